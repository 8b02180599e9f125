/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A provider of libfabric that demands what it may, and promises no more than it must.
 * It is another provider with these changes, and is loaded by LD_PRELOAD before
 * libfabric:
 *
 *   - It wants each buffer registered (FI_MR_LOCAL), and ends the process where a
 *     buffer is not within the memory of its descriptor, or that is not for the
 *     operation.
 *   - It keeps no order but that of messages: a put waits for some calls of progress,
 *     and all else overtakes it; of several puts the last one happens first.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include <rdma/fi_atomic.h>
#include <rdma/fi_cm.h>
#include <rdma/fi_endpoint.h>
#include <rdma/fi_errno.h>
#include <rdma/fi_rma.h>
#include <rdma/fi_tagged.h>

enum {
    PATIENCE = 20, /* calls of progress that a put waits */
    MEMORIES = 4096,
    KNOWN = FI_SEND | FI_RECV | FI_READ | FI_WRITE | FI_REMOTE_READ |
            FI_REMOTE_WRITE
};

struct memory {
    void *desc;
    const char *base;
    size_t bytes;
    uint64_t access;
};

struct put {
    struct put *next;
    struct fid_ep *ep;
    struct iovec iov;
    struct fi_rma_iov there;
    struct fi_msg_rma msg;
    void *desc;
    uint64_t flags, due;
};

/* The tables of the other provider, and those before them.  All domains and endpoints
 * of a process are alike. */
static struct fi_ops_fabric fabric_was, fabric_ops;
static struct fi_ops_domain domain_was, domain_ops;
static struct fi_ops_mr mr_was, mr_ops;
static struct fi_ops_cq cq_was, cq_ops;
static struct fi_ops_rma rma_was, rma_ops;
static struct fi_ops_msg msg_was, msg_ops;
static struct fi_ops_tagged tagged_was, tagged_ops;
static struct fi_ops_atomic atomic_was, atomic_ops;

/* Guards what follows. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct memory memories[MEMORIES];
static int memories_n;
static struct put *puts_held; /* the last one first */
static uint64_t calls;        /* of progress */

/* The provider is at work, which calls libfabric, too. */
static __thread int inside;

