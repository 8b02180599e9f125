/* np: 2  args: past_put  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ \+ 104 bytes runs past the end of the block of 100 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: past_get  oshrun: --check  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_getmem: source 0x[0-9a-f]+ \+ 101 bytes runs past the end of the block of 100 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: past_get  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_getmem: source 0x[0-9a-f]+ \+ 101 bytes runs past the end of the block of 100 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: past_nbi  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_put64_nbi: dest 0x[0-9a-f]+ \+ 104 bytes runs past the end of the block of 100 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: past_local  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_putmem: source 0x[0-9a-f]+ \+ 200 bytes runs past the end of the block of 100 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: past_iput  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_int_iput: dest 0x[0-9a-f]+ \+ 164 bytes runs past the end of the block of 100 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: past_ibget  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_ibget32: source 0x[0-9a-f]+ \+ [0-9]+ bytes runs past the end of the block of 100 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: behind_p  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_char_p: dest 0x[0-9a-f]+ is past the end of the block of 100 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: behind_amo  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_int_atomic_add: dest 0x[0-9a-f]+ is past the end of the block of 100 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: signal  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_putmem_signal: sig_addr 0x[0-9a-f]+ \+ 8 bytes runs past the end of the block of 100 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: freed_put  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_put: dest 0x[0-9a-f]+ is in the block of 40 bytes at 0x[0-9a-f]+, which was freed(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: freed_g  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_g: source 0x[0-9a-f]+ is in the block of 40 bytes at 0x[0-9a-f]+, which was freed(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: freed_fetch  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_atomic_fetch: source 0x[0-9a-f]+ is in the block of 40 bytes at 0x[0-9a-f]+, which was freed(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: freed_coll  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_sum_to_all: dest 0x[0-9a-f]+ is in the block of 40 bytes at 0x[0-9a-f]+, which was freed(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: freed_wait  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_wait_until: ivar 0x[0-9a-f]+ is in the block of 40 bytes at 0x[0-9a-f]+, which was freed(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: freed_lock  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is in the block of 40 bytes at 0x[0-9a-f]+, which was freed(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: no_block  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_putmem: dest 0x[0-9a-f]+ is not in an allocated block of the symmetric heap(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: static_put  env: SHMEM_CHECK=2  sanitize: no  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_put: dest 0x[0-9a-f]+ \+ 40 bytes runs past the end of table, which has 32 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: static_get  env: SHMEM_CHECK=2  sanitize: no  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_get: source 0x[0-9a-f]+ \+ 16 bytes runs past the end of table, which has 32 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: static_byte  env: SHMEM_CHECK=2  sanitize: no  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_putmem: dest 0x[0-9a-f]+ \+ 33 bytes runs past the end of table, which has 32 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: static_local  env: SHMEM_CHECK=2  sanitize: no  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_get: dest 0x[0-9a-f]+ \+ 40 bytes runs past the end of table, which has 32 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: static_coll  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_fcollect64: dest 0x[0-9a-f]+ \+ 48 bytes runs past the end of table, which has 32 bytes at 0x[0-9a-f]+(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: align_put  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_put: dest 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: align_source  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_double_put: source 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: align_p  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_short_p: dest 0x[0-9a-f]+ is not aligned: its address must be a multiple of 2(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: align_sized  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_get32: source 0x[0-9a-f]+ is not aligned: its address must be a multiple of 4(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: align_amo  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_uint64_atomic_or: dest 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: align_signal  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_signal_set: sig_addr 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: align_coll  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_int_sum_to_all: source 0x[0-9a-f]+ is not aligned: its address must be a multiple of 4(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: overlap_put  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_putmem: dest 0x[0-9a-f]+ and source 0x[0-9a-f]+ overlap \(20 bytes\)(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: overlap_get  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_int_get: source 0x[0-9a-f]+ and dest 0x[0-9a-f]+ overlap \(8 bytes\)(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: guard_barrier  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_barrier_all: something was written past the end of the block of 100 bytes at 0x[0-9a-f]+, at offset 100(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: guard_far  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_barrier_all: something was written past the end of the block of 100 bytes at 0x[0-9a-f]+, at offset 115(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: guard_round  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_sync_all: something was written past the end of the block of 128 bytes at 0x[0-9a-f]+, at offset 131(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: guard_free  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_free: something was written past the end of the block of 100 bytes at 0x[0-9a-f]+, at offset 100(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: guard_finalize  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_finalize: something was written past the end of the block of 100 bytes at 0x[0-9a-f]+, at offset 101(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: guard_realloc  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_barrier_all: something was written past the end of the block of 50 bytes at 0x[0-9a-f]+, at offset 50(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: double_free  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_free: ptr 0x[0-9a-f]+ is already free(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: no_start  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_free: ptr 0x[0-9a-f]+ is not the start of a block(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: not_heap  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_free: ptr 0x[0-9a-f]+ is outside the symmetric heap: it is .*(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: realloc_freed  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_realloc: ptr 0x[0-9a-f]+ is already free(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: late  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_put: called after shmem_finalize(, allocated by shmem_[a-z]+ at neg_check_range\.c:[0-9]+)? \(called at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: leak  env: SHMEM_CHECK=2  status: 0  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_finalize: blocks of the symmetric heap that were not freed: 3, with 340 bytes; the largest has 200 bytes, allocated by shmem_calloc at (c-)?neg_check_range(\.c:[0-9]+|\+0x[0-9a-f]+) \(called at [^ )]+\)$ */
/* np: 2  args: clean  env: SHMEM_CHECK=2  status: 0  lines: 0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests SHMEM_CHECK=2 with transfers that are not inside one block or one
 * static object, that are not aligned or overlap, with writes behind a block,
 * and with blocks that are never freed.
 */
