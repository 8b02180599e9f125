/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The operations of the wire, and the memory that they reach.
 */
#include "net/ucx/ucx.h"

#include <stdlib.h>

void sma_ucx_on_done(void *request, ucs_status_t status, void *data)
{
    struct sma_wire_op *op = data;

    /* pairs with the release in sma_ucx_params */
    (void) __atomic_load_n(&op->given, __ATOMIC_ACQUIRE);
    ucp_request_free(request);
    op->done(op, status == UCS_OK ? NULL : ucs_status_string(status));
}

/* Is an operation complete, which UCX has answered so?  Calls sma_ucx_leave. */
static bool is_complete(struct sma_wire_lane *lane, ucs_status_ptr_t request,
                        struct sma_wire_op *op)
{
    sma_ucx_leave(lane);
    if (UCS_PTR_IS_ERR(request))
        op->done(op, ucs_status_string(UCS_PTR_STATUS(request)));
    return request == NULL;
}

/* ------------------------------------------------------------------- memory */

struct sma_wire_memory {
    ucp_mem_h ucp;
    void *nic; /* NULL: there is none (nic.c) */
};

struct sma_wire_key {
    ucp_rkey_h ucp;
    uct_rkey_bundle_t nic;
};

struct sma_wire_memory *sma_ucx_add(void *base, size_t bytes)
{
    const ucp_mem_map_params_t params = {
        .field_mask = UCP_MEM_MAP_PARAM_FIELD_ADDRESS |
                      UCP_MEM_MAP_PARAM_FIELD_LENGTH |
                      UCP_MEM_MAP_PARAM_FIELD_FLAGS,
        .address = base,
        .length = bytes,
        /* does not touch pages that the program has not used */
        .flags = UCP_MEM_MAP_NONBLOCK,
    };
    struct sma_wire_memory *memory = malloc(sizeof *memory);

    if (memory == NULL)
        sma_ucx_host->no_memory("to register memory");
    sma_ucx_check(ucp_mem_map(sma_ucx_context, &params, &memory->ucp),
                  "ucp_mem_map");
    memory->nic = sma_ucx_add_to_nic(base, bytes);
    return memory;
}

void sma_ucx_drop(struct sma_wire_memory *memory)
{
    sma_ucx_drop_from_nic(memory->nic);
    ucp_mem_unmap(sma_ucx_context, memory->ucp);
    free(memory);
}

/* That of the NIC comes first, as its length is known. */
void *sma_ucx_key(struct sma_wire_memory *memory, size_t *bytes_p)
{
    size_t of_nic = sma_ucx_nic_key_bytes(), bytes;
    void *key;
    char *all;

    sma_ucx_check(ucp_rkey_pack(sma_ucx_context, memory->ucp, &key, &bytes),
                  "ucp_rkey_pack");
    all = malloc(of_nic + bytes);
    if (all == NULL)
        sma_ucx_host->no_memory("for a memory key");
    sma_ucx_pack_nic_key(memory->nic, all);
    memcpy(all + of_nic, key, bytes);
    ucp_rkey_buffer_release(key);
    *bytes_p = of_nic + bytes;
    return all;
}

struct sma_wire_key *sma_ucx_open_key(struct sma_wire_link *link,
                                      const void *key, size_t bytes)
{
    struct sma_wire_key *opened = malloc(sizeof *opened);

    (void) bytes;
    if (opened == NULL)
        sma_ucx_host->no_memory("for a memory key");
    sma_ucx_open_nic_key(key, &opened->nic);
    sma_ucx_check(ucp_ep_rkey_unpack(
                      link->ep, (const char *) key + sma_ucx_nic_key_bytes(),
                      &opened->ucp),
                  "ucp_ep_rkey_unpack");
    return opened;
}

void sma_ucx_close_key(struct sma_wire_key *key)
{
    sma_ucx_close_nic_key(&key->nic);
    ucp_rkey_destroy(key->ucp);
    free(key);
}

/* --------------------------------------------------------------- operations */

/*
 * UCX sends a message over TCP with sendmsg, from where its parts are, unless it is a
 * list of parts itself: such a message is copied, and sent with send.  That takes 0.4 us
 * less in the kernel, and the copy of some KiB less than that.
 */
bool sma_ucx_send(struct sma_wire_link *link, const void *data, size_t bytes,
                  struct sma_wire_message *message)
{
    enum { MOST_COPIED = 8192 };
    const ucp_dt_iov_t whole = {.buffer = (void *) data, .length = bytes};
    ucp_request_param_t params = sma_ucx_params(&message->op);
    bool copied = link->one_socket && bytes <= MOST_COPIED;

    params.op_attr_mask |= UCP_OP_ATTR_FIELD_FLAGS;
    params.flags = UCP_AM_SEND_FLAG_EAGER;
    if (copied) {
        _Static_assert(sizeof whole == sizeof message->own, "no space");
        memcpy(message->own, &whole, sizeof whole);
        params.op_attr_mask |= UCP_OP_ATTR_FIELD_DATATYPE;
        params.datatype = UCP_DATATYPE_IOV;
    }
    sma_ucx_enter(link->lane);
    return is_complete(link->lane,
                       ucp_am_send_nbx(link->ep, SMA_UCX_MESSAGE, NULL, 0,
                                       copied ? message->own : data,
                                       copied ? 1 : bytes, &params),
                       &message->op);
}

