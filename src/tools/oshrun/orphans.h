/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Ends processes that PEs have left behind.
 */
#ifndef OSHRUN_ORPHANS_H
#define OSHRUN_ORPHANS_H

/* Kills them, and waits until they have ended.  To be called when all PEs have
 * ended. */
void oshrun_kill_orphans(void);

#endif
