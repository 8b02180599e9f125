/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of this folder share.  The protocol makes what the program sees
 * (order, fence, quiet, signals, atomic operations by processors, liveness) of what
 * a wire does.
 *
 * Any thread may complete a request, also one that it has not started.  What a
 * callback reads and writes therefore passes from thread to thread by pairs of
 * release and acquire, which are named where they stand.
 */
#ifndef SMA_PROTOCOL_H
#define SMA_PROTOCOL_H

#include <signal.h>

#include "base/env.h"
#include "check/check.h"
#include "net/format/format.h"
#include "net/net.h"
#include "net/wire.h"

/* The areas of memory that are registered with the wire at the start.  Area i is
 * region i, but of SMA_HEAP only what lies behind the blocks, and of SMA_DATA
 * only the first piece; the areas after the regions are its other pieces.  KEYS is the
 * table of keys (rkey.c). */
enum { KEYS = SMA_REMOTE_REGIONS + SMA_MAX_PIECES - 1, AREAS };

/* The counter of requests that quiet waits for, as the callback of such a
 * request gets it. */
struct count {
    struct sma_wire_op op;
    struct peer *peer;   /* whom the request goes to; set when it is complete */
    uint64_t *in_flight; /* in the channel; sma_net_count_off changes it */
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
    struct sma_wire_link *link; /* NULL: closed, with the lock of the channel */
    struct sma_wire_key *key[AREAS];
    uint64_t base[SMA_REMOTE_REGIONS]; /* where its regions begin there */
    uint64_t slots;                    /* and its table of keys */
    struct sma_wire_path path;
    uint64_t tag;               /* of bundles to it */
    uint64_t coll_mask;         /* of messages of collectives to it */
    struct count count[2];      /* for even and for odd epochs of the channel */
    uint64_t requests;          /* of them that are in flight to this peer */
    struct sma_message closing; /* the end of the connection */

    /* Bundles (bundle.c).  The lock of the channel guards all but `acked`. */
    struct bundle *open; /* the operations that have not been sent yet */
    size_t last_length;  /* of the last one: the next may be as long */
    uint64_t sent;       /* bundles so far; read without the lock, too */
    uint64_t asked;      /* the last of them that will be answered */
    uint64_t acked;      /* the PE has done the bundles up to this one */
    /* Fences of the channel when `open` and the oldest unacked bundle were begun. */
    uint64_t open_fence, oldest_fence;
    bool unsettled; /* the peer is in the channel's list of unsettled peers */
    bool foreseen, carried; /* see ask; set by send_open and by note_done */
    uint16_t since, usual;  /* bundles since a wait; which of them asks (ask) */
    struct peer *next_unsettled;

    /* Signals that wait for their data (put_signal.c), and puts; guarded as above. */
    struct signal *signal, **last_signal;
    bool unflushed;     /* the wire has got puts that may not be complete */
    bool lone, two_way; /* atomic; transfer.c: is_bundled_put, await_two_way */
    uint64_t last_put;  /* `started` of the channel at the last put */
    struct peer *next_unflushed;

    /* Of the pieces of its heap; NULL: not fetched yet. */
    struct sma_wire_key *piece_key[];
};

/* What a thread waits for while other threads go on starting more of it: what was
 * started in an even epoch is counted apart from that of an odd epoch
 * (progress.c, sma_net_wait_for). */
struct tally {
    uint64_t epoch, in_flight[2];
};

/* Transfers on one channel are completed together, apart from those of other
 * channels. */
struct sma_channel {
    struct sma_wire_lane *lane;
    uint16_t number;     /* in bundles; the main channel is number 0 */
    int fd;              /* readable when the lane has something to do, or -1 */
    bool closed;         /* no transfer of this PE is in flight */
    int users;           /* contexts; not of the main channel */
    bool in_progress;    /* a thread makes progress */
    struct peer **peers; /* of each PE; NULL: not connected yet */

