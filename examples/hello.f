C     SPDX-License-Identifier: BSD-3-Clause
C
C     The first program: every PE sends its number to the next.
C
C         oshfort -o hello-f hello.f
C         oshrun -n 4 ./hello-f
C
      PROGRAM HELLO
      INCLUDE 'mpp/shmem.fh'
      INTEGER FROM, ME, N
C     Variables in COMMON are symmetric: every PE has its own copy.
      COMMON /RING/ FROM

      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      N = SHMEM_N_PES()

      FROM = -1
      CALL SHMEM_BARRIER_ALL
      CALL SHMEM_INTEGER_PUT(FROM, ME, 1, MOD(ME + 1, N))
      CALL SHMEM_BARRIER_ALL

      WRITE (*, 100) ME, N, FROM
  100 FORMAT ('PE ', I0, ' of ', I0, ': hello from PE ', I0)
      IF (FROM .NE. MOD(ME + N - 1, N)) STOP 1
      END
