! SPDX-License-Identifier: BSD-3-Clause
!
! The test of the generic routines for one type, included by module_types.F90 with
!   TYPE(bytes)  the type
!   BYTES        its kind, or its length, which changes for each inclusion
!   VALUE(p,i)   element i of PE p
!   SAME(a,b)    comparison
! and the name of the type in `what`.
    block
        TYPE(BYTES), save :: far(many), one, cube(2, 3, 4), sent(many)
        TYPE(BYTES) :: of(many, 0:n - 1), near(many), part(2, 3, 4), blank
        TYPE(BYTES) :: want(many)
        character(20) :: name
        integer :: i, p

        write (name, '(2A,I0)') trim(what), '*', BYTES
        blank = VALUE(5, 1)
        do p = 0, n - 1
            do i = 1, many
                of(i, p) = VALUE(p, i)
            end do
        end do
        sent = of(:, me)

        ! ---- put: an array, a scalar, a part, three dimensions
        near = sent
        part = reshape(near(:24), [2, 3, 4])
        far = blank
        one = blank
        cube = blank
        call shmem_barrier_all
        call shmem_put(far, near, 20, right)
        call shmem_put(one, near(3), 1, right)
        call shmem_put(far(25), near(7), 4, right)
        call shmem_put(far(30:33), near(30:33), 4, right)
        call shmem_put(cube, part, 24, right)
        call shmem_put(far(40:), near, 0, right)
        call shmem_barrier_all
        want = blank
        want(:20) = of(:20, left)
        want(25:28) = of(7:10, left)
        want(30:33) = of(30:33, left)
        call check(all(SAME(far, want)), name // ' put')
        call check(SAME(one, of(3, left)), name // ' put of a scalar')
        call check(all(SAME(reshape(cube, [24]), of(:24, left))), &
            name // ' put of a cube')

        ! ---- put_nbi, from three dimensions to one
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_put_nbi(far, part, 24, right)
        call shmem_put_nbi(far(many), near(many), 1, right)
        call shmem_quiet
        call shmem_barrier_all
        want = blank
        want(:24) = of(:24, left)
        want(many) = of(many, left)
        call check(all(SAME(far, want)), name // ' put_nbi')

        ! ---- get and get_nbi
        near = blank
        part = blank
        call shmem_get(near(2), sent, 20, right)
        call shmem_get_nbi(near(30), sent(40), 1, right)
        call shmem_get_nbi(part(:, :, 2:3), sent(3), 12, right)
        call shmem_quiet
        want = blank
        want(2:21) = of(:20, right)
        want(30) = of(40, right)
        call check(all(SAME(near, want)), name // ' get')
        call check(all(SAME(reshape(part(:, :, 2:3), [12]), of(3:14, right))), &
            name // ' get_nbi of a slice')
        call check(all(SAME(part(:, :, 1), blank)) .and. &
            all(SAME(part(:, :, 4), blank)), name // ' beside a slice')

        ! ---- iput and iget
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_iput(far, sent, 3, 2, 10, right)
        call shmem_barrier_all
        want = blank
        want(1:28:3) = of(1:19:2, left)
        call check(all(SAME(far, want)), name // ' iput')
        near = blank
        call shmem_iget(near, sent(2), 2, 5, 9, right)
        want = blank
        want(1:17:2) = of(2:42:5, right)
        call check(all(SAME(near, want)), name // ' iget')

        ! ---- broadcast: dest on the root is left alone
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_broadcast(far(3), sent, 11, n - 1, 0, 0, n, psync)
        want = blank
        if (me /= n - 1) want(3:13) = of(:11, n - 1)
        call check(all(SAME(far, want)), name // ' broadcast')

        ! ---- collect of 1, 2, 3 ... elements; fcollect of 4
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_collect(far, sent, me + 1, 0, 0, n, psync)
        want = blank
        i = 0
        do p = 0, n - 1
            want(i + 1:i + p + 1) = of(:p + 1, p)
            i = i + p + 1
        end do
        call check(all(SAME(far, want)), name // ' collect')
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_fcollect(far, sent(2), 4, 0, 0, n, psync)
        want = blank
        want(:4 * n) = reshape(of(2:5, :), [4 * n])
        call check(all(SAME(far, want)), name // ' fcollect')

        ! ---- alltoall and alltoalls of 2 elements
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_alltoall(far, sent, 2, 0, 0, n, psync)
        want = blank
        want(:2 * n) = reshape(of(2 * me + 1:2 * me + 2, :), [2 * n])
        call check(all(SAME(far, want)), name // ' alltoall')
        call shmem_barrier_all
        far = blank
        call shmem_barrier_all
        call shmem_alltoalls(far, sent, 2, 3, 2, 0, 0, n, psync)
        want = blank
        want(1:4 * n:4) = of(6 * me + 1, :)
        want(3:4 * n:4) = of(6 * me + 4, :)
        call check(all(SAME(far, want)), name // ' alltoalls')
        call shmem_barrier_all
    end block
#undef BYTES
