/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The transport of transport.h over UCX.  One context of UCX, and a worker for
 * each channel; an endpoint and the remote keys of a peer are made when a channel
 * first talks to it.  All channels talk to the main one of the peer, so that a
 * card has one address only.
 *
 * Where the network cannot reach memory by itself (TCP, say), UCX does it on the
 * target's processor whenever the target lets UCX make progress.  So that a PE
 * may compute meanwhile, a thread sleeps on the worker's descriptor.
 *
 * Completion is always learnt from a callback, which writes what it has to say
 * before it says that it is done: the thread may complete what another thread
 * waits for.
 */
#include "facts.h"
#include "transport.h"
#include "word.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include <ucp/api/ucp.h>

/* What is registered: area i is part i, of SMA_DATA the first piece only; those that
 * follow are its other pieces. */
enum { AREAS = SMA_FAR_PARTS + SMA_MAX_PIECES - 1 };

/* A card: this, then the worker's address, then the keys. */
struct card_head {
    uint32_t address_size;
    uint32_t key_size[AREAS]; /* 0: an empty area */
    uint64_t base[SMA_FAR_PARTS];
};

/* What a request that quiet waits for is counted off from, when it ends. */
struct count {
    struct peer *peer;
    uint64_t *under_way;
};

struct peer {
    bool made; /* by the thread that first talked to it */
    int pe;
    struct sma_channel *channel;
    ucp_ep_h ep;
    ucp_rkey_h key[AREAS];
    uint64_t base[SMA_FAR_PARTS];
    struct count count[2]; /* of even epochs of the channel, of odd ones */
};

struct sma_channel {
    ucp_worker_h worker;
    int fd;              /* becomes readable when there is something to do */
    bool closed;         /* nothing of this PE is under way */
    struct peer **peers; /* NULL: not talked to yet */

    /* Transfers that were started, and how many of them the last quiet
     * completed. */
    uint64_t started, completed;
    /* Requests that quiet waits for.  A flush of the worker alone is not enough:
     * it does not wait for copies that UCX makes in pieces (1.13, cma).  Those
     * that were started in an even epoch are counted apart from those of an odd
     * one, so that a quiet ends while other threads go on starting requests. */
    uint64_t epoch, under_way[2];

    struct sma_channel *next;      /* of all; never changes */
    struct sma_channel *next_free; /* of those that are not in use */
};

struct sma_message {
    ucs_status_t status;
    bool given; /* to UCX, by the thread that made it */
    bool done;
    size_t *got;
    int pe; /* the receiver, -1: it is here */
};

static const struct sma_transport_host *host;
static ucp_context_h context;
static ucp_mem_h memory[AREAS];
static pthread_mutex_t meeting = PTHREAD_MUTEX_INITIALIZER;

/* At most SMA_MAX_CHANNELS follow the main one.  A channel that was closed is
 * kept for the next one, as its connections are what costs time. */
static struct sma_channel main_channel;
static struct sma_channel *free_channels;
static int channels;

/* The thread that serves peers; `wakeup` ends its sleep. */
static pthread_t thread;
static bool has_thread, thread_ends;
static int any_fd = -1; /* for all channels */
static int wakeup = -1;
static unsigned polls; /* of the program's threads */

static void check(ucs_status_t status, const char *what)
{
    if (status != UCS_OK)
        host->fatal("UCX: %s: %s", what, ucs_status_string(status));
}

/* ------------------------------------------------------------------ waiting */

static inline struct sma_channel *channel_of(struct sma_channel *channel)
{
    return channel != NULL ? channel : &main_channel;
}

static inline struct sma_channel *next_channel(struct sma_channel *c)
{
    return __atomic_load_n(&c->next, __ATOMIC_ACQUIRE);
}

static inline bool is_closed(struct sma_channel *c)
{
    return __atomic_load_n(&c->closed, __ATOMIC_RELAXED);
}

/* Some turns of a worker, not all: other threads and other PEs may give it more to
 * do than it gets done. */
static bool progress_some(struct sma_channel *c)
{
    int turns = 0;

    while (turns < 64 && ucp_worker_progress(c->worker) != 0)
        turns++;
    return turns > 0;
}

/* Those that are closed, too: a peer's end of such a connection may not be ready
 * yet, and then the peer's flush waits for it. */
static bool progress_all(void)
{
    bool some = false;

    for (struct sma_channel *c = &main_channel; c != NULL; c = next_channel(c))
        some |= progress_some(c);
    return some;
}

