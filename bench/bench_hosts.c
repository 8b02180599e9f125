/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Measures SHMEM between hosts.  Compiles with any OpenSHMEM 1.4 library:
 *
 *     oshcc -O2 bench_hosts.c -o bench_hosts
 *     srun -N2 -n2 ./bench_hosts [-q] [ROW...]
 *
 * The output is that of bench.c.  Which rows there are depends on the job:
 *
 *     2 or 3 PEs  pair_flag, pair_barrier: PEs 0 and 1, while PE 2 sleeps
 *     2 PEs       PE 0 acts on PE 1
 *     all but 3   collectives, random updates, a halo exchange, quiet
 *
 * With more than 16 PEs there are no collectives that move data.  A library
 * without the signals of OpenSHMEM 1.5 puts, fences and puts a flag in place of a
 * put with signal.
 *
 *     -q  short batches: quick and rough
 *     -e  does nothing between start and end, which measures the launcher
 */
#include "bench_shmem.h"

#ifndef SHMEM_SIGNAL_SET
#define act_put_signal act_put_flag
#endif

enum {
    TABLE = 1 << 14,   /* words of the table of random updates on each PE */
    SAMPLE = 16,       /* random puts that are looked at after a row */
    FACES = 6,         /* neighbours in the halo exchange */
    FACE = 4 << 10,    /* bytes of a face at most */
    COMPUTING_US = 300 /* a target that computes calls so often */
};

/* ------------------------------------------------------------ random updates */

static unsigned long *table;
static uint64_t random_state;
static unsigned long sent; /* what this PE put, added or flipped, together */
static struct {
    size_t at;
    int pe;
} sample[SAMPLE]; /* the last random puts */

/* A word of the table, anywhere in the job (xorshift64). */
static size_t random_word(int *pe_p)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    *pe_p = (int) ((random_state >> 32) % (uint64_t) npes);
    return random_state % TABLE;
}

/* What a random put writes: it depends on the place only, so the order in which
 * PEs write does not matter. */
static long random_value(size_t at, int pe)
{
    return (long) at * 1000 + pe + 1;
}

static void act_random_put(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++) {
        int pe;
        size_t at = random_word(&pe);

        shmem_long_p((long *) &table[at], random_value(at, pe), pe);
        sample[i % SAMPLE].at = at;
        sample[i % SAMPLE].pe = pe;
    }
    shmem_barrier_all();
}

static int right_random_put(const struct row *r)
{
    (void) r;
    for (size_t i = 0; i < TABLE; i++)
        if (table[i] != 0 && (long) table[i] != random_value(i, me))
            return 0;
    for (int i = 0; i < SAMPLE && i < last_count; i++)
        if (shmem_long_g((long *) &table[sample[i].at], sample[i].pe) !=
            random_value(sample[i].at, sample[i].pe))
            return 0;
    return 1;
}

static void act_random_add(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++) {
        int pe;
        size_t at = random_word(&pe);

        shmem_ulong_atomic_add(&table[at], random_state, pe);
        sent += random_state;
    }
    shmem_barrier_all();
}

/* The tables of all PEs together hold what all PEs have added. */
static int right_random_add(const struct row *r)
{
    unsigned long rest = -sent;

    (void) r;
    for (size_t i = 0; i < TABLE; i++)
        rest += table[i];
    rest = (unsigned long) sum_at_first((long) rest);
    return me != 0 || rest == 0;
}

static void act_random_xor(const struct row *r, int count)
{
    (void) r;
    for (int i = 0; i < count; i++) {
        int pe;
        size_t at = random_word(&pe);

        shmem_ulong_atomic_xor(&table[at], random_state, pe);
        sent ^= random_state;
    }
    shmem_barrier_all();
}

/* Each bit that is set in an odd number of tables and words was flipped an odd
 * number of times, so all of these together leave nothing. */
static int right_random_xor(const struct row *r)
{
    static unsigned long rest;

    (void) r;
    rest = 0;
    shmem_barrier_all();
    for (size_t i = 0; i < TABLE; i++)
        sent ^= table[i];
    shmem_ulong_atomic_xor(&rest, sent, 0);
    shmem_barrier_all();
    return me != 0 || rest == 0;
}

/* ---------------------------------------------------------------------- halo */

