#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests the surroundings that containers make: /dev/shm that is small, missing or
# not for this user; system calls and privileges that are refused; a root that is
# read-only; users without a name; control groups; other namespaces.  In each
# surrounding a program whose PEs communicate runs, or one line says what to set.
#
#   containers.sh [PATTERN]     only rows whose name matches

. "$(dirname "${BASH_SOURCE[0]}")/../common"

# What huge.sh reserves meanwhile is no memory for these jobs.
export SHMEM_HUGE_PAGES=no

only=${1:-}
oshrun=$PREFIX/bin/oshrun
"$PREFIX/bin/oshcc" -O1 -g -Wall -Wextra -Werror -D_GNU_SOURCE \
    -o "$work/containers" "$here/containers.c" || exit 1
if [ "$(id -u)" != 0 ] || ! unshare -m -p -f -i -n true 2>/dev/null; then
    skip containers 'only root can make such namespaces'
    exit $bad
fi
first="$work/containers first"
cage="$work/containers cage"
user='setpriv --reuid 54321 --regid 54321 --clear-groups'
chmod 755 "$work"
have_ucx=
[ ! -f "$PREFIX/lib/sma/transport_ucx.so" ] || have_ucx=1

# ---- what makes the surroundings

script() # script NAME: a script in $work, from stdin
{
    { echo '#!/bin/sh'; cat; } >"$work/$1"
    chmod 755 "$work/$1"
}
script shm <<'C'
# shm OPTIONS COMMAND...: with another /dev/shm
mount -t tmpfs -o "$1" tmpfs /dev/shm && shift && exec "$@"
C
script noshm <<C
# noshm COMMAND...: without /dev/shm
mkdir -p "$work/dev" && mount --bind /dev "$work/dev" &&
    mount -t tmpfs tmpfs /dev || exit 99
for f in null zero full random urandom; do
    : >/dev/\$f && mount --bind "$work/dev/\$f" /dev/\$f || exit 99
done
exec "\$@"
C
script noproc <<'C'
# noproc COMMAND...: without /proc
mount -t tmpfs -o ro tmpfs /proc && exec "$@"
C
script hidden <<'C'
# hidden COMMAND...: with a /proc that shows no process of other users
mount -t proc -o hidepid=2 proc /proc && exec "$@"
C
# The root of a container: nothing of the host but programs and libraries, and
# nothing that can be written but /dev/shm, of 64 MiB.
sed "s|@PREFIX@|$PREFIX|; s|@WORK@|$work|" "$here/containers_root" | script root
privileges=-all
for p in chown dac_override fsetid fowner mknod net_raw setgid setuid setfcap \
    setpcap net_bind_service sys_chroot kill audit_write; do
    privileges+=,+$p # those that docker leaves to root
done
# A container as docker makes it.
docker="unshare -m -p -f -i -u -n $work/root setpriv --bounding-set $privileges"
docker+=" $cage docker"

# ---- the rows

us=$'\037'
rows=()
# row NAME WORLDS STATUS LINE COMMAND: LINE is what one line of libsma or oshrun
# says; without one, every PE finds right what it gets, and nothing else is said.
# The short run takes a row of several worlds in one of them, by turns.
turn=0
row()
{
    local world worlds
    read -ra worlds <<<"$2"
    [ -z "${SMA_TEST_SHORT:-}" ] || worlds=("${worlds[turn++ % ${#worlds[@]}]}")
    for world in "${worlds[@]}"; do
        [ -z "$only" ] || [[ "$1 $world" =~ $only ]] || continue
        [ "$world" = node ] || [ -n "$have_ucx" ] || continue
        rows+=("$1$us$world$us$3$us$4$us$5")
    done
}

