/* np: 2 4 7 8 */
/* np: 4  args: ctx */
/* np: 2  args: tcp  worlds: ucx (one socket keeps the order)  env: UCX_TLS=tcp,self */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests puts with a signal: six neighbours exchange their borders at once,
 * round after round without a barrier, with sizes on both sides of every limit;
 * the data are there when the signal is, whatever else is in flight.  signal.c
 * has signals without data, and many of one word.
 */
#include "net.h"

#define SIDES 6
#define LARGEST 270000
#define HALVES 2 /* of the border: rounds take them in turn */

static const size_t sizes[] = {8,     1,     3,     24,    100,    248,
                               500,   1000,  1024,  2000,  2048,   4000,
                               4096,  4100,  8000,  8192,  8200,   12345,
                               16384, 20000, 32768, 65536, 262144, LARGEST};
#define SIZES (int) (sizeof sizes / sizeof sizes[0])

static unsigned char *border; /* SIDES * HALVES of LARGEST bytes */
static unsigned char *source; /* likewise */
static uint64_t signal_of[SIDES];
static shmem_ctx_t ctx;

/* The neighbour on a side; the opposite side is side ^ 1. */
static int neighbour(int side)
{
    int distance = side / 2 + 1;

    return side % 2 ? (me + distance) % npes
                    : (me + npes * distance - distance) % npes;
}

static unsigned char *part(unsigned char *of, int side, long round)
{
    return of + ((size_t) side * HALVES + (size_t) (round % HALVES)) * LARGEST;
}

static uint64_t seed_of(int pe, int side, long round)
{
    return ((uint64_t) round * 64 + (uint64_t) pe) * 8 + (uint64_t) side;
}

/* Each side has its own size in each round; both ends know it. */
static size_t size_of(int pe, int side, long round)
{
    return sizes[(round + side * 5 + pe) % SIZES];
}

/* Sends the border of a side; nbi sources stay until the second round after
 * this one. */
static void send(int side, long round, int mode)
{
    int pe = neighbour(side);
    size_t n = size_of(me, side, round);
    unsigned char *from = part(source, side, round);
    unsigned char *to = part(border, side ^ 1, round);
    uint64_t *word = &signal_of[side ^ 1], value = (uint64_t) round;

    net_fill(from, n, seed_of(me, side, round));
    switch (mode) {
    case 0:
        shmem_ctx_putmem_signal_nbi(ctx, to, from, n, word, value,
                                    SHMEM_SIGNAL_SET, pe);
        return;
    case 1:
        shmem_ctx_putmem_signal_nbi(ctx, to, from, n, word, 1, SHMEM_SIGNAL_ADD,
                                    pe);
        return;
    case 2:
        shmem_ctx_putmem_signal(ctx, to, from, n, word, value, SHMEM_SIGNAL_SET,
                                pe);
        break;
    case 3:
        shmem_ctx_putmem(ctx, to, from, n, pe);
        shmem_ctx_fence(ctx);
        shmem_ctx_putmem_signal(ctx, to, from, 0, word, 1, SHMEM_SIGNAL_ADD,
                                pe);
        break;
    default:
        /* the second half by another put, before the one with the signal */
        shmem_ctx_putmem(ctx, to + n / 2, from + n / 2, n - n / 2, pe);
        shmem_ctx_fence(ctx);
        shmem_ctx_putmem_signal(ctx, to, from, n / 2, word, 1, SHMEM_SIGNAL_ADD,
                                pe);
        break;
    }
    memset(from, 0xee, n);
}

static void expect(int side, long round, int mode)
{
    int pe = neighbour(side);
    size_t n = size_of(pe, side ^ 1, round);
    unsigned char *to = part(border, side, round);
    uint64_t got = shmem_signal_wait_until(&signal_of[side], SHMEM_CMP_GE,
                                           (uint64_t) round);
    long at = net_differs(to, n, seed_of(pe, side ^ 1, round));

    /* a neighbour may be a round ahead */
    CHECK(got == (uint64_t) round || got == (uint64_t) round + 1,
          "round %ld, side %d: signal %llu", round, side,
          (unsigned long long) got);
    CHECK(at < 0,
          "round %ld, side %d, mode %d: the signal of PE %d came before "
          "byte %ld of %zu",
          round, side, mode, pe, at, n);
    CHECK(n == LARGEST || to[n] == 0x33,
          "round %ld, side %d: byte %zu behind "
          "the data changed",
          round, side, n);
    memset(to, 0x33, n);
}

/* Six neighbours at once.  A PE that has all borders of a round has no part of
 * the round before in use. */
static void halo(void)
{
    long rounds = 3 * SIZES;

    memset(border, 0x33, SIDES * HALVES * (size_t) LARGEST);
    shmem_barrier_all();
    for (long round = 1; round <= rounds; round++) {
        for (int side = 0; side < SIDES; side++)
            send(side, round, (int) (round % 5));
        for (int side = 0; side < SIDES; side++)
            expect(side, round, (int) (round % 5));
        if (round % 5 < 2)
            shmem_ctx_quiet(ctx);
    }
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    test_init();
    ctx = SHMEM_CTX_DEFAULT;
    if (argc > 1 && strcmp(argv[1], "ctx") == 0)
        CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
    border = shmem_malloc(SIDES * HALVES * (size_t) LARGEST);
    source = malloc(SIDES * HALVES * (size_t) LARGEST);
    CHECK(border && source, "no memory");
    halo();
    shmem_ctx_quiet(ctx);
    shmem_ctx_destroy(ctx);
    free(source);
    return test_end();
}
