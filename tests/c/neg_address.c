/* np: 2  args: put_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: put_malloc  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put: dest 0x[0-9a-f]+ is not symmetric: it is allocated memory \(malloc or mmap\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: put_null  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest (0x0|\(nil\)) is not symmetric: it is NULL; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: put_text  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem: dest 0x[0-9a-f]+ is not symmetric: it is in the code or the constants of this program; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: get_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_get: source 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: getmem_null  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_getmem: source (0x0|\(nil\)) is not symmetric: it is NULL; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: nbi_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_put64_nbi: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: p_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_double_p: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: g_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_double_g: source 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: iput_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_iput: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: iget_malloc  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_iget64: source 0x[0-9a-f]+ is not symmetric: it is allocated memory \(malloc or mmap\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: amo_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_atomic_add: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: amo_odd  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_atomic_add: dest 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8 */
/* np: 2  args: fetch_odd  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_atomic_fetch: source 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8 */
/* np: 2  args: nbi_odd  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_atomic_fetch_inc_nbi: dest 0x[0-9a-f]+ is not aligned: its address must be a multiple of 4 */
/* np: 2  args: signal_odd  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem_signal: sig_addr 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8 */
/* np: 2  args: lock_odd  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is not aligned: its address must be a multiple of 4 */
/* np: 2  args: fetch_null  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_atomic_fetch: source (0x0|\(nil\)) is not symmetric: it is NULL; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: before_heap  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_put32: dest 0x[0-9a-f]+ is not symmetric: it is (outside all memory of this process|in .*|memory .*); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: heap_end  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem: dest 0x[0-9a-f]+ .*runs past the end of the symmetric heap */
/* np: 2  args: heap_end_get  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_get: source 0x[0-9a-f]+ .*runs past the end of the symmetric heap */
/* np: 2  args: heap_end_iput  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_iput: dest 0x[0-9a-f]+ .*runs past the end of the symmetric heap */
/* np: 2  args: overflow  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put: dest 0x[0-9a-f]+  */
/* np: 2  args: overflow_iput  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_iput: dest 0x[0-9a-f]+  */
/* np: 2  args: overflow_iget  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_iget: source 0x[0-9a-f]+  */
/* np: 2  args: static_end  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem: dest 0x[0-9a-f]+ .*runs past the end of the static data */
/* np: 2  args: lock_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: psync_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_barrier: pSync 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: psync_null  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_broadcast64: pSync (0x0|\(nil\)) is not symmetric: it is NULL; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: reduce_psync  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_sum_to_all: pSync 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: bcast_dest  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_broadcast64: (dest|source) 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: collect_source  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_fcollect32: source 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: reduce_dest  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_sum_to_all: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: reduce_source  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_double_max_to_all: source 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at (c-)?neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that addresses that are not symmetric, or that lead past the end of the
 * symmetric heap or the static data, are refused with the name of the argument.
 */
#include "test.h"

#define HEAP ((size_t) 1 << 20)

static int i4[64], wrk[64];
static double r8[64], wrk8[64];
static long i8[64];
static long psync[SHMEM_SYNC_SIZE];

#define IS(name) (strcmp(what, name) == 0)

/* Transfers and atomic operations on memory outside of all symmetric
 * objects. */