bool sma_ucx_put(struct sma_wire_link *link, struct sma_wire_key *key,
                 uint64_t at, const void *source, size_t bytes,
                 struct sma_wire_op *op)
{
    const ucp_request_param_t params = sma_ucx_params(op);

    sma_ucx_enter(link->lane);
    return is_complete(
        link->lane, ucp_put_nbx(link->ep, source, bytes, at, key->ucp, &params),
        op);
}

bool sma_ucx_get(struct sma_wire_link *link, struct sma_wire_key *key,
                 uint64_t at, void *dest, size_t bytes, struct sma_wire_op *op)
{
    const ucp_request_param_t params = sma_ucx_params(op);

    sma_ucx_enter(link->lane);
    return is_complete(
        link->lane, ucp_get_nbx(link->ep, dest, bytes, at, key->ucp, &params),
        op);
}

/* The atomic operations of UCX. */
static const ucp_atomic_op_t ops[] = {
    [SMA_AMO_SWAP] = UCP_ATOMIC_OP_SWAP, [SMA_AMO_CSWAP] = UCP_ATOMIC_OP_CSWAP,
    [SMA_AMO_ADD] = UCP_ATOMIC_OP_ADD,   [SMA_AMO_AND] = UCP_ATOMIC_OP_AND,
    [SMA_AMO_OR] = UCP_ATOMIC_OP_OR,     [SMA_AMO_XOR] = UCP_ATOMIC_OP_XOR,
};

/*
 * The request always asks for the old value, so that it ends when the operation
 * is complete.  A request without an answer ends when it is sent, and only a
 * flush tells when the operation is complete.  UCX 1.13 may end a flush before
 * such an operation has reached its target, which tests/c/ctx.c notices.
 */
bool sma_ucx_atomic(struct sma_wire_link *link, struct sma_wire_key *key,
                    uint64_t at, struct sma_wire_atomic *a,
                    struct sma_wire_op *op)
{
    ucp_request_param_t params = sma_ucx_params(op);
    bool compares = a->op == SMA_AMO_CSWAP;

    if (a->bytes == 8 && sma_ucx_has_nic()) {
        sma_ucx_nic_atomic(link->pe, key->nic.rkey, at, a, op);
        return false;
    }
    params.op_attr_mask |=
        UCP_OP_ATTR_FIELD_DATATYPE | UCP_OP_ATTR_FIELD_REPLY_BUFFER;
    params.datatype = ucp_dt_make_contig(a->bytes);
    params.reply_buffer = &a->was;
    /* for a compare-and-swap UCX takes the value to store from the reply
     * buffer */
    a->was = a->value;
    sma_ucx_enter(link->lane);
    return is_complete(link->lane,
                       ucp_atomic_op_nbx(link->ep, ops[a->op],
                                         compares ? &a->cond : &a->value, 1, at,
                                         key->ucp, &params),
                       op);
}

/*
 * Since UCX 1.16 a put over TCP is done when its target has answered, so that a flush
 * seldom has something to wait for.  The flush of an endpoint sends a message even so,
 * which takes a third of the time of a put of 64 KiB.  The flush of a worker sends none
 * where nothing is in flight; otherwise it flushes all endpoints, which must be few.
 */
bool sma_ucx_flush(struct sma_wire_link *link, struct sma_wire_op *op)
{
    enum { FEW = 8 };
    const ucp_request_param_t params = sma_ucx_params(op);
    bool few = __atomic_load_n(&link->lane->n_links, __ATOMIC_RELAXED) <= FEW;

    sma_ucx_enter(link->lane);
    if (sma_ucx_is_since(16) && !link->nic && few)
        return is_complete(
            link->lane, ucp_worker_flush_nbx(link->lane->worker, &params), op);
    return is_complete(link->lane, ucp_ep_flush_nbx(link->ep, &params), op);
}

/* ----------------------------------------------------------------- messages */

bool sma_ucx_send_tagged(struct sma_wire_link *link, uint64_t tag,
                         const void *data, size_t bytes, struct sma_wire_op *op)
{
    const ucp_request_param_t params = sma_ucx_params(op);

    sma_ucx_enter(link->lane);
    return is_complete(
        link->lane, ucp_tag_send_nbx(link->ep, data, bytes, tag, &params), op);
}

/* A message that is too long is not an error here: `got` is its length. */
static void on_received(void *request, ucs_status_t status,
                        const ucp_tag_recv_info_t *info, void *data)
{
    struct sma_wire_receive *receive = data;

    /* pairs with the release in sma_ucx_params */
    (void) __atomic_load_n(&receive->op.given, __ATOMIC_ACQUIRE);
    receive->got = info->length;
    sma_ucx_on_done(request,
                    status == UCS_ERR_MESSAGE_TRUNCATED ? UCS_OK : status,
                    &receive->op);
}

void sma_ucx_receive_tagged(uint64_t tag, void *dest, size_t bytes,
                            struct sma_wire_receive *receive)
{
    ucp_request_param_t params = sma_ucx_params(&receive->op);

    /* UCX does not always fill in the length of a message that it receives at
     * once, so the callback tells the length of every message */
    params.op_attr_mask |= UCP_OP_ATTR_FLAG_NO_IMM_CMPL;
    params.cb.recv = on_received;
    sma_ucx_enter(sma_ucx_main);
    is_complete(sma_ucx_main,
                ucp_tag_recv_nbx(sma_ucx_main->worker, dest, bytes, tag,
                                 UINT64_MAX, &params),
                &receive->op);
}