static bool progress_open(void)
{
    bool some = false;

    for (struct sma_channel *c = &main_channel; c != NULL; c = next_channel(c))
        some |= !is_closed(c) && progress_some(c);
    return some;
}

/* For waits at the end of a job, of a second or so. */
static void progress_and_rest(void)
{
    const struct timespec rest = {.tv_nsec = 1000000};

    progress_all();
    nanosleep(&rest, NULL);
}

/* check() for what has to do with PE pe, -1: any.  Such a failure means that a
 * connection is gone; where it is not said which, on_lost will know. */
static void check_peer(ucs_status_t status, const char *what, int pe)
{
    if (status == UCS_OK)
        return;
    if (pe >= 0)
        host->lost(pe, ucs_status_string(status));
    for (int i = 0; pe < 0 && i < 1000; i++)
        progress_and_rest();
    check(status, what);
}

static bool progress(void)
{
    unsigned n = __atomic_load_n(&polls, __ATOMIC_RELAXED) + 1;

    __atomic_store_n(&polls, n, __ATOMIC_RELAXED);
    if (n % 16 == 0 && next_channel(&main_channel) != NULL)
        return n % 256 == 0 ? progress_all() : progress_open();
    return ucp_worker_progress(main_channel.worker) != 0;
}

/* In a wait for what goes through a channel: the main one is how others reach
 * this PE. */
static void progress_channel(struct sma_channel *c)
{
    if (c == &main_channel || ucp_worker_progress(c->worker) == 0)
        progress();
}

static void nap(unsigned microseconds)
{
    struct pollfd fd = {.fd = main_channel.fd, .events = POLLIN};
    const struct timespec limit = {.tv_nsec = (long) microseconds * 1000};

    if (ucp_worker_arm(main_channel.worker) == UCS_OK)
        ppoll(&fd, 1, &limit, NULL);
}

static void on_done(void *request, ucs_status_t status, void *data)
{
    struct sma_message *m = data;

    (void) __atomic_load_n(&m->given, __ATOMIC_ACQUIRE);
    ucp_request_free(request);
    m->status = status;
    __atomic_store_n(&m->done, true, __ATOMIC_RELEASE);
}

/* What makes on_done tell m. */
static ucp_request_param_t telling(struct sma_message *m)
{
    __atomic_store_n(&m->given, true, __ATOMIC_RELEASE);
    return (ucp_request_param_t){
        .op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = on_done,
        .user_data = m,
    };
}

/* Waits for the request that was started with telling(m) on a channel. */
static void finish(struct sma_channel *c, ucs_status_ptr_t request,
                   struct sma_message *m, int pe, const char *what)
{
    uint32_t turns = 0;

    if (request == NULL)
        return;
    if (UCS_PTR_IS_ERR(request)) {
        check_peer(UCS_PTR_STATUS(request), what, pe);
        return;
    }
    while (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE)) {
        progress_channel(c);
        host->idle(pe, &turns);
    }
    check_peer(m->status, what, pe);
}

static void on_one_less(void *request, ucs_status_t status, void *data)
{
    struct count *count = data;
    struct peer *p = count->peer;

    (void) __atomic_load_n(&p->made, __ATOMIC_ACQUIRE);
    ucp_request_free(request);
    check_peer(status, "a transfer", p->pe);
    /* pairs with the load in none_under_way */
    __atomic_fetch_sub(count->under_way, 1, __ATOMIC_RELEASE);
}

static uint64_t requests_under_way(struct sma_channel *c)
{
    return __atomic_load_n(&c->under_way[0], __ATOMIC_RELAXED) +
           __atomic_load_n(&c->under_way[1], __ATOMIC_RELAXED);
}

/* Counts one more in this epoch; what makes on_one_less count it off. */
static ucp_request_param_t counting(struct peer *p)
{
    uint64_t epoch = __atomic_load_n(&p->channel->epoch, __ATOMIC_RELAXED);
    struct count *count = &p->count[epoch % 2];

    __atomic_fetch_add(count->under_way, 1, __ATOMIC_RELAXED);
    return (ucp_request_param_t){
        .op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK |
                        UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = on_one_less,
        .user_data = count,
    };
}

/* A request that was started with counting(), whose result is params. */
static void leave(ucs_status_ptr_t request, const char *what,
                  const ucp_request_param_t *params)
{
    const struct count *count = params->user_data;

    if (UCS_PTR_IS_PTR(request))
        return;
    check_peer(UCS_PTR_STATUS(request), what, count->peer->pe);
    __atomic_fetch_sub(count->under_way, 1, __ATOMIC_RELEASE);
}

/* ------------------------------------------------------------ start and end */

