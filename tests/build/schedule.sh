#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# The schedules of the collectives between nodes, played for up to a million
# nodes and PEs: all are right; wrong ones are noticed; the tables of
# doc/scaling.md are what they give.

. "$(dirname "${BASH_SOURCE[0]}")/common"

cc=$(sed -n 's/^cc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
here=$SRC/tests/build
doc=$SRC/doc/scaling.md

# compile NAME FLAGS...: ./NAME from NAME.c and what plays
compile()
{
    local name=$1
    shift
    # shellcheck disable=SC2086 # the compiler may have options
    $cc -std=c11 -Wall -Wextra -Werror "$@" -I"$SRC/src/c" -I"$BUILD" \
        -I"$SRC/include" "$here/play.c" "$here/$name.c" -o "$work/$name"
}

verdict schedule-compile 'does not compile' compile schedule -O2
for what in barrier collect broadcast reduce sets; do
    verdict "schedule-$what" 'not right' "$work/schedule" $what
done

# small ones once more, with an eye on arithmetic and array bounds
if compile schedule -O1 -fsanitize=undefined \
    -fsanitize-undefined-trap-on-error 2>"$work/err"; then
    for what in barrier collect broadcast reduce sets; do
        verdict "schedule-$what-undefined" 'undefined behaviour' \
            "$work/schedule" $what few
    done
else
    skip schedule-undefined "$(head -n 1 "$work/err")"
fi

# ---- a schedule that is not right is noticed

# The program does not end well, and says what is wrong.
noticed()
{
    local said
    said=$(timeout 20 "$work/schedule" "$1" few) && return 1
    [ -n "$said" ]
}

# mutant NAME WHAT SED: with this change of coll_plan.h WHAT must not pass
mutant()
{
    sed "$3" "$SRC/src/c/coll_plan.h" >"$work/coll_plan.h"
    if cmp -s "$SRC/src/c/coll_plan.h" "$work/coll_plan.h"; then
        fail "schedule-wrong-$1" 'the change changes nothing'
        return
    fi
    if ! compile schedule -O0 -w -I"$work" 2>"$work/err"; then
        fail "schedule-wrong-$1" "$(head -n 1 "$work/err")"
        return
    fi
    verdict "schedule-wrong-$1" 'passes' noticed "$2"
}
