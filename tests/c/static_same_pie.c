/* np: 4  args: here  cflags: -fPIE -pie */
/* np: 2  args: elsewhere  worlds: node ucx (of PEs of one host)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is an address in the static data of PE [01], which begin at a different address here \(0x[0-9a-f]+\) because the program is position-independent; link it without -pie, or with -no-pie \(called at [^)]*\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests static_same.c in a position-independent program: oshrun starts it
 * without address randomization.  Where the addresses differ all the same, the
 * message must say why.
 */
#include "static_same.c"
