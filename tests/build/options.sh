#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests the build with as few options as possible, inside its source tree: no
# Fortran, no UCX, no PMIx, no CUDA, no manual pages with short names; a change of the
# table; distclean.  And configure's refusals.

. "$(dirname "${BASH_SOURCE[0]}")/common"

jobs=$(nproc)
tree=$work/tree
mkdir "$tree"
"$SRC/build-aux/files" "$SRC" >"$work/files" &&
    tar -C "$SRC" -cf - -T "$work/files" | tar -C "$tree" -xf - || exit 1
cd "$tree" || exit 1
find . ! -type d | sort >"$work/before"

# --- refusals: what was asked for by name must be there
# refuses NAME WORDS OPTION...
refuses()
{
    local name=$1 words=$2
    shift 2
    mkdir "$work/conf"
    if (cd "$work/conf" && "$tree/configure" -q "${cache[@]}" "$@") \
        >"$work/conf.out" 2>&1; then
        fail "options-$name" 'configure accepted it'
    else
        verdict "options-$name" 'no clear message' \
            grep -q -e "$words" "$work/conf.out"
    fi
    rm -rf "$work/conf"
}
# what one configure has found out, the next ones need not
cache=(--cache-file="$work/cache")
refuses ucx 'with-ucx was given' --with-ucx=/no/such/place
refuses pmix 'with-pmix was given' --with-pmix=/no/such/place
refuses fortran 'enable-fortran was given' --enable-fortran FC=/no/such/fc
refuses cuda 'with-cuda was given' --with-cuda=/no/such/place
cache=()
refuses cc 'C compiler cannot create' CC=/bin/true
refuses libc 'libsma needs the GNU C library' ac_cv_func_on_exit=no

# --- the address for reports of bugs, which a maintainer fills in at one place
address=
if command -v autoconf >/dev/null; then
    address=https://example.org/bugs
    sed -i "/^m4_define(.SMA_BUG_ADDRESS/s|\[[^[]*\])\$|[$address])|" configure.ac
    verdict options-bugs-autoconf 'autoconf' autoconf
    rm -rf autom4te.cache configure~
    verdict options-bugs-help 'not in configure --help' \
        grep -qF "Report bugs to <$address>." <(./configure --help)
else
    skip options-bugs 'no autoconf'
fi

# --- with nothing
verdict options-configure 'configure' ./configure --disable-fortran \
    --without-ucx --without-pmix --without-cuda --disable-short-man-names \
    CFLAGS=-O0 \
    --prefix="$work/prefix"
verdict options-none 'found in spite of its option' empty \
    "$(grep -E '^#define HAVE_(PMIX|UCX|FORTRAN)\>' config.h)"
verdict options-make 'make' make -j "$jobs"
verdict options-install 'make install' make install
if [ -n "$address" ]; then
    verdict options-bugs 'osh_info has another address' \
        same "$("$work"/prefix/bin/*osh_info* bugs)" "$address"
    verdict options-bugs-man 'not in the manual' \
        grep -qF "$address" "$work"/prefix/share/man/man1/*oshrun*
fi
verdict options-headers 'Fortran includes in spite of --disable-fortran' \
    empty "$(find "$work/prefix" -name '*.fh')"
verdict options-cuda 'parts of libsma_cuda in spite of --without-cuda' \
    empty "$(find "$work/prefix" -name '*nvshmem*' -o -name '*cuda*' \
        -o -name '*nvcc*')"
verdict options-man 'no page for shmem_put' \
    test -f "$work/prefix/share/man/man3/shmem_put.3"
verdict options-short-names 'pages in spite of --disable-short-man-names' \
    empty "$(find "$work/prefix/share/man" -name 'barrier.3' \
        -o -name _my_pe.3 -o -name my_pe.3 -o -name 'start_pes.3')"
verdict options-symbols 'exports something else than the table' \
    env SRC="$tree" BUILD="$tree" PREFIX="$work/prefix" \
    tests/build/symbols.sh
verdict options-oshfort 'oshfort does not say why it cannot work' \
    grep -q 'built without Fortran' <("$work/prefix/bin/oshfort" a.f 2>&1)
"$work/prefix/bin/oshcc" -o "$work/hello" examples/hello.c &&
    verdict options-run 'the library does not work' \
        timeout 20 "$work/prefix/bin/oshrun" -n 3 "$work/hello"

# --- a change of the table arrives everywhere; it builds the library once more.
# In the short run row.sh alone does that, without a compiler.
table_changes()
{
    old=$(stat -c %Y.%y lib/libsma.a)
    echo 'SHMEM_TEST_OF_THE_BUILD | 7 | 7 | no | only here' \
        >>src/api/constants.def
    verdict table-make 'make after a change of the table' make -j "$jobs"
    verdict table-header 'the header does not have the new constant' \
        grep -q '^#define SHMEM_TEST_OF_THE_BUILD *7$' include/shmem.h
    verdict table-rebuilt 'the library was not built again' \
        [ "$old" != "$(stat -c %Y.%y lib/libsma.a)" ]
    verdict table-idle 'and again, though nothing changed' \
        grep -q 'Nothing to be done' <(make 2>&1)
    verdict table-nodrift 'drift' env SRC="$tree" tests/build/drift.sh
}
[ -n "${SMA_TEST_SHORT:-}" ] || table_changes

# --- a generated file that was changed by hand is reported, not overwritten
sleep 0.01
echo '/* by hand */' >>include/shmem.h
cp include/shmem.h "$work/by-hand.h"
rm gen.mk
make gen.mk >"$work/out" 2>&1
verdict hand-message 'make says nothing' \
    grep -q 'include/shmem.h is not what' "$work/out"
verdict hand-kept 'make overwrote it' cmp include/shmem.h "$work/by-hand.h"
SRC=$tree tests/build/drift.sh >"$work/out"
verdict hand-drift 'the drift check does not see it' \
    grep -q '^FAIL drift' "$work/out"

# --- distclean
verdict options-distclean 'make distclean' make distclean
find . ! -type d | sort >"$work/after"
verdict options-left 'left by make distclean, or removed by it' \
    diff "$work/before" "$work/after"

exit "$bad"
