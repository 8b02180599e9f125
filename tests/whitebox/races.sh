#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests races in the library that no load of the system shows soon: programs
# that are linked with its objects stop it at the moment in question (races.c).

. "$(dirname "${BASH_SOURCE[0]}")/../common"

. "$here/objects"

# build PROGRAM FILE.c NAME...: FILE.c has the first of these files of the library in
# it, and the others are compiled as it is.
build()
{
    local program=$1 file=$2 files
    shift 2
    files=("${@:2}")
    files=("${files[@]/#/$SRC/src/c/}")
    link "$program" -O2 -include "$here/points.h" "$here/$file" "${files[@]/%/.c}" -- "$@"
}

verdict races-compile 'does not compile' \
    build "$work/races" races.c coll/set/{active,slot} coll/epoch/{bounce,epoch}
np=2 verdict races-slot 'a PE waits at the slot of another set' prints passed "$work/races" slot
np=1 verdict races-slots 'a slot is not found' prints passed "$work/races" slots
"$PREFIX/bin/oshrun" -n 1 "$work/races" priority >"$work/out" 2>&1
if [ $? != 77 ]; then
    verdict races-priority 'a thread waits for one that cannot run' \
        same "$(cat "$work/out")" passed
else
    skip races-priority 'threads cannot have priorities here'
fi

verdict races-lock-compile 'does not compile' build "$work/races_lock" races_lock.c sync/lock
for name in given_back in_use; do
    np=1 verdict "races-lock-$name" 'a thread takes the place of another one for its own' \
        prints passed "$work/races_lock" $name
done

verdict races-split-compile 'does not compile' build "$work/races_split" races_split.c team/split
np=3 verdict races-split 'two teams have one key' prints passed "$work/races_split"

# A PE that is about to sleep: it has read the count of wake-ups; it unmaps the
# memory; it is about to call the system.
verdict races-sleep-compile 'does not compile' build "$work/races_sleep" races_sleep.c wait/sleep
for point in sleep_on_memory unmap has_plain_stores; do
    np=1 SHMEM_WAIT=sleep verdict "races-sleep-$point" 'a put then is missed' \
        prints passed "$work/races_sleep" $point
done

# ---- the record of a wait, which is written while others read it

# record CHANGE FLAG...: a program of it, with this change, finds each copy whole
record()
{
    sed "$1" "$SRC/src/c/shared/hang_record.c" >"$work/hang_record.c"
    $cc -std=gnu11 -pthread -Wall -Wextra "${@:2}" -iquote "$SRC/src/c" \
        "$here/record.c" "$work/hang_record.c" -o "$work/record" &&
        same "$("$work/record" 2>&1)" passed
}

# In one run at least: beside other work the threads may not meet in the other runs.
noticed()
{
    record "$@" || return 0
    for ((n = 0; n < 20; n++)); do
        same "$("$work/record" 2>&1)" passed || return 0
    done
    return 1
}

verdict races-record 'a copy is torn' record '' -O2
verdict races-record-version 'a copy without a second look passes' \
    noticed 's/copy->version == before/1/' -O2
tsan='-O1 -g -fsanitize=thread -Wno-tsan'
if echo 'int main(void) { return 0; }' >"$work/t.c" &&
    $cc $tsan -Wno-unknown-warning-option -o "$work/t" "$work/t.c" 2>/dev/null &&
    "$work/t" 2>/dev/null
then
    verdict races-record-atomic 'a plain access' record '' $tsan
    verdict races-record-plain 'a plain copy passes' noticed \
        's/out\[i\] = __atomic_load_n(&in\[i\], __ATOMIC_RELAXED)/out[i] = in[i]/' $tsan
else
    skip races-record-atomic 'no ThreadSanitizer'
fi

# On a weakly ordered processor the words are read between the two reads of the
# version, and written between its two changes: it needs barriers.
barriers() # FUNCTION INSTRUCTION
{
    sed -n "/^$1:/,/^\.Lfunc_end/p" "$work/record.s" | grep -cE "	$2"
}

if clang --target=aarch64-linux-gnu -ffreestanding -std=gnu11 -O2 -S \
    -iquote "$SRC/src/c" "$SRC/src/c/shared/hang_record.c" -o "$work/record.s" 2>/dev/null
then
    verdict races-record-read 'no barrier before the second look' \
        [ "$(barriers sma_record_read 'dmb	ishld')" -ge 1 ]
    verdict races-record-write 'no barrier before the words' \
        [ "$(barriers sma_record_write 'dmb	ish')" -ge 1 ]
    verdict races-record-release 'no release after the words' \
        [ "$(barriers sma_record_write 'stlr')" -ge 1 ]
else
    skip races-record-read 'no clang for another host'
fi

exit $bad
