/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The wire over libfabric: memory, lanes, which are endpoints with a completion
 * queue, links, which are addresses, the start of operations, and the table.
 */
#include "net/ofi/ofi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sma_wire_lane *sma_ofi_main;

/* ------------------------------------------------------------------- memory */

static struct sma_wire_memory *memories;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of memories */

static bool has_mode(int bit)
{
    return (sma_ofi_info->domain_attr->mr_mode & bit) != 0;
}

static struct fid_mr *register_memory(void *base, size_t bytes, uint64_t access)
{
    static uint64_t next_key; /* where the provider makes none */
    struct fid_mr *mr;

    sma_ofi_check(fi_mr_reg(sma_ofi_domain, base, bytes, access, 0,
                            __atomic_add_fetch(&next_key, 1, __ATOMIC_RELAXED),
                            0, &mr, NULL),
                  "fi_mr_reg");
    if (has_mode(FI_MR_ENDPOINT)) {
        sma_ofi_check(fi_mr_bind(mr, &sma_ofi_main->ep->fid, 0), "fi_mr_bind");
        sma_ofi_check(fi_mr_enable(mr), "fi_mr_enable");
    }
    return mr;
}

static void *find_memory(const void *data, size_t bytes)
{
    const char *at = data;
    void *desc = NULL;

    pthread_mutex_lock(&lock);
    for (struct sma_wire_memory *m = memories; m != NULL; m = m->next)
        if (at >= m->base && bytes <= m->bytes &&
            (size_t) (at - m->base) <= m->bytes - bytes) {
            desc = fi_mr_desc(m->mr);
            break;
        }
    pthread_mutex_unlock(&lock);
    return desc;
}

static struct sma_wire_memory *add_memory(void *base, size_t bytes)
{
    struct sma_wire_memory *m = sma_ofi_calloc(1, sizeof *m);

    m->base = base;
    m->bytes = bytes;
    m->mr = register_memory(base, bytes,
                            FI_REMOTE_READ | FI_REMOTE_WRITE | FI_READ |
                                FI_WRITE | FI_SEND | FI_RECV);
    pthread_mutex_lock(&lock);
    m->next = memories;
    memories = m;
    pthread_mutex_unlock(&lock);
    return m;
}

static void drop_memory(struct sma_wire_memory *memory)
{
    struct sma_wire_memory **at = &memories;

    pthread_mutex_lock(&lock);
    while (*at != memory)
        at = &(*at)->next;
    *at = memory->next;
    pthread_mutex_unlock(&lock);
    fi_close(&memory->mr->fid);
    free(memory);
}

static void *make_key(struct sma_wire_memory *memory, size_t *bytes_p)
{
    struct sma_wire_key *key = sma_ofi_calloc(1, sizeof *key);

    key->key = fi_mr_key(memory->mr);
    /* without virtual addresses they count from the beginning of the memory */
    key->base = has_mode(FI_MR_VIRT_ADDR) ? 0 : (uintptr_t) memory->base;
    *bytes_p = sizeof *key;
    return key;
}

static struct sma_wire_key *open_key(struct sma_wire_link *link,
                                     const void *key, size_t bytes)
{
    struct sma_wire_key *opened = sma_ofi_calloc(1, sizeof *opened);

    (void) link;
    if (bytes != sizeof *opened)
        sma_ofi_host->fatal("libfabric: a key of %zu bytes", bytes);
    memcpy(opened, key, sizeof *opened);
    return opened;
}

static void close_key(struct sma_wire_key *key)
{
    free(key);
}

/* --------------------------------------------------------- lanes and links */

static void post_buffers(struct sma_wire_lane *lane)
{
    const size_t bytes = SMA_WIRE_MESSAGE;
    char *data = sma_ofi_calloc(SMA_OFI_RECEIVES, bytes);
    struct fid_mr *mr = NULL;

    lane->receives = sma_ofi_calloc(SMA_OFI_RECEIVES, sizeof *lane->receives);
    if ((sma_ofi_info->domain_attr->mr_mode & FI_MR_LOCAL) != 0)
        mr = register_memory(data, SMA_OFI_RECEIVES * bytes, FI_RECV);
    lane->receives[0].own = mr;
    for (int i = 0; i < SMA_OFI_RECEIVES; i++) {
        struct request *r = &lane->receives[i];

        r->kind = RECEIVE;
        r->lane = lane;
        r->data = data + (size_t) i * bytes;
        r->bytes = bytes;
        r->desc = mr != NULL ? fi_mr_desc(mr) : NULL;
        sma_ofi_post_receive(r);
    }
}

static int open_queue(struct sma_wire_lane *lane)
{
    struct fi_cq_attr attr = {.format = FI_CQ_FORMAT_TAGGED,
                              .wait_obj = FI_WAIT_FD};
    int status = fi_cq_open(sma_ofi_domain, &attr, &lane->cq, NULL);

    lane->fd = -1;
    if (status == 0 && fi_control(&lane->cq->fid, FI_GETWAIT, &lane->fd) == 0)
        return 0;
    lane->fd = -1;
    if (status == 0)
        fi_close(&lane->cq->fid);
    lane->cq = NULL;
    attr.wait_obj = FI_WAIT_NONE;
    return fi_cq_open(sma_ofi_domain, &attr, &lane->cq, NULL);
}

