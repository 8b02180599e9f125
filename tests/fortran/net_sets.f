C np: 2 3 4 5 6 7 8
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests SHMEM_REAL8_SUM_TO_ALL, SHMEM_INT4_MAX_TO_ALL, SHMEM_COLLECT4 of
C unequal contributions, SHMEM_FCOLLECT8 and SHMEM_BROADCAST8 from each
C root, on every active set of the job, one after the other with two
C pSync and pWrk arrays in turn.
      PROGRAM NETSET
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER MOST
      PARAMETER (MOST = 6000)
      INTEGER ODD, PSYNC(SHMEM_REDUCE_SYNC_SIZE + SHMEM_BCAST_SYNC_SIZE
     &                   + SHMEM_COLLECT_SYNC_SIZE, 2)
      INTEGER BSYNC(SHMEM_BARRIER_SYNC_SIZE)
      REAL*8 WRK8(MOST / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE, 2)
      INTEGER*4 WRK4(MOST / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE, 2)
      REAL*8 X(MOST), Y(MOST, 0:2)
      INTEGER*4 K(MOST), L(MOST, 0:2)
      COMMON /SYNC/ ODD, PSYNC, BSYNC
      COMMON /WORK/ WRK8, WRK4
      COMMON /ARRAYS/ X, Y, K, L
      INTEGER CALLS, START, LOGST, SIZE, STEP, ME, NPES
      COMMON /SET/ CALLS, START, LOGST, SIZE, STEP, ME, NPES
      INTEGER LAST

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      ODD = 5
      PSYNC = SHMEM_SYNC_VALUE
      BSYNC = SHMEM_SYNC_VALUE
      CALL SHMEM_BARRIER_ALL
      DO 40 LOGST = 0, 3
         STEP = 2 ** LOGST
         DO 30 START = 0, NPES - 1
            DO 20 SIZE = 1, NPES
               LAST = START + (SIZE - 1) * STEP
               IF (LAST .GE. NPES) GO TO 20
               CALLS = 0
               IF (ME .GE. START .AND. ME .LE. LAST .AND.
     &             MOD(ME - START, STEP) .EQ. 0) THEN
                  CALL ONSET(1)
                  CALL ONSET(19)
                  CALL ONSET(MOST / NPES)
               END IF
               CALL SHMEM_BARRIER_ALL
   20       CONTINUE
   30    CONTINUE
   40 CONTINUE
      CALL CHECK(ODD .EQ. 5, 'the word before pSync')
      CALL SHMEM_FINALIZE
      END

C     All these collectives with N elements.
      SUBROUTINE ONSET(N)
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER N, MOST
      PARAMETER (MOST = 6000)
      INTEGER ODD, PSYNC(SHMEM_REDUCE_SYNC_SIZE + SHMEM_BCAST_SYNC_SIZE
     &                   + SHMEM_COLLECT_SYNC_SIZE, 2)
      INTEGER BSYNC(SHMEM_BARRIER_SYNC_SIZE)
      REAL*8 WRK8(MOST / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE, 2)
      INTEGER*4 WRK4(MOST / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE, 2)
      REAL*8 X(MOST), Y(MOST, 0:2), SUM
      INTEGER*4 K(MOST), L(MOST, 0:2), BEST
      COMMON /SYNC/ ODD, PSYNC, BSYNC
      COMMON /WORK/ WRK8, WRK4
      COMMON /ARRAYS/ X, Y, K, L
      INTEGER CALLS, START, LOGST, SIZE, STEP, ME, NPES
      COMMON /SET/ CALLS, START, LOGST, SIZE, STEP, ME, NPES
      INTEGER I, J, P, Q, ROOT, MINE, AT, COUNT, PE
      INTEGER TERM
C     Element I of PE, less than 2**20, so that sums are exact.
      TERM(PE, I) = MOD(I * 137 + PE * 71 + CALLS * 29, 10007) - 4000

      MINE = (ME - START) / STEP
      CALL TRYSUM
      CALL TRYMAX
      CALL TRYCOL
      CALL TRYFCO
      CALL TRYBC

      CONTAINS

      SUBROUTINE TRYSUM
      CALL TURN(P, Q)
      DO 10 I = 1, N
         X(I) = TERM(ME, I) / 4D0
   10 CONTINUE
      CALL SHMEM_REAL8_SUM_TO_ALL(Y(1, Q), X, N, START, LOGST, SIZE,
     &                            WRK8(1, P), PSYNC(1, P))
      DO 30 I = 1, N
         SUM = 0
         DO 20 J = 0, SIZE - 1
            SUM = SUM + TERM(START + J * STEP, I) / 4D0
   20    CONTINUE
         CALL CHECK(Y(I, Q) .EQ. SUM, 'SHMEM_REAL8_SUM_TO_ALL')
         X(I) = -1
   30 CONTINUE
      END SUBROUTINE

