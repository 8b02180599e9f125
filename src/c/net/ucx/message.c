/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Messages between PEs, for the collectives.
 */
#include <stdlib.h>

#include "net/ucx/bundle.h"
#include "net/ucx/operations.h"

static struct sma_message *new_message(int pe, size_t *got)
{
    struct sma_message *m = malloc(sizeof *m);

    if (m == NULL)
        sma_ucx_client->fatal("out of memory for a message");
    *m = (struct sma_message){.got = got, .pe = pe};
    return m;
}

struct sma_message *sma_ucx_send_message(int pe, uint64_t tag,
                                         const void *source, size_t bytes)
{
    struct sma_message *m = new_message(pe, NULL);
    const ucp_request_param_t params = sma_ucx_awaited(m);
    struct peer *p = peer_of(&sma_ucx_main, pe);
    ucs_status_ptr_t request;

    sma_ucx_send_open(); /* what the program did before goes before */
    request = ucp_tag_send_nbx(p->ep, source, bytes, tag ^ p->coll_mask,
                               &params);
    if (UCS_PTR_IS_PTR(request))
        return m;
    free(m);
    sma_ucx_check_peer(UCS_PTR_STATUS(request), "ucp_tag_send", pe);
    return NULL;
}

/* A message that is too long is not an error here: *got is its length. */
static void on_received(void *request, ucs_status_t status,
                        const ucp_tag_recv_info_t *info, void *data)
{
    struct sma_message *m = data;

    /* pairs with the release in sma_ucx_awaited */
    (void) __atomic_load_n(&m->given, __ATOMIC_ACQUIRE);
    *m->got = info->length;
    sma_ucx_on_done(
        request, status == UCS_ERR_MESSAGE_TRUNCATED ? UCS_OK : status, data);
}

struct sma_message *sma_ucx_receive_message(uint64_t tag, void *dest,
                                            size_t bytes, size_t *got_p)
{
    struct sma_message *m = new_message(-1, got_p);
    ucp_request_param_t params = sma_ucx_awaited(m);
    ucs_status_ptr_t request;

    /* UCX does not always fill in the length of a message that it receives at
     * once, so the callback tells the length of every message */
    params.op_attr_mask |= UCP_OP_ATTR_FLAG_NO_IMM_CMPL;
    params.cb.recv = on_received;
    request = ucp_tag_recv_nbx(sma_ucx_main.worker, dest, bytes,
                               tag ^ sma_ucx_coll_mask(sma_ucx_client->me),
                               UINT64_MAX, &params);
    if (UCS_PTR_IS_ERR(request))
        sma_ucx_check(UCS_PTR_STATUS(request), "ucp_tag_recv");
    return m;
}

bool sma_ucx_is_done(struct sma_message *m)
{
    sma_ucx_send_open();
    /* both loads pair with the release in sma_ucx_on_done */
    if (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE)) {
        sma_ucx_progress();
        if (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE))
            return false;
    }
    sma_ucx_check_peer(m->status, "a message between PEs", m->pe);
    free(m);
    return true;
}
