/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshrun: starts the PEs of a job on this machine and looks after them.
 *
 * It makes the node segment with the job block (../c/job.h), starts each PE
 * with the open segment, and waits.  No daemon, no port.  It sees every PE end;
 * when one fails, it ends the others and says why in one line.  What a PE wrote
 * about itself in the job block tells whether it may end: see judge().
 *
 * Output: when stdout or stderr is a terminal, PEs write to it directly, unless
 * lines are to be labelled; otherwise through a pipe, so that oshrun can keep
 * lines whole.
 *
 * The command line is in oshrun/options.c; a job for several machines goes to
 * another launcher, oshrun/handover.c.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
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
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "config.h"

#include "cpus.h"
#include "hang_record.h"
#include "hang_table.h"
#include "job.h"
#include "oshrun/handover.h"
#include "oshrun/leftovers.h"
#include "oshrun/options.h"

enum {
    GRACE_MS = 300,      /* between SIGTERM and SIGKILL */
    LINE_MAX_BYTES = 65536, /* a longer line is passed on in pieces */
    TABLE_LOOK_MS = 100,    /* between two looks at the PEs for a table */
    TABLE_LOOKS = 12,       /* a PE that waits has shown it by then */
};

/* Output of a PE on its way to ours. */
struct stream {
    int from; /* our end of the pipe, -1: direct or at its end */
    int to;
    char *line;
    size_t used;
};

struct pe {
    pid_t pid;
    bool running;
    struct stream out[2]; /* stdout, stderr */
};

static struct pe *pes;
static struct sma_job *job;
static int job_fd;
static char host[64];
static sigset_t old_mask;
static struct rlimit old_files;

static int exit_status;    /* what oshrun will return */
static bool ending;        /* the PEs have been told to end */
static double kill_at;     /* when to send SIGKILL, 0: not planned */
static double deadline;    /* --timeout */

static double now(void)
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
    execvp(oshrun_opt.program[0], oshrun_opt.program);
    job->pe[i].flag = (uint64_t) errno; /* judge() says it, once */
    _exit(errno == ENOENT ? 127 : 126);
}

