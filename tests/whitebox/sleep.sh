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

. "$here/objects"

build()
{
    $cc -std=gnu11 -O1 -g -Wall -Wextra -o "$work/model" "$here/sleep_model.c" || return
    for name in sleep{,_again,_far}; do
        link "$work/$name" -O1 "$here/$name.c" || return
    done
}

finds()
{
    ! "$work/model" "$1"
}

verdict sleep-compile 'does not compile' build
np=2 SHMEM_WAIT=sleep verdict sleep-wakes 'a sleeper is not woken' prints passed "$work/sleep"
np=4 SHMEM_WAIT=sleep verdict sleep-meets 'PEs that meet are not woken' \
    prints passed "$work/sleep" meet
np=2 verdict sleep-again 'it sleeps for ever, or too early' \
    prints "$(yes passed | head -n 7)" "$work/sleep_again"
if has ucx; then
    ln -s "$PREFIX/lib/sma" "$work/sma" # transports lie beside the library
    np=2 SHMEM_SERVICE_THREAD=no SHMEM_TRANSPORT=all-ucx SHMEM_TEST_NODES=2 \
        verdict sleep-far 'it sleeps after each message' prints passed "$work/sleep_far"
else
    skip sleep-far 'it needs ucx'
fi
verdict sleep-model 'the protocol loses a wake-up' "$work/model"
for mistake in count-last count-early unmap-first look-early forget-later \
    announce-late look-unfenced; do
    verdict "sleep-model-$mistake" 'the model does not notice it' finds $mistake
done
exit $bad
