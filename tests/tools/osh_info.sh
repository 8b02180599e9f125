#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests that osh_info tells the truth: each line is compared with its source,
# and no line is missing.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

info=$PREFIX/bin/osh_info
api=$SRC/src/api
export PKG_CONFIG_PATH=$PREFIX/lib/pkgconfig
unset "${!SHMEM_@}" "${!SMA_@}" XT_SYMMETRIC_HEAP_SIZE
verdict info-runs 'osh_info' "$info"
"$info" >"$work/all" 2>&1

# is NAME VALUE: what one line says
is()
{
    verdict "info-$1" 'another value' same "$("$info" "$1")" "$2"
}

has()
{
    grep -q "^#define $1 1\$" "$BUILD/config.h" && echo yes || echo no
}

# a value of sma.pc, or "none" if it has no value
pc()
{
    local value
    value=$(pkg-config --variable="$1" sma)
    echo "${value:-none}"
}

is version "$(sed -n 's/^PACKAGE_VERSION = //p' "$BUILD/Makefile")"
is abi "$(objdump -p "$PREFIX/lib/libsma.so" | sed -n 's/^ *SONAME *//p')"
bugs=$(sed -n "s/^#define PACKAGE_BUGREPORT \"\(.*\)\"/\1/p" "$BUILD/config.h")
is bugs "${bugs:-none}"
is fortran "$(has HAVE_FORTRAN)"
is pmi '1 2'
is pmix "$(has HAVE_PMIX)"
is ucx "$(has HAVE_UCX)"
is ofi "$(has HAVE_OFI)"
[ "$(has HAVE_FORTRAN)" = no ] || is real16 "$(has HAVE_FLOAT128)"
for key in cc cxx fc fflags prefix bindir libdir includedir mandir docdir; do
    is $key "$(pc $key)"
done
for dir in bindir libdir includedir mandir docdir; do
    verdict "info-$dir-there" 'there is no such directory' test -d "$("$info" $dir)"
done

# What the library itself prints.
read -ra cflags <<<"${SMA_TEST_CFLAGS:-}"
"$PREFIX/bin/oshcc" "${cflags[@]}" -o "$work/say" "$here/osh_info_say.c" &&
    read -r openshmem level < <("$work/say")
is openshmem "${openshmem:-}"
is thread_level "${level:-}"
transports=$("$info" transports)
verdict info-transport 'SHMEM_INFO says something else' \
    grep -qF "transport: ${transports%%, *}; atomics: $("$info" atomics)" \
    <(SHMEM_INFO=1 "$work/say")

fact()
{
    sed -n "s/^#define $1 \([0-9]*\).*/\1/p" "$SRC/src/c/shared/limits.h"
}
is active_sets "$(fact SMA_MAX_SETS)"
is teams "$(fact SMA_MAX_TEAMS)"
is locks "$(fact SMA_MAX_LOCKS)"

# The wires as a job finds them, and in a tree where their files are broken or missing.
is machine_pes "$(sed -n 's/^#define SMA_JOB_MAX_PES \([0-9]*\).*/\1/p' \
    "$SRC/src/c/shared/job.h")"
mkdir "$work/other" && cp -a "$PREFIX"/{bin,include,lib} "$work/other"
other=$work/other/bin/osh_info
wires=
check_wire() # NAME, its title, its library
{
    local name=$1 title=$2 library=$3 version
    is "$library" yes
    wires+=", $title"
    verdict "info-$name-file" 'not the file of the transport' test -f \
        "$(sed -n "s/^  $name  *yes (\(.*\))\$/\1/p" "$work/all")"
    version=$(sed -n "s/^  $library  *yes (\(.*\))\$/\1/p" "$work/all")
    verdict "info-$name-version" 'SHMEM_INFO has another version' \
        grep -q "and, between nodes, ${version:-none}[;,]" \
        <(SHMEM_INFO=1 SHMEM_TRANSPORT=all-$name "$PREFIX/bin/oshrun" -n 2 "$work/say" 2>&1)
    : >"$work/other/lib/sma/transport_$name.so"
    verdict "info-$name-broken" 'a broken file' \
        same "$("$other" "$name") $("$other" "$library")" 'yes no'
    rm "$work/other/lib/sma/transport_$name.so"
    verdict "info-$name-missing" 'a missing file' \
        same "$("$other" "$name") $("$other" "$library")" 'no no'
}
[ "$(has HAVE_UCX)" = no ] || check_wire ucx UCX libucp
[ "$(has HAVE_OFI)" = no ] || check_wire ofi libfabric libfabric
verdict info-transports 'other networks' same "$transports" "${transports%%, *}$wires"
verdict info-transports-missing 'networks without files' \
    same "$("$other" transports)" "${transports%%, *}"
[ "$wires" != ', UCX, libfabric' ] ||
    verdict info-network 'another network' \
        same "$("$info" network) $(SHMEM_TRANSPORT=ofi "$info" network) $(
            SHMEM_NETWORK=all-ofi "$info" network) $(
            SHMEM_TRANSPORT=shm SHMEM_NETWORK=ofi "$info" network)" 'UCX libfabric libfabric no'
verdict info-missing-pes 'PEs without a network' same "$("$other" pes)" "$("$info" machine_pes)"
if [ -n "$wires" ]; then
    is pes "$(fact SMA_MAX_PES)"
    is channels "$(fact SMA_MAX_CHANNELS)"
else
    is pes "$("$info" machine_pes)"