    /* Guards the members below down to the empty line, and the bundles of the
     * peers.  It is taken before the locks of the wire, so never in a callback of
     * it.  The three counters that is_quiet reads are written with it. */
    pthread_mutex_t lock;
    uint64_t fences;  /* so far */
    pthread_t fencer; /* the thread that has made all of them; 0: several */
    struct peer *unsettled; /* peers with bundles that are not acked */
    uint64_t unsettled_n;   /* their number */
    struct peer *unflushed; /* peers with puts that may not be complete */
    int unbundling;         /* bundles whose puts are given to the NIC */
    uint64_t started;       /* puts that the wire has got so far */
    uint64_t completed;     /* how many of those the last flush has completed */

    /* Signals that wait until the wire has completed their data; and requests that
     * quiet waits for.  A flush of the worker alone is not enough: it does not wait for
     * copies that the wire makes in pieces (UCX 1.13, cma). */
    struct tally signals, requests;

    /* Large puts since the last quiet and before it; bytes of copies in flight. */
    unsigned large, large_before;
    uint64_t copied;
    struct sma_channel *next;      /* in the list of all; never changes */
    struct sma_channel *next_free; /* in the list of closed channels */
};

/* An atomic operation on an aligned word of 2, 4 or 8 bytes at a PE. */
struct amo {
    struct sma_address dest;
    size_t bytes;
    enum sma_amo_op op;
    uint64_t value, cond;
};

/* ------------------------------------------------------------------ net.c */

/* The memory of this PE that others may reach: SMA_HEAP has what lies behind the heap,
 * too, SMA_STATE is the PE's entry in the job block; and the pieces of SMA_DATA,
 * ascending, alike on all PEs of one program.  Between them lies no symmetric memory. */
extern struct reached {
    struct sma_region region[SMA_REMOTE_REGIONS];
    int pieces;
    struct {
        size_t offset, size;
    } piece[SMA_MAX_PIECES];
} sma_net_reached;

extern struct sma_wire_host sma_net_host; /* what the wire has of this PE */
extern struct sma_wire_facts sma_net_facts;
extern struct sma_format_job sma_net_job; /* whose messages this PE takes */

/* What this PE has sent: bundles of small operations, answers to those of other PEs,
 * and puts, gets and flushes of the wire; and its bytes that are registered. */
extern struct sma_net_counts {
    uint64_t bundles, answers, puts, gets, flushes;
    uint64_t registered;
} sma_net_counts;

static inline void count_one(uint64_t *count)
{
    __atomic_fetch_add(count, 1, __ATOMIC_RELAXED);
}

/* Ends the job with "out of memory", the text ("for a message"), and the cause. */
void sma_net_no_memory(const char *fmt, ...)
    __attribute__((noreturn, cold, format(printf, 1, 2)));

/* Opens sma_net.wire, and the main channel. */
void sma_net_open(void);

/* Blocks the signals that no thread of the library or of a wire is to handle, while it
 * is created. */
void sma_net_block_signals(sigset_t *old);

/* ---------------------------------------------------------------- silence.c */

/* Called over and over in a wait for PE pe (-1: for all PEs that the channel awaits).
 * *polls is 0 at the first call.  Ends the job when an awaited PE is silent for too
 * long. */
void sma_silence_idle(struct sma_channel *channel, int pe, uint32_t *polls);

/* The connection to PE pe is lost.  Ends the job, perhaps after some seconds; returns
 * when PEs leave the job and may close connections. */
void sma_silence_lost(int pe, const char *why);
void sma_silence_stop(void);

/* How often each PE has sent something to this PE, answers among it; the number may
 * wrap round. */
extern uint32_t *sma_net_heard_of;

static inline uint32_t sma_net_heard(int pe)
{
    return __atomic_load_n(&sma_net_heard_of[pe], __ATOMIC_RELAXED);
}

/* Notes that something has arrived from a PE.  Two threads that note it at a
 * time may count it once. */
