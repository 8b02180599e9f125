#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests texts that no job says whenever one likes: the table of a job that
# hangs (words.c), and why a message of another PE is refused (form.c).

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^cc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
# the check sums and the tag of a message are others on a big-endian processor
sums='' any='s/, sum [0-9a-f]*//; s/^tag: .*/tag/'
$cc -dM -E - </dev/null | grep -q 'BYTE_ORDER__ __ORDER_LITTLE' || sums=$any
while read -r name sources; do
    read -ra sources <<<"$sources"
    verdict "texts-$name-compile" 'does not compile' \
        $cc -std=gnu11 -O1 -Wall -Wextra -Werror -D_GNU_SOURCE= -iquote "$SRC/src/c" \
        -I"$SRC/include" "$here/$name.c" "${sources[@]/#/$SRC/src/c/}" -o "$work/$name"
    verdict "texts-$name" 'another text' same "$("$work/$name" | sed "$sums")" \
        "$(grep -v '^#' "$here/$name.txt" | sed "$sums")"
done <<X
words shared/hang_words.c shared/hang_table.c shared/hang_judge.c shared/hang_verdict.c
form net/format/read.c net/format/mac.c
X
exit $bad
