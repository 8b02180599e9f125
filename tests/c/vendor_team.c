/* np: 1 2 3 5 8 */
/* np: 7  env: SHMEM_TEST_NODES=3 SHMEM_TEST_CYCLIC=1 SHMEM_STATS=/dev/null  worlds: node (has nodes of its own) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests teams as Cray's libraries make them: by colors, whose members may be
 * any PEs in any order; by triplets, which only the members call; and by the
 * axes of a space.  It tests their collectives, and those of OpenSHMEM on the
 * same teams.
 */
#include "teams.h"

#include <shmemx.h>

#define ROUNDS 12

static long psync[SHMEM_SYNC_SIZE], words[64], all[64 * 64];
static char in[64 * 64], out[64 * 64];
static int calls;

static void use_collectives(const struct team *t)
{
    long sum = 0, least = t->pe[0];

    for (int i = 0; i < t->n; i++) {
        sum += t->pe[i];
        least = t->pe[i] < least ? t->pe[i] : least;
    }
    CHECK(shmem_long_fcollect(t->team, all, words, 2) == 0, "status");
    for (int i = 0; i < t->n; i++)
        CHECK(all[2 * i] == t->pe[i] && all[2 * i + 1] == 100 * t->pe[i],
              "fcollect: %d of %d is %ld, not %d", i, t->n, all[2 * i],
              t->pe[i]);
    shmem_team_barrier(t->team, psync);
    shmemx_team_long_sum_to_all(t->team, all, words, 2, NULL, psync);
    CHECK(all[0] == sum && all[1] == 100 * sum, "sum %ld, not %ld", all[0],
          sum);
    shmemx_team_long_min_to_all(t->team, all, words, 1, NULL, psync);
    CHECK(all[0] == least, "min %ld", all[0]);
    CHECK(shmem_long_broadcast(t->team, all, words, 1, t->n - 1) == 0,
          "status");
    CHECK(all[0] == t->pe[t->n - 1], "broadcast: %ld", all[0]);
}

/* Each member has two bytes for each other: who sends, and to whom.  The three
 * routines send both bytes, or i % 3 bytes to member i. */
static void use_alltoall(const struct team *t)
{
    size_t offsets[64], sizes[64], came[64], got = 0;

    for (int i = 0; i < t->n; i++) {
        in[2 * i] = (char) t->mine;
        in[2 * i + 1] = (char) (10 + i);
        offsets[i] = 2 * (size_t) i;
        sizes[i] = (size_t) (i % 3);
    }
    shmemx_team_barrier(t->team, psync);
    shmem_team_alltoall(out, in, 2, t->team, psync);
    for (int i = 0; i < t->n; i++)
        CHECK(out[2 * i] == i && out[2 * i + 1] == 10 + t->mine, "alltoall: %d",
              i);
    memset(out, 0, sizeof out);
    shmem_team_barrier(t->team, psync);
    shmem_team_alltoallv(out, offsets, came, in, offsets, sizes, t->team,
                         psync);
    for (int i = 0; i < t->n; i++)
        CHECK(came[i] == (size_t) (t->mine % 3) &&
                  out[2 * i] == (t->mine % 3 > 0 ? i : 0) &&
                  out[2 * i + 1] == (t->mine % 3 > 1 ? 10 + t->mine : 0),
              "alltoallv: %d", i);
    shmem_team_barrier(t->team, psync);
    shmemx_team_alltoallv_packed(out, sizeof out, &got, in, offsets, sizes,
                                 t->team, psync);
    CHECK(got == (size_t) (t->mine % 3 * t->n), "%zu bytes", got);
    for (int i = 0; i < t->n && t->mine % 3 > 0; i++)
        CHECK(out[i * (t->mine % 3)] == i, "alltoallv_packed: %d", i);
}

static void use_scans(const struct team *t)
{
    long sum = 0;

    CHECK(shmem_long_sum_exscan(t->team, all, words, 1) == 0, "status");
    for (int i = 0; i < t->mine; i++)
        sum += t->pe[i];
    CHECK(all[0] == sum, "exscan: %ld, not %ld", all[0], sum);
    all[0] = -1;
    CHECK(shmemx_long_sum_exscan(t->team, all, words, 1) == 0, "status");
    CHECK(all[0] == sum, "shmemx exscan: %ld, not %ld", all[0], sum);
    CHECK(shmemx_long_sum_inscan(t->team, all, words, 1) == 0, "status");
    CHECK(all[0] == sum + words[0], "shmemx inscan: %ld", all[0]);
}

