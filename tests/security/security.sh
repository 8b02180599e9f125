#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests what other users can do to a job, and what it does with hostile values: on one host no
# socket is opened; the memory of the PEs is not reachable for another user; no value of a
# variable and no line of a hostfile makes a program crash, write more than one line of text, or
# write files.  (launch/pmix.sh and pmi.sh have launchers that lie.)

. "$(dirname "${BASH_SOURCE[0]}")/../common"
for_others

PREFIX=$(cd "$PREFIX" && pwd) # commands run in other directories
oshrun=$PREFIX/bin/oshrun
"$PREFIX/bin/oshcc" -O1 -g -Wall -Wextra -Werror -D_GNU_SOURCE \
    -o "$work/security" "$SRC/tests/security/security.c" || exit 1
program=$work/security
have_ucx=
[ ! -f "$PREFIX/lib/sma/transport_ucx.so" ] || have_ucx=1
have_mpirun=
if mpirun --version 2>/dev/null | grep -q 'Open MPI' &&
    "$PREFIX/bin/osh_info" 2>/dev/null | grep -qi pmix; then
    have_mpirun=1
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
fi

# ---- sockets

verdict security-sockets 'a PE or oshrun has a socket' \
    empty "$("$oshrun" -n 4 "$program" sockets 2>&1 </dev/null)"
verdict security-sockets-solo 'the program has a socket' \
    empty "$(SECURITY_ALONE=1 "$program" sockets 2>&1 </dev/null)"
# UCX wakes processes by sockets without a name in a file system; no network.
if [ -n "$have_ucx" ]; then
    for world in SHMEM_TRANSPORT=all-ucx SHMEM_TEST_NODES=2; do
        verdict "security-sockets-$world" 'a PE has a socket of a network' \
            empty "$(env "$world" "$oshrun" -n 4 "$program" sockets 2>&1 \
                </dev/null | grep -v ': unix: ')"
    done
fi

# On one host TCP stays on the loopback device, that of UCX and that of libfabric.
# Addresses are hexadecimal.
while read -r wire settings; do
    [ -f "$PREFIX/lib/sma/transport_$wire.so" ] && grep -q '^ *lo:' /proc/net/dev || continue
    env SHMEM_TRANSPORT=all-$wire $settings "$oshrun" -n 2 "$program" sockets \
        </dev/null >"$work/sockets" 2>&1
    verdict "security-sockets-tcp-$wire" 'a PE has no socket, or one of another device' \
        same "$(sed -n 's/.*: tcp6*: *[0-9]*: \([0-9A-F]*\):.*/\1/p' \
            "$work/sockets" | sort -u)" 0100007F
done <<'X'
ucx UCX_TLS=tcp,self
ofi FI_PROVIDER=tcp;ofi_rxm
X

# ---- the memory file

verdict security-file 'others may open it, or it has a name' \
    same "$("$oshrun" -n 2 "$program" file 2>&1 </dev/null | sort -u)" '/memfd:sm mode 600 names 0'
for mask in 0 0777; do
    verdict "security-file-shm-$mask" 'others may open it, or it has a name' \
        same "$(umask $mask; SHMEM_TEST_SEGMENT=shm "$program" file 2>&1 </dev/null)" \
        '/dev/shm/ mode 600 names 0'
done
[ -z "$have_mpirun" ] ||
    verdict security-file-mpirun 'others may open it, or it has a name' \
        same "$(umask 0; SHMEM_TEST_SEGMENT=shm SECURITY_ALONE=1 \
            mpirun --oversubscribe -n 2 "$program" file 2>/dev/null \
            </dev/null | grep mode | sort -u)" '/dev/shm/ mode 600 names 0'

# UCX's own memory, by all that UCX_TLS may say.
ucx_memory() # ucx_memory UCX_TLS=VALUE
{
    (umask 0; env SHMEM_TRANSPORT=all-ucx "$1" "$oshrun" -n 2 "$program" file 2>&1 \
        </dev/null | sort -u)
}
if [ -n "$have_ucx" ]; then
    for tls in NONE=1 UCX_TLS=shm,self UCX_TLS=sm,tcp,self \
        UCX_TLS=self,mm UCX_TLS=self,all UCX_TLS=^tcp UCX_TLS=^ SHMEM_TEST_NODES=2; do
        verdict "security-memory-$tls" 'others may open it' \
            same "$(ucx_memory "$tls")" '/dev/shm/ mode 600 names 0
/memfd:sm mode 600 names 0'
    done
    verdict security-memory-sysv 'a group may attach it' \
        grep -q 'UCX_TLS selects sysv, whose memory is open to all accounts' \
        <<<"$(ucx_memory UCX_TLS=sysv,self)"
fi

