/* np: 2  args: team  env: GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.perturb=85  worlds: node (the buffers are those of PEs that share memory)  sanitize: no */
/* np: 2  args: again  env: GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.perturb=85  worlds: node (the buffers are those of PEs that share memory)  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that no bounce buffer remembers a set that is freed: a team that is destroyed,
 * or, with the argument "again", the set of all PEs at the end of the library.  The C
 * library overwrites freed memory, so that who reads the set dies or waits for ever.
 */
#include "test.h"

enum { CALLS = 40, BYTES = 1000 };

static char source[BYTES], dest[BYTES];

/* Broadcasts more often than there are bounce buffers. */
static void broadcast(shmem_team_t team)
{
    for (int i = 0; i < CALLS; i++) {
        memset(source, i, BYTES);
        shmem_broadcastmem(team, dest, source, BYTES, 0);
        CHECK(me == 0 || dest[BYTES - 1] == i, "call %d: %d", i,
              dest[BYTES - 1]);
    }
}

static shmem_team_t all(void)
{
    shmem_team_t team;

    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0,
                                   &team) == 0,
          "split");
    return team;
}

int main(int argc, char **argv)
{
    shmem_team_t team;

    test_init();
    broadcast(SHMEM_TEAM_WORLD);
    if (argc > 1 && strcmp(argv[1], "again") == 0) {
        shmem_finalize();
        shmem_init();
    } else {
        team = all();
        broadcast(team);
        shmem_team_destroy(team);
        shmem_barrier_all();
        all(); /* the set of the other team is freed */
    }
    broadcast(SHMEM_TEAM_WORLD);
    return test_end();
}
