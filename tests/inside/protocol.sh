#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build
#
# Tests the protocol of the network by itself, over a wire that does as little as
# a wire may (protocol*.c).
#
# notices: fence_no_signals fence_no_wait flushes_missed signal_no_quiet
# notices: no_window iget_early get_nbi_early fetch_idle tests_idle
# notices: poll_idle leaving_kept

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")

# progress.c with points at which the program holds a thread (points.h)
build()
{
    local flags="-std=gnu11 -O1 -g -fvisibility=hidden -pthread -Wall -Wextra -Werror
        -D_GNU_SOURCE= -I$BUILD -I$SRC/include -iquote $SRC/src/c" objects=() object
    for object in "$BUILD"/obj/c/{*,net/form,coll/*}/*.o; do
        [[ $object = */net/progress.o ]] || objects+=("$object")
    done
    $cc $flags -include "$here/points.h" -c -o "$work/progress.o" \
        "$SRC/src/c/net/progress.c" &&
        $cc $flags -o "$work/protocol" "$here"/protocol{,_order,_nic,_late,_calls,_wire}.c \
            -Wl,--wrap={sma_fatal,sma_nodes_address,sma_answers_idle} \
            "$work/progress.o" "${objects[@]}" -lpthread -ldl
}

verdict protocol-compile 'does not compile' build
for case in $("$work/protocol"); do
    verdict "protocol-$case" 'the order is wrong' \
        same "$("$work/protocol" "$case" 2>&1 | grep -v "^#")" passed
done
exit $bad
