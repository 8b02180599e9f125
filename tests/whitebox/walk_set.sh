#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests internal assertions: a library that has them notices a damaged
# structure, says in one line where, and aborts; a library without assertions
# has no such code.  Every slot of a PE finds a set (src/c/coll/set/slot.c), wherever the
# search for it begins.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

. "$here/objects"

# The program, and the library's files that read sets, compiled anew.
build()
{
    local names=(coll/choose coll/epoch/{epoch,walk})
    local files=("${names[@]/#/$SRC/src/c/}")
    link "$work/walk_set" -O1 -DSMA_ASSERTIONS "$here/walk_set.c" \
        "${files[@]/%/.c}" -- "${names[@]}"
}

# walk WHAT: its message
walk()
{
    (ulimit -c 0; "$PREFIX/bin/oshrun" -n 1 "$work/walk_set" "$@" 2>&1)
}

# says WHAT TEXT: the message is this one line, and SIGABRT ends the program
says()
{
    local line
    line="shmem: PE 0/1 on $(uname -n): internal error at walk.c:[0-9]*:"
    walk "$1" >"$work/said"
    [ $? = 134 ] && grep -qx "$line $2 does not hold; please report it" "$work/said"
}

verdict walk_set-compile 'does not compile' build
verdict walk_set-sound 'an assertion fails' empty "$(walk nothing)"
np=1 verdict walk_set-slots 'a slot is not found' prints passed "$work/walk_set" slots
verdict walk_set-done 'is not noticed' says 'done' 'slot->done <= (uint64_t) set->epoch'
verdict walk_set-post 'is not noticed' says post \
    'sma_mailbox_index((int64_t) epoch) == i'
verdict walk_set-me 'is not noticed' says me \
    'set->local_me >= 0 && set->local_me < set->local_n'

# without --enable-debug nothing calls the function that prints it
if ! grep -q 'define SMA_ASSERTIONS' "$BUILD/config.h"; then
    verdict walk_set-off 'assertions are on' \
        empty "$(nm -A "$BUILD"/obj/c/{*,net/format,coll/*}/*.o | grep ' U sma_assert_failed')"
fi

exit $bad
