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
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/statvfs.h>

#include "shared/cgroup.h"
#include "shared/text.h"

#define SHM "/dev/shm"

static __thread char text[256];

static rlim_t limit_of(int resource)
{
    struct rlimit limit;

    return getrlimit(resource, &limit) == 0 ? limit.rlim_cur : RLIM_INFINITY;
}

/* Makes text "; `before` N MiB `after`"; smaller amounts are in KiB or bytes. */
static const char *amount(const char *before, uint64_t bytes, const char *after)
{
    int shift = bytes >= 64 << 20 ? 20 : bytes >= 1 << 10 ? 10 : 0;

    snprintf(text, sizeof text, "; %s %llu %s%s", before,
             (unsigned long long) bytes >> shift,
             shift == 20   ? "MiB"
             : shift == 10 ? "KiB"
                           : "bytes",
             after);
    return text;
}

/* ------------------------------------------------------------------- memory */

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

/* The address space of this process in bytes; 0: not known. */
static uint64_t address_space(void)
{
    char line[128];

    return sma_read_text("/proc/self/statm", line, sizeof line)
               ? strtoull(line, NULL, 10) * (uint64_t) sysconf(_SC_PAGESIZE)
               : 0;
}

bool sma_cause_is_address_space(size_t bytes)
{
    rlim_t limit = limit_of(RLIMIT_AS), used = address_space();

    return limit != RLIM_INFINITY &&
           (bytes > limit || used == 0 || used > limit - bytes);
}

/* Has the process as many mappings as the system allows it? */
static bool has_all_mappings(long *most_p)
{
    char part[4096];
    int fd = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    ssize_t got = 0;
    long n = 0;

    *most_p = sma_read_text("/proc/sys/vm/max_map_count", part, sizeof part)
                  ? strtol(part, NULL, 10)
                  : 0;
    while (fd >= 0 && (got = read(fd, part, sizeof part)) > 0)
        for (ssize_t i = 0; i < got; i++)
            n += part[i] == '\n';
    if (fd >= 0)
        close(fd);
    return *most_p > 0 && n >= *most_p;
}

/* malloc asks the system for so much at least, and for a little more than its
 * caller asks for. */
enum { MALLOC_LEAST = 1 << 20 };

static const char *find_memory(size_t bytes)
{
    const size_t all = bytes < MALLOC_LEAST ? MALLOC_LEAST : bytes + 8192;
    int err = try_memory(all, PROT_NONE);
    long most;

    /* Linux says so only of memory that would be locked at once */
    if (err == EAGAIN)
        return amount("this process locks all its memory (mlockall), of which "
                      "ulimit -l allows",
                      limit_of(RLIMIT_MEMLOCK), "");
    if (err != 0 && sma_cause_is_address_space(all))
        return amount("ulimit -v allows", limit_of(RLIMIT_AS),
                      " of address space");
    if (err != 0 && has_all_mappings(&most)) {
        snprintf(text, sizeof text,
                 "; this process has %ld mappings, and may have no more "
                 "(vm.max_map_count)",
                 most);
        return text;
    }
    /* the limit of data is for memory that can be written */
    if (err == 0 && limit_of(RLIMIT_DATA) != RLIM_INFINITY &&
        try_memory(all, PROT_READ | PROT_WRITE) == ENOMEM)
        return amount("ulimit -d allows", limit_of(RLIMIT_DATA), " of data");
    return "";
}

/* ---------------------------------------------------------------- processes */

/* The number behind the name of a line; -1: there is none. */
static long number_in(const char *lines, const char *name)
{
    const char *at = strstr(lines, name);

    return at != NULL ? strtol(at + strlen(name), NULL, 10) : -1;
}

/* The processes and threads of this user that /proc shows. */
static rlim_t count_tasks(void)
{
    DIR *dir = opendir("/proc");
    const struct dirent *d;
    rlim_t n = 0;

    while (dir != NULL && (d = readdir(dir)) != NULL) {
        char path[300], lines[2048];

        snprintf(path, sizeof path, "/proc/%s/status", d->d_name);
        if (isdigit((unsigned char) d->d_name[0]) &&
            sma_read_text(path, lines, sizeof lines) &&
            number_in(lines, "\nUid:") == (long) getuid())
            n += (rlim_t) number_in(lines, "\nThreads:");
    }
    if (dir != NULL)
        closedir(dir);
    return n;
}

