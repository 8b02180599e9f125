/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Creates and opens the memory file of a host.  The file is a memfd
 * that its creator shows through /proc, or a file in /dev/shm where the PEs do
 * not see each other's processes.
 */
#include "boot/launchers.h"

#include <sys/stat.h>

#include "shared/cause.h"

bool sma_file_has_name(const char *where)
{
    return where[0] == '/';
}

void sma_file_create(int kind, char *where_p)
{
    struct stat st;
    int fd;

    if (kind == SMA_SEGMENT_SHM) {
        fd = sma_segment_shm_create(where_p, SMA_FILE_WHERE,
                                    sma_topology.host_n);
        if (fd < 0)
            sma_fatal(NULL, "no shared memory: /dev/shm: %s%s", strerror(-fd),
                      sma_cause(SMA_CAUSE_FILE, -fd, 0));
        return;
    }
    sma_segment_create(sma_topology.host_n, SMA_SEGMENT_MEMFD);
    if (fstat(sma_memory.segment_fd, &st) != 0)
        sma_fatal(NULL, "the memory file cannot be examined: %s",
                  strerror(errno));
    snprintf(where_p, SMA_FILE_WHERE, "%ld:%d:%llu:%llu", (long) getpid(),
             sma_memory.segment_fd, (unsigned long long) st.st_dev,
             (unsigned long long) st.st_ino);
}

/* Opens the memory file of the host's first PE through /proc.  `where` holds
 * the process, the descriptor, and the device and inode that the file must
 * have.  The file is another one when the first PE lives in another PID
 * namespace. */
static int open_memfd(const char *where)
{
    unsigned long long dev, ino;
    long pid;
    int fd, err;

    if (sscanf(where, "%ld:%d:%llu:%llu", &pid, &fd, &dev, &ino) != 4)
        return -EPROTO;
    fd = sma_segment_open(pid, fd, dev, ino);
    if (fd < 0)
        return fd;
    err = sma_segment_attach(fd, sma_topology.host_n);
    if (err)
        close(fd);
    return err;
}

/* Opens a file in /dev/shm.  It must belong to this user: where /dev/shm is not
 * that of the host's first PE, another user may have made a file of the same
 * name. */
static int open_shm(const char *name)
{
    int fd = open(name, O_RDWR | O_CLOEXEC | O_NOFOLLOW), err;
    struct stat st;

    if (fd < 0 || fstat(fd, &st) != 0)
        err = -errno;
    else if (st.st_uid != geteuid())
        err = -EPERM;
    else
        err = sma_segment_attach(fd, sma_topology.host_n);
    if (err && fd >= 0)
        close(fd);
    return err;
}

int sma_file_open(const char *where)
{
    return sma_file_has_name(where) ? open_shm(where) : open_memfd(where);
}

void sma_file_forget(const char *where)
{
    sma_boot_barrier("all PEs have opened the file in /dev/shm");
    if (sma_topology.host_me == 0)
        unlink(where);
}

void sma_file_refuse(const char *where, int err)
{
    if (sma_file_has_name(where) && err != -ENOENT)
        sma_fatal(NULL,
                  "%s, which the PEs of this host share, cannot be opened: "
                  "%s%s",
                  where, strerror(-err), sma_cause(SMA_CAUSE_FILE, -err, 0));
    if (sma_file_has_name(where))
        sma_fatal(NULL,
                  "the PEs of this host share neither the PID namespace nor "
                  "/dev/shm (%s: %s); containers need --pid=host or --ipc=host",
                  where, strerror(-err));
    if (sma_env.segment == SMA_SEGMENT_MEMFD)
        sma_fatal(NULL, "SHMEM_TEST_SEGMENT is memfd, but a PE of this host "
                        "cannot open the memory file of another");
    sma_fatal(NULL,
              "a PE of this host cannot open the memory file of another (%s); "
              "start the job by oshrun, or by a launcher with PMIx",
              strerror(-err));
}
