#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Runs random programs in all worlds, between nodes also over a wire that reorders and does as
# little as it may (tests/network/slow.c); they find a fault that is put into the library, and
# tests/fuzz/reduce keeps the step that shows it.  A few of a fixed seed run in the first worlds
# below; with FUZZ_SECONDS (make check-fuzz) programs run in all worlds for so long, half of the
# jobs from the fixed seed and half from a fresh one (FUZZ_SEED, or by the clock).
#
# notices: fence_no_wait iget_early get_nbi_early
. "$(dirname "${BASH_SOURCE[0]}")/../common"
. "$tests/network/wire"

seconds=${FUZZ_SECONDS:-0}
fixed=20261122 fresh=${FUZZ_SEED:-$(($(date +%s%N) / 1000 % 1000000000))}
oshcc=$PREFIX/bin/oshcc oshrun=$PREFIX/bin/oshrun fuzz=$work/fuzz
programs=8
[ -z "${SMA_TEST_SHORT:-}" ] || [ -n "${SMA_MUTANT:-}" ] || programs=4

# The number of PEs and the environment of each job.
few=6 # without FUZZ_SECONDS
jobs='
4
4 SHMEM_TEST_NODES=2
5 SHMEM_TEST_NODES=2 SHMEM_STATS=/dev/null SLOW
3 SHMEM_TRANSPORT=all-ucx SHMEM_TEST_SMALL_TRANSFERS=mixed SLOW
3 SHMEM_TRANSPORT=all-ofi SLOW
4 SHMEM_TEST_NODES=2 SHMEM_ATOMICS=network SHMEM_TEST_SMALL_TRANSFERS=mixed SLOW
3 SHMEM_TRANSPORT=all-ofi SHMEM_TEST_SMALL_TRANSFERS=mixed SLOW
3 SHMEM_TRANSPORT=all-ucx SLOW
3 SHMEM_TRANSPORT=all-ucx
3 SHMEM_TRANSPORT=all-ofi
3 SHMEM_CHECK=LEVEL
8
2
5 SHMEM_TEST_NODES=2 SHMEM_TEST_CYCLIC=1
4 SHMEM_TRANSPORT=all-ofi SHMEM_TEST_NODES=2
4 SHMEM_TEST_NODES=2 SHMEM_CHECK=LEVEL
6 SHMEM_TEST_NODES=3 SHMEM_REDUCE=layout-independent
3
7
4 SHMEM_TEST_NODES=2 SHMEM_ATOMICS=network
2 SHMEM_TRANSPORT=all-ucx SHMEM_CHECK=0
4 SHMEM_TEST_NODES=2 SHMEM_TEST_SMALL_TRANSFERS=mixed SHMEM_ATOMICS=network
'

# A put of more than 100 bytes omits the last one.
cat >"$work/fault.c" <<'END'
#include <pshmem.h>

