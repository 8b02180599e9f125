! SPDX-License-Identifier: BSD-3-Clause
program module
  use shmem
  real(8), save :: a(8), b(8)
  integer, save :: psync(shmem_bcast_sync_size) = shmem_sync_value
  call shmem_init()
  call shmem_put(b, a, 3, 0)
  call shmem_real8_swap_all()
  call shmem_broadcast(b, a, 2, 0, 0, 0, shmem_n_pes(), psync)
  call shmem_finalize()
contains
  subroutine shmem_real8_swap_all()
    real(8) :: old
    old = shmem_real8_swap(a(1), 1d0, 0)
    if (old < 0) stop 1
  end subroutine
end program
