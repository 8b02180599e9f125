/* np: 2 3 4 8 */
/* np: 3 4  worlds: ucx mixed (on one node no atomic operation travels)  env: SHMEM_ATOMICS=network  args: network */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests atomic operations of all PEs on the bits and the neighbours of the same words:
 * masked and bitwise operations of 2, 4 and 8 bytes, of which each PE must find its own
 * bits as it has left them; counters of 2 bytes beside bytes that others put; the
 * results of nonblocking operations, which are here after quiet, each in its own bytes;
 * and answers of a PE that has sent a message of a barrier before.
 */
#include "net.h"

#include <unistd.h>

#define WORDS 4 /* side by side */
#define NBI 60  /* operations before one quiet */

static union {
    short s[32];
    int i[16];
    long l[8];
    unsigned char bytes[64];
} there;
static uint64_t dice, last[WORDS];
static int network;

/* The bits of a word that belong to this PE. */
static uint64_t mask_of(int pe, size_t size)
{
    size_t each = size; /* 8 * size bits for up to 8 PEs */

    return ((UINT64_C(1) << each) - 1) << (size_t) pe * each;
}

/* The operations on words of one type; values travel as bits. */
struct kind {
    const char *name;
    size_t size;
    uint64_t (*mswap)(int w, uint64_t mask, uint64_t value, int pe);
    uint64_t (*fetch_and)(int w, uint64_t value, int pe);
    uint64_t (*fetch_or)(int w, uint64_t value, int pe);
    uint64_t (*fetch_xor)(int w, uint64_t value, int pe);
    void (*and)(int w, uint64_t value, int pe);
    void (* or)(int w, uint64_t value, int pe);
    void (*xor)(int w, uint64_t value, int pe);
};

#define FETCHING(T, op) \
    static uint64_t T##_fetch_##op(int w, uint64_t value, int pe) \
    { \
        return (uint64_t) shmem_##T##_atomic_fetch_##op((T *) there.bytes + w, \
                                                        (T) value, pe); \
    }
#define SILENT(T, op) \
    static void T##_##op(int w, uint64_t value, int pe) \
    { \
        shmem_##T##_atomic_##op((T *) there.bytes + w, (T) value, pe); \
    }
#define KIND(T) \
    static uint64_t T##_mswap(int w, uint64_t mask, uint64_t value, int pe) \
    { \
        return (uint64_t) shmem_##T##_mswap((T *) there.bytes + w, (T) mask, \
                                            (T) value, pe); \
    } \
    FETCHING(T, and) \
    FETCHING(T, or) \
    FETCHING(T, xor) \
    SILENT(T, and) \
    SILENT(T, or) \
    SILENT(T, xor) \
    static const struct kind kind_##T = { \
        #T,           sizeof(T),     T##_mswap, T##_fetch_and, \
        T##_fetch_or, T##_fetch_xor, T##_and,   T##_or, \
        T##_xor};
KIND(short)
KIND(int)
KIND(long)

/* My bits of word w become those of value, by one of several routines.  What an
 * operation fetches must show my bits as the one before has left them. */
static void change(const struct kind *k, int w, uint64_t mask, uint64_t value,
                   int home)
{
    int what = (int) test_below(&dice, 7);
    uint64_t flip = (value ^ last[w]) & mask, old = last[w], want = last[w];

    value &= mask;
    switch (what) {
    case 0: old = k->mswap(w, mask, value, home); break;
    case 1:
        old = k->fetch_and(w, ~mask, home);
        k->or (w, value, home);
        break;
    case 2:
        k->and (w, ~mask, home);
        k->xor (w, value, home);
        break;
    case 3: old = k->fetch_xor(w, flip, home); break;
    case 4: k->xor (w, flip, home); break;
    case 5:
        k->and (w, ~mask, home);
        old = k->fetch_or(w, value, home);
        want = 0;
        break;
    default:
        k->mswap(w, mask, ~last[w], home);
        old = k->mswap(w, mask, value, home);
        want = ~last[w] & mask;
        break;
    }
    CHECK((old & mask) == want,
          "%s %d of PE %d, change %d: my bits were %llx, "
          "not %llx",
          k->name, w, home, what, (unsigned long long) (old & mask),
          (unsigned long long) want);
    last[w] = value;
}

