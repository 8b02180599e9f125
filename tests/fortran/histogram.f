C np: 1 2 4 8
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests a whole program: each PE throws numbers into bins that are
C spread over the PEs.  SHMEM_INT8_FADD counts them, SHMEM_INT4_FINC
C gives each an index in the list of its PE, and SHMEM_PUT4 writes it
C there.
      PROGRAM HISTO
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER NBIN, NNUM, MAXPE
      PARAMETER (NBIN = 16, NNUM = 500, MAXPE = 8)
      INTEGER*8 BIN(NBIN), WEIGHT, BEFORE
      INTEGER*4 USED, LIST(NNUM * MAXPE), NUM4
      COMMON /BINS/ BIN, USED, LIST
      INTEGER ME, NPES, I, K, PE, SLOT, NUMBER, SEED
      INTEGER*8 SEEN(NBIN)

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      BIN = 0
      USED = 0
      LIST = -1
      CALL SHMEM_BARRIER_ALL
      SEED = 17 + ME
      DO I = 1, NNUM
         SEED = MOD(SEED * 137 + 71, 10007)
         NUMBER = MOD(SEED, NBIN * NPES)
         PE = NUMBER / NBIN
         K = MOD(NUMBER, NBIN) + 1
C        The weights are so large that 32 bits do not hold their sum.
         WEIGHT = 3000000000_8
         BEFORE = SHMEM_INT8_FADD(BIN(K), WEIGHT, PE)
         CALL CHECK(MOD(BEFORE, WEIGHT) .EQ. 0, 'SHMEM_INT8_FADD')
         SLOT = SHMEM_INT4_FINC(USED, PE) + 1
         NUM4 = K
         CALL SHMEM_PUT4(LIST(SLOT), NUM4, 1, PE)
      END DO
      CALL SHMEM_BARRIER_ALL

C     The list and the bins must agree.
      SEEN = 0
      DO I = 1, USED
         K = LIST(I)
         CALL CHECK(K .GE. 1 .AND. K .LE. NBIN, 'an entry of the list')
         SEEN(K) = SEEN(K) + 1
      END DO
      CALL CHECK(ALL(LIST(USED + 1:) .EQ. -1), 'the end of the list')
      CALL CHECK(ALL(BIN .EQ. SEEN * 3000000000_8), 'a bin')
      I = 0
      DO PE = 0, NPES - 1
         CALL SHMEM_GET4(NUM4, USED, 1, PE)
         I = I + NUM4
      END DO
      CALL CHECK(I .EQ. NPES * NNUM, 'how many there are')
      END

      INCLUDE 'check.h'
