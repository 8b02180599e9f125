/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Atomic operations of NICs that UCX's upper layer (ucp) does not use: it
 * wants a NIC that has all operations on words of 4 and 8 bytes, which only those
 * of Mellanox have.  All NICs of InfiniBand have add and compare-and-swap on 8
 * bytes, and these two are carried out through UCX's lower layer (uct): an
 * interface with the transport rc_verbs, and one endpoint for each PE.  An endpoint
 * needs the address of the one at the other end, so the first of two PEs that
 * connects sends a message (hello) with its own, and the other one answers.
 *
 * The rest goes as UCX does it, with a processor of the target.
 */
#include "net/ucx/ucx.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { FULL = UCS_BIT(UCT_ATOMIC_OP_CSWAP + 1) - 1 };

static const uint64_t least =
    UCS_BIT(UCT_ATOMIC_OP_ADD) | UCS_BIT(UCT_ATOMIC_OP_CSWAP);

/* The end of a connection of the NIC, one for each PE. */
struct end {
    uct_ep_h ep;
    bool told;  /* the PE has been sent the address */
    bool there; /* that of the PE has come */
};

/* An operation of the NIC. */
struct todo {
    uct_completion_t comp;
    struct todo *next;
    struct sma_wire_op *op;
    struct sma_wire_atomic *atomic;
    struct end *end;
    uint64_t at;
    uct_rkey_t key;
};

/* The interface; NULL: there is none.  The mutex guards all of it, and is taken
 * with locks of ucp held, as in on_hello, but never in the reverse order. */
static struct {
    pthread_mutex_t mutex;
    ucs_async_context_t *async;
    uct_worker_h worker;
    uct_component_h component;
    uct_md_h md;
    uct_iface_h iface;
    size_t device_bytes, end_bytes, key_bytes;
    struct end *end;
    struct todo *first; /* has not been given to the NIC yet */
    uint64_t in_flight; /* operations; read without the mutex, too */
} nic = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static char found[UCT_DEVICE_NAME_MAX];

const char *sma_ucx_nic(void)
{
    return found;
}

bool sma_ucx_has_nic(void)
{
    return nic.iface != NULL;
}

/* ------------------------------------------------------------ finding a NIC */

/* Is one of the words in the value of a variable of UCX, which may be unset? */
static bool is_asked(const char *variable, const char *const *words)
{
    const char *value = getenv(variable);

    if (value == NULL || strcmp(value, "all") == 0)
        return true;
    for (; *words != NULL; words++) {
        size_t n = strlen(*words);

        for (const char *at = value + strspn(value, "^"); *at != '\0';) {
            size_t length = strcspn(at, ",");

            if (length == n && strncmp(at, *words, n) == 0)
                return *value != '^';
            at += length + (at[length] == ',');
        }
    }
    return *value == '^';
}

/* May UCX use a transport of a device? */
static bool may_use(const uct_tl_resource_desc_t *tl)
{
    const char *device[] = {tl->dev_name, NULL};
    const char *rc[] = {"rc", "rc_v", "rc_verbs", "ib", NULL};
    const char *accelerated[] = {"rc",   "rc_x",    "rc_mlx5", "dc",
                                 "dc_x", "dc_mlx5", "ib",      NULL};

    return is_asked("UCX_NET_DEVICES", device) &&
           is_asked("UCX_TLS",
                    strcmp(tl->tl_name, "rc_verbs") == 0 ? rc : accelerated);
}

/* The connection to a PE is lost. */
static ucs_status_t on_lost(void *arg, uct_ep_h ep, ucs_status_t status)
{
    (void) arg;
    for (int i = 0; nic.end != NULL && i < sma_ucx_host->n; i++)
        if (nic.end[i].ep == ep)
            sma_ucx_host->lost(i, ucs_status_string(status));
    return UCS_OK;
}