/* All PEs change their own bits of the words of PE home. */
static void own_bits(const struct kind *k, int home)
{
    static uint64_t left[64][WORDS]; /* by each PE, at the end */
    uint64_t mask = mask_of(me, k->size);
    struct net_clock clock;

    memset(&there, 0, sizeof there);
    memset(last, 0, sizeof last);
    shmem_barrier_all();
    clock = net_clock(0.05, 60, 20000);
    while (net_again(&clock))
        change(k, (int) test_below(&dice, WORDS), mask, test_next(&dice), home);
    shmem_uint64_put(left[me], last, WORDS, home);
    shmem_barrier_all();
    for (int w = 0; me == home && w < WORDS; w++) {
        uint64_t all = 0, is = 0;

        for (int pe = 0; pe < npes; pe++)
            all |= left[pe][w];
        memcpy(&is, there.bytes + (size_t) w * k->size, k->size);
        CHECK(is == all, "%s %d: %llx, not %llx", k->name, w,
              (unsigned long long) is, (unsigned long long) all);
    }
    CHECK(test_differs(there.bytes + WORDS * k->size, 0,
                       sizeof there - WORDS * k->size) < 0,
          "%s: bytes behind the words "
          "changed",
          k->name);
    shmem_barrier_all();
}

/* A counter of 2 bytes lies beside two bytes, each of which one PE puts, and a
 * short that a third puts. */
static void beside(int home)
{
    enum { TURNS = 120 };
    unsigned char *byte = there.bytes + 2;

    memset(&there, 0, sizeof there);
    shmem_barrier_all();
    for (int i = 1; i <= TURNS; i++) {
        if (i % 3 == 0)
            shmem_short_inc(&there.s[0], home);
        else if (i % 3 == 1)
            shmem_short_add(&there.s[0], 1, home);
        else
            shmem_short_fadd(&there.s[0], 1, home);
        if (me < 2)
            shmem_uchar_p(byte + me, (unsigned char) (i + me), home);
        shmem_fence();
        if (me == 0)
            shmem_short_p(&there.s[2], (short) (i * 7), home);
        if (me == 1)
            shmem_uchar_put(there.bytes + 6, (unsigned char[]){1, 2, 3}, 3,
                            home);
        shmem_fence();
    }
    shmem_barrier_all();
    if (me == home) {
        CHECK(there.s[0] == TURNS * npes, "%d, not %d", there.s[0],
              TURNS * npes);
        CHECK(byte[0] == TURNS && byte[1] == TURNS + 1, "bytes %d and %d",
              byte[0], byte[1]);
        CHECK(there.s[2] == TURNS * 7, "short %d", there.s[2]);
        CHECK(there.bytes[6] == 1 && there.bytes[7] == 2 &&
                  there.bytes[8] == 3 && there.bytes[9] == 0,
              "three bytes");
    }
    shmem_barrier_all();
}

/* The results of operations without a wait between, in elements side by side:
 * each number of the counter is drawn once. */
#define RESULTS(name, T, CALL) \
    static void results_##name(int home) \
    { \
        static T drawn[64 * NBI], got[NBI + 2]; \
        unsigned char seen[64 * NBI] = {0}; \
        memset(&there, 0, sizeof there); \
        memset(got, 0x5a, sizeof got); \
        shmem_barrier_all(); \
        for (int i = 1; i <= NBI; i++) \
            CALL; \
        shmem_quiet(); \
        CHECK(test_differs(got, 0x5a, sizeof(T)) < 0 && \
                  test_differs(got + NBI + 1, 0x5a, sizeof(T)) < 0, \
              #name ": the bytes before and behind the results changed"); \
        shmem_putmem(drawn + me * NBI, got + 1, NBI * sizeof(T), home); \
        shmem_barrier_all(); \
        for (int i = 0; me == home && i < npes * NBI; i++) { \
            CHECK(drawn[i] >= 0 && drawn[i] < npes * NBI && \
                      !seen[(size_t) drawn[i]]++, \
                  #name ": result %d of PE %d is " \
                        "%ld, which is wrong or came twice", \
                  i % NBI, i / NBI, (long) drawn[i]); \
        } \
        shmem_barrier_all(); \
    }
RESULTS(short, short, shmem_short_fadd_nb(&got[i], &there.s[1], 1, home, NULL))
RESULTS(int, int, shmem_int_atomic_fetch_inc_nbi(&got[i], &there.i[1], home))
RESULTS(long, long,
        shmem_long_atomic_fetch_add_nbi(&got[i], &there.l[1], 1, home))

/* The last PE is in a barrier, and its message is here, before it is asked, and so
 * perhaps before this PE knows where it is. */
static void behind_barrier(void)
{
    if (me < npes - 1) {
        usleep(100000);
        CHECK(shmem_long_atomic_fetch(&there.l[0], npes - 1) == 0, "fetch");
    }
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    test_init();
    behind_barrier();
    network = argc > 1 && strcmp(argv[1], "network") == 0;
    dice = (uint64_t) me << 40;
    for (int home = 0; home < npes && home < 3; home++) {
        own_bits(&kind_short, home);
        own_bits(&kind_int, home);
        own_bits(&kind_long, home);
        if (!network)
            beside(home);
        results_short(home);
        results_int(home);
        results_long(home);
    }
    return test_end();
}
