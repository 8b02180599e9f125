/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The transport of transport.h over UCX: its start and end, and the table
 * of what it offers.  There is one context of UCX, and a worker for each channel
 * (channels.c).
 *
 * Where the network cannot access memory by itself, as TCP cannot, UCX does so
 * on the target's processor whenever the target lets UCX make progress.  A PE
 * may compute meanwhile, so a thread sleeps on the workers' descriptors and
 * makes progress for it.
 *
 * A request is complete when its callback has been called, perhaps by that
 * thread.  The callback writes the result, then a flag or a counter with
 * release order; the thread that waits reads the flag with acquire order, then
 * the result.
 */
#include "net/ucx/bundle.h"
#include "net/ucx/memory.h"
#include "net/ucx/operations.h"
#include "net/ucx/ucx.h"

#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

/* ------------------------------------------------------------ start and end */

static bool is_asked(const char *variable)
{
    return getenv(variable) != NULL;
}

static void set_unless_asked(ucp_config_t *config, const char *name,
                             const char *value)
{
    char variable[64];

    snprintf(variable, sizeof variable, "UCX_%s", name);
    if (!is_asked(variable))
        sma_ucx_check(ucp_config_modify(config, name, value), variable);
}

static void set_tcp(ucp_config_t *config, const char *name, const char *value)
{
    unsigned major, minor, release;
    bool whole;

    ucp_get_version(&major, &minor, &release);
    /* before 1.17 ucp_config_modify takes such names without the prefix */
    whole = major > 1 || minor >= 17;
    sma_ucx_check(
        ucp_config_modify(config, name + (whole ? 0 : strlen("TCP_")), value),
        name);
}

/* By default UCX waits for a connection in the call that begins it.  To a host that
 * is cut off that takes minutes, in which the PE could not answer others. */
static void connect_in_background(ucp_config_t *config)
{
    if (!is_asked("UCX_TCP_CONN_NB"))
        set_tcp(config, "TCP_CONN_NB", "y");
}

/*
 * Sets the size of the segments in which UCX sends over TCP.  UCX cuts puts and
 * gets into pieces of a segment, and the target answers each piece of a put.
 * With segments of 8 KiB, the default, large transfers spend most of their time
 * on pieces and answers.  A segment that is received may not be smaller than
 * one that is sent, so a user who sets one of the two sizes gets the defaults
 * of UCX for the other.
 */
static void set_tcp_segments(ucp_config_t *config)
{
    if (is_asked("UCX_TCP_TX_SEG_SIZE") || is_asked("UCX_TCP_RX_SEG_SIZE"))
        return;
    set_tcp(config, "TCP_TX_SEG_SIZE", "256K");
    set_tcp(config, "TCP_RX_SEG_SIZE", "256K");
}

/* Does the user ask for TCP, perhaps among others? */
static bool is_tcp_asked(void)
{
    const char *tls = getenv("UCX_TLS");

    return tls != NULL && ((strstr(tls, "tcp") != NULL) != (tls[0] == '^') ||
                           strcmp(tls, "all") == 0);
}

/*
 * On one host UCX uses memory that PEs share.  If the user asks for TCP, it
 * would listen on all networks of the host, and take what comes from anywhere.
 * So it uses only the loopback device, unless the user names devices.
 */
static void stay_inside(ucp_config_t *config)
{
    struct ifaddrs *all = NULL, *at;

    if (!is_tcp_asked() || getifaddrs(&all) != 0)
        return;
    for (at = all; at != NULL; at = at->ifa_next)
        if ((at->ifa_flags & IFF_LOOPBACK) != 0 &&
            (at->ifa_flags & IFF_UP) != 0)
            break;
    if (at != NULL)
        set_unless_asked(config, "NET_DEVICES", at->ifa_name);
    freeifaddrs(all);
}

static void open_context(void)
{
    /* UCX takes messages of others only for features that it is asked for; its
     * atomic operations on any address are left out unless they are used. */
    const uint64_t amo = sma_ucx_client->nic_atomics
                             ? UCP_FEATURE_AMO32 | UCP_FEATURE_AMO64
                             : 0;
    const ucp_params_t params = {
        .field_mask = UCP_PARAM_FIELD_FEATURES |
                      UCP_PARAM_FIELD_MT_WORKERS_SHARED |
                      UCP_PARAM_FIELD_ESTIMATED_NUM_EPS,
        .features = UCP_FEATURE_RMA | UCP_FEATURE_TAG | UCP_FEATURE_AM |
                    UCP_FEATURE_WAKEUP | amo,
        .mt_workers_shared = 1,
        /* a PE may talk to all others; UCX then leaves out what is only for a
         * few connections */
        .estimated_num_eps = (size_t) sma_ucx_client->n,
    };
    ucp_config_t *config;

    sma_ucx_check(ucp_config_read(NULL, NULL, &config), "ucp_config_read");
    /* Atomic operations of processors and those of network cards do not exclude
     * each other, so all PEs use the same kind. */
    set_unless_asked(config, "ATOMIC_MODE",
                     sma_ucx_client->nic_atomics ? "device" : "cpu");
    /* The lock of a worker spins by default.  A thread that has taken the
     * processor from the one that holds the lock would spin until its time
     * slice ends. */
    set_unless_asked(config, "USE_MT_MUTEX", "y");
    sma_ucx_choose_tls(config);
    if (sma_ucx_client->loopback && !sma_ucx_client->nic_atomics)
        stay_inside(config);
    if (!sma_ucx_client->near_only) {
        set_tcp_segments(config);
        connect_in_background(config);
    }
    sma_ucx_check(ucp_init(&params, config, &sma_ucx_context), "ucp_init");
    ucp_config_release(config);
    sma_ucx_check_tls();
}

