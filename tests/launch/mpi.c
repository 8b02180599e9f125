/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * MPI and SHMEM in one program, for mpi.sh:
 *
 *     mpi INIT FINALIZE [DO]
 *
 * INIT and FINALIZE say which library comes first, "mpi" or "shmem".  Without DO the
 * program uses both: messages from and to symmetric memory, windows over it, and both
 * libraries in two threads at once; and what does not end first once more.  DO is
 *
 *     turns    use each library once, and SHMEM before MPI is initialized
 *     numbers  print the numbers of both libraries, and do nothing else
 *     send     send a message to rank 1, which does not exist without a launcher
 *     hang     wait until another PE tells of it
 *     abort    end the job by MPI_Abort with status 5, while others compute
 *     exit     end the job by shmem_global_exit with status 6, likewise
 *     kill     end a PE by SIGKILL, while the others are in a barrier
 *     exit1    as exit, and kill1 as kill, but before MPI is initialized; SHMEM
 *              must come first
 *     after    start MPI after two ends of SHMEM, and SHMEM once more
 *     return   finalize MPI, and return from main
 *
 * With -DLATE the executable has no reference to MPI_Init.
 */
#define _GNU_SOURCE /* for RTLD_DEFAULT */
#include <dlfcn.h>
#include <mpi.h>
#include <pthread.h>
#include <shmem.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SMALL = 64, LARGE = 1 << 20, ROUNDS = 200 };

static int me, n, right, left;
static char data[LARGE], got[LARGE];

