! SPDX-License-Identifier: BSD-3-Clause
module state
    implicit none
    integer :: me, n, right, left
    integer(8), save :: sig
contains
    subroutine wrong(what, how)
        character(len=*), intent(in) :: what
        integer, intent(in) :: how
        print '(3A,I0)', 'wrong: ', what, ', ', how
        call shmem_global_exit(1)
    end subroutine
    subroutine need(ok, what)
        logical, intent(in) :: ok
        character(len=*), intent(in) :: what
        if (.not. ok) call wrong(what, 0)
    end subroutine
end module

