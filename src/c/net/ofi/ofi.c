/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The wire over libfabric: the provider, memory, lanes (endpoints with a completion
 * queue), links (addresses), the start of operations, the table.
 */
#include "net/ofi/ofi.h"

#include <stdio.h>
#include <stdlib.h>

struct sma_wire_memory {
    struct fid_mr *mr;
    char *base;
    size_t bytes;
    struct sma_wire_memory *next;
};

struct sma_wire_key {
    uint64_t key, base;
};

static struct fi_info *info;
static struct fid_fabric *fabric;
static struct fid_domain *domain;
static struct sma_wire_lane *main_lane;

/* ----------------------------------------------------------------- provider */

/* Asks for providers.  `local` takes those that want each buffer registered, which
 * is slower, so they are asked last.  The one named tcp, which libfabric prefers since
 * 1.18, is left out: behind a message for which nobody waits yet it keeps back all that
 * its sender sends to a PE that has not been given its address, be it an answer.
 * tcp;ofi_rxm does not. */
static struct fi_info *ask(bool local, const char *node)
{
    struct fi_info *hints = fi_allocinfo(), *found = NULL, *next;

    if (hints == NULL)
        sma_ofi_host->no_memory("for libfabric");
    hints->ep_attr->type = FI_EP_RDM;
    /* without FI_SOURCE, fi_av_insert of ofi_rxm follows a null pointer from 2.1 to
     * 2.4, while there are messages for which nobody waits yet */
    hints->caps = FI_MSG | FI_TAGGED | FI_RMA | FI_LOCAL_COMM | FI_SOURCE;
    if (!sma_ofi_host->near_only)
        hints->caps |= FI_REMOTE_COMM;
    if (sma_ofi_host->atomics)
        hints->caps |= FI_ATOMIC;
    hints->mode = FI_CONTEXT | FI_CONTEXT2;
    hints->tx_attr->msg_order = hints->rx_attr->msg_order = FI_ORDER_SAS;
    /* a put is done when it is in place */
    hints->tx_attr->op_flags = FI_DELIVERY_COMPLETE;
    hints->domain_attr->threading = FI_THREAD_SAFE;
    hints->domain_attr->resource_mgmt = FI_RM_ENABLED;
    hints->domain_attr->mr_mode = FI_MR_VIRT_ADDR | FI_MR_ALLOCATED |
                                  FI_MR_PROV_KEY | FI_MR_ENDPOINT |
                                  (local ? FI_MR_LOCAL : 0);
    fi_getinfo(FI_VERSION(1, 11), node, NULL, node != NULL ? FI_SOURCE : 0,
               hints, &found);
    fi_freeinfo(hints);
    while (found != NULL && strcmp(found->fabric_attr->prov_name, "tcp") == 0) {
        next = found->next;
        found->next = NULL;
        fi_freeinfo(found);
        found = next;
    }
    return found;
}

static void open_wire(const struct sma_wire_host *host,
                      struct sma_wire_facts *facts)
{
    static char provider[16], found[64];
    const char *const limits[][2] = {{"FI_UNIVERSE_SIZE", provider},
                                     {"FI_OFI_RXM_MSG_RX_SIZE", "128"}};
    bool told[2];

