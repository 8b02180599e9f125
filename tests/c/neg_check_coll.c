/* np: 3  args: nreduce  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_int_sum_to_all: nreduce is (100|101) here but (100|101) on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: nelems  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_fcollect32: nelems is [23] here but [23] on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: nelems_bcast  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_broadcast64: nelems is [12] here but [12] on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: root  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_broadcast64: PE_root is [01] here but [01] on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: dst  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_alltoalls32: dst is [12] here but [12] on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: sst  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_alltoalls64: sst is [12] here but [12] on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: routine  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_broadcast(64|32): the routine is shmem_broadcast(64|32) here but shmem_broadcast(64|32) on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: type  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_(int|long)_sum_to_all: the routine is shmem_(int|long)_sum_to_all here but shmem_(int|long)_sum_to_all on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: operator  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_int_(sum|max)_to_all: the routine is shmem_int_(sum|max)_to_all here but shmem_int_(sum|max)_to_all on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: size  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: (shmem_barrier: the call uses the active set \(PE_start 0, logPE_stride 0, PE_size [23]\) here but the active set \(PE_start 0, logPE_stride 0, PE_size [23]\)|shmem_barrier_all: the routine is shmem_barrier_all here but shmem_barrier) on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: stride  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_sync: the call uses the active set \(PE_start 0, logPE_stride [01], PE_size [23]\) here but the active set \(PE_start 0, logPE_stride [01], PE_size [23]\) on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: dest  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_int_max_to_all: dest is idest( \+ 4)? here but idest( \+ 4)? on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: source  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_broadcast32: source is isource( \+ 8)? here but isource( \+ 8)? on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: heap  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_collect64: dest is heap \+ [0-9]+ here but heap \+ [0-9]+ on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: psync  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_barrier: pSync is psync2? here but psync2? on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: malloc  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_malloc: size is (100|200) here but (100|200) on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: align  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_align: alignment is (64|128) here but (64|128) on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: realloc  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_realloc: size is (300|400) here but (300|400) on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: free  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_free: ptr is heap \+ [0-9]+ here but heap \+ [0-9]+ on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: calloc  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_(calloc|malloc): the routine is shmem_(calloc|malloc) here but shmem_(calloc|malloc) on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: team  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_int_sum_reduce: nreduce is [12] here but [12] on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: team_other  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_team_sync: the call uses another team, with the same PEs, on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: team_set  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_team_sync: the call uses the (active|team) .* here but the (active|team) .* on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: team_root  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_long_broadcast: PE_root is [02] here but [02] on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: scan  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_long_sum_(in|ex)scan: the routine is shmem_long_sum_(in|ex)scan here but shmem_long_sum_(in|ex)scan on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: split  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_team_split_strided: stride is [12] here but [12] on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: split_2d  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_team_split_2d: xrange is [12] here but [12] on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: destroy  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_team_destroy: the call uses another team, with the same PEs, on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: large  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_long_max_to_all: nreduce is (10000|9999) here but (10000|9999) on PE [0-2], called there at [^ ]+ \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: overlap_reduce  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_int_sum_to_all: dest 0x[0-9a-f]+ and source 0x[0-9a-f]+ overlap \(40 and 40 bytes\) \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: overlap_collect  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_fcollect32: dest 0x[0-9a-f]+ and source 0x[0-9a-f]+ overlap \([0-9]+ and [0-9]+ bytes\) \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: overlap_alltoall  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_alltoall64: dest 0x[0-9a-f]+ and source 0x[0-9a-f]+ overlap \([0-9]+ and [0-9]+ bytes\) \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: psync_content  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 2  lines: 3  match: ^shmem: PE ./3 on [^ ]+: shmem_barrier: element 5 of pSync is 77, must be SHMEM_SYNC_VALUE \(0\) \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: psync_small  env: SHMEM_CHECK=2  sanitize: no  worlds: node mixed (the transport does not matter)  status: 2  lines: 3  match: ^shmem: PE ./3 on [^ ]+: shmem_broadcast32: pSync has 8 elements, must have 64 \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: psync_small_heap  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 2  lines: 3  match: ^shmem: PE ./3 on [^ ]+: shmem_collect32: pSync has 63 elements, must have 64 \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: psync_used  env: SHMEM_CHECK=2  status: 2  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_barrier: pSync may still be in use by shmem_int_sum_to_all on the active set \(PE_start 0, logPE_stride 0, PE_size 2\): no call since then tells whether its PEs have left it \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: psync_at_once  env: SHMEM_CHECK=2  status: 2  lines: 1  match: ^shmem: PE 0/3 on [^ ]+: shmem_broadcast64: pSync may still be in use by shmem_broadcast64 on the active set \(PE_start 0, logPE_stride 0, PE_size 2\): no call since then tells whether its PEs have left it \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: pwrk_used  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 2  match: ^shmem: PE ./3 on [^ ]+: shmem_int_max_to_all: pWrk may still be in use by shmem_int_sum_to_all on the active set \(PE_start 0, logPE_stride 0, PE_size 2\): no call since then tells whether its PEs have left it \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: pwrk_small  env: SHMEM_CHECK=2  sanitize: no  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_int_sum_to_all: pWrk has 16 elements, must have 51 \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: pwrk_least  env: SHMEM_CHECK=2  sanitize: no  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_long_min_to_all: pWrk has 4 elements, must have 8 \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: pwrk_overlap  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_int_prod_to_all: pWrk 0x[0-9a-f]+ and (dest|source) 0x[0-9a-f]+ overlap \([0-9]+ and [0-9]+ bytes\) \(called at (c-)?neg_check_coll(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests SHMEM_CHECK=2 with collective calls that differ between PEs, and with
 * wrong arguments of collectives.
 */
