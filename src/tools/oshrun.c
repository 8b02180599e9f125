/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshrun: starts the PEs of a job on this host and looks after them.
 *
 * It makes the node segment with the job block (../c/job.h), starts each PE
 * with the open segment, and waits.  No daemon, no port.  It sees every PE end;
 * when one fails, it ends the others and says why in one line.  What a PE wrote
 * about itself in the job block tells whether it may end: see judge().
 *
 * Output: when stdout or stderr is a terminal, PEs write to it directly, unless
 * lines are to be labelled; otherwise through a pipe, so that oshrun can keep
 * lines whole (oshrun/stream.c).  oshrun itself never waits for the reader of its
 * output (oshrun/sink.c).
 *
 * The command line is in oshrun/options.c; a job for several hosts goes to
 * another launcher, oshrun/handover.c.  oshrun/guard.c ends the job should oshrun
 * be killed; oshrun/table.c tells what the PEs do.
 */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "config.h"

#include "shared/cgroup.h"
#include "shared/cpus.h"
#include "shared/job.h"
#include "oshrun/addresses.h"
#include "oshrun/guard.h"
#include "oshrun/handover.h"
#include "oshrun/leftovers.h"
#include "oshrun/options.h"
#include "oshrun/pes.h"
#include "oshrun/sink.h"
#include "oshrun/stream.h"
#include "oshrun/table.h"

enum { GRACE_MS = 300 }; /* between SIGTERM and SIGKILL */

struct pe *pes;
struct sma_job *job;
int job_fd;
char host[64];

static sigset_t old_mask;
static struct rlimit old_files;

static int exit_status;    /* what oshrun will return */
static bool ending;        /* the PEs have been told to end */
static double kill_at;     /* when to send SIGKILL, 0: not planned */
static double deadline;    /* --timeout */
static bool leave;         /* without waiting for who reads the output */

double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec + (double) t.tv_nsec * 1e-9;
}

/* -------------------------------------------------------------------- start */

static void make_job(void)
{
    size_t bytes = sma_job_bytes(oshrun_opt.n, (size_t) sysconf(_SC_PAGESIZE));

    /* without CLOEXEC: the PEs inherit it */
    job_fd = memfd_create("sma-job", 0);
    if (job_fd < 0) /* a container may forbid that */
        job_fd = open("/dev/shm", O_TMPFILE | O_RDWR, 0600);
    if (job_fd < 0 || fchmod(job_fd, 0600) != 0 ||
        ftruncate(job_fd, (off_t) bytes) != 0)
        fail("no shared memory: %s", strerror(errno));
    if (fallocate(job_fd, 0, 0, (off_t) bytes) != 0 && errno == ENOSPC)
        fail("no shared memory: /dev/shm: %s", strerror(errno));
    job = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, job_fd, 0);
    if (job == MAP_FAILED)
        fail("no shared memory: %s", strerror(errno));
    job->version = SMA_JOB_VERSION;
    job->size = (uint32_t) bytes;
    job->n = oshrun_opt.n;
    job->magic = SMA_JOB_MAGIC;
}

/* The processor that PE i is bound to, *one_p alone, or -1. */
static int processor_of(int i, struct sma_cpus *one_p)
{
    static struct sma_cpus mine;
    static int count;

    if (count == 0) {
        sma_cpus_get(&mine);
        count = sma_cpus_count(&mine);
        if (count == 0)
            return -1;
    }
    if (oshrun_opt.bind <= BIND_NONE ||
        (oshrun_opt.bind == BIND_AUTO && oshrun_opt.n > count))
        return -1;
    return sma_cpus_pick(&mine, i % count, one_p);
}

static void run_child(int i, int out, int err, pid_t parent)
{
    char text[64];
    struct sma_cpus one;
    int cpu = processor_of(i, &one);

    prctl(PR_SET_PDEATHSIG, SIGKILL); /* oshrun killed: the PEs go too */
    if (getppid() != parent)
        _exit(1);
    if (cpu >= 0)
        sma_cpus_use(&one);
    if (out >= 0)
        dup2(out, STDOUT_FILENO);
    if (err >= 0)
        dup2(err, STDERR_FILENO);
    if (i > 0) {
        int null = open("/dev/null", O_RDONLY | O_CLOEXEC);

        if (null >= 0)
            dup2(null, STDIN_FILENO);
    }
    snprintf(text, sizeof text, "%d:%d:%d", job_fd, i, oshrun_opt.n);
    setenv(SMA_JOB_ENV, text, 1);
    sigprocmask(SIG_SETMASK, &old_mask, NULL);
    setrlimit(RLIMIT_NOFILE, &old_files);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    oshrun_fix_addresses(oshrun_opt.program[0]);
    execvp(oshrun_opt.program[0], oshrun_opt.program);
    job->pe[i].flag = (uint64_t) errno; /* judge() says it, once */
    _exit(errno == ENOENT ? 127 : 126);
}

