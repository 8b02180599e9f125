! SPDX-License-Identifier: BSD-3-Clause
!
! The test of one reduction for one type, included by module_reduce.F90, with
!   OWN           the name of the routine
!   NAME          what to call it
!   GENERIC       the generic name
!   KIND_OF       the type
!   COMBINE(a,b)  the operation
! OWN, NAME and KIND_OF change for each inclusion.
    block
        KIND_OF, save :: dest(10), source(10), one, table(2, 3), from(2, 3)
        KIND_OF, save :: work(work_size)
        KIND_OF :: want(10), next
        integer :: i, p

        dest = 77
        one = 77
        table = 77
        do i = 1, 10
            source(i) = number(me, i)
            want(i) = number(0, i)
            do p = 1, n - 1
                next = number(p, i)
                want(i) = COMBINE(want(i), next)
            end do
        end do
        from = reshape(source(:6), [2, 3])
        call shmem_barrier_all
        call OWN(dest, source, 9, 0, 0, n, work, psync)
        call check(all(dest(:9) == want(:9)), NAME // ', array')
        call check(dest(10) == 77, NAME // ' writes more')
        call shmem_barrier_all
        call GENERIC(one, source(4), 1, 0, 0, n, work, psync)
        call check(one == want(4), NAME // ', scalar')
        call shmem_barrier_all
        call GENERIC(table, from, 6, 0, 0, n, work(1), psync)
        call check(all(reshape(table, [6]) == want(:6)), &
            NAME // ', two dimensions')
        call shmem_barrier_all
        call GENERIC(dest(2:4), source(5:7), 3, 0, 0, n, work, psync)
        call check(all(dest(2:4) == want(5:7)), NAME // ', part')
        call check(all(dest([1, 5, 6, 7, 8, 9]) == want([1, 5, 6, 7, 8, 9])), &
            NAME // ', beside a part')
        call shmem_barrier_all
    end block
#undef OWN
#undef NAME
#undef KIND_OF
