/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The signals that oshrun reads instead of being ended by them.
 */
#ifndef SMA_TOOLS_SIGNALS_H
#define SMA_TOOLS_SIGNALS_H

#include <signal.h>
#include <stddef.h>

/* Blocks these n signals.  Those that ask for the end are left out if whoever
 * started oshrun has them ignored, as nohup has SIGHUP and a shell has SIGINT in
 * the background of a script: oshrun and its PEs then ignore them, as every other
 * program does.  *set_p becomes the signals that can be read. */
void signals_take(const int *signos, size_t n, sigset_t *set_p);

#endif
