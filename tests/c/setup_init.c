/* np: 1 2 4 solo */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests init_thread, query_thread, query_initialized, pcontrol, version and name. 
 * Questions that need no PEs may be asked before init.  Init may be nested: the last
 * finalize ends the library, not the first; it may be called once more, and exit
 * after it.
 */
#include "test.h"

static int word;

int main(void)
{
    int provided = -1, queried = -2, major = -1, minor = -1, up = -1;
    char name[SHMEM_MAX_NAME_LEN];

    shmem_pcontrol(0);
    shmem_query_initialized(&up);
    CHECK(up == 0, "initialized before init: %d", up);
    shmem_info_get_version(&major, &minor);
    CHECK(major == SHMEM_MAJOR_VERSION && minor == SHMEM_MINOR_VERSION,
          "version %d.%d", major, minor);
    CHECK(major * 10000 + minor * 100 == OSHMEM_SPEC_VERSION, "%d",
          OSHMEM_SPEC_VERSION);

    CHECK(shmem_init_thread(SHMEM_THREAD_SINGLE - 1, &provided) != 0 &&
              shmem_init_thread(SHMEM_THREAD_MULTIPLE + 1, &provided) != 0 &&
              shmem_init_thread(SHMEM_THREAD_FUNNELED, &provided) == 0,
          "init_thread");
    CHECK(provided >= SHMEM_THREAD_FUNNELED &&
              provided <= SHMEM_THREAD_MULTIPLE,
          "provided %d", provided);
    shmem_query_thread(&queried);
    CHECK(queried == provided, "query_thread says %d, init_thread %d", queried,
          provided);
    shmem_query_initialized(&up);
    CHECK(up == 1, "initialized: %d", up);
    me = shmem_my_pe();
    npes = shmem_n_pes();
    memset(name, 'x', sizeof name);
    shmem_info_get_name(name);
    CHECK(memchr(name, 0, sizeof name) != NULL &&
              strncmp(name, SHMEM_VENDOR_STRING, strlen(SHMEM_VENDOR_STRING)) ==
                  0,
          "name %.40s", name);

    shmem_pcontrol(3, "more", 5);
    CHECK(shmem_init_thread(SHMEM_THREAD_SINGLE, &provided) == 0,
          "second init");
    shmem_finalize();
    shmem_query_initialized(&up);
    CHECK(up == 1, "the first of two finalizes ended the library");
    shmem_int_p(&word, me + 1, (me + 1) % npes);
    shmem_barrier_all();
    CHECK(word == (me + npes - 1) % npes + 1, "word %d", word);
    shmem_finalize();
    shmem_finalize();
    shmem_query_initialized(&up);
    CHECK(up == 0, "initialized after finalize: %d", up);
    return 0;
}
