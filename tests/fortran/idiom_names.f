C np: 1 2 4
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests names in old programs: a variable MY_PE beside the include file;
C functions declared by the program in each of the usual forms, with and
C without include file, with and without IMPLICIT NONE; START_PES twice.
      PROGRAM NAMES
      INCLUDE 'mpp/shmem.fh'
      INTEGER MY_PE, NUM_PES
      INTEGER ANSWER(8)
      EXTERNAL UNIT1, UNIT2, UNIT3, UNIT4, UNIT5, UNIT6, UNIT7
      INTEGER UNIT1, UNIT2, UNIT3, UNIT4, UNIT5, UNIT6, UNIT7
      CALL START_PES(0)
      NUM_PES = SHMEM_N_PES()
      MY_PE = SHMEM_MY_PE()
      CALL START_PES(NUM_PES)
      ANSWER(1) = UNIT1()
      ANSWER(2) = UNIT2()
      ANSWER(3) = UNIT3()
      ANSWER(4) = UNIT4()
      ANSWER(5) = UNIT5()
      ANSWER(6) = UNIT6()
      ANSWER(7) = UNIT7()
      DO 10 I = 1, 7
   10    CALL CHECK(ANSWER(I) .EQ. MY_PE + 100 * NUM_PES, 'a unit')
      CALL SHMEM_BARRIER_ALL
      END

      INTEGER FUNCTION UNIT1()
      IMPLICIT NONE
      INTEGER, EXTERNAL :: MY_PE, NUM_PES
      UNIT1 = MY_PE() + 100 * NUM_PES()
      END

      INTEGER FUNCTION UNIT2()
      INCLUDE 'mpp/shmem.fh'
C     The implicit type of these functions is right.
      UNIT2 = MY_PE() + 100 * NUM_PES()
      END

      INTEGER FUNCTION UNIT3()
      IMPLICIT NONE
      INCLUDE 'shmem.fh'
      INTEGER SHMEM_MY_PE, SHMEM_N_PES
      UNIT3 = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END

      INTEGER FUNCTION UNIT4()
      IMPLICIT NONE
      INTEGER, EXTERNAL :: SHMEM_MY_PE, SHMEM_N_PES
      INCLUDE 'mpp/shmem.fh'
      UNIT4 = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END

      INTEGER FUNCTION UNIT5()
      INCLUDE 'shmem.fh'
      EXTERNAL SHMEM_MY_PE, SHMEM_N_PES
      UNIT5 = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END

      INTEGER FUNCTION UNIT6()
      INTEGER SHMEM_MY_PE, SHMEM_N_PES
      EXTERNAL SHMEM_MY_PE, SHMEM_N_PES
      UNIT6 = SHMEM_MY_PE() + 100 * SHMEM_N_PES()
      END

C     The other include file, in a unit that has this one.
      INTEGER FUNCTION UNIT7()
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER X
      X = 0
      CALL INNER
      UNIT7 = X + 100 * SHMEM_N_PES()
      CONTAINS
      SUBROUTINE INNER
      INCLUDE 'shmem.fh'
      X = SHMEM_MY_PE()
      END SUBROUTINE
      END

      INCLUDE 'check.h'
