/* np: 1 2 4  sanitize: no  worlds: node ucx mixed (libfabric has large buffers) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a zero-initialised static array of 1 GiB costs no memory before it is
 * used, is symmetric to its last byte, and then costs only the pages that were touched.
 */
#include "proc.h"

#define BIG ((size_t) 1 << 30)

static char array[BIG];
static int initialised[] = {1, 2, 3};

int main(void)
{
    long before, used;

    test_init();
    before = proc_status("VmRSS");
    CHECK(before > 0, "no VmRSS");
#ifndef __SANITIZE_ADDRESS__
    CHECK(before < 30000, "%ld KiB are in use after init", before);
#endif
    shmem_char_p(&array[BIG - 1], (char) (5 + me), (me + 1) % npes);
    shmem_char_p(&array[BIG / 2], 6, (me + 1) % npes);
    shmem_barrier_all();
    CHECK(array[BIG - 1] == 5 + (me + npes - 1) % npes, "last byte is %d",
          array[BIG - 1]);
    CHECK(array[BIG / 2] == 6 && initialised[2] == 3, "values lost");
    used = proc_status("VmRSS") - before;
    CHECK(used < 8000, "%ld KiB for two bytes", used);
    memset(array + BIG / 4, 1, 16 << 20);
    used = proc_status("VmRSS") - before;
    CHECK(used > 16000 && used < 50000, "%ld KiB for 16 MiB", used);
    return test_end();
}
