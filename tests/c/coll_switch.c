/* np: 3 4 8  env: SHMEM_SYMMETRIC_SIZE=64m  cflags: -O2 */
/* np: 6 5 7 8  worlds: mixed (there are nodes to divide)  env: SHMEM_SYMMETRIC_SIZE=64m SHMEM_TEST_NODES=3 */
/* np: 3 7  worlds: ucx mixed (one node has one order)  env: SHMEM_SYMMETRIC_SIZE=64m SHMEM_REDUCE=layout-independent */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests all collectives with contributions of about the sizes at which coll/choose.c
 * changes the algorithm, one element less and one more: on all PEs and, at the same
 * time, on teams of the even and the odd PEs, in place on all members, on none or on
 * every second one, back to back and with random delays.  The source is overwritten
 * as soon as a call returns.  It fails when a result is wrong or when more than dest
 * is written.
 */
#include "switch_sizes.h"
#include "teams.h"

#define SMALL (128 << 10) /* up to here a member gives as much */
#define MOST ((8 << 20) + 3 * 4)
#define GUARD 16

static unsigned *source, *dest, call;
static uint64_t delays;

static unsigned value(int pe, size_t i)
{
    return (unsigned) i * 0x9e3779b1u +
           ((unsigned) pe + 1) * 0x85ebca6bu * (call + 1);
}

/* Fills in n elements, and what must stay as it is behind those of dest. */
static void fill(unsigned *at, size_t n, size_t in_dest)
{
    for (size_t i = 0; i < n; i++)
        at[i] = value(me, i);
    for (size_t i = 0; i < GUARD; i++)
        dest[in_dest + i] = ~0u;
    test_delay(&delays);
}

/* Ends a call that has written n elements to dest. */
static void done(const char *what, size_t n)
{
    for (size_t i = 0; i < GUARD; i++)
        CHECK(dest[n + i] == ~0u, "%s, call %u: %zu elements after %zu", what,
              call, i + 1, n);
    memset(source, 0xee, n * sizeof *source);
    call++;
}

#define RIGHT(what, i, want) \
    CHECK(dest[i] == (want), \
          what " of %zu elements on %d PEs, call %u: element %zu is %x, not " \
               "%x", \
          n, t->n, call, (size_t) (i), dest[i], (want))

enum { NOWHERE, EVERYWHERE, ON_EVEN, ON_ODD }; /* members that sum in place */

static void sum(const struct team *t, size_t n, int in_place)
{
    unsigned *from = source, first = 0;

    if (in_place == EVERYWHERE || in_place == ON_EVEN + t->mine % 2)
        from = dest;
    fill(from, n, n);
    shmem_uint_sum_reduce(t->team, dest, from, n);
    for (int k = 0; k < t->n; k++)
        first += value(t->pe[k], 0);
    for (size_t i = 0; i < n; i++)
        RIGHT("sum", i, first + (unsigned) t->n * (unsigned) i * 0x9e3779b1u);
    done("sum", n);
}

static void broadcast(const struct team *t, size_t n)
{
    int root = (int) call % t->n;

    fill(source, n, n);
    shmem_uint_broadcast(t->team, dest, source, n, root);
    for (size_t i = 0; i < n; i++)
        RIGHT("broadcast", i, value(t->pe[root], i));
    done("broadcast", n);
}

/* Each member gives n elements, or every second one has one less. */
static void collect(const struct team *t, size_t n, int less)
{
    size_t mine = n - (size_t) (less && t->mine % 2), at = 0;
    size_t all = n * (size_t) t->n - (size_t) (less ? t->n / 2 : 0);

    fill(source, mine, all);
    if (less)
        shmem_uint_collect(t->team, dest, source, mine);
    else
        shmem_uint_fcollect(t->team, dest, source, mine);
    for (int k = 0; k < t->n; k++)
        for (size_t i = 0; i < n - (size_t) (less && k % 2); i++, at++)
            RIGHT("collect", at, value(t->pe[k], i));
    done("collect", all);
}

static void alltoall(const struct team *t, size_t n)
{
    size_t size = (size_t) t->n;

    fill(source, n * size, n * size);
    shmem_uint_alltoall(t->team, dest, source, n);
    for (size_t k = 0; k < size; k++)
        for (size_t i = 0; i < n; i++)
            RIGHT("alltoall", k * n + i,
                  value(t->pe[k], (size_t) t->mine * n + i));
    done("alltoall", n * size);
}

static void all(const struct team *t, size_t bytes, size_t n)
{
    for (int in_place = NOWHERE; in_place <= ON_ODD; in_place++)
        sum(t, n, in_place);
    for (int root = 0; root < 3; root++)
        broadcast(t, n);
    collect(t, n / (size_t) t->n, 0);
    if (bytes > SMALL)
        return;
    collect(t, n, 0);
    collect(t, n, 1);
    alltoall(t, n / (size_t) t->n);
    alltoall(t, n);
}

int main(void)
{
    struct team world, half;

    test_init();
    delays = (uint64_t) me * 100000;
    source = shmem_malloc(MOST + GUARD * sizeof *source);
    dest = shmem_malloc(MOST + GUARD * sizeof *dest);
    CHECK(source != NULL && dest != NULL, "no memory");
    world = team_world();
    for (int k = 0; k < 2; k++) { /* all PEs make both teams */
        struct team t = team_split(&world, k, 2, (npes + 1 - k) / 2);

        if (t.mine >= 0)
            half = t;
    }
    for (size_t i = 0; i < SWITCH_SIZES; i++)
        for (int more = -1; more <= 1; more++) {
            size_t bytes = switch_size(i, npes);
            size_t n = bytes / sizeof *source + (size_t) (long) more;

            all(&world, bytes, n);
            if (more == 0 || bytes <= SMALL)
                all(&half, bytes, n);
            call = (unsigned) i * 100 + (unsigned) (more + 1) * 30;
        }
    if (npes <= 3)
        all(&world, MOST, MOST / sizeof *source);
    return test_end();
}