fi

# libpmix: with the loader's help, and without the library.
if [ "$(has HAVE_PMIX)" = yes ]; then
    expected=no
    ldconfig -p 2>/dev/null | grep -q 'libpmix\.so' && expected=yes
    is libpmix $expected
fi

# Every constant, with the value that a program sees.
sed -n 's/^\(SHMEM_[A-Z_0-9]*\) .*/\1/p' "$api/constants.def" >"$work/names"
{
    printf '#include <shmem.h>\n#include <stdio.h>\nint main(void)\n{\n'
    sed -e '/_STRING$/s/.*/puts(&);/' \
        -e '/^SHMEM/s/.*/printf("%d\\n", (int) (long) &);/' "$work/names"
    echo 'return 0; }'
} >"$work/constants.c"
"$PREFIX/bin/oshcc" "${cflags[@]}" -o "$work/constants" "$work/constants.c"
while read -r name; do
    "$info" "$name"
done <"$work/names" >"$work/values"
verdict info-constants 'other values than the header' diff <("$work/constants") "$work/values"

# Every variable, by each of its names; and what a program says of a wrong value.
empty_program "$work/empty"
: >"$work/wrong"
while IFS='|' read -r name older kind preset _; do
    name=${name// /} preset=${preset// /} words=${kind#*[} must=
    words=${words%]*}
    case $kind in
    *size*) must='a number of bytes, perhaps with a suffix k, m, g or t' ;;
    *level*) must=$words ;;
    *word*) must="one of: $words" ;;
    *processors*) must="one of: $words, or processors, as in 2,3 or 8-11" ;;
    ' file ') must='the name of a file' ;;
    esac
    for n in $name $older; do
        [ "$("$info" "$n")" = "$preset" ] &&
            [ "$(env "$n=a b" "$info" "$name")" = 'a b' ] && { [ -z "$must" ] ||
            [ "$(env "$n=yes" "$work/empty" 2>&1)" = \
                "shmem: $n is \"yes\", must be $must" ]; } ||
            echo "$n" >>"$work/wrong"
    done
done < <(grep '^SHMEM_' "$api/env.def")
verdict info-environment 'not the value in effect, or another message' \
    empty "$(cat "$work/wrong")"
verdict info-environment-order 'the first name wins' \
    grep -q 'SHMEM_SYMMETRIC_SIZE  *4M (default 1G)' \
    <(SMA_SYMMETRIC_SIZE=3M SHMEM_SYMMETRIC_SIZE=4M "$info")
verdict info-environment-older 'an older name' \
    grep -q 'SHMEM_SYMMETRIC_SIZE  *3M (default 1G; set as SMA_SYMMETRIC_SIZE)' \
    <(SMA_SYMMETRIC_SIZE=3M "$info")

# SHMEM_INFO prints every variable, but those for tests only if they are set.
SHMEM_INFO=1 SHMEM_TEST_CYCLIC=1 "$work/empty" >"$work/set" 2>&1
verdict info-printed 'other variables than those of the table' same \
    "$(sed -n 's/^\(SHMEM_[A-Z_]*\)=.*/\1/p' "$work/set" | paste -sd ' ')" \
    "$(sed -n 's/^\(SHMEM_[A-Z_]*\) |.*/\1/p' "$api/env.def" |
        grep -v 'SHMEM_TEST_[^C]\|_COUNTS' | paste -sd ' ')"

# Each name of the list can be asked for, and the page explains it.
sed -n 's/^  \([A-Za-z_0-9]*\) .*/\1/p' "$work/all" >"$work/listed"
: >"$work/wrong"
while read -r name; do
    "$info" "$name" >/dev/null 2>&1 || echo "$name" >>"$work/wrong"
    [[ $name =~ ^(SHMEMX?|OSHMEM)_ ]] ||
        grep -q "^\.BR* .*\<$name\>" "$SRC/man/src/osh_info.1.in" ||
        echo "$name is not in the page" >>"$work/wrong"
done <"$work/listed"
verdict info-names 'cannot be asked for' empty "$(cat "$work/wrong")"

# Arguments that osh_info does not know.
for argument in --no-such -x no_such ''; do
    "$info" "$argument" >"$work/out" 2>"$work/err"
    verdict "info-refuses '$argument'" 'not status 1 and one line' \
        same "$? $(wc -l <"$work/out") $(wc -l <"$work/err")" '1 0 1'
done
"$info" version prefix >"$work/out" 2>&1
verdict info-refuses-two 'status' same $? 1
verdict info-help 'no help' grep -q 'osh_info \[NAME\]' <("$info" --help)
verdict info-version 'no version' grep -qF "$("$info" version)" <("$info" --version)
verdict info-full 'an error of output is not noticed' \
    test "$("$info" >/dev/full 2>/dev/null; echo $?)" = 1
verdict info-alias 'oshmem_info' \
    same "$("$PREFIX/bin/oshmem_info" version)" "$("$info" version)"
verdict info-parsable 'the languages, as Open MPI prints them' same \
    "$("$PREFIX/bin/oshmem_info" --parsable)" \
    "$(printf 'oshmem:bindings:%s\n' c:yes "fort:$(has HAVE_FORTRAN)")"

# A tree that was moved says where it is.
mv "$work/other" "$work/moved tree"
verdict info-moved 'a moved tree' same \
    "$("$work/moved tree/bin/osh_info" libdir)" "$work/moved tree/lib"

exit "$bad"
