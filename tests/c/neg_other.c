/* np: 2  args: cmp  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_wait_until: cmp is 17 */
/* np: 2  args: cmp_negative  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_long_test: cmp is -1 */
/* np: 2  args: iput_dst  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_iput: dst is 0, must be at least 1 */
/* np: 2  args: iput_sst  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_iput64: sst is -2, must be at least 1 */
/* np: 2  args: iget_dst  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_double_iget: dst is 0 */
/* np: 2  args: iget_sst  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_iget32: sst is 0 */
/* np: 2  args: clear_free  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ is not set */
/* np: 2  args: free_static  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_free: ptr 0x[0-9a-f]+ is outside the symmetric heap */
/* np: 2  args: free_inside  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_free: ptr 0x[0-9a-f]+ is not the start of a block */
/* np: 2  args: free_twice  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_free: ptr 0x[0-9a-f]+ is already free */
/* np: 2  args: realloc_inside  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_realloc: ptr 0x[0-9a-f]+ is not the start of a block */
/* np: 4  args: flush  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_int_put: pe is -1, must be 0..3 */
/* np: solo  args: early_put  status: 1  lines: 1  match: ^shmem: shmem_put64: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_get  status: 1  lines: 1  match: ^shmem: shmem_int_get: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_barrier  status: 1  lines: 1  match: ^shmem: shmem_barrier_all: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_malloc  status: 1  lines: 1  match: ^shmem: shmem_malloc: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_amo  status: 1  lines: 1  match: ^shmem: shmem_int_atomic_inc: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_wait  status: 1  lines: 1  match: ^shmem: shmem_int_wait_until: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_lock  status: 1  lines: 1  match: ^shmem: shmem_set_lock: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_reduce  status: 1  lines: 1  match: ^shmem: shmem_int_sum_to_all: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_finalize  status: 1  lines: 1  match: ^shmem: shmem_finalize: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_free  status: 1  lines: 1  match: ^shmem: shmem_free: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_fence  status: 1  lines: 1  match: ^shmem: shmem_fence: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early_ptr  status: 1  lines: 1  match: ^shmem: shmem_ptr: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: 1  args: late_put  status: 1  lines: 1  match: ^shmem: .*shmem_int_put: called after shmem_finalize \(called at [^ )]+\)$ */
/* np: 1  args: late_barrier  status: 1  lines: 1  match: ^shmem: .*shmem_barrier_all: called after shmem_finalize \(called at [^ )]+\)$ */
/* np: 1  args: late_malloc  status: 1  lines: 1  match: ^shmem: .*shmem_malloc: called after shmem_finalize \(called at [^ )]+\)$ */
/* np: 1 2  args: handler  status: 1  lines: 1  match: ^shmem: .*shmem_barrier_all: called after exit has finalized the library$ */
/* np: solo  args: early:shmem_my_pe  status: 1  lines: 1  match: ^shmem: shmem_my_pe: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early:_my_pe  status: 1  lines: 1  match: ^shmem: _my_pe: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early:my_pe  status: 1  lines: 1  match: ^shmem: my_pe: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early:shmem_n_pes  status: 1  lines: 1  match: ^shmem: shmem_n_pes: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early:_num_pes  status: 1  lines: 1  match: ^shmem: _num_pes: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: solo  args: early:num_pes  status: 1  lines: 1  match: ^shmem: num_pes: called before shmem_init or start_pes \(called at [^ )]+\)$ */
/* np: 1 2  args: late_numbers  lines: 0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests wrong operators, strides, locks and blocks, and calls before init and
 * after finalize.
 */
#include <mpp/shmem.h>

#include "test.h"

static int i4[8], wrk[8];
static long i8[8], lock;
static double r8[8];
static long psync[SHMEM_SYNC_SIZE];