    sma_ofi_host = host;
    host->check_fds("fi_getinfo", sma_wire.lane_fds);
    /* libfabric makes queues for 256 PEs, which some NICs do not have space
     * for, and ofi_rxm 4096 buffers of 16 KiB, whatever the hints ask for */
    snprintf(provider, sizeof provider, "%d", host->n < 256 ? host->n : 256);
    for (int i = 0; i < 2; i++)
        told[i] = getenv(limits[i][0]) == NULL &&
                  setenv(limits[i][0], limits[i][1], 1) == 0;
    /* where all PEs are on one host, nobody else shall reach them */
    for (int i = host->loopback ? 0 : 1; i < 3 && info == NULL; i++)
        info = ask(i == 2, i == 0 ? "127.0.0.1" : NULL);
    for (int i = 0; i < 2; i++)
        if (told[i])
            unsetenv(limits[i][0]); /* it is not for children */
    if (info == NULL)
        host->fatal("libfabric has no provider for this job on this host; "
                    "fi_info lists what there is");
    sma_ofi_keeps_order = (info->tx_attr->msg_order & FI_ORDER_RAW) != 0 &&
                          info->ep_attr->max_order_raw_size == SIZE_MAX;
    info->tx_attr->op_flags = info->rx_attr->op_flags = 0;
    sma_ofi_check(fi_fabric(info->fabric_attr, &fabric, NULL), "fi_fabric");
    sma_ofi_check(fi_domain(fabric, info, &domain, NULL), "fi_domain");
    snprintf(provider, sizeof provider, "%s", info->fabric_attr->prov_name);
    facts->kind = provider;
    snprintf(found, sizeof found, "libfabric's provider %s", provider);
    facts->found = found;
    facts->link_fds = sma_wire.link_fds;
    if (info->ep_attr->max_msg_size >= 8) /* whole words */
        facts->longest = info->ep_attr->max_msg_size & ~(size_t) 7;
}

static void close_wire(void)
{
    fi_close(&domain->fid);
    fi_close(&fabric->fid);
    fi_freeinfo(info);
    info = NULL;
}

/* ------------------------------------------------------------------- memory */

static struct sma_wire_memory *memories;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of memories */

enum { LOCAL = FI_READ | FI_WRITE | FI_SEND | FI_RECV };

static bool has_mode(int bit)
{
    return (info->domain_attr->mr_mode & bit) != 0;
}

static struct fid_mr *register_memory(void *base, size_t bytes, uint64_t access)
{
    static uint64_t next_key; /* where the provider makes none */
    struct fid_mr *mr;

    sma_ofi_check(fi_mr_reg(domain, base, bytes, access, 0,
                            __atomic_add_fetch(&next_key, 1, __ATOMIC_RELAXED),
                            0, &mr, NULL),
                  "fi_mr_reg");
    if (has_mode(FI_MR_ENDPOINT)) {
        sma_ofi_check(fi_mr_bind(mr, &main_lane->ep->fid, 0), "fi_mr_bind");
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
        if (at >= m->base && at + bytes <= m->base + m->bytes)
            desc = fi_mr_desc(m->mr);
    pthread_mutex_unlock(&lock);
    return desc;
}

static struct sma_wire_memory *add_memory(void *base, size_t bytes)
{
    struct sma_wire_memory *m = sma_ofi_calloc(1, sizeof *m);
    struct fid_mr *mr =
        register_memory(base, bytes, LOCAL | FI_REMOTE_READ | FI_REMOTE_WRITE);

    pthread_mutex_lock(&lock);
    *m = (struct sma_wire_memory){mr, base, bytes, memories};
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

/* Makes a request like `model`, whose data may have to be registered. */
static struct request *make(struct request model, const void *data)
{
    struct request *r = sma_ofi_calloc(1, sizeof *r);

