#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests programs that call setlocale before they start the library: in German a
# number has a comma where a variable has a point, and in Turkish the small
# letter of I is not i.  The test makes the locales for itself alone.

. "$(dirname "${BASH_SOURCE[0]}")/common"

if ! command -v localedef >"$work/out" 2>&1 ||
    ! localedef --no-archive -i de_DE -f UTF-8 "$work/de" >"$work/out" 2>&1 ||
    ! localedef --no-archive -i tr_TR -f UTF-8 "$work/tr" >"$work/out" 2>&1; then
    skip locale 'localedef makes no locales here'
    exit 0
fi

# locale NAME: in this locale; half of the PEs call a routine as Fortran programs do.
cat >"$work/locale.c" <<'C'
#include <dlfcn.h>
#include <locale.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    static long psync[SHMEM_BARRIER_SYNC_SIZE];
    static int start, log, size;
    void (*of_fortran)(int *, int *, int *, long *);
    char text[16];

    *(void **)&of_fortran = dlsym(RTLD_DEFAULT, "shmem_barrier_");
    if (argc != 2 || setlocale(LC_ALL, argv[1]) == NULL)
        return 2;
    snprintf(text, sizeof text, "%.1f", 0.5);
    if (strcmp(text, "0,5") != 0)
        return 3;
    shmem_init();
    size = shmem_n_pes();
    for (int i = 0; i < SHMEM_BARRIER_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    if (getenv("LATE") != NULL && shmem_my_pe() == 1)
        usleep(3000000);
    shmem_barrier_all();
    if (of_fortran != NULL && shmem_my_pe() % 2 == 1)
        of_fortran(&start, &log, &size, psync);
    else
        shmem_barrier(start, log, size, psync);
    shmem_finalize();
    return 0;
}
C
"$PREFIX/bin/oshcc" -O1 -o "$work/locale" "$work/locale.c" -ldl ||
    { fail locale 'its test program does not compile'; exit 1; }

# run LOCALE VARIABLE=VALUE...
run()
{
    local name=$1
    shift
    env LOCPATH="$work" "$@" "$PREFIX/bin/oshrun" -n 2 \
        "$work/locale" "$name" 2>&1
}

verdict locale-size 'a size with a point' empty \
    "$(run de SHMEM_SYMMETRIC_SIZE=1.5M || echo "status $?")"
verdict locale-size-bytes 'a size with a point is another one' grep -q \
    '^symmetric heap: 1572864 bytes' <(run de SHMEM_SYMMETRIC_SIZE=1.5M SHMEM_INFO=1)
verdict locale-comma 'a size with a comma' grep -q \
    'SHMEM_SYMMETRIC_SIZE is "1,5M", must be a positive number' \
    <(run de SHMEM_SYMMETRIC_SIZE=1,5M)
verdict locale-word 'a word in capital letters' empty \
    "$(run tr SHMEM_REDUCE=LAYOUT-INDEPENDENT || echo "status $?")"
verdict locale-routine 'the names of one routine in C and in Fortran' empty \
    "$(run tr SHMEM_CHECK=2 || echo "status $?")"
verdict locale-table 'the seconds of the table of PEs' grep -q \
    'has waited for [0-9]*\.[0-9] seconds' \
    <(run de SHMEM_HANG_TIMEOUT=1 LATE=1)
exit $bad