run_row() # run_row NUMBER NAME WORLD STATUS LINE COMMAND
{
    local base=$work/$1 name="containers: $2, $3" got lines
    case $3 in
    ucx) export SHMEM_TRANSPORT=all-ucx ;;
    mixed) export SHMEM_TEST_NODES=2 ;;
    esac
    (cd / && eval "exec $6") >"$base.out" 2>"$base.err" </dev/null
    got=$?
    lines=$(grep -cE '^(shmem|oshrun): ' "$base.err")
    if [[ ! $got =~ ^($4)$ ]]; then
        fail "$name" "status $got, not $4: $(head -n 5 "$base.err")"
    elif [ -z "$5" ] && [ "$lines" != 0 ]; then
        fail "$name" "$(head -n 5 "$base.err")"
    elif [ -z "$5" ] && [ "$(grep -c ': right$' "$base.out")" != \
        "$(sed -n 's/.* of \([0-9]*\): right$/\1/p' "$base.out" | head -n 1)" ]
    then
        fail "$name" "$(head -n 5 "$base.out")"
    elif [ -n "$5" ] && { [ "$lines" != 1 ] || ! grep -qE "$5" "$base.err"; }
    then
        fail "$name" "$(head -n 5 "$base.err")"
    else
        ok "$name$(grep -hE '^(shmem|oshrun): ' "$base.err" | sed 's/^/: /')"
    fi
}

job="$oshrun -n 4 $first"
all='node ucx mixed'
larger='larger \(in docker: --shm-size\)'
needed='/dev/shm has [0-9]+ MiB free, [0-9]+ MiB are needed for the symmetric '
needed+='memory of 4 PEs; make SHMEM_SYMMETRIC_SIZE smaller or /dev/shm larger'
from_ucx='each PE of a host needs about 16 MiB of /dev/shm, which has [0-9]+ MiB free; set '
from_ucx+="UCX_TLS=tcp or make /dev/shm $larger"
own='unshare -m'

# /dev/shm.  Without memfd_create the job lies there, too.
row '64 MiB of /dev/shm' "$all" 0 '' "$own $work/shm size=64m $job 16"
row '64 MiB of /dev/shm, no memfd' node 0 '' \
    "$own $work/shm size=64m $cage memfd $job 4"
row '64 MiB of /dev/shm, no memfd, 16 PEs' node 0 '' \
    "$own $work/shm size=64m $cage memfd $oshrun -n 16 $first 1"
row '64 MiB of /dev/shm, no memfd, 16M' node 1 "$needed" \
    "$own $work/shm size=64m $cage memfd env SHMEM_SYMMETRIC_SIZE=16M $job"
row '1 MiB of /dev/shm, no memfd' node 1 "$needed" \
    "$own $work/shm size=1m $cage memfd $job"
row '1 MiB of /dev/shm' 'ucx mixed' 1 "$from_ucx" \
    "unshare -m -i $work/shm size=1m sh -c 'echo 0 >/proc/sys/kernel/shmall;
    exec $job'"
row '1 MiB of /dev/shm, TCP' ucx 0 '' \
    "$own $work/shm size=1m env UCX_TLS=tcp $job"
row '/dev/shm fills up' node 1 \
    "/dev/shm is full: .*; make SHMEM_SYMMETRIC_SIZE smaller or /dev/shm $larger" \
    "$own $work/shm size=64m $cage memfd $oshrun -n 4 $work/containers fill"
row '/dev/shm fills up, by a put' ucx 1 \
    "PE 1/2.* /dev/shm is full: .*; make SHMEM_SYMMETRIC_SIZE smaller or /dev/" \
    "$own $work/shm size=64m $cage memfd env UCX_TLS=tcp,self \
    $oshrun -n 2 $work/containers fill-other"
row 'SIGBUS from elsewhere, no memfd' node 135 'was killed by signal 7 ' \
    "$own $cage memfd $oshrun -n 1 $work/containers raise"
if [ -x "$PREFIX/bin/oshfort" ]; then
    "$PREFIX/bin/oshfort" -o "$work/fills" "$here/containers_fills.f90" || exit 1
    row '/dev/shm fills up, Fortran' node 1 '/dev/shm is full: .*; make SHMEM_SY' \
        "$own $work/shm size=64m $cage memfd env SHMEM_SYMMETRIC_SIZE=1M \
        $oshrun -n 4 $work/fills"
