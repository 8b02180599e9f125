program halo
   use shmem
   implicit none
   integer, parameter :: rows = 2, columns = 4
   real(8), save :: u(0:rows + 1, columns)
   integer :: me, n

   call shmem_init()
   me = shmem_my_pe()
   n = shmem_n_pes()
   u = me
   call shmem_barrier_all()

   ! the elements of a row are rows + 2 elements apart in memory
   if (me > 0) call shmem_iput(u(rows + 1, 1), u(1, 1), &
                               rows + 2, rows + 2, columns, me - 1)
   if (me < n - 1) call shmem_iput(u(0, 1), u(rows, 1), &
                                   rows + 2, rows + 2, columns, me + 1)
   call shmem_barrier_all()

   write (*, '(a, i0, a, 4f4.1, a, 4f4.1)') 'PE ', me, ': above', &
      u(0, :), ', below', u(rows + 1, :)
   call shmem_finalize()
end program
! SPDX-License-Identifier: BSD-3-Clause
