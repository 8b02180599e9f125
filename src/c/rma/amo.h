/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * One atomic memory operation on a word of a PE.  The entry points of C
 * (atomic*.c), those of Fortran (fint.h), signals, events and locks are made of
 * it.  On mapped memory it is an operation of the processor.  All operations of
 * one width on a word exclude each other, whatever their types.
 */
#ifndef SMA_AMO_H
#define SMA_AMO_H

#include "check/check.h"
#include "net/net.h"

/* The operation on PE pe's word at a symmetric address, which has been checked, and is
 * aligned: NICs and most processors refuse other words, and so do all routines.
 * Where NICs do atomic operations they do all of them, because those
 * of the processor do not exclude them. */
static inline __attribute__((always_inline)) uint64_t
sma_amo_at_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
               struct sma_address address, size_t bytes, enum sma_amo_op op,
               uint64_t value, uint64_t cond, int pe)
{
    void *word = sma_mapped(address, pe);

    if (unlikely(word == NULL || sma_net.atomics))
        return sma_net_amo(routine, ctx, pe, address, bytes, op, value, cond);
    return sma_amo_here(word, bytes, op, value, cond);
}

/* Does the operation of sma_amo_at_ctx for a caller that does not wait for the
 * old value.  The operation is complete after quiet.  *fetch then holds the old
 * value; fetch may be NULL. */
static inline __attribute__((always_inline)) void
sma_amo_nbi_at_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
                   struct sma_address address, size_t bytes, enum sma_amo_op op,
                   uint64_t value, uint64_t cond, void *fetch, int pe)
{
    void *word = sma_mapped(address, pe);
    uint64_t was;

    if (unlikely(word == NULL || sma_net.atomics)) {
        sma_net_amo_nbi(routine, ctx, pe, address, bytes, op, value, cond,
                        fetch);
        return;
    }
    was = sma_amo_here(word, bytes, op, value, cond);
    if (fetch != NULL)
        sma_word_store(fetch, bytes, was);
}

static inline __attribute__((always_inline)) uint64_t
sma_amo_at(const struct sma_routine *routine, struct sma_address address,
           size_t bytes, enum sma_amo_op op, uint64_t value, uint64_t cond,
           int pe)
{
    return sma_amo_at_ctx(routine, SMA_CTX_DEFAULT, address, bytes, op, value,
                          cond, pe);
}

/* amo.c: the operation where the check of the PE number or the quick check of the
 * address fails. */
uint64_t sma_amo_slow(const struct sma_routine *routine, struct sma_ctx *ctx,
                      const struct sma_argument *arg, const void *addr,
                      size_t bytes, enum sma_amo_op op, uint64_t value,
                      uint64_t cond, int pe) __attribute__((cold));

/* amo.c: sma_amo_start where one of the two fails. */
void sma_amo_nbi_slow(const struct sma_routine *routine, struct sma_ctx *ctx,
                      const struct sma_argument *arg, const void *addr,
                      size_t bytes, enum sma_amo_op op, uint64_t value,
                      uint64_t cond, void *fetch, int pe) __attribute__((cold));

/*
 * The operation on PE pe's copy of the word of `bytes` at addr; checks the PE
 * and the address.  It is complete after quiet.  value, cond and fetch point to
 * words of the same size.  cond is NULL where the operation has no condition.
 * *fetch becomes what the word held before, unless fetch is NULL; `reads` tells
 * whether the program learns it.  Callers give constants for bytes, op and reads,
 * so that the compiler leaves one case of each choice.
 */
static inline __attribute__((always_inline)) void
sma_amo_start(const struct sma_routine *routine, struct sma_ctx *ctx,
              const struct sma_argument *arg, const volatile void *addr,
              size_t bytes, enum sma_amo_op op, const void *value,
              const void *cond, void *fetch, bool reads, int pe)
{
    struct sma_address address;
    uint64_t v = sma_word_load(value, bytes);
    uint64_t c = cond != NULL ? sma_word_load(cond, bytes) : 0;

    pe = sma_ctx_pe(routine, ctx, pe);
    if (unlikely(!sma_is_pe(pe) ||
                 !sma_find_quick_word(reads ? sma_memory.quick_read
                                            : sma_memory.quick,
                                      addr, bytes, &address)))
        sma_amo_nbi_slow(routine, ctx, arg, (const void *) addr, bytes, op, v,
                         c, fetch, pe);
    else
        sma_amo_nbi_at_ctx(routine, ctx, address, bytes, op, v, c, fetch, pe);
}

static inline __attribute__((always_inline)) void
sma_amo_nbi_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
                const struct sma_argument *arg, const volatile void *addr,
                size_t bytes, enum sma_amo_op op, const void *value,
                const void *cond, void *fetch, int pe)
{
    sma_amo_start(routine, ctx, arg, addr, bytes, op, value, cond, fetch, true,
                  pe);
}

/* Does the operation of sma_amo_start and waits until it is complete: *old
 * becomes what the word held before.  If old is NULL, the call does not wait.
 */
static inline __attribute__((always_inline)) void
sma_amo_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
            const struct sma_argument *arg, const volatile void *addr,
            size_t bytes, enum sma_amo_op op, const void *value,
            const void *cond, void *old, int pe)
{
    struct sma_address address;
    uint64_t v = sma_word_load(value, bytes), was;
    uint64_t c = cond != NULL ? sma_word_load(cond, bytes) : 0;

    if (old == NULL) {
        sma_amo_start(routine, ctx, arg, addr, bytes, op, value, cond, NULL,
                      false, pe);
        return;
    }
    pe = sma_ctx_pe(routine, ctx, pe);
    if (unlikely(!sma_is_pe(pe) || !sma_find_quick_word(sma_memory.quick_read,
                                                        addr, bytes, &address)))
        was = sma_amo_slow(routine, ctx, arg, (const void *) addr, bytes, op, v,
                           c, pe);
    else
        was = sma_amo_at_ctx(routine, ctx, address, bytes, op, v, c, pe);
    sma_word_store(old, bytes, was);
}

static inline __attribute__((always_inline)) void
sma_amo(const struct sma_routine *routine, const struct sma_argument *arg,
        const volatile void *addr, size_t bytes, enum sma_amo_op op,
        const void *value, const void *cond, void *old, int pe)
{
    sma_amo_ctx(routine, SMA_CTX_DEFAULT, arg, addr, bytes, op, value, cond,
                old, pe);
}

#endif
