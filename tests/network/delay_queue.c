/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The operations that are held back, of each worker in a list: when they are
 * given to UCX, and what they wait for.  delay.c says which operations there
 * are.
 */
#include "delay.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { OPS = 1 << 15, BUCKETS = 1024, COPIED = 65536 };
enum mode { OFF, EP, LOOSE, HOLD };

struct worker {
    ucp_worker_h handle;
    struct op *first, **last; /* what is held back, oldest first */
    unsigned held, fences;
    struct worker *next;
};

struct endpoint {
    ucp_ep_h handle;
    struct worker *worker;
    unsigned held, in_order; /* all operations, and those but free puts */
    unsigned blocked, seen;  /* the last sweeps that met such operations */
    struct endpoint *next;
};

/* Guards all that follows, and the fields of all structures but the arguments
 * of an operation that is leaving.  No call of UCX is made with it held. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct op pool[OPS];
static struct op *free_ops;
static int used_ops;
static struct worker *workers;
static struct endpoint *endpoints[BUCKETS];
static unsigned sweeps;
static uint64_t dice;

static enum mode mode;
static uint64_t usual_ns = 800000;

__attribute__((constructor)) static void start(void)
{
    static const char *const names[] = {"", "ep", "loose", "hold"};
    const char *name = getenv("SMA_TEST_DELAY"), *text;

    for (int i = EP; name != NULL && i <= HOLD; i++)
        if (strcmp(name, names[i]) == 0)
            mode = (enum mode) i;
    if ((text = getenv("SMA_TEST_DELAY_US")) != NULL)
        usual_ns = strtoull(text, NULL, 10) * 1000 + 1;
    text = getenv("SMA_TEST_DELAY_SEED");
    dice = (text != NULL ? strtoull(text, NULL, 10) : 1) << 32 ^
           (uint64_t) getpid();
}

void *delay_real(const char *name)
{
    static void *ucx; /* never closed; two threads may open it, with no harm */
    void *function;

    if (ucx == NULL)
        ucx = dlopen("libucp.so.0", RTLD_LAZY | RTLD_NOLOAD);
    function = ucx != NULL ? dlsym(ucx, name) : NULL;
    if (function == NULL) {
        fprintf(stderr, "delay: UCX has no %s\n", name);
        abort();
    }
    return function;
}

/* Declares f as UCX's function. */
static uint64_t below(uint64_t n)
{
    uint64_t x = dice += UINT64_C(0x9e3779b97f4a7c15);

    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return (x ^ (x >> 31)) % n;
}

static int64_t now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t) t.tv_sec * 1000000000 + t.tv_nsec;
}

/* ---- workers and endpoints */

static struct worker *worker_of(ucp_worker_h handle)
{
    struct worker *w = workers;

    while (w != NULL && w->handle != handle)
        w = w->next;
    return w;
}

static struct endpoint **bucket_of(ucp_ep_h handle)
{
    return &endpoints[(uintptr_t) handle / 64 % BUCKETS];
}

static struct endpoint *endpoint_of(ucp_ep_h handle)
{
    struct endpoint *e = *bucket_of(handle);

    while (e->handle != handle)
        e = e->next;
    return e;
}

static void *new_zeroed(size_t bytes)
{
    void *p = calloc(1, bytes);

    if (p == NULL)
        abort();
    return p;
}

void delay_add_worker(ucp_worker_h handle)
{
    struct worker *w = new_zeroed(sizeof *w);

    w->handle = handle;
    w->last = &w->first;
    pthread_mutex_lock(&mutex);
    w->next = workers;
    workers = w;
    pthread_mutex_unlock(&mutex);
}

void delay_add_endpoint(ucp_worker_h worker, ucp_ep_h handle)
{
    struct endpoint *e = new_zeroed(sizeof *e);

    e->handle = handle;
    pthread_mutex_lock(&mutex);
    e->worker = worker_of(worker);
    e->next = *bucket_of(handle);
    *bucket_of(handle) = e;
    pthread_mutex_unlock(&mutex);
}

