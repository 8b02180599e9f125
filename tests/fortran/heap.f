C np: 1 2 4  env: SHMEM_SYMMETRIC_SIZE=64M  cflags: -fcray-pointer
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests SHPALLOC, SHPCLMOVE and SHPDEALLC with Cray pointers: data,
C error codes, and lengths that overflow 32 bits as bytes.  A length
C counts words with the bytes of an INTEGER: W of them make 8 bytes.
      PROGRAM HEAP
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER ME, NPES, RIGHT, LEFT, I, ERR, ROUND, W
      PARAMETER (W = 8 / KIND(1))
      REAL*8 A(*), B(*), BIG(*)
      INTEGER C(*), D(*), E(100), F(100)
      POINTER (PA, A), (PB, B), (PC, C), (PD, D), (PBIG, BIG)
      POINTER (PE, E), (PF, F)
      INTEGER*8 OLD, WORD
      REAL*8 MINE(2000)

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      RIGHT = MOD(ME + 1, NPES)
      LEFT = MOD(ME + NPES - 1, NPES)

      CALL BLOCKS
      CALL SIZES
      CALL MOVING
      CALL WORDS
      CALL ERRORS
      CALL FREEING
      CALL AGAIN

      CONTAINS

C     Two arrays, which the neighbour writes, do not overlap.
      SUBROUTINE BLOCKS
      ERR = 99
      CALL SHPALLOC(PA, W * 1000, ERR, 0)
      CALL CHECK(ERR .EQ. 0, 'SHPALLOC')
      CALL SHPALLOC(PC, 6, ERR, 1)
      CALL CHECK(ERR .EQ. 0, 'SHPALLOC of 6 words')
      CALL CHECK(MOD(PA, 16_8) .EQ. 0, 'alignment of SHPALLOC')
      DO I = 1, 1000
         A(I) = 0
         MINE(I) = 1000 * ME + I
      END DO
      DO I = 1, 3
         C(I) = -I
      END DO
      CALL SHMEM_BARRIER_ALL
      CALL SHMEM_PUT8(A, MINE, 1000, RIGHT)
      CALL SHMEM_BARRIER_ALL
      DO I = 1, 1000
         CALL CHECK(A(I) .EQ. 1000 * LEFT + I, 'data of SHPALLOC')
      END DO
      CALL CHECK(C(1) .EQ. -1 .AND. C(3) .EQ. -3, 'the block behind')
      END SUBROUTINE

C     A larger block keeps all data, a smaller one those that fit.
      SUBROUTINE SIZES
      OLD = PA
      CALL SHPCLMOVE(PA, W * 2000, ERR, 0)
      CALL CHECK(ERR .EQ. 0 .OR. ERR .EQ. 1, 'SHPCLMOVE')
      CALL CHECK((ERR .EQ. 1) .EQV. (PA .NE. OLD), 'its status')
      DO I = 1, 1000
         CALL CHECK(A(I) .EQ. 1000 * LEFT + I, 'data of SHPCLMOVE')
      END DO
      PBIG = PA
      DO I = 1, 2000
         BIG(I) = I
      END DO
      CALL SHPCLMOVE(PA, W * 10, ERR, 0)
      CALL CHECK(ERR .EQ. 0 .OR. ERR .EQ. 1, 'SHPCLMOVE to less')
      DO I = 1, 10
         CALL CHECK(A(I) .EQ. I, 'data of SHPCLMOVE to less')
      END DO
      CALL CHECK(C(1) .EQ. -1 .AND. C(3) .EQ. -3, 'the block behind, 2')
      END SUBROUTINE

C     A block moves when another block is behind it.
      SUBROUTINE MOVING
      CALL SHPALLOC(PB, 16, ERR, 0)
      CALL SHPALLOC(PD, 16, ERR, 0)
      B(1) = 4711 + ME
      OLD = PB
      CALL SHPCLMOVE(PB, 1000000, ERR, 0)
      CALL CHECK(ERR .EQ. 1 .AND. PB .NE. OLD, 'SHPCLMOVE away')
      CALL CHECK(B(1) .EQ. 4711 + ME, 'data of SHPCLMOVE away')
      CALL SHPCLMOVE(PB, 1000000, ERR, 0)
      CALL CHECK(ERR .EQ. 0, 'SHPCLMOVE to the same')
      END SUBROUTINE

