#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Races in the library that no load of the machine shows soon: programs that are
# linked with its objects hold it at the moment in question (races.c).

# shellcheck disable=SC2086 # the compiler may have options
. "$(dirname "${BASH_SOURCE[0]}")/common"

cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")
flags="-std=gnu11 -O2 -g -fvisibility=hidden -pthread -Wall -Wextra -D_GNU_SOURCE=
    -I$BUILD -I$SRC/include -iquote $SRC/src/c -include $here/points.h"

# build PROGRAM FILE.c SOURCE...: FILE.c has the first of these sources of the
# library in it, and the others are compiled as it is.
build()
{
    local program=$1 file=$2 objects=() source object
    shift 2
    for object in "$BUILD"/obj/*/*.o; do
        source=$(basename "$object" .o).c
        [[ " $* " = *" $source "* ]] || objects+=("$object")
    done
    shift
    for source; do
        $cc $flags -c "$SRC/src/c/$source" -o "$work/$source.o" || return 1
        objects+=("$work/$source.o")
    done
    $cc $flags -o "$program" "$here/$file" "${objects[@]}" -lpthread -ldl
}

passes()
{
    [ "$(timeout 20 "$PREFIX/bin/oshrun" "$@" 2>&1)" = passed ]
}

verdict races-compile 'does not compile' \
    build "$work/races" races.c coll_set.c coll_step.c
verdict races-slot 'a PE waits at the slot of another set' \
    passes -n 2 "$work/races" slot

exit $bad
