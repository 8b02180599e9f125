/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Illegal steps.  Each makes one mistake, with a routine, a type and an address
 * by the seed, and prints beforehand the line that must come, as a regular
 * expression.  This file has the mistakes that SHMEM_CHECK=1 finds.
 */
#include "illegal.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;
int me, npes, victim;
char *heap, *other, *private;
_Alignas(16) char data[4096];
long psync[2][SHMEM_SYNC_SIZE], lock;
_Alignas(16) char work[2048];

uint64_t draw(uint64_t n)
{
    return mix(++state) % n;
}

void expect(const char *format, ...)
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

int draw_type(bool (*has)(int, int), int form)
{
    int type;

    do
        type = (int) draw(TYPES);
    while (!has(type, form));
    return type;
}

static int wrong_pe(void)
{
    return draw(2) ? npes + (int) draw(3) : -1 - (int) draw(3);
}

/* ---- transfers */

static bool is_get(int form)
{
    return form == GET || form == GET_NBI || form == G || form == IGET ||
           form == IBGET;
}

struct call pick_rma(int *type_p, char name[64])
{
    struct call c = {
        .form = (int) draw(PUT_SIGNAL), .n = 4, .bs = 1, .dst = 1, .sst = 1};

    *type_p = draw_type(rma_has, c.form);
    c.pe = (int) draw((uint64_t) npes);
    if (c.form == P || c.form == G)
        c.n = 1;
    c.d = is_get(c.form) ? private : heap;
    c.s = is_get(c.form) ? heap : private;
    rma_name(name, 64, *type_p, c.form, false);
    return c;
}

void set_remote(struct call *c, void *at)
{
    if (is_get(c->form))
        c->s = at;
    else
        c->d = at;
}

const char *remote_name(const struct call *c)
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
    c.n = (size_t) 1 << (40 + draw(10));
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
    c.dst = -(ptrdiff_t) draw(4);
    EXPECT("%s: dst is %d, must be at least 1", name, (int) c.dst);
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
    struct call c = {.form = (int) draw(AMO_FORMS), .d = heap, .x = private};

    *type_p = draw_type(amo_is, c.form);
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
    struct call c = {.d = heap, .n = 2, .cmp = 6 + (int) draw(100)};
    char name[64];
    int type;

    c.form = (int) draw(2) ? WAIT_UNTIL : WAIT_ALL;
    type = draw_type(wait_has, c.form);
    wait_name(name, sizeof name, type, c.form);
    EXPECT("%s: cmp is %d", name, c.cmp);
    if (me == victim)
        wait_of[type](&c);
}

static void signal_op(void)
{
    struct call c = {.form = PUT_SIGNAL + (int) draw(2),
                     .d = heap,
                     .s = private,
                     .n = 1,
                     .x = heap + 64,
                     .sigop = 2 + (int) draw(5)};
    int type = draw_type(rma_has, c.form);
    char name[64];

    rma_name(name, sizeof name, type, c.form, false);
    EXPECT("%s: sig_op is %d", name, c.sigop);
    if (me == victim)
        rma_of[type](&c);
}

/* ---- collectives */

static void set_pe(void)
{
    int log = 1 + (int) draw(3);

    EXPECT("shmem_barrier: the active set \\(PE_start %d, logPE_stride %d, "
           "PE_size %d\\) ends at PE %d",
           victim, log, npes, victim + ((npes - 1) << log));
    if (me == victim)
        shmem_barrier(victim, log, npes, psync[0]);
}

static void set_stride(void)
{
    int wrong = -1 - (int) draw(5);

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
           "\\(PE_start %d, logPE_stride 0, PE_size 1\\)",
           start);
    if (me == victim)
        shmem_long_sum_to_all((long *) (void *) heap, (long *) (void *) other,
                              1, start, 0, 1, (long *) (void *) work, psync[0]);
}

static void set_count(void)
{
    int wrong = -1 - (int) draw(1000);

    EXPECT("shmem_double_max_to_all: nreduce is %d", wrong);
    if (me == victim)
        shmem_double_max_to_all((double *) (void *) heap,
                                (double *) (void *) other, wrong, 0, 0, npes,
                                (double *) (void *) work, psync[0]);
}

static void set_psync(void)
{
    EXPECT("shmem_collect64: pSync 0x[0-9a-f]+ is not symmetric%s", "");
    if (me == victim)
        shmem_collect64(heap, other, 1, 0, 0, npes, (long *) (void *) private);
}

static void team_count(void)
{
    EXPECT_ANY("shmem_int_fcollect: nelems is %s here but . on PE", ".");
    shmem_int_fcollect(SHMEM_TEAM_WORLD, (int *) (void *) heap,
                       (int *) (void *) other, me == victim ? 2 : 3);
}

static void team_invalid(void)
{
    EXPECT("shmem_int_broadcast: team is SHMEM_TEAM_INVALID%s", "");
    if (me == victim)
        shmem_int_broadcast(SHMEM_TEAM_INVALID, (int *) (void *) heap,
                            (int *) (void *) other, 1, 0);
}

static void team_destroyed(void)
{
    shmem_team_t team;

    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0, &team);
    shmem_team_destroy(team);
    EXPECT("shmem_long_sum_reduce: team 0x[0-9a-f]+ is not a team, or was "
           "destroyed%s",
           "");
    if (me == victim)
        shmem_long_sum_reduce(team, (long *) (void *) heap,
                              (long *) (void *) other, 1);
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
    size_t off = 16 + 16 * draw(200);

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

static const struct illegal table[] = {
    {"rma_pe", rma_pe},
    {"rma_private", rma_private},
    {"rma_far", rma_far},
    {"rma_stride", rma_stride},
    {"amo_pe", amo_pe},
    {"amo_private", amo_private},
    {"wait_cmp", wait_cmp},
    {"signal_op", signal_op},
    {"set_pe", set_pe},
    {"set_stride", set_stride},
    {"set_root", set_root},
    {"set_outside", set_outside},
    {"set_count", set_count},
    {"set_psync", set_psync},
    {"team_count", team_count},
    {"team_invalid", team_invalid},
    {"team_destroyed", team_destroyed},
    {"ctx_invalid", ctx_invalid},
    {"free_inside", free_inside},
    {"free_twice", free_twice},
    {"free_static", free_static},
    {"lock_free", lock_free},
    {NULL, NULL},
};

static void (*act_of(const char *name))(void)
{
    for (const struct illegal *i = table; i->name != NULL; i++)
        if (strcmp(i->name, name) == 0)
            return i->act;
    for (const struct illegal *i = illegal_checked; i->name != NULL; i++)
        if (strcmp(i->name, name) == 0)
            return i->act;
    return NULL;
}

bool illegal_known(const char *name)
{
    return act_of(name) != NULL;
}

void illegal_list(FILE *f)
{
    for (const struct illegal *i = table; i->name != NULL; i++)
        fprintf(f, "1 %s\n", i->name);
    for (const struct illegal *i = illegal_checked; i->name != NULL; i++)
        fprintf(f, "2 %s\n", i->name);
}

void illegal_do(const char *name, uint64_t seed)
{
    state = mix(seed ^ 0x11);
    me = shmem_my_pe();
    npes = shmem_n_pes();
    victim = (int) draw((uint64_t) npes);
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
    shmem_barrier_all();
    act_of(name)();
    shmem_barrier_all();
    if (me == 0)
        fprintf(stderr, "fuzz: %s was not noticed\n", name);
    shmem_global_exit(0);
}
