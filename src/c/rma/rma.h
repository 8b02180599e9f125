/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Puts, gets and their order, for the Fortran entry points and the layers
 * above.  The functions take the arguments of the C routines of the same name,
 * esize for the bytes of an element, and check them; `routine` names the
 * routine in messages.  Those with `ctx` work on that context, the others on
 * the default context.
 */
#ifndef SMA_RMA_H
#define SMA_RMA_H

#include "net/net.h"

/* The bytes of n elements of `size` bytes.  When that is more than fits in a
 * size_t, SIZE_MAX, which no symmetric region holds: so the range check of the
 * address reports it. */
static inline size_t sma_bytes_of(size_t n, size_t size)
{
    size_t bytes;

    if (unlikely(__builtin_mul_overflow(n, size, &bytes)))
        return SIZE_MAX;
    return bytes;
}

/* The bytes from the first of n > 0 elements (or blocks) of `size` bytes to the
 * end of the last, where each begins `stride` bytes after the one before;
 * SIZE_MAX as in sma_bytes_of. */
static inline size_t sma_span_of(size_t n, size_t stride, size_t size)
{
    size_t bytes = sma_bytes_of(n - 1, stride);

    if (__builtin_add_overflow(bytes, size, &bytes))
        return SIZE_MAX;
    return bytes;
}

/* -------------------------------------------------------------------- rma.c */

void sma_put(const struct sma_routine *routine, void *dest, const void *source,
             size_t bytes, int pe);
void sma_get(const struct sma_routine *routine, void *dest, const void *source,
             size_t bytes, int pe);

/* --------------------------------------------------------------- strided.c */

/* Strides count elements. */
void sma_iput(const struct sma_routine *routine, void *dest, const void *source,
              ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize,
              int pe);
void sma_iget(const struct sma_routine *routine, void *dest, const void *source,
              ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize,
              int pe);
void sma_iput_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
                  void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t nelems, size_t esize, int pe);
void sma_iget_ctx(const struct sma_routine *routine, struct sma_ctx *ctx,
                  void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t nelems, size_t esize, int pe);

/* Copies n elements of esize bytes within mapped memory. */
void sma_copy_strided(void *dest, const void *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t n, size_t esize);

/* ---------------------------------------------------------------- signal.c */

/* A put, then an update of PE pe's signal by sig_op (SHMEM_SIGNAL_*).  A thread
 * that reads the new value of the signal with acquire order reads the data. */
void sma_put_signal(const struct sma_routine *routine, void *dest,
                    const void *source, size_t bytes, uint64_t *sig_addr,
                    uint64_t signal, int sig_op, int pe);

/* -------------------------------------------------------- net/fence_quiet.c */

/* Puts before the fence reach a PE before puts after it. */
void sma_fence(const struct sma_routine *routine);

/* Do fence and quiet take their slow path: is there a network, or are calls
 * seen?  The start calls sma_order_start when it knows. */
extern bool sma_order_slow SMA_HIDDEN;
void sma_order_start(void);

/* All puts are complete, visible to every PE. */
void sma_quiet(const struct sma_routine *routine);

#endif