static void set_unless_asked(ucp_config_t *config, const char *name,
                             const char *value)
{
    char variable[64];

    snprintf(variable, sizeof variable, "UCX_%s", name);
    if (getenv(variable) == NULL)
        check(ucp_config_modify(config, name, value), variable);
}

static void open_worker(struct sma_channel *c)
{
    const ucp_worker_params_t params = {
        .field_mask = UCP_WORKER_PARAM_FIELD_THREAD_MODE,
        .thread_mode = UCS_THREAD_MODE_MULTI, /* the thread looks after it too */
    };
    struct epoll_event event = {.events = EPOLLIN};
    sigset_t all, old;

    /* a signal that ends the program would leave shared memory with a name */
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    check(ucp_worker_create(context, &params, &c->worker),
          "ucp_worker_create");
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    check(ucp_worker_get_efd(c->worker, &c->fd), "ucp_worker_get_efd");
    if (epoll_ctl(any_fd, EPOLL_CTL_ADD, c->fd, &event) != 0)
        host->fatal("epoll_ctl: %s", strerror(errno));
    c->peers = calloc((size_t) host->n, sizeof *c->peers);
    if (c->peers == NULL)
        host->fatal("out of memory for %d PEs", host->n);
}

static void open_context(void)
{
    const ucp_params_t params = {
        .field_mask = UCP_PARAM_FIELD_FEATURES |
                      UCP_PARAM_FIELD_MT_WORKERS_SHARED,
        .features = UCP_FEATURE_RMA | UCP_FEATURE_AMO32 | UCP_FEATURE_AMO64 |
                    UCP_FEATURE_TAG | UCP_FEATURE_WAKEUP,
        .mt_workers_shared = 1,
    };
    ucp_config_t *config;

    check(ucp_config_read(NULL, NULL, &config), "ucp_config_read");
    /* Atomic operations of the processor, here and on other nodes, and those
     * of a network card do not exclude each other. */
    set_unless_asked(config, "ATOMIC_MODE",
                     host->nic_atomics ? "device" : "cpu");
    if (host->near_only)
        set_unless_asked(config, "TLS", "shm,self");
    else if (!host->near_too)
        set_unless_asked(config, "TLS", "^shm");
    check(ucp_init(&params, config, &context), "ucp_init");
    ucp_config_release(config);
}

/* The memory of an area; size 0: there is none. */
static void *area_memory(int i, size_t *size_p)
{
    int piece = i == SMA_DATA ? 0 : i - SMA_FAR_PARTS + 1;

    if (piece < 0) {
        *size_p = host->part[i].size;
        return host->part[i].base;
    }
    *size_p = piece < host->pieces ? host->piece[piece].size : 0;
    return (char *) host->part[SMA_DATA].base + host->piece[piece].offset;
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
        /* no page is touched before the program does */
        .flags = UCP_MEM_MAP_NONBLOCK,
    };

    if (size > 0)
        check(ucp_mem_map(context, &params, &memory[i]), "ucp_mem_map");
}

static void start(const struct sma_transport_host *h, void **card_p,
                  size_t *bytes_p)
{
    struct card_head head = {0};
    void *key[AREAS] = {NULL};
    ucp_address_t *address;
    size_t address_size, size;
    char *at;

    host = h;
    any_fd = epoll_create1(EPOLL_CLOEXEC);
    if (any_fd < 0)
        host->fatal("no epoll descriptor: %s", strerror(errno));
    open_context();
    open_worker(&main_channel);
    check(ucp_worker_get_address(main_channel.worker, &address, &address_size),
          "ucp_worker_get_address");
    head.address_size = (uint32_t) address_size;
    size = sizeof head + address_size;
    for (int i = 0; i < SMA_FAR_PARTS; i++)
        head.base[i] = (uint64_t) (uintptr_t) host->part[i].base;
    for (int i = 0; i < AREAS; i++) {
        size_t n = 0;

        register_area(i);
        if (memory[i] != NULL)
            check(ucp_rkey_pack(context, memory[i], &key[i], &n),
                  "ucp_rkey_pack");
        head.key_size[i] = (uint32_t) n;
        size += n;
    }
    *card_p = malloc(size);
    if (*card_p == NULL)
        host->fatal("out of memory for %d PEs", host->n);
    at = *card_p;
    at = (char *) memcpy(at, &head, sizeof head) + sizeof head;
    at = (char *) memcpy(at, address, address_size) + address_size;
    for (int i = 0; i < AREAS; i++)
        if (key[i] != NULL) {
            memcpy(at, key[i], head.key_size[i]);
            at += head.key_size[i];
            ucp_rkey_buffer_release(key[i]);
        }
    ucp_worker_release_address(main_channel.worker, address);
    *bytes_p = size;
}