#include "test.h"

long table[4], before[4];
static char bytes[256];
static int i4[64];
static long i8[64], psync[SHMEM_SYNC_SIZE], wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE];

/* The linker makes one array of these, which has no symbol with a size. */
#define PART(name) \
    static long name __attribute__((section("parts"), used)) = __LINE__
PART(part0);
PART(part1);
PART(part2);
PART(part3);
extern long __start_parts[], __stop_parts[];

static int is(const char *what, const char *name)
{
    return strcmp(what, name) == 0;
}

/* block has 100 bytes; gone had 40. */
static void transfer(const char *what, char *block, char *gone)
{
    if (is(what, "past_put"))
        shmem_int_put((int *) block, i4, 26, 1);
    else if (is(what, "past_get"))
        shmem_getmem(bytes, block, 101, 1);
    else if (is(what, "past_nbi"))
        shmem_put64_nbi(block, i8, 13, 1);
    else if (is(what, "past_local"))
        shmem_putmem(bytes, block, 200, 1);
    else if (is(what, "past_iput"))
        shmem_int_iput((int *) block, i4, 10, 1, 5, 1);
    else if (is(what, "past_ibget"))
        shmem_ibget32(i4, block, 2, 12, 2, 3, 1);
    else if (is(what, "behind_p"))
        shmem_char_p(block + 100, 'x', 1);
    else if (is(what, "behind_amo"))
        shmem_int_atomic_add((int *) (block + 100), 1, 1);
    else if (is(what, "signal"))
        shmem_putmem_signal(bytes, i4, 4, (uint64_t *) (block + 96), 1,
                            SHMEM_SIGNAL_SET, 1);
    else if (is(what, "freed_put"))
        shmem_long_put((long *) gone, i8, 1, 1);
    else if (is(what, "freed_g"))
        shmem_long_g((long *) gone + 2, 1);
    else if (is(what, "freed_fetch"))
        shmem_long_atomic_fetch((long *) gone + 4, 1);
    else if (is(what, "freed_wait"))
        shmem_long_wait_until((long *) gone, SHMEM_CMP_EQ, 1);
    else if (is(what, "freed_lock"))
        shmem_set_lock((long *) gone);
    else if (is(what, "no_block"))
        shmem_putmem(block + 100000, i4, 1, 1);
    else if (is(what, "static_put"))
        shmem_long_put(table, i8, 5, 1);
    else if (is(what, "static_get"))
        shmem_long_get(i8, table + 3, 2, 1);
    else if (is(what, "static_byte"))
        shmem_putmem(table, i8, sizeof table + 1, 1);
    else if (is(what, "static_local"))
        shmem_long_get(table, i8, 5, 1);
}

