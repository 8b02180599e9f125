! SPDX-License-Identifier: BSD-3-Clause
!
! Two blocks of the symmetric heap: far, which other PEs access, and near, which
! only its own PE accesses.  The routines under test see both as arrays of each
! type, the checks see them as bytes.  Included by module_rma.f90,
! module_strided.f90 and module_collect.f90.
module blocks
    use, intrinsic :: iso_c_binding
    use shmem
    implicit none
    integer, parameter :: room = 3200, count = 30
    ! bytes of an element of the default kinds
    integer, parameter :: bytes_z = storage_size((0.0, 0.0)) / 8
    integer, parameter :: bytes_d = storage_size(0.0d0) / 8
    integer, parameter :: bytes_i = storage_size(0) / 8
    integer, parameter :: bytes_l = storage_size(.true.) / 8
    integer, parameter :: bytes_r = storage_size(0.0) / 8
    integer, save :: psync(shmem_sync_size) = shmem_sync_value
    type(c_ptr) :: there, here
    integer(1), pointer :: far(:), near(:)
    character(1), pointer :: far_c(:), near_c(:)
    complex, pointer :: far_z(:), near_z(:)
    double precision, pointer :: far_d(:), near_d(:)
    integer, pointer :: far_i(:), near_i(:)
    logical, pointer :: far_l(:), near_l(:)
    real, pointer :: far_r(:), near_r(:)
    integer(8), save :: signal
    integer(8) :: places8(count)
    integer(4) :: places4(count)
    integer :: me, n, left, right, round

contains

    subroutine begin
        integer :: i

        call shmem_init
        me = shmem_my_pe()
        n = shmem_n_pes()
        right = mod(me + 1, n)
        left = mod(me - 1 + n, n)
        round = 0
        ! every third index, backwards
        places8 = [(3 * (count - i), i = 1, count)]
        places4 = int(places8, 4)
        there = shmem_malloc(int(room, c_size_t))
        here = shmem_malloc(int(room, c_size_t))
        call c_f_pointer(there, far, [room])
        call c_f_pointer(here, near, [room])
        call c_f_pointer(there, far_c, [room / 1])
        call c_f_pointer(here, near_c, [room / 1])
        call c_f_pointer(there, far_z, [room / bytes_z])
        call c_f_pointer(here, near_z, [room / bytes_z])
        call c_f_pointer(there, far_d, [room / bytes_d])
        call c_f_pointer(here, near_d, [room / bytes_d])
        call c_f_pointer(there, far_i, [room / bytes_i])
        call c_f_pointer(here, near_i, [room / bytes_i])
        call c_f_pointer(there, far_l, [room / bytes_l])
        call c_f_pointer(here, near_l, [room / bytes_l])
        call c_f_pointer(there, far_r, [room / bytes_r])
        call c_f_pointer(here, near_r, [room / bytes_r])
    end subroutine

    ! Byte i of near on PE p.
    integer(1) function byte(p, i)
        integer, intent(in) :: p, i
        byte = int(mod(7 * i + 31 * p + 11 * round, 127), 1)
    end function

    ! Byte i of far on PE p: negative, as those of near are not.
    integer(1) function far_byte(p, i)
        integer, intent(in) :: p, i
        far_byte = -1_1 - byte(p, i)
    end function

    ! A new round: all bytes have the values of byte and far_byte.
    subroutine prepare
        integer :: i
        call shmem_barrier_all
        round = round + 1
        do i = 1, room
            near(i) = byte(me, i)
            far(i) = far_byte(me, i)
        end do
        call shmem_barrier_all
    end subroutine

    ! far has count elements of b bytes, dst elements apart, the first after `at`
    ! others.  They come from near of PE p, where they are sst apart, the first
    ! after `first` others.  Puts back what was there, for check_rest.
    subroutine check_far(name, b, p, at, dst, first, sst)
        character(*), intent(in) :: name
        integer, intent(in) :: b, p, at, dst, first, sst
        integer :: j, k
        do j = 0, count - 1
            do k = 1, b
                call check(far((at + j * dst) * b + k) == &
                    byte(p, (first + j * sst) * b + k), name)
                far((at + j * dst) * b + k) = &
                    far_byte(me, (at + j * dst) * b + k)
            end do
        end do
    end subroutine

    ! All other bytes of far are as they were.
    subroutine check_rest(name)
        character(*), intent(in) :: name
        integer :: i
        do i = 1, room
            call check(far(i) == far_byte(me, i), name // ' writes more')
        end do
        call shmem_barrier_all
    end subroutine

    subroutine check_put(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call shmem_barrier_all
        call check_far(name, b, left, 0, 1, 0, 1)
        call check_rest(name)
    end subroutine

    subroutine check_iput(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call shmem_barrier_all
        call check_far(name, b, left, 0, 3, 0, 2)
        call check_rest(name)
    end subroutine

    ! The number of the round: the value of a signal.
    integer(8) function now()
        now = round
    end function

    ! When the signal has come, the data are there.
    subroutine check_signal(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call shmem_wait_until(signal, shmem_cmp_eq, now())
        call check_far(name, b, left, 0, 1, 0, 1)
        call check_rest(name)
    end subroutine

    subroutine check_ixput(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call shmem_barrier_all
        call check_far(name, b, left, 3 * (count - 1), -3, 0, 1)
        call check_rest(name)
    end subroutine

    subroutine check_ixget(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call check_places(name, b, 1, 3 * (count - 1), -3)
    end subroutine

    ! near has count elements of far of the right neighbour, from the first on.
    subroutine check_near(name, b, dst, sst)
        character(*), intent(in) :: name
        integer, intent(in) :: b, dst, sst
        call check_places(name, b, dst, 0, sst)
    end subroutine

    ! near has count elements of far of the right neighbour: there sst apart, the
    ! first after `first` others, here dst apart.  Everything else of near is as it
    ! was.
    subroutine check_places(name, b, dst, first, sst)
        character(*), intent(in) :: name
        integer, intent(in) :: b, dst, first, sst
        integer :: i, j, k
        call shmem_quiet
        do j = 0, count - 1
            do k = 1, b
                call check(near(j * dst * b + k) == &
                    far_byte(right, (first + j * sst) * b + k), name)
                near(j * dst * b + k) = byte(me, j * dst * b + k)
            end do
        end do
        do i = 1, room
            call check(near(i) == byte(me, i), name // ' writes more')
        end do
        call shmem_barrier_all
    end subroutine

    subroutine check_get(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call check_near(name, b, 1, 1)
    end subroutine

    subroutine check_iget(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call check_near(name, b, 3, 2)
    end subroutine

    subroutine check_broadcast(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        if (me /= n - 1) call check_far(name, b, n - 1, 0, 1, 0, 1)
        call check_rest(name)
    end subroutine

    subroutine check_collect(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        integer :: p
        do p = 0, n - 1
            call check_far(name, b, p, p * count, 1, 0, 1)
        end do
        call check_rest(name)
    end subroutine

    subroutine check_alltoall(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        integer :: p
        do p = 0, n - 1
            call check_far(name, b, p, p * count, 1, me * count, 1)
        end do
        call check_rest(name)
    end subroutine

    subroutine check_alltoalls(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        integer :: p
        do p = 0, n - 1
            call check_far(name, b, p, 3 * p * count, 3, 2 * me * count, 2)
        end do
        call check_rest(name)
    end subroutine
end module
