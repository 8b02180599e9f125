/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Passes on what a PE writes (stream.h).
 */
#include "oshrun/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "oshrun/options.h"
#include "oshrun/sink.h"

enum { LINE_MAX_BYTES = 65536 }; /* a longer line is passed on in pieces */

int stream_open(struct stream *s, int to, bool direct)
{
    int ends[2];

    s->from = -1;
    s->to = to;
    if (direct)
        return -1;
    if (pipe2(ends, O_CLOEXEC) != 0)
        fail("the limit of open files (ulimit -Hn) is too low for so many PEs: "
             "%s",
             strerror(errno));
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    s->from = ends[0];
    return ends[1];
}

/* Passes on the whole lines of what has been read; all: also a line without its
 * end. */
static void pass_lines(struct stream *s, int pe, bool all)
{
    char tag[16];
    int tag_len = oshrun_opt.label ? snprintf(tag, sizeof tag, "%d: ", pe) : 0;
    char *p = s->line, *end = s->line + s->used, *last;

    if (!oshrun_opt.label) {
        last = all ? end : memrchr(p, '\n', s->used);
        if (last != NULL) {
            last += all ? 0 : 1;
            sink_put(s->to, p, (size_t) (last - p));
            p = last;
        }
    }
    while (oshrun_opt.label && p < end) {
        char piece[LINE_MAX_BYTES + 16];
        char *nl = memchr(p, '\n', (size_t) (end - p));
        size_t len = (size_t) ((nl ? nl + 1 : end) - p);

        if (nl == NULL && !all)
            break;
        memcpy(piece, tag, (size_t) tag_len);
        memcpy(piece + tag_len, p, len);
        if (nl == NULL)
            piece[tag_len + (int) len++] = '\n';
        sink_put(s->to, piece, (size_t) tag_len + len);
        p = nl ? nl + 1 : end;
    }
    s->used = (size_t) (end - p);
    memmove(s->line, p, s->used);
}

/* Reads once, and passes on whole lines.  Returns how many bytes were read; 0:
 * the pipe is empty or at its end. */
static size_t read_some(struct stream *s, int pe)
{
    ssize_t n;

    if (s->line == NULL && (s->line = malloc(LINE_MAX_BYTES)) == NULL)
        fail("out of memory");
    do
        n = read(s->from, s->line + s->used, LINE_MAX_BYTES - s->used);
    while (n < 0 && errno == EINTR);
    if (n < 0 && errno == EAGAIN)
        return 0;
    if (n <= 0) {
        pass_lines(s, pe, true);
        close(s->from);
        s->from = -1;
        return 0;
    }
    s->used += (size_t) n;
    pass_lines(s, pe, false);
    if (s->used == LINE_MAX_BYTES)
        pass_lines(s, pe, true);
    return (size_t) n;
}

void stream_pump(struct stream *s, int pe)
{
    while (!sink_is_full(s->to) && read_some(s, pe) > 0)
        ;
}

void stream_pump_rest(struct stream *s, int pe)
{
    int left = 0;

    if (s->from < 0 || ioctl(s->from, FIONREAD, &left) != 0)
        return;
    while (left > 0) {
        size_t n = read_some(s, pe);

        if (n == 0)
            return;
        left -= (int) n;
    }
}

void stream_close(struct stream *s, int pe)
{
    stream_pump_rest(s, pe);
    if (s->from >= 0) {
        if (s->line != NULL)
            pass_lines(s, pe, true);
        close(s->from);
        s->from = -1;
    }
    free(s->line);
    s->line = NULL;
}
