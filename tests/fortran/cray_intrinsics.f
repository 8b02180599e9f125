! np: 1 2  kinds: 4  cflags: --cray
! SPDX-License-Identifier: BSD-3-Clause
!
! Every name of libsma_cray, with values that manuals and other programs give, in
! a main program without IMPLICIT NONE, as old programs are.  The numbers of RANF
! are those of Cray's generator: the first of the default seed, the seed after a
! step from 1, which is the multiplier, and x(10001), which the manual of the GNU
! Scientific Library's generator states.
      PROGRAM NAMES
      INCLUDE 'mpp/shmem.fh'
      INTRINSIC RANF, RANGET, RANSET, MY_PE, SHIFTL, IRTC
      INTEGER S, B(3), WORDS(2)
      LOGICAL BAD
      CHARACTER*80 TEXT
      CHARACTER*8 CH
      BAD = .FALSE.
! the generator
      X = RANF()
      CALL CHECK('RANF 1', X .EQ. 163287475723473D0 / 2D0**48)
      CALL RANSET(1)
      X = RANF()
      CALL CHECK('RANF of 1', X .EQ. 1 / 2D0**48)
      CALL RANGET(S)
      CALL CHECK('multiplier', S .EQ. 44485709377909)
      CALL RANSET(48131768981101)
      DO 10 I = 1, 10000
   10 X = RANF()
      CALL RANGET(S)
      CALL CHECK('x(10001)', S .EQ. 141091827447341)
      CALL RANSET()
      CALL CHECK('default', RANF() .EQ. 163287475723473D0 / 2D0**48)
      CALL RANSET(48131768981100)
      CALL RANGET(S)
      CALL CHECK('odd', S .EQ. 48131768981101)
      CALL SUBS
      CALL BITS
      CALL MERGES
      CALL TIMES
      CALL VECTORS
! the address, the shell and the arguments
      CH = 'abcdefgh'
      CALL CHECK('CLOC', CLOC(CH) .EQ. LOC(CH))
      CALL CHECK('LOC', LOC(B(2)) - LOC(B(1)) .EQ. 8)
      CALL CHECK('ISHELL', ISHELL('exit 3') .EQ. 3 * 256)
      CALL CHECK('ISHELL 0', ISHELL('true') .EQ. 0)
      WORDS(1) = TRANSFER('exit 4  ', 0)
      WORDS(2) = 0
      CALL CHECK('ISHELL words', ISHELL(WORDS) .EQ. 4 * 256)
      CALL CHECK('IARGC', IARGC() .EQ. 0)
      CALL CHECK('IPXFARGC', IPXFARGC() .EQ. 0)
      CALL PXFGETARG(0, TEXT, LENGTH, IERROR)
      CALL CHECK('PXFGETARG', IERROR .EQ. 0 .AND. LENGTH .GT. 0)
      CALL GETARG(0, TEXT)
      CALL CHECK('GETARG', TEXT(LENGTH:LENGTH) .NE. ' ')
      CALL PXFGETARG(0, CH, LENGTH2, IERROR)
      CALL CHECK('too long', IERROR .NE. 0 .AND. LENGTH2 .EQ. LENGTH)
      CALL PXFGETARG(1, TEXT, LENGTH, IERROR)
      CALL CHECK('no argument', IERROR .NE. 0 .AND. LENGTH .EQ. 0)
      CALL MEMORY_BARRIER()
      CALL FLUSH(6, ISTAT)
      CALL CHECK('FLUSH', ISTAT .EQ. 0)
      CALL FLUSH(6)
      CALL BARRIER()
      CALL EXIT(0)
      END

      SUBROUTINE CHECK(WHAT, GOOD)
      CHARACTER*(*) WHAT
      LOGICAL GOOD
      IF (GOOD) RETURN
      PRINT *, 'wrong: ', WHAT
      CALL EXIT(1)
      END

