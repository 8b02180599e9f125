/* np: 2 4 8 16 */
/* np: 9  env: SHMEM_TEST_NODES=3 SHMEM_TEST_CYCLIC=1  worlds: node (has nodes of its own) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a long pseudo-random schedule of collectives on teams that overlap,
 * some of them with the same members, with barriers of the whole job and
 * reductions on an active set in between, while teams are destroyed and made
 * anew.  Nothing but the collectives themselves synchronises the PEs; a PE uses
 * its buffers again as soon as a call has returned.  It fails when a result is
 * wrong.  The short run has about a thousand steps, the full one ten times as
 * many.
 */
#include "net.h"
#include "teams.h"

#define WORDS 4000

enum {
    SYNC,
    BROADCAST,
    FCOLLECT,
    COLLECT,
    ALLTOALL,
    SUM,
    MIN,
    INSCAN,
    EXSCAN,
    OPERATIONS
};

static struct team list[TEAMS_MAX];
static int nteams;
static long *source, *dest, *arrived;
static long psync[2][SHMEM_REDUCE_SYNC_SIZE];
static long work[2][SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long term, total[2];
static long steps;

static long word(long step, int pe, size_t i)
{
    return (long) (test_hash((uint64_t) step, (uint64_t) pe, i) >> 12);
}

static void is(size_t at, long want, const char *what, long step, int number)
{
    CHECK(dest[at] == want, "step %ld: %s on team %d: word %zu is %lx, not %lx",
          step, what, number, at, dest[at], want);
}

/* The terms of all members before `end`, combined. */
static long combined(const struct team *t, long step, size_t i, int end,
                     int least)
{
    long so_far = end > 0 ? word(step, t->pe[0], i) : 0;

    for (int k = 1; k < end; k++) {
        long w = word(step, t->pe[k], i);

        if (!least)
            so_far += w;
        else if (w < so_far)
            so_far = w;
    }
    return so_far;
}

/* Nobody leaves before all have come. */
static void sync_team(long step, int number)
{
    const struct team *t = &list[number];

    arrived[number] = step;
    shmem_team_sync(t->team);
    for (int k = 0; k < t->n; k++)
        CHECK(shmem_long_g(&arrived[number], t->pe[k]) >= step,
              "step %ld: team %d: left before member %d came", step, number, k);
}

/* Collectives in which a member has a part of n words for all, or for each. */
static void gather(long step, int number, int operation, size_t n)
{
    const struct team *t = &list[number];
    size_t mine = (size_t) t->mine, at = 0;

    if (operation == FCOLLECT)
        shmem_long_fcollect(t->team, dest, source, n);
    else if (operation == COLLECT) /* every second member has half of n */
        shmem_long_collect(t->team, dest, source, mine % 2 ? n / 2 : n);
    else
        shmem_long_alltoall(t->team, dest, source, n);
    for (int k = 0; k < t->n; k++) {
        size_t words = operation == COLLECT && k % 2 ? n / 2 : n;
        size_t from = operation == ALLTOALL ? mine * n : 0;

        for (size_t i = 0; i < words; i++)
            is(at++, word(step, t->pe[k], from + i),
               operation == FCOLLECT  ? "fcollect"
               : operation == COLLECT ? "collect"
                                      : "alltoall",
               step, number);
    }
}

static void reduce(long step, int number, int operation, size_t n)
{
    const struct team *t = &list[number];
    int end = operation == INSCAN   ? t->mine + 1
              : operation == EXSCAN ? t->mine
                                    : t->n;

    if (operation == SUM)
        shmem_long_sum_reduce(t->team, dest, source, n);
    else if (operation == MIN)
        shmem_long_min_reduce(t->team, dest, source, n);
    else if (operation == INSCAN)
        shmem_long_sum_inscan(t->team, dest, source, n);
    else
        shmem_long_sum_exscan(t->team, dest, source, n);
    for (size_t i = 0; i < n; i++)
        is(i, combined(t, step, i, end, operation == MIN),
           operation <= MIN ? "reduce" : "scan", step, number);
}

/* One step of the plan on team `number`, for a member. */
static void take_part(long step, int number, int operation, uint64_t plan)
{
    const struct team *t = &list[number];
    size_t most = test_below(&plan, 8) == 0 ? WORDS : 9;
    size_t share = most / (size_t) t->n > 0 ? most / (size_t) t->n : 1;
    size_t n = test_below(&plan, share + 1);
    size_t whole = test_below(&plan, most + 1);
    int root = (int) test_below(&plan, (uint64_t) t->n);

    for (size_t i = 0; i < WORDS; i++)
        source[i] = word(step, me, i);
    switch (operation) {
    case SYNC: sync_team(step, number); break;
    case BROADCAST:
        shmem_long_broadcast(t->team, dest, source, whole, root);
        for (size_t i = 0; i < whole; i++)
            is(i, word(step, t->pe[root], i), "broadcast", step, number);
        break;
    case FCOLLECT:
    case COLLECT:
    case ALLTOALL: gather(step, number, operation, n); break;
    default: reduce(step, number, operation, whole);
    }
    memset(source, 0xee, WORDS * sizeof *source);
    memset(dest, 0xdd, WORDS * sizeof *dest);
    steps++;
}

/* Destroys two teams, in any order, and makes two new ones. */
static void renew(uint64_t plan)
{
    int start = (int) test_below(&plan, (uint64_t) npes);

    shmem_team_destroy(list[1].team);
    shmem_team_destroy(list[nteams - 1].team);
    list[1] = team_split(&list[2], start, 1, npes - start);
    list[nteams - 1] = team_split(&list[0], start, -1, start + 1);
}

int main(void)
{
    uint64_t plan = 77, delays;
    struct net_clock clock;
    int more = 1;

    test_init();
    delays = (uint64_t) me * 7777777;
    source = shmem_malloc(WORDS * sizeof *source);
    dest = shmem_malloc(WORDS * sizeof *dest);
    arrived = shmem_calloc(TEAMS_MAX, sizeof *arrived);
    CHECK(source && dest && arrived, "no memory");
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        psync[0][i] = psync[1][i] = SHMEM_SYNC_VALUE;
    nteams = teams_make(list);
    shmem_barrier_all();
    clock = getenv("SMA_TEST_SHORT") == NULL ? net_clock(2, 200, 4000)
                                             : net_clock(0, 16, 16);
    for (long step = 1; more; step++) {
        int number = (int) test_below(&plan, (uint64_t) nteams);
        int operation = (int) test_below(&plan, OPERATIONS);
        uint64_t own_plan = test_next(&plan);

        if (list[number].mine >= 0)
            take_part(step, number, operation, own_plan);
        test_delay(&delays);
        if (step % 16 == 0)
            renew(own_plan);
        if (step % 64 != 0)
            continue;
        /* PE 0 says whether there are more steps, by a sum on an active set */
        term = me == 0 && net_again(&clock);
        shmem_long_sum_to_all(&total[step / 64 % 2], &term, 1, 0, 0, npes,
                              work[step / 64 % 2], psync[step / 64 % 2]);
        more = total[step / 64 % 2] != 0;
        if (step % 128 == 0)
            shmem_barrier_all();
    }
    CHECK(steps > 100, "took part in %ld steps", steps);
    teams_destroy(list, nteams);
    return test_end();
}