static inline void note_heard(uint32_t pe)
{
    if (pe < sma_net_job.n)
        __atomic_store_n(&sma_net_heard_of[pe], sma_net_heard((int) pe) + 1,
                         __ATOMIC_RELAXED);
}

/* ------------------------------------------------------------- channels.c */

extern struct sma_channel sma_net_main; /* that of the default context */

/* Opens the main channel; a channel for a context, or returns one that others use,
 * too; and closes one for its caller, who has waited until it is quiet. */
void sma_net_open_main(void);
struct sma_channel *sma_net_open_channel(void);
void sma_net_close_channel(struct sma_channel *channel);

/* The channel with a number; NULL: there is none. */
struct sma_channel *sma_net_channel(unsigned number);

static inline struct sma_channel *next_channel(struct sma_channel *c)
{
    /* pairs with the release in open_channel */
    return __atomic_load_n(&c->next, __ATOMIC_ACQUIRE);
}

/* The channel of questions, which the first call opens, and of answers to them.
 * It has connections of its own, on which there are no data that a question
 * would have to wait for; but it is the main channel when there are too many
 * channels.  is_urgent tells whether a channel is it, and not the main one. */
struct sma_channel *sma_net_urgent(void);
bool sma_net_is_urgent(const struct sma_channel *c);

/* Frees all channels, when the thread has ended and no PE uses connections. */
void sma_net_destroy_channels(void);

/* The name of the wire, as SHMEM_TRANSPORT has it. */
extern const char *sma_net_network;

/* What other PEs need to reach this one, which the caller frees; this registers memory.
 * Its first 8 bytes: a MAC of what follows, which PE pe has published. */
void *sma_net_address(size_t *bytes_p);
uint64_t sma_net_address_mac(int pe, const char *address, size_t bytes);

/* A mask for the tags of messages to a PE: a process that does not belong to the job
 * cannot guess these tags. */
static inline uint64_t sma_net_coll_mask(int pe)
{
    const uint32_t to = (uint32_t) pe;

    return sma_format_mac(&sma_net_job, SMA_FORMAT_FOR_COLL, &to, sizeof to);
}

/* Connects a channel to PE pe, unless another thread has done so; and the peer PE pe of
 * a channel, which is connected at first use. */
struct peer *sma_net_connect(struct sma_channel *c, int pe);

static inline struct peer *peer_of(struct sma_channel *c, int pe)
{
    /* pairs with the release in sma_net_connect */
    struct peer *p = __atomic_load_n(&c->peers[pe], __ATOMIC_ACQUIRE);

    return p != NULL ? p : sma_net_connect(c, pe);
}

/* ------------------------------------------------------------------ ctx.c */

/* The channel of a context of the program, which the first call opens. */
struct sma_channel *sma_ctx_channel(struct sma_ctx *ctx);

/* Begins an operation of a routine on PE pe. */
static inline struct peer *peer_for(const struct sma_routine *routine,
                                    struct sma_ctx *ctx, int pe)
{
    sma_calling = routine;
    return peer_of(
        ctx == SMA_CTX_DEFAULT ? &sma_net_main : sma_ctx_channel(ctx), pe);
}

/* --------------------------------------------------------------- fd_limit.c */

/* Raises the soft limit of file descriptors, as far as the hard limit permits and
 * this job may need it.  note_files is called when the main channel is open and has
 * no connection.  Children that the program forks, and the program after the end,
 * have the limit that it had. */
void sma_net_raise_fd_limit(void);
void sma_net_note_fds(void);
void sma_net_restore_fd_limit(void);

/* Are there descriptors for so many channels besides the main one, and for their
 * connections to all PEs? */
bool sma_net_may_open(int channels);

/* Ends the job with a message that names the limit if n descriptors are not free;
 * `what` has failed because of this, or would fail.  n is small. */
void sma_net_check_fds(const char *what, int n);

/* ------------------------------------------------------------------- rkey.c */

