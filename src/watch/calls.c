/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The routines of C, and the names of all.
 */
#include "watch.h"

#pragma GCC visibility push(default)

#define ALONE watch_end(watch_c)
#define WORLD watch_end_world(watch_c)
#define PE(pe, bytes) watch_end_pe(watch_c, pe, bytes)
#define CTX_PE(ctx, pe, bytes) watch_end_ctx(watch_c, ctx, pe, bytes)
#define SET(root, bytes) \
    watch_end_set(watch_c, PE_start, logPE_stride, PE_size, root, bytes)
#define TEAM(team, root, bytes) watch_end_team(watch_c, team, root, bytes)

#define CALL(type, name, params, args, end, kind) \
    extern type p##name params; \
    extern type name params; \
    type name params \
    { \
        struct watch_call watch_c = watch_begin(WATCH_##name, kind); \
        type watch_value = p##name args; \
        WATCH_END(watch_c, end); \
        return watch_value; \
    }
#define VOID_CALL(name, params, args, end, kind) \
    extern void p##name params; \
    extern void name params; \
    void name params \
    { \
        struct watch_call watch_c = watch_begin(WATCH_##name, kind); \
        p##name args; \
        WATCH_END(watch_c, end); \
    }
#include "c_calls.h"
#undef CALL
#undef VOID_CALL

/* 0 is off, all others are on; what was counted is written at the end. */
void shmem_pcontrol(int level, ...)
{
    watch_on = level != 0 && watch_start != 0 &&
               (watch_job.stats != NULL || watch_job.trace != NULL);
}

#pragma GCC visibility pop

const char *const watch_name[WATCH_ROUTINES] = {
#define CALL(type, name, ...) #name,
#define VOID_CALL(name, ...) #name,
#include "c_calls.h"
#undef CALL
#undef VOID_CALL
#ifdef HAVE_FORTRAN
#define CALL(type, name, NAME, ...) #NAME,
#define VOID_CALL(name, NAME, ...) #NAME,
#include "fortran_calls.h"
#define ENTRY(name) "shmem_" #name " (generic)",
    WATCH_GENERICS(ENTRY)
#endif
};