/* A pipe for a stream of a PE; its writing end, or -1: write directly. */
static int open_stream(struct stream *s, int to, bool direct)
{
    int ends[2];

    s->from = -1;
    s->to = to;
    if (direct)
        return -1;
    if (pipe2(ends, O_CLOEXEC) != 0)
        fail("too many PEs for the open files that are allowed: %s",
             strerror(errno));
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    s->from = ends[0];
    return ends[1];
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
        int out = open_stream(&pes[i].out[0], STDOUT_FILENO, direct[0]);
        int err = open_stream(&pes[i].out[1], STDERR_FILENO, direct[1]);

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

/* -------------------------------------------------------------------- guard */

/*
 * Should oshrun be killed, the system kills the PEs that are its children, but
 * not what a script started.  So one small process sleeps until oshrun ends,
 * one way or another; if that was no end of its own, it says so and kills what
 * has the job's memory file open.
 */
static int guard = -1; /* where oshrun writes that it ends by itself */

/* Did a process with this number belong to the job?  All of them have ended. */
static bool was_pe(pid_t pid)
{
    for (int i = 0; i < oshrun_opt.n; i++)
        if (job->pe[i].pid == pid || (pes != NULL && pes[i].pid == pid))
            return true;
    return false;
}

/* Kills who has the memory file open under the number that PEs get it with.
 * False: nobody has. */
static bool kill_holders(const struct stat *file)
{
    DIR *proc = opendir("/proc");
    const struct dirent *d;
    bool any = false;

    while (proc != NULL && (d = readdir(proc)) != NULL) {
        char path[64];
        struct stat st;
        pid_t pid = atoi(d->d_name);

        if (pid <= 0 || pid == getpid())
            continue;
        snprintf(path, sizeof path, "/proc/%d/fd/%d", (int) pid, job_fd);
        if (stat(path, &st) == 0 && st.st_dev == file->st_dev &&
            st.st_ino == file->st_ino && kill(pid, SIGKILL) == 0)
            any = true;
    }
    if (proc != NULL)
        closedir(proc);
    return any;
}

__attribute__((noreturn)) static void guard_job(int from, pid_t parent)
{
    const struct timespec rest = {.tv_nsec = 5000000};
    struct stat file;
    char word;
    ssize_t n;

    prctl(PR_SET_NAME, "oshrun-guard");
    while ((n = read(from, &word, 1)) < 0 && errno == EINTR)
        ;
    if (n != 0 || fstat(job_fd, &file) != 0)
        _exit(0);
    say("oshrun (pid %d on %s) was killed; ending the job", (int) parent, host);
    for (int i = 0; i < 100 && kill_holders(&file); i++)
        nanosleep(&rest, NULL);
    oshrun_clean_up(was_pe);
    _exit(0);
}

static void dismiss_guard(void)
{
    while (write(guard, "", 1) < 0 && errno == EINTR)
        ;
}

/* Without a guard the job runs as well. */
static void start_guard(void)
{
    pid_t parent = getpid();
    int ends[2];

    if (pipe2(ends, O_CLOEXEC) != 0)
        return;
    switch (fork()) {
    case -1:
        close(ends[1]);
        break;
    case 0: { /* all signals that could end it are not for it */
        sigset_t all;

        sigfillset(&all);
        sigprocmask(SIG_SETMASK, &all, NULL);
        close(ends[1]);
        guard_job(ends[0], parent);
    }
    default:
        guard = ends[1];
        atexit(dismiss_guard);
    }
    close(ends[0]);
}

/* ------------------------------------------------------------------- output */

static void write_all(int fd, const char *text, size_t len)
{
    while (len > 0) {
        ssize_t n = write(fd, text, len);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN) {
            struct pollfd p = {.fd = fd, .events = POLLOUT};

            poll(&p, 1, -1);
            continue;
        }
        if (n <= 0)
            return; /* our reader is gone */
        text += n;
        len -= (size_t) n;
    }
}

