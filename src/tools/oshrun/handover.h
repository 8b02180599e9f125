/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Hands a job over to another launcher.
 */
#ifndef SMA_TOOLS_HANDOVER_H
#define SMA_TOOLS_HANDOVER_H

#include <signal.h>

/* Decides which launcher starts the PEs.  Returns if oshrun itself does, on
 * this host, whose name is `host`.  Otherwise the other launcher takes the
 * place of oshrun, with the mask of signals that oshrun began with, and this does
 * not return. */
void oshrun_hand_over(const char *host, const sigset_t *mask);

#endif
