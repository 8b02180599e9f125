/* np: 2  args: op  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put_signal: sig_op is 2, must be SHMEM_SIGNAL_SET or SHMEM_SIGNAL_ADD */
/* np: 2  args: op_nbi  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_put32_signal_nbi: sig_op is -1, must be */
/* np: 2  args: put_pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem_signal: pe is 2, must be 0..1 */
/* np: 2  args: put_pe_empty  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem_signal: pe is -1, must be 0..1 */
/* np: 2  args: put_dest  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put_signal: dest 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: put_signal  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put_signal: sig_addr 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: empty_signal  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put_signal: sig_addr 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: huge  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put_signal_nbi: dest 0x[0-9a-f]+ has a negative number of elements or bytes, or more than memory can hold */
/* np: 2  args: fetch  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_signal_fetch: sig_addr 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: wait_cmp  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_signal_wait_until: cmp is 6, must be one of */
/* np: 2  args: set_pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_signal_set: pe is 2, must be 0..1 */
/* np: 2  args: add_addr  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_signal_add: sig_addr 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: many_cmp  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_test_any: cmp is 9, must be one of */
/* np: 2  args: many_ivars  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ushort_wait_until_all: ivars 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: many_end  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_size_wait_until_some_vector: ivars 0x[0-9a-f]+ \+ [0-9]+ bytes runs past */
/* np: 2  args: ibput_dst  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_ibput: dst is 2, must be at least bsize, which is 3 */
/* np: 2  args: ibput_sst  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ibput64: sst is -4, must be at least bsize, which is 1 */
/* np: 2  args: ibget_sst  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_double_ibget: sst is 0, must be at least bsize, which is 2 */
/* np: 2  args: ibget_pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ibget8: pe is 7, must be 0..1 */
/* np: 2  args: ibget_huge  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_ibget: source 0x[0-9a-f]+ has a negative number of elements or bytes, or more than memory can hold */
/* np: 2  args: nbi_pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_atomic_fetch_add_nbi: pe is -1, must be 0..1 */
/* np: 2  args: nbi_source  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_atomic_fetch_nbi: source 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: quiet_pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_pe_quiet: target_pes is 2, must be 0..1 */
/* np: solo  args: early_signal  status: 1  lines: 1  match: ^shmem: shmem_int_put_signal: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_many  status: 1  lines: 1  match: ^shmem: shmem_int_test_all: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_hints  status: 1  lines: 1  match: ^shmem: shmem_malloc_with_hints: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_quiet  status: 1  lines: 1  match: ^shmem: shmem_pe_quiet: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests wrong arguments of signals, of waits for several objects, of transfers
 * of blocks, of nonblocking atomic operations and of pe_quiet.
 */
#include "test.h"

static int i4[64];
static long i8[64];
static double r8[64];
static uint64_t sig;

static void call(const char *what)
{
    uint64_t stack_sig = 0;
    long stack[16] = {0};
    size_t at[4];
    int pes[2] = {0, 2};

#define IS(name) (strcmp(what, name) == 0)
    if (IS("op"))
        shmem_int_put_signal(i4, i4 + 8, 1, &sig, 1, 2, 1);
    else if (IS("op_nbi"))
        shmem_put32_signal_nbi(i4, stack, 1, &sig, 1, -1, 1);
    else if (IS("put_pe"))
        shmem_putmem_signal(i4, stack, 1, &sig, 1, SHMEM_SIGNAL_SET, 2);
    else if (IS("put_pe_empty"))
        shmem_putmem_signal(i4, stack, 0, &sig, 1, SHMEM_SIGNAL_SET, -1);
    else if (IS("put_dest"))
        shmem_long_put_signal(stack, i8, 1, &sig, 1, SHMEM_SIGNAL_ADD, 1);
    else if (IS("put_signal"))
        shmem_long_put_signal(i8, stack, 1, &stack_sig, 1, SHMEM_SIGNAL_SET, 1);
    else if (IS("empty_signal"))
        shmem_long_put_signal(i8, stack, 0, &stack_sig, 1, SHMEM_SIGNAL_SET, 1);
    else if (IS("huge"))
        shmem_long_put_signal_nbi(i8, stack, SIZE_MAX / 2, &sig, 1,
                                  SHMEM_SIGNAL_SET, 1);
    else if (IS("fetch"))
        shmem_signal_fetch(&stack_sig);
    else if (IS("wait_cmp"))
        shmem_signal_wait_until(&sig, 6, 0);
    else if (IS("set_pe"))
        shmem_signal_set(&sig, 1, 2);
    else if (IS("add_addr"))
        shmem_signal_add(&stack_sig, 1, 1);
    else if (IS("many_cmp"))
        shmem_int_test_any(i4, 4, NULL, 9, 0);
    else if (IS("many_ivars"))
        shmem_ushort_wait_until_all((unsigned short *) stack, 4, NULL,
                                    SHMEM_CMP_EQ, 0);
    else if (IS("many_end"))
        shmem_size_wait_until_some_vector((size_t *) i8, (size_t) 1 << 40, at,
                                          NULL, SHMEM_CMP_EQ, (size_t *) i8);
    else if (IS("ibput_dst"))
        shmem_int_ibput(i4, i4 + 32, 2, 3, 3, 4, 1);
    else if (IS("ibput_sst"))
        shmem_ibput64(i8, stack, 1, -4, 1, 2, 1);
    else if (IS("ibget_sst"))
        shmem_double_ibget((double *) stack, r8, 2, 0, 2, 2, 1);
    else if (IS("ibget_pe"))
        shmem_ibget8(stack, i4, 2, 2, 1, 1, 7);
    else if (IS("ibget_huge"))
        shmem_int_ibget((int *) stack, i4, 8, PTRDIFF_MAX, 2, 4, 1);
    else if (IS("nbi_pe"))
        shmem_int_atomic_fetch_add_nbi((int *) stack, i4, 1, -1);
    else if (IS("nbi_source"))
        shmem_long_atomic_fetch_nbi(i8, stack, 1);
    else if (IS("quiet_pe"))
        shmem_pe_quiet(pes, 2);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";

    if (IS("early_signal"))
        shmem_int_put_signal(i4, i4 + 8, 1, &sig, 1, SHMEM_SIGNAL_SET, 0);
    else if (IS("early_many"))
        shmem_int_test_all(i4, 2, NULL, SHMEM_CMP_EQ, 0);
    else if (IS("early_hints"))
        shmem_malloc_with_hints(8, 0);
    else if (IS("early_quiet"))
        shmem_pe_quiet(i4, 1);
    test_init();
    if (me == 0)
        call(what);
    shmem_barrier_all();
    return 0;
}
