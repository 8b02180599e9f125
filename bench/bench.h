/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What bench.c and bench_mpi.c share: rows, short batches of calls, the median
 * and the minimum over the batches, and the output.  The program that includes
 * this file defines the functions declared below, and adds rows before it calls
 * measure().
 */
#ifndef BENCH_H
#define BENCH_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    BATCHES = 31,  /* batches of a row at most; odd */
    CONNECT = 64,  /* random calls that reach almost all PEs of a small job */
    ROWS = 256,    /* rows at most */
    SPANS = 256,   /* batches of a row that is measured for a span at most */
    BIG = 4 << 20, /* bytes of the largest transfer */
};

/* Bytes of the largest contribution to a collective; the sizes of a sweep. */
static size_t coll_most = 1 << 20;
enum { SWEEP_LEAST = 4, SWEEP_MOST = 16 << 20 };

/* A barrier over all PEs. */
static void meet(void);
/* Returns the value of PE 0 on all PEs. */
static long of_first(long value);
/* Returns, on PE 0, the sum of the values of all PEs. */
static long sum_at_first(long value);

/* The collectives under measurement. */
struct row;
static void act_broadcast(const struct row *row, int count);
static void act_fcollect(const struct row *row, int count);
static void act_collect(const struct row *row, int count);
static void act_alltoall(const struct row *row, int count);
static void act_broadcast_round(const struct row *row, int count);
static void act_int_sum(const struct row *row, int count);
static void act_double_sum(const struct row *row, int count);

static double budget = 4000; /* microseconds that a batch may take */
/* If not 0, the microseconds for which each row is measured (run_for_span). */
static double span;
static int far; /* is the last PE on another host, with -l? */

static int me, npes;
/* Buffers of coll_most bytes for each PE.  All bytes of source are 1. */
static char *source, *gathered;
/* The BIG bytes of PE 1 on which PE 0 acts, and its own side. */
static char *heap_dest;
static char local[BIG];
static volatile long sink; /* what PE 0 has fetched */

/* The calls of a row in all batches so far, and in the last batch. */
static long calls;
static long last_count;

/* A row of the output: act() makes `count` calls on objects of `bytes`
 * bytes. */
struct row {
    const char *name;
    size_t bytes;
    enum { ONE_SIDED, TOGETHER } kind;
    void (*act)(const struct row *row, int count);
    int (*right)(const struct row *row); /* on this PE */
    char *dest;
    int steps; /* that a call has; the output is microseconds a step */
};

static struct row rows[ROWS];
static int nrows;

static void add(const char *name, size_t bytes, int kind,
                void (*act)(const struct row *, int),
                int (*right)(const struct row *), char *dest)
{
    if (nrows == ROWS) {
        fprintf(stderr, "bench: too many rows\n");
        abort();
    }
    rows[nrows++] = (struct row){.name = name,
                                 .bytes = bytes,
                                 .kind = kind,
                                 .act = act,
                                 .right = right,
                                 .dest = dest,
                                 .steps = 1};
}

/* Adds a row of a call that passes something through all PEs, one by one. */
static inline void add_turns(const char *name, size_t bytes,
                             void (*act)(const struct row *, int),
                             int (*right)(const struct row *))
{
    add(name, bytes, TOGETHER, act, right, NULL);
    rows[nrows - 1].steps = npes;
}

/* --------------------------------------------------------------------- data */

/* Are all bytes 1?  All sources are filled with 1. */
static int all_ones(const char *p, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        if (p[i] != 1)
            return 0;
    return 1;
}

static int no_data(const struct row *r)
{
    (void) r;
    return 1;
}

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

/* The order of the additions is not said, so the last digits may differ. */
static int right_double_sum(const struct row *r)
{
    const double *p = (double *) gathered;
    double one, sum = 0;

    memcpy(&one, source, sizeof one);
    for (int i = 0; i < npes; i++)
        sum += one;
    for (size_t i = 0; i < r->bytes / 8; i++)
        if (p[i] < sum * (1 - 1e-14) || p[i] > sum * (1 + 1e-14))
            return 0;
    return 1;
}

/* The PE on which PE 0 acts in a one-sided row. */
static int peer(void)
{
    return npes == 1 ? 0 : far ? npes - 1 : 1;
}

static int right_at_peer(const struct row *r)
{
    return me != peer() || all_ones(r->dest, r->bytes);
}

static int right_here(const struct row *r)
{
    return me != 0 || all_ones(local, r->bytes);
}

static int right_fetched(const struct row *r)
{
    (void) r;
    return me != 0 || sink == 0x0101010101010101L;
}

static int holds(const struct row *r, long should_be)
{
    long value;

    memcpy(&value, r->dest, sizeof value);
    return me != peer() || value == should_be;
}

static int right_counted(const struct row *r)
{
    return holds(r, calls);
}

static int right_last(const struct row *r)
{
    return holds(r, last_count - 1);
}

