! SPDX-License-Identifier: BSD-3-Clause
module grid
    use, intrinsic :: iso_c_binding
    use, intrinsic :: ieee_arithmetic
    include 'mpp/shmem.fh'
    real(8) :: a(4)
contains
    subroutine turn(k)
        integer(8) :: k
        call shmem_put8(a, a, 4, NEXT)
        k = shmem_int8_fadd(k, 1_8, 0)
    end subroutine
end module
subroutine inside
    use grid
    integer(8), save :: k
    call turn(k)
end subroutine
