C np: 1 2 3 4 7
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests a whole program: a matrix of which each PE has some columns, in
C unequal numbers, is transposed by collecting the rows.
      PROGRAM TRANSP
      INCLUDE 'mpp/shmem.fh'
      INTEGER N
      PARAMETER (N = 23)
      INTEGER PSYNC(SHMEM_COLLECT_SYNC_SIZE, 2)
      REAL*8 MINE(N, N), ROW(N), PIECE(N), RESULT(N, N)
      INTEGER*4 WIDTH, WIDTHS(8)
      COMMON /MATRIX/ MINE, ROW, PIECE, RESULT, WIDTH, WIDTHS
      SAVE PSYNC
      INTEGER ME, NPES, I, J, J0, MYN
      DO 5 I = 1, SHMEM_COLLECT_SYNC_SIZE
         PSYNC(I, 1) = SHMEM_SYNC_VALUE
    5    PSYNC(I, 2) = SHMEM_SYNC_VALUE
      CALL SHMEM_INIT()
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()

C     The last PE has the columns that are left.
      WIDTH = N / NPES
      IF (ME .EQ. NPES - 1) WIDTH = N - (NPES - 1) * WIDTH
      MYN = WIDTH
      CALL SHMEM_FCOLLECT4(WIDTHS, WIDTH, 1, 0, 0, NPES, PSYNC)
      J0 = 0
      DO 10 I = 1, ME
         J0 = J0 + WIDTHS(I)
   10 CONTINUE
      CALL CHECK(SUM(WIDTHS(1:NPES)) .EQ. N, 'sum of the widths')
      DO 30 J = 1, WIDTH
         DO 20 I = 1, N
            MINE(I, J) = 1000 * I + J0 + J
   20    CONTINUE
   30 CONTINUE

C     Row I of the matrix becomes column I of the result, on each PE.
      CALL SHMEM_BARRIER_ALL()
      DO 60 I = 1, N
         DO 40 J = 1, WIDTH
            PIECE(J) = MINE(I, J)
   40    CONTINUE
         CALL SHMEM_COLLECT8(ROW, PIECE, MYN, 0, 0, NPES,
     &                       PSYNC(1, 1 + MOD(I, 2)))
         DO 50 J = 1, N
            RESULT(J, I) = ROW(J)
   50    CONTINUE
   60 CONTINUE
      DO 80 J = 1, N
         DO 70 I = 1, N
            CALL CHECK(RESULT(I, J) .EQ. 1000 * J + I, 'an element')
   70    CONTINUE
   80 CONTINUE
      CALL SHMEM_FINALIZE()
      END

      INCLUDE 'check.h'
