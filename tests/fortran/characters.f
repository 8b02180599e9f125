C np: 1 3
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests CHARACTER data: nelems says how much is moved, and the hidden
C lengths do not matter.
      PROGRAM CHARS
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      CHARACTER*12 FAR(2), NEAR
      CHARACTER*1 LETTER(2)
      COMMON /TEXT/ FAR
      INTEGER ME, NPES, LEFT, RIGHT
      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      NPES = SHMEM_N_PES()
      RIGHT = MOD(ME + 1, NPES)
      LEFT = MOD(ME - 1 + NPES, NPES)
      FAR(1) = '............'
      FAR(2) = '------------'
      CALL SHMEM_BARRIER_ALL
      WRITE (NEAR, '(A,I3.3)') 'FROM PE ', ME
      CALL SHMEM_CHARACTER_PUT(FAR, NEAR, 11, RIGHT)
      CALL SHMEM_CHARACTER_PUT_NBI(FAR(2)(3:4), 'XY', 2, RIGHT)
      CALL SHMEM_BARRIER_ALL
      WRITE (NEAR, '(A,I3.3,A)') 'FROM PE ', LEFT, '.'
      CALL CHECK(FAR(1) .EQ. NEAR, 'SHMEM_CHARACTER_PUT')
      CALL CHECK(FAR(2) .EQ. '--XY--------', 'SHMEM_CHARACTER_PUT_NBI')
      NEAR = ' '
      CALL SHMEM_CHARACTER_GET(NEAR(2:), FAR(2), 4, RIGHT)
      CALL CHECK(NEAR .EQ. ' --XY', 'SHMEM_CHARACTER_GET')
      LETTER = '?'
      CALL SHMEM_CHARACTER_GET_NBI(LETTER, FAR(1)(6:6), 1, RIGHT)
      CALL SHMEM_QUIET
      CALL CHECK(LETTER(1) .EQ. 'P' .AND. LETTER(2) .EQ. '?',
     &    'SHMEM_CHARACTER_GET_NBI')
      CALL SHMEM_BARRIER_ALL
      END

      INCLUDE 'check.h'