/* A context of the team has the team's numbers for PEs. */
static void use_context(const struct team *t)
{
    int right = (t->mine + 1) % t->n;
    shmem_ctx_t ctx;

    CHECK(shmem_team_create_ctx(t->team, 0, &ctx) == 0, "no context");
    words[2] = -1;
    shmem_team_barrier(t->team, psync);
    shmem_ctx_long_p(ctx, &words[2], me, right);
    shmem_ctx_quiet(ctx);
    shmem_team_barrier(t->team, psync);
    CHECK(words[2] == t->pe[(t->mine + t->n - 1) % t->n], "ring: %ld",
          words[2]);
    shmem_ctx_destroy(ctx);
}

/* Works with a team, if this PE is a member of it. */
static void use(const struct team *t)
{
    if (t->mine < 0)
        return;
    calls++;
    words[0] = me;
    words[1] = 100 * me;
    use_collectives(t);
    use_alltoall(t);
    use_scans(t);
    use_context(t);
}

static void free_team(struct team *t)
{
    shmem_team_t handle = t->team;

    shmem_team_free(&handle);
    CHECK(handle == SHMEM_TEAM_NULL, "the handle stays");
}

/* The team of PE `of` of the parent, when each has a color and a key. */
static struct team model_color(const struct team *parent, const int *color,
                               const int *key)
{
    struct team t = {SHMEM_TEAM_INVALID, 0, -1, {0}};
    int taken[TEAMS_PES] = {0}, mine = parent->mine;

    if (color[mine] == SHMEM_COLOR_UNDEFINED)
        return t;
    for (;;) {
        int best = -1;

        for (int i = 0; i < parent->n; i++)
            if (color[i] == color[mine] && !taken[i] &&
                (best < 0 || key[i] < key[best]))
                best = i;
        if (best < 0)
            return t;
        taken[best] = 1;
        if (best == mine)
            t.mine = t.n;
        t.pe[t.n++] = parent->pe[best];
    }
}

/* The color of PE i in round r. */
static int color_of(int r, int i, int n)
{
    switch (r % 6) {
    case 0: return i % 2;
    case 1: return 0;
    case 2: return i == n - 1 ? SHMEM_COLOR_UNDEFINED : 7;
    case 3: return (int) (test_hash(3, (uint64_t) i, (uint64_t) r) % 3);
    case 4: return i;
    default: return i == 1 ? 0 : (int) (test_hash(5, (uint64_t) i, 0) % 2);
    }
}

static int key_of(int r, int i)
{
    switch (r / 2 % 3) {
    case 0: return 0;
    case 1: return -i;
    default: return (int) (test_hash(4, (uint64_t) i, (uint64_t) r) % 100) - 50;
    }
}

static void colors(const struct team *parent, int depth)
{
    int rounds = depth > 0 ? ROUNDS : ROUNDS / 2;

    for (int r = 0; r < rounds && parent->mine >= 0; r++) {
        int color[TEAMS_PES], key[TEAMS_PES];
        struct team t;

        for (int i = 0; i < parent->n; i++) {
            color[i] = color_of(r, i, parent->n);
            key[i] = key_of(r, i);
        }
        t = model_color(parent, color, key);
        t.team = SHMEM_TEAM_WORLD;
        if (r % 3 == 0)
            shmem_team_split(parent->team, color[parent->mine],
                             key[parent->mine], &t.team);
        else if (r % 3 == 1)
            shmemx_team_split(parent->team, color[parent->mine],
                              key[parent->mine], &t.team);
        else
            shmemx_team_split_color(parent->team, color[parent->mine],
                                    key[parent->mine], &t.team);
        team_check(&t, "split by color");
        use(&t);
        if (depth > 0 && r % 2 == 1)
            colors(&t, depth - 1);
        if (t.mine >= 0 && r == 5) {
            struct team x, y, half = team_split(&t, t.n - 1, -2, (t.n + 1) / 2);

            use(&half);
            team_split_2d(&t, 2, &x, &y);
            use(&x);
            use(&y);
            shmemx_team_destroy(&y.team);
            shmemx_team_free(&x.team);
            if (half.team != SHMEM_TEAM_NULL)
                free_team(&half);
        }
        if (t.mine >= 0)
            free_team(&t);
    }
}

