! SPDX-License-Identifier: BSD-3-Clause
!
! The test of one reduction for one type, included by reduce_types.h, with
!   OWN           the name of the routine
!   NAME          what to call it
!   GENERIC       the generic name of the module
!   KIND_OF       the type
!   VALUE(p,i)    element i of PE p
!   COMBINE(a,b)  the operation
! OWN, NAME, KIND_OF and VALUE change for each inclusion.
        block
            KIND_OF, save :: dest(-1:most), source(most), work(work_size)
            KIND_OF :: expected(most), guard, b
            integer :: i, k, p, s
#ifdef MODULE
            KIND_OF, save :: one, table(2, 3), from(2, 3)
#endif
            guard = 77
            do s = 1, size(sizes)
                do k = 1, 2
                    call shmem_barrier_all
                    calls = calls + 1
                    dest = guard
                    do i = 1, sizes(s)
                        source(i) = VALUE(me, i)
                        expected(i) = VALUE(first, i)
                        do p = first + step, last, step
                            b = VALUE(p, i)
                            expected(i) = COMBINE(expected(i), b)
                        end do
                    end do
                    call shmem_barrier_all
                    if (.not. mine) cycle
                    ! the second time is in place
                    if (k == 1) then
                        call OWN(dest(1:), source, sizes(s), SET, work, &
                            psync(:, place()))
                    else
                        dest(1:sizes(s)) = source(1:sizes(s))
                        call OWN(dest(1:), dest(1:), sizes(s), SET, work, &
                            psync(:, place()))
                    end if
                    call check(all(dest(1:sizes(s)) == &
                        expected(1:sizes(s))), NAME)
                    call check(all(dest(-1:0) == guard), NAME // ' before')
                    call check(all(dest(sizes(s) + 1:) == guard), &
                        NAME // ' behind')
#ifdef MODULE
                    ! the generic name: a scalar, two dimensions, a part
                    if (sizes(s) == 100) then
                        from = reshape(source(:6), [2, 3])
                        call shmem_barrier(SET, psync(:, 3))
                        call GENERIC(one, source(4), 1, SET, work, psync(:, 4))
                        call check(one == expected(4), NAME // ', scalar')
                        call shmem_barrier(SET, psync(:, 3))
                        call GENERIC(table, from, 6, SET, work(1), psync(:, 4))
                        call check(all(reshape(table, [6]) == expected(:6)), &
                            NAME // ', two dimensions')
                        call shmem_barrier(SET, psync(:, 3))
                        call GENERIC(dest(2:4), source(5:7), 3, SET, work, &
                            psync(:, 4))
                        call check(all(dest(2:4) == expected(5:7)), &
                            NAME // ', part')
                        call check(dest(1) == expected(1) .and. &
                            all(dest(5:100) == expected(5:100)), &
                            NAME // ', beside a part')
                    end if
#endif
                    source = guard
                end do
            end do
        end block
#undef OWN
#undef NAME
#undef KIND_OF
#undef VALUE