static void call_outside(const char *what, char *heap)
{
    long stack[64] = {0};
    long *malloced = calloc(8, sizeof(long));

    if (IS("put_stack"))
        shmem_int_put((int *) stack, i4, 1, 1);
    else if (IS("put_malloc"))
        shmem_long_put(malloced, i8, 1, 1);
    else if (IS("put_null"))
        shmem_int_put(NULL, i4, 1, 1);
    else if (IS("put_text"))
        shmem_putmem((void *) (uintptr_t) &call_outside, i4, 1, 1);
    else if (IS("get_stack"))
        shmem_int_get(i4, (int *) stack, 1, 1);
    else if (IS("getmem_null"))
        shmem_getmem(i4, NULL, 8, 1);
    else if (IS("nbi_stack"))
        shmem_put64_nbi(stack, i8, 1, 1);
    else if (IS("p_stack"))
        shmem_double_p((double *) stack, 1.5, 1);
    else if (IS("g_stack"))
        shmem_double_g((double *) stack, 1);
    else if (IS("iput_stack"))
        shmem_int_iput((int *) stack, i4, 1, 1, 2, 1);
    else if (IS("iget_malloc"))
        shmem_iget64(i8, malloced, 1, 1, 2, 1);
    else if (IS("amo_stack"))
        shmem_int_atomic_add((int *) stack, 1, 1);
    else if (IS("fetch_null"))
        shmem_long_atomic_fetch(NULL, 1);
    else if (IS("before_heap"))
        shmem_put32(heap - 64, i4, 1, 1);
    else if (IS("lock_stack"))
        shmem_set_lock(stack);
    free(malloced);
}

/* Transfers that begin in the heap or in static data, and end after it. */
static void call_past_end(const char *what, char *heap)
{
    static char pattern[4096];
    char *volatile static_data = (char *) i8;

    if (IS("heap_end"))
        shmem_putmem(heap + HEAP - 10, pattern, 11, 1);
    else if (IS("heap_end_get"))
        shmem_long_get(i8, (long *) (heap + HEAP - 64), 9, 1);
    else if (IS("heap_end_iput"))
        shmem_int_iput((int *) (heap + HEAP - 40), i4, 5, 1, 3, 1);
    else if (IS("overflow"))
        shmem_long_put((long *) heap, i8, ((size_t) 1 << 61) + 1, 1);
    else if (IS("overflow_iput"))
        shmem_long_iput((long *) heap, i8, (ptrdiff_t) 1 << 60, 1, 17, 1);
    else if (IS("overflow_iget"))
        shmem_long_iget(i8, (long *) heap, 1, (ptrdiff_t) 1 << 60, 17, 1);
    else if (IS("amo_odd"))
        shmem_long_atomic_add((long *) (heap + 4), 1, 1);
    else if (IS("fetch_odd"))
        shmem_long_atomic_fetch((long *) (heap + 4), 1);
    else if (IS("nbi_odd"))
        shmem_int_atomic_fetch_inc_nbi((int *) i8, (int *) (heap + 2), 1);
    else if (IS("signal_odd"))
        shmem_putmem_signal(heap, "x", 1, (uint64_t *) (heap + 12), 1,
                            SHMEM_SIGNAL_SET, 1);
    else if (IS("lock_odd"))
        shmem_set_lock((long *) (heap + 2));
    else if (IS("static_end"))
        shmem_putmem(static_data, heap, (size_t) 1 << 20, 1);
}

/* Collectives with an argument that is not symmetric. */
static void call_collective(const char *what)
{
    static int ones[1] = {1};
    long stack[64] = {0};

    if (IS("psync_stack"))
        shmem_barrier(0, 0, 2, stack);
    else if (IS("psync_null"))
        shmem_broadcast64(i8, r8, 1, 0, 0, 0, 2, NULL);
    else if (IS("reduce_psync"))
        shmem_int_sum_to_all(i4, ones, 1, 0, 0, 2, wrk, stack);
    else if (IS("bcast_dest"))
        shmem_broadcast64(stack, stack, 1, 0, 0, 0, 2, psync);
    else if (IS("collect_source"))
        shmem_fcollect32(i4, stack, 1, 0, 0, 2, psync);
    else if (IS("reduce_dest"))
        shmem_int_sum_to_all((int *) stack, ones, 1, 0, 0, 2, wrk, psync);
    else if (IS("reduce_source"))
        shmem_double_max_to_all(r8, (double *) stack, 1, 0, 0, 2, wrk8, psync);
}

int main(int argc, char **argv)
{
    char *heap;

    test_init();
    heap = shmem_malloc(HEAP);
    CHECK(heap != NULL, "no memory");
    if (me == 0 && argc > 1) {
        call_outside(argv[1], heap);
        call_past_end(argv[1], heap);
        call_collective(argv[1]);
    }
    shmem_barrier_all();
    return 0;
}
