/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Passes on what a PE writes, from its pipe to the output of oshrun (output.c):
 * in whole lines, and with labels if --label asks for them.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "oshrun/oshrun.h"

enum {
    TAG_BYTES = 16,           /* of a label, before the text in the buffer */
    FEW_BYTES = 1 << 16,      /* the buffer has space for so many at first */
    LINE_MAX_BYTES = 1 << 24, /* a longer line is passed on in pieces */
};

int reader_open(struct pipe_reader *s, int to, bool direct)
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

static char *text_of(const struct pipe_reader *s)
{
    return s->line + TAG_BYTES;
}

/* Makes space for n bytes of text, the tag before them, and the end of the line
 * after them.  Returns false if memory is short. */
static bool make_space(struct pipe_reader *s, size_t n)
{
    char *line = realloc(s->line, TAG_BYTES + n + 1);

    if (line == NULL)
        return false;
    s->line = line;
    s->space = n;
    return true;
}

/* Passes on the text up to `end`, each line with the number of the PE.  The label
 * takes the place of text that has been passed on. */
static void pass_labelled(const struct pipe_reader *s, int pe, char *end)
{
    for (char *p = text_of(s), *next; p < end; p = next) {
        char tag[TAG_BYTES], *nl = memchr(p, '\n', (size_t) (end - p));
        size_t n = (size_t) snprintf(tag, sizeof tag, "%d: ", pe);

        next = nl != NULL ? nl + 1 : end;
        memcpy(p - n, tag, n);
        if (nl == NULL)
            *end = '\n';
        output_put(s->to, p - n, n + (size_t) (next - p) + (nl == NULL));
    }
}

/* Passes on the whole lines of what has been read, of which the last `fresh` bytes
 * may have the end of a line; all: also a line without its end. */
static void pass_lines(struct pipe_reader *s, int pe, size_t fresh, bool all)
{
    char *begin = text_of(s), *end = begin + s->used, *last = end;
    char *nl = memrchr(end - fresh, '\n', fresh);

    if (!all && nl == NULL)
        return;
    if (!all)
        last = nl + 1;
    if (oshrun_opt.label)
        pass_labelled(s, pe, last);
    else
        output_put(s->to, begin, (size_t) (last - begin));
    s->used = (size_t) (end - last);
    memmove(begin, last, s->used);
}

/* Reads once, and passes on whole lines.  Returns how many bytes were read; 0:
 * the pipe is empty or at its end. */
static size_t read_some(struct pipe_reader *s, int pe)
{
    ssize_t n;

    if (s->line == NULL && !make_space(s, FEW_BYTES))
        fail_memory();
    do
        n = read(s->from, text_of(s) + s->used, s->space - s->used);
    while (n < 0 && errno == EINTR);
    if (n < 0 && errno == EAGAIN)
        return 0;
    if (n <= 0) {
        pass_lines(s, pe, 0, true);
        close(s->from);
        s->from = -1;
        return 0;
    }
    s->used += (size_t) n;
    pass_lines(s, pe, (size_t) n, false);
    if (s->used == s->space &&
        (s->space >= LINE_MAX_BYTES || !make_space(s, 2 * s->space)))
        pass_lines(s, pe, 0, true);
    if (s->used == 0 && s->space > FEW_BYTES)
        make_space(s, FEW_BYTES);
    return (size_t) n;
}

bool reader_flows(struct pipe_reader *s)
{
    if (s->from >= 0 && output_is_gone(s->to)) {
        close(s->from);
        s->from = -1;
    }
    return s->from >= 0 && !output_is_full(s->to);
}

void reader_pump(struct pipe_reader *s, int pe)
{
    while (reader_flows(s) && read_some(s, pe) > 0)
        ;
}

void reader_pump_rest(struct pipe_reader *s, int pe)
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

void reader_close(struct pipe_reader *s, int pe)
{
    reader_pump_rest(s, pe);
    if (s->from >= 0) {
        if (s->line != NULL)
            pass_lines(s, pe, 0, true);
        close(s->from);
        s->from = -1;
    }
    free(s->line);
    s->line = NULL;
}
