! SPDX-License-Identifier: BSD-3-Clause
module state
    use shmem
    implicit none
    private
    integer, public, save :: psync(shmem_sync_size) = shmem_sync_value
    integer, public, save :: work(shmem_reduce_min_wrkdata_size)
    type, public :: point
        real :: x, y
        logical :: set
    end type
end module

program right
    use shmem
    use state
    implicit none
    integer, save :: flag, values(3), total
    logical, save :: seen(2, 2)
    real, save :: line(4)
    type(point), save :: there
    double precision, allocatable :: near(:)
    double precision, save :: far(5)
    integer :: me, n, next, i, sum
    character(4), save :: word

    call shmem_init()
    me = shmem_my_pe()
    n = shmem_n_pes()
    next = mod(me + 1, n)
    flag = 0
    values = 0
    seen = .false.
    line = 0
    word = ' '
    there = point(0, 0, .false.)
    far = [(me + i / 8d0, i = 1, 5)]
    total = 0
    call shmem_barrier_all()

    call shmem_put(values, [1, 2, 3], 3, next)
    call shmem_put(seen(:, 2), [.true., .true.], 2, next)
    call shmem_put(word, 'what', 1, next)
    call shmem_real_put(line(2), 7.5, 1, next)
    call shmem_putmem(there, point(1, 2, .true.), storage_size(there) / 8, next)
    call shmem_fence()
    call shmem_set(flag, 1, next)
    call shmem_wait(flag, 0)
    if (flag /= 1 .or. any(values /= [1, 2, 3])) error stop 1
    if (any(seen(:, 1)) .or. .not. all(seen(:, 2))) error stop 2
    if (word /= 'what' .or. .not. there%set) error stop 3
    if (any(abs(line - [0.0, 7.5, 0.0, 0.0]) > 0)) error stop 4

    ! asynchronous arguments: read and written until SHMEM_QUIET
    allocate (near(5))
    near = 0
    call shmem_get_nbi(near, far, 5, next)
    call shmem_quiet()
    if (any(abs(near - [(next + i / 8d0, i = 1, 5)]) > 0)) error stop 5

    ! the value of a variable that others change
    sum = total
    call shmem_barrier_all()
    call shmem_inc(total, 0)
    call shmem_barrier_all()
    sum = total - sum
    if (me == 0 .and. sum /= n) error stop 6
    flag = 1
    call shmem_sum_to_all(total, flag, 1, 0, 0, n, work, psync)
    if (total /= n) error stop 7
    if (.not. shmem_pe_accessible(next)) error stop 8
    call shmem_finalize()
end program
