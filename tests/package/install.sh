#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build awk
#
# Tests what make does to the disk: install and uninstall under DESTDIR, dist, and a second
# build elsewhere, from the tarball, without awk, Python, git and autoconf, out of a source tree
# that must not change, which gives the same library and manual byte for byte.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

jobs=$(nproc)

# Name, time and size of everything below a directory.
listing()
{
    (cd "$1" && find . -printf '%p %T@ %s\n' | sort)
}

# --- make again does nothing
verdict make-again 'a second make is not idle' grep -q "Nothing to be done" \
    <(make -C "$BUILD" all 2>&1)

# --- make in a build that was kept while the sources changed
kept=$work/kept/build
mkdir -p "$kept"
"$SRC/build-aux/files" "$SRC" | tar -C "$SRC" -cf - -T - | tar -C "$work/kept" -xf -
cp -a "$BUILD"/{Makefile,cuda.mk,config.*,gen.mk,gen,obj*,lib,bin} "$kept"
kept_make()
{
    make -C "$kept" srcdir=.. "$@" >"$work/log" 2>&1 || { tail "$work/log"; false; }
}
# of the library and of a tool
for f in c/base tools/osh_info; do
    mkdir -p "$work/kept/src/$f"
    echo 'const char sma_test[] = "a source that is gone";' >"$work/kept/src/$f/old.c"
done
objects=(lib/libsma.a bin/osh_info)
verdict kept-more 'make with more sources' kept_make "${objects[@]}"
verdict kept-more-used 'new sources are not used' same \
    "$(cd "$kept" && grep -la 'a source that is gone' "${objects[@]}" | xargs)" "${objects[*]}"
rm "$work"/kept/src/{c/base,tools/osh_info}/old.c
verdict kept-fewer 'make with fewer sources' kept_make "${objects[@]}"
verdict kept-fewer-used 'objects of sources that are gone' empty \
    "$(cd "$kept" && find . -name old.o; grep -la 'a source that is gone' "${objects[@]}")"
mv "$work"/kept/nvshmem/{cuda,moved}.mk.in
sed -i 's|nvshmem/cuda.mk.in|nvshmem/moved.mk.in|' "$work/kept/Makefile.in"
echo "sed -i 's|nvshmem/cuda.mk.in|nvshmem/moved.mk.in|' config.status" >"$work/kept/configure"
verdict kept-moved 'make with a template that is elsewhere' kept_make cuda.mk
verdict kept-moved-used 'the Makefile is the old one' grep -q moved.mk.in "$kept/Makefile"

