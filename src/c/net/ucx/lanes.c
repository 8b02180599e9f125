/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Lanes, which are workers of UCX, and links, which are endpoints.
 */
#include "net/ucx/ucx.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

/* Descriptors without which a connection cannot be made. */
enum { TO_CONNECT = 2 };

/* -------------------------------------------------------------------- lanes */

/* May UCX use shared memory?  The user may have named its transports. */
static bool uses_shm(void)
{
    static const char *const shm[] = {"shm",  "sm",    "mm",  "posix",
                                      "sysv", "xpmem", "all", NULL};
    const char *names = getenv("UCX_TLS");

    if (names == NULL || *names == '^')
        return true;
    for (const char *const *name = shm; *name != NULL; name++)
        if (strstr(names, *name) != NULL)
            return true;
    return false;
}

static ucs_status_t create_worker(ucp_worker_h *worker_p)
{
    const ucp_worker_params_t params = {
        .field_mask = UCP_WORKER_PARAM_FIELD_THREAD_MODE,
        .thread_mode = UCS_THREAD_MODE_MULTI, /* any thread */
    };
    sigset_t all, old;
    ucs_status_t status;

    /* a signal that ended the program here would leave a file of UCX in
     * /dev/shm */
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    status = ucp_worker_create(sma_ucx_context, &params, worker_p);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    return status;
}

static ucs_status_t on_message(void *arg, const void *header,
                               size_t header_length, void *data, size_t length,
                               const ucp_am_recv_param_t *param)
{
    bool here = (param->recv_attr & UCP_AM_RECV_ATTR_FLAG_RNDV) == 0;

    (void) arg, (void) header, (void) header_length;
    sma_ucx_host->message(data, here ? length : 0);
    return UCS_OK;
}

static void set_handler(ucp_worker_h worker, unsigned id,
                        ucp_am_recv_callback_t cb)
{
    const ucp_am_handler_param_t params = {
        .field_mask =
            UCP_AM_HANDLER_PARAM_FIELD_ID | UCP_AM_HANDLER_PARAM_FIELD_CB,
        .id = id,
        .cb = cb,
    };

    sma_ucx_check(ucp_worker_set_am_recv_handler(worker, &params),
                  "ucp_worker_set_am_recv_handler");
}

struct sma_wire_lane *sma_ucx_open_lane(void)
{
    static const char call[] = "ucp_worker_create";
    struct sma_wire_lane *lane = calloc(1, sizeof *lane);
    ucs_status_t status =
        lane == NULL ? UCS_ERR_NO_MEMORY : create_worker(&lane->worker);

    if (status == UCS_OK) {
        if (sma_ucx_main == NULL) {
            sma_ucx_main = lane;
            set_handler(lane->worker, SMA_UCX_MESSAGE, on_message);
        }
        if (sma_ucx_has_nic()) /* the answer comes on the lane of the question */
            set_handler(lane->worker, SMA_UCX_HELLO, sma_ucx_on_hello);
        return lane;
    }
    free(lane);
    if (sma_ucx_main == NULL) {
        sma_ucx_host->check_fds(call, TO_CONNECT);
        if (sma_ucx_host->near_too && uses_shm())
            sma_ucx_check_shm(status, call);
        sma_ucx_check(status, call);
    }
    return NULL;
}

void sma_ucx_close_lane(struct sma_wire_lane *lane)
{
    if (lane == sma_ucx_main)
        sma_ucx_disconnect_nic();
    ucp_worker_destroy(lane->worker);
    for (struct sma_wire_link *l = lane->links, *next; l != NULL; l = next) {
        next = l->next;
        free(l);
    }
    if (lane == sma_ucx_main)
        sma_ucx_main = NULL;
    free(lane);
}

int sma_ucx_descriptor(struct sma_wire_lane *lane)
{
    int fd;

    sma_ucx_check(ucp_worker_get_efd(lane->worker, &fd), "ucp_worker_get_efd");
    return fd;
}

/*
 * The lock of a worker of UCX spins.  A thread that has taken the processor from the one
 * that holds the lock would spin until its time slice ends, some milliseconds later.  So
 * a thread yields before a call while another thread has been in one for more than some
 * microseconds.  `depth` counts the calls that this thread is in: a callback of UCX
 * calls UCX again, and must not wait for its own thread.
 */
