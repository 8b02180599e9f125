#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests that the headers compile without a warning in every C and C++ that there
# is: each alone, and all in one file.  The short run takes the first and the last
# standard of each compiler, and a header is alone only in gcc's first one.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

short=${SMA_TEST_SHORT:-}

# headers COMPILER LANGUAGE STANDARD...
headers()
{
    local compiler=$1 language=$2 standard h why
    local each='shmem.h mpp/shmem.h pshmem.h shmemx.h mpp/shmemx.h pshmemx.h'
    local all=${each// /,}
    shift 2
    if ! command -v "$compiler" >/dev/null; then
        skip "headers-$compiler" 'not here'
        return
    fi
    if [ -n "$short" ]; then
        set -- "$1" "${@: -1}"
        [ $compiler = gcc ] || each=
    fi
    for standard; do
        why=
        for h in $each $all; do
            printf '#include <%s>\n#include <%s>\n' ${h//,/ } ${h//,/ } |
                "$compiler" -std="$standard" -x "$language" -pedantic -Wall \
                    -Wextra -Werror -fsyntax-only -I"$PREFIX/include" - 2>"$work/err" ||
                why="$h: $(head -n 3 "$work/err")"
        done
        if [ -n "$why" ]; then
            fail "headers-$compiler-$standard" "$why"
        else
            ok "headers-$compiler-$standard"
        fi
        [ -z "$short" ] || each=
    done
}

headers gcc c c99 c11 c17 c2x gnu99 gnu17
headers clang c c99 c11 c17 c2x
headers g++ c++ c++11 c++14 c++17 c++20 gnu++17
headers clang++ c++ c++11 c++17 c++20

# The headers define no names but those of the library: a program may use all others.
others=$(printf '#include <stddef.h>\n#include <stdint.h>\n' |
    gcc -std=c99 -dM -E - | awk '{ print $2 }' | sort)
verdict headers-names 'macros that are not ours' empty \
    "$(printf '#include <%s>\n' mpp/shmem.h shmemx.h |
        gcc -std=c99 -dM -E -I"$PREFIX/include" - | awk '{ print $2 }' |
        sed 's/(.*//' | sort | comm -23 - <(echo "$others" | sed 's/(.*//') |
        grep -Ev '^_?(SHMEMX?|SMA)_|^shmemx?_|^(OSHMEM_SPEC_VERSION|HAVE_SHMEMX_WTIME)$')"
# Of the names of <shmem.h> that begin otherwise, all are of OpenSHMEM 1.0.
verdict headers-functions 'functions whose names a program may use' empty \
    "$(printf '#include <%s>\n' shmem.h shmemx.h |
        gcc -std=c99 -E -P -I"$PREFIX/include" - | grep -o '[a-z_0-9]*(' | tr -d '(' |
        sort -u | grep -Evx '(_?shmem|sma_).*|__.*|shfree|sh[a-z]*(alloc|align)|start_pes|_(my_pe|num_pes)|push|sizeof|')"
cat >"$work/names.c" <<'X'
#include <shmem.h>
static int my_pe, num_pes;
static long malloc_error;
static void (*globalexit)(void);
struct barrier { int n; } barrier;
int sum(void) { return my_pe + num_pes + (int) malloc_error + (globalexit != 0) + barrier.n; }
X
verdict headers-names-free 'a program has its own my_pe and barrier' \
    gcc -Wall -Wextra -Werror -fsyntax-only -I"$PREFIX/include" "$work/names.c"

# What programs test of other libraries: each macro is defined, or said to be left out.
printf '%s\n' '#include <shmem.h>' '#include <shmemx.h>' \
    '#if !defined(OSHMEM_SPEC_VERSION) || OSHMEM_SPEC_VERSION < 10200' \
    '#error this needs 1.2' '#endif' '#ifndef HAVE_SHMEMX_WTIME' \
    'static double shmemx_wtime(void) { return 0; }' '#endif' >"$work/tested.c"
for language in c c++; do
    verdict "headers-tested-$language" 'a program that tests macros' \
        gcc -x $language -Wall -Werror -fsyntax-only -I"$PREFIX/include" "$work/tested.c"
done
macros=$(printf '#include <%s>\n' shmem.h shmemx.h mpp/shmem.h |
    gcc -dM -E -I"$PREFIX/include" - | awk '{ print $2 }' | sed 's/(.*//' | sort)
verdict headers-left-out 'said to be left out, and defined' empty \
    "$(sed -n 's/^| \(`[^|]*\)|.*/\1/p' "$SRC/doc/left-out.md" |
        grep -o '`_*[A-Z][A-Z0-9_]*`' | tr -d '`' | sort | comm -12 - <(echo "$macros"))"

# A tool has the parameters of OpenSHMEM, which are not volatile.
for language in c c++; do
    verdict "headers-tool-$language" 'a tool with the parameters of OpenSHMEM' \
        gcc -x $language -Wall -Wextra -Werror -fsyntax-only -DSMA_VOLATILE= \
        -I"$PREFIX/include" "$here/headers_tool.c"
done

# In C++ pointers to two types, or to a type without an overload, do not become
# those of the untyped routines; void * remains possible.
between='c++14 c++17'
[ -z "$short" ] || between=
for compiler in g++ clang++; do
    command -v $compiler >/dev/null || continue
    for standard in c++11 $between c++20; do
        verdict "headers-pointers-$compiler-$standard" 'pointers are refused' \
            $compiler -std=$standard -Wall -Wextra -pedantic -Werror -fsyntax-only \
            -I"$PREFIX/include" "$here/headers_pointers.cc"
    done
    $compiler -fsyntax-only -I"$PREFIX/include" "$here/headers_wrong.cc" 2>"$work/err"
    verdict "headers-pointers-$compiler" 'pointers to two types are taken' same \
        "$(sed -n 's/.*headers_wrong.cc:\([0-9]*\):.*deleted.*/\1/p' "$work/err" |
            sort -nu)" "$(grep -n ' shmemx*_' "$here/headers_wrong.cc" | cut -d: -f1)"
done

exit "$bad"
