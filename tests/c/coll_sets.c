/* np: 1 2 3 4 5 8 */
/* np: 3  env: SHMEM_CHECK=2 SHMEM_STATS=/dev/null */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests every collective but alltoallv (alltoall_nodes.c) on every active set of the
 * job against a model: of no
 * element, of one, and of more than a transport sends in one piece, back to back on
 * a set, without a call between and with two pSync arrays in turn.  The sums and
 * products are exact, whatever their order.  Nobody leaves a barrier before all have
 * come, and puts before it are there.
 */
#include <mpp/shmem.h>

#include "net.h"
#include "sets.h"

#define LARGEST 40000 /* elements of a reduction */
#define SPACE ((size_t) LARGEST * 8)
#define SIZES (int) (sizeof sizes / sizeof sizes[0])

static const size_t sizes[] = {1, 7, 0, 100, 2, 513, 3000, 3, LARGEST};

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
              "%s of %zu, set %d,%d,%d call %u: byte %zu of %zu", what, n,
              SET_ARGS(s), ring.call, at, bytes);
    }
    memset(source, 0xee, SPACE < bytes + 64 ? SPACE : bytes + 64);
    ring_next(&ring, dest, bytes);
    test_delay(&delays);
}

/* ---- barriers */

static void announce(const struct set *s)
{
    steps++;
    for (int k = 0; k < s->size; k++)
        shmem_long_p(&arrived[me], steps, set_pe(s, k));
}

static void all_arrived(const struct set *s, const char *what)
{
    for (int k = 0; k < s->size; k++)
        CHECK(((volatile long *) arrived)[set_pe(s, k)] >= steps,
              "left the %s of set %d,%d,%d before member %d came", what,
              SET_ARGS(s), k);
}

static void synchronise(const struct set *s)
{
    for (int i = 0; i < 4; i++) {
        announce(s);
        if (i % 2) {
            shmem_quiet();
            shmem_sync(SET_ARGS(s), ring_psync(&ring));
        } else {
            shmem_barrier(SET_ARGS(s), ring_psync(&ring));
        }
        all_arrived(s, i % 2 ? "sync" : "barrier");
        ring_next(&ring, ring_slot(&ring, 0), 0);
    }
}

/* The barriers of all PEs. */
static void synchronise_all(void)
{
    const struct set world = {0, 0, npes};

    announce(&world);
    shmem_barrier_all();
    all_arrived(&world, "barrier_all");
    announce(&world);
    barrier();
    all_arrived(&world, "old barrier");
    announce(&world);
    shmem_quiet();
    shmem_sync_all();
    all_arrived(&world, "sync_all");
}

/* ---- broadcasts and collects */

typedef void collect_fn(void *dest, const void *source, size_t n, int start,
                        int log, int size, long *psync);
typedef void broadcast_fn(void *dest, const void *source, size_t n, int root,
                          int start, int log, int size, long *psync);

static const struct {
    size_t size;
    broadcast_fn *broadcast;
    collect_fn *collect, *fcollect;
} kinds[] = {
    {4, shmem_broadcast32, shmem_collect32, shmem_fcollect32},
    {8, shmem_broadcast64, shmem_collect64, shmem_fcollect64},
    /* functions; team_types.c has the macros of these names */
    {8, shmem_broadcast, shmem_collect, shmem_fcollect},
};

/* Every third time dest is the source, too. */
static void broadcasts(const struct set *s)
{
    for (int root = 0; root < s->size; root++)
        for (int i = 0; i < SIZES; i++) {
            size_t n = sizes[(i + root) % SIZES];
            size_t size = kinds[(i + root) % 3].size, bytes = n * size;
            char *dest = ring_slot(&ring, ring.call % 3 * size);
            char *from = i % 3 == 2 ? dest : source + ring.call % 5 * size;
            int is_root = set_index(s, me) == root;

            if (n == LARGEST && root % 3 != 0)
                continue;
            if (is_root)
                net_fill(from, bytes, seed_of(me));
            kinds[(i + root) % 3].broadcast(dest, from, n, root, SET_ARGS(s),
                                            ring_psync(&ring));
            /* the root receives nothing */
            if (is_root && from != dest)
                memset(want, RING_JUNK, bytes);
            else
                net_fill(want, bytes, seed_of(set_pe(s, root)));
            finish("broadcast", s, n, dest, bytes);
        }
}

