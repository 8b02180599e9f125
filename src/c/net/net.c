/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Loads the wire, starts and ends the protocol, and has what the wire needs of it.
 *
 * Where the network cannot access memory by itself, as TCP cannot, the target's
 * processor does so whenever the target makes progress.  A PE may compute
 * meanwhile, so a thread (thread.c) sleeps on the descriptors of the lanes and makes
 * progress for it.
 *
 * An operation is complete when its callback has been called, perhaps by that
 * thread.  The callback writes the result, then a flag or a counter with
 * release order; the thread that waits reads the flag with acquire order, then
 * the result.
 */
#include "net/protocol.h"

#include <dlfcn.h>
#include <sched.h>
#include <stdarg.h>
#include <sys/syscall.h>

#include "boot/boot.h"
#include "shared/wires.h"

struct sma_net sma_net;
struct reached sma_net_reached;
struct sma_wire_facts sma_net_facts;
struct sma_format_job sma_net_job;
struct sma_net_counts sma_net_counts;
const char *sma_net_network;

/* ------------------------------------------------------------------ loading */

static void *open_beside_library(const char *file, char *path, size_t size)
{
    if (!sma_libdir_here(path, size, file) || access(path, F_OK) != 0)
        sma_libdir_installed(path, size, file);
    return sma_load(path);
}

/* Ends the job with a message if the library of the wire would end the process because
 * of the host's name. */
static void check_host_name(const struct sma_wire_row *wire)
{
    size_t n = strlen(sma_host());

    if (wire->host_name > 0 && n > (size_t) wire->host_name)
        sma_fatal(NULL,
                  "%s ends this process when it is loaded, as the name of this "
                  "host has %zu characters; give the host a shorter name",
                  wire->title, n);
}

/* Loads a wire.  Returns NULL if its file or the library of its network cannot be
 * loaded; path is the file. */
static const struct sma_wire *load(const struct sma_wire_row *row, char *path,
                                   size_t size)
{
    enum { QUIET = sizeof row->quiet / sizeof *row->quiet };
    bool ours[QUIET] = {false};
    const struct sma_wire *wire;
    void *lib;

    for (int i = 0; i < QUIET && row->quiet[i].name != NULL; i++) {
        ours[i] = getenv(row->quiet[i].name) == NULL;
        if (ours[i])
            setenv(row->quiet[i].name, row->quiet[i].value, 1);
    }
    check_host_name(row);
    lib = open_beside_library(row->file, path, size);
    wire = lib != NULL ? dlsym(lib, SMA_WIRE_SYMBOL) : NULL;
    for (int i = 0; i < QUIET; i++)
        if (ours[i])
            unsetenv(row->quiet[i].name); /* not for children */
    if (lib != NULL && (wire == NULL || wire->version != SMA_WIRE_VERSION))
        sma_fatal(NULL, "%s belongs to another version of libsma", path);
    return wire;
}

/* The wire that the user names; NULL: none. */
static const struct sma_wire_row *named(void)
{
    return sma_env.network > 0 ? &sma_wires[sma_env.network - 1] : NULL;
}

/* ------------------------------------------------------ what the wire needs */

/* Does PE pe run on this host? */
static bool is_near(int pe)
{
    return sma_host_index(pe) >= 0;
}

static uint64_t mac(const void *data, size_t bytes)
{
    return sma_format_mac(&sma_net_job, SMA_FORMAT_FOR_WIRE, data, bytes);
}

__attribute__((noreturn, format(printf, 1, 2))) static void
fatal(const char *fmt, ...)
{
    char text[512];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    sma_fatal(NULL, "%s", text);
}

void sma_net_no_memory(const char *fmt, ...)
{
    char text[256];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    sma_fatal(NULL, "out of memory %s%s", text,
              sma_cause(SMA_CAUSE_MEMORY, 0, 0));
}

__attribute__((format(printf, 1, 2))) static void warn(const char *fmt, ...)
{
    char text[256];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    sma_warn(NULL, "%s", text);
}

struct sma_wire_host sma_net_host = {
    .is_near = is_near,
    .message = sma_net_take_message,
    .lost = sma_silence_lost,
    .check_fds = sma_net_check_fds,
    .mac = mac,
    .warn = warn,
    .fatal = fatal,
    .no_memory = sma_net_no_memory,
    .cause = sma_cause,
};

