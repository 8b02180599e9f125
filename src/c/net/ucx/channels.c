/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Channels and peers.  Each channel has a worker of UCX.  A channel makes an
 * endpoint and the remote keys of a peer when it first reaches that peer.  All
 * channels connect to the main channel of the peer, so that the address of a PE
 * holds one worker address only.
 */
#include "net/ucx/memory.h"
#include "shared/facts.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/statvfs.h>

/* Guards the two lists of channels, their number, and the entries of `peers`
 * of each channel while they are made; next_channel and peer_of read without
 * it.  It is taken before the locks of UCX, and before the mutex of
 * boot/nodes.c, which client->address takes; never in a callback of UCX,
 * which runs with a lock of UCX held. */
static pthread_mutex_t peers_mutex = PTHREAD_MUTEX_INITIALIZER;

/* At most SMA_MAX_CHANNELS channels follow the main one in its list.  A
 * channel that was closed is kept, and opened again: its connections take
 * long to make. */
static struct sma_channel *free_channels;
static int channels; /* how many follow the main one */

/* What UCX takes of /dev/shm for a PE. */
enum { SHM_OF_PE = 16 << 20 };

/* Descriptors without which a connection cannot be made. */
enum { TO_CONNECT = 2 };

/* All channels by their numbers.  A callback of UCX reads it: a pointer is
 * stored with release order when its channel is complete. */
static struct sma_channel *numbered[SMA_WIRE_CHANNELS] = {&sma_ucx_main};

struct sma_channel *sma_ucx_channel(unsigned number)
{
    /* pairs with the release in sma_ucx_open_channel */
    return number < SMA_WIRE_CHANNELS
               ? __atomic_load_n(&numbered[number], __ATOMIC_ACQUIRE)
               : NULL;
}

/* ----------------------------------------------------------------- channels */

/* May UCX use shared memory?  The user may have named its transports. */
static bool uses_shm(void)
{
    static const char *const shm[] = {"shm", "sm", "mm", "posix", "sysv",
                                      "xpmem", "all"};
    const char *names = getenv("UCX_TLS");

    if (names == NULL || *names == '^')
        return true;
    for (size_t i = 0; i < sizeof shm / sizeof *shm; i++)
        if (strstr(names, shm[i]) != NULL)
            return true;
    return false;
}

/* Ends the job if UCX cannot make what PEs of one host reach each other by because
 * /dev/shm is full. */
static void check_shm(const char *why)
{
    struct statvfs vfs;
    unsigned long long room = 0;

    if (statvfs("/dev/shm", &vfs) == 0)
        room = (unsigned long long) vfs.f_bavail * vfs.f_frsize;
    if (!sma_ucx_client->near_too || !uses_shm() || room >= 2 * SHM_OF_PE)
        return;
    sma_ucx_client->fatal("UCX: ucp_worker_create: %s; each PE of a host needs "
                          "about 16 MiB of /dev/shm, which has %llu MiB free; "
                          "set UCX_TLS=tcp or make /dev/shm larger (in docker: "
                          "--shm-size)",
                          why, room >> 20);
}

static ucs_status_t create_worker(struct sma_channel *c)
{
    const ucp_worker_params_t params = {
        .field_mask = UCP_WORKER_PARAM_FIELD_THREAD_MODE,
        .thread_mode =
            UCS_THREAD_MODE_MULTI, /* any thread, and that of thread.c */
    };
    sigset_t all, old;
    ucs_status_t status;

    /* a signal that ended the program here would leave a file of UCX in
     * /dev/shm */
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    status = ucp_worker_create(sma_ucx_context, &params, &c->worker);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    return status;
}

/* Makes a channel of a worker. */
static void fill_in(struct sma_channel *c)
{
    struct epoll_event event = {.events = EPOLLIN};

    sma_ucx_check(ucp_worker_get_efd(c->worker, &c->fd), "ucp_worker_get_efd");
    if (epoll_ctl(sma_ucx_any_fd, EPOLL_CTL_ADD, c->fd, &event) != 0)
        sma_ucx_client->fatal("epoll_ctl: %s", strerror(errno));
    c->peers = calloc((size_t) sma_ucx_client->n, sizeof *c->peers);
    if (c->peers == NULL)
        sma_ucx_client->fatal("out of memory for %d PEs", sma_ucx_client->n);
    pthread_mutex_init(&c->lock, NULL);
}

void sma_ucx_open_main(void)
{
    static const char call[] = "ucp_worker_create";
    ucs_status_t status = create_worker(&sma_ucx_main);

    if (status != UCS_OK) {
        sma_ucx_check_files(call, TO_CONNECT);
        check_shm(ucs_status_string(status));
    }
    sma_ucx_check(status, call);
    fill_in(&sma_ucx_main);
}

/* A new channel, or NULL where descriptors or memory are short: contexts may share
 * the main one. */
static struct sma_channel *new_channel(void)
{
    struct sma_channel *c;

    if (channels >= SMA_MAX_CHANNELS || !sma_ucx_may_open(channels + 1) ||
        (c = calloc(1, sizeof *c)) == NULL)
        return NULL;
    if (create_worker(c) != UCS_OK) {
        free(c);
        return NULL;
    }
    fill_in(c);
    c->number = (uint16_t) ++channels;
    return c;
}

struct sma_channel *sma_ucx_open_channel(void)
{
    struct sma_channel *c;

