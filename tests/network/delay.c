/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * UCX as a slow network: a shared object for LD_PRELOAD, whose functions take
 * the place of UCX's.  Operations are held back for a random time and then
 * given to UCX by whichever thread makes progress, so that what UCX does not
 * promise does not happen by luck.  SMA_TEST_DELAY says what is held back:
 *
 *   ep    puts, gets, atomic operations, active messages and flushes; those of
 *         one endpoint keep their order, endpoints overtake each other
 *   loose likewise, but puts overtake all and are overtaken, up to a flush or a
 *         fence: UCX promises no more
 *   hold  only puts, and they leave at a flush, not before
 *
 * SMA_TEST_DELAY_US is the usual time in microseconds (800), and
 * SMA_TEST_DELAY_SEED chooses other random numbers.  The object does nothing
 * without SMA_TEST_DELAY.
 *
 * An operation that is held back is a request, or complete at once as far as
 * its caller can see: then its data are copied.  Messages with tags are not
 * held back, as libsma takes a PE that has ended for one that has sent all.
 */
#include "delay.h"

ucs_status_t ucp_worker_create(ucp_context_h context,
                               const ucp_worker_params_t *params,
                               ucp_worker_h *worker_p)
{
    REAL(ucp_worker_create);
    ucs_status_t status = f(context, params, worker_p);

    if (status == UCS_OK)
        delay_add_worker(*worker_p);
    return status;
}

void ucp_worker_destroy(ucp_worker_h worker)
{
    REAL(ucp_worker_destroy);

    delay_remove_worker(worker);
    f(worker);
}

ucs_status_t ucp_ep_create(ucp_worker_h worker, const ucp_ep_params_t *params,
                           ucp_ep_h *ep_p)
{
    REAL(ucp_ep_create);
    ucs_status_t status = f(worker, params, ep_p);

    if (status == UCS_OK)
        delay_add_endpoint(worker, *ep_p);
    return status;
}

ucs_status_ptr_t ucp_ep_close_nbx(ucp_ep_h ep, const ucp_request_param_t *param)
{
    REAL(ucp_ep_close_nbx);

    delay_remove_endpoint(ep);
    return f(ep, param);
}

void ucp_request_free(void *request)
{
    REAL(ucp_request_free);

    if (delay_is_request(request))
        delay_free_request(request);
    else
        f(request);
}

ucs_status_t ucp_request_check_status(void *request)
{
    REAL(ucp_request_check_status);

    return delay_is_request(request) ? delay_status(request) : f(request);
}

unsigned ucp_worker_progress(ucp_worker_h worker)
{
    bool some = delay_sweep(worker);
    REAL(ucp_worker_progress);

    return f(worker) + some;
}

/* As long as something is held back, nobody sleeps. */
ucs_status_t ucp_worker_arm(ucp_worker_h worker)
{
    REAL(ucp_worker_arm);

    return delay_waits(worker) ? UCS_ERR_BUSY : f(worker);
}

ucs_status_ptr_t ucp_put_nbx(ucp_ep_h ep, const void *buffer, size_t count,
                             uint64_t remote_addr, ucp_rkey_h rkey,
                             const ucp_request_param_t *param)
{
    struct op op = {.kind = PUT,
                    .buffer = buffer,
                    .count = count,
                    .remote = remote_addr,
                    .key = rkey};
    ucs_status_ptr_t request;
    REAL(ucp_put_nbx);

    return delay_hold(&op, ep, NULL, param, &request)
               ? request
               : f(ep, buffer, count, remote_addr, rkey, param);
}

ucs_status_ptr_t ucp_get_nbx(ucp_ep_h ep, void *buffer, size_t count,
                             uint64_t remote_addr, ucp_rkey_h rkey,
                             const ucp_request_param_t *param)
{
    struct op op = {.kind = GET,
                    .buffer = buffer,
                    .count = count,
                    .remote = remote_addr,
                    .key = rkey};
    ucs_status_ptr_t request;
    REAL(ucp_get_nbx);

    return delay_hold(&op, ep, NULL, param, &request)
               ? request
               : f(ep, buffer, count, remote_addr, rkey, param);
}

ucs_status_ptr_t ucp_atomic_op_nbx(ucp_ep_h ep, ucp_atomic_op_t opcode,
                                   const void *buffer, size_t count,
                                   uint64_t remote_addr, ucp_rkey_h rkey,
                                   const ucp_request_param_t *param)
{
    struct op op = {.kind = ATOMIC,
                    .atomic = opcode,
                    .buffer = buffer,
                    .count = count,
                    .remote = remote_addr,
                    .key = rkey};
    ucs_status_ptr_t request;
    REAL(ucp_atomic_op_nbx);

    return delay_hold(&op, ep, NULL, param, &request)
               ? request
               : f(ep, opcode, buffer, count, remote_addr, rkey, param);
}

ucs_status_ptr_t ucp_am_send_nbx(ucp_ep_h ep, unsigned id, const void *header,
                                 size_t header_length, const void *buffer,
                                 size_t count, const ucp_request_param_t *param)
{
    struct op op = {.kind = AM,
                    .id = id,
                    .header = (void *) header,
                    .header_bytes = header_length,
                    .buffer = buffer,
                    .count = count};
    ucs_status_ptr_t request;
    REAL(ucp_am_send_nbx);

    return delay_hold(&op, ep, NULL, param, &request)
               ? request
               : f(ep, id, header, header_length, buffer, count, param);
}

ucs_status_ptr_t ucp_ep_flush_nbx(ucp_ep_h ep, const ucp_request_param_t *param)
{
    struct op op = {.kind = FLUSH_EP};
    ucs_status_ptr_t request;
    REAL(ucp_ep_flush_nbx);

    return delay_hold(&op, ep, NULL, param, &request) ? request : f(ep, param);
}

ucs_status_ptr_t ucp_worker_flush_nbx(ucp_worker_h worker,
                                      const ucp_request_param_t *param)
{
    struct op op = {.kind = FLUSH_ALL};
    ucs_status_ptr_t request;
    REAL(ucp_worker_flush_nbx);

    return delay_hold(&op, NULL, worker, param, &request) ? request
                                                          : f(worker, param);
}

ucs_status_t ucp_worker_fence(ucp_worker_h worker)
{
    const ucp_request_param_t none = {0};
    struct op op = {.kind = FENCE};
    ucs_status_ptr_t request;
    REAL(ucp_worker_fence);

    return delay_hold(&op, NULL, worker, &none, &request) ? UCS_OK : f(worker);
}
