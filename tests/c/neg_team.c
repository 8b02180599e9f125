/* np: 2  args: invalid  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_broadcast: team is SHMEM_TEAM_INVALID \(called at [^ )]+\)$ */
/* np: 2  args: number  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_broadcast: team 0x1234 is not a team, or was destroyed \(called at [^ )]+\)$ */
/* np: 2  args: number_my_pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_my_pe: team 0x3 is not a team */
/* np: 2  args: number_check  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_broadcast: team 0x1234 is not a team */
/* np: 2  args: invalid_sync  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_sync: team is SHMEM_TEAM_INVALID \(called at [^ )]+\)$ */
/* np: 2  args: destroyed  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_sum_reduce: team 0x[0-9a-f]+ is not a team, or was destroyed \(called at [^ )]+\)$ */
/* np: 2  args: destroyed_my_pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_my_pe: team 0x[0-9a-f]+ is not a team, or was destroyed \(called at [^ )]+\)$ */
/* np: 2  args: destroyed_twice  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_destroy: team 0x[0-9a-f]+ is not a team, or was destroyed \(called at [^ )]+\)$ */
/* np: 2  args: destroyed_parent  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_split_strided: parent_team 0x[0-9a-f]+ is not a team, or was destroyed \(called at [^ )]+\)$ */
/* np: 2  args: destroy_world  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_destroy: team is predefined and cannot be destroyed \(called at [^ )]+\)$ */
/* np: 2  args: destroy_shared  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_destroy: team is predefined and cannot be destroyed */
/* np: 2  args: root  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_broadcastmem: PE_root is 2, must be 0..1 \(numbered within the team\) \(called at [^ )]+\)$ */
/* np: 2  args: root_negative  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_broadcast: PE_root is -1, must be 0..1 \(numbered within the team\) \(called at [^ )]+\)$ */
/* np: 2  args: dest  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_broadcast: dest 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: source  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_max_reduce: source 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: scan  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_sum_inscan: dest 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: dst  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_alltoalls: dst is 0, must be at least 1 \(called at [^ )]+\)$ */
/* np: 2  args: too_many  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_sum_exscan: nelems is [0-9]+, more than memory can hold \(called at [^ )]+\)$ */
/* np: 2  args: ptr  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_ptr: pe is 2, must be 0..1 \(numbered within the team\) \(called at [^ )]+\)$ */
/* np: 2  args: config  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_get_config: config is NULL, but config_mask is 1 \(called at [^ )]+\)$ */
/* np: 2  args: nelems  status: 1  lines: 1  match: shmem: PE ./2 on [^ ]+: shmem_int_fcollect: nelems is . here but . on PE . */
/* np: 2  args: nreduce  status: 1  lines: 1  match: shmem: PE ./2 on [^ ]+: shmem_int_sum_reduce: nreduce is . here but (.|differs) on PE . */
/* np: 2  args: nscan  status: 1  lines: 1  match: shmem: PE ./2 on [^ ]+: shmem_int_sum_exscan: nelems is . here but . on PE . */
/* np: solo  args: early  status: 1  lines: 1  match: ^shmem: shmem_team_sync: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_split  status: 1  lines: 1  match: ^shmem: shmem_team_split_strided: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: late  status: 1  lines: 1  match: ^shmem: .*shmem_team_sync: called after shmem_finalize \(called at [^ )]+\)$ */
/* np: solo  args: late_own  status: 1  lines: 1  match: ^shmem: .*shmem_int_sum_reduce: called after shmem_finalize \(called at [^ )]+\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests wrong teams, and wrong arguments of the routines that take a team.
 */
#include "test.h"

static int i4[8], out[8];
static long i8[8], out8[8];

static int is(const char *what, const char *name)
{
    return strcmp(what, name) == 0;
}

static void call(const char *what)
{
    shmem_team_t w = SHMEM_TEAM_WORLD;
    long local[8] = {0};

    if (is(what, "invalid"))
        shmem_int_broadcast(SHMEM_TEAM_INVALID, out, i4, 1, 0);
    else if (is(what, "number") || is(what, "number_check"))
        shmem_int_broadcast((shmem_team_t) 0x1234, out, i4, 1, 0);
    else if (is(what, "number_my_pe"))
        shmem_team_my_pe((shmem_team_t) 3);
    else if (is(what, "invalid_sync"))
        shmem_team_sync(SHMEM_TEAM_INVALID);
    else if (is(what, "destroy_shared"))
        shmem_team_destroy(SHMEM_TEAM_SHARED);
    else if (is(what, "destroy_world"))
        shmem_team_destroy(w);
    else if (is(what, "root"))
        shmem_broadcastmem(w, out, i4, 4, 2);
    else if (is(what, "root_negative"))
        shmem_long_broadcast(w, out8, i8, 4, -1);
    else if (is(what, "dest")) /* the dest of the root is written, too */
        shmem_long_broadcast(w, local, i8, 4, 0);
    else if (is(what, "source"))
        shmem_long_max_reduce(w, out8, local, 4);
    else if (is(what, "scan"))
        shmem_long_sum_inscan(w, local, i8, 4);
    else if (is(what, "dst"))
        shmem_long_alltoalls(w, out8, i8, 0, 1, 1);
    else if (is(what, "too_many"))
        shmem_long_sum_exscan(w, out8, i8, SIZE_MAX / 4);
    else if (is(what, "ptr"))
        shmem_team_ptr(w, i8, 2);
    else if (is(what, "config"))
        shmem_team_get_config(w, SHMEM_TEAM_NUM_CONTEXTS, NULL);
}

/* All PEs make the call. */
static void call_together(const char *what)
{
    size_t n = me == 0 ? 1 : 3;
    shmem_team_t t;

    if (is(what, "nelems"))
        shmem_int_fcollect(SHMEM_TEAM_WORLD, out, i4, n);
    else if (is(what, "nreduce"))
        shmem_int_sum_reduce(SHMEM_TEAM_WORLD, out, i4, n);
    else if (is(what, "nscan"))
        shmem_int_sum_exscan(SHMEM_TEAM_WORLD, out, i4, n);
    if (strncmp(what, "destroyed", 9) != 0)
        return;
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0, &t) ==
              0,
          "split");
    shmem_team_destroy(t);
    if (me != 0)
        return;
    if (is(what, "destroyed"))
        shmem_long_sum_reduce(t, out8, i8, 1);
    else if (is(what, "destroyed_my_pe"))
        shmem_team_my_pe(t);
    else if (is(what, "destroyed_twice"))
        shmem_team_destroy(t);
    else if (is(what, "destroyed_parent"))
        shmem_team_split_strided(t, 0, 1, 1, NULL, 0, &t);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    shmem_team_t t = SHMEM_TEAM_INVALID;

    if (is(what, "early"))
        shmem_team_sync(SHMEM_TEAM_WORLD);
    else if (is(what, "early_split"))
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, &t);
    test_init();
    if (strncmp(what, "late", 4) == 0) {
        CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0,
                                       &t) == 0,
              "split");
        shmem_finalize();
        if (is(what, "late_own"))
            shmem_int_sum_reduce(t, out, i4, 1);
        shmem_team_sync(SHMEM_TEAM_WORLD);
    }
    call_together(what);
    if (me == 0)
        call(what);
    shmem_barrier_all();
    return 0;
}
