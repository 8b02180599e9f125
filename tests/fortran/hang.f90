! np: 3  env: SHMEM_HANG_TIMEOUT=1  worlds: node (the names are the same in all)  kinds: 4  status: 1  match: deadlock: PE 1 waits in SHMEM_SET_LOCK on lock `blk_\+4` held by PE 1; PE 2 waits in SHMEM_BARRIER_ALL for PE [01], .*which is in SHMEM_INT4_WAIT_UNTIL on `box\+8`, value 0, wants > 4; PE 1 waits for itself \(called at [^ )]+\)$|PE 0 waits in SHMEM_INT4_WAIT_UNTIL on `box\+8`, value 0, wants > 4; PE 1 waits for itself \(called at [^ )]+\)$
! match: ^ +PE .* routine {16}set .* waits for
! match: ^ +1 +waits .* 0 +0 +0 +2 +0$
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the names that a table of the PEs has for variables of a module and of a
! COMMON block.
module places
  implicit none
  integer, save :: box(4)
end module places

program hang
  use places
  implicit none
  include 'shmem.fh'
  integer :: me, other, lock
  common /blk/ other, lock

  call shmem_init()
  me = shmem_my_pe()
  if (me == 0) call shmem_int4_wait_until(box(3), SHMEM_CMP_GT, 4)
  if (me == 1) then
    call shmem_set_lock(lock)
    call shmem_set_lock(lock)
  end if
  call shmem_barrier_all()
  call shmem_finalize()
end program hang
