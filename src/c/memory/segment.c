/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The memory file of a host, and the node segment in it, which every PE of the
 * node maps once.
 *
 *     job block | boot/nodes.c | collective areas | static data | heaps
 *
 * The last three are the segment of the node, and each has one slice for each
 * PE.  Where tests split a host into several nodes, their segments follow each
 * other.  With reserved huge pages the heaps lie in a file of their own
 * (huge.c), which is mapped at the same place of the segment.  This file
 * creates, opens, grows and maps the memory file.  The slices belong to coll/,
 * data.c and heap.c.
 */
#include <dirent.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include "base/env.h"
#include "memory/memory.h"
#include "shared/cause.h"
#include "shared/output.h"

struct sma_memory sma_memory;

static size_t page_size(void)
{
    return (size_t) sysconf(_SC_PAGESIZE);
}

size_t sma_job_size(void)
{
    return sma_job_bytes(sma_topology.host_n, page_size());
}

static int map_job(int fd, size_t bytes)
{
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    struct stat st;

    if (p == MAP_FAILED || fstat(fd, &st) != 0)
        return -errno;
    sma_self.job = p;
    sma_memory.segment_fd = fd;
    sma_memory.segment_device = st.st_dev;
    sma_memory.segment_inode = st.st_ino;
    return 0;
}

static void unmap_job(size_t bytes)
{
    munmap(sma_self.job, bytes);
    sma_self.job = NULL;
    sma_memory.segment_fd = -1;
}

void sma_segment_drop(void)
{
    int fd = sma_memory.segment_fd;

    if (sma_self.job == NULL)
        return;
    unmap_job(sma_job_size());
    close(fd);
}

/* Gives an empty file a job block of n PEs, and maps it. */
static int format(int fd, int n)
{
    size_t bytes = sma_job_bytes(n, page_size());
    int err = sma_segment_resize(fd, bytes);

    if (err)
        return err;
    /* allocates now, because without memory a store would raise SIGBUS */
    if (fallocate(fd, 0, 0, (off_t) bytes) != 0 && errno != EOPNOTSUPP)
        return -errno;
    err = map_job(fd, bytes);
    if (err)
        return err;
    sma_self.job->version = SMA_JOB_VERSION;
    sma_self.job->size = (uint32_t) bytes;
    sma_self.job->n = n;
    /* pairs with the acquire of sma_segment_attach: a PE that reads the magic
     * number reads the fields above */
    __atomic_store_n(&sma_self.job->magic, SMA_JOB_MAGIC, __ATOMIC_RELEASE);
    return 0;
}

void sma_segment_create(int n, int kind)
{
    int fd = -1, err, refused = 0;

    if (kind != SMA_SEGMENT_SHM) {
        fd = memfd_create("sma-job", MFD_CLOEXEC);
        refused = fd < 0 && errno != EMFILE && errno != ENFILE ? errno : 0;
    }
    if (fd >= 0)
        fchmod(fd, 0600); /* others may not open /proc/PID/fd/FD either */
    if (fd < 0) {
        char name[64];

        fd = sma_segment_shm_create(name, sizeof name, n);
        if (fd < 0)
            sma_fatal(NULL, "no shared memory: /dev/shm: %s%s%s%s",
                      strerror(-fd), sma_cause(SMA_CAUSE_FILE, -fd, 0),
                      refused ? ", or allow memfd_create: " : "",
                      refused ? strerror(refused) : "");
        unlink(name);
        return;
    }
    err = format(fd, n);
    if (err)
        sma_fatal(NULL, "no shared memory for %d PEs: %s%s", n, strerror(-err),
                  sma_cause(SMA_CAUSE_FILE, -err, 0));
}

/* The names of this user's files in /dev/shm; others cannot guess the rest of them. */
static void shm_prefix(char *name_p, size_t size)
{
    snprintf(name_p, size, "sma-%ld-", (long) geteuid());
}

/* Removes a file of this user, unless the PE that has created it lives: it holds
 * a lock until all PEs of the host have opened the file, which then has no name. */
static void remove_if_left(const char *path)
{
    int fd = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    struct stat st;

    if (fd < 0)
        return;
    if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_uid == geteuid() &&
        flock(fd, LOCK_EX | LOCK_NB) == 0)
        unlink(path);
    close(fd);
}

/* Removes what jobs that were killed at their start have left in /dev/shm. */
static void remove_left_files(void)
{
    DIR *dir = opendir("/dev/shm");
    const struct dirent *entry;
    char prefix[32], path[300];

    if (dir == NULL)
        return;
    shm_prefix(prefix, sizeof prefix);
    while ((entry = readdir(dir)) != NULL) {
        if (strncmp(entry->d_name, prefix, strlen(prefix)) != 0)
            continue;
        snprintf(path, sizeof path, "/dev/shm/%s", entry->d_name);
        remove_if_left(path);
    }
    closedir(dir);
}

