C     SPDX-License-Identifier: BSD-3-Clause
C
C     MPI and SHMEM in a Fortran program, for mpi.sh.  The arguments are the
C     library that comes first, "mpi" or "shmem", and the one that ends
C     first.  With a third one, "exit" or "kill", the last PE ends the job.
C     Messages start and arrive in COMMON blocks and in the heap, PE 0
C     reads the input.
C
      PROGRAM HYBRID
      IMPLICIT NONE
      INCLUDE 'mpif.h'
      INCLUDE 'mpp/shmem.fh'
      INTEGER NWORDS
      PARAMETER (NWORDS = 100000)
      REAL*8 A(NWORDS), B(NWORDS), H(1)
      COMMON /DATA/ A, B
      POINTER (PH, H)
      INTEGER ME, N, RANK, SIZE, RIGHT, LEFT, I, IERR, ERRC
      INTEGER STATUS(MPI_STATUS_SIZE)
      INTEGER INPUT(2)
      SAVE INPUT
      CHARACTER*8 FIRST, ENDS, WHAT
      CALL GET_COMMAND_ARGUMENT(1, FIRST)
      CALL GET_COMMAND_ARGUMENT(2, ENDS)
      CALL GET_COMMAND_ARGUMENT(3, WHAT)
      IF (FIRST .EQ. 'mpi') CALL MPI_INIT(IERR)
      CALL START_PES(0)
      IF (FIRST .NE. 'mpi') CALL MPI_INIT(IERR)
      ME = SHMEM_MY_PE()
      N = SHMEM_N_PES()
      CALL MPI_COMM_RANK(MPI_COMM_WORLD, RANK, IERR)
      CALL MPI_COMM_SIZE(MPI_COMM_WORLD, SIZE, IERR)
      IF (RANK .NE. ME .OR. SIZE .NE. N) STOP 1
      RIGHT = MOD(ME + 1, N)
      LEFT = MOD(ME + N - 1, N)
      IF (ME .EQ. N - 1 .AND. WHAT .EQ. 'exit')
     &  CALL SHMEM_GLOBAL_EXIT(6)
      IF (ME .EQ. N - 1 .AND. WHAT .EQ. 'kill')
     &  CALL EXECUTE_COMMAND_LINE('kill -9 $PPID')
      IF (WHAT .NE. ' ') CALL SHMEM_BARRIER_ALL
      IF (ME .EQ. 0) INPUT(1) = 7
      IF (ME .EQ. 0) INPUT(2) = NWORDS
      CALL MPI_BCAST(INPUT, 2, MPI_INTEGER, 0, MPI_COMM_WORLD, IERR)
      IF (INPUT(1) .NE. 7 .OR. INPUT(2) .NE. NWORDS) STOP 2

C     by MPI to the right, by SHMEM on to the right
      DO 10 I = 1, NWORDS
        A(I) = ME + I
   10 CONTINUE
      CALL MPI_SENDRECV(A, NWORDS, MPI_DOUBLE_PRECISION, RIGHT, 1,
     &  B, NWORDS, MPI_DOUBLE_PRECISION, LEFT, 1, MPI_COMM_WORLD,
     &  STATUS, IERR)
      IF (B(NWORDS) .NE. LEFT + NWORDS) STOP 3
      CALL SHPALLOC(PH, 2 * NWORDS, ERRC, 1)
      CALL SHMEM_PUT8(H, B, NWORDS, RIGHT)
      CALL SHMEM_BARRIER_ALL
      IF (H(NWORDS) .NE. MOD(LEFT + N - 1, N) + NWORDS) STOP 4

      CALL SHMEM_BARRIER_ALL
      IF (ENDS .EQ. 'mpi') CALL MPI_FINALIZE(IERR)
      CALL SHMEM_FINALIZE
      IF (ENDS .NE. 'mpi') CALL MPI_FINALIZE(IERR)
      END