/* The pipes of many PEs are more files than a shell allows by itself. */
static void allow_files(void)
{
    struct rlimit more;

    if (getrlimit(RLIMIT_NOFILE, &old_files) != 0)
        fail("getrlimit: %s", strerror(errno));
    more = old_files;
    more.rlim_cur = more.rlim_max;
    setrlimit(RLIMIT_NOFILE, &more);
}

static void start_pes(void)
{
    pid_t parent = getpid();
    bool direct[2];

    for (int k = 0; k < 2; k++)
        direct[k] = !oshrun_opt.label && isatty(STDOUT_FILENO + k);
    pes = calloc((size_t) oshrun_opt.n, sizeof *pes);
    if (pes == NULL)
        fail("out of memory");
    for (int i = 0; i < oshrun_opt.n; i++) {
        int out = stream_open(&pes[i].out[0], STDOUT_FILENO, direct[0]);
        int err = stream_open(&pes[i].out[1], STDERR_FILENO, direct[1]);

        pes[i].pid = fork();
        if (pes[i].pid == 0)
            run_child(i, out, err, parent);
        if (pes[i].pid < 0) {
            say("PE %d cannot be started: %s", i, strerror(errno));
            for (int k = 0; k < i; k++)
                kill(pes[k].pid, SIGKILL);
            exit(1);
        }
        pes[i].running = true;
        if (out >= 0)
            close(out);
        if (err >= 0)
            close(err);
        if (oshrun_opt.verbose)
            say("PE %d is process %d on %s", i, (int) pes[i].pid, host);
    }
}

/* ------------------------------------------------------------------- ending */

static void signal_pes(int signo)
{
    for (int i = 0; i < oshrun_opt.n; i++) {
        pid_t attached = job->pe[i].pid;

        if (!pes[i].running)
            continue;
        kill(pes[i].pid, signo);
        /* the program may be a child of a script that we started */
        if (attached > 0 && attached != pes[i].pid)
            kill(attached, signo);
    }
}

static void end_job(int status)
{
    if (ending)
        return;
    ending = true;
    exit_status = status;
    kill_at = now() + GRACE_MS / 1000.0;
    signal_pes(SIGTERM);
    signal_pes(SIGCONT); /* stopped ones too */
}

static bool others_run(int i)
{
    for (int k = 0; k < oshrun_opt.n; k++)
        if (k != i && pes[k].running)
            return true;
    return false;
}

/* Does a PE wait, in shmem_init, for one that will not come? */
static bool others_attached(int i)
{
    for (int k = 0; k < oshrun_opt.n; k++)
        if (k != i && sma_job_state_of(&job->pe[k]) != SMA_JOB_NONE)
            return true;
    return false;
}

/* Does a PE wait for one to start once more that has ended instead? */
static bool others_start_again(int i)
{
    if (sma_job_state_of(&job->pe[i]) != SMA_JOB_FINALIZED)
        return false;
    for (int k = 0; k < oshrun_opt.n; k++)
        if (sma_job_state_of(&job->pe[k]) == SMA_JOB_AGAIN)
            return true;
    return false;
}

static void say_not_again(int i)
{
    say("PE %d (pid %d on %s) exited with status 0 after shmem_finalize, while "
        "other PEs called shmem_init once more; ending the job",
        i, (int) pes[i].pid, host);
    end_job(1);
}

/* Processes that were killed as memory was short, when the job began. */
static int64_t oom_kills;

static int64_t count_oom_kills(char *file_p, size_t size)
{
    return sma_cgroup_oom_kills(SMA_CGROUP_ROOT, SMA_CGROUP_SELF,
                                "/proc/vmstat", file_p, size);
}

/* "; out of memory? ..." when the system has killed for that since the job
 * began, else "". */
static const char *out_of_memory(void)
{
    static char text[700];
    char file[512];
    int64_t more = count_oom_kills(file, sizeof file) - oom_kills;

    text[0] = '\0';
    if (more > 0)
        snprintf(text, sizeof text,
                 "; out of memory? The system has killed %lld process%s for "
                 "lack of memory since the job began (%s)",
                 (long long) more, more > 1 ? "es" : "", file);
    return text;
}

