#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests a job under PMI-1 and PMI-2: what the start asks the server for, values longer than a
# server's limit, two hosts, the end of a job, which launcher counts where several have set
# their variables, and a server that closes the connection, is silent or makes no sense.  The
# launcher is pmi_server.c; launchers.sh has real ones.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

unset "${!PMI_@}" "${!PMIX_@}" "${!SLURM_@}" "${!PALS_@}" "${!FLUX_@}"
export SHMEM_SYMMETRIC_SIZE=1M
server=$work/pmi_server
${CC:-cc} -Wall -Wextra -O1 -D_GNU_SOURCE -o "$server" "$here/pmi_server.c" || exit 1

"$PREFIX/bin/oshcc" -g -pthread -o "$work/all" "$here/all.c" || exit 1
all=$work/all

# under STATUS OPTIONS... : the server's exit status, or "fails" for any but 0;
# the output is in $work/out.
under()
{
    local status=$1 got
    shift
    "$server" "$@" >"$work/out" 2>"$work/err" </dev/null
    got=$?
    [ $got = "$status" ] || { [ "$status" = fails ] && [ $got -gt 0 ] &&
        [ $got != 124 ]; } || { echo "status $got, not $status"; cat "$work/out" "$work/err"; false; }
}

# runs N OPTIONS...: each PE says its number once.
runs()
{
    local n=$1
    shift
    under 0 -n "$n" "$@" &&
        same "$(sort -n "$work/out")" "$(for ((i = 0; i < n; i++)); do echo "$i/$n"; done)" &&
        same "$(cat "$work/err")" ''
}

# says STATUS WHAT OPTIONS...: the job fails, and every PE that speaks says what.
says()
{
    local status=$1 what=$2
    shift 2
    under "$status" "$@" || return
    [ -s "$work/err" ] && ! grep -vqE "^shmem: .*$what" "$work/err" ||
        { echo "not: $what"; cat "$work/err"; false; }
}

# asks COUNTS OPTIONS...: "fences requests" of the PEs, those of PE 0 first.
asks()
{
    local counts=$1
    shift
    SHMEM_DEBUG=1 under 0 "$@" &&
        same "$(sed -n 's/^shmem: \(PE [0-9]*\).*: PMI-[12]: \([0-9]*\) fences, \([0-9]*\) requests$/\1 \2 \3/p' \
            "$work/err" | sort | cut -d' ' -f3,4 | tr '\n' ',')" "$counts"
}

# Slurm, which speaks PMI-2, does not notice how a process ends.
for speak in '' '-2 -k'; do
    name=pmi${speak:0:2}
    verdict "$name-one" 'one host' runs 3 $speak "$all"
    verdict "$name-shm" 'a file in /dev/shm does not serve' \
        env SHMEM_TEST_SEGMENT=shm "$server" -n 3 $speak "$all"
    verdict "$name-global-exit" 'another status' under 7 -n 3 $speak "$all" g
done
verdict pmi-kill 'the others go on' under 137 -n 3 "$all" k
verdict pmi-shm-gone 'a file is left' empty "$(left_in_shm | grep -v '^sma-test-')"
verdict pmi-port 'the server waits at a port' runs 3 -p "$all"
verdict pmi-downgrade 'the server wants the other protocol' runs 3 -2 -1 "$all"
verdict pmi-limit 'longer than a value' runs 3 -l 60 "$all"
verdict pmi-compute 'a PE that computes goes on' under 7 -n 3 "$all" compute
# A server that does not notice: the PEs of the host do.
verdict pmi-unnoticed-kill 'the others wait for ever' \
    says 137 'PE 2 \(pid [0-9]+\) is lost: it has ended without shmem_finalize' -2 -k -n 3 "$all" k
verdict pmi-unnoticed-exit 'the others wait for ever' says 3 'PE 2 .* is lost' -2 -k -n 3 "$all" e
verdict pmi-unnoticed-init 'the others wait for ever in shmem_init' \
    says 137 'PE 2 \(pid [0-9]+\) is lost: it has ended without shmem_finalize' \
    -2 -k -n 3 "$all" init
verdict pmi-first-thread 'a PE whose first thread has ended is taken for dead' \
    runs 4 -2 -k "$all" thread
