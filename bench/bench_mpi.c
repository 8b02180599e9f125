/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Measures what MPI has for rows of bench.c, and prints it under the names of
 * those rows; it has the same options:
 *
 *     mpicc -O2 bench_mpi.c -o bench_mpi && mpirun -n 2 ./bench_mpi [-q] [-l]
 *
 * MPI_Barrier stands for barrier_all, barrier and sync_all.  The one-sided rows
 * act on a window of MPI_Win_allocate, under MPI_Win_lock_all; each waits, by
 * MPI_Win_flush, where its row of bench.c waits.  With -l there is a message in
 * place of a put and a flag.
 */
#include <mpi.h>

#include "bench.h"

#define WORLD MPI_COMM_WORLD

static MPI_Win win = MPI_WIN_NULL;

/* With a window, what was put into it can be read behind the barrier, and what
 * was stored there can be fetched. */
static void meet(void)
{
    if (win != MPI_WIN_NULL)
        MPI_Win_sync(win);
    MPI_Barrier(WORLD);
    if (win != MPI_WIN_NULL)
        MPI_Win_sync(win);
}

static long of_first(long value)
{
    MPI_Bcast(&value, 1, MPI_LONG, 0, WORLD);
    return value;
}

static long sum_at_first(long value)
{
    long sum = 0;

    MPI_Reduce(&value, &sum, 1, MPI_LONG, MPI_SUM, 0, WORLD);
    return sum;
}

static void act_barrier(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++)
        MPI_Barrier(WORLD);
}

static void act_broadcast(const struct row *r, int count)
{
    char *at = me == 0 ? source : gathered;

    for (int i = 0; i < count; i++)
        MPI_Bcast(at, (int) r->bytes / 8, MPI_INT64_T, 0, WORLD);
}

static void act_fcollect(const struct row *r, int count)
{
    int n = (int) r->bytes / 4;

    for (int i = 0; i < count; i++)
        MPI_Allgather(source, n, MPI_INT32_T, gathered, n, MPI_INT32_T, WORLD);
}

static int *counts, *places; /* for MPI_Allgatherv: of each process */

static void act_collect(const struct row *r, int count)
{
    int n = (int) r->bytes / 4;

    for (int i = 0; i < npes; i++) {
        counts[i] = n;
        places[i] = i * n;
    }
    for (int i = 0; i < count; i++)
        MPI_Allgatherv(source, n, MPI_INT32_T, gathered, counts, places,
                       MPI_INT32_T, WORLD);
}

static void act_alltoall(const struct row *r, int count)
{
    int n = (int) r->bytes / 4;

    for (int i = 0; i < count; i++)
        MPI_Alltoall(source, n, MPI_INT32_T, gathered, n, MPI_INT32_T, WORLD);
}

static void act_int_sum(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        MPI_Allreduce(source, gathered, (int) r->bytes / 4, MPI_INT, MPI_SUM,
                      WORLD);
}

static void act_double_sum(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        MPI_Allreduce(source, gathered, (int) r->bytes / 8, MPI_DOUBLE, MPI_SUM,
                      WORLD);
}

/* ---------------------------------------------------------------- one-sided */

static void put(const struct row *r)
{
    MPI_Put(local, (int) r->bytes, MPI_BYTE, peer(), 0, (int) r->bytes,
            MPI_BYTE, win);
}

static void act_put(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        put(r);
    MPI_Win_flush(peer(), win);
}

static void act_put_quiet(const struct row *r, int count)
{
    for (int i = 0; i < count; i++) {
        put(r);
        MPI_Win_flush(peer(), win);
    }
}

static void act_get(const struct row *r, int count)
{
    for (int i = 0; i < count; i++) {
        MPI_Get(local, (int) r->bytes, MPI_BYTE, peer(), 0, (int) r->bytes,
                MPI_BYTE, win);
        MPI_Win_flush(peer(), win);
    }
}

static void act_add(const struct row *r, int count)
{
    const long one = 1;

    (void) r;
    for (int i = 0; i < count; i++)
        MPI_Accumulate(&one, 1, MPI_LONG, peer(), 0, 1, MPI_LONG, MPI_SUM, win);
    MPI_Win_flush(peer(), win);
}

static void fetch_and_op(long operand, MPI_Op op)
{
    long fetched;

    MPI_Fetch_and_op(&operand, &fetched, MPI_LONG, peer(), 0, op, win);
    MPI_Win_flush(peer(), win);
    sink = fetched;
}

static void act_fetch_add(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++)
        fetch_and_op(1, MPI_SUM);
}

static void act_fetch(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++)
        fetch_and_op(0, MPI_NO_OP);
}

static void act_swap(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++)
        fetch_and_op(i, MPI_REPLACE);
}

static void act_cswap(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++) {
        long there = calls + i, next = there + 1, fetched;

        MPI_Compare_and_swap(&next, &there, &fetched, MPI_LONG, peer(), 0, win);
        MPI_Win_flush(peer(), win);
        sink = fetched;
    }
}

/* --------------------------------------------------------------------- rows */

