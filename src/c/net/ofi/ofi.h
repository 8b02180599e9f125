/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of the wire over libfabric share.  provider.c opens the network,
 * lanes.c has endpoints, requests.c what is under way, operations.c starts it, and
 * wire.c is the table.
 */
#ifndef SMA_OFI_H
#define SMA_OFI_H

#include "net/wire.h"

#include <pthread.h>
#include <rdma/fabric.h>
#include <rdma/fi_atomic.h>
#include <rdma/fi_cm.h>
#include <rdma/fi_domain.h>
#include <rdma/fi_endpoint.h>
#include <rdma/fi_errno.h>
#include <rdma/fi_rma.h>
#include <rdma/fi_tagged.h>

enum kind { SEND, SEND_TAGGED, PUT, GET, ATOMIC, RECEIVE, RECEIVE_TAGGED };

/* An operation that libfabric has, or will have when it has room. */
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
    struct sma_wire_atomic *atomic;
    uint64_t number;                      /* of the lane, rising */
    struct request *of_link[2], *of_lane[2]; /* before and behind it */
    struct request *next; /* that waits for room */
};

struct list { struct request *first, *last; };

/* A flush: done when all that is older is done. */
struct flush {
    struct sma_wire_link *link; /* NULL: of the lane */
    struct sma_wire_op *op;
    uint64_t number;
    struct flush *next;
};

struct sma_wire_lane {
    struct fid_ep *ep;
    struct fid_cq *cq;
    struct fid_av *av;
    int fd;
    pthread_mutex_t lock; /* of what follows */
    uint64_t number;
    struct list all;
    struct flush *flushes;
    struct sma_wire_link *links;
    int waiting; /* requests that wait for room */
    struct request *receives; /* buffers for messages */
};

struct sma_wire_link {
    struct sma_wire_lane *lane;
    fi_addr_t to;
    int pe;
    struct list all;
    struct request *waiting, *last; /* for room */
    struct sma_wire_link *next;
};

struct sma_wire_memory {
    struct fid_mr *mr;
    char *base;
    size_t bytes;
    struct sma_wire_memory *next;
};

struct sma_wire_key { uint64_t key, base; };

extern const struct sma_wire_host *sma_ofi_host;
extern struct fi_info *sma_ofi_info;
extern struct fid_fabric *sma_ofi_fabric;
extern struct fid_domain *sma_ofi_domain;
extern struct sma_wire_lane *sma_ofi_main;

/* Ends the job unless status is 0. */
void sma_ofi_check(int status, const char *what);
void *sma_ofi_calloc(size_t n, size_t bytes);
void sma_ofi_open_network(void);
void sma_ofi_close_network(void);

/* requests.c.  Starts a request, or lets it wait. */
void sma_ofi_start(struct request *r);
/* Is there something that waits for room? */
bool sma_ofi_retry(struct sma_wire_lane *lane);
void sma_ofi_post_receive(struct request *r);

/* Registers memory, or finds what is registered already. */
struct fid_mr *sma_ofi_register(void *base, size_t bytes, uint64_t access);
void *sma_ofi_find(const void *data, size_t bytes);

struct sma_wire_lane *sma_ofi_open_lane(void);
void sma_ofi_close_lane(struct sma_wire_lane *lane);
int sma_ofi_descriptor(struct sma_wire_lane *lane);
bool sma_ofi_arm(struct sma_wire_lane *lane);
bool sma_ofi_progress(struct sma_wire_lane *lane);
void *sma_ofi_address(size_t *bytes_p);
struct sma_wire_link *sma_ofi_connect(struct sma_wire_lane *lane, int pe,
                                      const void *address, size_t bytes);
void sma_ofi_way(struct sma_wire_link *link, struct sma_wire_way *way);
struct sma_wire_memory *sma_ofi_add(void *base, size_t bytes);
void sma_ofi_drop(struct sma_wire_memory *memory);
void *sma_ofi_key(struct sma_wire_memory *memory, size_t *bytes_p);
struct sma_wire_key *sma_ofi_open_key(struct sma_wire_link *link,
                                      const void *key, size_t bytes);
void sma_ofi_close_key(struct sma_wire_key *key);
bool sma_ofi_send(struct sma_wire_link *link, const void *data, size_t bytes,
                  struct sma_wire_op *op);
bool sma_ofi_put(struct sma_wire_link *link, struct sma_wire_key *key,
                 uint64_t at, const void *source, size_t bytes,
                 struct sma_wire_op *op);
bool sma_ofi_get(struct sma_wire_link *link, struct sma_wire_key *key,
                 uint64_t at, void *dest, size_t bytes, struct sma_wire_op *op);
bool sma_ofi_atomic(struct sma_wire_link *link, struct sma_wire_key *key,
                    uint64_t at, struct sma_wire_atomic *atomic,
                    struct sma_wire_op *op);
bool sma_ofi_flush(struct sma_wire_link *link, struct sma_wire_op *op);
bool sma_ofi_flush_lane(struct sma_wire_lane *lane, struct sma_wire_op *op);
bool sma_ofi_send_tagged(struct sma_wire_link *link, uint64_t tag,
                         const void *data, size_t bytes,
                         struct sma_wire_op *op);
void sma_ofi_receive_tagged(uint64_t tag, void *dest, size_t bytes,
                            struct sma_wire_receive *receive);

#endif
