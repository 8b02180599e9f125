! np: 1 2 4
! np: 2  kinds: 8
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the rest of the module: queries, barriers, cache control, constants; a
! variable that has the name of an old function; and a subroutine in the same
! file that does not use the module.
program module_query
    use shmem
    implicit none
    integer :: my_pe, num_pes, major, minor
    integer, save :: psync(shmem_barrier_sync_size) = shmem_sync_value
    integer, save :: everywhere(4)
    integer :: here(4), far = 1
    character(shmem_max_name_len) :: name
    interface
        subroutine old_part(a, error)
            integer, intent(inout) :: a(4)
            integer, intent(out) :: error
        end subroutine
    end interface

    call shmem_init
    my_pe = shmem_my_pe()
    num_pes = shmem_n_pes()
    call check(my_pe >= 0 .and. my_pe < num_pes, 'SHMEM_MY_PE')
    call check(kind(my_pe) == shmem_kind, 'SHMEM_KIND')
    call check(shmem_address_kind == kind(loc(my_pe)), 'SHMEM_ADDRESS_KIND')
    call shmem_info_get_version(major, minor)
    call check(major == shmem_major_version .and. &
        minor == shmem_minor_version, 'SHMEM_INFO_GET_VERSION')
    call shmem_info_get_name(name)
    call check(name == shmem_vendor_string, 'SHMEM_INFO_GET_NAME')
    call check(shmem_pe_accessible(num_pes - 1), 'SHMEM_PE_ACCESSIBLE')
    call check(.not. shmem_pe_accessible(num_pes), 'SHMEM_PE_ACCESSIBLE')
    call check(shmem_addr_accessible(everywhere, 0), 'SHMEM_ADDR_ACCESSIBLE')
    call check(.not. shmem_addr_accessible(here, 0), 'SHMEM_ADDR_ACCESSIBLE')
    ! no number is cut to 4 bytes
    if (bit_size(my_pe) == 64) then
        far = ishft(far, 32)
        call check(.not. shmem_pe_accessible(far), 'SHMEM_PE_ACCESSIBLE')
        call check(.not. shmem_addr_accessible(everywhere, far), 'SHMEM_ADDR_ACCESSIBLE')
    end if

    everywhere = 0
    call shmem_barrier(0, 0, num_pes, psync)
    call shmem_integer_put(everywhere, [1, 2, 3, 4] + 10 * my_pe, 4, mod(my_pe + 1, num_pes))
    call shmem_fence
    call shmem_quiet
    call barrier
    call check(all(everywhere == [1, 2, 3, 4] + &
        10 * mod(my_pe - 1 + num_pes, num_pes)), 'SHMEM_INTEGER_PUT')
    call shmem_barrier_all
    call old_part(everywhere, major)
    call check(major == 0, 'a part without the module')

    call shmem_pcontrol(0)
    call shmem_pcontrol(2)
    call shmem_clear_cache_inv
    call shmem_set_cache_inv
    call shmem_udcflush
    call shmem_clear_cache_line_inv(everywhere)
    call shmem_set_cache_line_inv(everywhere(2))
    call shmem_udcflush_line(name)
    call shmem_stack(here)

    ! constants that no other test of the module needs
    call check(all([shmem_bcast_sync_size, shmem_collect_sync_size, &
        shmem_reduce_sync_size, shmem_alltoall_sync_size, &
        shmem_alltoalls_sync_size, shmem_barrier_sync_size] <= shmem_sync_size), 'SHMEM_SYNC_SIZE')
    if (my_pe == 0) call shmem_global_exit(0)
    call shmem_barrier_all
    call shmem_finalize
end program

! Data of other types than the module's interfaces have.
subroutine old_part(a, error)
    implicit none
    integer, intent(inout) :: a(4)
    integer, intent(out) :: error
    integer, external :: shmem_my_pe, shmem_int4_fetch
    logical, external :: shmem_pe_accessible
    real :: b(4)
    a(1) = 77
    call shmem_real_get(b, a, 4, shmem_my_pe())
    call shmem_put8(a, b, 2, shmem_my_pe())
    error = 1
    if (shmem_pe_accessible(0)) error = shmem_int4_fetch(a, shmem_my_pe()) - 77
end subroutine

include 'check.h'
