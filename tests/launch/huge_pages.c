/* SPDX-License-Identifier: BSD-3-Clause */
#include "proc.h"

/* The KiB of the mapping of p that are of a kind. */
static long kib(const char *p, const char *kind)
{
    FILE *f = fopen("/proc/self/smaps", "r");
    unsigned long from, to, at = (unsigned long) p;
    char line[512];
    long found = 0;
    int here = 0;

    while (f != NULL && fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "%lx-%lx ", &from, &to) == 2)
            here = at >= from && at < to;
        else if (here && strncmp(line, kind, strlen(kind)) == 0)
            found = strtol(line + strlen(kind), NULL, 10);
    return found;
}

/* pages KIND: has this PE's block such pages, and as PE 1 has mapped it, when
 * PE 0 has touched it?  Core files that have shared memory have reserved huge pages,
 * too.  Of the descriptors that the start opens, that of a file of huge pages stays
 * open, and no other. */
int main(int argc, char **argv)
{
    const size_t bytes = 8 << 20;
    FILE *f = fopen("/proc/self/coredump_filter", "r");
    unsigned filter = 0;
    long files = proc_entries("fd");
    char *block, *theirs;
    int ok = 1;

    test_init();
    files = proc_entries("fd") - files;
    if (f != NULL && files != 0 && fscanf(f, "%x", &filter) == 1)
        ok = ok && (filter & 0x42) != 2; /* core files have huge pages */
    block = shmem_align(2 << 20, bytes);
    if (me == 0)
        memset(block, 1, bytes);
    shmem_barrier_all();
    theirs = me == 0 ? block : shmem_ptr(block, 0);
    if (me == 1)
        for (size_t i = 0; i < bytes; i += 4096)
            ok = ok && theirs[i] == 1;
    shmem_barrier_all(); /* pages that one PE has touched count as private */
    if (argc > 1 && kib(theirs, argv[1]) < (long) (bytes >> 10)) {
        printf("PE %d: %ld KiB\n", me, kib(theirs, argv[1]));
        ok = 0;
    }
    if (files !=
        (kib(block, "KernelPageSize:") > sysconf(_SC_PAGESIZE) >> 10)) {
        printf("PE %d: %ld files stay open\n", me, files);
        ok = 0;
    }
    shmem_barrier_all();
    shmem_finalize();
    return !ok;
}