static bool open_iface(uct_md_h md, const uct_tl_resource_desc_t *tl)
{
    uct_iface_params_t params = {
        .field_mask = UCT_IFACE_PARAM_FIELD_OPEN_MODE |
                      UCT_IFACE_PARAM_FIELD_DEVICE |
                      UCT_IFACE_PARAM_FIELD_ERR_HANDLER |
                      UCT_IFACE_PARAM_FIELD_ERR_HANDLER_FLAGS,
        .open_mode = UCT_IFACE_OPEN_MODE_DEVICE,
        .mode.device = {.tl_name = tl->tl_name, .dev_name = tl->dev_name},
        .err_handler = on_lost,
    };
    uct_iface_config_t *config;
    ucs_status_t status;

    if (uct_md_iface_config_read(md, tl->tl_name, NULL, NULL, &config) !=
        UCS_OK)
        return false;
    status = uct_iface_open(md, nic.worker, &params, config, &nic.iface);
    uct_config_release(config);
    if (status != UCS_OK)
        nic.iface = NULL;
    return status == UCS_OK;
}

static void close_iface(void)
{
    if (nic.iface != NULL)
        uct_iface_close(nic.iface);
    nic.iface = NULL;
}

/* Opens a transport and says which atomic operations it has; it stays open if it
 * is one for this file. */
static enum sma_ucx_atomics look_at_tl(uct_md_h md,
                                       const uct_tl_resource_desc_t *tl)
{
    uct_iface_attr_t attr;
    enum sma_ucx_atomics what = SMA_UCX_NONE;

    if ((strncmp(tl->tl_name, "rc_", 3) != 0 &&
         strncmp(tl->tl_name, "dc_", 3) != 0) ||
        !may_use(tl) || !open_iface(md, tl))
        return what;
    if (uct_iface_query(nic.iface, &attr) == UCS_OK &&
        (attr.cap.flags & UCT_IFACE_FLAG_ATOMIC_DEVICE) != 0) {
        if ((attr.cap.atomic32.fop_flags & FULL) == FULL &&
            (attr.cap.atomic64.fop_flags & FULL) == FULL)
            what = SMA_UCX_FULL;
        else if ((attr.cap.atomic64.fop_flags & least) == least &&
                 (attr.cap.flags & UCT_IFACE_FLAG_CONNECT_TO_EP) != 0)
            what = SMA_UCX_NIC;
        nic.device_bytes = attr.device_addr_len;
        nic.end_bytes = attr.ep_addr_len;
    }
    if (what != SMA_UCX_NONE)
        snprintf(found, sizeof found, "%s", tl->dev_name);
    if (what == SMA_UCX_NIC)
        uct_iface_progress_enable(nic.iface,
                                  UCT_PROGRESS_SEND | UCT_PROGRESS_RECV);
    else
        close_iface();
    return what;
}

static enum sma_ucx_atomics look_at_md(uct_component_h component,
                                       const char *name)
{
    enum sma_ucx_atomics what = SMA_UCX_NONE;
    uct_md_config_t *config;
    uct_tl_resource_desc_t *tls = NULL;
    uct_md_attr_t attr;
    unsigned n = 0;
    ucs_status_t status;
    uct_md_h md;

    if (uct_md_config_read(component, NULL, NULL, &config) != UCS_OK)
        return what;
    status = uct_md_open(component, name, config, &md);
    uct_config_release(config);
    if (status != UCS_OK)
        return what;
    if (uct_md_query(md, &attr) == UCS_OK &&
        uct_md_query_tl_resources(md, &tls, &n) == UCS_OK)
        for (unsigned i = 0; i < n && what == SMA_UCX_NONE; i++)
            what = look_at_tl(md, &tls[i]);
    if (tls != NULL)
        uct_release_tl_resource_list(tls);
    if (what == SMA_UCX_NIC) {
        nic.component = component;
        nic.md = md;
        nic.key_bytes = attr.rkey_packed_size;
    } else {
        uct_md_close(md);
    }
    return what;
}

