/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Strided transfers: iput and iget.  Strides count elements.
 */
#include "account/account.h"
#include "check/check.h"
#include "gen/lists.h"
#include "pshmem.h"
#include "rma/rma.h"

enum { REPORTED = 64 }; /* elements of an iget that a report compares */

/* Where esize is a constant, whole words are moved. */
static inline __attribute__((always_inline)) void
copy_elements(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
              size_t n, size_t esize)
{
    for (ptrdiff_t i = 0; i < (ptrdiff_t) n; i++) {
        char *to = dest + i * dst * (ptrdiff_t) esize;
        const char *from = source + i * sst * (ptrdiff_t) esize;

        if (esize == 2 || esize == 4 || esize == 8)
            sma_copy(to, from, esize);
        else
            memcpy(to, from, esize);
    }
}

/* Elements of any other size: Fortran's CHARACTERs, and COMPLEX of 32 bytes.
 * Not inlined: the call of memcpy would cost the usual sizes registers. */
static __attribute__((noinline)) void copy_other(char *dest, const char *source,
                                                 ptrdiff_t dst, ptrdiff_t sst,
                                                 size_t n, size_t esize)
{
    copy_elements(dest, source, dst, sst, n, esize);
}

void sma_copy_strided(void *dest, const void *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t n, size_t esize)
{
    if (dst == 1 && sst == 1) {
        sma_copy(dest, source, n * esize);
        return;
    }
    switch (esize) {
    case 1: copy_elements(dest, source, dst, sst, n, 1); break;
    case 2: copy_elements(dest, source, dst, sst, n, 2); break;
    case 4: copy_elements(dest, source, dst, sst, n, 4); break;
    case 8: copy_elements(dest, source, dst, sst, n, 8); break;
    case 16: copy_elements(dest, source, dst, sst, n, 16); break;
    default: copy_other(dest, source, dst, sst, n, esize); break;
    }
}

/* ------------------------------------------------- to and from other nodes */

/* n elements of esize bytes at a symmetric address. */
static struct sma_strided elements(struct sma_address address, ptrdiff_t stride,
                                   size_t n, size_t esize)
{
    return (struct sma_strided){.first = address,
                                .stride = stride * (ptrdiff_t) esize,
                                .bytes = esize,
                                .n = n};
}

/* ------------------------------------------------------------------ checks */

static void check_stride(const struct sma_routine *routine, const char *arg,
                         ptrdiff_t stride)
{
    if (unlikely(stride < 1) && sma_self.check > 0)
        sma_fatal(routine, "%s is %td, must be at least 1", arg, stride);
}

/* The bytes from the first element to the end of the last. */
static size_t extent(size_t nelems, ptrdiff_t stride, size_t esize)
{
    return sma_span_of(nelems, sma_bytes_of((size_t) stride, esize), esize);
}

static inline __attribute__((always_inline)) void
iput_to(const struct sma_routine *routine, struct sma_ctx *ctx,
        struct sma_address address, const void *source, ptrdiff_t dst,
        ptrdiff_t sst, size_t nelems, size_t esize, int pe)
{
    void *to = sma_mapped(address, pe);

    if (likely(to != NULL))
        sma_copy_strided(to, source, dst, sst, nelems, esize);
    else
        sma_net_put_blocks(routine, ctx, pe,
                           elements(address, dst, nelems, esize), source,
                           sst * (ptrdiff_t) esize);
}

/* Where the quick check fails. */
static __attribute__((cold, noinline)) void
iput_slow(const struct sma_routine *routine, struct sma_ctx *ctx, void *dest,
          const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
          size_t esize, int pe)
{
    struct sma_address address;

    SMA_SEE(routine,
            iput_slow(routine, ctx, dest, source, dst, sst, nelems, esize, pe),
            SMA_ABOUT_PE(pe, nelems * esize));
    address = sma_find_slow(routine, SMA_ARG(dest), dest,
                            extent(nelems, dst, esize), pe);
    iput_to(routine, ctx, address, source, dst, sst, nelems, esize, pe);
}

/* Checks the numbers of a call, and `here`, the address of its argument `arg`, where
 * the caller's own data are.  Returns false if it moves nothing. */
static inline bool begin(const struct sma_routine *routine, ptrdiff_t dst,
                         ptrdiff_t sst, size_t nelems, int pe, const char *arg,
                         const void *here)
{
    sma_check_pe(routine, pe);
    if (unlikely(nelems == 0)) {
        sma_call_nothing(routine, pe);
        return false;
    }
    check_stride(routine, "dst", dst);
    check_stride(routine, "sst", sst);
    sma_check_null(routine, arg, here);
    return true;
}

void sma_iput_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
                  void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t nelems, size_t esize, int pe)
{
    struct sma_address address;

    pe = sma_ctx_pe(routine, ctx, pe);
    if (!begin(routine, dst, sst, nelems, pe, "source", source))
        return;
    if (likely(sma_find_quick(dest, extent(nelems, dst, esize), &address)))
        iput_to(routine, ctx, address, source, dst, sst, nelems, esize, pe);
    else
        iput_slow(routine, ctx, dest, source, dst, sst, nelems, esize, pe);
}

