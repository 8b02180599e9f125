/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Contiguous transfers: put, get, p, g and their nonblocking forms.  On mapped
 * memory a transfer is finished when the copy is, and the forms do not differ.
 */
#include "base/base.h"
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

/* Where the quick look for the symmetric object fails, the long way is a function
 * of its own, so that the short way saves no registers for it. */
#define DEFINE_PUT(name) \
    static __attribute__((cold, noinline)) void \
    name##_slow(const char *routine, struct sma_ctx *ctx, void *dest, \
                const void *source, size_t bytes, int pe) \
    { \
        struct sma_address address = sma_find_pair_slow(routine, "dest", dest, \
                                                    "source", source, bytes, \
                                                    pe); \
        void *to = sma_mapped(address, pe); \
        if (to != NULL) \
            sma_copy(to, source, bytes); \
        else \
            sma_remote_##name##_ctx(routine, ctx, pe, address, source, bytes); \
    } \
    static inline __attribute__((always_inline)) void \
    name(const char *routine, struct sma_ctx *ctx, void *dest, \
         const void *source, size_t bytes, int pe) \
    { \
        struct sma_address address; \
        void *to; \
        pe = sma_ctx_pe(routine, ctx, pe); \
        sma_check_pe(routine, pe); \
        if (unlikely(bytes == 0)) \
            return; \
        if (unlikely(!sma_find_quick(dest, bytes, &address))) { \
            name##_slow(routine, ctx, dest, source, bytes, pe); \
            return; \
        } \
        to = sma_mapped(address, pe); \
        if (likely(to != NULL)) { \
            sma_copy(to, source, bytes); \
        } else { \
            sma_remote_##name##_ctx(routine, ctx, pe, address, source, bytes); \
        } \
    }

