#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage ucx
#
# Runs tests of the network path over a network that is slow and reorders: UCX,
# with an object before it that holds operations back (delay.c).  To run other
# tests so:
#
#   gcc -std=gnu11 -fPIC -shared -o delay.so delay.c delay_queue.c -ldl
#   SMA_TEST_DELAY=ep SMA_TEST_WRAP="env LD_PRELOAD=$PWD/delay.so" \
#       tests/run -w ucx,mixed -k ...

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")
includes=$(sed -n 's,^CFLAGS_ucx = ,,p' "$BUILD/Makefile")
verdict delay-compiles 'does not compile' $cc -std=gnu11 -O2 -g -Wall -Wextra \
    -Werror -fPIC -shared -pthread $includes -o "$work/delay.so" \
    "$here/delay.c" "$here/delay_queue.c" -ldl

# over MODE WORLD PATTERN [OPTIONS]: the tests whose name matches, so delayed
over()
{
    SMA_TEST_DELAY=$1 SMA_TEST_DELAY_US=300 \
        SMA_TEST_WRAP="env LD_PRELOAD=$work/delay.so" \
        "$SRC/tests/run" ${4:--s} -j 2 -p "$PREFIX" -o "$work/out" -w "$2" \
        -k "$3" >"$work/log" 2>&1
}

passes()
{
    over "$@" || { grep -v '^ *rerun' "$work/log"; false; }
}

verdict delay-order 'endpoints overtake each other, and a test fails' \
    passes ep ucx '^c/net_(flag|order|words:|signals:|threads:|end:finalize)$'
if [ -z "${SMA_TEST_SHORT:-}" ]; then
    verdict delay-mixed 'likewise beside mapped memory' \
        passes ep mixed '^c/net_(blocked|words:|signals:|threads:)$'
    verdict delay-loose 'puts overtake each other, and a test fails' \
        passes loose ucx '^c/net_(small:ctx|flag|signals:|end:exit)$'
fi
# small transfers by puts and gets of the wire, and in bundles, at random
SHMEM_TEST_SMALL_TRANSFERS=mixed verdict delay-paths \
    'what takes one path overtakes what takes the other' \
    passes loose ucx '^c/net_(small:ctx|flag|signals:|words:|nic:)$'
# what is held back until a flush must be missed, or the delay does nothing; each PE
# computes for as long as the test takes to miss it
not_idle()
{
    ! over hold ucx '^c/net_idle$' '-n 2' && grep -q 'has called nothing' \
        "$work/log"
}
verdict delay-hold 'a put that never leaves is not noticed' not_idle
exit $bad