# The names of abstract sockets of a process.
abstract()
{
    local link
    for link in /proc/"$1"/fd/*; do
        readlink "$link"
    done | sed -n 's/^socket:\[\([0-9]*\)\]$/\1/p' |
        while read -r inode; do
            awk -v inode="$inode" '$7 == inode && $8 ~ /^@/ {
                print substr($8, 2) }' /proc/net/unix
        done
}

two_lines()
{
    [ "$(cat "$1" 2>/dev/null | wc -l)" = 2 ]
}

# another_user NAME COMMAND...: a job of one user, whose memory another user of
# the same group, or of another one, tries to read.
another_user()
{
    local name=$1 pid job socket group
    shift
    rm -f "$work/open/pids"
    setpriv --reuid 65533 --regid 65533 --clear-groups \
        "$@" "$program" wait "$work/open/pids" >"$work/log" 2>&1 </dev/null &
    job=$!
    if ! await two_lines "$work/open/pids"; then
        fail "$name" "the job does not begin: $(cat "$work/log")"
    else
        while read -r pid; do
            for group in 65533 65534; do
                verdict "$name-$group" 'another user gets at a PE' \
                    same "$(setpriv --reuid 65534 --regid $group \
                        --clear-groups "$program" take "$pid" 2>&1)" 'got 0'
            done
            for socket in $(abstract "$pid"); do
                setpriv --reuid 65534 --regid 65534 --clear-groups \
                    "$program" poke "$socket" >/dev/null 2>&1
            done
            # a check of the test: the user who runs the job can read it
            verdict "$name-own" 'its own user gets nothing either' \
                test "$(setpriv --reuid 65533 --regid 65533 --clear-groups \
                    "$program" take "$pid" 2>&1)" != 'got 0'
        done <"$work/open/pids"
    fi
    rm -f "$work/open/pids"
    wait "$job"
    verdict "$name-end" 'what others send disturbs the job' same "$?" 0
}
if [ "$(id -u)" = 0 ] && setpriv --reuid 65534 --clear-groups \
    "$oshrun" --version >/dev/null 2>&1; then
    mkdir -m 777 "$work/open"
    another_user security-user "$oshrun" -n 2
    [ -z "$have_ucx" ] ||
        another_user security-user-ucx env SHMEM_TRANSPORT=all-ucx "$oshrun" -n 2
else
    skip security-user 'only root can be another user'
fi

# ---- hostile values

many=$(head -c 100000 /dev/zero | tr '\0' A)
values=('' ' ' '%n%n%n%s%s%s%x' "$many" '../../../../tmp/security-escaped'
    '/dev/null/x' -1 -9223372036854775809 18446744073709551616
    99999999999999999999999g 1e999 0x10 nan $'1\n2' $'\e[2J\a' '$(touch x)'
    $'\xff\xfe' $'\xc2\x9b2J\x9b2J')

# What a terminal may take for a command; characters in UTF-8 may have such bytes.
commands='[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|(?<![\x80-\xff])[\x80-\x9f]'

# one_line_of_text FILE: at most one line, which contains only text.
one_line_of_text()
{
    local lines
    mapfile -t lines <"$1"
    [ ${#lines[@]} -le "${LINES_ALLOWED:-1}" ] ||
        { head -c 2000 "$1"; return 1; }
    ! LC_ALL=C grep -qP "$commands" "$1" ||
        { head -c 2000 "$1" | od -c | head; return 1; }
}

# hostile NAME STATUS-PATTERN COMMAND...: no crash, one line of text.
hostile()
{
    local name=$1 want=$2 got
    shift 2
    (cd "$work/deep/down" && exec "$@") >"$work/out" 2>"$work/err" </dev/null
    got=$?
    if ! [[ $got =~ ^($want)$ ]]; then
        echo "$name: status $got"
        head -c 2000 "$work/err"
        return 1
    fi
    one_line_of_text "$work/err" || { echo "$name"; return 1; }
}
mkdir -p "$work/deep/down"

# each STATUS-PATTERN COMMAND...: with each hostile value in the place of @
each()
{
    local value i=0 want=$1
    shift
    for value in "${values[@]}"; do
        hostile "value $((i += 1)) in $*" "$want" "${@//@/$value}" || return
    done
}

# Variables that ask for output may print more than a line.
variables=$(awk -F '|' '!/^#/ && NF > 3 && $3 ~ /flag|size|level|word/ &&
    $1 !~ /DEBUG|STATS|TRACE/ { print $1, $2 }' "$SRC/src/api/env.def")
[ "$(wc -w <<<"$variables")" -ge 15 ] ||
    fail security-variables 'the table has fewer variables than it had'
for variable in $variables; do
    verdict "security-value $variable" 'a hostile value' each '0|1' env "$variable=@" "$program"
done
LINES_ALLOWED=1000 verdict "security-value SHMEM_DEBUG" 'a hostile value' \
    each '0|1' env SHMEM_DEBUG=@ "$program"
print_values()
{
    local value
    for value in "${values[@]}"; do
        hostile "printed" 0 env SHMEM_INFO=1 SHMEM_VERSION="$value" \
            SHMEM_DEBUG=0 "$program" || return 1
        ! LC_ALL=C grep -qP '[\x00-\x09\x0b-\x1f\x7f]' "$work/out" ||
            { od -c "$work/out" | head -n 20; return 1; }
    done
}
verdict security-print 'SHMEM_INFO prints what is no text' print_values
whole=$'\xc2\xa0\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xf0\x90\x80\x80\xf4\x8f\xbf\xbf'
odd=$'\x7f\xc2\x80\xc1\x80\xe0\x9f\xbf\xed\xa0\x80\xf0\x8f\xbf\xbf\xf4\x90\x80\x80'
verdict security-utf8 'other characters' same \
    "$(SHMEM_CHECK=$whole$odd "$program" 2>&1 | cut -d '"' -f 2)" \
    "$whole"$'???\xc1?\xe0?\xbf\xed\xa0?\xf0?\xbf\xbf\xf4???'
verdict security-cut 'a message is cut elsewhere' same \
    "$(SHMEM_CHECK=$many "$program" 2>&1 | wc -c)" 1013
verdict security-print-cut 'a line is cut elsewhere' same \
    "$(SHMEM_INFO=1 SHMEM_VERSION=$many "$program" | awk 'length > 999 { print length }')" 1022

# The job as oshrun describes it: descriptors that do not refer to a job,
# numbers that cannot be right, a file that looks like a job of another size.
printf '\x41\x53\x4d\x31\x02\0\0\0\xff\xff\xff\xff\x01\0\0\0' >"$work/job"
head -c 100000 /dev/zero >>"$work/job"
try_job()
(
    values+=(0:0:1 1:0:1 9999:0:1 -1:0:1 0:-1:1 0:0:0 0:2:1 0:0:99999999999
        4294967296:0:1 0:0:1x 9:0:1 9:0:2 9:4294967295:4294967296)
    each 1 env SMA_JOB=@ "$program" 9<>"$work/job"
)
verdict security-job 'a hostile SMA_JOB' try_job

# A launcher whose numbers cannot be right, or that is not there.
for variable in SLURM_STEP_NUM_TASKS OMPI_COMM_WORLD_SIZE PMI_SIZE; do
    verdict "security-launcher $variable" 'a hostile value' \
        each '0|1' env "$variable=@" "$program"
done

# A value that UCX refuses gives one line, too.
if [ -n "$have_ucx" ]; then
    try_ucx()
    (
        values=('%n%n%s' "${many:0:20000}" nonsense $'a\nb')
        each 1 env SHMEM_TRANSPORT=all-ucx UCX_TLS=@ "$oshrun" -n 2 "$program"
    )
    verdict security-ucx 'a hostile value' try_ucx
fi

# ---- oshrun

printf 'localhost\0\0%%n\n' >"$work/hosts0"
{ head -c 1000000 /dev/zero | tr '\0' h; echo; } >"$work/hosts1"
printf '%%n%%s slots=18446744073709551616\n' >"$work/hosts2"
printf '../../x\n-oProxyCommand=touch\n' >"$work/hosts3"
head -c 5000 /dev/urandom >"$work/hosts4"
: >"$work/hosts5"
try_hostfiles()
(
    values=("$work"/hosts? /dev/zero "$work" /nowhere "${many:0:10000}" '%n%s' '')
    each '0|2' "$oshrun" -n 1 --launcher local --hostfile @ true
)
verdict security-hostfile 'a hostile hostfile' try_hostfiles
for option in -n -H --bind --timeout --wdir -x; do
    verdict "security-option $option" 'a hostile value' \
        each '0|2' "$oshrun" -n 1 --launcher local $option @ true
done
verdict security-option-launcher 'a hostile value' each 2 "$oshrun" -n 1 --launcher @ true
verdict security-program 'a hostile name' each '2|12[67]' "$oshrun" -n 1 './@?'
# The launcher hands the arguments to a remote shell.
try_hosts()
{
    local value
    for value in '$(touch x)' '`touch x`' 'a b' '-oProxyCommand=x' 'a;b' 'a|b' \
        'a/../b' "a'b" 'a"b' 'n1,-x' $'a\nb' 'n1,' '%n' 'a&'; do
        hostile "-H $value" 2 "$oshrun" -n 1 -H "$value" true &&
            grep -q 'must be HOST' "$work/err" || { cat "$work/err"; return 1; }
        printf '%s\n' "$value" >"$work/hosts"
        [ "$value" = 'n1,' ] || [[ $value = *[\ $'\n']* ]] ||
            { hostile "hostfile $value" 2 "$oshrun" -n 1 --hostfile \
                "$work/hosts" true && grep -q 'is not the name' "$work/err"; } ||
            { cat "$work/err"; return 1; }
    done
}
verdict security-hosts 'what is no name of a host goes on' try_hosts
values+=('9223372036854775807(x9223372036854775807)')
for variable in SLURM_JOB_NUM_NODES SLURM_NNODES SLURM_JOB_CPUS_PER_NODE SLURM_STEP_ID \
    SLURM_JOB_NODELIST; do
    verdict "security-slurm $variable" 'a hostile value' each '0|2' env PATH=/nowhere \
        SLURM_JOB_ID=1 SLURM_JOB_NUM_NODES=1 "$variable=@" "$oshrun" -n 1 /bin/true
done

verdict security-files 'files were written' \
    empty "$(find "$work/deep" -type f; ls -d /tmp/security-escaped* 2>/dev/null)"

exit $bad