/* Creates a file in /dev/shm, with a lock on it.  Returns -errno on failure. */
static int create_locked(char *path_p, size_t size)
{
    char prefix[32];
    struct stat st;
    int fd, err;

    shm_prefix(prefix, sizeof prefix);
    for (;;) {
        snprintf(path_p, size, "/dev/shm/%sXXXXXX", prefix);
        fd = mkostemp(path_p, O_CLOEXEC);
        if (fd < 0)
            return -errno;
        if (flock(fd, LOCK_SH) != 0 || fstat(fd, &st) != 0) {
            err = -errno;
            unlink(path_p);
            close(fd);
            return err;
        }
        if (st.st_nlink > 0)
            return fd;
        /* another job has removed it before it had its lock */
        close(fd);
    }
}

int sma_segment_shm_create(char *name_p, size_t name_size, int n)
{
    int fd, err;

    remove_left_files();
    fd = create_locked(name_p, name_size);
    if (fd < 0)
        return fd;
    fchmod(fd, 0600); /* the umask may have taken it from the other PEs, too */
    err = format(fd, n);
    if (err) {
        unlink(name_p);
        close(fd);
        return err;
    }
    return fd;
}

int sma_segment_attach(int fd, int n)
{
    size_t bytes = sma_job_bytes(n, page_size());
    struct stat st;
    int err;

    if (fstat(fd, &st) != 0)
        return -errno;
    if (!S_ISREG(st.st_mode) || (size_t) st.st_size < sizeof *sma_self.job)
        return -EPROTO;
    err = map_job(fd, bytes);
    if (err)
        return err;
    /* pairs with the release of format */
    if (__atomic_load_n(&sma_self.job->magic, __ATOMIC_ACQUIRE) !=
        SMA_JOB_MAGIC)
        err = -EPROTO;
    else if (sma_self.job->version != SMA_JOB_VERSION)
        err = -EPROTONOSUPPORT;
    else if ((size_t) st.st_size < bytes || sma_self.job->size != bytes ||
             sma_self.job->n != n)
        err = -EPROTO;
    if (err)
        unmap_job(bytes);
    return err;
}

uint64_t sma_segment_space(void)
{
    struct statvfs vfs;

    if (fstatvfs(sma_memory.segment_fd, &vfs) != 0 || vfs.f_blocks == 0)
        return UINT64_MAX; /* a memfd has no limit of its own */
    return (uint64_t) vfs.f_bavail * vfs.f_frsize;
}

/* A store beyond the size of the file system raises SIGBUS.  So the job ends
 * now when less is free than the PEs may use. */
static void check_space(size_t bytes)
{
    uint64_t space = sma_segment_space();

    if (bytes > space)
        sma_fatal(NULL,
                  "/dev/shm has %llu MiB free, %zu MiB are needed for the "
                  "symmetric memory of %d PEs; make %s smaller or /dev/shm "
                  "larger (in docker: --shm-size)",
                  (unsigned long long) space >> 20, (bytes >> 20) + 1,
                  sma_topology.host_n, sma_env.symmetric_size_name);
}

/* Does addr lie in a heap of the node? */
static bool is_in_heap(uintptr_t addr)
{
    size_t low = sma_memory.region_offset[SMA_HEAP];

    return addr - sma_memory.region[SMA_HEAP].base <
               sma_memory.region_stride[SMA_HEAP] ||
           addr - (uintptr_t) sma_memory.segment - low <
               sma_memory.segment_size - low;
}

static bool is_ours(uintptr_t addr)
{
    if (addr - (uintptr_t) sma_memory.segment < sma_memory.segment_size)
        return true;
    for (int k = 0; k < SMA_REGIONS; k++)
        if (addr - sma_memory.region[k].base < sma_memory.region[k].size)
            return true;
    return false;
}

/* What SIGBUS did before: perhaps a handler of gfortran's library. */
static struct sigaction sigbus_before;

/* There was memory when the job began.  Since then other files have filled
 * /dev/shm; or a huge page is not there although it is reserved, because of a
 * control group or a memory policy. */
static void on_sigbus(int signo, siginfo_t *info, void *unused)
{
    const uintptr_t addr = (uintptr_t) info->si_addr;

    (void) unused;
    if (info->si_code == BUS_ADRERR && is_ours(addr)) {
        if (sma_memory.huge != 0 && is_in_heap(addr))
            sma_fatal(NULL,
                      "no huge page is available for %p, which is symmetric: a "
                      "control group (hugetlb) or a memory policy (numactl) "
                      "forbids it; try SHMEM_HUGE_PAGES=no",
                      info->si_addr);
        sma_fatal(NULL,
                  "/dev/shm is full: there is no memory for %p, which is "
                  "symmetric; make %s smaller or /dev/shm larger (in docker: "
                  "--shm-size)",
                  info->si_addr, sma_env.symmetric_size_name);
    }
    /* the store is repeated, and raises the signal again; a signal that a process
     * has sent is sent again */
    sigaction(signo, &sigbus_before, NULL);
    if (info->si_code <= 0)
        raise(signo);
}

bool sma_segment_may_run_out(void)
{
    return sma_memory.huge != 0 || sma_segment_space() != UINT64_MAX;
}