/* A PE has ended: decides what that means for the job. */
static void judge(int i, int wstatus)
{
    int end = __atomic_load_n(&job->end, __ATOMIC_ACQUIRE);
    int state = sma_job_state_of(&job->pe[i]);
    int status = WIFEXITED(wstatus) ? WEXITSTATUS(wstatus)
                                    : 128 + WTERMSIG(wstatus);
    const char *rest = others_run(i) ? "; ending the job" : "";

    if (ending)
        return;
    if (end != SMA_JOB_GOES_ON) {
        /* the library has said why, or shmem_global_exit was called */
        end_job(SMA_JOB_END_STATUS(end));
    } else if (WIFSIGNALED(wstatus)) {
        say("PE %d (pid %d on %s) was killed by signal %d (%s%s)%s%s", i,
            (int) pes[i].pid, host, WTERMSIG(wstatus),
            strsignal(WTERMSIG(wstatus)),
            WCOREDUMP(wstatus) ? ", core dumped" : "",
            WTERMSIG(wstatus) == SIGKILL ? out_of_memory() : "", rest);
        end_job(status);
    } else if (status != 0 && state == SMA_JOB_NONE && job->pe[i].flag != 0) {
        say("%s: %s", oshrun_opt.program[0], strerror((int) job->pe[i].flag));
        end_job(status);
    } else if (status != 0) {
        say("PE %d (pid %d on %s) exited with status %d%s", i,
            (int) pes[i].pid, host, status, rest);
        end_job(status);
    } else if (state == SMA_JOB_ATTACHED || state == SMA_JOB_RUNNING ||
               state == SMA_JOB_LEAVING || state == SMA_JOB_LEFT ||
               state == SMA_JOB_AGAIN) {
        say("PE %d (pid %d on %s) exited with status 0 without "
            "shmem_finalize%s",
            i, (int) pes[i].pid, host, rest);
        end_job(1);
    } else if (state == SMA_JOB_NONE && others_attached(i)) {
        say("PE %d (pid %d on %s) exited with status 0 and never called "
            "shmem_init, which other PEs wait for%s",
            i, (int) pes[i].pid, host, rest);
        end_job(1);
    } else if (others_start_again(i)) {
        say_not_again(i);
    }
}

/* A PE came after another had ended without a word. */
static void look_for_waiting(void)
{
    if (ending)
        return;
    for (int i = 0; i < oshrun_opt.n; i++) {
        if (!pes[i].running && others_start_again(i)) {
            say_not_again(i);
            return;
        }
        if (!pes[i].running && sma_job_state_of(&job->pe[i]) == SMA_JOB_NONE &&
            others_attached(i)) {
            say("PE %d (pid %d on %s) exited with status 0 and never called "
                "shmem_init, which other PEs wait for; ending the job",
                i, (int) pes[i].pid, host);
            end_job(1);
            return;
        }
    }
}

static void reap(void)
{
    int wstatus;
    pid_t pid;

    while ((pid = waitpid(-1, &wstatus, WNOHANG)) > 0)
        for (int i = 0; i < oshrun_opt.n; i++)
            if (pes[i].running && pes[i].pid == pid) {
                for (int k = 0; k < 2; k++) /* its last words come first */
                    stream_pump_rest(&pes[i].out[k], i);
                pes[i].running = false;
                judge(i, wstatus);
            }
}

/* Ends what a PE left behind: such processes are our children by now. */
static void kill_orphans(void)
{
    char path[64];
    FILE *f;
    int pid;

    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int) getpid());
    for (int round = 0; round < 100; round++) {
        bool any = false;

        f = fopen(path, "re");
        if (f == NULL)
            return;
        while (fscanf(f, "%d", &pid) == 1) {
            kill(pid, SIGKILL);
            any = true;
        }
        fclose(f);
        if (!any)
            return;
        while (waitpid(-1, NULL, 0) > 0)
            ;
    }
}

/* ---------------------------------------------------------------- main loop */

static void on_signal(const struct signalfd_siginfo *info)
{
    int signo = (int) info->ssi_signo;

    if (signo == SIGCHLD) {
        reap();
        return;
    }
    if (signo == SIGUSR1) {
        table_begin();
        table_hand_on_usr1();
        return;
    }
    /* what the terminal sends, it sends to the PEs too */
    if (info->ssi_code != SI_KERNEL)
        signal_pes(signo);
    if (signo == SIGINT || signo == SIGTERM || signo == SIGHUP ||
        signo == SIGQUIT) {
        leave = true;
        if (ending) /* a second time: at once */
            kill_at = now();
        else if (info->ssi_code != SI_KERNEL || signo == SIGHUP)
            end_job(128 + signo);
        else {
            ending = true;
            exit_status = 128 + signo;
            kill_at = now() + GRACE_MS / 1000.0;
        }
    }
}

static int any_running(void)
{
    int count = 0;

    for (int i = 0; i < oshrun_opt.n; i++)
        count += pes[i].running;
    return count;
}

static double earlier(double a, double b)
{
    return a == 0 || (b != 0 && b < a) ? b : a;
}

