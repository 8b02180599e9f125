#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Other tools beside a job, by the commands of the manual: perf and gprof, with a file
# for each PE; Python, which loads a library of its user; and a tool of the profiling
# interface that is linked with the program, also statically.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

PATH=$PREFIX/bin:$PATH
export PKG_CONFIG_PATH=$PREFIX/lib/pkgconfig
cd "$work" || exit 1
cp "$here"/others*.c .

# made NAME OPTION...: oshcc has nothing to say
made()
{
    verdict "others-$1" 'an error or a warning' empty \
        "$(oshcc -Wall -Wextra -o "$1" "${@:2}" 2>&1 || echo "status $?")"
}

# ---- profilers
if command -v perf >out && perf record -o probe true >out 2>&1; then
    made spin -O2 -g others.c
    # The commands of oshrun(1).
    verdict others-perf 'no such line' says 0 '^30000000 steps$' \
        oshrun -n 2 sh -c 'exec perf record -o perf.$SMA_PE ./spin'
    for pe in 0 1; do
        verdict others-perf-$pe 'no such line' says 0 '^ +(100|[5-9][0-9])\.[0-9]+% +spin .* integrate' \
            perf report -i perf.$pe --stdio
    done
    verdict others-perf-stat 'no such line' says 0 '^30000000 steps$' oshrun -n 2 sh -c '
        [ $SMA_PE != 1 ] || set -- perf stat -o stat "$@"
        exec "$@"' sh ./spin
    verdict others-perf-stat-file 'no times' grep -q 'seconds time elapsed' stat
else
    skip others-perf "no perf, or the kernel does not allow it: $(grep -m 1 . out)"
fi
if command -v gprof >out; then
    made counted -pg -O2 others.c
    verdict others-gprof 'other lines' prints '30000000 steps' \
        oshrun -n 2 sh -c 'GMON_OUT_PREFIX=gmon.$SMA_PE exec ./counted'
    for files in 0:1 1:1 '[01]:2'; do # one call, and two in both
        verdict "others-gprof-${files%:*}" 'no such line' says 0 "^ *[0-9.]+ +[0-9.]+ +[0-9.]+ +${files#*:} .* integrate\$" \
            sh -c "gprof -b -p counted gmon.${files%:*}.*"
    done
else
    skip others-gprof 'no gprof'
fi

# ---- Python, by the commands of doc/compiling.md
if command -v python3 >out; then
    made libring.so -shared -fPIC others.c
    cat >ring.py <<'P'
import ctypes

ring = ctypes.CDLL("./libring.so")
ring.shmem_init()
print("PE", ring.shmem_my_pe(), "has", ring.ring_left(), "on its left")
ring.shmem_finalize()
P
    verdict others-python 'other lines' prints 'PE 0 has 2 on its left
PE 1 has 0 on its left
PE 2 has 1 on its left' oshrun -n 3 python3 ring.py
else
    skip others-python 'no Python'
fi

# ---- a tool
counted='30000000 steps
PE 0: 1 puts
PE 1: 1 puts'
made linked -O2 others.c others_tool.c
verdict others-linked-run 'other lines' prints "$counted" oshrun -n 2 ./linked
made static -static -O2 others.c others_tool.c
verdict others-static-run 'other lines' prints "$counted" oshrun -n 2 ./static
# as an archive, before the library
verdict others-archive 'does not compile' sh -c \
    'cc -c $(pkg-config --cflags sma) others_tool.c && ar rcs libtool.a others_tool.o'
made archived -static -O2 others.c -L. -ltool
verdict others-archived-run 'other lines' prints "$counted" oshrun -n 2 ./archived

exit "$bad"
