/* np: 1 2 5  worlds: node ucx mixed (libfabric has large buffers) */
/* np: 2  args: failing  worlds: node (PEs have as much space in all worlds) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests teams that come and go: a new team takes over what a destroyed one had, so that
 * memory does not grow, and works.  A team is destroyed while others still leave its
 * last collective, or read data that its root has in place. With the argument "failing"
 * it tests that splits that fail leave space for others.
 */
#include "net.h"
#include "proc.h"
#include "teams.h"

#define WARM 300
#define ROUNDS 100 /* of 16 cycles: more teams than there is space for */
#define BIG 20000
/* The teams for which there is space beside SHMEM_TEAM_SHARED, and more. */
enum { SPACE = 4095, MOST = 5000 };

/* The address sanitizer keeps freed memory for a while. */
#ifdef __SANITIZE_ADDRESS__
#define GROWTH 300000
#else
#define GROWTH 1024
#endif

static long value[4], all[TEAMS_PES], *big, *got;

/* Makes a few teams and uses them. */
static void cycle(long i, uint64_t *delays)
{
    struct team world = team_world();
    struct team back = team_split(&world, npes - 1, -1, npes);
    struct team x, y, more;

    team_split_2d(&back, 2, &x, &y);
    value[0] = i * 100 + me;
    shmem_long_fcollect(back.team, all, value, 1);
    for (int k = 0; k < npes; k++)
        CHECK(all[k] == i * 100 + npes - 1 - k, "cycle %ld: %d is %ld", i, k,
              all[k]);
    test_delay(delays);
    value[1] = 1;
    shmem_long_sum_reduce(x.team, value + 2, value + 1, 1);
    CHECK(value[2] == x.n, "cycle %ld: sum %ld of %d", i, value[2], x.n);
    shmem_team_destroy(x.team);
    if (i % 50 == 0) {
        for (int k = 0; k < BIG; k++)
            big[k] = i + k;
        shmem_long_broadcast(y.team, got, big, BIG, 0);
        CHECK(got[BIG - 1] == i + BIG - 1, "cycle %ld: broadcast", i);
        memset(big, 0, BIG * sizeof *big);
    }
    shmem_team_destroy(y.team);
    /* some may still leave y when others make this one and then retire `back` */
    more = team_split(&world, 0, 1, npes);
    test_delay(delays);
    shmem_team_destroy(back.team);
    shmem_team_destroy(more.team);
}

/* Makes as many teams as there is space for; then a split fails alike on all
 * PEs, until a team is destroyed. */
static void fill(void)
{
    static shmem_team_t team[MOST];
    shmem_team_t no = SHMEM_TEAM_WORLD;
    int n = 0;

    while (n < MOST && shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes,
                                                NULL, 0, &team[n]) == 0)
        n++;
    CHECK(n == SPACE && team[n] == SHMEM_TEAM_INVALID, "%d teams", n);
    CHECK(shmem_team_split_2d(SHMEM_TEAM_WORLD, 1, NULL, 0, &no, NULL, 0,
                              &team[n]) != 0 &&
              no == SHMEM_TEAM_INVALID &&
              shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0,
                                       &no) != 0,
          "space for more");
    for (int i = 0; i < n; i += 97) {
        value[0] = me + i;
        shmem_long_max_reduce(team[i], value + 1, value, 1);
        CHECK(value[1] == npes - 1 + i, "team %d of %d", i, n);
    }
    shmem_team_destroy(team[7]);
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0,
                                   &team[7]) == 0,
          "no space after one was destroyed");
    for (int i = 0; i < n; i++)
        shmem_team_destroy(team[i]);
}

/* One PE has a wrong argument, so a split fails on all. */
static void fail_often(void)
{
    shmem_team_config_t wrong = {-1};
    shmem_team_t x, y;

    for (int i = 0; i < MOST; i++)
        CHECK(shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, &wrong,
                                  me == 0 ? SHMEM_TEAM_NUM_CONTEXTS : 0, &x,
                                  NULL, 0, &y) != 0,
              "split %d", i);
    CHECK(!shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, NULL, 0, &x, NULL, 0, &y),
          "no space");
}

int main(int argc, char **argv)
{
    uint64_t delays;
    struct net_clock clock;
    long before, after, i = 0;

    test_init();
    if (argc > 1 && strcmp(argv[1], "failing") == 0) {
        fail_often();
        return test_end();
    }
    delays = (uint64_t) me * 999983;
    big = shmem_malloc(BIG * sizeof *big);
    got = shmem_malloc(BIG * sizeof *got);
    for (; i < WARM; i++)
        cycle(i, &delays);
    before = proc_status("VmRSS");
    value[3] = 1;
    clock =
        net_clock(getenv("SMA_TEST_SHORT") == NULL ? 2 : 0.3, ROUNDS, 20000);
    while (value[3] != 0) {
        long again = net_again(&clock);

        for (int k = 0; k < 16; k++)
            cycle(i++, &delays);
        /* all PEs make as many rounds as PE 0 */
        value[0] = again;
        shmem_long_broadcast(SHMEM_TEAM_WORLD, value + 3, value, 1, 0);
    }
    after = proc_status("VmRSS");
    CHECK(after - before < GROWTH, "%ld KB, then %ld after %ld cycles", before,
          after, i - WARM);
    if (test_one_node())
        fill();
    return test_end();
}
