#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage ucx
#
# PEs whose hosts have different NICs, as when the link of one is down: the
# line names what each has found, and no setting of the user.  A wire before the one
# over UCX plays the NICs (found.c).  A wire of another version is refused.

. "$(dirname "${BASH_SOURCE[0]}")/../common"
. "$here/wire"

verdict found-compiles 'does not compile' wire "$here/found.c"
verdict found-job-compiles 'does not compile' "$work/stage/bin/oshcc" -O1 -Wall \
    -Wextra -Werror -o "$work/job" "$here/found_job.c"
export SHMEM_TRANSPORT=all-ucx

# says NAME TEXT FOUND...: the job of PEs that have found this prints the text
says()
{
    local name=$1 text=$2
    shift 2
    "$work/stage/bin/oshrun" -n $# "$work/job" "$@" >"$work/log" 2>&1
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
but PE 1 found ${all#* }; $advice" 'some NIC rxe0:1 with two atomic operations' "$all"
verdict found-version 'a wire of another version is used, or another line' \
    grep -q '/sma/transport_ucx.so belongs to another version of libsma$' \
    <(SMA_TEST_VERSION=1 "$work/stage/bin/oshrun" -n 2 "$work/job" 2>&1)
exit "$bad"
