/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What moves bytes between hosts: a wire.  A wire is a folder below net/ and a
 * shared object of its own, which libsma loads when a job needs it.  This header
 * is all that the two know of each other.  The protocol above (net/) makes what
 * the program sees: order, fence, quiet, bundles, signals, atomic operations by
 * processors, liveness.
 *
 * A lane is an endpoint of this PE with its own progress; a link leads from a
 * lane to the main lane of a PE.  So messages arrive on the main lane only.
 *
 * For all calls but open and close:
 *   - Any thread may call, several at a time, but the protocol lets only one
 *     thread at a time make progress on a lane.
 *   - A failure that concerns one operation goes to its `done`; the end of a
 *     connection also goes to host->lost; any other failure to host->fatal.
 *   - No call waits for other PEs.
 */
#ifndef SMA_WIRE_H
#define SMA_WIRE_H

#include "shared/cause.h"
#include "shared/text.h"
#include "shared/word_copy.h"

enum {
    SMA_WIRE_VERSION = 11,
    SMA_WIRE_MESSAGE = 32 * 1024 - 64, /* the longest message */
    SMA_WIRE_KEY = 1008,               /* the longest key of memory */

    /* The atomic operations that a wire may have. */
    SMA_WIRE_ATOMICS = 1 << SMA_AMO_SWAP | 1 << SMA_AMO_CSWAP |
                       1 << SMA_AMO_ADD | 1 << SMA_AMO_AND | 1 << SMA_AMO_OR |
                       1 << SMA_AMO_XOR,
};

struct sma_wire_lane; /* defined by the wire, as the following are */
struct sma_wire_link;
struct sma_wire_memory; /* memory of this PE that the network may reach */
struct sma_wire_key;    /* what reaches memory of another PE */

/*
 * An operation, which the caller embeds in a structure of its own.  An operation
 * returns true if it is complete already.  Otherwise done is called once, by a
 * thread that makes progress or by the caller itself before the operation
 * returns; `why` is NULL, or a text that stays and says why the operation failed.
 * done must not call the wire, and takes only locks that are never held during a
 * call of the wire.  Several operations may be in flight with one such structure.
 */
struct sma_wire_op {
    void (*done)(struct sma_wire_op *op, const char *why);
    bool given; /* of the wire: what the caller has written is seen by done */
};

/* A message that is sent, with space for the wire until it is done. */
struct sma_wire_message {
    struct sma_wire_op op;
    void *own[2];
};

/* A message with a tag that is received.  When it is done, `got` is the number of
 * bytes that were sent.  Where these are more than there is space for, the data are
 * undefined, and `got` may be SMA_NOT_KNOWN. */
struct sma_wire_receive {
    struct sma_wire_op op;
    size_t got;
};

/* An atomic operation.  All three words have their bytes at their beginning.  It
 * stays until it is done; `was` is then what the word held before. */
struct sma_wire_atomic {
    enum sma_amo_op op;
    size_t bytes;
    uint64_t value, cond, was;
};

/* What a wire needs of libsma. */
struct sma_wire_host {
    int me, n;      /* the calling PE, and the number of PEs of the job */
    bool atomics;   /* the wire's atomic operations are used, and no others */
    bool near_too;  /* the wire also reaches PEs of this host */
    bool near_only; /* all PEs are on this host: do not open the network */
    bool loopback;  /* all PEs reach each other by the loopback device */

    /* Does PE pe run on this host?  Then libsma notices its end itself. */
    bool (*is_near)(int pe);

    /* A message has arrived, from anybody.  Called by progress on the main lane,
     * one at a time; may not call the wire.  `data` is aligned to 8 bytes. */
    void (*message)(const void *data, size_t bytes);

    /* The connection to PE pe is lost.  Ends the job, perhaps after some
     * seconds; returns when PEs leave the job and may close connections. */
    void (*lost)(int pe, const char *why);

    /* `what` has failed, or would fail, because n descriptors cannot be had: if
     * that is so, ends the job with a message. */
    void (*check_fds)(const char *what, int n);

    /* A number for data that only PEs of the job can find out. */
    uint64_t (*mac)(const void *data, size_t bytes);

