/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Signals, words of 64 bits that tell a PE that data has come, and puts that
 * update a signal after their data.
 */
#include "account/account.h"
#include "gen/lists.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "rma/amo.h"
#include "rma/rma.h"

/* The put, then the update of the signal by sig_op.  `nbi` matters only between
 * nodes. */
static void put_signal(const struct sma_routine *routine, struct sma_ctx *ctx,
                       void *dest, const void *source, size_t bytes,
                       uint64_t *sig_addr, uint64_t signal, int sig_op,
                       bool nbi, int pe)
{
    enum sma_amo_op op = sig_op == SHMEM_SIGNAL_SET ? SMA_AMO_SET : SMA_AMO_ADD;
    struct sma_address word, address;
    void *to;
    int world;

    if (unlikely((unsigned) sig_op > SHMEM_SIGNAL_ADD))
        sma_fatal(routine,
                  "sig_op is %d, must be SHMEM_SIGNAL_SET or "
                  "SHMEM_SIGNAL_ADD (%d or %d)",
                  sig_op, SHMEM_SIGNAL_SET, SHMEM_SIGNAL_ADD);
    world = sma_ctx_pe(routine, ctx, pe);
    sma_check_pe(routine, world);
    if (unlikely(!sma_find_quick_word(sma_memory.quick, sig_addr,
                                      sizeof *sig_addr, &word))) {
        SMA_SEE(routine,
                put_signal(routine, ctx, dest, source, bytes, sig_addr, signal,
                           sig_op, nbi, pe),
                SMA_ABOUT_PE(world, bytes));
        word = sma_find_slow(routine, SMA_ARG(sig_addr), sig_addr,
                             sizeof *sig_addr, world);
        sma_check_aligned(routine, SMA_ARG(sig_addr), word, sizeof *sig_addr);
    }
    pe = world;
    if (likely(bytes > 0)) {
        sma_check_null(routine, "source", source);
        address = sma_find_pair(routine, SMA_ARG(dest), dest, SMA_ARG(source),
                                source, bytes, pe);
        to = sma_mapped(address, pe);
        if (unlikely(to == NULL)) {
            sma_net_put_signal(routine, ctx, pe, address, source, bytes, nbi,
                               word, op, signal);
            return;
        }
        sma_copy(to, source, bytes);
        /* pairs with the acquire loads of the signal: in shmem_signal_fetch
         * below, and in the waits (sync/compare.h) */
        __atomic_thread_fence(__ATOMIC_RELEASE);
    }
    sma_amo_nbi_at_ctx(routine, ctx, word, sizeof *sig_addr, op, signal, 0,
                       NULL, pe);
}

void sma_put_signal(const struct sma_routine *routine, void *dest,
                    const void *source, size_t bytes, uint64_t *sig_addr,
                    uint64_t signal, int sig_op, int pe)
{
    put_signal(routine, SMA_CTX_DEFAULT, dest, source, bytes, sig_addr, signal,
               sig_op, false, pe);
}

/* ------------------------------------------------------------- entry points */

