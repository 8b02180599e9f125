/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Looks at a job on several hosts (from.h).  A command may print lines of one
 * host, as ssh does, or of several, as srun does.
 */
#include "config.h"

#include "osh_top/from.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/words.h"
#include "osh_top/json.h"
#include "shared/facts.h"

enum { LINE_MOST = 256 << 20 }; /* bytes; with all PEs of the largest job */

struct command {
    const char *text;
    pid_t pid;
    int fd;     /* -1: it has ended */
    char *line; /* what has come of a line */
    size_t used, room;
};

static struct command *commands;
static int count;

static struct top_look *looks; /* the last one of each host */
static int hosts;

int from_count(void)
{
    return count;
}

void from_start(const char *text)
{
    struct command c = {.text = text};
    int fd[2];

    if (pipe2(fd, O_CLOEXEC) != 0)
        die(1, "pipe: %s", strerror(errno));
    c.pid = fork();
    if (c.pid < 0)
        die(1, "fork: %s", strerror(errno));
    if (c.pid == 0) {
        int null = open("/dev/null", O_RDONLY);

        setpgid(0, 0); /* from_stop ends all of its processes */
        dup2(null, 0);
        dup2(fd[1], 1);
        execl("/bin/sh", "sh", "-c", text, (char *) NULL);
        _exit(127);
    }
    setpgid(c.pid, c.pid);
    close(fd[1]);
    fcntl(fd[0], F_SETFL, O_NONBLOCK);
    c.fd = fd[0];
    commands =
        checked(realloc(commands, ((size_t) count + 1) * sizeof *commands));
    commands[count++] = c;
}

int from_poll(struct pollfd *fds)
{
    int n = 0;

    for (int i = 0; i < count; i++)
        if (commands[i].fd >= 0)
            fds[n++] = (struct pollfd){.fd = commands[i].fd, .events = POLLIN};
    return n;
}

/* ------------------------------------------------------------------ the lines */

/* Keeps a look in place of the last one of its host. */
static void keep(struct top_look look)
{
    const char *host = look.n > 0 ? look.pe[0].host : "";

    for (int i = 0; i < hosts; i++)
        if (looks[i].n > 0 && strcmp(looks[i].pe[0].host, host) == 0) {
            json_forget(&looks[i]);
            looks[i] = look;
            return;
        }
    looks = checked(realloc(looks, ((size_t) hosts + 1) * sizeof *looks));
    looks[hosts++] = look;
}

static void take_line(const struct command *c, const char *line, size_t bytes)
{
    struct top_look look;

    if (!json_read(line, bytes, &look)) {
        from_stop();
        die(1, "--from '%s' prints what is not of " SMA_OSH_TOP " --json",
            c->text);
    }
    keep(look);
}

static void read_command(struct command *c)
{
    for (;;) {
        char *end;
        ssize_t n;

        if (c->used == c->room) {
            c->room = c->room == 0 ? 65536 : 2 * c->room;
            if (c->room > LINE_MOST)
                die(1, "--from '%s' prints too long a line", c->text);
            c->line = checked(realloc(c->line, c->room));
        }
        n = read(c->fd, c->line + c->used, c->room - c->used);
        if (n < 0)
            return; /* there is no more now */
        if (n == 0) {
            close(c->fd);
            c->fd = -1;
            return;
        }
        c->used += (size_t) n;
        while ((end = memchr(c->line, '\n', c->used)) != NULL) {
            size_t bytes = (size_t) (end - c->line);

            take_line(c, c->line, bytes);
            c->used -= bytes + 1;
            memmove(c->line, end + 1, c->used);
        }
    }
}

void from_read(void)
{
    for (int i = 0; i < count; i++)
        if (commands[i].fd >= 0)
            read_command(&commands[i]);
}

/* ------------------------------------------------------------------- the looks */

bool from_is_complete(void)
{
    int most = 1;
    int pes = 0;

    for (int i = 0; i < hosts; i++) {
        if (looks[i].hosts > most)
            most = looks[i].hosts;
        pes += looks[i].n;
    }
    for (int i = 0; i < count; i++)
        if (commands[i].fd >= 0 && hosts == 0)
            return false;
    return hosts >= count || (hosts > 0 && pes >= looks[0].pes);
}

static int by_number(const void *a, const void *b)
{
    const struct top_pe *p = a, *q = b;

    return (p->number > q->number) - (p->number < q->number);
}

/* Ends the program if the command has failed. */
static void check_end(struct command *c)
{
    int status;

    if (c->fd >= 0 || c->pid == 0)
        return;
    waitpid(c->pid, &status, 0);
    c->pid = 0;
    if (status == 0)
        return;
    from_stop();
    die(1, "--from '%s' has failed", c->text);
}

bool from_look(struct top_look *look_p)
{
    static struct top_pe *pe;
    size_t n = 0;
    bool runs = false;

    for (int i = 0; i < count; i++) {
        check_end(&commands[i]);
        runs |= commands[i].fd >= 0;
    }
    for (int i = 0; i < hosts; i++)
        n += (size_t) looks[i].n;
    free(pe);
    pe = checked(calloc(n + 1, sizeof *pe));
    *look_p = (struct top_look){.hosts = 1, .pe = pe};
    for (int i = 0; i < hosts; i++) {
        if (i == 0)
            *look_p = looks[0];
        look_p->pe = pe;
        look_p->n = i == 0 ? 0 : look_p->n;
        memcpy(pe + look_p->n, looks[i].pe, (size_t) looks[i].n * sizeof *pe);
        look_p->n += looks[i].n;
    }
    qsort(pe, n, sizeof *pe, by_number);
    return runs;
}

void from_stop(void)
{
    for (int i = 0; i < count; i++) {
        if (commands[i].pid > 0) {
            kill(-commands[i].pid, SIGTERM);
            waitpid(commands[i].pid, NULL, 0);
        }
        commands[i].pid = 0;
    }
}
