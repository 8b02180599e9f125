#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests waits that sleep (src/c/wait/wait.h): each routine that ends a wait wakes
# the sleeper (sleep.c); waits yield again when yields are quick (sleep_again.c), and
# while they serve another host (sleep_far.c); a model of the protocol loses no wake-up
# but those that it may lose, and notices mistakes in it (sleep_model.c).
#
# notices: sleeper_not_fetched meeting_not_told post_not_told reading_not_told

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")

# link NAME: a program with the library's objects
link()
{
    $cc -std=gnu11 -O1 -g -fvisibility=hidden -pthread -Wall -Wextra \
        -D_GNU_SOURCE= -I"$BUILD" -I"$SRC/include" -iquote "$SRC/src/c" \
        -o "$work/$1" "$here/$1.c" "$BUILD"/obj/c/{*,net/form,coll/*}/*.o -lpthread -ldl
}

build()
{
    $cc -std=gnu11 -O1 -g -Wall -Wextra -o "$work/model" "$here/sleep_model.c" &&
        link sleep && link sleep_again && link sleep_far
}

wakes()
{
    same "$(SHMEM_WAIT='sleep' "$PREFIX/bin/oshrun" -n 2 "$work/sleep" \
        2>&1)" passed
}

meets()
{
    same "$(SHMEM_WAIT='sleep' "$PREFIX/bin/oshrun" -n 4 "$work/sleep" meet \
        2>&1)" passed
}

again()
{
    same "$("$PREFIX/bin/oshrun" -n 2 "$work/sleep_again" 2>&1)" $'passed\npassed\npassed'
}

far()
{
    ln -s "$PREFIX/lib/sma" "$work/sma" # transports lie beside the library
    same "$(SHMEM_SERVICE_THREAD=no SHMEM_TRANSPORT=all-ucx SHMEM_TEST_NODES=2 \
        "$PREFIX/bin/oshrun" -n 2 "$work/sleep_far" 2>&1)" passed
}

finds()
{
    ! "$work/model" "$1"
}

verdict sleep-compile 'does not compile' build
verdict sleep-wakes 'a sleeper is not woken' wakes
verdict sleep-meets 'PEs that meet are not woken' meets
verdict sleep-again 'it sleeps for ever, or too early' again
if has ucx; then
    verdict sleep-far 'it sleeps after each message' far
else
    skip sleep-far 'it needs ucx'
fi
verdict sleep-model 'the protocol loses a wake-up' "$work/model"
for mistake in count-last count-early unmap-first look-early forget-later \
    announce-late look-unfenced; do
    verdict "sleep-model-$mistake" 'the model does not notice it' finds $mistake
done
exit $bad
