/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The library's side of the transport: loads it, answers its questions, and
 * makes what it does not offer out of what it does.
 */
#include <dlfcn.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/base.h"
#include "base/beside.h"
#include "base/clock.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "boot/nodes.h"
#include "check/check.h"
#include "hang/hang.h"
#include "memory/memory.h"
#include "net/ctx.h"
#include "net/transport.h"
#include "net/xport.h"
#include "shared/facts.h"
#include "shared/job.h"
#include "shared/regions.h"
#include "wait/wait.h"

struct sma_xport sma_xport;

/* Seconds until a wait for an answer is one that others should know of. */
enum { HANG_AFTER = 1 };

static bool leaving; /* connections may end */
static double left_at;

/* ------------------------------------------------------------------ loading */

/* What UCX has to say is not for the user of a program.  It reads these when it
 * is loaded. */
static const struct {
    const char *name, *value;
} quiet_ucx[] = {
    {"UCX_LOG_LEVEL", "fatal"},
    {"UCX_WARN_UNUSED_ENV_VARS", "n"},
    {"UCX_HANDLE_ERRORS", "none"},
};

enum { QUIET_UCX = sizeof quiet_ucx / sizeof *quiet_ucx };

static void *open_beside_library(char *path, size_t size)
{
    void *lib = NULL;

    if (sma_beside_here(path, size, SMA_TRANSPORT_FILE))
        lib = sma_load(path);
    if (lib != NULL)
        return lib;
    sma_beside_installed(path, size, SMA_TRANSPORT_FILE);
    return sma_load(path);
}

static const struct sma_transport *load(void)
{
    bool ours[QUIET_UCX];
    const struct sma_transport *net;
    char path[4096];
    void *lib;

    for (int i = 0; i < QUIET_UCX; i++) {
        ours[i] = getenv(quiet_ucx[i].name) == NULL;
        if (ours[i])
            setenv(quiet_ucx[i].name, quiet_ucx[i].value, 1);
    }
    lib = open_beside_library(path, sizeof path);
#ifndef HAVE_UCX
    if (lib == NULL)
        sma_fatal(NULL, "PEs of this job reach each other through UCX only, "
                        "but libsma was built without UCX");
#endif
    if (lib == NULL)
        sma_fatal(NULL,
                  "PEs of this job reach each other through UCX only, but %s "
                  "cannot be loaded: %s",
                  path, sma_load_error());
    net = dlsym(lib, SMA_TRANSPORT_SYMBOL);
    for (int i = 0; i < QUIET_UCX; i++)
        if (ours[i])
            unsetenv(quiet_ucx[i].name); /* programs that this one starts */
    if (net == NULL || net->version != SMA_TRANSPORT_VERSION)
        sma_fatal(NULL, "%s is of another version of libsma", path);
    return net;
}

/* ------------------------------------------------- what the transport asks */

static bool is_near(int pe)
{
    return sma_host_index(pe) >= 0;
}

/*
 * Before a message about another host.  The trouble there may be a
 * consequence of the job's end, in which case the launcher ends this PE too
 * within `seconds`; or all hosts notice it, and one after the other would
 * speak: so that the first speaks for all.
 */
static void let_others_speak(double seconds)
{
    const struct timespec nap = {.tv_nsec = 20000000};
    int host = sma_host_here();
    double until = sma_now() + seconds + (host < 12 ? host : 12) * 0.25;

    while (sma_now() < until && !__atomic_load_n(&leaving, __ATOMIC_RELAXED)) {
        if (__atomic_load_n(&sma_self.job->end, __ATOMIC_RELAXED) !=
            SMA_JOB_GOES_ON)
            sma_follow_job_end();
        nanosleep(&nap, NULL);
    }
}

