#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests internal assertions: a library that has them notices a damaged
# structure, says in one line where, and aborts; a library without assertions
# has no such code.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")
flags="-std=gnu11 -O1 -fvisibility=hidden -pthread -Wall -Wextra -D_GNU_SOURCE=
    -I$BUILD -I$SRC/include -iquote $SRC/src/c -DSMA_ASSERTIONS"

# The program, and the library's files that read sets, compiled anew.
build()
{
    local objects=() new=() object name
    for object in "$BUILD"/obj/c/{*,net/form,coll/*}/*.o "$BUILD"/obj/fortran/{,gen/}*.o; do
        [ -f "$object" ] || continue # without Fortran
        name=${object#"$BUILD"/obj/c/}
        name=${name%.o}
        case $name in
        coll/choose | coll/epoch/epoch | coll/epoch/walk) new+=("$SRC/src/c/$name.c") ;;
        *) objects+=("$object") ;;
        esac
    done
    $cc $flags -o "$work/walk_set" "$here/walk_set.c" "${new[@]}" "${objects[@]}" \
        -lpthread -ldl
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
verdict walk_set-done 'is not noticed' says 'done' 'slot->done <= (uint64_t) set->epoch'
verdict walk_set-post 'is not noticed' says post \
    'sma_mailbox_index((int64_t) epoch) == i'
verdict walk_set-me 'is not noticed' says me \
    'set->local_me >= 0 && set->local_me < set->local_n'

# without --enable-debug nothing calls the function that prints it
if ! grep -q 'define SMA_ASSERTIONS' "$BUILD/config.h"; then
    verdict walk_set-off 'assertions are on' \
        empty "$(nm -A "$BUILD"/obj/c/{*,net/form,coll/*}/*.o | grep ' U sma_assert_failed')"
fi

exit $bad
