! SPDX-License-Identifier: BSD-3-Clause
!
! The body of team.f90 and module_team.f90: teams are split by colors and by
! triplets, queried and destroyed; then the clock.
    integer(8) :: half, back, one
    integer :: me, n, i, place
    real(8) :: start

    call start_pes(0)
    start = shmemx_wtime()
    me = shmem_my_pe()
    n = shmem_n_pes()
    call check(shmemx_team_n_pes(SHMEM_TEAM_WORLD) == n, 'all PEs')
    call check(shmemx_team_my_pe(SHMEM_TEAM_WORLD) == me, 'my number')
    call check(shmemx_team_n_pes(SHMEM_TEAM_NODE) >= 1, 'my node')
    call check(shmemx_team_my_pe(SHMEM_TEAM_NULL) == -1, 'no team')

    half = SHMEM_TEAM_WORLD
    call shmemx_team_split(SHMEM_TEAM_WORLD, mod(me, 2), 0, half)
    call check(shmemx_team_n_pes(half) == (n + 1 - mod(me, 2)) / 2, 'half')
    call check(shmemx_team_my_pe(half) == me / 2, 'my place in the half')
    do i = 0, n - 1
        place = shmemx_team_translate_pe(SHMEM_TEAM_WORLD, i, half)
        call check(place == merge(i / 2, -1, mod(i, 2) == mod(me, 2)), &
            'translated')
    end do

    call shmemx_team_split(half, 5, -me, back)
    call check(shmemx_team_my_pe(back) == &
        shmemx_team_n_pes(half) - 1 - me / 2, 'backwards')
    call shmemx_team_destroy(back)
    call check(back == SHMEM_TEAM_NULL, 'given up')

    one = SHMEM_TEAM_WORLD
    call shmemx_team_split_strided(half, 0, 1, 1, one)
    call check((one == SHMEM_TEAM_NULL) .eqv. (me > 1), 'the first ones')
    if (me <= 1) call check(shmemx_team_n_pes(one) == 1, 'one')
    call shmemx_team_destroy(one)

    call shmemx_team_split(half, SHMEM_COLOR_UNDEFINED, 0, one)
    call check(one == SHMEM_TEAM_NULL, 'no color')
    call shmemx_team_destroy(half)
    call shmem_barrier_all
    call check(shmemx_wtime() >= start, 'time')
    call shmem_finalize
end program
