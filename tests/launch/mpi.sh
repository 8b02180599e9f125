#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests programs that use MPI and SHMEM (mpi.c and mpi.f): with Open MPI under
# mpirun and srun, with MPICH under mpiexec, and under launchers that start one
# of the two libraries only.  In the short run the rows of C and Fortran alternate
# between the two libraries, if both are there.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

# Not in /tmp: the hosts of a virtual cluster have one of their own.
there=$BUILD/mpi-test
rm -rf "$there"
mkdir -p "$there"
there=$(cd "$there" && pwd)
PKG_CONFIG_PATH=$PREFIX/lib/pkgconfig
export PKG_CONFIG_PATH
. "$tests/openmpi"
bin=$PREFIX/bin
fortran=$(sed -n 's/^fc=//p' "$PKG_CONFIG_PATH/sma.pc")

# clean COMMAND...: succeeds, and prints nothing on stderr, but for lines of Open
# MPI, where the host has no network, which contain a '\0'.
clean()
{
    "$@" >"$work/out" 2>"$work/err" </dev/null ||
        { echo "status $?"; cat "$work/out" "$work/err"; return 1; }
    empty "$(tr -d '\0' <"$work/err" |
        grep -v 'btl_tcp_proc\|^Unable to find reachable pairing')"
}

# lost COMMAND...: it ends, and no PE says that anything is wrong but that one is
# gone.  The status is the launcher's affair: that of MPICH 4.2 is sometimes 0.
lost()
{
    "$@" >"$work/out" 2>&1 </dev/null
    ! grep -a '^PE [0-9]*, line' "$work/out"
}

