/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What PEs send each other in bundles and answers, and who may have sent it.
 * The module knows no network: the protocol hands it the bytes that have
 * arrived.
 *
 * A bundle has small operations of one PE on the memory of another, which that
 * PE does in one pass.  An answer has what the operations fetch, and tells what
 * has been done.  Nothing that arrives is believed: each field is compared with
 * what it may be before it is used, so that a PE whose memory is damaged, or a
 * process that does not belong to the job, cannot make another PE write outside
 * of symmetric memory.
 *
 *   mac.c    the secret of the job, and tags that are derived from it
 *   read.c   completes the head of a message (sma_format_close), and reads
 *            messages: a head (sma_format_open), then operations
 *            (sma_format_next_op) or pieces of data (sma_format_next_piece)
 *
 * A damaged field and a damaged offset that is still inside of symmetric memory
 * are found by the check sum of each head and operation.  The data of puts and
 * gets are summed only with SHMEM_CHECK=2, because that takes time.
 */
#ifndef SMA_FORMAT_H
#define SMA_FORMAT_H

#include <stdbool.h>
#include <string.h>

#include "shared/job.h"
#include "shared/limits.h"

enum {
    SMA_FORMAT_BYTES = 32 * 1024 - 64, /* the most that a message has */
    SMA_FORMAT_CHANNELS = SMA_MAX_CHANNELS + 2, /* of a PE */
    SMA_FORMAT_SECRET = 16, /* bytes of the secret of the job */
    SMA_FORMAT_KEYS =
        SMA_REMOTE_REGIONS, /* a region: the table of memory keys */
};

/* ------------------------------------------------------------------ secret */

/* What a PE knows about the job, to tell its messages from others. */
struct sma_format_job {
    uint32_t me, n;
    uint32_t start; /* how often the library has started: each has other tags */
    unsigned char secret[SMA_FORMAT_SECRET];
};

/* A number that only PEs of the job can compute: SipHash-2-4 of some bytes. */
uint64_t sma_format_mac(const struct sma_format_job *job, uint32_t purpose,
                        const void *data, size_t bytes);

/* The tag of messages from one PE to another. */
uint64_t sma_format_tag(const struct sma_format_job *job, uint32_t from,
                        uint32_t to);

/* What MACs are for: no message of one kind passes for one of another. */
enum {
    SMA_FORMAT_FOR_TAG,
    SMA_FORMAT_FOR_ADDRESS,
    SMA_FORMAT_FOR_KEY,
    SMA_FORMAT_FOR_COLL,
    SMA_FORMAT_FOR_WIRE /* what wires tell each other */
};

/* ------------------------------------------------------------------ format */

/* All parts of a message have a multiple of 8 bytes. */
struct sma_format_head {
    uint64_t tag;     /* sma_format_tag of the sender and the receiver */
    uint64_t number;  /* of a bundle: how many the channel has sent to the PE;
                      * of an answer: the bundles up to this one are done */
    uint64_t done;    /* in a bundle: how many bundles of the receiver's main
                       * channel are done */
    uint32_t from;    /* the PE that sends the message */
    uint16_t channel; /* of the PE that sent the bundles */
    uint16_t flags;
    uint32_t bytes; /* of the message with its head */
    uint32_t
        check; /* sum of the head, and with SMA_FORMAT_SUMMED of all bytes */
};

enum {
    SMA_FORMAT_ASKS = 1, /* an answer is wanted, although nothing is fetched */
    SMA_FORMAT_SUMMED = 2, /* `check` is a sum of the data, too */
    SMA_FORMAT_URGENT = 4, /* the answer is sent on the channel of questions */
    SMA_FORMAT_ANSWER = 8, /* the message is an answer, not a bundle */
    SMA_FORMAT_FLAGS = 15,
};

enum sma_format_kind {
    SMA_FORMAT_PUT,   /* op, the data */
    SMA_FORMAT_GET,   /* op, an id */
    SMA_FORMAT_PUTS,  /* of many blocks: op, blocks, the data without gaps */
    SMA_FORMAT_GETS,  /* op, blocks, an id */
    SMA_FORMAT_AMO,   /* op, amo; fetches nothing */
    SMA_FORMAT_FETCH, /* an AMO that fetches: op, amo, an id */
    SMA_FORMAT_KINDS
};

/* An operation as it travels.  `check` is the sum of the operation with all
 * that follows up to the data. */
struct sma_format_op {
    uint8_t kind;
    uint8_t what;   /* the region, and the atomic operation in the high bits */
    uint16_t bytes; /* of the data, a block or a word */
    uint32_t check;
    uint64_t offset;
};

struct sma_format_blocks {
    int64_t stride;
    uint64_t n;
};

struct sma_format_amo {
    uint64_t value, cond;
};

/* A piece of an answer is such a head, and then the data. */
struct sma_format_piece {
    uint64_t id; /* of what the origin expects */
    uint32_t bytes;
    uint32_t check;
};

