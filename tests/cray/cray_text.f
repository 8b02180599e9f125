C     A comment with N$PES and a ' quote.
      PROGRAM TEXT
      IMPLICIT NONE
      INTEGER I, J
      REAL X
      INTRINSIC MY_PE
      CHARACTER*40 S
* another N$PES
      IF (MY_PE() .NE. 0) STOP
      S = 'N$PES isn''t N$PES'
      PRINT *, S
      PRINT *, "N$PES! ", N$PES ! not N$PES, nor 'this
      PRINT *, n$pes+0, N$PES*2,
     +         N$PES,
     + N$PES
      PRINT *, 'A string that goes on here: N$PES
     & N$PES', N$PES
      I = 2**33
      J = I/2**33
      X = 1.0/3
      PRINT *, J, X*3-1 .EQ. 0, KIND(X), KIND(1D0), KIND(.TRUE.)
   10 CALL MORE(N$PES)
      CALL TABBED
      CALL OWN
      CALL FORMS(N$PES, I)
      PRINT *, I
      END
      SUBROUTINE MORE(K)
      IF (K.NE.N$PES.OR.N$PES.NE.NUM_PES()) STOP 9
      DO 20 I=1,N$PES
   20 CONTINUE
      PRINT *, I-1
      END
      SUBROUTINE TABBED
@IMPLICIT NONE ! with a comment
@INTEGER I, N
@PARAMETER (N = 3)
@I = 0
@DO 30 I = 1, N
  30@CONTINUE
@PRINT *, 'tab', I, N$PES,
@1 N$PES, MY_PE()
@END
C     Without INTRINSIC, all in one, with another name beside it.
      SUBROUTINE OWN
      IMPLICIT NONE
      INTRINSIC SIN,MY_PE,N$PES,
C     a comment between
     &  NUM_PES,COS
      PRINT *, INT(SIN(0.0)+COS(0.0))+MY_PE(), N$PES, NUM_PES()
      END
      SUBROUTINE FORMS(N, I)
      IMPLICIT NONE; INTEGER N, I
      INTEGER, INTRINSIC :: MY_PE
      I = 0
      IF (MY_PE().LT.N$PES) I = N
      END
C SPDX-License-Identifier: BSD-3-Clause