    pthread_mutex_lock(&peers_mutex);
    c = free_channels;
    if (c != NULL) {
        free_channels = c->next_free;
        __atomic_store_n(&c->closed, false, __ATOMIC_RELAXED);
        sma_ucx_wake();
    } else if ((c = new_channel()) != NULL) {
        /* pairs with the acquire in sma_ucx_channel */
        __atomic_store_n(&numbered[c->number], c, __ATOMIC_RELEASE);
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

void sma_ucx_close_channel(struct sma_channel *c)
{
    if (c == &sma_ucx_main)
        return;
    __atomic_store_n(&c->closed, true, __ATOMIC_RELAXED);
    pthread_mutex_lock(&peers_mutex);
    c->next_free = free_channels;
    free_channels = c;
    pthread_mutex_unlock(&peers_mutex);
}

static struct sma_channel *urgent; /* NULL: not opened yet */

struct sma_channel *sma_ucx_urgent(void)
{
    /* pairs with the release below, of another thread */
    struct sma_channel *c = __atomic_load_n(&urgent, __ATOMIC_ACQUIRE), *mine;

    if (c != NULL)
        return c;
    mine = sma_ucx_open_channel();
    if (__atomic_compare_exchange_n(&urgent, &c, mine, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return mine;
    sma_ucx_close_channel(mine);
    return c;
}

bool sma_ucx_is_urgent(const struct sma_channel *c)
{
    return c != &sma_ucx_main &&
           c == __atomic_load_n(&urgent, __ATOMIC_RELAXED);
}

static void forget_keys(ucp_rkey_h *key, int n)
{
    for (int i = 0; i < n; i++)
        if (key[i] != NULL)
            ucp_rkey_destroy(key[i]);
}

/* Begins to close a connection.  The thread that serves peers may be about to
 * send an answer. */
static void begin_close(struct peer *p)
{
    ucp_request_param_t params = sma_ucx_awaited(&p->closing);

    forget_keys(p->key, AREAS);
    forget_keys(p->piece_key, pieces_of_heap());
    pthread_mutex_lock(&p->channel->lock);
    /* an error means that the other side has closed first */
    if (!UCS_PTR_IS_PTR(ucp_ep_close_nbx(p->ep, &params)))
        p->closing.done = true;
    p->ep = NULL;
    pthread_mutex_unlock(&p->channel->lock);
}

/* A close takes a round trip or more, so all of them are under way together. */
void sma_ucx_disconnect(void)
{
    for (struct sma_channel *c = &sma_ucx_main; c != NULL; c = next_channel(c))
        for (int i = 0; i < sma_ucx_client->n; i++)
            if (c->peers[i] != NULL)
                begin_close(c->peers[i]);
    for (struct sma_channel *c = &sma_ucx_main; c != NULL; c = next_channel(c))
        for (int i = 0; i < sma_ucx_client->n; i++) {
            uint32_t turns = 0;

            /* the acquire pairs with the release in sma_ucx_on_done */
            while (c->peers[i] != NULL &&
                   !__atomic_load_n(&c->peers[i]->closing.done,
                                    __ATOMIC_ACQUIRE)) {
                sma_ucx_progress_channel(c);
                sma_ucx_client->idle(c, i, &turns);
            }
        }
}

static void destroy_channel(struct sma_channel *c)
{
    ucp_worker_destroy(c->worker);
    pthread_mutex_destroy(&c->lock);
    for (int i = 0; i < sma_ucx_client->n; i++)
        free(c->peers[i]);
    free(c->peers);
    if (c != &sma_ucx_main)
        free(c);
}

void sma_ucx_destroy_channels(void)
{
    for (struct sma_channel *c = &sma_ucx_main, *next; c != NULL; c = next) {
        next = c->next;
        destroy_channel(c);
    }
    sma_ucx_main = (struct sma_channel){0};
    urgent = NULL;
    free_channels = NULL;
    memset(numbered + 1, 0, sizeof numbered - sizeof numbered[0]);
    channels = 0;
}

/* -------------------------------------------------------------------- peers */

static void on_lost(void *arg, ucp_ep_h ep, ucs_status_t status)
{
    (void) ep;
    sma_ucx_check_files(ucs_status_string(status), TO_CONNECT);
    sma_ucx_client->lost(((const struct peer *) arg)->pe,
                         ucs_status_string(status));
}

uint64_t sma_ucx_seal_address(int pe, const char *address, size_t bytes)
{
    const size_t skip = offsetof(struct address_head, address_size);
    const uint64_t parts[] = {
        (uint64_t) pe, sma_wire_seal(&sma_ucx_job, SMA_WIRE_FOR_ADDRESS,
                                     address + skip, bytes - skip)};

    return sma_wire_seal(&sma_ucx_job, SMA_WIRE_FOR_ADDRESS, parts,
                         sizeof parts);
}

/* Is an address what PE pe has made, and as long as its head says?  *head_p
 * becomes a copy of the head. */
static bool is_address(int pe, const char *address, size_t size,
                       struct address_head *head_p)
{
    size_t all = sizeof *head_p;

    if (size < all)
        return false;
    memcpy(head_p, address, sizeof *head_p);
    all += head_p->address_size;
    for (int i = 0; i < AREAS; i++)
        all += head_p->key_size[i];
    return all == size && head_p->seal == sma_ucx_seal_address(pe, address, size);
}

static struct peer *make_peer(struct sma_channel *c, int pe)
{
    struct peer *p = calloc(1, sizeof *p + (size_t) pieces_of_heap() *
                                               sizeof p->piece_key[0]);
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
    sma_ucx_check_files("ucp_ep_create", TO_CONNECT);
    p->pe = pe;
    p->channel = c;
    p->tag = sma_wire_tag(&sma_ucx_job, sma_ucx_job.me, (uint32_t) pe);
    p->coll_mask = sma_ucx_coll_mask(pe);
    for (int i = 0; i < 2; i++)
        p->count[i].under_way = &c->requests.under_way[i];
    if (!is_address(pe, address, size, &head))
        sma_ucx_client->fatal("the data that PE %d has published about itself "
                              "is not valid",
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