/* A routine in both forms: shmem_NAME and shmem_ctx_NAME. */
#define DEFINE(name, type, esize, nbi) \
    void pshmem_##name(type *dest, const type *source, size_t nelems, \
                       uint64_t *sig_addr, uint64_t signal, int sig_op, \
                       int pe) \
    { \
        const struct sma_routine *routine = SMA_R(shmem_##name); \
        put_signal(routine, SMA_CTX_DEFAULT, dest, source, \
                   sma_bytes_of(nelems, esize), sig_addr, signal, sig_op, nbi, \
                   pe); \
    } \
    SMA_ALIAS(shmem_##name) \
    void pshmem_ctx_##name(shmem_ctx_t ctx, type *dest, const type *source, \
                           size_t nelems, uint64_t *sig_addr, uint64_t signal, \
                           int sig_op, int pe) \
    { \
        const struct sma_routine *routine = SMA_R(shmem_ctx_##name); \
        put_signal(routine, ctx, dest, source, sma_bytes_of(nelems, esize), \
                   sig_addr, signal, sig_op, nbi, pe); \
    } \
    SMA_ALIAS(shmem_ctx_##name)

#define DEFINE_TYPED(T, type) \
    DEFINE(T##_put_signal, type, sizeof(type), false) \
    DEFINE(T##_put_signal_nbi, type, sizeof(type), true)

#define DEFINE_SIZED(bits, bytes) \
    DEFINE(put##bits##_signal, void, bytes, false) \
    DEFINE(put##bits##_signal_nbi, void, bytes, true)

SMA_LIST_RMA_STD(DEFINE_TYPED)
SMA_LIST_SIZE(DEFINE_SIZED)
DEFINE(putmem_signal, void, 1, false)
DEFINE(putmem_signal_nbi, void, 1, true)

/* Cray's library, where the update always sets the signal.  It has no routine
 * that uses the handle afterwards. */
#define DEFINE_CRAY_NB(name, type, esize) \
    void p##name(type *dest, const type *source, size_t nelems, \
                 uint64_t *sig_addr, uint64_t signal, int pe, \
                 void **transfer_handle) \
    { \
        (void) transfer_handle; \
        put_signal(SMA_R(name), SMA_CTX_DEFAULT, dest, source, \
                   sma_bytes_of(nelems, esize), sig_addr, signal, \
                   SHMEM_SIGNAL_SET, true, pe); \
    } \
    SMA_ALIAS(name)

#define DEFINE_CRAY(name, type, esize) \
    void p##name(type *dest, const type *source, size_t nelems, \
                 uint64_t *sig_addr, uint64_t signal, int pe) \
    { \
        put_signal(SMA_R(name), SMA_CTX_DEFAULT, dest, source, \
                   sma_bytes_of(nelems, esize), sig_addr, signal, \
                   SHMEM_SIGNAL_SET, false, pe); \
    } \
    SMA_ALIAS(name) \
    DEFINE_CRAY_NB(name##_nb, type, esize)

#define DEFINE_CRAY_NB_TYPED(T, type) \
    DEFINE_CRAY_NB(shmem_##T##_put_signal_nb, type, sizeof(type))
#define DEFINE_CRAY_NB_SIZED(bits, bytes) \
    DEFINE_CRAY_NB(shmem_put##bits##_signal_nb, void, bytes)
#define DEFINE_CRAY_TYPED(T, type) \
    DEFINE_CRAY(shmemx_##T##_put_signal, type, sizeof(type))
#define DEFINE_CRAY_SIZED(bits, bytes) \
    DEFINE_CRAY(shmemx_put##bits##_signal, void, bytes)

SMA_LIST_CRAY_PUT_SIGNAL_NB(DEFINE_CRAY_NB_TYPED)
SMA_LIST_SIZE_NB(DEFINE_CRAY_NB_SIZED)
DEFINE_CRAY_NB(shmem_putmem_signal_nb, void, 1)
DEFINE_CRAY_NB(shmem_put_signal_nb, void, 8)
SMA_LIST_RMA_STD(DEFINE_CRAY_TYPED)
SMA_LIST_SIZE(DEFINE_CRAY_SIZED)
DEFINE_CRAY(shmemx_putmem_signal, void, 1)
DEFINE_CRAY(shmemx_put_signal, void, 8)

#define DEFINE_UPDATE(prefix, name, op) \
    void p##prefix##_##name(uint64_t *sig_addr, uint64_t signal, int pe) \
    { \
        sma_amo(SMA_R(prefix##_##name), SMA_ARG(sig_addr), sig_addr, \
                sizeof *sig_addr, op, &signal, NULL, NULL, pe); \
    } \
    SMA_ALIAS(prefix##_##name) \
    void p##prefix##_ctx_##name(shmem_ctx_t ctx, uint64_t *sig_addr, \
                                uint64_t signal, int pe) \
    { \
        sma_amo_ctx(SMA_R(prefix##_ctx_##name), ctx, SMA_ARG(sig_addr), \
                    sig_addr, sizeof *sig_addr, op, &signal, NULL, NULL, pe); \
    } \
    SMA_ALIAS(prefix##_ctx_##name)

#undef shmem_signal_set
#undef shmem_signal_add
#undef shmemx_signal_set
#undef shmemx_signal_add
DEFINE_UPDATE(shmem, signal_set, SMA_AMO_SET)
DEFINE_UPDATE(shmem, signal_add, SMA_AMO_ADD)
DEFINE_UPDATE(shmemx, signal_set, SMA_AMO_SET)
DEFINE_UPDATE(shmemx, signal_add, SMA_AMO_ADD)

/* A program may call this over and over until the signal has come, so each call
 * lets the transport make progress. */
uint64_t pshmem_signal_fetch(const uint64_t *sig_addr)
{
    const struct sma_routine *routine = SMA_R(shmem_signal_fetch);
    struct sma_address address;
    uint64_t value;

    sma_check_running(routine);
    if (unlikely(!sma_find_quick(sig_addr, sizeof *sig_addr, &address))) {
        SMA_SEE_VALUE(routine, uint64_t, pshmem_signal_fetch(sig_addr),
                      SMA_ABOUT_NOTHING);
        sma_check_symmetric(routine, SMA_ARG(sig_addr), sig_addr,
                            sizeof *sig_addr);
    }
    if (unlikely(sma_net.wire != NULL) && !SMA_MUTANT(fetch_idle))
        sma_net_progress();
    /* pairs with the release fence in put_signal */
    value = __atomic_load_n(sig_addr, __ATOMIC_ACQUIRE);
    if (unlikely(sma_reports_polls))
        sma_poll_read(sig_addr, sma_self.me, value);
    return value;
}
SMA_ALIAS(shmem_signal_fetch)
