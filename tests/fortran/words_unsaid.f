C np: 1 2  args: right  status: 0  lines: 0
C np: 2  args: typed  status: 0  lines: 0
C np: 2  args: put  kinds: 8  status: 0  lines: 0
C np: 2  args: put  worlds: node ucx (once on each host)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_PUT: moves words of 8 bytes, and dest 0x[0-9a-f]* \+ 80 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: put-source  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_PUT: moves words of 8 bytes, and source 0x[0-9a-f]* \+ 80 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: put-block  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_PUT: moves words of 8 bytes, and dest 0x[0-9a-f]* \+ 48 bytes runs past the end of the block of 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: put-nb  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_PUT_NB: moves words of 8 bytes, and source 0x[0-9a-f]* \+ 80 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: get  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_GET: moves words of 8 bytes, and source 0x[0-9a-f]* \+ 80 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: get-nb  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_GET_NB: moves words of 8 bytes, and source 0x[0-9a-f]* \+ 48 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: iput  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_IPUT: moves words of 8 bytes, and source 0x[0-9a-f]* \+ 56 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: iget  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_IGET: moves words of 8 bytes, and source 0x[0-9a-f]* \+ 56 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: ixput  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_IXPUT: moves words of 8 bytes, and source 0x[0-9a-f]* \+ 48 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: ixget  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_IXGET: moves words of 8 bytes, and dest 0x[0-9a-f]* \+ 48 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: broadcast  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_BROADCAST: moves words of 8 bytes, and source 0x[0-9a-f]* \+ 48 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: collect  worlds: node ucx (once on each host)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_COLLECT: moves words of 8 bytes, and source 0x[0-9a-f]* \+ 48 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: fcollect  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_FCOLLECT: moves words of 8 bytes, and dest 0x[0-9a-f]* \+ 48 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 1  args: get-heap  env: SHMEM_SYMMETRIC_SIZE=1M  worlds: node (the transport does not matter)  kinds: 4  status: 1  lines: 1  match: SHMEM_GET: source 0x[0-9a-f]* \+ 1200000 bytes runs past the end of the symmetric heap at 0x[0-9a-f]*; the routine counts words of 8 bytes \(of 4 if compiled with oshfort -fshmem-generic-32\) \(called at [^ )]+\)$
C np: 1  args: get  env: SHMEM_CHECK=2  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: SHMEM_GET: source 0x[0-9a-f]* \+ 80 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*; the routine counts words of 8 bytes \(of 4 if compiled with oshfort -fshmem-generic-32\)
C np: 1  args: put-block  env: SHMEM_CHECK=2  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: SHMEM_PUT: dest 0x[0-9a-f]* \+ 48 bytes runs past the end of the block of 40 bytes at .*; the routine counts words of 8 bytes \(of 4 if compiled with oshfort -fshmem-generic-32\)
C np: 1  args: typed-get  env: SHMEM_CHECK=2  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: SHMEM_REAL_GET: source 0x[0-9a-f]* \+ 44 bytes runs past the end of a_, which has 40 bytes at 0x[0-9a-f]*
C nomatch: counts words of
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests routines that move words, in a program whose INTEGERs and REALs
C have 4 bytes, compiled without an option for the length of the words:
C a line says so where an object is shorter than what moves, and only
C there.
      PROGRAM UNSAID
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      CHARACTER*16 HOW
      REAL A(10), B(200000), C(*)
      REAL*8 X(10), Y(20)
      COMMON /A/ A
      COMMON /B/ B
      COMMON /X/ X
      COMMON /Y/ Y
      INTEGER PSYNC(SHMEM_SYNC_SIZE), ME, N, ERR, OLD, WORD
      COMMON /PSYNC/ PSYNC
      SAVE WORD
      INTEGER*8 INDEX(6), HANDLE
      DATA INDEX /0, 1, 2, 3, 4, 5/
      POINTER (P, C)
      CALL GETARG(1, HOW)
      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      N = SHMEM_N_PES()
      A = 0
      B = 1
      X = 2
      Y = 3
      WORD = 0
      PSYNC = 0
      CALL SHPALLOC(P, 10, ERR, 1)
      CALL SHMEM_BARRIER_ALL
      IF (HOW .EQ. 'right') THEN
         CALL RIGHT
      ELSE IF (HOW .EQ. 'typed') THEN
         CALL SHMEM_REAL_PUT(A, B, 10, MOD(ME + 1, N))
         CALL SHMEM_PUT4(A, B, 10, ME)
         CALL SHMEM_PUT64(A, B, 5, ME)
         OLD = SHMEM_SWAP(WORD, 1, ME)
      ELSE IF (HOW .EQ. 'put') THEN
         CALL SHMEM_PUT(A, A, 10, ME)
         CALL SHMEM_PUT(A, A, 10, ME)
      ELSE IF (HOW .EQ. 'put-source') THEN
         CALL SHMEM_PUT(B, A, 10, MOD(ME + 1, N))
      ELSE IF (HOW .EQ. 'put-block') THEN
         CALL SHMEM_PUT(C, C, 6, ME)
      ELSE IF (HOW .EQ. 'put-nb') THEN
         CALL SHMEM_PUT_NB(B, A, 10, ME, HANDLE)
      ELSE IF (HOW .EQ. 'get') THEN
         CALL SHMEM_GET(B, A, 10, ME)
      ELSE IF (HOW .EQ. 'get-nb') THEN
         CALL SHMEM_GET_NB(B, A, 6, ME, HANDLE)
      ELSE IF (HOW .EQ. 'iput') THEN
         CALL SHMEM_IPUT(B, A, 1, 2, 4, ME)
      ELSE IF (HOW .EQ. 'iget') THEN
         CALL SHMEM_IGET(B, A, 1, 2, 4, ME)
      ELSE IF (HOW .EQ. 'ixput') THEN
         CALL SHMEM_IXPUT(B, A, INDEX, 6, ME)
      ELSE IF (HOW .EQ. 'ixget') THEN
         CALL SHMEM_IXGET(A, A, INDEX, 6, ME)
      ELSE IF (HOW .EQ. 'broadcast') THEN
         CALL SHMEM_BROADCAST(B, A, 6, 0, 0, 0, N, PSYNC)
      ELSE IF (HOW .EQ. 'collect') THEN
         CALL SHMEM_COLLECT(B, A, 6, 0, 0, N, PSYNC)
      ELSE IF (HOW .EQ. 'fcollect') THEN
