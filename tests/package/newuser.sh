#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# The scripts of a new user (tests/newuser) that need no root, each in an empty
# folder.  `make check-newuser` carries out all of them in a fresh root.  CMake is left
# to packages.sh, which has more of it.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

export SRC BUILD PREFIX
for script in "$SRC"/tests/newuser/*.sh; do
    name=$(basename "$script" .sh)
    case $name in cluster | cmake) continue ;; esac
    tap_part "newuser-$name" "$script"
done
exit "$bad"
