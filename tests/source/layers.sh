#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build awk python3
#
# Includes and calls go downward only, as src/layers orders the modules, and no header
# is for one source alone; the check notices what is wrong.

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

# ---- what is wrong is noticed: files are added to a copy of the tree.  All of them are
# there at once, so each case has names of its own, which begin with zz_.

tree=$work/tree
mkdir -p "$tree" "$work/build"
cp -R "$SRC/src" "$SRC/include" "$SRC/build-aux" "$tree"
mkdir "$tree/tests"
cp -R "$SRC/tests/whitebox" "$tree/tests"
# More lines than there are, but for one module.
sed -E '/^[0-9]+ \| c\/wait /!s/^([0-9]+( \|[^|]*){3}\|) [0-9]+ /\1 99999 /
    s/^([0-9]+ \| c\/wait ( ?\|[^|]*){2}\|) [0-9]+ /\1 1 /' "$SRC/src/layers" >"$tree/src/layers"
cp -R "$BUILD/obj" "$BUILD/obj-apart" "$work/build"

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

# add_row FILE ROW: a row more in src/FILE, whose number is then in row
add_row()
{
    echo "$2" >>"$tree/src/$1"
    row=$(grep -c '' "$tree/src/$1")
}

# wrong NAME LINE: the check must say the line
names=() lines=()
wrong()
{
    names+=("$1")
    lines+=("$2")
}

add c/api/zz_upper.h ''
add c/base/zz_lower.h '#include "api/zz_upper.h"'
wrong include-up 'base/zz_lower.h includes api/zz_upper.h: base is below api'

add c/gen/zz_one.h ''
add c/shared/zz_two.h '#include "gen/zz_one.h"'
wrong include-beside 'shared/zz_two.h includes gen/zz_one.h: shared is beside gen'

add_object c/api/zz_high.c 'void zz_high(void) {}'
add_object c/base/zz_low.c 'void zz_high(void);' \
    'void zz_low(void);' 'void zz_low(void) { zz_high(); }'
wrong call-up 'base/zz_low.c calls api/zz_high.c (zz_high): base is below api'

add_object c/api/zz_number.c 'int zz_number;'
add_object c/base/zz_reader.c 'extern int zz_number;' \
    'int zz_reader(void);' 'int zz_reader(void) { return zz_number; }'
wrong variable-up \
    'base/zz_reader.c uses api/zz_number.c (zz_number): base is below api'

add_object fortran/zz_entry.c 'void zz_entry(void) {}'
add_object c/api/zz_caller.c 'void zz_entry(void);' \
    'void zz_caller(void);' 'void zz_caller(void) { zz_entry(); }'
wrong call-fortran \
    'api/zz_caller.c calls fortran/zz_entry.c (zz_entry): api is below fortran'

wrong budget "src/layers:$(grep -n '| c/wait |' "$tree/src/layers" | sed 's/:.*//'): wait has $(cat \
    "$tree"/src/c/wait/*.[ch] | wc -l) lines, 1 are granted"
add c/zz_unlisted/box.c ''
wrong module-unlisted 'src/c/zz_unlisted is not in src/layers'
add zz_outside/box.c ''
wrong module-outside 'src/zz_outside is not in src/layers'
add c/net/zz_inner/box.c ''
wrong module-inside 'src/c/net/zz_inner is not in src/layers'
add c/zz_box.c ''
wrong module-none 'src/c is not in src/layers'
add_row layers '99 | c/zz_empty | zz_none.h | below | 0 | what nobody needs'
wrong module-gone 'src/layers has c/zz_empty, and src/c/zz_empty has no source file'
wrong module-contract \
    'src/layers names the contract zz_empty/zz_none.h, which does not exist'
add zz_tools/box.c ''
add_row layers '0 | zz_tools | - | below | 9 | tools'
wrong module-order "src/layers:$row: zz_tools stands below a higher layer"
add_row layers '0 | zz_tools | - | below | 9 | tools'
wrong module-twice "src/layers:$((row - 1)): zz_tools is there twice"

add c/net/zz_private.h ''
add c/net/zz_bare.h '#include "zz_private.h"'
wrong include-bare 'net/zz_bare.h includes "zz_private.h", which does not name a module'
add c/net/zz_dots.h '#include "../rma/zz_private.h"'
wrong include-dots \
    'net/zz_dots.h includes "../rma/zz_private.h", which does not name a module'
add c/net/zz_gap.h '#  include   "net/zz_nothing.h"  /* a gap */'
wrong include-nothing 'net/zz_gap.h includes "net/zz_nothing.h", which is not there'
add c/rma/zz_guest.h '#include "net/zz_private.h"'
wrong include-private "rma/zz_guest.h includes net/zz_private.h: src/layers does not\
 name it as a contract of net"
add tools/zz_guest.c '#include "net/zz_private.h"'
wrong include-tools "tools/zz_guest.c includes net/zz_private.h: src/layers allows\
 tools to use only $(sed -n 's/^[^|]* | tools | [^|]* | \([^|]*\) | .*/\1/p' \
    "$SRC/src/layers")"

add c/net/zz_source.c ''
wrong object 'net/zz_source.c has no object file: run make before'

add c/net/zz_own.h ''
add c/net/zz_owner.h '#include "net/zz_own.h"'
wrong header-own 'only net/zz_owner.h includes net/zz_own.h'

# What is allowed is not said: a module below, the own module, a public header.
add c/base/zz_good.h ''
sed 's/^\([0-9]* | c\/base | \)/\1zz_good.h /' "$tree/src/layers" >"$work/layers"
mv "$work/layers" "$tree/src/layers"
add_object c/base/zz_good.c 'void zz_good(void) {}'
add c/net/zz_better.h '#include "base/zz_good.h"' '#include "shmem.h"' \
    '#include "config.h"'
add_object c/net/zz_better.c 'void zz_good(void);' 'void zz_better(void) { zz_good(); }'
add c/net/zz_best.h '#include "net/zz_better.h"'
add c/net/zz_friend.h '#include "net/zz_better.h"'
add tools/zz_good/part.h ''
add tools/zz_good.c '#include "zz_good/part.h"'
add tools/zz_good/part.c '#include "part.h"'

verdict layers-status 'the check passes' \
    ends 1 "$tree/build-aux/layers" "$tree" "$work/build"
cp "$work/ends" "$work/said"
for i in "${!names[@]}"; do
    verdict "layers-notices-${names[i]}" "no line \"${lines[i]}\"" \
        grep -Fx -e "${lines[i]}" "$work/said"
done
printf '%s\n' "${lines[@]}" >"$work/lines"
verdict layers-downward 'what is allowed is refused' \
    empty "$(grep -vFx -f "$work/lines" "$work/said")"

exit "$bad"
