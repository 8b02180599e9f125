/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Contiguous transfers: put, get, p, g and their nonblocking forms.  On mapped
 * memory a transfer is finished when the copy is, and the forms do not differ.
 */
#include "ctx.h"
#include "lists.h"
#include "pshmem.h"
#include "region.h"
#include "shmem.h"
#include "xport.h"

/* Where the quick look for the symmetric object fails, the long way is a function
 * of its own, so that the short way saves no registers for it. */
#define DEFINE_PUT(name) \
    static __attribute__((cold, noinline)) void \
    name##_slow(const char *routine, struct sma_ctx *ctx, void *dest, \
                const void *source, size_t bytes, int pe) \
    { \
        struct sma_place place = sma_find_pair_slow(routine, "dest", dest, \
                                                    "source", source, bytes, \
                                                    pe); \
        void *to = sma_mapped(place, pe); \
        if (to != NULL) \
            sma_copy(to, source, bytes); \
        else \
            sma_far_##name##_ctx(routine, ctx, pe, place, source, bytes); \
    } \
    static inline __attribute__((always_inline)) void \
    name(const char *routine, struct sma_ctx *ctx, void *dest, \
         const void *source, size_t bytes, int pe) \
    { \
        struct sma_place place; \
        void *to; \
        pe = sma_ctx_pe(routine, ctx, pe); \
        sma_check_pe(routine, pe); \
        if (unlikely(bytes == 0)) \
            return; \
        if (unlikely(!sma_find_quick(dest, bytes, &place))) { \
            name##_slow(routine, ctx, dest, source, bytes, pe); \
            return; \
        } \
        to = sma_mapped(place, pe); \
        if (likely(to != NULL)) { \
            sma_copy(to, source, bytes); \
        } else { \
            sma_far_##name##_ctx(routine, ctx, pe, place, source, bytes); \
        } \
    }

#define DEFINE_GET(name) \
    static __attribute__((cold, noinline)) void \
    name##_slow(const char *routine, struct sma_ctx *ctx, void *dest, \
                const void *source, size_t bytes, int pe) \
    { \
        struct sma_place place = sma_find_pair_slow(routine, "source", source, \
                                                    "dest", dest, bytes, pe); \
        const void *from = sma_mapped(place, pe); \
        if (from != NULL) \
            sma_copy(dest, from, bytes); \
        else \
            sma_far_##name##_ctx(routine, ctx, pe, place, dest, bytes); \
    } \
    static inline __attribute__((always_inline)) void \
    name(const char *routine, struct sma_ctx *ctx, void *dest, \
         const void *source, size_t bytes, int pe) \
    { \
        struct sma_place place; \
        const void *from; \
        pe = sma_ctx_pe(routine, ctx, pe); \
        sma_check_pe(routine, pe); \
        if (unlikely(bytes == 0)) \
            return; \
        if (unlikely(!sma_find_quick(source, bytes, &place))) { \
            name##_slow(routine, ctx, dest, source, bytes, pe); \
            return; \
        } \
        from = sma_mapped(place, pe); \
        if (likely(from != NULL)) { \
            sma_copy(dest, from, bytes); \
        } else { \
            sma_far_##name##_ctx(routine, ctx, pe, place, dest, bytes); \
        } \
    }

DEFINE_PUT(put)
DEFINE_PUT(put_nbi)
DEFINE_GET(get)
DEFINE_GET(get_nbi)

void sma_put(const char *routine, void *dest, const void *source,
             size_t bytes, int pe)
{
    put(routine, SMA_CTX_DEFAULT, dest, source, bytes, pe);
}

void sma_get(const char *routine, void *dest, const void *source,
             size_t bytes, int pe)
{
    get(routine, SMA_CTX_DEFAULT, dest, source, bytes, pe);
}

/* ------------------------------------------------------------- entry points */

/* An element count that does not fit an address range is no symmetric range
 * either; SIZE_MAX bytes let the range check find it. */
static inline size_t bytes_of(size_t nelems, size_t esize)
{
    size_t bytes;

    if (unlikely(__builtin_mul_overflow(nelems, esize, &bytes)))
        return SIZE_MAX;
    return bytes;
}

