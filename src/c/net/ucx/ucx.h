/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of this directory share, lowest first.  state.c has the state;
 * progress.c waits for requests; thread.c has the thread that serves peers;
 * channels.c owns the channels and the peers; transfer.c has puts, gets, atomic
 * operations and messages; transport_ucx.c starts and ends the transport, and has
 * the table of what it offers.
 */
#ifndef SMA_UCX_H
#define SMA_UCX_H

#include "net/transport.h"

#include <ucp/api/ucp.h>

/* What is registered: area i is part i, of SMA_DATA the first piece only; those
 * that follow are its other pieces. */
enum { AREAS = SMA_REMOTE_REGIONS + SMA_MAX_PIECES - 1 };

/* What a request that quiet waits for is counted off from, when it ends. */
struct count {
    struct peer *peer; /* set when all of the peer is there */
    uint64_t *under_way;
};

struct peer {
    int pe;
    struct sma_channel *channel;
    ucp_ep_h ep;
    ucp_rkey_h key[AREAS];
    uint64_t base[SMA_REMOTE_REGIONS];
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
    /* Requests that quiet waits for.  A flush of the worker alone is not
     * enough: it does not wait for copies that UCX makes in pieces (1.13, cma).
     * Those that were started in an even epoch are counted apart from those of
     * an odd one, so that a quiet ends while other threads go on starting
     * requests. */
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

/* state.c: what the library offers; the context of UCX; the channel that is always
 * there; a descriptor for all channels. */
extern const struct sma_transport_client *sma_ucx_client;
extern ucp_context_h sma_ucx_context;
extern struct sma_channel sma_ucx_main;
extern int sma_ucx_any_fd;

static inline struct sma_channel *channel_of(struct sma_channel *channel)
{
    return channel != NULL ? channel : &sma_ucx_main;
}

static inline struct sma_channel *next_channel(struct sma_channel *c)
{
    return __atomic_load_n(&c->next, __ATOMIC_ACQUIRE);
}

/* --------------------------------------------------------------- channels.c */

/* What a PE publishes: this, then the address of its main worker, then the keys. */
struct address_head {
    uint32_t address_size;
    uint32_t key_size[AREAS]; /* 0: an empty area */
    uint64_t base[SMA_REMOTE_REGIONS];
};

/* Gives a channel its worker. */
void sma_ucx_open_worker(struct sma_channel *c);

/* A channel for a context of the program: one that is free, a new one, or the main
 * one when there are too many.  Close gives it back. */
struct sma_channel *sma_ucx_open_channel(void);
void sma_ucx_close_channel(struct sma_channel *c);

/* Closes the connections of a channel.  When all PEs have done so, and the thread
 * has ended, destroy frees all channels; the state is then as before the start. */
void sma_ucx_disconnect_channel(struct sma_channel *c);
void sma_ucx_destroy_channels(void);

/* The peer of a channel; meet makes it when there is none yet. */
struct peer *sma_ucx_meet(struct sma_channel *c, int pe);

static inline struct peer *peer_of(struct sma_channel *c, int pe)
{
    struct peer *p = __atomic_load_n(&c->peers[pe], __ATOMIC_ACQUIRE);

    return p != NULL ? p : sma_ucx_meet(c, pe);
}

/* --------------------------------------------------------------- progress.c */

/* How often the program's threads have made progress. */
extern unsigned sma_ucx_polls;

/* End the job when a call fails: any; one that has to do with PE pe, -1: it is
 * not known which. */
void sma_ucx_check(ucs_status_t status, const char *what);
void sma_ucx_check_peer(ucs_status_t status, const char *what, int pe);

/* Was there anything to do?  Of the main channel mostly; of all. */
bool sma_ucx_progress(void);
bool sma_ucx_progress_all(void);

/* In a wait for what goes through a channel; for waits at the end of a job. */
void sma_ucx_progress_channel(struct sma_channel *c);
void sma_ucx_rest(void);
void sma_ucx_nap(unsigned microseconds);

/* A request that m tells of: what UCX is given with it, and the wait for it. */
ucp_request_param_t sma_ucx_telling(struct sma_message *m);
void sma_ucx_on_done(void *request, ucs_status_t status, void *data);
void sma_ucx_finish(struct sma_channel *c, ucs_status_ptr_t request,
                    struct sma_message *m, int pe, const char *what);

/* A request that is counted until it ends, and left to itself. */
ucp_request_param_t sma_ucx_counting(struct peer *p);
void sma_ucx_on_one_less(void *request, ucs_status_t status, void *data);
void sma_ucx_leave(ucs_status_ptr_t request, const char *what,
                   const ucp_request_param_t *params);

/* No request of the even epochs, or of the odd ones, is under way; waits for
 * all that were started before. */
bool sma_ucx_none_under_way(struct sma_channel *c, uint64_t epoch);
void sma_ucx_wait(struct sma_channel *c);

/* After a transfer that nobody waits for: lets threads that make progress have
 * the worker, and waits while too many requests are under way. */
void sma_ucx_make_way(struct sma_channel *c, int pe);

static inline uint64_t requests_under_way(struct sma_channel *c)
{
    return __atomic_load_n(&c->under_way[0], __ATOMIC_RELAXED) +
           __atomic_load_n(&c->under_way[1], __ATOMIC_RELAXED);
}

/* --------------------------------------------------------------- transfer.c */

void sma_ucx_put(struct sma_channel *channel, int pe, int region, size_t offset,
                 const void *source, size_t bytes);
void sma_ucx_get(struct sma_channel *channel, int pe, int region, size_t offset,
                 void *dest, size_t bytes);
bool sma_ucx_timed_get(int pe, int region, size_t offset, void *dest,
                       size_t bytes, int milliseconds);
void sma_ucx_put_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, const void *source, size_t bytes);
void sma_ucx_get_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, void *dest, size_t bytes);
uint64_t sma_ucx_amo(struct sma_channel *channel, int pe, int region,
                     size_t offset, size_t bytes, enum sma_amo_op op,
                     uint64_t value, uint64_t cond);
void sma_ucx_put_word(struct sma_channel *channel, int pe, int region,
                      size_t offset, const void *source, size_t bytes);
void sma_ucx_quiet(struct sma_channel *channel);
int sma_ucx_find_silent(void);
struct sma_message *sma_ucx_send_message(int pe, uint64_t tag,
                                         const void *source, size_t bytes);
struct sma_message *sma_ucx_receive_message(uint64_t tag, void *dest,
                                            size_t bytes, size_t *got_p);
bool sma_ucx_is_done(struct sma_message *m);

/* ----------------------------------------------------------------- thread.c */

/* Starts the thread; tells it of a new channel, where there is one; ends it. */
void sma_ucx_serve(void);
void sma_ucx_wake(void);
void sma_ucx_end_thread(void);

#endif
