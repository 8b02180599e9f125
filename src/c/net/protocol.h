/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of this directory share, lowest first.  protocol.c has the
 * state; errand.c does what callbacks of the wire leave for later; expected.c
 * has what is to be fetched; registered.c has the memory that the wire knows
 * (registered.h); progress.c waits for requests; wake.c wakes the thread that
 * serves peers; channels.c owns the channels and the peers, for which files.c
 * counts the file descriptors; bundle.c and serve.c have the small operations
 * on peers (bundle.h); key.c has the keys of the memory of peers; transfer.c,
 * remote_amo.c, nic.c, put_signal.c, order.c and message.c have the operations
 * of the transport (operations.h); thread.c has the thread; open.c starts and
 * ends the protocol.
 *
 * Any thread may complete a request, also one that it has not started.  What a
 * callback reads and writes therefore passes from thread to thread by pairs of
 * release and acquire, which are named where they stand.
 */
#ifndef SMA_PROTOCOL_H
#define SMA_PROTOCOL_H

#include "net/form/form.h"
#include "net/transport.h"

#include <pthread.h>

/* The areas of memory that are registered with the wire at the start.  Area i is
 * region i, but of SMA_HEAP only what lies behind the blocks, and of SMA_DATA
 * only the first piece; the areas after the regions are its other pieces.  KEYS is the
 * table of keys (registered.h). */
enum { KEYS = SMA_REMOTE_REGIONS + SMA_MAX_PIECES - 1, AREAS };

/* The counter of requests that quiet waits for, as the callback of such a
 * request gets it. */
struct count {
    struct sma_wire_op op;
    struct peer *peer;   /* whom the request goes to; set when it is complete */
    uint64_t *under_way; /* in the channel; sma_net_count_off changes it */
};

/* A request that a caller waits for: a message; a transfer or flush, whose
 * sma_message lies on the stack of the caller; or the end of a connection. */
struct sma_message {
    struct sma_wire_receive wire;
    const char *why; /* it has failed; NULL: it has not */
    bool done;       /* the callback has filled in `why` and *got */
    size_t *got;
    int pe; /* the receiver of a message; -1: this PE */
};

/* The connection of a channel to a PE. */
struct peer {
    int pe;
    struct sma_channel *channel;
    struct sma_wire_link
        *link; /* NULL when it has been closed, with the lock of
                                 * the channel */
    struct sma_wire_key *key[AREAS];
    uint64_t base[SMA_REMOTE_REGIONS]; /* where its regions begin there */
    uint64_t slots;                    /* and its table of keys */
    struct sma_wire_way way;
    uint64_t tag;               /* of bundles to it */
    uint64_t coll_mask;         /* of messages of collectives to it */
    struct count count[2];      /* for even and for odd epochs of the channel */
    uint64_t requests;          /* of them that are under way to this peer */
    struct sma_message closing; /* the end of the connection */

    /* Bundles (bundle.c).  The lock of the channel guards all but `acked`. */
    struct bundle *open; /* the operations that have not been sent yet */
    size_t last_length;  /* of the last one: the next may be as long */
    uint64_t sent;       /* bundles so far; read without the lock, too */
    uint64_t asked;      /* the last of them that will be answered */
    uint64_t acked;      /* the PE has done the bundles up to this one */
    /* How many fences the channel had made when the bundle `open` was begun, and
     * when the oldest bundle was begun that is not acked. */
    uint64_t open_fence, oldest_fence;
    bool unsettled; /* the peer is in the channel's list of unsettled peers */
    struct peer *next_unsettled;

    /* Signals that wait for their data (put_signal.c); guarded as above. */
    struct signal *signal, **last_signal;

    bool
        unflushed; /* the wire has got puts since the last flush; guarded too */
    bool lone; /* the last quiet found one small put, which the card then did */
    struct peer *next_unflushed;
    uint64_t
        last_put; /* `started` of the channel at the last put; guarded too */

    struct sma_wire_key
        *piece_key[]; /* of the pieces of its heap; NULL: not fetched yet */
};

