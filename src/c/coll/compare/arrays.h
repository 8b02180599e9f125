/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Checks of the arrays of a collective call, for
 * coll/compare/same_call.c.
 */
#ifndef SMA_COLL_COMPARE_ARRAYS_H
#define SMA_COLL_COMPARE_ARRAYS_H

#include "coll/compare/same_call.h"

/* Ends the job when two objects of a call overlap. */
void sma_check_overlap(const struct sma_routine *routine, const char *a_name,
                       const void *a, size_t a_bytes, const char *b_name,
                       const void *b, size_t b_bytes);

/* Checks the pSync of a call on an active set, before the calls are
 * compared. */
void sma_check_psync(const struct sma_routine *routine, const void *psync);

/* Checks the pWrk of a reduction, when the PEs are known to agree on
 * nreduce. */
void sma_check_pwrk(const struct sma_routine *routine,
                    const struct sma_call *call, const void *pwrk);

struct sma_array {
    const void *start;
    size_t bytes;
};

/* The arrays that a call on an active set uses until all PEs have left it. */
struct sma_arrays {
    const struct sma_set *set; /* NULL: there are none */
    const struct sma_routine *routine;
    uint64_t calls; /* those of this PE (check/check.h), with this one */
    struct sma_array psync, pwrk;
};

/* Notes the arrays of a call. */
void sma_arrays_note(struct sma_arrays *arrays,
                     const struct sma_routine *routine,
                     const struct sma_set *set, const struct sma_active *a,
                     const struct sma_call *call);

/* Reports arrays of a call that are among the old ones. */
void sma_arrays_compare(const struct sma_routine *routine,
                        const struct sma_arrays *old,
                        const struct sma_arrays *arrays);

#endif
