module sizes
    implicit none
    integer :: there
contains
    integer function all_pes()
        all_pes = n$pes + & ! N$PES
            & 0
    end function
end module
program free
    use sizes
    implicit none
    intrinsic my_pe
    character(len=30) :: s = 'a string & n$pes &
        &goes on'
    !dir$ ivdep
    if (my_pe() == 0) print *, trim(s), all_pes(), N$PES - n$pes + 0; if (n$pes > 9) stop 1
end program free
! SPDX-License-Identifier: BSD-3-Clause
