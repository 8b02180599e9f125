/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The state that all files of this directory share, and how requests end.
 */
#include "net/ucx/ucx.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

const struct sma_wire_host *sma_ucx_host;
ucp_context_h sma_ucx_context;
struct sma_wire_lane *sma_ucx_main;

/* A network card wants its memory to stay in RAM. */
static void end_if_limited(const char *what, const char *why)
{
    struct rlimit limit;

    if (access(SMA_UCX_CARDS, F_OK) == 0 &&
        getrlimit(RLIMIT_MEMLOCK, &limit) == 0 &&
        limit.rlim_cur != RLIM_INFINITY)
        sma_ucx_host->fatal(
            "UCX: %s: %s; the network card needs memory that stays in RAM, of "
            "which this process may have %llu KiB (ulimit -l)",
            what, why, (unsigned long long) limit.rlim_cur >> 10);
}

void sma_ucx_check_limit(void)
{
    enum { LEAST = 64 << 20 };
    void *p = mmap(NULL, LEAST, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (p == MAP_FAILED)
        return;
    if (mlock2(p, LEAST, MLOCK_ONFAULT) != 0)
        end_if_limited("mlock2", strerror(errno));
    munmap(p, LEAST);
}

void sma_ucx_check(ucs_status_t status, const char *what)
{
    if (status == UCS_OK)
        return;
    end_if_limited(what, ucs_status_string(status));
    sma_ucx_host->fatal("UCX: %s: %s%s", what, ucs_status_string(status),
                        status == UCS_ERR_NO_MEMORY
                            ? sma_ucx_host->cause(SMA_CAUSE_MEMORY, 0, 0)
                            : "");
}

void sma_ucx_check_shm(ucs_status_t status, const char *what)
{
    const char *cause = sma_ucx_host->cause(SMA_CAUSE_SHM, 0, 0);

    if (cause[0] != '\0')
        sma_ucx_host->fatal("UCX: %s: %s%s", what, ucs_status_string(status),
                            cause);
}

void sma_ucx_on_done(void *request, ucs_status_t status, void *data)
{
    struct sma_wire_op *op = data;

    /* pairs with the release in sma_ucx_params */
    (void) __atomic_load_n(&op->given, __ATOMIC_ACQUIRE);
    ucp_request_free(request);
    op->done(op, status == UCS_OK ? NULL : ucs_status_string(status));
}
