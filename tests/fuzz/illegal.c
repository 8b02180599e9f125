/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Illegal steps: each does one thing that is wrong, with a routine, type and
 * place by the seed, and says beforehand what line must come, as a regular
 * expression.  The level is the SHMEM_CHECK that finds it.
 */
#include "fuzz.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 8192 };

static uint64_t state;
static int me, npes, victim; /* who does it, where one does */
static char *heap, *other;   /* blocks of BLOCK bytes */
static char *private;
static _Alignas(16) char data[4096];
static long psync[2][SHMEM_SYNC_SIZE], short_psync[4], lock;
static _Alignas(16) char work[2048];

static uint64_t below(uint64_t n)
{
    return mix(++state) % n;
}

/* What must come, behind the name of the host; everybody, then go on. */
__attribute__((format(printf, 1, 2))) static void expect(const char *format, ...)
{
    va_list args;

    if (me == 0) {
        printf("expect: ");
        va_start(args, format);
        vprintf(format, args);
        va_end(args);
        printf("\n");
        fflush(stdout);
    }
    shmem_barrier_all();
}

/* The same from the victim. */
#define EXPECT(format, ...) \
    expect("^shmem: PE %d/%d on [^ ]+: " format, victim, npes, __VA_ARGS__)
/* From whoever notices first. */
#define EXPECT_ANY(format, ...) \
    expect("^shmem: PE [0-9]+/%d on [^ ]+: " format, npes, __VA_ARGS__)

static int pick_type(bool (*has)(int, int), int form)
{
    int type;

    do
        type = (int)below(TYPES);
    while (!has(type, form));
    return type;
}

static int wrong_pe(void)
{
    return below(2) ? npes + (int)below(3) : -1 - (int)below(3);
}

/* ---- transfers */

static bool is_get(int form)
{
    return form == GET || form == GET_NBI || form == G || form == IGET ||
        form == IBGET;
}

/* A transfer of four elements between heap and private memory. */
static struct call pick_rma(int *type_p, char name[64])
{
    struct call c = { .form = (int)below(PUT_SIGNAL), .n = 4, .bs = 1, .dst = 1,
        .sst = 1 };

    *type_p = pick_type(rma_has, c.form);
    c.pe = (int)below((uint64_t)npes);
    if (c.form == P || c.form == G)
        c.n = 1;
    c.d = is_get(c.form) ? private : heap;
    c.s = is_get(c.form) ? heap : private;
    rma_name(name, 64, *type_p, c.form, false);
    return c;
}

static void set_remote(struct call *c, void *at)
{
    if (is_get(c->form))
        c->s = at;
    else
        c->d = at;
}

static const char *remote_name(const struct call *c)
{
    return is_get(c->form) ? "source" : "dest";
}

static void rma_pe(void)
{
    char name[64];
    int type;
    struct call c = pick_rma(&type, name);

    c.pe = wrong_pe();
    EXPECT("%s: pe is %d, must be 0\\.\\.%d", name, c.pe, npes - 1);
    if (me == victim)
        rma_of[type](&c);
}

static void rma_private(void)
{
    char name[64];
    int type;
    struct call c = pick_rma(&type, name);

    set_remote(&c, private + 1024);
    EXPECT("%s: %s 0x[0-9a-f]+ is not symmetric", name, remote_name(&c));
    if (me == victim)
        rma_of[type](&c);
}

static void rma_far(void)
{
    char name[64];
    int type;
    struct call c;

    do
        c = pick_rma(&type, name);
    while (c.form == P || c.form == G || c.form >= IPUT);
    c.n = (size_t)1 << (40 + below(10));
    EXPECT("%s: %s 0x[0-9a-f]+ \\+ [0-9]+ bytes runs past the end", name,
        remote_name(&c));
    if (me == victim)
        rma_of[type](&c);
}

