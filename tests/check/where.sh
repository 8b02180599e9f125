#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests that the place in the program that a message names is the right line, however the
# program is linked, and that the message comes even when addr2line cannot tell the line.

. "$(dirname "${BASH_SOURCE[0]}")/../common"
PREFIX=$(cd "$PREFIX" && pwd)
oshrun=$PREFIX/bin/oshrun

cat >"$work/part.c" <<'C'
#include <shmem.h>

void in_library(int *flag);

void in_library(int *flag)
{
    shmem_int_p(flag, 1, 99); /* library */
    ++*flag; /* or the call would be a jump */
}
C
cp "$here/where_main.c" "$work/main.c"

# The line of a file with a comment of that word.
line_of()
{
    grep -n "/\* $2 \*/" "$work/$1" | cut -d: -f1
}

# compile PROGRAM FLAGS...
compile()
{
    local program=$1
    shift
    "$PREFIX/bin/oshcc" -O2 -o "$work/$program" "$work/main.c" "$@" ||
        { fail "where-$program" 'does not compile'; exit 1; }
}

# says NAME PLACE COMMAND...: one line on stderr, at its end " (called at
# PLACE)"; if PLACE is empty, the message must not contain a place
says()
{
    local name=$1 place=${2:+ (called at $2)}
    shift 2
    "$@" >/dev/null 2>"$work/err"
    sed 's/^shmem: PE [0-9]*\/\([0-9]*\) on [^ ]*: /\1 /
        s/[0-9]*$/&/' "$work/err" >"$work/said"
    verdict "where-$name" 'another message' same "$(cat "$work/said")" \
        "2 shmem_int_p: pe is 99, must be 0..1$place"
}

cd "$work" || exit 1
"$PREFIX/bin/oshcc" -O2 -g -fPIC -shared -o "$work/libpart.so" part.c || exit 1
part=("$work/libpart.so" "-Wl,-rpath,$work")
direct=main.c:$(line_of main.c direct)

compile pie -g -fPIE -pie "${part[@]}"
compile nopie -g -fno-pie -no-pie "${part[@]}"
compile plain -g0 -fPIE -pie "${part[@]}"
compile stripped -g -s "${part[@]}"
for program in pie nopie; do
    says $program "$direct" "$oshrun" -n 2 ./$program
    says $program-inlined "main.c:$(line_of main.c inlined)" "$oshrun" -n 2 ./$program inlined
    says $program-library "part.c:$(line_of part.c library)" "$oshrun" -n 2 ./$program library
done
for check in 0 2; do
    says pie-check-$check "$direct" env SHMEM_CHECK=$check "$oshrun" -n 2 ./pie
done
says stats "$direct" env SHMEM_STATS=/dev/null "$oshrun" -n 2 ./pie

# libsma.a: the library is part of the program
if [ -f "$PREFIX/lib/libsma.a" ]; then
    compile static -DSTATIC -g -static part.c
    says static "$direct" "$oshrun" -n 2 ./static
    says static-library "part.c:$(line_of part.c library)" "$oshrun" -n 2 ./static library
    compile static-gc -DSTATIC -g -static -Wl,--gc-sections part.c
    says static-gc "$direct" "$oshrun" -n 2 ./static-gc
fi

# A source in a directory with a blank in its name, and in one with a path of
# more than 600 characters.
deep=$work
for _ in 1 2 3; do
    deep=$deep/$(printf '%0200d' 0)
done
for dir in "$work/with a blank" "$deep"; do
    mkdir -p "$dir"
    cp main.c "$dir"
    verdict where-path 'does not compile' "$PREFIX/bin/oshcc" -O2 -g \
        -o "$dir/prog" "$dir/main.c" "${part[@]}"
    says path "$direct" "$oshrun" -n 2 "$dir/prog"
    says path-library "part.c:$(line_of part.c library)" "$oshrun" -n 2 "$dir/prog" library
done

# A program that is deleted while it runs.
"$PREFIX/bin/oshcc" -O2 -g -DDELETED -o deleted main.c "${part[@]}"
says deleted "$direct" "$oshrun" -n 2 ./deleted
"$PREFIX/bin/oshcc" -O2 -g0 -DDELETED -o deleted main.c "${part[@]}"
"$oshrun" -n 2 ./deleted 2>&1 | grep -q '(called at deleted+0x[0-9a-f]*)$'
verdict where-deleted-plain 'another name' [ $? -eq 0 ]

