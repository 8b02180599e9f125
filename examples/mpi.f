C     SPDX-License-Identifier: BSD-3-Clause
C
C     MPI and SHMEM in one program: heat in a rod, whose ends are held at
C     two temperatures.  MPI does input and output, as in many programs:
C     process 0 knows the parameters and broadcasts them, and prints the
C     result that it collects.  SHMEM does what each step needs: a PE puts
C     its outermost points into the halos of its neighbours.
C
C     A PE has the same number in both libraries.  At the end process 0
C     solves the problem again without the other PEs and compares.
C
C         OSHFORT_FC=mpifort oshfort -O2 -o mpi-f mpi.f
C         mpirun -n 4 ./mpi-f
C
      PROGRAM ROD
      IMPLICIT NONE
      INCLUDE 'mpif.h'
      INCLUDE 'mpp/shmem.fh'
      INTEGER MINE, MAXPES
      PARAMETER (MINE = 1000, MAXPES = 64)
      REAL*8 U(0:MINE+1), V(0:MINE+1)
      COMMON /STRIP/ U, V
      REAL*8 PARAM(3), ALL(MINE*MAXPES)
      REAL*8 X(0:MINE*MAXPES+1), Y(0:MINE*MAXPES+1)
      SAVE ALL, X, Y
      INTEGER ME, N, S, I, WRONG, IERR
      CALL MPI_INIT(IERR)
      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      N = SHMEM_N_PES()
      IF (N .GT. MAXPES) CALL MPI_ABORT(MPI_COMM_WORLD, 1, IERR)
C     temperatures at the left and the right, and the number of steps
      IF (ME .EQ. 0) THEN
        PARAM(1) = 100
        PARAM(2) = 20
        PARAM(3) = 500
      END IF
      CALL MPI_BCAST(PARAM, 3, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD,
     &  IERR)
      U = 0
      IF (ME .EQ. 0) U(0) = PARAM(1)
      IF (ME .EQ. N-1) U(MINE+1) = PARAM(2)
      CALL SHMEM_BARRIER_ALL
      DO 20 S = 1, NINT(PARAM(3))
        CALL STEP(U, V, MINE)
C       all PEs have read their halos
        CALL SHMEM_BARRIER_ALL
        DO 10 I = 1, MINE
          U(I) = V(I)
   10   CONTINUE
        IF (ME .GT. 0) CALL SHMEM_PUT8(U(MINE+1), U(1), 1, ME-1)
        IF (ME .LT. N-1) CALL SHMEM_PUT8(U(0), U(MINE), 1, ME+1)
C       all halos have arrived
        CALL SHMEM_BARRIER_ALL
   20 CONTINUE
      CALL MPI_GATHER(U(1), MINE, MPI_DOUBLE_PRECISION, ALL, MINE,
     &  MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, IERR)
      WRONG = 0
      IF (ME .EQ. 0) THEN
        X = 0
        X(0) = PARAM(1)
        X(N*MINE+1) = PARAM(2)
        DO 40 S = 1, NINT(PARAM(3))
          CALL STEP(X, Y, N*MINE)
          DO 30 I = 1, N*MINE
            X(I) = Y(I)
   30     CONTINUE
   40   CONTINUE
        DO 50 I = 1, N*MINE
          IF (X(I) .NE. ALL(I)) WRONG = WRONG + 1
   50   CONTINUE
        IF (WRONG .EQ. 0) PRINT *, 'rod on', N, ' PEs: OK'
        IF (WRONG .NE. 0) PRINT *, 'rod on', N, ' PEs: WRONG', WRONG
      END IF
      CALL MPI_BCAST(WRONG, 1, MPI_INTEGER, 0, MPI_COMM_WORLD, IERR)
      CALL MPI_FINALIZE(IERR)
      IF (WRONG .NE. 0) STOP 1
      END

C     One step from U, whose ends are halos, to V.
      SUBROUTINE STEP(U, V, N)
      IMPLICIT NONE
      INTEGER N, I
      REAL*8 U(0:N+1), V(0:N+1)
      DO 10 I = 1, N
        V(I) = U(I) + 0.25D0 * (U(I-1) - 2 * U(I) + U(I+1))
   10 CONTINUE
      END
