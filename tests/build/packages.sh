#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests that other build systems find the library: find_package of CMake, in C,
# C++ and Fortran, and pkg-config, under its own name and that of Open MPI; also
# when the installation has been moved.

. "$(dirname "${BASH_SOURCE[0]}")/common"

lib=$("$PREFIX/bin/osh_info" libdir)
fortran=$(sed -n 's/^fc=//p' "$lib/pkgconfig/sma.pc")
cd "$work" || exit 1

# N PEs of a program say that all is right.
right()
{
    "$PREFIX/bin/oshrun" -n 3 "$@" >out 2>&1
    same "status $?, $(sort -u out)" 'status 0, right'
}

cat >ring.c <<'C'
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    static long box;
    int me, n;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    shmem_long_p(&box, me + 1, (me + 1) % n);
    shmem_barrier_all();
    if (box == (me + n - 1) % n + 1)
        puts("right");
    shmem_finalize();
    return 0;
}
C
cp ring.c ring.cc
cat >ring.f90 <<'F'
program ring
    use shmem
    implicit none
    integer, save :: box = 0
    integer :: me, n
    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    call shmem_put4(box, me + 1, 1, mod(me + 1, n))
    call shmem_barrier_all
    if (box == mod(me + n - 1, n) + 1) print '(a)', 'right'
    call shmem_finalize
end program
F
cat >old.f <<'F'
      PROGRAM OLD
      INCLUDE 'mpp/shmem.fh'
      INTEGER BOX, ME
      COMMON /SHARED/ BOX
      CALL START_PES(0)
      ME = SHMEM_MY_PE()
      CALL SHMEM_PUT4(BOX, ME + 1, 1, MOD(ME + 1, SHMEM_N_PES()))
      CALL SHMEM_BARRIER_ALL
      IF (BOX .EQ. MOD(ME + SHMEM_N_PES() - 1, SHMEM_N_PES()) + 1)
     &  PRINT '(A)', 'right'
      END
F

# ----------------------------------------------------------------- pkg-config
if command -v pkg-config >/dev/null; then
    export PKG_CONFIG_PATH=$lib/pkgconfig
    version=$(pkg-config --modversion sma)
    for name in sma oshmem; do
        # shellcheck disable=SC2046 # several words
        verdict packages-pc-$name 'does not compile' \
            cc -o pc-$name ring.c $(pkg-config --cflags --libs $name)
        verdict packages-pc-$name-runs 'wrong' right ./pc-$name
        verdict packages-pc-$name-version 'not the version' \
            same "$(pkg-config --modversion $name)" "$version"
    done
    verdict packages-pc-same 'other flags' \
        same "$(pkg-config --cflags --libs --static oshmem)" \
        "$(pkg-config --cflags --libs --static sma)"
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
cat >project/CMakeLists.txt <<E
cmake_minimum_required(VERSION 3.16)
project(ring LANGUAGES $languages)
find_package(libsma 1.0 REQUIRED)
# a second time, as subprojects do
find_package(libsma REQUIRED CONFIG)
add_executable(c ring.c)
target_link_libraries(c PRIVATE libsma::sma)
add_executable(static ring.c)
target_link_libraries(static PRIVATE libsma::sma_static)
add_executable(cxx ring.cc)
target_link_libraries(cxx PRIVATE libsma::sma)
get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
if("Fortran" IN_LIST languages)
  add_executable(f ring.f90)
  target_link_libraries(f PRIVATE libsma::sma)
  add_executable(old old.f)
  target_link_libraries(old PRIVATE libsma::sma)
endif()
enable_testing()
add_test(NAME launcher COMMAND \${libsma_OSHRUN} -n 2 \$<TARGET_FILE:c>)
E

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
verdict packages-cmake-shared 'c does not need the shared library' \
    grep -q libsma.so.1 <(ldd b/c)
verdict packages-cmake-archive 'static needs the shared library' \
    empty "$(ldd b/static | grep libsma)"
verdict packages-cmake-test 'the launcher is not found' \
    ctest --test-dir b -Q

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

# --- moved
cp -a "$prefix" 'moved here' || exit 1
verdict packages-cmake-moved 'a moved installation does not serve' \
    build m "$work/moved here"
verdict packages-cmake-moved-itself 'the old place is still in use' \
    grep -q "$work/moved here" <(ldd m/c)

exit "$bad"
