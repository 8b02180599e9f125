/* np: 2  args: get  worlds: ucx (PEs of a node do not ask each other)  env: SHMEM_TIMEOUT=2 UCX_TLS=tcp,self UCX_TCP_RX_SEG_SIZE=8K  cflags: -rdynamic  sanitize: no */
/* np: 2  args: quiet  worlds: ucx (PEs of a node do not ask each other)  env: SHMEM_TIMEOUT=2 UCX_TLS=tcp,self UCX_TCP_RX_SEG_SIZE=8K  cflags: -rdynamic  sanitize: no */
/* np: 2  args: stop  worlds: ucx (PEs of a node do not ask each other)  env: SHMEM_TIMEOUT=1 UCX_TLS=tcp,self  cflags: -rdynamic */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that SHMEM_TIMEOUT ends no job whose PEs live.
 *
 *   get    A blocking get of PE 0 takes twice as long, as PE 0 reads the network
 *          slowly.  PE 1 is in a barrier.
 *   quiet  Likewise a quiet after nonblocking gets.
 *   stop   Both PEs are stopped for longer, and PE 0, which waits for PE 1,
 *          goes on first.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/mman.h>

#include "net.h"

#if __has_include(<ucp/api/ucp.h>)
#include <ucp/api/ucp.h>

enum { GETS = 8, PIECE = 1 << 20 };

static bool slow;
static char *data, *dest;
static long word, pid;
static volatile int *over; /* shared with the child of PE 0 */

/* Takes the place of UCX's function: the transport calls it. */
unsigned ucp_worker_progress(ucp_worker_h worker)
{
    static __typeof__(ucp_worker_progress) *progress;

    if (progress == NULL)
        *(void **) &progress =
            dlsym(dlopen("libucp.so.0", RTLD_LAZY | RTLD_NOLOAD),
                  "ucp_worker_progress");
    if (slow)
        test_sleep_us(4000);
    return progress(worker);
}

static void transfer(bool nbi)
{
    slow = me == 0;
    if (me == 0 && !nbi)
        shmem_getmem(dest, data, GETS * PIECE, 1);
    for (int i = 0; me == 0 && nbi && i < GETS; i++)
        shmem_getmem_nbi(dest + i * PIECE, data + i * PIECE, PIECE, 1);
    shmem_quiet();
    slow = false;
    shmem_barrier_all();
    for (int i = 0; me == 0 && i < GETS * PIECE; i++)
        CHECK(dest[i] == 7, "byte %d", i);
}

/* A child stops both PEs, and lets them go on.  It is made before the library
 * starts, and ends with its parent. */
static int make_stopper(void)
{
    pid_t parent = getpid(), other;
    int to[2];

    over = mmap(NULL, sizeof *over, PROT_READ | PROT_WRITE,
                MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    CHECK(over != MAP_FAILED && pipe(to) == 0, "no pipe");
    if (fork() > 0) {
        close(to[0]);
        return to[1];
    }
    close(to[1]);
    if (read(to[0], &other, sizeof other) == sizeof other) {
        test_sleep_us(100000);
        kill(other, SIGSTOP);
        test_sleep_us(100000);
        kill(parent, SIGSTOP);
        test_sleep_us(1500000);
        kill(parent, SIGCONT);
        test_sleep_us(300000);
        kill(other, SIGCONT);
        *over = 1;
    }
    _exit(0);
}

static void stop_both(int to)
{
    pid = (long) getpid();
    shmem_barrier_all();
    if (me == 0) {
        pid_t other = (pid_t) shmem_long_g(&pid, 1);

        CHECK(write(to, &other, sizeof other) == sizeof other, "no child");
        for (long i = 0; *over == 0; i++) {
            shmem_long_p(&word, i, 1);
            shmem_quiet();
            CHECK(shmem_long_g(&word, 1) == i, "g");
        }
    }
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    bool stops = argc > 1 && strcmp(argv[1], "stop") == 0;
    int to = stops ? make_stopper() : -1;

    test_init();
    data = shmem_malloc(GETS * PIECE);
    dest = malloc(GETS * PIECE);
    memset(data, 7, GETS * PIECE);
    shmem_barrier_all();
    if (stops)
        stop_both(to);
    else
        transfer(strcmp(argv[argc - 1], "quiet") == 0);
    return test_end();
}
#else
int main(void)
{
    return 77;
}
#endif
