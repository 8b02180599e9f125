/* np: 1 2 3 5 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests waits: wait_until and test of each comparison and type, negative and huge
 * unsigned values included, end by a put, a p, an iput, a put_nbi and each atomic
 * operation, soon or after so long that the PE sleeps, and not before the whole value
 * is there, on the heap and in static data; what was put before a fence is there
 * afterwards.  It also tests wait, counters that many PEs add to, and events.
 */
#include "net.h"

static const int comparisons[] = {SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT,
                                  SHMEM_CMP_GE, SHMEM_CMP_LT, SHMEM_CMP_LE};
static const char *const names[] = {"EQ", "NE", "GT", "GE", "LT", "LE"};

/* How the value of a word changes while a PE waits for it. */
enum { UP, DOWN };

enum { P, PUT, IPUT, NBI, SET, SWAP, ADD, FADD, CSWAP, MODES };
static const char *const modes[] = {"p",       "put",       "iput",
                                    "put_nbi", "set",       "swap",
                                    "add",     "fetch_add", "compare_swap"};

static struct {
    _Alignas(64) char bytes[64];
} static_word;

static long data[200];
static uint64_t dice;

struct kind {
    const char *name;
    int modes; /* the operations of the type */
    int is_signed;
    void (*edges)(void *word);
    void (*store)(void *word, long value);
    void (*send)(int mode, void *word, long before, long after, int pe);
    void (*wait)(void *word, int how, int cmp, long value);
};

#define HOLDS(a, cmp, b) \
    ((cmp) == SHMEM_CMP_EQ   ? (a) == (b) \
     : (cmp) == SHMEM_CMP_NE ? (a) != (b) \
     : (cmp) == SHMEM_CMP_GT ? (a) > (b) \
     : (cmp) == SHMEM_CMP_GE ? (a) >= (b) \
     : (cmp) == SHMEM_CMP_LT ? (a) < (b) \
                             : (a) <= (b))

/* edges: all pairs of the edge values and all comparisons, without another PE.
 * wait: how is 0 for wait_until, 1 for a loop of test. */
