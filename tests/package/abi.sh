#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests that the binary interface is that of the last release (abi, doc/abi.md), but
# for additions; and that a removed name, another value of a constant, another
# layout and another argument are found, the last two in the long run only.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

# abi WHAT SRCDIR PREFIX: compares names or types, into the file out
abi()
{
    "$SRC/build-aux/abi" "$@" >"$work/out" 2>&1
}

# finds NAME TEXT COMMAND...: the comparison fails with this text
finds()
{
    local name=$1 text=$2
    shift 2
    "$@"
    verdict "abi-$name" 'is not found' same \
        "$? $(grep -c -e "$text" "$work/out" | sed 's/^[1-9].*/found/')" '1 found'
}

verdict abi-names 'a name or a constant was removed or changed' \
    "$SRC/build-aux/abi" names "$SRC" "$PREFIX"

verdict abi-release 'abi does not have the interface of the last release' same \
    "$(sed -n 's/^release \([^ ]*\) .*/\1/p' "$SRC/abi/symbols" | tail -n 1)" \
    "$(sed -n 's/^## \[\(.*\)\]$/\1/p' "$SRC/CHANGELOG.md" | sed q)"

# ---- a release that had more: as if it had been removed since
old=$work/old
mkdir -p "$old/src" "$old/abi"
ln -s "$SRC/src/libsma.map" "$old/src"
ln -s "$SRC/configure.ac" "$old"
cp "$SRC"/abi/* "$old/abi"
echo 'name shmem_was_here' >>"$old/abi/symbols"
finds removed 'shmem_was_here@@SMA_1' abi names "$old" "$PREFIX"
sed 's/^\(release 1.0.0 .*\)SMA_1$/\1SMA_0/' "$SRC/abi/symbols" >"$old/abi/symbols"
finds version 'shmem_init@@SMA_0' abi names "$old" "$PREFIX"
sed 's/^\(release .* libsma.so\).1/\1.0/' "$SRC/abi/symbols" >"$old/abi/symbols"
finds soname 'soname libsma.so.0' abi names "$old" "$PREFIX"
# a later release, with one more type, one more name and one more routine of Fortran
{
    cat "$SRC/abi/symbols"
    echo 'release 1.9.0 libsma.so.1 SMA_1'
    echo 'list SHORT short half'
    echo 'c shmem_hand'
    echo 'fortran SHMEM_HAND8'
} >"$old/abi/symbols"
for name in shmem_half_swap pshmem_half_cswap pshmem_hand pshmem_hand8__ SHMEM_HAND8; do
    finds "later-$name" "^$name@@SMA_1" abi names "$old" "$PREFIX"
done
verdict abi-since 'the release that had a name first' same \
    "$("$SRC/build-aux/abi" debian "$old" |
        sed -n 's/^ shmem_\(half_swap\|short_swap\|hand\)@/\1 /p' | tr '\n' ' ')" \
    'half_swap SMA_1 1.9.0 hand SMA_1 1.9.0 short_swap SMA_1 1.0.0 '
cp "$SRC/abi/symbols" "$old/abi"
sed 's/^\(SHMEM_BARRIER_SYNC_SIZE\) .*/\1 1/' "$SRC/abi/constants" >"$old/abi/constants"
finds constant 'SHMEM_BARRIER_SYNC_SIZE 1' abi names "$old" "$PREFIX"
cp "$SRC/abi/constants" "$old/abi"

# A name that the release did not have is fine.
sed 's/ shmem_init / /' "$SRC/abi/symbols" >"$old/abi/symbols"
verdict abi-added 'an addition fails' abi names "$old" "$PREFIX"

# ---- types
abi types "$SRC" "$PREFIX"
case $? in
0) ok abi-types ;;
77)
    skip abi-types "$(cat "$work/out")"
    exit "$bad" ;;
*)
    fail abi-types 'a type was changed'
    head -n 40 "$work/out" ;;
esac

[ -z "${SMA_TEST_SHORT:-}" ] || exit "$bad" # what follows tests the comparison itself

# Headers with another member of a structure, and with another result.
new=$work/new
mkdir -p "$new"
cp -r "$PREFIX/include" "$new"
sed -e 's/^    int num_contexts;/    long num_contexts;/' \
    -e 's/^int shmem_my_pe(void);/long shmem_my_pe(void);/' \
    "$PREFIX/include/shmem.h" >"$new/include/shmem.h"
finds layout "'int num_contexts' changed" abi types "$SRC" "$new"
verdict abi-result 'another result is not found' grep -q 'pointer_to_shmem_my_pe' "$work/out"

exit "$bad"
