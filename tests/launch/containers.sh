#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests the surroundings that containers make: /dev/shm that is small, missing or not for this
# user; system calls and privileges that are refused; a root that is read-only; users without a
# name; control groups; other namespaces.  In each surrounding a program whose PEs communicate
# runs, or one line says what to set.  The file rows has what must hold.
#
#   containers.sh [PATTERN]     only rows whose name matches

. "$(dirname "${BASH_SOURCE[0]}")/rows"

if [ "$ROWS_SPACE" != own ] || ! unshare -m -p -f -i -n true 2>/dev/null; then
    skip containers 'only root can make such namespaces'
    exit $bad
fi
check="$fault check"
cage="$fault cage"
user='setpriv --reuid 54321 --regid 54321 --clear-groups'

# ---- what makes the surroundings

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

job="$run check"
larger='larger \(in docker: --shm-size\)'
needed='/dev/shm has [0-9]+ MiB free, [0-9]+ MiB are needed for the symmetric '
needed+='memory of 4 PEs; make SHMEM_SYMMETRIC_SIZE smaller or /dev/shm larger'
from_ucx='each PE of a host needs about 16 MiB of /dev/shm, which has [0-9]+ MiB free; set '
from_ucx+="UCX_TLS=tcp or make /dev/shm $larger"
own='unshare -m'

# /dev/shm.  Without memfd_create the job lies there, too.
row '64 MiB of /dev/shm' "$all" "$own $work/shm size=64m $job 16" 0 ''
row '64 MiB of /dev/shm, no memfd' node "$own $work/shm size=64m $cage memfd $job 4" 0 ''
row '64 MiB of /dev/shm, no memfd, 12 PEs' node \
    "$own $work/shm size=64m $cage memfd $oshrun -n 12 $check 1" 0 ''
row '64 MiB of /dev/shm, no memfd, 16M' node \
    "$own $work/shm size=64m $cage memfd env SHMEM_SYMMETRIC_SIZE=16M $job" 1 "$needed"
row '1 MiB of /dev/shm, no memfd' node "$own $work/shm size=1m $cage memfd $job" 1 "$needed"
row '1 MiB of /dev/shm' 'ucx mixed' \
    "unshare -m -i $work/shm size=1m sh -c 'echo 0 >/proc/sys/kernel/shmall; exec $job'" \
    1 "$from_ucx"
row '1 MiB of /dev/shm, TCP' ucx "$own $work/shm size=1m env UCX_TLS=tcp $job" 0 ''
row '/dev/shm fills up, by a put' ucx \
    "$own $work/shm size=64m $cage memfd env UCX_TLS=tcp,self \
    $oshrun -n 2 $fault fill" 1 \
    "PE 1/2.* /dev/shm is full: .*; make SHMEM_SYMMETRIC_SIZE smaller or /dev/"
if [ -x "$PREFIX/bin/oshfort" ]; then
    "$PREFIX/bin/oshfort" -o "$work/ends" "$here/faults_ends.f90" || exit 1
    row '/dev/shm fills up, Fortran' node \
        "$own $work/shm size=64m $cage memfd env SHMEM_SYMMETRIC_SIZE=1M \
        $oshrun -n 4 $work/ends fills" 1 '/dev/shm is full: .*; make SHMEM_SY'
fi
row 'no /dev/shm' node "$own $work/noshm $job" 0 ''
row 'no /dev/shm' 'ucx mixed' "$own $work/noshm $job" 1 \
    'UCX reaches PEs of a host through /dev/shm, which it cannot use; /dev/shm: No such file or directory; mount a tmpfs there, or set UCX_TLS=tcp$'
row 'no /dev/shm, TCP' 'ucx mixed' "$own $work/noshm env UCX_TLS=tcp $job" 0 ''
row 'no /dev/shm, no memfd' node "$own $work/noshm $cage memfd $job" 2 \
    'no shared memory: /dev/shm: No such file .*; mount a tmpfs there, or allow memfd_create: Function not implemented'
row 'no /dev/shm, no memfd, one PE' node "$own $work/noshm $cage memfd $check" 1 \
    'no shared memory: /dev/shm: No such file .*; mount a tmpfs there, or allow memfd_create'
row 'read-only /dev/shm, no memfd' node "$own $work/shm ro $cage memfd $job" 2 \
    '/dev/shm: Read-only file system; this user must be able to write there'
row "another user's /dev/shm, no memfd" node "$own $work/shm mode=700 $user $cage memfd $job" \
    2 '/dev/shm: Permission denied; this user must be able to write there'

unusable='UCX: ucp_worker_create: Shared memory error; /dev/shm: '
unwritable='this user must be able to write there, or set UCX_TLS=tcp$'
row 'read-only /dev/shm' 'ucx mixed' "$own $work/shm ro $job" 1 \
    "${unusable}Read-only file system; $unwritable"
row "another user's /dev/shm" 'ucx mixed' "$own $work/shm mode=700 $user $job" 1 \
    "${unusable}Permission denied; $unwritable"
