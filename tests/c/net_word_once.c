/* np: 1 2 4  cflags: -rdynamic -fno-builtin  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a put stores a word once.  The C library's memcpy may store a
 * short piece twice (that of x86 copies 4 bytes as the first 4 and the last 4),
 * and a flag that its owner resets between the two stores is set again.  Here
 * memcpy waits between its two stores, so that the owner always comes between,
 * wherever the library or UCX uses memcpy for a word.
 */
#include "net.h"

#include <time.h>

#define ROUNDS 6

static int flag;
static short short_flag;
static long long_flag;
static float real;
static char letter;

/* Stores a word twice, with a delay between when it is one of the flags. */
#define STORE_TWICE(type) \
    do { \
        type word = *(const type *) source; \
        *(volatile type *) dest = word; \
        if (word == 1) \
            nanosleep(&delay, NULL); \
        *(volatile type *) dest = word; \
    } while (0)

/* Takes the place of memcpy and memmove, in the shared libraries, too. */
void *memmove(void *dest, const void *source, size_t bytes)
{
    const struct timespec delay = {.tv_nsec = 3000000};
    volatile char *to = dest;
    const volatile char *from = source;

    switch (bytes) {
    case 2: STORE_TWICE(uint16_t); break;
    case 4: STORE_TWICE(uint32_t); break;
    case 8: STORE_TWICE(uint64_t); break;
    default:
        if ((uintptr_t) dest - (uintptr_t) source >= bytes)
            for (size_t i = 0; i < bytes; i++)
                to[i] = from[i];
        else
            for (size_t i = bytes; i-- > 0;)
                to[i] = from[i];
    }
    return dest;
}

void *memcpy(void *restrict dest, const void *restrict source, size_t bytes)
{
    return memmove(dest, source, bytes);
}

/* The next PE gets a number and then the flag.  This PE waits for both by plain
 * loads, resets the flag by a plain store, and reads it again after a while. */
#define EXCHANGE(T, type, word, how) \
    static void exchange_##word##_##how(int round, int next, int from) \
    { \
        const struct timespec while_ = {.tv_nsec = 8000000}; \
        type one = 1; \
        shmem_barrier_all(); \
        shmem_float_p(&real, (float) (round * 100 + me), next); \
        shmem_fence(); \
        how(T, &word, one, next); \
        while (*(volatile type *) &word == 0) \
            ; \
        *(volatile type *) &word = 0; \
        CHECK(*(volatile float *) &real == (float) (round * 100 + from), \
              "round %d: " #T " " #how ": the number is %g, not %d", round, \
              *(volatile float *) &real, round * 100 + from); \
        nanosleep(&while_, NULL); \
        CHECK(*(volatile type *) &word == 0, \
              "round %d: " #T " " #how ": the flag is set again", round); \
    }
#define P(T, at, value, pe) shmem_##T##_p(at, value, pe)
#define PUT(T, at, value, pe) shmem_##T##_put(at, &value, 1, pe)
#define NBI(T, at, value, pe) shmem_##T##_put_nbi(at, &value, 1, pe)
#define IPUT(T, at, value, pe) shmem_##T##_iput(at, &value, 2, 2, 1, pe)
#define ALL(T, type, word) \
    EXCHANGE(T, type, word, P) \
    EXCHANGE(T, type, word, PUT) \
    EXCHANGE(T, type, word, NBI) \
    EXCHANGE(T, type, word, IPUT)
ALL(int, int, flag)
ALL(short, short, short_flag)
ALL(long, long, long_flag)
ALL(char, char, letter)

#define EXCHANGE_ALL(word) \
    exchange_##word##_P(round, next, from); \
    exchange_##word##_PUT(round, next, from); \
    exchange_##word##_NBI(round, next, from); \
    exchange_##word##_IPUT(round, next, from)

int main(void)
{
    int next, from;

    test_init();
    next = (me + 1) % npes;
    from = (me + npes - 1) % npes;
    for (int round = 0; round < ROUNDS; round++) {
        EXCHANGE_ALL(flag);
        EXCHANGE_ALL(short_flag);
        EXCHANGE_ALL(long_flag);
        EXCHANGE_ALL(letter);
    }
    return test_end();
}