static void rma_stride(void)
{
    char name[64];
    int type;
    struct call c;

    do
        c = pick_rma(&type, name);
    while (c.form != IPUT && c.form != IGET);
    c.dst = -(ptrdiff_t)below(4);
    EXPECT("%s: dst is %d, must be at least 1", name, (int)c.dst);
    if (me == victim)
        rma_of[type](&c);
}

/* ---- atomic operations, waits, signals */

static bool amo_is(int type, int form)
{
    return amo_has(type, form, NAME_NOW);
}

static struct call pick_amo(int *type_p, char name[64])
{
    struct call c = { .form = (int)below(AMO_FORMS), .d = heap, .x = private };

    *type_p = pick_type(amo_is, c.form);
    amo_name(name, 64, *type_p, c.form, NAME_NOW, false);
    return c;
}

static void amo_pe(void)
{
    char name[64];
    int type;
    struct call c = pick_amo(&type, name);

    c.pe = wrong_pe();
    EXPECT("%s: pe is %d, must be 0\\.\\.%d", name, c.pe, npes - 1);
    if (me == victim)
        amo_of[type](&c);
}

static void amo_private(void)
{
    char name[64];
    int type;
    struct call c = pick_amo(&type, name);

    c.d = private + 64;
    EXPECT("%s: %s 0x[0-9a-f]+ is not symmetric", name,
        c.form == AMO_FETCH ? "source" : "dest");
    if (me == victim)
        amo_of[type](&c);
}

static void wait_cmp(void)
{
    struct call c = { .d = heap, .n = 2, .cmp = 6 + (int)below(100) };
    char name[64];
    int type;

    c.form = (int)below(2) ? WAIT_UNTIL : WAIT_ALL;
    type = pick_type(wait_has, c.form);
    wait_name(name, sizeof name, type, c.form);
    EXPECT("%s: cmp is %d", name, c.cmp);
    if (me == victim)
        wait_of[type](&c);
}

static void signal_op(void)
{
    struct call c = { .form = PUT_SIGNAL + (int)below(2), .d = heap, .s = private,
        .n = 1, .x = heap + 64, .sigop = 2 + (int)below(5) };
    int type = pick_type(rma_has, c.form);
    char name[64];

    rma_name(name, sizeof name, type, c.form, false);
    EXPECT("%s: sig_op is %d", name, c.sigop);
    if (me == victim)
        rma_of[type](&c);
}

/* ---- collectives */

static void set_pe(void)
{
    int log = 1 + (int)below(3);

    EXPECT("shmem_barrier: the active set \\(PE_start %d, logPE_stride %d, "
           "PE_size %d\\) ends at PE %d", victim, log, npes,
        victim + ((npes - 1) << log));
    if (me == victim)
        shmem_barrier(victim, log, npes, psync[0]);
}

static void set_stride(void)
{
    int wrong = -1 - (int)below(5);

    EXPECT("shmem_fcollect32: .*logPE_stride is %d", wrong);
    if (me == victim)
        shmem_fcollect32(heap, other, 1, 0, wrong, npes, psync[0]);
}

static void set_root(void)
{
    int wrong = wrong_pe();

    EXPECT("shmem_broadcast64: PE_root is %d, must be 0\\.\\.%d", wrong,
        npes - 1);
    if (me == victim)
        shmem_broadcast64(heap, other, 1, wrong, 0, 0, npes, psync[0]);
}

static void set_outside(void)
{
    int start = victim == 0 ? 1 : 0;

    EXPECT("shmem_long_sum_to_all: the caller is not in the active set "
           "\\(PE_start %d, logPE_stride 0, PE_size 1\\)", start);
    if (me == victim)
        shmem_long_sum_to_all((long *)(void *)heap, (long *)(void *)other, 1,
            start, 0, 1, (long *)(void *)work, psync[0]);
}

static void set_count(void)
{
    int wrong = -1 - (int)below(1000);

    EXPECT("shmem_double_max_to_all: nreduce is %d", wrong);
    if (me == victim)
        shmem_double_max_to_all((double *)(void *)heap,
            (double *)(void *)other, wrong, 0, 0, npes,
            (double *)(void *)work, psync[0]);
}