#define CHECK(what) \
    if (!(what)) \
    wrong(#what, __func__)

__attribute__((noreturn)) static void wrong(const char *what, const char *where)
{
    fprintf(stderr, "provider: %s: not so: %s\n", where, what);
    _Exit(9);
}

/* ------------------------------------------------------------------ memory */

static int reg(struct fid *fid, const void *base, size_t bytes, uint64_t access,
               uint64_t offset, uint64_t key, uint64_t flags,
               struct fid_mr **mr, void *context)
{
    struct memory m;
    int i = 0, status;

    CHECK((access & ~(uint64_t) KNOWN) == 0 && access != 0);
    status =
        mr_was.reg(fid, base, bytes, access, offset, key, flags, mr, context);
    if (status != 0)
        return status;
    m = (struct memory){fi_mr_desc(*mr), base, bytes, access};
    CHECK(m.desc != NULL);
    pthread_mutex_lock(&mutex);
    while (i < memories_n && memories[i].desc != m.desc)
        i++;
    CHECK(i < MEMORIES);
    memories[i] = m;
    memories_n += i == memories_n;
    pthread_mutex_unlock(&mutex);
    return status;
}

/* Is the buffer registered for this? */
static bool is_registered(const void *data, size_t bytes, void *desc,
                          uint64_t access)
{
    const char *at = data;
    bool is = bytes == 0;

    pthread_mutex_lock(&mutex);
    for (int i = 0; i < memories_n; i++)
        is |= memories[i].desc == desc && at >= memories[i].base &&
              at + bytes <= memories[i].base + memories[i].bytes &&
              (memories[i].access & access) != 0;
    pthread_mutex_unlock(&mutex);
    return is;
}

/* -------------------------------------------------------------- operations */

static ssize_t send_(struct fid_ep *ep, const void *data, size_t bytes,
                     void *desc, fi_addr_t to, void *context)
{
    CHECK(is_registered(data, bytes, desc, FI_SEND));
    return msg_was.send(ep, data, bytes, desc, to, context);
}

static ssize_t receive(struct fid_ep *ep, void *data, size_t bytes, void *desc,
                       fi_addr_t from, void *context)
{
    CHECK(is_registered(data, bytes, desc, FI_RECV));
    return msg_was.recv(ep, data, bytes, desc, from, context);
}

static ssize_t send_tagged(struct fid_ep *ep, const void *data, size_t bytes,
                           void *desc, fi_addr_t to, uint64_t tag,
                           void *context)
{
    CHECK(is_registered(data, bytes, desc, FI_SEND));
    return tagged_was.send(ep, data, bytes, desc, to, tag, context);
}

static ssize_t receive_tagged(struct fid_ep *ep, void *data, size_t bytes,
                              void *desc, fi_addr_t from, uint64_t tag,
                              uint64_t ignore, void *context)
{
    CHECK(is_registered(data, bytes, desc, FI_RECV));
    return tagged_was.recv(ep, data, bytes, desc, from, tag, ignore, context);
}

static ssize_t read_(struct fid_ep *ep, void *data, size_t bytes, void *desc,
                     fi_addr_t from, uint64_t at, uint64_t key, void *context)
{
    CHECK(is_registered(data, bytes, desc, FI_READ));
    return rma_was.read(ep, data, bytes, desc, from, at, key, context);
}

static ssize_t fetch(struct fid_ep *ep, const void *data, size_t n, void *desc,
                     void *was, void *was_desc, fi_addr_t to, uint64_t at,
                     uint64_t key, enum fi_datatype type, enum fi_op op,
                     void *context)
{
    size_t bytes = type == FI_UINT64 ? 8 * n : 4 * n;

    CHECK(is_registered(data, bytes, desc, FI_WRITE));
    CHECK(is_registered(was, bytes, was_desc, FI_READ));
    return atomic_was.readwrite(ep, data, n, desc, was, was_desc, to, at, key,
                                type, op, context);
}

static ssize_t compare(struct fid_ep *ep, const void *data, size_t n,
                       void *desc, const void *cond, void *cond_desc, void *was,
                       void *was_desc, fi_addr_t to, uint64_t at, uint64_t key,
                       enum fi_datatype type, enum fi_op op, void *context)
{
    size_t bytes = type == FI_UINT64 ? 8 * n : 4 * n;

    CHECK(is_registered(data, bytes, desc, FI_WRITE));
    CHECK(is_registered(cond, bytes, cond_desc, FI_WRITE));
    CHECK(is_registered(was, bytes, was_desc, FI_READ));
    return atomic_was.compwrite(ep, data, n, desc, cond, cond_desc, was,
                                was_desc, to, at, key, type, op, context);
}

static ssize_t put(struct fid_ep *ep, const struct fi_msg_rma *msg,
                   uint64_t flags)
{
    struct put *p = malloc(sizeof *p);

    CHECK(p != NULL && msg->iov_count == 1 && msg->rma_iov_count == 1);
    *p = (struct put){.ep = ep,
                      .iov = msg->msg_iov[0],
                      .there = msg->rma_iov[0],
                      .msg = *msg,
                      .desc = msg->desc[0],
                      .flags = flags};
    CHECK(is_registered(p->iov.iov_base, p->iov.iov_len, p->desc, FI_WRITE));
    p->msg.msg_iov = &p->iov;
    p->msg.desc = &p->desc;
    p->msg.rma_iov = &p->there;
    pthread_mutex_lock(&mutex);
    p->due = calls + PATIENCE;
    p->next = puts_held;
    puts_held = p;
    pthread_mutex_unlock(&mutex);
    return 0;
}

/* Does the puts that have waited long enough, if there is space for them. */
static ssize_t progress(struct fid_cq *cq, void *data, size_t n)
{
    struct put **at = &puts_held, *p;

    pthread_mutex_lock(&mutex);
    calls++;
    while ((p = *at) != NULL)
        if (p->due > calls ||
            rma_was.writemsg(p->ep, &p->msg, p->flags) == -FI_EAGAIN) {
            at = &p->next;
        } else {
            *at = p->next;
            free(p);
        }
    pthread_mutex_unlock(&mutex);
    return cq_was.read(cq, data, n);
}

/* -------------------------------------------------------------- the tables */

/* Puts a table of this file before one of the other provider, whose functions it has
 * but for some. */
#define BEFORE(ops, was, mine, ...) \
    do { \
        was = *(ops); \
        mine = was; \
        __VA_ARGS__; \
        (ops) = &mine; \
    } while (0)

static int open_endpoint(struct fid_domain *domain, struct fi_info *info,
                         struct fid_ep **ep, void *context)
{
    int status;

    inside++;
    status = domain_was.endpoint(domain, info, ep, context);
    inside--;
    if (status != 0)
        return status;
    BEFORE((*ep)->msg, msg_was, msg_ops, msg_ops.send = send_,
           msg_ops.recv = receive);
    BEFORE((*ep)->tagged, tagged_was, tagged_ops, tagged_ops.send = send_tagged,
           tagged_ops.recv = receive_tagged);
    BEFORE((*ep)->rma, rma_was, rma_ops, rma_ops.read = read_,
           rma_ops.writemsg = put);
    if ((*ep)->atomic != NULL)
        BEFORE((*ep)->atomic, atomic_was, atomic_ops,
               atomic_ops.readwrite = fetch, atomic_ops.compwrite = compare);
    return status;
}

static int open_queue(struct fid_domain *domain, struct fi_cq_attr *attr,
                      struct fid_cq **cq, void *context)
{
    int status;

    inside++;
    status = domain_was.cq_open(domain, attr, cq, context);
    inside--;
    if (status == 0)
        BEFORE((*cq)->ops, cq_was, cq_ops, cq_ops.read = progress);
    return status;
}

static int open_domain(struct fid_fabric *fabric, struct fi_info *info,
                       struct fid_domain **domain, void *context)
{
    int status;

    inside++;
    status = fabric_was.domain(fabric, info, domain, context);
    inside--;
    if (status != 0)
        return status;
    BEFORE((*domain)->ops, domain_was, domain_ops,
           domain_ops.endpoint = open_endpoint,
           domain_ops.cq_open = open_queue);
    BEFORE((*domain)->mr, mr_was, mr_ops, mr_ops.reg = reg);
    return status;
}

int fi_fabric(struct fi_fabric_attr *attr, struct fid_fabric **fabric,
              void *context)
{
    int (*real)(struct fi_fabric_attr *, struct fid_fabric **, void *);
    int status;

    *(void **) &real = dlsym(RTLD_NEXT, "fi_fabric");
    inside++;
    status = real(attr, fabric, context);
    inside--;
    if (status == 0 && inside == 0)
        BEFORE((*fabric)->ops, fabric_was, fabric_ops,
               fabric_ops.domain = open_domain);
    return status;
}

int fi_getinfo(uint32_t version, const char *node, const char *service,
               uint64_t flags, const struct fi_info *hints,
               struct fi_info **info)
{
    int (*real)(uint32_t, const char *, const char *, uint64_t,
                const struct fi_info *, struct fi_info **);
    int status;

    if (inside == 0 && (hints->domain_attr->mr_mode & FI_MR_LOCAL) == 0)
        return -FI_ENODATA;
    *(void **) &real = dlsym(RTLD_NEXT, "fi_getinfo");
    inside++;
    status = real(version, node, service, flags, hints, info);
    inside--;
    for (struct fi_info *i = *info; status == 0 && inside == 0 && i != NULL;
         i = i->next) {
        i->domain_attr->mr_mode |= FI_MR_LOCAL;
        i->tx_attr->msg_order = i->rx_attr->msg_order = FI_ORDER_SAS;
    }
    return status;
}
