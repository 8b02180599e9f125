/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What delay.c, the functions that take the place of UCX's, and delay_queue.c,
 * the operations that are held back, share.
 */
#ifndef DELAY_H
#define DELAY_H

#define _GNU_SOURCE
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ucp/api/ucp.h>

enum kind { PUT, GET, ATOMIC, AM, FLUSH_EP, FLUSH_ALL, FENCE };

struct op {
    enum kind kind;
    struct worker *worker;
    struct endpoint *ep; /* NULL: all of the worker */
    struct op *next;
    int64_t due;
    bool leaving;     /* a thread gives it to UCX */
    bool listed;      /* it is in the list of its worker */
    bool done, freed; /* complete; its caller has no request, or not any more */
    ucs_status_t status;
    /* the arguments of UCX's function */
    unsigned id;
    uint64_t remote, operand[2];
    ucp_rkey_h key;
    ucp_atomic_op_t atomic;
    const void *buffer;
    size_t count, header_bytes;
    void *header, *copy;
    ucp_request_param_t param;
    ucp_send_nbx_callback_t callback; /* of the caller */
    void *user_data;
};

/* UCX's function of a name. */
void *delay_real(const char *name);

/* Declares f as UCX's function. */
#define REAL(function) \
    __typeof__(function) *f; \
    *(void **) &f = delay_real(#function)

/* Holds a call back, and sets what it returns, or returns false: then the call
 * is made at once. */
bool delay_hold(struct op *like, ucp_ep_h ep, ucp_worker_h handle,
                const ucp_request_param_t *param, ucs_status_ptr_t *request_p);

/* Gives UCX what is due of a worker.  Returns false when nothing was. */
bool delay_sweep(ucp_worker_h handle);

/* Must a thread make progress, as something of the worker will be due? */
bool delay_waits(ucp_worker_h handle);

/* Workers and endpoints come and go.  What is held back of them leaves before
 * they go. */
void delay_add_worker(ucp_worker_h handle);
void delay_remove_worker(ucp_worker_h handle);
void delay_add_endpoint(ucp_worker_h worker, ucp_ep_h handle);
void delay_remove_endpoint(ucp_ep_h handle);

/* Is a request one of those that are held back?  Then its caller gives it back,
 * or asks for its status. */
bool delay_is_request(const void *request);
void delay_free_request(void *request);
ucs_status_t delay_status(void *request);

#endif
