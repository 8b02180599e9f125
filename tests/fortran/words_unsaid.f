C np: 2  args: put  worlds: node ucx (once on each host)  kinds: 4  status: 0  lines: 1  match: ^shmem: PE [01]/2 on [^ ]*: SHMEM_PUT: moves words of 8 bytes, and the program's INTEGERs and REALs have 4: compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with -fshmem-generic-64 for words of 8 bytes \(called at (words_unsaid\.f:[0-9]+|fortran-words_unsaid[^ ]*\+0x[0-9a-f]+)\)$
C np: 2  args: put  kinds: 8  status: 0  lines: 0
C np: 2  args: typed  status: 0  lines: 0
C np: 1  args: swap  worlds: node (the transport does not matter)  kinds: 4  status: 0  lines: 0
C np: 1  args: get-heap  env: SHMEM_SYMMETRIC_SIZE=1M  worlds: node (the transport does not matter)  kinds: 4  status: 1  lines: 2  match: SHMEM_GET: source 0x[0-9a-f]* \+ 1200000 bytes runs past the end of the symmetric heap at 0x[0-9a-f]*; the routine counts words of 8 bytes \(of 4 if compiled with oshfort -fshmem-generic-32\) \(called at [^ )]+\)$
C np: 1  args: get  env: SHMEM_CHECK=2  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 2  match: SHMEM_GET: source 0x[0-9a-f]* \+ 80 bytes runs past the end of b_, which has 40 bytes at 0x[0-9a-f]*; the routine counts words of 8 bytes \(of 4 if compiled with oshfort -fshmem-generic-32\)
C np: 1  args: get-block  env: SHMEM_CHECK=2  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 2  match: SHMEM_GET: source 0x[0-9a-f]* \+ 48 bytes runs past the end of the block of 40 bytes at .*; the routine counts words of 8 bytes \(of 4 if compiled with oshfort -fshmem-generic-32\)
C np: 1  args: typed-get  env: SHMEM_CHECK=2  worlds: node (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: SHMEM_REAL_GET: source 0x[0-9a-f]* \+ 44 bytes runs past the end of b_, which has 40 bytes at 0x[0-9a-f]*
C nomatch: counts words of
C SPDX-License-Identifier: BSD-3-Clause
C
C Tests routines without a type in a program whose INTEGERs and REALs
C have 4 bytes, compiled without an option for the length of their
C words.
      PROGRAM UNSAID
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      CHARACTER*16 HOW
      REAL A(200000), B(10), C(*)
      COMMON /A/ A
      COMMON /B/ B
      INTEGER ME, N, ERR
      INTEGER OLD, WORD
      SAVE WORD
      POINTER (P, C)
      CALL GETARG(1, HOW)
      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      N = SHMEM_N_PES()
      A = 0
      B = 1
      WORD = 0
      CALL SHMEM_BARRIER_ALL
      IF (HOW .EQ. 'put') THEN
         CALL SHMEM_PUT(A, B, 5, MOD(ME + 1, N))
         CALL SHMEM_PUT(A, B, 5, ME)
      ELSE IF (HOW .EQ. 'swap') THEN
         OLD = SHMEM_SWAP(WORD, 1, ME)
      ELSE IF (HOW .EQ. 'typed') THEN
         CALL SHMEM_REAL_PUT(A, B, 5, MOD(ME + 1, N))
         CALL SHMEM_PUT4(A, B, 5, ME)
         CALL SHMEM_PUT64(A, B, 5, ME)
      ELSE IF (HOW .EQ. 'get-heap') THEN
         CALL SHPALLOC(P, 150000, ERR, 1)
         CALL SHMEM_GET(A, C, 150000, ME)
      ELSE IF (HOW .EQ. 'get') THEN
         CALL SHMEM_GET(A, B, 10, ME)
      ELSE IF (HOW .EQ. 'get-block') THEN
         CALL SHPALLOC(P, 10, ERR, 1)
         CALL SHMEM_GET(A, C, 6, ME)
      ELSE IF (HOW .EQ. 'typed-get') THEN
         CALL SHMEM_REAL_GET(A, B, 11, ME)
      END IF
      CALL SHMEM_BARRIER_ALL
      END
