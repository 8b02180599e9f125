#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# The ways to start a program other than oshrun: bare, under mpirun and srun,
# and under a launcher that cannot be reached, which must not end in many jobs
# of one PE.

. "$(dirname "${BASH_SOURCE[0]}")/common"

export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
cd "$work" || exit 1
read -ra cflags <<<"${SMA_TEST_CFLAGS:-}"

cat >ring.c <<'C'
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
static long at;
int main(int argc, char **argv)
{
    (void)argv;
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *heap = shmem_malloc(sizeof *heap);
    if (argc > 1 && me == n - 1)
        exit(7);
    *heap = 0;
    shmem_barrier_all();
    shmem_long_atomic_add(heap, me + 1, 0);
    shmem_long_p(&at, me, (me + 1) % n);
    shmem_barrier_all();
    if (at == (me + n - 1) % n && shmem_long_g(heap, 0) == n * (n + 1) / 2)
        printf("PE %d of %d is right\n", me, n);
    shmem_finalize();
    return 0;
}
C
"$PREFIX/bin/oshcc" "${cflags[@]}" -o ring ring.c || {
    fail launch 'the test program does not compile'
    exit 1
}
leftovers=$(ls /dev/shm | grep sma)

# right NAME N COMMAND...: N PEs of one job
right()
{
    local name=$1 n=$2 status
    shift 2
    timeout 60 "$@" >out 2>&1
    status=$?
    verdict "launch-$name" "$(head -n 5 out)" same \
        "status $status, $(grep -c "^PE [0-9]* of $n is right" out)" \
        "status 0, $n"
}

# refused NAME PATTERN COMMAND...: an error, one line of ours, no job
refused()
{
    local name=$1 pattern=$2 status
    shift 2
    timeout 60 "$@" >out 2>&1
    status=$?
    verdict "launch-$name" "$(head -n 5 out)" same \
        "status $status, $(grep -c "^shmem: .*$pattern" out), $(
            grep -c 'is right' out)" "status 1, 1, 0"
}

right bare 1 ./ring
for v in SLURM_STEP_NUM_TASKS OMPI_COMM_WORLD_SIZE PMI_SIZE; do
    refused "$v" "$v=3 .* no PMIx server" env "$v=3" ./ring
    right "$v-1" 1 env "$v=1" ./ring
done

if ! grep -q '^#define HAVE_PMIX' "$BUILD/config.h"; then
    skip launch-mpirun 'built without PMIx'
    exit "$bad"
fi
refused noserver 'server cannot be reached' \
    env PMIX_NAMESPACE=none PMIX_RANK=0 PMIX_SERVER_URI2=none ./ring

if mpirun --version 2>/dev/null | grep -q 'Open MPI'; then
    for n in 1 2 3 5; do
        right "mpirun-$n" $n mpirun --oversubscribe -n $n ./ring
    done
    right mpirun-shm 3 \
        env SHMEM_SEGMENT=shm mpirun --oversubscribe -n 3 ./ring
    timeout 60 mpirun --oversubscribe -n 3 ./ring fail >out 2>&1
    verdict launch-mpirun-fail 'the job goes on without a PE that failed' \
        same $? 7
else
    skip launch-mpirun 'no Open MPI here'
fi

if timeout 5 scontrol ping 2>/dev/null | grep -q 'is UP'; then
    right srun 2 srun --mpi=pmix -N 1 -n 2 ./ring
else
    skip launch-srun 'no Slurm runs here'
fi

verdict launch-leftovers 'files left in /dev/shm' \
    same "$(ls /dev/shm | grep sma)" "$leftovers"

exit "$bad"
