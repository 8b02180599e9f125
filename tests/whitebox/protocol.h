/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the cases of protocol.c share.
 */
#ifndef PROTOCOL_H
#define PROTOCOL_H

#include "net/protocol.h"
#include "protocol_wire.h"

enum {
    HEAP =
        96 << 20, /* of which the first three pieces have 16, 16 and 32 MiB */
    PIECE = 16 << 20,
    LARGE = 300000, /* bytes of a put, or one with a signal, in no bundle */
    FLAG = 0,
    SIGNAL = 8,
    DATA = 4096, /* where things lie in the heap */
};

extern char *heap, source[LARGE];

/* Called by each thread that waits, and how often this one has waited. */
extern void (*on_idle)(void);
extern __thread unsigned my_idle;

/* A thread that waits for another one does so until this is not 0. */
extern volatile int go_on;

/* The message with which the protocol must end the job. */
extern const char *fails_with;

uint64_t word_at(size_t offset);
char *region_base(int region);
size_t region_bytes(int region);
void put_word(size_t offset, uint64_t value);
void put_large(size_t offset, int value);
void signal_at(size_t offset, int value, uint64_t to);
bool is_there(size_t offset, int value);
void expect(bool holds, const char *what);

/* Makes progress until the flag is there. */
void await_flag(uint64_t value);

/* The routine and the context of all operations, and where they go. */
#define DEFAULT NULL, SMA_CTX_DEFAULT

static inline struct sma_address in_heap(size_t offset)
{
    return (struct sma_address){SMA_HEAP, offset};
}

/* The cases, in protocol_order.c, _nic.c and _calls.c. */
struct test_case {
    const char *name;
    void (*run)(void);
    bool atomics;   /* NICs do the atomic operations */
    bool one_sided; /* and small transfers */
    int n;          /* PEs of the job; PE 0 does all */
};

extern const struct test_case order_cases[], nic_cases[],
    call_cases[]; /* up to one without a name */

#endif
