/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Contiguous transfers: put, get, p, g and their nonblocking forms.  On mapped
 * memory a transfer is complete when the copy is, so blocking and nonblocking
 * forms differ only between nodes.
 *
 * Each transfer has a fast path, which is inlined into the entry points, and a
 * slow path for addresses that the quick look in check/check.h does not
 * accept.  The slow path is a function of its own, called last, so that the
 * fast path need not save registers for it.
 */
#include "rma/rma.h"
#include "account/account.h"
#include "check/check.h"
#include "gen/lists.h"
#include "pshmem.h"
#include "pshmemx.h"

#define INLINE static inline __attribute__((always_inline))
#define SLOW static __attribute__((cold, noinline))

/* A call that moves nothing: there is no such PE, it has no bytes, or `arg`, the
 * caller's own data, is NULL. */
SLOW void move_nothing(const struct sma_routine *routine, const char *arg,
                       size_t bytes, int pe)
{
    sma_check_pe(routine, pe);
    if (bytes != 0)
        sma_bad_null(routine, arg);
    sma_call_nothing(routine, pe);
}

/* -------------------------------------------------------------------- puts */

/* A put to PE pe of another node: sma_net_put or sma_net_put_nbi. */
typedef void remote_put(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_address dest, const void *source,
                        size_t bytes);

/* A put whose symmetric address is still to be found and checked. */
typedef void slow_put(const struct sma_routine *routine, struct sma_ctx *ctx,
                      void *dest, const void *source, size_t bytes, int pe);

INLINE void put_to(const struct sma_routine *routine, struct sma_ctx *ctx,
                   struct sma_address dest, const void *source, size_t bytes,
                   int pe, remote_put *remote)
{
    void *to = sma_mapped(dest, pe);

    if (likely(to != NULL))
        sma_copy(to, source, bytes);
    else
        remote(routine, ctx, pe, dest, source, bytes);
}

/* A put with all checks.  PE pe is the number in the world. */
static void put_in_full(const struct sma_routine *routine, struct sma_ctx *ctx,
                        void *dest, const void *source, size_t bytes, int pe,
                        remote_put *remote)
{
    struct sma_address address;

    SMA_SEE(routine, put_in_full(routine, ctx, dest, source, bytes, pe, remote),
            SMA_ABOUT_PE(pe, bytes));
    address = sma_find_pair_slow(routine, SMA_ARG(dest), dest, SMA_ARG(source),
                                 source, bytes, pe);
    put_to(routine, ctx, address, source, bytes, pe, remote);
}

SLOW void put_slow(const struct sma_routine *routine, struct sma_ctx *ctx,
                   void *dest, const void *source, size_t bytes, int pe)
{
    put_in_full(routine, ctx, dest, source, bytes, pe, sma_net_put);
}

SLOW void put_nbi_slow(const struct sma_routine *routine, struct sma_ctx *ctx,
                       void *dest, const void *source, size_t bytes, int pe)
{
    put_in_full(routine, ctx, dest, source, bytes, pe, sma_net_put_nbi);
}

/* A put to the PE with this number in the world. */
INLINE void put_world(const struct sma_routine *routine, struct sma_ctx *ctx,
                      void *dest, const void *source, size_t bytes, int pe,
                      slow_put *slow, remote_put *remote)
{
    struct sma_address address;

    if (unlikely(!sma_is_pe(pe) || bytes == 0 || source == NULL)) {
        move_nothing(routine, "source", bytes, pe);
        return;
    }
    if (unlikely(!sma_find_quick(dest, bytes, &address)))
        slow(routine, ctx, dest, source, bytes, pe);
    else
        put_to(routine, ctx, address, source, bytes, pe, remote);
}

INLINE void put(const struct sma_routine *routine, struct sma_ctx *ctx,
                void *dest, const void *source, size_t bytes, int pe)
{
    put_world(routine, ctx, dest, source, bytes, sma_ctx_pe(routine, ctx, pe),
              put_slow, sma_net_put);
}

INLINE void put_nbi(const struct sma_routine *routine, struct sma_ctx *ctx,
                    void *dest, const void *source, size_t bytes, int pe)
{
    put_world(routine, ctx, dest, source, bytes, sma_ctx_pe(routine, ctx, pe),
              put_nbi_slow, sma_net_put_nbi);
}

void sma_put(const struct sma_routine *routine, void *dest, const void *source,
             size_t bytes, int pe)
{
    put(routine, SMA_CTX_DEFAULT, dest, source, bytes, pe);
}

/* -------------------------------------------------------------------- gets */