# Limits and name, 4 bytes of a host's name and its processes, the map, the file
# but for the PE that makes it, fences, the end.
verdict pmi-asks 'another number of fences or requests' asks '3 11,3 8,' -n 2 "$all"
verdict pmi-asks-2 'another number of fences or requests' asks '3 10,3 7,' -2 -n 2 "$all"
# One more PE: one more question of PE 0.
verdict pmi-asks-more 'another number of fences or requests' \
    asks '3 13,3 8,3 8,3 8,' -n 4 "$all"

cat >"$work/hosts" <<'X'
#!/bin/sh
[ $((${PMI_RANK:-$PMI_ID} % 2)) = 0 ] || {
    ${OTHER:-hostname other}
    [ -z "${SECOND:-}" ] || exec "$SECOND"
}
exec "$@"
X
chmod +x "$work/hosts"
# words NUMBER...: as 4 bytes each
words()
{
    local n text=
    for n; do
        text+=$(printf '\\x%02x' $((n & 255)) $((n >> 8 & 255)) $((n >> 16 & 255)) \
            $((n >> 24 & 255)))
    done
    printf "$text"
}
# invalid WHAT KEY: what is in the file "data" is refused by those who ask for what the
# host of PE 0 publishes under this key
invalid()
{
    says fails "$1 not valid" -k -n 4 -x "get $2.0.0=cmd=get_result rc=0 value=$(
        wc -c <"$work/data"):$(base64 -w0 "$work/data" | tr -d = | tr / -)\n" $two
}
# addresses OFFSET BYTES: those of a host of two PEs, one of which lies so.  The name of
# the host takes 68 bytes (SMA_HOST_NAME).
addresses()
{
    { printf x; head -c 67 /dev/zero; words 2 0 "$1" "$2" 2 96 0; } >"$work/data"
    invalid 'PE 0 has published about its host is' sma.addresses.1
}
# a host that tells the program of PE 0 twice
programs()
{
    for _ in 1 2; do
        words 7 0 0 0
        head -c 128 /dev/zero
    done >"$work/data"
    SECOND=$work/second invalid 'PE 0 has published for its host are' sma.programs
}
if unshare -u true 2>/dev/null && "$PREFIX/bin/osh_info" ucx | grep -q yes; then
    export HOSTS='n o n o'
    two="unshare -u $work/hosts $all"
    verdict pmi-two 'two hosts' runs 4 $two
    verdict pmi-two-2 'two hosts' runs 4 -2 $two
    verdict pmi-two-port 'two hosts' runs 4 -p $two
    verdict pmi-two-limit 'addresses in many pieces' runs 4 -l 60 $two
    verdict pmi-two-exit 'another status' under 7 -n 4 $two g
    verdict pmi-two-offset 'an address beyond the end' addresses 97 0
    verdict pmi-two-bytes 'an address that is too long' addresses 96 1
    "$PREFIX/bin/oshcc" -O1 -pthread -o "$work/second" "$here/all.c"
    verdict pmi-two-twice 'a PE has two programs' programs
    OTHER="mount --bind $work/hosts /proc/sys/kernel/random/boot_id" \
        verdict pmi-two-boots 'two hosts of one name' runs 4 unshare -m "$work/hosts" "$all"
    unset HOSTS
else
    skip pmi-two 'needs UCX and host names of their own'
fi
if unshare -fp true 2>/dev/null; then
    verdict pmi-processes 'PEs that do not see each other in /proc' runs 3 unshare -fp "$all"
    export SHMEM_TEST_SEGMENT=memfd
    verdict pmi-processes-memfd 'no message' \
        says 1 '(cannot open the memory file|has closed the connection)' -k -n 2 \
        unshare -fp "$all"
    # the server has ended only the process of unshare
    verdict pmi-server-gone 'a PE waits without a server' none_left "^$all"
    unset SHMEM_TEST_SEGMENT
else
    skip pmi-processes 'unshare is not allowed'
fi

if unshare -U true 2>/dev/null; then
    verdict pmi-users 'PEs that may not open files of each other in /proc' \
        runs 3 unshare -U "$all"
else
    skip pmi-users 'unshare is not allowed'
fi

# ---- servers that fail

export SHMEM_TIMEOUT=1
while IFS='|' read -r name status what options lie; do
    verdict "pmi-lie-$name" 'no message, or another one' \
        says "$status" "$what" $options -k -n 2 -x "$lie" "$all"
