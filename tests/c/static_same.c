/* np: 1 4 */
/* np: 4  args: here  cflags: -fPIE -pie */
/* np: 2  args: elsewhere  cflags: -fPIE -pie  worlds: node ucx (of PEs of one host)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_int_put: dest 0x[0-9a-f]+ is not symmetric: it is an address in the static data of PE [01], which begin at a different address here \(0x[0-9a-f]+\) because the program is position-independent; link it without -pie, or with -no-pie \(called at [^)]*\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that static data lie at the same address in all PEs, so that a PE may
 * tell another one where to put, in a program as the wrapper links it, and in a
 * position-independent program, which oshrun starts without address randomization.
 * Where the addresses differ all the same, the message must say why.
 */
#include <sys/personality.h>

#include "test.h"

static int *where, *theirs, space[100];

/* The system may refuse to switch off address randomization. */
static int refused(void)
{
    int now = personality(0xffffffff);

    return now < 0 ||
           ((now & ADDR_NO_RANDOMIZE) == 0 &&
            personality((unsigned long) now | ADDR_NO_RANDOMIZE) < 0);
}

int main(int argc, char **argv)
{
    int next, value;

    if (argc > 1 && strcmp(argv[1], "elsewhere") == 0 &&
        (personality(0xffffffff) & ADDR_NO_RANDOMIZE) != 0) {
        personality(PER_LINUX);
        execv("/proc/self/exe", argv);
    }
    if (argc > 1 && strcmp(argv[1], "here") == 0 && refused())
        return 77;
    test_init();
    next = (me + 1) % npes;
    where = &space[50 + me];
    shmem_putmem(&theirs, &where, sizeof where, next);
    shmem_barrier_all();
    value = 100 + me;
    shmem_int_put(theirs, &value, 1, 0);
    shmem_barrier_all();
    for (int i = 0; me == 0 && i < npes; i++)
        CHECK(space[50 + i] == 100 + (i + 1) % npes, "%d for PE %d",
              space[50 + i], i);
    return test_end();
}
