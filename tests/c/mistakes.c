/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes the mistake that its argument names, a row of tests/mistakes.def, after
 * the set-up of the row (before_*).  This file has the objects that the rows use,
 * and what is longer than a row.
 */
#include <limits.h>
#include <mpp/shmem.h>
#include <shmemx.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <sys/wait.h>

#include "threads.h"

#define WHOLE ((size_t) 1 << 20)
#define AREA ((size_t) 64 << 20) /* of malloc, for a thread */
#define THREAD_STACK ((size_t) 1 << 20)
/* Is on the stack. */
#define STACK ((void *) (long[64]){0})
#define END \
    do { \
        shmem_finalize(); \
        exit(0); \
    } while (0)

struct row {
    const char *name;
    void (*before)(void); /* NULL: the library is not started */
    int by;               /* -1: all PEs make the mistake */
    int thread;           /* another thread makes it */
    void (*act)(void);
};

static _Alignas(16) char bytes[4096];
static short i2[8];
static int i4[128], in4[128], wrk4[64], few4[16];
static long i8[10000], in8[10000], wrk8[9000], few8[4], small[8], lock;
static double r8[64];
static uint64_t sig;
static long psync[SHMEM_SYNC_SIZE], psync2[SHMEM_SYNC_SIZE];
static size_t offsets[3] = {0, 16}, sizes[3] = {16, 16}, zeros[16], got;
long table[4], before[4]; /* not static: their symbols are global */
char one_byte;
static const int fixed[64] = {1, 2, 3};
static __thread int of_thread[64];
static int odd; /* not true on all PEs */
static char *heap, *block, *gone;
static long *to, *from;
static shmem_ctx_t ctx;
static shmem_team_t t, a, b, pair, alone;

/* Names as a C++ compiler gives them to the linker. */
extern const int cxx_nested[64] __asm__("_ZN1A5tableE");
extern const int cxx_file[64] __asm__("_ZL5table");
extern const int cxx_anonymous[64] __asm__("_ZN12_GLOBAL__N_11B1tE");
extern const int cxx_other[64] __asm__("_ZN1AIiE5tableE");
const int cxx_nested[64] = {1};
const int cxx_file[64] = {1};
const int cxx_anonymous[64] = {1};
const int cxx_other[64] = {1};

/* The linker makes one array of these, which has no symbol with a size. */
#define PART(name) \
    static long name __attribute__((section("parts"), used)) = __LINE__
PART(part0);
PART(part1);
PART(part2);
PART(part3);
extern long __start_parts[], __stop_parts[];

/* The pages of static data: what is read-only later on ends before the first. */
#define PAGE ((uintptr_t) sysconf(_SC_PAGESIZE))
#define DATA ((uintptr_t) __data_start & -PAGE)
#define DATA_END (((uintptr_t) _end + PAGE - 1) & -PAGE)
extern char __data_start[], _end[];

struct object {
    long first[3];
    int last;
};

/* ---- set-ups */

static void before_start(void)
{
    test_init();
    odd = me > 0;
}

static void before_whole_heap(void)
{
    test_init();
    heap = shmem_malloc(WHOLE);
    CHECK(heap != NULL, "no memory");
}

static void before_block(void)
{
    test_init();
    block = shmem_malloc(1000);
    CHECK(block != NULL, "no memory");
}

/* A block of 100 bytes, and one of 40 that is free; and calls that are right. */
static void before_blocks(void)
{
    int other;

    before_start();
    other = (me + 1) % npes;
    block = shmem_malloc(100);
    shmem_putmem(block, bytes, 100, other);
    gone = shmem_malloc(40);
    shmem_putmem(gone, bytes, 40, other);
    shmem_free(gone);
    table[0] = before[0] = me;
    shmem_long_put(table + 1, i8, 3, other);
    shmem_putmem(block, bytes, 100, other);
    shmem_putmem(block, block, 100, me);
    shmem_putmem(block + 50, block, 50, me);
    shmem_putmem(block, block + 50, 50, me);
    shmem_putmem(table, i8, sizeof table, other);
    shmem_long_put(i8, __start_parts, (size_t) (__stop_parts - __start_parts),
                   other);
    shmem_long_get(i8, __start_parts + 1, 3, other);
    shmem_barrier_all();
}

static void before_two_blocks(void)
{
    before_start();
    block = shmem_malloc(100);
    gone = shmem_malloc(100);
}

