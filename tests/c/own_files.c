/* np: 2  worlds: node (a network library needs its descriptors) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a program that closes all descriptors but 0 to 2, as servers do, and then opens
 * files of its own, which get the same numbers.  It fails when a fork or the end of the
 * library takes one of them for the memory file.
 */
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "test.h"

enum { FILES = 16, BYTES = 1 << 22 };

static char text[BYTES];
static int number[4] = {1, 2, 3, 4};

/* A file without a name, full of text. */
static int new_file(void)
{
    char name[] = "own-files-XXXXXX";
    int fd = mkstemp(name);

    CHECK(fd >= 0, "no file");
    unlink(name);
    memset(text, 'A', sizeof text);
    CHECK(write(fd, text, sizeof text) == sizeof text, "no space for a file");
    return fd;
}

int main(void)
{
    int fd[FILES], status;
    pid_t pid;

    test_init();
    for (int i = 3; i < 256; i++)
        close(i);
    for (int i = 0; i < FILES; i++)
        fd[i] = new_file();
    pid = fork();
    if (pid == 0)
        _exit(number[3] == 4 && text[BYTES - 1] == 'A' ? 0 : 1);
    CHECK(pid > 0 && waitpid(pid, &status, 0) == pid && status == 0,
          "the child ends with %d", status);
    shmem_barrier_all();
    shmem_finalize();
    for (int i = 0; i < FILES; i++) {
        CHECK(lseek(fd[i], 0, SEEK_CUR) == BYTES, "file %d is elsewhere", i);
        CHECK(pread(fd[i], text, sizeof text, 0) == sizeof text, "file %d", i);
        for (int k = 0; k < BYTES; k++)
            CHECK(text[k] == 'A', "byte %d of file %d is %d", k, i, text[k]);
    }
    return 0;
}