#include "test.h"

static long psync[SHMEM_SYNC_SIZE], psync2[SHMEM_SYNC_SIZE], small[8];
static long dest[10000], source[10000],
    wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE + 5000];
static int idest[128], isource[128], iwrk[64], small_wrk[16];
static long small_long[4];

static int is(const char *what, const char *name)
{
    return strcmp(what, name) == 0;
}

/* `odd` is true on one PE only. */
static void numbers(const char *what, int odd)
{
    if (is(what, "nreduce"))
        shmem_int_sum_to_all(idest, isource, 100 + odd, 0, 0, 3, iwrk, psync);
    else if (is(what, "nelems"))
        shmem_fcollect32(dest, source, 2 + odd, 0, 0, 3, psync);
    else if (is(what, "nelems_bcast"))
        shmem_broadcast64(dest, source, 1 + odd, 0, 0, 0, 3, psync);
    else if (is(what, "root"))
        shmem_broadcast64(dest, source, 1, odd, 0, 0, 3, psync);
    else if (is(what, "dst"))
        shmem_alltoalls32(dest, source, 1 + odd, 1, 1, 0, 0, 3, psync);
    else if (is(what, "sst"))
        shmem_alltoalls64(dest, source, 1, 1 + odd, 1, 0, 0, 3, psync);
    else if (is(what, "dest"))
        shmem_int_max_to_all(idest + odd, isource, 1, 0, 0, 3, iwrk, psync);
    else if (is(what, "source"))
        shmem_broadcast32(idest, isource + 2 * odd, 1, 0, 0, 0, 3, psync);
    else if (is(what, "psync"))
        shmem_barrier(0, 0, 3, odd ? psync2 : psync);
    else if (is(what, "large"))
        shmem_long_max_to_all(dest, source, 10000 - odd, 0, 0, 3, wrk, psync);
}

static void routines(const char *what, int odd)
{
    if (is(what, "routine") && odd)
        shmem_broadcast32(dest, source, 1, 0, 0, 0, 3, psync);
    else if (is(what, "routine"))
        shmem_broadcast64(dest, source, 1, 0, 0, 0, 3, psync);
    else if (is(what, "type") && odd)
        shmem_int_sum_to_all(idest, isource, 1, 0, 0, 3, iwrk, psync);
    else if (is(what, "type"))
        shmem_long_sum_to_all(dest, source, 1, 0, 0, 3, wrk, psync);
    else if (is(what, "operator") && odd)
        shmem_int_max_to_all(idest, isource, 1, 0, 0, 3, iwrk, psync);
    else if (is(what, "operator"))
        shmem_int_sum_to_all(idest, isource, 1, 0, 0, 3, iwrk, psync);
    else if (is(what, "size") && me < 2)
        shmem_barrier(0, 0, 2 + odd, psync);
    else if (is(what, "size"))
        shmem_barrier(0, 0, 3, psync);
    else if (is(what, "stride") && me == 0)
        shmem_sync(0, 1, 2, psync);
    else if (is(what, "stride"))
        shmem_sync(0, 0, 3, psync);
}

static void memory(const char *what, int odd)
{
    long *a = shmem_malloc(100), *b = shmem_malloc(100);

    if (is(what, "heap"))
        shmem_collect64(odd ? a : b, source, 1, 0, 0, 3, psync);
    else if (is(what, "malloc"))
        shmem_malloc(odd ? 200 : 100);
    else if (is(what, "align"))
        shmem_align(odd ? 64 : 128, 100);
    else if (is(what, "realloc"))
        shmem_realloc(a, odd ? 300 : 400);
    else if (is(what, "free"))
        shmem_free(odd ? a : b);
    else if (is(what, "calloc") && odd)
        shmem_calloc(1, 100);
    else if (is(what, "calloc"))
        shmem_malloc(100);
}

