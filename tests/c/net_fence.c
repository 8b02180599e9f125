/* np: 2  worlds: ucx (only UCX has signals that wait for their data)  env: UCX_TLS=tcp,self  cflags: -rdynamic -pthread  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a fence waits for signals of calls before it only: another thread
 * starts puts with signals until the fence has returned, and UCX, which is
 * changed here, never completes the data of the last few.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>

#include "net.h"
#include "threads.h"

#if __has_include(<ucp/api/ucp.h>)
#include <ucp/api/ucp.h>

enum { BYTES = 20000, MOST = 5000, FENCES = 5, HELD = 3 };

static char data[BYTES], source[BYTES];
static uint64_t signals;
static long word;
static int over, sent; /* atomic */
static char fake;      /* stands for a request */

static __thread bool holds; /* this thread's flushes are held back */
static struct {
    ucp_ep_h ep;
    ucp_request_param_t param;
} held[HELD];
static int held_n;

static void *real(const char *name)
{
    void *ucx = dlopen("libucp.so.0", RTLD_LAZY | RTLD_NOLOAD), *function;

    CHECK(ucx != NULL, "UCX is not here: %s", dlerror());
    function = dlsym(ucx, name);
    CHECK(function != NULL, "UCX has no %s", name);
    return function;
}

static ucs_status_ptr_t flush(ucp_ep_h ep, const ucp_request_param_t *param)
{
    static __typeof__(ucp_ep_flush_nbx) *function;

    if (function == NULL)
        *(void **) &function = real("ucp_ep_flush_nbx");
    return function(ep, param);
}

/* Gives UCX the flush that has been held back for longest. */
static void release_one(void)
{
    if (flush(held[0].ep, &held[0].param) == NULL)
        held[0].param.cb.send(&fake, UCS_OK, held[0].param.user_data);
    memmove(held, held + 1, (HELD - 1) * sizeof *held);
    held_n--;
}

/* Takes the place of UCX's function: the transport calls it. */
ucs_status_ptr_t ucp_ep_flush_nbx(ucp_ep_h ep, const ucp_request_param_t *param)
{
    if (!holds)
        return flush(ep, param);
    if (held_n == HELD)
        release_one();
    held[held_n].ep = ep;
    held[held_n++].param = *param;
    return &fake;
}

void ucp_request_free(void *request)
{
    static __typeof__(ucp_request_free) *give_back;

    if (give_back == NULL)
        *(void **) &give_back = real("ucp_request_free");
    if (request != &fake)
        give_back(request);
}

static void *send_signals(void *unused)
{
    holds = true;
    while (__atomic_load_n(&over, __ATOMIC_RELAXED) == 0 && sent < MOST) {
        shmem_putmem_signal(data, source, BYTES, &signals, 1, SHMEM_SIGNAL_ADD,
                            1);
        __atomic_fetch_add(&sent, 1, __ATOMIC_RELAXED);
        test_sleep_us(100); /* UCX's lock is not fair */
    }
    while (held_n > 0)
        release_one();
    return unused;
}

int main(void)
{
    pthread_t thread;
    int ended;

    test_init_threads();
    if (me == 0) {
        thread = thread_start(send_signals, NULL);
        while (__atomic_load_n(&sent, __ATOMIC_RELAXED) < 2 * HELD)
            ;
        for (int i = 0; i < FENCES; i++) {
            shmem_long_p(&word, i, 1);
            shmem_fence();
        }
        ended = __atomic_load_n(&sent, __ATOMIC_RELAXED);
        __atomic_store_n(&over, 1, __ATOMIC_RELAXED);
        thread_join(thread);
        CHECK(ended < MOST / 2, "the fences waited for %d later signals",
              ended);
        shmem_quiet();
        CHECK(shmem_uint64_g(&signals, 1) == (uint64_t) sent, "signals");
    }
    shmem_barrier_all();
    return test_end();
}
#else
int main(void)
{
    return 77;
}
#endif
