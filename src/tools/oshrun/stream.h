/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What a PE writes, on its way from its pipe to the output of oshrun (sink.h):
 * in whole lines, with a label where one is wanted.
 */
#ifndef SMA_TOOLS_STREAM_H
#define SMA_TOOLS_STREAM_H

#include <stdbool.h>
#include <stddef.h>

struct stream {
    int from; /* our end of the pipe, -1: direct or at its end */
    int to;   /* STDOUT_FILENO or STDERR_FILENO */
    char *line;
    size_t used;
};

/* A pipe for a stream of a PE; its writing end, or -1: the PE writes
 * directly. */
int stream_open(struct stream *s, int to, bool direct);

/* Passes on what the PE has written, as long as the output takes more. */
void stream_pump(struct stream *s, int pe);

/* The same whether it takes more or not, for a PE that has ended. */
void stream_pump_rest(struct stream *s, int pe);

/* Nobody has the writing end any more: passes on the rest. */
void stream_close(struct stream *s, int pe);

#endif
