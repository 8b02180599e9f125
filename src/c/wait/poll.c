/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Polling by the program itself: a loop around shmem_test, shmem_g or
 * shmem_atomic_fetch.  With more PEs than processors such a loop would run
 * until its time slice ends, while the PE for which it waits cannot run.  Without
 * a thread that serves other PEs, nothing that they send would arrive.
 */
#include "wait/wait.h"

enum {
    PATIENCE = 16,   /* readings without news before a thread yields */
    OBJECTS = 64,    /* objects whose last value a thread remembers */
    SERVE_EVERY = 8, /* readings of which one makes progress, if a PE must */
    MIXED = 512,     /* bytes of a long object that are compared */
    NAP = 50,        /* microseconds, where others keep the processor */
};

/* The last values that this thread has read.  The address of an object
 * determines its place in the table. */
static __thread struct reading {
    const volatile void *addr;
    uint64_t value;
    int pe;
} readings[OBJECTS];

static __thread unsigned without_news;

/* A program may also poll with values that change at each call, as those of a
 * fetch-and-increment, so what counts here are the calls. */
static __thread unsigned readings_made;

static void serve(void)
{
    if (sma_serves_in_calls && ++readings_made % SERVE_EVERY == 0)
        sma_wait_hooks.progress();
}

void sma_poll_failed(void)
{
    if (++without_news < PATIENCE)
        return;
    if (sma_wait_hooks.progress != NULL && !SMA_MUTANT(poll_idle))
        sma_wait_hooks.progress();
    if (sma_polls_yield && !sma_yield(0))
        sma_nap(NAP);
}

void sma_poll_succeeded(void)
{
    without_news = 0;
}

/* The first reading of an object does not count: the program may read each
 * element of an array once. */
void sma_poll_read(const volatile void *addr, int pe, uint64_t value)
{
    uintptr_t word = (uintptr_t) addr / sizeof(uint32_t) + (uintptr_t) pe;
    struct reading *r = &readings[word % OBJECTS];
    bool known = r->addr == addr && r->pe == pe;

    serve();
    if (known && r->value == value) {
        sma_poll_failed();
        return;
    }
    if (known)
        sma_poll_succeeded();
    *r = (struct reading){.addr = addr, .value = value, .pe = pe};
}

uint64_t sma_poll_mix(uint64_t mixed, const void *part, size_t bytes)
{
    const char *at = part;

    if (bytes > MIXED)
        bytes = MIXED;
    for (size_t left = bytes; left > 0;) {
        size_t n = left < sizeof mixed ? left : sizeof mixed;
        uint64_t word = 0;

        memcpy(&word, at, n);
        mixed = mixed * UINT64_C(0x9e3779b97f4a7c15) + word;
        at += n;
        left -= n;
    }
    return mixed;
}
