/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of the wire over libfabric share: requests.c has what is in
 * flight, and ofi.c the rest.
 */
#ifndef SMA_OFI_H
#define SMA_OFI_H

#include "net/wire.h"

#include <pthread.h>
#include <rdma/fi_atomic.h>
#include <rdma/fi_cm.h>
#include <rdma/fi_errno.h>
#include <rdma/fi_rma.h>
#include <rdma/fi_tagged.h>

enum kind { SEND, SEND_TAGGED, PUT, GET, ATOMIC, RECEIVE, RECEIVE_TAGGED };

enum {
    SMA_OFI_RECEIVES = 32,      /* buffers for messages */
    SMA_OFI_BUFFERS = 36 << 20, /* what tcp;ofi_rxm takes for a lane */
};

/* An operation that libfabric has, or will have when it has space; or a flush,
 * which is done when all is done that is older. */
struct request {
    struct fi_context2 context; /* of the provider; must be the first */
    enum kind kind;
    struct sma_wire_lane *lane;
    struct sma_wire_link *link; /* NULL: a receive */
    struct sma_wire_op *op;
    void *data;
    size_t bytes;
    void *desc;
    struct fid_mr *own; /* a registration for this operation only, or NULL */
    uint64_t key, at, tag;
    bool there;                      /* the message of a receive */
    bool counted;                    /* among the puts of the link */
    uint64_t number;                 /* of the lane, rising */
    struct request *before, *behind; /* of the lane */
    struct request *next; /* of the link, which waits; or of the flushes */
};

struct sma_wire_lane {
    struct fid_ep *ep;
    struct fid_cq *cq;
    struct fid_av *av;
    int fd;
    pthread_mutex_t lock; /* of what follows */
    uint64_t number;
    struct request *first, *last; /* in flight, or waiting */
    int waiting;
    struct request *flushes;
    struct sma_wire_link *links;
    struct request *receives[SMA_OFI_RECEIVES]; /* with buffers for messages */
    unsigned oldest; /* which was posted before all others */
    /* of requests.c:look_for_memory */
    bool starved;
    uint64_t since;
};

struct sma_wire_link {
    struct sma_wire_lane *lane;
    fi_addr_t to;
    int pe;
    struct request *waiting, *last; /* in their order */
    int in_flight, puts;            /* with those that wait, and without */
    struct sma_wire_link *next;
};

extern const struct sma_wire_host *sma_ofi_host;
extern bool sma_ofi_keeps_order; /* a get sees the puts before it */

/* Ends the job unless status is 0. */
void sma_ofi_check(int status, const char *what);
void *sma_ofi_calloc(size_t n, size_t bytes);

/* requests.c: starts a request, or lets it wait; a receive never waits. */
void sma_ofi_start(struct request *r);
void sma_ofi_post_receive(struct request *r);
bool sma_ofi_progress(struct sma_wire_lane *lane);

/* Returns true if all that was started before on the link is done; otherwise calls
 * op->done then. */
bool sma_ofi_flush(struct sma_wire_link *link, struct sma_wire_op *op);

#endif