/* ---- requests */

static struct op *new_op(void)
{
    struct op *op = free_ops;

    if (op != NULL) {
        free_ops = op->next;
    } else {
        if (used_ops == OPS) {
            fprintf(stderr, "delay: %d operations are held back\n", OPS);
            abort();
        }
        op = &pool[used_ops++];
    }
    memset(op, 0, sizeof *op);
    return op;
}

/* Nobody needs the operation any more, if that is so. */
static void give_back(struct op *op)
{
    if (op->listed || !op->done || !op->freed)
        return;
    op->next = free_ops;
    free_ops = op;
}

bool delay_is_request(const void *request)
{
    return request >= (void *) pool && request < (void *) (pool + OPS);
}

void delay_free_request(void *request)
{
    struct op *op = request;

    pthread_mutex_lock(&mutex);
    op->freed = true;
    give_back(op);
    pthread_mutex_unlock(&mutex);
}

ucs_status_t delay_status(void *request)
{
    const struct op *op = request;
    ucs_status_t status;

    pthread_mutex_lock(&mutex);
    status = op->done ? op->status : UCS_INPROGRESS;
    pthread_mutex_unlock(&mutex);
    return status;
}

/* An operation is complete: tells its caller, who gives the request back. */
static void finish(struct op *op, ucs_status_t status)
{
    bool freed;
    ucp_send_nbx_callback_t callback = op->callback;
    void *user_data = op->user_data;

    free(op->copy);
    free(op->header);
    pthread_mutex_lock(&mutex);
    op->status = status;
    op->done = true;
    freed = op->freed;
    give_back(op);
    pthread_mutex_unlock(&mutex);
    if (freed && status != UCS_OK)
        fprintf(stderr, "delay: %s\n", ucs_status_string(status));
    if (!freed && callback != NULL)
        callback(op, status, user_data);
}

static void on_done(void *request, ucs_status_t status, void *data)
{
    REAL(ucp_request_free);

    f(request);
    finish(data, status);
}

/* Gives an operation to UCX. */
static ucs_status_ptr_t call(struct op *op)
{
    ucp_ep_h ep = op->ep != NULL ? op->ep->handle : NULL;

    switch (op->kind) {
    case PUT: {
        REAL(ucp_put_nbx);
        return f(ep, op->buffer, op->count, op->remote, op->key, &op->param);
    }
    case GET: {
        REAL(ucp_get_nbx);
        return f(ep, (void *) op->buffer, op->count, op->remote, op->key,
                 &op->param);
    }
    case ATOMIC: {
        REAL(ucp_atomic_op_nbx);
        return f(ep, op->atomic, op->operand, op->count, op->remote, op->key,
                 &op->param);
    }
    case AM: {
        REAL(ucp_am_send_nbx);
        return f(ep, op->id, op->header, op->header_bytes, op->buffer,
                 op->count, &op->param);
    }
    case FLUSH_EP: {
        REAL(ucp_ep_flush_nbx);
        return f(ep, &op->param);
    }
    case FLUSH_ALL: {
        REAL(ucp_worker_flush_nbx);
        return f(op->worker->handle, &op->param);
    }
    default: {
        REAL(ucp_worker_fence);
        f(op->worker->handle);
        return NULL;
    }
    }
}

/* ---- operations that are held back */

/* Must an operation stay in the order of its endpoint? */
static bool in_order(enum kind kind)
{
    return mode == EP || kind != PUT;
}

static void hold(struct op *op)
{
    struct worker *w = op->worker;

    op->due = now() + (int64_t) below(usual_ns * (below(8) == 0 ? 4 : 1));
    if (mode == HOLD && op->kind == PUT)
        op->due = INT64_MAX;
    *w->last = op;
    w->last = &op->next;
    w->held++;
    w->fences += op->kind == FENCE;
    op->listed = true;
    if (op->ep != NULL) {
        op->ep->held++;
        op->ep->in_order += in_order(op->kind);
    }
    if (op->kind < FLUSH_EP)
        return;
    /* a flush does not wait longer than it must */
    for (struct op *o = w->first; o != op; o = o->next)
        if (o->due > op->due && (op->ep == NULL || o->ep == op->ep))
            o->due = op->due;
}