# --- install and uninstall
prefix=$(sed -n 's/^prefix = //p' "$BUILD/Makefile")
verdict install-destdir 'make install' make -C "$BUILD" install DESTDIR="$work/dest dir"
dest="$work/dest dir"
verdict install-inside 'something else below DESTDIR than the prefix' empty \
    "$(find "$dest" -type f ! -path "$dest$prefix/*")"
lib=$(dirname "$(find "$dest" -name libsma.a)")
verdict install-so 'libsma.so -> libsma.so.1 -> libsma.so.1.x' same \
    "$(readlink "$lib/libsma.so") $(readlink "$lib/libsma.so.1")" \
    "libsma.so.1 $(basename "$(find "$lib" -name 'libsma.so.1.*[0-9]')")"
verdict install-paths 'DESTDIR or the build directory in an installed text' \
    empty "$(grep -rlIF -e "$dest" -e "$BUILD" "$dest")"
verdict install-staged 'the wrapper does not work from DESTDIR' \
    grep -qF "$dest" <("$dest$prefix/bin/oshcc" -show a.c)
missing=$(cd "$dest$prefix" && for f in bin/oshrun bin/oshcc bin/oshc++ \
    bin/oshfort include/shmem.h include/pshmem.h include/mpp/shmem.h \
    include/shmemx.h include/mpp/shmemx.h include/pshmemx.h \
    include/shmemx_old.h include/shmemx.fh include/mpp/shmemx.fh \
    share/doc/libsma/README.md share/doc/libsma/CHANGELOG.md share/doc/libsma/LICENSE \
    share/doc/libsma/doc/running.md share/doc/libsma/doc/speed.svg \
    share/doc/libsma/examples/heat.f share/doc/libsma/examples/heat.c \
    share/doc/libsma/examples/tutorial/hello.c \
    share/man/man3/shmem_put.3 share/man/man3/shmem_double_put.3 \
    lib/pkgconfig/oshmem-fort.pc lib/cmake/libsma/libsma-config.cmake \
    share/man/man1/oshrun.1 include/nvshmem.h lib/libsma_cuda.so \
    lib/pkgconfig/nvshmem.pc include/sma/cuda/device.h bin/oshnvcc \
    share/man/man3/nvshmem_int_put.3; do
    case $f in *nvshmem* | *cuda* | *nvcc*)
        grep -q '^have_cuda = no' "$BUILD/cuda.mk" && continue ;;
    esac
    [ -e $f ] || echo $f
done
grep -q '^have_module = yes' "$BUILD/Makefile" || exit 0
for f in . sma-i8 sma-r8 sma-r8d8 sma-i8r8 sma-i8r8d8; do
    [ -e include/$f/shmem.mod ] || echo include/$f/shmem.mod
done
for f in include/shmem.F90 include/sma-lint/calls.fh include/sma-lint/mpp/shmem.fh; do
    [ -e $f ] || echo $f
done)
verdict install-files 'not installed' empty "$missing"
dead=$(cd "$dest$prefix/share/doc/libsma" && find . -name '*.md' | while read -r page; do
    grep -o ']([^)# ]*' "$page" | cut -c3- | grep -v : | while read -r link; do
        [ -z "$link" ] || [ -e "${page%/*}/$link" ] || echo "$page: $link"
    done
done)
verdict install-links 'links of installed pages to what is not installed' empty "$dead"
verdict install-uninstall 'make uninstall' make -C "$BUILD" uninstall DESTDIR="$dest"
verdict install-nothing-left 'left by make uninstall' \
    empty "$(find "$dest" ! -type d -o -name mpp -o -name libsma -o -name 'sma-*')"

# --- what follows an installation, with tools that note how they are called
mkdir "$work/tools"
for tool in 'ldconfig:[ "$1" != -N ] || echo "/known/lib: (builtin)"' \
    'manpath:echo /known/man:/other' 'mandb:' 'id:echo "$USER_ID"'; do
    printf '#!/bin/sh\necho "%s $*" >>"%s/calls"\n%s\n' "${tool%%:*}" "$work" \
        "${tool#*:}" >"$work/tools/${tool%%:*}"
done
chmod +x "$work"/tools/*

# after USER_ID ARGUMENT...: runs after-install; the calls that change something
# are in the file changes
after()
{
    : >"$work/calls"
    USER_ID=$1 PATH=$work/tools:$PATH:/known/bin \
        "$SRC/build-aux/after-install" "${@:2}" >"$work/said"
    grep -E '^(ldconfig $|mandb)' "$work/calls" >"$work/changes"
}
after 0 /known/bin /known/lib /known/man
verdict install-root 'the caches of the system are not updated' \
    same "$(cat "$work/changes")" "$(printf 'ldconfig \nmandb -q /known/man')"
verdict install-root-silent 'a hint without need' empty "$(cat "$work/said")"
after 1000 /known/bin /known/lib /known/man
verdict install-user 'an update without the right to it' empty "$(cat "$work/changes")"
verdict install-user-hints 'hints' same \
    "$(grep -o -e '^Run ldconfig as root' -e '^Run "mandb /known/man"' \
        "$work/said")" "$(printf 'Run ldconfig as root\nRun "mandb /known/man"')"
after 0 /home/u/bin /home/u/lib /home/u/man
verdict install-home 'an update for a directory that the system does not know' \
    empty "$(cat "$work/changes")"
for hint in /home/u/bin -Wl,-rpath,/home/u/lib LD_LIBRARY_PATH=/home/u/lib \
    MANPATH=/home/u/man: 'mandb /home/u/man'; do
    verdict "install-home-$hint" 'no hint' grep -qF -e "$hint" "$work/said"
done
HAVE_RPATH=no after 0 /home/u/bin /home/u/lib /home/u/man
verdict install-no-rpath 'says that programs find libsma.so, or not what helps' \
    same "$(grep -c -e wrappers -e 'only with LD_LIBRARY_PATH=/home/u/lib' "$work/said")" 1
after 0 -q /home/u/bin /home/u/lib /home/u/man
verdict install-quiet 'make uninstall prints a hint' empty "$(cat "$work/said")"

# --- dist
name=$(sed -n 's/^PACKAGE_VERSION = /libsma-/p' "$BUILD/Makefile")
verdict dist 'make dist' make -C "$BUILD" dist
mv "$BUILD/$name.tar.gz" "$work/first.tar.gz"
tar -xzf "$work/first.tar.gz" -C "$work" || exit 1
verdict dist-one-directory 'unpacks into more than one directory' \
    same "$(tar -tzf "$work/first.tar.gz" | sed 's|/.*||' | sort -u)" "$name"
chmod -R a-w "$work/$name"

# --- the same elsewhere, with a source tree that stays as it is
# What a user of a tarball may lack.
full_path=$PATH
mkdir "$work/path"
IFS=: read -ra directories <<<"$PATH"
for directory in "${directories[@]}"; do
    # its compilers look for others in PATH
    [[ $(readlink -f "$directory/gcc") != */ccache ]] || continue
    ln -s "$directory"/* "$work/path" 2>/dev/null
done
rm -f "$work"/path/{*awk,python*,git,git-*,auto*}
# shellcheck disable=SC2123 # it is for commands
PATH=$work/path
verdict build-bare 'awk, python3, git or autoconf is there' \
    empty "$(command -v awk gawk mawk python3 git autoconf)"
mkdir "$work/elsewhere"
cd "$work/elsewhere" || exit 1
before=$(listing "$work/$name")
options=()
eval "options=($("$BUILD/config.status" --config))"
verdict build-configure 'configure from the tarball' "$work/$name/configure" "${options[@]}"
# The short run builds only the manual and the generated files:
# options.sh builds the library a second time, though not from the tarball.
targets=()
[ -z "${SMA_TEST_SHORT:-}" ] || targets=(gen.mk man)
verdict build-make 'make from the tarball' make -j "$jobs" "${targets[@]}"
verdict build-dist 'a tarball made from the tarball' make dist
verdict build-dist-same 'is not the same' cmp "$name.tar.gz" "$work/first.tar.gz"
verdict build-source 'the build changed the source tree' same "$before" "$(listing "$work/$name")"
for f in lib/libsma.a lib/libsma.so.1.*; do
    [ -f "$f" ] || [ -z "${SMA_TEST_SHORT:-}" ] || continue
    verdict "build-same-${f##*/}" 'two builds give two libraries' cmp "$f" "$BUILD/lib/${f##*/}"
done
verdict build-same-man 'the tarball has another manual' diff -r gen/man "$BUILD/gen/man"
if [ -d gen/mod ]; then
    for f in $(cd gen/mod && find . -name shmem.mod); do
        verdict "build-same-${f#./}" 'two builds give two modules' \
            cmp "gen/mod/$f" "$BUILD/gen/mod/$f"
    done
fi
PATH=$full_path
verdict build-distclean 'make distclean' make distclean
verdict build-distclean-left 'left by make distclean' empty "$(find . -mindepth 1)"
chmod -R u+w "$work/$name"

exit "$bad"