/* The limit of processes that is reached. */
static const char *find_full(void)
{
    const rlim_t limit = limit_of(RLIMIT_NPROC);
    uint64_t of_group =
        sma_cgroup_full_of_processes(SMA_CGROUP_ROOT, SMA_CGROUP_SELF);

    text[0] = '\0';
    if (of_group > 0)
        snprintf(text, sizeof text,
                 "; the control group (in docker: --pids-limit) allows no more "
                 "processes and threads than %llu",
                 (unsigned long long) of_group);
    else if (limit != RLIM_INFINITY && count_tasks() >= limit)
        snprintf(text, sizeof text,
                 "; ulimit -u allows no more processes and threads of this "
                 "user than %llu",
                 (unsigned long long) limit);
    return text;
}

/* A limit of processes is reached, which may count some that /proc does not show:
 * nothing else has this error. */
static const char *some_limit(void)
{
    return "; ulimit -u or the control group (in docker: --pids-limit) allows "
           "no more processes";
}

static const char *find_process(int err)
{
    const char *found = err == EAGAIN ? find_full() : find_memory(0);

    return found[0] != '\0' || err != EAGAIN ? found : some_limit();
}

/* For a thread the C library has the same error where there is no memory for its
 * stack. */
static const char *find_thread(int err)
{
    enum { STACK = 8 << 20 };
    rlim_t stack = limit_of(RLIMIT_STACK);
    const char *found =
        find_memory(stack != RLIM_INFINITY ? (size_t) stack : STACK);

    return found[0] != '\0' ? found : find_process(err);
}

/* -------------------------------------------------------------------- files */

static const char *find_space(void)
{
    struct statvfs vfs;

    if (statvfs(SHM, &vfs) == 0 && vfs.f_files > 0 && vfs.f_favail == 0)
        return "; " SHM " has no room for more files (nr_inodes)";
    return "; make " SHM " larger (in docker: --shm-size)";
}

static const char *find_file(int err)
{
    switch (err) {
    case ENOENT:
    case ENOTDIR:
    case EOPNOTSUPP: return "; mount a tmpfs there";
    case EROFS:
    case EACCES:
    case EPERM: return "; this user must be able to write there";
    case EMFILE: return "; raise the limit of open files (ulimit -n)";
    case ENFILE:
        return "; raise the system's limit of open files (fs.file-max)";
    case ENOSPC: return find_space();
    case EFBIG:
        return amount("ulimit -f allows files of", limit_of(RLIMIT_FSIZE), "");
    case EAGAIN:
    case ENOMEM: return find_memory(0);
    default: return "";
    }
}

/* MiB that UCX takes of /dev/shm for a PE. */
enum { SHM_OF_PE = 16 };

/* UCX has failed, which uses /dev/shm.  Can it be used? */
static const char *find_shm(void)
{
    struct statvfs vfs;
    unsigned long long room;

    if (access(SHM, W_OK | X_OK) != 0) {
        int err = errno;

        snprintf(text, sizeof text, "; " SHM ": %s%s, or set UCX_TLS=tcp",
                 strerror(err), find_file(err));
        return text;
    }
    if (statvfs(SHM, &vfs) != 0)
        return "";
    if (vfs.f_files > 0 && vfs.f_favail == 0)
        return find_space();
    room = (unsigned long long) vfs.f_bavail * vfs.f_frsize >> 20;
    if (room >= 2 * SHM_OF_PE)
        return "";
    snprintf(text, sizeof text,
             "; each PE of a host needs about %d MiB of " SHM
             ", which has %llu MiB free; set UCX_TLS=tcp or make " SHM
             " larger (in docker: --shm-size)",
             SHM_OF_PE, room);
    return text;
}

static const char *find(enum sma_cause_of what, int err, size_t bytes)
{
    switch (what) {
    case SMA_CAUSE_MEMORY: return find_memory(bytes);
    case SMA_CAUSE_PROCESS: return find_process(err);
    case SMA_CAUSE_THREAD: return find_thread(err);
    case SMA_CAUSE_FILE: return find_file(err);
    case SMA_CAUSE_SHM: return find_shm();
    default: return "";
    }
}

const char *sma_cause(enum sma_cause_of what, int err, size_t bytes)
{
    int before = errno;
    const char *found = find(what, err, bytes);

    errno = before;
    return found;
}