/* The number of elements of member k, in each of several patterns. */
static size_t count_of(int mode, int k, int members)
{
    size_t most = LARGEST / (size_t) members;

    switch (mode) {
    case 0: return (size_t) k;
    case 1: return k % 2 ? 0 : 100 + (size_t) k;
    case 2: return k == members - 1 ? most : 0;
    case 3: return 0;
    case 4: return test_mix((uint64_t) k + ring.call) % 700;
    case 5: return (size_t) (members - k) * 3;
    default: return test_mix((uint64_t) k + ring.call) % most;
    }
}

static void collects(const struct set *s)
{
    for (int mode = 0; mode < 7 + SIZES; mode++) {
        size_t size = kinds[mode % 3].size, at = 0, mine = 0;
        char *dest = ring_slot(&ring, ring.call % 3 * size);
        int fixed = mode >= 7;

        for (int k = 0; k < s->size; k++) {
            size_t n = fixed ? sizes[mode - 7] : count_of(mode, k, s->size);

            if (n > LARGEST / (size_t) s->size)
                n = LARGEST / (size_t) s->size;
            if (set_pe(s, k) == me)
                mine = n;
            net_fill(want + at, n * size, seed_of(set_pe(s, k)));
            at += n * size;
        }
        net_fill(source, mine * size, seed_of(me));
        (fixed ? kinds[mode % 3].fcollect : kinds[mode % 3].collect)(
            dest, source, mine, SET_ARGS(s), ring_psync(&ring));
        finish(fixed ? "fcollect" : "collect", s, mine, dest, at);
    }
}

/* ---- from all to all */

/* Element j of the block that PE from has for PE to. */
static void element(void *p, size_t size, int from, int to, size_t j)
{
    uint64_t value = test_hash(ring.call, (uint64_t) (from * 64 + to), j);

    memcpy(p, &value, size);
}

/* What lies between the elements stays as it was. */
static void alltoalls(const struct set *s)
{
    /* of dest and source; 0 is the routine without strides */
    static const ptrdiff_t strides[][2] = {{0, 0}, {1, 1}, {2, 1}, {1, 3},
                                           {0, 0}, {3, 2}, {5, 4}};
    size_t members = (size_t) s->size;

    for (int i = 0; i < 2 * SIZES; i++) {
        ptrdiff_t dst = strides[i % 7][0], sst = strides[i % 7][1];
        size_t size = i % 2 ? 4 : 8, n = sizes[i % SIZES];
        size_t step = dst > 0 ? (size_t) dst : 1;
        size_t from_step = sst > 0 ? (size_t) sst : 1;
        char *dest = ring_slot(&ring, ring.call % 3 * size);

        if (n > LARGEST / members / 5)
            n = LARGEST / members / 5;
        memset(want, RING_JUNK, members * n * step * size);
        for (size_t k = 0; k < members; k++)
            for (size_t j = 0; j < n; j++) {
                element(source + (k * n + j) * from_step * size, size, me,
                        set_pe(s, (int) k), j);
                element(want + (k * n + j) * step * size, size,
                        set_pe(s, (int) k), me, j);
            }
        if (dst == 0 && size == 4)
            shmem_alltoall32(dest, source, n, SET_ARGS(s), ring_psync(&ring));
        else if (dst == 0)
            shmem_alltoall64(dest, source, n, SET_ARGS(s), ring_psync(&ring));
        else if (size == 4)
            shmem_alltoalls32(dest, source, dst, sst, n, SET_ARGS(s),
                              ring_psync(&ring));
        else
            shmem_alltoalls64(dest, source, dst, sst, n, SET_ARGS(s),
                              ring_psync(&ring));
        finish("alltoall", s, n, dest, members * n * step * size);
    }
}

/* ---- reductions */

/* Terms whose sums and products are exact: sums of small numbers, products of
 * powers of two and signs, integer products that wrap round. */
