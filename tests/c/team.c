/* np: 1 2 3 5 8 */
/* np: 3  env: SHMEM_CHECK=2 SHMEM_STATS=/dev/null */
/* np: 8  env: SHMEM_TEST_NODES=3 SHMEM_TEST_CYCLIC=1  args: irregular  worlds: node (has nodes of its own) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests teams: the predefined ones, splits with right and wrong arguments,
 * splits of splits, and what the queries return (of no team: check_equal.c).
 */
#include "teams.h"

/* the handles are constants */
static shmem_team_t constant[] = {SHMEM_TEAM_WORLD, SHMEM_TEAM_SHARED,
                                  SHMEM_TEAM_NODE, SHMEM_TEAM_INVALID};

static long word[TEAMS_PES];

static void predefined(void)
{
    struct team world = team_world(), shared = {.team = SHMEM_TEAM_SHARED};
    long *heap = shmem_malloc(sizeof *heap);

    team_check(&world, "world");
    for (int pe = 0; pe < npes; pe++) {
        if (shmem_ptr(heap, pe) == NULL)
            continue;
        if (pe == me)
            shared.mine = shared.n;
        shared.pe[shared.n++] = pe;
    }
    team_check(&shared, "shared");
    CHECK(constant[0] == SHMEM_TEAM_WORLD && constant[1] != constant[0] &&
              constant[2] == SHMEM_TEAM_SHARED &&
              constant[3] == SHMEM_TEAM_INVALID,
          "constants");
    *heap = me;
    CHECK(shmem_team_sync(SHMEM_TEAM_SHARED) == 0, "sync");
    for (int i = 0; i < shared.n; i++) {
        long *there = shmem_team_ptr(SHMEM_TEAM_SHARED, heap, i);

        CHECK(there != NULL && *there == shared.pe[i], "team_ptr of %d", i);
        CHECK(shmem_team_ptr(SHMEM_TEAM_WORLD, heap, shared.pe[i]) == there,
              "team_ptr in the world");
    }
    word[0] = me;
    CHECK(shmem_long_sum_reduce(SHMEM_TEAM_SHARED, word + 1, word, 1) == 0,
          "sum");
    for (int i = 0; i < shared.n; i++)
        word[1] -= shared.pe[i];
    CHECK(word[1] == 0, "sum over the shared team");
    shmem_free(heap);
}

/* Splits of a team whose members may be at uneven distances. */
static void split_shared(void)
{
    struct team shared = {.team = SHMEM_TEAM_SHARED};
    struct team back, two, x, y;

    shared.n = shmem_team_n_pes(SHMEM_TEAM_SHARED);
    shared.mine = shmem_team_my_pe(SHMEM_TEAM_SHARED);
    for (int i = 0; i < shared.n; i++) {
        shared.pe[i] =
            shmem_team_translate_pe(SHMEM_TEAM_SHARED, i, SHMEM_TEAM_WORLD);
        CHECK(i == 0 || shared.pe[i] > shared.pe[i - 1], "order of the world");
    }
    back = team_split(&shared, shared.n - 1, -1, shared.n);
    two = team_split(&back, 0, 2, (back.n + 1) / 2);
    team_split_2d(&back, 2, &x, &y);
    for (int i = 0; i < back.n; i++) {
        CHECK(shmem_team_translate_pe(back.team, i, SHMEM_TEAM_SHARED) ==
                  shared.n - 1 - i,
              "backwards %d", i);
        if (two.mine >= 0)
            CHECK(shmem_team_translate_pe(back.team, i, two.team) ==
                      (i % 2 == 0 ? i / 2 : -1),
                  "every second %d", i);
    }
    /* a PE follows it in the world, with the stride of the team */
    if (x.mine >= 0)
        CHECK(shmem_team_translate_pe(x.team, x.n, back.team) == -1,
              "behind the last of a row");
    CHECK(shmem_team_translate_pe(back.team, -1, SHMEM_TEAM_WORLD) == -1,
          "before the first");
    if (y.mine >= 0)
        CHECK(shmem_team_translate_pe(y.team, y.n, back.team) == -1,
              "behind the last of a column");
    word[0] = me;
    shmem_long_fcollect(back.team, word + 1, word, 1);
    for (int i = 0; i < back.n; i++)
        CHECK(word[1 + i] == back.pe[i], "fcollect");
    shmem_barrier_all();
    word[0] = me;
    shmem_long_fcollect(y.team, word + 1, word, 1);
    for (int i = 0; i < y.n; i++)
        CHECK(word[1 + i] == y.pe[i], "fcollect of an axis");
    shmem_team_destroy(x.team);
    shmem_team_destroy(y.team);
    shmem_team_destroy(two.team);
    shmem_team_destroy(back.team);
}