/* Each PE has six neighbours, at the distances 1, 3 and 5 to both sides; with 2
 * PEs all of them are the other PE.  A neighbour may be one exchange ahead, so
 * there are two sets of faces. */
static long (*faces)[FACES][FACE / 8];
static long my_face[2][FACES][FACE / 8];
static uint64_t *arrived; /* the exchange of which a face is there */
static long exchanges;
static int halo_wrong;

static int neighbour(int k)
{
    int distance = 2 * (k / 2) + 1, n = (me + distance) % npes;

    return k % 2 ? n : ((me - distance) % npes + npes) % npes;
}

/* Sends the faces, each to the side of the neighbour that looks here. */
static void send_faces(long (*to)[FACE / 8], long (*from)[FACE / 8],
                       size_t bytes)
{
#ifdef SHMEM_SIGNAL_SET
    for (int k = 0; k < FACES; k++)
        shmem_putmem_signal_nbi(to[k ^ 1], from[k], bytes, &arrived[k ^ 1],
                                (uint64_t) exchanges, SHMEM_SIGNAL_SET,
                                neighbour(k));
#else
    for (int k = 0; k < FACES; k++)
        shmem_putmem_nbi(to[k ^ 1], from[k], bytes, neighbour(k));
    shmem_fence();
    for (int k = 0; k < FACES; k++)
        shmem_long_p((long *) &arrived[k ^ 1], exchanges, neighbour(k));
#endif
}

static void act_halo(const struct row *r, int count)
{
    size_t last = r->bytes / 8 - 1;

    for (int i = 0; i < count; i++) {
        int set = ++exchanges & 1;

        for (int k = 0; k < FACES; k++)
            my_face[set][k][0] = my_face[set][k][last] = exchanges;
        send_faces(faces[set], my_face[set], r->bytes);
        for (int k = 0; k < FACES; k++) {
            shmem_long_wait_until((long *) &arrived[k], SHMEM_CMP_GE,
                                  exchanges);
            halo_wrong |= faces[set][k][0] != exchanges ||
                          faces[set][k][last] != exchanges;
        }
        shmem_quiet(); /* the faces of this set may be filled again */
    }
}

static int right_halo(const struct row *r)
{
    (void) r;
    return !halo_wrong;
}

/* ------------------------------------------------- others that sleep, compute */

static long rounds, ended; /* rounds that began; on PE 0, that have ended */

static void end_round(void)
{
    shmem_long_p(&ended, rounds, me);
}

/* Asks PE 0.  A test of a word here would not do: in Open MPI 4.1 it serves no
 * other PE. */
static int round_has_ended(void)
{
    return shmem_long_g(&ended, 0) >= rounds;
}

static void sleep_out_round(void)
{
    static const struct timespec nap = {0, 10000000};

    while (!round_has_ended())
        nanosleep(&nap, NULL);
}

static void act_pair_flag(const struct row *r, int count)
{
    rounds++;
    if (me > 1)
        sleep_out_round();
    else
        act_flag(r, count);
    if (me == 0)
        end_round();
}

static void act_pair_barrier(const struct row *r, int count)
{
    (void) r;
    rounds++;
    if (me > 1)
        sleep_out_round();
    for (int i = 0; i < count && me < 2; i++)
        shmem_barrier(0, 0, 2, psync[i & 1]);
    if (me == 0)
        end_round();
}

/* PE 0 gets from a target that computes, and calls the library only now and
 * then. */
static void act_get_computing(const struct row *r, int count)
{
    rounds++;
    if (me == 0) {
        act_get(r, count);
        end_round();
    } else if (me == 1) {
        while (!round_has_ended())
            for (double end = now() + COMPUTING_US; now() < end;)
                ;
    }
}

/* --------------------------------------------------------------------- quiet */

/* A word to each of bytes / 8 PEs, from the last one down, then quiet. */
static void act_quiet_after(const struct row *r, int count)
{
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < (int) r->bytes / 8; k++)
            shmem_long_p((long *) r->dest, 0x0101010101010101L,
                         (me + npes - 1 - k) % npes);
        shmem_quiet();
    }
}

static int right_quiet_after(const struct row *r)
{
    return npes - 1 - me >= (int) r->bytes / 8 || all_ones(r->dest, 8);
}

/* ---------------------------------------------------------------------- rows */