static int open_endpoint(struct sma_wire_lane *lane)
{
    struct fi_av_attr av = {.type = FI_AV_UNSPEC};
    int status = open_queue(lane);

    if (status == 0)
        status = fi_av_open(sma_ofi_domain, &av, &lane->av, NULL);
    if (status == 0)
        status = fi_endpoint(sma_ofi_domain, sma_ofi_info, &lane->ep, NULL);
    if (status == 0)
        status = fi_ep_bind(lane->ep, &lane->av->fid, 0);
    if (status == 0)
        status = fi_ep_bind(lane->ep, &lane->cq->fid, FI_TRANSMIT | FI_RECV);
    return status == 0 ? fi_enable(lane->ep) : status;
}

static void close_all(struct sma_wire_lane *lane)
{
    if (lane->ep != NULL)
        fi_close(&lane->ep->fid);
    if (lane->av != NULL)
        fi_close(&lane->av->fid);
    if (lane->cq != NULL)
        fi_close(&lane->cq->fid);
    pthread_mutex_destroy(&lane->lock);
    free(lane);
}

static struct sma_wire_lane *open_lane(void)
{
    struct sma_wire_lane *lane = sma_ofi_calloc(1, sizeof *lane);
    int status;

    pthread_mutex_init(&lane->lock, NULL);
    status = open_endpoint(lane);
    if (status != 0) {
        close_all(lane);
        if (sma_ofi_main == NULL) {
            sma_ofi_host->check_files("fi_endpoint", 2);
            sma_ofi_check(status, "fi_endpoint");
        }
        return NULL;
    }
    if (sma_ofi_main == NULL) {
        sma_ofi_main = lane;
        post_buffers(lane);
    }
    return lane;
}

static void close_lane(struct sma_wire_lane *lane)
{
    struct request *receives = lane->receives;

    for (struct sma_wire_link *l = lane->links, *next; l != NULL; l = next) {
        next = l->next;
        free(l);
    }
    if (lane == sma_ofi_main)
        sma_ofi_main = NULL;
    close_all(lane);
    if (receives != NULL) {
        if (receives[0].own != NULL)
            fi_close(&receives[0].own->fid);
        free(receives[0].data);
        free(receives);
    }
}

static int descriptor(struct sma_wire_lane *lane)
{
    return lane->fd;
}

static bool arm_lane(struct sma_wire_lane *lane)
{
    struct fid *fid = &lane->cq->fid;

    if (__atomic_load_n(&lane->waiting, __ATOMIC_RELAXED) > 0)
        return false;
    return lane->fd < 0 || fi_trywait(sma_ofi_fabric, &fid, 1) == 0;
}

static void *make_address(size_t *bytes_p)
{
    void *address;

    *bytes_p = 0;
    fi_getname(&sma_ofi_main->ep->fid, NULL, bytes_p);
    address = sma_ofi_calloc(1, *bytes_p + 1);
    sma_ofi_check(fi_getname(&sma_ofi_main->ep->fid, address, bytes_p),
                  "fi_getname");
    return address;
}

static struct sma_wire_link *connect_link(struct sma_wire_lane *lane, int pe,
                                          const void *address, size_t bytes)
{
    struct sma_wire_link *link = sma_ofi_calloc(1, sizeof *link);

    (void) bytes;
    link->lane = lane;
    link->pe = pe;
    sma_ofi_host->check_files("fi_av_insert", 2);
    if (fi_av_insert(lane->av, address, 1, &link->to, 0, NULL) != 1)
        sma_ofi_host->fatal("libfabric: fi_av_insert: the address of PE %d is "
                            "not valid",
                            pe);
    pthread_mutex_lock(&lane->lock);
    link->next = lane->links;
    lane->links = link;
    pthread_mutex_unlock(&lane->lock);
    return link;
}

/* Providers whose puts and gets the card does.  Others have them, too, but by the
 * target's processor, which libfabric does not tell. */
static void tell_way(struct sma_wire_link *link, struct sma_wire_way *way)
{
    static const char *const cards[] = {"verbs", "cxi"};
    const char *name = sma_ofi_info->fabric_attr->prov_name;

    (void) link;
    *way = (struct sma_wire_way){.text = name};
    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++)
        if (strncmp(name, cards[i], strlen(cards[i])) == 0)
            way->puts = way->gets = true;
}

/* --------------------------------------------------------------- operations */

static struct request *make(enum kind kind, struct sma_wire_lane *lane,
                            struct sma_wire_op *op, const void *data,
                            size_t bytes)
{
    struct request *r = sma_ofi_calloc(1, sizeof *r);

    r->kind = kind;
    r->lane = lane;
    r->op = op;
    r->data = (void *) (uintptr_t) data;
    r->bytes = bytes;
    if (!has_mode(FI_MR_LOCAL) || bytes == 0)
        return r;
    r->desc = find_memory(data, bytes);
    if (r->desc == NULL) {
        r->own = register_memory(r->data, bytes,
                                 FI_READ | FI_WRITE | FI_SEND | FI_RECV);
        r->desc = fi_mr_desc(r->own);
    }
    return r;
}

