      PROGRAM NAMES
      IMPLICIT NONE
      INTEGER I, J, K, L, M, LEN
!$    INTEGER P
      CHARACTER*80 S
      I = N $PES + 10 *N$ PES
      J = N$P
C     between
     &ES+1
      K = N
     &$
     &PES*2
      CALL P2(5HDON'T, N$PES, L)
      IF (MY_PE() .NE. 0) STOP
      PRINT *, I, J, K, L
      WRITE (*, 100) N$PES
  100 FORMAT(7H N$PES=,I2,2X8Hisn't it)
      M = 0
!$    P = N$PES*100+N$PES*100+N$PES*100+N$PES*100+N$PES*100+N$PES*10+1-1
!$    IF (P .NE. 1020) STOP 3
C$OMP PARALLEL DO NUM_THREADS(N$PES) IF(N$PES.GT.0) REDUCTION(+:L)
      DO 20 I = 1, 4
   20 L = L + 1
!$    L = L + N$PES
      PRINT *, L
      END
      SUBROUTINE P2(H, N, L)
      INTEGER H, N, L
      L = N
      END
C SPDX-License-Identifier: BSD-3-Clause
