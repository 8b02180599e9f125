! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests sections with gaps between their elements through the module, as the local
! argument of routines that block: the elements of a source are sent in their order,
! those of a dest get what comes, and what lies between them is not changed.
program module_sections
    use shmem
    implicit none
    integer, parameter :: n = 6
    integer, save :: far(n), far2(2, 3)
    real, save :: far_r(n)
    logical, save :: far_l(n)
    character(3), save :: far_c(n)
    integer(8), save :: signal
    integer :: me, right, left, i, near(n, n), want(n), got(n)
    real :: near_r(2 * n)
    logical :: near_l(n, n)
    character(4) :: near_c(n)

    call shmem_init
    me = shmem_my_pe()
    right = mod(me + 1, shmem_n_pes())
    left = mod(me + shmem_n_pes() - 1, shmem_n_pes())
    call put_sections
    call get_sections
    call shmem_finalize

contains

    ! What PE pe has in element i.
    elemental integer function value(pe, i)
        integer, intent(in) :: pe, i

        value = 100 * pe + i
    end function

    subroutine put_sections
        near = -1
        near(2, :) = [(value(me, i), i = 1, n)]
        near_r(2::2) = near(2, :)
        near_l(:, :) = .false.
        near_l(3, :) = mod(near(2, :), 2) == 1
        want = [(value(left, i), i = 1, n)]
        call shmem_barrier_all
        call shmem_put(far, near(2, :), n, right)
        call shmem_barrier_all
        call check(all(far == want), 'shmem_put')
        call shmem_put(far(1:0:2), near(2, :), 0, right) ! an empty section has no gaps
        call shmem_barrier_all
        ! one element has no gaps: what does not block takes it, too
        far(1) = 0
        call shmem_barrier_all
        call shmem_put_nbi(far, near(2:2, 3:3), 1, right)
        call shmem_barrier_all
        call check(far(1) == want(3), 'shmem_put_nbi of one element')
        call shmem_barrier_all
        call shmem_put(far, near(2, n:1:-1), n - 1, right)
        call shmem_barrier_all
        call check(all(far == [want(n:2:-1), want(n)]), 'shmem_put backwards')
        call shmem_barrier_all
        call shmem_integer_put(far, near(2, :), n, right)
        call shmem_real_put(far_r, near_r(2::2), n, right)
        call shmem_logical_put(far_l, near_l(3, :), n, right)
        call shmem_barrier_all
        call check(all(far == want), 'shmem_integer_put')
        call check(all(far_r == want), 'shmem_real_put')
        call check(all(far_l .eqv. mod(want, 2) == 1), 'shmem_logical_put')
        near(2:4:2, 2:6:2) = reshape([(value(me, i), i = 1, n)], [2, 3])
        far = 0
        call shmem_barrier_all
        call shmem_put(far2, near(2:4:2, 2:6:2), n, right)
        call shmem_iput(far, near(2:4:2, 2:6:2), 2, 2, 3, right)
        call shmem_real_iput(far_r, near_r(2::2), 1, 2, 3, right)
        call shmem_barrier_all
        call check(all(far2 == reshape(want, [2, 3])), 'shmem_put of two dimensions')
        call check(all(far(1:5:2) == want(1:5:2)), 'shmem_iput')
        call check(all(far(2:6:2) == 0), 'shmem_iput between')
        call check(all(far_r(1:3) == want(1:5:2)), 'shmem_real_iput')
        call shmem_barrier_all
        do i = 1, n
            write (near_c(i), '(I4.4)') value(me, i)
        end do
        call shmem_put(far_c, near_c(:)(2:4), n, right)
        call shmemx_real_put_signal(far_r, near_r(2::2), n, signal, 1_8, right)
        call shmem_wait_until(signal, shmem_cmp_eq, 1_8)
        call check(all(far_r == want), 'shmemx_real_put_signal')
        call shmem_barrier_all
        do i = 1, n
            read (far_c(i), '(I3)') got(i)
        end do
        call check(all(got == want), 'shmem_put of characters')
    end subroutine

    subroutine get_sections
        far = [(value(me, i), i = 1, n)]
        far_r = far
        far_l = mod(far, 2) == 1
        want = [(value(right, i), i = 1, n)]
        call shmem_barrier_all
        near = -1
        call shmem_get(near(:, 1), far, n, right)
        call shmem_get(near(2, :), far, n, right)
        call check(all(near(2, :) == want), 'shmem_get')
        call check(all(near(3:, 2:) == -1), 'shmem_get between')
        near = -1
        call shmem_get(near(5, n:1:-1), far, n - 1, right)
        call check(all(near(5, n:2:-1) == want(:n - 1)), 'shmem_get backwards')
        call check(count(near /= -1) == n - 1, 'shmem_get of fewer')
        near = -1
        call shmem_iget(near(4, :), far, 2, 1, 3, right)
        call check(all(near(4, 1:5:2) == want(1:3)), 'shmem_iget')
        call check(count(near /= -1) == 3, 'shmem_iget between')
        near_r = -1
        call shmem_real_get(near_r(1::2), far_r, n, right)
        call check(all(near_r(1::2) == want), 'shmem_real_get')
        call check(all(near_r(2::2) == -1), 'shmem_real_get between')
        near_l = .false.
        call shmem_logical_get(near_l(2, :), far_l, n, right)
        call check(all(near_l(2, :) .eqv. mod(want, 2) == 1), 'shmem_logical_get')
        call check(.not. any(near_l(3:, :)), 'shmem_logical_get between')
    end subroutine
end program

include 'check.h'