static struct request *make_rma(enum kind kind, struct sma_wire_link *link,
                                const struct sma_wire_key *key, uint64_t at,
                                const void *data, size_t bytes,
                                struct sma_wire_op *op)
{
    struct request *r = make(kind, link->lane, op, data, bytes);

    r->link = link;
    r->key = key->key;
    r->at = at - key->base;
    return r;
}

static bool send_message(struct sma_wire_link *link, const void *data,
                         size_t bytes, struct sma_wire_op *op)
{
    struct request *r = make(SEND, link->lane, op, data, bytes);

    r->link = link;
    sma_ofi_start(r);
    return false;
}

static bool put(struct sma_wire_link *link, struct sma_wire_key *key,
                uint64_t at, const void *source, size_t bytes,
                struct sma_wire_op *op)
{
    sma_ofi_start(make_rma(PUT, link, key, at, source, bytes, op));
    return false;
}

static bool get(struct sma_wire_link *link, struct sma_wire_key *key,
                uint64_t at, void *dest, size_t bytes, struct sma_wire_op *op)
{
    sma_ofi_start(make_rma(GET, link, key, at, dest, bytes, op));
    return false;
}

static bool do_atomic(struct sma_wire_link *link, struct sma_wire_key *key,
                      uint64_t at, struct sma_wire_atomic *a,
                      struct sma_wire_op *op)
{
    struct request *r = make_rma(ATOMIC, link, key, at, a, sizeof *a, op);

    r->atomic = a;
    sma_ofi_start(r);
    return false;
}

static bool send_tagged(struct sma_wire_link *link, uint64_t tag,
                        const void *data, size_t bytes, struct sma_wire_op *op)
{
    struct request *r = make(SEND_TAGGED, link->lane, op, data, bytes);

    r->link = link;
    r->tag = tag;
    sma_ofi_start(r);
    return false;
}

static void receive_tagged(uint64_t tag, void *dest, size_t bytes,
                           struct sma_wire_receive *receive)
{
    struct request *r =
        make(RECEIVE_TAGGED, sma_ofi_main, &receive->op, dest, bytes);

    r->tag = tag;
    sma_ofi_post_receive(r);
}

static bool flush(struct sma_wire_link *link, struct sma_wire_op *op)
{
    return sma_ofi_flush_since(link->lane, link, op);
}

static bool flush_lane(struct sma_wire_lane *lane, struct sma_wire_op *op)
{
    return sma_ofi_flush_since(lane, NULL, op);
}

/* ------------------------------------------------------------- the table */

static void open_wire(const struct sma_wire_host *host,
                      struct sma_wire_facts *facts)
{
    static char provider[16];

    sma_ofi_host = host;
    if (host->version != SMA_WIRE_VERSION)
        host->fatal("the wire belongs to another version of libsma");
    host->check_files("fi_getinfo", sma_wire.lane_files);
    sma_ofi_open_network();
    snprintf(provider, sizeof provider, "%s",
             sma_ofi_info->fabric_attr->prov_name);
    facts->variable = "FI_PROVIDER";
    facts->setting = provider;
    facts->link_files = sma_wire.link_files;
}

static const char *describe(void)
{
    static char text[80];
    uint32_t v = fi_version();

    snprintf(text, sizeof text, "libfabric %u.%u%s%s", FI_MAJOR(v), FI_MINOR(v),
             sma_ofi_info != NULL ? ", provider " : "",
             sma_ofi_info != NULL ? sma_ofi_info->fabric_attr->prov_name : "");
    return text;
}

static const char *advice(enum sma_wire_trouble trouble)
{
    (void) trouble;
    return "FI_PROVIDER chooses another network";
}

static void close_wire(void)
{
    sma_ofi_close_network();
    sma_ofi_info = NULL;
}

const struct sma_wire sma_wire = {
    .version = SMA_WIRE_VERSION,
    .name = "libfabric",
    .lane_files = 16,
    .link_files = 4,
    .describe = describe,
    .advice = advice,
    .open = open_wire,
    .close = close_wire,
    .open_lane = open_lane,
    .close_lane = close_lane,
    .descriptor = descriptor,
    .arm = arm_lane,
    .progress = sma_ofi_progress,
    .address = make_address,
    .connect = connect_link,
    .disconnect = flush,
    .way = tell_way,
    .add = add_memory,
    .drop = drop_memory,
    .key = make_key,
    .open_key = open_key,
    .close_key = close_key,
    .send = send_message,
    .put = put,
    .get = get,
    .atomic = do_atomic,
    .flush = flush,
    .flush_lane = flush_lane,
    .send_tagged = send_tagged,
    .receive_tagged = receive_tagged,
};
