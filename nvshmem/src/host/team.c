/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Teams: the table of those of this PE (team.h), and the routines that make and end
 * them.
 */
#include "host/team.h"

enum { TEAMS = 64 }; /* SMA_CUDA_TEAMS of device/state.h */

/* size 0 of the set: there is no such team */
static struct team {
    shmem_team_t shmem;
    struct sma_cuda_team set;
} teams[TEAMS];

/* Two symmetric words of libsma: the numbers that are free here, and those that
 * are free on all members of a team. */
static uint64_t *numbers;

/* Enters a team of libsma in the table, and tells kernels. */
static void enter(const char *routine, int number, shmem_team_t shmem)
{
    struct sma_cuda_team set = {.size = shmem_team_n_pes(shmem),
                                .me = shmem_team_my_pe(shmem)};

    set.start = shmem_team_translate_pe(shmem, 0, SHMEM_TEAM_WORLD);
    set.stride = 1;
    if (set.size > 1)
        set.stride =
            shmem_team_translate_pe(shmem, 1, SHMEM_TEAM_WORLD) - set.start;
    teams[number] = (struct team){shmem, set};
    if (sma_cuda_gpu != NULL)
        sma_cuda_gpu->set_team(routine, number, &set);
}

void sma_cuda_teams_begin(void)
{
    numbers = shmem_malloc(2 * sizeof *numbers);
    if (numbers == NULL)
        sma_cuda_fatal("nvshmem_init",
                       "the symmetric heap of libsma has no space");
    enter("nvshmem_init", NVSHMEM_TEAM_WORLD, SHMEM_TEAM_WORLD);
    enter("nvshmem_init", NVSHMEM_TEAM_SHARED, SHMEM_TEAM_SHARED);
    enter("nvshmem_init", NVSHMEM_TEAM_NODE, SHMEM_TEAM_SHARED);
}

void sma_cuda_teams_end(void)
{
    for (int i = NVSHMEM_TEAM_NODE + 1; i < TEAMS; i++)
        if (teams[i].set.size > 0)
            shmem_team_destroy(teams[i].shmem);
    memset(teams, 0, sizeof teams);
    shmem_free(numbers);
}

shmem_team_t sma_cuda_find_team(nvshmem_team_t team)
{
    return team >= 0 && team < TEAMS && teams[team].set.size > 0
               ? teams[team].shmem
               : SHMEM_TEAM_INVALID;
}

shmem_team_t sma_cuda_team(const char *routine, nvshmem_team_t team)
{
    shmem_team_t found = sma_cuda_find_team(team);

    if (found == SHMEM_TEAM_INVALID)
        sma_cuda_fatal(routine, "team is %d, which is no team of this PE",
                       team);
    return found;
}

struct sma_cuda_call sma_cuda_on_team(const char *routine, enum sma_cuda_op op,
                                      nvshmem_team_t team)
{
    sma_cuda_team(routine, team);
    return (struct sma_cuda_call){
        .op = op,
        .start = teams[team].set.start,
        .stride = teams[team].set.stride,
        .size = teams[team].set.size,
        .team = team,
    };
}

/* ------------------------------------------------------------------ splits */

/* The lowest number that is free on all members of a team and not below `first`;
 * TEAMS: there is none.  All members call it. */
static int free_number(shmem_team_t team, int first)
{
    uint64_t mine = 0;

    for (int i = first; i < TEAMS; i++)
        if (teams[i].set.size == 0)
            mine |= (uint64_t) 1 << i;
    numbers[0] = mine;
    shmem_uint64_and_reduce(team, numbers + 1, numbers, 1);
    return numbers[1] == 0 ? TEAMS : __builtin_ctzll(numbers[1]);
}

/* The configuration for libsma. */
static shmem_team_config_t config_of(const nvshmem_team_config_t *config)
{
    shmem_team_config_t c = {.num_contexts =
                                 config != NULL ? config->num_contexts : 0};
    return c;
}

/* Gives a new team of libsma its number, unless this PE is no member. */
static nvshmem_team_t number_of(const char *routine, int number,
                                shmem_team_t made)
{
    if (made == SHMEM_TEAM_INVALID)
        return NVSHMEM_TEAM_INVALID;
    enter(routine, number, made);
    return number;
}

