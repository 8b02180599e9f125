! SPDX-License-Identifier: BSD-3-Clause
subroutine try_NAME
    use state
    implicit none
    TYPE, save :: far(5), near(5)
    TYPE :: want(5)
    external shmem_NAME_put, shmem_NAME_put_nbi, shmem_NAME_put_nb
    external shmem_NAME_get, shmem_NAME_get_nbi, shmem_NAME_get_nb
    external shmem_NAME_iput, shmem_NAME_iget, shmemx_NAME_put_signal
    call put(1, shmem_NAME_put)
    call put(1, shmem_NAME_put_nbi)
    call put(1, shmem_NAME_put_nb)
    call put(2, shmem_NAME_iput)
    call put(3, shmemx_NAME_put_signal)
    call get(1, shmem_NAME_get)
    call get(1, shmem_NAME_get_nbi)
    call get(1, shmem_NAME_get_nb)
    call get(2, shmem_NAME_iget)
contains
    subroutine fresh
        call shmem_barrier_all
        want = GUARD
        far = GUARD
        near = GUARD
    end subroutine
    subroutine put(how, p)
        integer, intent(in) :: how
        external p
        call fresh
        near = VALUE(me)
        want(2:4) = VALUE(left)
        call shmem_barrier_all
        if (how == 1) call p(far(2), near, 3, right)
        if (how == 2) call p(far(2), near, 2, 1, 2, right)
        if (how == 2) want(3) = GUARD
        if (how == 3) call p(far(2), near, 3, sig, 5_8, right)
        call shmem_barrier_all
        if (.not. all(far EQ want)) call wrong('put of NAME', how)
    end subroutine
    subroutine get(how, g)
        integer, intent(in) :: how
        external g
        call fresh
        far = VALUE(me)
        want(2:4) = VALUE(right)
        call shmem_barrier_all
        if (how == 1) call g(near(2), far, 3, right)
        if (how == 2) call g(near(2), far, 2, 1, 2, right)
        if (how == 2) want(3) = GUARD
        if (.not. all(near EQ want)) call wrong('get of NAME', how)
        call shmem_barrier_all
    end subroutine
    TYPE function VALUE(p)
        integer, intent(in) :: p
        VALUE = FORMULA
    end function
end subroutine