/* Registers the areas; ends all registrations. */
void sma_net_register_areas(void);
void sma_net_unregister(void);

/* The key of an area, which the caller frees; NULL: the area is empty. */
void *sma_net_pack_area(int area, size_t *bytes_p);

/* The table of the keys of the pieces of the heap; how many each heap has. */
void *sma_net_slots(size_t *bytes_p);
int sma_net_heap_pieces(void);

/* The key for the memory of a peer at an address; it may have to be fetched.
 * *bytes_p becomes less when the key is not that of so many bytes. */
struct sma_wire_key *sma_net_key(struct peer *p, struct sma_address address,
                                 size_t *bytes_p);

/* Where that memory lies in the process of the peer. */
static inline uint64_t at_peer(const struct peer *p, struct sma_address address)
{
    return p->base[address.region] + address.offset;
}

static inline struct sma_address behind(struct sma_address address,
                                        size_t bytes)
{
    address.offset += bytes;
    return address;
}

/* ---------------------------------------------- message.c and progress.c */

/* Messages of collectives that have begun and that the program has not waited for;
 * how often the program's threads have called sma_net_turn. */
extern int sma_net_messages;
extern unsigned sma_net_polls;

/* Ends the job unless `why` is NULL.  `what` concerned PE pe (-1: an unknown PE),
 * whose connection is then lost, which the message says. */
void sma_net_check_peer(const char *why, const char *what, int pe);

/* Makes progress on the main channel, and now and then on the others.  Returns
 * false when there was nothing to do. */
bool sma_net_turn(void);

/* Makes one turn on each channel.  finds_nothing: there was nothing to do on any, and
 * no other thread was making progress on one. */
bool sma_net_progress_each(void);
bool sma_net_progress_finds_nothing(void);

/* Does some thread make progress at this moment? */
bool sma_net_is_in_progress(void);

/* Makes progress in a wait for a request on a channel. */
void sma_net_progress_channel(struct sma_channel *c);

/* Sleeps until there is something to do, at most `microseconds`. */
void sma_net_nap(unsigned microseconds);

/* Deferred work: something that a callback of the wire leaves for later, because it
 * needs locks that a callback must not take.  The thread whose call of progress ran
 * the callback runs it afterwards. */
struct deferred {
    struct deferred *next;
    void (*run)(struct deferred *);
};

void sma_net_defer(struct deferred *e);

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

/* Has any channel requests in flight? */
bool sma_net_has_requests(void);
void sma_net_on_counted(struct sma_wire_op *op, const char *why);

/* Counts one more that is started now, and returns the count, to be decremented
 * with release order. */
uint64_t *sma_net_tally(struct tally *t);

/* Is nothing of the even epochs, or of the odd ones, in flight?  `epoch` is any
 * even or odd number. */
bool sma_net_is_none(const struct tally *t, uint64_t epoch);

/* Waits for all that were started before the call, of the requests or the
 * signals of a channel. */
void sma_net_wait_for(struct sma_channel *c, struct tally *t);

/* Waits while too many requests of a channel are in flight.  Called before an
 * operation that fetches and does not wait. */
void sma_net_limit_requests(struct sma_channel *c);

/* The same after a transfer that nobody waits for.  The lock with which a wire guards
 * a worker is not fair: a thread that starts one transfer after the other keeps out
 * the thread that makes progress; so the function yields to that thread. */
void sma_net_throttle(struct sma_channel *c);

/* Has a peer of the channel got bundles that it may not have done? */
static inline bool has_unsettled(struct sma_channel *c)
{
    /* pairs with the release in bundle.c, forget_settled */
    return __atomic_load_n(&c->unsettled_n, __ATOMIC_ACQUIRE) > 0;
}

/* ----------------------------------------------------------- pending_gets.c */

/* Data that an operation fetches, in flight: n blocks of `bytes`, of which
 * each begins `stride` bytes after the one before. */
