C np: 1 2 4 5
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests pSync as old programs treat it: SAVEd and never initialised;
C INTEGER*8; larger than needed; sized by the constant of another
C routine; one for several kinds of collectives with barriers between;
C in COMMON after an odd word.  And target: in place for reductions, the
C same array for broadcasts, the root as absolute PE number when the set
C starts at 0.
      PROGRAM PSYNCS
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER ODD, PSYNC(SHMEM_BCAST_SYNC_SIZE)
      COMMON /SYNC/ ODD, PSYNC
      INTEGER ZEROS(SHMEM_REDUCE_SYNC_SIZE)
      INTEGER*8 WIDE(SHMEM_BARRIER_SYNC_SIZE)
      INTEGER LARGE(5000)
      SAVE ZEROS, WIDE, LARGE
      INTEGER ME, NPES, ROUND, ROOT, I
      INTEGER*4 K4(3), WRK4(SHMEM_REDUCE_MIN_WRKDATA_SIZE), K
      REAL*8 TABLE(100), ALL8(800)
      REAL*4 X4, WRKR(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
      COMMON /ARRAYS/ TABLE, ALL8, K4, WRK4, X4, WRKR
      DATA PSYNC /SHMEM_BCAST_SYNC_SIZE * SHMEM_SYNC_VALUE/
      DATA WIDE /SHMEM_BARRIER_SYNC_SIZE * SHMEM_SYNC_VALUE/
      DATA LARGE /5000 * SHMEM_SYNC_VALUE/

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      DO 100 ROUND = 1, 20
         K = ROUND + ME
         K4(1) = K
         K4(2) = -K
         K4(3) = 1
         CALL SHMEM_INT4_SUM_TO_ALL(K4, K4, 3, 0, 0, NPES, WRK4, ZEROS)
         CALL CHECK(K4(1) .EQ. NPES * ROUND + NPES * (NPES - 1) / 2
     &              .AND. K4(2) .EQ. -K4(1) .AND. K4(3) .EQ. NPES,
     &              'a sum in place')
         CALL SHMEM_BARRIER(0, 0, NPES, WIDE)

         ROOT = MOD(ROUND, NPES)
         DO 10 I = 1, 100
            TABLE(I) = -1
            IF (ME .EQ. ROOT) TABLE(I) = ROUND + I
   10    CONTINUE
         CALL SHMEM_BARRIER(0, 0, NPES, WIDE)
         CALL SHMEM_BROADCAST8(TABLE, TABLE, 100, ROOT, 0, 0, NPES,
     &                         PSYNC)
         DO 20 I = 1, 100
            CALL CHECK(TABLE(I) .EQ. ROUND + I, 'a broadcast')
   20    CONTINUE
         CALL SHMEM_BARRIER(0, 0, NPES, PSYNC)

         TABLE(1) = ME + ROUND
         CALL SHMEM_FCOLLECT8(ALL8, TABLE, 1, 0, 0, NPES, PSYNC)
         CALL CHECK(ALL8(NPES) .EQ. NPES - 1 + ROUND, 'a collect')
         CALL SHMEM_BARRIER(0, 0, NPES, LARGE)

         X4 = ME
         CALL SHMEM_REAL4_MIN_TO_ALL(X4, X4, 1, 0, 0, NPES, WRKR, PSYNC)
         CALL CHECK(X4 .EQ. 0, 'a minimum in place')
         CALL SHMEM_BARRIER_ALL
  100 CONTINUE
      CALL CHECK(ODD .EQ. 0, 'the word before pSync')
      END

      INCLUDE 'check.h'