#define DEFINE_GET(name)                                                     \
    static __attribute__((cold, noinline)) void name##_slow(                 \
        const char *routine, struct sma_ctx *ctx, void *dest,                \
        const void *source, size_t bytes, int pe)                            \
    {                                                                        \
        struct sma_address address = sma_find_pair_slow(                     \
            routine, "source", source, "dest", dest, bytes, pe);             \
        const void *from = sma_mapped(address, pe);                          \
        if (from != NULL)                                                    \
            sma_copy(dest, from, bytes);                                     \
        else                                                                 \
            sma_remote_##name##_ctx(routine, ctx, pe, address, dest, bytes); \
    }                                                                        \
    static inline __attribute__((always_inline)) void name(                  \
        const char *routine, struct sma_ctx *ctx, void *dest,                \
        const void *source, size_t bytes, int pe)                            \
    {                                                                        \
        struct sma_address address;                                          \
        const void *from;                                                    \
        pe = sma_ctx_pe(routine, ctx, pe);                                   \
        sma_check_pe(routine, pe);                                           \
        if (unlikely(bytes == 0))                                            \
            return;                                                          \
        if (unlikely(!sma_find_quick(source, bytes, &address))) {            \
            name##_slow(routine, ctx, dest, source, bytes, pe);              \
            return;                                                          \
        }                                                                    \
        from = sma_mapped(address, pe);                                      \
        if (likely(from != NULL)) {                                          \
            sma_copy(dest, from, bytes);                                     \
        } else {                                                             \
            sma_remote_##name##_ctx(routine, ctx, pe, address, dest, bytes); \
        }                                                                    \
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
#define DEFINE_BLOCK(op, name, type, esize)                                 \
    DEFINE_PLAIN(op, shmem_##name, type, esize)                             \
    void pshmem_ctx_##name(shmem_ctx_t ctx, type *dest, const type *source, \
                           size_t nelems, int pe)                           \
    {                                                                       \
        op("shmem_ctx_" #name, ctx, dest, source, bytes_of(nelems, esize),  \
           pe);                                                             \
    }                                                                       \
    SMA_ALIAS(shmem_ctx_##name)

#define DEFINE_PLAIN(op, name, type, esize) \
    void p##name(type *dest, const type *source, size_t nelems, int pe) \
    { \
        op(#name, SMA_CTX_DEFAULT, dest, source, bytes_of(nelems, esize), pe); \
    } \
    SMA_ALIAS(name)

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

#define DEFINE_COMPLEX(T, type) \
    DEFINE_PLAIN(put, shmem_##T##_put, type, sizeof(type)) \
    DEFINE_PLAIN(get, shmem_##T##_get, type, sizeof(type))

SMA_LIST_RMA_COMPLEX(DEFINE_COMPLEX)

#define DEFINE_SINGLE(T, type) \
    static inline __attribute__((always_inline)) void \
    p_##T(const char *routine, struct sma_ctx *ctx, type *dest, type value, \
          int pe) \
    { \
        struct sma_address address; \
        volatile type *to; \
        pe = sma_ctx_pe(routine, ctx, pe); \
        sma_check_pe(routine, pe); \
        if (unlikely(!sma_find_quick(dest, sizeof value, &address))) { \
            put_slow(routine, ctx, dest, (type[]){value}, sizeof value, pe); \
            return; \
        } \
        to = sma_mapped(address, pe); \
        if (likely(to != NULL)) { \
            *to = value; \
            return; \
        } \
        sma_remote_put_ctx(routine, ctx, pe, address, (type[]){value}, \
                        sizeof value); \
    } \
    void pshmem_##T##_p(type *dest, type value, int pe) \
    { \
        p_##T("shmem_" #T "_p", SMA_CTX_DEFAULT, dest, value, pe); \
    } \
    SMA_ALIAS(shmem_##T##_p) \
    void pshmem_ctx_##T##_p(shmem_ctx_t ctx, type *dest, type value, int pe) \
    { \
        p_##T("shmem_ctx_" #T "_p", ctx, dest, value, pe); \
    } \
    SMA_ALIAS(shmem_ctx_##T##_p) \
    static inline __attribute__((always_inline)) type \
    g_##T(const char *routine, struct sma_ctx *ctx, const type *source, \
          int pe) \
    { \
        struct sma_address address; \
        const volatile type *from; \
        type value; \
        pe = sma_ctx_pe(routine, ctx, pe); \
        sma_check_pe(routine, pe); \
        if (unlikely(!sma_find_quick(source, sizeof value, &address))) { \
            type slow; \
            get_slow(routine, ctx, &slow, source, sizeof slow, pe); \
            return slow; \
        } \
        from = sma_mapped(address, pe); \
        if (likely(from != NULL)) \
            return *from; \
        sma_remote_get_ctx(routine, ctx, pe, address, &value, sizeof value); \
        return value; \
    } \
    type pshmem_##T##_g(const type *source, int pe) \
    { \
        return g_##T("shmem_" #T "_g", SMA_CTX_DEFAULT, source, pe); \
    } \
    SMA_ALIAS(shmem_##T##_g) \
    type pshmem_ctx_##T##_g(shmem_ctx_t ctx, const type *source, int pe) \
    { \
        return g_##T("shmem_ctx_" #T "_g", ctx, source, pe); \
    } \
    SMA_ALIAS(shmem_ctx_##T##_g)

SMA_LIST_RMA_STD(DEFINE_SINGLE)

/* ------------------------------------------------- names of other libraries */

/* Not inline: these are many, and programs that count instructions have others. */
static __attribute__((noinline)) void
put_nb(const char *routine, struct sma_ctx *ctx, void *dest, const void *source,
       size_t bytes, int pe)
{
    put_nbi(routine, ctx, dest, source, bytes, pe);
}

static __attribute__((noinline)) void
get_nb(const char *routine, struct sma_ctx *ctx, void *dest, const void *source,
       size_t bytes, int pe)
{
    get_nbi(routine, ctx, dest, source, bytes, pe);
}

/* Of Cray's library: no routine of it takes the handle. */
#define DEFINE_HANDLE(op, name, type, esize) \
    void p##name(type *dest, const type *source, size_t nelems, int pe, \
                 void **transfer_handle) \
    { \
        (void) transfer_handle; \
        op(#name, SMA_CTX_DEFAULT, dest, source, bytes_of(nelems, esize), pe); \
    } \
    SMA_ALIAS(name)

#define DEFINE_HANDLE_TYPED(T, type) \
    DEFINE_HANDLE(put_nb, shmem_##T##_put_nb, type, sizeof(type)) \
    DEFINE_HANDLE(get_nb, shmem_##T##_get_nb, type, sizeof(type))

#define DEFINE_HANDLE_SIZED(bits, bytes) \
    DEFINE_HANDLE(put_nb, shmem_put##bits##_nb, void, bytes) \
    DEFINE_HANDLE(get_nb, shmem_get##bits##_nb, void, bytes)

SMA_LIST_CRAY_RMA_NB(DEFINE_HANDLE_TYPED)
SMA_LIST_SIZE_NB(DEFINE_HANDLE_SIZED)
DEFINE_HANDLE(put_nb, shmem_putmem_nb, void, 1)
DEFINE_HANDLE(get_nb, shmem_getmem_nb, void, 1)
DEFINE_HANDLE(put_nb, shmem_put_nb, void, 8)
DEFINE_HANDLE(get_nb, shmem_get_nb, void, 8)

/* Of OpenSHMEMX. */
#define DEFINE_X(op, name, type, esize) \
    DEFINE_PLAIN(op, shmemx_##name, type, esize) \
    void pshmemx_ctx_##name(shmem_ctx_t ctx, type *dest, const type *source, \
                            size_t nelems, int pe) \
    { \
        op("shmemx_ctx_" #name, ctx, dest, source, bytes_of(nelems, esize), \
           pe); \
    } \
    SMA_ALIAS(shmemx_ctx_##name)

#define DEFINE_X_TYPED(T, type) \
    DEFINE_X(put_nb, T##_put_nb, type, sizeof(type)) \
    DEFINE_X(get_nb, T##_get_nb, type, sizeof(type))

#define DEFINE_X_SIZED(bits, bytes) \
    DEFINE_X(put_nb, put##bits##_nb, void, bytes) \
    DEFINE_X(get_nb, get##bits##_nb, void, bytes)

#undef shmemx_put_nb
#undef shmemx_get_nb

SMA_LIST_RMA_STD(DEFINE_X_TYPED)
SMA_LIST_SIZE(DEFINE_X_SIZED)
DEFINE_X(put_nb, putmem_nb, void, 1)
DEFINE_X(get_nb, getmem_nb, void, 1)
DEFINE_PLAIN(put_nb, shmemx_put_nb, void, 8)
DEFINE_PLAIN(get_nb, shmemx_get_nb, void, 8)

/* Of Open MPI. */
#define DEFINE_X_SINGLE(T, type) \
    void pshmemx_##T##_p(type *dest, type value, int pe) \
    { \
        p_##T("shmemx_" #T "_p", SMA_CTX_DEFAULT, dest, value, pe); \
    } \
    SMA_ALIAS(shmemx_##T##_p) \
    type pshmemx_##T##_g(const type *source, int pe) \
    { \
        return g_##T("shmemx_" #T "_g", SMA_CTX_DEFAULT, source, pe); \
    } \
    SMA_ALIAS(shmemx_##T##_g)

SMA_LIST_OMPI_X_RMA(DEFINE_X_SINGLE)