static void wake_thread(void)
{
    const uint64_t one = 1;

    while (write(wakeup, &one, sizeof one) < 0 && errno == EINTR)
        ;
}

/* Until the next wake_thread there is nothing to read. */
static void drain_wakeup(void)
{
    uint64_t times;

    while (read(wakeup, &times, sizeof times) < 0 && errno == EINTR)
        ;
}

/* Channels tell from now on when there is something to do; false: there is. */
static bool arm(void)
{
    for (struct sma_channel *c = &main_channel; c != NULL;
         c = next_channel(c)) {
        ucs_status_t status = ucp_worker_arm(c->worker);

        if (status == UCS_ERR_BUSY)
            return false;
        check(status, "ucp_worker_arm");
    }
    return true;
}

/*
 * The thread.  While the program itself makes progress, waking up for every
 * message would only take the processor from it; so the thread then looks
 * again after a while, and sleeps on the descriptor when the program computes.
 */
static void *serve_peers(void *unused)
{
    struct pollfd fds[2] = {{.fd = wakeup, .events = POLLIN},
                            {.fd = any_fd, .events = POLLIN}};
    const struct timespec first = {.tv_nsec = 200000},
                          later = {.tv_nsec = 1000000};
    unsigned seen = __atomic_load_n(&polls, __ATOMIC_RELAXED);
    bool napped = false;

    (void) unused;
    while (!__atomic_load_n(&thread_ends, __ATOMIC_ACQUIRE)) {
        unsigned now;

        progress_all();
        now = __atomic_load_n(&polls, __ATOMIC_RELAXED);
        if (now != seen) {
            seen = now;
            if (ppoll(fds, 1, napped ? &later : &first, NULL) > 0)
                drain_wakeup();
            napped = true;
            continue;
        }
        napped = false;
        if (!arm())
            continue;
        if (poll(fds, 2, -1) > 0 && (fds[0].revents & POLLIN) != 0)
            drain_wakeup(); /* there is a new channel */
    }
    return NULL;
}

static void serve(void)
{
    int err;

    wakeup = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (wakeup < 0)
        host->fatal("no eventfd: %s", strerror(errno));
    err = pthread_create(&thread, NULL, serve_peers, NULL);
    if (err != 0)
        host->fatal("no thread to serve other PEs: %s", strerror(err));
    has_thread = true;
}

static struct sma_channel *open_channel(void)
{
    struct sma_channel *c;

    pthread_mutex_lock(&meeting);
    c = free_channels;
    if (c != NULL) {
        free_channels = c->next_free;
        __atomic_store_n(&c->closed, false, __ATOMIC_RELAXED);
        if (has_thread)
            wake_thread();
    } else if (channels < SMA_MAX_CHANNELS && (c = calloc(1, sizeof *c)) != NULL) {
        channels++;
        open_worker(c);
        c->next = main_channel.next;
        __atomic_store_n(&main_channel.next, c, __ATOMIC_RELEASE);
        if (has_thread)
            wake_thread();
    } else {
        c = &main_channel;
    }
    pthread_mutex_unlock(&meeting);
    return c;
}

static void close_channel(struct sma_channel *c)
{
    if (c == &main_channel)
        return;
    __atomic_store_n(&c->closed, true, __ATOMIC_RELAXED);
    pthread_mutex_lock(&meeting);
    c->next_free = free_channels;
    free_channels = c;
    pthread_mutex_unlock(&meeting);
}

static void disconnect_channel(struct sma_channel *c)
{
    for (int i = 0; i < host->n; i++) {
        struct peer *p = c->peers[i];
        struct sma_message m = {0};
        ucp_request_param_t params = telling(&m);
        ucs_status_ptr_t request;
        uint32_t turns = 0;

        if (p == NULL)
            continue;
        for (int k = 0; k < AREAS; k++)
            if (p->key[k] != NULL)
                ucp_rkey_destroy(p->key[k]);
        request = ucp_ep_close_nbx(p->ep, &params);
        /* an error means that the other side was faster */
        while (UCS_PTR_IS_PTR(request) &&
               !__atomic_load_n(&m.done, __ATOMIC_ACQUIRE)) {
            progress_channel(c);
            host->idle(i, &turns);
        }
    }
}

static void disconnect(void)
{
    for (struct sma_channel *c = &main_channel; c != NULL; c = next_channel(c))
        disconnect_channel(c);
}