/* Passes on the whole lines of what has been read. */
static void pass_lines(struct stream *s, int pe, bool all)
{
    char tag[16];
    int tag_len = oshrun_opt.label ? snprintf(tag, sizeof tag, "%d: ", pe) : 0;
    char *p = s->line, *end = s->line + s->used, *last;

    if (!oshrun_opt.label) {
        last = all ? end : memrchr(p, '\n', s->used);
        if (last != NULL) {
            last += all ? 0 : 1;
            write_all(s->to, p, (size_t) (last - p));
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
        write_all(s->to, piece, (size_t) tag_len + len);
        p = nl ? nl + 1 : end;
    }
    s->used = (size_t) (end - p);
    memmove(s->line, p, s->used);
}

/* Reads what a PE wrote. */
static void pump(struct stream *s, int pe)
{
    if (s->line == NULL && (s->line = malloc(LINE_MAX_BYTES)) == NULL)
        fail("out of memory");
    for (;;) {
        ssize_t n = read(s->from, s->line + s->used,
                         LINE_MAX_BYTES - s->used);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN)
            return;
        if (n <= 0) {
            pass_lines(s, pe, true);
            close(s->from);
            s->from = -1;
            return;
        }
        s->used += (size_t) n;
        pass_lines(s, pe, s->used == LINE_MAX_BYTES);
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
        say("PE %d (pid %d on %s) was killed by signal %d (%s%s)%s", i,
            (int) pes[i].pid, host, WTERMSIG(wstatus),
            strsignal(WTERMSIG(wstatus)),
            WCOREDUMP(wstatus) ? ", core dumped" : "", rest);
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
        if (!pes[i].running &&
            sma_job_state_of(&job->pe[i]) == SMA_JOB_NONE &&
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
                    if (pes[i].out[k].from >= 0)
                        pump(&pes[i].out[k], i);
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

/* --------------------------------------------------- a table of what PEs do */

/* SIGUSR1 asks for it.  Who waits is seen by a count that grows (job.h). */
static struct {
    int looks;    /* that are still to be made, 0: nobody has asked */
    double next;  /* when */
    struct sma_job_wait *first;
    bool *live;
} table;

static void read_wait(int i, struct sma_job_wait *copy)
{
    sma_record_read(copy, &job->pe[i].wait);
}

static void begin_table(void)
{
    size_t n = (size_t) oshrun_opt.n;

    if (table.looks > 0)
        return;
    if (table.first == NULL)
        table.first = calloc(n, sizeof *table.first);
    if (table.live == NULL)
        table.live = calloc(n, sizeof *table.live);
    if (table.first == NULL || table.live == NULL) {
        say("no memory for a table of the PEs");
        return;
    }
    for (int i = 0; i < oshrun_opt.n; i++) {
        read_wait(i, &table.first[i]);
        table.live[i] = false;
    }
    table.looks = TABLE_LOOKS;
    table.next = now() + TABLE_LOOK_MS / 1000.0;
}

/* All that may wait do? */
static bool look_at_waits(void)
{
    bool all = true;

    for (int i = 0; i < oshrun_opt.n; i++) {
        struct sma_job_wait w;

        read_wait(i, &w);
        table.live[i] = sma_record_is_whole(&w) && w.id == table.first[i].id &&
                        w.looked - table.first[i].looked >= 2;
        if (w.id != table.first[i].id)
            table.first[i] = w;
        all &= table.live[i] || !pes[i].running;
    }
    return all;
}

static void print_table(void)
{
    struct sma_hang_row *row = calloc((unsigned) oshrun_opt.n, sizeof *row);
    char *text, *meaning;
    struct timespec t;

    if (row == NULL) {
        say("no memory for a table of the PEs");
        return;
    }
    for (int i = 0; i < oshrun_opt.n; i++) {
        sma_hang_take(&row[i], &job->pe[i]);
        row[i].exited = !pes[i].running;
        row[i].pid = job->pe[i].pid;
        read_wait(i, &row[i].wait);
    }
    clock_gettime(CLOCK_MONOTONIC, &t);
    sma_hang_judge(row, oshrun_opt.n, table.live,
                   (uint64_t) t.tv_sec * 1000000000 + (uint64_t) t.tv_nsec);
    text = sma_hang_table(row, oshrun_opt.n);
    meaning = sma_hang_verdict(row, oshrun_opt.n);
    if (text != NULL && meaning != NULL) {
        char *all;
        int len = asprintf(&all, "oshrun: the PEs of the job:\n%soshrun: %s\n",
                           text, meaning);

        if (len > 0) {
            write_all(STDERR_FILENO, all, (size_t) len);
            free(all);
        }
    }
    free(text);
    free(meaning);
    free(row);
}

static void look_for_table(void)
{
    if (table.looks == 0 || now() < table.next)
        return;
    table.next = now() + TABLE_LOOK_MS / 1000.0;
    if (look_at_waits() || table.looks == 1) {
        table.looks = 0;
        print_table();
    } else {
        table.looks--;
    }
}

/* A process that waits for signals does not block them meanwhile. */
static bool is_in_sigwait(pid_t pid)
{
    char path[64];
    long call = -1;
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/syscall", (int) pid);
    f = fopen(path, "re");
    if (f == NULL)
        return false;
    if (fscanf(f, "%ld", &call) != 1)
        call = -1;
    fclose(f);
    return call == SYS_rt_sigtimedwait;
}

/* Would the signal end the process?  Not when it handles or ignores it, or blocks
 * it, unless that is oshrun's or the library's doing, at the start. */
static bool is_deadly(pid_t pid, int signo, bool started)
{
    char path[64], line[256];
    unsigned long long mask, all = 0;
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/status", (int) pid);
    f = fopen(path, "re");
    if (f == NULL)
        return true;
    while (fgets(line, sizeof line, f) != NULL)
        if ((sscanf(line, "SigBlk: %llx", &mask) == 1 && started) ||
            sscanf(line, "SigIgn: %llx", &mask) == 1 ||
            sscanf(line, "SigCgt: %llx", &mask) == 1)
            all |= mask;
    fclose(f);
    return (all >> (signo - 1) & 1) == 0 && !is_in_sigwait(pid);
}

/* SIGUSR1 goes to those PEs that want it. */
static void hand_on_usr1(void)
{
    for (int i = 0; i < oshrun_opt.n; i++) {
        pid_t attached = job->pe[i].pid;
        bool started = sma_job_state_of(&job->pe[i]) >= SMA_JOB_RUNNING;

        if (!pes[i].running)
            continue;
        if (!is_deadly(pes[i].pid, SIGUSR1, started))
            kill(pes[i].pid, SIGUSR1);
        if (attached > 0 && attached != pes[i].pid &&
            !is_deadly(attached, SIGUSR1, started))
            kill(attached, SIGUSR1);
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
        begin_table();
        hand_on_usr1();
        return;
    }
    /* what the terminal sends, it sends to the PEs too */
    if (info->ssi_code != SI_KERNEL)
        signal_pes(signo);
    if (signo == SIGINT || signo == SIGTERM || signo == SIGHUP ||
        signo == SIGQUIT) {
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

/* Milliseconds until the next thing to do by the clock, or -1. */
static int next_deadline(void)
{
    double at = 0, t;

    if (kill_at > 0)
        at = kill_at;
    else if (deadline > 0 && !ending)
        at = deadline;
    if (table.looks > 0 && (at == 0 || table.next < at))
        at = table.next;
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
    if (deadline > 0 && !ending && now() >= deadline) {
        say("the job ran for %g seconds; ending it", oshrun_opt.timeout);
        end_job(STATUS_TIMEOUT);
    }
    if (kill_at > 0 && now() >= kill_at) {
        kill_at = 0;
        signal_pes(SIGKILL);
    }
    look_for_waiting();
    look_for_table();
}

static void look_after(int sigfd)
{
    struct pollfd *fds = calloc(1 + 2 * (size_t) oshrun_opt.n, sizeof *fds);
    struct stream **of = calloc(2 * (size_t) oshrun_opt.n, sizeof *of);
    int *pe_of = calloc(2 * (size_t) oshrun_opt.n, sizeof *pe_of);

    if (fds == NULL || of == NULL || pe_of == NULL)
        fail("out of memory");
    fds[0].fd = sigfd;
    fds[0].events = POLLIN;
    while (any_running()) {
        nfds_t n = 0;

        for (int i = 0; i < oshrun_opt.n; i++)
            for (int k = 0; k < 2; k++)
                if (pes[i].out[k].from >= 0) {
                    of[n] = &pes[i].out[k];
                    pe_of[n] = i;
                    fds[1 + n].fd = of[n]->from;
                    fds[1 + n].events = POLLIN;
                    n++;
                }
        if (poll(fds, 1 + n, next_deadline()) < 0 && errno != EINTR)
            fail("poll: %s", strerror(errno));
        for (nfds_t k = 0; k < n; k++)
            if (fds[1 + k].revents)
                pump(of[k], pe_of[k]);
        if (fds[0].revents) {
            struct signalfd_siginfo info;

            while (read(sigfd, &info, sizeof info) == sizeof info)
                on_signal(&info);
        }
        look_at_clock();
    }
    kill_orphans();
    for (int i = 0; i < oshrun_opt.n; i++)
        for (int k = 0; k < 2; k++) {
            struct stream *s = &pes[i].out[k];

            if (s->from >= 0) {
                pump(s, i);
                pass_lines(s, i, true);
            }
            free(s->line);
        }
    free(fds);
    free(of);
    free(pe_of);
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
    signal(SIGPIPE, SIG_IGN);
    return fd;
}

int main(int argc, char **argv)
{
    int sigfd;

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
    sigfd = catch_signals();
    if (oshrun_opt.timeout > 0)
        deadline = now() + oshrun_opt.timeout;
    start_guard();
    start_pes();
    look_after(sigfd);
    if (exit_status != 0)
        oshrun_clean_up(was_pe);
    return exit_status;
}
