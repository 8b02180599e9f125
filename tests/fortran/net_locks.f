C np: 2 3 4 8
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests locks between PEs, on one node and on several: a PE gets
C counters, increases them and puts them under a lock.  The next holder
C finds what was put under the lock.  A PE that computes while it holds
C a lock, or while others take the locks, holds up only those that wait
C for its lock.
      PROGRAM NETLCK
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER NLOCK, ROUNDS
      PARAMETER (NLOCK = 4, ROUNDS = 25)
      INTEGER LOCK(0:NLOCK - 1)
      INTEGER*4 BEHIND, TOLD(2)
      INTEGER*8 COUNT(0:NLOCK - 1), TABLE(300, 0:NLOCK - 1), V(300)
      COMMON /LOCKS/ LOCK, BEHIND, TOLD
      COMMON /WORDS/ COUNT, TABLE
      INTEGER ME, NPES, I, J, K, HOME, HOLDER, BUSY
      INTEGER*8 SUM
      DATA LOCK /NLOCK * 0/, BEHIND /4711/

      CALL SHMEM_INIT
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      COUNT = 0
      TABLE = 0
      CALL SHMEM_BARRIER_ALL
      CALL COUNTS
      CALL HOLDS
      CALL CHECK(BEHIND .EQ. 4711, 'the word behind the locks')
      CALL SHMEM_FINALIZE

      CONTAINS

C     The words of lock K are on PE K, or on the last PE.
      SUBROUTINE COUNTS
      DO 30 I = 1, ROUNDS
         K = MOD(I * 7 + ME * 3, NLOCK)
         HOME = MIN(K, NPES - 1)
         IF (MOD(I, 3) .EQ. 0) THEN
   10       BUSY = SHMEM_TEST_LOCK(LOCK(K))
            IF (BUSY .NE. 0) GO TO 10
         ELSE
            CALL SHMEM_SET_LOCK(LOCK(K))
         END IF
         CALL SHMEM_GET8(V, TABLE(1, K), 300, HOME)
         DO 20 J = 2, 300
            CALL CHECK(V(J) .EQ. V(1) + J - 1 .OR. V(1) .EQ. 0,
     &                 'what the holder before has put')
   20    CONTINUE
         DO 25 J = 300, 1, -1
            V(J) = V(1) + J
   25    CONTINUE
         CALL SHMEM_PUT8(TABLE(1, K), V, 300, HOME)
         CALL SHMEM_GET8(V, COUNT(K), 1, HOME)
         V(1) = V(1) + 1
         CALL SHMEM_PUT8(COUNT(K), V, 1, HOME)
         CALL SHMEM_CLEAR_LOCK(LOCK(K))
   30 CONTINUE
      CALL SHMEM_BARRIER_ALL
      SUM = 0
      DO 40 K = 0, NLOCK - 1
         HOME = MIN(K, NPES - 1)
         CALL SHMEM_GET8(V, COUNT(K), 1, HOME)
         SUM = SUM + V(1)
         CALL SHMEM_GET8(V(2), TABLE(1, K), 1, HOME)
         CALL CHECK(V(1) .EQ. V(2), 'a counter and its table')
   40 CONTINUE
      CALL CHECK(SUM .EQ. NPES * ROUNDS, 'the sum of the counters')
      CALL SHMEM_BARRIER_ALL
      END SUBROUTINE

C     Each PE in turn holds a lock and computes.  The others find the
C     lock busy, and get it when it is released, though the PE computes
C     on.
      SUBROUTINE HOLDS
      DO 60 HOLDER = 0, NPES - 1
         TOLD = 0
         CALL SHMEM_BARRIER_ALL
         IF (ME .EQ. HOLDER) CALL SHMEM_SET_LOCK(LOCK(1))
         CALL SHMEM_BARRIER_ALL
         IF (ME .EQ. HOLDER) THEN
            CALL COMPUT(1, NPES - 1, 'PEs that tried the lock')
            CALL CHECK(TOLD(2) .EQ. 0, 'a lock that two have')
            CALL SHMEM_CLEAR_LOCK(LOCK(1))
            CALL COMPUT(2, NPES - 1, 'PEs that got the lock')
         ELSE
            CALL CHECK(SHMEM_TEST_LOCK(LOCK(1)) .EQ. 1, 'a held lock')
            CALL SHMEM_INT4_INC(TOLD(1), HOLDER)
            CALL SHMEM_SET_LOCK(LOCK(1))
            CALL SHMEM_INT4_INC(TOLD(2), HOLDER)
            CALL SHMEM_CLEAR_LOCK(LOCK(1))
         END IF
         CALL SHMEM_BARRIER_ALL
   60 CONTINUE
      END SUBROUTINE
      END PROGRAM

C     Polls TOLD(I) until it is VALUE, without a call of the library.
      SUBROUTINE COMPUT(I, VALUE, WHAT)
      IMPLICIT NONE
      INTEGER I, VALUE, NLOCK
      CHARACTER*(*) WHAT
      PARAMETER (NLOCK = 4)
      INTEGER LOCK(0:NLOCK - 1)
      INTEGER*4 BEHIND, TOLD(2)
      VOLATILE TOLD
      COMMON /LOCKS/ LOCK, BEHIND, TOLD
      INTEGER*8 BEGIN, NOW, RATE
      CALL SYSTEM_CLOCK(BEGIN, RATE)
   10 IF (TOLD(I) .EQ. VALUE) RETURN
         CALL SYSTEM_CLOCK(NOW)
         CALL CHECK(NOW - BEGIN .LT. 20 * RATE, WHAT)
      GO TO 10
      END

      INCLUDE 'check.h'
