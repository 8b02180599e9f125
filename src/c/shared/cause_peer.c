/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Why another PE of the host is lost (cause.h).
 *
 * PEs of a host that do not use the node segment reach each other through what the
 * system shows of a process: UCX opens /proc/PID/fd/N of the other PE.
 */
#include "shared/cause.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include "shared/text.h"

static __thread char text[PATH_MAX + 256];

/* What /proc tells of a process to everybody. */
struct process {
    char state;    /* as in /proc/PID/stat; 0: there is no such process */
    long threads;  /* that have not ended */
    long user[4];  /* real, effective, saved, of files */
    long group[4]; /* in the same order */
    char name[64]; /* of its program, cut off */
};

static void read_numbers(const char *lines, const char *name, long *number)
{
    const char *at = strstr(lines, name);

    if (at != NULL)
        sscanf(at + strlen(name), "%ld %ld %ld %ld", &number[0], &number[1],
               &number[2], &number[3]);
}

static bool read_process(const char *pid, struct process *p_p)
{
    char path[64], lines[2048];
    const char *at;

    memset(p_p, 0, sizeof *p_p);
    snprintf(path, sizeof path, "/proc/%s/status", pid);
    if (!sma_read_text(path, lines, sizeof lines))
        return false;
    sscanf(lines, "Name: %63[^\n]", p_p->name);
    if ((at = strstr(lines, "\nState:")) != NULL)
        sscanf(at, " State: %c", &p_p->state);
    if ((at = strstr(lines, "\nThreads:")) != NULL)
        sscanf(at, " Threads: %ld", &p_p->threads);
    read_numbers(lines, "\nUid:", p_p->user);
    read_numbers(lines, "\nGid:", p_p->group);
    return p_p->state != '\0';
}

/* Does /proc show the process numbers of this process? */
static bool has_own_proc(void)
{
    char own[24], self[24] = "";

    snprintf(own, sizeof own, "%ld", (long) getpid());
    return readlink("/proc/self", self, sizeof self - 1) > 0 &&
           strcmp(own, self) == 0;
}

/* ---------------------------------------------------- a process that is barred */

/* May the user of files of one process look at another?  All of the other's
 * numbers must be the same. */
static bool is_same(const long *other, const long *mine)
{
    return other[0] == mine[3] && other[1] == mine[3] && other[2] == mine[3];
}

/* Linux gives the files in /proc of a process that is not dumpable to root. */
static bool is_dumpable(const char *pid, const struct process *p)
{
    char path[64];
    struct stat st;

    snprintf(path, sizeof path, "/proc/%s/stat", pid);
    return stat(path, &st) != 0 || (long) st.st_uid == p->user[1];
}

/* A process is not dumpable whose user may not read its program. */
static const char *why_not_dumpable(const struct sma_job_pe *pe,
                                    const struct sma_job_pe *mine)
{
    static __thread char why[SMA_JOB_PATH + 80];
    bool alike = strncmp(pe->program, mine->program, SMA_JOB_PATH) == 0;

    if (access(alike ? "/proc/self/exe" : pe->program, R_OK) != 0 &&
        errno == EACCES) {
        snprintf(why, sizeof why,
                 "this user cannot read its program (chmod +r %.*s)",
                 SMA_JOB_PATH, pe->program);
        return why;
    }
    return "it is not dumpable, as after prctl(PR_SET_DUMPABLE, 0)";
}

/* Says why the system keeps PE `other` from this process. */
static void say_barred(const struct sma_job *job, int me, int other,
                       const char *pid, const struct process *p)
{
    const struct sma_job_pe *pe = &job->pe[other];
    struct process mine;
    char who[64];

    snprintf(who, sizeof who, "; PE %d (pid %s)", (int) pe->number, pid);
    if (!read_process("self", &mine))
        return;
    if (!is_same(p->user, mine.user))
        snprintf(text, sizeof text, "%s runs as user %ld, this PE as user %ld",
                 who, p->user[1], mine.user[3]);
    else if (!is_same(p->group, mine.group))
        snprintf(text, sizeof text,
                 "%s runs as group %ld, this PE as group %ld", who, p->group[1],
                 mine.group[3]);
    else if (!is_dumpable(pid, p))
        snprintf(text, sizeof text, "%s lets no process look at it: %s", who,
                 why_not_dumpable(pe, &job->pe[me]));
    else
        snprintf(text, sizeof text,
                 "; the system does not let this PE look at PE %d (/proc/%s)",
                 (int) pe->number, pid);
}

