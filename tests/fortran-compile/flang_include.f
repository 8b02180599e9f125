C SPDX-License-Identifier: BSD-3-Clause
      PROGRAM INCL
      INCLUDE 'mpp/shmem.fh'
      INTEGER GUARD(3)
      COMMON /C/ GUARD
      CALL START_PES(0)
      GUARD = -1
      I = SHMEM_MY_PE()
      CALL SHMEM_BARRIER_ALL
      CALL SHMEM_INTEGER_PUT(GUARD(2), I, 1, I)
      IF (ALL(GUARD .EQ. [-1, I, -1])) PRINT '(A)', 'right'
      END