static void unlink_op(struct op *op)
{
    struct worker *w = op->worker;
    struct op **link = &w->first;

    while (*link != op)
        link = &(*link)->next;
    *link = op->next;
    if (w->last == &op->next)
        w->last = link;
    w->held--;
    w->fences -= op->kind == FENCE;
    op->listed = false;
    if (op->ep != NULL) {
        op->ep->held--;
        op->ep->in_order -= in_order(op->kind);
    }
}

/* The oldest operation of a worker that may leave now, or with `all` at any
 * time. */
static struct op *next_to_leave(struct worker *w, bool all)
{
    int64_t time = now();
    bool any = false; /* an older operation is still here */

    sweeps++;
    for (struct op *op = w->first; op != NULL; op = op->next) {
        struct endpoint *e = op->ep;
        bool blocked = e == NULL ? any
                       : op->kind == FLUSH_EP
                           ? e->seen == sweeps
                           : in_order(op->kind) && e->blocked == sweeps;

        if (!blocked && !op->leaving && (all || op->due <= time))
            return op;
        any = true;
        if (op->kind == FENCE)
            return NULL;
        if (e != NULL) {
            e->seen = sweeps;
            if (in_order(op->kind))
                e->blocked = sweeps;
        }
    }
    return NULL;
}

/* Gives UCX what is due; with `all`, what is not, too.  The operation stays in
 * the list until UCX has it, so that the next one does not overtake it. */
static bool sweep(ucp_worker_h handle, bool all)
{
    bool some = false;
    struct worker *w;
    struct op *op;

    pthread_mutex_lock(&mutex);
    w = worker_of(handle);
    while (w->held > 0 && (op = next_to_leave(w, all)) != NULL) {
        ucs_status_ptr_t request;

        op->leaving = some = true;
        pthread_mutex_unlock(&mutex);
        request = call(op);
        if (!UCS_PTR_IS_PTR(request))
            finish(op, UCS_PTR_STATUS(request));
        pthread_mutex_lock(&mutex);
        unlink_op(op);
        give_back(op);
    }
    pthread_mutex_unlock(&mutex);
    return some;
}

/* Until nothing of an endpoint, or of the worker, is held back. */
static void drain(ucp_worker_h handle, const struct endpoint *e)
{
    unsigned left;

    do {
        if (!sweep(handle, true))
            sched_yield();
        pthread_mutex_lock(&mutex);
        left = e != NULL ? e->held : worker_of(handle)->held;
        pthread_mutex_unlock(&mutex);
    } while (left > 0);
}

bool delay_sweep(ucp_worker_h handle)
{
    return mode != OFF && sweep(handle, false);
}

bool delay_waits(ucp_worker_h handle)
{
    bool some;

    pthread_mutex_lock(&mutex);
    some = worker_of(handle)->held > 0;
    pthread_mutex_unlock(&mutex);
    return some && mode != HOLD;
}

void delay_remove_endpoint(ucp_ep_h handle)
{
    struct endpoint **link = bucket_of(handle), *e;

    pthread_mutex_lock(&mutex);
    e = endpoint_of(handle);
    pthread_mutex_unlock(&mutex);
    drain(e->worker->handle, e);
    pthread_mutex_lock(&mutex);
    while (*link != e)
        link = &(*link)->next;
    *link = e->next;
    pthread_mutex_unlock(&mutex);
    free(e);
}

void delay_remove_worker(ucp_worker_h handle)
{
    struct worker **link = &workers, *w;

    drain(handle, NULL);
    pthread_mutex_lock(&mutex);
    while ((*link)->handle != handle)
        link = &(*link)->next;
    w = *link;
    *link = w->next;
    pthread_mutex_unlock(&mutex);
    free(w);
}

