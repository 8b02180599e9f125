! SPDX-License-Identifier: BSD-3-Clause
subroutine try_NAME
    use state
    implicit none
    TYPE, save :: far(5), near(5)
    TYPE :: want(5)
    want = GUARD
    far = GUARD
    near = VALUE(me)
    want(2:4) = VALUE(left)
    call shmem_barrier_all
    call shmem_NAME_put(far(2), near, 3, right)
    call shmem_barrier_all
    call need(all(far EQ want), 'put of NAME')
    far = VALUE(me)
    near = GUARD
    want(2:4) = VALUE(right)
    want(3) = GUARD
    call shmem_barrier_all
    call shmem_NAME_iget(near(2), far, 2, 1, 2, right)
    call need(all(near EQ want), 'iget of NAME')
    call shmem_barrier_all
contains
    TYPE function VALUE(p)
        integer, intent(in) :: p
        VALUE = FORMULA
    end function
end subroutine
