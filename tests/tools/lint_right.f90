! SPDX-License-Identifier: BSD-3-Clause
! Kinds that nobody knows without the compiler
subroutine kinds
    implicit none
    integer, parameter :: d = selected_real_kind(p=15, r=307), &
        l = selected_int_kind(r=18), r = selected_real_kind(6, 300)
    real(d), save :: x
    real(r), save :: y
    integer(l), save :: k
    integer(selected_int_kind(15)) :: i
    real(kind(1.d0)) z
    real(kind=kind(1.d0)) u
    call shmem_double_put(x, y, 1, 0)
    call shmem_double_put(x, z, 1, 0)
    call shmem_double_put(x, u, 1, 0)
    call shmem_int8_add(k, i, 0)
end subroutine
subroutine kind_of_constant
    integer, parameter :: d = 8
    real(d) x(10), y(10)
    save x
    call shmem_double_put(x(1), y(1), 10, 0)
end subroutine
module own_kinds
    integer, parameter :: int8 = selected_int_kind(18)
end module
subroutine kind_of_module
    use own_kinds
    integer(int8), save :: k
    call shmem_int8_add(k, k, 0)
end subroutine
! Several statements on a line
subroutine several
    real*8 x(10); real*8 y(10)
    integer n; integer*8 k
    save x, k
    x = 1; call shmem_double_put(x(1), y(1), 10, 0); call shmem_int8_inc(k, 0)
end subroutine
! Names of components, of BLOCK and of ASSOCIATE are not those of the unit.
subroutine components
    type cell
        integer*8 n
        integer*8 next
    end type
    real*8, save :: x
    call shmem_put8(x, x, n, next)
end subroutine
subroutine blocks
    integer*8, save :: k
    block
        integer*8 n
        n = 3
    end block
    associate (m => 5_8)
        call shmem_int8_add(k, m, 0)
    end associate
    call shmem_int8_add(k, k, n)
end subroutine
subroutine values
    integer*8 :: k(2) = [integer(8) :: 1, 2], m = 5
    call shmem_int8_add(k, m, 0)
end subroutine
