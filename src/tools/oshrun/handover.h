/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Jobs that oshrun does not start itself.
 */
#ifndef SMA_TOOLS_HANDOVER_H
#define SMA_TOOLS_HANDOVER_H

/* Decides who starts the PEs.  Returns when oshrun does, on this host, whose
 * name is host; otherwise another launcher takes the place of oshrun. */
void oshrun_hand_over(const char *host);

#endif
