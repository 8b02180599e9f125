/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of the wire over UCX share.  state.c has the
 * state, tls.c chooses the transports inside UCX, lanes.c has workers and endpoints,
 * operations.c what they do, and wire.c starts and ends the wire.
 */
#ifndef SMA_UCX_H
#define SMA_UCX_H

#include "net/wire.h"

#include <ucp/api/ucp.h>

struct sma_wire_lane {
    ucp_worker_h worker;
    struct sma_wire_link *links;
};

struct sma_wire_link {
    ucp_ep_h ep;
    int pe;
    struct sma_wire_link *next; /* of the lane */
};

enum { SMA_UCX_MESSAGE }; /* the active message */

/* ------------------------------------------------------------------- state.c */

extern const struct sma_wire_host *sma_ucx_host;
extern ucp_context_h sma_ucx_context;
extern struct sma_wire_lane *sma_ucx_main; /* NULL: not open */

/* Ends the job unless status is UCS_OK. */
void sma_ucx_check(ucs_status_t status, const char *what);

/* The parameters of a request that an operation starts, and their callback. */
ucp_request_param_t sma_ucx_params(struct sma_wire_op *op);
void sma_ucx_on_done(void *request, ucs_status_t status, void *data);

/* -------------------------------------------------------------------- tls.c */

/* Sets the transports inside UCX, before ucp_init; then, with the context, ends the
 * job if one of them is open to other accounts, or none reaches PEs of the host. */
void sma_ucx_choose_tls(ucp_config_t *config);
void sma_ucx_check_tls(void);

/* ------------------------------------------------ lanes.c and operations.c */

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
void sma_ucx_way(struct sma_wire_link *link, struct sma_wire_way *way);
struct sma_wire_memory *sma_ucx_add(void *base, size_t bytes);
void sma_ucx_drop(struct sma_wire_memory *memory);
void *sma_ucx_key(struct sma_wire_memory *memory, size_t *bytes_p);
struct sma_wire_key *sma_ucx_open_key(struct sma_wire_link *link,
                                      const void *key, size_t bytes);
void sma_ucx_close_key(struct sma_wire_key *key);
bool sma_ucx_send(struct sma_wire_link *link, const void *data, size_t bytes,
                  struct sma_wire_op *op);
bool sma_ucx_put(struct sma_wire_link *link, struct sma_wire_key *key,
                 uint64_t at, const void *source, size_t bytes,
                 struct sma_wire_op *op);
bool sma_ucx_get(struct sma_wire_link *link, struct sma_wire_key *key,
                 uint64_t at, void *dest, size_t bytes, struct sma_wire_op *op);
bool sma_ucx_atomic(struct sma_wire_link *link, struct sma_wire_key *key,
                    uint64_t at, struct sma_wire_atomic *atomic,
                    struct sma_wire_op *op);
bool sma_ucx_flush(struct sma_wire_link *link, struct sma_wire_op *op);
bool sma_ucx_flush_lane(struct sma_wire_lane *lane, struct sma_wire_op *op);
bool sma_ucx_send_tagged(struct sma_wire_link *link, uint64_t tag,
                         const void *data, size_t bytes,
                         struct sma_wire_op *op);
void sma_ucx_receive_tagged(uint64_t tag, void *dest, size_t bytes,
                            struct sma_wire_receive *receive);

#endif
