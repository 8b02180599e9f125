C np: 2 3 5
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests the waits: a token goes round the ring of PEs by puts, and each
C PE waits for its value with one of the six routines and comparisons. 
C The 8-byte token differs in its upper half only.
      PROGRAM WAITS
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER ME, NPES, RIGHT, I, CMP
      INTEGER*4 T4, V4
      INTEGER*8 T8, V8, HIGH
      PARAMETER (HIGH = 4294967296_8)
      INTEGER TI, VI
      COMMON /TOKENS/ T8, T4, TI
      SAVE /TOKENS/

      CALL SHMEM_INIT
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      RIGHT = MOD(ME + 1, NPES)
      T4 = 0
      T8 = 0
      TI = 0
      CALL SHMEM_BARRIER_ALL

C     The wait ends when the token changes.
      DO I = 1, 50
         IF (ME .EQ. 0) CALL PASS(I)
         V4 = I - 1
         CALL SHMEM_INT4_WAIT(T4, V4)
         CALL SHMEM_INT8_WAIT(T8, HIGH * (I - 1))
         CALL SHMEM_WAIT(TI, I - 1)
         CALL CHECK(T4 .EQ. I, 'SHMEM_INT4_WAIT')
         CALL CHECK(T8 .EQ. HIGH * I, 'SHMEM_INT8_WAIT')
         CALL CHECK(TI .EQ. I, 'SHMEM_WAIT')
         IF (ME .NE. 0) CALL PASS(I)
         CALL SHMEM_BARRIER_ALL
      END DO

C     The waits end by a comparison, with values from 50 to -3.
      DO CMP = 0, 5
         T4 = 50
         T8 = HIGH * 50
         TI = 50
         IF (CMP .EQ. SHMEM_CMP_GT .OR. CMP .EQ. SHMEM_CMP_GE) THEN
            T4 = -50
            T8 = -HIGH * 50
            TI = -50
         END IF
         V4 = -3
         IF (CMP .EQ. SHMEM_CMP_GT) V4 = -4
         IF (CMP .EQ. SHMEM_CMP_LT) V4 = -2
         IF (CMP .EQ. SHMEM_CMP_NE) V4 = 50
         V8 = HIGH * V4
         VI = V4
         CALL SHMEM_BARRIER_ALL
         IF (ME .EQ. 0) CALL PASS(-3)
         CALL SHMEM_INT4_WAIT_UNTIL(T4, CMP, V4)
         CALL SHMEM_INT8_WAIT_UNTIL(T8, CMP, V8)
         CALL SHMEM_WAIT_UNTIL(TI, CMP, VI)
         CALL CHECK(T4 .EQ. -3, 'SHMEM_INT4_WAIT_UNTIL')
         CALL CHECK(T8 .EQ. -HIGH * 3, 'SHMEM_INT8_WAIT_UNTIL')
         CALL CHECK(TI .EQ. -3, 'SHMEM_WAIT_UNTIL')
         IF (ME .NE. 0) CALL PASS(-3)
         CALL SHMEM_BARRIER_ALL
      END DO

C     A condition that is true already does not wait.
      CALL SHMEM_INT8_WAIT_UNTIL(T8, SHMEM_CMP_LE, -HIGH * 3)
      CALL SHMEM_FINALIZE

      CONTAINS

      SUBROUTINE PASS(V)
      INTEGER V
      INTEGER*4 W4
      INTEGER*8 W
      W4 = V
      W = HIGH * V
      CALL SHMEM_INT4_SET(T4, W4, RIGHT)
      CALL SHMEM_PUT8(T8, W, 1, RIGHT)
      CALL SHMEM_INTEGER_PUT(TI, V, 1, RIGHT)
      END SUBROUTINE
      END

      INCLUDE 'check.h'
