module bodies
    interface
        subroutine sub(k)
            implicit none
            integer k
        end subroutine
    end interface
contains
    integer function all_pes()
        all_pes = n$pes
    end function
end module
program main
    use bodies
    call sub(all_pes())
end program
subroutine sub(k)
    implicit none
    integer k
    if (my_pe() == 0) print *, k, n$pes
end subroutine
! SPDX-License-Identifier: BSD-3-Clause
