#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests that other build systems find the library: find_package of CMake, in C,
# C++ and Fortran, and pkg-config, under its own name and that of Open MPI; also
# when the installation has been moved.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

lib=$("$PREFIX/bin/osh_info" libdir)
fortran=$(sed -n 's/^fc=//p' "$lib/pkgconfig/sma.pc")
cd "$work" || exit 1

# N PEs of a program say that all is right.
right()
{
    "$PREFIX/bin/oshrun" -n 3 "$@" >out 2>&1
    same "status $?, $(sort -u out)" 'status 0, right'
}

cp "$here/packages_ring.c" ring.c
cp ring.c ring.cc
cp "$here/packages_ring.f90" ring.f90
cp "$here/packages_old.f" old.f

# ----------------------------------------------------------------- pkg-config
if command -v pkg-config >/dev/null; then
    export PKG_CONFIG_PATH=$lib/pkgconfig
    version=$(pkg-config --modversion sma)
    # shellcheck disable=SC2046 # several words
    verdict packages-pc 'does not compile' cc -o pc ring.c $(pkg-config --cflags --libs sma)
    verdict packages-pc-runs 'wrong' right ./pc
    for name in oshmem oshmem-c oshmem-cxx oshmem-fort openshmem osss-ucx sandia-openshmem; do
        verdict packages-pc-$name-version 'not the version' \
            same "$(pkg-config --modversion $name)" "$version"
        verdict packages-pc-$name-same 'other flags' \
            same "$(pkg-config --cflags --libs --static $name)" \
            "$(pkg-config --cflags --libs --static sma)"
    done
else
    skip packages-pc 'no pkg-config'
fi

# ---------------------------------------------------------------------- CMake
command -v cmake >/dev/null || { skip packages-cmake 'no cmake'; exit "$bad"; }

languages='C CXX'
[ -z "$fortran" ] || ! command -v gfortran >/dev/null ||
    languages='C CXX Fortran'
mkdir project
cp ring.c ring.cc ring.f90 old.f project
sed "s/@LANGUAGES@/$languages/" "$here/packages.cmake" >project/CMakeLists.txt

# build NAME PREFIX: the project against an installation
build()
{
    cmake -S project -B "$1" -DCMAKE_PREFIX_PATH="$2" \
        -DCMAKE_BUILD_TYPE=Release && cmake --build "$1"
}

prefix=$(cd "$PREFIX" && pwd)
verdict packages-cmake 'does not configure or compile' build b "$prefix"
programs='c static cxx'
case $languages in *Fortran) programs="$programs f old" ;; esac
for p in $programs; do
    verdict "packages-cmake-$p" 'wrong' right "./b/$p"
done
verdict packages-cmake-shared 'c does not need the shared library' grep -q libsma.so.1 <(ldd b/c)
verdict packages-cmake-archive 'static needs the shared library' \
    empty "$(ldd b/static | grep libsma)"
verdict packages-cmake-test 'the launcher is not found' ctest --test-dir b -Q

# --- versions that are asked for, and whether this one serves
mkdir v
version=$(sed -n 's/^Version: //p' "$lib/pkgconfig/sma.pc")
major=${version%%.*}
ask()
{
    printf '%s\n' 'cmake_minimum_required(VERSION 3.16)' \
        'project(v LANGUAGES NONE)' "find_package(libsma $1)" \
        'message(STATUS "found: ${libsma_FOUND}")' >v/CMakeLists.txt
    cmake -S v -B "v-$1" -DCMAKE_PREFIX_PATH="$prefix" 2>&1 |
        sed -n 's/^-- found: //p'
}
for v in "$version" "${version%.*}" "$major"; do
    verdict "packages-cmake-version-$v" 'is refused' same "$(ask "$v")" 1
done
for v in 99 "$version.1" "$((major + 1))"; do
    verdict "packages-cmake-no-version-$v" 'is taken' same "$(ask "$v")" 0
done

# --- moved, without its launcher, and found through a link as /lib is one to /usr/lib
mkdir 'moved here' linked && ln -s '../moved here/lib' linked
cp -a "$prefix"/{bin,include,lib} 'moved here' && rm 'moved here/bin/oshrun' || exit 1
verdict packages-cmake-moved 'a moved installation does not serve' build m "$work/linked"
verdict packages-cmake-moved-itself 'the old place is still in use' \
    grep -q "$(realpath 'moved here')" <(ldd m/c)

exit "$bad"
