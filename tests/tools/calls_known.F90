! SPDX-License-Identifier: BSD-3-Clause
! What is before the wrong call leaves the types known.
#define SIZE 10
#include "mpp/shmem.fh"
program known
    use, intrinsic :: iso_fortran_env, only: int64
    implicit none
    include 'shmem.fh'
    integer, parameter :: d = selected_real_kind(15, 307), &
        l = selected_int_kind(9)
    interface
        subroutine s(k)
            integer*8 k
        end subroutine
    end interface
    real(d) :: x(2) = [1, 2], y; integer(l) k
    integer(int64) m(3)
    integer i, j
    character(len=3) :: c = 'a;b'
    common /c/ k, m, y
    data j /5/
    external s
    equivalence (i, j)
    1 format (i5)
    open (7, file='x')
    loop: do i = 1, 2
        if (i == 2) then
            write (*, 1) i
        else if (i == 3) then
            exit loop
        end if
        select case (i)
        case (1:2)
            print *, i
        end select
    end do loop
    where (x > 1) x = 2
    call shmem_int8_add(m, k, 0)
    call shmem_int4_add(m(2), k, 0)
    call shmem_real_put(x, y, 1, 0)
end program
