/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Channels and peers.  Each channel has a lane of the wire.  A channel makes a
 * link and the remote keys of a peer when it first reaches that peer.  All
 * channels connect to the main channel of the peer, so that the address of a PE
 * is that of one lane only.
 */
#include "net/protocol.h"

#include "boot/boot.h"

/* Guards the two lists of channels, their number, and the entries of `peers`
 * of each channel while they are made; next_channel and peer_of read without
 * it.  It is taken before the locks of the wire, and before the mutex of
 * boot/nodes.c, which sma_nodes_address takes; never in a callback of the wire,
 * which runs with a lock of the wire held. */
static pthread_mutex_t peers_mutex = PTHREAD_MUTEX_INITIALIZER;

/* Contexts have at most SMA_MAX_CHANNELS channels, and no more than the wire has lanes
 * for; further contexts share them.  A channel that was closed is kept, and opened
 * again: its connections take long to make. */
static struct sma_channel *free_channels;
/* How many follow the main one, of contexts and `urgent`. */
static int channels;

/* All channels by their numbers.  A callback of the wire reads it: a pointer is
 * stored with release order when its channel is complete. */
static struct sma_channel *numbered[SMA_FORMAT_CHANNELS] = {&sma_net_main};

struct sma_channel sma_net_main;

struct sma_channel *sma_net_channel(unsigned number)
{
    /* pairs with the release in sma_net_open_channel */
    return number < SMA_FORMAT_CHANNELS
               ? __atomic_load_n(&numbered[number], __ATOMIC_ACQUIRE)
               : NULL;
}

/* ----------------------------------------------------------------- channels */

/* Makes a channel of a lane. */
static void fill_in(struct sma_channel *c)
{
    c->fd = sma_net.wire->descriptor(c->lane);
    c->peers = calloc((size_t) sma_net_host.n, sizeof *c->peers);
    if (c->peers == NULL)
        sma_net_no_memory("for %d PEs", sma_net_host.n);
    pthread_mutex_init(&c->lock, NULL);
}

void sma_net_open_main(void)
{
    sma_net_main.lane = sma_net.wire->open_lane();
    fill_in(&sma_net_main);
}

static struct sma_channel *urgent; /* NULL: not opened yet */

/* A new channel, or NULL where there are `most`, or descriptors or memory are short. */
static struct sma_channel *new_channel(int most)
{
    struct sma_channel *c;

    if (channels >= most || !sma_net_may_open(channels + 1) ||
        (c = calloc(1, sizeof *c)) == NULL)
        return NULL;
    if ((c->lane = sma_net.wire->open_lane()) == NULL) {
        free(c);
        return NULL;
    }
    fill_in(c);
    c->number = (uint16_t) ++channels;
    return c;
}

/* The channel that the fewest contexts share, or the main one. */
static struct sma_channel *least_used(void)
{
    struct sma_channel *least = &sma_net_main;

    for (struct sma_channel *c = next_channel(least); c != NULL;
         c = next_channel(c))
        if (!sma_net_is_urgent(c) &&
            (least == &sma_net_main || c->users < least->users))
            least = c;
    return least;
}

static struct sma_channel *open_channel(bool for_context)
{
    bool asks = __atomic_load_n(&urgent, __ATOMIC_RELAXED) != NULL;
    int most = sma_net.wire->lanes + (asks || !for_context);
    struct sma_channel *c;

    pthread_mutex_lock(&peers_mutex);
    c = free_channels;
    if (c != NULL) {
        free_channels = c->next_free;
        __atomic_store_n(&c->closed, false, __ATOMIC_RELAXED);
        sma_net_wake();
    } else if ((c = new_channel(most)) != NULL) {
        /* pairs with the acquire in sma_net_channel */
        __atomic_store_n(&numbered[c->number], c, __ATOMIC_RELEASE);
        c->next = sma_net_main.next;
        /* pairs with the acquire in next_channel */
        __atomic_store_n(&sma_net_main.next, c, __ATOMIC_RELEASE);
        sma_net_wake();
    } else {
        c = for_context ? least_used() : &sma_net_main;
    }
    c->users++;
    pthread_mutex_unlock(&peers_mutex);
    return c;
}

struct sma_channel *sma_net_open_channel(void)
{
    return open_channel(true);
}

void sma_net_close_channel(struct sma_channel *c)
{
    if (c == &sma_net_main)
        return;
    pthread_mutex_lock(&peers_mutex);
    if (--c->users == 0) {
        __atomic_store_n(&c->closed, true, __ATOMIC_RELAXED);
        c->next_free = free_channels;
        free_channels = c;
    }
    pthread_mutex_unlock(&peers_mutex);
}

struct sma_channel *sma_net_urgent(void)
{
    /* pairs with the release below, of another thread */
    struct sma_channel *c = __atomic_load_n(&urgent, __ATOMIC_ACQUIRE), *mine;

