! SPDX-License-Identifier: BSD-3-Clause
program user
    use grid
    implicit none
    integer, intrinsic :: my_pe
    interface
        subroutine show(i)
            integer :: i
        end subroutine
    end interface
    if (my_pe() /= 0) stop
    call show(mask(3) + shift(int(date(1))))
    print *, ranf() > 0 .and. .true., cvmgt(1, 2, .false.), inner()
contains
    integer function inner()
        inner = mask(4) + popcnt(7)
    end function
end program
subroutine show(i)
    implicit none
    integer :: i, dshiftl8
    dshiftl8 = i .and. 4
    print *, dshiftl8, compl(i)
end subroutine
