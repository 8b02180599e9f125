/* np: 1 2 5 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests contexts of teams: PE numbers are those of the team, also when its
 * order is not that of the world.
 */
#include "test.h"

static long word, words[8], counter;

/* Each member writes to and reads from its right neighbour in the team. */
static void use(shmem_team_t team)
{
    const int n = shmem_team_n_pes(team), i = shmem_team_my_pe(team);
    const int right = (i + 1) % n;
    shmem_team_t same = SHMEM_TEAM_INVALID;
    shmem_ctx_t ctx;
    long got[4], sent[8];

    CHECK(shmem_team_create_ctx(team, 0, &ctx) == 0, "no context");
    CHECK(shmem_ctx_get_team(ctx, &same) == 0 && same == team, "team");
    for (long k = 0; k < 8; k++)
        sent[k] = 10 * i + k;
    shmem_ctx_long_p(ctx, &word, 100 + i, right);
    shmem_ctx_long_put_nbi(ctx, words, sent, 4, right);
    shmem_ctx_long_iput(ctx, words + 4, sent + 4, 1, 1, 4, right);
    shmem_ctx_long_atomic_add(ctx, &counter, i + 1, 0);
    shmem_ctx_pe_quiet(ctx, &right, 1);
    shmem_team_sync(team);
    CHECK(word == 100 + (i + n - 1) % n, "%ld came", word);
    for (long k = 0; k < 8; k++)
        CHECK(words[k] == 10 * ((i + n - 1) % n) + k, "word %ld", k);
    CHECK(shmem_ctx_long_g(ctx, &word, right) == 100 + i, "g");
    shmem_ctx_long_get(ctx, got, words, 4, right);
    CHECK(memcmp(got, sent, sizeof got) == 0, "get");
    shmem_ctx_destroy(ctx);
    if (i == 0)
        CHECK(counter == n * (n + 1) / 2, "counter %ld", counter);
    shmem_team_sync(team);
    counter = 0;
    shmem_team_sync(team);
}

int main(void)
{
    const shmem_team_config_t config = {.num_contexts = 2};
    shmem_team_t team = SHMEM_TEAM_INVALID, none;
    shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;

    test_init();
    use(SHMEM_TEAM_WORLD);
    use(SHMEM_TEAM_SHARED);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, npes - 1, -1, npes, NULL, 0,
                             &team);
    CHECK(shmem_team_create_ctx(team, 0, &ctx) != 0 && ctx == SHMEM_CTX_INVALID,
          "a context of a team that has none");
    shmem_team_destroy(team);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, npes - 1, -1, npes, &config,
                             SHMEM_TEAM_NUM_CONTEXTS, &team);
    use(team);
    /* a context that exists when its team is destroyed */
    CHECK(shmem_team_create_ctx(team, SHMEM_CTX_SERIALIZED, &ctx) == 0, "left");
    shmem_ctx_long_p(ctx, &word, 1, 0);
    shmem_team_destroy(team);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (npes + 1) / 2, &config,
                             SHMEM_TEAM_NUM_CONTEXTS, &team);
    CHECK((team != SHMEM_TEAM_INVALID) == (me % 2 == 0), "members");
    if (team != SHMEM_TEAM_INVALID)
        use(team);
    shmem_barrier_all();
    CHECK(shmem_ctx_get_team(SHMEM_CTX_DEFAULT, &none) == 0 &&
              none == SHMEM_TEAM_WORLD,
          "team of the default context");
    return test_end();
}
