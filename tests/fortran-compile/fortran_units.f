! SPDX-License-Identifier: BSD-3-Clause
! Program units in text that is valid in both forms; HEADER is replaced.
! nothing declared
      PROGRAM MAIN
      INCLUDE 'HEADER'
      INTEGER X(10)
      INTEGER(KIND=SELECTED_INT_KIND(18)) ADDRESS
      X = SHMEM_MY_PE() + SHMEM_N_PES() + SHMEM_SYNC_VALUE
      X(1) = SHMEM_INT4_FADD(X, 1, 0) + SHMEM_INT4_FINC(X(2), 0)
      IF (SHMEM_PE_ACCESSIBLE(0)) ADDRESS = SHMEM_PTR(X, 0)
      IF (SHMEM_ADDR_ACCESSIBLE(X, 0)) ADDRESS = SHMEM_INT8_FETCH(X, 0)
      X(3) = SHMEM_TEST_LOCK(X(1)) + SHMEM_SWAP(X, 1, 0)
      X(4) = SHMEM_FINC(X, 0) + SHMEM_CSWAP(X, 1, 2, 0)
      CALL SHMEM_BARRIER_ALL
      END
! a variable MY_PE
      SUBROUTINE VARIABLE
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER MY_PE, NUM_PES
      MY_PE = SHMEM_MY_PE()
      NUM_PES = SHMEM_N_PES()
      END
! MY_PE and NUM_PES are functions
      SUBROUTINE OLDEST
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER, EXTERNAL :: MY_PE, NUM_PES
      INTEGER X
      X = MY_PE() + NUM_PES()
      END
! typed after the include line
      SUBROUTINE TYPED
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER SHMEM_MY_PE, SHMEM_N_PES, SHMEM_INT4_CSWAP, X
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      X = SHMEM_INT4_CSWAP(X, 1, 2, 0)
      END
! typed before the include line
      SUBROUTINE BEFORE
      IMPLICIT NONE
      INTEGER SHMEM_MY_PE, SHMEM_N_PES, X
      INCLUDE 'HEADER'
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      END
! typed and external
      SUBROUTINE EXT1
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER, EXTERNAL :: SHMEM_MY_PE, SHMEM_N_PES
      INTEGER X
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      END
      SUBROUTINE EXT2
      IMPLICIT NONE
      INTEGER, EXTERNAL :: SHMEM_MY_PE, SHMEM_N_PES
      INTEGER X
      INCLUDE 'HEADER'
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      END
      SUBROUTINE EXT3
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER SHMEM_MY_PE, SHMEM_N_PES, X
      EXTERNAL SHMEM_MY_PE, SHMEM_N_PES
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      END
! external only
      SUBROUTINE EXT4
      INCLUDE 'HEADER'
      EXTERNAL SHMEM_MY_PE, SHMEM_N_PES
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      END
! an interface of the program's own
      SUBROUTINE OWN
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTERFACE
      INTEGER FUNCTION SHMEM_MY_PE()
      END FUNCTION
      END INTERFACE
      INTEGER X
      X = SHMEM_MY_PE()
      END
! in a module, used in its procedures, declared again in one of them
      MODULE INSIDE
      IMPLICIT NONE
      PRIVATE
      INCLUDE 'HEADER'
      INTEGER, SAVE :: PSYNC(SHMEM_REDUCE_SYNC_SIZE) = SHMEM_SYNC_VALUE
      PUBLIC A, B, C
      CONTAINS
      SUBROUTINE A(X)
      INTEGER X
      X = SHMEM_MY_PE()
      END SUBROUTINE
      SUBROUTINE B(X)
      INTEGER SHMEM_MY_PE, X
      X = SHMEM_MY_PE()
      END SUBROUTINE
      SUBROUTINE C(X)
      INCLUDE 'HEADER'
      INTEGER X
      X = SHMEM_MY_PE()
      END SUBROUTINE
      END MODULE
! all of a module used, functions and constants come with it
      MODULE OUTSIDE
      INCLUDE 'HEADER'
      END MODULE
      SUBROUTINE USER
      USE OUTSIDE
      IMPLICIT NONE
      INTEGER X(SHMEM_BARRIER_SYNC_SIZE)
      X = SHMEM_N_PES()
      END
! the other file inside of a unit that has this one
      SUBROUTINE HOST
      IMPLICIT NONE
      INCLUDE 'shmem.fh'
      INTEGER X
      CALL INNER
      CONTAINS
      SUBROUTINE INNER
      INCLUDE 'mpp/shmem.fh'
      X = SHMEM_MY_PE()
      END SUBROUTINE
      END
