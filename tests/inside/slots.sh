#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests that every slot of a PE finds a set (src/c/coll/set/slot.c), wherever the
# search for it begins.
#

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")

build()
{
    $cc -std=gnu11 -O1 -g -fvisibility=hidden -pthread -Wall -Wextra \
        -D_GNU_SOURCE= -I"$BUILD" -I"$SRC/include" -iquote "$SRC/src/c" \
        -o "$work/slots" "$here/slots.c" "$BUILD"/obj/c/{*,net/form,coll/*}/*.o \
        -lpthread -ldl
}

verdict slots-compile 'does not compile' build
verdict slots-all 'a slot is not found' same \
    "$("$PREFIX/bin/oshrun" -n 1 "$work/slots" 2>&1)" passed
exit $bad
