/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where the output of oshrun and of its PEs goes: standard output and standard
 * error.  Their reader may stop reading for as long as it likes; oshrun, which
 * has signals and a clock to look at, does not wait for it.  What the reader
 * does not take is kept here, in order.
 */
#ifndef SMA_TOOLS_SINK_H
#define SMA_TOOLS_SINK_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>

/* From now on nothing here waits for a reader, but sink_finish; oshrun gives
 * the reader a second more when it exits.  Before, sink_put waits. */
void sink_start(void);

/* Adds text to what goes to fd, STDOUT_FILENO or STDERR_FILENO, and writes what
 * the reader takes. */
void sink_put(int fd, const char *text, size_t len);

/* Is there enough to write for now?  Then nobody should bring more. */
bool sink_is_full(int fd);

/* Is anything kept? */
bool sink_has_text(void);

/* What to poll for until the readers take more: fills in at most two, and
 * returns how many; then writes what they take. */
nfds_t sink_poll(struct pollfd *fds);
void sink_write(void);

/* Writes for so many seconds at most. */
void sink_finish(double seconds);

#endif
