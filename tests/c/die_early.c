/* np: 2 4  args: all  status: 5  match: pid [0-9]+.*\b5\b */
/* np: 4  args: one  status: 6  match: pid [0-9]+.*\b6\b */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests PEs that end before shmem_init: all of them, or only one while the
 * others wait in shmem_init for it.  The job must end with its status.
 */
#include <fcntl.h>

#include "test.h"

/* Exactly one process of the run creates the file, and it removes the file. */
static int is_first(void)
{
    char name[300];
    const char *id = getenv("SMA_TEST_ID");
    int fd;

    snprintf(name, sizeof name, "/tmp/first-%s", id ? id : "none");
    fd = open(name, O_CREAT | O_EXCL | O_WRONLY, 0600);
    if (fd < 0)
        return 0;
    close(fd);
    /* the others have tried to create the file by then */
    test_sleep_us(500000);
    unlink(name);
    return 1;
}

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";

    if (strcmp(mode, "all") == 0)
        return 5;
    if (is_first())
        return 6;
    test_init();
    shmem_barrier_all();
    return 0;
}
