/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The C routines of SHMEM, each of which counts the call and calls the
 * profiling alias of the routine in libsma.
 */
#include "profile.h"

#pragma GCC visibility push(default)

#define ALONE profile_end(profile_c)
#define WORLD profile_end_world(profile_c)
#define PE(pe, bytes) profile_end_pe(profile_c, pe, bytes)
#define CTX_PE(ctx, pe, bytes) profile_end_ctx(profile_c, ctx, pe, bytes)
#define SET(root, bytes) \
    profile_end_set(profile_c, PE_start, logPE_stride, PE_size, root, bytes)
#define TEAM(team, root, bytes) profile_end_team(profile_c, team, root, bytes)

#define CALL(type, name, params, args, end, kind) \
    extern type p##name params; \
    extern type name params; \
    type name params \
    { \
        struct profile_call profile_c = profile_begin(PROFILE_##name, kind); \
        PROFILE_RETURN(kind, (type){0}); \
        type profile_value = p##name args; \
        PROFILE_END(profile_c, end); \
        return profile_value; \
    }
#define VOID_CALL(name, params, args, end, kind) \
    extern void p##name params; \
    extern void name params; \
    void name params \
    { \
        struct profile_call profile_c = profile_begin(PROFILE_##name, kind); \
        PROFILE_RETURN(kind, ); \
        p##name args; \
        PROFILE_END(profile_c, end); \
    }
#include "gen/c_calls.h"
#undef CALL
#undef VOID_CALL

/* Level 0 turns counting off, any other level turns it on.  What was counted
 * until then is kept, and is written at the end. */
void shmem_pcontrol(int level, ...)
{
    profile_on = level != 0 && profile_start != 0 &&
               (profile_job.stats != NULL || profile_job.trace != NULL);
}

#pragma GCC visibility pop
