/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Checks of the arrays of a collective call, for coll/check.c.
 */
#ifndef SMA_COLL_CHECK_ARRAYS_H
#define SMA_COLL_CHECK_ARRAYS_H

#include "base/base.h"
#include "coll/check.h"
#include "coll/coll.h"

/* Ends the job when two objects of a call overlap. */
void sma_check_overlap(const char *routine, const char *a_name, const void *a,
                       size_t a_bytes, const char *b_name, const void *b,
                       size_t b_bytes);

/* Checks the pSync of a call on an active set, before the calls are
 * compared. */
void sma_check_psync(const char *routine, const struct sma_set *set,
                     const struct sma_call *call, const void *psync);

/* Checks the pWrk of a reduction, when the PEs are known to agree on
 * nreduce. */
void sma_check_pwrk(const char *routine, const struct sma_set *set,
                    const struct sma_call *call, const void *pwrk);

/* All PEs of the set have ended their earlier calls: forgets the arrays that
 * these calls used. */
void sma_arrays_forget(const struct sma_set *set);

/* Forgets all arrays, at the end. */
void sma_arrays_forget_all(void);

#endif
