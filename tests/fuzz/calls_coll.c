/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives by form and type, as calls.c has the other routines.
 */
#include "calls.h"

#include "../c/test.h"

/* ---- collectives of active sets */

#define SET_FUNCTION(bits) \
    static void set_##bits(const struct call *c) \
    { \
        switch (c->form) { \
        case BARRIER: shmem_barrier(c->start, c->log, c->size, c->psync); \
            break; \
        case SYNC: shmem_sync(c->start, c->log, c->size, c->psync); break; \
        case BROADCAST: \
            shmem_broadcast##bits(c->d, c->s, c->n, c->root, c->start, c->log, \
                                  c->size, c->psync); \
            break; \
        case COLLECT: \
            shmem_collect##bits(c->d, c->s, c->n, c->start, c->log, c->size, \
                                c->psync); \
            break; \
        case FCOLLECT: \
            shmem_fcollect##bits(c->d, c->s, c->n, c->start, c->log, c->size, \
                                 c->psync); \
            break; \
        case ALLTOALL: \
            shmem_alltoall##bits(c->d, c->s, c->n, c->start, c->log, c->size, \
                                 c->psync); \
            break; \
        case ALLTOALLS: \
            shmem_alltoalls##bits(c->d, c->s, c->dst, c->sst, c->n, c->start, \
                                  c->log, c->size, c->psync); \
            break; \
        default: impossible(); \
        } \
    }
SET_FUNCTION(32)
SET_FUNCTION(64)
/* Blocks of bytes, on a set. */
static void set_mem(const struct call *c)
{
    if (c->packed)
        shmem_alltoallv_packed(c->d, c->got, c->t_sizes, c->s, c->s_offsets,
                               c->s_sizes, c->start, c->log, c->size, c->psync);
    else
        shmem_alltoallv(c->d, c->t_offsets, c->t_sizes, c->s, c->s_offsets,
                        c->s_sizes, c->start, c->log, c->size, c->psync);
}

void (*const set_of[TYPES])(const struct call *) = {
    [T_32] = set_32,
    [T_64] = set_64,
    [T_MEM] = set_mem,
};

#define TOALL_CASE(c, name, OP, op_) \
    case OP: \
        shmem_##name##_##op_##_to_all(c->d, c->s, (int) c->n, c->start, \
                                      c->log, c->size, c->pwrk, c->psync); \
        break;
#define TOALL_BIT(c, name) \
    TOALL_CASE(c, name, OP_AND, and) \
    TOALL_CASE(c, name, OP_OR, or) TOALL_CASE(c, name, OP_XOR, xor)
#define TOALL_MM(c, name) \
    TOALL_CASE(c, name, OP_MAX, max) TOALL_CASE(c, name, OP_MIN, min)
#define TOALL_AR(c, name) \
    TOALL_CASE(c, name, OP_SUM, sum) TOALL_CASE(c, name, OP_PROD, prod)
#define TOALL_FUNCTION(name, CASES) \
    static void toall_##name(const struct call *c) \
    { \
        switch (c->op) { \
            CASES \
        default: impossible(); \
        } \
    }
#define TOALL_INT_FUNCTION(name, T) \
    TOALL_FUNCTION(name, TOALL_BIT(c, name) TOALL_MM(c, name) TOALL_AR(c, name))
#define TOALL_REAL_FUNCTION(name, T) \
    TOALL_FUNCTION(name, TOALL_MM(c, name) TOALL_AR(c, name))
#define TOALL_COMPLEX_FUNCTION(name, T) TOALL_FUNCTION(name, TOALL_AR(c, name))
TEST_TOALL_INT(TOALL_INT_FUNCTION)
TEST_TOALL_REAL(TOALL_REAL_FUNCTION)
TEST_TOALL_COMPLEX(TOALL_COMPLEX_FUNCTION)

#define TOALL_ENTRY(name, T) [T_##name] = toall_##name,
void (*const toall_of[TYPES])(const struct call *) = {
    TEST_TOALL_INT(TOALL_ENTRY) TEST_TOALL_REAL(TOALL_ENTRY)
        TEST_TOALL_COMPLEX(TOALL_ENTRY)};

bool toall_has(int type, int op)
{
    if (toall_of[type] == NULL)
        return false;
    if (types[type].class == REAL)
        return op >= OP_MAX;
    return types[type].class == INT || op >= OP_SUM;
}

/* ---- collectives of teams */

static void worked(int status)
{
    if (status != 0)
        fuzz_fail("returns %d", status);
}

#define TEAM_CASES(c, BCAST, COLL, FCOLL, A2A, A2AS) \
    case SYNC: worked(shmem_team_sync(c->team)); break; \
    case BROADCAST: worked(BCAST(c->team, c->d, c->s, c->n, c->root)); break; \
    case COLLECT: worked(COLL(c->team, c->d, c->s, c->n)); break; \
    case FCOLLECT: worked(FCOLL(c->team, c->d, c->s, c->n)); break; \
    case ALLTOALL: worked(A2A(c->team, c->d, c->s, c->n)); break; \
    case ALLTOALLS: \
        worked(A2AS(c->team, c->d, c->s, c->dst, c->sst, c->n)); \
        break;