fi
row 'no /dev/shm' node 0 '' "$own $work/noshm $job"
row 'no /dev/shm' 'ucx mixed' 1 \
    'UCX reaches PEs of a host through /dev/shm, which it cannot use; /dev/shm: No such file or directory; mount a tmpfs there, or set UCX_TLS=tcp$' \
    "$own $work/noshm $job"
row 'no /dev/shm, TCP' 'ucx mixed' 0 '' "$own $work/noshm env UCX_TLS=tcp $job"
row 'no /dev/shm, no memfd' node 2 \
    'no shared memory: /dev/shm: No such file .*; mount a tmpfs there, or allow memfd_create: Function not implemented' \
    "$own $work/noshm $cage memfd $job"
row 'no /dev/shm, no memfd, one PE' node 1 \
    'no shared memory: /dev/shm: No such file .*; mount a tmpfs there, or allow memfd_create' \
    "$own $work/noshm $cage memfd $first"
row 'read-only /dev/shm, no memfd' node 2 \
    '/dev/shm: Read-only file system; this user must be able to write there' \
    "$own $work/shm ro $cage memfd $job"
row "another user's /dev/shm, no memfd" node 2 \
    '/dev/shm: Permission denied; this user must be able to write there' \
    "$own $work/shm mode=700 $user $cage memfd $job"

unusable='UCX: ucp_worker_create: Shared memory error; /dev/shm: '
unwritable='this user must be able to write there, or set UCX_TLS=tcp$'
row 'read-only /dev/shm' 'ucx mixed' 1 \
    "${unusable}Read-only file system; $unwritable" "$own $work/shm ro $job"
row "another user's /dev/shm" 'ucx mixed' 1 \
    "${unusable}Permission denied; $unwritable" \
    "$own $work/shm mode=700 $user $job"
row '/dev/shm without inodes' 'ucx mixed' 1 \
    '/dev/shm has no space for more files \(nr_inodes\)$' \
    "$own $work/shm nr_inodes=1 $job"
row '/dev/shm without inodes, one PE' node 1 \
    'No space left on device; /dev/shm has no space for more files \(nr_inodes\)$' \
    "$own $work/shm nr_inodes=1 env SHMEM_TEST_SEGMENT=shm $first"

# Users and privileges.
row 'no name, no HOME' "$all" 0 '' "env -u HOME -u USER -u LOGNAME $user $job"
row 'rootless' "$all" 0 '' \
    "$user unshare -U -r -m -p -f -i -u --mount-proc $job"
row 'rootless, no user mapped' node 0 '' "$user unshare -U $job"
row "docker's refusals" node 0 '' "$docker sh -c '$work/containers caged &&
    exec $job 4'"
row "docker" "$all" 0 '' "$docker $user $job 4"
row "docker, no memfd" node 0 '' "$docker $user $cage memfd $job 4"
row "docker, exit(3)" "$all" 3 'PE 0 \(pid [0-9]+ on .*\) exited with status 3' \
    "$docker $user $oshrun -n 4 $work/containers fail"
row 'no network' 'ucx mixed' 0 '' "unshare -n $job"

# /proc.
row 'no /proc' node 0 '' "$own $work/noproc $job"
row 'no /proc' 'ucx mixed' 1 'UCX needs /proc, which is not mounted' \
    "$own $work/noproc $job"
row 'hidden /proc' "$all" 0 '' "unshare -m -p -f $work/hidden $user $job"

# The longest name of a host.  UCX may have no space for it.
script named <<'C'
# named NAME COMMAND...: on a host of this name
hostname "$1" && shift && exec "$@"
C
long=$(printf 'h%.0s' {1..64}) uts='unshare -u'
if $uts "$work/named" "$long" true 2>/dev/null; then
    row 'a name of 64 characters' node 0 '' "$uts $work/named $long $job"
    row 'a name of 64 characters, exit(3)' node 3 \
        "^oshrun: PE 0 \\(pid [0-9]+ on $long\\) exited with status 3" \
        "$uts $work/named $long $oshrun -n 4 $work/containers fail"
    if [ -n "$have_ucx" ] && ! $uts "$work/named" "$long" sh -c \
        'LD_PRELOAD=libucs.so.0 /bin/true; exit' 2>/dev/null
    then
        row 'a name of 64 characters' 'ucx mixed' 1 \
            "PE [0-3]/4 on $long: UCX ends this process when it is loaded, as the name of this host has 64 characters; give the host a shorter name$" \
            "$uts $work/named $long $job"
    else
        row 'a name of 64 characters' 'ucx mixed' 0 '' \
            "$uts $work/named $long $job"
    fi
    row 'a name of 63 characters' 'ucx mixed' 3 \
        "PE 0 \\(pid [0-9]+ on ${long#?}\\) exited with status 3" \
        "$uts $work/named ${long#?} $oshrun -n 4 $work/containers fail"
