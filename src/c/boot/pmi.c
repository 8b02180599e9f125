/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The launchers that speak PMI-1 or PMI-2: MPICH's mpiexec, `srun --mpi=pmi2`,
 * and others that set PMI_FD or PMI_PORT.  The server of such a launcher keeps
 * texts under keys and holds barriers; the rest the PEs find out themselves.
 *
 * How a job ends early differs.  MPICH's mpiexec, which speaks PMI-1 unless it
 * is asked for more, kills all processes at an abort, at once and with the
 * status of the abort, or when a connection breaks.  So an abort waits until
 * mpiexec has read what this PE has printed, and the other PEs do not end
 * before the abort.  Slurm, with PMI-2, cancels the job at an abort, with a
 * status of its own, and does nothing when a process dies.  So an abort gives
 * the PEs of the host a moment to end by themselves, and the PEs of a host look
 * for each other.
 */
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>

#include "boot/launchers.h"

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

/* Leaves the server.  If MPI in this process uses the connection, too, MPI ends
 * it later for both libraries. */
static void leave(void)
{
    sma_pmi_close(!sma_mpi_shares_pmi());
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
        sma_fatal(SMA_R(shmem_init),
                  "called after shmem_finalize, and this PMI "
                  "launcher does not accept a program a second "
                  "time: the job has several hosts");
    if (sma_mpi_is_over()) /* MPI may have left the server for both */
        leave();
    sma_boot_come_again();
}

/* ------------------------------------------------------------------ the end */

/* Has the process ended?  A zombie has, though nobody has waited for it yet.  If
 * only the first thread has ended, by pthread_exit, the state is that of a zombie,
 * too, but there are other threads. */
static bool has_ended(pid_t pid)
{
    int threads;

    if (kill(pid, 0) != 0)
        return errno == ESRCH;
    return sma_first_thread_has_ended(pid, &threads) && threads < 2;
}

/* Has the process of another PE of this host ended without shmem_finalize? */
static bool is_gone(int i)
{
    const struct sma_job_pe *pe = &sma_self.job->pe[i];

    /* the acquire in sma_job_state_of pairs with the release in sma_boot_start:
     * the process number is there */
    return i != sma_topology.host_me && sma_job_state_of(pe) != SMA_JOB_NONE &&
           has_ended(pe->pid) && sma_job_state_of(pe) != SMA_JOB_FINALIZED;
}

static int find_gone(void)
{
    for (int i = 0; see_processes && i < sma_topology.host_n; i++)
        if (is_gone(i))
            return i;
    return -1;
}

static void nap(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

/* Waits a moment for the other PEs of the host to end by themselves.  True:
 * they have. */
static bool is_last(void)
{
    for (int ms = 0; see_processes && ms < GRACE_MS; ms++) {
        int left = 0;

        for (int i = 0; i < sma_topology.host_n; i++)
            left += i != sma_topology.host_me &&
                    !has_ended(sma_self.job->pe[i].pid);
        if (left == 0)
            return true;
        nap();
    }
    return false;
}

/* Waits until the launcher has read what this PE has written to its standard
 * output and standard error. */
static void wait_for_reader(void)
{
    double until = sma_now() + GRACE_MS / 1000.0;

    for (int fd = STDOUT_FILENO; fd <= STDERR_FILENO; fd++) {
        struct stat st;
        int unread;

        while (fstat(fd, &st) == 0 && S_ISFIFO(st.st_mode) &&
               ioctl(fd, FIONREAD, &unread) == 0 && unread > 0 &&
               sma_now() < until)
            nap();
    }
}

/* This process has asked for the end of the job.  Only the thread that ends the
 * process uses it (base/msg.c). */
static bool has_asked;

static void abort_job(int status)
{
    has_asked = true;
    if (sma_pmi_version() == 1)
        wait_for_reader();
    else if (sma_self.job != NULL && sma_self.job_n == sma_topology.host_n &&
             is_last())
        return;
    sma_pmi_abort(status);
}

/* With PMI-1, the end of this connection would end the job, before the PE that
 * ends it has told the status. */
static void await_abort(void)
{
    fflush(stdout);
    if (sma_pmi_version() == 1)
        for (int ms = 0; !has_asked && ms < 2 * GRACE_MS; ms++)
            nap();
}

static const char *describe(void)
{
    return sma_pmi_version() == 2 ? "PMI-2" : "PMI-1";
}

/* MPI_Finalize ends the connection of both libraries. */
static bool closes_early(void)
{
    return sma_mpi_runs() || sma_mpi_may_start();
}

/* Slurm's server of PMI-2 takes no init after the one of this library. */
static bool serves_one(void)
{
    return sma_pmi_version() == 2;
}

const struct sma_launcher sma_launcher_pmi = {
    .name = "PMI",
    .start = start,
    .find_hosts = sma_pmi_hosts,
    .publish = publish,
    .fetch = fetch,
    .closes_early = closes_early,
    .serves_one = serves_one,
    .finish = finish,
    .again = again,
    .abort = abort_job,
    .await_abort = await_abort,
    .find_gone = find_gone,
    .check_there = sma_pmi_check_there,
    .describe = describe,
};
