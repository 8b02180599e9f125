/* np: 2  args: put_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: put_malloc  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put: dest 0x[0-9a-f]+ is not symmetric: it is allocated memory \(malloc or mmap\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: put_null  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: dest (0x0|\(nil\)) is not symmetric: it is NULL; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: put_text  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem: dest 0x[0-9a-f]+ is not symmetric: it is in the code or the constants of this program; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: get_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_get: source 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: getmem_null  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_getmem: source (0x0|\(nil\)) is not symmetric: it is NULL; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: nbi_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_put64_nbi: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: p_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_double_p: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: g_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_double_g: source 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: iput_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_iput: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: iget_malloc  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_iget64: source 0x[0-9a-f]+ is not symmetric: it is allocated memory \(malloc or mmap\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: amo_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_atomic_add: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: fetch_null  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_atomic_fetch: source (0x0|\(nil\)) is not symmetric: it is NULL; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: before_heap  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_put32: dest 0x[0-9a-f]+ is not symmetric: it is (outside all memory of this process|in .*|memory .*); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: heap_end  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem: dest 0x[0-9a-f]+ .*runs past the end of the symmetric heap */
/* np: 2  args: heap_end_get  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_get: source 0x[0-9a-f]+ .*runs past the end of the symmetric heap */
/* np: 2  args: heap_end_iput  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_iput: dest 0x[0-9a-f]+ .*runs past the end of the symmetric heap */
/* np: 2  args: overflow  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put: dest 0x[0-9a-f]+  */
/* np: 2  args: overflow_iput  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_iput: dest 0x[0-9a-f]+  */
/* np: 2  args: static_end  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem: dest 0x[0-9a-f]+ .*runs past the end of the static data */
/* np: 2  args: lock_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: psync_stack  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_barrier: pSync 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: psync_null  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_broadcast64: pSync (0x0|\(nil\)) is not symmetric: it is NULL; heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: reduce_psync  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_sum_to_all: pSync 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: bcast_dest  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_broadcast64: (dest|source) 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: collect_source  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_fcollect32: source 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: reduce_dest  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_sum_to_all: dest 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: reduce_source  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_double_max_to_all: source 0x[0-9a-f]+ is not symmetric: it is a local variable \(on the stack\); heap \[0x[0-9a-f]+,0x[0-9a-f]+\), static \[0x[0-9a-f]+,0x[0-9a-f]+\) \(called at neg_address(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Addresses that are not symmetric, or run out of the symmetric heap or the
 * static data, are refused with the name of the argument.
 */
#include "test.h"

#define HEAP ((size_t)1 << 20)

static int i4[64], wrk[64];
static double r8[64], wrk8[64];
static long i8[64];
static long psync[SHMEM_SYNC_SIZE];

static void call(const char *what, char *heap)
{
    static char pattern[4096];
    static int ones[1] = { 1 };
    char *volatile far_away = (char *)i8;
    long stack[64] = { 0 };
    long *malloced = calloc(8, sizeof(long));

    if (strcmp(what, "put_stack") == 0)
        shmem_int_put((int *)stack, i4, 1, 1);
    else if (strcmp(what, "put_malloc") == 0)
        shmem_long_put(malloced, i8, 1, 1);
    else if (strcmp(what, "put_null") == 0)
        shmem_int_put(NULL, i4, 1, 1);
    else if (strcmp(what, "put_text") == 0)
        shmem_putmem((void *)(uintptr_t)&call, i4, 1, 1);
    else if (strcmp(what, "get_stack") == 0)
        shmem_int_get(i4, (int *)stack, 1, 1);
    else if (strcmp(what, "getmem_null") == 0)
        shmem_getmem(i4, NULL, 8, 1);
    else if (strcmp(what, "nbi_stack") == 0)
        shmem_put64_nbi(stack, i8, 1, 1);
    else if (strcmp(what, "p_stack") == 0)
        shmem_double_p((double *)stack, 1.5, 1);
    else if (strcmp(what, "g_stack") == 0)
        shmem_double_g((double *)stack, 1);
    else if (strcmp(what, "iput_stack") == 0)
        shmem_int_iput((int *)stack, i4, 1, 1, 2, 1);
    else if (strcmp(what, "iget_malloc") == 0)
        shmem_iget64(i8, malloced, 1, 1, 2, 1);
    else if (strcmp(what, "amo_stack") == 0)
        shmem_int_atomic_add((int *)stack, 1, 1);
    else if (strcmp(what, "fetch_null") == 0)
        shmem_long_atomic_fetch(NULL, 1);
    else if (strcmp(what, "before_heap") == 0)
        shmem_put32(heap - 64, i4, 1, 1);
    else if (strcmp(what, "heap_end") == 0)
        shmem_putmem(heap + HEAP - 10, pattern, 11, 1);
    else if (strcmp(what, "heap_end_get") == 0)
        shmem_long_get(i8, (long *)(heap + HEAP - 64), 9, 1);
    else if (strcmp(what, "heap_end_iput") == 0)
        shmem_int_iput((int *)(heap + HEAP - 40), i4, 5, 1, 3, 1);
    else if (strcmp(what, "overflow") == 0)
        shmem_long_put((long *)heap, i8, ((size_t)1 << 61) + 1, 1);
    else if (strcmp(what, "overflow_iput") == 0)
        shmem_long_iput((long *)heap, i8, (ptrdiff_t)1 << 60, 1, 17, 1);
    else if (strcmp(what, "static_end") == 0)
        shmem_putmem(far_away, heap, (size_t)1 << 20, 1);
    else if (strcmp(what, "lock_stack") == 0)
        shmem_set_lock(stack);
    else if (strcmp(what, "psync_stack") == 0)
        shmem_barrier(0, 0, 2, stack);
    else if (strcmp(what, "psync_null") == 0)
        shmem_broadcast64(i8, r8, 1, 0, 0, 0, 2, NULL);
    else if (strcmp(what, "reduce_psync") == 0)
        shmem_int_sum_to_all(i4, ones, 1, 0, 0, 2, wrk, stack);
    else if (strcmp(what, "bcast_dest") == 0)
        shmem_broadcast64(stack, stack, 1, 0, 0, 0, 2, psync);
    else if (strcmp(what, "collect_source") == 0)
        shmem_fcollect32(i4, stack, 1, 0, 0, 2, psync);
    else if (strcmp(what, "reduce_dest") == 0)
        shmem_int_sum_to_all((int *)stack, ones, 1, 0, 0, 2, wrk, psync);
    else if (strcmp(what, "reduce_source") == 0)
        shmem_double_max_to_all(r8, (double *)stack, 1, 0, 0, 2, wrk8, psync);
    free(malloced);
}

int main(int argc, char **argv)
{
    char *heap;

    test_init();
    heap = shmem_malloc(HEAP);
    CHECK(heap != NULL, "no memory");
    if (me == 0 && argc > 1)
        call(argv[1], heap);
    shmem_barrier_all();
    return 0;
}
