/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * File descriptors.  UCX takes some for each worker, and over TCP two or more for
 * each connection, at both ends.  Without descriptors UCX ends the process by an
 * assertion.  So the transport raises the soft limit at the start, as far as the
 * job may need it; opens no more channels than can connect to all PEs; and says
 * which limit is short.
 */
#include "net/ucx/ucx.h"
#include "shared/facts.h"

#include <dirent.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
    WORKER = 16, /* descriptors of a worker, at most */
    CONNECTION = 4, /* of a connection over TCP that both sides make, with two
                       network devices, as UCX uses no more of them by default */
    SPARE = 32,  /* that the transport leaves to others */
};

static struct rlimit before; /* the limit that the program had */
static rlim_t raised;        /* its soft limit now; 0: as it was */
static unsigned others;      /* descriptors that were open before the start */
static unsigned worker;      /* those of a worker */
static unsigned sockets;     /* open sockets when there was no connection */

static struct rlimit limit(void)
{
    struct rlimit now = {.rlim_cur = RLIM_INFINITY, .rlim_max = RLIM_INFINITY};

    getrlimit(RLIMIT_NOFILE, &now);
    return now;
}

/* How many descriptors are open, and how many of them are sockets? */
static unsigned count_open(unsigned *sockets_p)
{
    DIR *dir = opendir("/proc/self/fd");
    const struct dirent *d;
    unsigned n = 0;
    char to[8];

    *sockets_p = 0;
    while (dir != NULL && (d = readdir(dir)) != NULL) {
        if (d->d_name[0] == '.')
            continue;
        n++;
        if (readlinkat(dirfd(dir), d->d_name, to, sizeof to) >= 7 &&
            memcmp(to, "socket:", 7) == 0)
            (*sockets_p)++;
    }
    if (dir != NULL)
        closedir(dir);
    return n;
}

/* The PEs that a channel may connect to. */
static unsigned far(void)
{
    unsigned n = 0;

    for (int pe = 0; pe < sma_ucx_client->n; pe++)
        n += sma_ucx_client->near_too || !sma_ucx_client->is_near(pe);
    return n;
}

/* What `channels` take when each is connected to all PEs. */
static rlim_t need(rlim_t channels, unsigned per_worker, unsigned connection)
{
    return channels * (per_worker + (rlim_t) connection * far());
}

/* ------------------------------------------------------------ start and end */

static void restore(void)
{
    struct rlimit now = limit();

    /* the program may have set another limit meanwhile */
    if (raised != 0 && now.rlim_cur == raised) {
        now.rlim_cur = before.rlim_cur;
        setrlimit(RLIMIT_NOFILE, &now);
    }
    raised = 0;
}

static void raise_limit(void)
{
    static bool minds_forks;
    struct rlimit more;
    rlim_t most = need(1 + SMA_MAX_CHANNELS, WORKER, CONNECTION);

    if (!minds_forks) /* a child gets the limit that the program had */
        minds_forks = pthread_atfork(NULL, NULL, restore) == 0;
    others = count_open(&sockets);
    before = more = limit();
    if (before.rlim_cur == RLIM_INFINITY || before.rlim_cur >= before.rlim_max)
        return;
    more.rlim_cur = before.rlim_max - before.rlim_cur < most
                        ? before.rlim_max
                        : before.rlim_cur + most;
    if (setrlimit(RLIMIT_NOFILE, &more) == 0)
        raised = more.rlim_cur;
}

void sma_ucx_prepare_files(void)
{
    raise_limit();
    sma_ucx_check_files("ucp_init", WORKER);
}

void sma_ucx_note_files(void)
{
    unsigned now = count_open(&sockets);

    worker = now > others ? now - others : 1;
}

void sma_ucx_restore_files(void)
{
    restore();
}

/* ----------------------------------------------------------------- channels */

/* Does the main channel have a connection? */
static bool is_connected(void)
{
    for (int pe = 0; pe < sma_ucx_client->n; pe++)
        if (__atomic_load_n(&sma_ucx_main.peers[pe], __ATOMIC_RELAXED) != NULL)
            return true;
    return false;
}

bool sma_ucx_may_open(int channels)
{
    struct rlimit now = limit();
    unsigned connection = CONNECTION, n;

    if (now.rlim_cur == RLIM_INFINITY ||
        now.rlim_cur >= before.rlim_cur +
                            need(1 + SMA_MAX_CHANNELS, WORKER, CONNECTION))
        return true;
    /* where UCX has a better network, connections take no sockets */
    count_open(&n);
    if ((sma_ucx_client->near_only && getenv("UCX_TLS") == NULL) ||
        (is_connected() && n == sockets))
        connection = 0;
    return sma_ucx_are_free((int) worker) &&
           others + need((rlim_t) channels + 1, worker, connection) + SPARE <=
               now.rlim_cur;
}

/* ----------------------------------------------------------------- messages */

/* 0, or the reason why n descriptors cannot be had. */
static int why_not(int n)
{
    int fd[WORKER], got = 0, error = 0;

    if (n > WORKER)
        n = WORKER;
    while (got < n && (fd[got] = eventfd(0, EFD_CLOEXEC)) >= 0)
        got++;
    if (got < n)
        error = errno;
    while (got > 0)
        close(fd[--got]);
    return error == EMFILE || error == ENFILE ? error : 0;
}

bool sma_ucx_are_free(int n)
{
    return why_not(n) == 0;
}

void sma_ucx_check_files(const char *what, int n)
{
    int error = why_not(n);

    if (error == ENFILE)
        sma_ucx_client->fatal("UCX: %s: the system's limit of open files "
                              "(fs.file-max) is reached",
                              what);
    if (error == EMFILE)
        sma_ucx_client->fatal(
            "UCX: %s: the limit of open files is reached: it is %llu (ulimit "
            "-Hn), and connections to all PEs may need %llu; raise it (in "
            "docker: --ulimit nofile)",
            what, (unsigned long long) limit().rlim_cur,
            (unsigned long long) others +
                (unsigned long long) need(1, WORKER, CONNECTION));
}
