! SPDX-License-Identifier: BSD-3-Clause
program words
    implicit none
    include 'mpp/shmem.fh'
    integer, parameter :: w = WORD
    integer(w), save :: far(5), near(5), all_words(0:9)
    integer(w), parameter :: guard = -7, index(2) = [2, 0]
    integer :: me, n, right, left, i
    integer, save :: psync(SHMEM_SYNC_SIZE) = SHMEM_SYNC_VALUE
    integer(8) :: handle
    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me + n - 1, n)

    call fresh
    call shmem_put(far(2), near, 3, right)
    call compare('shmem_put', far, [guard, v(left, 1), v(left, 2), &
        v(left, 3), guard])
    call fresh
    call shmem_put_nb(far(2), near, 3, right, handle)
    call compare('shmem_put_nb', far, [guard, v(left, 1), v(left, 2), &
        v(left, 3), guard])
    call fresh
    call shmem_iput(far(2), near, 2, 3, 2, right)
    call compare('shmem_iput', far, [guard, v(left, 1), guard, v(left, 4), &
        guard])
    call fresh
    call shmem_ixput(far(2), near, index, 2, right)
    call compare('shmem_ixput', far, [guard, v(left, 2), guard, v(left, 1), &
        guard])
    call fresh
    call shmem_get(far(2), near, 3, right)
    call compare('shmem_get', far, [guard, v(right, 1), v(right, 2), &
        v(right, 3), guard])
    call fresh
    call shmem_get_nb(far(2), near, 3, right, handle)
    call compare('shmem_get_nb', far, [guard, v(right, 1), v(right, 2), &
        v(right, 3), guard])
    call fresh
    call shmem_iget(far(2), near, 2, 3, 2, right)
    call compare('shmem_iget', far, [guard, v(right, 1), guard, v(right, 4), &
        guard])
    call fresh
    call shmem_ixget(far(2), near, index, 2, right)
    call compare('shmem_ixget', far, [guard, v(right, 3), v(right, 1), guard, &
        guard])

    call fresh
    call shmem_broadcast(far(2), near, 3, 0, 0, 0, n, psync)
    if (me == 0) far(2:4) = near(1:3)
    call compare('shmem_broadcast', far, [guard, v(0, 1), v(0, 2), v(0, 3), &
        guard])
    do i = 1, 2
        call fresh
        all_words = guard
        call shmem_barrier_all
        if (i == 1) call shmem_collect(all_words(1), near, 2, 0, 0, n, psync)
        if (i == 2) call shmem_fcollect(all_words(1), near, 2, 0, 0, n, psync)
        call need(all_words(0) == guard .and. &
            all(all_words(2 * n + 1:) == guard), 'around collect')
        call need(all(all_words(1:4) == [v(0, 1), v(0, 2), v(1, 1), v(1, 2)]), &
            'collect')
    end do
    print '(A)', 'right'
contains
    elemental integer(w) function v(pe, i)
        integer, intent(in) :: pe, i
        v = huge(1_w) - int(10 * pe + i + 20, w)
    end function
    subroutine fresh
        integer :: k
        call shmem_barrier_all
        far = guard
        near = [(v(me, k), k = 1, 5)]
        call shmem_barrier_all
    end subroutine
    subroutine compare(what, is, should)
        character(len=*), intent(in) :: what
        integer(w), intent(in) :: is(5), should(5)
        call shmem_barrier_all
        call need(all(is == should), what)
    end subroutine
    subroutine need(ok, what)
        logical, intent(in) :: ok
        character(len=*), intent(in) :: what
        if (ok) return
        print '(2A)', 'wrong: ', what
        call shmem_global_exit(1)
    end subroutine
end program
