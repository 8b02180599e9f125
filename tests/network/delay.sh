#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage ucx
#
# Runs tests of the network path over a network that is slow and reorders: a wire before
# that over UCX, which holds operations back (slow.c), once with small transfers by puts
# and gets of the wire and in bundles, at random.

. "$(dirname "${BASH_SOURCE[0]}")/../common"
. "$here/wire"

verdict delay-compiles 'does not compile' wire "$here/slow.c"

# passes WORLDS PATTERN: the tests whose name matches
passes()
{
    "$SRC/tests/run" -n 3,4,2 -j 2 -p "$work/stage" -o "$work/out" -w "$1" -k "$2" \
        >"$work/log" 2>&1 || { grep -v '^ *rerun' "$work/log"; false; }
}

# beside mapped memory only in the long run
worlds=ucx
[ -n "${SMA_TEST_SHORT:-}" ] || worlds=ucx,mixed
verdict delay-order 'what is sent on one way overtakes another, and a test fails' \
    passes $worlds '^c/net_(order|words:|signals:(ctx)?$|threads:|end:|blocked$)'
SHMEM_TEST_SMALL_TRANSFERS=mixed verdict delay-paths \
    'what takes one path overtakes what takes the other' \
    passes ucx '^c/net_(small:ctx|signals:(ctx)?$|words:)$'

# An answer that takes longer than SHMEM_HANG_TIMEOUT: the file lets it go when the report is
# there.
"$work/stage/bin/oshcc" -o "$work/late" "$here/delay_late.c" || exit 1
SLOW_UNTIL=$work/go SHMEM_HANG_TIMEOUT=1 SHMEM_TRANSPORT=all-ucx \
    "$work/stage/bin/oshrun" -n 2 "$work/late" 2>"$work/err" &
job=$!
reported_or_ended()
{
    grep -q '^shmem: PE 1 waits in shmem_barrier_all for PE 0' "$work/err" ||
        ! kill -0 $job 2>/dev/null
}
await reported_or_ended
touch "$work/go"
wait $job
verdict delay-late 'a deadlock, though an answer is on its way' same \
    "$? $(grep -o '^shmem: PE 1 waits in shmem_barrier_all for PE 0\|deadlock' "$work/err" |
        sort -u)" '0 shmem: PE 1 waits in shmem_barrier_all for PE 0'
exit $bad