/* ------------------------------------------------------------ start and end */

/* The wire that the user names, or else the first one that can be loaded. */
static const struct sma_wire *load_any(void)
{
    const struct sma_wire_row *only = named(), *failed = NULL;
    char path[4096], why[sizeof path + 512], missing[256] = "";

    for (int i = 0; i < SMA_WIRES; i++) {
        const struct sma_wire_row *row = &sma_wires[i];
        const struct sma_wire *wire;
        size_t len = strlen(missing);

        if (only != NULL && row != only)
            continue;
        if (!row->built) {
            snprintf(missing + len, sizeof missing - len, "%s%s",
                     len > 0 ? " and " : "", row->title);
            continue;
        }
        wire = load(row, path, sizeof path);
        sma_net_network = row->name;
        if (wire != NULL)
            return wire;
        if (failed == NULL)
            snprintf(why, sizeof why, "%s cannot be loaded: %s%s", path,
                     sma_load_error(), sma_cause(SMA_CAUSE_MEMORY, 0, 0));
        failed = failed != NULL ? failed : row;
    }
    if (failed == NULL)
        sma_fatal(NULL,
                  "PEs of this job reach each other through %s only, "
                  "but libsma was built without %s",
                  only != NULL ? only->title : "a network", missing);
    sma_fatal(NULL, "PEs of this job reach each other through %s only, but %s",
              failed->title, why);
}

bool sma_net_has_atomics(void)
{
    return load_any()->has_atomics();
}

/* A thread that is only there. */
struct waiter {
    pthread_t thread;
    pid_t tid;
    pthread_mutex_t *gate;
};

static void *wait_at_gate(void *arg)
{
    struct waiter *w = arg;

    __atomic_store_n(&w->tid, (pid_t) syscall(SYS_gettid), __ATOMIC_RELAXED);
    pthread_mutex_lock(w->gate);
    pthread_mutex_unlock(w->gate);
    return NULL;
}

/* Waits until the system no longer counts the thread, which is a little after
 * pthread_join returns. */
static void forget_waiter(struct waiter *w)
{
    pthread_join(w->thread, NULL);
    while (syscall(SYS_tgkill, getpid(), w->tid, 0) == 0)
        sched_yield();
}

/* Ends the job with a message if each PE of this host cannot have n threads more, for
 * without them a network library ends the process.  All PEs of the host make their
 * threads before any ends them: so there is space for all of them at a time. */
static void check_threads(int n)
{
    enum { MOST = 4 };
    struct waiter w[MOST];
    pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

    pthread_mutex_lock(&gate);
    for (int i = 0; i < n && i < MOST; i++) {
        int err;

        w[i].gate = &gate;
        err = pthread_create(&w[i].thread, NULL, wait_at_gate, &w[i]);
        if (err != 0)
            sma_fatal(NULL,
                      "the network needs %d thread%s, which cannot be started: "
                      "%s%s",
                      n, n > 1 ? "s" : "", strerror(err),
                      sma_cause(SMA_CAUSE_THREAD, err, 0));
    }
    sma_boot_barrier("there is space for threads");
    pthread_mutex_unlock(&gate);
    for (int i = 0; i < n && i < MOST; i++)
        forget_waiter(&w[i]);
}

/* Looks whether the threads of a wire that may be loaded, and the thread that serves,
 * can be started. */
static void check_all_threads(void)
{
    const struct sma_wire_row *only = named();
    int threads = 0;

    for (int i = 0; i < SMA_WIRES; i++)
        if (sma_wires[i].built && (only == NULL || only == &sma_wires[i]) &&
            sma_wires[i].threads > threads)
            threads = sma_wires[i].threads;
    check_threads(threads + (sma_env.serve != SMA_SERVE_NO));
}

/* Blocks all signals while the transport creates threads, so that no thread of
 * a wire runs a handler of the program.  The threads store what comes from other PEs,
 * so they need SIGBUS where memory may run out. */
void sma_net_block_signals(sigset_t *old)
{
    sigset_t all;

    sigfillset(&all);
    if (sma_segment_may_run_out())
        sigdelset(&all, SIGBUS);
    pthread_sigmask(SIG_BLOCK, &all, old);
}

