/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The NUMA nodes on which the memory of a PE lies (SHMEM_NUMA).
 *
 * By itself the kernel takes a page from the node of the processor that touches
 * it first, which may be that of another PE: the one that puts into the page,
 * or that polls it.  A policy of the memory file holds for all PEs that map it,
 * so each PE sets one for its own slices.  A policy of reserved huge pages
 * holds for the mapping alone in which it was set: there, a page that another
 * PE touches first comes from that PE's node.
 *
 * The system calls are called by number, as libnuma may not be there.
 */
#include <sys/syscall.h>

#include "base/env.h"
#include "memory/memory.h"
#include "shared/cpus.h"

/* Policies and a flag of set_mempolicy(2). */
enum { POLICY_DEFAULT, POLICY_PREFERRED, POLICY_BIND, POLICY_INTERLEAVE };
enum { ALLOWED_NODES = 1 << 2 };

enum { MOST_NODES = 1024, NODE_BITS = 8 * sizeof(unsigned long) };

/* A set of nodes, a bit for each. */
struct nodes {
    unsigned long word[MOST_NODES / NODE_BITS];
};

/* Sets the policy of a piece of memory.  Returns 0 or -errno. */
static int set_policy(void *p, size_t bytes, int policy,
                      const struct nodes *nodes)
{
#ifdef SYS_mbind
    /* the kernel takes the number of bits to be one less than it is told */
    if (syscall(SYS_mbind, p, bytes, policy, nodes->word,
                (unsigned long) MOST_NODES + 1, 0) == 0)
        return 0;
    return -errno;
#else
    (void) p, (void) bytes, (void) policy, (void) nodes;
    return -ENOSYS;
#endif
}

/* Has this process been given a policy?  Also returns true if the system does
 * not show policies. */
static bool has_policy(void)
{
    int policy = POLICY_PREFERRED;

#ifdef SYS_get_mempolicy
    if (syscall(SYS_get_mempolicy, &policy, NULL, 0UL, NULL, 0UL) != 0)
        return true;
#endif
    return policy != POLICY_DEFAULT;
}

/* The nodes from which this process may take memory.  False: the system does
 * not tell. */
static bool allowed_nodes(struct nodes *nodes_p)
{
    memset(nodes_p, 0, sizeof *nodes_p);
#ifdef SYS_get_mempolicy
    return syscall(SYS_get_mempolicy, NULL, nodes_p->word,
                   (unsigned long) MOST_NODES, NULL,
                   (unsigned long) ALLOWED_NODES) == 0;
#else
    return false;
#endif
}

/* The node to which all processors of this PE belong; -1: there is none. */
static int own_node(void)
{
    const struct sma_cpus *mine = &sma_self.job->pe[sma_topology.host_me].cpus;
    struct sma_cpus cpus;
    unsigned cpu, node;

    if (syscall(SYS_getcpu, &cpu, &node, NULL) != 0 || node >= MOST_NODES ||
        !sma_cpus_of_node(SMA_CPUS_NODES, (int) node, &cpus))
        return -1;
    for (size_t w = 0; w < sizeof cpus.word / sizeof *cpus.word; w++)
        if ((mine->word[w] & ~cpus.word[w]) != 0)
            return -1;
    return (int) node;
}

void sma_numa_place(void *p, size_t bytes, bool is_heap)
{
    static int node = -2; /* not looked for yet */
    struct nodes nodes = {{0}};
    int err = 0;

    if (bytes == 0)
        return;
    if (sma_env.numa == SMA_NUMA_OWNER) {
        if (node == -2)
            node = has_policy() ? -1 : own_node();
        if (node < 0)
            return;
        nodes.word[node / NODE_BITS] = 1ul << node % NODE_BITS;
        set_policy(p, bytes, POLICY_PREFERRED,
                   &nodes); /* no more than a wish */
    } else if (sma_env.numa == SMA_NUMA_INTERLEAVE && is_heap) {
        err = allowed_nodes(&nodes)
                  ? set_policy(p, bytes, POLICY_INTERLEAVE, &nodes)
                  : -ENOSYS;
        if (err && sma_topology.host_me == 0)
            sma_warn(NULL,
                     "SHMEM_NUMA=interleave has no effect here: the system "
                     "refuses it (mbind: %s)",
                     strerror(-err));
    }
}
