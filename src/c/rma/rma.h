/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Puts, gets and their order, for entry points of other languages and for rooms
 * above.  Arguments are those of the C routines.
 */
#ifndef SMA_RMA_H
#define SMA_RMA_H

#include "base/base.h"

void sma_put(const char *routine, void *dest, const void *source,
             size_t bytes, int pe);
void sma_get(const char *routine, void *dest, const void *source,
             size_t bytes, int pe);
void sma_iput(const char *routine, void *dest, const void *source,
              ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize,
              int pe);
void sma_iget(const char *routine, void *dest, const void *source,
              ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize,
              int pe);
struct sma_ctx;
void sma_iput_ctx(const char *routine, struct sma_ctx *ctx, void *dest,
                  const void *source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t nelems, size_t esize, int pe);
void sma_iget_ctx(const char *routine, struct sma_ctx *ctx, void *dest,
                  const void *source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t nelems, size_t esize, int pe);

/* signal.c: a put, and then the update of a signal of PE pe by SHMEM_SIGNAL_*; who
 * sees the new value finds the data. */
void sma_put_signal(const char *routine, void *dest, const void *source,
                    size_t bytes, uint64_t *sig_addr, uint64_t signal,
                    int sig_op, int pe);

/* n elements, dst and sst elements apart. */
void sma_copy_strided(void *dest, const void *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t n, size_t esize);

/* ------------------------------------------------------------------ order.c */

void sma_fence(const char *routine);
void sma_quiet(const char *routine);

#endif
