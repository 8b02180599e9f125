/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The launchers that speak PMI-1 or PMI-2: MPICH's mpiexec, `srun --mpi=pmi2`,
 * and others that set PMI_FD or PMI_PORT.  The server of such a launcher keeps
 * texts under keys and holds barriers; the rest the PEs find out themselves.
 *
 * How a job ends early differs.  MPICH's mpiexec kills all processes, with the
 * status that an abort tells it, or as soon as a connection breaks; so each PE
 * that ends with a failure tells its status first.  Slurm cancels the job at an
 * abort, with a status of its own, and does nothing when a process dies; so the
 * PEs of a host look for each other, and an abort gives the others a moment to
 * end by themselves.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "boot/file.h"
#include "boot/mpi.h"
#include "boot/pmi.h"
#include "shared/job.h"

enum { GRACE_MS = 300 };

/* The PEs of this host know each other's process numbers. */
static bool see_processes;

bool sma_boot_pmi_present(void)
{
    const char *text = getenv("PMI_FD"), *size = getenv("PMI_SIZE");
    socklen_t len = sizeof(int);
    int fd, type, n;

    if (size != NULL && sma_pmi_read_number(size, strlen(size), &n) && n == 1)
        return false;
    return text != NULL && sma_pmi_read_number(text, strlen(text), &fd) &&
           getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &len) == 0 &&
           type == SOCK_STREAM;
}

/* The first PE of the host creates the memory file, the others open it. */
static void share_file(int first, int kind)
{
    char where[SMA_FILE_WHERE], *theirs;
    size_t bytes;
    int err;

    if (sma_topology.host_me == 0) {
        sma_file_create(kind, where);
        sma_pmi_put("sma.file", where, strlen(where) + 1);
    }
    sma_pmi_fence("exchange of the memory file");
    if (sma_topology.host_me != 0) {
        theirs = sma_pmi_get(first, "sma.file", &bytes);
        if (bytes < 1 || bytes > sizeof where || theirs[bytes - 1] != '\0')
            sma_fatal(NULL, "PE %d runs another version of libsma", first);
        memcpy(where, theirs, bytes);
        free(theirs);
        err = sma_file_open(where);
        if (err)
            sma_file_refuse(where, err);
    }
    if (sma_file_has_name(where))
        sma_file_forget(where);
    else
        see_processes = true;
}

static void start(void)
{
    int first, kind;

    sma_pmi_open(sma_boot_pmi_present() ? NULL : getenv("PMI_PORT"),
                 &sma_self.me, &sma_self.job_n);
    kind = sma_pmi_find_hosts(&first);
    share_file(first, kind);
}

static void publish(const char *name, const void *data, size_t bytes)
{
    if (data != NULL)
        sma_pmi_put(name, data, bytes);
    sma_pmi_fence(name);
}

static void *fetch(int first, const char *name, size_t *bytes_p)
{
    return sma_pmi_get(first, name, bytes_p);
}

/* Leaves the server.  MPI in this process uses the same connection, and its end
 * is that of both: as long as MPI goes on, it will tell the server. */
static void leave(void)
{
    sma_pmi_close(!sma_mpi_has_the_job());
}

/* When the program may yet start MPI, the server is left at the exit only. */
static void finish(void)
{
    static bool waits;

    sma_pmi_count();
    if (!sma_mpi_may_start())
        leave();
    else if (!waits)
        waits = atexit(leave) == 0;
    sma_pmi_forget_hosts();
}

/* The server has let this process go.  PEs of one host need it no more. */
static void again(void)
{
    if (sma_self.job_n > sma_topology.host_n)
        sma_fatal("shmem_init", "called after shmem_finalize, and this PMI "
                                "launcher does not accept a program a second "
                                "time: the job has several hosts");
    sma_boot_come_again();
}

/* ------------------------------------------------------------------ the end */

/* Has the process of another PE of this host ended without shmem_finalize? */
static bool is_gone(int i)
{
    const struct sma_job_pe *pe = &sma_self.job->pe[i];
    pid_t pid = pe->pid;

    /* the acquire pairs with the release of sma_boot_start */
    return i != sma_topology.host_me &&
           sma_job_state_of(pe) != SMA_JOB_NONE && pid > 0 &&
           kill(pid, 0) != 0 && errno == ESRCH &&
           sma_job_state_of(pe) != SMA_JOB_FINALIZED;
}

static int find_gone(void)
{
    for (int i = 0; see_processes && i < sma_topology.host_n; i++)
        if (is_gone(i))
            return i;
    return -1;
}

/* Waits a moment for the other PEs of the host to end by themselves.  True:
 * they have. */
static bool is_last(void)
{
    const struct timespec rest = {.tv_nsec = 1000000};

    for (int ms = 0; see_processes && ms < GRACE_MS; ms++) {
        int left = 0;

        for (int i = 0; i < sma_topology.host_n; i++)
            left += i != sma_topology.host_me &&
                    kill(sma_self.job->pe[i].pid, 0) == 0;
        if (left == 0)
            return true;
        nanosleep(&rest, NULL);
    }
    return false;
}

static void abort_job(int status)
{
    if (sma_pmi_version() == 2 && sma_self.job != NULL &&
        sma_self.job_n == sma_topology.host_n && is_last())
        return;
    sma_pmi_abort(status);
}

static void ending(int status)
{
    if (sma_pmi_version() == 1)
        sma_pmi_abort(status);
}

static const char *describe(void)
{
    return sma_pmi_version() == 2 ? "PMI-2" : "PMI-1";
}

const struct sma_launcher sma_launcher_pmi = {
    .name = "PMI",
    .start = start,
    .find_hosts = sma_pmi_hosts,
    .publish = publish,
    .fetch = fetch,
    .finish = finish,
    .again = again,
    .abort = abort_job,
    .ending = ending,
    .find_gone = find_gone,
    .describe = describe,
};