/* When the thread has ended. */
static void destroy_channel(struct sma_channel *c)
{
    ucp_worker_destroy(c->worker);
    for (int i = 0; i < host->n; i++)
        free(c->peers[i]);
    free(c->peers);
    if (c != &main_channel)
        free(c);
}

static void stop(void)
{
    if (has_thread) {
        __atomic_store_n(&thread_ends, true, __ATOMIC_RELEASE);
        wake_thread();
        pthread_join(thread, NULL);
        close(wakeup);
        has_thread = false;
    }
    for (int k = 0; k < AREAS; k++)
        if (memory[k] != NULL) {
            ucp_mem_unmap(context, memory[k]);
            memory[k] = NULL;
        }
    for (struct sma_channel *c = &main_channel, *next; c != NULL; c = next) {
        next = c->next;
        destroy_channel(c);
    }
    main_channel = (struct sma_channel){0};
    free_channels = NULL;
    channels = 0;
    ucp_cleanup(context);
    close(any_fd);
    /* as before the first start */
    main_channel = (struct sma_channel){0};
    free_channels = NULL;
    channels = 0;
    any_fd = -1;
    thread_ends = false;
}

/* -------------------------------------------------------------------- peers */

static void on_lost(void *arg, ucp_ep_h ep, ucs_status_t status)
{
    (void) ep;
    host->lost(((const struct peer *) arg)->pe, ucs_status_string(status));
}

/* Is a card as long as its head says? */
static bool is_card(const char *card, size_t size, struct card_head *head_p)
{
    size_t all = sizeof *head_p;

    if (size < all)
        return false;
    memcpy(head_p, card, sizeof *head_p);
    all += head_p->address_size;
    for (int i = 0; i < AREAS; i++)
        all += head_p->key_size[i];
    return all == size;
}

static struct peer *make_peer(struct sma_channel *c, int pe)
{
    struct peer *p = calloc(1, sizeof *p);
    struct card_head head;
    size_t size;
    char *card = host->card(pe, &size), *at = card + sizeof head;
    const ucp_ep_params_t params = {
        .field_mask = UCP_EP_PARAM_FIELD_REMOTE_ADDRESS |
                      UCP_EP_PARAM_FIELD_ERR_HANDLING_MODE |
                      UCP_EP_PARAM_FIELD_ERR_HANDLER,
        .address = (const ucp_address_t *) at,
        .err_mode = host->is_near(pe) ? UCP_ERR_HANDLING_MODE_NONE
                                      : UCP_ERR_HANDLING_MODE_PEER,
        .err_handler = {.cb = on_lost, .arg = p},
    };

    if (p == NULL)
        host->fatal("out of memory for a connection to PE %d", pe);
    p->pe = pe;
    p->channel = c;
    for (int i = 0; i < 2; i++)
        p->count[i] = (struct count){.peer = p, .under_way = &c->under_way[i]};
    if (!is_card(card, size, &head))
        host->fatal("what PE %d says about itself makes no sense", pe);
    check_peer(ucp_ep_create(c->worker, &params, &p->ep), "ucp_ep_create", pe);
    at += head.address_size;
    memcpy(p->base, head.base, sizeof p->base);
    for (int i = 0; i < AREAS; i++) {
        if (head.key_size[i] == 0)
            continue;
        check(ucp_ep_rkey_unpack(p->ep, at, &p->key[i]), "ucp_ep_rkey_unpack");
        at += head.key_size[i];
    }
    free(card);
    __atomic_store_n(&p->made, true, __ATOMIC_RELEASE);
    return p;
}

static struct peer *meet(struct sma_channel *c, int pe)
{
    pthread_mutex_lock(&meeting);
    if (c->peers[pe] == NULL)
        __atomic_store_n(&c->peers[pe], make_peer(c, pe), __ATOMIC_RELEASE);
    pthread_mutex_unlock(&meeting);
    return c->peers[pe];
}

static inline struct peer *peer_of(struct sma_channel *c, int pe)
{
    struct peer *p = __atomic_load_n(&c->peers[pe], __ATOMIC_ACQUIRE);

    return p != NULL ? p : meet(c, pe);
}

/* --------------------------------------------------------------------- data */

/* The key for what lies at an offset of a part. */
static inline ucp_rkey_h key_for(const struct peer *p, int part, size_t offset)
{
    int area = part;

    if (part == SMA_DATA)
        for (int i = 1; i < host->pieces && offset >= host->piece[i].offset; i++)
            area = SMA_FAR_PARTS - 1 + i;
    return p->key[area];
}

