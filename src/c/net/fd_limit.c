/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * File descriptors.  A wire takes some for each lane, and over TCP two or more for
 * each link, at both ends.  Without descriptors the wire ends the process by an
 * assertion.  So the transport raises the soft limit at the start, as far as the
 * job may need it; opens no more channels than can connect to all PEs; and says
 * which limit is short.
 */
#include "net/protocol.h"

#include <dirent.h>
#include <sys/eventfd.h>
#include <sys/resource.h>

#include "boot/boot.h"

enum {
    MOST_OF_LANE = 64, /* descriptors of a lane that are looked for */
    SPARE = 32,        /* that the transport leaves to others */
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

    for (int pe = 0; pe < sma_net_host.n; pe++)
        n += sma_net_host.near_too || sma_host_index(pe) < 0;
    return n;
}

/* What `channels` take when each is connected to all PEs. */
static rlim_t need(rlim_t channels, unsigned per_worker, unsigned connection)
{
    return channels * (per_worker + (rlim_t) connection * far());
}

static unsigned lane_fds(void)
{
    return (unsigned) sma_net.wire->lane_fds;
}

static unsigned link_fds(void)
{
    return (unsigned) sma_net.wire->link_fds;
}

static rlim_t most_needed(void)
{
    return need(2 + SMA_MAX_CHANNELS, lane_fds(), link_fds());
}

/* ------------------------------------------------------------ start and end */

void sma_net_restore_fd_limit(void)
{
    struct rlimit now = limit();

    /* the program may have set another limit meanwhile */
    if (raised != 0 && now.rlim_cur == raised) {
        now.rlim_cur = before.rlim_cur;
        setrlimit(RLIMIT_NOFILE, &now);
    }
    raised = 0;
}

void sma_net_raise_fd_limit(void)
{
    static bool minds_forks;
    struct rlimit more;
    rlim_t most = most_needed();

    if (!minds_forks) /* a child gets the limit that the program had */
        minds_forks = pthread_atfork(NULL, NULL, sma_net_restore_fd_limit) == 0;
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

void sma_net_note_fds(void)
{
    unsigned now = count_open(&sockets);

    worker = now > others ? now - others : 1;
}

/* ----------------------------------------------------------------- channels */

/* Does the main channel have a connection? */
static bool is_connected(void)
{
    for (int pe = 0; pe < sma_net_host.n; pe++)
        if (__atomic_load_n(&sma_net_main.peers[pe], __ATOMIC_RELAXED) != NULL)
            return true;
    return false;
}

/* 0, or the reason why n descriptors cannot be had. */
static int why_not(int n)
{
    int fd[MOST_OF_LANE], got = 0, error = 0;

    if (n > MOST_OF_LANE)
        n = MOST_OF_LANE;
    while (got < n && (fd[got] = eventfd(0, EFD_CLOEXEC)) >= 0)
        got++;
    if (got < n)
        error = errno;
    while (got > 0)
        close(fd[--got]);
    return error == EMFILE || error == ENFILE ? error : 0;
}

bool sma_net_may_open(int channels)
{
    struct rlimit now = limit();
    unsigned connection = link_fds(), n;

    if (now.rlim_cur == RLIM_INFINITY ||
        now.rlim_cur >= before.rlim_cur + most_needed())
        return true;
    /* where there is a better network than TCP, connections take no sockets */
    count_open(&n);
    if (sma_net_facts.link_fds == 0 || (is_connected() && n == sockets))
        connection = 0;
    return why_not((int) worker) == 0 &&
           others + need((rlim_t) channels + 1, worker, connection) + SPARE <=
               now.rlim_cur;
}

void sma_net_check_fds(const char *what, int n)
{
    int error = why_not(n);

    if (error == ENFILE)
        sma_fatal(NULL,
                  "%s: %s: the system's limit of open files "
                  "(fs.file-max) is reached",
                  sma_net.wire->name, what);
    if (error == EMFILE)
        sma_fatal(
            NULL,
            "%s: %s: the limit of open files is reached: it is %llu (ulimit "
            "-Hn), and connections to all PEs may need %llu; raise it (in "
            "docker: --ulimit nofile)",
            sma_net.wire->name, what, (unsigned long long) limit().rlim_cur,
            (unsigned long long) others +
                (unsigned long long) need(1, lane_fds(), link_fds()));
}
