#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage awk
#
# Plays the parts of an alltoall between nodes: senders and receivers must agree
# on them, and each block must be in one part.  It fails when a change that is
# wrong on purpose is not noticed, and when the table of messages in
# doc/scaling.md is another one.  With UPDATE=1 it writes the table first.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^cc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
doc=$SRC/doc/scaling.md
join_most=$(limit ALLTOALL_JOIN_MOST)

compile()
{
    $cc -std=gnu11 -Wall -Wextra -Werror "$@" -iquote "$SRC/src/c" -I"$BUILD" \
        -I"$SRC/include" -DALLTOALL_JOIN_MOST="$join_most" \
        "$here/parts.c" -o "$work/parts"
}

verdict parts-compile 'does not compile' compile -O2
verdict parts-play 'not right' "$work/parts" play
"$work/parts" table >"$work/table"
if [ "${UPDATE:-0}" = 1 ]; then
    awk -v table="$work/table" '
        $0 == "" { on = 0 }
        !on
        $0 == "<!-- scaling parts -->" {
            on = 1
            while ((getline line <table) > 0)
                print line
        }' "$doc" >"$work/doc" && cp "$work/doc" "$doc"
fi
verdict parts-doc "not what 'parts table' prints" diff \
    <(awk 'on && $0 == "" { exit } on; /^<!-- scaling parts -->/ { on = 1 }' \
        "$doc") "$work/table"

if compile -O1 -fsanitize=undefined -fsanitize-undefined-trap-on-error \
    2>"$work/err"; then
    verdict parts-undefined 'undefined behaviour' "$work/parts" play
else
    skip parts-undefined "$(head -n 1 "$work/err")"
fi

# noticed: the program fails and says what is wrong.
noticed()
{
    local said
    said=$("$work/parts" play) && return 1
    [ -n "$said" ]
}

# mutant NAME FILE SED: with this change of coll/exchange/FILE the test must fail.
mutant()
{
    rm -rf "$work/coll"
    mkdir -p "$work/coll/exchange"
    sed "$3" "$SRC/src/c/coll/exchange/$2" >"$work/coll/exchange/$2"
    if cmp -s "$SRC/src/c/coll/exchange/$2" "$work/coll/exchange/$2"; then
        fail "parts-wrong-$1" 'the change changes nothing'
    elif ! compile -O0 -w -iquote "$work" -iquote "$SRC/src/c" 2>"$work/err"
    then
        fail "parts-wrong-$1" "$(head -n 1 "$work/err")"
    else
        verdict "parts-wrong-$1" 'passes' noticed
    fi
}

mutant count schedule.h '/sma_plan_parts(/,/^}/s/(receivers + s.columns - 1)/receivers/'
mutant columns schedule.h 's,s.columns = (int) (cells / (size_t) senders),s.columns = (int) cells,'
mutant rows schedule.h 's/s.rows = cells > 0 ? (int) cells : 1/s.rows = senders/'
mutant sender schedule.h 's/p % high \* s->rows/p % high/'
mutant receiver schedule.h 's,p / high \* s->columns,p / high,'
mutant last schedule.h 's/senders < s->rows ? senders : s->rows/s->rows/'
mutant member schedule.h 's/((int64_t) t - 1 + p) % k/((int64_t) t + p) % k/'
mutant from schedule.h '/sma_plan_turn_from/,/^}/s/me + m - t/me + t/'
mutant first parts.h 's/set->local_me, (w->turn - 1) % k/set->local_me, w->turn % k/'
mutant step parts.h 's/w->p += k;/w->p += k + 1;/'
mutant sides parts.h 's/w->sends ? k : first, w->sends ? first : k,/k, first,/'
exit "$bad"
