/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Illegal steps that only SHMEM_CHECK=2 finds (illegal.h).
 */
#include "illegal.h"

#include <stdlib.h>
#include <string.h>

static void block_end(void)
{
    char name[64];
    int type;
    struct call c;

    do
        c = pick_rma(&type, name);
    while (c.form == P || c.form == G || c.form >= IPUT);
    c.n = (BLOCK + 64 * (1 + draw(100))) / types[type].size;
    EXPECT("%s: %s 0x[0-9a-f]+ \\+ [0-9]+ bytes runs past the end of the block "
           "of 8192 bytes",
           name, remote_name(&c));
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
    struct call c = {.form = (int) draw(2),
                     .n = 64,
                     .d = heap,
                     .s = heap + 8 * (1 + draw(4)),
                     .pe = victim};

    rma_name(name, sizeof name, T_64, c.form, false);
    EXPECT(
        "%s: (dest|source) 0x[0-9a-f]+ and (dest|source) 0x[0-9a-f]+ overlap",
        name);
    if (me == victim)
        rma_of[T_64](&c);
}

static void coll_count(void)
{
    EXPECT_ANY("shmem_int_sum_to_all: nreduce is %s here but 10. on PE", "10.");
    shmem_int_sum_to_all((int *) (void *) heap, (int *) (void *) other,
                         me == victim ? 101 : 100, 0, 0, npes,
                         (int *) (void *) work, psync[0]);
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
        SHMEM_TEAM_WORLD, (long *) (void *) heap, (long *) (void *) other, 5);
}

static void coll_set(void)
{
    /* a set of one PE is complete at once, and goes on */
    EXPECT_ANY(
        "shmem_barrier(_all)?: (the call uses the active set .* here but "
        "the active set .*|the routine is .*) on PE%s",
        "");
    if (me == victim) /* each PE is a member of the set that it names */
        shmem_barrier(victim != 0, 0, npes - 1, psync[0]);
    else
        shmem_barrier(0, 0, npes, psync[0]);
}

static void pwrk_small(void)
{
    EXPECT_ANY("shmem_double_sum_to_all: pWrk has 256 elements, must have %d",
               501);
    shmem_double_sum_to_all((double *) (void *) heap, (double *) (void *) other,
                            1000, 0, 0, npes, (double *) (void *) work,
                            psync[0]);
}

static void guard(void)
{
    EXPECT(
        "shmem_(free|barrier_all): something was written past the end of the "
        "block of 8192 bytes%s",
        "");
    if (me == victim)
        heap[BLOCK + draw(8)] = 1;
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

const struct illegal illegal_checked[] = {
    {"block_end", block_end},
    {"block_freed", block_freed},
    {"static_end", static_end},
    {"misaligned", misaligned},
    {"overlap", overlap},
    {"coll_count", coll_count},
    {"coll_routine", coll_routine},
    {"coll_root", coll_root},
    {"coll_dest", coll_dest},
    {"coll_operator", coll_operator},
    {"coll_set", coll_set},
    {"pwrk_small", pwrk_small},
    {"guard", guard},
    {"malloc_differs", malloc_differs},
    {"lock_twice", lock_twice},
    {"lock_of_other", lock_of_other},
    {NULL, NULL},
};
