#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage ucx
#
# PEs whose hosts have different NICs, as when the link of one is down: the
# line names what each has found, and no setting of the user.  A wire before the one
# over UCX plays the NICs (found.c).

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")
mkdir -p "$work/lib/sma" "$work/bin"
cp -P "$PREFIX"/lib/libsma.so* "$work/lib"
cp "$PREFIX/bin/oshrun" "$work/bin" # oshrun is that of the library
verdict found-compiles 'does not compile' $cc -std=gnu11 -O2 -Wall -Wextra -Werror \
    -fPIC -shared -I"$SRC/src/c" -o "$work/lib/sma/transport_ucx.so" \
    "$here/found.c" -ldl
verdict found-job-compiles 'does not compile' "$PREFIX/bin/oshcc" -O1 -Wall \
    -Wextra -Werror -o "$work/job" "$here/found_job.c"
export SMA_TEST_WIRE=$PREFIX/lib/sma/transport_ucx.so SHMEM_TRANSPORT=all-ucx
export LD_LIBRARY_PATH=$work/lib

# says NAME TEXT FOUND...: the job of PEs that have found this prints the text
says()
{
    local name=$1 text=$2
    shift 2
    "$work/bin/oshrun" -n $# "$work/job" "$@" >"$work/log" 2>&1
    local status=$?
    verdict "found-$name" 'another line' same \
        "$status $(sed 's/^shmem: PE [^:]*: //' "$work/log")" "$text"
}

all='all NIC mlx5_0:1 with all atomic operations'
advice='look at the links of the NICs, let UCX_NET_DEVICES name NICs of one kind, '
advice+='or set SHMEM_ATOMICS=cpu on all PEs'
says alike '0 ' "$all" "${all/mlx5_0/mlx5_1}"
says none "1 PE 0 found ${all#* } on its host but PE 1 found no NIC with \
atomic operations; $advice" "$all" 'none no NIC with atomic operations'
says other "1 PE 0 found NIC rxe0:1 with two atomic operations on its host \
but PE 1 found ${all#* }; $advice" \
    'some NIC rxe0:1 with two atomic operations' "$all"
exit "$bad"
