/* np: 1 3 */
/* np: 1 3  args: start_pes */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that init may be nested: the last finalize ends the library, not the
 * first, also if start_pes has started the library, whose later calls do not
 * count.
 */
#include "test.h"

static int word;

int main(int argc, char **argv)
{
    int provided, up;

    (void) argv;
    if (argc > 1) {
        start_pes(0);
        start_pes(0);
    } else {
        shmem_init();
    }
    CHECK(shmem_init_thread(SHMEM_THREAD_SINGLE, &provided) == 0,
          "second init");
    me = shmem_my_pe();
    npes = shmem_n_pes();
    shmem_finalize();
    shmem_query_initialized(&up);
    CHECK(up == 1, "the first of two finalizes ended the library");
    shmem_int_p(&word, me + 1, (me + 1) % npes);
    shmem_barrier_all();
    CHECK(word == (me + npes - 1) % npes + 1, "word %d", word);
    shmem_finalize();
    shmem_query_initialized(&up);
    CHECK(up == 0, "still up");
    return 0;
}
