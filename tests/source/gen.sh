#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build python3
#
# Tests the generators, build-aux/gen: their own tests, tests/source/gen, and their
# types, where mypy is installed, in the long run; and likewise the test runner and what
# makes mistakes, tests/mutation.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

# "test_layers (test_gen.Mistakes.test_layers) ... ok" for each test
SRC=$SRC python3 -B -m unittest discover -v -s "$here/gen" >"$work/log" 2>&1
while read -r name result; do
    verdict "gen-$name" 'see below' same "$result" ok
done < <(sed -nE 's/^(test_[a-z_]*) .*\.\.\. (.*)$/\1 \2/p' "$work/log")
[ "$bad" = 0 ] || remarks "$work/log"
verdict gen-found 'the tests are not found' test "$(grep -c '\.\.\. ok$' "$work/log")" -ge 15

if [ -n "${SMA_TEST_SHORT:-}" ]; then
    skip gen-types 'in the long run only'
elif command -v mypy >/dev/null; then
    types()
    {
        local program
        for program in build-aux/layers tests/run tests/mutation/run; do
            MYPYPATH=$SRC/build-aux:$SRC/tests mypy --strict --python-version 3.10 \
                --explicit-package-bases --cache-dir=/dev/null "$SRC/$program" || return
        done
        MYPYPATH=$SRC/build-aux:$SRC/nvshmem mypy --strict --python-version 3.10 \
            --explicit-package-bases --cache-dir=/dev/null "$SRC"/build-aux/gen/*.py \
            "$SRC"/nvshmem/api/*.py
    }
    verdict gen-types 'mypy --strict' types
else
    skip gen-types 'no mypy'
fi

# Who builds from a clone needs no Python: with none, or an old one, make says so and
# uses the files as they are.
if [ -e "$SRC/.git" ]; then
    mkdir "$work/build" "$work/old"
    cp -p "$BUILD"/{Makefile,cuda.mk,config.status} "$work/build"
    printf '#!/bin/sh\nexit 1\n' >"$work/old/python3"
    chmod +x "$work/old/python3"
    PATH=$work/old:$PATH make -C "$work/build" srcdir="$SRC" gen.mk >"$work/said" 2>&1
    verdict gen-old-python 'make does not go on' test -f "$work/build/gen.mk"
    verdict gen-old-python-said 'make does not say it' \
        grep -q '^no python3 from 3.10 on' "$work/said"
else
    skip gen-old-python 'no clone'
fi

exit "$bad"
