C     SPDX-License-Identifier: BSD-3-Clause
C     Monte Carlo on the T3E: as it was written for the machine.
      PROGRAM PI
      INCLUDE 'mpp/shmem.fh'
      INTRINSIC MY_PE, RANF, IRTC
      PARAMETER (N = 20000)
      COMMON /SUMS/ HITS, TOTAL, PWRK(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
      INTEGER PSYNC(SHMEM_REDUCE_SYNC_SIZE)
      DATA PSYNC /SHMEM_REDUCE_SYNC_SIZE*SHMEM_SYNC_VALUE/
      ISTART = IRTC()
      CALL RANSET(2*MY_PE() + 1)
      HITS = 0
      DO 10 I = 1, N
        X = RANF()
        Y = RANF()
   10   HITS = HITS + CVMGP(1., 0., 1. - X*X - Y*Y)
      CALL SHMEM_REAL8_SUM_TO_ALL(TOTAL, HITS, 1, 0, 0, N$PES,
     & PWRK, PSYNC)
      IF (MY_PE() .NE. 0) GO TO 20
      PRINT 30, 4*TOTAL/(N*N$PES), POPCNT(MASK(N$PES))
   30 FORMAT ('pi ', F6.4, ' bits ', I2)
      IF (IRTC() .LE. ISTART) CALL ABORT('the clock stands still')
   20 CALL BARRIER()
      END
