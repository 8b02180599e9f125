/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Under PMIx: brings the memory file of the host to the PEs of the host.
 */
#include "config.h"

#ifdef HAVE_PMIX

#include "boot/launchers.h"

/* Creates the file (the first PE of the host) or opens it.  Returns the text
 * that says where it is, in memory of malloc; *err_p becomes 0, or -errno where
 * the file cannot be opened. */
static char *share(int kind, const char *key, const int *ranks,
                   const char *step, int *err_p)
{
    char *where;

    *err_p = 0;
    if (sma_topology.host_me == 0) {
        where = sma_buffer(NULL, SMA_FILE_WHERE);
        sma_file_create(kind, where);
        sma_pmix_put_string(key, where);
        sma_pmix_commit();
    } else {
        where = sma_pmix_await_string((uint32_t) ranks[0], key, step);
        *err_p = sma_file_open(where);
    }
    return where;
}

/* Shares a memfd.  Returns false if not all PEs of the host can open it.  Those
 * that have opened it are counted in its job block; the other PEs know without
 * it. */
static bool share_memfd(const int *ranks)
{
    int err;

    free(share(SMA_SEGMENT_MEMFD, "sma.memfd", ranks,
               "exchange of the memory file", &err));
    if (err == 0 && sma_topology.host_me != 0)
        __atomic_add_fetch(&sma_self.job->opened, 1, __ATOMIC_RELAXED);
    sma_debug("start-up: agreement on the memory file");
    sma_pmix_fence("agreement on the memory file", false);
    /* The fence orders the additions before this. */
    return sma_self.job != NULL &&
           __atomic_load_n(&sma_self.job->opened, __ATOMIC_ACQUIRE) ==
               (uint32_t) sma_topology.host_n - 1;
}

/* Shares a file in /dev/shm, which has no name any more afterwards.  There is
 * no fence here, as other hosts may have agreed on a memfd. */
static void share_shm(const int *ranks)
{
    int err;
    char *where = share(SMA_SEGMENT_SHM, "sma.shm", ranks,
                        "exchange of the file in /dev/shm", &err);

    if (err)
        sma_file_refuse(where, err);
    sma_file_forget(where);
    free(where);
}

void sma_pmix_share_file(const int *ranks)
{
    if (sma_env.segment != SMA_SEGMENT_SHM && share_memfd(ranks))
        return;
    if (sma_env.segment == SMA_SEGMENT_MEMFD)
        sma_file_refuse("", 0);
    sma_segment_drop();
    share_shm(ranks);
}

#endif
