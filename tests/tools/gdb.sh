#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gdb
#
# The commands of libsma.so.1-gdb.py in gdb: shmem pes, shmem where and shmem heap on
# a PE that runs, and on its core file; also with a library without symbols.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

if ! gdb -batch -ex run --args true 2>&1 | grep -q 'exited normally'; then
    skip gdb 'gdb cannot run a program here'
    exit 0
fi
cd "$work" || exit 1
cp "$here/gdb_prog.c" prog.c
"$PREFIX/bin/oshcc" -g -o prog prog.c || fail gdb-compile 'does not compile'
while IFS='|' read -r name ask; do
    printf 'echo == %s\\n\n%s\n' "$name" "$ask"
done >asks <<'X'
pes|shmem pes
block|shmem where &block[5]
end|shmem where (char *) block + 1010
copy|shmem where other
static|shmem where fixed + 2
array|shmem where fixed
stack|shmem where inside
heap|shmem heap
X
{
    printf 'set confirm off\nbreak stop\nrun\n'
    cat asks
    printf 'generate-core-file core\nkill\n'
} >live

# part NAME: what stands below "== NAME"
part()
{
    sed -n "/^== $1\$/,/^== /p" "$out" | grep -v '^=='
}

# shows NAME PART PATTERN: the part of the output has the pattern
shows()
{
    verdict "gdb-$1-$2" "$(part "$2")" grep -qE "$3" <(part "$2")
}

judge()
{
    out=$2
    shows "$1" pes '^PE 1 of 3; 3 on this host$'
    shows "$1" block '^symmetric heap of PE 1 \(this PE\), byte [0-9]+$'
    shows "$1" block '^  byte 40 of a block of 1000 bytes at byte [0-9]+'
    shows "$1" end '^  behind the end of the block$'
    shows "$1" copy '^symmetric heap of PE 0 \(a copy of PE 0\), byte'
    shows "$1" copy '^  byte 16 of a block of 1000 bytes'
    shows "$1" static '^static data of PE 1 \(this PE\), byte [0-9]+$'
    shows "$1" static '^  fixed \+ 16 in section '
    shows "$1" array '^  fixed in section '
    shows "$1" stack '^0x[0-9a-f]+ is not symmetric$'
    shows "$1" heap '^2 blocks with 1064 bytes, in a heap of [0-9]+ bytes at 0x'
    shows "$1" heap '^0x[0-9a-f]+: a block of 1000 bytes at byte 0'
}

script=$(readlink -f "$PREFIX/lib/libsma.so.1-gdb.py")
verdict gdb-installed 'not beside the library under the name that gdb looks for' \
    same "$script" "$(readlink -f "$PREFIX/lib/libsma.so.1")-gdb.py"

# run NAME ENVIRONMENT...: PE 1 under gdb, which loads the script by itself
run()
{
    local name=$1 libdir=$2
    rm -f core
    LD_LIBRARY_PATH=$libdir timeout 600 "$PREFIX/bin/oshrun" -n 3 sh -c '
        [ $SMA_PE != 1 ] || set -- gdb -batch -iex "add-auto-load-safe-path /" \
            -x live --args "$@"
        exec "$@"' sh ./prog </dev/null >"live-$name" 2>&1
    judge "live-$name" "live-$name"
    out=live-$name
    shows "live-$name" pes '^\* PE 1, process [0-9]+, .*prog: runs'
    shows "live-$name" pes '^  PE 0, process [0-9]+, .*prog: runs'
    [ -s core ] || { fail "gdb-$name-core" 'no core file'; return; }
    LD_LIBRARY_PATH=$libdir gdb -batch -iex 'add-auto-load-safe-path /' \
        -x asks ./prog core >"core-$name" 2>&1
    judge "core-$name" "core-$name"
}
run plain "$PREFIX/lib"
mkdir stripped
cp -a "$PREFIX"/lib/libsma.so* stripped
strip stripped/libsma.so.1.*[0-9]
run stripped "$work/stripped"

# Before the program has called shmem_init, and without libsma, a line says so.
gdb -batch -iex 'add-auto-load-safe-path /' -ex "source $script" -ex 'shmem heap' ./prog >out 2>&1
verdict gdb-early "$(cat out)" grep -q 'the program has no libsma, or has not started' out
exit "$bad"
