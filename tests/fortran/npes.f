C np: 1 2 3 5  cflags: -fdollar-ok
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests the function N$PES and its profiling alias, called as functions
C without arguments, in upper and lower case.
      PROGRAM NPES
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER N$PES, PN$PES, HERE(0:7)
      EXTERNAL N$PES, PN$PES
      COMMON /WHO/ HERE
      CALL START_PES(0)
      CALL CHECK(N$PES() .EQ. SHMEM_N_PES(), 'N$PES')
      CALL CHECK(PN$PES() .EQ. n$pes(), 'PN$PES')
      HERE = 0
      CALL BARRIER
      CALL SHMEM_INTEGER_PUT(HERE(SHMEM_MY_PE()), 1, 1, N$PES() - 1)
      CALL BARRIER
      IF (SHMEM_MY_PE() .EQ. N$PES() - 1)
     &   CALL CHECK(SUM(HERE) .EQ. N$PES(), 'PEs that are there')
      END

      INCLUDE 'check.h'