    void (*warn)(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
    void (*fatal)(const char *fmt, ...)
        __attribute__((noreturn, format(printf, 1, 2)));

    /* fatal with "out of memory", the text ("for a message"), and what is found to
     * be the cause. */
    void (*no_memory)(const char *fmt, ...)
        __attribute__((noreturn, format(printf, 1, 2)));

    /* What is found to be the cause of an error, the end of a message
     * (shared/cause.h). */
    const char *(*cause)(enum sma_cause_of what, int err, size_t bytes);
};

/* What the wire can do with a PE without a processor there.
 * Asked once for each link.  A wire that has only messages may do put, get and
 * flush by the target's processor when the target makes progress; it then says
 * that they are not one-sided, and the protocol gives it only large ones, gets before
 * which nothing has to be sent, and single puts if it is prompt. */
struct sma_wire_path {
    bool puts, gets; /* one-sided, of any size from 1 byte on */
    bool prompt;     /* a flush adds no message to the puts before it */
    bool ordered;    /* puts, messages and atomic operations of a link take
                        * effect in the order of the calls */
    /* Those of SMA_WIRE_ATOMICS (1 << enum sma_amo_op) that exclude each other on
     * words of 4 and of 8 bytes, if host->atomics: at least compare-and-swap, and
     * an operation that fetches (add). */
    uint32_t atomics4, atomics8;
    bool by_processor; /* the target's processor does them, so that they and its
                        * own exclude each other, whatever host->atomics is */
    bool answered;     /* a put is done when the PE has answered, not sooner */
    bool two_way;      /* a put needs a PE that is connected to this one, too */
    const char *text;  /* for SHMEM_DEBUG: how it is known, which network */
};

/* Troubles for which the wire has advice: half a sentence, or NULL. */
enum sma_wire_trouble {
    SMA_WIRE_LOST,         /* the connection to a PE is lost */
    SMA_WIRE_BARRED,       /* so is that to a PE of this host, which the system
                            * does not let this PE look at */
    SMA_WIRE_LONG_ADDRESS, /* address or key are too long */
    SMA_WIRE_OTHER_FOUND   /* PEs have found different networks */
};

/* What `open` tells. */
struct sma_wire_facts {
    int link_fds;   /* descriptors that a link takes in this job, at most */
    size_t longest; /* bytes of a put or get, at most, if there is a limit */
    /* A setting of the user that must be alike on all PEs, of at most 15 characters,
     * and the name of its variable; or NULL. */
    const char *setting, *variable;
    /* What the wire has found on this host, in so far as it must be alike on all
     * PEs: a word of at most 15 characters, which is compared, and a text of at most
     * 63, which messages have; or NULL. */
    const char *kind, *found;
};

struct sma_wire {
    int version;
    const char *name; /* for messages */
    int lanes; /* for contexts, at most: more of them are not worth their memory */
    int lane_fds, link_fds; /* descriptors of a lane, and of a link, at most */

    /* The name and version of the network library. */
    const char *(*describe)(void);
    const char *(*advice)(enum sma_wire_trouble trouble);

    /* Have NICs of this host atomic operations on 8 bytes, which need no
     * processor?  Called while the wire is not open. */
    bool (*has_atomics)(void);

    /* Opens the network.  Called once, and again after close. */
    void (*open)(const struct sma_wire_host *host, struct sma_wire_facts *f);
    void (*close)(void);

    /* Opens a lane; the first one is the main lane.  Returns NULL if there are
     * not enough resources; for the main lane the wire ends the job then. */
    struct sma_wire_lane *(*open_lane)(void);
    void (*close_lane)(struct sma_wire_lane *lane);

    /* A descriptor that is readable when an armed lane has something to do; -1:
     * there is none, and the protocol looks at the lane once per millisecond. */
    int (*descriptor)(struct sma_wire_lane *lane);

    /* Returns false if the lane is known to have something to do already.  The
     * queues of some NICs tell only of what comes after this call, so a caller that
     * sleeps without a limit makes progress once more before. */
    bool (*arm)(struct sma_wire_lane *lane);

    /* Makes progress.  Returns false if there was nothing to do. */
    bool (*progress)(struct sma_wire_lane *lane);

    /* What other PEs need to reach this one, malloc'ed. */
    void *(*address)(size_t *bytes_p);

    /* Connects a lane to PE pe, one thread at a time.  The protocol has checked that
     * the PE has made the address.  disconnect is done when the link is closed. */
    struct sma_wire_link *(*connect)(struct sma_wire_lane *lane, int pe,
                                     const void *address, size_t bytes);
    bool (*disconnect)(struct sma_wire_link *link, struct sma_wire_op *op);
    void (*path)(struct sma_wire_link *link, struct sma_wire_path *path);

    /* Memory of this PE; the key of it, of at most SMA_WIRE_KEY bytes, which is
     * malloc'ed; and the key as a link uses it. */
    struct sma_wire_memory *(*add)(void *base, size_t bytes);
    void (*drop)(struct sma_wire_memory *memory);
    void *(*key)(struct sma_wire_memory *memory, size_t *bytes_p);
    struct sma_wire_key *(*open_key)(struct sma_wire_link *link,
                                     const void *key, size_t bytes);
    void (*close_key)(struct sma_wire_key *key);

    /* Sends a message.  Those of a link arrive in the order of the calls.  When
     * it is done, `data` may be used again. */
    bool (*send)(struct sma_wire_link *link, const void *data, size_t bytes,
                 struct sma_wire_message *message);

    /* A put is done when source may be used again; it is in place when a later
     * flush is done.  A get is done when dest is filled; it sees the puts that
     * were given to its link before.  `at` is an address in the target's process.
     * An atomic operation is done when `was` is known. */
    bool (*put)(struct sma_wire_link *link, struct sma_wire_key *key,
                uint64_t at, const void *source, size_t bytes,
                struct sma_wire_op *op);
    bool (*get)(struct sma_wire_link *link, struct sma_wire_key *key,
                uint64_t at, void *dest, size_t bytes, struct sma_wire_op *op);
    bool (*atomic)(struct sma_wire_link *link, struct sma_wire_key *key,
                   uint64_t at, struct sma_wire_atomic *atomic,
                   struct sma_wire_op *op);
    bool (*flush)(struct sma_wire_link *link, struct sma_wire_op *op);

    /* Messages of any length with a tag, on links of the main lane.  Those of
     * one link with the same tag arrive in order.  receive never returns before
     * `done` has been or will be called. */
    bool (*send_tagged)(struct sma_wire_link *link, uint64_t tag,
                        const void *data, size_t bytes, struct sma_wire_op *op);
    void (*receive_tagged)(uint64_t tag, void *dest, size_t bytes,
                           struct sma_wire_receive *receive);
};

/* The only symbol that the shared object exports. */
#define SMA_WIRE_SYMBOL "sma_wire"
extern const struct sma_wire sma_wire __attribute__((visibility("default")));

#endif
