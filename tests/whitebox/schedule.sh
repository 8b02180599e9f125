#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage awk
#
# Plays the schedules of the collectives between nodes for up to a million nodes and PEs, and
# the parts of an alltoall (parts.c).  It fails when a schedule is wrong, and when the tables of
# doc/scaling.md are not what the schedules give.  With UPDATE=1 it writes the tables first.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^cc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
here=$SRC/tests/whitebox
doc=$SRC/doc/scaling.md

# compile NAME FLAGS...: makes $work/NAME of NAME.c and play.c
compile()
{
    local name=$1
    shift
    $cc -std=gnu11 -Wall -Wextra -Werror "$@" -iquote "$SRC/src/c" -I"$BUILD" \
        -I"$SRC/include" -D"ALLTOALL_JOIN_MOST=$(limit ALLTOALL_JOIN_MOST)" \
        "$here/play.c" "$here/$name.c" -o "$work/$name"
}

verdict schedule-compile 'does not compile' compile schedule -O2
verdict schedule-parts-compile 'does not compile' compile parts -O2
for what in barrier collect broadcast reduce sets tags; do
    verdict "schedule-$what" 'not right' "$work/schedule" $what
done
verdict schedule-parts 'not right' "$work/parts" play

# Small numbers once more, with checks of arithmetic and array bounds; not in the short run.
undefined='-fsanitize=undefined -fsanitize-undefined-trap-on-error'
if [ -n "${SMA_TEST_SHORT:-}" ]; then
    skip schedule-undefined 'only in make check-all'
elif compile schedule -O1 $undefined 2>"$work/err" && compile parts -O1 $undefined; then
    for what in barrier collect broadcast reduce sets tags; do
        verdict "schedule-$what-undefined" 'undefined behaviour' "$work/schedule" $what few
    done
    verdict schedule-parts-undefined 'undefined behaviour' "$work/parts" play
else
    skip schedule-undefined "$(head -n 1 "$work/err")"
fi

# ---- the document

# The lines of the document after "<!-- scaling WHAT -->" up to an empty one.
quoted()
{
    awk -v mark="<!-- scaling $1 -->" '
        on && $0 == "" { exit }
        on
        $0 == mark { on = 1 }' "$doc"
}

# The types of UCX are in the transport's structures.
includes=$(sed -n 's,^CFLAGS_ucx = ,,p' "$BUILD/Makefile")
verdict schedule-doc-compile 'does not compile' compile scaling -O2 -D_GNU_SOURCE= \
    -DREDUCE_PARTS_NODES="$(limit REDUCE_PARTS_NODES)" $includes
for what in nodes memory sizes start parts; do
    program=scaling
    [ $what != parts ] || program=parts
    "$work/$program" $what >"$work/table"
    if [ $? = 77 ]; then
        skip "schedule-doc-$what" 'no header of UCX'
        continue
    fi
    if [ "${UPDATE:-0}" = 1 ]; then
        awk -v mark="<!-- scaling $what -->" -v table="$work/table" '
            $0 == "" { on = 0 }
            !on
            $0 == mark {
                on = 1
                while ((getline line <table) > 0)
                    print line
            }' "$doc" >"$work/doc" && cp "$work/doc" "$doc"
    fi
    verdict "schedule-doc-$what" "not what '$program $what' prints" \
        diff <(quoted $what) "$work/table"
done

exit "$bad"
