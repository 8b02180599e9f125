      PROGRAM POINT
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER ME, N, I, ERR
      REAL*8 A(1), MINE
      POINTER (P, A)

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      N = SHMEM_N_PES()
C     a REAL*8 takes two words of 4 bytes; 1: end the job on errors
      CALL SHPALLOC(P, 2 * N, ERR, 1)

      MINE = 0.5D0 * ME
      CALL SHMEM_PUT8(A(ME + 1), MINE, 1, 0)
      CALL SHMEM_BARRIER_ALL
      IF (ME .EQ. 0) WRITE (*, '(8F5.1)') (A(I), I = 1, N)

      CALL SHPDEALLC(P, ERR, 1)
      END
C     SPDX-License-Identifier: BSD-3-Clause
