/* np: 2 3 4 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the order of puts: data that were put before shmem_fence are there when
 * the flag is seen that was set after it, whatever their size and whatever
 * routines put the data and the flag; and the last of several puts to one address
 * stays.  order_litmus.c has a quiet and a third PE.
 */
#include "net.h"

#define LARGEST ((size_t) 256 * 1024)

enum { PUT, PUTMEM, IPUT, NBI, STORES, MODES };
static const char *const modes[] = {"put64", "putmem", "iput32", "putmem_nbi",
                                    "p"};

enum { P, PUT_FLAG, SET, ADD, INC, SWAP, CSWAP, OR, XOR, FLAGS };
static const char *const flags[] = {
    "p", "put", "set", "add", "inc", "swap", "compare_swap", "fetch_or", "xor"};

static const size_t sizes[] = {
    8,    16,   24,    64,    104,   256,   1000,  1024,   2048,   4096,   8184,
    8192, 8200, 16384, 20000, 32768, 65536, 65544, 131072, 200000, LARGEST};
#define SIZES (int) (sizeof sizes / sizeof sizes[0])

static unsigned char *data; /* two slots */
static unsigned char *source, *packed;
static long flag, ack;

static uint64_t seed_of(long round, int pe)
{
    return (uint64_t) round * 64 + (uint64_t) pe;
}

/* Puts the bytes of the seed to the PE with one of several routines. */
static void send(int mode, unsigned char *dest, size_t bytes, uint64_t seed,
                 int pe)
{
    net_fill(source, bytes, seed);
    switch (mode) {
    case PUT: shmem_put64(dest, source, bytes / 8, pe); break;
    case PUTMEM: shmem_putmem(dest, source, bytes, pe); break;
    case IPUT: shmem_iput32(dest, source, 2, 1, bytes / 8, pe); break;
    case NBI: shmem_putmem_nbi(dest, source, bytes, pe); break;
    default:
        for (size_t i = 0; i < bytes / 8; i++)
            shmem_uint64_p((uint64_t *) dest + i, ((uint64_t *) source)[i], pe);
        break;
    }
}

static long arrived(int mode, const unsigned char *dest, size_t bytes,
                    uint64_t seed)
{
    if (mode != IPUT)
        return net_differs(dest, bytes, seed);
    net_fill(packed, bytes, seed);
    return net_strided_differs(dest, 4, bytes / 8, 2, packed, 0x33);
}

/* Sets the flag of the PE to `round`; it was round - 1. */
static void set_flag(int kind, long *word, long round, int pe)
{
    switch (kind) {
    case P: shmem_long_p(word, round, pe); break;
    case PUT_FLAG: shmem_long_put(word, &round, 1, pe); break;
    case SET: shmem_long_atomic_set(word, round, pe); break;
    case ADD: shmem_long_atomic_add(word, 1, pe); break;
    case INC: shmem_long_atomic_inc(word, pe); break;
    case SWAP: shmem_long_atomic_swap(word, round, pe); break;
    case OR:
        shmem_int64_atomic_fetch_and((int64_t *) word, 0, pe);
        shmem_int64_atomic_fetch_or((int64_t *) word, round, pe);
        break;
    case XOR:
        shmem_int64_atomic_xor((int64_t *) word, round ^ (round - 1), pe);
        break;
    default:
        CHECK(shmem_long_atomic_compare_swap(word, round - 1, round, pe) ==
                  round - 1,
              "the flag was not %ld", round - 1);
        break;
    }
}

/* Data, a fence and a flag go to the right neighbour.  In the end each size has
 * come after a smaller and after a larger one. */
static void neighbours(void)
{
    int right = (me + 1) % npes, left = (me + npes - 1) % npes;
    long round = 0;

    for (int turn = 0; turn < 4 * SIZES; turn++) {
        int step = turn % (2 * SIZES);
        size_t bytes = sizes[step < SIZES ? step : 2 * SIZES - 1 - step];
        int mode = (turn + turn / SIZES) % MODES, kind = turn % FLAGS;
        unsigned char *slot = data + (size_t) (turn % 2) * LARGEST;
        long at;

        if (mode == STORES && bytes > 2048)
            mode = PUT;
        memset(slot, 0x33, bytes);
        /* the left neighbour may write to the slot */
        round++;
        shmem_long_p(&ack, round, left);
        shmem_long_wait_until(&ack, SHMEM_CMP_GE, round);
        send(mode, slot, bytes, seed_of(round, me), right);
        if (turn % 5 == 4)
            shmem_quiet();
        else
            shmem_fence();
        set_flag(kind, &flag, round, right);
        if (turn % 3 == 0)
            net_compute_until(&flag, round, "flag of the left PE");
        else
            shmem_long_wait_until(&flag, SHMEM_CMP_GE, round);
        at = arrived(mode, slot, bytes, seed_of(round, left));
        CHECK(at < 0,
              "round %ld: %s of %zu bytes, fence, flag by %s: the "
              "flag came before byte %ld",
              round, modes[mode], bytes, flags[kind], at);
        shmem_quiet(); /* source may be used again */
    }
    shmem_barrier_all();
}

/* Puts to one address with fences between, each larger than the one before, and then
 * each smaller: the last one stays, and of each the end. */
static void layers(void)
{
    int right = (me + 1) % npes;

    for (int turn = 0; turn < 8; turn++) {
        int growing = turn < 4, more = turn % 2 * 64;

        memset(data, 0xff, LARGEST);
        shmem_barrier_all();
        for (int i = 0; i < SIZES; i++) {
            int k = growing ? i : SIZES - 1 - i;

            memset(source, k + more, sizes[k]);
            if (turn % 4 < 2)
                shmem_putmem(data, source, sizes[k], right);
            else
                shmem_put64(data, source, sizes[k] / 8, right);
            shmem_fence();
        }
        shmem_barrier_all();
        for (int k = 0; k < SIZES; k++) {
            size_t from = k == 0 ? 0 : sizes[k - 1];

            CHECK(test_differs(data + from, (growing ? SIZES - 1 : k) + more,
                               sizes[k] - from) < 0,
                  "%s puts to one place: bytes %zu to %zu are not of the last",
                  growing ? "growing" : "shrinking", from, sizes[k]);
        }
        shmem_barrier_all();
    }
}

int main(void)
{
    test_init();
    data = shmem_malloc(2 * LARGEST);
    source = malloc(LARGEST);
    packed = malloc(LARGEST);
    CHECK(data && source && packed, "no memory");
    neighbours();
    layers();
    free(source);
    free(packed);
    return test_end();
}
