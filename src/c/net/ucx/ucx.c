/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The wire over UCX: its start and end, and the table of what it offers.  There is
 * one context of UCX, and a worker for each lane.
 */
#include "net/ucx/ucx.h"
#include "shared/limits.h"

#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/mman.h>
#include <sys/resource.h>

const struct sma_wire_host *sma_ucx_host;
ucp_context_h sma_ucx_context;
struct sma_wire_lane *sma_ucx_main;

/* ------------------------------------------------------------------ failures */

/* A NIC wants its memory to stay in RAM. */
static void end_if_limited(const char *what, const char *why)
{
    struct rlimit limit;

    if (access(SMA_UCX_NICS, F_OK) == 0 &&
        getrlimit(RLIMIT_MEMLOCK, &limit) == 0 &&
        limit.rlim_cur != RLIM_INFINITY)
        sma_ucx_host->fatal(
            "UCX: %s: %s; the NIC needs memory that stays in RAM, of "
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

/* ------------------------------------------------------------------ settings */

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

bool sma_ucx_is_since(unsigned minor)
{
    unsigned major, its_minor, release;

    ucp_get_version(&major, &its_minor, &release);
    return major > 1 || its_minor >= minor;
}

static void set_tcp(ucp_config_t *config, const char *name, const char *value)
{
    /* before 1.17 ucp_config_modify takes such names without the prefix */
    bool whole = sma_ucx_is_since(17);

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
 * Sets the size of the segments in which UCX sends over TCP.  UCX cuts gets and large
 * messages into pieces of a segment, and before version 1.16 puts, too, and answers
 * each piece of a put.  With segments of 8 KiB, the default, large transfers spend
 * most of their time on pieces.  A connection that is busy has one or two segments,
 * so that they are smaller in large jobs.  A segment that is received may not be
 * smaller than one that is sent, so a user who sets one of the two sizes gets the
 * defaults of UCX for the other.
 */
static void set_tcp_segments(ucp_config_t *config)
{
    const char *size = sma_ucx_host->n <= 64 ? "1M" : "256K";

    if (is_asked("UCX_TCP_TX_SEG_SIZE") || is_asked("UCX_TCP_RX_SEG_SIZE"))
        return;
    set_tcp(config, "TCP_TX_SEG_SIZE", size);
    set_tcp(config, "TCP_RX_SEG_SIZE", size);
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

/* kind: of the NIC, or NULL. */
static void open_context(const char *kind)
{
    const ucp_params_t params = {
        .field_mask = UCP_PARAM_FIELD_FEATURES |
                      UCP_PARAM_FIELD_MT_WORKERS_SHARED |
                      UCP_PARAM_FIELD_ESTIMATED_NUM_EPS,
        .features = UCP_FEATURE_RMA | UCP_FEATURE_TAG | UCP_FEATURE_AM |
                    UCP_FEATURE_WAKEUP | UCP_FEATURE_AMO32 | UCP_FEATURE_AMO64,
        .mt_workers_shared = 1,
        /* a PE may talk to all others; UCX then leaves out what is only for a
         * few connections */
        .estimated_num_eps = (size_t) sma_ucx_host->n,
    };
    ucp_config_t *config;

    sma_ucx_check(ucp_config_read(NULL, NULL, &config), "ucp_config_read");
    /* Atomic operations of processors and those of NICs do not exclude
     * each other, so all PEs use the same kind. */
    set_unless_asked(config, "ATOMIC_MODE",
                     sma_ucx_host->atomics ? "device" : "cpu");
    /* Without a NIC UCX carries out atomic operations by messages.  With its protocols
     * since 1.16 these do not end over TCP, or end in an assertion, where they are the
     * first operation on a PE; with the older ones they do. */
    if (sma_ucx_host->atomics && sma_ucx_is_since(16) &&
        (kind == NULL || strcmp(kind, "none") == 0))
        set_unless_asked(config, "PROTO_ENABLE", "n");
    sma_ucx_choose_tls(config);
    if (sma_ucx_host->loopback && !sma_ucx_host->atomics)
        stay_inside(config);
    if (!sma_ucx_host->near_only) {
        set_tcp_segments(config);
        connect_in_background(config);
    }
    sma_ucx_check(ucp_init(&params, config, &sma_ucx_context), "ucp_init");
    ucp_config_release(config);
    sma_ucx_check_tls();
}

/* The value of UCX's variable, which open_context sets when the user does not. */
static const char *atomic_mode(void)
{
    static const char *const modes[] = {"cpu", "device", "guess"};
    const char *text = getenv("UCX_ATOMIC_MODE");

    if (text == NULL || text[0] == '\0')
        return modes[sma_ucx_host->atomics];
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        if (strcasecmp(text, modes[i]) == 0) {
            if (i > 0 && !sma_ucx_host->atomics)
                sma_ucx_host->fatal(
                    "UCX_ATOMIC_MODE is %s but SHMEM_ATOMICS is cpu: atomic "
                    "operations of NICs are not atomic with respect "
                    "to "
                    "those of processors; unset UCX_ATOMIC_MODE or set "
                    "SHMEM_ATOMICS=network",
                    text);
            return modes[i];
        }
    sma_ucx_host->fatal(
        "UCX_ATOMIC_MODE is \"%s\", must be cpu, device or guess", text);
}

/*
 * A NIC keeps registered memory from children, for which its library (libibverbs)
 * divides mappings.  Those of huge pages can be divided only between huge pages,
 * which it minds if it is told so before a NIC is opened first.  Returns whether
 * the variable is to be taken away again: it is not for children.
 */
static bool mind_huge_pages(void)
{
    return getenv("RDMAV_HUGEPAGES_SAFE") == NULL &&
           setenv("RDMAV_HUGEPAGES_SAFE", "1", 1) == 0;
}

/* Opens the NIC for atomic operations.  PEs that have different ones cannot
 * reach words of each other. */
static void find_nic(struct sma_wire_facts *facts)
{
    static char text[64];
    enum sma_ucx_atomics what = sma_ucx_open_nic();

    facts->kind = what == SMA_UCX_NONE  ? "none"
                  : what == SMA_UCX_NIC ? "some"
                                        : "all";
    facts->found = "no NIC with atomic operations";
    if (what == SMA_UCX_NONE)
        return;
    snprintf(text, sizeof text, "NIC %.20s with %s", sma_ucx_nic(),
             what == SMA_UCX_NIC ? "two atomic operations"
                                 : "all atomic operations");
    facts->found = text;
}

static void open_wire(const struct sma_wire_host *host,
                      struct sma_wire_facts *facts)
{
    bool told;

    sma_ucx_host = host;
    if (access("/proc/self/stat", R_OK) != 0)
        host->fatal("UCX needs /proc, which is not mounted");
    facts->variable = "UCX_ATOMIC_MODE";
    facts->setting = atomic_mode();
    facts->link_fds =
        host->near_only && getenv("UCX_TLS") == NULL ? 0 : sma_wire.link_fds;
    host->check_fds("ucp_init", sma_wire.lane_fds);
    told = mind_huge_pages();
    if (strcmp(facts->setting, "device") == 0)
        find_nic(facts);
    open_context(facts->kind);
    if (told)
        unsetenv("RDMAV_HUGEPAGES_SAFE");
}

static bool has_atomics(void)
{
    bool told = mind_huge_pages();
    bool has = sma_ucx_open_nic() != SMA_UCX_NONE;

    sma_ucx_close_nic();
    if (told)
        unsetenv("RDMAV_HUGEPAGES_SAFE");
    return has;
}

static void close_wire(void)
{
    sma_ucx_close_nic();
    ucp_cleanup(sma_ucx_context);
}

static const char *describe(void)
{
    static char text[80];
    unsigned major, minor, release;

    ucp_get_version(&major, &minor, &release);
    snprintf(text, sizeof text, "UCX %u.%u.%u", major, minor, release);
    return text;
}

/* Linux gives no files of /proc/self, which UCX reads for each connection, after
 * pthread_exit in the first thread. */
static bool has_lost_first_thread(void)
{
    return access("/proc/self", F_OK) == 0 &&
           access("/proc/self/net/dev", R_OK) != 0;
}

static const char *advice(enum sma_wire_trouble trouble)
{
    if (trouble == SMA_WIRE_LONG_ADDRESS)
        return "name fewer networks in UCX_NET_DEVICES";
    if (trouble == SMA_WIRE_OTHER_FOUND)
        return "look at the links of the NICs, let UCX_NET_DEVICES name "
               "NICs of one kind, or set SHMEM_ATOMICS=cpu on all PEs";
    if (has_lost_first_thread())
        return "the first thread of this process has ended, and UCX cannot "
               "connect without it: let it wait for the others (pthread_join)";
    return trouble == SMA_WIRE_BARRED && getenv("UCX_TLS") == NULL
               ? "set UCX_TLS=tcp"
               : NULL;
}

const struct sma_wire sma_wire = {
    .version = SMA_WIRE_VERSION,
    .name = "UCX",
    .lanes = SMA_MAX_CHANNELS,
    .lane_fds = 16,
    .link_fds = 4, /* over TCP, made by both sides, with two network devices, as
                        UCX uses no more of them by default */
    .describe = describe,
    .advice = advice,
    .has_atomics = has_atomics,
    .open = open_wire,
    .close = close_wire,
    .open_lane = sma_ucx_open_lane,
    .close_lane = sma_ucx_close_lane,
    .descriptor = sma_ucx_descriptor,
    .arm = sma_ucx_arm,
    .progress = sma_ucx_progress,
    .address = sma_ucx_address,
    .connect = sma_ucx_connect,
    .disconnect = sma_ucx_disconnect,
    .path = sma_ucx_path,
    .add = sma_ucx_add,
    .drop = sma_ucx_drop,
    .key = sma_ucx_key,
    .open_key = sma_ucx_open_key,
    .close_key = sma_ucx_close_key,
    .send = sma_ucx_send,
    .put = sma_ucx_put,
    .get = sma_ucx_get,
    .atomic = sma_ucx_atomic,
    .flush = sma_ucx_flush,
    .send_tagged = sma_ucx_send_tagged,
    .receive_tagged = sma_ucx_receive_tagged,
};