/* A get from PE pe of another node: sma_net_get or sma_net_get_nbi. */
typedef void remote_get(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_address source, void *dest,
                        size_t bytes);

/* A get whose symmetric address is still to be found and checked. */
typedef void slow_get(const struct sma_routine *routine, struct sma_ctx *ctx,
                      void *dest, const void *source, size_t bytes, int pe);

INLINE void get_from(const struct sma_routine *routine, struct sma_ctx *ctx,
                     void *dest, struct sma_address source, size_t bytes,
                     int pe, remote_get *remote)
{
    const void *from = sma_mapped(source, pe);

    if (likely(from != NULL)) {
        sma_copy(dest, from, bytes);
        sma_order_loads();
    } else {
        remote(routine, ctx, pe, source, dest, bytes);
    }
}

/* The address of source, where the quick check has failed: perhaps only so that
 * what is read gets reported. */
static struct sma_address find_source(const struct sma_routine *routine,
                                      void *dest, const void *source,
                                      size_t bytes, int pe)
{
    struct sma_address address;

    if (sma_find_quick(source, bytes, &address))
        return address;
    return sma_find_pair_slow(routine, SMA_ARG(source), source, SMA_ARG(dest),
                              dest, bytes, pe);
}

static void report_read(const void *source, int pe, const void *data,
                        size_t bytes)
{
    if (sma_reports_polls)
        sma_poll_read(source, pe, sma_poll_mix(0, data, bytes));
}

/* A get with all checks.  PE pe is the number in the world. */
static void get_in_full(const struct sma_routine *routine, struct sma_ctx *ctx,
                        void *dest, const void *source, size_t bytes, int pe,
                        bool nbi)
{
    struct sma_address address;

    SMA_SEE(routine, get_in_full(routine, ctx, dest, source, bytes, pe, nbi),
            SMA_ABOUT_GET(pe, bytes));
    address = find_source(routine, dest, source, bytes, pe);
    if (address.region == SMA_CONSTANTS) {
        sma_copy(dest, source, bytes);
        return;
    }
    get_from(routine, ctx, dest, address, bytes, pe,
             nbi ? sma_net_get_nbi : sma_net_get);
    /* between nodes the data of a nonblocking get are not there yet */
    if (!nbi || sma_mapped(address, pe) != NULL)
        report_read(source, pe, dest, bytes);
}

SLOW void get_slow(const struct sma_routine *routine, struct sma_ctx *ctx,
                   void *dest, const void *source, size_t bytes, int pe)
{
    get_in_full(routine, ctx, dest, source, bytes, pe, false);
}

SLOW void get_nbi_slow(const struct sma_routine *routine, struct sma_ctx *ctx,
                       void *dest, const void *source, size_t bytes, int pe)
{
    get_in_full(routine, ctx, dest, source, bytes, pe, true);
}

/* A get from the PE with this number in the world. */
INLINE void get_world(const struct sma_routine *routine, struct sma_ctx *ctx,
                      void *dest, const void *source, size_t bytes, int pe,
                      slow_get *slow, remote_get *remote)
{
    struct sma_address address;

    if (unlikely(!sma_is_pe(pe) || bytes == 0 || dest == NULL)) {
        move_nothing(routine, "dest", bytes, pe);
        return;
    }
    if (unlikely(!sma_find_quick_read(source, bytes, &address)))
        slow(routine, ctx, dest, source, bytes, pe);
    else
        get_from(routine, ctx, dest, address, bytes, pe, remote);
}

INLINE void get(const struct sma_routine *routine, struct sma_ctx *ctx,
                void *dest, const void *source, size_t bytes, int pe)
{
    get_world(routine, ctx, dest, source, bytes, sma_ctx_pe(routine, ctx, pe),
              get_slow, sma_net_get);
}

INLINE void get_nbi(const struct sma_routine *routine, struct sma_ctx *ctx,
                    void *dest, const void *source, size_t bytes, int pe)
{
    get_world(routine, ctx, dest, source, bytes, sma_ctx_pe(routine, ctx, pe),
              get_nbi_slow, sma_net_get_nbi);
}

void sma_get(const struct sma_routine *routine, void *dest, const void *source,
             size_t bytes, int pe)
{
    get(routine, SMA_CTX_DEFAULT, dest, source, bytes, pe);
}

/* ------------------------------------------------------------- entry points */

/* A routine without a context. */
#define DEFINE_PLAIN(op, name, type, esize) \
    void p##name(type *dest, const type *source, size_t nelems, int pe) \
    { \
        op(SMA_R(name), SMA_CTX_DEFAULT, dest, source, \
           sma_bytes_of(nelems, esize), pe); \
    } \
    SMA_ALIAS(name)

