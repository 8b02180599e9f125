#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build awk python3
#
# Includes and calls go downward only, as src/rooms orders the rooms; cycles of
# files inside of a room have a row in src/circles; the check notices what is
# wrong.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")

# ---- the tree as it is

"$SRC/build-aux/layers" "$SRC" "$BUILD" >"$work/said"
status=$?
if [ $status = 0 ]; then
    ok layers
    remarks "$work/said"
else
    fail layers "$(grep -c . "$work/said") lines"
    remarks "$work/said"
fi

# ---- what is wrong is noticed: files are added to a copy of the tree

tree=$work/tree
mkdir -p "$tree" "$work/build"
cp -R "$SRC/src" "$SRC/include" "$SRC/build-aux" "$tree"
cp -R "$BUILD/obj" "$BUILD/obj-apart" "$work/build"

# The copy is the tree once more.  The names of all that is added begin with zz_,
# and only two other files change.
restore()
{
    find "$tree/src" "$work/build" -name 'zz_*' -prune -exec rm -rf {} +
    cp "$SRC/src/rooms" "$SRC/src/circles" "$tree/src"
}

# add PATH LINE...: a source file with these lines, below src/
add()
{
    local path=$tree/src/$1
    shift
    mkdir -p "${path%/*}"
    printf '%s\n' "$@" >"$path"
}

# add_object PATH LINE...: the same for a .c file, which is compiled
add_object()
{
    add "$@"
    local object=$work/build/obj/${1%.c}.o
    mkdir -p "${object%/*}"
    $cc -c "$tree/src/$1" -o "$object"
}

says()
{
    "$tree/build-aux/layers" "$tree" "$work/build" >"$work/lines" &&
        { echo 'the check passes'; return 1; }
    grep -Fqx "$1" "$work/lines" || { grep -F zz_ "$work/lines"; false; }
}

# noticed NAME LINE: the check says the line, and the additions go away again
noticed()
{
    verdict "layers-notices-$1" "no line \"$2\"" says "$2"
    restore
}

unsaid()
{
    "$tree/build-aux/layers" "$tree" "$work/build" >"$work/lines"
    ! grep -F zz_ "$work/lines"
}

add c/api/zz_high.h ''
add c/base/zz_low.h '#include "api/zz_high.h"'
noticed include-up 'base/zz_low.h includes api/zz_high.h: base is below api'

add c/gen/zz_one.h ''
add c/shared/zz_two.h '#include "gen/zz_one.h"'
noticed include-beside 'shared/zz_two.h includes gen/zz_one.h: shared is beside gen'

add_object c/api/zz_high.c 'void zz_high(void) {}'
add_object c/base/zz_low.c 'void zz_high(void);' \
    'void zz_low(void);' 'void zz_low(void) { zz_high(); }'
noticed call-up 'base/zz_low.c calls api/zz_high.c (zz_high): base is below api'

add_object c/api/zz_high.c 'int zz_high;'
add_object c/base/zz_low.c 'extern int zz_high;' \
    'int zz_low(void);' 'int zz_low(void) { return zz_high; }'
noticed variable-up 'base/zz_low.c uses api/zz_high.c (zz_high): base is below api'

add_object fortran/zz_high.c 'void zz_high(void) {}'
add_object c/api/zz_low.c 'void zz_high(void);' \
    'void zz_low(void);' 'void zz_low(void) { zz_high(); }'
noticed call-fortran \
    'api/zz_low.c calls fortran/zz_high.c (zz_high): api is below fortran'

# Two files that call each other, and one that both call.
circle()
{
    add_object c/net/zz_a.c 'void zz_b(void);' 'void zz_c(void);' \
        'void zz_a(void) { zz_b(); zz_c(); }'
    add_object c/net/zz_b.c 'void zz_a(void);' 'void zz_c(void);' \
        'void zz_b(void) { zz_a(); zz_c(); }'
    add_object c/net/zz_c.c 'void zz_c(void) {}'
}

circle
noticed circle "cycle of net/zz_a.c net/zz_b.c: net/zz_a.c calls net/zz_b.c\
 (zz_b); net/zz_b.c calls net/zz_a.c (zz_a)"
circle
echo 'net/zz_a.c net/zz_b.c | one is the other' >>"$tree/src/circles"
verdict layers-circle-meant 'a circle with a row is refused' unsaid
restore
circle
echo 'net/zz_a.c net/zz_b.c |' >>"$tree/src/circles"
noticed circle-reason "src/circles:$(($(grep -c '' "$SRC/src/circles") + 1)):\
 no reason"
