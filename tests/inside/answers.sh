#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests that a PE which answers at the last moment does not end the job
# (src/c/net/answers.c).
#
# notices: no_second_look

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")
mutants=$(sed -n '/^CFLAGS = .*-DSMA_MUTANTS/s/.*/-DSMA_MUTANTS/p' "$BUILD/Makefile")

build()
{
    local objects=() object
    for object in "$BUILD"/obj/c/{*,net/form,coll/*}/*.o; do
        [[ $object = */net/answers.o ]] || objects+=("$object")
    done
    # shellcheck disable=SC2086
    $cc -std=gnu11 -O1 -g -fvisibility=hidden -pthread -Wall -Wextra $mutants \
        -D_GNU_SOURCE= -I"$BUILD" -I"$SRC/include" -iquote "$SRC/src/c" \
        -o "$work/answers" "$here/answers.c" "${objects[@]}" -lpthread -ldl
}

verdict answers-compile 'does not compile' build
verdict answers-late 'the job ends although the PE has answered' same \
    "$(SHMEM_TIMEOUT=2 "$PREFIX/bin/oshrun" -n 1 "$work/answers" 2>&1)" passed
exit $bad
