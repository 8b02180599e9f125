C np: 1 2 4  cflags: -fshmem-generic-64
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests Cray's routines without a type, in a program that declares the
C functions itself and includes nothing: a ticket, a ring of words, a
C table by indices, a broadcast, and puts that end in a quiet much
C later.
      PROGRAM UNTYPD
      IMPLICIT NONE
      INTEGER SHMEM_FINC, SHMEM_FADD, SHMEM_CSWAP, SHMEM_SWAP
      INTEGER MY_PE, NUM_PES
      EXTERNAL SHMEM_FINC, SHMEM_FADD, SHMEM_CSWAP, SHMEM_SWAP
      EXTERNAL MY_PE, NUM_PES
      INTEGER ME, NPES, NEXT, LAST, I
      INTEGER WORD(8), COUNT, OLD, BIG
      INTEGER*8 INDEX(3), HANDLE
      REAL*8 A(8), B(8), TABLE(8), HEAD
      COMMON /SHARED/ A, TABLE, HEAD, WORD, COUNT
      INTEGER PSYNC(128)
      COMMON /SYNC/ PSYNC
      DATA PSYNC /128 * 0/, INDEX /6, 0, 3/

      CALL START_PES(0)
      ME = MY_PE()
      NPES = NUM_PES()
      NEXT = MOD(ME + 1, NPES)
      LAST = MOD(ME + NPES - 1, NPES)
      COUNT = 0
      DO 10 I = 1, 8
         WORD(I) = 0
         A(I) = -1
         TABLE(I) = -1
         B(I) = ME + I / 16D0
   10 CONTINUE
      HEAD = 0.1D0 * (ME + 1)
      CALL BARRIER()

      OLD = SHMEM_FINC(COUNT, 0)
      CALL CHECK(OLD .GE. 0 .AND. OLD .LT. NPES, 'SHMEM_FINC')
      BIG = HUGE(BIG) - 2000
      OLD = SHMEM_CSWAP(WORD, 0, BIG + ME, NEXT)
      CALL CHECK(OLD .EQ. 0, 'SHMEM_CSWAP')
      OLD = SHMEM_CSWAP(WORD, 0, -1, NEXT)
      CALL CHECK(OLD .EQ. BIG + ME, 'SHMEM_CSWAP that fails')
      OLD = SHMEM_FADD(WORD, 1000, NEXT)
      CALL CHECK(OLD .EQ. BIG + ME, 'SHMEM_FADD')
      OLD = SHMEM_SWAP(WORD, 7, NEXT)
      CALL CHECK(OLD .EQ. BIG + 1000 + ME, 'SHMEM_SWAP')
      CALL BARRIER()
      CALL CHECK(WORD(1) .EQ. 7 .AND. WORD(2) .EQ. 0, 'the word')

      CALL SHMEM_PUT64_NB(A, B, 4, NEXT, HANDLE)
      CALL SHMEM_PUT(A(5), B(5), 3, NEXT)
      CALL SHMEM_IXPUT(TABLE, B, INDEX, 3, NEXT)
      CALL SHMEM_QUIET()
      CALL BARRIER()
      CALL SHMEM_UDCFLUSH
      DO 20 I = 1, 7
   20 CALL CHECK(A(I) .EQ. LAST + I / 16D0, 'SHMEM_PUT')
      CALL CHECK(A(8) .EQ. -1, 'behind SHMEM_PUT')
      CALL CHECK(TABLE(7) .EQ. LAST + 1 / 16D0 .AND.
     &   TABLE(1) .EQ. LAST + 2 / 16D0 .AND.
     &   TABLE(4) .EQ. LAST + 3 / 16D0, 'SHMEM_IXPUT')
      CALL CHECK(TABLE(2) .EQ. -1 .AND. TABLE(8) .EQ. -1, 'beside them')
      CALL SHMEM_GET(B, A, 2, NEXT)
      CALL SHMEM_IXGET(B(3), TABLE, INDEX, 3, NEXT)
      CALL CHECK(B(1) .EQ. ME + 1 / 16D0 .AND. B(2) .EQ. ME + 2 / 16D0,
     &   'SHMEM_GET')
      CALL CHECK(B(3) .EQ. ME + 1 / 16D0 .AND. B(5) .EQ. ME + 3 / 16D0,
     &   'SHMEM_IXGET')
      CALL BARRIER()
      CALL SHMEM_BROADCAST(HEAD, HEAD, 1, NPES - 1, 0, 0, NPES, PSYNC)
      CALL CHECK(HEAD .EQ. 0.1D0 * NPES, 'SHMEM_BROADCAST')
      IF (ME .EQ. 0) CALL CHECK(COUNT .EQ. NPES, 'the tickets')
      CALL BARRIER()
      END

      INCLUDE 'check.h'
