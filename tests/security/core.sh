#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests what the core file of a PE holds: its own heap, and not that of another PE of
# the host, which it has mapped.  The file is for its owner only.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

PREFIX=$(cd "$PREFIX" && pwd)
verdict core-program 'does not compile' \
    "$PREFIX/bin/oshcc" -O1 -g -o "$work/crash" "$SRC/tests/security/core.c"
mkdir "$work/cores"
(cd "$work/cores" && umask 0 && ulimit -c unlimited &&
    SHMEM_SYMMETRIC_SIZE=1M "$PREFIX/bin/oshrun" -n 2 "$work/crash") >"$work/log" 2>&1 </dev/null
core=$(find "$work/cores" -type f | head -n 1)
if [ -z "$core" ]; then
    skip core 'core files go elsewhere'
    exit $bad
fi
verdict core-own 'the own heap is not in it' grep -qa 'heap-PE-0' "$core"
without_other()
{
    ! grep -qa "heap-PE-1" "$core"
}
verdict core-other 'the heap of another PE is in it' without_other
verdict core-mode 'others may read it' same "$(stat -c %a "$core")" 600
exit $bad
