C SPDX-License-Identifier: BSD-3-Clause
      PROGRAM OLD
      INCLUDE 'mpp/shmem.fh'
      INTEGER BOX, ME
      COMMON /SHARED/ BOX
      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      CALL SHMEM_PUT4(BOX, ME + 1, 1, MOD(ME + 1, SHMEM_N_PES()))
      CALL SHMEM_BARRIER_ALL
      IF (BOX .EQ. MOD(ME + SHMEM_N_PES() - 1, SHMEM_N_PES()) + 1)
     &  PRINT '(A)', 'right'
      END
