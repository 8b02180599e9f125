C np: 1 2 4  kinds: 4  cflags: -fshmem-generic-32
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests a program of default INTEGERs and REALs that was written for
C words of 4 bytes: with -fshmem-generic-32 SHMEM_PUT takes such words;
C the functions without a type take default INTEGERs in any case.
      PROGRAM WORDS4
      INCLUDE 'mpp/shmem.fh'
      INTEGER SHMEM_FINC, SHMEM_FADD, OTHER
      INTEGER ME, NPES, NEXT, LAST, COUNT(2), OLD
      REAL A(6), B(6)
      COMMON /SHARED/ COUNT, A
      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      NEXT = MOD(ME + 1, NPES)
      LAST = MOD(ME + NPES - 1, NPES)
      COUNT = -5
      A = -1
      B = [(ME + I / 8., I = 1, 6)]
      CALL BARRIER
      CALL SHMEM_PUT(A, B, 5, NEXT)
      OLD = SHMEM_FINC(COUNT, NEXT)
      CALL CHECK(OLD .EQ. -5, 'SHMEM_FINC')
      CALL CHECK(SHMEM_FADD(COUNT, -1, NEXT) .EQ. -4, 'SHMEM_FADD')
      CALL CHECK(OTHER(COUNT, NEXT) .EQ. -5, 'SHMEM_FINC, not included')
      CALL BARRIER
      CALL CHECK(ALL(A(1:5) .EQ. [(LAST + I / 8., I = 1, 5)]),
     &   'SHMEM_PUT')
      CALL CHECK(A(6) .EQ. -1, 'behind SHMEM_PUT')
      CALL CHECK(ALL(COUNT .EQ. [-4, -5]), 'the counts')
      CALL SHMEM_GET(B, A, 6, NEXT)
      CALL CHECK(B(5) .EQ. ME + 5 / 8. .AND. B(6) .EQ. -1, 'SHMEM_GET')
      END
      INTEGER FUNCTION OTHER(COUNT, NEXT)
      INTEGER COUNT(2), SHMEM_FINC
      OTHER = SHMEM_FINC(COUNT, NEXT)
      END

      INCLUDE 'check.h'
