/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Measures the collectives of MPI that correspond to the collective rows of
 * bench.c, and prints them under the names of those rows:
 *
 *     mpicc -O2 bench_mpi.c -o bench_mpi && mpirun -n 2 ./bench_mpi [-q] [-l]
 *
 * With -l, those of the rows of its option -l, with a message in place of a put
 * and a flag.  MPI_Barrier stands for barrier_all, barrier and sync_all.
 */
#include <mpi.h>

#include "bench.h"

#define WORLD MPI_COMM_WORLD

static void meet(void)
{
    MPI_Barrier(WORLD);
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

static void list_rows(void)
{
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

static int right_round(const struct row *r)
{
    return all_ones(gathered, r->bytes);
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
    add("put_flag_one_way", 8, TOGETHER, act_there_and_back,
        right_there_and_back, NULL);
}

/* These rows need nothing but what run() does. */
static void prepare(const struct row *r)
{
    (void) r;
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
    MPI_Finalize();
    return wrong;
}
