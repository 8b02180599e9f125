/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A limit is named only if it is what forbids the thing: it is tried once more, or
 * what is in use is compared with the limit.
 */
#include "shared/cause.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/sysmacros.h>

#include "shared/cgroup.h"
#include "shared/text.h"

#define SHM "/dev/shm"

static __thread char text[PATH_MAX + 256];

/* ---------------------------------------------------------------- processes */

/* What /proc tells of a process to everybody. */
struct process {
    char state;    /* as in /proc/PID/stat; 0: there is no such process */
    long threads;  /* that have not ended */
    long id[2][4]; /* user, group: each real, effective, saved, of files */
    char name[64]; /* of its program, cut off */
};

static const char *behind(const char *name, const char *lines)
{
    const char *at = strstr(lines, name);

    return at != NULL ? at + strlen(name) : "";
}

static bool read_process(const char *pid, struct process *p_p)
{
    char path[300], lines[2048];
    long(*id)[4] = p_p->id;

    memset(p_p, 0, sizeof *p_p);
    snprintf(path, sizeof path, "/proc/%s/status", pid);
    if (!sma_read_text(path, lines, sizeof lines))
        return false;
    sscanf(lines, "Name: %63[^\n]", p_p->name);
    sscanf(behind("\nState:", lines), " %c", &p_p->state);
    sscanf(behind("\nThreads:", lines), "%ld", &p_p->threads);
    for (int i = 0; i < 2; i++)
        sscanf(behind(i == 0 ? "\nUid:" : "\nGid:", lines), "%ld %ld %ld %ld",
               &id[i][0], &id[i][1], &id[i][2], &id[i][3]);
    return p_p->state != '\0';
}

/* RLIM_INFINITY: there is none.  `pid` 0 is this process. */
static rlim_t limit_of(int pid, int resource)
{
    struct rlimit limit;

    return prlimit(pid, resource, NULL, &limit) == 0 ? limit.rlim_cur
                                                     : RLIM_INFINITY;
}

/* Does the limit of the address space forbid a process so many bytes more?  Without
 * /proc that is known only if they alone are too many. */
static bool is_address_space(int pid, size_t bytes)
{
    rlim_t limit = limit_of(pid, RLIMIT_AS), used = 0;
    char path[64], line[128];

    snprintf(path, sizeof path, "/proc/%d/statm", pid != 0 ? pid : getpid());
    if (sma_read_text(path, line, sizeof line))
        used = strtoull(line, NULL, 10) * (rlim_t) sysconf(_SC_PAGESIZE);
    return bytes > limit || used > limit - bytes;
}

bool sma_cause_is_address_space(size_t bytes)
{
    return is_address_space(0, bytes);
}

/* ------------------------------------------------------------------- limits */

/* malloc asks the system for so much at least, and for a little more than its
 * caller asks for. */
enum { MALLOC_LEAST = 1 << 20, MALLOC_MORE = 8192 };

/* What could not be had. */
struct failure {
    size_t bytes;    /* of memory, which is tried once more */
    int tried;       /* the error of mmap; 0: it can be mapped now */
    rlim_t limit;    /* that is looked at */
    char value[256]; /* what the message names */
};