# A library whose name begins as those of UCX do.
"$PREFIX/bin/oshcc" -O2 -g -fPIC -shared -o libucalc.so part.c
compile ucalc -g "$work/libucalc.so" "-Wl,-rpath,$work"
says ucalc "part.c:$(line_of part.c library)" "$oshrun" -n 2 ./ucalc library

# A function of a header that comes first in the program, with the older form of
# debugging information, as addr2line has a fault in the newer form.
cat >first.h <<'C'
#include <shmem.h>

static inline void first(int *flag)
{
    shmem_int_p(flag, 1, 99); /* first */
}
C
printf '%s\n' '#include "first.h"' 'static int flag;' \
    'int main(void) { shmem_init(); first(&flag); return 0; }' >first.c
"$PREFIX/bin/oshcc" -gdwarf-4 -o first first.c
says first "first.h:$(line_of first.h first)" "$oshrun" -n 2 ./first

# With -flto, the linker creates functions that are not in a file.
"$PREFIX/bin/oshcc" -O2 -g -flto -o lto main.c "${part[@]}" 2>/dev/null &&
    "$oshrun" -n 2 ./lto 2>&1 | grep -q '(called at <'
verdict where-lto 'a file that does not exist' [ $? -ne 0 ]

# The overloads of shmem.h in C++ are functions of the program, but not its lines.
cp "$here/where_main.cc" "$work/main.cc"
for option in -O0 -O1 '-O2 -gdwarf-4'; do
    "$PREFIX/bin/oshc++" -g $option -o "$work/overload" "$work/main.cc" || exit 1
    says "overload${option// /}" "main.cc:$(line_of main.cc template)" \
        "$oshrun" -n 2 "$work/overload"
done

# Without debugging information, or addr2line: the address in the file.
address()
{
    "$@" 2>&1 >/dev/null | sed -n 's/.* (called at [a-z]*+\(0x[0-9a-f]*\))$/\1/p'
}
for program in plain stripped; do
    at=$(address "$oshrun" -n 2 ./$program)
    verdict where-$program "no address" [ -n "$at" ]
done
mkdir "$work/none"
at=$(address env PATH="$work/none" "$oshrun" -n 2 ./pie)
verdict where-no-addr2line 'no address, or another' \
    same "$(basename "$(addr2line -e pie "${at:-0}" | sed 's/ .*//')")" "$direct"
at=$(address "$oshrun" -n 2 ./pie forbidden)
verdict where-forbidden 'no address' [ -n "$at" ]
says closed "$direct" "$oshrun" -n 2 ./pie closed

# An addr2line that hangs, is used once by all PEs together, and is not left
# behind; the message comes all the same, and the job ends.
mkdir "$work/slow"
cat >"$work/slow/addr2line" <<END
#!/bin/sh
echo \$\$ >>"$work/pids"
exec /bin/sleep 98765
END
chmod +x "$work/slow/addr2line"
at=$(address env PATH="$work/slow:$PATH" "$oshrun" -n 8 ./pie)
verdict where-slow 'no address' [ -n "$at" ]
verdict where-slow-once 'started more than once' same "$(wc -l <"$work/pids")" 1
gone()
{
    ! kill -0 "$(cat "$work/pids")" 2>/dev/null
}
verdict where-slow-left 'addr2line still runs' await gone

# A signal handler that interrupted malloc: the message, without the place where
# that needs memory.
says_in_handler()
{
    "$oshrun" -n 2 ./pie handler >/dev/null 2>"$work/err"
    sed 's/^shmem: PE [01]\/2 on [^ ]*: //; s/ (called at main.c:[0-9]*)$//' "$work/err"
}
verdict where-handler 'another message' same "$(says_in_handler)" \
    'shmem_int_p: pe is 99, must be 0..1'

# Of many PEs that fail at once one speaks.
"$oshrun" -n 32 ./pie >/dev/null 2>"$work/err"
verdict where-many 'another number of lines' same "$(wc -l <"$work/err")" 1

exit $bad
