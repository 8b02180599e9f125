/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The start and the end of the collectives.
 */
#ifndef SMA_COLL_LIFETIME_H
#define SMA_COLL_LIFETIME_H

void sma_coll_init(void);
void sma_coll_fini(void);

#endif
