C SPDX-License-Identifier: BSD-3-Clause
C
C     Waves in a ring canal of 400 columns of water, divided among the PEs.
      PROGRAM OCEAN
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER ALL
      PARAMETER (ALL = 400)
      REAL H(0:ALL+1), NEXT(ALL)
      REAL*8 TOTAL, PART, PWRK(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
      INTEGER PSYNC(SHMEM_REDUCE_SYNC_SIZE)
      COMMON /WATER/ H
      COMMON /SUMS/ TOTAL, PART, PWRK, PSYNC
      POINTER (PNEXT, NEXT)
      INTEGER ME, NPES, LEFT, RIGHT, N, I, STEP, IERR
      DATA PSYNC /SHMEM_REDUCE_SYNC_SIZE * SHMEM_SYNC_VALUE/

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      LEFT = MOD(ME + NPES - 1, NPES)
      RIGHT = MOD(ME + 1, NPES)
      N = ALL / NPES
      CALL SHPALLOC(PNEXT, N, IERR, 0)
      IF (IERR .NE. 0) STOP 'no memory'
      DO 10 I = 1, N
         H(I) = ME * N + I
   10 CONTINUE
      DO 40 STEP = 1, 50
         CALL SHMEM_BARRIER_ALL
         CALL SHMEM_REAL_PUT(H(N+1), H(1), 1, LEFT)
         CALL SHMEM_REAL_PUT(H(0), H(N), 1, RIGHT)
         CALL SHMEM_BARRIER_ALL
         DO 20 I = 1, N
            NEXT(I) = (H(I-1) + H(I) + H(I+1)) / 3
   20    CONTINUE
         DO 30 I = 1, N
            H(I) = NEXT(I)
   30    CONTINUE
   40 CONTINUE
      PART = 0
      DO 50 I = 1, N
         PART = PART + H(I)**2
   50 CONTINUE
      CALL SHMEM_BARRIER_ALL
      CALL SHMEM_REAL8_SUM_TO_ALL(TOTAL, PART, 1, 0, 0, NPES, PWRK,
     &     PSYNC)
      IF (ME .EQ. 0) WRITE (*, 60) TOTAL
   60 FORMAT ('energy', F12.1)
      CALL SHPDEALLC(PNEXT, IERR, 0)
      END
