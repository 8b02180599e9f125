C SPDX-License-Identifier: BSD-3-Clause
      PROGRAM HELLO
      INCLUDE 'mpp/shmem.fh'
      INTEGER GOT(4)
      REAL RGOT(4)
      COMMON /C/ GOT, RGOT
      INTEGER ME, N
      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      N = SHMEM_N_PES()
      CALL SHMEM_PUT4(GOT, 50, 1, MOD(ME + 1, N))
      CALL SHMEM_PUT4(RGOT, 1.5, 1, MOD(ME + 1, N))
      CALL SHMEM_BARRIER_ALL
      IF (ME .EQ. 0) WRITE (*, '(I0, 1X, I0)') N, GOT(1)
      END