__attribute__((noreturn)) static void no_answer(int pe)
{
    if (pe < 0)
        pe = sma_xport.net->find_silent();
    let_others_speak(0);
    if (pe < 0)
        sma_fatal(sma_calling,
                  "a PE of another host does not answer for %d seconds "
                  "(SHMEM_TIMEOUT)",
                  sma_env.timeout);
    sma_fatal(sma_calling,
              "PE %d on %s does not answer for %d seconds (SHMEM_TIMEOUT)", pe,
              sma_nodes_host(pe), sma_env.timeout);
}

/* Every PE serves the others whatever it does; so what takes long will never
 * end. */
static void idle(int pe, uint32_t *polls)
{
    static __thread double since;
    static __thread struct sma_wait slow;

    if (*polls == 0)
        since = 0;
    if (++*polls < sma_spin + 20) {
        sma_relax();
        return;
    }
    /* with more PEs than processors it may be long between two polls */
    if (*polls % 16 == 0) {
        double t = sma_now();

        if (__atomic_load_n(&sma_self.job->end, __ATOMIC_RELAXED) !=
            SMA_JOB_GOES_ON)
            sma_follow_job_end();
        if (since == 0) {
            since = t;
            slow = (struct sma_wait) SMA_WAIT(sma_calling, pe);
        }
        if (t - since > HANG_AFTER)
            sma_hang_poll_remote(&slow);
        if (sma_env.timeout > 0 && t - since > sma_env.timeout)
            no_answer(pe);
    }
    sched_yield();
}

static void lost(int pe, const char *why)
{
    let_others_speak(1);
    if (__atomic_load_n(&leaving, __ATOMIC_RELAXED))
        return;
    sma_fatal(NULL, "the connection to PE %d on %s is lost (UCX: %s)", pe,
              sma_nodes_host(pe), why);
}

__attribute__((noreturn, format(printf, 1, 2))) static void
fatal(const char *fmt, ...)
{
    char text[256];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    sma_fatal(NULL, "%s", text);
}

static struct sma_transport_client client = {
    .version = SMA_TRANSPORT_VERSION,
    .address = sma_nodes_address,
    .is_near = is_near,
    .idle = idle,
    .lost = lost,
    .fatal = fatal,
};

/* ------------------------------------------------------------ start and end */

static void block_signals(sigset_t *old)
{
    sigset_t all;

    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, old);
}

static void describe_memory(struct sma_job_pe *state)
{
    for (int i = 0; i < SMA_REGIONS; i++) {
        client.region[i].base = (void *) sma_memory.region[i].base;
        client.region[i].size = sma_memory.region[i].size;
    }
    client.region[SMA_STATE].base = state;
    client.region[SMA_STATE].size = sizeof *state;
    client.pieces = 0;
    while (sma_data_piece(client.pieces, &client.piece[client.pieces].offset,
                          &client.piece[client.pieces].size))
        client.pieces++;
}

void sma_xport_start(void)
{
    sigset_t mask;
    void *address;
    size_t bytes;

    if (sma_topology.nodes == 1)
        return;
    sma_debug("start-up: the transport between hosts");
    client.me = sma_boot.me;
    client.n = sma_boot.n;
    client.nic_atomics = sma_env.atomics;
    client.near_too = sma_env.atomics || sma_nodes_here() > 1;
    client.near_only = sma_hosts() == 1;
    describe_memory(&sma_self.job->pe[sma_topology.host_me]);
    sma_xport.net = load();
    sma_xport.atomics = sma_env.atomics;
    /* UCX's threads handle none of the program's signals */
    block_signals(&mask);
    sma_xport.net->start(&client, &address, &bytes);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    sma_nodes_publish(address, bytes);
    free(address);
}

