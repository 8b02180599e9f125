#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: awk python3
#
# A new routine of a known shape is one row: with it all that is made of the
# tables knows the routine, and without it everything is as before.  A mistake
# in a row is reported with its line.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

tree=$work/tree
api=$tree/src/api
mkdir -p "$tree/src" "$tree/build-aux" "$tree/man" "$tree/nvshmem/man"
cp -R "$SRC/configure.ac" "$SRC/examples" "$tree"
cp -R "$SRC/man/src" "$tree/man"
cp -R "$SRC/nvshmem/man/src" "$tree/nvshmem/man"

# The tables as they are today.
copy_tables()
{
    rm -rf "$api"
    cp -R "$SRC/src/api" "$api"
    cp -R "$SRC/build-aux/gen" "$tree/build-aux"
    cp -R "$SRC/nvshmem/api" "$tree/nvshmem"
    cp "$SRC/src/layers" "$tree/src"
    cp "$SRC/CONTRIBUTING.md" "$tree"
}

# generates DIR: every file of the tables below DIR
generates() { python3 -B "$tree/build-aux/gen" "$1"; }

# leads_to_put NAME: the name leads to the manual page shmem_put
leads_to_put() { grep -qx "$1 3 shmem_put" "$work/with/man/aliases"; }

# has NAME FILE TEXT: FILE of the generated ones has TEXT, however it is broken into lines
has()
{
    local found
    found=$(find "$work/with" -name "$2" -exec cat {} + | tr '\\\n' '  ' |
        tr -s ' ' | grep -cF -- "$3")
    verdict "row-$1" "not in $2: $3" test "$found" != 0
}

copy_tables

# ------------------------------------------------------------------- one row
echo 'shmem_{T}_hand | RMA_STD | transfer | ctx c11 | rma | shmem_put | 1.6' \
    '| NV_RMA: host stream group' >>"$api/routines.def"
verdict row-generate 'the tables with one more row' generates "$work/with"
has prototype shmem.h \
    'void shmem_float_hand(float *dest, const float *source, size_t nelems, int pe);'
has alias pshmem.h \
    'void pshmem_float_hand(float *dest, const float *source, size_t nelems, int pe);'
has nvshmem nvshmem.h \
    'void nvshmem_float_hand(float *dest, const float *source, size_t nelems, int pe);'
has nvshmem-export libsma_cuda.map 'nvshmemx_float_hand_on_stream;'
has nvshmem-block nvshmemx.h 'SMA_CUDA_DEVICE(void, nvshmemx_float_hand_block,'
has generic shmem.h '#define shmem_hand(...)'
has overload shmem.h 'SMA_OVERLOAD void shmem_hand(float *dest, const float *source,'
has export libsma.map ' shmem_float_hand; pshmem_float_hand;'
has description routines.h 'X(shmem_float_hand, C, RMA, _Alignof(float))'
verdict row-manual 'no alias of the manual page' leads_to_put shmem_float_hand
has manual-page shmem_put.3 'void shmem_TYPENAME_hand(TYPE *'

cp "$here/row_hand.c" "$work/hand.c"
cp "$work/hand.c" "$work/hand.cc"
# calls_of FILE COMPILER...: the routines that the program calls
calls_of()
{
    "${@:2}" -w -S -o - -I "$work/with/include" "$1" |
        grep -o 'p\{0,1\}shmem_[a-z_]*hand' | sort -u | tr '\n' ' '
}
verdict row-c11 'a C11 program does not call the routines' same \
    "$(calls_of "$work/hand.c" "${CC:-cc}" -std=gnu11)" \
    'pshmem_int_hand shmem_ctx_int_hand shmem_double_hand '
if command -v "${CXX:-c++}" >/dev/null; then
    verdict row-cxx 'a C++ program does not call the routines' same \
        "$(calls_of "$work/hand.cc" "${CXX:-c++}" -std=gnu++17)" \
        'pshmem_int_hand shmem_ctx_int_hand shmem_double_hand '
else
    skip row-cxx 'no C++'
fi

# ------------------------------------------------------- one row of Fortran
echo 'SHMEM_HAND8 | put | 8, any | | rma | shmem_put | 1.6' >>"$api/fortran.def"
verdict row-fortran-generate 'the tables with one more row' generates "$work/with"
has fortran-entry entries.c \
    '{ sma_f_put(SMA_R(SHMEM_HAND8), dest, source, sma_f_int(nelems), 8, sma_f_int(pe)); }'
has fortran-export libsma.map ' SHMEM_HAND8; PSHMEM_HAND8;'
has fortran-module shmem.F90 'shmem_hand8 => f_shmem_hand8'
verdict row-fortran-manual 'no alias of the manual page' leads_to_put SHMEM_HAND8

# --------------------------------------------------------------- and without
copy_tables
verdict row-generate-without 'the tables as they are' generates "$work/without"
verdict row-without 'these files are not what they were before the row' empty \
    "$(differing "$work/without")"

# ------------------------------------------- a mistake; gen/test_gen.py has others
echo 'shmem_hand | | void (void) | | other | shmem_put' >>"$api/routines.def"
verdict row-wrong 'the tables are taken' ends 1 generates "$work/wrong"
verdict row-wrong-said 'the message' same "$(sed "s,^$tree/,," "$work/ends")" \
    "src/api/routines.def:$(wc -l <"$api/routines.def"): a row has 7 or 8 columns, this one 6"

exit "$bad"
