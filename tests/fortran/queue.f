C np: 1 2 4 8
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests a whole program: PE 0 has a queue of jobs.  Each PE takes the
C next job under a lock, works on it, and puts the result into PE 0's
C memory.
      PROGRAM QUEUE
      INCLUDE 'mpp/shmem.fh'
      INTEGER NJOB
      PARAMETER (NJOB = 200)
      INTEGER LOCK, NEXT
      INTEGER*4 DONE(NJOB)
      REAL*8 ANSWER(NJOB), A
      COMMON /JOBS/ ANSWER, LOCK, NEXT, DONE
      SAVE /JOBS/
      INTEGER J, ME, MY_PE
      DATA LOCK /0/, NEXT /1/, DONE /NJOB * 0/

      CALL START_PES(0)
      ME = MY_PE()
   10 CALL SHMEM_SET_LOCK(LOCK)
      CALL SHMEM_INTEGER_GET(J, NEXT, 1, 0)
      CALL SHMEM_INTEGER_PUT(NEXT, J + 1, 1, 0)
      CALL SHMEM_CLEAR_LOCK(LOCK)
      IF (J .LE. NJOB) THEN
         A = 0
         DO 20 K = 1, 50 * J
            A = A + K
   20    CONTINUE
         CALL SHMEM_PUT8(ANSWER(J), A, 1, 0)
         CALL SHMEM_INT4_INC(DONE(J), 0)
         GO TO 10
      END IF
      CALL SHMEM_BARRIER_ALL
      IF (ME .EQ. 0) THEN
         DO 30 J = 1, NJOB
            A = 50 * J
            CALL CHECK(DONE(J) .EQ. 1, 'how often a job was done')
            CALL CHECK(ANSWER(J) .EQ. A * (A + 1) / 2, 'an answer')
   30    CONTINUE
      END IF
      END

      INCLUDE 'check.h'
