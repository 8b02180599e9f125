/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The transport of transport.h over UCX.  There is one context of UCX, and a
 * worker for each channel.  A channel makes an endpoint and the remote keys of
 * a peer when it first reaches that peer.  All channels connect to the main
 * channel of the peer, so that the address of a PE holds one worker address
 * only.
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
#include "shared/facts.h"
#include "net/ucx/ucx.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

/* The address of a PE: this head, then the worker's address, then the keys. */
struct address_head {
    uint32_t address_size;
    uint32_t key_size[AREAS]; /* 0: the area is empty */
    uint64_t base[SMA_REMOTE_REGIONS];
};

const struct sma_transport_client *sma_ucx_client;
static ucp_context_h context;
static ucp_mem_h memory[AREAS];
/* Guards the two lists of channels, their number, and the entries of `peers` of
 * each channel while they are made; next_channel and peer_of read without it.
 * It is taken before the locks of UCX and of client->address, and never in a
 * callback of UCX, which runs with a lock of UCX held. */
static pthread_mutex_t peers_mutex = PTHREAD_MUTEX_INITIALIZER;

/* At most SMA_MAX_CHANNELS channels follow the main one in its list.  A channel
 * that was closed is kept, and opened again: its connections take long to
 * make. */
struct sma_channel sma_ucx_main;
static struct sma_channel *free_channels;
static int channels; /* how many follow the main one */

int sma_ucx_any_fd = -1;

/* ------------------------------------------------------------ start and end */

/* Configures UCX, unless the environment has the variable. */
static void set_unless_asked(ucp_config_t *config, const char *name,
                             const char *value)
{
    char variable[64];

    snprintf(variable, sizeof variable, "UCX_%s", name);
    if (getenv(variable) == NULL)
        sma_ucx_check(ucp_config_modify(config, name, value), variable);
}

static void open_worker(struct sma_channel *c)
{
    const ucp_worker_params_t params = {
        .field_mask = UCP_WORKER_PARAM_FIELD_THREAD_MODE,
        .thread_mode =
            UCS_THREAD_MODE_MULTI, /* any thread, and that of thread.c */
    };
    struct epoll_event event = {.events = EPOLLIN};
    sigset_t all, old;

    /* a signal that ended the program here would leave a file of UCX in
     * /dev/shm */
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    sma_ucx_check(ucp_worker_create(context, &params, &c->worker),
                  "ucp_worker_create");
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    sma_ucx_check(ucp_worker_get_efd(c->worker, &c->fd), "ucp_worker_get_efd");
    if (epoll_ctl(sma_ucx_any_fd, EPOLL_CTL_ADD, c->fd, &event) != 0)
        sma_ucx_client->fatal("epoll_ctl: %s", strerror(errno));
    c->peers = calloc((size_t) sma_ucx_client->n, sizeof *c->peers);
    if (c->peers == NULL)
        sma_ucx_client->fatal("out of memory for %d PEs", sma_ucx_client->n);
}

static void open_context(void)
{
    const ucp_params_t params = {
        .field_mask =
            UCP_PARAM_FIELD_FEATURES | UCP_PARAM_FIELD_MT_WORKERS_SHARED,
        .features = UCP_FEATURE_RMA | UCP_FEATURE_AMO32 | UCP_FEATURE_AMO64 |
                    UCP_FEATURE_TAG | UCP_FEATURE_WAKEUP,
        .mt_workers_shared = 1,
    };
    ucp_config_t *config;

    sma_ucx_check(ucp_config_read(NULL, NULL, &config), "ucp_config_read");
    /* Atomic operations of processors and those of network cards do not exclude
     * each other, so all PEs use the same kind. */
    set_unless_asked(config, "ATOMIC_MODE",
                     sma_ucx_client->nic_atomics ? "device" : "cpu");
    if (sma_ucx_client->near_only)
        set_unless_asked(config, "TLS", "shm,self");
    else if (!sma_ucx_client->near_too)
        set_unless_asked(config, "TLS", "^shm");
    sma_ucx_check(ucp_init(&params, config, &context), "ucp_init");
    ucp_config_release(config);
}

/* The memory of an area.  *size_p becomes 0 when the area is empty. */
static void *area_memory(int i, size_t *size_p)
{
    int piece = i == SMA_DATA ? 0 : i - SMA_REMOTE_REGIONS + 1;

    if (piece < 0) {
        *size_p = sma_ucx_client->region[i].size;
        return sma_ucx_client->region[i].base;
    }
    *size_p =
        piece < sma_ucx_client->pieces ? sma_ucx_client->piece[piece].size : 0;
    return (char *) sma_ucx_client->region[SMA_DATA].base +
           sma_ucx_client->piece[piece].offset;
}

