/* np: 1 2 4  env: SHMEM_SYMMETRIC_SIZE=64M */
/* np: 2  env: SHMEM_SYMMETRIC_SIZE=64M SHMEM_HUGE_PAGES=no SHMEM_NUMA=interleave  args: interleave */
/* np: 2  env: SHMEM_SYMMETRIC_SIZE=64M SHMEM_NUMA=no  args: no */
/* np: 2  env: SHMEM_SYMMETRIC_SIZE=64M FI_PROVIDER=tcp;ofi_rxm  args: buffers  worlds: ofi (the buffers are libfabric's) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests what belongs to whom.  It fails when the start touches a heap, so that
 * its pages come to lie on the NUMA node of the wrong PE; when the memory of
 * other PEs, or a part of the heap that never held a block, goes to the core
 * file; when the policies of SHMEM_NUMA are not set; when children get variables
 * that the library sets for UCX or libfabric; or when libfabric makes buffers as
 * large and as many as it does by itself.
 */
#include <sys/syscall.h>

#include "proc.h"

enum { MIB = 1 << 20, MUCH = 8 * MIB };

/* What /proc/self/smaps says about the mapping of an address. */
struct mapping {
    size_t resident; /* KiB */
    int dumped;
};

static struct mapping find(const void *p)
{
    FILE *f = fopen("/proc/self/smaps", "r");
    unsigned long from, to, at = (unsigned long) p;
    struct mapping m = {0, -1};
    char line[512];
    int here = 0;

    CHECK(f != NULL, "no /proc/self/smaps");
    while (fgets(line, sizeof line, f) != NULL) {
        if (sscanf(line, "%lx-%lx ", &from, &to) == 2)
            here = at >= from && at < to;
        else if (here && strncmp(line, "Rss:", 4) == 0)
            m.resident = strtoul(line + 4, NULL, 10);
        else if (here && strncmp(line, "VmFlags:", 8) == 0)
            m.dumped = strstr(line, " dd") == NULL;
    }
    fclose(f);
    CHECK(m.dumped >= 0, "%p is not mapped", p);
    return m;
}

/* The policy of the memory at p, -1: the system does not tell. */
static int policy(void *p)
{
    int mode = -1;

    if (syscall(SYS_get_mempolicy, &mode, NULL, 0UL, p, 2UL) != 0)
        return -1;
    return mode;
}

static int policy_of_process(void)
{
    int mode = -1;

    return syscall(SYS_get_mempolicy, &mode, NULL, 0UL, NULL, 0UL) != 0 ? -1
                                                                        : mode;
}

static void check_policy(void *p, const char *what)
{
    enum { DEFAULT, PREFERRED, BIND, INTERLEAVE };
    int is = policy(p);
    int one_node =
        access("/sys/devices/system/node/node0/cpulist", R_OK) == 0 &&
        access("/sys/devices/system/node/node1", R_OK) != 0;

    if (is < 0 || policy_of_process() != DEFAULT)
        return;
    if (strcmp(what, "interleave") == 0)
        CHECK(is == INTERLEAVE, "interleave: the policy is %d", is);
    else if (strcmp(what, "no") == 0)
        CHECK(is == DEFAULT, "no: the policy is %d", is);
    else if (one_node)
        CHECK(is == PREFERRED, "owner: the policy is %d", is);
}

int main(int argc, char **argv)
{
    static const char *const own[] = {"FI_LOG_LEVEL", "FI_UNIVERSE_SIZE",
                                      "FI_OFI_RXM_MSG_RX_SIZE", "UCX_LOG_LEVEL",
                                      "RDMAV_HUGEPAGES_SAFE"};
    enum { OWN = sizeof own / sizeof *own };
    char *block, *theirs, *end;
    int had[OWN];

    for (int i = 0; i < OWN; i++)
        had[i] = getenv(own[i]) != NULL;
    test_init();
    for (int i = 0; i < OWN; i++)
        CHECK(had[i] || getenv(own[i]) == NULL, "a child gets %s", own[i]);
    if (argc > 1 && strcmp(argv[1], "buffers") == 0)
        CHECK(proc_status("RssAnon") < 52 * MIB / 1024, "%ld KiB at the start",
              proc_status("RssAnon"));
    block = shmem_malloc(MUCH);
    shmem_barrier_all();
    CHECK(find(block).resident < 256, "%zu KiB of the heap are touched",
          find(block).resident);
    CHECK(find(block).dumped, "a block is not in the core file");
    end = block + (size_t) 40 * MIB;
    CHECK(!find(end).dumped, "an unused part of the heap is in the core file");
    for (int pe = 0; pe < npes; pe++) {
        theirs = shmem_ptr(block, pe);
        if (theirs == NULL || pe == me)
            continue;
        CHECK(!find(theirs).dumped, "memory of PE %d is in the core file", pe);
        CHECK(find(theirs).resident < 256, "%zu KiB of other heaps are touched",
              find(theirs).resident);
    }
    check_policy(block, argc > 1 ? argv[1] : "owner");
    shmem_barrier_all();
    end = shmem_malloc((size_t) 40 * MIB);
    CHECK(find(end + (size_t) 40 * MIB - 1).dumped, "a block is not dumped");
    memset(block, me + 1, MUCH);
    shmem_barrier_all();
    for (int pe = 0; pe < npes; pe++) {
        char c = 0;

        shmem_getmem(&c, block + MUCH - 1, 1, pe);
        CHECK(c == pe + 1, "PE %d has %d", pe, c);
    }
    return test_end();
}
