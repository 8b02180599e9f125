/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The library's side of the transport: loads it, starts and stops it, and gives
 * it the functions of the library that it calls.
 */
#include <dlfcn.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/base.h"
#include "base/beside.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/nodes.h"
#include "check/check.h"
#include "memory/memory.h"
#include "net/ready.h"
#include "net/transport.h"
#include "net/xport.h"
#include "shared/cause.h"
#include "shared/cpus.h"
#include "shared/facts.h"
#include "shared/job.h"
#include "shared/regions.h"
#include "shared/wires.h"
#include "wait/sleep.h"
#include "wait/wait.h"

/* ------------------------------------------------------------------ loading */

static void *open_beside_library(const char *file, char *path, size_t size)
{
    if (!sma_beside_here(path, size, file) || access(path, F_OK) != 0)
        sma_beside_installed(path, size, file);
    return sma_load(path);
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
    sma_ready_to_load(row);
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
    int network = sma_env.network, transport = sma_env.transport;

    if (network > 0 && transport > 0 && network != transport)
        sma_fatal(NULL, "SHMEM_NETWORK is %s but SHMEM_TRANSPORT is %s",
                  sma_wires[network - 1].name, sma_wires[transport - 1].name);
    if (network + transport == 0)
        return NULL;
    return &sma_wires[(network > 0 ? network : transport) - 1];
}

/* ---------------------------------------------- functions for the transport */

/* Does PE pe run on this host? */
static bool is_near(int pe)
{
    return sma_host_index(pe) >= 0;
}

/* Prints a message of the transport and ends the job. */
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

__attribute__((noreturn, format(printf, 1, 2))) static void
no_memory(const char *fmt, ...)
{
    char text[256];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    sma_fatal(NULL, "out of memory %s%s", text,
              sma_cause(SMA_CAUSE_MEMORY, 0, 0));
}

/* Prints a message of the transport. */
__attribute__((format(printf, 1, 2))) static void warn(const char *fmt, ...)
{
    char text[256];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    sma_warn(NULL, "%s", text);
}

/* Prints a line of the transport for SHMEM_DEBUG. */
__attribute__((format(printf, 1, 2))) static void debug(const char *fmt, ...)
{
    char text[256];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    sma_debug("%s", text);
}

