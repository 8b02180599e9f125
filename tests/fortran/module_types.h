! SPDX-License-Identifier: BSD-3-Clause
!
! The test of the generic routines for one type, included by module_types.F90 in
! its CONTAINS part, with
!   TRY          the name of the subroutine
!   KIND_OF      the type
!   VALUE(p,i)   element i of PE p
!   SAME(a,b)    comparison
! It undefines the first three.
    subroutine TRY(name)
        character(*), intent(in) :: name
        KIND_OF, save :: far(many), one, cube(2, 3, 4), sent(many)
        KIND_OF :: near(many), block(2, 3, 4), blank
        integer :: i, j, k, p

        blank = VALUE(5, 1)
        do i = 1, many
            near(i) = VALUE(me, i)
            sent(i) = VALUE(me, i)
        end do
        i = 0
        do k = 1, 4
            do j = 1, 3
                do p = 1, 2
                    i = i + 1
                    block(p, j, k) = VALUE(me, i)
                end do
            end do
        end do

        ! ---- put: an array, a scalar, a part, three dimensions
        far = blank
        one = blank
        cube = blank
        call shmem_barrier_all
        call shmem_put(far, near, 20, right)
        call shmem_put(one, near(3), 1, right)
        call shmem_put(far(25), near(7), 4, right)
        call shmem_put(far(30:33), near(30:33), 4, right)
        call shmem_put(cube, block, 24, right)
        call shmem_put(far(40:), near, 0, right)
        call shmem_barrier_all
        do i = 1, many
            if (i <= 20 .or. (i >= 30 .and. i <= 33)) then
                call check(SAME(far(i), VALUE(left, i)), name // ' put')
            else if (i >= 25 .and. i <= 28) then
                call check(SAME(far(i), VALUE(left, i - 18)), name // ' put')
            else
                call check(SAME(far(i), blank), name // ' put writes more')
            end if
        end do
        call check(SAME(one, VALUE(left, 3)), name // ' put of a scalar')
        i = 0
        do k = 1, 4
            do j = 1, 3
                do p = 1, 2
                    i = i + 1
                    call check(SAME(cube(p, j, k), VALUE(left, i)), &
                        name // ' put of a cube')
                end do
            end do
        end do

        ! ---- put_nbi, from three dimensions to one
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_put_nbi(far, block, 24, right)
        call shmem_put_nbi(far(many), near(many), 1, right)
        call shmem_quiet
        call shmem_barrier_all
        do i = 1, 24
            call check(SAME(far(i), VALUE(left, i)), name // ' put_nbi')
        end do
        do i = 25, many - 1
            call check(SAME(far(i), blank), name // ' put_nbi writes more')
        end do
        call check(SAME(far(many), VALUE(left, many)), name // ' put_nbi')

        ! ---- get and get_nbi
        near = blank
        block = blank
        call shmem_get(near(2), sent, 20, right)
        call shmem_get_nbi(near(30), sent(40), 1, right)
        call shmem_get_nbi(block(:, :, 2:3), sent(3), 12, right)
        call shmem_quiet
        do i = 1, many
            if (i >= 2 .and. i <= 21) then
                call check(SAME(near(i), VALUE(right, i - 1)), name // ' get')
            else if (i == 30) then
                call check(SAME(near(i), VALUE(right, 40)), name // ' get_nbi')
            else
                call check(SAME(near(i), blank), name // ' get writes more')
            end if
        end do
        i = 2
        do k = 2, 3
            do j = 1, 3
                do p = 1, 2
                    i = i + 1
                    call check(SAME(block(p, j, k), VALUE(right, i)), &
                        name // ' get_nbi of a slice')
                    call check(SAME(block(p, j, 1), blank) .and. &
                        SAME(block(p, j, 4), blank), name // ' beside a slice')
                end do
            end do
        end do

        ! ---- iput and iget
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_iput(far, sent, 3, 2, 10, right)
        call shmem_barrier_all
        do i = 1, many
            if (mod(i, 3) == 1 .and. i <= 28) then
                call check(SAME(far(i), VALUE(left, 1 + i / 3 * 2)), &
                    name // ' iput')
            else
                call check(SAME(far(i), blank), name // ' iput writes more')
            end if
        end do
        near = blank
        call shmem_iget(near, sent(2), 2, 5, 9, right)
        do i = 1, many
            if (mod(i, 2) == 1 .and. i <= 17) then
                call check(SAME(near(i), VALUE(right, 2 + i / 2 * 5)), &
                    name // ' iget')
            else
                call check(SAME(near(i), blank), name // ' iget writes more')
            end if
        end do

        ! ---- broadcast: dest on the root is left alone
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_broadcast(far(3), sent, 11, n - 1, 0, 0, n, psync)
        do i = 1, many
            if (me /= n - 1 .and. i >= 3 .and. i <= 13) then
                call check(SAME(far(i), VALUE(n - 1, i - 2)), &
                    name // ' broadcast')
            else
                call check(SAME(far(i), blank), name // ' broadcast, more')
            end if
        end do

        ! ---- collect of 1, 2, 3 ... elements; fcollect of 4
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_collect(far, sent, me + 1, 0, 0, n, psync)
        i = 0
        do p = 0, n - 1
            do j = 1, p + 1
                i = i + 1
                call check(SAME(far(i), VALUE(p, j)), name // ' collect')
            end do
        end do
        call check(SAME(far(i + 1), blank), name // ' collect writes more')
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_fcollect(far, sent(2), 4, 0, 0, n, psync)
        i = 0
        do p = 0, n - 1
            do j = 2, 5
                i = i + 1
                call check(SAME(far(i), VALUE(p, j)), name // ' fcollect')
            end do
        end do
        call check(SAME(far(i + 1), blank), name // ' fcollect writes more')

        ! ---- alltoall and alltoalls of 2 elements
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_alltoall(far, sent, 2, 0, 0, n, psync)
        do p = 0, n - 1
            do j = 1, 2
                call check(SAME(far(2 * p + j), VALUE(p, 2 * me + j)), &
                    name // ' alltoall')
            end do
        end do
        call check(SAME(far(2 * n + 1), blank), name // ' alltoall, more')
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_alltoalls(far, sent, 2, 3, 2, 0, 0, n, psync)
        do p = 0, n - 1
            do j = 0, 1
                i = 2 * (2 * p + j) + 1
                k = 3 * (2 * me + j) + 1
                call check(SAME(far(i), VALUE(p, k)), name // ' alltoalls')
                call check(SAME(far(i + 1), blank), name // ' alltoalls, more')
            end do
        end do
        call shmem_barrier_all
    end subroutine
#undef TRY
#undef KIND_OF
#undef VALUE