#define CHECK(cond) \
    do { \
        if (!(cond)) { \
            fprintf(stderr, "PE %d, line %d: %s\n", me, __LINE__, #cond); \
            exit(1); \
        } \
    } while (0)

/* Sends bytes of symmetric memory round the ring, and on by a put. */
static void send_symmetric(char *source, char *dest, int bytes)
{
    memset(source, me + 1, (size_t) bytes);
    memset(dest, 0, (size_t) bytes);
    MPI_Sendrecv(source, bytes, MPI_CHAR, right, 1, dest, bytes, MPI_CHAR, left,
                 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK(dest[0] == left + 1 && dest[bytes - 1] == left + 1);
    shmem_barrier_all();
    shmem_putmem(dest, source, (size_t) bytes, left);
    shmem_barrier_all();
    CHECK(dest[0] == right + 1 && dest[bytes - 1] == right + 1);
    MPI_Bcast(dest, bytes, MPI_CHAR, n - 1, MPI_COMM_WORLD);
    CHECK(dest[0] == 1 && dest[bytes - 1] == 1); /* what PE n - 1 got of PE 0 */
    shmem_barrier_all();
}

static void messages(void)
{
    char *heap = shmem_malloc(2 * LARGE);
    char *theirs;

    send_symmetric(data, got, SMALL);
    send_symmetric(data, got, LARGE);
    send_symmetric(heap, heap + LARGE, SMALL);
    send_symmetric(heap, heap + LARGE, LARGE);
    send_symmetric(data, heap, LARGE);
    /* out of the memory of another PE of the host */
    memset(heap, me + 1, LARGE);
    shmem_barrier_all();
    theirs = shmem_ptr(heap, right);
    if (theirs == NULL)
        theirs = heap;
    MPI_Sendrecv(theirs, LARGE, MPI_CHAR, right, 2, got, LARGE, MPI_CHAR, left,
                 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK(got[LARGE - 1] == me + 1 || got[LARGE - 1] == left + 1);
    MPI_Barrier(MPI_COMM_WORLD);
    shmem_free(heap);
}

/* Both libraries change the same memory, one after the other. */
static void window(long *cell)
{
    const long one = 1;
    MPI_Win win;

    *cell = 0;
    MPI_Win_create(cell, sizeof *cell, sizeof *cell, MPI_INFO_NULL,
                   MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    for (int pe = 0; pe < n; pe++)
        MPI_Accumulate(&one, 1, MPI_LONG, pe, 0, 1, MPI_LONG, MPI_SUM, win);
    MPI_Win_fence(0, win);
    CHECK(*cell == n);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        shmem_long_atomic_add(cell, 1, pe);
    shmem_barrier_all();
    CHECK(*cell == 2 * n);
    MPI_Win_fence(0, win);
    MPI_Put(&one, 1, MPI_LONG, right, 0, 1, MPI_LONG, win);
    MPI_Win_fence(0, win);
    CHECK(*cell == 1);
    CHECK(shmem_long_g(cell, right) == 1);
    MPI_Win_free(&win);
}

static void windows(void)
{
    static long cell;
    long *heap = shmem_malloc(sizeof *heap);

    window(&cell);
    window(heap);
    shmem_free(heap);
}

static void *use_mpi(void *unused)
{
    static int box;

    for (int i = 0; i < ROUNDS; i++) {
        MPI_Sendrecv(&i, 1, MPI_INT, right, 3, &box, 1, MPI_INT, left, 3,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK(box == i);
    }
    return unused;
}

static void *use_shmem(void *unused)
{
    static long box, sum;

    for (long i = 1; i <= ROUNDS; i++) {
        shmem_long_atomic_add(&sum, 1, right);
        shmem_fence();
        shmem_long_p(&box, i, right);
        shmem_long_wait_until(&box, SHMEM_CMP_GE, i);
        CHECK(sum >= i);
    }
    return unused;
}

static void threads(void)
{
    pthread_t thread;

    CHECK(pthread_create(&thread, NULL, use_mpi, NULL) == 0);
    use_shmem(NULL);
    CHECK(pthread_join(thread, NULL) == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    shmem_barrier_all();
}

/* What one library can do after the end of the other. */
static void send_by_shmem(void)
{
    static int box;

    shmem_barrier_all();
    shmem_int_p(&box, me + 1, right);
    shmem_barrier_all();
    CHECK(box == left + 1);
}

static void send_by_mpi(void)
{
    int box = 0, mine = me + 1;

    MPI_Sendrecv(&mine, 1, MPI_INT, right, 4, &box, 1, MPI_INT, left, 4,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK(box == left + 1);
}

static void start_mpi(int *argc, char ***argv)
{
    int provided;

#ifdef LATE
    int (*init)(int *, char ***, int, int *);

    *(void **) &init = dlsym(RTLD_DEFAULT, "MPI_Init_thread");
    init(argc, argv, MPI_THREAD_MULTIPLE, &provided);
#else
    MPI_Init_thread(argc, argv, MPI_THREAD_MULTIPLE, &provided);
#endif
    CHECK(provided == MPI_THREAD_MULTIPLE);
}

static void start_shmem(void)
{
    int provided;

    CHECK(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0);
    CHECK(provided == SHMEM_THREAD_MULTIPLE);
}

/* Ends the job when the word asks for it: the last PE does, the others wait. */
static void end_job(const char *what)
{
    if (strncmp(what, "exit", 4) != 0 && strncmp(what, "kill", 4) != 0)
        return;
    if (me == n - 1 && what[0] == 'e')
        shmem_global_exit(6);
    if (me == n - 1)
        raise(SIGKILL);
    if (what[0] == 'k') /* not every launcher ends the others */
        shmem_barrier_all();
    for (;;)
        pause();
}

/* Does what the word asks for.  False: the program returns at once. */
static bool special(const char *what)
{
    static int never, one = 1;
    int rank, size;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (strcmp(what, "numbers") == 0) {
        printf("%d/%d %d/%d\n", rank, size, me, n);
        return true;
    }
    CHECK(strcmp(what, "send") == 0 || strcmp(what, "hang") == 0 ||
          (rank == me && size == n));
    if (strcmp(what, "send") == 0)
        MPI_Send(&one, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
    if (strcmp(what, "hang") == 0)
        shmem_int_wait_until(&never, SHMEM_CMP_EQ, 1);
    if (me == 1 && strcmp(what, "abort") == 0)
        MPI_Abort(MPI_COMM_WORLD, 5);
    while (strcmp(what, "abort") == 0)
        pause();
    end_job(what);
    send_by_shmem();
    send_by_mpi();
    if (strcmp(what, "turns") == 0)
        return true;
    messages();
    windows();
    if (strcmp(what, "return") == 0) {
        MPI_Finalize();
        return false;
    }
    threads();
    return true;
}

static void number_pes(void)
{
    me = shmem_my_pe();
    n = shmem_n_pes();
    right = (me + 1) % n;
    left = (me + n - 1) % n;
}

int main(int argc, char **argv)
{
    const char *what = argc > 3 ? argv[3] : "all";
    int pe;

    if (argc < 3)
        return 2;
    if (strcmp(argv[1], "mpi") == 0)
        start_mpi(&argc, &argv);
    if (strcmp(what, "hang") == 0) /* what a wait says needs one thread */
        shmem_init();
    else
        start_shmem();
    pe = shmem_my_pe();
    for (int i = 0; i < 2 && strcmp(what, "after") == 0; i++) {
        shmem_finalize();
        if (fork() == 0)
            exit(0);
        wait(NULL);
        if (i == 0)
            shmem_init();
    }
    if (strcmp(argv[1], "mpi") != 0) {
        if (strcmp(what, "turns") == 0 || what[strlen(what) - 1] == '1') {
            number_pes();
            send_by_shmem();
            if (what[strlen(what) - 1] == '1')
                end_job(what);
        }
        start_mpi(&argc, &argv);
    }
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &n);
    if (strcmp(what, "after") != 0)
        number_pes();
    right = (me + 1) % n;
    left = (me + n - 1) % n;
    if (strcmp(what, "after") == 0) {
        CHECK(me == pe);
        send_by_mpi();
        MPI_Finalize();
        shmem_init();
        CHECK(shmem_my_pe() == pe);
        return 0;
    }
    if (!special(what))
        return 0;
    if (strcmp(argv[2], "mpi") == 0) {
        MPI_Finalize();
        if (strcmp(what, "numbers") != 0)
            send_by_shmem();
        shmem_finalize();
    } else {
        shmem_finalize();
        if (strcmp(what, "numbers") != 0)
            send_by_mpi();
        MPI_Finalize();
    }
    return 0;
}
