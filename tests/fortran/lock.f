C np: 1 2 4 8
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests locks: a counter that is read and written back under a lock
C loses no step; each lock of an array is a lock of its own; a lock is
C an INTEGER wide.
      PROGRAM LOCKS
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER NLOCK, ROUNDS
      PARAMETER (NLOCK = 3, ROUNDS = 100)
C     With an odd number of words before them the locks have the least
C     alignment.
      INTEGER BEFORE, LOCK(NLOCK), BEHIND, COUNT(NLOCK)
      COMMON /SHARED/ BEFORE, LOCK, BEHIND, COUNT
      INTEGER ME, NPES, I, K, V, BUSY
      DATA BEFORE /1234567/, LOCK /3*0/, BEHIND /7654321/, COUNT /3*0/

      CALL SHMEM_INIT
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      BUSY = 0
      DO I = 1, ROUNDS
         K = MOD(I + ME, NLOCK) + 1
         IF (MOD(I, 2) .EQ. 0) THEN
            CALL SHMEM_SET_LOCK(LOCK(K))
         ELSE
  10        IF (SHMEM_TEST_LOCK(LOCK(K)) .NE. 0) THEN
               BUSY = BUSY + 1
               GO TO 10
            END IF
         END IF
         CALL SHMEM_INTEGER_GET(V, COUNT(K), 1, 0)
         V = V + 1
         CALL SHMEM_INTEGER_PUT(COUNT(K), V, 1, 0)
         CALL SHMEM_CLEAR_LOCK(LOCK(K))
      END DO
      CALL SHMEM_BARRIER_ALL
      IF (ME .EQ. 0) CALL CHECK(SUM(COUNT) .EQ. NPES * ROUNDS,
     &    'sum of the counters')
      CALL CHECK(ALL(LOCK .EQ. 0), 'a lock that nobody holds')
      CALL CHECK(BEFORE .EQ. 1234567, 'the word before the locks')
      CALL CHECK(BEHIND .EQ. 7654321, 'the word behind the locks')
      CALL SHMEM_BARRIER_ALL

C     A lock that PE 0 holds is busy for all PEs.
      IF (ME .EQ. 0) CALL CHECK(SHMEM_TEST_LOCK(LOCK(2)) .EQ. 0,
     &    'SHMEM_TEST_LOCK of a free lock')
      CALL SHMEM_BARRIER_ALL
      CALL CHECK(SHMEM_TEST_LOCK(LOCK(2)) .EQ. 1,
     &    'SHMEM_TEST_LOCK of a busy lock')
      CALL SHMEM_BARRIER_ALL
      IF (ME .EQ. 0) CALL SHMEM_CLEAR_LOCK(LOCK(2))
      CALL SHMEM_FINALIZE
      END

      INCLUDE 'check.h'
