/* np: 1 2 3 4 7 13 */
/* np: 7 9  worlds: mixed (there are nodes to divide)  env: SHMEM_TEST_NODES=3 */
/* np: 5 8  worlds: mixed (there are nodes to divide)  env: SHMEM_TEST_CYCLIC=1 */
/* np: 8  worlds: mixed (there are nodes to divide)  env: SHMEM_TEST_NODES=3 SHMEM_TEST_CYCLIC=1 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that scans sum from left to right in the order of the team, bit by bit,
 * wherever the members are: with a few elements and with more than travel in
 * one piece, inclusive and exclusive, in place or not, on teams of all PEs, of
 * some, and in another order.  The calls follow each other with random delays
 * and without a barrier.
 */
#include "net.h"

#define LARGEST 150000 /* elements: more than 16 pieces of 32 KiB */
#define TEAMS 3

static const size_t lengths[] = {1,    100,     0,  3000,  4096, 4097,
                                 8191, LARGEST, 17, 65536, 33000};

static shmem_team_t team[TEAMS];
static double *dest, *source, *want;
static uint64_t delays;
static int call;

/* Element i of a PE: the sizes differ so much that another order gives other
 * bits. */
static double term(int pe, size_t i)
{
    static const double scale[] = {1e16, 1.0, -1e16, 1e-3, 3e8, -1.0, 1e-9};
    uint64_t h =
        test_mix((uint64_t) call * 1000 + (uint64_t) pe + ((uint64_t) i << 24));

    if (i % 64 == 1)
        return -0.0;
    return scale[h % 7] * (double) (h >> 40);
}

/* The sum of the members 0..last of a team, and of none where last is -1. */
static void expect(shmem_team_t t, int last, size_t n)
{
    memset(want, 0, n * sizeof *want);
    for (int k = 0; k <= last; k++) {
        int pe = shmem_team_translate_pe(t, k, SHMEM_TEAM_WORLD);

        for (size_t i = 0; i < n; i++)
            want[i] = k == 0 ? term(pe, i) : want[i] + term(pe, i);
    }
}

static void once(shmem_team_t t, size_t n, int exclusive, int in_place)
{
    int mine = shmem_team_my_pe(t);
    double *to = in_place ? source : dest;

    for (size_t i = 0; i < n; i++)
        source[i] = term(me, i);
    memset(dest, 0x5a, (LARGEST + 8) * sizeof *dest);
    test_delay(&delays);
    if (exclusive)
        shmem_double_sum_exscan(t, to, source, n);
    else
        shmem_double_sum_inscan(t, to, source, n);
    expect(t, exclusive ? mine - 1 : mine, n);
    CHECK(memcmp(to, want, n * sizeof *to) == 0,
          "call %d: %s of %zu, member %d", call,
          exclusive ? "exscan" : "inscan", n, mine);
    CHECK(test_differs(dest + (in_place ? 0 : n), 0x5a, 64) < 0,
          "call %d: dest was written beside the result", call);
    /* the caller may write to it after the call */
    memset(source, 0xee, n * sizeof *source);
}

/* Elements of one byte: the pieces have as many elements as bytes. */
static void bytes(shmem_team_t t, size_t n)
{
    unsigned char *from = (unsigned char *) source,
                  *to = (unsigned char *) dest;
    int mine = shmem_team_my_pe(t);

    for (size_t i = 0; i < n; i++)
        from[i] = (unsigned char) (test_mix(i) + (uint64_t) me);
    shmem_uchar_sum_inscan(t, to, from, n);
    for (size_t i = 0; i < n; i++) {
        unsigned char sum = 0;

        for (int k = 0; k <= mine; k++)
            sum = (unsigned char) (sum + test_mix(i) +
                                   (uint64_t) shmem_team_translate_pe(
                                       t, k, SHMEM_TEAM_WORLD));
        CHECK(to[i] == sum, "byte %zu of %zu", i, n);
    }
    memset(source, 0xee, n);
}

int main(void)
{
    test_init();
    dest = shmem_malloc((LARGEST + 8) * sizeof *dest);
    source = shmem_malloc((LARGEST + 8) * sizeof *source);
    want = malloc((LARGEST + 8) * sizeof *want);
    CHECK(dest != NULL && source != NULL && want != NULL, "no memory");
    team[0] = SHMEM_TEAM_WORLD;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, npes - 1, -1, npes, NULL, 0,
                             &team[1]);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, npes > 1, 2, npes / 2, NULL, 0,
                             &team[2]);
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (int k = 0; k < TEAMS; k++)
            if (team[k] != SHMEM_TEAM_INVALID) {
                int odd = (int) i + k;

                once(team[k], lengths[i], odd % 2, odd / 2 % 2);
                once(team[k], lengths[i] % 5000, !(odd % 2), odd / 2 % 2);
                call++;
            } else {
                call++;
            }
    bytes(SHMEM_TEAM_WORLD, 40000);
    return test_end();
}