static void place(const char *what, char *block)
{
    if (is(what, "align_put"))
        shmem_long_put((long *) (block + 4), i8, 1, 1);
    else if (is(what, "align_source"))
        shmem_double_put((double *) block, (double *) (bytes + 1), 1, 1);
    else if (is(what, "align_p"))
        shmem_short_p((short *) (block + 1), 1, 1);
    else if (is(what, "align_sized"))
        shmem_get32(i4, block + 2, 1, 1);
    else if (is(what, "align_amo"))
        shmem_uint64_atomic_or((uint64_t *) (block + 4), 1, 1);
    else if (is(what, "align_signal"))
        shmem_signal_set((uint64_t *) (block + 4), 1, 1);
    else if (is(what, "overlap_put"))
        shmem_putmem(block + 19, block, 20, me);
    else if (is(what, "overlap_get"))
        shmem_int_get(i4 + 1, i4, 2, me);
}

static void collective(const char *what, char *block, char *gone)
{
    if (is(what, "freed_coll"))
        shmem_long_sum_to_all((long *) gone, i8, 1, 0, 0, 2, wrk, psync);
    else if (is(what, "static_coll"))
        shmem_fcollect64(table, i8 + 32, 3, 0, 0, 2, psync);
    else if (is(what, "align_coll"))
        shmem_int_sum_to_all(i4, (int *) (block + 1), 1, 0, 0, 2, (int *) wrk,
                             psync);
    else if (is(what, "double_free"))
        shmem_free(gone);
    else if (is(what, "no_start"))
        shmem_free(block + 64);
    else if (is(what, "not_heap"))
        shmem_free(i8);
    else if (is(what, "realloc_freed"))
        shmem_realloc(gone, 10);
}

/* The program itself writes where it must not write. */
static void damage(const char *what, char *block)
{
    char *round = shmem_malloc(128), *less = shmem_malloc(100);

    less = shmem_realloc(less, 50);
    if (is(what, "guard_barrier")) {
        block[100] = 0;
        shmem_barrier_all();
    } else if (is(what, "guard_far")) {
        block[115] = 0;
        shmem_barrier_all();
    } else if (is(what, "guard_round")) {
        round[131] = 0;
        shmem_sync_all();
    } else if (is(what, "guard_free")) {
        block[100] = 0;
        shmem_free(block);
    } else if (is(what, "guard_finalize")) {
        block[101] = 0;
        shmem_finalize();
    } else if (is(what, "guard_realloc")) {
        less[50] = 0;
        shmem_barrier_all();
    }
    shmem_free(round);
    shmem_free(less);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    char *block, *gone;

    test_init();
    block = shmem_malloc(100);
    shmem_putmem(block, bytes, 100, 1 - me);
    gone = shmem_malloc(40);
    shmem_putmem(gone, bytes, 40, 1 - me);
    shmem_free(gone);
    /* calls without a mistake */
    table[0] = before[0] = me;
    shmem_long_put(table + 1, i8, 3, 1 - me);
    shmem_putmem(block, bytes, 100, 1 - me);
    shmem_putmem(block, block, 100, me);
    shmem_putmem(block + 50, block, 50, me);
    shmem_putmem(block, block + 50, 50, me);
    shmem_putmem(table, i8, sizeof table, 1 - me);
    shmem_long_put(i8, __start_parts, (size_t) (__stop_parts - __start_parts),
                   1 - me);
    shmem_long_get(i8, __start_parts + 1, 3, 1 - me);
    shmem_barrier_all();
    if (me == 0) {
        transfer(what, block, gone);
        place(what, block);
    }
    collective(what, block, gone);
    damage(what, block);
    if (is(what, "leak")) {
        shmem_malloc(40);
        shmem_calloc(10, 20);
    } else {
        shmem_free(block);
    }
    if (is(what, "late") || is(what, "leak") || is(what, "clean")) {
        shmem_finalize();
        if (is(what, "late"))
            shmem_long_put(table, i8, 1, 0);
        return 0;
    }
    shmem_barrier_all();
    puts("nobody noticed");
    shmem_global_exit(2);
}