C        the last word of 3 from each of 2 PEs is behind A
         B(1:8) = 0
         CALL SHMEM_FCOLLECT(A, B, 3, 0, 0, N, PSYNC)
      ELSE IF (HOW .EQ. 'get-heap') THEN
         CALL SHPCLMOVE(P, 150000, ERR, 1)
         CALL SHMEM_GET(B, C, 150000, ME)
      ELSE IF (HOW .EQ. 'typed-get') THEN
         CALL SHMEM_REAL_GET(B, A, 11, ME)
      END IF
      CALL SHMEM_BARRIER_ALL

      CONTAINS

C     What moves has 8 bytes, or lies in pairs, and ends with the object.
      SUBROUTINE RIGHT
      CALL SHMEM_PUT(X, Y, 10, ME)
      CALL SHMEM_PUT(X(10), Y(20), 1, ME)
      CALL SHMEM_PUT(A, B, 5, ME)
      CALL SHMEM_PUT(C, B, 5, ME)
      CALL SHMEM_PUT(A, B, 0, ME)
      CALL SHMEM_PUT_NB(X, Y, 10, ME, HANDLE)
      CALL SHMEM_GET(X, Y(11), 10, ME)
      CALL SHMEM_GET_NB(X, Y, 10, ME, HANDLE)
      CALL SHMEM_IPUT(X(2), Y, 2, 4, 5, ME)
      CALL SHMEM_IGET(X, Y(4), 2, 4, 5, ME)
      CALL SHMEM_IXPUT(X(5), X, INDEX, 6, ME)
      CALL SHMEM_IXGET(X, X(5), INDEX, 6, ME)
      CALL SHMEM_BROADCAST(X, Y, 10, 0, 0, 0, N, PSYNC)
      CALL SHMEM_BARRIER_ALL
      CALL SHMEM_COLLECT(Y, X, 10, 0, 0, N, PSYNC)
      CALL SHMEM_BARRIER_ALL
      CALL SHMEM_FCOLLECT(Y, X, 20 / N / 2, 0, 0, N, PSYNC)
      END SUBROUTINE
      END
