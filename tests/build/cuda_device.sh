#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# What kernels call (src/cuda/device) without a graphics processor: threads play
# the threads of a kernel (tests/cuda/emulate.h).  The PEs are processes, and
# threads under ThreadSanitizer.  Copies of the headers with a mistake each show
# that the tests notice it.

# shellcheck disable=SC2086 # $wrap has several words
. "$(dirname "${BASH_SOURCE[0]}")/common"

cxx=${CXX:-g++}
device=$SRC/src/cuda/device
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
        -I"$PREFIX/include" -o "$work/$program" "$SRC/tests/cuda/$test.cc" \
        "$SRC/tests/cuda/emulate.cc" -L"$PREFIX/lib" -lsma \
        -Wl,-rpath,"$PREFIX/lib"
}

# PEs that are processes.
pes='1 2 3 4 8'
[ -z "${SMA_TEST_SHORT:-}" ] || pes=3
for test in coll point; do
    verdict "cuda-device-$test-compiles" 'does not compile' \
        compile $test $test "$device" -O0
    for n in $pes; do
        verdict "cuda-device-$test-$n" 'a result is wrong' \
            "$PREFIX/bin/oshrun" -n "$n" "$work/$test"
    done
done

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

[ -n "${SMA_TEST_SHORT:-}" ] && exit "$bad"
mistake wait sync.h '/await(&psync\[round\]);/d'
mistake take sync.h '/post(&psync\[round\], -1/d'
mistake group sync.h '0,/^    group.sync();/s///'
mistake last coll.h 's/^    meet(group, set, psync);$/group.sync();/'
mistake ready reduce.h '/all sources are ready/d'
mistake part reduce.h 's/first + part < n ? first + part : n/first + part/'
mistake offset coll.h '/-(long)(offset + 1)/d'
exit "$bad"
