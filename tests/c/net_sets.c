/* np: 2 3 4 5 6 7 8 */
/* np: 3  env: SHMEM_CHECK=2 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests every collective on every active set of the job against a model: from
 * one element to more than a transport sends in one piece, back to back on a
 * set, without a call between and with two pSync arrays in turn.  The sums and
 * products are exact, whatever their order.
 */
#include "net.h"
#include "sets.h"

#define LARGEST 40000 /* elements of a reduction */
#define ROOM ((size_t) LARGEST * 8)
#define SIZES (int) (sizeof sizes / sizeof sizes[0])

static const size_t sizes[] = {1, 7, 100, 3000, LARGEST};

static struct ring ring;
static char *source, *wrk[2];
static unsigned char *want;
static long *arrived; /* one for each PE */
static long steps;
static uint64_t delays;

static uint64_t seed_of(int pe)
{
    return ((uint64_t) ring.call << 20) + (uint64_t) pe;
}

/* Compares the result of this call with `want`, and begins the next call. */
static void finish(const char *what, const struct set *s, size_t n, void *dest,
                   size_t bytes)
{
    const unsigned char *got = dest;

    if (memcmp(got, want, bytes) != 0) {
        size_t at = 0;

        while (got[at] == want[at])
            at++;
        CHECK(got[at] == want[at],
              "%s of %zu, set %d,%d,%d call %u: byte %zu "
              "of %zu",
              what, n, SET_ARGS(s), ring.call, at, bytes);
    }
    memset(source, 0xee, ROOM < bytes + 64 ? ROOM : bytes + 64);
    ring_next(&ring, dest, bytes);
    test_delay(&delays);
}

/* No PE leaves before all have come, and barrier completes puts. */
static void synchronise(const struct set *s)
{
    for (int i = 0; i < 4; i++) {
        steps++;
        for (int k = 0; k < s->size; k++)
            shmem_long_p(&arrived[me], steps, set_pe(s, k));
        if (i % 2) {
            shmem_quiet();
            shmem_sync(SET_ARGS(s), ring_psync(&ring));
        } else {
            shmem_barrier(SET_ARGS(s), ring_psync(&ring));
        }
        for (int k = 0; k < s->size; k++)
            CHECK(((volatile long *) arrived)[set_pe(s, k)] >= steps,
                  "left the %s of set %d,%d,%d before member %d came",
                  i % 2 ? "sync" : "barrier", SET_ARGS(s), k);
        ring_next(&ring, ring_slot(&ring, 0), 0);
    }
}

static void broadcasts(const struct set *s)
{
    for (int root = 0; root < s->size; root++)
        for (int i = 0; i < SIZES; i++) {
            size_t n = sizes[(i + root) % SIZES];
            size_t size = (i + root) % 2 ? 4 : 8, bytes = n * size;
            char *dest = ring_slot(&ring, 0);

            if (n == LARGEST && root % 3 != 0)
                continue;
            if (set_index(s, me) == root)
                net_fill(source, bytes, seed_of(me));
            if (size == 4)
                shmem_broadcast32(dest, source, n, root, SET_ARGS(s),
                                  ring_psync(&ring));
            else
                shmem_broadcast64(dest, source, n, root, SET_ARGS(s),
                                  ring_psync(&ring));
            /* the root receives nothing */
            memset(want, RING_JUNK, bytes);
            if (set_index(s, me) != root)
                net_fill(want, bytes, seed_of(set_pe(s, root)));
            finish("broadcast", s, n, dest, bytes);
        }
}

/* The number of elements of member k, in each of several patterns. */
static size_t count_of(int way, int k, int members)
{
    size_t most = LARGEST / (size_t) members;

    switch (way) {
    case 0: return (size_t) k;
    case 1: return k % 2 ? 0 : 100 + (size_t) k;
    case 2: return k == members - 1 ? most : 0;
    case 3: return 0;
    case 4: return test_mix((uint64_t) k + ring.call) % 700;
    default: return test_mix((uint64_t) k + ring.call) % most;
    }
}

static void collects(const struct set *s)
{
    for (int way = 0; way < 6 + SIZES; way++) {
        size_t size = way % 2 ? 4 : 8, at = 0, mine = 0;
        char *dest = ring_slot(&ring, 0);
        int fixed = way >= 6;

        for (int k = 0; k < s->size; k++) {
            size_t n = fixed ? sizes[way - 6] : count_of(way, k, s->size);

            if (n > LARGEST / (size_t) s->size)
                n = LARGEST / (size_t) s->size;
            if (set_pe(s, k) == me)
                mine = n;
            net_fill(want + at, n * size, seed_of(set_pe(s, k)));
            at += n * size;
        }
        net_fill(source, mine * size, seed_of(me));
        if (fixed && size == 4)
            shmem_fcollect32(dest, source, mine, SET_ARGS(s),
                             ring_psync(&ring));
        else if (fixed)
            shmem_fcollect64(dest, source, mine, SET_ARGS(s),
                             ring_psync(&ring));
        else if (size == 4)
            shmem_collect32(dest, source, mine, SET_ARGS(s), ring_psync(&ring));
        else
            shmem_collect64(dest, source, mine, SET_ARGS(s), ring_psync(&ring));
        finish(fixed ? "fcollect" : "collect", s, mine, dest, at);
    }
}