enum { SMA_FORMAT_AMO_SHIFT = 3 }; /* of the atomic operation in `what` */

/* Data in a message takes a multiple of 8 bytes. */
static inline size_t sma_format_padded(size_t bytes)
{
    return (bytes + 7) & ~(size_t) 7;
}

/* How many blocks of `bytes` an answer holds. */
static inline size_t sma_format_blocks_of_answer(size_t bytes)
{
    return (SMA_FORMAT_BYTES - sizeof(struct sma_format_head) -
            sizeof(struct sma_format_piece) - 8) /
           bytes;
}

/* Adds words to a sum.  Each word counts with an odd factor of its place, so a
 * change of any one word changes the sum. */
static inline uint64_t sma_format_add(uint64_t sum, int place, uint64_t word)
{
    static const uint64_t factor[] = {
        UINT64_C(0x9e3779b97f4a7c15), UINT64_C(0xbf58476d1ce4e5b9),
        UINT64_C(0x94d049bb133111eb), UINT64_C(0xd6e8feb86659fd93),
        UINT64_C(0xa0761d6478bd642f), UINT64_C(0xe7037ed1a0b428db),
    };

    return sum + word * factor[place];
}

static inline uint32_t sma_format_shorten(uint64_t sum)
{
    return (uint32_t) (sum >> 32) ^ (uint32_t) sum;
}

/* The sum of an operation, whose own member `check` does not count, and of up
 * to three words that follow. */
static inline uint32_t sma_format_op_check(const struct sma_format_op *op,
                                           const uint64_t *more, int n)
{
    uint64_t sum =
        sma_format_add(sma_format_add(0, 0,
                                      (uint64_t) op->bytes << 16 |
                                          (uint64_t) op->what << 8 | op->kind),
                       1, op->offset);

    for (int i = 0; i < n; i++)
        sum = sma_format_add(sum, 2 + i, more[i]);
    return sma_format_shorten(sum);
}

static inline uint32_t sma_format_piece_check(const struct sma_format_piece *p)
{
    return sma_format_shorten(
        sma_format_add(sma_format_add(1, 0, p->id), 1, p->bytes));
}

/* ------------------------------------------------------------------ read.c */

/* Completes the head at `message`, whose members before `bytes` the caller has filled
 * in. */
void sma_format_close(unsigned char *message, size_t bytes);

/* What others may do with some bytes of this PE. */
enum { SMA_FORMAT_MAY_GET = 1, SMA_FORMAT_MAY_PUT = 2, SMA_FORMAT_MAY_AMO = 4 };

struct sma_format_span {
    uint8_t region, may;
    uint64_t offset, bytes; /* in the region */
    char *at;
};

/* All that others may reach here.  Only what is in a span is read or written
 * for another PE. */
struct sma_format_memory {
    struct sma_format_span span[SMA_MAX_PIECES + 4];
    int n;
};

/* Adds a span; one that continues the span before extends it. */
void sma_format_allow(struct sma_format_memory *m, int region, int may,
                      size_t offset, size_t bytes, void *at);

/* How a message begins. */
enum sma_format_verdict {
    SMA_FORMAT_FINE,
    SMA_FORMAT_STRANGE, /* no PE of the job has sent it: it has no valid tag */
    SMA_FORMAT_WRONG,   /* a PE of the job has sent it, and it is damaged */
};

/* A message that is read: what is left of it. */
struct sma_format_reader {
    const unsigned char *at, *end;
    struct sma_format_head head;
    const char *why; /* it is wrong */
};

enum sma_format_verdict sma_format_open(const struct sma_format_job *job,
                                        struct sma_format_reader *r,
                                        const void *data, size_t bytes);

/* An operation that has been checked.  Its memory is n blocks of `bytes` from
 * `at` on; data and answer have n * bytes.  With n = 0 it does nothing. */
struct sma_format_todo {
    enum sma_format_kind kind;
    int amo; /* enum sma_amo_op */
    char *at;
    int64_t stride;
    size_t bytes, n;
    const unsigned char *data;
    uint64_t value, cond;
    bool answers;
    uint64_t id; /* for the answer */
};

/* The next operation of a bundle.  Returns false at the end of the bundle, and
 * when the operation is wrong; then r->why says why. */
bool sma_format_next_op(const struct sma_format_memory *m,
                        struct sma_format_reader *r,
                        struct sma_format_todo *todo);

/* Does an operation.  What it fetches is written to `answer`, which has space
 * for n * bytes, and for the zeros up to a multiple of 8. */
void sma_format_do(const struct sma_format_todo *todo, unsigned char *answer);

/* A piece of an answer: data of so many bytes for an id. */
struct sma_format_came {
    uint64_t id;
    size_t bytes;
    const unsigned char *data;
};

/* The next piece of an answer, as for sma_format_next_op. */
bool sma_format_next_piece(struct sma_format_reader *r,
                           struct sma_format_came *came);

#endif