struct pending_get {
    char *dest;
    ptrdiff_t stride;
    size_t bytes, n;
    /* When the data is in place, *left is decremented; if left is NULL, `count`
     * is counted off. */
    uint64_t *left;
    const struct count *count;
    int pe; /* the PE that sends them; set by sma_net_add_pending_get */
};

/* Notes that data come from a peer.  Returns the id with which they come. */
uint64_t sma_net_add_pending_get(struct peer *p,
                                 const struct pending_get *what);

/* Takes the note of an id.  Returns false if no data of so many bytes are
 * expected from the PE with this id. */
bool sma_net_take_pending_get(uint64_t id, int pe, size_t bytes,
                              struct pending_get *get_p);

void sma_net_forget_pending_gets(void); /* frees the notes */

/* Has the wire got puts to the peer that a bundle may overtake?  A get of the wire
 * takes the same path as they do. */
static inline bool has_puts(const struct peer *p)
{
    return !p->path.ordered &&
           __atomic_load_n(&p->last_put, __ATOMIC_RELAXED) >
               __atomic_load_n(&p->channel->completed, __ATOMIC_RELAXED);
}

/* ------------------------------------------------------------------ bundle.c */

/* Small operations on a PE, gathered and sent as one message; or the copy of a put. */
enum { BUNDLE_BYTES = SMA_FORMAT_BYTES, BUNDLE_LEAST = 448 }; /* of a buffer */
enum { MOST_COPIED = 128 * 1024 }; /* of the largest, for the copy of a put */

struct bundle {
    struct deferred deferred; /* of an answer: to be sent */
    struct sma_wire_message message;
    struct count *count; /* of its puts, or of the one whose copy it has */
    int pe;              /* the PE that gets the bundle */
    pthread_t thread;    /* the thread whose operations it has ... */
    bool mixed;          /* ... or those of several threads */
    bool fetches;        /* an answer comes anyway */
    bool urgent;         /* of an answer: it goes on the channel of questions */
    size_t length, space; /* the bytes of data, and of the buffer */
    _Alignas(8) unsigned char data[];
};

extern int sma_net_open_bundles; /* bundles that have not been sent yet */
extern int sma_net_sending; /* and those that the wire still has, answers too */

/* An empty bundle with space for so many bytes at first; and what gives it back. */
struct bundle *sma_net_take_bundle(int pe, size_t bytes);
void sma_net_free_bundle(struct bundle *b);

/* Appends so many bytes to a bundle, and returns where they are.  The bundle may
 * move to a larger buffer; it has at most BUNDLE_BYTES then. */
unsigned char *sma_net_append(struct bundle **b_p, size_t bytes);

void sma_net_free_bundles(void); /* those that are not in use */

/* Sends a bundle or an answer as a message, and frees it when it is sent.  The
 * caller holds the lock of the channel. */
void sma_net_post_bundle(struct peer *p, bool answer, struct bundle *b);

/* Operations.  With `now` the bundle is sent at once. */
void sma_net_bundle_put(struct peer *p, struct sma_address dest,
                        const void *source, size_t bytes);
void sma_net_bundle_puts(struct peer *p, const struct sma_strided *dest,
                         const void *source, ptrdiff_t stride);
void sma_net_bundle_amo(struct peer *p, const struct amo *amo);
void sma_net_bundle_get(struct peer *p, const struct sma_strided *source,
                        const struct pending_get *get, bool now);
void sma_net_bundle_fetch(struct peer *p, const struct amo *amo,
                          const struct pending_get *get, bool now);

/* An atomic operation that is sent at once and never waits, also when many
 * bundles are unanswered.  The caller holds the lock of the channel. */
void sma_net_send_signal(struct peer *p, const struct amo *signal);

/* Waits until data is in place. */
void sma_net_await_data(struct peer *p, const uint64_t *left);

/* Sends the open bundles of a channel, and asks peers to tell when they have done all. */
void sma_net_ask(struct sma_channel *c);

