      PROGRAM MAIN
      IMPLICIT NONE
      INCLUDE 'names.h'
      INTEGER N
      INCLUDE 'text.h' ! a comment
      PRINT *, MY_PE(), N, 'of', N$PES
      CALL SUB
      END
      SUBROUTINE SUB
      IMPLICIT NONE
      INTEGER N
@INCLUDE "deep/text.h"
      IF (N .NE. NUM_PES()) PRINT *, 'wrong'
      END
C SPDX-License-Identifier: BSD-3-Clause
