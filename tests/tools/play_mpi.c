/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Plays bench_mpi.c of a library with faults, for compare.sh: two processes, which
 * stand still in one row and cannot be ended by SIGTERM, and fail in another.
 */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const struct {
    const char *name;
    int bytes;
} row[] = {{"put_quiet", 8},
           {"put_quiet", 64},
           {"put_quiet", 256},
           {"barrier_all", 0},
           {"sync_all", 0}};

static int left_out(const char *full, int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (strncmp(argv[i], "-x", 2) == 0 && strcmp(argv[i] + 2, full) == 0)
            return 1;
    return 0;
}

int main(int argc, char **argv)
{
    char full[64];

    signal(SIGTERM, SIG_IGN);
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    if (argc > 1 && strcmp(argv[1], "-e") == 0)
        return 0;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        snprintf(full, sizeof full, "%s:%d", row[i].name, row[i].bytes);
        if (left_out(full, argc, argv))
            continue;
        printf("# row %s %d\n", row[i].name, row[i].bytes);
        if (strcmp(full, "put_quiet:64") == 0) {
            fork();
            for (;;)
                pause();
        }
        if (strcmp(full, "barrier_all:0") == 0)
            return 1;
        printf("%s %d 1.25 1.00\n", row[i].name, row[i].bytes);
    }
    puts("# done");
    return 0;
}
