/* np: 2  args: put  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: pe is 2, must be 0..1 */
/* np: 2  args: put_negative  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: pe is -1, must be 0..1 */
/* np: 2  args: put_huge  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: pe is 2147483647, must be 0..1 */
/* np: 2  args: put64  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_put64: pe is -1 */
/* np: 2  args: putmem  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem: pe is 2 */
/* np: 2  args: put_nbi  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put_nbi: pe is 2 */
/* np: 2  args: get  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_double_get: pe is -1 */
/* np: 2  args: getmem  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_getmem: pe is -7 */
/* np: 2  args: get_nbi  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_get32_nbi: pe is 2 */
/* np: 2  args: p  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_char_p: pe is -1 */
/* np: 2  args: g  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_short_g: pe is 2 */
/* np: 2  args: iput  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_iput: pe is -1 */
/* np: 2  args: iget  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_iget128: pe is 2 */
/* np: 2  args: fetch_add  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_atomic_fetch_add: pe is -1 */
/* np: 2  args: set  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_double_atomic_set: pe is 2 */
/* np: 2  args: cswap  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_cswap: pe is 2 */
/* np: 2  args: xor  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_uint32_atomic_xor: pe is -1 */
/* np: 2  args: short_inc  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_short_inc: pe is 2 */
/* np: 2  args: untyped_put  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_put: pe is 2 */
/* np: 2  args: nothing  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: pe is 5 */
/* np: 2  args: ptr  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ptr: pe is 2 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that PE numbers outside the job are refused in each family of routines.
 * PE 0 makes the mistake, the other PE waits.
 */
#include "test.h"

static int i4[8];
static long i8[8];
static double r8[8];
static short i2[8];
static _Alignas(16) char c1[256];

static void call(const char *what)
{
    char local[256] = {0};

    if (strcmp(what, "put") == 0)
        shmem_int_put(i4, (int *) c1, 2, npes);
    else if (strcmp(what, "put_negative") == 0)
        shmem_int_put(i4, (int *) c1, 2, -1);
    else if (strcmp(what, "put_huge") == 0)
        shmem_int_put(i4, (int *) c1, 2, 2147483647);
    else if (strcmp(what, "put64") == 0)
        shmem_put64(i8, local, 1, -1);
    else if (strcmp(what, "putmem") == 0)
        shmem_putmem(c1, local, 100, npes);
    else if (strcmp(what, "put_nbi") == 0)
        shmem_long_put_nbi(i8, (long *) c1, 1, npes);
    else if (strcmp(what, "get") == 0)
        shmem_double_get((double *) c1, r8, 1, -1);
    else if (strcmp(what, "getmem") == 0)
        shmem_getmem(local, c1, 1, -7);
    else if (strcmp(what, "get_nbi") == 0)
        shmem_get32_nbi(local, i4, 1, npes);
    else if (strcmp(what, "p") == 0)
        shmem_char_p(c1, 'x', -1);
    else if (strcmp(what, "g") == 0)
        shmem_short_g(i2, npes);
    else if (strcmp(what, "iput") == 0)
        shmem_int_iput(i4, (int *) c1, 1, 1, 2, -1);
    else if (strcmp(what, "iget") == 0)
        shmem_iget128(local, c1, 1, 1, 2, npes);
    else if (strcmp(what, "fetch_add") == 0)
        shmem_int_atomic_fetch_add(i4, 1, -1);
    else if (strcmp(what, "set") == 0)
        shmem_double_atomic_set(r8, 1.5, npes);
    else if (strcmp(what, "cswap") == 0)
        shmem_long_cswap(i8, 0, 1, npes);
    else if (strcmp(what, "xor") == 0)
        shmem_uint32_atomic_xor((uint32_t *) i4, 1, -1);
    else if (strcmp(what, "short_inc") == 0)
        shmem_short_inc(i2, npes);
    else if (strcmp(what, "untyped_put") == 0)
        (shmem_put)(i8, c1, 1, npes);
    else if (strcmp(what, "nothing") == 0)
        shmem_int_put(i4, (int *) c1, 0, 5);
    else if (strcmp(what, "ptr") == 0)
        shmem_ptr(i4, npes);
}

int main(int argc, char **argv)
{
    test_init();
    if (me == 0 && argc > 1)
        call(argv[1]);
    shmem_barrier_all();
    return 0;
}
