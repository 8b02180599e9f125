#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build
#
# Tests the protocol of the network by itself, over a wire that does as little as
# a wire may (protocol*.c).
#
# notices: fence_no_signals fence_late_signals flushes_missed signal_no_quiet no_window
# notices: fetch_idle tests_idle poll_idle leaving_kept

. "$(dirname "${BASH_SOURCE[0]}")/../common"

. "$here/objects"

# progress.c has points at which the program holds a thread (points.h).
build()
{
    # shellcheck disable=SC2086 # words
    $cc $flags -O1 -include "$here/points.h" -c -o "$work/progress.o" \
        "$SRC/src/c/net/progress.c" &&
        link "$work/protocol" -O1 -Werror "$here"/protocol{,_order,_nic,_calls,_wire}.c \
            -Wl,--wrap={sma_fatal,sma_nodes_address,sma_silence_idle,ppoll,__ppoll_chk} \
            "$work/progress.o" -- net/progress
}

verdict protocol-compile 'does not compile' build
for case in $("$work/protocol"); do
    verdict "protocol-$case" 'the order is wrong' \
        same "$("$work/protocol" "$case" 2>&1 | grep -v "^#")" passed
done
exit $bad