static void call_early(const char *what)
{
    if (strcmp(what, "early_put") == 0)
        shmem_put64(i8, r8, 1, 0);
    else if (strcmp(what, "early_get") == 0)
        shmem_int_get(i4, i4 + 1, 1, 0);
    else if (strcmp(what, "early_barrier") == 0)
        shmem_barrier_all();
    else if (strcmp(what, "early_malloc") == 0)
        shmem_malloc(8);
    else if (strcmp(what, "early_amo") == 0)
        shmem_int_atomic_inc(i4, 0);
    else if (strcmp(what, "early_wait") == 0)
        shmem_int_wait_until(i4, SHMEM_CMP_EQ, 0);
    else if (strcmp(what, "early_lock") == 0)
        shmem_set_lock(&lock);
    else if (strcmp(what, "early_reduce") == 0)
        shmem_int_sum_to_all(i4, i4 + 1, 1, 0, 0, 1, wrk, psync);
    else if (strcmp(what, "early_finalize") == 0)
        shmem_finalize();
    else if (strcmp(what, "early_free") == 0)
        shmem_free(i4);
    else if (strcmp(what, "early_fence") == 0)
        shmem_fence();
    else if (strcmp(what, "early_ptr") == 0)
        shmem_ptr(i4, 0);
    else if (strcmp(what, "early:shmem_my_pe") == 0)
        shmem_my_pe();
    else if (strcmp(what, "early:_my_pe") == 0)
        _my_pe();
    else if (strcmp(what, "early:my_pe") == 0)
        my_pe();
    else if (strcmp(what, "early:shmem_n_pes") == 0)
        shmem_n_pes();
    else if (strcmp(what, "early:_num_pes") == 0)
        _num_pes();
    else if (strcmp(what, "early:num_pes") == 0)
        num_pes();
}

static void call_late(const char *what)
{
    shmem_finalize();
    if (strcmp(what, "late_put") == 0)
        shmem_int_put(i4, i4 + 1, 1, 0);
    else if (strcmp(what, "late_barrier") == 0)
        shmem_barrier_all();
    else if (strcmp(what, "late_malloc") == 0)
        shmem_malloc(8);
    else if (shmem_my_pe() != me || _my_pe() != me || my_pe() != me ||
             shmem_n_pes() != 0 || _num_pes() != 0 || num_pes() != 0)
        exit(2);
    exit(0);
}

static void call(const char *what, char *block)
{
    if (strcmp(what, "cmp") == 0)
        shmem_int_wait_until(i4, 17, 1);
    else if (strcmp(what, "cmp_negative") == 0)
        shmem_long_test(i8, -1, 1);
    else if (strcmp(what, "iput_dst") == 0)
        shmem_int_iput(i4, wrk, 0, 1, 2, 1);
    else if (strcmp(what, "iput_sst") == 0)
        shmem_iput64(i8, r8, 1, -2, 2, 1);
    else if (strcmp(what, "iget_dst") == 0)
        shmem_double_iget(r8, r8 + 4, 0, 1, 2, 1);
    else if (strcmp(what, "iget_sst") == 0)
        shmem_iget32(i4, wrk, 1, 0, 2, 1);
    else if (strcmp(what, "clear_free") == 0)
        shmem_clear_lock(&lock);
    else if (strcmp(what, "free_static") == 0)
        shmem_free(i4);
    else if (strcmp(what, "free_inside") == 0)
        shmem_free(block + 64);
    else if (strcmp(what, "realloc_inside") == 0)
        shmem_realloc(block + 8, 100);
    else if (strcmp(what, "flush") == 0)
        shmem_int_put(i4, wrk, 1, -1);
}

/* Output that takes long to flush, because its reader is slow: the message must
 * come although the other PEs see the end of the job at once. */
static void print_slowly(void)
{
    static char room[1 << 20];
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
    setvbuf(stdout, room, _IOFBF, sizeof room);
    for (int i = 0; i < 10000; i++)
        printf("line %06d of the output of PE 0\n", i);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    char *block;

    if (strncmp(what, "early", 5) == 0) {
        call_early(what);
        return 0;
    }
    if (strcmp(what, "handler") == 0)
        atexit(shmem_barrier_all);
    test_init();
    if (strcmp(what, "handler") == 0)
        return 0;
    if (strncmp(what, "late", 4) == 0)
        call_late(what);
    block = shmem_malloc(1000);
    CHECK(block != NULL, "no memory");
    if (strcmp(what, "free_twice") == 0)
        shmem_free(block);
    if (me == 0) {
        if (strcmp(what, "flush") == 0)
            print_slowly();
        if (strcmp(what, "free_twice") == 0)
            shmem_free(block);
        call(what, block);
    }
    shmem_barrier_all();
    return 0;
}
