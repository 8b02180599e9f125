#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage awk
#
# Plays the schedules of the collectives between nodes for up to a million nodes
# and PEs.  It fails when a schedule is wrong, when a schedule that is changed on
# purpose is not found wrong, and when the tables of doc/scaling.md are not what
# the schedules give.  With UPDATE=1 it writes the tables first.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^cc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
here=$SRC/tests/inside
doc=$SRC/doc/scaling.md

# compile NAME FLAGS...: makes $work/NAME of NAME.c and play.c
compile()
{
    local name=$1
    shift
    $cc -std=c11 -Wall -Wextra -Werror "$@" -iquote "$SRC/src/c" -I"$BUILD" \
        -I"$SRC/include" "$here/play.c" "$here/$name.c" -o "$work/$name"
}

verdict schedule-compile 'does not compile' compile schedule -O2
for what in barrier collect broadcast reduce sets tags; do
    verdict "schedule-$what" 'not right' "$work/schedule" $what
done

# Small numbers once more, with checks of arithmetic and array bounds; not in the
# short run.
if [ -n "${SMA_TEST_SHORT:-}" ]; then
    skip schedule-undefined 'only in make check-all'
elif compile schedule -O1 -fsanitize=undefined \
    -fsanitize-undefined-trap-on-error 2>"$work/err"; then
    for what in barrier collect broadcast reduce sets tags; do
        verdict "schedule-$what-undefined" 'undefined behaviour' \
            "$work/schedule" $what few
    done
else
    skip schedule-undefined "$(head -n 1 "$work/err")"
fi

# ---- a schedule that is not right is noticed

# The program fails and says what is wrong.
noticed()
{
    local said
    said=$("$work/schedule" "$1" few) && return 1
    [ -n "$said" ]
}

# mutant NAME WHAT SED: with this change of the headers of schedules, tags and sets the
# test WHAT must fail.
# In the short run only each tenth is tried: they test this test.
mutants=0
mutant()
{
    [ $((mutants++ % 10)) = 0 ] || [ -z "${SMA_TEST_SHORT:-}" ] || return
    local file changed=0
    for file in exchange/schedule.h set/tags.h set/set_split.h; do
        mkdir -p "$work/coll/${file%/*}"
        sed "$3" "$SRC/src/c/coll/$file" >"$work/coll/$file"
        cmp -s "$SRC/src/c/coll/$file" "$work/coll/$file" || changed=1
    done
    if [ $changed = 0 ]; then
        fail "schedule-wrong-$1" 'the change changes nothing'
        return
    fi
    if ! compile schedule -O0 -w -iquote "$work" 2>"$work/err"; then
        fail "schedule-wrong-$1" "$(head -n 1 "$work/err")"
        return
    fi
    verdict "schedule-wrong-$1" 'passes' noticed "$2"
}

mutant tag-active tags '/sma_tag_active/,/^}/s/n >> l/n >> (l + 1)/'
mutant tag-triplet tags 's/(uint64_t) (size - 2)/(uint64_t) (size - 1) \/ 2/'
mutant tag-before tags 's/next = (n - 1) \/ each + 1/next = (n - 1) \/ each + 2/'
mutant tag-team tags 's/kinds(n) - 2 - number/kinds(n) - 1 - number/'
s=sma_plan_dissemination
mutant rounds-more barrier \
    's/__builtin_clz((unsigned) m - 1)/__builtin_clz((unsigned) m)/'
mutant rounds-fewer barrier 's/? 0 : 32 - /? 0 : 31 - /'
mutant dissemination-to barrier "/${s}_to/,/^}/s/1 << round/3 << round/"
mutant dissemination-both barrier "/${s}_to/,/${s}_blocks/s/1 << round/2 << round/"
mutant dissemination-both-collect collect \
    "/${s}_to/,/${s}_blocks/s/1 << round/(m > 2) << round/"
mutant blocks-all collect \
    's/return have < m - have ? have : m - have/return have/'
mutant blocks-fewer collect 's/: m - have;/: m - have - 1;/'
mutant blocks-more collect 's/int have = 1 << round/int have = 2 << round/'
mutant relative broadcast \
    's/(int64_t) node - root + m/(int64_t) node + root + m/'
mutant absolute broadcast \
    's/(int64_t) relative + root/(int64_t) relative + root + 1/'
mutant tree-parent broadcast 's/return v & (v - 1)/return v - 1/'
mutant tree-short broadcast 's/bit > 0; bit >>= 1/bit > 1; bit >>= 1/'
mutant tree-far broadcast 's/v + bit < m \&\&/v + bit <= m \&\&/'
mutant tree-order broadcast 's/: v & -v;/: 2 * (v \& -v);/'
mutant pipe-parent broadcast 's,return (v - 1) / 2,return v / 2,'
mutant pipe-child broadcast \
    's/2 \* (int64_t) v + 1 + k/2 * (int64_t) v + 2 + k/'
mutant pipe-last broadcast 's/k < 2 && child < m ?/k < 2 \&\& child < m - 1 ?/'
mutant pipe-chain broadcast \
    's,return (v - 1) / 2,return v - 1,'\
'; s/2 \* (int64_t) v + 1 + k/v + 1 + m * k/'
mutant halving-power reduce \
    's/31 - __builtin_clz((unsigned) m)/31 - __builtin_clz((unsigned) m | 1)/'\
'; s/f.extra = m - f.p/f.extra = (m - f.p) \/ 2/'
mutant halving-pair reduce 's/f.pair = me ^ 1/f.pair = me + 1/'
mutant halving-number reduce 's,(me & 1) ? -1 : me / 2,(me \& 1) ? me / 2 : -1,'
mutant halving-node reduce 's/? 2 \* w : w + f->extra/? 2 * w + 1 : w + f->extra/'
mutant halving-order reduce 's/f->w ^ (1 << round)/f->w ^ (f->p >> 1 >> round)/'
mutant halving-twice reduce 's/f->w ^ (1 << round)/f->w ^ (1 << round \/ 2)/'
mutant halves-third reduce 's,(end - from) / 2 / unit,(end - from) / 3 / unit,'
mutant halves-overlap reduce \
    's/from += half;/from += half - (half > unit) * unit;/'
mutant halves-gap reduce \
    's/end = from + half;/end = from + half - (half > unit) * unit;/'
mutant halves-unit reduce 's,/ 2 / unit \* unit,/ 2,'
mutant halves-bit reduce 's/if (w & (1 << r))/if (w \& (2 << r))/'
mutant split-me sets 's/if (pe == me)/if (pe >= me)/'
mutant split-local sets 's/local\[s.local_n++\] = i;/local[s.local_n++] = pe;/'
mutant split-leader sets 's/leader\[s.nodes++\] = pe;/leader[s.nodes++] = i;/'
mutant split-node sets 's/s.node = s.nodes;/s.node = s.nodes + (i > 16);/'
mutant split-stride sets \
    's/start + i \* stride/start + i * (stride > 8 ? 8 : stride)/'
mutant split-seen sets 's/leader\[i\]\]\] = 0;/leader[i]]] \&= i == 0;/'
unset s

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
for what in nodes memory sizes start; do
    "$work/scaling" $what >"$work/table"
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
    verdict "schedule-doc-$what" "not what 'scaling $what' prints" \
        diff <(quoted $what) "$work/table"
done

exit "$bad"
