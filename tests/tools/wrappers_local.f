C     SPDX-License-Identifier: BSD-3-Clause
      INCLUDE 'mpp/shmem.fh'
      INTEGER A, B
      CALL START_PES(0)
      B = 5
      CALL SHMEM_INTEGER_PUT(A, B, 1, 0)
      CALL SHMEM_BARRIER_ALL
      CALL S
      END
      SUBROUTINE S
      INTEGER A, SHMEM_MY_PE
      CALL SHMEM_INTEGER_PUT(A, 5, 1, 0)
      CALL SHMEM_BARRIER_ALL
      IF (SHMEM_MY_PE() .EQ. 0 .AND. A .NE. 5) STOP 1
      END
