#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests how many messages alltoalls and scans send between nodes: it compares
# the counts of SHMEM_TEST_COUNTS with what doc/scaling.md says, and with the
# table of counts there.  With UPDATE=1 it writes the table first.

. "$(dirname "${BASH_SOURCE[0]}")/common"

if [ ! -f "$PREFIX/lib/sma/transport_ucx.so" ]; then
    skip counts-alltoall 'built without UCX'
    exit $bad
fi

cat >"$work/counts.c" <<'C'
#include <shmem.h>
#include <stdlib.h>
#include <string.h>

#define CALLS 4
#define LARGE 16384 /* bytes of a large block */
#define SCAN 65536  /* bytes of a large scan */

static long sync_[2][SHMEM_SYNC_SIZE];
static size_t t_at[64], got[64], s_at[64], bytes[64];

/* The blocks of an alltoallv: one for each PE, and a large one for the last PE
 * where `large` says so. */
static void alltoallv(char *dest, const char *source, int n, int large, long *s)
{
    for (int i = 0; i < n; i++) {
        bytes[i] = large && i == n - 1 ? LARGE : 8;
        t_at[i] = s_at[i] = (size_t)i * LARGE;
    }
    shmem_alltoallv(dest, t_at, got, source, s_at, bytes, 0, 0, n, s);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    char *dest, *source;
    int n;

    shmem_init();
    n = shmem_n_pes();
    dest = shmem_malloc((size_t)(n > 4 ? n : 4) * LARGE);
    source = shmem_calloc((size_t)(n > 4 ? n : 4), LARGE);
    for (int i = 0; i < CALLS; i++) {
        long *s = sync_[i % 2];

        if (strcmp(what, "small") == 0)
            shmem_alltoall64(dest, source, 1, 0, 0, n, s);
        else if (strcmp(what, "large") == 0)
            shmem_alltoall64(dest, source, LARGE / 8, 0, 0, n, s);
        else if (strcmp(what, "v_small") == 0)
            alltoallv(dest, source, n, 0, s);
        else if (strcmp(what, "v_large") == 0)
            alltoallv(dest, source, n, 1, s);
        else if (strcmp(what, "scan") == 0)
            shmem_long_sum_inscan(SHMEM_TEAM_WORLD, (long *)dest,
                (long *)source, 1);
        else
            shmem_long_sum_inscan(SHMEM_TEAM_WORLD, (long *)dest,
                (long *)source, SCAN / 8);
    }
    shmem_finalize();
    return 0;
}
C
C=4
"$PREFIX/bin/oshcc" -o "$work/counts" "$work/counts.c" ||
    { fail counts-alltoall 'the test program does not compile'; exit 1; }
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
    setting=(SHMEM_TEST_NODES="$nodes")
    [ "$pes" != "$nodes" ] || setting=(SHMEM_TRANSPORT=ucx)
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
verdict counts-alltoall-document 'doc/scaling.md has other counts' \
    same "$(table_of "$doc")" "$(cat "$table")"
exit $bad
