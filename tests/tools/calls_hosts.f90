module m
    integer(8) :: k
contains
    subroutine s
        call shmem_int8_add(k, k, 0)
    end subroutine
end module
! SPDX-License-Identifier: BSD-3-Clause
