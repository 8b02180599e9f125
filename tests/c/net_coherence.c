/* np: 2 3 4 8  serial: 1 */
/* np: 2 5  serial: 1  env: SHMEM_ATOMICS=network */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests atomic operations of all PEs on words of one PE, wherever the PEs are,
 * that PE included, in 2, 4 and 8 bytes, with types of the same size mixed.  It
 * fails when an operation is lost or happens twice, or when half of one is seen.
 * net_words.c has words that share a larger one.
 */
#include "net.h"

#define MANY 500000     /* rounds of a PE */
#define MOST 20000      /* where PE 0 adds up numbers afterwards */
#define MOST_SHORT 2000 /* the sum of all PEs fits into a short */
#define SECONDS 0.02

/* A type with the names of one version of the API; values travel as long. */
struct kind {
    const char *name;
    long (*fetch)(void *word, int pe);
    long (*swap)(void *word, long value, int pe);
    long (*cswap)(void *word, long cond, long value, int pe);
    long (*fadd)(void *word, long value, int pe);
    long (*finc)(void *word, int pe);
    void (*add)(void *word, long value, int pe);
    void (*inc)(void *word, int pe);
};

#define KIND(id, T, FETCH, SWAP, CSWAP, FADD, FINC, ADD, INC) \
    static long id##_fetch(void *word, int pe) \
    { \
        T *w = word; \
        return (long) FETCH; \
    } \
    static long id##_swap(void *word, long value, int pe) \
    { \
        return (long) SWAP(word, (T) value, pe); \
    } \
    static long id##_cswap(void *word, long cond, long value, int pe) \
    { \
        return (long) CSWAP(word, (T) cond, (T) value, pe); \
    } \
    static long id##_fadd(void *word, long value, int pe) \
    { \
        return (long) FADD(word, (T) value, pe); \
    } \
    static long id##_finc(void *word, int pe) \
    { \
        return (long) FINC(word, pe); \
    } \
    static void id##_add(void *word, long value, int pe) \
    { \
        ADD(word, (T) value, pe); \
    } \
    static void id##_inc(void *word, int pe) \
    { \
        INC(word, pe); \
    } \
    static const struct kind id = { \
        #id,       id##_fetch, id##_swap, id##_cswap, \
        id##_fadd, id##_finc,  id##_add,  id##_inc};

#define NEW_KIND(name, T) \
    KIND(new_##name, T, shmem_##name##_atomic_fetch(w, pe), \
         shmem_##name##_atomic_swap, shmem_##name##_atomic_compare_swap, \
         shmem_##name##_atomic_fetch_add, shmem_##name##_atomic_fetch_inc, \
         shmem_##name##_atomic_add, shmem_##name##_atomic_inc)
#define OLD_KIND(name, T, FETCH) \
    KIND(old_##name, T, FETCH, shmem_##name##_swap, shmem_##name##_cswap, \
         shmem_##name##_fadd, shmem_##name##_finc, shmem_##name##_add, \
         shmem_##name##_inc)

TEST_AMO(NEW_KIND)
OLD_KIND(int, int, shmem_int_fetch(w, pe))
OLD_KIND(long, long, shmem_long_fetch(w, pe))
OLD_KIND(longlong, long long, shmem_longlong_fetch(w, pe))
/* operations that short does not have */
OLD_KIND(short, short, shmem_short_fadd(w, 0, pe))

/* The types of one size: each round takes the next one. */
struct family {
    const char *name;
    size_t size;
    long most; /* rounds */
    int n;
    const struct kind *kind[10];
};

static const struct family families[] = {
    {"8 bytes",
     8,
     MANY,
     10,
     {&new_long, &new_uint64, &old_longlong, &new_ulong, &new_longlong,
      &new_ulonglong, &new_int64, &new_size, &new_ptrdiff, &old_long}},
    {"4 bytes",
     4,
     MANY,
     5,
     {&new_int, &new_uint32, &old_int, &new_uint, &new_int32}},
    {"2 bytes", 2, MOST_SHORT, 1, {&old_short}},
};
#define FAMILIES (int) (sizeof families / sizeof families[0])

static struct {
    _Alignas(64) char bytes[512];
} static_words;

static uint64_t tally[2]; /* sums of this PE */
static uint64_t dice;

static uint64_t sum_of_tallies(int which)
{
    uint64_t sum = 0;

    for (int pe = 0; pe < npes; pe++)
        sum += shmem_uint64_g(&tally[which], pe);
    return sum;
}

/* Different sets of numbers have different sums of these. */
static uint64_t hash_of(long number)
{
    return number == 0 ? 0 : test_mix((uint64_t) number);
}

/* Begins a loop of operations on the word. */
static struct net_clock begin(void *word, int home, long most)
{
    if (me == home)
        memset(word, 0, 64);
    tally[0] = tally[1] = 0;
    shmem_barrier_all();
    return net_clock(SECONDS, 20, most);
}

/* Increases the word by one to three with any operation.  The new value is more
 * than each value that was seen before. */
static long increase(const struct kind *k, void *word, int home, long *seen)
{
    long got;

    switch (test_below(&dice, 6)) {
    case 0:
        got = k->fadd(word, 3, home);
        CHECK(got >= *seen, "%s: fetch_add after %ld: %ld", k->name, *seen,
              got);
        *seen = got + 3;
        return 3;
    case 1:
        got = k->finc(word, home);
        CHECK(got >= *seen, "%s: fetch_inc after %ld: %ld", k->name, *seen,
              got);
        *seen = got + 1;
        return 1;
    case 2: k->add(word, 2, home); return 2;
    case 3: k->inc(word, home); return 1;
    case 4:
        got = k->fetch(word, home);
        CHECK(got >= *seen, "%s: fetch after %ld: %ld", k->name, *seen, got);
        *seen = got;
        return 0;
    default:
        do
            got = k->fetch(word, home);
        while (k->cswap(word, got, got + 1, home) != got);
        CHECK(got >= *seen, "%s: compare_swap after %ld: %ld", k->name, *seen,
              got);
        *seen = got + 1;
        return 1;
    }
}

static const struct kind *choose(const struct family *f)
{
    return f->kind[test_below(&dice, (uint64_t) f->n)];
}

static long value_of(const struct family *f, void *word, int home)
{
    return f->kind[0]->fetch(word, home);
}

/* The sum must be right. */
static void count(const struct family *f, void *word, int home)
{
    struct net_clock clock = begin(word, home, f->most);
    long seen = 0, value, want;

    while (net_again(&clock))
        tally[0] += (uint64_t) increase(choose(f), word, home, &seen);
    shmem_barrier_all();
    value = value_of(f, word, home);
    want = (long) sum_of_tallies(0);
    CHECK(value == want, "%s: %ld, not %ld", f->name, value, want);
    shmem_barrier_all();
}

/* Each ticket is drawn once, whatever operation fetches it. */
static void tickets(const struct family *f, void *word, int home)
{
    struct net_clock clock = begin(word, home, f->most < MOST ? f->most : MOST);
    uint64_t want = 0;
    long last = -1, value;

    while (net_again(&clock)) {
        const struct kind *k = choose(f);
        long got;

        switch (test_below(&dice, 3)) {
        case 0: got = k->fadd(word, 1, home); break;
        case 1: got = k->finc(word, home); break;
        default:
            do
                got = k->fetch(word, home);
            while (k->cswap(word, got, got + 1, home) != got);
            break;
        }
        CHECK(got > last, "%s: ticket %ld after %ld", k->name, got, last);
        last = got;
        tally[0] += hash_of(got);
        tally[1]++;
    }
    shmem_barrier_all();
    value = value_of(f, word, home);
    CHECK((uint64_t) value == sum_of_tallies(1), "%s: %ld tickets", f->name,
          value);
    for (long i = 0; i < value; i++)
        want += hash_of(i);
    CHECK(sum_of_tallies(0) == want, "%s: one of %ld tickets came twice",
          f->name, value);
    shmem_barrier_all();
}

/* Tokens that swaps put into the word come out again, all but the last one. 
 * Token t of PE p is p + npes * t + 1; the word is 0 at the start. */
static void chain(const struct family *f, void *word, int home)
{
    struct net_clock clock = begin(word, home, f->most < MOST ? f->most : MOST);
    long token = me + 1;

    for (; net_again(&clock); token += npes) {
        tally[0] += hash_of(token);
        tally[1] += hash_of(choose(f)->swap(word, token, home));
    }
    shmem_barrier_all();
    CHECK(sum_of_tallies(0) ==
              sum_of_tallies(1) + hash_of(value_of(f, word, home)),
          "%s: a token is lost, came twice, or is nobody's", f->name);
    shmem_barrier_all();
}

/* ---- operations of some types only */

#define REAL_KIND(id, T) \
    static long swap_##id(void *word, long value, int pe) \
    { \
        return (long) shmem_##id##_atomic_swap(word, (T) value, pe); \
    } \
    static long fetch_##id(void *word, int pe) \
    { \
        return (long) shmem_##id##_atomic_fetch((T *) word, pe); \
    } \
    static const struct kind kind_##id = { \
        .name = #id, .fetch = fetch_##id, .swap = swap_##id};
REAL_KIND(float, float)
REAL_KIND(double, double)

static const struct family floats = {"float", 4, MANY, 1, {&kind_float}};
static const struct family doubles = {"double", 8, MANY, 1, {&kind_double}};

/*
 * Each PE sets a word of its own on the home PE, whose halves are equal, and
 * fetches those of the others, which only grow.
 */
#define SET_FETCH(name, T, half) \
    static void set_##name(T *words, int home) \
    { \
        T seen[64] = {0}, last = 0; \
        struct net_clock clock; \
        if (me == home) \
            memset(words, 0, 64 * sizeof(T)); \
        shmem_barrier_all(); \
        clock = net_clock(SECONDS, 20, MOST); \
        while (net_again(&clock)) { \
            int pe = (int) test_below(&dice, (uint64_t) npes); \
            T got; \
            last += half; \
            shmem_##name##_atomic_set(&words[me], last, home); \
            shmem_fence(); \
            got = shmem_##name##_atomic_fetch(&words[pe], home); \
            CHECK(got % half == 0 && got >= seen[pe], \
                  #name ": word of PE " \
                        "%d: %llx after %llx", \
                  pe, (unsigned long long) got, \
                  (unsigned long long) seen[pe]); \
            seen[pe] = got; \
        } \
        shmem_barrier_all(); \
        CHECK(shmem_##name##_atomic_fetch(&words[me], home) == last, \
              #name ": the last set was lost"); \
        shmem_barrier_all(); \
    }
SET_FETCH(uint32, uint32_t, UINT32_C(0x10001))
SET_FETCH(uint64, uint64_t, UINT64_C(0x100000001))

static void all(void *words, int home)
{
    for (int i = 0; i < FAMILIES; i++) {
        count(&families[i], words, home);
        tickets(&families[i], words, home);
        chain(&families[i], words, home);
    }
    chain(&floats, words, home);
    chain(&doubles, words, home);
    set_uint32(words, home);
    set_uint64(words, home);
}

int main(void)
{
    void *heap_words;

    test_init();
    CHECK(npes <= 8, "too many PEs for this test");
    dice = (uint64_t) me << 40;
    heap_words = shmem_malloc(sizeof static_words);
    CHECK(heap_words != NULL, "no memory");
    all(heap_words, 0);
    all(static_words.bytes, npes - 1);
    return test_end();
}
