#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage ucx awk
#
# Tests how many messages alltoalls and scans send between nodes: it compares
# the counts of SHMEM_TEST_COUNTS with what doc/scaling.md says, and with the
# table of counts there.  With UPDATE=1 it writes the table first.  The short run leaves
# out jobs of more than 9 PEs.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

C=4
"$PREFIX/bin/oshcc" -o "$work/counts" "$here/counts_alltoall.c" || exit 1
kinds='small large v_small v_large scan scan_large'

# expected PES NODES CYCLIC: the messages of one call of each kind.  The nodes
# are alike.
expected()
{
    awk -v n="$1" -v m="$2" -v cyclic="$3" '
    # The messages from one node of k members to another, of up to `cells`
    # blocks each.
    function parts(k, cells,    columns) {
        columns = int(cells / k)
        if (columns > k)
            columns = k
        return int((k + columns - 1) / columns)
    }
    BEGIN {
        k = n / m
        for (rounds = 0; 2 ^ rounds < m; rounds++)
            ;
        # alltoalls: between each two nodes, or each two PEs
        small = k > 1 ? m * (m - 1) * parts(k, 65536 / 8) : n * (n - 1)
        v = m * (m - 1) * parts(k, 256)
        # scans: a message to each run but the first, or to gather; PEs are
        # dealt out to and fro, so two neighbours share a node at each turn
        hops = cyclic ? n - k : m - 1
        scan = hops > rounds ? m * rounds : hops
        print small, n * (n - k), v, v + n - k, scan, 2 * hops
    }'
}

# counted KIND SETTING... PES: the messages that the library has counted.
counted()
{
    local kind=$1 pes=${*: -1}
    env "${@:2:$#-2}" SHMEM_TEST_COUNTS=1 \
        SHMEM_SYMMETRIC_SIZE=8m "$PREFIX/bin/oshrun" -n "$pes" \
        "$work/counts" "$kind" 2>"$work/err" ||
        { cat "$work/err" >&2; return; }
    awk -v calls=$C '
    function messages(kind,    text) {
        text = $0
        if (!sub(".*[:;] " kind ": [0-9]+ calls, ", "", text))
            return 0
        return text + 0
    }
    /sent in collectives/ { sum += messages("alltoall") + messages("reduce") }
    END { print sum / calls }' "$work/err"
}

doc=$SRC/doc/scaling.md
table=$work/table
cat >"$table" <<'T'
| PEs, in turn on nodes or not | nodes | alltoall, 8 B | 16 KiB | alltoallv, 8 B | with 16 KiB for one PE | scan, 8 B | 64 KiB |
|---|--:|--:|--:|--:|--:|--:|--:|
T
while read -r pes nodes cyclic; do
    [ -z "${SMA_TEST_SHORT:-}" ] || [ "$pes" -le 9 ] || continue
    setting=(SHMEM_TEST_NODES="$nodes")
    [ "$pes" != "$nodes" ] || setting=(SHMEM_TRANSPORT=all-ucx)
    [ -z "$cyclic" ] || setting+=(SHMEM_TEST_CYCLIC=1)
    read -r -a want < <(expected "$pes" "$nodes" "$cyclic")
    got=()
    for kind in $kinds; do
        got+=("$(counted "$kind" "${setting[@]}" "$pes")")
    done
    verdict "counts-alltoall-$pes-$nodes$cyclic" 'not what doc/scaling.md says' \
        same "${got[*]}" "${want[*]}"
    {
        printf '| %s%s | %s |' "$pes" "${cyclic:+, in turn}" "$nodes"
        for i in 0 1 2 3 4 5; do
            printf ' %s / %s |' "${want[i]}" "${got[i]}"
        done
        echo
    } >>"$table"
done <<'X'
2 2
5 5
8 2
8 2 cyclic
32 2
9 3
36 2
X

# table_of FILE: the table of counts in a document.
table_of()
{
    sed -n '/^| PEs, in turn/,/^$/p' "$1" | sed '/^$/d'
}

if [ -n "${UPDATE:-}" ]; then
    awk -v table="$table" '
    /^\| PEs, in turn/ {
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
verdict counts-alltoall-document 'doc/scaling.md has other counts' \
    same "$has" "$(cat "$table")"
exit $bad
