/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What is in flight: requests from their start to their completion, flushes,
 * and what waits, because libfabric has no space or for the order.
 */
#include "net/ofi/ofi.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

const struct sma_wire_host *sma_ofi_host;
bool sma_ofi_keeps_order;

void sma_ofi_check(int status, const char *what)
{
    int err = status < 0 ? -status : status;
    const char *cause = "";

    if (err == FI_ENOMEM)
        cause = sma_ofi_host->cause(SMA_CAUSE_MEMORY, 0, SMA_OFI_BUFFERS);
    if (err != 0)
        sma_ofi_host->fatal("libfabric: %s: %s%s", what, fi_strerror(err),
                            cause);
}

void *sma_ofi_calloc(size_t n, size_t bytes)
{
    void *p = calloc(n, bytes);

    if (p == NULL)
        sma_ofi_host->no_memory("for libfabric");
    return p;
}

static const enum fi_op ops[] = {
    [SMA_AMO_SWAP] = FI_ATOMIC_WRITE, [SMA_AMO_ADD] = FI_SUM,
    [SMA_AMO_AND] = FI_BAND,          [SMA_AMO_OR] = FI_BOR,
    [SMA_AMO_XOR] = FI_BXOR,
};

static ssize_t post_atomic(struct request *r)
{
    struct sma_wire_atomic *a = r->data;
    enum fi_datatype type = a->bytes == 8 ? FI_UINT64 : FI_UINT32;
    struct fid_ep *ep = r->lane->ep;

    if (a->op == SMA_AMO_CSWAP)
        return fi_compare_atomic(ep, &a->value, 1, r->desc, &a->cond, r->desc,
                                 &a->was, r->desc, r->link->to, r->at, r->key,
                                 type, FI_CSWAP, r);
    return fi_fetch_atomic(ep, &a->value, 1, r->desc, &a->was, r->desc,
                           r->link->to, r->at, r->key, type, ops[a->op], r);
}

static ssize_t post_put(struct request *r)
{
    const struct iovec iov = {r->data, r->bytes};
    const struct fi_rma_iov there = {r->at, r->bytes, r->key};
    const struct fi_msg_rma msg = {&iov,   &r->desc, 1, r->link->to,
                                   &there, 1,        r, 0};

    return fi_writemsg(r->lane->ep, &msg, FI_DELIVERY_COMPLETE | FI_COMPLETION);
}

static ssize_t post(struct request *r)
{
    struct fid_ep *ep = r->lane->ep;

    switch (r->kind) {
    case SEND: return fi_send(ep, r->data, r->bytes, r->desc, r->link->to, r);
    case SEND_TAGGED:
        return fi_tsend(ep, r->data, r->bytes, r->desc, r->link->to, r->tag, r);
    case PUT: return post_put(r);
    case GET:
        return fi_read(ep, r->data, r->bytes, r->desc, r->link->to, r->at,
                       r->key, r);
    case ATOMIC: return post_atomic(r);
    case RECEIVE:
        return fi_recv(ep, r->data, r->bytes, r->desc, FI_ADDR_UNSPEC, r);
    case RECEIVE_TAGGED:
        return fi_trecv(ep, r->data, r->bytes, r->desc, FI_ADDR_UNSPEC, r->tag,
                        0, r);
    }
    return -FI_EINVAL;
}

/* Gives a request of a link to libfabric.  A get sees the puts before it: where the
 * network does not keep this order, it waits until they are done.  With the lock. */
static ssize_t post_ordered(struct request *r)
{
    ssize_t status;

    if (r->kind == GET && r->link->puts > 0 && !sma_ofi_keeps_order)
        return -FI_EAGAIN;
    status = post(r);
    r->counted = r->kind == PUT && status == 0;
    r->link->puts += r->counted;
    return status;
}

/* With the lock of the lane. */
static void unlist(struct sma_wire_lane *lane, struct request *r)
{
    *(r->before != NULL ? &r->before->behind : &lane->first) = r->behind;
    *(r->behind != NULL ? &r->behind->before : &lane->last) = r->before;
    r->link->in_flight--;
    r->link->puts -= r->counted;
}

/* Is all done that was begun before the flush?  With the lock of the lane. */
static bool is_flushed(const struct sma_wire_lane *lane,
                       const struct request *flush)
{
    if (flush->link->in_flight == 0)
        return true;
    for (const struct request *r = lane->first;
         r != NULL && r->number < flush->number; r = r->behind)
        if (r->link == flush->link)
            return false;
    return true;
}

