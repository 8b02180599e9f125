/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The bounce buffers of this PE: which epoch of which set uses each of them.
 */
#ifndef SMA_COLL_EPOCH_BOUNCE_H
#define SMA_COLL_EPOCH_BOUNCE_H

#include "base/base.h"
#include "coll/set/set.h"

/* Waits for a free buffer and assigns it to this epoch of the set. */
unsigned sma_bounce_take(struct sma_set *set,
                         const struct sma_routine *routine);

/* Forgets that the set has used bounce buffers: it is to be freed, and its
 * members are done with all epochs that used one. */
void sma_bounces_forget(const struct sma_set *set);

/* Forgets the use of all bounce buffers, at the end of the library. */
void sma_bounces_fini(void);

#endif
