#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage ucx awk
#
# Tests that the collectives between nodes send as many messages as their schedules say,
# with 2 to 64 PEs: it compares the counts of SHMEM_TEST_COUNTS with the formulas of
# doc/scaling.md, and with the two tables of counts there.  With UPDATE=1 it writes the
# tables first.  The short run leaves out the larger jobs.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

C=4 # calls
"$PREFIX/bin/oshcc" -o "$work/counts" "$here/counts.c" || exit 1

# expected TABLE PES NODES HOW: the messages of one call of each column.  The nodes are alike.
expected()
{
    awk -v table="$1" -v n="$2" -v m="$3" -v how="$4" '
    # The messages from one node of k members to another, of up to `cells` blocks each.
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
        p = 1
        for (l = 0; 2 * p <= m; l++)
            p *= 2
        if (table == "four") {
            print m * rounds, m - 1, p * l + 2 * (m - p), m * rounds
            exit
        }
        # alltoalls: between each two nodes, or each two PEs
        small = k > 1 ? m * (m - 1) * parts(k, 65536 / 8) : n * (n - 1)
        v = m * (m - 1) * parts(k, 256)
        # scans: a message to each run but the first, or to gather; PEs are
        # dealt out to and fro, so two neighbours share a node at each turn
        hops = how == "cyclic" ? n - k : m - 1
        scan = hops > rounds ? m * rounds : hops
        print small, n * (n - k), v, v + n - k, scan, 2 * hops
    }'
}

# counted PES NODES HOW COLUMN...: of each column, KIND:CLASS, the messages of this class
# in a call of the job of this kind
counted()
{
    local pes=$1 settings=(SHMEM_TEST_NODES="$2") column err
    [ "$3" != ucx ] || settings=(SHMEM_TRANSPORT=all-ucx)
    [ "$3" != cyclic ] || settings+=(SHMEM_TEST_CYCLIC=1)
    rm -f "$work"/*.err
    for column in "${@:4}"; do
        err=$work/${column%:*}.err
        [ -f "$err" ] || env "${settings[@]}" SHMEM_TEST_COUNTS=1 \
            SHMEM_SYMMETRIC_SIZE=8m "$PREFIX/bin/oshrun" -n "$pes" "$work/counts" \
            "${column%:*}" 2>"$err" || cat "$err" >&2
        awk -v calls=$C -v class="${column#*:}" '
            /sent in collectives/ && sub(".*[:;] " class ": [0-9]+ calls, ", "") {
                sum += $0
            }
            END { printf "%g ", sum / calls }' "$err"
    done
}

# table_of FILE HEAD: the lines of the table that begins so
table_of()
{
    awk -v head="$2" '$0 == "" { on = 0 } index($0, head) == 1 { on = 1 } on' "$1"
}

# look_at TABLE MOST COLUMN...: a line "PES NODES HOW" of standard input is a job, in the
# short run of up to MOST PEs; the file "table" has the first lines of the table
look_at()
{
    local table=$work/table doc=$SRC/doc/scaling.md pes nodes how label has head
    head=$(sed -n '1s/^\(| [^|]*|\).*/\1/p' "$table")
    while read -r pes nodes how; do
        [ -z "${SMA_TEST_SHORT:-}" ] || [ "$pes" -le "$2" ] || continue
        read -r -a want < <(expected "$1" "$pes" "$nodes" "$how")
        read -r -a got < <(counted "$pes" "$nodes" "$how" "${@:3}")
        verdict "counts-$1-$how-$pes-$nodes" 'not what doc/scaling.md says' \
            same "${got[*]}" "${want[*]}"
        label="$how | $pes"
        [ "$1" = four ] || { label=$pes; [ "$how" != cyclic ] || label+=", in turn"; }
        printf '| %s | %s |' "$label" "$nodes" >>"$table"
        for i in "${!want[@]}"; do
            printf ' %s / %s |' "${want[i]}" "${got[i]:-}"
        done >>"$table"
        echo >>"$table"
    done
    if [ -n "${UPDATE:-}" ]; then
        awk -v table="$table" -v head="$head" '
            index($0, head) == 1 {
                while ((getline line <table) > 0)
                    print line
                inside = 1
            }
            $0 == "" { inside = 0 }
            !inside' "$doc" >"$work/doc" && cp "$work/doc" "$doc"
    fi
    has=$(table_of "$doc" "$head")
    [ -z "${SMA_TEST_SHORT:-}" ] || has=$(grep -xFf "$table" <<<"$has")
    verdict "counts-$1-document" 'doc/scaling.md has other counts' same "$has" "$(cat "$table")"
}

cat >"$work/table" <<'T'
| world | PEs | nodes | barrier | broadcast, 8 B | reduction, 8 B | fcollect, 8 B |
|---|--:|--:|--:|--:|--:|--:|
T
look_at four 33 four:{barrier,broadcast,reduce,collect} <<'X'
2 2 ucx
5 5 ucx
8 8 ucx
16 16 ucx
33 33 ucx
64 64 ucx
2 2 mixed
8 2 mixed
64 2 mixed
X
cat >"$work/table" <<'T'
| PEs, in turn on nodes or not | nodes | alltoall, 8 B | 16 KiB | alltoallv, 8 B | with 16 KiB for one PE | scan, 8 B | 64 KiB |
|---|--:|--:|--:|--:|--:|--:|--:|
T
look_at alltoall 9 {small,large,v_small,v_large}:alltoall {scan,scan_large}:reduce <<'X'
2 2 ucx
5 5 ucx
8 2 mixed
8 2 cyclic
32 2 mixed
9 3 mixed
36 2 mixed
X
exit $bad
