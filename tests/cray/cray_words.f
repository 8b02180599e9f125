      REAL A(100), B(100)
      POINTER (PA, A), (PB, B)
      CALL SHPALLOC(PA, 100, IERR, 1)
      CALL SHPALLOC(PB, 100, IERR, 1)
      B = 7
      A = 1
      PRINT *, B(1)
      CALL SHPCLMOVE(PA, 50, IERR, 1)
      CALL SHPALLOC(PB, 10, IERR, 1)
      CALL SHPCLMOVE(PA, 100, IERR, 1)
      B(1) = 7
      A = 1
      PRINT *, B(1)
      END
C SPDX-License-Identifier: BSD-3-Clause