! RANGET and RANSET as functions; all names typed by the program
      SUBROUTINE SUBS
      IMPLICIT NONE
      INTEGER SEED, SAME, RANGET, RANSET
      REAL RANF, X
      SEED = RANSET(5)
      X = RANF()
      SAME = RANGET(SEED)
      CALL CHECK('RANGET', SAME .EQ. SEED)
      CALL CHECK('step', SEED .EQ. MOD(5 * 44485709377909, 2**48))
      END

      SUBROUTINE BITS
      IMPLICIT INTEGER (A-Z)
      REAL HALF
      CALL CHECK('MASK 0', MASK(0) .EQ. 0)
      CALL CHECK('MASK 4', MASK(4) .EQ. SHIFTL(15, 60))
      CALL CHECK('MASK 64', MASK(64) .EQ. -1)
      CALL CHECK('MASK 120', MASK(120) .EQ. 255)
      CALL CHECK('MASK 128', MASK(128) .EQ. 0)
      CALL CHECK('SHIFT', SHIFT(SHIFTL(15, 60), 5) .EQ.
     &  OR(SHIFTL(14, 60) * 0, 30))
      CALL CHECK('SHIFT 0', SHIFT(7, 0) .EQ. 7)
      CALL CHECK('SHIFT 64', SHIFT(7, 64) .EQ. 7)
      CALL CHECK('SHIFTR', SHIFTR(-1, 60) .EQ. 15)
      CALL CHECK('SHIFTA', SHIFTA(-16, 2) .EQ. -4)
      CALL CHECK('DSHIFTL', DSHIFTL(1, SHIFTL(5, 61), 3) .EQ. 13)
      CALL CHECK('DSHIFTR', DSHIFTR(5, 16, 4) .EQ. SHIFTL(5, 60) + 1)
      CALL CHECK('COMPL', COMPL(0) .EQ. -1)
      CALL CHECK('AND', AND(12, 10) .EQ. 8)
      CALL CHECK('OR', OR(12, 10) .EQ. 14)
      CALL CHECK('XOR', XOR(12, 10) .EQ. 6)
      CALL CHECK('NEQV', NEQV(12, 10) .EQ. 6)
      CALL CHECK('EQV', EQV(12, 10) .EQ. -7)
      CALL CHECK('.AND.', (12 .AND. 10) .EQ. 8)
      CALL CHECK('.OR.', (12 .OR. 10) .EQ. 14)
      CALL CHECK('.XOR.', (12 .XOR. 10) .EQ. 6)
      CALL CHECK('.NEQV.', (12 .NEQV. 10) .EQ. 6)
      CALL CHECK('.EQV.', (12 .EQV. 10) .EQ. -7)
      CALL CHECK('.NOT.', (.NOT. 0) .EQ. -1)
      CALL CHECK('logical', (.TRUE. .XOR. .FALSE.) .AND. .NOT. .FALSE.)
      CALL CHECK('POPCNT', POPCNT(255) .EQ. 8)
      CALL CHECK('POPPAR', POPPAR(7) .EQ. 1)
      CALL CHECK('LEADZ', LEADZ(1) .EQ. 63 .AND. LEADZ(0) .EQ. 64)
      HALF = -2
      CALL CHECK('REAL', POPCNT(HALF) .EQ. 2 .AND. LEADZ(HALF) .EQ. 0
     &  .AND. POPPAR(HALF) .EQ. 0)
      END

      SUBROUTINE MERGES
      INTEGER V(4), W(4)
      LOGICAL CVMGT
      DATA V /-1, 0, 1, 2/
      CALL CHECK('CVMGT', CVMGT(.TRUE., .FALSE., 1 .LT. 2))
      CALL CHECK('CVMGM', CVMGM(1, 2, -1.) .EQ. 1 .AND.
     &  CVMGM(1, 2, 0) .EQ. 2 .AND. CVMGM(1.5, 2.5, 3) .EQ. 2.5)
      CALL CHECK('CVMGP', CVMGP(1, 2, 0.) .EQ. 1 .AND.
     &  CVMGP(1, 2, -1) .EQ. 2 .AND. CVMGP(1.5, 2.5, 3) .EQ. 1.5)
      CALL CHECK('CVMGZ', CVMGZ(1, 2, 0) .EQ. 1 .AND.
     &  CVMGZ(1, 2, -1.) .EQ. 2)
      CALL CHECK('CVMGN', CVMGN(1, 2, 0) .EQ. 2 .AND.
     &  CVMGN(1.5, 2.5, -1.) .EQ. 1.5)
      W = CVMGP(V, -V, V)
      CALL CHECK('vector', W(1) .EQ. 1 .AND. W(4) .EQ. 2)
      END

      SUBROUTINE TIMES
      INTEGER D, C
      CHARACTER*8 TEXT
      CALL DATE(TEXT)
      CALL CHECK('CALL DATE', TEXT(3:3) .EQ. '/' .AND.
     &  TEXT(6:6) .EQ. '/')
      CALL CLOCK(TEXT)
      CALL CHECK('CALL CLOCK', TEXT(3:3) .EQ. ':' .AND.
     &  TEXT(6:6) .EQ. ':')
      CALL JDATE(TEXT)
      CALL CHECK('CALL JDATE', TEXT(6:8) .EQ. ' ' .AND.
     &  LLE('00001', TEXT(1:5)) .AND. LLE(TEXT(3:5), '366'))
      I = IRTC()
      J = IRTC_RATE()
      CALL CHECK('IRTC_RATE', J .GT. 1000)
      CALL CHECK('IRTC', IRTC() .GE. I)
      CALL CHECK('RTC', RTC() .GE. 0 .AND. RTC() .LT. 2.**52)
      T = TIMEF()
      CALL CHECK('TIMEF', T .EQ. 0)
      S = SECOND()
      U = TSECND()
      DO 20 WHILE (TIMEF() .LT. 20)
   20 CONTINUE
      CALL CHECK('SECOND', SECOND() .GT. S)
      CALL CHECK('TSECND', TSECND() .GT. U)
      CALL CHECK('IRTC 2', IRTC() - I .GE. J / 50)
      CALL TIMES2(SECOND())
      END