/* ---- calls */

static size_t bytes_of(const struct op *like, const ucp_request_param_t *param)
{
    size_t size = 1;

    if (param->op_attr_mask & UCP_OP_ATTR_FIELD_DATATYPE) {
        if ((param->datatype & UCP_DATATYPE_CLASS_MASK) != UCP_DATATYPE_CONTIG)
            return SIZE_MAX;
        size = param->datatype >> UCP_DATATYPE_SHIFT;
    }
    return like->count * size;
}

/* May the caller think that the operation is complete at once? */
static bool may_be_silent(const struct op *like,
                          const ucp_request_param_t *param)
{
    bool sends = like->kind == PUT || like->kind == AM ||
                 (like->kind == ATOMIC &&
                  !(param->op_attr_mask & UCP_OP_ATTR_FIELD_REPLY_BUFFER));

    return sends && !(param->op_attr_mask & UCP_OP_ATTR_FLAG_NO_IMM_CMPL) &&
           bytes_of(like, param) <= COPIED;
}

static void *copy_of(const void *from, size_t bytes)
{
    void *to = new_zeroed(bytes + 1);

    memcpy(to, from, bytes);
    return to;
}

/* The operation that holds back the call `like`. */
static struct op *make_op(const struct op *like, bool silent,
                          const ucp_request_param_t *param)
{
    struct op *op = new_op();
    uint32_t mask = param->op_attr_mask;

    *op = *like;
    op->freed = silent;
    op->param = *param;
    if (mask & UCP_OP_ATTR_FIELD_CALLBACK)
        op->callback = param->cb.send;
    if (mask & UCP_OP_ATTR_FIELD_USER_DATA)
        op->user_data = param->user_data;
    if (mask & (UCP_OP_ATTR_FIELD_REQUEST | UCP_OP_ATTR_FLAG_FORCE_IMM_CMPL)) {
        fprintf(stderr, "delay: an option of a request that it cannot hold "
                        "back\n");
        abort();
    }
    op->param.op_attr_mask |= UCP_OP_ATTR_FIELD_CALLBACK |
                              UCP_OP_ATTR_FIELD_USER_DATA |
                              UCP_OP_ATTR_FLAG_NO_IMM_CMPL;
    op->param.cb.send = on_done;
    op->param.user_data = op;
    if (op->kind == ATOMIC)
        memcpy(op->operand, like->buffer, bytes_of(like, param));
    else if (silent && op->kind != FENCE)
        op->buffer = op->copy = copy_of(like->buffer, bytes_of(like, param));
    if (op->kind == AM)
        op->header = copy_of(like->header, like->header_bytes);
    return op;
}

bool delay_hold(struct op *like, ucp_ep_h ep, ucp_worker_h handle,
                const ucp_request_param_t *param, ucs_status_ptr_t *request_p)
{
    bool must, wanted, silent;
    struct worker *w;
    struct op *op;

    if (mode == OFF)
        return false;
    pthread_mutex_lock(&mutex);
    like->ep = ep != NULL ? endpoint_of(ep) : NULL;
    w = like->worker = ep != NULL ? like->ep->worker : worker_of(handle);
    must = w->fences > 0 || (like->kind == FLUSH_EP  ? like->ep->held > 0
                             : like->kind > FLUSH_EP ? w->held > 0
                             : in_order(like->kind)  ? like->ep->in_order > 0
                                                     : false);
    silent = like->kind == FENCE ||
             (may_be_silent(like, param) && (mode == HOLD || below(2) == 0));
    wanted = mode == HOLD ? like->kind == PUT && silent
                          : like->kind < FLUSH_EP && below(2) == 0;
    if (!must && !wanted) {
        pthread_mutex_unlock(&mutex);
        return false;
    }
    op = make_op(like, silent, param);
    hold(op);
    pthread_mutex_unlock(&mutex);
    *request_p = silent ? NULL : op;
    REAL(ucp_worker_signal); /* a thread that sleeps must make progress */
    f(w->handle);
    return true;
}