C     An array has as many words as INTEGERs, and does not overlap
C     another.
      SUBROUTINE WORDS
      CALL SHPALLOC(PE, 100, ERR, 1)
      CALL SHPALLOC(PF, 100, ERR, 1)
      F = 7
      E = 1
      CALL CHECK(ALL(F .EQ. 7), 'SHPALLOC of 100 INTEGERs')
      E = 7
      F = 1
      CALL CHECK(ALL(E .EQ. 7), 'SHPALLOC of 100 INTEGERs more')
      CALL SHPCLMOVE(PE, 50, ERR, 1)
      CALL SHPCLMOVE(PE, 100, ERR, 1)
      E = 8
      CALL CHECK(ALL(F .EQ. 1), 'SHPCLMOVE to 100 INTEGERs')
      CALL SHPDEALLC(PE, ERR, 1)
      CALL SHPDEALLC(PF, ERR, 1)
      END SUBROUTINE

C     After an error the pointer is as it was.
      SUBROUTINE ERRORS
      OLD = PB
      CALL SHPALLOC(PB, 0, ERR, 0)
      CALL CHECK(ERR .EQ. -1, 'SHPALLOC of nothing')
      CALL SHPALLOC(PB, -5, ERR, 0)
      CALL CHECK(ERR .EQ. SHMEM_MALLOC_BAD_SIZE, 'negative SHPALLOC')
      CALL SHPALLOC(PB, 1024000000, ERR, 0)
      CALL CHECK(ERR .EQ. -2, 'SHPALLOC of 4096000000 bytes')
      CALL SHPALLOC(PB, 1073741834, ERR, 0)
      CALL CHECK(ERR .EQ. -2, 'SHPALLOC of 2**32 + 40 bytes')
      CALL SHPALLOC(PB, 2147483647, ERR, 0)
      CALL CHECK(ERR .EQ. SHMEM_MALLOC_FAIL, 'SHPALLOC of 2**33 bytes')
      CALL SHPCLMOVE(PB, 1024000000, ERR, 0)
      CALL CHECK(ERR .EQ. -2, 'SHPCLMOVE to 4096000000 bytes')
      CALL SHPCLMOVE(PB, 1073741834, ERR, 0)
      CALL CHECK(ERR .EQ. -2, 'SHPCLMOVE to 2**32 + 40 bytes')
      CALL SHPCLMOVE(PB, 0, ERR, 0)
      CALL CHECK(ERR .EQ. -1, 'SHPCLMOVE to nothing')
      CALL CHECK(PB .EQ. OLD, 'the pointer after errors')
      CALL CHECK(B(1) .EQ. 4711 + ME, 'data after errors')
      END SUBROUTINE

C     Addresses that cannot be freed, and then all blocks.
      SUBROUTINE FREEING
      WORD = PB + 8
      CALL SHPDEALLC(WORD, ERR, 0)
      CALL CHECK(ERR .EQ. -5, 'SHPDEALLC inside of a block')
      CALL SHPCLMOVE(WORD, 10, ERR, 0)
      CALL CHECK(ERR .EQ. -5, 'SHPCLMOVE inside of a block')
      WORD = LOC(MINE)
      CALL SHPDEALLC(WORD, ERR, 0)
      CALL CHECK(ERR .EQ. -3, 'SHPDEALLC outside of the heap')
      WORD = 0
      CALL SHPDEALLC(WORD, ERR, 0)
      CALL CHECK(ERR .EQ. -3, 'SHPDEALLC of a null pointer')
      CALL SHPDEALLC(PB, ERR, 0)
      CALL CHECK(ERR .EQ. 0, 'SHPDEALLC')
      CALL SHPDEALLC(PB, ERR, 0)
      CALL CHECK(ERR .EQ. SHMEM_MALLOC_ALREADY_FREE, 'SHPDEALLC again')
      CALL SHPDEALLC(PA, ERR, 1)
      CALL SHPDEALLC(PC, ERR, 1)
      CALL SHPDEALLC(PD, ERR, -1)
      END SUBROUTINE

C     The whole heap can be allocated again, many times.
      SUBROUTINE AGAIN
      DO ROUND = 1, 20
         CALL SHPALLOC(PBIG, W * 8 * 1024 * 1024, ERR, -1)
         BIG(8 * 1024 * 1024) = ME
         CALL SHMEM_GET8(MINE, BIG(8 * 1024 * 1024), 1, ME)
         CALL CHECK(MINE(1) .EQ. ME, 'the end of the heap')
         CALL SHPDEALLC(PBIG, ERR, -1)
      END DO
      END SUBROUTINE
      END PROGRAM

      INCLUDE 'check.h'
