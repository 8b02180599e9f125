C     SPDX-License-Identifier: BSD-3-Clause
C
C     Heat in a square plate, as such programs were written for the Cray
C     T3E: fixed form, everything in COMMON, one-sided communication.
C
C     The plate has N x N inner points.  Each PE owns a strip of columns
C     with a halo column on either side, makes Jacobi steps on it, and
C     puts its outermost columns into the halos of its neighbours.  The
C     left edge is held at the temperature THOT, the others at 0.  PE 0
C     knows this temperature and the largest number of steps, and sends
C     them by a broadcast.  The residual is a maximum over all PEs.
C
C     At the end PE 0 solves the same problem without the other PEs.  The
C     results must be equal bit by bit.
C
C         oshfort -O2 -o heat-f heat.f
C         oshrun -n 4 ./heat-f
C
      PROGRAM HEAT
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER N, NB
C     if there is only one PE, it has all columns
      PARAMETER (N = 240, NB = N)
C     U, V  the strip, old and new: a column is contiguous in memory
      REAL*8 U(0:N+1, 0:NB+1), V(0:N+1, 0:NB+1)
      REAL*8 PARAM(3), P0(3), RES, RESALL
      REAL*8 RWRK(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
      REAL*4 ROW(NB), ROWALL(N)
      REAL*8 COLUMN(0:N+1)
      INTEGER RSYNC(SHMEM_REDUCE_SYNC_SIZE, 2)
      INTEGER BSYNC(SHMEM_BCAST_SYNC_SIZE)
      INTEGER CSYNC(SHMEM_COLLECT_SYNC_SIZE)
      COMMON /STRIP/ U, V
      COMMON /WORK/ PARAM, P0, RES, RESALL, RWRK, COLUMN, ROW, ROWALL
      COMMON /SYNC/ RSYNC, BSYNC, CSYNC
C     W, X  the whole plate, for the solution without the other PEs
      REAL*8 W(0:N+1, 0:N+1), X(0:N+1, 0:N+1)
      SAVE W, X
      REAL*8 THOT, EPS, S, WRES
      INTEGER ME, NPES, LEFT, RIGHT, J0, NC, STEPS, STEP, WSTEP
      INTEGER I, J, K, BAD, FIRST, CNT, PE
      DATA RSYNC, BSYNC, CSYNC /SHMEM_REDUCE_SYNC_SIZE*0,
     &     SHMEM_REDUCE_SYNC_SIZE*0, SHMEM_BCAST_SYNC_SIZE*0,
     &     SHMEM_COLLECT_SYNC_SIZE*0/

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      IF (NPES .GT. N) THEN
         IF (ME .EQ. 0) WRITE (*, *) 'heat.f: at most ', N, ' PEs'
         STOP 1
      END IF

C     --- the parameters, which PE 0 knows
      IF (ME .EQ. 0) THEN
         P0(1) = 100.0D0
         P0(2) = 2.0D-2
         P0(3) = 2000
      END IF
      CALL SHMEM_BROADCAST8(PARAM, P0, 3, 0, 0, 0, NPES, BSYNC)
C     a broadcast does not write its result on the root
      IF (ME .EQ. 0) THEN
         PARAM(1) = P0(1)
         PARAM(2) = P0(2)
         PARAM(3) = P0(3)
      END IF
      THOT = PARAM(1)
      EPS = PARAM(2)
      STEPS = INT(PARAM(3))

C     --- columns J0 ... J0+NC-1 belong to this PE
      CALL STRIPE(N, NPES, ME, J0, NC)
      LEFT = ME - 1
      RIGHT = ME + 1

      DO J = 0, NB + 1
         DO I = 0, N + 1
            U(I, J) = 0
            V(I, J) = 0
         END DO
      END DO
      IF (ME .EQ. 0) THEN
         DO I = 0, N + 1
            U(I, 0) = THOT
            V(I, 0) = THOT
         END DO
      END IF
      CALL SHMEM_BARRIER_ALL

C     --- the steps
      DO STEP = 1, STEPS
         RES = 0
         DO J = 1, NC
            DO I = 1, N
               V(I, J) = 0.25D0 * (U(I-1, J) + U(I+1, J)
     &                           + U(I, J-1) + U(I, J+1))
               RES = MAX(RES, ABS(V(I, J) - U(I, J)))
            END DO
         END DO
         DO J = 1, NC
            DO I = 1, N
               U(I, J) = V(I, J)
            END DO
         END DO
C        When the reduction returns, every PE has read its halo, because
C        the result depends on the residual of every PE.
         K = MOD(STEP, 2) + 1
         CALL SHMEM_REAL8_MAX_TO_ALL(RESALL, RES, 1, 0, 0, NPES, RWRK,
     &                               RSYNC(1, K))
         IF (LEFT .GE. 0) THEN
            CALL STRIPE(N, NPES, LEFT, FIRST, CNT)
            CALL SHMEM_PUT8(U(0, CNT+1), U(0, 1), N + 2, LEFT)
         END IF
         IF (RIGHT .LT. NPES)
     &      CALL SHMEM_PUT8(U(0, 0), U(0, NC), N + 2, RIGHT)
         CALL SHMEM_BARRIER_ALL
         IF (RESALL .LT. EPS) GO TO 10
      END DO
      STEP = STEPS
   10 CONTINUE

C     --- the middle row, in single precision, is sent to all PEs
      DO J = 1, NC
         ROW(J) = REAL(U(N / 2, J))
      END DO
      CALL SHMEM_COLLECT4(ROWALL, ROW, NC, 0, 0, NPES, CSYNC)
      CALL SHMEM_BARRIER_ALL

C     --- the check: the solution without the other PEs
      BAD = 0
      IF (ME .EQ. 0) THEN
         DO J = 0, N + 1
            DO I = 0, N + 1
               W(I, J) = 0
            END DO
         END DO
         DO I = 0, N + 1
            W(I, 0) = THOT
         END DO
         DO WSTEP = 1, STEPS
            WRES = 0
            DO J = 1, N
               DO I = 1, N
                  X(I, J) = 0.25D0 * (W(I-1, J) + W(I+1, J)
     &                              + W(I, J-1) + W(I, J+1))
                  WRES = MAX(WRES, ABS(X(I, J) - W(I, J)))
               END DO
            END DO
            DO J = 1, N
               DO I = 1, N
                  W(I, J) = X(I, J)
               END DO
            END DO
            IF (WRES .LT. EPS) GO TO 20
         END DO
         WSTEP = STEPS
   20    CONTINUE
         IF (STEP .NE. WSTEP .OR. RESALL .NE. WRES) BAD = BAD + 1
         S = 0
         DO PE = 0, NPES - 1
            CALL STRIPE(N, NPES, PE, FIRST, CNT)
            DO J = 1, CNT
               CALL SHMEM_GET8(COLUMN, U(0, J), N + 2, PE)
               DO I = 1, N
                  IF (COLUMN(I) .NE. W(I, FIRST + J - 1)) BAD = BAD + 1
                  S = S + COLUMN(I)
               END DO
            END DO
         END DO
         DO J = 1, N
            IF (ROWALL(J) .NE. REAL(W(N / 2, J))) BAD = BAD + 1
         END DO
         WRITE (*, 100) N, N, NPES, STEP, RESALL, S / (DBLE(N) * N)
         IF (BAD .EQ. 0) THEN
            WRITE (*, 110)
         ELSE
            WRITE (*, 120) BAD
         END IF
      END IF
  100 FORMAT ('heat.f: ', I0, ' x ', I0, ' points, ', I0, ' PEs, ', I0,
     &        ' steps, residual ', ES9.3, ', mean ', F9.5)
  110 FORMAT ('heat.f: OK, the same as the serial result')
  120 FORMAT ('heat.f: WRONG in ', I0, ' places')
      CALL SHMEM_BARRIER_ALL
      IF (BAD .NE. 0) STOP 1
      END

C     The strip of PE: NC columns, beginning with column J0.
      SUBROUTINE STRIPE(N, NPES, PE, J0, NC)
      IMPLICIT NONE
      INTEGER N, NPES, PE, J0, NC, REST
      NC = N / NPES
      REST = MOD(N, NPES)
      J0 = PE * NC + MIN(PE, REST) + 1
      IF (PE .LT. REST) NC = NC + 1
      END