static void teams(const char *what, int odd)
{
    shmem_team_t a, b, pair;

    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 3, NULL, 0, &a);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 3, NULL, 0, &b);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &pair);
    if (is(what, "team"))
        shmem_int_sum_reduce(a, idest, isource, 1 + odd);
    else if (is(what, "team_other"))
        shmem_team_sync(odd ? a : b);
    else if (is(what, "team_set"))
        shmem_team_sync(odd ? pair : a);
    else if (is(what, "team_root"))
        shmem_long_broadcast(a, dest, source, 1, odd ? 2 : 0);
    else if (is(what, "scan") && odd)
        shmem_long_sum_inscan(a, dest, source, 1);
    else if (is(what, "scan"))
        shmem_long_sum_exscan(a, dest, source, 1);
    else if (is(what, "split"))
        shmem_team_split_strided(a, 0, 1 + odd, 2, NULL, 0, &b);
    else if (is(what, "split_2d"))
        shmem_team_split_2d(a, 1 + odd, NULL, 0, &b, NULL, 0, &pair);
    else if (is(what, "destroy"))
        shmem_team_destroy(odd ? a : b);
}

/* All PEs make the same mistake. */
static void arguments(const char *what)
{
    long *block = shmem_malloc(63 * sizeof(long));

    if (is(what, "overlap_reduce")) {
        shmem_int_sum_to_all(idest, idest, 10, 0, 0, 3, iwrk, psync);
        shmem_barrier_all();
        shmem_int_sum_to_all(idest + 9, idest, 10, 0, 0, 3, iwrk, psync);
    } else if (is(what, "overlap_collect")) {
        shmem_fcollect32(idest, idest, 2, 0, 0, 3, psync);
    } else if (is(what, "overlap_alltoall")) {
        shmem_alltoall64(dest + 2, dest, 1, 0, 0, 3, psync);
    } else if (is(what, "psync_content")) {
        psync[5] = 77;
        shmem_barrier(0, 0, 3, psync);
        shmem_barrier(0, 0, 3, psync);
    } else if (is(what, "psync_small")) {
        shmem_broadcast32(dest, source, 1, 0, 0, 0, 3, small);
    } else if (is(what, "psync_small_heap")) {
        memset(block, 0, 63 * sizeof(long));
        shmem_barrier_all();
        shmem_collect32(dest, source, 1, 0, 0, 3, block);
    } else if (is(what, "psync_used")) {
        if (me < 2)
            shmem_int_sum_to_all(idest, isource, 1, 0, 0, 2, iwrk, psync);
        shmem_barrier(0, 0, 3, psync2);
        if (me < 2)
            shmem_int_sum_to_all(idest, isource, 1, 0, 0, 2, iwrk, psync);
        if (me > 0)
            shmem_barrier(1, 0, 2, psync);
    } else if (is(what, "psync_at_once")) {
        if (me < 2)
            shmem_broadcast64(dest, source, 1, 0, 0, 0, 2, psync);
        if (me != 1)
            shmem_broadcast64(dest, source, 1, 0, 0, 1, 2, psync);
    } else if (is(what, "pwrk_used")) {
        if (me < 2)
            shmem_int_sum_to_all(idest, isource, 1, 0, 0, 2, iwrk, psync);
        shmem_int_max_to_all(idest, isource, 1, 0, 0, 3, iwrk, psync2);
    } else if (is(what, "pwrk_small")) {
        shmem_int_sum_to_all(idest, isource, 30, 0, 0, 3, small_wrk, psync);
        shmem_int_sum_to_all(idest, isource, 100, 0, 0, 3, small_wrk, psync2);
    } else if (is(what, "pwrk_least")) {
        shmem_long_min_to_all(dest, source, 1, 0, 0, 3, small_long, psync);
    } else if (is(what, "pwrk_overlap")) {
        shmem_int_prod_to_all(idest, isource, 4, 0, 0, 3, idest + 2, psync);
    }
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int odd;

    test_init();
    odd = me == 1;
    shmem_barrier_all();
    numbers(what, odd);
    routines(what, odd);
    memory(what, odd);
    teams(what, odd);
    arguments(what);
    shmem_barrier_all();
    puts("nobody noticed");
    shmem_global_exit(2);
}
