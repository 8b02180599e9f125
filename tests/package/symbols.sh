#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests that the library exports the routines of the table, their profiling
# aliases, and nothing else.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fortran=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")

sed -n 's/^X(\([^,]*\), C,.*/\1\np\1/p' "$SRC/src/c/gen/routines.h" >"$work/c"
printf '%s\n' malloc_error PMIx_Initialized >>"$work/c" # see boot/pmix_asked.c
sort "$work/c" >"$work/table"

# Names of Fortran are in the map only: those that the map has beyond C.
sed -n 's/^ *\([A-Za-z_0-9$]*\);$/\1/p' "$SRC/src/libsma.map" |
    sort >"$work/map"
comm -13 "$work/table" "$work/map" >"$work/fortran"
verdict symbols-map 'in the table, not in the export list' \
    empty "$(comm -23 "$work/table" "$work/map")"
if [ -n "$fortran" ] && [ -f "$PREFIX/include/shmem.mod" ]; then
    cp "$work/map" "$work/declared"
elif [ -n "$fortran" ]; then
    # without what only the module calls
    grep -v '^p\{0,1\}sma_[dl]_' "$work/map" >"$work/declared"
fi
if [ -n "$fortran" ]; then
    verdict symbols-fortran 'Fortran is on, and no Fortran name is exported' \
        test -s "$work/fortran"
else
    cp "$work/table" "$work/declared"
fi

so=$PREFIX/lib/libsma.so
nm -D --defined-only "$so" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' |
    sort >"$work/defined"
verdict symbols-declared 'declared and not defined' \
    empty "$(comm -23 "$work/declared" "$work/defined")"
verdict symbols-defined 'defined and not declared' \
    empty "$(comm -13 "$work/declared" "$work/defined")"

# Each routine NAME has pNAME, and both are the same code.
nm -D --defined-only "$so" | awk '
    $2 ~ /[TtWw]/ { sub(/@.*/, "", $3); at[$3] = $1 }
    END {
        for (name in at) {
            p = (name ~ /^[A-Z]/ ? "P" : "p") name
            if (!(p in at))
                continue
            if (at[p] != at[name])
                print name, "differs from " p
            else
                paired[p] = paired[name] = 1
        }
        for (name in at)
            if (!(name in paired))
                print name
    }' | sort >"$work/alone"
verdict symbols-aliases 'no profiling alias of the same code' empty \
    "$(awk 'NR == FNR { c[$1] = 1; next } $1 in c' "$work/c" "$work/alone" |
        grep -vx PMIx_Initialized)"
# The typed routines of the module call routines that have profiling aliases.
if [ -n "$fortran" ]; then
    verdict symbols-fortran-aliases 'no profiling alias of the same code' empty \
        "$(awk 'NR == FNR { f[$1] = 1; next } $1 in f' \
            "$work/fortran" "$work/alone" | grep -iv '^p\|^sma_[^d]\|^sma_d_shmem')"
fi

# Each name is in the header in this spelling only, except for the overloads of C++.
verdict symbols-headers 'declared in the header and not in the table' empty \
    "$(sed -s -n '/^extern "C++"/,$d; s/^.*[ *]\([a-z_0-9]*\)(.*[,;]$/\1/p' \
        "$PREFIX"/include/pshmem.h "$PREFIX"/include/shmem.h \
        "$PREFIX"/include/pshmemx.h "$PREFIX"/include/shmemx.h |
        sort -u | comm -23 - "$work/table")"

# What the list of names that are left out begins its lines with is not there.
verdict symbols-left-out 'said to be left out, and exported' empty \
    "$(sed -n '/in C |/d; /as functions/d; /six arguments/d; s/^| \([^|]*\)|.*/\1/p' \
        "$SRC/doc/left-out.md" | grep -o '`[a-z_0-9]*`' | tr -d '`' | sort |
        comm -12 - "$work/table")"

# A static program shares its names with the library: public ones and sma_.
static_names()
{
    verdict symbols-static 'a global name in libsma.a that is not ours' empty \
        "$(nm -g --defined-only "$PREFIX/lib/libsma.a" |
            awk 'NF == 3 && $3 !~ /^sma_/ { print $3 }' | sort -u |
            comm -23 - "$work/declared")"
    verdict symbols-static-all 'not in libsma.a' empty \
        "$(nm -g --defined-only "$PREFIX/lib/libsma.a" |
            awk 'NF == 3 { print $3 }' | sort -u | comm -13 - "$work/declared")"
}
[ ! -f "$PREFIX/lib/libsma.a" ] || static_names

verdict symbols-soname 'soname of the library' same \
    "$(readelf -d "$so" | sed -n 's/.*SONAME.*\[\(.*\)\]/\1/p')" libsma.so.1
verdict symbols-textrel 'text relocations' empty "$(readelf -d "$so" | grep TEXTREL)"

exit "$bad"
