#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage ucx
#
# Tests that a PE which floods another one takes little memory, there and here: 30 MB
# of messages that nobody has served yet, and many contexts.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

verdict flood-program 'does not compile' \
    "$PREFIX/bin/oshcc" -O1 -o "$work/flood" "$SRC/tests/security/flood.c"

# grows_little KIND TIMES [NAME=VALUE...]: both PEs, by less than 8 MiB.
grows_little()
{
    local kib
    kib=$(env SHMEM_TRANSPORT=all-ucx "${@:3}" "$PREFIX/bin/oshrun" -n 2 \
        "$work/flood" "$1" "$2" 2>&1 </dev/null | sort -n)
    [[ $kib =~ ^-?[0-9]+$'\n'(-?[0-9]+)$ ]] &&
        [ "${BASH_REMATCH[1]}" -lt 8192 ] ||
        { echo "$*: grows by $kib KiB"; false; }
}
floods()
{
    local kind
    for kind in atomic fetch signal put; do
        grows_little $kind 60000 "$@" || return
    done
    grows_little ctx 100 "$@"
}
verdict flood 'the memory of a PE grows with what another one sends' floods SHMEM_SERVE=no
verdict flood-tcp 'the memory of a PE grows with what another one sends' \
    grows_little signal 60000 SHMEM_SERVE=no UCX_TLS=tcp,self
exit $bad
