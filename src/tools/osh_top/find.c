/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds the jobs of this host (top.h).  The system lists the open files of the
 * processes of this user; a file whose first words are those of a job block is
 * that of a job.
 */
#include "config.h"

#include "osh_top/top.h"

#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static struct top_job *jobs;
static size_t count;

bool find_process(pid_t pid, struct top_process *process_p)
{
    char path[64], text[1024];
    const char *rest;
    unsigned long long user, system;
    size_t got;
    int n, threads;
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/stat", (int) pid);
    f = fopen(path, "re");
    if (f == NULL)
        return false;
    got = fread(text, 1, sizeof text - 1, f);
    fclose(f);
    text[got] = '\0';
    rest = strrchr(text, ')'); /* ends the name, which may have any character */
    if (rest == NULL)
        return false;
    n = sscanf(rest + 1,
               " %c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu %*d %*d "
               "%*d %*d %d %*d %llu %*u %*d %*u %*u %*u %*u %*u %*u %*u %*u "
               "%*u %*u %*u %*u %*u %*d %d",
               &process_p->state, &process_p->parent, &user, &system, &threads,
               &process_p->start, &process_p->processor);
    process_p->ticks = user + system;
    if (n != 7 || process_p->state == 'X')
        return false;
    /* a zombie with threads: only the first one has ended, by pthread_exit */
    return process_p->state != 'Z' || threads > 1;
}

static struct top_job *job_of(const struct stat *st)
{
    for (size_t i = 0; i < count; i++)
        if (jobs[i].inode == st->st_ino && jobs[i].device == st->st_dev)
            return &jobs[i];
    return NULL;
}

/* Maps the job block of an open file, if it has one. */
static void map_job(int fd, const struct stat *st)
{
    struct top_job job = {.device = st->st_dev, .inode = st->st_ino};
    struct sma_job head;

    if (pread(fd, &head, sizeof head, 0) != (ssize_t) sizeof head ||
        head.magic != SMA_JOB_MAGIC)
        return;
    job.version = head.version;
    if (head.version == SMA_JOB_VERSION) {
        size_t bytes;

        if (head.n < 1 || head.n > SMA_JOB_MAX_PES)
            return;
        bytes = sma_job_bytes(head.n, (size_t) sysconf(_SC_PAGESIZE));
        if (head.size != bytes || st->st_size < (off_t) bytes)
            return;
        job.n = head.n;
        job.block = mmap(NULL, bytes, PROT_READ, MAP_SHARED, fd, 0);
        if (job.block == MAP_FAILED)
            return;
    }
    jobs = checked(realloc(jobs, (count + 1) * sizeof *jobs));
    jobs[count++] = job;
}

static bool holds(const struct top_job *job, pid_t pid)
{
    for (size_t i = 0; i < job->holders; i++)
        if (job->holder[i].pid == pid)
            return true;
    return false;
}

/* Finds the job of an open file of process `pid`. */
static void look_at_file(const char *path, pid_t pid)
{
    struct top_process p;
    struct top_job *job;
    struct stat st;
    char link[64] = "";
    int fd;

    if (readlink(path, link, sizeof link - 1) < 0 ||
        (strncmp(link, "/memfd:sma-job", 14) != 0 &&
         strncmp(link, "/dev/shm/", 9) != 0) ||
        stat(path, &st) != 0 || !S_ISREG(st.st_mode) || !find_process(pid, &p))
        return;
    if (job_of(&st) == NULL) {
        fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (fd < 0)
            return;
        if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode))
            map_job(fd, &st);
        close(fd);
    }
    job = job_of(&st);
    if (job == NULL || holds(job, pid))
        return;
    job->holder =
        checked(realloc(job->holder, (job->holders + 1) * sizeof *job->holder));
    job->holder[job->holders++] = (struct top_holder){pid, p.start};
}

/* The system lists no files of the processes of other users. */
static void look_at_all(void)
{
    glob_t files;
    int pid;

    if (glob("/proc/[0-9]*/fd/*", GLOB_NOSORT, NULL, &files) != 0)
        return;
    for (size_t i = 0; i < files.gl_pathc; i++)
        if (sscanf(files.gl_pathv[i], "/proc/%d/", &pid) == 1 &&
            pid != getpid())
            look_at_file(files.gl_pathv[i], pid);
    globfree(&files);
}

/* Has process `pid` started one of the job? */
static bool has_started(const struct top_job *job, pid_t pid)
{
    for (size_t i = 0; pid > 1 && i < job->holders; i++) {
        struct top_process p = {.parent = job->holder[i].pid};

        while (p.parent > 1 && p.parent != pid && find_process(p.parent, &p))
            ;
        if (p.parent == pid)
            return true;
    }
    return false;
}

/* Ends the program with a list of the jobs that could be meant. */
static void ask_which(bool *meant, const char *name)
{
    char *text = NULL;
    const char *comma = "", *by = name == NULL ? "" : " of process ";
    size_t bytes, n = 0;
    FILE *f = checked(open_memstream(&text, &bytes));

    for (size_t i = 0; i < count; i++) {
        const struct sma_job *b = jobs[i].block;
        char program[SMA_JOB_PATH] = "";

        if (!meant[i])
            continue;
        n++;
        if (b != NULL)
            memcpy(program, b->pe[0].program, sizeof program - 1);
        make_plain(program);
        fprintf(f, "%s%d", comma, (int) jobs[i].holder[0].pid);
        if (b != NULL)
            fprintf(f, " (%s, PEs here: %d)",
                    program[0] != '\0' ? program : "it starts", jobs[i].n);
        comma = ", ";
    }
    fclose(f);
    die(1, "there are %zu jobs%s%s: %s; name one by its number", n, by,
        name == NULL ? "" : name, text);
}

static pid_t number_of(const char *name)
{
    char *end;
    long n = strtol(name, &end, 10);

    if (*name == '\0' || *end != '\0' || n < 1 || n > 1 << 30)
        die(1, "%s is not the number of a process (" SMA_OSH_TOP " --help)",
            name);
    return (pid_t) n;
}

const struct top_job *find_job(const char *name)
{
    const struct top_job *job = NULL;
    pid_t pid = name == NULL ? 0 : number_of(name);
    bool *meant;
    size_t n = 0;

    look_at_all();
    meant = checked(calloc(count + 1, sizeof *meant));
    for (int parents = 0; parents < 2 && n == 0; parents++)
        for (size_t i = 0; i < count; i++) {
            meant[i] = name == NULL || (parents ? has_started(&jobs[i], pid)
                                                : holds(&jobs[i], pid));
            job = meant[i] ? &jobs[i] : job;
            n += meant[i];
        }
    if (n == 0 && name == NULL)
        die(1, "no job of this user runs on this host");
    if (n == 0 && kill(pid, 0) != 0 && errno == ESRCH)
        die(1, "there is no process %s on this host", name);
    if (n == 0)
        die(1, "process %s is of no job that this user may look at", name);
    if (n > 1)
        ask_which(meant, name);
    free(meant);
    if (job->block == NULL)
        die(1,
            "process %d runs with another version of libsma (job block %u, "
            "not %u); use its " SMA_OSH_TOP,
            (int) job->holder[0].pid, job->version, SMA_JOB_VERSION);
    return job;
}

bool find_lives(const struct top_job *job)
{
    struct top_process p;

    for (size_t i = 0; i < job->holders; i++)
        if (find_process(job->holder[i].pid, &p) &&
            p.start == job->holder[i].start)
            return true;
    return false;
}
