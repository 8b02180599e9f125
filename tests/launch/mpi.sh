#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests programs that use MPI and SHMEM (mpi.c and mpi.f): with Open MPI under
# mpirun and srun, with MPICH under mpiexec, and under launchers that start one
# of the two libraries only.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

# Not in /tmp: the hosts of a virtual cluster have one of their own.
there=$BUILD/mpi-test
rm -rf "$there"
mkdir -p "$there"
there=$(cd "$there" && pwd)
PKG_CONFIG_PATH=$PREFIX/lib/pkgconfig
# Open MPI: what looks for network cards prints about their absence
export PKG_CONFIG_PATH OMPI_MCA_btl=^uct,openib OMPI_MCA_osc=^rdma
bin=$PREFIX/bin
fortran=$(sed -n 's/^fc=//p' "$PKG_CONFIG_PATH/sma.pc")

# clean COMMAND...: succeeds, and prints nothing on stderr.
clean()
{
    "$@" >"$work/out" 2>"$work/err" </dev/null ||
        { echo "status $?"; cat "$work/out" "$work/err"; return 1; }
    empty "$(cat "$work/err")"
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

# says PATTERN COMMAND...: fails, with such a message.
says()
{
    local pattern=$1
    shift
    if "$@" >"$work/out" 2>&1 </dev/null; then
        echo 'status 0'
        false
    else
        grep -q "$pattern" "$work/out"
    fi || { cat "$work/out"; false; }
}

# build KIND MPICC MPIFORT: builds the programs, by our wrappers and by those of
# MPI.
build()
{
    local kind=$1
    verdict "mpi-$kind-oshcc" 'does not compile' env OSHCC_CC="$2" \
        "$bin/oshcc" -g -Wall -Wextra -Werror -pthread "$here/mpi.c" \
        -o "$there/$kind"
    # shellcheck disable=SC2046 # several words
    verdict "mpi-$kind-mpicc" 'does not compile' \
        "$2" -g "$here/mpi.c" -pthread -o "$there/$kind-pc" \
        $(pkg-config --cflags --libs sma)
    [ -n "$fortran" ] || return 0
    verdict "mpi-$kind-oshfort" 'does not compile' env OSHFORT_FC="$3" \
        "$bin/oshfort" -g "$here/mpi.f" -o "$there/$kind-f"
    # shellcheck disable=SC2046 # several words
    verdict "mpi-$kind-mpifort" 'does not compile' \
        "$3" -g $(pkg-config --variable=fflags sma) "$here/mpi.f" \
        -o "$there/$kind-f-pc" $(pkg-config --cflags --libs sma)
}

# both NAME PROGRAM COMMAND...: the command, with -n 3, starts both libraries.
both()
{
    local name=$1 p=$2
    shift 2
    verdict "mpi-$name-mpi-first" 'wrong' clean "$@" 3 "$p" mpi shmem
    verdict "mpi-$name-shmem-first" 'wrong' clean "$@" 3 "$p" shmem mpi
}

# more NAME PROGRAM COMMAND...: other orders of the end, an end with a failure,
# and PEs that reach each other through UCX.
more()
{
    local name=$1 p=$2
    shift 2
    verdict "mpi-$name-pc" 'wrong' clean "$@" 3 "$p-pc" shmem shmem
    verdict "mpi-$name-one-after" 'MPI after the end of SHMEM' \
        clean "$@" 3 "$p" shmem shmem after
    verdict "mpi-$name-return" 'does not end' clean "$@" 3 "$p" mpi mpi return
    verdict "mpi-$name-abort" 'MPI_Abort does not end it' \
        ends 5 "$@" 3 "$p" mpi mpi abort
    verdict "mpi-$name-exit" 'shmem_global_exit does not end it' \
        ends 6 "$@" 3 "$p" shmem mpi exit
    verdict "mpi-$name-ucx" 'UCX in both libraries' \
        clean env SHMEM_TRANSPORT=ucx "$@" 3 "$p" mpi mpi
    [ -n "$fortran" ] || return 0
    verdict "mpi-$name-f-mpi-first" 'wrong' clean "$@" 3 "$p-f" mpi
    verdict "mpi-$name-f-shmem-first" 'wrong' clean "$@" 3 "$p-f-pc" shmem
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
    both openmpi-mpirun "$p" "${run[@]}"
    more openmpi-mpirun "$p" "${run[@]}"
    verdict mpi-openmpi-oshrun-mpi-first 'not said, or not once' \
        alone 3 oshrun 'Open MPI' shmem_init_thread \
        "${oshrun[@]}" "$p" mpi mpi numbers
    # MPI leaves by _exit in such an end
    verdict mpi-openmpi-oshrun-shmem-first 'not said, or not once' \
        alone 3 oshrun 'Open MPI' shmem_init_thread \
        "${oshrun[@]}" "$p" shmem mpi send
else
    skip mpi-openmpi 'no Open MPI here, or built without PMIx'
fi

# --- MPICH
mpiexec=$(command -v mpiexec.hydra)
if command -v mpicc.mpich >/dev/null && [ -n "$mpiexec" ]; then
    build mpich mpicc.mpich mpifort.mpich
    p=$there/mpich
    both mpich-mpiexec "$p" "$mpiexec" -n
    more mpich-mpiexec "$p" "$mpiexec" -n
    verdict mpi-mpich-oshrun-mpi-first 'not said, or not once' \
        alone 3 oshrun MPICH shmem_init_thread \
        "${oshrun[@]}" "$p" mpi mpi numbers
    # programs that do not call MPI_Init themselves
    verdict mpi-mpich-late 'does not compile' env OSHCC_CC=mpicc.mpich \
        "$bin/oshcc" -DLATE "$here/mpi.c" -pthread -o "$p-late"
    verdict mpi-mpich-oshrun-finalize 'not said, or not once' \
        alone 3 oshrun MPICH shmem_finalize \
        "${oshrun[@]}" "$p-late" shmem shmem numbers
    verdict mpi-mpich-oshrun-wait 'a wait does not say it' \
        alone 3 oshrun MPICH shmem_int_wait_until \
        "${oshrun[@]}" --timeout 2 "$p-late" shmem mpi hang
    verdict mpi-mpich-oshrun-failure 'an end with a failure does not say it' \
        alone 3 oshrun MPICH exit "${oshrun[@]}" "$p-late" shmem mpi send
    verdict mpi-mpich-port 'a second connection to a port' \
        says 'MPI already uses the connection' "$mpiexec" -pmi-port -n 2 "$p" mpi mpi
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
    both openmpi-srun "$there/openmpi" "${srun[@]}" --mpi=pmix -n
    if [ -x "$there/mpich" ]; then
        verdict mpi-mpich-srun-pmix 'not said, or not once' \
            alone 3 PMIx MPICH shmem_init_thread \
            "${srun[@]}" --mpi=pmix -n 3 "$there/mpich" mpi mpi numbers
        verdict mpi-mpich-srun-pmi2-mpi-first 'wrong' \
            clean "${srun[@]}" --mpi=pmi2 -n 3 "$there/mpich" mpi mpi
        verdict mpi-mpich-srun-pmi2-shmem-first 'no message' \
            says 'PMI-2, MPI must be initialized first' \
            "${srun[@]}" --mpi=pmi2 -n 3 "$there/mpich" shmem mpi
    fi
    "$vcluster" down
else
    skip mpi-srun 'needs Open MPI, root and Slurm'
    "$vcluster" down 2>/dev/null
fi
rm -rf "$there"
exit $bad
