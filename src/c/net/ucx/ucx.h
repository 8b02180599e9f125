/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of the wire over UCX share.  ucx.c starts and ends the wire and has the
 * state, tls.c chooses the transports inside UCX, lanes.c has workers and endpoints,
 * operations.c what they do, and nic.c has atomic operations of NICs that ucp does
 * not use.
 */
#ifndef SMA_UCX_H
#define SMA_UCX_H

#include "net/wire.h"

#include <ucp/api/ucp.h>
#include <uct/api/uct.h>

/* Linux lists the RDMA NICs of a host here. */
#define SMA_UCX_NICS "/sys/class/infiniband"

struct sma_wire_lane {
    ucp_worker_h worker;
    struct sma_wire_link *links;
    int n_links; /* atomic: a thread may connect while another one flushes */
    int inside;  /* atomic: threads in calls that take the lock of the worker */
};

struct sma_wire_link {
    ucp_ep_h ep;
    struct sma_wire_lane *lane;
    bool nic;        /* puts need no processor of the PE */
    bool one_socket; /* a lane of TCP alone (lanes.c: is_one_socket) */
    int pe;
    struct sma_wire_link *next; /* of the lane */
};

enum { SMA_UCX_MESSAGE, SMA_UCX_HELLO }; /* the active messages */

/* --------------------------------------------------------------------- ucx.c */

extern const struct sma_wire_host *sma_ucx_host;
extern ucp_context_h sma_ucx_context;
extern struct sma_wire_lane *sma_ucx_main; /* NULL: not open */

/* Is the library that runs of version 1.minor, or later? */
bool sma_ucx_is_since(unsigned minor);

/* Ends the job unless status is UCS_OK. */
void sma_ucx_check(ucs_status_t status, const char *what);

/* Ends the job if something has failed and /dev/shm is why. */
void sma_ucx_check_shm(ucs_status_t status, const char *what);

/* With a NIC, ends the job if the limit of memory that stays in RAM is too
 * low for UCX's own buffers: UCX would go on and send nothing. */
void sma_ucx_check_limit(void);

void sma_ucx_on_done(void *request, ucs_status_t status, void *data);

/* The parameters of a request that an operation starts. */
static inline ucp_request_param_t sma_ucx_params(struct sma_wire_op *op)
{
    /* pairs with the acquires of the callbacks */
    __atomic_store_n(&op->given, true, __ATOMIC_RELEASE);
    return (ucp_request_param_t){
        .op_attr_mask =
            UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = sma_ucx_on_done,
        .user_data = op,
    };
}

/* -------------------------------------------------------------------- tls.c */

/* Sets the transports inside UCX, before ucp_init; then, with the context, ends the
 * job if one of them is open to other accounts, or none reaches PEs of the host. */
void sma_ucx_choose_tls(ucp_config_t *config);
void sma_ucx_check_tls(void);

/* -------------------------------------------------------------------- nic.c */

/* Which atomic operations NICs have. */
enum sma_ucx_atomics {
    SMA_UCX_NONE,
    SMA_UCX_NIC, /* add and compare-and-swap on 8 bytes: those of nic.c */
    SMA_UCX_FULL /* all, and ucp uses them */
};

/* Looks for a NIC, and opens it if it is for nic.c.  Then, and only then, the
 * functions below do something. */
enum sma_ucx_atomics sma_ucx_open_nic(void);
const char *sma_ucx_nic(void); /* the device that was found */
bool sma_ucx_has_nic(void);
void sma_ucx_close_nic(void);

/* Connects the NIC to the PE of a link of the main lane; closes all
 * connections. */
void sma_ucx_connect_nic(struct sma_wire_link *link);
void sma_ucx_disconnect_nic(void);
ucs_status_t sma_ucx_on_hello(void *arg, const void *header,
                              size_t header_length, void *data, size_t length,
                              const ucp_am_recv_param_t *param);

/* Memory that the NIC reaches, and the key of it; NULL: there is no NIC. */
void *sma_ucx_add_to_nic(void *base, size_t bytes);
void sma_ucx_drop_from_nic(void *memory);
size_t sma_ucx_nic_key_bytes(void);
void sma_ucx_pack_nic_key(void *memory, void *key);
void sma_ucx_open_nic_key(const void *key, uct_rkey_bundle_t *opened);
void sma_ucx_close_nic_key(uct_rkey_bundle_t *opened);

/* Starts an operation on a word of 8 bytes: add or compare-and-swap. */
void sma_ucx_nic_atomic(int pe, uct_rkey_t key, uint64_t at,
                        struct sma_wire_atomic *a, struct sma_wire_op *op);
bool sma_ucx_nic_is_busy(void);
bool sma_ucx_progress_nic(void);

/* ------------------------------------------------ lanes.c and operations.c */

/* Each call of UCX that takes the lock of a worker stands between these two. */
void sma_ucx_enter(struct sma_wire_lane *lane);
void sma_ucx_leave(struct sma_wire_lane *lane);

/* The functions of struct sma_wire, in the order that they have there. */
struct sma_wire_lane *sma_ucx_open_lane(void);
void sma_ucx_close_lane(struct sma_wire_lane *lane);
int sma_ucx_descriptor(struct sma_wire_lane *lane);
bool sma_ucx_arm(struct sma_wire_lane *lane);
bool sma_ucx_progress(struct sma_wire_lane *lane);
void *sma_ucx_address(size_t *bytes_p);
struct sma_wire_link *sma_ucx_connect(struct sma_wire_lane *lane, int pe,
                                      const void *address, size_t bytes);
bool sma_ucx_disconnect(struct sma_wire_link *link, struct sma_wire_op *op);
void sma_ucx_path(struct sma_wire_link *link, struct sma_wire_path *path);
struct sma_wire_memory *sma_ucx_add(void *base, size_t bytes);
void sma_ucx_drop(struct sma_wire_memory *memory);
void *sma_ucx_key(struct sma_wire_memory *memory, size_t *bytes_p);
struct sma_wire_key *sma_ucx_open_key(struct sma_wire_link *link,
                                      const void *key, size_t bytes);
void sma_ucx_close_key(struct sma_wire_key *key);
bool sma_ucx_send(struct sma_wire_link *link, const void *data, size_t bytes,
                  struct sma_wire_message *message);
bool sma_ucx_put(struct sma_wire_link *link, struct sma_wire_key *key,
                 uint64_t at, const void *source, size_t bytes,
                 struct sma_wire_op *op);
bool sma_ucx_get(struct sma_wire_link *link, struct sma_wire_key *key,
                 uint64_t at, void *dest, size_t bytes, struct sma_wire_op *op);
bool sma_ucx_atomic(struct sma_wire_link *link, struct sma_wire_key *key,
                    uint64_t at, struct sma_wire_atomic *atomic,
                    struct sma_wire_op *op);
bool sma_ucx_flush(struct sma_wire_link *link, struct sma_wire_op *op);
bool sma_ucx_send_tagged(struct sma_wire_link *link, uint64_t tag,
                         const void *data, size_t bytes,
                         struct sma_wire_op *op);
void sma_ucx_receive_tagged(uint64_t tag, void *dest, size_t bytes,
                            struct sma_wire_receive *receive);

#endif