/* The number of the last bundle that the peer is known to have done. */
uint64_t sma_net_acked(const struct peer *p);

/* Waits until the peers of a channel have done all that was sent to them before
 * the call. */
void sma_net_settle(struct sma_channel *c);

/* Is there a peer that may not have done all that was sent to it?  Asks such
 * peers, so that a later call knows more. */
bool sma_net_is_unsettled(struct sma_channel *c);

/* Waits until what was sent to a peer, with `fenced` what was sent before the last
 * fence, comes before operations that the wire gets from now on. */
void sma_net_settle_peer(struct peer *p, bool fenced);

/* Sends all open bundles: send_open, by a thread that waits. */
void sma_net_send_bundles(void);

static inline void sma_net_send_open(void)
{
    if (__atomic_load_n(&sma_net_open_bundles, __ATOMIC_RELAXED) > 0)
        sma_net_send_bundles();
}

/* Asks PE pe whether it lives, and does not wait.  Neither the question nor
 * the answer waits behind data that are in flight between the PEs. */
void sma_net_ask_alive(int pe);

/* -------------------------------------------------- serve.c and thread.c */

/* Takes a message of the wire; prepares for that, and frees what it keeps. */
void sma_net_take_message(const void *data, size_t bytes);
void sma_net_expect_messages(void);
void sma_net_forget_bundles(void);

/* The number of the last bundle of the main channel of a PE that is done here. */
uint64_t sma_net_done(int pe);

/* Ends or wakes the thread that serves peers, if it runs. */
void sma_net_end_thread(void);
void sma_net_wake(void);

/* Wakes the thread, if it sleeps, because a bundle was opened or an event was taken
 * from it. */
void sma_net_wake_sleeper(void);

/* ------------------------------------------------------------------- path.c */

enum by { BY_PUT, BY_PUT_NBI, BY_PUTS, BY_GET, BY_GETS, BY_SIGNAL };

/* Asks the wire what it can do with a new peer. */
void sma_net_learn_path(struct peer *p);

/* May an operation go by the NIC? */
bool sma_net_is_one_sided(const struct peer *p, enum by kind);

/* Is an operation of n blocks of so many bytes part of a bundle? */
bool sma_net_is_bundled(const struct peer *p, enum by kind, size_t bytes,
                        size_t n);

/* The most puts that it pays to take out of a bundle before a wait for them. */
size_t sma_net_most_unbundled(const struct peer *p);

/* Is a signal sent by the NIC, when the caller has waited for so many bytes of
 * data before it? */
bool sma_net_is_awaited(const struct peer *p, size_t bytes, enum sma_amo_op op);

/* --------------------------------------------- transfer.c and fence_quiet.c */

/* A put of the wire, which has left source when the function returns.  A signal that is
 * not NULL is sent as soon as the wire has got the data, by sma_net_signal. */
void sma_net_put_by_wire(struct peer *p, struct sma_address dest,
                         const void *source, size_t bytes,
                         const struct amo *signal);
void sma_net_signal(struct peer *p, const struct amo *signal);

/* Waits until the puts to a peer that the wire has got are in place. */
void sma_net_flush_peer(struct peer *p);

/* Does as sma_net_settle_peer, also for puts that leave their bundle or went alone. */
void sma_net_prepare(struct peer *p, bool fenced);

/* Notes that a put was passed to the wire, which fence and quiet must flush. */
void sma_net_note_put(struct peer *p);

/* Gives the puts of the open bundle of a peer to the NIC if they are few and the wire
 * is one-sided; with `fenced` only if there was a fence since.  Returns true if there
 * were such puts. */
bool sma_net_unbundle_peer(struct peer *p, bool fenced);

/* Does a wait for requests, puts or signals of the channel wait for PE pe, too?
 * That for bundles is for one PE after the other (sma_net_settle). */
bool sma_net_awaits(struct sma_channel *channel, int pe);

#endif