/* What a thread waits for while other threads go on starting more of it: what was
 * started in an even epoch is counted apart from that of an odd epoch
 * (progress.c, sma_net_wait_for). */
struct tally {
    uint64_t epoch, under_way[2];
};

struct sma_channel {
    struct sma_wire_lane *lane;
    uint16_t number;     /* in bundles; the main channel is number 0 */
    int fd;              /* readable when the lane has something to do, or -1 */
    bool closed;         /* no transfer of this PE is under way */
    int users;           /* contexts; not of the main channel */
    bool in_progress;    /* a thread makes progress */
    struct peer **peers; /* of each PE; NULL: not connected yet */

    /* Guards the members below down to the empty line, and the bundles of the
     * peers.  It is taken before the locks of the wire, so never in a callback of
     * it.  The three counters that is_quiet reads are written with it. */
    pthread_mutex_t lock;
    uint64_t fences;        /* so far */
    struct peer *unsettled; /* peers with bundles that are not acked */
    uint64_t unsettled_n;   /* their number */
    struct peer *unflushed; /* peers that the wire has got puts for */
    int flushing;           /* threads that flush peers */
    int unbundling;         /* bundles whose puts are given to the card */
    uint64_t started;       /* puts that the wire has got so far */
    uint64_t completed;     /* how many of those the last flush has completed */

    struct tally
        signals; /* that wait until the wire has completed their data */

    /* Requests that quiet waits for.  A flush of the worker alone is not
     * enough: it does not wait for copies that the wire makes in pieces (1.13,
     * cma). */
    struct tally requests;

    struct sma_channel *next;      /* in the list of all; never changes */
    struct sma_channel *next_free; /* in the list of closed channels */
};

/* --------------------------------------------------------------- protocol.c */

/* What libsma offers, and what moves the bytes. */
extern const struct sma_transport_client *sma_net_client;
extern const struct sma_wire *sma_net_wire;
extern struct sma_wire_facts sma_net_facts;
extern struct sma_form_job sma_net_job; /* whose messages this PE takes */
extern struct sma_channel sma_net_main;
extern int sma_net_any_fd; /* readable when any channel has something to do */
extern int sma_net_open_bundles; /* bundles that have not been sent yet */
extern struct sma_transport_counts sma_net_counts;

/* How often each PE has sent something to this PE. */
extern uint32_t *sma_net_heard_of;

/* Notes that something has arrived from a PE.  Two threads that note it at a
 * time may count it once. */
static inline void note_heard(uint32_t pe)
{
    if (pe < (uint32_t) sma_net_client->n)
        __atomic_store_n(
            &sma_net_heard_of[pe],
            __atomic_load_n(&sma_net_heard_of[pe], __ATOMIC_RELAXED) + 1,
            __ATOMIC_RELAXED);
}

static inline void count_one(uint64_t *count)
{
    __atomic_fetch_add(count, 1, __ATOMIC_RELAXED);
}

static inline struct sma_channel *channel_of(struct sma_channel *channel)
{
    return channel != NULL ? channel : &sma_net_main;
}

static inline struct sma_channel *next_channel(struct sma_channel *c)
{
    /* pairs with the release in open_channel */
    return __atomic_load_n(&c->next, __ATOMIC_ACQUIRE);
}

/* ------------------------------------------------------------------- wake.c */

/* What the thread sleeps on. */
void sma_net_open_wakeup(void);
void sma_net_close_wakeup(void);

/* Wakes the thread, if it runs, because a channel was opened. */
void sma_net_wake(void);

/* Wakes the thread, if it sleeps, because a bundle was opened or an event was taken
 * from it. */
void sma_net_wake_sleeper(void);

/* The thread sleeps for some microseconds, or until it is woken. */
void sma_net_nap_thread(unsigned microseconds);

/* The thread sleeps until something arrives or it is woken, unless there is an
 * open bundle.  arm() returns false when something has arrived already. */
void sma_net_sleep(bool (*arm)(void));

/* The thread sleeps until something arrives or it is woken, but no longer than
 * some microseconds. */
void sma_net_sleep_at_most(bool (*arm)(void), unsigned microseconds);