/* Milliseconds until the next thing to do by the clock, or -1. */
static int next_deadline(void)
{
    double at = kill_at, t;

    if (at == 0 && !leave)
        at = deadline;
    at = earlier(at, table_next());
    if (at == 0) {
        for (int i = 0; i < oshrun_opt.n; i++)
            if (!pes[i].running)
                return 200; /* look_for_waiting */
        return -1;
    }
    t = (at - now()) * 1000;
    return t < 0 ? 0 : (int) t + 1;
}

static void look_at_clock(void)
{
    if (deadline > 0 && !leave && now() >= deadline) {
        leave = true;
        if (!ending)
            say("the job ran for %g seconds; ending it", oshrun_opt.timeout);
        end_job(STATUS_TIMEOUT);
    }
    if (kill_at > 0 && now() >= kill_at) {
        kill_at = 0;
        signal_pes(SIGKILL);
    }
    look_for_waiting();
    table_look();
}

/* Waits until there is something to do, and does it. */
static void look_once(int sigfd)
{
    static struct pollfd *fds; /* signals, our output, the pipes of the PEs */
    static int *of;            /* whose pipe: 2 * PE + stream */
    nfds_t first, n;

    if (fds == NULL) {
        fds = calloc(3 + 2 * (size_t) oshrun_opt.n, sizeof *fds);
        of = calloc(3 + 2 * (size_t) oshrun_opt.n, sizeof *of);
    }
    if (fds == NULL || of == NULL)
        fail("out of memory");
    fds[0] = (struct pollfd){.fd = sigfd, .events = POLLIN};
    n = first = 1 + sink_poll(fds + 1);
    for (int i = 0; i < 2 * oshrun_opt.n; i++) {
        const struct stream *s = &pes[i / 2].out[i % 2];

        if (s->from < 0 || sink_is_full(s->to))
            continue;
        of[n] = i;
        fds[n++] = (struct pollfd){.fd = s->from, .events = POLLIN};
    }
    if (poll(fds, n, next_deadline()) < 0 && errno != EINTR)
        fail("poll: %s", strerror(errno));
    sink_write();
    for (nfds_t k = first; k < n; k++)
        if (fds[k].revents)
            stream_pump(&pes[of[k] / 2].out[of[k] % 2], of[k] / 2);
    if (fds[0].revents) {
        struct signalfd_siginfo info;

        while (read(sigfd, &info, sizeof info) == sizeof info)
            on_signal(&info);
    }
    look_at_clock();
}

static void look_after(int sigfd)
{
    while (any_running())
        look_once(sigfd);
    kill_orphans();
    for (int i = 0; i < 2 * oshrun_opt.n; i++)
        stream_close(&pes[i / 2].out[i % 2], i / 2);
    while (sink_has_text() && !leave) /* sink.c gives it a second more */
        look_once(sigfd);
}

/* A file of ours that has one of their numbers would get the output of the PEs. */
static void open_standard_files(void)
{
    for (int fd = 0; fd < 3; fd++)
        if (fcntl(fd, F_GETFD) < 0 &&
            open("/dev/null", fd == 0 ? O_RDONLY : O_WRONLY) != fd)
            exit(STATUS_USAGE); /* there is nobody to tell */
}

static int catch_signals(void)
{
    static const int caught[] = {SIGCHLD, SIGINT,  SIGTERM, SIGHUP,
                                 SIGQUIT, SIGUSR1, SIGUSR2, SIGCONT};
    sigset_t set;
    int fd;

    sigemptyset(&set);
    for (size_t i = 0; i < sizeof caught / sizeof *caught; i++)
        sigaddset(&set, caught[i]);
    sigprocmask(SIG_BLOCK, &set, &old_mask);
    fd = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    if (fd < 0)
        fail("signalfd: %s", strerror(errno));
    sink_start();
    return fd;
}

int main(int argc, char **argv)
{
    char file[512];
    int sigfd;

    open_standard_files();
    oshrun_parse(argc, argv);
    if (gethostname(host, sizeof host - 1) != 0)
        strcpy(host, "?");
    oshrun_hand_over(host);
    if (oshrun_opt.wdir != NULL && chdir(oshrun_opt.wdir) != 0)
        fail("--wdir %s: %s", oshrun_opt.wdir, strerror(errno));
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    allow_files();
    signal(SIGXFSZ, SIG_IGN); /* a file that is too large is an error */
    make_job();
    oom_kills = count_oom_kills(file, sizeof file);
    sigfd = catch_signals();
    if (oshrun_opt.timeout > 0)
        deadline = now() + oshrun_opt.timeout;
    guard_start();
    start_pes();
    look_after(sigfd);
    if (exit_status != 0)
        oshrun_clean_up(guard_was_pe);
    return exit_status;
}
