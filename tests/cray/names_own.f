C     SPDX-License-Identifier: BSD-3-Clause
      PROGRAM OWN
      INTEGER MASK(3), DATE
      DIMENSION CLOCK(2)
      EXTERNAL ABORT
      COMMON /C/ SHIFT(2)
      COMPL(I) = I + 1
      MASK(2) = 5
      DATE = 6
      CLOCK(1) = 7
      SHIFT(2) = 8
      PRINT *, MASK(2), DATE, INT(CLOCK(1)), INT(SHIFT(2)), COMPL(3),
     & JSEC(), IADD(2)
      CALL FLUSH(7)
      CALL ABORT('no end')
      END
      FUNCTION SECOND(I)
      INTEGER SECOND
      SECOND = I + 40
      END
      FUNCTION IADD(MASK)
      IADD = MASK + 1
      END
      SUBROUTINE ABORT(TEXT)
      CHARACTER*(*) TEXT
      PRINT *, TEXT
      END
      FUNCTION JSEC()
      INTEGER SECOND
      EXTERNAL SECOND
      JSEC = SECOND(1)
      END
