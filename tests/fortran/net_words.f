C np: 2 3 4 8
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests atomic operations of all PEs on words of COMMON on one of them,
C which takes part: sums of 4 and 8 bytes are right, each number is
C drawn once, and REAL*8 is swapped as a whole.
      PROGRAM NETWRD
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER ROUNDS, MAXPE
      PARAMETER (ROUNDS = 150, MAXPE = 8)
      INTEGER*4 ODD, NEXT4, SUM4, BEHIND, SEEN(0:ROUNDS * MAXPE)
      INTEGER*8 SUM8, NEXT8, NOTE8(ROUNDS * MAXPE)
      REAL*8 TOKEN
      COMMON /FOURS/ ODD, NEXT4, SUM4, BEHIND, SEEN
      COMMON /EIGHTS/ SUM8, NEXT8, NOTE8, TOKEN
      INTEGER ME, NPES, HOME, I
      INTEGER*4 GOT4, ONE4, THREE4
      INTEGER*8 GOT8, WAS8, HIGH, NUM8
      REAL*8 R
      PARAMETER (HIGH = 4294967297_8)

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      ONE4 = 1
      THREE4 = 3
      DO 100 HOME = 0, NPES - 1, NPES - 1
         CALL CLEAR
         CALL SHMEM_BARRIER_ALL
         DO 20 I = 1, ROUNDS
C           Sums, by operations with and without a result.
            CALL SHMEM_INT4_ADD(SUM4, THREE4, HOME)
            CALL SHMEM_INT4_INC(SUM4, HOME)
            GOT4 = SHMEM_INT4_FADD(SUM4, ONE4, HOME)
            CALL SHMEM_INT8_ADD(SUM8, HIGH, HOME)
            GOT8 = SHMEM_INT8_FADD(SUM8, HIGH, HOME)
            CALL CHECK(MOD(GOT8, HIGH) .EQ. 0, 'SHMEM_INT8_FADD')
C           Draws a number, and counts it at its index.
            GOT4 = SHMEM_INT4_FINC(NEXT4, HOME)
            GOT4 = SHMEM_INT4_FINC(SEEN(GOT4), HOME)
            CALL CHECK(GOT4 .EQ. 0, 'a number drawn once')
   10       CALL SHMEM_GET8(WAS8, NEXT8, 1, HOME)
            NUM8 = WAS8 + 1
            IF (SHMEM_INT8_CSWAP(NEXT8, WAS8, NUM8, HOME) .NE. WAS8)
     &         GO TO 10
            GOT8 = ME
            CALL SHMEM_PUT8(NOTE8(NUM8), GOT8, 1, HOME)
C           Swaps a token.  Each token has ME in it twice.
            R = SHMEM_REAL8_SWAP(TOKEN, ME * 65536D0 + ME + 1D0, HOME)
            CALL CHECK(R .EQ. 0 .OR. MOD(R, 65536D0) - 1 .EQ.
     &                 AINT(R / 65536D0), 'SHMEM_REAL8_SWAP')
   20    CONTINUE
         CALL SHMEM_BARRIER_ALL
         CALL RESULT
         CALL SHMEM_BARRIER_ALL
  100 CONTINUE
      CALL SHMEM_FINALIZE

      CONTAINS

      SUBROUTINE CLEAR
      ODD = 1
      NEXT4 = 0
      SUM4 = 0
      BEHIND = 2
      SEEN = 0
      SUM8 = 0
      NEXT8 = 0
      NOTE8 = -1
      TOKEN = 0
      END SUBROUTINE

C     PE HOME compares what all operations have left.
      SUBROUTINE RESULT
      IF (ME .EQ. HOME) THEN
         CALL CHECK(SUM4 .EQ. 5 * ROUNDS * NPES,
     &              'the sum of 4 bytes')
         CALL CHECK(SUM8 .EQ. 2 * HIGH * ROUNDS * NPES,
     &              'the sum of 8 bytes')
         CALL CHECK(NEXT4 .EQ. ROUNDS * NPES, 'SHMEM_INT4_FINC')
         CALL CHECK(NEXT8 .EQ. ROUNDS * NPES, 'SHMEM_INT8_CSWAP')
         CALL CHECK(ALL(SEEN(0:NEXT4 - 1) .EQ. 1), 'each number')
         CALL CHECK(ALL(SEEN(NEXT4:) .EQ. 0), 'no other number')
         DO 30 I = 0, NPES - 1
            CALL CHECK(COUNT(NOTE8 .EQ. I) .EQ. ROUNDS,
     &                 'places drawn by SHMEM_INT8_CSWAP')
   30    CONTINUE
         CALL CHECK(ODD .EQ. 1 .AND. BEHIND .EQ. 2,
     &              'the words beside')
      END IF
      END SUBROUTINE
      END PROGRAM

      INCLUDE 'check.h'
