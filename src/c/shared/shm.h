/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A text for messages about /dev/shm, which containers make small, read-only, or
 * leave out.
 */
#ifndef SMA_SHM_H
#define SMA_SHM_H

/* Advice about /dev/shm if a file in it cannot be created: the end of a
 * message, which begins with "; ", or "". */
const char *sma_shm_advice(int err);

#endif
