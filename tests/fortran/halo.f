C np: 1 2 3 5 8
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests a whole program: Laplace's equation on a grid of NX x NY points,
C split by columns of unequal number, with borders exchanged by
C SHMEM_PUT8 and the change of a sweep by SHMEM_REAL8_MAX_TO_ALL.  The
C result is equal to the last bit to that of a serial run.
      PROGRAM HALO
      INCLUDE 'mpp/shmem.fh'
      INTEGER NX, NY, MAXPE
      PARAMETER (NX = 40, NY = 33)
      REAL*8 U(0:NX+1, 0:NY+1), V(NX, NY)
      REAL*8 CHANGE, WORST, PWRK(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
      INTEGER PSYNC(SHMEM_REDUCE_SYNC_SIZE)
      COMMON /GRID/ U, V, CHANGE, WORST, PWRK, PSYNC
      REAL*8 S(0:NX+1, 0:NY+1), T(NX, NY), SCHNGE
      INTEGER MY_PE, NUM_PES, ME, NPES, I, J, J0, J1, SWEEP, LEFT, N0
      DATA PSYNC /SHMEM_REDUCE_SYNC_SIZE * SHMEM_SYNC_VALUE/

      CALL START_PES(0)
      ME = MY_PE()
      NPES = NUM_PES()
C     The columns of this PE are J0 to J1 of the grid, and 1 to NMINE
C     here.
      J0 = NY * ME / NPES + 1
      J1 = NY * (ME + 1) / NPES
      NMINE = J1 - J0 + 1
      CALL START(S, NX, NY, 0)
      CALL START(U, NX, NY, J0 - 1)
      CALL SHMEM_BARRIER_ALL

      DO 100 SWEEP = 1, 60
C        The outermost columns of this PE go into the neighbours'
C        borders.
         IF (ME .GT. 0) THEN
            LEFT = NY * (ME - 1) / NPES + 1
            N0 = J0 - LEFT
            CALL SHMEM_PUT8(U(0, N0 + 1), U(0, 1), NX + 2, ME - 1)
         END IF
         IF (ME .LT. NPES - 1)
     &      CALL SHMEM_PUT8(U(0, 0), U(0, NMINE), NX + 2, ME + 1)
         CALL SHMEM_BARRIER_ALL
         CALL STEP(U, V, NX, NY, NMINE, CHANGE)
         CALL SHMEM_REAL8_MAX_TO_ALL(WORST, CHANGE, 1, 0, 0, NPES, PWRK,
     &                               PSYNC)
         CALL STEP(S, T, NX, NY, NY, SCHNGE)
         CALL CHECK(WORST .EQ. SCHNGE, 'change of a sweep')
         CALL SHMEM_BARRIER_ALL
  100 CONTINUE

      DO 120 J = 1, NMINE
         DO 110 I = 1, NX
            CALL CHECK(U(I, J) .EQ. S(I, J0 + J - 1), 'a point')
  110    CONTINUE
  120 CONTINUE
      CALL CHECK(SCHNGE .GT. 0 .AND. SCHNGE .LT. 0.01D0, 'the solution')
      END

C     Zero inside, 1 on the border of the whole grid; column 1 is JOFF + 1.
      SUBROUTINE START(A, NX, NY, JOFF)
      INTEGER NX, NY, JOFF, I, J
      REAL*8 A(0:NX+1, 0:NY+1)
      DO 20 J = 0, NY + 1
         DO 10 I = 0, NX + 1
            A(I, J) = 0
            IF (I .EQ. 0 .OR. I .EQ. NX + 1) A(I, J) = 1
            IF (J + JOFF .EQ. 0) A(I, J) = 1
            IF (J + JOFF .EQ. NY + 1) A(I, J) = 1
   10    CONTINUE
   20 CONTINUE
      END

C     One sweep over N columns, and its largest change.
      SUBROUTINE STEP(A, B, NX, NY, N, CHANGE)
      INTEGER NX, NY, N, I, J
      REAL*8 A(0:NX+1, 0:NY+1), B(NX, NY), CHANGE
      CHANGE = 0
      DO 20 J = 1, N
         DO 10 I = 1, NX
            B(I, J) = 0.25D0 * ((A(I-1, J) + A(I+1, J)) +
     &                          (A(I, J-1) + A(I, J+1)))
            CHANGE = MAX(CHANGE, ABS(B(I, J) - A(I, J)))
   10    CONTINUE
   20 CONTINUE
      DO 40 J = 1, N
         DO 30 I = 1, NX
            A(I, J) = B(I, J)
   30    CONTINUE
   40 CONTINUE
      END

      INCLUDE 'check.h'