/* A split that must fail alike on all PEs. */
static void fails(shmem_team_t parent, int start, int stride, int size)
{
    shmem_team_t t = SHMEM_TEAM_WORLD;

    CHECK(shmem_team_split_strided(parent, start, stride, size, NULL, 0, &t) !=
                  0 &&
              t == SHMEM_TEAM_INVALID,
          "%d,%d,%d was split", start, stride, size);
}

static void wrong(void)
{
    shmem_team_config_t negative = {-1};
    shmem_team_t x = SHMEM_TEAM_WORLD, y = SHMEM_TEAM_WORLD;

    fails(SHMEM_TEAM_WORLD, 0, 1, 0);
    fails(SHMEM_TEAM_WORLD, npes - 1, 1, 0); /* its last is the one before */
    fails(SHMEM_TEAM_WORLD, 0, 1, -1);
    fails(SHMEM_TEAM_WORLD, -1, 1, 1);
    fails(SHMEM_TEAM_WORLD, npes, 1, 1);
    fails(SHMEM_TEAM_WORLD, 0, 0, 2);
    fails(SHMEM_TEAM_WORLD, 0, 1, npes + 1);
    fails(SHMEM_TEAM_WORLD, 0, -1, 2);
    fails(SHMEM_TEAM_WORLD, 0, 1 << 30, 1 << 30);
    CHECK(shmem_team_split_2d(SHMEM_TEAM_WORLD, 0, NULL, 0, &x, NULL, 0, &y) !=
                  0 &&
              x == SHMEM_TEAM_INVALID && y == SHMEM_TEAM_INVALID,
          "2d, range 0");
    /* only one PE has a wrong argument */
    x = y = SHMEM_TEAM_WORLD;
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, &negative,
                                   me == npes - 1 ? SHMEM_TEAM_NUM_CONTEXTS : 0,
                                   &x) != 0 &&
              x == SHMEM_TEAM_INVALID,
          "contexts -1 on the last");
    CHECK(shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, NULL, 0, &x, &negative,
                              me == 0 ? SHMEM_TEAM_NUM_CONTEXTS : 0, &y) != 0 &&
              x == SHMEM_TEAM_INVALID && y == SHMEM_TEAM_INVALID,
          "contexts -1 on the first");

    CHECK(shmem_team_translate_pe(SHMEM_TEAM_WORLD, 0, SHMEM_TEAM_INVALID) ==
              -1,
          "translate to nothing");
    CHECK(shmem_team_translate_pe(SHMEM_TEAM_WORLD, npes, SHMEM_TEAM_WORLD) ==
              -1,
          "translate too much");
    CHECK(shmem_team_translate_pe(SHMEM_TEAM_WORLD, -1, SHMEM_TEAM_WORLD) == -1,
          "translate too little");
}

static void configs(void)
{
    shmem_team_config_t config = {3}, got = {7};
    shmem_team_t with, without;

    CHECK(shmem_team_get_config(SHMEM_TEAM_INVALID, SHMEM_TEAM_NUM_CONTEXTS,
                                &got) != 0 &&
              got.num_contexts == 7,
          "invalid");
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, &config,
                                   SHMEM_TEAM_NUM_CONTEXTS, &with) == 0,
          "split");
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, &config, 0,
                                   &without) == 0,
          "split");
    CHECK(with != without, "two teams of the same members");
    CHECK(shmem_team_get_config(with, 0, &got) == 0 && got.num_contexts == 7,
          "mask 0");
    CHECK(shmem_team_get_config(with, SHMEM_TEAM_NUM_CONTEXTS, &got) == 0 &&
              got.num_contexts == 3,
          "3 contexts");
    CHECK(shmem_team_get_config(without, SHMEM_TEAM_NUM_CONTEXTS, &got) == 0 &&
              got.num_contexts == 0,
          "no contexts");
    shmem_team_destroy(with);
    shmem_team_destroy(without);
}

/* Uses all teams of the list at once: PEs of one are in another one. */
static void translate(void)
{
    struct team list[TEAMS_MAX];
    int n = teams_make(list);

    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            for (int i = 0;
                 list[a].mine >= 0 && list[b].mine >= 0 && i < list[a].n; i++) {
                int want = -1;

                for (int k = 0; k < list[b].n; k++)
                    if (list[b].pe[k] == list[a].pe[i])
                        want = k;
                CHECK(shmem_team_translate_pe(list[a].team, i, list[b].team) ==
                          want,
                      "member %d of team %d in team %d: not %d", i, a, b, want);
            }
    teams_destroy(list, n);
}

int main(int argc, char **argv)
{
    test_init();
    predefined();
    split_shared();
    wrong();
    configs();
    translate();
    if (argc > 1 && strcmp(argv[1], "irregular") == 0)
        CHECK(shmem_team_n_pes(SHMEM_TEAM_SHARED) < npes, "one node");
    return test_end();
}