/* --------------------------------------------------------------- channels.c */

enum { SETTING_BYTES = 16, FOUND_BYTES = 64 };

/* The address of a PE: this head, then the address of its main lane, then the
 * keys.  the wire does not compare the lengths of these, so the PE seals them. */
struct address_head {
    uint64_t seal; /* sma_form_seal of the PE's number and all that follows */
    uint32_t address_size;
    /* The name of the wire, its setting, and the kind of what it has found are the
     * same on all PEs. */
    char wire[8], setting[SETTING_BYTES], kind[SETTING_BYTES];
    char found[FOUND_BYTES];
    uint32_t key_size[AREAS]; /* 0: the area is empty */
    uint64_t base[SMA_REMOTE_REGIONS], slots;
};

/* Opens the main channel. */
void sma_net_open_main(void);

/* The channel with a number; NULL: there is none. */
struct sma_channel *sma_net_channel(unsigned number);

/* The seal of an address of so many bytes, which PE pe has published. */
uint64_t sma_net_seal_address(int pe, const char *address, size_t bytes);

/* The channel of questions, which the first call opens, and of answers to them.
 * It has connections of its own, on which there are no data that a question
 * would have to wait for; but it is the main channel when there are too many
 * channels. */
struct sma_channel *sma_net_urgent(void);

/* Is this the channel of questions, and not the main one? */
bool sma_net_is_urgent(const struct sma_channel *c);

/* A mask for the tags of messages to a PE: a process that does not belong to the job
 * cannot guess these tags. */
static inline uint64_t sma_net_coll_mask(int pe)
{
    const uint32_t to = (uint32_t) pe;

    return sma_form_seal(&sma_net_job, SMA_FORM_FOR_COLL, &to, sizeof to);
}

/* Closes the connections of all channels.  When all PEs have done so, and the
 * thread has ended, destroy frees all channels; the state is then as before
 * the start. */
void sma_net_destroy_channels(void);

/* Connects a channel to PE pe, unless another thread has done so. */
struct peer *sma_net_connect(struct sma_channel *c, int pe);

/* The peer PE pe of a channel, which is connected at first use. */
static inline struct peer *peer_of(struct sma_channel *c, int pe)
{
    /* pairs with the release in sma_net_connect */
    struct peer *p = __atomic_load_n(&c->peers[pe], __ATOMIC_ACQUIRE);

    return p != NULL ? p : sma_net_connect(c, pe);
}

/* ------------------------------------------------------------------ files.c */

/* Raises the soft limit of file descriptors, as far as the hard limit permits and
 * this job may need it, and ends the job if it is still too low to start the wire.
 * note_files is called when the main channel is open and has no connection.
 * Children that the program forks, and the program after the end, have the limit
 * that it had. */
void sma_net_prepare_files(void);
void sma_net_note_files(void);
void sma_net_restore_files(void);

/* Are there descriptors for so many channels besides the main one, and for their
 * connections to all PEs? */
bool sma_net_may_open(int channels);

/* Are n descriptors free?  n is small. */
bool sma_net_are_free(int n);

/* Ends the job with a message that names the limit, if they are not; `what` has
 * failed because of this, or would fail. */
void sma_net_check_files(const char *what, int n);

/* ----------------------------------------------------------------- errand.c */

/* Has a callback left errands?  The thread whose call of progress ran the callback
 * runs them afterwards. */
extern bool sma_net_has_errands;
void sma_net_run_errands(void);

/* --------------------------------------------------------------- progress.c */

/* Requests of a channel that may be under way at a time.  Each takes memory. */
enum { MOST_REQUESTS = 4096 };

/* How often the program's threads have called sma_net_turn. */
extern unsigned sma_net_polls;

/* Ends the job unless `why` is NULL.  `what` concerned PE pe (-1: an unknown PE),
 * whose connection is then lost, which the message says. */
void sma_net_check_peer(const char *why, const char *what, int pe);

/* Makes progress on the main channel, and now and then on the others.  Returns
 * false when there was nothing to do. */
bool sma_net_turn(void);

/* Makes progress on all channels; sma_net_progress_each does one turn on
 * each. */
