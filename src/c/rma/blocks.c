/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Strided transfers of blocks: ibput and ibget.  Strides count elements from
 * the start of one block to that of the next.
 */
#include "account/account.h"
#include "check/check.h"
#include "gen/lists.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "rma/rma.h"

/* What a transfer moves: n blocks of `bytes`.  At the target a block begins dst
 * bytes after the one before, at the source sst bytes. */
struct blocks {
    size_t n, bytes, dst, sst;
};

static void check_stride(const struct sma_routine *routine, const char *arg,
                         ptrdiff_t stride, size_t bsize)
{
    if (unlikely(stride < 1 || (size_t) stride < bsize))
        sma_fatal(routine, "%s is %td, must be at least bsize, which is %td",
                  arg, stride, (ptrdiff_t) bsize);
}

/* Checks the arguments and returns what they ask for; n is 0 when nothing
 * moves.  Blocks that have no gaps between them on either side become one. */
static struct blocks arrange(const struct sma_routine *routine, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks,
                             size_t esize, int pe)
{
    struct blocks b = {.n = 0};

    sma_check_pe(routine, pe);
    if (bsize == 0 || nblocks == 0) {
        sma_call_nothing(routine, pe);
        return b;
    }
    check_stride(routine, "dst", dst, bsize);
    check_stride(routine, "sst", sst, bsize);
    b = (struct blocks){.n = nblocks,
                        .bytes = sma_bytes_of(bsize, esize),
                        .dst = sma_bytes_of((size_t) dst, esize),
                        .sst = sma_bytes_of((size_t) sst, esize)};
    if (b.bytes == b.dst && b.bytes == b.sst)
        b = (struct blocks){.n = 1, .bytes = sma_bytes_of(nblocks, b.bytes)};
    return b;
}

/* The blocks at a symmetric address, for the transport. */
static struct sma_strided at(struct sma_address address, const struct blocks *b,
                             size_t stride)
{
    return (struct sma_strided){.first = address,
                                .stride = (ptrdiff_t) stride,
                                .bytes = b->bytes,
                                .n = b->n};
}

static void ibput(const struct sma_routine *routine, struct sma_ctx *ctx,
                  void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t bsize, size_t nblocks, size_t esize, int pe)
{
    int world = sma_ctx_pe(routine, ctx, pe);
    struct blocks b = arrange(routine, dst, sst, bsize, nblocks, esize, world);
    struct sma_address address;
    size_t span;
    void *to;

    if (b.n == 0)
        return;
    sma_check_null(routine, "source", source);
    if (bsize == 1) { /* iput is faster for single elements */
        sma_iput_ctx(routine, ctx, dest, source, dst, sst, nblocks, esize, pe);
        return;
    }
    span = sma_span_of(b.n, b.dst, b.bytes);
    if (unlikely(!sma_find_quick(dest, span, &address))) {
        SMA_SEE(routine,
                ibput(routine, ctx, dest, source, dst, sst, bsize, nblocks,
                      esize, pe),
                SMA_ABOUT_PE(world, bsize * nblocks * esize));
        address = sma_find_slow(routine, SMA_ARG(dest), dest, span, world);
    }
    to = sma_mapped(address, world);
    if (likely(to != NULL)) {
        sma_copy_blocks(to, (ptrdiff_t) b.dst, source, (ptrdiff_t) b.sst,
                        b.bytes, b.n);
        return;
    }
    sma_net_put_blocks(routine, ctx, world, at(address, &b, b.dst), source,
                       (ptrdiff_t) b.sst);
}

static void ibget(const struct sma_routine *routine, struct sma_ctx *ctx,
                  void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t bsize, size_t nblocks, size_t esize, int pe)
{
    int world = sma_ctx_pe(routine, ctx, pe);
    struct blocks b = arrange(routine, dst, sst, bsize, nblocks, esize, world);
    struct sma_address address;
    const void *from;
    size_t span;
    bool quick;

    if (b.n == 0)
        return;
    sma_check_null(routine, "dest", dest);
    if (bsize == 1) {
        sma_iget_ctx(routine, ctx, dest, source, dst, sst, nblocks, esize, pe);
        return;
    }
    span = sma_span_of(b.n, b.sst, b.bytes);
    quick = sma_find_quick_read(source, span, &address);
    if (unlikely(!quick)) {
        SMA_SEE(routine,
                ibget(routine, ctx, dest, source, dst, sst, bsize, nblocks,
                      esize, pe),
                SMA_ABOUT_GET(world, bsize * nblocks * esize));
        address = sma_find(routine, SMA_ARG(source), source, span, world);
        if (address.region == SMA_CONSTANTS) {
            sma_copy_blocks(dest, (ptrdiff_t) b.dst, source, (ptrdiff_t) b.sst,
                            b.bytes, b.n);
            return;
        }
    }
    from = sma_mapped(address, world);
    if (likely(from != NULL)) {
        sma_copy_blocks(dest, (ptrdiff_t) b.dst, from, (ptrdiff_t) b.sst,
                        b.bytes, b.n);
        sma_order_loads();
        if (unlikely(!quick) && sma_reports_polls &&
            !SMA_MUTANT(blocks_poll_idle))
            sma_poll_read(source, world, sma_poll_mix(0, dest, b.bytes));
        return;
    }
    sma_net_get_blocks(routine, ctx, world, at(address, &b, b.sst), dest,
                       (ptrdiff_t) b.dst);
}

/* ------------------------------------------------------------- entry points */

/* A routine in both forms: PREFIX_NAME and PREFIX_ctx_NAME. */
#define DEFINE(prefix, name, call, type, esize) \
    void p##prefix##_##name(type *dest, const type *source, ptrdiff_t dst, \
                            ptrdiff_t sst, size_t bsize, size_t nblocks, \
                            int pe) \
    { \
        call(SMA_R(prefix##_##name), SMA_CTX_DEFAULT, dest, source, dst, sst, \
             bsize, nblocks, esize, pe); \
    } \
    SMA_ALIAS(prefix##_##name) \
    void p##prefix##_ctx_##name( \
        shmem_ctx_t ctx, type *dest, const type *source, ptrdiff_t dst, \
        ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) \
    { \
        call(SMA_R(prefix##_ctx_##name), ctx, dest, source, dst, sst, bsize, \
             nblocks, esize, pe); \
    } \
    SMA_ALIAS(prefix##_ctx_##name)

#define DEFINE_TYPED(T, type) \
    DEFINE(shmem, T##_ibput, ibput, type, sizeof(type)) \
    DEFINE(shmem, T##_ibget, ibget, type, sizeof(type)) \
    DEFINE(shmemx, T##_ibput, ibput, type, sizeof(type)) \
    DEFINE(shmemx, T##_ibget, ibget, type, sizeof(type))

#define DEFINE_SIZED(bits, bytes) \
    DEFINE(shmem, ibput##bits, ibput, void, bytes) \
    DEFINE(shmem, ibget##bits, ibget, void, bytes) \
    DEFINE(shmemx, ibput##bits, ibput, void, bytes) \
    DEFINE(shmemx, ibget##bits, ibget, void, bytes)

SMA_LIST_RMA_STD(DEFINE_TYPED)
SMA_LIST_SIZE(DEFINE_SIZED)