fi

# PEs in containers of their own: srun and mpirun start them so.
if mpirun --version 2>/dev/null | grep -q 'Open MPI' &&
    "$PREFIX/bin/osh_info" 2>/dev/null | grep -qi pmix; then
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    mpi='mpirun --oversubscribe -n 4'
    apart='unshare -p -f --mount-proc'
    row 'PEs with a /proc each' node 0 '' "$mpi $apart $first"
    row 'PEs with a /proc each, 64 MiB of /dev/shm' node 0 '' \
        "$own $work/shm size=64m $mpi $apart $first"
    row 'PEs with a /proc each, 16M' node '[^0].*' "$needed" \
        "$own $work/shm size=64m $mpi -x SHMEM_SYMMETRIC_SIZE=16M $apart $first"
    row 'PEs with a user namespace each' ucx '[^0].*' \
        'is lost \(UCX: .*; PE [0-3] is in another user namespace: containers have one each; set UCX_TLS=tcp$' \
        "$mpi unshare -U -r $first"
    row 'PEs with a user namespace each, TCP' ucx 0 '' \
        "$mpi -x UCX_TLS=tcp unshare -U -r $first"
fi

number=0
for r in "${rows[@]}"; do
    number=$((number + 1))
    IFS=$us read -r -d '' name world status line command <<<"$r"
    (run_row $((100 + number)) "$name" "$world" "$status" "$line" "$command") \
        >"$work/$((100 + number)).result" 2>&1 &
    [ "$(jobs -rp | wc -l)" -lt $(($(nproc) + 2)) ] || wait -n
done
wait
[ $number = 0 ] || cat "$work"/1??.result
[ -z "$only" ] || exit $bad

# ---- oshrun as the first process

# first_process SIGNAL COMMAND...: prints the status that the command ends with
# when it gets the signal as the first process of its container.
first_process()
{
    local signal=$1 pid status
    shift
    rm -f "$work/log"
    # the shell ignores SIGINT for what it runs in the background
    (trap - INT; exec unshare -p -f --mount-proc "$@") >"$work/log" 2>&1 </dev/null &
    pid=$!
    wait_for 'all PEs are here' "$work/log"
    kill -s "$signal" "$(cat /proc/$pid/task/$pid/children)"
    wait $pid
    status=$?
    echo $status
}
wait_for() # wait_for PATTERN FILE
{
    await grep -qs "$1" "$2"
}
stand="$work/containers stand"
for signal in TERM INT HUP; do
    status=$((128 + $(kill -l $signal)))
    verdict "containers: first process, SIG$signal" 'wrong, or something is left' \
        same "$(first_process $signal "$oshrun" -n 2 $stand)" $status
done

# What scripts leave behind ends with the job, and before it nobody is left that
# has ended and not been waited for.
script leaves <<C
(setsid sleep 1$$ & setsid sleep 0.1 & echo \$!; setsid true & echo \$!) >$work/brief
[ ! -e /proc/self ] || for pid in \$(cat $work/brief); do
    while kill -0 \$pid 2>/dev/null; do sleep 0.1; done
done
ps -eo stat= | grep -c Z >$work/zombies
exec $first 1
C
left_behind() # left_behind COMMAND...: status, zombies, and what has been left
{
    "$@" "$oshrun" -n 1 "$work/leaves" >"$work/log" 2>&1
    echo "$? $(cat "$work/zombies") $(none_left "^sleep 1$$\$" || echo left)"
}
verdict 'containers: first process, orphans' 'wrong, or something is left' \
    same "$(left_behind unshare -p -f --mount-proc)" '0 0 '