/* Both forms of a routine: shmem_NAME and shmem_ctx_NAME. */
#define DEFINE_BLOCK(op, name, type, esize) \
    DEFINE_PLAIN(op, shmem_##name, type, esize) \
    void pshmem_ctx_##name(shmem_ctx_t ctx, type *dest, const type *source, \
                           size_t nelems, int pe) \
    { \
        op("shmem_ctx_" #name, ctx, dest, source, bytes_of(nelems, esize), pe); \
    } \
    SMA_TWIN(shmem_ctx_##name)

#define DEFINE_PLAIN(op, name, type, esize) \
    void p##name(type *dest, const type *source, size_t nelems, int pe) \
    { \
        op(#name, SMA_CTX_DEFAULT, dest, source, bytes_of(nelems, esize), pe); \
    } \
    SMA_TWIN(name)

#define DEFINE_TYPED(T, type) \
    DEFINE_BLOCK(put, T##_put, type, sizeof(type)) \
    DEFINE_BLOCK(get, T##_get, type, sizeof(type)) \
    DEFINE_BLOCK(put_nbi, T##_put_nbi, type, sizeof(type)) \
    DEFINE_BLOCK(get_nbi, T##_get_nbi, type, sizeof(type))

#define DEFINE_SIZED(bits, bytes) \
    DEFINE_BLOCK(put, put##bits, void, bytes) \
    DEFINE_BLOCK(get, get##bits, void, bytes) \
    DEFINE_BLOCK(put_nbi, put##bits##_nbi, void, bytes) \
    DEFINE_BLOCK(get_nbi, get##bits##_nbi, void, bytes)

#undef shmem_put
#undef shmem_get

SMA_LIST_RMA_STD(DEFINE_TYPED)
SMA_LIST_SIZE(DEFINE_SIZED)
DEFINE_BLOCK(put, putmem, void, 1)
DEFINE_BLOCK(get, getmem, void, 1)
DEFINE_BLOCK(put_nbi, putmem_nbi, void, 1)
DEFINE_BLOCK(get_nbi, getmem_nbi, void, 1)
/* the Cray forms without a type move 64-bit words */
DEFINE_PLAIN(put, shmem_put, void, 8)
DEFINE_PLAIN(get, shmem_get, void, 8)

#define DEFINE_SINGLE(T, type) \
    static inline __attribute__((always_inline)) void \
    p_##T(const char *routine, struct sma_ctx *ctx, type *dest, type value, \
          int pe) \
    { \
        struct sma_place place; \
        volatile type *to; \
        pe = sma_ctx_pe(routine, ctx, pe); \
        sma_check_pe(routine, pe); \
        if (unlikely(!sma_find_quick(dest, sizeof value, &place))) { \
            put_slow(routine, ctx, dest, (type[]){value}, sizeof value, pe); \
            return; \
        } \
        to = sma_mapped(place, pe); \
        if (likely(to != NULL)) { \
            *to = value; \
            return; \
        } \
        sma_far_put_ctx(routine, ctx, pe, place, (type[]){value}, \
                        sizeof value); \
    } \
    void pshmem_##T##_p(type *dest, type value, int pe) \
    { \
        p_##T("shmem_" #T "_p", SMA_CTX_DEFAULT, dest, value, pe); \
    } \
    SMA_TWIN(shmem_##T##_p) \
    void pshmem_ctx_##T##_p(shmem_ctx_t ctx, type *dest, type value, int pe) \
    { \
        p_##T("shmem_ctx_" #T "_p", ctx, dest, value, pe); \
    } \
    SMA_TWIN(shmem_ctx_##T##_p) \
    static inline __attribute__((always_inline)) type \
    g_##T(const char *routine, struct sma_ctx *ctx, const type *source, \
          int pe) \
    { \
        struct sma_place place; \
        const volatile type *from; \
        type value; \
        pe = sma_ctx_pe(routine, ctx, pe); \
        sma_check_pe(routine, pe); \
        if (unlikely(!sma_find_quick(source, sizeof value, &place))) { \
            type slow; \
            get_slow(routine, ctx, &slow, source, sizeof slow, pe); \
            return slow; \
        } \
        from = sma_mapped(place, pe); \
        if (likely(from != NULL)) \
            return *from; \
        sma_far_get_ctx(routine, ctx, pe, place, &value, sizeof value); \
        return value; \
    } \
    type pshmem_##T##_g(const type *source, int pe) \
    { \
        return g_##T("shmem_" #T "_g", SMA_CTX_DEFAULT, source, pe); \
    } \
    SMA_TWIN(shmem_##T##_g) \
    type pshmem_ctx_##T##_g(shmem_ctx_t ctx, const type *source, int pe) \
    { \
        return g_##T("shmem_ctx_" #T "_g", ctx, source, pe); \
    } \
    SMA_TWIN(shmem_ctx_##T##_g)

SMA_LIST_RMA_STD(DEFINE_SINGLE)