    *r = model;
    r->data = (void *) (uintptr_t) data;
    if (has_mode(FI_MR_LOCAL) && r->bytes > 0 &&
        (r->desc = find_memory(data, r->bytes)) == NULL) {
        r->own = register_memory(r->data, r->bytes, LOCAL);
        r->desc = fi_mr_desc(r->own);
    }
    return r;
}

static void post_buffers(struct sma_wire_lane *lane)
{
    struct request model = {
        .kind = RECEIVE, .lane = lane, .bytes = SMA_WIRE_MESSAGE};

    for (int i = 0; i < SMA_OFI_RECEIVES; i++) {
        lane->receives[i] = make(model, sma_ofi_calloc(1, SMA_WIRE_MESSAGE));
        sma_ofi_post_receive(lane->receives[i]);
    }
}

static int open_queue(struct sma_wire_lane *lane)
{
    struct fi_cq_attr attr = {.format = FI_CQ_FORMAT_TAGGED,
                              .wait_obj = FI_WAIT_FD};
    int status = fi_cq_open(domain, &attr, &lane->cq, NULL);

    if (status == 0 && fi_control(&lane->cq->fid, FI_GETWAIT, &lane->fd) == 0)
        return 0;
    lane->fd = -1;
    if (status == 0)
        fi_close(&lane->cq->fid);
    lane->cq = NULL;
    attr.wait_obj = FI_WAIT_NONE;
    return fi_cq_open(domain, &attr, &lane->cq, NULL);
}

static int open_endpoint(struct sma_wire_lane *lane)
{
    struct fi_av_attr av = {.type = FI_AV_UNSPEC};
    const uint64_t both = FI_TRANSMIT | FI_RECV;
    int status;

    if ((status = open_queue(lane)) == 0 &&
        (status = fi_av_open(domain, &av, &lane->av, NULL)) == 0 &&
        (status = fi_endpoint(domain, info, &lane->ep, NULL)) == 0 &&
        (status = fi_ep_bind(lane->ep, &lane->av->fid, 0)) == 0 &&
        (status = fi_ep_bind(lane->ep, &lane->cq->fid, both)) == 0)
        status = fi_enable(lane->ep);
    return status;
}

static void close_lane(struct sma_wire_lane *lane)
{
    if (lane->ep != NULL)
        fi_close(&lane->ep->fid);
    if (lane->av != NULL)
        fi_close(&lane->av->fid);
    if (lane->cq != NULL)
        fi_close(&lane->cq->fid);
    for (struct sma_wire_link *l = lane->links, *next; l != NULL; l = next) {
        next = l->next;
        free(l);
    }
    for (int i = 0; i < SMA_OFI_RECEIVES && lane->receives[i] != NULL; i++) {
        if (lane->receives[i]->own != NULL)
            fi_close(&lane->receives[i]->own->fid);
        free(lane->receives[i]->data);
        free(lane->receives[i]);
    }
    pthread_mutex_destroy(&lane->lock);
    if (lane == main_lane)
        main_lane = NULL;
    free(lane);
}

static struct sma_wire_lane *open_lane(void)
{
    struct sma_wire_lane *lane = sma_ofi_calloc(1, sizeof *lane);
    int status;

    pthread_mutex_init(&lane->lock, NULL);
    if ((status = open_endpoint(lane)) != 0) {
        close_lane(lane);
        if (main_lane != NULL)
            return NULL;
        sma_ofi_host->check_fds("fi_endpoint", 2);
        sma_ofi_check(status, "fi_endpoint");
    }
    if (main_lane == NULL) {
        main_lane = lane;
        post_buffers(lane);
    }
    return lane;
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
    return lane->fd < 0 || fi_trywait(fabric, &fid, 1) == 0;
}

static void *make_address(size_t *bytes_p)
{
    void *address;

    *bytes_p = 0;
    fi_getname(&main_lane->ep->fid, NULL, bytes_p);
    address = sma_ofi_calloc(1, *bytes_p + 1);
    sma_ofi_check(fi_getname(&main_lane->ep->fid, address, bytes_p),
                  "fi_getname");
    return address;
}

static struct sma_wire_link *connect_link(struct sma_wire_lane *lane, int pe,
                                          const void *address, size_t bytes)
{
    struct sma_wire_link *link = sma_ofi_calloc(1, sizeof *link);

    (void) bytes;
    *link = (struct sma_wire_link){.lane = lane, .pe = pe};
    sma_ofi_host->check_fds("fi_av_insert", 2);
    if (fi_av_insert(lane->av, address, 1, &link->to, 0, NULL) != 1)
        sma_ofi_host->fatal("libfabric: the address of PE %d is not valid", pe);
    pthread_mutex_lock(&lane->lock);
    link->next = lane->links;
    lane->links = link;
    pthread_mutex_unlock(&lane->lock);
    return link;
}

/* Providers whose puts and gets the NIC does.  Others have them, too, but by
 * the target's processor, which libfabric does not tell. */
static void tell_path(struct sma_wire_link *link, struct sma_wire_path *path)
{
    const char *name = info->fabric_attr->prov_name;
    bool nic = strncmp(name, "verbs", 5) == 0 || strncmp(name, "cxi", 3) == 0;

    (void) link;
    *path = (struct sma_wire_path){.prompt = true, .text = name};
    path->puts = path->gets = nic;
    path->atomics4 = path->atomics8 = SMA_WIRE_ATOMICS;
}

/* --------------------------------------------------------------- operations */

static bool start(struct sma_wire_link *link, struct request model,
                  const void *data)
{
    model.link = link;
    model.lane = link->lane;
    sma_ofi_start(make(model, data));
    return false;
}

static bool send_message(struct sma_wire_link *link, const void *data,
                         size_t bytes, struct sma_wire_message *message)
{
    struct request r = {.kind = SEND, .bytes = bytes, .op = &message->op};

    return start(link, r, data);
}

static bool send_tagged(struct sma_wire_link *link, uint64_t tag,
                        const void *data, size_t bytes, struct sma_wire_op *op)
{
    struct request r = {
        .kind = SEND_TAGGED, .tag = tag, .bytes = bytes, .op = op};

    return start(link, r, data);
}

static void receive_tagged(uint64_t tag, void *dest, size_t bytes,
                           struct sma_wire_receive *receive)
{
    struct request r = {
        .kind = RECEIVE_TAGGED, .tag = tag, .bytes = bytes, .op = &receive->op};