/* After a transfer has been started: a quiet of another thread that is told of it
 * before would not wait for it, and say that it is complete. */
static inline void note_started(struct sma_channel *c)
{
    __atomic_fetch_add(&c->started, 1, __ATOMIC_RELAXED);
}

static void put(struct sma_channel *channel, int pe, int part,
                size_t offset, const void *source, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct sma_message m = {0};
    const ucp_request_param_t params = telling(&m);

    ucs_status_ptr_t request =
        ucp_put_nbx(p->ep, source, bytes, p->base[part] + offset, key_for(p, part, offset),
                    &params);

    note_started(p->channel);
    finish(p->channel, request, &m, pe, "ucp_put");
}

static void get(struct sma_channel *channel, int pe, int part,
                size_t offset, void *dest, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct sma_message m = {0};
    const ucp_request_param_t params = telling(&m);

    finish(p->channel,
           ucp_get_nbx(p->ep, dest, bytes, p->base[part] + offset,
                       key_for(p, part, offset), &params),
           &m, pe, "ucp_get");
}

/* A look: whoever comes last, the one who looks or the answer, frees it. */
struct look {
    ucs_status_t status;
    bool given;
    bool one_is_gone;
    uint64_t data[];
};

static void leave_look(struct look *l)
{
    if (__atomic_exchange_n(&l->one_is_gone, true, __ATOMIC_ACQ_REL))
        free(l);
}

static void on_looked(void *request, ucs_status_t status, void *data)
{
    struct look *l = data;

    (void) __atomic_load_n(&l->given, __ATOMIC_ACQUIRE);
    ucp_request_free(request);
    l->status = status;
    leave_look(l);
}

static bool look(int pe, int part, size_t offset, void *dest, size_t bytes,
                 int milliseconds)
{
    struct peer *p = peer_of(&main_channel, pe);
    const struct timespec rest = {.tv_nsec = 20000};
    struct look *l = calloc(1, sizeof *l + bytes);
    ucp_request_param_t params = {
        .op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = on_looked,
        .user_data = l,
    };
    ucs_status_ptr_t request;
    struct timespec start, now;
    bool there;

    if (l == NULL)
        return false;
    __atomic_store_n(&l->given, true, __ATOMIC_RELEASE);
    request = ucp_get_nbx(p->ep, l->data, bytes, p->base[part] + offset,
                          key_for(p, part, offset), &params);
    if (!UCS_PTR_IS_PTR(request)) {
        l->status = UCS_PTR_STATUS(request);
        l->one_is_gone = true;
    }
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (;;) {
        there = __atomic_load_n(&l->one_is_gone, __ATOMIC_ACQUIRE);
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (there || (now.tv_sec - start.tv_sec) * 1000 +
                             (now.tv_nsec - start.tv_nsec) / 1000000 >=
                         milliseconds)
            break;
        if (!progress())
            nanosleep(&rest, NULL);
    }
    there = there && l->status == UCS_OK;
    if (there)
        memcpy(dest, l->data, bytes);
    leave_look(l);
    return there;
}

static void put_nbi(struct sma_channel *channel, int pe, int part,
                    size_t offset, const void *source, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    const ucp_request_param_t params = counting(p);

    leave(ucp_put_nbx(p->ep, source, bytes, p->base[part] + offset,
                      key_for(p, part, offset), &params),
          "ucp_put", &params);
    note_started(p->channel);
}

static void get_nbi(struct sma_channel *channel, int pe, int part,
                    size_t offset, void *dest, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    const ucp_request_param_t params = counting(p);

    leave(ucp_get_nbx(p->ep, dest, bytes, p->base[part] + offset,
                      key_for(p, part, offset), &params),
          "ucp_get", &params);
}

