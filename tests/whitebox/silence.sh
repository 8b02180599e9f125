#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests that a PE which silence at the last moment does not end the job (src/c/net/silence.c).
#
# notices: no_second_look

. "$(dirname "${BASH_SOURCE[0]}")/../common"
. "$here/objects"

verdict answers-compile 'does not compile' \
    link "$work/silence" -O1 "$here/silence.c" -- net/silence
np=1 SHMEM_TIMEOUT=2 verdict answers-late 'the job ends although the PE has answered' \
    prints passed "$work/silence"
exit $bad
