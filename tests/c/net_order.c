/* np: 2 3 4 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the order of puts: data that were put before shmem_fence are there when
 * the flag is seen that was set after it, whatever their size and whatever
 * routines put the data and the flag; the last of several puts to one address
 * stays; and what was put before shmem_quiet is there for a third PE, too.
 */
#include "net.h"

#define LARGEST ((size_t) 256 * 1024)

enum { PUT, PUTMEM, IPUT, NBI, STORES, MODES };
static const char *const modes[] = {"put64", "putmem", "iput32", "putmem_nbi",
                                    "p"};

enum { P, PUT_FLAG, SET, ADD, INC, SWAP, CSWAP, FLAGS };
static const char *const flags[] = {"p",   "put",  "set",         "add",
                                    "inc", "swap", "compare_swap"};

static const size_t sizes[] = {
    8,    16,   24,    64,    104,   256,   1000,  1024,   2048,   4096,   8184,
    8192, 8200, 16384, 20000, 32768, 65536, 65544, 131072, 200000, LARGEST};
#define SIZES (int) (sizeof sizes / sizeof sizes[0])

static unsigned char *data; /* two slots */
static unsigned char *source, *packed;
static long flag, ack;
static long *flag_of; /* one for each PE */

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

/* Bitwise operations set the flag to 0, 1 and 2. */
static void bit_flags(void)
{
    static int64_t bits;
    int right = (me + 1) % npes, left = (me + npes - 1) % npes;

    for (long round = 1; round <= 3 * SIZES; round++) {
        size_t bytes = sizes[round % SIZES];
        long at;

        send(round % 2 ? PUTMEM : NBI, data, bytes, seed_of(round, me), right);
        shmem_fence();
        if (round % 3 == 1)
            shmem_int64_atomic_fetch_or(&bits, 1, right);
        else if (round % 3 == 2)
            shmem_int64_atomic_xor(&bits, 3, right);
        else
            shmem_int64_atomic_fetch_and(&bits, 5, right);
        shmem_int64_wait_until(&bits, SHMEM_CMP_EQ, round % 3);
        at = net_differs(data, bytes, seed_of(round, left));
        CHECK(at < 0,
              "round %ld: flag by a bitwise operation came before "
              "byte %ld of %zu",
              round, at, bytes);
        shmem_barrier_all();
    }
}

/* Many puts to one address with fences between: the last one stays.  First each
 * put is smaller than the one before, so that the end of each must be seen;
 * then each is larger. */
static void layers(int growing)
{
    int right = (me + 1) % npes, left = (me + npes - 1) % npes;
    static const size_t cut[] = {0,    8,     72,    1000,   4096,
                                 9000, 33000, 70000, 150000, LARGEST};
    int last = (int) (sizeof cut / sizeof cut[0]) - 1;

    for (int turn = 0; turn < 6; turn++) {
        memset(data, 0xff, LARGEST);
        shmem_barrier_all();
        for (int i = 1; i <= last; i++) {
            int layer = growing ? i : last + 1 - i;

            memset(source, layer + 16 * turn, cut[layer]);
            if (turn % 2)
                shmem_putmem(data, source, cut[layer], right);
            else
                shmem_put64(data, source, cut[layer] / 8, right);
            shmem_fence();
        }
        shmem_barrier_all();
        for (int layer = 1; layer <= last; layer++) {
            int want = (growing ? last : layer) + 16 * turn;
            long at = test_differs(data + cut[layer - 1], want,
                                   cut[layer] - cut[layer - 1]);

            CHECK(at < 0,
                  "%s puts to one place of PE %d by PE %d: byte %zu "
                  "is not of the last",
                  growing ? "growing" : "shrinking", me, left,
                  cut[layer - 1] + (size_t) at);
        }
        shmem_barrier_all();
    }
}

/* One PE puts to all others before a single quiet, then tells one of them,
 * which gets from all. */
static void spread(void)
{
    static long words[2];

    for (int turn = 0; turn < 2 * npes; turn++) {
        int from = turn % npes, asker = (from + 1 + turn / npes) % npes;
        size_t bytes = sizes[(turn * 7 + 4) % SIZES];
        long round = 1000 + turn;

        shmem_barrier_all();
        if (me == from) {
            net_fill(source, bytes, seed_of(round, from));
            for (int pe = 0; pe < npes; pe++) {
                shmem_putmem_nbi(data, source, bytes, pe);
                shmem_long_p(&words[0], round, pe);
                shmem_long_atomic_set(&words[1], -round, pe);
            }
            shmem_quiet();
            shmem_long_atomic_set(&flag_of[from], round, asker);
        }
        if (me == asker) {
            shmem_long_wait_until(&flag_of[from], SHMEM_CMP_EQ, round);
            for (int k = 1; k <= npes; k++) {
                int pe = (from + npes - k) % npes;
                long at, got[2];

                shmem_long_get(got, words, 2, pe);
                CHECK(got[0] == round && got[1] == -round,
                      "round %ld: %ld "
                      "and %ld on PE %d",
                      round, got[0], got[1], pe);
                shmem_getmem(source, data, bytes, pe);
                at = net_differs(source, bytes, seed_of(round, from));
                CHECK(at < 0, "round %ld: byte %ld of %zu is not on PE %d",
                      round, at, bytes, pe);
            }
        }
        shmem_barrier_all();
    }
}

int main(void)
{
    test_init();
    data = shmem_malloc(2 * LARGEST);
    flag_of = shmem_calloc((size_t) npes, sizeof *flag_of);
    source = malloc(LARGEST);
    packed = malloc(LARGEST);
    CHECK(data && flag_of && source && packed, "no memory");
    neighbours();
    bit_flags();
    layers(0);
    layers(1);
    spread();
    free(source);
    free(packed);
    return test_end();
}