static __thread int depth;

void sma_ucx_enter(struct sma_wire_lane *lane)
{
    enum { LOOKS = 20000, YIELDS = 20 }; /* looks: some microseconds */

    for (int i = 0; depth == 0 && i < LOOKS + YIELDS &&
                    __atomic_load_n(&lane->inside, __ATOMIC_RELAXED) > 0;
         i++)
        if (i >= LOOKS)
            sched_yield();
    depth++;
    __atomic_fetch_add(&lane->inside, 1, __ATOMIC_RELAXED);
}

void sma_ucx_leave(struct sma_wire_lane *lane)
{
    depth--;
    __atomic_fetch_sub(&lane->inside, 1, __ATOMIC_RELAXED);
}

bool sma_ucx_arm(struct sma_wire_lane *lane)
{
    ucs_status_t status;

    sma_ucx_enter(lane);
    status = ucp_worker_arm(lane->worker);
    sma_ucx_leave(lane);
    if (sma_ucx_nic_is_busy())
        return false;
    /* UCX takes an empty message for the end of its socket, on which PEs of
     * a host wake each other.  But the socket is abstract and without a
     * connection, so any account of the host may have sent the message. */
    if (status == UCS_ERR_BUSY || status == UCS_ERR_CONNECTION_RESET)
        return false;
    sma_ucx_check(status, "ucp_worker_arm");
    return true;
}

bool sma_ucx_progress(struct sma_wire_lane *lane)
{
    bool some = sma_ucx_progress_nic();

    sma_ucx_enter(lane);
    some |= ucp_worker_progress(lane->worker) != 0;
    sma_ucx_leave(lane);
    return some;
}

/* -------------------------------------------------------------------- links */

void *sma_ucx_address(size_t *bytes_p)
{
    ucp_address_t *address;
    void *copy;

    sma_ucx_check(
        ucp_worker_get_address(sma_ucx_main->worker, &address, bytes_p),
        "ucp_worker_get_address");
    copy = malloc(*bytes_p);
    if (copy == NULL)
        sma_ucx_host->no_memory("for an address");
    memcpy(copy, address, *bytes_p);
    ucp_worker_release_address(sma_ucx_main->worker, address);
    return copy;
}

static void on_lost(void *arg, ucp_ep_h ep, ucs_status_t status)
{
    (void) ep;
    sma_ucx_host->check_fds(ucs_status_string(status), TO_CONNECT);
    sma_ucx_host->lost(((const struct sma_wire_link *) arg)->pe,
                       ucs_status_string(status));
}

/*
 * The mode in which UCX handles errors.  With "peer" it transfers nothing directly to
 * memory where keys cannot be made invalid again, which TCP and most NICs cannot do;
 * puts are then copied twice more.  Since version 1.16 UCX reports a lost connection
 * with "none", too; version 1.13 may end in an assertion then.
 */
static ucp_err_handling_mode_t error_mode_for(int pe)
{
    return sma_ucx_is_since(16) || sma_ucx_host->is_near(pe)
               ? UCP_ERR_HANDLING_MODE_NONE
               : UCP_ERR_HANDLING_MODE_PEER;
}

struct sma_wire_link *sma_ucx_connect(struct sma_wire_lane *lane, int pe,
                                      const void *address, size_t bytes)
{
    struct sma_wire_link *link = calloc(1, sizeof *link);
    const ucp_ep_params_t params = {
        .field_mask = UCP_EP_PARAM_FIELD_REMOTE_ADDRESS |
                      UCP_EP_PARAM_FIELD_ERR_HANDLING_MODE |
                      UCP_EP_PARAM_FIELD_ERR_HANDLER,
        .address = address,
        .err_mode = error_mode_for(pe),
        .err_handler = {.cb = on_lost, .arg = link},
    };
    ucs_status_t status;

    (void) bytes;
    if (link == NULL)
        sma_ucx_host->no_memory("for a connection to PE %d", pe);
    link->lane = lane;
    link->pe = pe;
    link->next = lane->links;
    lane->links = link;
    __atomic_fetch_add(&lane->n_links, 1, __ATOMIC_RELAXED);
    sma_ucx_host->check_fds("ucp_ep_create", TO_CONNECT);
    sma_ucx_enter(lane);
    status = ucp_ep_create(lane->worker, &params, &link->ep);
    sma_ucx_leave(lane);
    if (status != UCS_OK)
        sma_ucx_host->lost(pe, ucs_status_string(status));
    sma_ucx_check(status, "ucp_ep_create");
    sma_ucx_connect_nic(link);
    return link;
}