static void list_transfers(const char *name,
                           void (*act)(const struct row *, int),
                           int (*right)(const struct row *))
{
    for (int i = 0; i < PAIR_SIZES; i++)
        add(name, pair_sizes[i], ONE_SIDED, act, right, heap_dest);
}

static void list_pair(void)
{
    MPI_Win_allocate(BIG, 1, MPI_INFO_NULL, WORLD, &heap_dest, &win);
    MPI_Win_lock_all(MPI_MODE_NOCHECK, win);
    list_transfers("put", act_put, right_at_peer);
    list_transfers("put_quiet", act_put_quiet, right_at_peer);
    list_transfers("get", act_get, right_here);
    add("fetch_add", 8, ONE_SIDED, act_fetch_add, right_counted, heap_dest);
    add("add", 8, ONE_SIDED, act_add, right_counted, heap_dest);
    add("fetch", 8, ONE_SIDED, act_fetch, right_fetched, heap_dest);
    add("swap", 8, ONE_SIDED, act_swap, right_last, heap_dest);
    add("cswap", 8, ONE_SIDED, act_cswap, right_counted, heap_dest);
}

static void list_rows(void)
{
    if (npes == 2)
        list_pair();
    add("barrier_all", 0, TOGETHER, act_barrier, no_data, NULL);
    add("barrier", 0, TOGETHER, act_barrier, no_data, NULL);
    add("sync_all", 0, TOGETHER, act_barrier, no_data, NULL);
    list_collectives();
}

/* ------------------------------------------------------ rows of a busy host */

/* Each process in turn is the root. */
static void act_broadcast_round(const struct row *r, int count)
{
    for (int i = 0; i < count; i++)
        MPI_Bcast(me == i % npes ? source : gathered, (int) r->bytes / 8,
                  MPI_INT64_T, i % npes, WORLD);
}

static long token, laps;

static void act_ring(const struct row *r, int count)
{
    int to = (me + 1) % npes, from = (me + npes - 1) % npes;

    (void) r;
    for (int i = 0; i < count; i++) {
        laps++;
        if (me == 0)
            MPI_Send(&laps, 1, MPI_LONG, to, 0, WORLD);
        MPI_Recv(&token, 1, MPI_LONG, from, 0, WORLD, MPI_STATUS_IGNORE);
        if (me != 0)
            MPI_Send(&token, 1, MPI_LONG, to, 0, WORLD);
    }
}

static int right_ring(const struct row *r)
{
    (void) r;
    return token == laps;
}

/* Each direction counts as a call. */
static void act_there_and_back(const struct row *r, int count)
{
    int bytes = (int) r->bytes;

    if (me >= npes / 2 * 2)
        return;
    for (int i = 0; i < count; i += 2) {
        if (me % 2 == 0)
            MPI_Send(source, bytes, MPI_BYTE, me ^ 1, 0, WORLD);
        MPI_Recv(gathered, bytes, MPI_BYTE, me ^ 1, 0, WORLD,
                 MPI_STATUS_IGNORE);
        if (me % 2 == 1)
            MPI_Send(source, bytes, MPI_BYTE, me ^ 1, 0, WORLD);
    }
}

static int right_there_and_back(const struct row *r)
{
    return me >= npes / 2 * 2 || all_ones(gathered, r->bytes);
}

static void list_load(void)
{
    add("barrier_all", 0, TOGETHER, act_barrier, no_data, NULL);
    add("int_sum_to_all", 8, TOGETHER, act_int_sum, right_int_sum, NULL);
    add("broadcast64", 8, TOGETHER, act_broadcast_round, right_round, NULL);
    add_turns("ring_hop", 8, act_ring, right_ring);
    add("put_flag_latency", 8, TOGETHER, act_there_and_back,
        right_there_and_back, NULL);
}

static void prepare(const struct row *r)
{
    int fetches = r->right == right_here;

    if (r->kind == ONE_SIDED)
        fill(fetches || r->right == right_fetched, !(fetches && me == 0));
    meet();
}

int main(int argc, char **argv)
{
    size_t all;
    int wrong;

    MPI_Init(&argc, &argv);
    if (argc > 1 && strcmp(argv[1], "-e") == 0) {
        MPI_Finalize();
        return 0;
    }
    read_options(&argc, &argv);
    MPI_Comm_rank(WORLD, &me);
    MPI_Comm_size(WORLD, &npes);
    all = coll_most * (size_t) npes;
    source = malloc(all);
    gathered = malloc(all);
    counts = malloc((size_t) npes * sizeof *counts);
    places = malloc((size_t) npes * sizeof *places);
    if (source == NULL || gathered == NULL || counts == NULL ||
        places == NULL) {
        fprintf(stderr, "bench_mpi: no memory\n");
        MPI_Abort(WORLD, 1);
    }
    memset(source, 1, all);
    if (span > 0)
        list_load();
    else
        list_rows();
    wrong = measure(argc, argv, prepare);
    if (win != MPI_WIN_NULL) {
        MPI_Win_unlock_all(win);
        MPI_Win_free(&win);
    }
    MPI_Finalize();
    return wrong;
}