static uint64_t amo(struct sma_channel *channel, int pe, int part,
                    size_t offset, size_t bytes, enum sma_amo op,
                    uint64_t value, uint64_t cond)
{
    static const ucp_atomic_op_t ops[] = {
        [SMA_AMO_SWAP] = UCP_ATOMIC_OP_SWAP,
        [SMA_AMO_CSWAP] = UCP_ATOMIC_OP_CSWAP,
        [SMA_AMO_ADD] = UCP_ATOMIC_OP_ADD,
        [SMA_AMO_AND] = UCP_ATOMIC_OP_AND,
        [SMA_AMO_OR] = UCP_ATOMIC_OP_OR,
        [SMA_AMO_XOR] = UCP_ATOMIC_OP_XOR,
    };
    struct peer *p = peer_of(channel_of(channel), pe);
    struct sma_message m = {0};
    ucp_request_param_t params = telling(&m);
    /* of a compare-and-swap the reply buffer holds the value to store */
    uint64_t reply, operand;

    sma_word_store(&reply, bytes, value);
    sma_word_store(&operand, bytes, op == SMA_AMO_CSWAP ? cond : value);
    params.op_attr_mask |= UCP_OP_ATTR_FIELD_DATATYPE |
                           UCP_OP_ATTR_FIELD_REPLY_BUFFER;
    params.datatype = ucp_dt_make_contig(bytes);
    params.reply_buffer = &reply;
    finish(p->channel,
           ucp_atomic_op_nbx(p->ep, ops[op], &operand, 1,
                             p->base[part] + offset, key_for(p, part, offset),
                             &params),
           &m, pe, "ucp_atomic_op");
    return sma_word_load(&reply, bytes);
}

/* A put of a word: what UCX may still read and write after the call. */
struct word {
    struct count *count;
    uint64_t value, before;
};

static void on_word_done(void *request, ucs_status_t status, void *data)
{
    struct word *w = data;
    struct count *count = w->count;

    free(w);
    on_one_less(request, status, count);
}

/* Puts of words that may be under way at a time: each has a request of UCX. */
enum { MOST_WORDS = 4096 };

/* As a swap, because UCX has no atomic store. */
static void put_word(struct sma_channel *channel, int pe, int part,
                     size_t offset, const void *source, size_t bytes)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    struct word *w = malloc(sizeof *w);
    const ucp_request_param_t counted = counting(p);
    ucp_request_param_t params = counted;
    ucs_status_ptr_t request;
    uint32_t turns = 0;

    if (w == NULL)
        host->fatal("out of memory for a put to PE %d", pe);
    w->count = counted.user_data;
    memcpy(&w->value, source, bytes);
    params.op_attr_mask |= UCP_OP_ATTR_FIELD_DATATYPE |
                           UCP_OP_ATTR_FIELD_REPLY_BUFFER;
    params.cb.send = on_word_done;
    params.user_data = w;
    params.datatype = ucp_dt_make_contig(bytes);
    params.reply_buffer = &w->before;
    request = ucp_atomic_op_nbx(p->ep, UCP_ATOMIC_OP_SWAP, &w->value, 1,
                                p->base[part] + offset, p->key[part], &params);
    if (!UCS_PTR_IS_PTR(request))
        free(w);
    leave(request, "ucp_atomic_op", &counted);
    while (requests_under_way(p->channel) > MOST_WORDS) {
        progress_channel(p->channel);
        host->idle(pe, &turns);
    }
}

/* No request of the even epochs, or of the odd ones, is under way. */
static bool none_under_way(struct sma_channel *c, uint64_t epoch)
{
    return __atomic_load_n(&c->under_way[epoch % 2], __ATOMIC_ACQUIRE) == 0;
}

/*
 * Waits for the requests that were started before, also by other threads; those
 * that are started meanwhile may go on for ever.
 *
 * Epoch e+1 begins when no request of epoch e-1 is under way any more: from then
 * on the count of e only falls.  A thread that counts may have read the epoch
 * long ago, so a request may stand in either count, and both must have been seen
 * to be zero since the wait began.  That is so, too, when another thread's quiet
 * has gone on by three epochs: the first step may have been decided before.
 */