/* An error means that the other side has closed first.  UCX may still tell that
 * the connection is lost, so the link stays. */
bool sma_ucx_disconnect(struct sma_wire_link *link, struct sma_wire_op *op)
{
    const ucp_request_param_t params = sma_ucx_params(op);

    return !UCS_PTR_IS_PTR(ucp_ep_close_nbx(link->ep, &params));
}

/*
 * The line of the lane that does `what`, " put[" or " get["; NULL: there is none.  UCX
 * tells only in a text what it does.  The text has a line for each lane, with its
 * transport, as "lane[0]:  1:rc_verbs/mlx5_0:1.0 ...".  That of UCX 1.13 also has lines
 * as "put[0]: 0..<short>..81..<bcopy>..16384..<zcopy>..(inf)", with the number of the
 * lane; that of UCX 1.18 marks the lane of puts and gets with "rma_bw#0".
 */
static const char *lane_of(const char *text, const char *what)
{
    const char *line = strstr(text, what), *mark = strstr(text, " rma_bw#0");
    char name[24];

    if (line != NULL) {
        line += strlen(what);
        snprintf(name, sizeof name, " lane[%.*s]",
                 (int) strspn(line, "0123456789"), line);
        return strstr(text, name);
    }
    if (mark == NULL || !sma_ucx_is_since(16))
        return NULL;
    while (mark > text && mark[-1] != '\n')
        mark--;
    return mark;
}

/* Is the lane that does `what` one of a NIC?  Of the transports that UCX names, those of
 * InfiniBand and Gemini are.  Others, as posix, do not reach the memory of libsma, or
 * use a processor there. */
static bool is_nic(const char *text, const char *what)
{
    static const char *const nics[] = {":rc_", ":dc_", ":ugni_"};
    const char *lane = lane_of(text, what);

    for (size_t i = 0; lane != NULL && i < sizeof nics / sizeof *nics; i++)
        if (memmem(lane, strcspn(lane, "\n"), nics[i], strlen(nics[i])) != NULL)
            return true;
    return false;
}

/* Has a link one lane alone, over TCP?  Then all puts and messages of the link go through
 * one socket in the order of the calls, and the target takes them out in this order. */
static bool is_one_socket(const char *text)
{
    const char *lane = strstr(text, " lane[0]:");

    return lane != NULL && strstr(lane, " lane[1]:") == NULL &&
           memmem(lane, strcspn(lane, "\n"), ":tcp/", 5) != NULL;
}

void sma_ucx_path(struct sma_wire_link *link, struct sma_wire_path *path)
{
    char *text = NULL;
    size_t size;
    FILE *f = open_memstream(&text, &size);

    /* not with the protocols of UCX since 1.16 (ucx.c: open_context) */
    *path = (struct sma_wire_path){.text = "no NIC",
                                   .atomics4 = SMA_WIRE_ATOMICS,
                                   .atomics8 = SMA_WIRE_ATOMICS,
                                   .by_processor = !sma_ucx_host->atomics &&
                                                   !sma_ucx_is_since(16)};
    if (sma_ucx_has_nic())
        path->atomics8 = 1 << SMA_AMO_ADD | 1 << SMA_AMO_CSWAP;
    if (f == NULL)
        return;
    ucp_ep_print_info(link->ep, f);
    if (fclose(f) == 0 && text != NULL) {
        path->puts = is_nic(text, " put[");
        path->gets = is_nic(text, " get[");
        path->ordered = link->one_socket = is_one_socket(text);
        /* If a PE connects while a put comes over TCP, UCX forgets where the data go, and
         * a signal kills the PE (uct_tcp_ep_replace_ep; seen with UCX 1.18). */
        path->two_way = sma_ucx_is_since(16) && !path->puts;
        path->answered =
            link->one_socket && sma_ucx_is_since(16) && !sma_ucx_host->atomics;
        link->nic = path->puts;
        if (path->puts || path->gets)
            path->text = "a NIC";
    }
    free(text);
}