    r.lane = main_lane;
    sma_ofi_post_receive(make(r, dest));
}

/* The request for an operation on memory of another PE. */
static struct request on(const struct sma_wire_key *key, uint64_t at,
                         enum kind kind, size_t bytes, struct sma_wire_op *op)
{
    return (struct request){.kind = kind,
                            .key = key->key,
                            .at = at - key->base,
                            .bytes = bytes,
                            .op = op};
}

static bool put(struct sma_wire_link *link, struct sma_wire_key *key,
                uint64_t at, const void *source, size_t bytes,
                struct sma_wire_op *op)
{
    return start(link, on(key, at, PUT, bytes, op), source);
}

static bool get(struct sma_wire_link *link, struct sma_wire_key *key,
                uint64_t at, void *dest, size_t bytes, struct sma_wire_op *op)
{
    return start(link, on(key, at, GET, bytes, op), dest);
}

static bool do_atomic(struct sma_wire_link *link, struct sma_wire_key *key,
                      uint64_t at, struct sma_wire_atomic *a,
                      struct sma_wire_op *op)
{
    return start(link, on(key, at, ATOMIC, sizeof *a, op), a);
}

/* ------------------------------------------------------------- the table */

static const char *describe(void)
{
    static char text[80];
    uint32_t v = fi_version();

    snprintf(text, sizeof text, "libfabric %u.%u%s%s", FI_MAJOR(v), FI_MINOR(v),
             info != NULL ? ", provider " : "",
             info != NULL ? info->fabric_attr->prov_name : "");
    return text;
}

static const char *advice(enum sma_wire_trouble trouble)
{
    if (trouble == SMA_WIRE_OTHER_FOUND)
        return "look at the links of the NICs, or set FI_PROVIDER on "
               "all PEs to a provider that all hosts have";
    return trouble == SMA_WIRE_LONG_ADDRESS
               ? "FI_PROVIDER chooses another network"
               : NULL;
}

/* libfabric does not tell whether a NIC or a processor does them. */
static bool has_atomics(void)
{
    return false;
}

const struct sma_wire sma_wire = {
    .version = SMA_WIRE_VERSION,
    .name = "libfabric",
    .lanes = 4, /* each takes SMA_OFI_BUFFERS */
    .lane_fds = 16,
    .link_fds = 4,
    .describe = describe,
    .advice = advice,
    .has_atomics = has_atomics,
    .open = open_wire,
    .close = close_wire,
    .open_lane = open_lane,
    .close_lane = close_lane,
    .descriptor = descriptor,
    .arm = arm_lane,
    .progress = sma_ofi_progress,
    .address = make_address,
    .connect = connect_link,
    .disconnect = sma_ofi_flush,
    .path = tell_path,
    .add = add_memory,
    .drop = drop_memory,
    .key = make_key,
    .open_key = open_key,
    .close_key = close_key,
    .send = send_message,
    .put = put,
    .get = get,
    .atomic = do_atomic,
    .flush = sma_ofi_flush,
    .send_tagged = send_tagged,
    .receive_tagged = receive_tagged,
};