void sma_xport_serve(void)
{
    sigset_t mask;

    if (sma_xport.net == NULL)
        return;
    block_signals(&mask);
    sma_xport.net->serve();
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

void sma_xport_leave(void)
{
    left_at = sma_now();
    __atomic_store_n(&leaving, true, __ATOMIC_RELAXED);
}

bool sma_xport_is_leaving(int pe)
{
    if (!__atomic_load_n(&leaving, __ATOMIC_RELAXED))
        return false;
    if (sma_env.timeout > 0 && sma_now() - left_at > sma_env.timeout)
        no_answer(pe);
    return true;
}

void sma_xport_disconnect(void)
{
    if (sma_xport.net != NULL)
        sma_xport.net->disconnect();
}

void sma_xport_stop(void)
{
    if (sma_xport.net != NULL)
        sma_xport.net->stop();
    sma_xport.net = NULL;
    leaving = false;
}

/* --------------------------------------------------------------- contiguous */

#define DEFINE_REMOTE(name, there, here, type)                                \
    void sma_remote_##name##_ctx(const char *routine, struct sma_ctx *ctx,    \
                                 int pe, struct sma_address there, type here, \
                                 size_t bytes)                                \
    {                                                                         \
        sma_calling = routine;                                                \
        sma_xport.net->name(sma_ctx_channel(ctx), pe, there.region,           \
                            there.offset, here, bytes);                       \
    }                                                                         \
    void sma_remote_##name(const char *routine, int pe,                       \
                           struct sma_address there, type here, size_t bytes) \
    {                                                                         \
        sma_remote_##name##_ctx(routine, SMA_CTX_DEFAULT, pe, there, here,    \
                                bytes);                                       \
    }
DEFINE_REMOTE(get, source, dest, void *)
DEFINE_REMOTE(get_nbi, source, dest, void *)

/*
 * Must the target store this put as one word?  A program may poll a word that
 * another PE puts, and reset it by a store of its own.  UCX's handler of a put
 * calls memcpy, and memcpy may store a short piece twice: the C library of x86
 * copies 4 bytes as the first 4 and the last 4.  When the program's reset falls
 * between the two stores, the word comes back, and the program takes the next
 * message for complete before it is.  An atomic operation stores once.
 */
static bool is_word(struct sma_address dest, size_t bytes)
{
    return (bytes == 2 || bytes == 4 || bytes == 8) &&
           (sma_memory.region[dest.region].base + dest.offset) % bytes == 0;
}

static void put_word(const char *routine, struct sma_ctx *ctx, int pe,
                     struct sma_address dest, const void *source, size_t bytes)
{
    uint16_t half;

    if (bytes > sizeof half) {
        sma_xport.net->put_word(sma_ctx_channel(ctx), pe, dest.region,
                                dest.offset, source, bytes);
        return;
    }
    memcpy(&half, source, sizeof half);
    sma_remote_amo_ctx(routine, ctx, pe, "dest", dest, bytes, SMA_AMO_SET, half,
                       0);
}

void sma_remote_put_data_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                          struct sma_address dest, const void *source,
                          size_t bytes)
{
    sma_calling = routine;
    sma_xport.net->put(sma_ctx_channel(ctx), pe, dest.region, dest.offset,
                       source, bytes);
}

void sma_remote_put_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                     struct sma_address dest, const void *source, size_t bytes)
{
    sma_calling = routine;
    if (is_word(dest, bytes))
        put_word(routine, ctx, pe, dest, source, bytes);
    else
        sma_remote_put_data_ctx(routine, ctx, pe, dest, source, bytes);
}

void sma_remote_put(const char *routine, int pe, struct sma_address dest,
                 const void *source, size_t bytes)
{
    sma_remote_put_ctx(routine, SMA_CTX_DEFAULT, pe, dest, source, bytes);
}

void sma_remote_put_nbi_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                         struct sma_address dest, const void *source,
                         size_t bytes)
{
    sma_calling = routine;
    if (is_word(dest, bytes))
        put_word(routine, ctx, pe, dest, source, bytes);
    else
        sma_xport.net->put_nbi(sma_ctx_channel(ctx), pe, dest.region,
                               dest.offset, source, bytes);
}

