      PROGRAM VARIED
      IMPLICIT NONE
      INTEGER N$PES
      N$PES = NUM_PES() + 10
      IF (N$PES == 1) STOP
      CALL SUB(N$PES)
      CALL OTHER
      END
      SUBROUTINE SUB(N$PES)
      IMPLICIT NONE
      INTEGER N$PES, K
      COMMON /X/ K
      K = N$PES * 2
      END
      SUBROUTINE OTHER
      COMMON /X/ N$PES
      CALL LAST(N$PES)
      END
      SUBROUTINE LAST(K)
      IMPLICIT NONE
      INTEGER K
      IF (MY_PE() == 0) PRINT *, K, N$PES
      END
      BLOCK DATA
      IMPLICIT NONE
      INTEGER L
      COMMON /Y/ L
      DATA L /7/
      END
C SPDX-License-Identifier: BSD-3-Clause