static enum sma_ucx_atomics look_at_component(uct_component_h component)
{
    enum { MOST = 64 };
    uct_md_resource_desc_t md[MOST];
    uct_component_attr_t attr = {
        .field_mask = UCT_COMPONENT_ATTR_FIELD_NAME |
                      UCT_COMPONENT_ATTR_FIELD_MD_RESOURCE_COUNT};
    enum sma_ucx_atomics what = SMA_UCX_NONE;

    if (uct_component_query(component, &attr) != UCS_OK ||
        strcmp(attr.name, "ib") != 0 || attr.md_resource_count > MOST)
        return what;
    attr.field_mask = UCT_COMPONENT_ATTR_FIELD_MD_RESOURCES;
    attr.md_resources = md;
    if (uct_component_query(component, &attr) != UCS_OK)
        return what;
    for (unsigned i = 0; i < attr.md_resource_count && what == SMA_UCX_NONE;
         i++)
        what = look_at_md(component, md[i].md_name);
    return what;
}

enum sma_ucx_atomics sma_ucx_open_nic(void)
{
    enum sma_ucx_atomics what = SMA_UCX_NONE;
    uct_component_h *components;
    unsigned n;

    if (access(SMA_UCX_NICS, F_OK) != 0)
        return what;
    if (ucs_async_context_create(UCS_ASYNC_MODE_THREAD_MUTEX, &nic.async) !=
        UCS_OK)
        return what;
    if (uct_worker_create(nic.async, UCS_THREAD_MODE_SERIALIZED, &nic.worker) !=
        UCS_OK) {
        ucs_async_context_destroy(nic.async);
        return what;
    }
    if (uct_query_components(&components, &n) == UCS_OK) {
        for (unsigned i = 0; i < n && what == SMA_UCX_NONE; i++)
            what = look_at_component(components[i]);
        uct_release_component_list(components);
    }
    if (what != SMA_UCX_NIC) {
        uct_worker_destroy(nic.worker);
        ucs_async_context_destroy(nic.async);
    }
    return what;
}

void sma_ucx_close_nic(void)
{
    if (nic.iface == NULL)
        return;
    close_iface();
    uct_md_close(nic.md);
    uct_worker_destroy(nic.worker);
    ucs_async_context_destroy(nic.async);
}

/* -------------------------------------------------------------- connections */

/* A message with which two PEs tell each other where their ends are. */
struct hello {
    uint64_t mac; /* of what follows: a PE of the job has made it */
    int32_t from;
    uint16_t device_bytes, end_bytes;
    unsigned char address[]; /* of the device, then of the end */
};

static uint64_t mac(const struct hello *h, size_t bytes)
{
    return sma_ucx_host->mac(&h->from, bytes - offsetof(struct hello, from));
}

/* The end for a PE.  The caller holds the mutex. */
static struct end *end_of(int pe)
{
    const uct_ep_params_t params = {.field_mask = UCT_EP_PARAM_FIELD_IFACE,
                                    .iface = nic.iface};

    if (nic.end == NULL)
        nic.end = calloc((size_t) sma_ucx_host->n, sizeof *nic.end);
    if (nic.end == NULL)
        sma_ucx_host->no_memory("for connections");
    if (nic.end[pe].ep == NULL)
        sma_ucx_check(uct_ep_create(&params, &nic.end[pe].ep), "uct_ep_create");
    return &nic.end[pe];
}

static struct hello *make_hello(const struct end *end, size_t *bytes_p)
{
    size_t bytes = sizeof(struct hello) + nic.device_bytes + nic.end_bytes;
    struct hello *h = calloc(1, bytes);

