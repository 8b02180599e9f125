C     SPDX-License-Identifier: BSD-3-Clause
      IMPLICIT INTEGER (A-Z)
      PARAMETER (ONE = 1)
      PRINT *, INT(SECOND()), LEADZ(ONE), POPCNT(1), POPPAR(1),
     & SHIFTL(1, 1), SHIFTR(1, 1), AND(1, 2)
      CALL REST
      END
      INTEGER FUNCTION SECOND()
      SECOND = 81
      END
      INTEGER FUNCTION LEADZ(I)
      LEADZ = 81 + I
      END
      INTEGER FUNCTION POPCNT(I)
      POPCNT = 83
      END
      INTEGER FUNCTION POPPAR(I)
      POPPAR = 84
      END
      INTEGER FUNCTION SHIFTL(I, J)
      SHIFTL = 85
      END
      INTEGER FUNCTION SHIFTR(I, J)
      SHIFTR = 86
      END
      INTEGER FUNCTION AND(I, J)
      AND = 87
      END
      SUBROUTINE REST
      IMPLICIT NONE
      INTEGER OR, XOR, I, IARGC
      CALL GETARG(1, I)
      PRINT *, OR(1, 2), XOR(1, 2), IARGC(), I
      END
      INTEGER FUNCTION OR(I, J)
      OR = 88
      END
      INTEGER FUNCTION XOR(I, J)
      XOR = 89
      END
      INTEGER FUNCTION IARGC()
      IARGC = 90
      END
      SUBROUTINE GETARG(I, J)
      J = 90 + I
      END
