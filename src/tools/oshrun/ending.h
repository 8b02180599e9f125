/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The end of the job: SIGTERM for the PEs, SIGKILL a moment later, and the exit
 * status of oshrun.
 */
#ifndef SMA_TOOLS_ENDING_H
#define SMA_TOOLS_ENDING_H

#include <stdbool.h>

/* Begins to end the job: sends SIGTERM.  Has no effect if the end has begun. */
void ending_begin(int status);

/* The terminal has sent its signal to the PEs itself: only waits for them. */
void ending_expect(int status);

/* Sends SIGKILL at the next ending_look. */
void ending_hurry(void);

bool ending_has_begun(void);

/* The exit status of oshrun, 0 if the end has not begun. */
int ending_status(void);

/* When to call ending_look next, by now(); 0: there is nothing to do.
 * ending_look sends SIGKILL if it is time. */
double ending_next(void);
void ending_look(void);

#endif
