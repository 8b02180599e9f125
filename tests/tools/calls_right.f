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
C     An interface has declarations of its own.
      SUBROUTINE FACES
      INCLUDE 'mpp/shmem.fh'
      INTEGER*8 I, K
      INTERFACE
        SUBROUTINE SUB(N)
        INTEGER*8 N
        END SUBROUTINE
      END INTERFACE
      COMMON /C/ I
      CALL SHMEM_INT8_ADD(I, K, N)
      END
C     An expression that begins and ends like an element
      SUBROUTINE PRODUC(I8, K8)
      INTEGER*4 I4(10)
      INTEGER*8 I8, K8(10)
      CALL SHMEM_INT8_ADD(I8, I4(1)*K8(2), 0)
      END
C     Initial values, a keyword without a blank, a label
      SUBROUTINE VALUES
      INTEGER*8 I8(2) /1, 2/, J8
      INTEGERK(2)
      SAVE I8
   10 REALX = J8
      CALL SHMEM_INT8_ADD(I8, J8, K(2))
      END
C     PARAMETER without parentheses has the type of its value.
      SUBROUTINE DEC(I)
      PARAMETER K = 5_8
      INTEGER*8 I
      CALL SHMEM_INT8_ADD(I, K, 0)
      END