! the same as subroutines, and as functions
      SUBROUTINE TIMES2(T)
      INTEGER WORD, DATE, CLOCK, JDATE
      CHARACTER*8 TEXT
      CALL SECOND(S)
      CALL CHECK('CALL SECOND', S .GE. T)
      CALL TSECND(U)
      CALL CHECK('CALL TSECND', U .GT. 0)
      CALL TIMEF(U)
      CALL CHECK('CALL TIMEF', U .GE. 20)
      WORD = DATE()
      TEXT = TRANSFER(WORD, TEXT)
      CALL CHECK('DATE', TEXT(3:3) .EQ. '/')
      WORD = CLOCK()
      TEXT = TRANSFER(WORD, TEXT)
      CALL CHECK('CLOCK', TEXT(3:3) .EQ. ':')
      WORD = JDATE()
      TEXT = TRANSFER(WORD, TEXT)
      CALL CHECK('JDATE', TEXT(6:8) .EQ. ' ')
      END

      SUBROUTINE VECTORS
      IMPLICIT NONE
      REAL X(6), Y(6)
      INTEGER I
      DO 10 I = 1, 6
        X(I) = I
   10   Y(I) = 10 * I
      CALL CHECK('SSUM', SSUM(6, X, 1) .EQ. 21 .AND.
     &  SSUM(3, X, 2) .EQ. 9 .AND. SSUM(0, X, 1) .EQ. 0)
      CALL CHECK('SDOT', SDOT(2, X, 1, Y, 1) .EQ. 50 .AND.
     &  SDOT(2, X, 1, Y, -1) .EQ. 40)
      CALL SAXPY(3, 2., X, 1, Y, 2)
      CALL CHECK('SAXPY', Y(1) .EQ. 12 .AND. Y(3) .EQ. 34 .AND.
     &  Y(2) .EQ. 20)
      CALL SCOPY(6, X, 1, Y, -1)
      CALL CHECK('SCOPY', Y(1) .EQ. 6 .AND. Y(6) .EQ. 1)
      X(4) = -9
      CALL CHECK('ISAMAX', ISAMAX(6, X, 1) .EQ. 4 .AND.
     &  ISAMAX(3, X, 2) .EQ. 3 .AND. ISAMAX(0, X, 1) .EQ. 0)
      END
