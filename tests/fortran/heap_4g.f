C np: 1 2  env: SHMEM_SYMMETRIC_SIZE=5G  cflags: -fcray-pointer
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests SHPALLOC of 4,096,000,000 bytes: more than 32 bits can count. 
C All of them are there, and pages that are not touched cost nothing.
      PROGRAM HEAP4G
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER ERR, RIGHT, WORDS
      INTEGER*8 LAST
      PARAMETER (WORDS = 8 / KIND(1) * 512000000, LAST = 512000000)
      REAL*8 A(LAST), X
      POINTER (PA, A)
      CALL START_PES(0)
      RIGHT = MOD(SHMEM_MY_PE() + 1, SHMEM_N_PES())
      CALL SHPALLOC(PA, WORDS, ERR, 0)
      CALL CHECK(ERR .EQ. 0, 'SHPALLOC')
      A(1) = 0
      A(LAST) = 0
      CALL SHMEM_BARRIER_ALL
      X = 1 + SHMEM_MY_PE()
      CALL SHMEM_PUT8(A(LAST), X, 1, RIGHT)
      CALL SHMEM_PUT8(A(LAST / 2), -X, 1, RIGHT)
      CALL SHMEM_BARRIER_ALL
      CALL SHMEM_GET8(X, A(LAST), 1, RIGHT)
      CALL CHECK(X .EQ. 1 + SHMEM_MY_PE(), 'the last element')
      CALL CHECK(A(LAST / 2) .EQ. -A(LAST), 'one in the middle')
      CALL CHECK(A(1) .EQ. 0, 'the first element')
      CALL SHMEM_BARRIER_ALL
      CALL SHPDEALLC(PA, ERR, 0)
      CALL CHECK(ERR .EQ. 0, 'SHPDEALLC')
      END

      INCLUDE 'check.h'