static double double_term(uint64_t seed, size_t i, int product)
{
    uint64_t h = net_word(seed, i * 8) >> 20;
    static const double factors[] = {1, -1, 2, 0.5, -2, -0.5, 4, 0.25};

    return product ? factors[h % 8] : (double) (h % 20001) / 4 - 2500;
}

static unsigned uint_term(uint64_t seed, size_t i, int product)
{
    (void) product;
    return (unsigned) (net_word(seed, i * 8) >> 32);
}

static int int_of(unsigned word)
{
    return (int) word;
}

static double double_of(double word)
{
    return word;
}

enum { SUM, MAX, PROD, OPS };
static const char *const ops[] = {"sum", "max", "prod"};

/* W is the type in which the model computes, so that nothing overflows. */
#define REDUCE(name, W, T) \
    static void reduce_##name(const struct set *s, size_t n, int op, \
                              int in_place) \
    { \
        T *dest = ring_slot(&ring, 0), *result = (T *) want; \
        T *from = in_place ? dest : (T *) source; \
        T *work = (T *) wrk[ring.call % 2]; \
        long *psync = ring_psync(&ring); \
        for (int k = 0; k < s->size; k++) { \
            uint64_t seed = test_mix(seed_of(set_pe(s, k))); \
            for (size_t i = 0; i < n; i++) { \
                W a = (W) result[i], b = W##_term(seed, i, op == PROD); \
                if (set_pe(s, k) == me) \
                    from[i] = T##_of(b); \
                if (k == 0 || (op == MAX && T##_of(b) > result[i])) \
                    a = b; \
                else if (op == SUM) \
                    a += b; \
                else if (op == PROD) \
                    a *= b; \
                result[i] = T##_of(a); \
            } \
        } \
        if (op == SUM) \
            shmem_##name##_sum_to_all(dest, from, (int) n, SET_ARGS(s), work, \
                                      psync); \
        else if (op == MAX) \
            shmem_##name##_max_to_all(dest, from, (int) n, SET_ARGS(s), work, \
                                      psync); \
        else \
            shmem_##name##_prod_to_all(dest, from, (int) n, SET_ARGS(s), work, \
                                       psync); \
        finish(ops[op], s, n, dest, n * sizeof *dest); \
    }
REDUCE(double, double, double)
REDUCE(int, uint, int)

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

/* Without elements the addresses may be null. */
static void nothing(const struct set *s)
{
    static long psync[SHMEM_SYNC_SIZE];
    static int work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];

    shmem_broadcast32(NULL, NULL, 0, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_broadcast64(NULL, NULL, 0, s->size - 1, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_collect32(NULL, NULL, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_fcollect64(NULL, NULL, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_alltoall64(NULL, NULL, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_alltoalls32(NULL, NULL, 1, 1, 0, SET_ARGS(s), psync);
    shmem_barrier_all();
    shmem_int_sum_to_all(NULL, NULL, 0, SET_ARGS(s), work, psync);
    shmem_barrier_all();
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
    synchronise(s);
}

int main(void)
{
    struct set sets[SETS_MAX];
    int nsets;

    test_init();
    delays = (uint64_t) me << 40;
    nsets = set_all(sets, npes < 5 ? 1 : 2);
    ring_make(&ring, SPACE);
    source = shmem_malloc(SPACE + 64);
    for (int i = 0; i < 2; i++)
        wrk[i] = shmem_malloc((LARGEST / 2 + 1) * sizeof(double));
    arrived = shmem_calloc((size_t) npes, sizeof *arrived);
    want = malloc(SPACE);
    CHECK(source && wrk[0] && wrk[1] && arrived && want, "no memory");
    nothing(&(const struct set){0, 0, npes});
    for (int i = 0; i < nsets; i++) {
        if (set_index(&sets[i], me) >= 0)
            on_set(&sets[i]);
        /* the next set uses the pSync arrays of this one */
        shmem_barrier_all();
        steps = 1000L * (i + 1);
        synchronise_all();
        ring.call = 0;
    }
    free(want);
    ring_free(&ring);
    return test_end();
}
