/* np: 2 3  args: before  notices: realloc_no_barrier */
/* np: 2 3  args: after */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that shmem_realloc moves a block only when all PEs call it, and that no
 * PE returns from it before all have moved the block.
 *
 *   before  What PE 0 puts before its call is in the new block, although the
 *           owner called long before.
 *   after   What PE 0 puts after its call stays in the new block, although the
 *           owner takes long to move the block.
 */
#include <signal.h>
#include <sys/mman.h>

#include "test.h"

enum { AT = 1 << 16, SMALL = 100000, LARGE = 500000 };

static char *block;

static void put_to_all(char *text)
{
    for (int pe = 1; me == 0 && pe < npes; pe++)
        shmem_putmem(block + AT, text, strlen(text) + 1, pe);
}

/* A PE that moves its block comes to what is protected there. */
static void rest(int signo)
{
    (void) signo;
    test_sleep_us(100000);
    mprotect(block + AT, 1, PROT_READ | PROT_WRITE);
}

int main(int argc, char **argv)
{
    const char *when = argc > 1 ? argv[1] : "";
    char *old, *wall;

    test_init();
    old = block = shmem_align(AT, SMALL);
    wall = shmem_malloc(1); /* so that the first one cannot grow where it is */
    CHECK(block != NULL && wall != NULL, "no memory");
    memset(block, 0, SMALL);
    shmem_barrier_all();
    if (strcmp(when, "before") == 0) {
        if (me == 0)
            test_sleep_us(100000);
        put_to_all("before");
    } else if (me > 0) {
        signal(SIGSEGV, rest);
        mprotect(block + AT, 1, PROT_NONE);
    }
    block = shmem_realloc(block, LARGE);
    CHECK(block != NULL && block != old, "the block has not moved");
    if (strcmp(when, "after") == 0)
        put_to_all("after");
    shmem_barrier_all();
    CHECK(me == 0 || strcmp(block + AT, when) == 0, "the put is lost: %s",
          block + AT);
    return test_end();
}
