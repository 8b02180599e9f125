C     SPDX-License-Identifier: BSD-3-Clause
C     Constants of shmem.fh under IMPLICIT, and with other default kinds
      PROGRAM CONSTANT
      IMPLICIT REAL*8 (A-H, O-Z)
      INCLUDE 'mpp/shmem.fh'
      INTEGER*8 K
      INTEGER ISYNC(SHMEM_SYNC_SIZE)
      COMMON /C/ K, ISYNC
      CALL SHMEM_INT8_WAIT_UNTIL(K, SHMEM_CMP_GE, 5_8)
      CALL SHMEM_WAIT_UNTIL(ISYNC(1), SHMEM_CMP_EQ, SHMEM_SYNC_VALUE)
      END
      SUBROUTINE WAITS(N)
      INCLUDE 'shmem.fh'
      CALL SHMEM_WAIT_UNTIL(N, SHMEM_CMP_GT, 5)
      END
C     A file that is not beside the source, with a name like those of the library
      SUBROUTINE NAMES
      INCLUDE 'mpp/shmem.fh'
      INCLUDE 'shmem_names.inc'
      CALL SHMEM_INT8_INC(ICOUNT, 0)
      END