static void before_heap_differ(void)
{
    test_init();
    odd = me == npes - 1;
    block = shmem_malloc(1000);
    shmem_malloc(64);
    gone = shmem_malloc(1000);
    shmem_malloc(64);
}

/* PEs with different numbers of elements (numbers). */
static void before_halves(void)
{
    test_init();
    from = shmem_calloc(1, 4 << 20);
    to = shmem_calloc(1, 4 << 20);
    CHECK(from != NULL && to != NULL, "no memory");
    shmem_barrier_all();
}

/* A private context, and a team of PE 0. */
static void before_contexts(void)
{
    const shmem_team_config_t config = {.num_contexts = 1};

    test_init_threads();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, &config,
                             SHMEM_TEAM_NUM_CONTEXTS, &alone);
    CHECK(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx) == 0, "no context");
}

static void before_old_ctx(void)
{
    test_init();
    shmem_ctx_create(0, &ctx);
    shmem_ctx_long_p(ctx, i8, 1, me);
    shmem_ctx_destroy(ctx);
}

static void before_ctx_of_old_team(void)
{
    const shmem_team_config_t config = {.num_contexts = 1};

    test_init();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, &config,
                             SHMEM_TEAM_NUM_CONTEXTS, &t);
    shmem_team_create_ctx(t, 0, &ctx);
    shmem_team_destroy(t);
}

static void before_old_team(void)
{
    test_init();
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0, &t) ==
              0,
          "split");
    shmem_team_destroy(t);
}

static void before_three_teams(void)
{
    before_start();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 3, NULL, 0, &a);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 3, NULL, 0, &b);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &pair);
}

/* ---- what lies at an address */

/* An address that the compiler does not know. */
static void *hidden(void *address)
{
    void *volatile at = address;

    return at;
}

static void put(void *dest)
{
    shmem_int_put(hidden(dest), i4, 1, 1);
}

static inline __attribute__((always_inline)) void put_inlined(int *dest)
{
    shmem_int_put(dest, i4, 1, 1);
}

static void on_signal(int signo)
{
    int mine[8] = {signo};

    put(mine);
}

static void before_where(void)
{
    signal(SIGUSR1, on_signal);
    test_init();
    heap = shmem_malloc(64 * sizeof(int));
    shmem_barrier_all();
}

static void *in_stack_of(void *arg)
{
    put(arg);
    return NULL;
}

static void *in_my_stack(void *arg)
{
    int mine[8] = {arg == NULL};

    put(mine);
    return NULL;
}

static void *in_area(void *arg)
{
    put(malloc(400)); /* not from the first thread's heap */
    return arg;
}

/* Has a local variable, and another thread that puts to it. */
static void *has_local(void *arg)
{
    int mine[8] = {arg == NULL};

    thread_join(thread_start(in_stack_of, mine));
    return NULL;
}

/* Memory for two stacks, which begins where an area of malloc may begin, with so
 * many bytes below it that nobody may use. */
static char *area(size_t guard)
{
    char *all = mmap(NULL, 3 * AREA, PROT_NONE,
                     MAP_ANONYMOUS | MAP_PRIVATE | MAP_NORESERVE, -1, 0);
    char *at = all + 2 * AREA - (uintptr_t) all % AREA;

    CHECK(munmap(all, (size_t) (at - guard - all)) == 0 &&
              mprotect(at, 2 * THREAD_STACK, PROT_READ | PROT_WRITE) == 0,
          "no memory");
    return at;
}

/* A thread whose stack begins at an address. */
static pthread_t thread_on(char *stack, void *(*function)(void *), void *arg)
{
    pthread_attr_t attr;
    pthread_t thread;

    pthread_attr_init(&attr);
    CHECK(pthread_attr_setstack(&attr, stack, THREAD_STACK) == 0 &&
              pthread_create(&thread, &attr, function, arg) == 0,
          "no thread");
    return thread;
}

/* Memory that the system maps. */
static void *mapped(int flags)
{
    return mmap(NULL, 1 << 16, PROT_READ | PROT_WRITE, MAP_ANONYMOUS | flags,
                -1, 0);
}

static void *attached(void)
{
    int id = shmget(IPC_PRIVATE, 1 << 16, 0600);
    void *at = shmat(id, NULL, 0);

    shmctl(id, IPC_RMID, NULL);
    return at;
}

/* ---- numbers that differ, and blocks */