/* Fills the destination and the private side, each with zeros or ones. */
static void fill(int there, int here)
{
    memset(heap_dest, there, BIG);
    memset(local, here, BIG);
}

/* -------------------------------------------------------------------- lists */

/* Bytes of the transfers between two PEs. */
static const size_t pair_sizes[] = {
    1,       4,        8,        16,        64,      256, 1 << 10,
    4 << 10, 16 << 10, 64 << 10, 256 << 10, 1 << 20, BIG};
enum { PAIR_SIZES = sizeof pair_sizes / sizeof *pair_sizes };

/* Adds the collectives that move data, with contributions of so many bytes;
 * `block` is the size for each PE in an alltoall. */
static void list_size(size_t bytes, size_t block)
{
    if (bytes >= 8)
        add("broadcast64", bytes, TOGETHER, act_broadcast, right_broadcast,
            NULL);
    add("fcollect32", bytes, TOGETHER, act_fcollect, right_gathered, NULL);
    add("collect32", bytes, TOGETHER, act_collect, right_gathered, NULL);
    add("alltoall32", block, TOGETHER, act_alltoall, right_gathered, NULL);
    add("int_sum_to_all", bytes, TOGETHER, act_int_sum, right_int_sum, NULL);
    if (bytes >= 8)
        add("double_sum_to_all", bytes, TOGETHER, act_double_sum,
            right_double_sum, NULL);
}

static int right_round(const struct row *r)
{
    return all_ones(gathered, r->bytes);
}

/* Adds the collectives at a few sizes; in a sweep, at all powers of two from
 * SWEEP_LEAST to SWEEP_MOST, where the size of an alltoall is that of the
 * blocks for all PEs. */
static void list_collectives(void)
{
    static const size_t sizes[] = {8, 1 << 10, 64 << 10, 1 << 20};

    if (coll_most < SWEEP_MOST)
        add("broadcast_turns", 8, TOGETHER, act_broadcast_round, right_round,
            NULL);
    for (int i = 0; i < 4 && coll_most < SWEEP_MOST; i++)
        list_size(sizes[i],
                  sizes[i] < coll_most ? sizes[i] : sizes[i] / (size_t) npes);
    for (size_t n = SWEEP_LEAST; n <= SWEEP_MOST && coll_most == SWEEP_MOST;
         n *= 2)
        list_size(n, n / (size_t) npes / 4 > 0 ? n / (size_t) npes / 4 * 4 : 4);
}

/* ------------------------------------------------------------------ running */

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec * 1e6 + (double) t.tv_nsec * 1e-3;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *) a, y = *(const double *) b;

    return (x > y) - (x < y);
}

/* Makes `count` calls and returns the microseconds that one takes. */
static double batch(const struct row *r, int count)
{
    double start, end;

    meet();
    start = now();
    if (r->kind == TOGETHER || me == 0)
        r->act(r, count);
    end = now();
    calls += count;
    last_count = count;
    return (end - start) / count;
}

static long between(double value, long least, long most)
{
    return value < (double) least  ? least
           : value > (double) most ? most
                                   : (long) value;
}

/* Microseconds a call. */
struct figures {
    double median, least;
};

/* The number of calls of a batch: it takes `budget` at least, and what it does once, such
 * as a barrier at its end, is a small part of it.  That part may be longer than `budget`,
 * so batches are made longer until the time of a call no longer falls. */
static long calls_of_batch(const struct row *r)
{
    double least = 1e9, spent = 0;
    long chosen = 2, next = 2, in_vain = 0;

    while (next > 0 && next <= 200000) {
        double once = batch(r, (int) next), took = once * (double) next;

        if (took < budget / 2 || once < 0.8 * least) {
            chosen = next;
            in_vain = 0;
        } else {
            in_vain++;
        }
        least = once < least ? once : least;
        spent += took;
        if (took < budget / 2)
            next = between(budget / (once + 0.001), 2, 8 * next) / 2 * 2;
        else if (spent > 1e6 || in_vain > (chosen < 64))
            next = 0;
        else
            next *= 4;
        next = of_first(next);
    }
    return of_first(chosen);
}

/*
 * Measures a row.  Some batches warm up and show how many calls a batch needs: the
 * first calls may have to connect PEs, which would make the batches short.  Then
 * come up to BATCHES batches that count, fewer if they would take more than a
 * second.  The number of batches is odd, the number of calls in a batch even.
 */
static struct figures run_batches(const struct row *r)
{
    double t[BATCHES], once;
    long count, batches;

    once = batch(r, 4);
    if (of_first(once > 1000))
        once = batch(r, CONNECT);
    count = calls_of_batch(r);
    once = batch(r, (int) count);
    batches = of_first(between(1e6 / (once * (double) count + 1), 5, BATCHES));
    batches -= 1 - batches % 2;
    for (long i = 0; i < batches; i++)
        t[i] = batch(r, (int) count);
    qsort(t, (size_t) batches, sizeof *t, ascending);
    return (struct figures){t[batches / 2], t[0]};
}