/* Takes the flushes that are done off the lane.  With its lock. */
static struct request *done_flushes(struct sma_wire_lane *lane)
{
    struct request *done = NULL, **at = &lane->flushes, *f;

    while ((f = *at) != NULL)
        if (is_flushed(lane, f)) {
            *at = f->next;
            f->next = done;
            done = f;
        } else
            at = &f->next;
    return done;
}

static void end(struct request *r, const char *why)
{
    struct request *done = NULL;
    struct sma_wire_op *op = r->op;

    if (r->link != NULL) {
        pthread_mutex_lock(&r->lane->lock);
        unlist(r->lane, r);
        done = done_flushes(r->lane);
        pthread_mutex_unlock(&r->lane->lock);
    }
    if (r->own != NULL)
        fi_close(&r->own->fid);
    free(r);
    op->done(op, why);
    while ((r = done) != NULL) {
        done = r->next;
        r->op->done(r->op, NULL);
        free(r);
    }
}

static void fail(struct request *r, int status)
{
    static const char *const names[] = {"fi_send", "fi_tsend",  "fi_write",
                                        "fi_read", "fi_atomic", "fi_recv",
                                        "fi_trecv"};

    if (r->link != NULL)
        sma_ofi_host->lost(r->link->pe, fi_strerror(status));
    else
        sma_ofi_check(status, names[r->kind]);
    end(r, fi_strerror(status));
}

void sma_ofi_start(struct request *r)
{
    struct sma_wire_lane *lane = r->lane;
    struct sma_wire_link *link = r->link;
    ssize_t status = -FI_EAGAIN;

    pthread_mutex_lock(&lane->lock);
    r->number = lane->number++;
    r->before = lane->last;
    *(lane->last != NULL ? &lane->last->behind : &lane->first) = r;
    lane->last = r;
    link->in_flight++;
    if (link->waiting == NULL)
        status = post_ordered(r);
    if (status == -FI_EAGAIN) {
        r->next = NULL;
        *(link->waiting != NULL ? &link->last->next : &link->waiting) = r;
        link->last = r;
        lane->waiting++;
    }
    pthread_mutex_unlock(&lane->lock);
    if (status != 0 && status != -FI_EAGAIN)
        fail(r, (int) -status);
}

/* ------------------------------------------------------------ lack of memory */

/*
 * Where libfabric gets no memory, it says "try again", or loses a connection without a
 * word, and nothing will ever be taken.  So a call that has left ENOMEM is noted.  If
 * libfabric takes nothing for a while after it, and there still is no memory, the job
 * ends.  Threads access both members of the lane in relaxed order: they order nothing.
 */
static void note_memory(struct sma_wire_lane *lane)
{
    if (errno == ENOMEM)
        __atomic_store_n(&lane->starved, true, __ATOMIC_RELAXED);
}

/* All has been taken. */
static void forget_memory(struct sma_wire_lane *lane)
{
    __atomic_store_n(&lane->starved, false, __ATOMIC_RELAXED);
    __atomic_store_n(&lane->since, 0, __ATOMIC_RELAXED);
}

static bool has_memory(void)
{
    const size_t bytes = 16 << 20; /* the buffers of a connection */
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    return p != MAP_FAILED && munmap(p, bytes) == 0;
}

/* After each try to give libfabric something; `took`: it has taken some of it.  The
 * caller sets *since to 0 before the first one. */
static void look_for_memory(const struct sma_wire_lane *lane, uint64_t *since,
                            bool took)
{
    const uint64_t while_ns = 500000000;
    struct timespec t;
    uint64_t now, begun;

    if (!__atomic_load_n(&lane->starved, __ATOMIC_RELAXED))
        return;
    clock_gettime(CLOCK_MONOTONIC, &t);
    now = (uint64_t) t.tv_sec * 1000000000 + (uint64_t) t.tv_nsec;
    begun = __atomic_load_n(since, __ATOMIC_RELAXED);
    if (took || begun == 0)
        __atomic_store_n(since, now, __ATOMIC_RELAXED);
    else if (now - begun > while_ns && !has_memory())
        sma_ofi_host->fatal("out of memory for libfabric");
}

/* Starts what waited on a link, up to one that fails, which it returns.  With the lock. */
static struct request *retry_link(struct sma_wire_link *link, ssize_t *status_p)
{
    struct request *r;