/* The lower half of the PEs has one number of elements, the upper half the other. */
static size_t numbers(size_t lower, size_t upper)
{
    size_t n = me < npes / 2 ? lower : upper;

    if (n == 0) /* those with data are not the first that notice */
        test_sleep_us(100000);
    return n;
}

/* None of these calls has a block elsewhere. */
static void differ_rightly(void)
{
    long *all, *rest, *last;
    int other = (me + 1) % npes;

    shmem_malloc(100 + (size_t) odd); /* of the same lines */
    all = shmem_malloc(64);
    CHECK(shmem_malloc((size_t) (1 + odd) << 40) == NULL, "no memory");
    rest = shmem_malloc(1000);
    last = shmem_malloc(64 * (size_t) (npes - me)); /* the last block */
    *rest = *last = -1;
    shmem_barrier_all();
    shmem_long_p(all, me, other);
    shmem_long_p(rest, me, other);
    shmem_long_p(last, me, other);
    shmem_barrier_all();
    other = (me + npes - 1) % npes;
    CHECK(*all == other && *rest == other && *last == other, "%ld %ld %ld",
          *all, *rest, *last);
    shmem_free(last); /* the heaps are alike again */
    last = shmem_malloc(640);
    *last = -1;
    shmem_barrier_all();
    shmem_long_p(last, me, (me + 1) % npes);
    shmem_barrier_all();
    CHECK(*last == other, "%ld", *last);
}

/* ---- locks, output */

static void *set_lock(void *unused)
{
    shmem_set_lock(&lock);
    return unused;
}

/* Gives the lock back when the other thread waits for it. */
static void *give_back(void *unused)
{
    test_sleep_us(100000);
    shmem_clear_lock(&lock);
    return unused;
}

static void use_lock_twice(void)
{
    pthread_t thread;

    shmem_set_lock(&lock);
    thread = thread_start(give_back, NULL);
    shmem_set_lock(&lock);
    thread_join(thread);
    shmem_clear_lock(&lock);
}

/* PE 0 holds the lock; then all copies of it become the value. */
static void hold_and_change(long value)
{
    if (me == 0)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    lock = value;
    shmem_barrier_all();
}

/* PE 0 held the lock; then all copies become what they were meanwhile. */
static void restore_lock(void)
{
    static long kept;

    if (me == 0)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    kept = lock;
    shmem_barrier_all();
    if (me == 0)
        shmem_clear_lock(&lock);
    shmem_barrier_all();
    lock = kept;
    shmem_barrier_all();
}

/* PE 0 holds the lock while the library ends and starts again. */
static void start_again(void)
{
    shmem_barrier_all();
    if (me == 0)
        shmem_set_lock(&lock);
    shmem_finalize();
    test_init();
}

/* Output that takes long to flush, because its reader is slow: the message must
 * come although the other PEs see the end of the job at once. */
static void print_slowly(void)
{
    static char space[1 << 20];
    char buffer[4096];
    int ends[2];

    CHECK(pipe(ends) == 0, "pipe");
    if (fork() == 0) {
        close(ends[1]);
        test_sleep_us(100000);
        while (read(ends[0], buffer, sizeof buffer) > 0)
            ;
        _exit(0);
    }
    CHECK(dup2(ends[1], 1) == 1, "dup2");
    close(ends[0]);
    close(ends[1]);
    setvbuf(stdout, space, _IOFBF, sizeof space);
    for (int i = 0; i < 10000; i++)
        printf("line %06d of the output of PE 0\n", i);
}

/* ---- the rows */

#define before_early NULL
#define before_threads test_init_threads
#include "rows.h"

static void *in_thread(void *row)
{
    ((const struct row *) row)->act();
    return NULL;
}

int main(int argc, char **argv)
{
    size_t n = sizeof rows / sizeof *rows, i = 0;

    while (i < n && strcmp(argc > 1 ? argv[1] : "", rows[i].name) != 0)
        i++;
    CHECK(i < n, "no such row");
    if (rows[i].before != NULL)
        rows[i].before();
    if (rows[i].by < 0 || rows[i].by == me) {
        if (rows[i].thread)
            thread_join(thread_start(in_thread, (void *) (uintptr_t) &rows[i]));
        else
            rows[i].act();
    }
    test_sleep_us(200000); /* the PE that waits for others is told first */
    shmem_barrier_all();
    puts("nobody noticed");
    shmem_global_exit(2);
}
