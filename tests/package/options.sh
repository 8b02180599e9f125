#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: gcc
#
# Tests the build with as few features as possible, inside its source tree: no
# Fortran, no UCX, no PMIx, no CUDA, no manual pages with short names, no libsma.a, no
# run path; with assertions and with other names of the tools; a change of the table;
# distclean.  And configure's refusals.  The short run compiles the tools alone: it takes
# the library of BUILD, and check-arm compiles one without these parts.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

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
    if (cd "$work/conf" && "$tree/configure" -q "${cache[@]}" "$@") >"$work/conf.out" 2>&1; then
        fail "options-$name" 'configure accepted it'
    else
        verdict "options-$name" 'no clear message' grep -q -e "$words" "$work/conf.out"
    fi
    rm -rf "$work/conf"
}
# what one configure has found out, the next ones need not
cache=(--cache-file="$work/cache")
if [ -z "${SMA_TEST_SHORT:-}" ]; then
    refuses ucx 'with-ucx was given' --with-ucx=/no/such/place
    refuses pmix 'with-pmix was given' --with-pmix=/no/such/place
    refuses fortran 'enable-fortran was given' --enable-fortran FC=/no/such/fc
    refuses cuda 'with-cuda was given' --with-cuda=/no/such/place
fi
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

# Compilers that accept what autoconf tries only with an option, as g++ 16 does.
for name in gcc g++; do
    cat >"$work/picky-$name" <<X
#!/bin/sh
case "\$*" in *-std=*) exec $name "\$@" ;; esac
! grep -sqE 'C\+\+ 2011|201112L' conftest.cpp conftest.c && exec $name "\$@"
exit 1
X
    chmod +x "$work/picky-$name"
done

# --- pkg-config knows another directory
mkdir "$work/pc" && printf '%s: x\n' Name Description Version >"$work/pc/ucx.pc"
echo 'Libs: -L/a/b -lucp' >>"$work/pc/ucx.pc"
PKG_CONFIG_PATH=$work/pc ./configure -q --disable-fortran --without-{ofi,pmix,cuda} >"$work/out"
! command -v pkg-config >/dev/null || ! grep -q '^have_ucx = yes' Makefile ||
    verdict options-directory 'the directory of a library is lost' grep -q \
        '^LIBS_ucx = -L/a/b -Wl,-rpath,/a/b *-lucp' Makefile

# --- with nothing
verdict options-configure 'configure' ./configure --disable-fortran \
    --without-ucx --without-ofi --without-pmix --without-cuda --disable-short-man-names \
    --disable-static --disable-rpath --enable-debug \
    --program-prefix=my- --program-suffix=-1.0 --prefix="$work/prefix" \
    CC="$work/picky-gcc" CXX="$work/picky-g++"
verdict options-none 'found in spite of its option' empty \
    "$(grep -E '^#define HAVE_(PMIX|UCX|FORTRAN)\>' config.h)"
# The build has no symbols for a debugger: they take time, and no verdict needs them.
make=(make CFLAGS=-O0)
if [ -n "${SMA_TEST_SHORT:-}" ]; then
    mkdir lib && cp "$BUILD"/lib/libsma.so.1.* lib
    make+=(-o "$(echo lib/*)")
