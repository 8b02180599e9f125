/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Hands a job over to another launcher.
 */
#ifndef SMA_TOOLS_HANDOVER_H
#define SMA_TOOLS_HANDOVER_H

/* Decides which launcher starts the PEs.  Returns if oshrun itself does, on
 * this host, whose name is `host`.  Otherwise the other launcher takes the
 * place of oshrun, and this does not return. */
void oshrun_hand_over(const char *host);

#endif