int nvshmem_team_split_strided(nvshmem_team_t parent_team, int start,
                               int stride, int size,
                               const nvshmem_team_config_t *config,
                               long config_mask, nvshmem_team_t *new_team)
{
    static const char routine[] = "nvshmem_team_split_strided";
    shmem_team_config_t c = config_of(config);
    shmem_team_t parent, made = SHMEM_TEAM_INVALID;
    int number, rc;

    sma_cuda_check_started(routine);
    *new_team = NVSHMEM_TEAM_INVALID;
    parent = sma_cuda_find_team(parent_team);
    if (parent == SHMEM_TEAM_INVALID)
        return -1;
    number = free_number(parent, 0);
    if (number == TEAMS)
        return NVSHMEMX_ERROR_OUT_OF_MEMORY;
    rc = shmem_team_split_strided(parent, start, stride, size, &c, config_mask,
                                  &made);
    *new_team = number_of(routine, number, made);
    return rc;
}

int nvshmem_team_split_2d(nvshmem_team_t parent_team, int xrange,
                          const nvshmem_team_config_t *xaxis_config,
                          long xaxis_mask, nvshmem_team_t *xaxis_team,
                          const nvshmem_team_config_t *yaxis_config,
                          long yaxis_mask, nvshmem_team_t *yaxis_team)
{
    static const char routine[] = "nvshmem_team_split_2d";
    shmem_team_config_t xc = config_of(xaxis_config),
                        yc = config_of(yaxis_config);
    shmem_team_t parent, x = SHMEM_TEAM_INVALID, y = SHMEM_TEAM_INVALID;
    int nx, ny, rc;

    sma_cuda_check_started(routine);
    *xaxis_team = *yaxis_team = NVSHMEM_TEAM_INVALID;
    parent = sma_cuda_find_team(parent_team);
    if (parent == SHMEM_TEAM_INVALID)
        return -1;
    nx = free_number(parent, 0);
    ny = nx < TEAMS ? free_number(parent, nx + 1) : TEAMS;
    if (ny == TEAMS)
        return NVSHMEMX_ERROR_OUT_OF_MEMORY;
    rc = shmem_team_split_2d(parent, xrange, &xc, xaxis_mask, &x, &yc,
                             yaxis_mask, &y);
    *xaxis_team = number_of(routine, nx, x);
    *yaxis_team = number_of(routine, ny, y);
    return rc;
}

void nvshmem_team_destroy(nvshmem_team_t team)
{
    static const char routine[] = "nvshmem_team_destroy";
    const struct sma_cuda_team none = {0, 1, 0, -1};

    sma_cuda_check_started(routine);
    if (team == NVSHMEM_TEAM_INVALID)
        return;
    sma_cuda_team(routine, team);
    if (team <= NVSHMEM_TEAM_NODE)
        sma_cuda_fatal(routine, "team is %d, which always exists", team);
    shmem_team_destroy(teams[team].shmem);
    teams[team].set.size = 0;
    if (sma_cuda_gpu != NULL)
        sma_cuda_gpu->set_team(routine, team, &none);
}

/* --------------------------------------------------------------- questions */

int nvshmem_team_my_pe(nvshmem_team_t team)
{
    sma_cuda_check_started("nvshmem_team_my_pe");
    return shmem_team_my_pe(sma_cuda_find_team(team));
}

int nvshmem_team_n_pes(nvshmem_team_t team)
{
    sma_cuda_check_started("nvshmem_team_n_pes");
    return shmem_team_n_pes(sma_cuda_find_team(team));
}

int nvshmemx_my_pe(nvshmem_team_t team)
{
    sma_cuda_check_started("nvshmemx_my_pe");
    return shmem_team_my_pe(sma_cuda_find_team(team));
}

int nvshmemx_n_pes(nvshmem_team_t team)
{
    sma_cuda_check_started("nvshmemx_n_pes");
    return shmem_team_n_pes(sma_cuda_find_team(team));
}

int nvshmem_team_translate_pe(nvshmem_team_t src_team, int src_pe,
                              nvshmem_team_t dest_team)
{
    sma_cuda_check_started("nvshmem_team_translate_pe");
    return shmem_team_translate_pe(sma_cuda_find_team(src_team), src_pe,
                                   sma_cuda_find_team(dest_team));
}

int nvshmem_team_get_config(nvshmem_team_t team, long config_mask,
                            nvshmem_team_config_t *config)
{
    shmem_team_config_t c;
    int rc;

    sma_cuda_check_started("nvshmem_team_get_config");
    rc = shmem_team_get_config(sma_cuda_find_team(team), config_mask, &c);
    if (rc == 0 && (config_mask & SHMEM_TEAM_NUM_CONTEXTS) != 0)
        config->num_contexts = c.num_contexts;
    return rc;
}