static void set_psync(void)
{
    EXPECT("shmem_collect64: pSync 0x[0-9a-f]+ is not symmetric%s", "");
    if (me == victim)
        shmem_collect64(heap, other, 1, 0, 0, npes,
            (long *)(void *)private);
}

static void team_count(void)
{
    EXPECT_ANY("shmem_int_fcollect: nelems is %s here but . on PE", ".");
    shmem_int_fcollect(SHMEM_TEAM_WORLD, (int *)(void *)heap,
        (int *)(void *)other, me == victim ? 2 : 3);
}

static void team_invalid(void)
{
    EXPECT("shmem_int_broadcast: team is SHMEM_TEAM_INVALID%s", "");
    if (me == victim)
        shmem_int_broadcast(SHMEM_TEAM_INVALID, (int *)(void *)heap,
            (int *)(void *)other, 1, 0);
}

static void team_destroyed(void)
{
    shmem_team_t team;

    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0, &team);
    shmem_team_destroy(team);
    EXPECT("shmem_long_sum_reduce: team 0x[0-9a-f]+ is not a team, or was "
           "destroyed%s", "");
    if (me == victim)
        shmem_long_sum_reduce(team, (long *)(void *)heap,
            (long *)(void *)other, 1);
}

static void ctx_invalid(void)
{
    char name[64];
    int type;
    struct call c = pick_rma(&type, name);

    c.has_ctx = true;
    c.ctx = SHMEM_CTX_INVALID;
    rma_name(name, sizeof name, type, c.form, true);
    EXPECT("%s: ctx is SHMEM_CTX_INVALID", name);
    if (me == victim)
        rma_of[type](&c);
}

/* ---- memory, locks */

static void free_inside(void)
{
    size_t off = 16 + 16 * below(200);

    EXPECT("shmem_free: ptr 0x[0-9a-f]+ is not the start of a block%s", "");
    shmem_free(me == victim ? heap + off : heap);
}

static void free_twice(void)
{
    shmem_free(heap);
    EXPECT_ANY("shmem_free: ptr 0x[0-9a-f]+ is already free%s", "");
    shmem_free(heap);
}

static void free_static(void)
{
    EXPECT("shmem_free: ptr 0x[0-9a-f]+ is outside the symmetric heap%s", "");
    shmem_free(me == victim ? data : heap);
}

static void lock_free(void)
{
    EXPECT("shmem_clear_lock: lock 0x[0-9a-f]+ is not set%s", "");
    if (me == victim)
        shmem_clear_lock(&lock);
}

/* ---- what level 2 finds */

static void block_end(void)
{
    char name[64];
    int type;
    struct call c;

    do
        c = pick_rma(&type, name);
    while (c.form == P || c.form == G || c.form >= IPUT);
    c.n = (BLOCK + 64 * (1 + below(100))) / types[type].size;
    EXPECT("%s: %s 0x[0-9a-f]+ \\+ [0-9]+ bytes runs past the end of the block "
           "of 8192 bytes", name, remote_name(&c));
    if (me == victim)
        rma_of[type](&c);
}

static void block_freed(void)
{
    char name[64];
    int type;
    struct call c = pick_rma(&type, name);

    shmem_free(heap);
    EXPECT("%s: %s 0x[0-9a-f]+ .*freed", name, remote_name(&c));
    if (me == victim)
        rma_of[type](&c);
}

static void static_end(void)
{
    char name[64];
    int type;
    struct call c;

    do
        c = pick_rma(&type, name);
    while (c.form == P || c.form == G || c.form >= IPUT);
    set_remote(&c, data);
    c.n = (4096 + 64) / types[type].size;
    EXPECT("%s: %s 0x[0-9a-f]+ \\+ [0-9]+ bytes runs past the end of data",
        name, remote_name(&c));
    if (me == victim)
        rma_of[type](&c);
}

