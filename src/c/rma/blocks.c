/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Strided transfers of blocks: ibput and ibget.  Strides count elements from
 * the start of one block to that of the next.
 */
#include "base/base.h"
#include "base/msg.h"
#include "check/check.h"
#include "check/region.h"
#include "gen/lists.h"
#include "memory/memory.h"
#include "net/ctx.h"
#include "net/xport.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "rma/rma.h"
#include "shmem.h"

/* What moves: n blocks of `bytes`, so many bytes from one to the next. */
struct blocks {
    size_t n, bytes, dst, sst;
};

static void check_stride(const char *routine, const char *arg, ptrdiff_t stride,
                         size_t bsize)
{
    if (unlikely(stride < 1 || (size_t) stride < bsize))
        sma_fatal(routine, "%s is %td, must be at least bsize, which is %zu",
                  arg, stride, bsize);
}

static inline size_t times(size_t a, size_t b)
{
    size_t product;

    return __builtin_mul_overflow(a, b, &product) ? SIZE_MAX : product;
}

/* Bytes from the first block to the end of the last; SIZE_MAX when that is more
 * than an address can hold. */
static size_t extent(const struct blocks *b, size_t stride)
{
    size_t bytes = times(b->n - 1, stride);

    if (__builtin_add_overflow(bytes, b->bytes, &bytes))
        return SIZE_MAX;
    return bytes;
}

/* Checks the arguments.  Blocks without gaps on both sides become one; n is 0
 * when nothing moves. */
static struct blocks arrange(const char *routine, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, size_t esize, int pe)
{
    struct blocks b = {.n = 0};

    sma_check_pe(routine, pe);
    if (bsize == 0 || nblocks == 0)
        return b;
    check_stride(routine, "dst", dst, bsize);
    check_stride(routine, "sst", sst, bsize);
    b = (struct blocks){nblocks, times(bsize, esize),
                        times((size_t) dst, esize), times((size_t) sst, esize)};
    if (b.bytes == b.dst && b.bytes == b.sst)
        b = (struct blocks){1, times(nblocks, b.bytes), 0, 0};
    return b;
}

static void copy_blocks(char *dest, const char *source, const struct blocks *b)
{
    for (size_t i = 0; i < b->n; i++)
        sma_copy(dest + i * b->dst, source + i * b->sst, b->bytes);
}

static void ibput(const char *routine, struct sma_ctx *ctx, void *dest,
                  const void *source,
                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                  size_t esize, int pe)
{
    int there = sma_ctx_pe(routine, ctx, pe);
    struct blocks b = arrange(routine, dst, sst, bsize, nblocks, esize, there);
    struct sma_address address;
    void *to;

    if (b.n == 0)
        return;
    if (bsize == 1) { /* whole words, and packed between nodes */
        sma_iput_ctx(routine, ctx, dest, source, dst, sst, nblocks, esize,
                     pe);
        return;
    }
    address = sma_find(routine, "dest", dest, extent(&b, b.dst));
    to = sma_mapped(address, there);
    if (likely(to != NULL)) {
        copy_blocks(to, source, &b);
        return;
    }
    for (size_t i = 0; i < b.n; i++, address.offset += b.dst)
        sma_remote_put_ctx(routine, ctx, there, address,
                        (const char *) source + i * b.sst, b.bytes);
}

static void ibget(const char *routine, struct sma_ctx *ctx, void *dest,
                  const void *source,
                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                  size_t esize, int pe)
{
    int there = sma_ctx_pe(routine, ctx, pe);
    struct blocks b = arrange(routine, dst, sst, bsize, nblocks, esize, there);
    struct sma_address address;
    const void *from;

    if (b.n == 0)
        return;
    if (bsize == 1) {
        sma_iget_ctx(routine, ctx, dest, source, dst, sst, nblocks, esize,
                     pe);
        return;
    }
    address = sma_find(routine, "source", source, extent(&b, b.sst));
    from = sma_mapped(address, there);
    if (likely(from != NULL)) {
        copy_blocks(dest, from, &b);
        return;
    }
    for (size_t i = 0; i < b.n; i++, address.offset += b.sst)
        sma_remote_get_nbi_ctx(routine, ctx, there, address,
                            (char *) dest + i * b.dst, b.bytes);
    sma_remote_quiet_ctx(routine, ctx);
}

/* ------------------------------------------------------------- entry points */

/* Both forms of a routine: PREFIX_NAME and PREFIX_ctx_NAME. */
#define DEFINE(prefix, name, call, type, esize) \
    void p##prefix##_##name(type *dest, const type *source, ptrdiff_t dst, \
                            ptrdiff_t sst, size_t bsize, size_t nblocks, \
                            int pe) \
    { \
        call(#prefix "_" #name, SMA_CTX_DEFAULT, dest, source, dst, sst, \
             bsize, nblocks, esize, pe); \
    } \
    SMA_ALIAS(prefix##_##name) \
    void p##prefix##_ctx_##name(shmem_ctx_t ctx, type *dest, \
                                const type *source, ptrdiff_t dst, \
                                ptrdiff_t sst, size_t bsize, size_t nblocks, \
                                int pe) \
    { \
        call(#prefix "_ctx_" #name, ctx, dest, source, dst, sst, bsize, \
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
