/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The operations of the wire, and the memory that they reach.
 */
#include "net/ofi/ofi.h"

#include <stdlib.h>
#include <string.h>

static struct sma_wire_memory *memories;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of memories */

static bool has_mode(int bit)
{
    return (sma_ofi_info->domain_attr->mr_mode & bit) != 0;
}

struct fid_mr *sma_ofi_register(void *base, size_t bytes, uint64_t access)
{
    static uint64_t next_key; /* where the provider makes none */
    struct fid_mr *mr;

    sma_ofi_check(fi_mr_reg(sma_ofi_domain, base, bytes, access, 0,
                            __atomic_add_fetch(&next_key, 1, __ATOMIC_RELAXED),
                            0, &mr, NULL),
                  "fi_mr_reg");
    if (has_mode(FI_MR_ENDPOINT)) {
        sma_ofi_check(fi_mr_bind(mr, &sma_ofi_main->ep->fid, 0), "fi_mr_bind");
        sma_ofi_check(fi_mr_enable(mr), "fi_mr_enable");
    }
    return mr;
}

void *sma_ofi_find(const void *data, size_t bytes)
{
    const char *at = data;
    void *desc = NULL;

    pthread_mutex_lock(&lock);
    for (struct sma_wire_memory *m = memories; m != NULL; m = m->next)
        if (at >= m->base && bytes <= m->bytes &&
            (size_t) (at - m->base) <= m->bytes - bytes) {
            desc = fi_mr_desc(m->mr);
            break;
        }
    pthread_mutex_unlock(&lock);
    return desc;
}

struct sma_wire_memory *sma_ofi_add(void *base, size_t bytes)
{
    struct sma_wire_memory *m = sma_ofi_calloc(1, sizeof *m);

    m->base = base;
    m->bytes = bytes;
    m->mr = sma_ofi_register(base, bytes,
                             FI_REMOTE_READ | FI_REMOTE_WRITE | FI_READ |
                                 FI_WRITE | FI_SEND | FI_RECV);
    pthread_mutex_lock(&lock);
    m->next = memories;
    memories = m;
    pthread_mutex_unlock(&lock);
    return m;
}

void sma_ofi_drop(struct sma_wire_memory *memory)
{
    struct sma_wire_memory **at = &memories;

    pthread_mutex_lock(&lock);
    while (*at != memory)
        at = &(*at)->next;
    *at = memory->next;
    pthread_mutex_unlock(&lock);
    fi_close(&memory->mr->fid);
    free(memory);
}

void *sma_ofi_key(struct sma_wire_memory *memory, size_t *bytes_p)
{
    struct sma_wire_key *key = sma_ofi_calloc(1, sizeof *key);

    key->key = fi_mr_key(memory->mr);
    /* without virtual addresses they count from the beginning of the memory */
    key->base = has_mode(FI_MR_VIRT_ADDR) ? 0 : (uintptr_t) memory->base;
    *bytes_p = sizeof *key;
    return key;
}

struct sma_wire_key *sma_ofi_open_key(struct sma_wire_link *link,
                                      const void *key, size_t bytes)
{
    struct sma_wire_key *opened = sma_ofi_calloc(1, sizeof *opened);

    (void) link;
    if (bytes != sizeof *opened)
        sma_ofi_host->fatal("libfabric: a key of %zu bytes", bytes);
    memcpy(opened, key, sizeof *opened);
    return opened;
}

void sma_ofi_close_key(struct sma_wire_key *key)
{
    free(key);
}

/* --------------------------------------------------------------- operations */

static struct request *make(enum kind kind, struct sma_wire_lane *lane,
                            struct sma_wire_op *op, const void *data,
                            size_t bytes)
{
    struct request *r = sma_ofi_calloc(1, sizeof *r);

    r->kind = kind;
    r->lane = lane;
    r->op = op;
    r->data = (void *) (uintptr_t) data;
    r->bytes = bytes;
    if (!has_mode(FI_MR_LOCAL) || bytes == 0)
        return r;
    r->desc = sma_ofi_find(data, bytes);
    if (r->desc == NULL) {
        r->own = sma_ofi_register(r->data, bytes,
                                  FI_READ | FI_WRITE | FI_SEND | FI_RECV);
        r->desc = fi_mr_desc(r->own);
    }
    return r;
}

static struct request *make_rma(enum kind kind, struct sma_wire_link *link,
                                const struct sma_wire_key *key, uint64_t at,
                                const void *data, size_t bytes,
                                struct sma_wire_op *op)
{
    struct request *r = make(kind, link->lane, op, data, bytes);

    r->link = link;
    r->key = key->key;
    r->at = at - key->base;
    return r;
}

bool sma_ofi_send(struct sma_wire_link *link, const void *data, size_t bytes,
                  struct sma_wire_op *op)
{
    struct request *r = make(SEND, link->lane, op, data, bytes);

    r->link = link;
    sma_ofi_start(r);
    return false;
}

bool sma_ofi_put(struct sma_wire_link *link, struct sma_wire_key *key,
                 uint64_t at, const void *source, size_t bytes,
                 struct sma_wire_op *op)
{
    sma_ofi_start(make_rma(PUT, link, key, at, source, bytes, op));
    return false;
}

bool sma_ofi_get(struct sma_wire_link *link, struct sma_wire_key *key,
                 uint64_t at, void *dest, size_t bytes, struct sma_wire_op *op)
{
    sma_ofi_start(make_rma(GET, link, key, at, dest, bytes, op));
    return false;
}

bool sma_ofi_atomic(struct sma_wire_link *link, struct sma_wire_key *key,
                    uint64_t at, struct sma_wire_atomic *a,
                    struct sma_wire_op *op)
{
    struct request *r = make_rma(ATOMIC, link, key, at, a, sizeof *a, op);

    r->atomic = a;
    sma_ofi_start(r);
    return false;
}

bool sma_ofi_send_tagged(struct sma_wire_link *link, uint64_t tag,
                         const void *data, size_t bytes, struct sma_wire_op *op)
{
    struct request *r = make(SEND_TAGGED, link->lane, op, data, bytes);

    r->link = link;
    r->tag = tag;
    sma_ofi_start(r);
    return false;
}

void sma_ofi_receive_tagged(uint64_t tag, void *dest, size_t bytes,
                            struct sma_wire_receive *receive)
{
    struct request *r =
        make(RECEIVE_TAGGED, sma_ofi_main, &receive->op, dest, bytes);

    r->tag = tag;
    sma_ofi_post_receive(r);
}
