! SPDX-License-Identifier: BSD-3-Clause
! Program units in text that is valid in both forms; HEADER is replaced.
! nothing declared
      SUBROUTINE NOTHING
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
      INTEGER FUNCTION VARIABLE()
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER MY_PE, NUM_PES
      MY_PE = SHMEM_MY_PE()
      NUM_PES = SHMEM_N_PES()
      VARIABLE = MY_PE + 100 * NUM_PES
      END
! MY_PE and NUM_PES are functions, with declaration and without
      INTEGER FUNCTION OLDEST()
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER, EXTERNAL :: MY_PE, NUM_PES
      OLDEST = MY_PE() + 100 * NUM_PES()
      END
      INTEGER FUNCTION UNTYPED()
      INCLUDE 'HEADER'
      UNTYPED = MY_PE() + 100 * NUM_PES()
      END
! typed after the include line
      INTEGER FUNCTION TYPED()
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER SHMEM_MY_PE, SHMEM_N_PES
      TYPED = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END
! typed before the include line
      INTEGER FUNCTION BEFORE()
      IMPLICIT NONE
      INTEGER SHMEM_MY_PE, SHMEM_N_PES, SHMEM_INT4_CSWAP
      INCLUDE 'HEADER'
      BEFORE = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END
! typed and external
      INTEGER FUNCTION EXT1()
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER, EXTERNAL :: SHMEM_MY_PE, SHMEM_N_PES
      EXT1 = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END
      INTEGER FUNCTION EXT2()
      IMPLICIT NONE
      INTEGER, EXTERNAL :: SHMEM_MY_PE, SHMEM_N_PES
      INCLUDE 'HEADER'
      EXT2 = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END
      INTEGER FUNCTION EXT3()
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER SHMEM_MY_PE, SHMEM_N_PES
      EXTERNAL SHMEM_MY_PE, SHMEM_N_PES
      EXT3 = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END
! external only
      INTEGER FUNCTION EXT4()
      INCLUDE 'HEADER'
      EXTERNAL SHMEM_MY_PE, SHMEM_N_PES
      EXT4 = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END
! no include file
      INTEGER FUNCTION NO_FILE()
      INTEGER SHMEM_MY_PE, SHMEM_N_PES
      EXTERNAL SHMEM_MY_PE, SHMEM_N_PES
      NO_FILE = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END
! an interface of the program's own
      INTEGER FUNCTION OWN()
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTERFACE
      INTEGER FUNCTION SHMEM_MY_PE()
      END FUNCTION
      END INTERFACE
      OWN = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
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
      INTEGER FUNCTION HOST()
      IMPLICIT NONE
      INCLUDE 'shmem.fh'
      INTEGER X
      CALL INNER
      HOST = X + 100 * SHMEM_N_PES()
      CONTAINS
      SUBROUTINE INNER
      INCLUDE 'mpp/shmem.fh'
      X = SHMEM_MY_PE()
      END SUBROUTINE
      END
      PROGRAM MAIN
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER, EXTERNAL :: VARIABLE, OLDEST, UNTYPED, TYPED, BEFORE
      INTEGER, EXTERNAL :: EXT1, EXT2, EXT3, EXT4, NO_FILE, OWN, HOST
      INTEGER GIVEN(12)
      CALL START_PES(0)
      CALL START_PES(SHMEM_N_PES())
      GIVEN(1) = VARIABLE()
      GIVEN(2) = OLDEST()
      GIVEN(3) = UNTYPED()
      GIVEN(4) = TYPED()
      GIVEN(5) = BEFORE()
      GIVEN(6) = EXT1()
      GIVEN(7) = EXT2()
      GIVEN(8) = EXT3()
      GIVEN(9) = EXT4()
      GIVEN(10) = NO_FILE()
      GIVEN(11) = OWN()
      GIVEN(12) = HOST()
      GIVEN = GIVEN - SHMEM_MY_PE() - 100 * SHMEM_N_PES()
      IF (ALL(GIVEN .EQ. 0)) PRINT '(A)', 'right'
      END
