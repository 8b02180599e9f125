/* np: 1 2 4 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests messages of one word in a row: each PE puts a value to the next one and
 * then, after a fence, a flag.  A PE spins on its own flag by plain loads,
 * resets the flag by a plain store and must find the value that the PE before
 * it has sent.  The value has every type and several addresses; PEs send around
 * a ring and to themselves.  An argument changes the number of messages.
 */
#include "net.h"

static int flag;
static float static_float;
static short static_short;
static char static_char;
static int static_int;
static double static_double;
static void *heap;
static int rounds = 10;

#define VALUE(pe, round) (((pe) + (round)) % 100 + 1)

#define MESSAGES(T, type) \
    static void messages_##T(const char *where, type *value, int next, \
                             int from) \
    { \
        for (int k = 0; k < rounds; k++) { \
            type seen; \
            shmem_barrier_all(); \
            shmem_##T##_p(value, (type) VALUE(me, k), next); \
            shmem_fence(); \
            shmem_int_p(&flag, 1, next); \
            while (*(volatile int *) &flag == 0) \
                ; \
            *(volatile int *) &flag = 0; \
            seen = *(volatile type *) value; \
            CHECK(seen == (type) VALUE(from, k), \
                  #T " in the %s, from PE %d, round %d: %g instead of %d", \
                  where, from, k, (double) seen, VALUE(from, k)); \
        } \
    } \
    static void around_##T(int next, int from) \
    { \
        messages_##T("static data", &static_##T, next, from); \
        messages_##T("heap", heap, next, from); \
    }

MESSAGES(float, float)
MESSAGES(short, short)
MESSAGES(char, char)
MESSAGES(int, int)
MESSAGES(double, double)

static void around(int next, int from)
{
    around_float(next, from);
    around_short(next, from);
    around_char(next, from);
    around_int(next, from);
    around_double(next, from);
}

int main(int argc, char **argv)
{
    if (argc > 1)
        rounds = atoi(argv[1]);
    test_init();
    heap = shmem_malloc(64);
    CHECK(heap != NULL, "no memory");
    around((me + 1) % npes, (me + npes - 1) % npes);
    around(me, me);
    return test_end();
}
