/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Which PE runs where, and what PEs of different hosts tell each other in the start.
 */
#ifndef SMA_NODES_H
#define SMA_NODES_H

#include "base/base.h"

/* What each host has to say, `bytes` each, in the order of the hosts.  All
 * PEs call; the fact of a host's first PE counts, and it gets those of all
 * (malloc'ed), the others NULL. */
void *sma_nodes_gather(const char *name, const void *fact, size_t bytes);

/* Where PEs run: fills in sma.node*. */
void sma_nodes_find(void);
void sma_nodes_forget(void);

/* What sma_nodes_forget forgot, at another start in the same processes. */
void sma_nodes_again(void);

/* The hosts of the job, the number of mine, and the first PE of one; the
 * nodes that this host is split into, and the number of mine among them. */
int sma_hosts(void);
int sma_host_here(void);
int sma_host_first(int host);
int sma_nodes_here(void);
int sma_node_here(void);

/* The number of a PE in the job block of this host; -1: it runs on another. */
int sma_host_index(int pe);

/* Publishes this PE's card, a few bytes that other nodes need; that of PE pe,
 * malloc'ed; the name of the host that it runs on. */
void sma_nodes_publish(const void *address, size_t bytes);
void *sma_nodes_address(int pe, size_t *bytes_p);
const char *sma_nodes_host(int pe);

/* Where in the file the nodes' segments may begin. */
size_t sma_nodes_area_end(void);

#endif