static void wait_for_requests(struct sma_channel *c)
{
    uint64_t first = __atomic_load_n(&c->epoch, __ATOMIC_ACQUIRE), e = first;
    bool even = none_under_way(c, 0), odd = none_under_way(c, 1);
    uint32_t turns = 0;

    while (!(even && odd) && e - first < 3) {
        progress_channel(c);
        host->idle(-1, &turns);
        e = __atomic_load_n(&c->epoch, __ATOMIC_ACQUIRE);
        if (none_under_way(c, e + 1))
            __atomic_compare_exchange_n(&c->epoch, &e, e + 1, false,
                                        __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
        even = even || none_under_way(c, 0);
        odd = odd || none_under_way(c, 1);
    }
}

static void quiet(struct sma_channel *channel)
{
    struct sma_channel *c = channel_of(channel);
    struct sma_message m = {0};
    const ucp_request_param_t params = telling(&m);
    uint64_t up_to = __atomic_load_n(&c->started, __ATOMIC_RELAXED);

    wait_for_requests(c);
    if (__atomic_load_n(&c->completed, __ATOMIC_ACQUIRE) >= up_to)
        return;
    finish(c, ucp_worker_flush_nbx(c->worker, &params), &m, -1,
           "ucp_worker_flush");
    /* two threads may both get here; what is said too low costs a flush */
    __atomic_store_n(&c->completed, up_to, __ATOMIC_RELEASE);
}

/* Starts to flush the endpoint of a peer; m tells whether it is done.  Once the
 * request is given to UCX, m->done is on_done's, which the thread may call before
 * ucp_ep_flush_nbx returns. */
static void start_flush(struct peer *p, struct sma_message *m)
{
    const ucp_request_param_t params = telling(m);

    if (p == NULL || !UCS_PTR_IS_PTR(ucp_ep_flush_nbx(p->ep, &params)))
        m->done = true;
}

/* Flushes the endpoints one by one, and looks which of them do not end. */
static int find_silent(void)
{
    size_t n = (size_t) host->n, i = 0;
    /* not freed: the job ends before the last of them */
    struct sma_message *m = calloc(n * (size_t) (SMA_MAX_CHANNELS + 1), sizeof *m);

    if (m == NULL)
        return -1;
    for (struct sma_channel *c = &main_channel; c != NULL; c = next_channel(c))
        for (int pe = 0; pe < host->n; pe++)
            start_flush(__atomic_load_n(&c->peers[pe], __ATOMIC_ACQUIRE),
                        &m[i++]);
    for (int k = 0; k < 1000; k++)
        progress_and_rest();
    for (size_t k = 0; k < i; k++)
        if (!__atomic_load_n(&m[k].done, __ATOMIC_ACQUIRE))
            return (int) (k % n);
    return -1;
}

/* ----------------------------------------------------------------- messages */

static struct sma_message *new_message(int pe, size_t *got)
{
    struct sma_message *m = malloc(sizeof *m);

    if (m == NULL)
        host->fatal("out of memory for a message");
    *m = (struct sma_message){.got = got, .pe = pe};
    return m;
}

static struct sma_message *send_message(int pe, uint64_t tag,
                                        const void *source, size_t bytes)
{
    struct sma_message *m = new_message(pe, NULL);
    const ucp_request_param_t params = telling(m);
    ucs_status_ptr_t request = ucp_tag_send_nbx(peer_of(&main_channel, pe)->ep,
                                                source, bytes, tag, &params);

    if (UCS_PTR_IS_PTR(request))
        return m;
    free(m);
    check_peer(UCS_PTR_STATUS(request), "ucp_tag_send", pe);
    return NULL;
}

/* How much was sent is told also when there was no room for it. */
static void on_received(void *request, ucs_status_t status,
                        const ucp_tag_recv_info_t *info, void *data)
{
    struct sma_message *m = data;

    (void) __atomic_load_n(&m->given, __ATOMIC_ACQUIRE);
    *m->got = info->length;
    on_done(request, status == UCS_ERR_MESSAGE_TRUNCATED ? UCS_OK : status,
            data);
}

static struct sma_message *receive_message(uint64_t tag, void *dest,
                                           size_t bytes, size_t *got_p)
{
    struct sma_message *m = new_message(-1, got_p);
    ucp_request_param_t params = telling(m);
    ucs_status_ptr_t request;

    /* what recv_info tells of a receive that is complete at once is not always
     * filled in, so it is always learnt from the callback */
    params.op_attr_mask |= UCP_OP_ATTR_FLAG_NO_IMM_CMPL;
    params.cb.recv = on_received;
    request = ucp_tag_recv_nbx(main_channel.worker, dest, bytes, tag, UINT64_MAX, &params);
    if (UCS_PTR_IS_ERR(request))
        check(UCS_PTR_STATUS(request), "ucp_tag_recv");
    return m;
}

static bool is_done(struct sma_message *m)
{
    if (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE)) {
        progress();
        if (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE))
            return false;
    }
    check_peer(m->status, "a message between PEs", m->pe);
    free(m);
    return true;
}

static bool is_busy(void)
{
    for (struct sma_channel *c = &main_channel; c != NULL; c = next_channel(c))
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
    .serve = serve,
    .disconnect = disconnect,
    .stop = stop,
    .open = open_channel,
    .close = close_channel,
    .put = put,
    .get = get,
    .look = look,
    .put_nbi = put_nbi,
    .get_nbi = get_nbi,
    .amo = amo,
    .put_word = put_word,
    .quiet = quiet,
    .progress = progress,
    .busy = is_busy,
    .nap = nap,
    .find_silent = find_silent,
    .send = send_message,
    .receive = receive_message,
    .done = is_done,
    .describe = describe,
};