echo 'net/zz_a.c net/zz_b.c | they are one' >>"$tree/src/circles"
noticed circle-gone "src/circles:$(($(grep -c '' "$SRC/src/circles") + 1)):\
 no cycle of net/zz_a.c net/zz_b.c"

add c/net/zz_a.h '#include "net/zz_b.h"'
add c/net/zz_b.h '#include "net/zz_c.h"'
add c/net/zz_c.h '#include "net/zz_a.h"'
noticed circle-includes "cycle of net/zz_a.h net/zz_b.h net/zz_c.h: net/zz_a.h\
 includes net/zz_b.h; net/zz_b.h includes net/zz_c.h; net/zz_c.h includes\
 net/zz_a.h"

add_object tools/zz_tool.c 'void zz_part(void);' 'void zz_die(void);' \
    'void zz_die(void) { zz_part(); }'
add_object tools/zz_tool/part.c 'void zz_part(void);' 'void zz_die(void);' \
    'void zz_part(void) { zz_die(); }'
noticed circle-tools "cycle of tools/zz_tool.c tools/zz_tool/part.c:\
 tools/zz_tool.c calls tools/zz_tool/part.c (zz_part); tools/zz_tool/part.c calls\
 tools/zz_tool.c (zz_die)"

add c/zz_attic/box.c ''
noticed room-unlisted 'src/c/zz_attic is not in src/rooms'
add zz_shed/box.c ''
noticed room-outside 'src/zz_shed is not in src/rooms'
add c/net/zz_inner/box.c ''
noticed room-inside 'src/c/net/zz_inner is not in src/rooms'
add c/zz_box.c ''
noticed room-none 'src/c is not in src/rooms'
echo '99 | c/zz_attic | - | below | what nobody needs' >>"$tree/src/rooms"
noticed room-gone 'src/rooms has c/zz_attic, and src/c/zz_attic has no source file'
echo '0 | zz_shed | - | below | tools' >>"$tree/src/rooms"
noticed room-order "src/rooms:$(($(grep -c '' "$SRC/src/rooms") + 1)):\
 zz_shed stands below a higher floor"

add c/net/zz_a.h ''
add c/net/zz_b.h '#include "zz_a.h"'
noticed include-bare 'net/zz_b.h includes "zz_a.h", which does not name a room'
add c/net/zz_b.h '#include "../rma/zz_a.h"'
noticed include-dots \
    'net/zz_b.h includes "../rma/zz_a.h", which does not name a room'
add c/net/zz_b.h '#  include   "net/zz_a.h"  /* a gap */'
noticed include-nothing 'net/zz_b.h includes "net/zz_a.h", which is not there'
add c/net/zz_a.h ''
add c/rma/zz_b.h '#include "net/zz_a.h"'
noticed include-private "rma/zz_b.h includes net/zz_a.h: src/rooms does not name\
 it as a contract of net"
add c/net/zz_a.h ''
add tools/zz_tool.c '#include "net/zz_a.h"'
noticed include-tools "tools/zz_tool.c includes net/zz_a.h: src/rooms allows tools\
 to use only $(sed -n 's/^[^|]* | tools | [^|]* | \([^|]*\) | .*/\1/p' \
    "$SRC/src/rooms")"

add c/net/zz_a.c ''
noticed object 'net/zz_a.c has no object file: run make before'

# What is allowed is not said: a room below, the own room, a public header.
add c/base/zz_a.h ''
sed 's/^\([0-9]* | c\/base | \)/\1zz_a.h /' "$SRC/src/rooms" >"$tree/src/rooms"
add_object c/base/zz_a.c 'void zz_a(void) {}'
add c/net/zz_b.h '#include "base/zz_a.h"' '#include "shmem.h"' '#include "config.h"'
add_object c/net/zz_b.c 'void zz_a(void);' 'void zz_b(void) { zz_a(); }'
add c/net/zz_c.h '#include "net/zz_b.h"'
add tools/zz_tool/part.h ''
add tools/zz_tool.c '#include "zz_tool/part.h"'
add tools/zz_tool/part.c '#include "part.h"'
verdict layers-downward 'what goes downward is refused' unsaid
restore

exit "$bad"