#define TEAM_FUNCTION(name, T) \
    static void team_##name(const struct call *c) \
    { \
        switch (c->form) { \
            TEAM_CASES(c, shmem_##name##_broadcast, shmem_##name##_collect, \
                       shmem_##name##_fcollect, shmem_##name##_alltoall, \
                       shmem_##name##_alltoalls) \
        default: impossible(); \
        } \
    }
TEST_RMA(TEAM_FUNCTION)

/* Blocks of bytes, on a team. */
static void team_blocks(const struct call *c)
{
    if (c->packed)
        shmem_team_alltoallv_packed(c->d, c->got, c->t_sizes, c->s,
                                    c->s_offsets, c->s_sizes, c->team,
                                    c->psync);
    else
        shmem_team_alltoallv(c->d, c->t_offsets, c->t_sizes, c->s, c->s_offsets,
                             c->s_sizes, c->team, c->psync);
}

static void team_mem(const struct call *c)
{
    switch (c->form) {
    case ALLTOALLV:
        team_blocks(c);
        break;
        TEAM_CASES(c, shmem_broadcastmem, shmem_collectmem, shmem_fcollectmem,
                   shmem_alltoallmem, shmem_alltoallsmem)
    default: impossible();
    }
}

#define TEAM_ENTRY(name, T) [T_##name] = team_##name,
void (*const team_of[TYPES])(const struct call *) = {
    TEST_RMA(TEAM_ENTRY)[T_MEM] = team_mem,
};

#define REDUCE_CASE(c, name, OP, op_) \
    case OP: \
        worked(shmem_##name##_##op_##_reduce(c->team, c->d, c->s, c->n)); \
        break;
#define REDUCE_BIT(c, name) \
    REDUCE_CASE(c, name, OP_AND, and) \
    REDUCE_CASE(c, name, OP_OR, or) REDUCE_CASE(c, name, OP_XOR, xor)
#define REDUCE_MM(c, name) \
    REDUCE_CASE(c, name, OP_MAX, max) REDUCE_CASE(c, name, OP_MIN, min)
#define REDUCE_AR(c, name) \
    REDUCE_CASE(c, name, OP_SUM, sum) REDUCE_CASE(c, name, OP_PROD, prod)
#define REDUCE_FUNCTION(name, CASES) \
    static void reduce_##name(const struct call *c) \
    { \
        if (c->form == INSCAN) { \
            worked(shmem_##name##_sum_inscan(c->team, c->d, c->s, c->n)); \
            return; \
        } \
        if (c->form == EXSCAN) { \
            worked(shmem_##name##_sum_exscan(c->team, c->d, c->s, c->n)); \
            return; \
        } \
        switch (c->op) { \
            CASES \
        default: impossible(); \
        } \
    }
/* char, signed char and ptrdiff_t have no bitwise reductions. */
#define REDUCE_ALL_TYPES(X) \
    X(short) \
    X(int) \
    X(long) \
    X(longlong) \
    X(uchar) \
    X(ushort) \
    X(uint) \
    X(ulong) \
    X(ulonglong) \
    X(int8) \
    X(int16) X(int32) X(int64) X(uint8) X(uint16) X(uint32) X(uint64) X(size)
#define REDUCE_MM_TYPES(X) \
    X(char) X(schar) X(ptrdiff) X(float) X(double) X(longdouble)
#define REDUCE_AR_TYPES(X) X(complexf) X(complexd)
#define REDUCE_ALL_FUNCTION(name) \
    REDUCE_FUNCTION(name, \
                    REDUCE_BIT(c, name) REDUCE_MM(c, name) REDUCE_AR(c, name))
#define REDUCE_MM_FUNCTION(name) \
    REDUCE_FUNCTION(name, REDUCE_MM(c, name) REDUCE_AR(c, name))
#define REDUCE_AR_FUNCTION(name) REDUCE_FUNCTION(name, REDUCE_AR(c, name))
REDUCE_ALL_TYPES(REDUCE_ALL_FUNCTION)
REDUCE_MM_TYPES(REDUCE_MM_FUNCTION)
REDUCE_AR_TYPES(REDUCE_AR_FUNCTION)

#define REDUCE_ENTRY(name) [T_##name] = reduce_##name,
void (*const reduce_of[TYPES])(const struct call *) = {
    REDUCE_ALL_TYPES(REDUCE_ENTRY) REDUCE_MM_TYPES(REDUCE_ENTRY)
        REDUCE_AR_TYPES(REDUCE_ENTRY)};

#define REDUCE_MM_IS(name) || type == T_##name
bool reduce_has(int type, int op)
{
    if (reduce_of[type] == NULL)
        return false;
    if (types[type].class == COMPLEX)
        return op >= OP_SUM;
    return op >= OP_MAX || !(false REDUCE_MM_TYPES(REDUCE_MM_IS));
}

void coll_name(char *text, size_t size, int type, int form, int op, bool team)
{
    static const char *const names[] = {"barrier",    "sync",      "broadcast",
                                        "collect",    "fcollect",  "alltoall",
                                        "alltoalls",  "alltoallv", "",
                                        "sum_inscan", "sum_exscan"};
    static const char *const ops[] = {"and", "or",  "xor", "max",
                                      "min", "sum", "prod"};
    char stem[32];

    if (form == BARRIER || form == SYNC) {
        snprintf(text, size, "shmem_%s%s", team ? "team_" : "", names[form]);
        return;
    }
    if (form == ALLTOALLV) {
        snprintf(text, size, "shmem_%salltoallv", team ? "team_" : "");
        return;
    }
    if (form == REDUCE)
        snprintf(stem, sizeof stem, "%s_%s", ops[op],
                 team ? "reduce" : "to_all");
    else
        snprintf(stem, sizeof stem, "%s", names[form]);
    name_parts(text, size, type, "", stem, "");
}