/* Only the members call; other PEs go on. */
static void triplets(const struct team *parent)
{
    uint64_t seed = 17;

    for (int r = 0; r < 2 * ROUNDS; r++) {
        int size = 1 + (int) test_below(&seed, (uint64_t) parent->n);
        int most = size > 1 ? (parent->n - 1) / (size - 1) : 3;
        int stride = 1 + (int) test_below(&seed, (uint64_t) most);
        int space = parent->n - (size - 1) * stride;
        int start = (int) test_below(&seed, (uint64_t) space);
        int kind = (int) test_below(&seed, 3);
        struct team t;

        if (parent->mine < 0)
            continue;
        t = team_model(parent, start, stride, size);
        if (t.mine < 0 && kind == 0)
            continue;
        t.team = SHMEM_TEAM_WORLD;
        if (parent->team != SHMEM_TEAM_WORLD || kind == 1)
            shmemx_team_split_strided(parent->team, start, stride, size,
                                      &t.team);
        else if (kind == 0)
            shmem_team_create_strided(start, stride, size, &t.team);
        else
            shmemx_team_create_strided(start, stride, size, &t.team);
        team_check(&t, "triplet");
        use(&t);
        if (t.mine >= 0)
            free_team(&t);
    }
}

static void axis(const struct team *parent, shmem_team_t team, int start,
                 int stride, int size)
{
    struct team t = team_model(parent, start, stride, size);

    t.team = team;
    team_check(&t, "axis");
    use(&t);
    free_team(&t);
}

static void spaces(const struct team *parent, int x, int y, int z)
{
    shmem_team_t team[3] = {SHMEM_TEAM_WORLD, SHMEM_TEAM_WORLD,
                            SHMEM_TEAM_WORLD};
    int i = parent->mine;

    if (i < 0 || x * y * z > parent->n)
        return;
    if (z == 1)
        shmemx_team_split_2d(parent->team, x, y, &team[0], &team[1]);
    else
        shmemx_team_split_3d(parent->team, x, y, z, &team[0], &team[1],
                             &team[2]);
    if (i >= x * y * z) {
        CHECK(team[0] == SHMEM_TEAM_NULL && team[1] == SHMEM_TEAM_NULL &&
                  (z == 1 || team[2] == SHMEM_TEAM_NULL),
              "outside, has a team");
        return;
    }
    axis(parent, team[0], i / x * x, 1, x);
    axis(parent, team[1], i - i / x % y * x, x, y);
    if (z > 1)
        axis(parent, team[2], i % (x * y), x * y, z);
}

static void names(void)
{
    shmem_team_t team;

    CHECK(shmem_team_npes(SHMEM_TEAM_WORLD) == npes &&
              shmemx_team_npes(SHMEM_TEAM_WORLD) == npes &&
              shmemx_team_n_pes(SHMEM_TEAM_WORLD) == npes,
          "npes");
    CHECK(shmem_team_mype(SHMEM_TEAM_WORLD) == me &&
              shmemx_team_mype(SHMEM_TEAM_WORLD) == me &&
              shmemx_team_my_pe(SHMEM_TEAM_WORLD) == me,
          "mype");
    CHECK(shmem_team_npes(SHMEM_TEAM_NULL) == -1 &&
              shmemx_team_my_pe(SHMEM_TEAM_NULL) == -1,
          "NULL");
    shmem_team_split(SHMEM_TEAM_NODE, 0, 0, &team);
    CHECK(shmemx_team_translate_pe(team, shmem_team_mype(team),
                                   SHMEM_TEAM_WORLD) == me,
          "translate_pe");
    shmem_team_free(&team);
    shmem_team_free(&team); /* without a team nothing is done */
}

int main(void)
{
    struct team world, backwards;

    test_init();
    world = team_world();
    names();
    colors(&world, 1);
    shmem_barrier_all();
    triplets(&world);
    backwards = team_split(&world, npes - 1, -1, npes);
    triplets(&backwards);
    spaces(&world, 2, 2, 1);
    spaces(&backwards, 3, 1, 1);
    spaces(&world, 2, 2, 2);
    spaces(&world, 1, 2, 2);
    spaces(&world, npes, 1, 1);
    spaces(&backwards, 1, 1, 2);
    shmem_team_destroy(backwards.team);
    CHECK(calls > 20, "%d calls", calls);
    return test_end();
}