static void register_area(int i)
{
    size_t size;
    void *base = area_memory(i, &size);
    const ucp_mem_map_params_t params = {
        .field_mask = UCP_MEM_MAP_PARAM_FIELD_ADDRESS |
                      UCP_MEM_MAP_PARAM_FIELD_LENGTH |
                      UCP_MEM_MAP_PARAM_FIELD_FLAGS,
        .address = base,
        .length = size,
        /* does not touch pages that the program has not used */
        .flags = UCP_MEM_MAP_NONBLOCK,
    };

    if (size > 0)
        sma_ucx_check(ucp_mem_map(context, &params, &memory[i]), "ucp_mem_map");
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
    sma_ucx_any_fd = epoll_create1(EPOLL_CLOEXEC);
    if (sma_ucx_any_fd < 0)
        sma_ucx_client->fatal("no epoll descriptor: %s", strerror(errno));
    open_context();
    open_worker(&sma_ucx_main);
    sma_ucx_check(
        ucp_worker_get_address(sma_ucx_main.worker, &address, &address_size),
        "ucp_worker_get_address");
    head.address_size = (uint32_t) address_size;
    size = sizeof head + address_size;
    for (int i = 0; i < SMA_REMOTE_REGIONS; i++)
        head.base[i] = (uint64_t) (uintptr_t) sma_ucx_client->region[i].base;
    for (int i = 0; i < AREAS; i++) {
        size_t n = 0;

        register_area(i);
        if (memory[i] != NULL)
            sma_ucx_check(ucp_rkey_pack(context, memory[i], &key[i], &n),
                          "ucp_rkey_pack");
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
    ucp_worker_release_address(sma_ucx_main.worker, address);
    *bytes_p = size;
}

static struct sma_channel *open_channel(void)
{
    struct sma_channel *c;

    pthread_mutex_lock(&peers_mutex);
    c = free_channels;
    if (c != NULL) {
        free_channels = c->next_free;
        __atomic_store_n(&c->closed, false, __ATOMIC_RELAXED);
        sma_ucx_wake();
    } else if (channels < SMA_MAX_CHANNELS &&
               (c = calloc(1, sizeof *c)) != NULL) {
        channels++;
        open_worker(c);
        c->next = sma_ucx_main.next;
        /* pairs with the acquire in next_channel */
        __atomic_store_n(&sma_ucx_main.next, c, __ATOMIC_RELEASE);
        sma_ucx_wake();
    } else {
        c = &sma_ucx_main;
    }
    pthread_mutex_unlock(&peers_mutex);
    return c;
}

static void close_channel(struct sma_channel *c)
{
    if (c == &sma_ucx_main)
        return;
    __atomic_store_n(&c->closed, true, __ATOMIC_RELAXED);
    pthread_mutex_lock(&peers_mutex);
    c->next_free = free_channels;
    free_channels = c;
    pthread_mutex_unlock(&peers_mutex);
}

static void disconnect_channel(struct sma_channel *c)
{
    for (int i = 0; i < sma_ucx_client->n; i++) {
        struct peer *p = c->peers[i];
        struct sma_message m = {0};
        ucp_request_param_t params = sma_ucx_awaited(&m);
        ucs_status_ptr_t request;
        uint32_t turns = 0;

        if (p == NULL)
            continue;
        for (int k = 0; k < AREAS; k++)
            if (p->key[k] != NULL)
                ucp_rkey_destroy(p->key[k]);
        request = ucp_ep_close_nbx(p->ep, &params);
        /* an error means that the other side has closed first; the acquire
         * pairs with the release in sma_ucx_on_done */
        while (UCS_PTR_IS_PTR(request) &&
               !__atomic_load_n(&m.done, __ATOMIC_ACQUIRE)) {
            sma_ucx_progress_channel(c);
            sma_ucx_client->idle(i, &turns);
        }
    }
}

static void disconnect(void)
{
    for (struct sma_channel *c = &sma_ucx_main; c != NULL; c = next_channel(c))
        disconnect_channel(c);
}

/* Called when the thread that serves peers has ended. */
static void destroy_channel(struct sma_channel *c)
{
    ucp_worker_destroy(c->worker);
    for (int i = 0; i < sma_ucx_client->n; i++)
        free(c->peers[i]);
    free(c->peers);
    if (c != &sma_ucx_main)
        free(c);
}

static void stop(void)
{
    sma_ucx_end_thread();
    for (int k = 0; k < AREAS; k++)
        if (memory[k] != NULL) {
            ucp_mem_unmap(context, memory[k]);
            memory[k] = NULL;
        }
    for (struct sma_channel *c = &sma_ucx_main, *next; c != NULL; c = next) {
        next = c->next;
        destroy_channel(c);
    }
    ucp_cleanup(context);
    close(sma_ucx_any_fd);
    /* the state before the first start */
    sma_ucx_main = (struct sma_channel){0};
    free_channels = NULL;
    channels = 0;
    sma_ucx_any_fd = -1;
}

/* -------------------------------------------------------------------- peers */

static void on_lost(void *arg, ucp_ep_h ep, ucs_status_t status)
{
    (void) ep;
    sma_ucx_client->lost(((const struct peer *) arg)->pe,
                         ucs_status_string(status));
}

/* Is an address as long as its head says?  *head_p becomes a copy of the
 * head. */
static bool is_address(const char *address, size_t size,
                       struct address_head *head_p)
{
    size_t all = sizeof *head_p;

    if (size < all)
        return false;
    memcpy(head_p, address, sizeof *head_p);
    all += head_p->address_size;
    for (int i = 0; i < AREAS; i++)
        all += head_p->key_size[i];
    return all == size;
}

static struct peer *make_peer(struct sma_channel *c, int pe)
{
    struct peer *p = calloc(1, sizeof *p);
    struct address_head head;
    size_t size;
    char *address = sma_ucx_client->address(pe, &size),
         *at = address + sizeof head;
    const ucp_ep_params_t params = {
        .field_mask = UCP_EP_PARAM_FIELD_REMOTE_ADDRESS |
                      UCP_EP_PARAM_FIELD_ERR_HANDLING_MODE |
                      UCP_EP_PARAM_FIELD_ERR_HANDLER,
        .address = (const ucp_address_t *) at,
        .err_mode = sma_ucx_client->is_near(pe) ? UCP_ERR_HANDLING_MODE_NONE
                                                : UCP_ERR_HANDLING_MODE_PEER,
        .err_handler = {.cb = on_lost, .arg = p},
    };

    if (p == NULL)
        sma_ucx_client->fatal("out of memory for a connection to PE %d", pe);
    p->pe = pe;
    p->channel = c;
    for (int i = 0; i < 2; i++)
        p->count[i].under_way = &c->under_way[i];
    if (!is_address(address, size, &head))
        sma_ucx_client->fatal("what PE %d says about itself makes no sense",
                              pe);
    sma_ucx_check_peer(ucp_ep_create(c->worker, &params, &p->ep),
                       "ucp_ep_create", pe);
    at += head.address_size;
    memcpy(p->base, head.base, sizeof p->base);
    for (int i = 0; i < AREAS; i++) {
        if (head.key_size[i] == 0)
            continue;
        sma_ucx_check(ucp_ep_rkey_unpack(p->ep, at, &p->key[i]),
                      "ucp_ep_rkey_unpack");
        at += head.key_size[i];
    }
    free(address);
    /* pairs with the acquire in sma_ucx_on_counted_done */
    for (int i = 0; i < 2; i++)
        __atomic_store_n(&p->count[i].peer, p, __ATOMIC_RELEASE);
    return p;
}

struct peer *sma_ucx_connect(struct sma_channel *c, int pe)
{
    pthread_mutex_lock(&peers_mutex);
    /* pairs with the acquire in peer_of */
    if (c->peers[pe] == NULL)
        __atomic_store_n(&c->peers[pe], make_peer(c, pe), __ATOMIC_RELEASE);
    pthread_mutex_unlock(&peers_mutex);
    return c->peers[pe];
}

static bool is_busy(void)
{
    for (struct sma_channel *c = &sma_ucx_main; c != NULL; c = next_channel(c))
        if (requests_under_way(c) > 0)
            return true;
    return false;
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
    .serve = sma_ucx_serve,
    .disconnect = disconnect,
    .stop = stop,
    .open = open_channel,
    .close = close_channel,
    .put = sma_ucx_put,
    .get = sma_ucx_get,
    .timed_get = sma_ucx_timed_get,
    .put_nbi = sma_ucx_put_nbi,
    .get_nbi = sma_ucx_get_nbi,
    .amo = sma_ucx_amo,
    .put_word = sma_ucx_put_word,
    .quiet = sma_ucx_quiet,
    .progress = sma_ucx_progress,
    .busy = is_busy,
    .nap = sma_ucx_nap,
    .find_silent = sma_ucx_find_silent,
    .send = sma_ucx_send_message,
    .receive = sma_ucx_receive_message,
    .done = sma_ucx_is_done,
    .describe = describe,
};