/* Describes the memory that other PEs may access. */
static void describe_memory(struct sma_job_pe *state)
{
    struct reached *r = &sma_net_reached;

    memcpy(r->region, sma_memory.region, sizeof sma_memory.region);
    r->region[SMA_HEAP].size += sma_memory.behind_heap;
    r->region[SMA_STATE] =
        (struct sma_region){.base = (uintptr_t) state, .size = sizeof *state};
    r->pieces = 0;
    while (sma_data_piece(r->pieces, &r->piece[r->pieces].offset,
                          &r->piece[r->pieces].size))
        r->pieces++;
}

/* Are all PEs of this host in one network namespace? */
static bool is_one_network(void)
{
    const struct sma_job_pe *pe = sma_self.job->pe;

    for (int i = 1; i < sma_topology.host_n; i++)
        if (pe[i].network != pe[0].network)
            return false;
    return pe[0].network != 0;
}

/* Describes this PE to the wire. */
static void describe_job(void)
{
    struct sma_wire_host *host = &sma_net_host;

    host->me = sma_self.me;
    host->n = sma_self.job_n;
    host->atomics = sma_self.job->atomics;
    host->near_too = host->atomics || sma_nodes_here() > 1;
    host->near_only = sma_hosts() == 1;
    host->loopback = host->near_only && is_one_network();
    sma_net_job.me = (uint32_t) sma_self.me;
    sma_net_job.n = (uint32_t) sma_self.job_n;
    sma_net_job.start++;
    memcpy(sma_net_job.secret, sma_self.job->secret, sizeof sma_net_job.secret);
}

void sma_net_open(void)
{
    sma_net_heard_of = calloc(sma_net_job.n, sizeof *sma_net_heard_of);
    if (sma_net_heard_of == NULL)
        sma_net_no_memory("for %u PEs", sma_net_job.n);
    sma_net_raise_fd_limit();
    sma_net_facts = (struct sma_wire_facts){.longest = SIZE_MAX};
    sma_net.wire->open(&sma_net_host, &sma_net_facts);
    sma_net_expect_messages();
    sma_net_open_main();
    sma_net_note_fds();
}

void sma_net_start(void)
{
    sigset_t mask;
    void *address;
    size_t bytes;

    if (sma_topology.nodes == 1)
        return;
    sma_debug("start-up: the transport between hosts");
    describe_job();
    describe_memory(&sma_self.job->pe[sma_topology.host_me]);
    sma_net_block_signals(&mask);
    check_all_threads();
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    sma_net.wire = load_any();
    sma_net.atomics = sma_self.job->atomics;
    sma_wait_hooks.progress = sma_net_progress;
    sma_wait_hooks.nap = sma_net_nap;
    sma_net_block_signals(&mask);
    sma_net_open();
    address = sma_net_address(&bytes);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    sma_nodes_publish(address, bytes,
                      sma_net.wire->advice(SMA_WIRE_LONG_ADDRESS));
    free(address);
}

void sma_net_print_counts(void)
{
    const struct sma_net_counts *c = &sma_net_counts;

    sma_tell("memory registered with the network: %llu bytes",
             (unsigned long long) c->registered);
    sma_tell("sent by operations on other nodes: %llu bundles, %llu answers, "
             "%llu puts, %llu gets, %llu flushes",
             (unsigned long long) c->bundles, (unsigned long long) c->answers,
             (unsigned long long) c->puts, (unsigned long long) c->gets,
             (unsigned long long) c->flushes);
}

const char *sma_net_describe(void)
{
    return sma_net.wire->describe();
}

/* Ends what sma_net_open has begun. */
static void close_all(void)
{
    sma_net_end_thread();
    sma_net_unregister();
    sma_net_destroy_channels();
    sma_net_free_bundles();
    free(sma_net_heard_of);
    sma_net_heard_of = NULL;
    sma_net_forget_bundles();
    sma_net_forget_pending_gets();
    sma_net.wire->close();
    sma_net_restore_fd_limit();
}

void sma_net_stop(void)
{
    if (sma_net.wire != NULL)
        close_all();
    sma_net.wire = NULL;
    sma_wait_hooks.progress = NULL;
    sma_wait_hooks.nap = NULL;
    sma_silence_stop();
}