void sma_remote_quiet(const char *routine)
{
    sma_calling = routine;
    sma_xport.net->quiet(NULL);
}

/* A context that has no channel yet has done nothing. */
void sma_remote_quiet_ctx(const char *routine, struct sma_ctx *ctx)
{
    if (ctx == SMA_CTX_DEFAULT || ctx->channel != NULL) {
        sma_calling = routine;
        sma_xport.net->quiet(sma_ctx_channel(ctx));
    }
}

/* ------------------------------------------------------------------- atomic */

static uint64_t cswap(struct sma_channel *channel, int pe, struct sma_address w,
                      size_t bytes, uint64_t cond, uint64_t value)
{
    return sma_xport.net->amo(channel, pe, w.region, w.offset, bytes,
                              SMA_AMO_CSWAP, value, cond);
}

/* What the word holds after the operation. */
static uint64_t apply(enum sma_amo_op op, uint64_t old, uint64_t value,
                      uint64_t cond)
{
    switch (op) {
    case SMA_AMO_FETCH: return old;
    case SMA_AMO_SET:
    case SMA_AMO_SWAP: return value;
    case SMA_AMO_CSWAP: return old == cond ? value : old;
    case SMA_AMO_MSWAP: return (old & ~cond) | (value & cond);
    case SMA_AMO_ADD: return old + value;
    case SMA_AMO_AND: return old & value;
    case SMA_AMO_OR: return old | value;
    default: return old ^ value;
    }
}

/* The operation as a loop of compare-and-swap on `bytes`, of which it changes
 * the `width` bits from `shift` on. */
static uint64_t by_cswap(struct sma_channel *channel, int pe,
                         struct sma_address w, size_t bytes, unsigned shift,
                         unsigned width, enum sma_amo_op op, uint64_t value,
                         uint64_t cond)
{
    const uint64_t mask = UINT64_MAX >> (64 - width);
    uint64_t seen = sma_xport.net->amo(channel, pe, w.region, w.offset, bytes,
                                 SMA_AMO_ADD, 0, 0);

    for (;;) {
        uint64_t old = seen >> shift & mask;
        uint64_t new = apply(op, old, value, cond) & mask;
        uint64_t was;

        if (new == old)
            return old;
        was = cswap(channel, pe, w, bytes, seen,
                    (seen & ~(mask << shift)) | new << shift);
        if (was == seen)
            return old;
        seen = was;
    }
}

uint64_t sma_remote_amo_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                         const char *arg, struct sma_address word, size_t bytes,
                         enum sma_amo_op op, uint64_t value, uint64_t cond)
{
    struct sma_channel *channel = sma_ctx_channel(ctx);

    sma_calling = routine;
    sma_check_aligned(routine, arg, word, bytes); /* UCX refuses others */
    if (bytes == 2) {
        unsigned odd = word.offset & 2;

        word.offset -= odd;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        odd = 2 - odd;
#endif
        return by_cswap(channel, pe, word, 4, odd * 8, 16, op, value, cond);
    }
    switch (op) {
    case SMA_AMO_FETCH:
        return sma_xport.net->amo(channel, pe, word.region, word.offset, bytes,
                            SMA_AMO_ADD, 0, 0);
    case SMA_AMO_SET:
        op = SMA_AMO_SWAP;
        break;
    case SMA_AMO_MSWAP:
        return by_cswap(channel, pe, word, bytes, 0, (unsigned) bytes * 8, op,
                        value, cond);
    default:
        break;
    }
    return sma_xport.net->amo(channel, pe, word.region, word.offset, bytes, op,
                              value, cond);
}

/* -------------------------------------------------------------------- peers */

int sma_remote_state(int pe)
{
    int32_t state = SMA_JOB_NONE;

    sma_xport.net->get(NULL, pe, SMA_STATE, offsetof(struct sma_job_pe, state),
                       &state, sizeof state);
    return state;
}
