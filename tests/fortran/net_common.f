C np: 2 3 4 8
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests arrays of COMMON and SAVE between PEs, on one node and on
C several: SHMEM_PUT8, GET4, IPUT8 and IGET4 of one element to a
C megabyte.  The source of a put may be changed at once; data, fence and
C flag arrive in this order at a PE that only polls the flag; the words
C beside the arrays stay as they are.
      PROGRAM NETCOM
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER MOST
      PARAMETER (MOST = 131072)
      INTEGER*4 ODD, ROWS(MOST)
      REAL*8 GRID(MOST), AHEAD, BEHIND, COPY(MOST)
      INTEGER*4 FLAG, DONE
      COMMON /FIELDS/ ODD, ROWS, FLAG
      COMMON /GRIDS/ AHEAD, GRID, BEHIND
      SAVE DONE, COPY
      REAL*8 BUFFER(MOST)
      INTEGER*4 CELLS(MOST), ONE
      SAVE BUFFER, CELLS
      INTEGER ME, NPES, LEFT, RIGHT, I, K, N, ROUND
      INTEGER SIZES(9)
      DATA SIZES /1, 2, 15, 100, 1000, 1025, 8192, 30001, 131072/
      DATA ODD /77/, AHEAD /-5D0/, BEHIND /-6D0/

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      RIGHT = MOD(ME + 1, NPES)
      LEFT = MOD(ME + NPES - 1, NPES)
      ONE = 1

      CALL BLOCKS
      CALL COLUMN
      CALL FLAGS
      CALL THERE
      CALL CHECK(ODD .EQ. 77 .AND. AHEAD .EQ. -5 .AND. BEHIND .EQ. -6,
     &           'what stands beside the arrays')
      CALL SHMEM_FINALIZE

      CONTAINS

C     Blocks: the buffer may be changed as soon as the put has returned.
      SUBROUTINE BLOCKS
      DO 50 ROUND = 1, 9
         N = SIZES(ROUND)
         DO 10 I = 1, N
            GRID(I) = -1
            ROWS(I) = 100 * ROUND + 7 * I + ME
            BUFFER(I) = 1000D0 * ROUND + ME + I / 8D0
   10    CONTINUE
         CALL SHMEM_BARRIER_ALL
         CALL SHMEM_PUT8(GRID, BUFFER, N, RIGHT)
         DO 20 I = 1, N
            BUFFER(I) = 0
   20    CONTINUE
         CALL SHMEM_BARRIER_ALL
         DO 30 I = 1, N
            CALL CHECK(GRID(I) .EQ. 1000D0 * ROUND + LEFT + I / 8D0,
     &                 'SHMEM_PUT8')
   30    CONTINUE
         CALL SHMEM_GET4(CELLS, ROWS, N, LEFT)
         DO 40 I = 1, N
            CALL CHECK(CELLS(I) .EQ. 100 * ROUND + 7 * I + LEFT,
     &                 'SHMEM_GET4')
   40    CONTINUE
         CALL SHMEM_BARRIER_ALL
   50 CONTINUE
      END SUBROUTINE

C     Columns: every third element of dest from every second of source.
      SUBROUTINE COLUMN
      DO 100 ROUND = 1, 8
         N = SIZES(ROUND)
         DO 60 I = 1, 3 * N
            GRID(I) = -1
            CELLS(I) = -2
            ROWS(I) = I + 10 * ME + ROUND
   60    CONTINUE
         DO 70 I = 1, 2 * N
            BUFFER(I) = I + 1000D0 * ME + ROUND
   70    CONTINUE
         CALL SHMEM_BARRIER_ALL
         CALL SHMEM_IPUT8(GRID, BUFFER, 3, 2, N, RIGHT)
         DO 80 I = 1, 2 * N
            BUFFER(I) = 0
   80    CONTINUE
         CALL SHMEM_IGET4(CELLS, ROWS, 2, 3, N, LEFT)
         CALL SHMEM_BARRIER_ALL
         DO 90 I = 1, N
            K = 3 * (I - 1) + 1
            CALL CHECK(GRID(K) .EQ. 2 * I - 1 + 1000D0 * LEFT + ROUND,
     &                 'SHMEM_IPUT8')
            CALL CHECK(GRID(K + 1) .EQ. -1 .AND. GRID(K + 2) .EQ. -1,
     &                 'what lies between in SHMEM_IPUT8')
            CALL CHECK(CELLS(2 * I - 1) .EQ. K + 10 * LEFT + ROUND,
     &                 'SHMEM_IGET4')
            CALL CHECK(CELLS(2 * I) .EQ. -2,
     &                 'what lies between in SHMEM_IGET4')
   90    CONTINUE
         CALL SHMEM_BARRIER_ALL
  100 CONTINUE
      END SUBROUTINE

C     Data, fence and flag; the PE that waits calls nothing.
      SUBROUTINE FLAGS
      FLAG = 0
      DONE = 0
      CALL SHMEM_BARRIER_ALL
      DO 150 ROUND = 1, 27
         N = SIZES(1 + MOD(ROUND * 4, 9))
         DO 110 I = 1, N
            BUFFER(I) = ROUND * 0.5D0 + ME + I
  110    CONTINUE
         CALL SHMEM_PUT8(GRID, BUFFER, N, RIGHT)
         CALL SHMEM_FENCE
         ONE = ROUND
         CALL SHMEM_PUT4(FLAG, ONE, 1, RIGHT)
         CALL LOOK(ROUND)
         DO 120 I = 1, N
            CALL CHECK(GRID(I) .EQ. ROUND * 0.5D0 + LEFT + I,
     &                 'data before the flag')
  120    CONTINUE
C        The data are read: the left PE may go on.
         CALL SHMEM_PUT4(DONE, ONE, 1, LEFT)
         CALL SHMEM_INT4_WAIT_UNTIL(DONE, SHMEM_CMP_GE, ONE)
  150 CONTINUE
      END SUBROUTINE

C     A copy of the right PE's own arrays goes to this PE and back.
      SUBROUTINE THERE
      DO 160 I = 1, MOST
         COPY(I) = I * 3D0 + ME
  160 CONTINUE
      CALL SHMEM_BARRIER_ALL
      CALL SHMEM_GET8(BUFFER, COPY, MOST, RIGHT)
      CALL SHMEM_BARRIER_ALL
      DO 170 I = 1, MOST
         BUFFER(I) = BUFFER(I) + 1
  170 CONTINUE
      CALL SHMEM_PUT8(COPY, BUFFER, MOST, RIGHT)
      CALL SHMEM_BARRIER_ALL
      DO 180 I = 1, MOST
         CALL CHECK(COPY(I) .EQ. I * 3D0 + ME + 1, 'there and back')
  180 CONTINUE
      END SUBROUTINE
      END PROGRAM

C     Polls the flag until it has the value, without a call of the
C     library.
      SUBROUTINE LOOK(VALUE)
      IMPLICIT NONE
      INTEGER VALUE, MOST
      PARAMETER (MOST = 131072)
      INTEGER*4 ODD, ROWS(MOST), FLAG
      VOLATILE FLAG
      COMMON /FIELDS/ ODD, ROWS, FLAG
   10 IF (FLAG .LT. VALUE) GO TO 10
      END

      INCLUDE 'check.h'
