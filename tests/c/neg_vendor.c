/* np: 2  args: color  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_split: color is -5, must be at least 0, or SHMEM_COLOR_UNDEFINED \(-1\) \(called at [^ )]+\)$ */
/* np: 2  args: parent  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemx_team_split_color: parent_team is SHMEM_TEAM_INVALID \(called at [^ )]+\)$ */
/* np: 2  args: start  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_create_strided: PE_start is 2, must be 0..1 \(called at [^ )]+\)$ */
/* np: 2  args: stride  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_create_strided: PE_stride is 0, must be at least 1 \(called at [^ )]+\)$ */
/* np: 2  args: size  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemx_team_split_strided: PE_size is 3, must be 1..2 \(called at [^ )]+\)$ */
/* np: 2  args: end  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemx_team_create_strided: the team \(PE_start 1, PE_stride 1, PE_size 2\) ends after the last PE, which is 1 \(called at [^ )]+\)$ */
/* np: 2  args: range  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemx_team_split_3d: zrange is 0, must be at least 1 \(called at [^ )]+\)$ */
/* np: 2  args: ranges  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemx_team_split_2d: the product of the ranges is more than 2, the number of PEs of parent_team \(called at [^ )]+\)$ */
/* np: 2  args: destroyed  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_team_free: team 0x[0-9a-f]+ is not a team, or was destroyed \(called at [^ )]+\)$ */
/* np: 2  args: barrier  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemx_team_barrier: team is SHMEM_TEAM_INVALID \(called at [^ )]+\)$ */
/* np: 2  args: nreduce  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemx_team_int_sum_to_all: nreduce is -1, must not be negative \(called at [^ )]+\)$ */
/* np: 2  args: dest  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemx_int_put_nb: dest 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_putmem_nb: pe is 2, must be 0..1 \(called at [^ )]+\)$ */
/* np: 2  args: pe_quiet  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemx_pe_quiet: target_pe is 2, must be 0..1 \(called at [^ )]+\)$ */
/* np: 2  args: signal  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put_signal_nb: sig_addr 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: amo  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmemx_size_fadd_nb: dest 0x[0-9a-f]+ is not symmetric */
/* np: 2  args: old_amo  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_uint_add: dest 0x[0-9a-f]+ is not symmetric */
/* np: solo  args: early  status: 1  lines: 1  match: ^shmem: shmem_team_create_strided: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_split  status: 1  lines: 1  match: ^shmem: shmem_team_split: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests mistakes with the names of other libraries: one line has the name that
 * was called.  PE 0 makes the mistake, the other PE waits.
 */
#include "test.h"

#include <shmemx.h>

static int word[4], in[4];
static uint64_t sig;

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    shmem_team_t a = SHMEM_TEAM_NULL, b, c;
    size_t local = 0;
    int i[4] = {0};

    if (strcmp(how, "early") == 0)
        shmem_team_create_strided(0, 1, 1, &a);
    if (strcmp(how, "early_split") == 0)
        shmem_team_split(SHMEM_TEAM_WORLD, 0, 0, &a);
    test_init();
    if (strcmp(how, "destroyed") == 0) {
        shmem_team_split(SHMEM_TEAM_WORLD, 0, 0, &a);
        b = a;
        shmem_team_free(&a);
        a = b;
    }
    if (me > 0)
        shmem_barrier_all();
    else if (strcmp(how, "color") == 0)
        shmem_team_split(SHMEM_TEAM_WORLD, -5, 0, &a);
    else if (strcmp(how, "parent") == 0)
        shmemx_team_split_color(SHMEM_TEAM_NULL, 0, 0, &a);
    else if (strcmp(how, "start") == 0)
        shmem_team_create_strided(2, 1, 1, &a);
    else if (strcmp(how, "stride") == 0)
        shmem_team_create_strided(0, 0, 2, &a);
    else if (strcmp(how, "size") == 0)
        shmemx_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 3, &a);
    else if (strcmp(how, "end") == 0)
        shmemx_team_create_strided(1, 1, 2, &a);
    else if (strcmp(how, "range") == 0)
        shmemx_team_split_3d(SHMEM_TEAM_WORLD, 1, 1, 0, &a, &b, &c);
    else if (strcmp(how, "ranges") == 0)
        shmemx_team_split_2d(SHMEM_TEAM_WORLD, 2, 2, &a, &b);
    else if (strcmp(how, "destroyed") == 0)
        shmem_team_free(&a);
    else if (strcmp(how, "barrier") == 0)
        shmemx_team_barrier(SHMEM_TEAM_NULL, NULL);
    else if (strcmp(how, "nreduce") == 0)
        shmemx_team_int_sum_to_all(SHMEM_TEAM_WORLD, word, in, -1, NULL, NULL);
    else if (strcmp(how, "dest") == 0)
        shmemx_int_put_nb(i, word, 1, 1);
    else if (strcmp(how, "pe") == 0)
        shmem_putmem_nb(word, in, 1, 2, NULL);
    else if (strcmp(how, "pe_quiet") == 0)
        shmemx_pe_quiet(2);
    else if (strcmp(how, "signal") == 0)
        shmem_int_put_signal_nb(word, in, 1, (uint64_t *) &local, 1, 1, NULL);
    else if (strcmp(how, "amo") == 0)
        shmemx_size_fadd_nb(&local, &local, 1, 1, NULL);
    else if (strcmp(how, "old_amo") == 0)
        shmem_uint_add((unsigned *) i, 1, 1);
    shmem_signal_fetch(&sig);
    return 0;
}