/* The number of calls of the batch after one with so many calls that took so
 * many microseconds: an even number. */
static long next_count(long count, double took)
{
    if (took < 1e4 && count < 1 << 24)
        return count * 8;
    if (took < 1e5 && count < 1 << 24)
        return count * 2;
    return took > 4e5 && count > 2 ? count / 2 : count;
}

/*
 * Measures a row for `span` microseconds.  It is for a host that does other
 * work, where a call may take a microsecond or, once in a while, some
 * milliseconds: a batch is as long as many of the time slices that the others
 * take.  PE 0 tells before each batch how many calls it has, so that all PEs
 * end together; there are three batches at least.  The median is that of all
 * calls, each of which counts with the mean of its batch: the first, short
 * batches thus count little.
 */
static struct figures run_for_span(const struct row *r)
{
    struct {
        double once; /* first, for ascending() */
        long count;
    } t[SPANS];
    double start = now();
    long count = 2, n = 0, half, i = 0;

    while ((count = of_first(count)) > 0) {
        t[n].once = batch(r, (int) count);
        t[n].count = count;
        count = next_count(count, t[n].once * (double) count);
        if (++n == SPANS || (n >= 3 && now() - start > span))
            count = 0;
    }
    qsort(t, (size_t) n, sizeof *t, ascending);
    for (half = calls / 2; half >= t[i].count; i++)
        half -= t[i].count;
    return (struct figures){t[i].once, t[0].once};
}

/* Measures a row and prints it.  Returns, on PE 0, on how many PEs the result
 * was wrong. */
static long run(const struct row *r)
{
    struct figures f;
    long wrong;

    memset(gathered, 0,
           (r->bytes < coll_most ? r->bytes : coll_most) * (size_t) npes);
    calls = 0;
    f = span > 0 ? run_for_span(r) : run_batches(r);
    meet();
    wrong = sum_at_first(!r->right(r));
    if (me == 0) {
        printf("%-22s %8zu %12.4f %12.4f%s\n", r->name, r->bytes,
               f.median / r->steps, f.least / r->steps, wrong ? "  WRONG" : "");
        fflush(stdout);
    }
    return wrong;
}

/* The rows "NAME:BYTES" that the options leave out. */
static const char *left_out[ROWS];
static int nleft_out;

/* Is the row among the names, or are there no names, and is it not left out? */
static int chosen(const struct row *r, int names, char **name)
{
    char full[64];
    int found = names == 0;

    snprintf(full, sizeof full, "%s:%zu", r->name, r->bytes);
    for (int i = 0; i < nleft_out; i++)
        if (strcmp(left_out[i], full) == 0)
            return 0;
    for (int i = 0; i < names; i++)
        found |= strcmp(name[i], r->name) == 0;
    return found;
}

static int telling; /* is each row announced? */

/* Reads the options, and leaves the names of rows. */
static void read_options(int *argc_p, char ***argv_p)
{
    for (; *argc_p > 1 && (*argv_p)[1][0] == '-'; --*argc_p, ++*argv_p) {
        if (strncmp((*argv_p)[1], "-x", 2) == 0 && nleft_out < ROWS) {
            left_out[nleft_out++] = (*argv_p)[1] + 2;
        } else if (strcmp((*argv_p)[1], "-t") == 0) {
            telling = 1;
        } else if (strcmp((*argv_p)[1], "-q") == 0) {
            budget /= 10;
        } else if (strcmp((*argv_p)[1], "-s") == 0) {
            coll_most = SWEEP_MOST;
        } else if (strcmp((*argv_p)[1], "-l") == 0) {
            span = 4e5;
        } else if (strcmp((*argv_p)[1], "-f") == 0) {
            far = 1;
        } else {
            fprintf(stderr, "bench: there is no option %s\n", (*argv_p)[1]);
            exit(2);
        }
    }
    --*argc_p;
    ++*argv_p;
}

/*
 * Measures the rows that the arguments name, or all rows; calls prepare()
 * before each. The last line says that all is done: a library may fail after
 * it.  Returns on all PEs whether a result was wrong.
 */
static int measure(int argc, char **argv, void (*prepare)(const struct row *))
{
    long wrong = 0;

    if (me == 0)
        printf("# %d PEs, microseconds a call\n%-22s %8s %12s %12s\n", npes,
               "# row", "bytes", "median", "minimum");
    for (int i = 0; i < nrows; i++) {
        if (!chosen(&rows[i], argc, argv))
            continue;
        if (telling && me == 0) {
            printf("# row %s %zu\n", rows[i].name, rows[i].bytes);
            fflush(stdout);
        }
        prepare(&rows[i]);
        wrong += run(&rows[i]);
    }
    if (me == 0) {
        printf("# done\n");
        fflush(stdout);
    }
    return of_first(wrong) != 0;
}

#endif
