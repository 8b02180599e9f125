#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build
#
# Tests what weakly ordered processors need, on a host that is not weakly
# ordered: the acquires and releases of collectives under ThreadSanitizer
# (order.c), which must report a race if one of them is removed, the code that a
# compiler generates for a word on RISC-V, and the names on doc/memory-order.md.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

. "$here/objects"
tsan='-O1 -fsanitize=thread -Wno-tsan'
names=(coll/set/slot coll/epoch/{epoch,await,segment_offset,bounce,share}) # what is changed

# clean CHANGE CASE: runs a case with this change to the epochs; is nothing said?
clean()
{
    local file files
    mkdir -p "$work/coll/epoch" "$work/coll/set"
    for file in "$SRC"/src/c/coll/{epoch,set}/*.[ch]; do
        sed "$1" "$file" >"$work/${file#"$SRC/src/c/"}"
    done
    files=("${names[@]/#/$work/}")
    link "$work/order" $tsan -iquote "$work" "$here/order.c" "${files[@]/%/.c}" -- \
        "${names[@]}" >"$work/log" 2>&1 || return 2
    $wrap "$work/order" "$2" >"$work/out" 2>&1
    [ "$(cat "$work/out")" = passed ]
}

# noticed CHANGE CASE: does ThreadSanitizer report the change?
noticed()
{
    clean "$1" "$2"
    [ $? = 1 ] && grep -q "ThreadSanitizer: data race" "$work/out"
}

wrap='setarch -R'
$wrap true 2>/dev/null || wrap=
if echo 'int main(void) { return 0; }' >"$work/t.c" &&
    $cc $tsan -Wno-unknown-warning-option -o "$work/t" "$work/t.c" 2>/dev/null &&
    $wrap "$work/t" 2>/dev/null
then
    for case in mailbox source; do
        verdict order-$case 'a race' clean '' $case
    done
    verdict order-publish 'no race without the release of sma_epoch_publish' \
        noticed '/mailbox->epoch, (uint64_t)/s/_RELEASE/_RELAXED/' mailbox
    [ -n "${SMA_TEST_SHORT:-}" ] ||
        verdict order-read 'no race without the acquires of the mailbox' \
            noticed '/mailbox->epoch, __ATOMIC_ACQUIRE/s/_ACQUIRE/_RELAXED/' mailbox
    verdict order-end 'no race without the release of sma_epoch_done' \
        noticed '/->done, (uint64_t)/{N;s/_RELEASE/_RELAXED/}' source
    [ -n "${SMA_TEST_SHORT:-}" ] ||
        verdict order-ended 'no race without the acquire of sma_slot_done_by' \
            noticed '/->done, __ATOMIC_ACQUIRE/s/_ACQUIRE/_RELAXED/' source
else
    skip order 'no ThreadSanitizer'
fi

# doc/memory-order.md names functions that are there, and all tests of herd7.
page=$SRC/doc/memory-order.md
gone=
for name in $(grep -o '`[a-z_/]*\.[ch]:[a-zA-Z_0-9]*`' "$page" | tr -d '`' | sort -u)
do
    grep -qs "\<${name#*:}(" "$SRC/src/c/${name%:*}" || gone+=" $name"
done
verdict order-page "names what is not there" empty "$gone"
gone=
for file in "$SRC"/tests/litmus/*.litmus; do
    name=$(basename "$file" .litmus)
    grep -qF '`'"$name"'`' "$page" || gone+=" $name"
done
verdict order-litmus "does not name these tests" empty "$gone"

# assembler TARGET FILE: what clang makes of a file for another processor
assembler()
{
    clang --target="$1-linux-gnu" -ffreestanding -std=gnu11 -O2 -S \
        -I"$work" -iquote "$SRC/src/c" "$2" -o - 2>"$work/log"
}

# RISC-V has no fast loads of words that are not aligned, so compilers make bytes
# of a memcpy: a PE that polls the word would see half of it.
cat >"$work/string.h" <<'END'
#include <stddef.h>
#define memcpy __builtin_memcpy
#define memmove __builtin_memmove
END
cat >"$work/word.c" <<'END'
#include "shared/word_copy.h"
void copy(void *dest, const void *source);
void copy(void *dest, const void *source) { sma_copy(dest, source, 8); }
END
if assembler riscv64 "$work/word.c" >"$work/word.s"; then
    verdict order-riscv-word 'a word is not stored by one instruction' \
        grep -qE "	sd	a[0-9], 0\\(a0\\)" "$work/word.s"
else
    skip order-riscv-word 'no clang for another processor'
fi

exit "$bad"