    if (h == NULL)
        sma_ucx_host->no_memory("for a connection");
    h->from = sma_ucx_host->me;
    h->device_bytes = (uint16_t) nic.device_bytes;
    h->end_bytes = (uint16_t) nic.end_bytes;
    sma_ucx_check(uct_iface_get_device_address(
                      nic.iface, (uct_device_addr_t *) h->address),
                  "uct_iface_get_device_address");
    sma_ucx_check(
        uct_ep_get_address(end->ep,
                           (uct_ep_addr_t *) (h->address + nic.device_bytes)),
        "uct_ep_get_address");
    h->mac = mac(h, bytes);
    *bytes_p = bytes;
    return h;
}

static void on_sent(void *request, ucs_status_t status, void *data)
{
    (void) status; /* the connection is lost, which UCX tells elsewhere */
    free(data);
    ucp_request_free(request);
}

/* Sends and frees a hello. */
static void send_hello(ucp_ep_h ep, struct hello *h, size_t bytes)
{
    const ucp_request_param_t params = {
        .op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK |
                        UCP_OP_ATTR_FIELD_USER_DATA | UCP_OP_ATTR_FIELD_FLAGS,
        .cb.send = on_sent,
        .user_data = h,
        .flags = UCP_AM_SEND_FLAG_EAGER | UCP_AM_SEND_FLAG_REPLY,
    };

    if (!UCS_PTR_IS_PTR(
            ucp_am_send_nbx(ep, SMA_UCX_HELLO, NULL, 0, h, bytes, &params)))
        free(h);
}

/* Returns what is to be sent to a PE, unless that has been done. */
static struct hello *to_tell(struct end *end, size_t *bytes_p)
{
    if (end->told)
        return NULL;
    end->told = true;
    return make_hello(end, bytes_p);
}

void sma_ucx_connect_nic(struct sma_wire_link *link)
{
    struct hello *h;
    size_t bytes;

    if (nic.iface == NULL)
        return;
    pthread_mutex_lock(&nic.mutex);
    h = to_tell(end_of(link->pe), &bytes);
    pthread_mutex_unlock(&nic.mutex);
    if (h != NULL)
        send_hello(link->ep, h, bytes);
}

static bool is_hello(const struct hello *h, size_t bytes)
{
    return bytes == sizeof *h + nic.device_bytes + nic.end_bytes &&
           h->device_bytes == nic.device_bytes &&
           h->end_bytes == nic.end_bytes && h->from >= 0 &&
           h->from < sma_ucx_host->n && h->mac == mac(h, bytes);
}

ucs_status_t sma_ucx_on_hello(void *arg, const void *header,
                              size_t header_length, void *data, size_t length,
                              const ucp_am_recv_param_t *param)
{
    const struct hello *h = data;
    struct hello *mine = NULL;
    struct end *end;
    size_t bytes;

    (void) arg, (void) header, (void) header_length;
    if (nic.iface == NULL ||
        (param->recv_attr & UCP_AM_RECV_ATTR_FLAG_RNDV) != 0 ||
        !is_hello(h, length))
        return UCS_OK;
    pthread_mutex_lock(&nic.mutex);
    end = end_of(h->from);
    if (!end->there) {
        sma_ucx_check(
            uct_ep_connect_to_ep(
                end->ep, (const uct_device_addr_t *) h->address,
                (const uct_ep_addr_t *) (h->address + nic.device_bytes)),
            "uct_ep_connect_to_ep");
        end->there = true;
        mine = to_tell(end, &bytes);
    }
    pthread_mutex_unlock(&nic.mutex);
    if (mine != NULL)
        send_hello(param->reply_ep, mine, bytes);
    return UCS_OK;
}

void sma_ucx_disconnect_nic(void)
{
    for (int i = 0; nic.end != NULL && i < sma_ucx_host->n; i++)
        if (nic.end[i].ep != NULL)
            uct_ep_destroy(nic.end[i].ep);
    free(nic.end);
    nic.end = NULL;
}

/* ------------------------------------------------------------------- memory */

void *sma_ucx_add_to_nic(void *base, size_t bytes)
{
    uct_mem_h memory;

    if (nic.iface == NULL)
        return NULL;
    sma_ucx_check(
        uct_md_mem_reg(nic.md, base, bytes,
                       UCT_MD_MEM_FLAG_NONBLOCK | UCT_MD_MEM_ACCESS_ALL,
                       &memory),
        "uct_md_mem_reg");
    return memory;
}