static void start(const struct sma_transport_client *client, void **address_p,
                  size_t *bytes_p)
{
    struct address_head head = {0};
    void *key[AREAS] = {NULL};
    ucp_address_t *address;
    size_t address_size, size;
    char *at;

    sma_ucx_client = client;
    sma_ucx_heard = calloc((size_t) client->n, sizeof *sma_ucx_heard);
    if (sma_ucx_heard == NULL)
        client->fatal("out of memory for %d PEs", client->n);
    sma_ucx_job = (struct sma_wire_job){.me = (uint32_t) client->me,
                                        .n = (uint32_t) client->n,
                                        .start = client->start};
    memcpy(sma_ucx_job.secret, client->secret, sizeof sma_ucx_job.secret);
    if (access("/proc/self/stat", R_OK) != 0)
        sma_ucx_client->fatal("UCX needs /proc, which is not mounted");
    sma_ucx_prepare_files();
    sma_ucx_any_fd = epoll_create1(EPOLL_CLOEXEC);
    if (sma_ucx_any_fd < 0)
        sma_ucx_client->fatal("epoll_create1: %s", strerror(errno));
    open_context();
    sma_ucx_open_main();
    sma_ucx_note_files();
    sma_ucx_set_handlers();
    sma_ucx_check(
        ucp_worker_get_address(sma_ucx_main.worker, &address, &address_size),
        "ucp_worker_get_address");
    head.address_size = (uint32_t) address_size;
    size = sizeof head + address_size;
    sma_ucx_register_areas();
    for (int i = 0; i < SMA_REMOTE_REGIONS; i++)
        head.base[i] = (uint64_t) (uintptr_t) sma_ucx_client->region[i].base;
    for (int i = 0; i < AREAS; i++) {
        size_t n = sma_ucx_pack_area(i, &key[i]);

        head.key_size[i] = (uint32_t) n;
        size += n;
    }
    *address_p = malloc(size);
    if (*address_p == NULL)
        sma_ucx_client->fatal("out of memory for %d PEs", sma_ucx_client->n);
    at = *address_p;
    at = (char *) memcpy(at, &head, sizeof head) + sizeof head;
    at = (char *) memcpy(at, address, address_size) + address_size;
    for (int i = 0; i < AREAS; i++)
        if (key[i] != NULL) {
            memcpy(at, key[i], head.key_size[i]);
            at += head.key_size[i];
            ucp_rkey_buffer_release(key[i]);
        }
    head.seal = sma_ucx_seal_address(client->me, *address_p, size);
    memcpy(*address_p, &head, sizeof head);
    ucp_worker_release_address(sma_ucx_main.worker, address);
    *bytes_p = size;
}

static void stop(void)
{
    sma_ucx_end_thread();
    sma_ucx_unregister();
    sma_ucx_destroy_channels();
    sma_ucx_free_bundles();
    free(sma_ucx_heard);
    sma_ucx_heard = NULL;
    sma_ucx_forget_bundles();
    sma_ucx_forget_expected();
    ucp_cleanup(sma_ucx_context);
    close(sma_ucx_any_fd);
    sma_ucx_any_fd = -1;
    sma_ucx_restore_files();
}

static bool is_busy(void)
{
    for (struct sma_channel *c = &sma_ucx_main; c != NULL; c = next_channel(c))
        if (requests_under_way(c) > 0 || sma_ucx_is_unsettled(c))
            return true;
    return false;
}

/* The caller waits, so nothing else may wait in a bundle. */
static bool progress(void)
{
    sma_ucx_send_open();
    return sma_ucx_progress();
}

static uint32_t heard(int pe)
{
    return __atomic_load_n(&sma_ucx_heard[pe], __ATOMIC_RELAXED);
}

static void count(struct sma_transport_counts *counts)
{
    *counts = sma_ucx_counts;
}

static const char *describe(void)
{
    static char text[80];
    unsigned major, minor, release;

    ucp_get_version(&major, &minor, &release);
    snprintf(text, sizeof text, "UCX %u.%u.%u", major, minor, release);
    return text;
}

const struct sma_transport sma_transport_ucx = {
    .version = SMA_TRANSPORT_VERSION,
    .start = start,
    .extend = sma_ucx_extend,
    .serve = sma_ucx_serve,
    .disconnect = sma_ucx_disconnect,
    .stop = stop,
    .open = sma_ucx_open_channel,
    .close = sma_ucx_close_channel,
    .put = sma_ucx_put,
    .get = sma_ucx_get,
    .timed_get = sma_ucx_timed_get,
    .put_nbi = sma_ucx_put_nbi,
    .get_nbi = sma_ucx_get_nbi,
    .put_blocks = sma_ucx_put_blocks,
    .get_blocks = sma_ucx_get_blocks,
    .amo = sma_ucx_amo,
    .amo_nbi = sma_ucx_amo_nbi,
    .put_signal = sma_ucx_put_signal,
    .fence = sma_ucx_fence,
    .quiet = sma_ucx_quiet,
    .progress = progress,
    .busy = is_busy,
    .nap = sma_ucx_nap,
    .awaits = sma_ucx_awaits,
    .ask = sma_ucx_ask_alive,
    .heard = heard,
    .leave = sma_ucx_leave,
    .send = sma_ucx_send_message,
    .receive = sma_ucx_receive_message,
    .done = sma_ucx_is_done,
    .count = count,
    .describe = describe,
};