done < <(grep -v '^#' "$here/pmi_lies.txt")
long=$(printf '%09000d' 0)
verdict pmi-lie-long 'a line without an end' \
    says 1 'name of the job: .* has sent an invalid reply: 0000' -k -n 2 \
    -x "get_my_kvsname=$long" "$all"
verdict pmi-lie-name 'a name that is too long' \
    says 1 'name of the job: .* has sent an invalid reply' -k -n 2 \
    -x "get_my_kvsname=cmd=my_kvsname kvsname=${long:0:300}\\n" "$all"
# A number of bytes takes no memory before the bytes come.
verdict pmi-lie-memory 'memory for what does not come' \
    says 1 'sma.host.0.1: .* has sent an invalid reply' -k -n 2 \
    -x 'get=cmd=get_result rc=0 value=2147483000:AAAA\n' prlimit --as=1500000000 "$all"
verdict pmi-many 'more PEs on a host than a job block has' \
    says 1 'says that 70000 PEs run on this host, but libsma supports at most' \
    -k -n 1 -x 'get=cmd=get_result rc=0 value=16:AQAAAAAAAAAAAAAAcBEBAA\n' \
    env PMI_SIZE=70000 PMI_RANK=69999 "$all"
verdict pmi-rank 'an impossible rank' says 1 'this is rank 5 of 2, which is impossible' \
    -k -n 2 env PMI_RANK=5 "$all"
verdict pmi-rank-text 'a rank that is not a number' \
    says 1 'PMI_RANK is "five", which is not a number' -k -n 2 env PMI_RANK=five "$all"
unset SHMEM_TIMEOUT

# ---- which launcher counts

# alone STATUS WHAT SETTING...: one process without a server.
alone()
{
    local status=$1 what=$2 got
    shift 2
    env "$@" "$all" >"$work/out" 2>&1 </dev/null
    got=$?
    [ $got = "$status" ] && grep -qE "$what" "$work/out" ||
        { echo "status $got"; cat "$work/out"; false; }
}

verdict pmi-choice-pmix 'the variables of an outer PMIx launcher count' \
    runs 3 env PMIX_NAMESPACE=outer PMIX_RANK=0 "$all"
verdict pmi-choice-oshrun 'the variables of an outer PMI launcher count' \
    under 0 -k -n 2 "$PREFIX/bin/oshrun" -n 3 "$all"
verdict pmi-choice-oshrun-all 'not two jobs of 3 PEs' \
    same "$(sort "$work/out" | tr '\n' ' ')" '0/3 0/3 1/3 1/3 2/3 2/3 '
choices=(
    'one~0~^0/1$~PMI_FD=0 PMI_SIZE=1 PMI_RANK=0'
    'closed~1~PMIx.*(cannot be reached|without PMIx)~PMI_FD=77 PMI_SIZE=2 PMIX_NAMESPACE=nowhere PMIX_RANK=0'
    'two~1~set by two launchers~PMI_PORT=127.0.0.1:9 PMIX_NAMESPACE=nowhere'
    'fd~1~PMI_FD is not set, or is not an open connection~PMI_SIZE=2 PMI_RANK=0 PMI_FD=77'
    'no-fd~1~PMI_SIZE=2 says .*start the program directly with~PMI_SIZE=2'
    'port~1~PMI_PORT=127.0.0.1:1 says .* cannot be reached: Connection refused~PMI_PORT=127.0.0.1:1 PMI_ID=0'
    'port-text~1~is not HOST:PORT~PMI_PORT=nowhere PMI_ID=0'
    'pals~1~PALS_LOCAL_SIZE=1 says~PALS_LOCAL_SIZE=1'
    'pals-rank~1~PALS_RANKID=0 says~PALS_RANKID=0'
    'flux~1~FLUX_JOB_SIZE=2 says .*flux run~FLUX_JOB_SIZE=2'
    'flux-one~0~^0/1$~FLUX_JOB_SIZE=1'
)
for choice in "${choices[@]}"; do
    IFS='~' read -r name status what settings <<<"$choice"
    # shellcheck disable=SC2086 # words
    verdict "pmi-choice-$name" 'no message, or another one' alone "$status" "$what" $settings
done
exit $bad
