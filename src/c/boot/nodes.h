/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where the PEs of the job run, and what PEs of different hosts tell each other
 * during the start.
 */
#ifndef SMA_NODES_H
#define SMA_NODES_H

#include "base/base.h"

/* Reads the number of the last boot of the system, which its containers share.  It is
 * empty if the system does not tell. */
void sma_nodes_read_boot(char *text_p, size_t size);

/* Gathers `bytes` of data from the first PE of each host.  All PEs of the job
 * call it.  The first PE of a host gets the data of all hosts, in the order of
 * the hosts and in memory of malloc; the other PEs get NULL. */
void *sma_nodes_gather(const char *name, const void *fact, size_t bytes);

/* Fills in the nodes in sma_topology, and frees what that has allocated. */
void sma_nodes_find(void);
void sma_nodes_forget(void);

/* Does the work of sma_nodes_find in a later start of the library in the same
 * processes, after sma_nodes_forget. */
void sma_nodes_again(void);

/* The number of hosts of the job, the number of this host, and the first PE of
 * a host. */
int sma_hosts(void);
int sma_host_here(void);
int sma_host_first(int host);

/* The number of nodes on this host, and the number of this node among them. */
int sma_nodes_here(void);
int sma_node_here(void);

/* The index of a PE in the job block of this host; -1: the PE runs on another
 * host. */
int sma_host_index(int pe);

/* The PE with an index in the job block of this host, and the host of a PE. */
int sma_host_pe(int i);
int sma_host_of(int pe);

/* Ends the job, because the job block or the lists behind it hold what no PE
 * writes there.  `what` names the field. */
void sma_block_is_damaged(const char *what) __attribute__((noreturn));

/* boot/programs.c: finds which program each PE runs, and fills in program_of
 * and program of sma_memory.  All PEs of a job call it in which PEs run
 * different programs, when each has published its own in the job block.  Two
 * programs of one path end the job: one is an old copy of the other. */
void sma_programs_find(void);

/* Publishes the address of this PE: the bytes that the transport of a PE on
 * another node needs in order to reach it. */
void sma_nodes_publish(const void *address, size_t bytes, const char *advice);

/* The address of PE pe, in memory of malloc, and the name of its host. */
void *sma_nodes_address(int pe, size_t *bytes_p);
const char *sma_nodes_host(int pe);

/* The offset in the memory file from which on the segments of the nodes may
 * lie. */
size_t sma_nodes_area_end(void);

#endif
