/* np: 2  args: put  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put: source is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: get  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_getmem: dest is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: put_nbi  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_put64_nbi: source is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: get_nbi  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_int_get_nbi: dest is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: iput  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_iput: source is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: iget  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_iget32: dest is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: ibput  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_ibput64: source is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: ibget  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_ibget64: dest is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: put_signal  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_put_signal: source is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: fetch_nbi  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_atomic_fetch_add_nbi: fetch is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: ctx_fetch_nbi  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_int_atomic_fetch_nbi: fetch is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: some  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_wait_until_some: indices is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: test_some  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_test_some: indices is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: vector  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_wait_until_all_vector: cmp_values is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: ctx  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_create: ctx is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: ctx_team  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_get_team: team is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: split  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_split_strided: new_team is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: split_2d  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_split_2d: yaxis_team is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: name  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_info_get_name: name is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 2  args: version  status: 1  lines: 1  env: SHMEM_SYMMETRIC_SIZE=1M  match: ^shmem: PE 0/2 on [^ ]+: shmem_info_get_version: minor is NULL \(called at (c-)?neg_null(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that NULL is refused, with the name of the argument, where a routine reads or
 * writes data of the caller that need not be symmetric.  No bytes may be at NULL.
 */
#include "test.h"

static int i4[8];
static long i8[8];
static uint64_t signal_word;

#define IS(name) (strcmp(what, name) == 0)

static void transfer(const char *what)
{
    if (IS("put"))
        shmem_long_put(i8, NULL, 4, 1);
    else if (IS("get"))
        shmem_getmem(NULL, i8, 4, 1);
    else if (IS("put_nbi"))
        shmem_put64_nbi(i8, NULL, 4, 1);
    else if (IS("get_nbi"))
        shmem_ctx_int_get_nbi(SHMEM_CTX_DEFAULT, NULL, i4, 4, 1);
    else if (IS("iput"))
        shmem_int_iput(i4, NULL, 2, 2, 4, 1);
    else if (IS("iget"))
        shmem_iget32(NULL, i4, 1, 1, 4, 1);
    else if (IS("ibput"))
        shmem_ibput64(i8, NULL, 4, 2, 2, 2, 1);
    else if (IS("ibget"))
        shmem_ibget64(NULL, i8, 2, 4, 2, 2, 1);
    else if (IS("put_signal"))
        shmem_long_put_signal(i8, NULL, 4, &signal_word, 1, SHMEM_SIGNAL_SET,
                              1);
    else if (IS("fetch_nbi"))
        shmem_long_atomic_fetch_add_nbi(NULL, i8, 1, 1);
    else if (IS("ctx_fetch_nbi"))
        shmem_ctx_int_atomic_fetch_nbi(SHMEM_CTX_DEFAULT, NULL, i4, 1);
}

static void others(const char *what)
{
    static shmem_team_t team;
    int major;

    if (IS("some"))
        shmem_long_wait_until_some(i8, 4, NULL, NULL, SHMEM_CMP_EQ, 0);
    else if (IS("test_some"))
        shmem_int_test_some(i4, 4, NULL, NULL, SHMEM_CMP_EQ, 0);
    else if (IS("vector"))
        shmem_long_wait_until_all_vector(i8, 4, NULL, SHMEM_CMP_EQ, NULL);
    else if (IS("ctx"))
        shmem_ctx_create(0, NULL);
    else if (IS("ctx_team"))
        shmem_ctx_get_team(SHMEM_CTX_DEFAULT, NULL);
    else if (IS("split"))
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, NULL);
    else if (IS("split_2d"))
        shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, NULL, 0, &team, NULL, 0, NULL);
    else if (IS("name"))
        shmem_info_get_name(NULL);
    else if (IS("version"))
        shmem_info_get_version(&major, NULL);
}

int main(int argc, char **argv)
{
    test_init();
    CHECK(argc > 1, "no argument");
    shmem_long_put(i8, NULL, 0, 0);
    shmem_getmem(NULL, i8, 0, 0);
    shmem_iget32(NULL, i4, 1, 1, 0, 0);
    CHECK(shmem_long_wait_until_some(i8, 0, NULL, NULL, SHMEM_CMP_EQ, 0) == 0,
          "found something in nothing");
    shmem_barrier_all();
    if (me == 0) {
        transfer(argv[1]);
        others(argv[1]);
    }
    shmem_barrier_all();
    return test_end();
}