static struct sma_transport_client client = {
    .address = sma_nodes_address,
    .is_near = is_near,
    .idle = sma_answers_idle,
    .lost = sma_answers_lost,
    .arrived = sma_wake_sleepers,
    .debug = debug,
    .warn = warn,
    .fatal = fatal,
    .no_memory = no_memory,
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
        client.network = row->name;
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

bool sma_xport_has_atomics(void)
{
    return load_any()->has_atomics();
}

/* Looks whether the threads of a wire that may be loaded, and the thread that serves,
 * can be started. */
static void make_ready(void)
{
    const struct sma_wire_row *only = named();
    int threads = 0;

    for (int i = 0; i < SMA_WIRES; i++)
        if (sma_wires[i].built && (only == NULL || only == &sma_wires[i]) &&
            sma_wires[i].threads > threads)
            threads = sma_wires[i].threads;
    sma_ready_for_threads(threads + (sma_env.serve != SMA_SERVE_NO),
                          "the network");
}

/* Blocks all signals while the transport creates threads, so that no thread of
 * a wire runs a handler of the program.  The threads store what comes from other PEs,
 * so they need SIGBUS where memory may run out. */
static void block_signals(sigset_t *old)
{
    sigset_t all;

    sigfillset(&all);
    if (sma_segment_may_run_out())
        sigdelset(&all, SIGBUS);
    pthread_sigmask(SIG_BLOCK, &all, old);
}

/* Tells the transport which memory other PEs may access: the regions of
 * symmetric memory with what lies behind the heap, and the state of this PE. */
static void describe_memory(struct sma_job_pe *state)
{
    for (int i = 0; i < SMA_REGIONS; i++) {
        client.region[i].base = (void *) sma_memory.region[i].base;
        client.region[i].size = sma_memory.region[i].size;
    }
    client.blocks = sma_memory.blocks;
    client.region[SMA_HEAP].size += sma_memory.behind_heap;
    client.region[SMA_STATE].base = state;
    client.region[SMA_STATE].size = sizeof *state;
    client.words.offset = offsetof(struct sma_job_pe, reporter);
    client.words.size = offsetof(struct sma_job_pe, calls) -
                        offsetof(struct sma_job_pe, reporter);
    client.pieces = 0;
    while (sma_data_piece(client.pieces, &client.piece[client.pieces].offset,
                          &client.piece[client.pieces].size))
        client.pieces++;
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

void sma_xport_start(void)
{
    sigset_t mask;
    void *address;
    size_t bytes;

    if (sma_topology.nodes == 1)
        return;
    sma_debug("start-up: the transport between hosts");
    client.me = sma_self.me;
    client.n = sma_self.job_n;
    client.nic_atomics = sma_self.job->atomics;
    client.ways = (enum sma_ways) sma_env.ways;
    client.near_too = client.nic_atomics || sma_nodes_here() > 1;
    client.near_only = sma_hosts() == 1;
    client.loopback = client.near_only && is_one_network();
    client.sums = sma_checks_all();
    client.start++;
    memcpy(client.secret, sma_self.job->secret, sizeof client.secret);
    describe_memory(&sma_self.job->pe[sma_topology.host_me]);
    block_signals(&mask);
    make_ready();
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    sma_xport.net = load_any();
    sma_wait_hooks.progress = sma_net_progress;
    sma_wait_hooks.nap = sma_net_nap;
    sma_xport.atomics = client.nic_atomics;
    block_signals(&mask);
    sma_net_start(sma_xport.net, &client, &address, &bytes);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    sma_nodes_publish(address, bytes,
                      sma_xport.net->advice(SMA_WIRE_LONG_ADDRESS));
    free(address);
}

void sma_xport_extend(size_t top)
{
    if (sma_xport.net != NULL)
        sma_net_extend(top);
}

/* Runs this thread on the processor that SHMEM_SERVICE_THREAD gives to the
 * serving thread of this PE. */
static void use_processor_of_service(void)
{
    const struct sma_cpus *list = &sma_env.serve_cpus;
    struct sma_cpus one;
    int cpu =
        sma_cpus_pick(list, sma_topology.host_me % sma_cpus_count(list), &one);

    if (!sma_cpus_use(&one))
        sma_fatal(NULL,
                  "SHMEM_SERVICE_THREAD: this PE is not allowed to run on "
                  "processor %d",
                  cpu);
}

void sma_xport_serve(void)
{
    struct sma_cpus mine;
    sigset_t mask;

    if (sma_xport.net == NULL || sma_env.serve == SMA_SERVE_NO)
        return;
    if (sma_env.serve == SMA_SERVE_PLACED) {
        sma_cpus_get(&mine);
        use_processor_of_service(); /* which its new thread inherits */
    }
    client.share = sma_share;
    block_signals(&mask);
    sma_net_serve();
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    if (sma_env.serve == SMA_SERVE_PLACED)
        sma_cpus_use(&mine);
}

void sma_xport_print_counts(void)
{
    struct sma_transport_counts c;

    sma_net_get_counts(&c);
    sma_tell("memory registered with the network: %llu bytes",
             (unsigned long long) c.registered);
    sma_tell("sent by operations on other nodes: %llu bundles, %llu answers, "
             "%llu puts, %llu gets, %llu flushes",
             (unsigned long long) c.bundles, (unsigned long long) c.answers,
             (unsigned long long) c.puts, (unsigned long long) c.gets,
             (unsigned long long) c.flushes);
}

void sma_xport_disconnect(void)
{
    if (sma_xport.net != NULL)
        sma_net_disconnect();
}

void sma_xport_stop(void)
{
    if (sma_xport.net != NULL)
        sma_net_stop();
    sma_xport.net = NULL;
    sma_wait_hooks.progress = NULL;
    sma_wait_hooks.nap = NULL;
    sma_answers_stop();
}