/* A routine in both forms: PREFIX_NAME and PREFIX_ctx_NAME. */
#define DEFINE_BOTH(op, prefix, name, type, esize) \
    DEFINE_PLAIN(op, prefix##_##name, type, esize) \
    void p##prefix##_ctx_##name(shmem_ctx_t ctx, type *dest, \
                                const type *source, size_t nelems, int pe) \
    { \
        op(SMA_R(prefix##_ctx_##name), ctx, dest, source, \
           sma_bytes_of(nelems, esize), pe); \
    } \
    SMA_ALIAS(prefix##_ctx_##name)

#define DEFINE_TYPED(T, type) \
    DEFINE_BOTH(put, shmem, T##_put, type, sizeof(type)) \
    DEFINE_BOTH(get, shmem, T##_get, type, sizeof(type)) \
    DEFINE_BOTH(put_nbi, shmem, T##_put_nbi, type, sizeof(type)) \
    DEFINE_BOTH(get_nbi, shmem, T##_get_nbi, type, sizeof(type))

#define DEFINE_SIZED(bits, bytes) \
    DEFINE_BOTH(put, shmem, put##bits, void, bytes) \
    DEFINE_BOTH(get, shmem, get##bits, void, bytes) \
    DEFINE_BOTH(put_nbi, shmem, put##bits##_nbi, void, bytes) \
    DEFINE_BOTH(get_nbi, shmem, get##bits##_nbi, void, bytes)

#undef shmem_put
#undef shmem_get

SMA_LIST_RMA_STD(DEFINE_TYPED)
SMA_LIST_SIZE(DEFINE_SIZED)
DEFINE_BOTH(put, shmem, putmem, void, 1)
DEFINE_BOTH(get, shmem, getmem, void, 1)
DEFINE_BOTH(put_nbi, shmem, putmem_nbi, void, 1)
DEFINE_BOTH(get_nbi, shmem, getmem_nbi, void, 1)
/* The Cray forms without a type move 64-bit words. */
DEFINE_PLAIN(put, shmem_put, void, 8)
DEFINE_PLAIN(get, shmem_get, void, 8)

#define DEFINE_COMPLEX(T, type) \
    DEFINE_BOTH(put, shmem, T##_put, type, sizeof(type)) \
    DEFINE_BOTH(get, shmem, T##_get, type, sizeof(type))

SMA_LIST_RMA_COMPLEX(DEFINE_COMPLEX)

/* ----------------------------------------------------------------- p and g */

typedef bool find_quick(const volatile void *addr, size_t len,
                        struct sma_address *address_p);

/* Where the object of PE pe, of the world, is mapped here, or NULL: it is not, or
 * the call must go the slow path. */
INLINE void *find_mapped(const void *addr, size_t bytes, int pe,
                         find_quick *find)
{
    struct sma_address address;

    if (unlikely(!find(addr, bytes, &address)))
        return NULL;
    return sma_mapped(address, pe);
}

/* p_T and g_T store and load one object of the type, and p_T_slow and g_T_slow
 * do so where it is not mapped.  The access is volatile so that the compiler
 * neither splits nor repeats it. */
#define DEFINE_ELEMENT(T, type) \
    SLOW void p_##T##_slow(const struct sma_routine *routine, \
                           struct sma_ctx *ctx, type *dest, type value, \
                           int pe) \
    { \
        put_world(routine, ctx, dest, &value, sizeof value, pe, put_slow, \
                  sma_net_put); \
    } \
    INLINE void p_##T(const struct sma_routine *routine, struct sma_ctx *ctx, \
                      type *dest, type value, int pe) \
    { \
        volatile type *to; \
        pe = sma_ctx_pe(routine, ctx, pe); \
        to = likely(sma_is_pe(pe)) \
                 ? find_mapped(dest, sizeof *dest, pe, sma_find_quick) \
                 : NULL; \
        if (likely(to != NULL)) \
            *to = value; \
        else \
            p_##T##_slow(routine, ctx, dest, value, pe); \
    } \
    SLOW type g_##T##_slow(const struct sma_routine *routine, \
                           struct sma_ctx *ctx, const type *source, int pe) \
    { \
        type value = 0; \
        get_world(routine, ctx, &value, source, sizeof value, pe, get_slow, \
                  sma_net_get); \
        return value; \
    } \
    INLINE type g_##T(const struct sma_routine *routine, struct sma_ctx *ctx, \
                      const type *source, int pe) \
    { \
        const volatile type *from; \
        type value; \
        pe = sma_ctx_pe(routine, ctx, pe); \
        sma_check_pe(routine, pe); \
        from = find_mapped(source, sizeof *source, pe, sma_find_quick_read); \
        if (unlikely(from == NULL)) \
            return g_##T##_slow(routine, ctx, source, pe); \
        value = *from; \
        sma_order_loads(); \
        return value; \
    }

#define DEFINE_P_AND_G(T, type) \
    DEFINE_ELEMENT(T, type) \
    void pshmem_##T##_p(type *dest, type value, int pe) \
    { \
        p_##T(SMA_R(shmem_##T##_p), SMA_CTX_DEFAULT, dest, value, pe); \
    } \
    SMA_ALIAS(shmem_##T##_p) \
    void pshmem_ctx_##T##_p(shmem_ctx_t ctx, type *dest, type value, int pe) \
    { \
        p_##T(SMA_R(shmem_ctx_##T##_p), ctx, dest, value, pe); \
    } \
    SMA_ALIAS(shmem_ctx_##T##_p) \
    type pshmem_##T##_g(const type *source, int pe) \
    { \
        return g_##T(SMA_R(shmem_##T##_g), SMA_CTX_DEFAULT, source, pe); \
    } \
    SMA_ALIAS(shmem_##T##_g) \
    type pshmem_ctx_##T##_g(shmem_ctx_t ctx, const type *source, int pe) \
    { \
        return g_##T(SMA_R(shmem_ctx_##T##_g), ctx, source, pe); \
    } \
    SMA_ALIAS(shmem_ctx_##T##_g)

SMA_LIST_RMA_STD(DEFINE_P_AND_G)

/* ------------------------------------------------- names of other libraries */

/* The entry points below are many and seldom used, so they call a transfer
 * instead of holding a copy of it each. */
static __attribute__((noinline)) void put_nb(const struct sma_routine *routine,
                                             struct sma_ctx *ctx, void *dest,
                                             const void *source, size_t bytes,
                                             int pe)
{
    put_nbi(routine, ctx, dest, source, bytes, pe);
}

static __attribute__((noinline)) void get_nb(const struct sma_routine *routine,
                                             struct sma_ctx *ctx, void *dest,
                                             const void *source, size_t bytes,
                                             int pe)
{
    get_nbi(routine, ctx, dest, source, bytes, pe);
}

/* Cray's library.  It has no routine that uses the handle afterwards. */
#define DEFINE_HANDLE(op, name, type, esize) \
    void p##name(type *dest, const type *source, size_t nelems, int pe, \
                 void **transfer_handle) \
    { \
        (void) transfer_handle; \
        op(SMA_R(name), SMA_CTX_DEFAULT, dest, source, \
           sma_bytes_of(nelems, esize), pe); \
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

/* OpenSHMEMX. */
#define DEFINE_X_TYPED(T, type) \
    DEFINE_BOTH(put_nb, shmemx, T##_put_nb, type, sizeof(type)) \
    DEFINE_BOTH(get_nb, shmemx, T##_get_nb, type, sizeof(type))

#define DEFINE_X_SIZED(bits, bytes) \
    DEFINE_BOTH(put_nb, shmemx, put##bits##_nb, void, bytes) \
    DEFINE_BOTH(get_nb, shmemx, get##bits##_nb, void, bytes)

#undef shmemx_put_nb
#undef shmemx_get_nb

SMA_LIST_RMA_STD(DEFINE_X_TYPED)
SMA_LIST_SIZE(DEFINE_X_SIZED)
DEFINE_BOTH(put_nb, shmemx, putmem_nb, void, 1)
DEFINE_BOTH(get_nb, shmemx, getmem_nb, void, 1)
DEFINE_PLAIN(put_nb, shmemx_put_nb, void, 8)
DEFINE_PLAIN(get_nb, shmemx_get_nb, void, 8)

/* Open MPI. */
#define DEFINE_X_SINGLE(T, type) \
    void pshmemx_##T##_p(type *dest, type value, int pe) \
    { \
        p_##T(SMA_R(shmemx_##T##_p), SMA_CTX_DEFAULT, dest, value, pe); \
    } \
    SMA_ALIAS(shmemx_##T##_p) \
    type pshmemx_##T##_g(const type *source, int pe) \
    { \
        return g_##T(SMA_R(shmemx_##T##_g), SMA_CTX_DEFAULT, source, pe); \
    } \
    SMA_ALIAS(shmemx_##T##_g)

SMA_LIST_OMPI_X_RMA(DEFINE_X_SINGLE)