bool sma_net_progress_all(void);
bool sma_net_progress_each(void);

/* Makes one turn of progress on each channel.  Returns true if there was nothing to
 * do on any, and no other thread was making progress on one. */
bool sma_net_progress_finds_nothing(void);

/* Does some thread make progress at this moment? */
bool sma_net_is_in_progress(void);

/* Makes progress in a wait for a request on a channel. */
void sma_net_progress_channel(struct sma_channel *c);

/* Makes progress, then sleeps for a millisecond.  For waits of a second or so
 * before the job ends. */
void sma_net_rest(void);

/* A request that the caller waits for by sma_net_finish or sma_net_is_done.
 * sma_net_awaited returns what to start it with.  Until m->done is true, m must
 * stay.  sma_net_finish gets what the operation of the wire has returned. */
struct sma_wire_op *sma_net_awaited(struct sma_message *m);
void sma_net_finish(struct sma_channel *c, bool complete, struct sma_message *m,
                    int pe, const char *what);

/* A request that quiet waits for.  sma_net_count counts it; what completes it
 * calls sma_net_count_off.  An operation of the wire is started with the member
 * `op` of the count.  sma_net_started gets what it has returned.
 * sma_net_on_counted is called for one that was done later. */
struct count *sma_net_count(struct peer *p);
void sma_net_count_off(const struct count *count);
void sma_net_started(bool complete, struct count *count);
void sma_net_on_counted(struct sma_wire_op *op, const char *why);

/* Counts one more that is started now, and returns the count, to be decremented
 * with release order. */
uint64_t *sma_net_tally(struct tally *t);

/* Is nothing of the even epochs, or of the odd ones, under way?  `epoch` is any
 * even or odd number. */
bool sma_net_is_none(const struct tally *t, uint64_t epoch);

/* Has everything been completed that was started on a channel?  It has not if a
 * quiet of another thread is still waiting for it.  A request under way may start
 * a message, which is unsettled before the request is complete: so requests are
 * looked at first. */
static inline bool is_quiet(struct sma_channel *c)
{
    /* for requests, see sma_net_is_none; the others pair with the releases
     * in order.c, flush_puts, and bundle.c, forget_settled */
    return sma_net_is_none(&c->requests, 0) &&
           sma_net_is_none(&c->requests, 1) &&
           __atomic_load_n(&c->completed, __ATOMIC_ACQUIRE) ==
               __atomic_load_n(&c->started, __ATOMIC_RELAXED) &&
           __atomic_load_n(&c->unsettled_n, __ATOMIC_ACQUIRE) == 0;
}

/* Has a peer of the channel got bundles that it may not have done? */
static inline bool has_unsettled(struct sma_channel *c)
{
    /* pairs with the release in bundle.c, forget_settled */
    return __atomic_load_n(&c->unsettled_n, __ATOMIC_ACQUIRE) > 0;
}

/* Waits for all that were started before the call, of the requests or the
 * signals of a channel. */
void sma_net_wait_for(struct sma_channel *c, struct tally *t);

/* Called after a transfer that nobody waits for.  The lock with which a wire
 * guards a worker is not fair: a thread that starts one transfer after the
 * other keeps out the thread that makes progress; so the function yields to
 * that thread.  Also waits while too many requests are under way. */
void sma_net_throttle(struct sma_channel *c, int pe);

/* Has the wire got puts to the peer that may not be complete?  A bundle may
 * overtake them; a get of the wire goes the same way as they do. */
static inline bool has_puts(const struct peer *p)
{
    return __atomic_load_n(&p->last_put, __ATOMIC_RELAXED) >
           __atomic_load_n(&p->channel->completed, __ATOMIC_RELAXED);
}

static inline uint64_t requests_under_way(struct sma_channel *c)
{
    return __atomic_load_n(&c->requests.under_way[0], __ATOMIC_RELAXED) +
           __atomic_load_n(&c->requests.under_way[1], __ATOMIC_RELAXED);
}

/* ----------------------------------------------------------------- thread.c */

/* Ends the thread, if it runs. */
void sma_net_end_thread(void);

#endif
