#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Lets each request of the library for memory fail, one in each run.  The job then ends
# with one line and a status that is not 0, or goes on without that memory to the end.
# The short run leaves out libfabric.

. "$(dirname "${BASH_SOURCE[0]}")/../common"
export SHMEM_SYMMETRIC_SIZE=1m

verdict no_memory-compiles 'does not compile' "$PREFIX/bin/oshcc" -O1 -o "$work/job" \
    "$here/no_memory.c"

# all OBJECT [SETTING...]: prints the runs that end in another way
all()
{
    local object=$1 k=1 status
    shift
    while [ "$k" -lt 2000 ]; do
        env "$@" "$PREFIX/bin/oshrun" -n 2 "$work/job" "$object" "$k" >"$work/out" 2>&1
        status=$?
        ! grep -qx enough "$work/out" || break
        if [ "$status" = 0 ] && [ ! -s "$work/out" ]; then
            :
        elif [ "$status" != 1 ] || [ "$(wc -l <"$work/out")" != 1 ] ||
            ! grep -q '^shmem: .*memory' "$work/out"; then
            echo "request $k: status $status"
            cat "$work/out"
        fi
        k=$((k + 1))
    done
    [ "$k" -gt 5 ] || echo 'few requests'
}

verdict no_memory 'another end' empty \
    "$(all libsma.so SHMEM_STATS="$work/stats" SHMEM_TRACE="$work/trace")"
if has ucx; then
    verdict no_memory-ucx 'another end' empty "$(all transport_ucx SHMEM_TRANSPORT=all-ucx)"
    verdict no_memory-nodes 'another end' empty "$(all libsma.so SHMEM_TEST_NODES=2)"
fi
if has long && [ -f "$PREFIX/lib/sma/transport_ofi.so" ]; then
    verdict no_memory-ofi 'another end' empty "$(all transport_ofi SHMEM_TRANSPORT=all-ofi)"
fi
exit "$bad"
