#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests a user's own -fsanitize=address, through the wrappers and with the
# library as it is installed: right programs have no report, with static data,
# the symmetric heap and private memory; a mistake of the program is reported.

. "$(dirname "${BASH_SOURCE[0]}")/common"

bin=$PREFIX/bin
export ASAN_OPTIONS=abort_on_error=0

cat >"$work/good.c" <<'END'
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long psync[SHMEM_SYNC_SIZE], total, mine, work[SHMEM_SYNC_SIZE];
static int before[3] = { 1, 2, 3 }, after[5];
long common_data[7];

static int fail(const char *what)
{
    printf("PE %d: %s\n", shmem_my_pe(), what);
    return 3;
}

int main(void)
{
    int me, n, next, *block, *private;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    next = (me + 1) % n;
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    mine = me + 1;
    block = shmem_malloc(1000 * sizeof *block);
    private = malloc(1000 * sizeof *private);
    for (int i = 0; i < 1000; i++)
        private[i] = 1000 * me + i;
    shmem_barrier_all();
    shmem_int_put(block, private, 1000, next);
    shmem_int_put(after, before, 3, next);
    shmem_long_atomic_add(&common_data[6], mine, 0);
    shmem_long_sum_to_all(&total, &mine, 1, 0, 0, n, work, psync);
    shmem_barrier_all();
    shmem_int_get(private, block, 1000, me);
    for (int i = 0; i < 1000; i++)
        if (private[i] != 1000 * ((me + n - 1) % n) + i)
            return fail("put and get");
    if (memcmp(after, before, sizeof before) != 0)
        return fail("static data");
    if (total != n * (n + 1) / 2 || (me == 0 && common_data[6] != total))
        return fail("sum");
    free(private);
    shmem_free(block);
    shmem_finalize();
    return 0;
}
END

# One element too much of a private block, and of a static array.
cat >"$work/heap.c" <<'END'
#include <shmem.h>
#include <stdlib.h>

int main(void)
{
    volatile int *private = malloc(40);
    volatile int i = 10;

    shmem_init();
    private[i] = shmem_my_pe();
    shmem_finalize();
    free((void *)private);
    return 0;
}
END
cat >"$work/static.c" <<'END'
#include <shmem.h>

static int array[10];

int main(void)
{
    volatile int i = 10;

    shmem_init();
    array[i] = shmem_my_pe();
    shmem_barrier_all();
    shmem_finalize();
    return array[i - 1];
}
END
cat >"$work/good.f90" <<'END'
program good
    implicit none
    include 'mpp/shmem.fh'
    integer, save :: psync(SHMEM_REDUCE_SYNC_SIZE), total, mine
    integer, save :: work(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    integer, save :: there(100)
    integer, allocatable :: here(:)
    integer :: me, n, i

    call shmem_init()
    me = shmem_my_pe()
    n = shmem_n_pes()
    psync = SHMEM_SYNC_VALUE
    mine = me + 1
    allocate (here(100))
    here = [(1000 * me + i, i = 1, 100)]
    call shmem_barrier_all()
    call shmem_put4(there, here, 100, mod(me + 1, n))
    call shmem_int4_sum_to_all(total, mine, 1, 0, 0, n, work, psync)
    call shmem_barrier_all()
    if (total /= n * (n + 1) / 2) call shmem_global_exit(3)
    if (any(there /= [(1000 * mod(me + n - 1, n) + i, i = 1, 100)])) &
        call shmem_global_exit(4)
    deallocate (here)
    call shmem_finalize()
end program good
END
cat >"$work/bad.f90" <<'END'
program bad
    implicit none
    include 'mpp/shmem.fh'
    integer, allocatable :: here(:)
    integer, volatile :: i

    call shmem_init()
    allocate (here(10))
    i = 11
    here(i) = shmem_my_pe()
    call shmem_barrier_all()
    print *, here(10)
    call shmem_finalize()
end program bad
END

# good NAME COMPILER... : compiles, runs clean in two worlds
good()
{
    local name=$1
    shift
    verdict "sanitize-$name-compiles" 'does not compile' "$@" -g -O1 \
        -fsanitize=address -o "$work/$name"
    verdict "sanitize-$name" 'not clean' \
        "$bin/oshrun" -n 3 "$work/$name"
    # memory that UCX keeps is not a leak of the program
    verdict "sanitize-$name-nodes" 'not clean between nodes' \
        env SHMEM_TEST_NODES=2 ASAN_OPTIONS=detect_leaks=0 \
        "$bin/oshrun" -n 2 "$work/$name"
}

# found NAME PATTERN COMPILER...: the mistake is reported, and ends the job
found()
{
    local name=$1 pattern=$2 status
    shift 2
    verdict "sanitize-$name-compiles" 'does not compile' "$@" -g -O1 \
        -fsanitize=address -o "$work/$name"
    "$bin/oshrun" -n 2 "$work/$name" >"$work/out" 2>&1
    status=$?
    verdict "sanitize-$name" "status $status, not reported" \
        grep -qE "ERROR: AddressSanitizer: $pattern" "$work/out"
    verdict "sanitize-$name-ends" "status $status" test $status != 0
    verdict "sanitize-$name-line" 'the line is not in the report' \
        grep -qE "main|MAIN|$name" "$work/out"
}

good good-c "$bin/oshcc" "$work/good.c"
found heap heap-buffer-overflow "$bin/oshcc" "$work/heap.c"
found static global-buffer-overflow "$bin/oshcc" "$work/static.c"
if command -v clang >/dev/null; then
    export OSHCC_CC=clang
    good good-clang "$bin/oshcc" "$work/good.c"
    found static-clang global-buffer-overflow "$bin/oshcc" "$work/static.c"
    unset OSHCC_CC
fi
if "$bin/oshfort" -show >/dev/null 2>&1; then
    good good-f "$bin/oshfort" "$work/good.f90"
    found bad-f heap-buffer-overflow "$bin/oshfort" "$work/bad.f90"
else
    skip sanitize-fortran 'no Fortran'
fi
exit $bad
