/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the script for gdb (src/gdb/libsma-gdb.py) has to know of the library: where
 * its variables are, and where members lie in structures.  gdb finds the table by
 * the name of its section, which also a library without symbols has.
 */
#include "memory/heap_blocks.h"

struct entry {
    char name[24];
    uint64_t value;
};

#define VARIABLE(name) \
    { \
#name, (uintptr_t) &sma_##name \
    }
#define MEMBER(type, member) \
    { \
#member, offsetof(struct type, member) \
    }
#define MEMBER_AS(name, type, member) \
    { \
        name, offsetof(struct type, member) \
    }
#define SIZE(name, type) \
    { \
        name, sizeof(type) \
    }

__attribute__((section("sma_debug"), used)) static struct entry table[] = {
    {"sma_debug", 1}, /* the version of this table */
    VARIABLE(self),
    MEMBER(sma_self, me),
    MEMBER(sma_self, job_n),
    MEMBER(sma_self, job),
    VARIABLE(topology),
    MEMBER(sma_topology, node_n),
    MEMBER(sma_topology, node_of),
    MEMBER(sma_topology, node_pe),
    VARIABLE(memory),
    MEMBER(sma_memory, region),
    SIZE("region_bytes", struct sma_region),
    MEMBER(sma_memory, program_of),
    MEMBER(sma_memory, segment),
    MEMBER(sma_memory, region_offset),
    MEMBER(sma_memory, region_stride),
    VARIABLE(blocks),
    MEMBER(sma_blocks, first),
    MEMBER(block, offset),
    MEMBER(block, size),
    MEMBER(block, asked),
    MEMBER(block, used),
    MEMBER_AS("block_routine", block, routine),
    MEMBER(block, caller),
    MEMBER(block, after),
    MEMBER_AS("routine_name", sma_routine, name),
    MEMBER_AS("job_pes_here", sma_job, n),
    MEMBER_AS("job_pe", sma_job, pe),
    SIZE("job_pe_bytes", struct sma_job_pe),
    MEMBER(sma_job_pe, pid),
    MEMBER(sma_job_pe, state),
    MEMBER(sma_job_pe, number),
    MEMBER(sma_job_pe, program),
    MEMBER(sma_job_pe, wait),
    MEMBER_AS("wait_id", sma_job_wait, id),
    MEMBER_AS("wait_polls", sma_job_wait, polls),
    MEMBER_AS("wait_pe", sma_job_wait, pe),
    MEMBER_AS("wait_routine", sma_job_wait, routine),
    MEMBER_AS("wait_object", sma_job_wait, object),
    {"", 0},
};
