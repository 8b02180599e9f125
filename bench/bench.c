/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * How long the SHMEM routines take.  Compiles with any OpenSHMEM 1.4 library:
 *
 *     oshcc -O2 bench.c -o bench && oshrun -n 2 ./bench [-q] [ROW...]
 *
 * Each row is run in short batches; the median and the minimum over the batches
 * are printed, in microseconds a call.  Point-to-point rows measure PE 0 acting
 * on PE 1; collective rows measure the call on PE 0 while all take part.  After
 * each row the data are looked at, so that a fast wrong answer is no answer.
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    BATCHES = 31,
    BIG = 4 << 20,    /* bytes of the largest transfer */
    COLL = 1 << 20,   /* bytes of the largest contribution to a collective */
    WORDS = 8192,     /* of a strided transfer */
    WRK = COLL / 2 + SHMEM_REDUCE_MIN_WRKDATA_SIZE,
    SYNC = 256,       /* longer than any pSync known */
};

static double budget = 4000; /* microseconds of a batch */

static int me, npes;
static char *heap_dest, *heap_source, *gathered;
static char static_dest[BIG];
static char local[BIG];
static long psync[2][SYNC];
static char pwrk[2][WRK];
static long word, flag, lock, counter;

/* A row acts `count` times on objects of `bytes` bytes. */
struct row {
    const char *name;
    size_t bytes;
    enum { ONE_SIDED, TOGETHER } kind;
    void (*act)(const struct row *row, int count);
    int (*right)(const struct row *row); /* is the result right here? */
    char *dest;
};

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec * 1e6 + (double) t.tv_nsec * 1e-3;
}

static int peer(void)
{
    return npes > 1 ? 1 : 0;
}

/* ----------------------------------------------------------- point to point */

static void act_put(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_putmem(r->dest, local, r->bytes, peer());
    shmem_quiet();
}

static void act_put_quiet(const struct row *r, int count)
{
    for (int i = 0; i < count; i++) {
        shmem_put64(r->dest, local, r->bytes / 8, peer());
        shmem_quiet();
    }
}

static void act_get(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_getmem(local, r->dest, r->bytes, peer());
}

static void act_p(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_long_p((long *) r->dest, 0x0101010101010101L, peer());
    shmem_quiet();
}

static void act_g(const struct row *r, int count)
{
    volatile long sum = 0;

    for (int i = 0; i < count; i++)
        sum += shmem_long_g((long *) r->dest, peer());
}

static void act_iput(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_long_iput((long *) r->dest, (long *) local, 2, 2, WORDS, peer());
    shmem_quiet();
}

static void act_iget(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        shmem_long_iget((long *) local, (long *) r->dest, 2, 2, WORDS, peer());
}

/* All sources are filled with ones, so a right copy holds nothing else. */
static int all_ones(const char *p, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        if (p[i] != 1)
            return 0;
    return 1;
}

static int right_at_peer(const struct row *r)
{
    return me != peer() || all_ones(r->dest, r->bytes);
}

static int right_here(const struct row *r)
{
    return me != 0 || all_ones(local, r->bytes);
}

/* -------------------------------------------------------- atomics and locks */

#define AMO(name, call) \
    static void act_##name(const struct row *r, int count) \
    { \
        long *at = (long *) r->dest; \
        for (int i = 0; i < count; i++) \
            call; \
        shmem_quiet(); \
    }

static volatile long sink;

AMO(fetch_add, sink = shmem_long_atomic_fetch_add(at, 1, peer()))
AMO(add, shmem_long_atomic_add(at, 1, peer()))
AMO(fetch, sink = shmem_long_atomic_fetch(at, peer()))
AMO(set, shmem_long_atomic_set(at, i, peer()))
AMO(swap, sink = shmem_long_atomic_swap(at, i, peer()))
AMO(cswap, sink = shmem_long_atomic_compare_swap(at, sink, i, peer()))

static void act_lock(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++) {
        shmem_set_lock(&lock);
        shmem_clear_lock(&lock);
    }
}

/* All PEs at once; the counter on PE 0 is only right if the lock holds. */
static long contended_total;

static void act_lock_contended(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++) {
        shmem_set_lock(&lock);
        shmem_long_p(&counter, shmem_long_g(&counter, 0) + 1, 0);
        shmem_clear_lock(&lock);
    }
    contended_total += count;
}

static int right_counter(const struct row *r)
{
    (void) r;
    return me != 0 || counter == contended_total * npes;
}

/* A long goes to the peer and comes back: two ways a count, halved later. */
static long turn;

