/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Looks at a job on several hosts: commands run osh_top --json there, and their
 * lines are put together.
 */
#ifndef SMA_TOOLS_TOP_FROM_H
#define SMA_TOOLS_TOP_FROM_H

#include <poll.h>
#include <stdbool.h>

#include "osh_top/look.h"

/* Starts a command by the shell. */
void from_start(const char *command);

/* How many commands there are, and where their output can be read. */
int from_count(void);
int from_poll(struct pollfd *fds);

/* Reads what the commands have printed by now. */
void from_read(void);

/* Has each command printed a look, or ended? */
bool from_is_complete(void);

/* The PEs of all commands together.  Returns false when all commands have ended;
 * one that has failed ends the program with a message.  *look_p is valid until
 * the next call. */
bool from_look(struct top_look *look_p);

/* Ends the commands. */
void from_stop(void);

#endif