row '/dev/shm without inodes' 'ucx mixed' "$own $work/shm nr_inodes=1 $job" 1 \
    '/dev/shm has no space for more files \(nr_inodes\)$'
row '/dev/shm without inodes, one PE' node \
    "$own $work/shm nr_inodes=1 env SHMEM_TEST_SEGMENT=shm $check" \
    1 'No space left on device; /dev/shm has no space for more files \(nr_inodes\)$'

# Users and privileges.
row 'no name, no HOME' "$all" "env -u HOME -u USER -u LOGNAME $user $job" 0 ''
row 'rootless' "$all" "$user unshare -U -r -m -p -f -i -u --mount-proc $job" 0 ''
row 'rootless, no user mapped' node "$user unshare -U $job" 0 ''
row "docker's refusals" node "$docker sh -c '$fault caged && exec $job 4'" 0 ''
row "docker" "$all" "$docker $user $job 4" 0 ''
row "docker, no memfd" node "$docker $user $cage memfd $job 4" 0 ''
row "docker, exit(3)" "$all" "$docker $user $run exit3 stand" 3 \
    'PE 1 \(pid [0-9]+ on .*\) exited with status 3'
row 'no network' 'ucx mixed' "unshare -n $job" 0 ''

# /proc.
row 'no /proc' node "$own $work/noproc $job" 0 ''
row 'no /proc' 'ucx mixed' "$own $work/noproc $job" 1 'UCX needs /proc, which is not mounted'
row 'hidden /proc' "$all" "unshare -m -p -f $work/hidden $user $job" 0 ''

# The longest name of a host.  UCX may have no space for it.
script named <<'C'
# named NAME COMMAND...: on a host of this name
hostname "$1" && shift && exec "$@"
C
long=$(printf 'h%.0s' {1..64}) uts='unshare -u'
if $uts "$work/named" "$long" true 2>/dev/null; then
    row 'a name of 64 characters' node "$uts $work/named $long $job" 0 ''
    row 'a name of 64 characters, exit(3)' node "$uts $work/named $long $run exit3 stand" \
        3 "^oshrun: PE 1 \\(pid [0-9]+ on $long\\) exited with status 3"
    if [ -n "$have_ucx" ] && ! $uts "$work/named" "$long" sh -c \
        'LD_PRELOAD=libucs.so.0 /bin/true; exit' 2>/dev/null
    then
        row 'a name of 64 characters' 'ucx mixed' "$uts $work/named $long $job" 1 \
            "PE [0-3]/4 on $long: UCX ends this process when it is loaded, as the name of this host has 64 characters; give the host a shorter name$"
    else
        row 'a name of 64 characters' 'ucx mixed' "$uts $work/named $long $job" 0 ''
    fi
    row 'a name of 63 characters' 'ucx mixed' "$uts $work/named ${long#?} $run exit3 stand" \
        3 "PE 1 \\(pid [0-9]+ on ${long#?}\\) exited with status 3"
fi

# PEs in containers of their own: srun and mpirun start them so.  UCX has System V memory
# for a moment when it starts: if mpirun kills a PE then, it goes with its namespace.
if mpirun --version 2>/dev/null | grep -q 'Open MPI' &&
    "$PREFIX/bin/osh_info" 2>/dev/null | grep -qi pmix; then
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    mpi='unshare -i mpirun --oversubscribe -n 4'
    apart='unshare -p -f --mount-proc'
    row 'PEs with a /proc each' node "$mpi $apart $check" 0 ''
    row 'PEs with a /proc each, 64 MiB of /dev/shm' node \
        "$own $work/shm size=64m $mpi $apart $check" 0 ''
    row 'PEs with a /proc each, 16M' node \
        "$own $work/shm size=64m $mpi -x SHMEM_SYMMETRIC_SIZE=16M $apart $check" \
        '[^0].*' "$needed"
    row 'PEs with a user namespace each' ucx "$mpi unshare -U -r $check" '[^0].*' \
        'is lost \(UCX: .*; PE [0-3] is in another user namespace: containers have one each; set UCX_TLS=tcp$'
    row 'PEs with a user namespace each, TCP' ucx \
        "$mpi -x UCX_TLS=tcp unshare -U -r $check" 0 ''
fi

run_rows
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
    await grep -qs 'all PEs are here' "$work/log"
    kill -s "$signal" "$(cat /proc/$pid/task/$pid/children)"
    wait $pid
    status=$?
    echo $status
}
stand="$fault stay stand"
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
exec $check 1
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
await grep -qs 'all PEs are here' "$work/log"
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
    unshare -p -f --mount-proc "$oshrun" -n 2 "$fault" exit3 stand >"$work/log" 2>&1 9<&-
    ls $used $left 2>/dev/null
    exec 9<&-
    rm -f $used $left
}
verdict "containers: another job's file" 'is gone, or a file is left' same "$(other_job)" $used
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
    sh -c 'echo $$ >"$0"/cgroup.procs && exec "$@"' $group "$@" >"$work/log" 2>&1
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
    *) verdict "$name" "$why: $(head -n 5 "$work/log")" grep -qE "$pattern" "$work/log" ;;
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