static void list_pair(void)
{
    static const size_t sizes[] = {8, 4 << 10, 64 << 10, 1 << 20, BIG};
    static const struct {
        const char *name;
        void (*act)(const struct row *, int);
        int (*right)(const struct row *);
    } words[] = {
        {"long_p", act_p, right_at_peer},
        {"long_g", act_g, right_fetched},
        {"add", act_add, right_counted},
        {"fetch_add", act_fetch_add, right_counted},
    };
    enum { SIZES = sizeof sizes / sizeof *sizes };

    for (int i = 0; i < SIZES; i++)
        add("put", sizes[i], ONE_SIDED, act_put, right_at_peer, heap_dest);
    for (int i = 0; i < SIZES; i++)
        add("put_quiet", sizes[i], ONE_SIDED, act_put_quiet, right_at_peer,
            heap_dest);
    for (int i = 0; i < SIZES; i++)
        add("get", sizes[i], ONE_SIDED, act_get, right_here, heap_dest);
    for (int i = 0; i < 4; i++)
        add(words[i].name, 8, ONE_SIDED, words[i].act, words[i].right,
            heap_dest);
    add("iput", 8 * WORDS, ONE_SIDED, act_iput, right_iput, heap_dest);
    add("iget", 8 * WORDS, ONE_SIDED, act_iget, right_iget, heap_dest);
    for (int i = 0; i < 3; i++) {
        add("put_flag_latency", sizes[i], TOGETHER, act_put_flag,
            right_both_directions, heap_dest);
        add("put_signal_latency", sizes[i], TOGETHER, act_put_signal,
            right_both_directions, heap_dest);
    }
    add("get_computing", 8, TOGETHER, act_get_computing, right_here, heap_dest);
}

static void list_neighbours(void)
{
    add("pair_flag", 8, TOGETHER, act_pair_flag, no_data, NULL);
    add("pair_barrier", 0, TOGETHER, act_pair_barrier, no_data, NULL);
}

static void list_together(void)
{
    static const int touched[] = {1, 4, 16, 64};

    for (int i = 0; i < 4 && touched[i] <= npes; i++)
        add("quiet_after", 8 * (size_t) touched[i], ONE_SIDED, act_quiet_after,
            right_quiet_after, heap_dest);
    add("random_put", 8, TOGETHER, act_random_put, right_random_put, NULL);
    add("random_add", 8, TOGETHER, act_random_add, right_random_add, NULL);
    add("random_xor", 8, TOGETHER, act_random_xor, right_random_xor, NULL);
    add("halo", 8, TOGETHER, act_halo, right_halo, NULL);
    add("halo", FACE, TOGETHER, act_halo, right_halo, NULL);
    add("barrier_all", 0, TOGETHER, act_barrier_all, no_data, NULL);
    add("sync_all", 0, TOGETHER, act_sync_all, no_data, NULL);
    add("barrier", 0, TOGETHER, act_barrier, no_data, NULL);
    if (npes <= 16)
        list_collectives();
}

static void prepare(const struct row *r)
{
    int fetches = r->right == right_here || r->right == right_iget;

    fill(fetches || r->right == right_fetched, !(fetches && me == 0));
    memset(table, 0, TABLE * sizeof *table);
    random_state = 88172645463325252ULL + (uint64_t) me * 1000003;
    sent = 0;
    halo_wrong = 0;
    shmem_barrier_all();
}

/* Allocates the objects that only these rows need. */
static void set_up_more(void)
{
    table = shmem_malloc(TABLE * sizeof *table);
    faces = shmem_malloc(2 * sizeof *faces);
    arrived = shmem_calloc(FACES, sizeof *arrived);
    if (table == NULL || faces == NULL || arrived == NULL) {
        fprintf(stderr, "bench_hosts: no memory\n");
        shmem_global_exit(1);
    }
}

int main(int argc, char **argv)
{
    int wrong;

    shmem_init();
    if (argc > 1 && strcmp(argv[1], "-e") == 0) {
        shmem_finalize();
        return 0;
    }
    read_options(&argc, &argv);
    if (shmem_n_pes() > 16)
        coll_most = 8; /* no row needs more, and memory may be short */
    set_up();
    set_up_more();
    if (npes == 2 || npes == 3)
        list_neighbours();
    if (npes == 2)
        list_pair();
    if (npes != 3)
        list_together();
    shmem_barrier_all();
    wrong = measure(argc, argv, prepare);
    shmem_finalize();
    return wrong;
}
