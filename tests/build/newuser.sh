#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# The scripts of a new user (tests/newuser) that need no root, each in an empty
# folder.  `make check-newuser` carries out all of them in a fresh root.

. "$(dirname "${BASH_SOURCE[0]}")/common"

export SRC BUILD PREFIX
for script in "$SRC"/tests/newuser/*.sh; do
    name=$(basename "$script" .sh)
    [ "$name" != cluster ] || continue # needs root
    "$script" >"$work/lines" || bad=1
    cat "$work/lines"
    verdict "newuser-$name" 'the script says nothing' test -s "$work/lines"
done
exit "$bad"