/* The block that PE from has for PE to. */
static void block(void *p, size_t bytes, int from, int to)
{
    net_fill(p, bytes, seed_of(from) * 64 + (uint64_t) to);
}

static void alltoalls(const struct set *s)
{
    size_t members = (size_t) s->size;

    for (int i = 0; i < SIZES; i++) {
        size_t size = i % 2 ? 4 : 8, n = sizes[i];
        char *dest = ring_slot(&ring, 0);

        if (n > LARGEST / members)
            n = LARGEST / members;
        for (size_t k = 0; k < members; k++) {
            block(source + k * n * size, n * size, me, set_pe(s, (int) k));
            block(want + k * n * size, n * size, set_pe(s, (int) k), me);
        }
        if (size == 4)
            shmem_alltoall32(dest, source, n, SET_ARGS(s), ring_psync(&ring));
        else
            shmem_alltoall64(dest, source, n, SET_ARGS(s), ring_psync(&ring));
        finish("alltoall", s, n, dest, members * n * size);
    }
}

/* Strides of 2 and 3 elements.  What lies between stays as it was. */
static void strided(const struct set *s)
{
    size_t members = (size_t) s->size;

    for (int i = 0; i < SIZES; i++) {
        size_t size = i % 2 ? 8 : 4, n = sizes[i], j;
        size_t dst = 2 + (size_t) i % 2, sst = 3 - (size_t) i % 2;
        char *dest = ring_slot(&ring, 0), *packed;

        if (n > LARGEST / members / 3)
            n = LARGEST / members / 3;
        packed = malloc(n * size + 8);
        CHECK(packed != NULL, "no memory");
        memset(want, RING_JUNK, members * n * dst * size);
        for (size_t k = 0; k < members; k++) {
            block(packed, n * size, me, set_pe(s, (int) k));
            for (j = 0; j < n; j++)
                memcpy(source + (k * n + j) * sst * size, packed + j * size,
                       size);
            block(packed, n * size, set_pe(s, (int) k), me);
            for (j = 0; j < n; j++)
                memcpy(want + (k * n + j) * dst * size, packed + j * size,
                       size);
        }
        if (size == 4)
            shmem_alltoalls32(dest, source, (ptrdiff_t) dst, (ptrdiff_t) sst, n,
                              SET_ARGS(s), ring_psync(&ring));
        else
            shmem_alltoalls64(dest, source, (ptrdiff_t) dst, (ptrdiff_t) sst, n,
                              SET_ARGS(s), ring_psync(&ring));
        free(packed);
        finish("alltoalls", s, n, dest, members * n * dst * size);
    }
}

/* The bytes of the block that PE from has for PE to.  Some blocks are empty. */
static size_t block_bytes(int from, int to)
{
    uint64_t h = test_hash(ring.call, (uint64_t) from * 64 + (uint64_t) to, 9);

    return h % 4 == 0 ? 0 : h % 5 == 0 ? 3000 + h % 9000 : h % 100;
}

static void vectors(const struct set *s)
{
    size_t t_offset[64], t_size[64], s_offset[64], s_size[64];

    for (int i = 0; i < 4; i++) {
        char *dest = ring_slot(&ring, 0);
        size_t from = 0, to = 0, got = 0;

        for (int k = s->size - 1; k >= 0; k--) {
            s_offset[k] = from;
            s_size[k] = block_bytes(me, set_pe(s, k));
            block(source + from, s_size[k], me, set_pe(s, k));
            from += s_size[k] + 5;
        }
        memset(want, RING_JUNK, ROOM);
        for (int k = 0; k < s->size; k++) {
            t_offset[k] = to;
            t_size[k] = block_bytes(set_pe(s, k), me);
            block(want + to, t_size[k], set_pe(s, k), me);
            to += t_size[k] + (i % 2 ? 0 : 11);
        }
        if (i % 2) {
            shmem_alltoallv_packed(dest, to, &got, source, s_offset, s_size,
                                   SET_ARGS(s), ring_psync(&ring));
            CHECK(got == to,
                  "alltoallv_packed of set %d,%d,%d: %zu bytes, "
                  "not %zu",
                  SET_ARGS(s), got, to);
        } else {
            shmem_alltoallv(dest, t_offset, t_size, source, s_offset, s_size,
                            SET_ARGS(s), ring_psync(&ring));
        }
        finish("alltoallv", s, (size_t) i, dest, to);
    }
}

/* Terms whose sums and products are exact: sums of small numbers, products of
 * powers of two and signs, integer products that wrap round. */