    while ((r = link->waiting) != NULL) {
        if ((*status_p = post_ordered(r)) == -FI_EAGAIN)
            break;
        link->waiting = r->next;
        link->lane->waiting--;
        if (*status_p != 0)
            return r;
    }
    return NULL;
}

static bool retry(struct sma_wire_lane *lane)
{
    struct request *failed = NULL;
    ssize_t status = 0;
    int before;

    errno = 0;
    pthread_mutex_lock(&lane->lock);
    before = lane->waiting;
    for (struct sma_wire_link *l = lane->links;
         lane->waiting > 0 && l != NULL && failed == NULL; l = l->next)
        failed = retry_link(l, &status);
    before -= lane->waiting;
    note_memory(lane);
    if (lane->waiting == 0)
        forget_memory(lane);
    pthread_mutex_unlock(&lane->lock);
    look_for_memory(lane, &lane->since, before > 0);
    if (failed != NULL)
        fail(failed, (int) -status);
    return before > 0;
}

void sma_ofi_post_receive(struct request *r)
{
    uint64_t since = 0;
    ssize_t status;

    while (errno = 0, (status = post(r)) == -FI_EAGAIN) {
        fi_cq_read(r->lane->cq, NULL, 0); /* makes space */
        note_memory(r->lane);
        look_for_memory(r->lane, &since, false);
    }
    if (status != 0)
        fail(r, (int) -status);
}

/*
 * A message is in its buffer, or none came if `got` is 0.  Messages take the buffers
 * in the order in which these were posted, but a long message may be there after a
 * shorter one that was sent later.  So they are taken in the order of the buffers,
 * each of which is posted again behind all others.
 */
static void take_message(struct sma_wire_lane *lane, struct request *r,
                         size_t got)
{
    r->bytes = got;
    r->there = true;
    while ((r = lane->receives[lane->oldest])->there) {
        if (r->bytes > 0)
            sma_ofi_host->message(r->data, r->bytes);
        r->bytes = SMA_WIRE_MESSAGE;
        r->there = false;
        sma_ofi_post_receive(r);
        lane->oldest = (lane->oldest + 1) % SMA_OFI_RECEIVES;
    }
}

/* A request is done, with a message of `got` bytes where it is a receive.  libfabric
 * names none if nobody waits; the next operation on the link then fails, too.  Of a
 * message that is too long, `got` is what there was no space for; some providers tell
 * that only of messages that come before their receives, and else 0. */
static void finish(struct request *r, size_t got, int status)
{
    if (r == NULL)
        return;
    if (r->kind == RECEIVE_TAGGED && status == FI_ETRUNC) {
        got = got > 0 ? r->bytes + got : SMA_NOT_KNOWN;
        status = 0;
    }
    if (r->kind == RECEIVE_TAGGED)
        ((struct sma_wire_receive *) r->op)->got = got;
    if (r->kind == RECEIVE)
        take_message(r->lane, r, status == 0 ? got : 0);
    else if (status == 0 || r->kind == RECEIVE_TAGGED)
        end(r, status == 0 ? NULL : fi_strerror(status));
    else
        fail(r, status);
}

bool sma_ofi_progress(struct sma_wire_lane *lane)
{
    enum { SOME = 16 };
    struct fi_cq_tagged_entry e[SOME];
    struct fi_cq_err_entry bad = {0};
    ssize_t n;
    bool some;

    errno = 0;
    n = fi_cq_read(lane->cq, e, SOME);
    note_memory(lane);
    some = n > 0 || n == -FI_EAVAIL;
    for (ssize_t i = 0; i < n; i++)
        finish(e[i].op_context, e[i].len, 0);
    if (n == -FI_EAVAIL && fi_cq_readerr(lane->cq, &bad, 0) == 1)
        finish(bad.op_context, bad.olen, bad.err);
    if (__atomic_load_n(&lane->waiting, __ATOMIC_RELAXED) > 0)
        some |= retry(lane);
    return some;
}

bool sma_ofi_flush(struct sma_wire_link *link, struct sma_wire_op *op)
{
    struct sma_wire_lane *lane = link->lane;
    struct request *f = sma_ofi_calloc(1, sizeof *f);
    bool done;

    pthread_mutex_lock(&lane->lock);
    f->link = link;
    f->op = op;
    f->number = lane->number;
    f->next = lane->flushes;
    done = is_flushed(lane, f);
    if (!done)
        lane->flushes = f;
    pthread_mutex_unlock(&lane->lock);
    if (done)
        free(f);
    return done;
}
