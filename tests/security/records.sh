#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build
#
# Tests what oshrun and the PEs make of records in the job block that a faulty PE
# has filled with anything: no access out of bounds, no overflow, and no command for
# a terminal in the table and the verdict.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

if ! ${CC:-cc} -std=gnu11 -g -O1 -D_GNU_SOURCE -fsanitize=address,undefined \
    -fno-sanitize-recover=all -iquote "$SRC/src/c" -I "$SRC/include" \
    -I "$BUILD" -o "$work/records" "$SRC/tests/security/records.c" \
    "$SRC"/src/c/shared/hang_*.c >"$work/log" 2>&1; then
    if echo 'int main(void){return 0;}' >"$work/t.c" && ! ${CC:-cc} \
        -fsanitize=address,undefined -o "$work/t" "$work/t.c" 2>/dev/null; then
        skip records 'no sanitizers here'
        exit 0
    fi
    fail records "does not compile: $(head -n 3 "$work/log")"
    exit 1
fi
verdict records 'a record leads astray' "$work/records"
exit $bad