#define KIND(name, T, n, AMO) \
    static void edges_##name(void *word) \
    { \
        const int bits = 8 * (int) sizeof(T); \
        const T top = (T) ((UINT64_C(1) << (bits - 1)) - 1); \
        const T edges[] = {0, \
                           1, \
                           (T) -1, \
                           77, \
                           top, \
                           (T) (top - 1), \
                           (T) (UINT64_C(1) << (bits - 1)), \
                           (T) ((UINT64_C(1) << (bits - 1)) + 1)}; \
        for (int i = 0; i < 8 * 8 * 6; i++) { \
            T a = edges[i % 8], b = edges[i / 8 % 8]; \
            int cmp = comparisons[i / 64], holds = HOLDS(a, cmp, b); \
            *(volatile T *) word = a; \
            CHECK(shmem_##name##_test(word, cmp, b) == holds, \
                  #name "_test: edges %d %d %s", i % 8, i / 8 % 8, \
                  names[i / 64]); \
            if (holds) \
                shmem_##name##_wait_until(word, cmp, b); \
        } \
    } \
    static void store_##name(void *word, long value) \
    { \
        *(volatile T *) word = (T) value; \
    } \
    static void send_##name(int mode, void *word, long before, long after, \
                            int pe) \
    { \
        T old = (T) before, value = (T) after; \
        static T near; \
        (void) old; \
        near = value; \
        switch (mode) { \
        case P: shmem_##name##_p(word, value, pe); break; \
        case PUT: shmem_##name##_put(word, &value, 1, pe); break; \
        case IPUT: shmem_##name##_iput(word, &value, 3, 2, 1, pe); break; \
        case NBI: \
            shmem_##name##_put_nbi(word, &near, 1, pe); \
            shmem_quiet(); \
            break; \
            AMO \
        } \
    } \
    static void wait_##name(void *word, int how, int cmp, long value) \
    { \
        double end = test_cpu_seconds() + NET_PATIENCE; \
        if (how == 0) \
            shmem_##name##_wait_until(word, cmp, (T) value); \
        else \
            while (!shmem_##name##_test(word, cmp, (T) value)) \
                CHECK(test_cpu_seconds() < end, #name "_test: %g s in vain", \
                      NET_PATIENCE); \
        CHECK(shmem_##name##_test(word, cmp, (T) value) == 1, \
              #name ": not so after it was waited for"); \
    } \
    static const struct kind kind_##name = { \
        #name,        n,           (T) -1 < (T) 1, edges_##name, \
        store_##name, send_##name, wait_##name};
#define AMOS(name) \
    case SET: shmem_##name##_atomic_set(word, value, pe); break; \
    case SWAP: shmem_##name##_atomic_swap(word, value, pe); break; \
    case ADD: shmem_##name##_atomic_add(word, value - old, pe); break; \
    case FADD: \
        CHECK(shmem_##name##_atomic_fetch_add(word, value - old, pe) == old, \
              #name ": another value was there"); \
        break; \
    default: \
        CHECK(shmem_##name##_atomic_compare_swap(word, old, value, pe) == old, \
              #name ": another value was there"); \
        break;
KIND(short, short, 4, default : break;)
KIND(ushort, unsigned short, 4, default : break;)
#define KIND_AMO(name, T) KIND(name, T, MODES, AMOS(name))
TEST_AMO(KIND_AMO)

#define ADDRESS(name, T) &kind_##name,
static const struct kind *const kinds[] = {&kind_short, &kind_ushort,
                                           TEST_AMO(ADDRESS)};
#define KINDS (int) (sizeof kinds / sizeof kinds[0])

/* A value to compare with, so that the comparison is false of `before` and true
 * of `after`. */
static int ask(int which, int direction, long before, long after, long *value_p)
{
    switch (comparisons[which]) {
    case SHMEM_CMP_EQ: *value_p = after; return 1;
    case SHMEM_CMP_NE: *value_p = before; return 1;
    case SHMEM_CMP_GT: *value_p = before; return direction == UP;
    case SHMEM_CMP_GE: *value_p = after; return direction == UP;
    case SHMEM_CMP_LT: *value_p = before; return direction == DOWN;
    default: *value_p = after; return direction == DOWN;
    }
}

/* Mostly no delay; sometimes one so long that the others poll, or sleep. */
static void dawdle(void)
{
    switch (test_below(&dice, 8)) {
    case 0: test_sleep_us(100); break;
    case 1: test_sleep_us((long) test_below(&dice, 3000)); break;
    default: test_delay(&dice); break;
    }
}

/* Each PE waits for another one, on its node or on another one, all in the same
 * round. */
static void once(const struct kind *k, void *word, int which, int mode,
                 int round)
{
    int distance = 1 + round % (npes - 1 > 0 ? npes - 1 : 1);
    int to = (me + distance) % npes, from = (me + npes - distance) % npes;
    int direction = round % 2, payload = round % 4 == 0;
    long low = 11, high = 0x1234 + round, value;
    long other = -3 - round; /* less, or without a sign more than all */
    long before, after;

    if (round % 3 == 1)
        *(k->is_signed ? &low : &high) = other;
    before = direction == UP ? low : high;
    after = direction == UP ? high : low;
    if (!ask(which, direction, before, after, &value)) {
        direction = !direction;
        before = before == low ? high : low;
        after = after == low ? high : low;
        CHECK(ask(which, direction, before, after, &value), "comparison %d",
              which);
    }
    k->store(word, before);
    memset(data, 0, sizeof data);
    shmem_barrier_all();
    dawdle();
    if (payload) {
        long source[200];

        for (int i = 0; i < 200; i++)
            source[i] = round * 1000L + me + i;
        shmem_long_put(data, source, 200, to);
        shmem_fence();
    }
    k->send(mode, word, before, after, to);
    k->wait(word, round % 3 == 2, comparisons[which], value);
    for (int i = 0; payload && i < 200; i++)
        CHECK(((volatile long *) data)[i] == round * 1000L + from + i,
              "%s_wait_until %s by %s: word %d of the data was not there",
              k->name, names[which], modes[mode], i);
    shmem_barrier_all();
}

static void all_modes(void *word)
{
    int round = 0;

    for (int k = 0; k < KINDS; k++) {
        kinds[k]->edges(word);
        for (int mode = 0; mode < kinds[k]->modes; mode++, round++)
            for (int i = 0; i < 2; i++, round++)
                once(kinds[k], word, (mode + 3 * i + k) % 6, mode, round);
    }
}

/* All bytes of a word change: no PE sees half of a value.  And wait without a
 * comparison. */
static void whole(void)
{
    static long word;
    static int small_word;
    static short tiny_word;
    static long long wide_word;
    int partner = me ^ 1, rounds = test_one_node() ? 1000 : 200;

    word = small_word = 0;
    tiny_word = 0;
    wide_word = 0;
    shmem_barrier_all();
    for (int i = 1; partner < npes && i <= rounds; i++) {
        long value = (long) (0x0101010101010101 * (i % 100 + 1));
        long last =
            i == 1 ? 0 : (long) (0x0101010101010101 * ((i - 1) % 100 + 1));

        if (i % 2 == me % 2) {
            word = value;
            small_word = (int) value;
            tiny_word = (short) value;
            wide_word = value;
            if (i % 4 < 2)
                shmem_long_p(&word, value, partner);
            else
                shmem_long_put(&word, &value, 1, partner);
            shmem_int_p(&small_word, (int) value, partner);
            shmem_short_p(&tiny_word, (short) value, partner);
            shmem_longlong_p(&wide_word, value, partner);
        } else {
            shmem_long_wait(&word, last);
            CHECK(word == value, "wait came back with %lx instead of %lx", word,
                  value);
            shmem_int_wait(&small_word, (int) last);
            CHECK(small_word == (int) value, "wait came back with %x",
                  (unsigned) small_word);
            shmem_short_wait(&tiny_word, (short) last);
            CHECK(tiny_word == (short) value, "wait came back with %x",
                  (unsigned) tiny_word);
            shmem_longlong_wait(&wide_word, last);
            CHECK(wide_word == value, "wait came back with %llx", wide_word);
        }
    }
    shmem_barrier_all();
}

/* The names without a type wait for a long. */
static void untyped(long *word)
{
    *(volatile long *) word = -3;
    shmem_barrier_all();
    shmem_long_atomic_set(word, -2, (me + 1) % npes);
    shmem_wait(word, -3);
    (shmem_wait_until)(word, SHMEM_CMP_EQ, -2);
    shmem_barrier_all();
}

/* All other PEs add to a counter of one PE, which waits for each hundred and
 * for the end, and then adds itself. */
static void counters(void)
{
    static long counter;
    long each = 60, end = each * (npes - 1);

    for (int home = 0; home < npes && home < 4; home++) {
        counter = 0;
        shmem_barrier_all();
        if (me == home) {
            for (long want = end / 3; want < end; want += end / 3 + 1)
                shmem_long_wait_until(&counter, SHMEM_CMP_GE, want);
            shmem_long_wait_until(&counter, SHMEM_CMP_EQ, end);
            shmem_long_atomic_add(&counter, 1, home);
            shmem_long_wait_until(&counter, SHMEM_CMP_GT, end);
        } else {
            for (long i = 0; i < each; i++) {
                if (i % 3)
                    shmem_long_atomic_inc(&counter, home);
                else
                    shmem_long_atomic_fetch_add(&counter, 1, home);
                test_delay(&dice);
            }
        }
        shmem_barrier_all();
    }
}

/* A PE that has waited for an event finds all that was put before it, wherever
 * it is. */
static void events(void)
{
    static long event[2], word;

    for (int round = 1; round <= 12; round++) {
        long *now = &event[round % 2];
        int setter = round % npes, place = (me + round) % npes;

        CHECK(!shmem_test_event(now), "round %d: the event is set", round);
        shmem_barrier_all();
        if (me == setter) {
            dawdle();
            for (int pe = 0; pe < npes; pe++)
                shmem_long_p(&word, round, pe);
            shmem_set_event(now);
        }
        if (round % 3)
            shmem_wait_event(now);
        else
            while (!shmem_test_event(now))
                sched_yield();
        CHECK(shmem_long_g(&word, place) == round,
              "round %d: what was put "
              "before the event is not on PE %d",
              round, place);
        shmem_barrier_all();
        if (me == (round + 1) % npes)
            shmem_clear_event(now);
        shmem_barrier_all();
    }
}

int main(void)
{
    void *heap_word;

    test_init();
    dice = (uint64_t) me << 40;
    heap_word = shmem_malloc(64);
    CHECK(heap_word != NULL, "no memory");
    all_modes(heap_word);
    all_modes(static_word.bytes);
    untyped(heap_word);
    whole();
    counters();
    events();
    return test_end();
}
