/* np: 3  worlds: ucx (PEs of a node do not ask each other)  env: SHMEM_TIMEOUT=2 UCX_TLS=tcp,self  cflags: -rdynamic  status: nonzero  lines: 1 */
/* match: shmem: PE [01]/3 on .*: shmem_quiet: PE 2 on .* has not answered for 2 seconds */
/* np: 3  args: barrier  worlds: ucx ofi (PEs of a node do not ask each other)  env: SHMEM_TIMEOUT=2  cflags: -rdynamic  status: nonzero  lines: 1 */
/* match: shmem: PE [01]/3 on .*: shmem_barrier_all: PE 2 on .* has not answered for 2 seconds */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a quiet of PE 0 that never ends, as PE 2 is stopped.  The message must
 * name PE 2, not PE 1, which answers so soon that UCX reports it before the
 * call that asked has returned, and which goes on sending to PE 0.  On a busy host
 * PE 1 may be the first one to say so.  Likewise a barrier: PEs of one host ask each
 * other, too, where only the network reaches them.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>

#include "test.h"

#if __has_include(<ucp/api/ucp.h>)
#include <ucp/api/ucp.h>

static char ended; /* stands for a request */

static void *real(const char *name)
{
    void *ucx = dlopen("libucp.so.0", RTLD_LAZY | RTLD_NOLOAD), *function;

    CHECK(ucx != NULL, "UCX is not here: %s", dlerror());
    function = dlsym(ucx, name);
    CHECK(function != NULL, "UCX has no %s", name);
    return function;
}

/* Takes the place of UCX's function: the transport calls it.  A flush that has
 * nothing to wait for reports its end by the callback, as if a thread had seen
 * the answer meanwhile. */
ucs_status_ptr_t ucp_ep_flush_nbx(ucp_ep_h ep, const ucp_request_param_t *param)
{
    __typeof__(ucp_ep_flush_nbx) *flush;
    ucs_status_ptr_t request;

    *(void **) &flush = real("ucp_ep_flush_nbx");
    request = flush(ep, param);
    if (request != NULL)
        return request;
    param->cb.send(&ended, UCS_OK, param->user_data);
    return &ended;
}

void ucp_request_free(void *request)
{
    __typeof__(ucp_request_free) *give_back;

    *(void **) &give_back = real("ucp_request_free");
    if (request != &ended)
        give_back(request);
}

static long word;

int main(int argc, char **argv)
{
    (void) argv;
    test_init();
    shmem_barrier_all();
    if (me == 2)
        raise(SIGSTOP);
    if (argc > 1)
        return test_end();
    for (int i = 0; me == 1 && i < 50000; i++) {
        shmem_long_p(&word, i, 0);
        shmem_quiet();
        test_sleep_us(1000);
    }
    test_sleep_us(300000);
    for (int pe = 0; pe < npes; pe++)
        shmem_long_p(&word, 1, pe);
    shmem_quiet();
    return test_end();
}
#else
int main(void)
{
    return 77;
}
#endif
