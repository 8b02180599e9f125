#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests that a PE which answers at the last moment does not end the job
# (src/c/net/answers.c).
#
# notices: no_second_look

. "$(dirname "${BASH_SOURCE[0]}")/../common"
. "$here/objects"

verdict answers-compile 'does not compile' \
    link "$work/answers" -O1 "$here/answers.c" -- net/answers
np=1 SHMEM_TIMEOUT=2 verdict answers-late 'the job ends although the PE has answered' \
    prints passed "$work/answers"
exit $bad