void sma_ucx_drop_from_nic(void *memory)
{
    if (memory != NULL)
        uct_md_mem_dereg(nic.md, memory);
}

size_t sma_ucx_nic_key_bytes(void)
{
    return nic.iface != NULL ? nic.key_bytes : 0;
}

void sma_ucx_pack_nic_key(void *memory, void *key)
{
    if (memory != NULL)
        sma_ucx_check(uct_md_mkey_pack(nic.md, memory, key),
                      "uct_md_mkey_pack");
}

void sma_ucx_open_nic_key(const void *key, uct_rkey_bundle_t *opened)
{
    if (nic.iface != NULL)
        sma_ucx_check(uct_rkey_unpack(nic.component, key, opened),
                      "uct_rkey_unpack");
}

void sma_ucx_close_nic_key(uct_rkey_bundle_t *opened)
{
    if (nic.iface != NULL)
        uct_rkey_release(nic.component, opened);
}

/* --------------------------------------------------------------- operations */

static void end_todo(struct todo *t, ucs_status_t status)
{
    struct sma_wire_op *op = t->op;

    free(t);
    __atomic_fetch_sub(&nic.in_flight, 1, __ATOMIC_RELAXED);
    op->done(op, status == UCS_OK ? NULL : ucs_status_string(status));
}

static void on_done(uct_completion_t *comp)
{
    end_todo((struct todo *) comp, comp->status);
}

/* Gives an operation to the NIC.  Returns false if it must wait. */
static bool give(struct todo *t)
{
    struct sma_wire_atomic *a = t->atomic;
    ucs_status_t status;

    if (!t->end->there)
        return false;
    t->comp = (uct_completion_t){.func = on_done, .count = 1};
    if (a->op == SMA_AMO_CSWAP)
        status = uct_ep_atomic_cswap64(t->end->ep, a->cond, a->value, t->at,
                                       t->key, &a->was, &t->comp);
    else
        status = uct_ep_atomic64_fetch(t->end->ep, UCT_ATOMIC_OP_ADD, a->value,
                                       &a->was, t->at, t->key, &t->comp);
    if (status != UCS_INPROGRESS && status != UCS_ERR_NO_RESOURCE)
        end_todo(t, status);
    return status != UCS_ERR_NO_RESOURCE;
}

void sma_ucx_nic_atomic(int pe, uct_rkey_t key, uint64_t at,
                        struct sma_wire_atomic *a, struct sma_wire_op *op)
{
    struct todo *t = malloc(sizeof *t);

    if (t == NULL)
        sma_ucx_host->no_memory("for an operation on PE %d", pe);
    *t = (struct todo){.op = op, .atomic = a, .at = at, .key = key};
    __atomic_fetch_add(&nic.in_flight, 1, __ATOMIC_RELAXED);
    pthread_mutex_lock(&nic.mutex);
    t->end = end_of(pe);
    if (!give(t)) {
        t->next = nic.first;
        nic.first = t;
    }
    pthread_mutex_unlock(&nic.mutex);
}

bool sma_ucx_nic_is_busy(void)
{
    return __atomic_load_n(&nic.in_flight, __ATOMIC_RELAXED) > 0;
}

bool sma_ucx_progress_nic(void)
{
    struct todo **link = &nic.first, *t;
    bool some;

    if (!sma_ucx_nic_is_busy() || pthread_mutex_trylock(&nic.mutex) != 0)
        return false;
    some = uct_worker_progress(nic.worker) != 0;
    while ((t = *link) != NULL) {
        struct todo *next = t->next;

        if (give(t)) /* it may have ended, and be freed */
            *link = next;
        else
            link = &t->next;
    }
    pthread_mutex_unlock(&nic.mutex);
    return some;
}
