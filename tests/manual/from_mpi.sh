#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# The programs of shmem_from_mpi(7) in MPI print what those in SHMEM print.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

. "$tests/openmpi"
page=$("$PREFIX/bin/osh_info" mandir)/man7/shmem_from_mpi.7
cd "$work" || exit 1
awk '
/^\.\\" SMA-EXAMPLE / { file = $3; getline; next }
/^\.EE/ { file = "" }
file != "" {
    sub(/^\\&/, "")
    gsub(/\\[(]aq/, "\047")
    gsub(/\\-/, "-")
    gsub(/\\e/, "\\")
    print > file
}' "$page"

verdict from-mpi-programs 'the programs of the page' same "$(echo ./*_mpi.c)" \
    './column_mpi.c ./tasks_mpi.c'
for program in column tasks; do
    verdict "from-mpi-$program-shmem" 'the program in SHMEM' \
        "$PREFIX/bin/oshcc" -Wall -Werror -o $program ${program}_shmem.c
    "$PREFIX/bin/oshrun" -n 4 ./$program >$program.shmem 2>&1 </dev/null
    verdict "from-mpi-$program-says" 'it prints nothing' test -s $program.shmem
    for mpi in openmpi mpich; do
        if ! command -v mpicc.$mpi >/dev/null; then
            skip "from-mpi-$program-$mpi" "no $mpi"
            continue
        fi
        start=(mpiexec.mpich)
        [ $mpi = mpich ] ||
            start=(mpirun.openmpi --allow-run-as-root --oversubscribe)
        verdict "from-mpi-$program-$mpi-compiles" 'the program in MPI' \
            mpicc.$mpi -Wall -Werror -o $program.$mpi ${program}_mpi.c
        "${start[@]}" -n 4 ./$program.$mpi >out 2>err </dev/null ||
            echo "status $?" >>out
        verdict "from-mpi-$program-$mpi" 'it prints something else' \
            diff $program.shmem out
    done
done
exit "$bad"