/* The error with which private memory of this kind cannot be mapped; 0: it can. */
static int try_memory(size_t bytes, int prot)
{
    void *p = mmap(NULL, bytes, prot,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

    if (p == MAP_FAILED)
        return errno;
    munmap(p, bytes);
    return 0;
}

/* Linux has this error only for memory that would be locked at once. */
static bool locks_all(struct failure *f)
{
    return f->tried == EAGAIN;
}

static bool is_space(struct failure *f)
{
    return f->tried != 0 && is_address_space(0, f->bytes);
}

/* Has the process as many mappings as the system allows it? */
static bool has_all_mappings(struct failure *f)
{
    int fd = f->tried != 0 ? open("/proc/self/maps", O_RDONLY | O_CLOEXEC) : -1;
    long n = 0, most = 0;
    char part[4096];
    ssize_t got;

    while (fd >= 0 && (got = read(fd, part, sizeof part)) > 0)
        for (ssize_t i = 0; i < got; i++)
            n += part[i] == '\n';
    if (fd >= 0)
        close(fd);
    if (sma_read_text("/proc/sys/vm/max_map_count", part, sizeof part))
        most = strtol(part, NULL, 10);
    snprintf(f->value, sizeof f->value, "%ld", most);
    return most > 0 && n >= most;
}

/* This limit is for memory that can be written. */
static bool is_data(struct failure *f)
{
    return f->tried == 0 &&
           try_memory(f->bytes, PROT_READ | PROT_WRITE) == ENOMEM;
}

static bool is_group_full(struct failure *f)
{
    uint64_t n = sma_cgroup_full_of_processes(SMA_CGROUP_ROOT, SMA_CGROUP_SELF);

    snprintf(f->value, sizeof f->value, "%llu", (unsigned long long) n);
    return n > 0;
}

/* Has this user as many processes and threads, of those that /proc shows, as the
 * limit allows? */
static bool is_user_full(struct failure *f)
{
    DIR *dir = opendir("/proc");
    const struct dirent *d;
    struct process p;
    rlim_t n = 0;

    while (dir != NULL && (d = readdir(dir)) != NULL)
        if (isdigit((unsigned char) d->d_name[0]) &&
            read_process(d->d_name, &p) && p.id[0][0] == (long) getuid())
            n += (rlim_t) p.threads;
    if (dir != NULL)
        closedir(dir);
    return n >= f->limit;
}

/* ----------------------------------------------------------------- /dev/shm */

static bool is_shm_refused(struct failure *f)
{
    int err;

    if (access(SHM, W_OK | X_OK) == 0)
        return false;
    err = errno;
    snprintf(f->value, sizeof f->value, "%s%.200s", strerror(err),
             sma_cause(SMA_CAUSE_FILE, err, 0));
    return true;
}

static bool has_no_inodes(struct failure *f)
{
    struct statvfs vfs;

    (void) f;
    return statvfs(SHM, &vfs) == 0 && vfs.f_files > 0 && vfs.f_favail == 0;
}

/* Has it less than UCX takes for two PEs? */
static bool is_shm_small(struct failure *f)
{
    struct statvfs vfs;
    uint64_t mib;

    if (statvfs(SHM, &vfs) != 0)
        return false;
    mib = (uint64_t) vfs.f_bavail * vfs.f_frsize >> 20;
    snprintf(f->value, sizeof f->value, "%llu", (unsigned long long) mib);
    return mib < 2 * 16;
}

/* ------------------------------------------------------------------ a table */

enum {
    MEMORY = 1 << SMA_CAUSE_MEMORY,
    PROCESS = 1 << SMA_CAUSE_PROCESS,
    THREAD = 1 << SMA_CAUSE_THREAD,
    FILES = 1 << SMA_CAUSE_FILE,
    UCX = 1 << SMA_CAUSE_SHM,
    NONE = -1,
};

#define GROUP \
    "the control group (in docker: --pids-limit) allows no more processes"
#define LARGER "make " SHM " larger (in docker: --shm-size)"
#define NO_INODES SHM " has no space for more files (nr_inodes)"
#define WRITABLE "this user must be able to write there"

/* The first row is named that is about the thing, has the error and a limit that is
 * set, and is right.  A limit of processes also counts some that /proc does not show;
 * nothing else has the error EAGAIN. */
static const struct cause {
    unsigned what;                 /* a set of things */
    int err;                       /* of the call that failed; 0: any */
    int limit;                     /* a resource, or NONE */
    bool (*is)(struct failure *f); /* NULL: it is always right */
    const char *says;              /* with the limit or the value */
} causes[] = {
    {MEMORY | THREAD, 0, RLIMIT_MEMLOCK, locks_all,
     "this process locks all its memory (mlockall), of which ulimit -l allows %s"},
    {MEMORY | THREAD, 0, RLIMIT_AS, is_space,
     "ulimit -v allows %s of address space"},
    {MEMORY | THREAD, 0, NONE, has_all_mappings,
     "this process has %s mappings, and may have no more (vm.max_map_count)"},
    {MEMORY | THREAD, 0, RLIMIT_DATA, is_data, "ulimit -d allows %s of data"},

    {PROCESS | THREAD, EAGAIN, NONE, is_group_full,
     GROUP " and threads than %s"},
    {PROCESS | THREAD, EAGAIN, RLIMIT_NPROC, is_user_full,
     "ulimit -u allows no more processes and threads of this user than %s"},
    {PROCESS | THREAD, EAGAIN, NONE, NULL, "ulimit -u or " GROUP},

    {FILES, ENOENT, NONE, NULL, "mount a tmpfs there"},
    {FILES, ENOTDIR, NONE, NULL, "mount a tmpfs there"},
    {FILES, EOPNOTSUPP, NONE, NULL, "mount a tmpfs there"},
    {FILES, EROFS, NONE, NULL, WRITABLE},
    {FILES, EACCES, NONE, NULL, WRITABLE},
    {FILES, EPERM, NONE, NULL, WRITABLE},
    {FILES, EMFILE, NONE, NULL, "raise the limit of open files (ulimit -n)"},
    {FILES, ENFILE, NONE, NULL,
     "raise the system's limit of open files (fs.file-max)"},
    {FILES, EFBIG, RLIMIT_FSIZE, NULL, "ulimit -f allows files of %s"},
    {FILES, ENOSPC, NONE, has_no_inodes, NO_INODES},
    {FILES, ENOSPC, NONE, NULL, LARGER},

    {UCX, 0, NONE, is_shm_refused, SHM ": %s, or set UCX_TLS=tcp"},
    {UCX, 0, NONE, has_no_inodes, NO_INODES},
    {UCX, 0, NONE, is_shm_small,
     "each PE of a host needs about 16 MiB of " SHM ", which has %s MiB free; "
     "set UCX_TLS=tcp or " LARGER},
};

/* Writes a limit: a number of processes, or bytes, which are in MiB or KiB if there are
 * many of them. */
static void write_limit(int resource, rlim_t limit, char *value_p, size_t size)
{
    int shift = limit >= 64 << 20 ? 20 : limit >= 1 << 10 ? 10 : 0;
    const char *unit = shift == 20 ? " MiB" : shift == 10 ? " KiB" : " bytes";

    if (resource == RLIMIT_NPROC)
        shift = 0;
    snprintf(value_p, size, "%llu%s", (unsigned long long) limit >> shift,
             resource == RLIMIT_NPROC ? "" : unit);
}

const char *sma_cause(enum sma_cause_of what, int err, size_t bytes)
{
    enum { STACK = 8 << 20 };
    const int before = errno;
    const rlim_t stack = limit_of(0, RLIMIT_STACK);
    struct failure f = {.bytes = bytes};

    if ((what == SMA_CAUSE_PROCESS && err != EAGAIN) ||
        (what == SMA_CAUSE_FILE && (err == EAGAIN || err == ENOMEM)))
        what = SMA_CAUSE_MEMORY;
    if (what == SMA_CAUSE_THREAD)
        f.bytes = stack != RLIM_INFINITY ? (size_t) stack : STACK;
    f.bytes = f.bytes < MALLOC_LEAST ? MALLOC_LEAST : f.bytes + MALLOC_MORE;
    f.tried = try_memory(f.bytes, PROT_NONE);
    text[0] = '\0';
    for (size_t i = 0; i < sizeof causes / sizeof causes[0]; i++) {
        const struct cause *c = &causes[i];

        if ((c->what >> what & 1) == 0 || (c->err != 0 && c->err != err))
            continue;
        f.limit = c->limit == NONE ? 0 : limit_of(0, c->limit);
        if (c->limit != NONE)
            write_limit(c->limit, f.limit, f.value, sizeof f.value);
        if (f.limit == RLIM_INFINITY || (c->is != NULL && !c->is(&f)))
            continue;
        memcpy(text, "; ", 2);
        snprintf(text + 2, sizeof text - 2, c->says, f.value);
        break;
    }
    errno = before;
    return text;
}

/* ------------------------------------------------------- another PE is lost */

/* PEs of a host that do not use the node segment reach each other through what the
 * system shows of a process: UCX opens /proc/PID/fd/N of the other PE. */
struct peer {
    const struct sma_job_pe *pe, *mine;
    char pid[16];
    struct process p;
};

/* Names it, in the middle of a text. */
static __attribute__((format(printf, 3, 4))) void
say(const struct peer *o, const char *before, const char *fmt, ...)
{
    int n = snprintf(text, sizeof text, "; %sPE %d (pid %s) ", before,
                     (int) o->pe->number, o->pid);
    va_list args;

    va_start(args, fmt);
    vsnprintf(text + n, sizeof text - (size_t) n, fmt, args);
    va_end(args);
}

/* Are they in different namespaces of a kind?  0: not known. */
static bool is_apart(const struct peer *o, uint32_t theirs, uint32_t mine,
                     const char *kind)
{
    if (theirs == 0 || mine == 0 || theirs == mine)
        return false;
    snprintf(text, sizeof text, "; PE %d is in another %s", (int) o->pe->number,
             kind);
    return true;
}

/* Says why the system keeps the process from this one.  All of its numbers must be
 * that by which this process uses files.  Linux gives what /proc has of a process that
 * is not dumpable to root, and one is not whose user may not read its program. */
static void say_barred(const struct peer *o)
{
    const char *program = o->pe->program, *kind[] = {"user", "group"};
    bool alike = strncmp(program, o->mine->program, SMA_JOB_PATH) == 0;
    char path[64];
    struct process me;
    struct stat st;

    if (!read_process("self", &me))
        return;
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 3; k++)
            if (o->p.id[i][k] != me.id[i][3]) {
                say(o, "", "runs as %s %ld, this PE as %s %ld", kind[i],
                    o->p.id[i][1], kind[i], me.id[i][3]);
                return;
            }
    snprintf(path, sizeof path, "/proc/%s/stat", o->pid);
    if (stat(path, &st) != 0 || (long) st.st_uid == o->p.id[0][1])
        say(o, "the system does not let this PE look at ", "in /proc");
    else if (access(alike ? "/proc/self/exe" : program, R_OK) != 0 &&
             errno == EACCES)
        say(o, "",
            "lets no process look at it: this user cannot read its "
            "program (chmod +r %.*s)",
            SMA_JOB_PATH, program);
    else
        say(o, "",
            "lets no process look at it: it is not dumpable, as after "
            "prctl(PR_SET_DUMPABLE, 0)");
}

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

