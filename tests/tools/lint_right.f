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
C     A program without the include file, which declares the routines itself
      SUBROUTINE OLD(N)
      IMPLICIT NONE
      INTEGER N, SHMEM_MY_PE, SHMEM_N_PES, MY_PE
      INTEGER*8 SHMEM_INT8_FADD, SHMEM_PTR, K, P
      LOGICAL SHMEM_PE_ACCESSIBLE
      EXTERNAL SHMEM_PUT8, SHMEM_BARRIER_ALL, SHMEM_MY_PE
      EXTERNAL SHMEM_INT8_FADD
      REAL*8 A(10), B
      COMPLEX C(5)
      REAL*4 R(9)
      CHARACTER*8 TEXT
      COMMON /DATA/ A, B, C, K, R
      MY_PE = SHMEM_MY_PE()
      CALL SHMEM_PUT8(A, B, 1, MY_PE)
      CALL SHMEM_PUT8(C, A(2), N, SHMEM_N_PES() - 1)
      CALL SHMEM_PUTMEM(A, TEXT, 8, 0)
      CALL SHMEM_INTEGER_PUT(R, R(2), 2 * N, 0)
      K = SHMEM_INT8_FADD(K, 1_8, 0)
      IF (SHMEM_PE_ACCESSIBLE(0)) P = SHMEM_PTR(A, 0)
      CALL SHMEM_BARRIER_ALL
      END
C     Both, and a routine of the program with the name of one of the library
      SUBROUTINE BOTH(A)
      INCLUDE 'mpp/shmem.fh'
      REAL*4 A(*)
      INTEGER SHMEM_MY_PE, PSYNC(SHMEM_REDUCE_SYNC_SIZE)
      INTEGER*8 SHMEM_INT8_FADD, K(2), LOCK
      EXTERNAL SHMEM_INT8_FADD
      COMMON /BOTHC/ K, LOCK, PSYNC
      K(2) = SHMEM_INT8_FADD(K, 2_8, SHMEM_MY_PE())
      CALL SHMEM_SET_LOCK(LOCK)
      CALL SHMEM_REAL4_SUM_TO_ALL(A, A, 1, 0, 0, 1, A, PSYNC)
      CALL BARRIER(A, K)
      END
      SUBROUTINE BARRIER(A, K)
      END