static inline __attribute__((always_inline)) void
iget_from(const struct sma_routine *routine, struct sma_ctx *ctx, void *dest,
          struct sma_address address, ptrdiff_t dst, ptrdiff_t sst,
          size_t nelems, size_t esize, int pe)
{
    const void *from = sma_mapped(address, pe);

    if (likely(from != NULL)) {
        sma_copy_strided(dest, from, dst, sst, nelems, esize);
        sma_order_loads();
    } else {
        sma_net_get_blocks(routine, ctx, pe,
                           elements(address, sst, nelems, esize), dest,
                           dst * (ptrdiff_t) esize);
    }
}

/* Where the quick check fails, perhaps only so that what is read gets reported:
 * of many elements the first ones. */
static __attribute__((cold, noinline)) void
iget_slow(const struct sma_routine *routine, struct sma_ctx *ctx, void *dest,
          const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
          size_t esize, int pe)
{
    struct sma_address address;
    uint64_t mixed = 0;

    SMA_SEE(routine,
            iget_slow(routine, ctx, dest, source, dst, sst, nelems, esize, pe),
            SMA_ABOUT_GET(pe, nelems * esize));
    address = sma_find(routine, SMA_ARG(source), source,
                       extent(nelems, sst, esize), pe);
    if (address.region == SMA_CONSTANTS) {
        sma_copy_strided(dest, source, dst, sst, nelems, esize);
        return;
    }
    iget_from(routine, ctx, dest, address, dst, sst, nelems, esize, pe);
    if (!sma_reports_polls)
        return;
    for (size_t i = 0; i < nelems && i < REPORTED; i++)
        mixed = sma_poll_mix(mixed,
                             (const char *) dest +
                                 (ptrdiff_t) i * dst * (ptrdiff_t) esize,
                             esize);
    sma_poll_read(source, pe, mixed);
}

void sma_iget_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
                  void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t nelems, size_t esize, int pe)
{
    struct sma_address address;

    pe = sma_ctx_pe(routine, ctx, pe);
    if (!begin(routine, dst, sst, nelems, pe, "dest", dest))
        return;
    if (likely(
            sma_find_quick_read(source, extent(nelems, sst, esize), &address)))
        iget_from(routine, ctx, dest, address, dst, sst, nelems, esize, pe);
    else
        iget_slow(routine, ctx, dest, source, dst, sst, nelems, esize, pe);
}

void sma_iput(const struct sma_routine *routine, void *dest, const void *source,
              ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize, int pe)
{
    sma_iput_ctx(routine, SMA_CTX_DEFAULT, dest, source, dst, sst, nelems,
                 esize, pe);
}

void sma_iget(const struct sma_routine *routine, void *dest, const void *source,
              ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize, int pe)
{
    sma_iget_ctx(routine, SMA_CTX_DEFAULT, dest, source, dst, sst, nelems,
                 esize, pe);
}

/* ------------------------------------------------------------- entry points */

/* A routine without a context. */
#define DEFINE_PLAIN(name, op, type, esize) \
    void p##name(type *dest, const type *source, ptrdiff_t dst, ptrdiff_t sst, \
                 size_t nelems, int pe) \
    { \
        op(SMA_R(name), SMA_CTX_DEFAULT, dest, source, dst, sst, nelems, \
           esize, pe); \
    } \
    SMA_ALIAS(name)

/* A routine in both forms: shmem_NAME and shmem_ctx_NAME. */
#define DEFINE_STRIDED(name, op, type, esize) \
    DEFINE_PLAIN(shmem_##name, op, type, esize) \
    void pshmem_ctx_##name(shmem_ctx_t ctx, type *dest, const type *source, \
                           ptrdiff_t dst, ptrdiff_t sst, size_t nelems, \
                           int pe) \
    { \
        op(SMA_R(shmem_ctx_##name), ctx, dest, source, dst, sst, nelems, \
           esize, pe); \
    } \
    SMA_ALIAS(shmem_ctx_##name)

#define DEFINE_TYPED(T, type) \
    DEFINE_STRIDED(T##_iput, sma_iput_ctx, type, sizeof(type)) \
    DEFINE_STRIDED(T##_iget, sma_iget_ctx, type, sizeof(type))

#define DEFINE_SIZED(bits, bytes) \
    DEFINE_STRIDED(iput##bits, sma_iput_ctx, void, bytes) \
    DEFINE_STRIDED(iget##bits, sma_iget_ctx, void, bytes)

#undef shmem_iput
#undef shmem_iget

SMA_LIST_RMA_STD(DEFINE_TYPED)
SMA_LIST_SIZE(DEFINE_SIZED)
/* The Cray forms without a type move 64-bit words. */
DEFINE_PLAIN(shmem_iput, sma_iput_ctx, void, 8)
DEFINE_PLAIN(shmem_iget, sma_iget_ctx, void, 8)