static void misaligned(void)
{
    char name[64];
    int type;
    struct call c;

    do
        c = pick_rma(&type, name);
    while (types[type].size < 2 || types[type].class == BITS);
    set_remote(&c, heap + 1);
    EXPECT("%s: %s 0x[0-9a-f]+ is not aligned", name, remote_name(&c));
    if (me == victim)
        rma_of[type](&c);
}

static void overlap(void)
{
    char name[64];
    struct call c = { .form = (int)below(2), .n = 64, .d = heap,
        .s = heap + 8 * (1 + below(4)), .pe = victim };

    rma_name(name, sizeof name, T_64, c.form, false);
    EXPECT("%s: (dest|source) 0x[0-9a-f]+ and (dest|source) 0x[0-9a-f]+ overlap",
        name);
    if (me == victim)
        rma_of[T_64](&c);
}

static void coll_count(void)
{
    EXPECT_ANY("shmem_int_sum_to_all: nreduce is %s here but 10. on PE", "10.");
    shmem_int_sum_to_all((int *)(void *)heap, (int *)(void *)other,
        me == victim ? 101 : 100, 0, 0, npes, (int *)(void *)work, psync[0]);
}

static void coll_routine(void)
{
    EXPECT_ANY("shmem_[a-z0-9]+: .* shmem_[a-z0-9]+ on PE%s", "");
    if (me == victim)
        shmem_broadcast64(heap, other, 10, 0, 0, 0, npes, psync[0]);
    else
        shmem_fcollect64(heap, other, 10, 0, 0, npes, psync[0]);
}

static void coll_root(void)
{
    EXPECT_ANY("shmem_broadcast32: PE_root is %s here but . on PE", ".");
    shmem_broadcast32(heap, other, 10, me == victim, 0, 0, npes, psync[0]);
}

static void coll_dest(void)
{
    EXPECT_ANY("shmem_alltoall64: dest is %s here but .* on PE", ".*");
    shmem_alltoall64(heap + (me == victim ? 8 : 0), other, 1, 0, 0, npes,
        psync[0]);
}

static void coll_operator(void)
{
    EXPECT_ANY("shmem_long_(max|min)_reduce: .* on PE%s", "");
    (me == victim ? shmem_long_max_reduce : shmem_long_min_reduce)(
        SHMEM_TEAM_WORLD, (long *)(void *)heap, (long *)(void *)other, 5);
}

static void coll_set(void)
{
    /* a set of one PE alone has met, and goes on */
    EXPECT_ANY("shmem_barrier(_all)?: (the call is of the active set .* here but "
               "of the active set .*|the routine is .*) on PE%s", "");
    if (me == victim)
        shmem_barrier(0, 0, npes, psync[0]);
    else
        shmem_barrier(victim == 0, 0, npes - 1, psync[0]);
}

static void psync_value(void)
{
    EXPECT_ANY("shmem_broadcast64: element 3 of pSync is 77, must be "
               "SHMEM_SYNC_VALUE%s", "");
    psync[1][3] = 77;
    shmem_broadcast64(heap, other, 1, 0, 0, 0, npes, psync[1]);
}

static void psync_small(void)
{
    EXPECT_ANY("shmem_fcollect32: pSync has 4 elements, must have %d",
        SHMEM_COLLECT_SYNC_SIZE);
    shmem_fcollect32(heap, other, 1, 0, 0, npes, short_psync);
}

static void pwrk_small(void)
{
    EXPECT_ANY("shmem_double_sum_to_all: pWrk has 256 elements, must have %d",
        501);
    shmem_double_sum_to_all((double *)(void *)heap, (double *)(void *)other,
        1000, 0, 0, npes, (double *)(void *)work, psync[0]);
}

static void guard(void)
{
    EXPECT("shmem_(free|barrier_all): something was written .*behind the end of "
           "the block of 8192 bytes%s", "");
    if (me == victim)
        heap[BLOCK + below(8)] = 1;
    shmem_barrier_all();
    shmem_free(heap);
}

