/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Passes on what a PE writes, from its pipe to the output of oshrun (sink.h):
 * in whole lines, and with labels if --label asks for them.
 */
#ifndef SMA_TOOLS_STREAM_H
#define SMA_TOOLS_STREAM_H

#include <stdbool.h>
#include <stddef.h>

struct stream {
    int from;   /* the reading end of the pipe; -1: no pipe, or at its end */
    int to;     /* STDOUT_FILENO or STDERR_FILENO */
    char *line; /* a buffer for text that was read and not passed on yet */
    size_t used, room; /* bytes of this text, and how many the buffer takes */
};

/* Opens a pipe for a stream of a PE and returns its writing end.  Returns -1 if
 * the PE writes directly. */
int stream_open(struct stream *s, int to, bool direct);

/* Is the pipe open, and does the output take more?  Closes the pipe when the reader
 * of the output has gone away: the next write of the PE then raises SIGPIPE, as it
 * does without oshrun. */
bool stream_flows(struct stream *s);

/* Passes on what the PE has written, as long as the output takes more. */
void stream_pump(struct stream *s, int pe);

/* Passes on what is in the pipe at this moment, even if the output is full.
 * For a PE that has ended: a process that it has started may go on writing. */
void stream_pump_rest(struct stream *s, int pe);

/* Passes on the rest and closes the pipe. */
void stream_close(struct stream *s, int pe);

#endif
