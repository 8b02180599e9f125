/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The state that all files of this directory share, and how requests end.
 */
#include "net/ucx/ucx.h"

const struct sma_wire_host *sma_ucx_host;
ucp_context_h sma_ucx_context;
struct sma_wire_lane *sma_ucx_main;

void sma_ucx_check(ucs_status_t status, const char *what)
{
    if (status != UCS_OK)
        sma_ucx_host->fatal("UCX: %s: %s", what, ucs_status_string(status));
}

void sma_ucx_on_done(void *request, ucs_status_t status, void *data)
{
    struct sma_wire_op *op = data;

    /* pairs with the release in sma_ucx_params */
    (void) __atomic_load_n(&op->given, __ATOMIC_ACQUIRE);
    ucp_request_free(request);
    op->done(op, status == UCS_OK ? NULL : ucs_status_string(status));
}

ucp_request_param_t sma_ucx_params(struct sma_wire_op *op)
{
    /* pairs with the acquires of the callbacks */
    __atomic_store_n(&op->given, true, __ATOMIC_RELEASE);
    return (ucp_request_param_t){
        .op_attr_mask =
            UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = sma_ucx_on_done,
        .user_data = op,
    };
}
