/* np: 4  worlds: node (UCX calls realloc, too)  cflags: -rdynamic  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests collectives of new sets of PEs when the C library cannot give memory back:
 * the sets then keep lists that are longer than they need.
 */
#include <dlfcn.h>

#include "test.h"

static int refuse, refused;
static long dest[4], source[1], psync[SHMEM_COLLECT_SYNC_SIZE];

/* Takes the place of the C library's function. */
void *realloc(void *p, size_t bytes)
{
    void *(*real)(void *, size_t);

    if (refuse && p != NULL) {
        refused++;
        return NULL;
    }
    *(void **) &real = dlsym(RTLD_NEXT, "realloc");
    return real(p, bytes);
}

int main(void)
{
    shmem_team_t odd;

    test_init();
    source[0] = me + 10;
    for (int i = 0; i < SHMEM_COLLECT_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    refuse = 1;
    if (me % 2 == 0)
        shmem_fcollect64(dest, source, 1, 0, 1, 2, psync);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, 2, NULL, 0, &odd);
    if (odd != SHMEM_TEAM_INVALID)
        shmem_long_fcollect(odd, dest, source, 1);
    refuse = 0;
    CHECK(refused > 0, "the library does not call realloc");
    CHECK(dest[0] == 10 + me % 2 && dest[1] == 12 + me % 2, "%ld, %ld", dest[0],
          dest[1]);
    return test_end();
}