void shmem_putmem(void *dest, const void *source, size_t nelems, int pe)
{
    pshmem_putmem(dest, source, nelems - (nelems > 100), pe);
}
END
(
    cd "$work" || exit
    for file in "$here"/{fuzz,plan*,run,model,print,calls}.c fault.c; do
        "$oshcc" -O1 -g -Wall -Wextra -Werror -c "$file" &
        [ "$(jobs -r | wc -l)" -lt 2 ] || wait -n
    done
    wait
    "$oshcc" -o bad ./*.o -ldl && rm fault.o && "$oshcc" -o fuzz ./*.o -ldl
) >"$work/log" 2>&1
verdict compiles "$(tail -n 3 "$work/log")" test -x "$fuzz"

# job_of COMMAND...: the job ends, or its stacks are printed
job_of()
{
    rm -f "$work/stacks"
    "$runner" limit "$work/stacks" "$@" && return
    local status=$?
    cat "$work/stacks" 2>/dev/null
    return $status
}

# job SEED OPTION TIME NP [VARIABLE...]: so many programs, or for so many seconds, are right
job()
{
    local seed=$1 option=$2 time=$3 np=$4 wrong run=$oshrun
    shift 4
    [[ $* != *stage/lib* ]] || run=$work/stage/bin/oshrun
    SMA_TEST_LIMIT=$((test_limit + ${time%.*})) job_of env "$@" "$run" -n "$np" \
        "$fuzz" -s "$seed" "$option" "$time" >"$work/out" 2>&1
    wrong=$(head -n 20 "$work/out" | cut -c 1-900)
    verdict "random $* oshrun -n $np fuzz -s $seed" \
        "$wrong (with the seed that it names, tests/fuzz/reduce makes it shorter)" \
        grep -q '^[0-9]* plans' "$work/out"
}

# Milliseconds since the beginning.
begin=$(date +%s%N)
elapsed()
{
    echo $((($(date +%s%N) - begin) / 1000000))
}

# Level 2 of SHMEM_CHECK may not be there.
level=2
SHMEM_CHECK=2 "$oshrun" -n 1 "$fuzz" -n 1 >/dev/null 2>&1 || level=1
jobs=$(sed "/^\$/d; s/LEVEL/$level/" <<<"$jobs")
[ "$seconds" != 0 ] || jobs=$(head -n $few <<<"$jobs")
has ucx || jobs=$(sed '/=ucx/d; /NODES/d' <<<"$jobs")
[ -f "$PREFIX/lib/sma/transport_ofi.so" ] || jobs=$(sed '/=ofi/d' <<<"$jobs")
[[ $jobs != *SLOW* ]] ||
    verdict slow-compiles 'does not compile' wire "$tests/network/slow.c"
jobs=${jobs//SLOW/LD_LIBRARY_PATH=$work/stage/lib}
count=$(wc -l <<<"$jobs") i=0
while read -r -a words; do
    left=$((seconds * 1000 - $(elapsed)))
    if [ "$seconds" = 0 ]; then
        job $fixed -r $programs "${words[@]}"
    elif [ "$left" -le 0 ] && [ $i -ge $few ]; then
        # the jobs at the end are for hosts that have the time
        skip "random ${words[*]}" 'no time is left'
    else
        share=$((left > 0 ? left / (count - i) / 2 : 0))
        # so many PEs, so many seeds at once
        job $fixed -r 1 "${words[@]}"
        job $((fresh + i * 1000)) -t \
            "$((share / 1000)).$(printf %03d $((share % 1000)))" "${words[@]}"
    fi
    i=$((i + 1))
done <<<"$jobs"
# for a fault that has been found
[ "$seconds" = 0 ] || cp "$fuzz" "$BUILD/bin/fuzz"

# ---- a fault

# A plan with one such put, without a block of the heap; that of seed 12 overwrites the byte.
put='shmem_putmem([SL] + [0-9]*, [SL] + [0-9]*, [0-9]\{3,\}, '
for ((seed = 15; seed < 1000; seed++)); do
    "$work/bad" -p -N 2 -s $seed -n 40 >"$work/plan"
    [ "$(grep -c "$put" "$work/plan")" != 1 ] ||
        [ "$(grep -c 'shmem_putmem(.*, [0-9]\{3,\}, ' "$work/plan")" != 1 ] || break
done
"$oshrun" -n 2 "$work/bad" -s $seed -n 40 >"$work/out" 2>&1
status=$?
verdict fault-status "status $status" test $status = 1
verdict fault-line "no line that names it: $(cat "$work/out")" grep -qE \
    "^fuzz: seed $seed, 2 PEs, 40 steps: step [0-9]+, PE [01]: .* should be 0x.* from step [0-9]+, PE [01]: shmem_putmem\(.*\(1 bytes" \
    "$work/out"
step=$(sed -n 's/.*from step \([0-9]*\),.*/\1/p' "$work/out" | head -n 1)
verdict fault-step 'the step is not in the plan' grep -qx "step $step" "$work/plan"
FUZZ_LIMIT=50 "$here/reduce" "$oshrun" "$work/bad" 2 $seed 40 >"$work/short" 2>&1
verdict reduce-shorter "more than the put and its block: $(tail -n 1 "$work/short")" \
    grep -qE -- '-k ([0-9]+,)?[0-9]+$' "$work/short"
verdict reduce-call 'the call is gone' grep -q 'shmem_putmem(' "$work/short"
exit $bad