/* Does the system keep the process from this one? */
static bool is_barred(const char *pid)
{
    char path[64], to[2];

    snprintf(path, sizeof path, "/proc/%s/exe", pid);
    return readlink(path, to, sizeof to) < 0 &&
           (errno == EACCES || errno == EPERM);
}

/* Are two PEs in different namespaces of a kind?  0: not known. */
static bool differ(uint32_t one, uint32_t other)
{
    return one != 0 && other != 0 && one != other;
}

static bool is_apart(const struct sma_job_pe *pe, const struct sma_job_pe *mine)
{
    bool pids = differ(pe->processes, mine->processes);

    if (!pids && !differ(pe->users, mine->users))
        return false;
    snprintf(text, sizeof text, "; PE %d is in another %s namespace%s",
             (int) pe->number, pids ? "PID" : "user",
             pids ? ": containers need --pid=host"
                  : ": containers have one each");
    return true;
}

/* ------------------------------------------------ a process that is another now */

/* Is the memory file, of which the job block is a part, mapped by the process? */
static bool has_memory(const char *pid, uint64_t device, uint64_t inode)
{
    char path[64], line[PATH_MAX + 128];
    unsigned long long number;
    unsigned major, minor;
    bool found = false;
    FILE *f;

    snprintf(path, sizeof path, "/proc/%s/maps", pid);
    f = fopen(path, "re");
    if (f == NULL)
        return true; /* not known */
    while (!found && fgets(line, sizeof line, f) != NULL)
        found = sscanf(line, "%*s %*s %*s %x:%x %llu", &major, &minor,
                       &number) == 3 &&
                number == inode && makedev(major, minor) == device;
    fclose(f);
    return found;
}

/* Has the other process no address space left for what a connection takes? */
static bool is_out_of_memory(int pid, struct rlimit *limit_p)
{
    char path[64], line[128];

    if (prlimit(pid, RLIMIT_AS, NULL, limit_p) != 0 ||
        limit_p->rlim_cur == RLIM_INFINITY)
        return false;
    snprintf(path, sizeof path, "/proc/%d/statm", pid);
    return sma_read_text(path, line, sizeof line) &&
           strtoull(line, NULL, 10) * (uint64_t) sysconf(_SC_PAGESIZE) +
                   SMA_CAUSE_OF_PEER >
               limit_p->rlim_cur;
}

/* Says what is unusual about a process that this one may look at. */
static void say_changed(const struct sma_job_pe *pe, const char *pid,
                        const struct process *p, uint64_t device,
                        uint64_t inode)
{
    struct rlimit limit;

    if (p->state == 'T' || p->state == 't')
        snprintf(text, sizeof text, "; PE %d (pid %s) is stopped",
                 (int) pe->number, pid);
    else if (p->state == 'Z')
        snprintf(text, sizeof text,
                 "; the first thread of PE %d (pid %s) has ended, and nothing "
                 "connects to it without: let it wait for the others "
                 "(pthread_join)",
                 (int) pe->number, pid);
    else if (!has_memory(pid, device, inode))
        snprintf(text, sizeof text,
                 "; PE %d (pid %s) has ended: its process has executed %s",
                 (int) pe->number, pid, p->name);
    else if (is_out_of_memory(pe->pid, &limit))
        snprintf(text, sizeof text,
                 "; PE %d (pid %s) is out of memory: ulimit -v allows it %llu "
                 "MiB of address space",
                 (int) pe->number, pid,
                 (unsigned long long) limit.rlim_cur >> 20);
}

const char *sma_cause_peer(const struct sma_job *job, int me, int other,
                           uint64_t device, uint64_t inode, bool *barred_p)
{
    const struct sma_job_pe *pe = &job->pe[other];
    struct process p;
    char pid[16];

    text[0] = '\0';
    *barred_p = is_apart(pe, &job->pe[me]);
    if (*barred_p || !has_own_proc())
        return text;
    snprintf(pid, sizeof pid, "%d", (int) pe->pid);
    if (!read_process(pid, &p)) {
        /* /proc may hide the processes of other users */
        if (kill(pe->pid, 0) != 0 && errno == ESRCH)
            snprintf(text, sizeof text, "; PE %d (pid %s) has ended",
                     (int) pe->number, pid);
        return text;
    }
    if (p.state == 'X' || (p.state == 'Z' && p.threads <= 1)) {
        snprintf(text, sizeof text, "; PE %d (pid %s) has ended",
                 (int) pe->number, pid);
        return text;
    }
    *barred_p = is_barred(pid);
    if (*barred_p)
        say_barred(job, me, other, pid, &p);
    else
        say_changed(pe, pid, &p, device, inode);
    return text;
}
