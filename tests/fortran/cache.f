C np: 1 2
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests the cache routines of systems whose caches had to be told of
C data from outside: they change nothing, and data arrive with and
C without them.
      PROGRAM CACHE
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER X, Y, LEFT, RIGHT, NPES
      REAL*8 STACKED(4)
      COMMON /AREA/ X
      CALL START_PES(0)
      NPES = SHMEM_N_PES()
      RIGHT = MOD(SHMEM_MY_PE() + 1, NPES)
      LEFT = MOD(SHMEM_MY_PE() + NPES - 1, NPES)
      STACKED = 5
      CALL SHMEM_STACK(STACKED)
      CALL SHMEM_SET_CACHE_INV
      X = -1
      CALL BARRIER()
      Y = SHMEM_MY_PE()
      CALL SHMEM_INTEGER_PUT(X, Y, 1, RIGHT)
      CALL SHMEM_FENCE
      CALL SHMEM_QUIET
      CALL BARRIER
      CALL SHMEM_SET_CACHE_LINE_INV(X)
      CALL SHMEM_CLEAR_CACHE_LINE_INV(X)
      CALL SHMEM_UDCFLUSH_LINE(X)
      CALL SHMEM_UDCFLUSH
      CALL SHMEM_CLEAR_CACHE_INV
      CALL CHECK(X .EQ. LEFT, 'data beside the cache routines')
      CALL CHECK(ALL(STACKED .EQ. 5), 'data of SHMEM_STACK')
      CALL SHMEM_FINALIZE
      END

      INCLUDE 'check.h'
