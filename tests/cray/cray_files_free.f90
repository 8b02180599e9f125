module sizes
contains
    integer function half()
        include 'half.inc'
    end function
end module
program free
    use sizes
    implicit none
    include "names.inc"
    if (my_pe() == 0) print *, half()
end program
! SPDX-License-Identifier: BSD-3-Clause