verdict 'containers: no /proc, orphans' 'wrong, or something is left' \
    same "$(left_behind unshare -m "$work/noproc" | sed 's/ .* / /')" '0 '

# A job whose launcher is killed ends without /proc, too, with a script between.
script between <<C
$stand
C
unshare -m "$work/noproc" sh -c "$oshrun -n 2 $work/between & echo \$! \
    >$work/pid; wait" >"$work/log" 2>&1 &
wait_for 'all PEs are here' "$work/log"
kill -KILL "$(cat "$work/pid")"
wait $!
verdict 'containers: no /proc, oshrun killed' 'PEs are left' none_left "$stand"

# ---- two containers that share /dev/shm

# UCX's file of a job in another container stays when a job here fails, and one
# that nobody uses goes.
used=/dev/shm/ucx_shm_posix_box_used$$
other_job()
{
    local left=/dev/shm/ucx_shm_posix_box$$
    exec 9<>$used
    : >$left
    unshare -p -f --mount-proc "$oshrun" -n 2 "$work/containers" fail \
        >"$work/log" 2>&1 9<&-
    ls $used $left 2>/dev/null
    exec 9<&-
    rm -f $used $left
}
verdict "containers: another job's file" 'is gone, or a file is left' \
    same "$(other_job)" $used
# ---- limits of control groups

# limit FILE VALUE FILE-OF-VERSION-2 VALUE COMMAND...: in a group with the limit.
# Returns 77 when the system grants no such group.
limit()
{
    local top=/sys/fs/cgroup file=$1 value=$2 group
    if [ -d $top/${1%%.*} ]; then
        top=$top/${1%%.*}
    else
        file=$3 value=$4
    fi
    shift 4
    group=$top/sma-test-$$
    mkdir $group 2>/dev/null || return 77
    if ! echo "$value" 2>/dev/null >$group/$file; then
        rmdir $group
        return 77
    fi
    sh -c 'echo $$ >"$0"/cgroup.procs && exec "$@"' $group "$@" \
        >"$work/log" 2>&1
    local status=$?
    # the last process of the group may end a little later
    await rmdir $group 2>/dev/null
    return $status
}
limited() # limited NAME WHY PATTERN ARGUMENTS-OF-LIMIT...
{
    local name="containers: $1" why=$2 pattern=$3
    shift 3
    limit "$@"
    case $? in
    77) skip "$name" 'the system grants no such control group' ;;
    *) verdict "$name" "$why: $(head -n 5 "$work/log")" \
        grep -qE "$pattern" "$work/log" ;;
    esac
}
memory="memory.limit_in_bytes $((256 << 20)) memory.max $((256 << 20))"
for world in '' SHMEM_TRANSPORT=all-ucx SHMEM_TEST_NODES=2; do
    [ -z "$world" ] || [ -n "$have_ucx" ] || continue
    limited "256 MiB ${world:-SHMEM_TRANSPORT=auto}" 'it does not run' \
        'PE 3 of 4: right' $memory env ${world:-SHMEM_CHECK=1} $job
done
limited '256 MiB, 1G' 'no message' \
    'the control group of the PEs allows 256 MiB in all; make SHMEM_' $memory \
    env SHMEM_SYMMETRIC_SIZE=1G $job
limited '256 MiB, too much' 'no message' \
    'killed by signal 9 \(Killed\); out of memory\? The system has killed .*; the control group allows 256 MiB\)' \
    $memory $job 2 80
limited '5 processes' 'no message' \
    'PE [0-3] cannot be started: .*; the control group \(in docker: --pids-limit\) allows no more processes and threads than 5$' \
    pids.max 5 pids.max 5 $job
limited 'half a processor' 'it does not run' 'PE 3 of 4: right' \
    cpu.cfs_quota_us 50000 cpu.max '50000 100000' $job
verdict 'containers: one processor of a set' 'it does not run' \
    taskset -c "$(taskset -cp $$ | sed 's/.*: //; s/[-,].*//')" $job

exit $bad