static void act_flag(const struct row *r, int count)
{
    (void) r;
    if (me > 1 || npes < 2)
        return;
    for (int i = 0; i < count; i += 2) {
        turn++;
        if (me == 0)
            shmem_long_p(&flag, turn, 1);
        shmem_long_wait_until(&flag, SHMEM_CMP_GE, turn);
        if (me == 1)
            shmem_long_p(&flag, turn, 0);
    }
}

static void act_quiet(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++)
        shmem_quiet();
}

static void act_fence(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++)
        shmem_fence();
}

static int no_data(const struct row *r)
{
    (void) r;
    return 1;
}

/* -------------------------------------------------------------- collectives */

#define COLLECTIVE(name, call) \
    static void act_##name(const struct row *r, int count) \
    { \
        size_t n = r->bytes / 4; \
        (void) n; \
        for (int i = 0; i < count; i++) \
            call; \
    }

#define SET 0, 0, npes
#define PS psync[i & 1]

COLLECTIVE(barrier_all, shmem_barrier_all())
COLLECTIVE(sync_all, shmem_sync_all())
COLLECTIVE(barrier, shmem_barrier(SET, PS))
COLLECTIVE(broadcast,
           shmem_broadcast64(gathered, heap_source, n / 2, 0, SET, PS))
COLLECTIVE(fcollect, shmem_fcollect32(gathered, heap_source, n, SET, PS))
COLLECTIVE(collect, shmem_collect32(gathered, heap_source, n, SET, PS))
COLLECTIVE(alltoall, shmem_alltoall32(gathered, heap_source, n, SET, PS))
COLLECTIVE(int_sum,
           shmem_int_sum_to_all((int *) gathered, (int *) heap_source, (int) n,
                                SET, (int *) pwrk[i & 1], PS))
COLLECTIVE(double_sum,
           shmem_double_sum_to_all((double *) gathered,
                                   (double *) heap_source, (int) n / 2, SET,
                                   (double *) pwrk[i & 1], PS))

static int right_broadcast(const struct row *r)
{
    return me == 0 || all_ones(gathered, r->bytes);
}

static int right_gathered(const struct row *r)
{
    return all_ones(gathered, r->bytes * (size_t) npes);
}

static int right_int_sum(const struct row *r)
{
    const int *p = (int *) gathered;

    for (size_t i = 0; i < r->bytes / 4; i++)
        if (p[i] != 0x01010101 * npes)
            return 0;
    return 1;
}

static int right_double_sum(const struct row *r)
{
    const double *p = (double *) gathered;
    double one, sum = 0;

    memcpy(&one, heap_source, sizeof one);
    for (int i = 0; i < npes; i++)
        sum += one;
    for (size_t i = 0; i < r->bytes / 8; i++)
        if (p[i] != sum)
            return 0;
    return 1;
}

/* --------------------------------------------------------------------- rows */

static struct row rows[128];
static int nrows;

static void add(const char *name, size_t bytes, int kind,
                void (*act)(const struct row *, int),
                int (*right)(const struct row *), char *dest)
{
    rows[nrows++] =
        (struct row){.name = name, .bytes = bytes, .kind = kind, .act = act,
                     .right = right, .dest = dest};
}

static void add_places(const char *heap_name, const char *static_name,
                       size_t bytes, void (*act)(const struct row *, int),
                       int (*right)(const struct row *))
{
    add(heap_name, bytes, ONE_SIDED, act, right, heap_dest);
    add(static_name, bytes, ONE_SIDED, act, right, static_dest);
}

