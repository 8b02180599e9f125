/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The output of oshrun and of its PEs: standard output and standard error.
 * Their reader may stop reading for as long as it likes.  oshrun, which has to
 * handle signals and time limits, does not wait for the reader.  An output
 * keeps what the reader does not take, in order.
 *
 * O_NONBLOCK would affect every process that has the same file open, such as
 * the shell.  So oshrun calls poll before it writes.  A write may block
 * nevertheless, if it is long or if another process has filled the pipe
 * meanwhile.  A timer then interrupts it.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "oshrun/oshrun.h"
#include "shared/cause.h"

enum {
    FULL = 1 << 18,  /* bytes that an output holds before PEs have to wait */
    PIECE = 1 << 16, /* bytes of one write at most */
    INTERRUPT_US = 20000, /* microseconds until a timer interrupts a write */
};

struct output {
    int fd;
    bool is_file; /* a regular file, which is always ready */
    bool gone;    /* there is no reader any more */
    bool failed;  /* text was lost for another reason, such as a full disk */
    char *text;
    size_t start, used, size; /* text[start..used) is to be written */
};

static struct output outputs[2] = {{.fd = STDOUT_FILENO},
                                   {.fd = STDERR_FILENO}};

/* Are stdout and stderr one file?  Both then use one output, so that lines stay
 * whole. */
static bool same;

static bool started;

static struct output *output_of(int fd)
{
    return &outputs[fd == STDERR_FILENO && !same];
}

static void set_timer(long microseconds)
{
    const struct itimerval t = {.it_interval.tv_usec = microseconds,
                                .it_value.tv_usec = microseconds};

    setitimer(ITIMER_REAL, &t, NULL);
}

/* Does the reader take anything within so many milliseconds?  -1: waits for
 * it. */
static bool is_ready(const struct output *s, int ms)
{
    struct pollfd p = {.fd = s->fd, .events = POLLOUT};

    return s->is_file || poll(&p, 1, ms) > 0;
}

/* Notes that text is lost, and says so the first time.  What is wrong with standard
 * error cannot be said. */
static void note_failure(struct output *s, int error)
{
    char line[128];
    int len;

    if (s->failed)
        return;
    s->failed = true;
    if (s->fd != STDOUT_FILENO || same)
        return;
    len = snprintf(line, sizeof line,
                   SMA_OSHRUN ": cannot write to standard output: %s\n",
                   strerror(error));
    output_put(STDERR_FILENO, line, (size_t) len);
}

/* Writes once.  Returns false if the reader accepts nothing now. */
static bool write_piece(struct output *s)
{
    size_t len = s->used - s->start;
    ssize_t n = write(s->fd, s->text + s->start, len < PIECE ? len : PIECE);
    int error = n < 0 ? errno : 0;

    if (error == EINTR || error == EAGAIN)
        return false;
    if (n > 0)
        s->start += (size_t) n;
    else
        s->start = s->used;
    if (s->start == s->used)
        s->start = s->used = 0;
    if (error == EPIPE || error == ECONNRESET)
        s->gone = true;
    else if (error != 0)
        note_failure(s, error);
    return true;
}

static void write_some(struct output *s)
{
    bool timed = started && !s->is_file;

    if (timed && s->used > 0)
        set_timer(INTERRUPT_US);
    while (s->used > 0 && is_ready(s, started ? 0 : -1))
        if (!write_piece(s) && started)
            break;
    if (timed)
        set_timer(0);
}

/* Makes space for len more bytes.  Returns false if memory is short. */
static bool make_space(struct output *s, size_t len)
{
    size_t size = s->size > 0 ? s->size : PIECE;
    char *text;

    if (s->start > 0) {
        memmove(s->text, s->text + s->start, s->used - s->start);
        s->used -= s->start;
        s->start = 0;
    }
    while (size - s->used < len)
        size *= 2;
    text = realloc(s->text, size);
    if (text == NULL)
        return false;
    s->text = text;
    s->size = size;
    return true;
}

void output_put(int fd, const char *text, size_t len)
{
    struct output *s = output_of(fd);
    char sorry[300];

    if (len == 0)
        return;
    if (len > s->size - s->used && !make_space(s, len)) {
        snprintf(sorry, sizeof sorry, "%s: out of memory%s; output is lost\n",
                 SMA_OSHRUN, sma_cause(SMA_CAUSE_MEMORY, 0, len));
        if (write(STDERR_FILENO, sorry, strlen(sorry)) < 0)
            return; /* stderr is gone */
        return;
    }
    memcpy(s->text + s->used, text, len);
    s->used += len;
    write_some(s);
}

bool output_is_full(int fd)
{
    const struct output *s = output_of(fd);

    return s->used - s->start >= FULL;
}

bool output_is_gone(int fd)
{
    return output_of(fd)->gone;
}

bool output_has_failed(void)
{
    return outputs[0].failed || outputs[1].failed;
}

bool output_has_text(void)
{
    return outputs[0].used > 0 || outputs[1].used > 0;
}

nfds_t output_poll(struct pollfd *fds)
{
    nfds_t n = 0;

    for (int i = 0; i < 2; i++)
        if (outputs[i].used > 0)
            fds[n++] = (struct pollfd){.fd = outputs[i].fd, .events = POLLOUT};
    return n;
}

void output_write(void)
{
    for (int i = 0; i < 2; i++)
        write_some(&outputs[i]);
}

/* ------------------------------------------------------------------- start */

static void on_alarm(int signo)
{
    (void) signo; /* the signal only has to interrupt a write */
}

/* Writes until the outputs are empty, for a second at most. */
static void finish_at_exit(void)
{
    const double end = now() + 1;
    double left;

    while (output_has_text() && (left = end - now()) > 0) {
        struct pollfd fds[2];
        nfds_t n = output_poll(fds);

        poll(fds, n, (int) (left * 1000) + 1);
        output_write();
    }
}

void output_prepare(void)
{
    const struct sigaction act = {.sa_handler = on_alarm};
    struct stat st[2];
    sigset_t set;

    for (int i = 0; i < 2; i++)
        if (fstat(outputs[i].fd, &st[i]) == 0)
            outputs[i].is_file = S_ISREG(st[i].st_mode);
        else
            memset(&st[i], 0, sizeof st[i]);
    same = st[0].st_dev == st[1].st_dev && st[0].st_ino == st[1].st_ino;
    sigaction(SIGALRM, &act, NULL);
    sigemptyset(&set);
    sigaddset(&set, SIGALRM);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    signal(SIGPIPE, SIG_IGN);
    started = true;
    atexit(finish_at_exit);
}