const char *sma_cause_peer(const struct sma_job *job, int me, int other,
                           uint64_t device, uint64_t inode, bool *barred_p)
{
    struct peer o = {.pe = &job->pe[other], .mine = &job->pe[me]};
    char self[24] = "", path[64];
    bool gone;

    text[0] = '\0';
    snprintf(o.pid, sizeof o.pid, "%d", (int) o.pe->pid);
    snprintf(path, sizeof path, "/proc/%s/exe", o.pid);
    *barred_p = is_apart(&o, o.pe->processes, o.mine->processes,
                         "PID namespace: containers need --pid=host") ||
                is_apart(&o, o.pe->users, o.mine->users,
                         "user namespace: containers have one each");
    /* /proc may be that of another namespace, or hide processes of other users */
    if (*barred_p || readlink("/proc/self", self, sizeof self - 1) <= 0 ||
        atol(self) != (long) getpid())
        return text;
    gone = !read_process(o.pid, &o.p);
    if (gone && (kill(o.pe->pid, 0) == 0 || errno != ESRCH))
        return text;
    if (gone || o.p.state == 'X' || (o.p.state == 'Z' && o.p.threads <= 1)) {
        say(&o, "", "has ended");
    } else if (readlink(path, self, sizeof self) < 0 &&
               (errno == EACCES || errno == EPERM)) {
        *barred_p = true;
        say_barred(&o);
    } else if (o.p.state == 'T' || o.p.state == 't') {
        say(&o, "", "is stopped");
    } else if (o.p.state == 'Z') {
        say(&o, "the first thread of ",
            "has ended, and nothing connects to it without: let it wait for "
            "the others (pthread_join)");
    } else if (!has_memory(o.pid, device, inode)) {
        say(&o, "", "has ended: its process has executed %s", o.p.name);
    } else if (is_address_space(o.pe->pid, SMA_CAUSE_OF_PEER)) {
        say(&o, "",
            "is out of memory: ulimit -v allows it %llu MiB of address "
            "space",
            (unsigned long long) limit_of(o.pe->pid, RLIMIT_AS) >> 20);
    }
    return text;
}