static void list_rows(void)
{
    static const size_t sizes[] = {8, 1024, 65536, 1 << 20, 4 << 20};

    if (npes == 2) {
        add_places("put_quiet", "put_quiet_static", 8, act_put_quiet,
                   right_at_peer);
        for (size_t i = 0; i < 5; i++)
            add_places("put", "put_static", sizes[i], act_put, right_at_peer);
        for (size_t i = 0; i < 5; i++)
            add_places("get", "get_static", sizes[i], act_get, right_here);
        add_places("long_p", "long_p_static", 8, act_p, right_at_peer);
        add_places("long_g", "long_g_static", 8, act_g, no_data);
        add("iput", 8 * WORDS, ONE_SIDED, act_iput, no_data, heap_dest);
        add("iget", 8 * WORDS, ONE_SIDED, act_iget, no_data, heap_dest);
        add_places("fetch_add", "fetch_add_static", 8, act_fetch_add, no_data);
        add("add", 8, ONE_SIDED, act_add, no_data, heap_dest);
        add("fetch", 8, ONE_SIDED, act_fetch, no_data, heap_dest);
        add("set", 8, ONE_SIDED, act_set, no_data, heap_dest);
        add("swap", 8, ONE_SIDED, act_swap, no_data, heap_dest);
        add("cswap", 8, ONE_SIDED, act_cswap, no_data, heap_dest);
        add("p_wait_one_way", 8, TOGETHER, act_flag, no_data, NULL);
        add("lock_unlock", 0, ONE_SIDED, act_lock, no_data, NULL);
        add("quiet", 0, ONE_SIDED, act_quiet, no_data, NULL);
        add("fence", 0, ONE_SIDED, act_fence, no_data, NULL);
    }
    add("lock_contended", 0, TOGETHER, act_lock_contended, right_counter, NULL);
    add("barrier_all", 0, TOGETHER, act_barrier_all, no_data, NULL);
    add("barrier", 0, TOGETHER, act_barrier, no_data, NULL);
    add("sync_all", 0, TOGETHER, act_sync_all, no_data, NULL);
    for (size_t i = 0; i < 4; i++) {
        add("broadcast64", sizes[i], TOGETHER, act_broadcast, right_broadcast,
            NULL);
        add("fcollect32", sizes[i], TOGETHER, act_fcollect, right_gathered,
            NULL);
        add("collect32", sizes[i], TOGETHER, act_collect, right_gathered, NULL);
        add("alltoall32", sizes[i] / (i == 3 ? (size_t) npes : 1), TOGETHER,
            act_alltoall, right_gathered, NULL);
        add("int_sum_to_all", sizes[i], TOGETHER, act_int_sum, right_int_sum,
            NULL);
        add("double_sum_to_all", sizes[i], TOGETHER, act_double_sum,
            right_double_sum, NULL);
    }
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *) a, y = *(const double *) b;

    return (x > y) - (x < y);
}

static double batch(const struct row *r, int count)
{
    double start;

    shmem_barrier_all();
    start = now();
    if (r->kind == TOGETHER || me == 0)
        r->act(r, count);
    return (now() - start) / count;
}

/* Wrong results anywhere, as PE 0 sees it. */
static long wrong;

static void run(const struct row *r)
{
    static long count; /* PE 0 decides, the others read it */
    double t[BATCHES], once;

    memset(gathered, 0, (size_t) COLL * (size_t) npes);
    memset(heap_dest, 0, BIG);
    memset(static_dest, 0, BIG);
    if (r->right == right_here) { /* what is fetched */
        memset(heap_dest, 1, BIG);
        memset(static_dest, 1, BIG);
        memset(local, me == 0 ? 0 : 1, BIG);
    } else {
        memset(local, 1, BIG);
    }
    batch(r, 4);
    once = batch(r, 20);
    if (me == 0) {
        count = (long) (budget / (once > 0.001 ? once : 0.001));
        count = count < 2 ? 2 : count > 200000 ? 200000 : count / 2 * 2;
    }
    shmem_barrier_all();
    count = shmem_long_g(&count, 0);
    for (int i = 0; i < BATCHES; i++)
        t[i] = batch(r, (int) count);
    shmem_barrier_all();
    if (!r->right(r))
        shmem_long_atomic_add(&wrong, 1, 0);
    shmem_barrier_all();
    if (me == 0) {
        qsort(t, BATCHES, sizeof *t, compare);
        printf("%-18s %8zu %12.4f %12.4f%s\n", r->name, r->bytes,
               t[BATCHES / 2], t[0], wrong ? "  WRONG" : "");
        fflush(stdout);
    }
}

static int chosen(const struct row *r, int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], r->name) == 0)
            return 1;
    return argc < 2;
}

int main(int argc, char **argv)
{
    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
    if (argc > 1 && strcmp(argv[1], "-q") == 0) { /* quick */
        budget /= 10;
        argc--;
        argv++;
    }
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < SYNC; i++)
            psync[k][i] = SHMEM_SYNC_VALUE;
    heap_dest = shmem_malloc(BIG);
    heap_source = shmem_malloc((size_t) COLL * (size_t) npes);
    gathered = shmem_malloc((size_t) COLL * (size_t) npes);
    if (heap_dest == NULL || heap_source == NULL || gathered == NULL) {
        fprintf(stderr, "bench: no memory\n");
        shmem_global_exit(1);
    }
    memset(heap_source, 1, (size_t) COLL * (size_t) npes);
    list_rows();
    if (me == 0)
        printf("# %d PEs, microseconds a call\n%-18s %8s %12s %12s\n", npes,
               "# row", "bytes", "median", "minimum");
    shmem_barrier_all();
    for (int i = 0; i < nrows; i++)
        if (chosen(&rows[i], argc, argv))
            run(&rows[i]);
    word = wrong;
    shmem_barrier_all();
    word = shmem_long_g(&word, 0);
    shmem_finalize();
    return word != 0;
}