static void malloc_differs(void)
{
    EXPECT_ANY("shmem_malloc: size is %s here but .* on PE", "[0-9]+");
    shmem_malloc(me == victim ? 1000 : 2000);
}

static void lock_twice(void)
{
    EXPECT("shmem_set_lock: the caller holds lock 0x[0-9a-f]+ already%s", "");
    if (me == victim) {
        shmem_set_lock(&lock);
        shmem_set_lock(&lock);
    }
}

static void lock_of_other(void)
{
    int holder = (victim + 1) % npes;

    if (me == holder)
        shmem_set_lock(&lock);
    EXPECT("shmem_clear_lock: lock 0x[0-9a-f]+ is held by another PE%s", "");
    if (me == victim)
        shmem_clear_lock(&lock);
}

static const struct {
    const char *name;
    int level;
    void (*act)(void);
} table[] = {
    { "rma_pe", 1, rma_pe }, { "rma_private", 1, rma_private },
    { "rma_far", 1, rma_far }, { "rma_stride", 1, rma_stride },
    { "amo_pe", 1, amo_pe }, { "amo_private", 1, amo_private },
    { "wait_cmp", 1, wait_cmp }, { "signal_op", 1, signal_op },
    { "set_pe", 1, set_pe }, { "set_stride", 1, set_stride },
    { "set_root", 1, set_root }, { "set_outside", 1, set_outside },
    { "set_count", 1, set_count }, { "set_psync", 1, set_psync },
    { "team_count", 1, team_count }, { "team_invalid", 1, team_invalid },
    { "team_destroyed", 1, team_destroyed },
    { "ctx_invalid", 1, ctx_invalid }, { "free_inside", 1, free_inside },
    { "free_twice", 1, free_twice }, { "free_static", 1, free_static },
    { "lock_free", 1, lock_free },
    { "block_end", 2, block_end }, { "block_freed", 2, block_freed },
    { "static_end", 2, static_end }, { "misaligned", 2, misaligned },
    { "overlap", 2, overlap }, { "coll_count", 2, coll_count },
    { "coll_routine", 2, coll_routine }, { "coll_root", 2, coll_root },
    { "coll_dest", 2, coll_dest }, { "coll_operator", 2, coll_operator },
    { "coll_set", 2, coll_set }, { "psync_value", 2, psync_value }, { "psync_small", 2, psync_small },
    { "pwrk_small", 2, pwrk_small }, { "guard", 2, guard }, { "malloc_differs", 2, malloc_differs },
    { "lock_twice", 2, lock_twice }, { "lock_of_other", 2, lock_of_other },
};

enum { TABLE = sizeof table / sizeof table[0] };

bool illegal_known(const char *name)
{
    for (int i = 0; i < TABLE; i++)
        if (strcmp(table[i].name, name) == 0)
            return true;
    return false;
}

void illegal_list(FILE *f)
{
    for (int i = 0; i < TABLE; i++)
        fprintf(f, "%d %s\n", table[i].level, table[i].name);
}

void illegal_do(const char *name, uint64_t seed)
{
    state = mix(seed ^ 0x11);
    me = shmem_my_pe();
    npes = shmem_n_pes();
    victim = (int)below((uint64_t)npes);
    heap = shmem_malloc(BLOCK);
    other = shmem_malloc(BLOCK);
    private = calloc(1, 1 << 16);
    if (heap == NULL || other == NULL || private == NULL)
        fuzz_fail("no memory");
    memset(heap, 0, BLOCK);
    memset(other, 0, BLOCK);
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < SHMEM_SYNC_SIZE; k++)
            psync[i][k] = SHMEM_SYNC_VALUE;
    for (int k = 0; k < 4; k++)
        short_psync[k] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    for (int i = 0; i < TABLE; i++)
        if (strcmp(table[i].name, name) == 0)
            table[i].act();
    shmem_barrier_all();
    if (me == 0)
        fprintf(stderr, "fuzz: %s was not noticed\n", name);
    shmem_global_exit(0);
}
