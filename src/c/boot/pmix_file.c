/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Under PMIx: brings the memory file of the host to the PEs of the host.  The
 * file is a memfd that its creator shows through /proc, or a file in /dev/shm
 * where the PEs do not see each other's processes.
 */
#include "config.h"

#ifdef HAVE_PMIX

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/base.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "boot/pmix.h"
#include "memory/memory.h"
#include "shared/shm.h"

/* Opens the memory file of the host's first PE through /proc and maps the job
 * block.  `where` holds the process, the descriptor, and the device and inode
 * that the file must have.  False: it cannot be opened or is another file, as
 * when the first PE lives in another PID namespace. */
static bool open_memfd(const char *where)
{
    unsigned long long dev, ino;
    long pid;
    int fd;
    char path[64];
    struct stat st;

    if (sscanf(where, "%ld:%d:%llu:%llu", &pid, &fd, &dev, &ino) != 4)
        return false;
    snprintf(path, sizeof path, "/proc/%ld/fd/%d", pid, fd);
    fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0)
        return false;
    if (fstat(fd, &st) != 0 || st.st_dev != dev || st.st_ino != ino ||
        sma_segment_attach(fd, sma_topology.host_n) != 0) {
        close(fd);
        return false;
    }
    return true;
}

/* Shares a memfd.  False: not all PEs of the host can open it.  Those that have
 * opened it are counted in its job block; the other PEs know without it. */
static bool share_memfd(const int *ranks)
{
    if (sma_topology.host_me == 0) {
        char where[128];
        struct stat st;

        sma_segment_create(sma_topology.host_n, SMA_SEGMENT_MEMFD);
        if (fstat(sma_memory.segment_fd, &st) != 0)
            sma_fatal(NULL, "the memory file is gone: %s", strerror(errno));
        snprintf(where, sizeof where, "%ld:%d:%llu:%llu", (long) getpid(),
                 sma_memory.segment_fd, (unsigned long long) st.st_dev,
                 (unsigned long long) st.st_ino);
        sma_pmix_put_string("sma.memfd", where);
        sma_pmix_commit();
    } else {
        char *where = sma_pmix_await_string((uint32_t) ranks[0], "sma.memfd",
                                            "exchange of the memory file");

        if (open_memfd(where))
            __atomic_add_fetch(&sma_self.job->opened, 1, __ATOMIC_RELAXED);
        free(where);
    }
    sma_debug("start-up: agreement on the memory file");
    sma_pmix_fence("agreement on the memory file", false);
    /* The fence orders the additions before this. */
    return sma_self.job != NULL &&
           __atomic_load_n(&sma_self.job->opened, __ATOMIC_ACQUIRE) ==
               (uint32_t) sma_topology.host_n - 1;
}

/* Maps the job block of a file in /dev/shm.  Returns 0 or -errno.  The file
 * must belong to this user: where /dev/shm is not that of the host's first PE,
 * another user may have made a file of the same name. */
static int open_shm(int fd)
{
    struct stat st;

    if (fstat(fd, &st) != 0)
        return -errno;
    if (st.st_uid != geteuid())
        return -EPERM;
    return sma_segment_attach(fd, sma_topology.host_n);
}

/* Shares a file in /dev/shm, which has no name any more afterwards. */
static void share_shm(const int *ranks)
{
    char name[64] = "";

    if (sma_topology.host_me == 0) {
        int fd = sma_segment_shm_create(name, sizeof name, sma_topology.host_n);

        if (fd < 0)
            sma_fatal(NULL, "no shared memory: /dev/shm: %s%s", strerror(-fd),
                      sma_shm_advice(-fd));
        sma_pmix_put_string("sma.shm", name);
    }
    sma_pmix_exchange("exchange of the file in /dev/shm", false);
    if (sma_topology.host_me != 0) {
        char *file = sma_pmix_get_string((uint32_t) ranks[0], "sma.shm");
        int fd = open(file, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
        int err = fd < 0 ? -errno : open_shm(fd);

        if (err)
            sma_fatal(NULL,
                      "the PEs of this host share neither process numbers "
                      "nor /dev/shm (%s: %s); containers need --pid=host or "
                      "--ipc=host",
                      file, strerror(-err));
        free(file);
    }
    sma_boot_barrier("all PEs have opened the file in /dev/shm");
    if (sma_topology.host_me == 0)
        unlink(name);
}

void sma_pmix_share_file(const int *ranks)
{
    if (sma_env.segment != SMA_SEGMENT_SHM && share_memfd(ranks))
        return;
    if (sma_env.segment == SMA_SEGMENT_MEMFD)
        sma_fatal(NULL, "SHMEM_SEGMENT is memfd, but a PE of this host "
                        "cannot open the memory file of another");
    sma_segment_drop();
    share_shm(ranks);
}

#endif