static double real_term(uint64_t seed, size_t i, int product)
{
    uint64_t h = net_word(seed, i * 8) >> 20;
    static const double factors[] = {1, -1, 2, 0.5, -2, -0.5, 4, 0.25};

    return product ? factors[h % 8] : (double) (h % 20001) / 4 - 2500;
}

static int int_term(uint64_t seed, size_t i)
{
    return (int) (net_word(seed, i * 8) >> 32);
}

enum { SUM, MAX, PROD, OPS };
static const char *const ops[] = {"sum", "max", "prod"};

static void reduce_double(const struct set *s, size_t n, int op, int in_place)
{
    double *dest = ring_slot(&ring, 0), *result = (double *) want;
    double *from = in_place ? dest : (double *) source;
    double *work = (double *) wrk[ring.call % 2];
    long *psync = ring_psync(&ring);

    for (int k = 0; k < s->size; k++) {
        uint64_t seed = test_mix(seed_of(set_pe(s, k)));

        for (size_t i = 0; i < n; i++) {
            double term = real_term(seed, i, op == PROD);

            if (set_pe(s, k) == me)
                from[i] = term;
            if (k == 0)
                result[i] = term;
            else if (op == SUM)
                result[i] += term;
            else if (op == PROD)
                result[i] *= term;
            else if (term > result[i])
                result[i] = term;
        }
    }
    if (op == SUM)
        shmem_double_sum_to_all(dest, from, (int) n, SET_ARGS(s), work, psync);
    else if (op == MAX)
        shmem_double_max_to_all(dest, from, (int) n, SET_ARGS(s), work, psync);
    else
        shmem_double_prod_to_all(dest, from, (int) n, SET_ARGS(s), work, psync);
    finish(ops[op], s, n, dest, n * sizeof *dest);
}

static void reduce_int(const struct set *s, size_t n, int op, int in_place)
{
    int *dest = ring_slot(&ring, 0), *result = (int *) want;
    int *from = in_place ? dest : (int *) source;
    int *work = (int *) wrk[ring.call % 2];
    long *psync = ring_psync(&ring);

    for (int k = 0; k < s->size; k++) {
        uint64_t seed = test_mix(seed_of(set_pe(s, k)));

        for (size_t i = 0; i < n; i++) {
            int term = int_term(seed, i);

            if (set_pe(s, k) == me)
                from[i] = term;
            if (k == 0)
                result[i] = term;
            else if (op == SUM)
                result[i] = (int) ((unsigned) result[i] + (unsigned) term);
            else if (op == PROD)
                result[i] = (int) ((unsigned) result[i] * (unsigned) term);
            else if (term > result[i])
                result[i] = term;
        }
    }
    if (op == SUM)
        shmem_int_sum_to_all(dest, from, (int) n, SET_ARGS(s), work, psync);
    else if (op == MAX)
        shmem_int_max_to_all(dest, from, (int) n, SET_ARGS(s), work, psync);
    else
        shmem_int_prod_to_all(dest, from, (int) n, SET_ARGS(s), work, psync);
    finish(ops[op], s, n, dest, n * sizeof *dest);
}

static void reductions(const struct set *s)
{
    for (int op = 0; op < OPS; op++)
        for (int i = 0; i < SIZES; i++) {
            /* not all of the large ones on each set */
            if (sizes[i] == LARGEST && (op + s->start + s->size) % OPS != 0)
                continue;
            reduce_double(s, sizes[i], op, i % 2);
            reduce_int(s, sizes[i], op, (i + op) % 2);
        }
}

/* All collectives, with a small one between two families. */
static void on_set(const struct set *s)
{
    synchronise(s);
    reductions(s);
    broadcasts(s);
    reduce_int(s, 1, SUM, 0);
    collects(s);
    reduce_double(s, 1, MAX, 1);
    alltoalls(s);
    strided(s);
    vectors(s);
    synchronise(s);
}

int main(void)
{
    struct set sets[SETS_MAX];
    int nsets;

    test_init();
    delays = (uint64_t) me << 40;
    nsets = set_all(sets, npes < 5 ? 1 : 2);
    ring_make(&ring, ROOM);
    source = shmem_malloc(ROOM + 64);
    for (int i = 0; i < 2; i++)
        wrk[i] = shmem_malloc((LARGEST / 2 + 1) * sizeof(double));
    arrived = shmem_calloc((size_t) npes, sizeof *arrived);
    want = malloc(ROOM);
    CHECK(source && wrk[0] && wrk[1] && arrived && want, "no memory");
    for (int i = 0; i < nsets; i++) {
        if (set_index(&sets[i], me) >= 0)
            on_set(&sets[i]);
        /* the next set uses the pSync arrays of this one */
        shmem_barrier_all();
        steps = 1000L * (i + 1);
        ring.call = 0;
    }
    free(want);
    ring_free(&ring);
    return test_end();
}