static void catch_sigbus(void)
{
    struct sigaction act = {.sa_sigaction = on_sigbus, .sa_flags = SA_SIGINFO};

    if (sma_segment_may_run_out())
        sigaction(SIGBUS, &act, &sigbus_before);
}

int sma_segment_resize(int fd, size_t bytes)
{
    sigset_t old;
    int err;

    /* ulimit -f holds for memory files, too: EFBIG, not SIGXFSZ, shall tell */
    sma_output_begin(&old);
    err = ftruncate(fd, (off_t) bytes) != 0 ? -errno : 0;
    sma_output_end(&old);
    return err;
}

void sma_segment_grow(size_t bytes, size_t used)
{
    int err;

    check_space(used);
    err = sma_segment_resize(sma_memory.segment_fd, bytes);
    if (err)
        sma_fatal(NULL,
                  "%zu MiB of shared memory for %d PEs cannot be allocated: "
                  "%s%s; %s sets the heap's size",
                  bytes >> 20, sma_topology.host_n, strerror(-err),
                  sma_cause(SMA_CAUSE_FILE, -err, 0),
                  sma_env.symmetric_size_name);
}

void sma_segment_not_mapped(const char *what, size_t bytes)
{
    const char *why = strerror(errno);
    bool large = sma_cause_is_address_space(bytes);

    sma_fatal(NULL, "%s cannot be mapped: %s%s%s%s%s", what, why,
              sma_cause(SMA_CAUSE_MEMORY, 0, bytes), large ? "; " : "",
              large ? sma_env.symmetric_size_name : "",
              large ? " sets the heap's size" : "");
}

char *sma_segment_reserve(size_t bytes, size_t align)
{
    char *address = mmap(NULL, bytes + align, PROT_NONE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    size_t before;

    if (address == MAP_FAILED)
        return NULL;
    before = (0 - (uintptr_t) address) & (align - 1);
    if (before > 0)
        munmap(address, before);
    munmap(address + before + bytes, align - before);
    return address + before;
}

/* Maps a piece of a file at an address that is reserved. */
static bool map_at(char *p, size_t bytes, int fd, size_t offset)
{
    return mmap(p, bytes, PROT_READ | PROT_WRITE,
                MAP_SHARED | MAP_FIXED | MAP_NORESERVE, fd,
                (off_t) offset) != MAP_FAILED;
}

void sma_segment_map(size_t start, size_t bytes, size_t align)
{
    size_t low = sma_memory.region_offset[SMA_HEAP];
    char what[100], *p = sma_segment_reserve(bytes, align);

    snprintf(what, sizeof what,
             "%zu MiB of shared memory (%d PEs, each with a heap of %zu MiB)",
             bytes >> 20, sma_topology.node_n,
             sma_memory.region[SMA_HEAP].size >> 20);
    if (p == NULL || !map_at(p, low, sma_segment_file(), start) ||
        !map_at(p + low, bytes - low, sma_memory.heap_fd,
                sma_memory.heap_start))
        sma_segment_not_mapped(what, bytes + align);
    sma_memory.segment = (unsigned char *) p;
    sma_memory.segment_size = bytes;
    sma_memory.segment_start = start;
    catch_sigbus();
    sma_core_leave_out(p, bytes);
}

int sma_segment_file(void)
{
    struct stat st;
    int fd = sma_memory.segment_fd;

    if (fstat(fd, &st) == 0 && st.st_dev == sma_memory.segment_device &&
        st.st_ino == sma_memory.segment_inode)
        return fd;
    return -1;
}

/* Gives memory back by its address, which needs no descriptor.  The emulation of
 * programs by QEMU reports success but does nothing, which a byte shows that keeps its
 * value.  Returns false if the memory was not given back. */
static bool remove_memory(unsigned char *p, size_t bytes)
{
    static bool tried, works;
    volatile unsigned char *byte = p;

    if (!tried)
        *byte = 1;
    if (madvise(p, bytes, MADV_REMOVE) != 0)
        return false;
    if (!tried)
        works = *byte == 0;
    tried = true;
    return works;
}

/* Gives memory back through the descriptor, if that still is the memory file's. */
static bool punch_hole(size_t offset, size_t bytes)
{
    int fd = sma_segment_file();

    return fd >= 0 && fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE,
                                (off_t) (sma_memory.segment_start + offset),
                                (off_t) bytes) == 0;
}

void sma_segment_empty(size_t offset, size_t bytes)
{
    unsigned char *p = sma_memory.segment + offset;

    if (bytes == 0 || remove_memory(p, bytes) || punch_hole(offset, bytes))
        return;
    /* this file system cannot give the memory back; the zeros matter more */
    memset(p, 0, bytes);
}

int sma_segment_open(long pid, int fd, uint64_t device, uint64_t inode)
{
    char path[64];
    struct stat st;

    snprintf(path, sizeof path, "/proc/%ld/fd/%d", pid, fd);
    fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0)
        return -errno;
    if (fstat(fd, &st) == 0 && st.st_dev == device && st.st_ino == inode)
        return fd;
    close(fd);
    return -ENOENT;
}
