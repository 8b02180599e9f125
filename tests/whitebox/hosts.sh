#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests what a PE knows of the hosts of the job, what it believes of what other PEs
# have published about them, and the texts of PMI (hosts.c).

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^cc=//p' "$PREFIX/lib/pkgconfig/sma.pc")

compile()
{
    $cc -std=gnu11 -O1 -Wall -Wextra -Werror -pthread -D_GNU_SOURCE= \
        -iquote "$SRC/src/c" -I"$BUILD" -I"$SRC/include" "$here/hosts.c" \
        "$SRC"/src/c/boot/{nodes,pmi_hosts,pmi_text,programs}.c -o "$work/hosts"
}

verdict hosts-compile 'does not compile' compile
[ $bad = 0 ] || exit 1
while read -r case says; do
    verdict "hosts-$case" 'is not so' same "$("$work/hosts" "$case")" "$says"
done < <(grep -v '^#' "$here/hosts.txt")
exit $bad
