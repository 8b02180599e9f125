! SPDX-License-Identifier: BSD-3-Clause
module state
    implicit none
    integer :: me, n, right, left
contains
    subroutine need(ok, what)
        logical, intent(in) :: ok
        character(len=*), intent(in) :: what
        if (ok) return
        print '(2A)', 'wrong: ', what
        call shmem_global_exit(1)
    end subroutine
end module

