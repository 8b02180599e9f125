/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The file of a PE for the records of calls that do not fit into memory.  The
 * file has no name, so it disappears with the process.
 */
#include <pthread.h>
#include <sys/mman.h>

#include "account/account.h"
#include "shared/output.h"

static int spill = -1;

/* Guards `full` and the order of the writes: the records of one thread stay
 * together.  No other lock is taken while it is held. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static bool full; /* a write has failed, so no more records are kept */

/* Opens a file without a name in the directory.  Returns -1 if that fails. */
static int nameless(const char *dir)
{
    char name[4096];
    int fd = open(dir, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);

    if (fd >= 0)
        return fd;
    if (snprintf(name, sizeof name, "%s/sma-trace.XXXXXX", dir) >=
        (int) sizeof name)
        return -1;
    fd = mkostemp(name, O_CLOEXEC);
    if (fd >= 0)
        unlink(name);
    return fd;
}

bool sma_spill_open(void)
{
    const char *dir = getenv("TMPDIR");

    if (spill >= 0)
        return false;
    if (dir != NULL && *dir != '\0')
        spill = nameless(dir);
    if (spill < 0)
        spill = nameless("/var/tmp");
    if (spill < 0)
        spill = nameless("/tmp");
    if (spill < 0)
        spill = memfd_create("sma-trace", MFD_CLOEXEC);
    return true;
}

void sma_spill_write(const struct sma_call_record *first, size_t n)
{
    const char *p = (const char *) first;
    size_t left = n * sizeof *first;
    sigset_t old;

    pthread_mutex_lock(&mutex);
    sma_output_begin(&old);
    while (left > 0 && !full) {
        ssize_t got = write(spill, p, left);

        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            full = true;
            sma_tell("SHMEM_TRACE: later calls are not recorded: %s",
                     got < 0 ? strerror(errno) : "the disk is full");
        } else {
            p += got;
            left -= (size_t) got;
        }
    }
    sma_output_end(&old);
    pthread_mutex_unlock(&mutex);
}

size_t sma_spill_read(void *buffer, size_t bytes, long at)
{
    ssize_t n = pread(spill, buffer, bytes, at);

    return n > 0 ? (size_t) n : 0;
}