# alone N LAUNCHER LIBRARY ROUTINE COMMAND...: the command starts N PEs,
# and one of them says that the launcher has not started this MPI library.
alone()
{
    local n=$1 launcher=$2 library=$3 routine=$4
    shift 4
    "$@" >"$work/out" 2>&1 </dev/null
    same "$(grep '^shmem: .*MPI_COMM_WORLD' "$work/out" |
        sed 's/PE [0-9]*/PE X/; s/ on [^ ]*: / on host: /
            s/ (called at .*//; s/('"$library"'[^)]*)/(MPI)/')" \
        "shmem: PE X/$n on host: $routine: MPI_COMM_WORLD has 1 of the $n PEs: \
the launcher, $launcher, does not start MPI (MPI); use one that starts both, see \
shmem_mpi(7)" || { cat "$work/out"; false; }
}

# until_said COMMAND...: ends it when a PE has printed the line that alone looks for
until_said()
{
    "$@" &
    await grep -q MPI_COMM_WORLD "$work/out"
    kill -TERM $!
    wait $!
}

# build KIND MPICC MPIFORT: builds the programs, by our wrappers and by those of MPI.
build()
{
    local kind=$1
    verdict "mpi-$kind-oshcc" 'does not compile' env OSHCC_CC="$2" \
        "$bin/oshcc" -g -Wall -Wextra -Werror -pthread "$here/mpi.c" -o "$there/$kind"
    # shellcheck disable=SC2046 # several words
    verdict "mpi-$kind-mpicc" 'does not compile' \
        "$2" -g "$here/mpi.c" -pthread -o "$there/$kind-pc" $(pkg-config --cflags --libs sma)
    [ -n "$fortran" ] || return 0
    verdict "mpi-$kind-oshfort" 'does not compile' env OSHFORT_FC="$3" \
        "$bin/oshfort" -g "$here/mpi.f" -o "$there/$kind-f"
    # shellcheck disable=SC2046 # several words
    verdict "mpi-$kind-mpifort" 'does not compile' \
        "$3" -g $(pkg-config --variable=fflags sma) "$here/mpi.f" \
        -o "$there/$kind-f-pc" $(pkg-config --cflags --libs sma)
}

# orders NAME PROGRAM COMMAND...: the command, with -n N, starts both libraries, in
# all orders of start and end that shmem_mpi(7) promises, in C and Fortran; and the
# job ends as it should.  "turns" uses one library while the other one is not there.
orders()
{
    local name=$1 p=$2 n how program words
    shift 2
    while read -r n how program words; do
        [ -n "$fortran" ] || [ "${program#f}" = "$program" ] || continue
        # shellcheck disable=SC2086 # words
        verdict "mpi-$name-$program-$n-${words// /-}" "not $how" \
            ${how//\~/ } "$@" "$n" "$p${suffix[$program]}" $words
    done
}
declare -A suffix=([c]='' [pc]=-pc [f]=-f [fpc]=-f-pc)

# The rows: number of PEs, how it ends, program, arguments.
few='3 clean c mpi shmem
3 clean c shmem mpi'
all="$few
1 clean c shmem mpi turns
2 clean c shmem shmem turns
4 clean c mpi mpi turns
3 clean pc shmem shmem
3 clean c shmem shmem after
3 clean c mpi mpi return
1 clean f shmem shmem
3 clean f mpi mpi
3 clean fpc shmem mpi
2 clean f mpi shmem
3 ends~5 c mpi mpi abort
3 ends~6 c mpi mpi exit
3 ends~6 c shmem mpi exit
1 ends~6 c shmem mpi exit1
3 ends~6 f shmem mpi exit
3 lost c mpi mpi kill
3 lost c shmem mpi kill
2 lost c shmem mpi kill1
3 lost f shmem mpi kill"

# for_library NAME: its rows
for_library()
{
    if [ -z "${SMA_TEST_SHORT:-}" ] || ! command -v mpicc.openmpi mpicc.mpich |
        awk 'END { exit NR < 2 }'; then
        cat
    elif [ "$1" = openmpi ]; then
        sed -n 'p;n'
    else
        sed -n 'n;p'
    fi <<<"$all"
}

oshrun=("$bin/oshrun" -n 3)

# --- Open MPI
mpirun=$(command -v mpirun.openmpi)
if command -v mpicc.openmpi >/dev/null && [ -n "$mpirun" ] &&
    grep -q HAVE_PMIX\ 1 "$BUILD/config.h"
then
    build openmpi mpicc.openmpi mpifort.openmpi
    p=$there/openmpi
    # With a prefix whose directory the compiler searches anyway.
    # shellcheck disable=SC2046 # several words
    verdict mpi-openmpi-header "Open MPI's shmem.h" \
        same "$(C_INCLUDE_PATH=$PREFIX/include mpicc.openmpi -M "$here/mpi.c" \
            $(pkg-config --cflags sma) | grep -o '[^ ]*/shmem\.h')" \
        "$PREFIX/include/sma/shmem.h"
    run=("$mpirun" --allow-run-as-root --oversubscribe -n)
    orders openmpi-mpirun "$p" "${run[@]}" < <(for_library openmpi)
    verdict mpi-openmpi-ucx 'UCX in both libraries' \
        clean env SHMEM_TRANSPORT=all-ucx "${run[@]}" 3 "$p" shmem mpi
    verdict mpi-openmpi-oshrun-mpi-first 'not said, or not once' \
        alone 3 oshrun 'Open MPI' shmem_init_thread "${oshrun[@]}" "$p" mpi mpi numbers
    # MPI leaves by _exit in such an end
    verdict mpi-openmpi-oshrun-shmem-first 'not said, or not once' \
        alone 3 oshrun 'Open MPI' shmem_init_thread "${oshrun[@]}" "$p" shmem mpi send
else
    skip mpi-openmpi 'no Open MPI here, or built without PMIx'
fi

# --- MPICH
mpiexec=$(command -v mpiexec.hydra)
if command -v mpicc.mpich >/dev/null && [ -n "$mpiexec" ]; then
    build mpich mpicc.mpich mpifort.mpich
    p=$there/mpich
    orders mpich-mpiexec "$p" "$mpiexec" -n < <(for_library mpich)
    verdict mpi-mpich-ucx 'UCX in both libraries' \
        clean env SHMEM_TRANSPORT=all-ucx "$mpiexec" -n 3 "$p" shmem mpi
    verdict mpi-mpich-oshrun-mpi-first 'not said, or not once' \
        alone 3 oshrun MPICH shmem_init_thread "${oshrun[@]}" "$p" mpi mpi numbers
    # programs that do not call MPI_Init themselves
    verdict mpi-mpich-late 'does not compile' env OSHCC_CC=mpicc.mpich \
        "$bin/oshcc" -DLATE "$here/mpi.c" -pthread -o "$p-late"
    verdict mpi-mpich-oshrun-finalize 'not said, or not once' \
        alone 3 oshrun MPICH shmem_finalize "${oshrun[@]}" "$p-late" shmem shmem numbers
    verdict mpi-mpich-oshrun-wait 'a wait does not say it' \
        alone 3 oshrun MPICH shmem_int_wait_until \
        until_said "${oshrun[@]}" "$p-late" shmem mpi hang
    verdict mpi-mpich-oshrun-failure 'an end with a failure does not say it' \
        alone 3 oshrun MPICH exit "${oshrun[@]}" "$p-late" shmem mpi send
    if has address; then
        verdict mpi-mpich-port 'a second connection to a port' \
            grep 'MPI already uses the connection' <("$mpiexec" -pmi-port -n 2 "$p" mpi mpi 2>&1)
    else
        skip mpi-mpich-port 'the name of this host has no address'
    fi
else
    skip mpi-mpich 'no MPICH here'
fi

# --- Slurm, with one virtual host
vcluster=$SRC/tests/cluster/vcluster
export VC_DIR=$there/cluster VC_NET=m$$-
if [ -x "$there/openmpi" ] && [ "$(id -u)" = 0 ] &&
    command -v slurmctld >/dev/null && "$vcluster" up 1 >"$work/up" 2>&1
then
    srun=("$vcluster" srun -N1)
    orders openmpi-srun "$there/openmpi" "${srun[@]}" --mpi=pmix -n <<<"$few
2 clean c shmem shmem turns
3 lost c shmem mpi kill"
    if [ -x "$there/mpich" ]; then
        verdict mpi-mpich-srun-pmix 'not said, or not once' alone 3 PMIx MPICH shmem_init_thread \
            "${srun[@]}" --mpi=pmix -n 3 "$there/mpich" mpi mpi numbers
        orders mpich-srun-pmi2 "$there/mpich" "${srun[@]}" --mpi=pmi2 -n \
            <<<$'3 clean c mpi mpi\n2 clean c mpi shmem turns'
        verdict mpi-mpich-srun-pmi2-shmem-first 'no message' \
            says fails 'PMI-2, MPI must be initialized first' \
            "${srun[@]}" --mpi=pmi2 -n 3 "$there/mpich" shmem mpi
    fi
    "$vcluster" down
else
    skip mpi-srun 'needs Open MPI, root and Slurm'
    "$vcluster" down 2>/dev/null
fi
rm -rf "$there"
exit $bad
