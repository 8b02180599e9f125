C np: 1 2 4
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests events: a PE that waits goes on when another PE has set the
C event, and finds what that PE has put before.  An event is an INTEGER
C wide.
      PROGRAM EVENTS
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER BEFORE, EVENT(2), BEHIND, VALUE
      COMMON /SHARED/ BEFORE, EVENT, BEHIND, VALUE
      INTEGER ME, NPES, ROUND, I
      DATA BEFORE /1234567/, EVENT /2*0/, BEHIND /7654321/

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      DO 20 ROUND = 1, 20
         I = 1 + MOD(ROUND, 2)
         CALL CHECK(.NOT. SHMEM_TEST_EVENT(EVENT(I)), 'a clear event')
         CALL SHMEM_BARRIER_ALL
         IF (ME .EQ. MOD(ROUND, NPES)) THEN
            DO 10 I = 0, NPES - 1
               CALL SHMEM_INTEGER_PUT(VALUE, ROUND, 1, I)
   10       CONTINUE
            I = 1 + MOD(ROUND, 2)
            CALL SHMEM_SET_EVENT(EVENT(I))
         END IF
         CALL SHMEM_WAIT_EVENT(EVENT(I))
         CALL CHECK(VALUE .EQ. ROUND, 'data before the event')
         CALL CHECK(SHMEM_TEST_EVENT(EVENT(I)), 'an event that is set')
         CALL CHECK(.NOT. SHMEM_TEST_EVENT(EVENT(3 - I)), 'the other')
         CALL SHMEM_BARRIER_ALL
         IF (ME .EQ. NPES - 1) CALL SHMEM_CLEAR_EVENT(EVENT(I))
         CALL SHMEM_BARRIER_ALL
   20 CONTINUE
      CALL CHECK(BEFORE .EQ. 1234567, 'the word before the events')
      CALL CHECK(BEHIND .EQ. 7654321, 'the word behind the events')
      CALL CHECK(EVENT(1) .EQ. 0 .AND. EVENT(2) .EQ. 0,
     &           'events at the end')
      END

      INCLUDE 'check.h'
