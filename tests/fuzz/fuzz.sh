#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests the random programs of tests/fuzz: a plan printed as a C program
# compiles and runs; a few of the programs run in each world, between nodes over a
# network that reorders, too; the programs find a fault that is put into the library, and
# tests/fuzz/reduce keeps the step that shows it.  make check-fuzz runs many of
# the programs.
. "$(dirname "${BASH_SOURCE[0]}")/../common"

sources=("$SRC"/tests/fuzz/{fuzz,plan*,run,model,print*,calls*}.c)
oshcc=$PREFIX/bin/oshcc oshrun=$PREFIX/bin/oshrun

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
    for file in "${sources[@]}" fault.c; do
        "$oshcc" -O1 -Wall -Wextra -Werror -c "$file" &
        [ "$(jobs -r | wc -l)" -lt 2 ] || wait -n
    done
    wait
    "$oshcc" -o bad ./*.o && rm fault.o && "$oshcc" -o fuzz ./*.o
) >"$work/log" 2>&1
verdict compiles "$(tail -n 3 "$work/log")" test -x "$work/fuzz"

# ---- a plan as a program

"$work/fuzz" -c -N 3 -s 20261122 -n 60 >"$work/program.c"
verdict program-compiles 'the C program of a plan does not compile' \
    "$oshcc" -O1 -Wall -Wextra -Werror -o "$work/program" "$work/program.c"
verdict program-runs 'the C program of a plan fails' \
    "$oshrun" -n 3 "$work/program"

# ---- random programs

plans=8
[ -z "${SMA_TEST_SHORT:-}" ] || plans=3
# random NAME NPES [VARIABLE...]: a few of them are right
random()
{
    local name=$1 np=$2
    shift 2
    env "$@" "$oshrun" -n "$np" "$work/fuzz" -s 20261122 \
        -r "$plans" >"$work/out" 2>&1
    verdict "random-$name" "a random program fails: $(head -n 3 "$work/out")" \
        grep -q '^[0-9]* plans' "$work/out"
}
random node 4
if [ -f "$PREFIX/lib/sma/transport_ucx.so" ]; then
    random ucx 3 SHMEM_TRANSPORT=all-ucx
    random mixed 4 SHMEM_TEST_NODES=2
    includes=$(sed -n 's,^CFLAGS_ucx = ,,p' "$BUILD/Makefile")
    # shellcheck disable=SC2086 # words
    cc -std=gnu11 -O2 -fPIC -shared -pthread $includes -o "$work/delay.so" \
        "$SRC"/tests/network/delay{,_queue}.c -ldl
    export SMA_TEST_DELAY_US=100 LD_PRELOAD=$work/delay.so
    random loose 3 SHMEM_TRANSPORT=all-ucx SMA_TEST_DELAY=loose
    random ep 5 SHMEM_TEST_NODES=2 SMA_TEST_DELAY=ep
    unset LD_PRELOAD
fi

# ---- a fault

"$work/bad" -p -N 2 -s 9 -n 40 >"$work/plan"
"$oshrun" -n 2 "$work/bad" -s 9 -n 40 >"$work/out" 2>&1
status=$?
verdict fault-status "status $status" test $status = 1
verdict fault-line "no line that names it: $(cat "$work/out")" grep -qE \
    '^fuzz: seed 9, 2 PEs, 40 steps: step [0-9]+, PE [01]: .* should be 0x.* from step [0-9]+, PE [01]: shmem_putmem\(.*\(1 bytes' \
    "$work/out"
step=$(sed -n 's/.*from step \([0-9]*\),.*/\1/p' "$work/out" | head -n 1)
verdict fault-step 'the step is not in the plan' grep -qx "step $step" \
    "$work/plan"
FUZZ_LIMIT=50 "$SRC/tests/fuzz/reduce" "$oshrun" "$work/bad" 2 9 40 \
    >"$work/short" 2>&1
verdict reduce-shorter "more than the put and its block: $(tail -n 1 "$work/short")" \
    grep -qE -- '-k ([0-9]+,)?[0-9]+$' "$work/short"
verdict reduce-call 'the call is gone' grep -q 'shmem_putmem(' "$work/short"
exit $bad