C     The maximum is in place.
      SUBROUTINE TRYMAX
      CALL TURN(P, Q)
      DO 40 I = 1, N
         L(I, Q) = TERM(ME, I)
   40 CONTINUE
      CALL SHMEM_INT4_MAX_TO_ALL(L(1, Q), L(1, Q), N, START, LOGST,
     &                           SIZE, WRK4(1, P), PSYNC(1, P))
      DO 60 I = 1, N
         BEST = TERM(START, I)
         DO 50 J = 1, SIZE - 1
            BEST = MAX(INT(BEST), TERM(START + J * STEP, I))
   50    CONTINUE
         CALL CHECK(L(I, Q) .EQ. BEST, 'SHMEM_INT4_MAX_TO_ALL')
   60 CONTINUE
      END SUBROUTINE

C     Member J has N, N-3, N-6 ... elements, and every fourth member
C     none.
      SUBROUTINE TRYCOL
      CALL TURN(P, Q)
      DO 70 I = 1, N
         K(I) = TERM(ME, I)
   70 CONTINUE
      COUNT = MAX(N - 3 * MINE, 0)
      IF (MOD(MINE, 4) .EQ. 3) COUNT = 0
      CALL SHMEM_COLLECT4(L(1, Q), K, COUNT, START, LOGST, SIZE,
     &                    PSYNC(1, P))
      AT = 0
      DO 90 J = 0, SIZE - 1
         COUNT = MAX(N - 3 * J, 0)
         IF (MOD(J, 4) .EQ. 3) COUNT = 0
         DO 80 I = 1, COUNT
            CALL CHECK(L(AT + I, Q) .EQ. TERM(START + J * STEP, I),
     &                 'SHMEM_COLLECT4')
   80    CONTINUE
         AT = AT + COUNT
   90 CONTINUE
      END SUBROUTINE

      SUBROUTINE TRYFCO
      CALL TURN(P, Q)
      DO 100 I = 1, N
         X(I) = TERM(ME, I)
  100 CONTINUE
      CALL SHMEM_FCOLLECT8(Y(1, Q), X, N, START, LOGST, SIZE,
     &                     PSYNC(1, P))
      DO 120 J = 0, SIZE - 1
         DO 110 I = 1, N
            CALL CHECK(Y(J * N + I, Q) .EQ. TERM(START + J * STEP, I),
     &                 'SHMEM_FCOLLECT8')
  110    CONTINUE
  120 CONTINUE
      END SUBROUTINE

C     The root's own dest stays as it was.
      SUBROUTINE TRYBC
      DO 160 ROOT = 0, SIZE - 1
         CALL TURN(P, Q)
         DO 130 I = 1, N
            X(I) = TERM(ME, I)
            Y(I, Q) = -0.5D0
  130    CONTINUE
C        Y is ready everywhere before the root writes to it.
         CALL SHMEM_BARRIER(START, LOGST, SIZE, BSYNC)
         CALL SHMEM_BROADCAST8(Y(1, Q), X, N, ROOT, START, LOGST, SIZE,
     &                         PSYNC(1, P))
         DO 140 I = 1, N
            IF (MINE .EQ. ROOT) THEN
               CALL CHECK(Y(I, Q) .EQ. -0.5D0, 'the root''s array')
            ELSE
               CALL CHECK(Y(I, Q) .EQ. TERM(START + ROOT * STEP, I),
     &                    'SHMEM_BROADCAST8')
            END IF
            X(I) = -1
  140    CONTINUE
  160 CONTINUE
      END SUBROUTINE
      END SUBROUTINE

C     The next call: which of two pSync arrays and which of three arrays
C     it uses.  An array is used again after two other calls, when no PE
C     is in the call that has used it.
      SUBROUTINE TURN(P, Q)
      IMPLICIT NONE
      INTEGER P, Q
      INTEGER CALLS, START, LOGST, SIZE, STEP, ME, NPES
      COMMON /SET/ CALLS, START, LOGST, SIZE, STEP, ME, NPES
      CALLS = CALLS + 1
      P = 1 + MOD(CALLS, 2)
      Q = MOD(CALLS, 3)
      END

      INCLUDE 'check.h'
