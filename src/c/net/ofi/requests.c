/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What is under way: requests from their start to their completion, flushes, and
 * what waits, because libfabric has no room or for the order.
 */
#include "net/ofi/ofi.h"

#include <stdlib.h>
#include <string.h>

static const enum fi_op ops[] = {
    [SMA_AMO_SWAP] = FI_ATOMIC_WRITE,
    [SMA_AMO_CSWAP] = FI_CSWAP,
    [SMA_AMO_ADD] = FI_SUM,
    [SMA_AMO_AND] = FI_BAND,
    [SMA_AMO_OR] = FI_BOR,
    [SMA_AMO_XOR] = FI_BXOR,
};

static ssize_t post_atomic(struct request *r)
{
    struct sma_wire_atomic *a = r->atomic;
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
    const struct fi_msg_rma msg = {.msg_iov = &iov,
                                   .desc = &r->desc,
                                   .iov_count = 1,
                                   .addr = r->link->to,
                                   .rma_iov = &there,
                                   .rma_iov_count = 1,
                                   .context = r};

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
static void append(struct sma_wire_lane *lane, struct request *r)
{
    r->number = lane->number++;
    r->before = lane->last;
    *(lane->last != NULL ? &lane->last->behind : &lane->first) = r;
    lane->last = r;
    r->link->under_way++;
}

static void unlist(struct sma_wire_lane *lane, struct request *r)
{
    *(r->before != NULL ? &r->before->behind : &lane->first) = r->behind;
    *(r->behind != NULL ? &r->behind->before : &lane->last) = r->before;
    r->link->under_way--;
    r->link->puts -= r->counted;
}

static void complain(const struct request *r, int status)
{
    static const char *const names[] = {"fi_send", "fi_tsend",  "fi_write",
                                        "fi_read", "fi_atomic", "fi_recv",
                                        "fi_trecv"};

    if (r->link != NULL)
        sma_ofi_host->lost(r->link->pe, fi_strerror(status));
    sma_ofi_host->check_files(names[r->kind], 2);
    if (r->link == NULL)
        sma_ofi_check(status, names[r->kind]);
}

/* Is all done that was begun before the flush?  With the lock of the lane. */
static bool is_flushed(const struct sma_wire_lane *lane, const struct flush *f)
{
    if (f->link != NULL && f->link->under_way == 0)
        return true;
    for (const struct request *r = lane->first;
         r != NULL && r->number < f->number; r = r->behind)
        if (f->link == NULL || r->link == f->link)
            return false;
    return true;
}

/* Takes the flushes that are done off the lane.  With its lock. */
static struct flush *done_flushes(struct sma_wire_lane *lane)
{
    struct flush *done = NULL, **at = &lane->flushes, *f;

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
    struct flush *done = NULL;
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
    while (done != NULL) {
        struct flush *f = done;

        done = f->next;
        f->op->done(f->op, NULL);
        free(f);
    }
}

void sma_ofi_start(struct request *r)
{
    struct sma_wire_lane *lane = r->lane;
    struct sma_wire_link *link = r->link;
    ssize_t status = -FI_EAGAIN;

    pthread_mutex_lock(&lane->lock);
    append(lane, r);
    if (link->waiting == NULL)
        status = post_ordered(r);
    if (status == -FI_EAGAIN) {
        r->next = NULL;
        *(link->waiting != NULL ? &link->last->next : &link->waiting) = r;
        link->last = r;
        lane->waiting++;
    }
    pthread_mutex_unlock(&lane->lock);
    if (status != 0 && status != -FI_EAGAIN) {
        complain(r, (int) -status);
        end(r, fi_strerror((int) -status));
    }
}

/* Starts what waited on a link.  Returns one that has failed. */
static struct request *retry_link(struct sma_wire_link *link, int *status_p)
{
    struct request *r;
    ssize_t status;

    while ((r = link->waiting) != NULL) {
        struct request *next = r->next; /* it may be done when it is posted */

        if ((status = post_ordered(r)) == -FI_EAGAIN)
            return NULL;
        link->waiting = next;
        link->lane->waiting--;
        if (status != 0) {
            *status_p = (int) -status;
            return r;
        }
    }
    return NULL;
}

static bool retry(struct sma_wire_lane *lane)
{
    struct request *failed = NULL;
    int status = 0, before;

    pthread_mutex_lock(&lane->lock);
    before = lane->waiting;
    for (struct sma_wire_link *l = lane->links;
         lane->waiting > 0 && l != NULL && failed == NULL; l = l->next)
        failed = retry_link(l, &status);
    before -= lane->waiting;
    pthread_mutex_unlock(&lane->lock);
    if (failed != NULL) {
        complain(failed, status);
        end(failed, fi_strerror(status));
    }
    return before > 0;
}

void sma_ofi_post_receive(struct request *r)
{
    ssize_t status;

    while ((status = post(r)) == -FI_EAGAIN) /* makes room */
        fi_cq_read(r->lane->cq, NULL, 0);
    if (status != 0)
        complain(r, (int) -status);
}

static void receive_done(struct request *r, size_t got, const char *why)
{
    struct sma_wire_receive *receive =
        (struct sma_wire_receive *) ((char *) r->op -
                                     offsetof(struct sma_wire_receive, op));

    receive->got = got;
    end(r, why);
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
    while ((r = &lane->receives[lane->oldest])->there) {
        if (r->bytes > 0)
            sma_ofi_host->message(r->data, r->bytes);
        r->bytes = SMA_WIRE_MESSAGE;
        r->there = false;
        sma_ofi_post_receive(r);
        lane->oldest = (lane->oldest + 1) % SMA_OFI_RECEIVES;
    }
}

/* An operation has failed. */
static void take_error(struct sma_wire_lane *lane)
{
    struct fi_cq_err_entry e = {0};
    struct request *r;

    if (fi_cq_readerr(lane->cq, &e, 0) < 1)
        return;
    r = e.op_context;
    if (r == NULL)
        return; /* nobody waits; the next operation on the link fails, too */
    if (r->kind == RECEIVE_TAGGED && e.err == FI_ETRUNC) {
        receive_done(r, r->bytes + (e.olen > 0 ? e.olen : 1), NULL);
        return;
    }
    if (r->kind == RECEIVE) {
        take_message(lane, r, 0);
        return;
    }
    if (r->kind == RECEIVE_TAGGED) {
        end(r, fi_strerror(e.err));
        return;
    }
    complain(r, e.err);
    end(r, fi_strerror(e.err));
}

bool sma_ofi_progress(struct sma_wire_lane *lane)
{
    enum { SOME = 16 };
    struct fi_cq_tagged_entry e[SOME];
    ssize_t n = fi_cq_read(lane->cq, e, SOME);
    bool some = n > 0;

    if (n == -FI_EAVAIL) {
        take_error(lane);
        some = true;
    }
    for (ssize_t i = 0; i < n; i++) {
        struct request *r = e[i].op_context;

        if (r == NULL)
            continue;
        if (r->kind == RECEIVE)
            take_message(lane, r, e[i].len);
        else if (r->kind == RECEIVE_TAGGED)
            receive_done(r, e[i].len, NULL);
        else
            end(r, NULL);
    }
    if (__atomic_load_n(&lane->waiting, __ATOMIC_RELAXED) > 0)
        some |= retry(lane);
    return some;
}

bool sma_ofi_flush_since(struct sma_wire_lane *lane, struct sma_wire_link *link,
                         struct sma_wire_op *op)
{
    struct flush *f = sma_ofi_calloc(1, sizeof *f);
    bool done;

    pthread_mutex_lock(&lane->lock);
    *f = (struct flush){.link = link, .op = op, .number = lane->number};
    done = is_flushed(lane, f);
    if (!done) {
        f->next = lane->flushes;
        lane->flushes = f;
    }
    pthread_mutex_unlock(&lane->lock);
    if (done)
        free(f);
    return done;
}