    if (c != NULL)
        return c;
    mine = open_channel(false);
    if (__atomic_compare_exchange_n(&urgent, &c, mine, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return mine;
    sma_net_close_channel(mine);
    return c;
}

bool sma_net_is_urgent(const struct sma_channel *c)
{
    return c != &sma_net_main &&
           c == __atomic_load_n(&urgent, __ATOMIC_RELAXED);
}

static void forget_keys(struct sma_wire_key **key, int n)
{
    for (int i = 0; i < n; i++)
        if (key[i] != NULL)
            sma_net.wire->close_key(key[i]);
}

/* Begins to close a connection.  The thread that serves peers may be about to
 * send an answer. */
static void begin_close(struct peer *p)
{
    forget_keys(p->key, AREAS);
    forget_keys(p->piece_key, sma_net_heap_pieces());
    pthread_mutex_lock(&p->channel->lock);
    /* an error means that the other side has closed first */
    if (sma_net.wire->disconnect(p->link, sma_net_awaited(&p->closing)))
        p->closing.done = true;
    p->link = NULL;
    pthread_mutex_unlock(&p->channel->lock);
}

/* A close takes a round trip or more, so all of them are in flight together. */
void sma_net_disconnect(void)
{
    if (sma_net.wire == NULL)
        return;
    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        for (int i = 0; i < sma_net_host.n; i++)
            if (c->peers[i] != NULL)
                begin_close(c->peers[i]);
    for (struct sma_channel *c = &sma_net_main; c != NULL; c = next_channel(c))
        for (int i = 0; i < sma_net_host.n; i++) {
            uint32_t turns = 0;

            /* the acquire pairs with the release in on_done of progress.c */
            while (c->peers[i] != NULL &&
                   !__atomic_load_n(&c->peers[i]->closing.done,
                                    __ATOMIC_ACQUIRE)) {
                sma_silence_idle(c, i, &turns);
                sma_net_progress_channel(c);
            }
        }
}

static void destroy_channel(struct sma_channel *c)
{
    sma_net.wire->close_lane(c->lane);
    pthread_mutex_destroy(&c->lock);
    for (int i = 0; i < sma_net_host.n; i++)
        free(c->peers[i]);
    free(c->peers);
    if (c != &sma_net_main)
        free(c);
}

void sma_net_destroy_channels(void)
{
    for (struct sma_channel *c = &sma_net_main, *next; c != NULL; c = next) {
        next = c->next;
        destroy_channel(c);
    }
    sma_net_main = (struct sma_channel){0};
    urgent = NULL;
    free_channels = NULL;
    memset(numbered + 1, 0, sizeof numbered - sizeof numbered[0]);
    channels = 0;
}

/* ---------------------------------------------------------------- addresses */

enum { SETTING_BYTES = 16, FOUND_BYTES = 64 };

/* The address of a PE: this head, then the address of its main lane, then the
 * keys.  The wire does not compare the lengths of these, so the PE adds a MAC of
 * them. */
struct address_head {
    uint64_t mac; /* sma_format_mac of the PE's number and all that follows */
    uint32_t address_size;
    /* The name of the wire, its setting, and the kind of what it has found are the
     * same on all PEs. */
    char wire[8], setting[SETTING_BYTES], kind[SETTING_BYTES];
    char found[FOUND_BYTES];
    uint32_t key_size[AREAS]; /* 0: the area is empty */
    uint64_t base[SMA_REMOTE_REGIONS], slots;
};

uint64_t sma_net_address_mac(int pe, const char *address, size_t bytes)
{
    const size_t skip = offsetof(struct address_head, address_size);
    const uint64_t parts[] = {
        (uint64_t) pe, sma_format_mac(&sma_net_job, SMA_FORMAT_FOR_ADDRESS,
                                      address + skip, bytes - skip)};

    return sma_format_mac(&sma_net_job, SMA_FORMAT_FOR_ADDRESS, parts,
                          sizeof parts);
}

/* Writes what other PEs compare with theirs. */
static void write_facts(struct address_head *head)
{
    const struct sma_wire_facts *facts = &sma_net_facts;

    strncpy(head->wire, sma_net_network, sizeof head->wire - 1);
    if (facts->setting != NULL)
        strncpy(head->setting, facts->setting, sizeof head->setting - 1);
    if (facts->kind != NULL) {
        strncpy(head->kind, facts->kind, sizeof head->kind - 1);
        strncpy(head->found, facts->found, sizeof head->found - 1);
    }
}

void *sma_net_address(size_t *bytes_p)
{
    struct address_head head = {0};
    size_t address_size, size, n;
    void *address = sma_net.wire->address(&address_size);
    void *key[AREAS] = {NULL};
    char *all, *at;

    write_facts(&head);
    head.address_size = (uint32_t) address_size;
    size = sizeof head + address_size;
    sma_net_register_areas();
    for (int i = 0; i < SMA_REMOTE_REGIONS; i++)
        head.base[i] = (uint64_t) sma_net_reached.region[i].base;
    head.slots = (uint64_t) (uintptr_t) sma_net_slots(&n);
    for (int i = 0; i < AREAS; i++) {
        key[i] = sma_net_pack_area(i, &n);
        head.key_size[i] = (uint32_t) n;
        size += n;
    }
    all = malloc(size);
    if (all == NULL)
        sma_net_no_memory("for %d PEs", sma_net_host.n);
    at = (char *) memcpy(all, &head, sizeof head) + sizeof head;
    at = (char *) memcpy(at, address, address_size) + address_size;
    for (int i = 0; i < AREAS; i++)
        if (key[i] != NULL) {
            memcpy(at, key[i], head.key_size[i]);
            at += head.key_size[i];
            free(key[i]);
        }
    head.mac = sma_net_address_mac(sma_net_host.me, all, size);
    memcpy(all, &head, sizeof head);
    free(address);
    *bytes_p = size;
    return all;
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
    return all == size && head_p->mac == sma_net_address_mac(pe, address, size);
}

/* A setting must be the same on this PE and PE pe. */
static void check_same(const char *what, int pe, const char *mine,
                       const char *theirs, size_t bytes)
{
    int me = sma_net_host.me;
    bool first = me < pe;

    if (strncmp(mine, theirs, bytes) != 0)
        sma_fatal(NULL,
                  "%s is %s on PE %d but %.*s on PE %d; it must "
                  "be the same on all PEs",
                  what, first ? mine : theirs, first ? me : pe, (int) bytes,
                  first ? theirs : mine, first ? pe : me);
}

/* What this PE and PE pe have found on their hosts must be of one kind.  The user has
 * set nothing that differs: a NIC may be missing, or its link may be down. */
static void check_found(int pe, const struct address_head *head)
{
    const struct sma_wire_facts *mine = &sma_net_facts;
    int me = sma_net_host.me;
    bool first = me < pe;
    char theirs[FOUND_BYTES] = "";

    if (mine->kind == NULL ||
        strncmp(mine->kind, head->kind, sizeof head->kind - 1) == 0)
        return;
    memcpy(theirs, head->found, sizeof theirs - 1);
    sma_fatal(NULL, "PE %d found %s on its host but PE %d found %s; %s",
              first ? me : pe, first ? mine->found : theirs, first ? pe : me,
              first ? theirs : mine->found,
              sma_net.wire->advice(SMA_WIRE_OTHER_FOUND));
}

static void check_settings(int pe, const struct address_head *head)
{
    check_same("SHMEM_TRANSPORT", pe, sma_net_network, head->wire,
               sizeof head->wire - 1);
    if (sma_net_facts.setting != NULL)
        check_same(sma_net_facts.variable, pe, sma_net_facts.setting,
                   head->setting, sizeof head->setting - 1);
    check_found(pe, head);
}

/* -------------------------------------------------------------------- peers */

static struct peer *make_peer(struct sma_channel *c, int pe)
{
    struct peer *p = calloc(1, sizeof *p + (size_t) sma_net_heap_pieces() *
                                               sizeof p->piece_key[0]);
    struct address_head head;
    size_t size;
    char *address = sma_nodes_address(pe, &size), *at = address + sizeof head;

    if (p == NULL)
        sma_net_no_memory("for a connection to PE %d", pe);
    p->pe = pe;
    p->channel = c;
    p->tag = sma_format_tag(&sma_net_job, sma_net_job.me, (uint32_t) pe);
    p->coll_mask = sma_net_coll_mask(pe);
    for (int i = 0; i < 2; i++) {
        p->count[i].op.done = sma_net_on_counted;
        p->count[i].in_flight = &c->requests.in_flight[i];
    }
    if (!is_address(pe, address, size, &head))
        sma_fatal(NULL,
                  "the data that PE %d has published about itself "
                  "is not valid",
                  pe);
    check_settings(pe, &head);
    p->link = sma_net.wire->connect(c->lane, pe, at, head.address_size);
    sma_net_learn_path(p);
    at += head.address_size;
    memcpy(p->base, head.base, sizeof p->base);
    p->slots = head.slots;
    for (int i = 0; i < AREAS; i++) {
        if (head.key_size[i] == 0)
            continue;
        p->key[i] = sma_net.wire->open_key(p->link, at, head.key_size[i]);
        at += head.key_size[i];
    }
    free(address);
    /* pairs with the acquire in sma_net_on_counted */
    for (int i = 0; i < 2; i++)
        __atomic_store_n(&p->count[i].peer, p, __ATOMIC_RELEASE);
    return p;
}

struct peer *sma_net_connect(struct sma_channel *c, int pe)
{
    pthread_mutex_lock(&peers_mutex);
    /* pairs with the acquire in peer_of */
    if (c->peers[pe] == NULL)
        __atomic_store_n(&c->peers[pe], make_peer(c, pe), __ATOMIC_RELEASE);
    pthread_mutex_unlock(&peers_mutex);
    return c->peers[pe];
}