fi
verdict options-make 'make' "${make[@]}" -j "$jobs"
verdict options-install 'make install' "${make[@]}" install
if [ -n "$address" ]; then
    verdict options-bugs 'osh_info has another address' \
        same "$(env "$work"/prefix/bin/*osh_info* bugs)" "$address"
    verdict options-bugs-man 'not in the manual' \
        grep -qF "$address" "$work"/prefix/share/man/man1/*oshrun*
fi
verdict options-std 'an -std that the user did not ask for' same \
    "$(grep -E '^cc=|^cxx=' "$work/prefix/lib/pkgconfig/sma.pc" | xargs)" \
    "cc=$work/picky-gcc cxx=$work/picky-g++"
verdict options-headers 'Fortran includes in spite of --disable-fortran' \
    empty "$(find "$work/prefix" -name '*.fh')"
verdict options-cuda 'parts of libsma_cuda in spite of --without-cuda' \
    empty "$(find "$work/prefix" -name '*nvshmem*' -o -name '*cuda*' -o -name '*nvcc*')"
verdict options-man 'no page for shmem_put' test -f "$work/prefix/share/man/man3/shmem_put.3"
verdict options-debug 'not what --enable-debug asks for' same \
    "$(sed -n 's/^CFLAGS = //p' Makefile), $(grep -c 'SMA_ASSERTIONS 1' config.h)" '-O0 -g, 1'
verdict options-static 'libsma.a in spite of --disable-static' \
    empty "$(find lib "$work/prefix" -name '*.a')"
verdict options-rpath 'a run path in spite of --disable-rpath' \
    empty "$(grep -r rpath "$work/prefix/lib/pkgconfig" "$work/prefix/lib/cmake")"
verdict options-short-names 'pages in spite of --disable-short-man-names' \
    empty "$(find "$work/prefix/share/man" -name 'barrier.3' \
        -o -name _my_pe.3 -o -name my_pe.3 -o -name 'start_pes.3')"
[ -n "${SMA_TEST_SHORT:-}" ] ||
    verdict options-symbols 'exports something else than the table' \
        env SRC="$tree" BUILD="$tree" PREFIX="$work/prefix" tests/package/symbols.sh

# --- the names of the tools
bin=$work/prefix/bin
names=$(for tool in oshCC osh_info osh_stats osh_top oshc++ oshcc oshcxx oshfort \
    oshmem_info oshrun; do echo "my-$tool-1.0"; done)
verdict options-names 'commands with other names' same "$(ls "$bin")" "$names"
verdict options-names-man 'pages with other names' same \
    "$(ls "$work/prefix/share/man/man1")" "$(sed 's/$/.1/' <<<"$names")"
verdict options-names-in-man 'the usual name in a page' empty \
    "$(grep -rwE 'oshcc|oshrun|osh_info' "$work/prefix/share/man" |
        grep -vE 'my-osh|shmem_from_openmpi')"
verdict options-names-cmake 'the usual name in libsma-config.cmake' \
    grep -qF '/my-oshrun-1.0"' "$work/prefix/lib/cmake/libsma/libsma-config.cmake"
verdict options-names-usage 'oshrun gives itself another name' \
    grep -qxF 'my-oshrun-1.0: the number of PEs is missing: my-oshrun-1.0 -n N'\
' PROGRAM (my-oshrun-1.0 --help)' <("$bin/my-oshrun-1.0" 2>&1)
verdict options-names-c++ 'the C++ wrapper does not call the C++ compiler' \
    grep -q '^g++ ' <(OSHCXX_CXX=g++ "$bin/my-oshc++-1.0" -show a.cc)
verdict options-oshfort 'oshfort does not say why it cannot work' \
    grep -qF 'my-oshfort-1.0: this libsma was built without Fortran' \
    <("$bin/my-oshfort-1.0" a.f 2>&1)
"$bin/my-oshcc-1.0" -o "$work/hello" examples/hello.c
verdict options-rpath-program 'the wrapper sets a run path' \
    empty "$(readelf -d "$work/hello" | grep -E 'RPATH|RUNPATH')"
verdict options-run 'the library does not work' env LD_LIBRARY_PATH="$work/prefix/lib" \
    "$bin/my-oshrun-1.0" -n 3 "$work/hello"
verdict options-uninstall 'left by make uninstall' \
    empty "$(${SMA_TEST_SHORT:+:} rm -r gen/man* gen/renamed; make uninstall >"$work/out" 2>&1; find "$work/prefix" ! -type d)"

# --- a change of the table arrives everywhere, in a clone; it builds the library once
# more.  In the short run row.sh alone does that, without a compiler.
table_changes()
{
    old=$(stat -c %Y.%y lib/libsma.so.*)
    mkdir .git
    echo 'SHMEM_TEST_OF_THE_BUILD | 7 | 7 | no | only here' >>src/api/constants.def
    verdict table-make 'make after a change of the table' make -j "$jobs"
    verdict table-header 'the header does not have the new constant' \
        grep -q '^#define SHMEM_TEST_OF_THE_BUILD *7$' include/shmem.h
    verdict table-rebuilt 'the library was not built again' \
        [ "$old" != "$(stat -c %Y.%y lib/libsma.so.*)" ]
    verdict table-idle 'and again, though nothing changed' \
        grep -q 'Nothing to be done' <(make 2>&1)
    rmdir .git
    verdict table-nodrift 'drift' env SRC="$tree" tests/source/drift.sh
}
[ -n "${SMA_TEST_SHORT:-}" ] || table_changes

# --- without .git a generated file that was changed by hand is kept
sleep 0.01
echo '/* by hand */' >>include/shmem.h
cp include/shmem.h "$work/by-hand.h"
rm gen.mk
make gen.mk >"$work/out" 2>&1
verdict hand-kept 'make overwrote it' cmp include/shmem.h "$work/by-hand.h"
drift_is_seen()
{
    SRC=$tree tests/source/drift.sh >"$work/out"
    grep -q '^not ok - drift' "$work/out"
}
[ -n "${SMA_TEST_SHORT:-}" ] ||
    verdict hand-drift 'the drift check does not see it' drift_is_seen

# --- distclean
verdict options-distclean 'make distclean' make distclean
find . ! -type d | sort >"$work/after"
verdict options-left 'left by make distclean, or removed by it' \
    diff "$work/before" "$work/after"

exit "$bad"
