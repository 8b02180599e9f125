#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# What kernels call (nvshmem/src/device) without a graphics processor: threads play
# the threads of a kernel (nvshmem/tests/emulate.h).  The PEs are processes, and
# threads under ThreadSanitizer.  Copies of the headers with a mistake each show
# that the tests notice it.

. "$(dirname "${BASH_SOURCE[0]}")/../../tests/common"

cxx=${CXX:-g++}
device=$SRC/nvshmem/src/device
type "$cxx" >/dev/null 2>&1 || {
    skip cuda-device "no $cxx"
    exit 0
}

# compile PROGRAM TEST HEADERS OPTION...
compile()
{
    local program=$1 test=$2 headers=$3
    shift 3
    "$cxx" -std=c++11 -Wall -Wextra -Werror -pthread "$@" -I"$headers" \
        -I"$PREFIX/include" -o "$work/$program" "$here/$test.cc" \
        "$here/emulate.cc" -L"$PREFIX/lib" -lsma \
        -Wl,-rpath,"$PREFIX/lib"
}

# PEs that are processes.
# The short run has only the three whose stores arrive late (below).
pes='1 2 4 8'
[ -z "${SMA_TEST_SHORT:-}" ] || pes=
for test in coll point; do
    verdict "cuda-device-$test-compiles" 'does not compile' \
        compile $test $test "$device" -O0
    for n in $pes; do
        verdict "cuda-device-$test-$n" 'a result is wrong' \
            "$PREFIX/bin/oshrun" -n "$n" "$work/$test"
    done
done

# Stores that arrive at a fence and not before, which shows a missing fence; and PEs
# whose memory has no atomic operations for each other.
for test in coll point; do
    EMULATE_DELAY=1 verdict "cuda-device-$test-delay" 'a fence is missing' \
        "$PREFIX/bin/oshrun" -n 3 "$work/$test"
done
for n in $pes 3; do
    EMULATE_NO_ATOMICS=1 verdict "cuda-device-stores-$n" 'a result is wrong' \
        "$PREFIX/bin/oshrun" -n "$n" "$work/coll"
done

# The short run ends here: what follows shows what these tests notice.
[ -n "${SMA_TEST_SHORT:-}" ] && exit "$bad"

# unfenced NAME TEST FILE SCRIPT: with this change of a header, for sed, the test
# fails if stores arrive at fences.
unfenced()
{
    rm -rf "$work/device"
    cp -R "$device" "$work/device"
    sed "$4" "$device/$3" >"$work/device/$3"
    if cmp -s "$device/$3" "$work/device/$3" ||
        ! compile unfenced "$2" "$work/device" -O0 >"$work/log" 2>&1; then
        fail "cuda-device-unfenced-$1" 'nothing changed, or it does not compile'
        return
    fi
    EMULATE_DELAY=1 "$PREFIX/bin/oshrun" -n 3 "$work/unfenced" \
        >"$work/log" 2>&1 || rc=$?
    verdict "cuda-device-unfenced-$1" 'no test notices it' test "${rc:-0}" -ne 0
    rc=0
}
unfenced barrier coll sync.h '/^SMA_DEVICE void post/,/^}/s/fence();//'
unfenced signal point rma.h '/^    if (group.rank() == 0) {/,/^    }/s/fence();//'

# PEs that are threads, under ThreadSanitizer, which needs addresses that are not
# random and does not know fences.
wrap='setarch -R'
$wrap true 2>/dev/null || wrap=
for test in coll point; do
    verdict "cuda-device-$test-tsan-compiles" 'does not compile' compile \
        $test-tsan $test "$device" -Og -g1 -fsanitize=thread -Wno-tsan
    verdict "cuda-device-$test-tsan" 'ThreadSanitizer, or a wrong result' \
        $wrap "$work/$test-tsan" 3
done

fails()
{
    ! TSAN_OPTIONS=halt_on_error=1 $wrap "$work/wrong" 3
}

# mistake NAME FILE SCRIPT: with this change of a header, for sed, the test of
# collectives under ThreadSanitizer fails.
mistake()
{
    local name=$1 file=$2 script=$3
    rm -rf "$work/device"
    cp -R "$device" "$work/device"
    sed "$script" "$device/$file" >"$work/device/$file"
    if cmp -s "$device/$file" "$work/device/$file" ||
        ! compile wrong coll "$work/device" -Og -fsanitize=thread -w \
            >"$work/log" 2>&1; then
        fail "cuda-device-mistake-$name" 'nothing changed, or it does not compile'
        return
    fi
    verdict "cuda-device-mistake-$name" 'no test notices it' fails
}

mistake wait sync.h '/await(&psync\[round\]);/d'
mistake take sync.h '/take(&psync\[round\], 1/d'
mistake group sync.h '0,/^    group.sync();/s///'
mistake last coll.h 's/^    meet(group, set, psync);$/group.sync();/'
mistake ready reduce.h '/all sources are ready/d'
mistake part reduce.h 's/first + part < n ? first + part : n/first + part/'
mistake offset coll.h '/take(&psync\[SYNC_OFFSET\]/d'
mistake entry coll.h '0,/^    group.sync();/s///'
exit "$bad"
