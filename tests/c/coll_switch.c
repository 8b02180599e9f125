/* np: 2 3 4 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests all collectives with contributions of about the sizes at which
 * libraries change their algorithms, one word less and one word more, back to
 * back and with random delays.  The source is overwritten as soon as a call
 * returns, and some reductions are in place, on all members or on every second
 * one.  It fails when a result is wrong.
 */
#include "sets.h"

#define MOST 16385 /* words of a contribution */

static const size_t sizes[] = {2,    6,    14,   32,   64,    128,  512,
                               1024, 4096, 8064, 8192, 12288, 16384};

static struct set sets[2];
static struct ring rings[2];
static long *source, *wrk[2][2]; /* of each set */
static uint64_t delays;
static unsigned call; /* of the ring in use */

static long word(int pe, size_t i)
{
    return (long) (test_hash((uint64_t) call, (uint64_t) pe, i) >> 5);
}

static void fill(long *at, size_t n)
{
    for (size_t i = 0; i < n; i++)
        at[i] = word(me, i);
    test_delay(&delays);
}

static void done(struct ring *ring, long *dest, size_t n)
{
    memset(source, 0xee, MOST * sizeof *source);
    ring_next(ring, dest, n * sizeof *dest);
    call = ring->call;
}

#define RIGHT(what, at, want) \
    CHECK(dest[at] == (want), \
          what " of %zu words on set %d,%d,%d, call %u: " \
               "word %zu is %lx, not %lx", \
          n, SET_ARGS(s), call, (size_t) (at), dest[at], (want))

static void broadcast(const struct set *s, struct ring *ring, size_t n)
{
    int root = (int) (call % (unsigned) s->size);
    long *dest = ring_slot(ring, 0);

    fill(source, n);
    shmem_broadcast64(dest, source, n, root, SET_ARGS(s), ring_psync(ring));
    if (set_pe(s, root) != me)
        for (size_t i = 0; i < n; i++)
            RIGHT("broadcast", i, word(set_pe(s, root), i));
    done(ring, dest, set_pe(s, root) != me ? n : 0);
}

static void collect(const struct set *s, struct ring *ring, size_t n,
                    int same_size)
{
    long *dest = ring_slot(ring, 0);
    size_t at = 0, mine = same_size ? n : n - (size_t) set_index(s, me) % 2;

    fill(source, mine);
    if (same_size)
        shmem_fcollect64(dest, source, mine, SET_ARGS(s), ring_psync(ring));
    else
        shmem_collect64(dest, source, mine, SET_ARGS(s), ring_psync(ring));
    for (int k = 0; k < s->size; k++)
        for (size_t i = 0; i < n - (same_size ? 0 : (size_t) k % 2); i++, at++)
            RIGHT("collect", at, word(set_pe(s, k), i));
    done(ring, dest, at);
}

static void alltoall(const struct set *s, struct ring *ring, size_t n)
{
    long *dest = ring_slot(ring, 0);
    size_t block = n / (size_t) s->size;

    fill(source, block * (size_t) s->size);
    shmem_alltoall64(dest, source, block, SET_ARGS(s), ring_psync(ring));
    for (int k = 0; k < s->size; k++)
        for (size_t i = 0; i < block; i++)
            RIGHT("alltoall", (size_t) k * block + i,
                  word(set_pe(s, k), (size_t) set_index(s, me) * block + i));
    done(ring, dest, block * (size_t) s->size);
}

enum { NOWHERE, EVERYWHERE, ON_EVEN, ON_ODD }; /* members that sum in place */

static void sum(const struct set *s, struct ring *ring, size_t n, int in_place)
{
    long *dest = ring_slot(ring, 0), *from = source;

    if (in_place == EVERYWHERE || in_place == ON_EVEN + set_index(s, me) % 2)
        from = dest;
    fill(from, n);
    shmem_long_sum_to_all(dest, from, (int) n, SET_ARGS(s),
                          wrk[s - sets][call % 2], ring_psync(ring));
    for (size_t i = 0; i < n; i++) {
        long want = 0;

        for (int k = 0; k < s->size; k++)
            want += word(set_pe(s, k), i);
        RIGHT("sum", i, want);
    }
    done(ring, dest, n);
}

static void all(const struct set *s, struct ring *ring, size_t n)
{
    if (set_index(s, me) < 0)
        return;
    call = ring->call;
    for (int root = 0; root < 3; root++)
        broadcast(s, ring, n);
    collect(s, ring, n, 1);
    collect(s, ring, n, 0);
    alltoall(s, ring, n);
    for (int in_place = NOWHERE; in_place <= ON_ODD; in_place++)
        for (int twice = 0; twice < 2 && (in_place < ON_EVEN || !twice);
             twice++)
            sum(s, ring, n, in_place);
}

int main(void)
{
    test_init();
    delays = (uint64_t) me * 7777777;
    sets[0] = (struct set){0, 0, npes};
    sets[1] = (struct set){1, 1, npes / 2};
    for (int i = 0; i < 2; i++) {
        ring_make(&rings[i], (size_t) npes * MOST * sizeof(long));
        for (int k = 0; k < 2; k++) {
            wrk[i][k] = shmem_malloc((MOST / 2 + 1) * sizeof(long));
            CHECK(wrk[i][k] != NULL, "no memory");
        }
    }
    source = shmem_malloc(MOST * sizeof *source);
    CHECK(source != NULL, "no memory");
    shmem_barrier_all();
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (size_t n = sizes[i] - 1; n <= sizes[i] + 1; n++)
            for (int k = 0; k < 2; k++)
                all(&sets[k], &rings[k], n);
    CHECK(rings[0].call > 0, "nothing was called");
    return test_end();
}
