/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The output of oshrun and of its PEs: standard output and standard error.
 * Their reader may stop reading for as long as it likes.  oshrun, which has to
 * handle signals and time limits, does not wait for the reader.  A sink keeps
 * what the reader does not take, in order.
 */
#ifndef SMA_TOOLS_SINK_H
#define SMA_TOOLS_SINK_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>

/* After this call no function here waits for a reader, except sink_finish; at
 * exit oshrun gives the reader one more second.  Before this call sink_put
 * waits. */
void sink_start(void);

/* Adds text to the output of fd, which is STDOUT_FILENO or STDERR_FILENO, and
 * writes as much as the reader takes. */
void sink_put(int fd, const char *text, size_t len);

/* Does the sink hold so much text that nothing should be added for now? */
bool sink_is_full(int fd);

/* Has the reader of fd gone away?  Text for it is dropped from then on. */
bool sink_is_gone(int fd);

/* Is text lost that a reader still waits for, as on a full disk? */
bool sink_has_failed(void);

/* Does a sink hold text? */
bool sink_has_text(void);

/* sink_poll fills in what to poll for until the readers take more: at most two
 * entries, whose number it returns.  sink_write then writes what the readers
 * take. */
nfds_t sink_poll(struct pollfd *fds);
void sink_write(void);

/* Writes until the sinks are empty, for so many seconds at most. */
void sink_finish(double seconds);

#endif
