#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage ucx awk
#
# Tests that the collectives between nodes send as many messages as their
# schedules say, with 2 to 64 PEs: it compares the counts of SHMEM_TEST_COUNTS
# with the formulas of doc/scaling.md, and with the table of counts there.  With
# UPDATE=1 it writes the table first.  The short run leaves out jobs of 64 PEs.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

C=10
"$PREFIX/bin/oshcc" -o "$work/counts" "$here/counts.c" || exit 1

# schedule NODES: the messages of one barrier, broadcast, reduction and
# fcollect.
schedule()
{
    awk -v m="$1" 'BEGIN {
        rounds = 0
        while (2 ^ rounds < m)
            rounds++
        p = 1
        for (l = 0; 2 * p <= m; l++)
            p *= 2
        print m * rounds, m - 1, p * l + 2 * (m - p), m * rounds
    }'
}

# counted WORLD PES: the messages that the library has counted, and the most
# barrier messages of one PE.
counted()
{
    local setting=SHMEM_TRANSPORT=all-ucx
    [ "$1" = ucx ] || setting=SHMEM_TEST_NODES=2
    env $setting SHMEM_TEST_COUNTS=1 SHMEM_SYMMETRIC_SIZE=1m \
        "$PREFIX/bin/oshrun" -n "$2" "$work/counts" 2>"$work/err" ||
        { cat "$work/err" >&2; return; }
    awk -v calls=$C '
    function messages(kind,    text) {
        text = $0
        if (!sub(".*[:;] " kind ": [0-9]+ calls, ", "", text))
            return 0
        return text + 0
    }
    /sent in collectives/ {
        sum["barrier"] += messages("barrier")
        sum["broadcast"] += messages("broadcast")
        sum["reduce"] += messages("reduce")
        sum["collect"] += messages("collect")
    }
    END {
        print sum["barrier"] / calls, sum["broadcast"] / calls, \
            sum["reduce"] / calls, sum["collect"] / calls
    }' "$work/err"
}

doc=$SRC/doc/scaling.md
table=$work/table
cat >"$table" <<'T'
| world | PEs | nodes | barrier | broadcast, 8 B | reduction, 8 B | fcollect, 8 B |
|---|--:|--:|--:|--:|--:|--:|
T
while read -r world pes nodes; do
    [ -z "${SMA_TEST_SHORT:-}" ] || [ "$pes" -le 33 ] || continue
    read -r -a want < <(schedule "$nodes")
    read -r -a got < <(counted "$world" "$pes")
    verdict "counts-$world-$pes" 'not what the schedule says' \
        same "${got[*]}" "${want[*]}"
    {
        printf '| %s | %s | %s |' "$world" "$pes" "$nodes"
        for i in 0 1 2 3; do
            printf ' %s / %s |' "${want[i]}" "${got[i]:-}"
        done
        echo
    } >>"$table"
done <<'X'
ucx 2 2
ucx 5 5
ucx 8 8
ucx 16 16
ucx 33 33
ucx 64 64
mixed 2 2
mixed 8 2
mixed 64 2
X

# table_of FILE: the table of counts in a document.
table_of()
{
    sed -n '/^| world | PEs |/,/^$/p' "$1" | sed '/^$/d'
}

if [ -n "${UPDATE:-}" ]; then
    awk -v table="$table" '
    /^\| world \| PEs \|/ {
        while ((getline line <table) > 0)
            print line
        inside = 1
        next
    }
    inside && /^\|/ { next }
    { inside = 0; print }' "$doc" >"$work/doc" && cp "$work/doc" "$doc"
fi
has=$(table_of "$doc")
[ -z "${SMA_TEST_SHORT:-}" ] || has=$(grep -xFf "$table" <<<"$has")
verdict counts-document 'doc/scaling.md has other counts' \
    same "$has" "$(cat "$table")"
exit $bad
