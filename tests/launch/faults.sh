#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests faults and their outcome.  Each row of the table is a job of 4 PEs with
# a fault: a PE ends by one of many causes, in the middle of any routine; the
# launcher is killed; memory, descriptors, files or system calls are missing.
# Whatever the fault, all PEs end with the status that the row says and one line of
# libsma or oshrun that matches, and nothing is left: no process, no file in /dev/shm
# or /tmp, no System V memory.
#
# Prints the table: fault, world, what the user sees, seconds from the fault to
# the end of the job.
#
# The short run takes each row of all worlds in one of them, by turns.
#
#   faults.sh [PATTERN]        only rows whose name matches
#   faults.sh case DIR ROW     by itself: one row

if [ "${1:-}" = case ]; then
    # One row, perhaps in namespaces of its own.  DIR/NUMBER.* is what came out.
    dir=$2 row=$3
    IFS=$'\037' read -r number name world how status line <<<"$row"
    base=$dir/$number
    case $world in
    ucx) export SHMEM_TRANSPORT=all-ucx ;;
    mixed) export SHMEM_TEST_NODES=2 ;;
    esac
    export FAULT_TIME=$base.time SMA_TEST_ID=$FAULTS_ID-$number
    ulimit -c 0
    rm -f "$base".{out,err,time,time.done,result}
    left_processes()
    {
        local environ pid
        for environ in $(grep -lsazxF "SMA_TEST_ID=$SMA_TEST_ID" \
            /proc/[0-9]*/environ 2>/dev/null); do
            pid=${environ#/proc/} pid=${pid%/environ}
            [ "$pid" = $$ ] || [ "$pid" = "$BASHPID" ] || echo "$pid"
        done
    }
    no_processes()
    {
        [ -z "$(left_processes)" ]
    }
    . "${BASH_SOURCE[0]%/*}/../tap"
    begin=$(date +%s%N)
    # oshrun and its PEs have the mark, the shell that waits has not
    (export SMA_TEST_ID; eval "exec $how") \
        >"$base.out" 2>"$base.err" </dev/null
    got=$?
    end=$(date +%s%N)
    # After the end of a launcher that was killed its PEs still have to end.
    await no_processes
    left=$(left_processes)
    when=$(cat "$base.time" 2>/dev/null || echo)
    seconds=$(awk -v f="${when:-0}" -v b="$begin" -v e="$end" \
        'BEGIN { f = f ? f : b / 1e9; printf "%.2f", e / 1e9 - f }')
    said=$(grep -E '^(shmem|oshrun): ' "$base.err" | head -n 1)
    why=
    [[ $got =~ ^($status)$ ]] || why="status $got, not $status"
    [ -z "$left" ] || why+="${why:+; }processes are left: ${left//$'\n'/ }"
    lines=$(grep -cE '^(shmem|oshrun): ' "$base.err")
    if [ -z "$line" ] || { [ "$line" = may ] && [ "$got" = 0 ]; }; then
        [ "$lines" = 0 ] || why+="${why:+; }it says something"
    elif [ "$line" = may ]; then
        [ "$lines" = 1 ] || why+="${why:+; }$lines lines"
    elif ! grep -qE -- "$line" "$base.err"; then
        why+="${why:+; }no line matches: $line"
    elif [ "$lines" != 1 ]; then
        why+="${why:+; }$lines lines"
    fi
    if [ -n "$left" ]; then
        kill -9 $left 2>/dev/null
    fi
    if [ -n "$why" ]; then
        { echo "FAIL $why"; cat "$base.err"; } >"$base.result"
    else
        printf '%-26s %-6s %5s s  %s\n' "$name" "$world" "$seconds" \
            "status $got  ${said:-(no message)}" >"$base.result"
    fi
    exit 0
fi

# In namespaces of its own, files that are left in /dev/shm are those of the
# rows.
if [ -z "${FAULTS_SPACE:-}" ]; then
    export FAULTS_SPACE=none
    if [ "$(id -u)" = 0 ] && unshare --mount --ipc true 2>/dev/null; then
        export FAULTS_SPACE=own
        exec unshare --mount --ipc "$0" "$@"
    fi
elif [ "$FAULTS_SPACE" = own ]; then
    mount -t tmpfs -o size=2g tmpfs /dev/shm || exit 1
fi

. "$(dirname "${BASH_SOURCE[0]}")/../common"

# What huge.sh reserves meanwhile is no memory for these jobs.
export SHMEM_HUGE_PAGES=no

only=${1:-}
oshrun=$PREFIX/bin/oshrun
self=${BASH_SOURCE[0]}
export FAULTS_ID="faults-test-$$"

"$PREFIX/bin/oshcc" -O1 -g -Wall -Wextra -Werror -D_GNU_SOURCE -o "$work/fault" \
    "$here/faults.c" -lm -lpthread || exit 1
fault=$work/fault
run="$oshrun -n 4 $fault"

rows=$work/rows us=$'\037'
: >"$rows"
number=100
all='node ucx mixed'
declare -A next=([node]=ucx [ucx]=mixed [mixed]=node)
turn=node
# row NAME WORLDS COMMAND STATUS LINE
row()
{
    local world worlds=$2
    if [ -n "${SMA_TEST_SHORT:-}" ] && [ "$worlds" = "$all" ] && [ -n "$have_ucx" ]; then
        worlds=$turn turn=${next[$turn]}
    fi
    for world in $worlds; do
        [ -z "$only" ] || [[ "$1 $world" =~ $only ]] || continue
        [ "$world" = node ] || [ -n "$have_ucx" ] || continue
        number=$((number + 1))
        printf '%s\037' "$number" "$1" "$world" "$3" "$4" >>"$rows"
        printf '%s\n' "$5" >>"$rows"
    done
}
have_ucx=
[ ! -f "$PREFIX/lib/sma/transport_ucx.so" ] || have_ucx=1

# ---- a PE ends, while the others wait for it

pe='PE 1 \(pid [0-9]+ on .*\)'
row SIGKILL "$all" "$run kill stand" 137 "$pe was killed by signal 9"
row SIGSEGV "$all" "$run segv stand" 139 "$pe was killed by signal 11"
row SIGBUS node "$run bus stand" 135 "$pe was killed by signal 7"
row SIGABRT "$all" "$run abort stand" 134 "$pe was killed by signal 6"
row SIGFPE "$all" "$run fpe stand" 136 "$pe was killed by signal 8"
row 'exit(3)' "$all" "$run exit3 stand" 3 "$pe exited with status 3"
row 'exit(0)' "$all" "$run exit0 stand" 1 \
    'waits for PE 1 \(pid [0-9]+\), which ended with status 0 without'
row '_exit(0)' "$all" "$run _exit0 stand" 1 \
    "$pe exited with status 0 without shmem_finalize"
row finalize "$all" "$run finalize stand" 1 \
    'waits for PE 1 \(pid [0-9]+\), which called shmem_finalize'

# ---- a PE is killed in the middle of a routine

after=(11000 17000 23000 31000 41000)
i=0
for task in barrier barrier_set sync broadcast collect fcollect reduce \
    alltoall alltoalls scan team context put get amo lock malloc; do
    i=$(((i + 1) % 5))
    row "killed in $task" "$all" "$run kill $task ${after[i]}" 137 \
        "$pe was killed by signal 9"
done
for task in held wait spin compute; do
    row "killed, others $task" "$all" "$run kill $task" 137 \
        "$pe was killed by signal 9"
done
for t in 100 1000 5000 20000; do
    row "killed in init, $t us" "$all" "$run kill init $t" 137 \
        "$pe was killed by signal 9"
done
row 'exit(3) before init' "$all" "$run exit3 init" 3 "$pe exited with status 3"
row '_exit(0) before init' "$all" "$run _exit0 init" 1 \
    "$pe exited with status 0 without calling shmem_init"
for t in 50 500 3000; do
    row "killed in finalize, $t us" "$all" "$run kill finalize $t" 137 \
        "$pe was killed by signal 9"
done
row 'killed, others finalize' "$all" "$run kill final" 137 \
    "$pe was killed by signal 9"

# ---- oshrun is killed

gone='^oshrun: .*was killed'
cat >"$work/script" <<'C'
#!/bin/sh
OSHRUN_PID=$PPID
export OSHRUN_PID
sh -c "$*; exit \$?"
C
chmod +x "$work/script"
for task in stand spin barrier finalize; do
    row "oshrun killed, $task" "$all" "$run oshrun $task" 137 "$gone"
done
row 'oshrun killed, script' 'node ucx' \
    "$oshrun -n 4 $work/script $fault oshrun spin" 137 "$gone"
cat >"$work/parent" <<'C'
#!/usr/bin/env bash
# What a PE starts, once it has called shmem_init, does not have the memory file.
(eval "exec ${SMA_JOB%%:*}>&-"; exec sh -c 'sleep 98765; true') &
exec "$@"
C
chmod +x "$work/parent"
row 'oshrun killed, children' node \
    "$oshrun -n 4 $work/parent $fault oshrun spin" 137 "$gone"

# ---- memory, descriptors, files or system calls are missing

row 'no memory for library' "$all" "$run starve stand" '1|134' \
    'out of .*memory|killed by signal 6'
row 'no memory for program' 'node ucx' \
    "sh -c 'ulimit -v 500000; exec $run memory stand'" 134 \
    "$pe was killed by signal 6"
for kib in 20000 60000; do
    row "ulimit -v $kib" "$all" "sh -c 'ulimit -v $kib; exec $run none'" 1 \
        'memory|mapped: .*SHMEM_SYMMETRIC_SIZE sets'
done
for kib in 120000 250000 400000 1000000; do
    row "ulimit -v $kib" "$all" "sh -c 'ulimit -v $kib; exec $run none'" \
        '0|1' may
done
row 'ulimit -n 6' node "sh -c 'ulimit -n 6; exec $run none'" 2 \
    'the limit of open files \(ulimit -Hn\) is too low for so many PEs'
for files in 14 18; do
    row "ulimit -n $files" "$all" "sh -c 'ulimit -n $files; exec $run none'" \
        '0|1|2' may
done
row 'ulimit -Sn 40, 64 PEs' node \
    "sh -c 'ulimit -Sn 40; exec $oshrun -n 64 $fault none'" 0 ''
row 'ulimit -l 0' "$all" "sh -c 'ulimit -l 0; exec $run none'" 0 ''
row 'ulimit -f 1' "$all" "sh -c 'ulimit -f 1; exec $run none'" 2 \
    'no shared memory: File too large; ulimit -f allows files of (512 bytes|1 KiB)$'
row 'ulimit -f 1, alone' node "sh -c 'ulimit -f 1; exec $fault none'" 1 \
    'no shared memory for 1 PEs: File too large; ulimit -f allows files of (512 bytes|1 KiB)$'
row 'ulimit -f 1000' "$all" "sh -c 'ulimit -f 1000; exec $run none'" 1 \
    'File too large; ulimit -f allows files of (500|1000) KiB; SHMEM_SYMMETRIC_SIZE sets'

# ---- the message names the cause, which is looked for

# Some of them do not happen to root.  They run as a user who has no other process, as
# the limit of processes is for all of a user's.
chmod 1777 "$work"
users=$((20000 + $$ % 20000))
as_user() # as_user: sets $user to what runs a command as another user, or ''
{
    users=$((users + 1))
    user=
    [ "$(id -u)" != 0 ] ||
        user="setpriv --reuid $users --regid $users --clear-groups"
}
as_user
if [ "$(id -u)" = 0 ] && ! $user true 2>/dev/null; then
    skip faults-user 'setpriv cannot change the user'
else
    row 'not dumpable' 'ucx mixed' "$user env FAULT_HIDE=1 $run none" 1 \
        'PE [0-3] \(pid [0-9]+\) lets no process look at it: it is not dumpable, as after prctl\(PR_SET_DUMPABLE, 0\); set UCX_TLS=tcp$'
    row 'not dumpable' node "$user env FAULT_HIDE=1 $run none" 0 ''
    row 'not dumpable, TCP' ucx \
        "$user env UCX_TLS=tcp,self FAULT_HIDE=1 $run none" 0 ''
    cp "$fault" "$work/secret"
    chmod 711 "$work/secret"
    # its owner may read it
    if [ "$(id -u)" = 0 ]; then
        row 'mode 711' 'ucx mixed' "$user $oshrun -n 4 $work/secret none" 1 \
            'lets no process look at it: this user cannot read its program \(chmod \+r .*/secret\); set UCX_TLS=tcp$'
        row 'mode 711' node "$user $oshrun -n 4 $work/secret none" 0 ''
        row 'setuid' ucx "$run setuid first" 1 \
            'PE [0-3] \(pid [0-9]+\) runs as user [0-9]+, this PE as user [0-9]+; set UCX_TLS=tcp$'
    else
        skip faults-root 'only root can try mode 711 and setuid'
    fi
    for kib in 64 4000; do
        row "mlockall, ulimit -l $kib" "$all" "sh -c 'ulimit -l $kib; \
            exec $user env FAULT_LOCK=1 $run none'" 1 \
            "this process locks all its memory \\(mlockall\\), of which ulimit -l allows $kib KiB\$"
    done
    for n in 3 6 7 8 9 10 11 12 13 14; do
        for world in $all; do
            as_user
            row "ulimit -u $n" $world "bash -c 'ulimit -u $n; exec $user $run none'" \
                '0|1' may
        done
    done
    as_user
    row 'ulimit -u 3, cause' node "bash -c 'ulimit -u 3; exec $user $run none'" \
        1 'PE [0-9] cannot be started: .*; ulimit -u allows no more processes and threads of this user than 3$'
    for world in ucx mixed; do
        as_user
        row 'ulimit -u 8, cause' $world \
            "bash -c 'ulimit -u 8; exec $user $run none'" 1 \
            'the network needs 2 threads, which cannot be started: .*; ulimit -u allows no more processes and threads of this user than 8$'
    done
fi
row exec 'ucx mixed' "$run exec first" 1 \
    'PE 1 \(pid [0-9]+\) has ended: its process has executed [a-z]+$'
cat >"$work/outlive" <<'C'
#!/bin/sh
# outlive COMMAND...: oshrun does not see that the command has ended
"$@"
: >"$FAULT_TIME.done"
until grep -qs ' is lost ' "${FAULT_TIME%.time}.err"; do sleep 0.1; done
C
chmod +x "$work/outlive"
row 'ended, in a script' 'ucx mixed' \
    "$oshrun -n 4 $work/outlive $fault _exit0 first" 1 \
    'PE 1 \(pid [0-9]+\) has ended$'
row stopped 'ucx mixed' "env SHMEM_TIMEOUT=2 $run stop first" 1 \
    'has not answered for 2 seconds \(SHMEM_TIMEOUT\); PE 1 \(pid [0-9]+\) is stopped'
row 'first thread ended' 'ucx mixed' "$run headless first" 1 \
    'the first thread of (PE 1 \(pid [0-9]+\)|this process) has ended, and .*: let it wait for the others \(pthread_join\)$'
row 'no address space' ucx "$run space first" 1 \
    'ulimit -v allows (it )?[0-9]+ MiB of address space$'
row 'no data' "$all" "env FAULT_DATA=1 $run none" 1 \
    'ulimit -d allows 0 bytes of data$'
for kib in 4000 16000; do
    row "ulimit -d $kib" 'ucx mixed' "sh -c 'ulimit -d $kib; exec $run none'" 1 \
        "the network needs 2 threads, which .*; ulimit -d allows $kib KiB of data\$"
done

some='env SHMEM_SYMMETRIC_SIZE=70m'
row 'without ptrace' "$all" "$fault cage ptrace $run none" 0 ''
row 'without ptrace, SIGKILL' "$all" "$fault cage ptrace $run kill reduce" 137 \
    "$pe was killed by signal 9"
row 'without memfd' "$all" "$some $fault cage memfd $run none" 0 ''
row 'without memfd, SIGKILL' node "$some $fault cage memfd $run kill reduce" 137 \
    "$pe was killed by signal 9"

# Namespaces in which something is unusual.
if [ "$FAULTS_SPACE" = own ]; then
    cat >"$work/small" <<'C'
#!/bin/sh
# small SIZE COMMAND...: with so much in /dev/shm
mount -t tmpfs -o size="$1" tmpfs /dev/shm && shift && exec "$@"
C
    cat >"$work/full" <<'C'
#!/bin/sh
# full COMMAND...: with nothing in /dev/shm
mount -t tmpfs -o size=64k tmpfs /dev/shm || exit 99
cat /dev/zero >/dev/shm/zeros 2>/dev/null
exec "$@"
C
    cat >"$work/fixed" <<'C'
#!/bin/sh
# fixed COMMAND...: in a directory that cannot be written, nor can /tmp
mount --bind /tmp /tmp && mount -o remount,bind,ro /tmp && cd /tmp || exit 99
[ -n "$TMPDIR" ] || ! touch /tmp/faults 2>/dev/null || exit 99
exec "$@"
C
    chmod +x "$work/small" "$work/full" "$work/fixed"
    row 'UCX half made, SIGKILL' "$all" "$run litter stand" 137 \
        "$pe was killed by signal 9"
    row 'UCX half made, oshrun' "$all" "$run litter-oshrun stand" 137 "$gone"
    row 'full /dev/shm' node \
        "unshare -m $work/full env SHMEM_TEST_SEGMENT=shm $fault none" 1 \
        'no shared memory: /dev/shm: No space left'
    row 'full /dev/shm, memfd' node "unshare -m $work/full $run none" 0 ''
    row 'full /dev/shm, no memfd' node \
        "unshare -m $work/full $fault cage memfd $run none" 2 \
        'no shared memory: /dev/shm: No space left'
    row 'full /dev/shm' 'ucx mixed' "unshare -m $work/full $run none" \
        '0|1' may
    row 'small /dev/shm' node \
        "unshare -m $work/small 8m env SHMEM_TEST_SEGMENT=shm $some $fault none" 1 \
        '/dev/shm has [78] MiB free, .* are needed'
    row '/dev/shm fills up' node \
        "unshare -m $work/small 600m $some $fault cage memfd $run touch stand" 1 \
        '/dev/shm is full: there is no memory for 0x'
    row 'read-only cwd, /tmp' "$all" "unshare -m $work/fixed $run none" 0 ''
    row 'read-only cwd, /tmp, SIGKILL' node \
        "unshare -m $work/fixed $run kill reduce" 137 \
        "$pe was killed by signal 9"
    if mpirun --version 2>/dev/null | grep -q 'Open MPI'; then
        export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
        row 'mpirun, small /dev/shm' node \
            "unshare -m $work/small 8m env SHMEM_TEST_SEGMENT=shm $some mpirun \
            --oversubscribe -n 2 $fault none" '[^0].*' \
            '/dev/shm has [0-9]+ MiB free, .* are needed'
    fi
fi

# ---- Fortran

if [ -x "$PREFIX/bin/oshfort" ] &&
    "$PREFIX/bin/oshfort" -O0 -ffpe-trap=zero -o "$work/stop" \
        "$here/faults_stop.f90" >"$work/log" 2>&1
then
    row 'Fortran: STOP 5' "$all" "$oshrun -n 4 $work/stop stop" 5 \
        "$pe exited with status 5"
    row 'Fortran: ERROR STOP 6' "$all" "$oshrun -n 4 $work/stop error" 6 \
        "$pe exited with status 6"
    row 'Fortran: 1 / 0' "$all" "$oshrun -n 4 $work/stop fpe" 136 \
        "$pe was killed by signal 8"
    row 'Fortran: null pointer' "$all" "$oshrun -n 4 $work/stop null" 139 \
        "$pe was killed by signal 11"
elif [ -x "$PREFIX/bin/oshfort" ]; then
    fail 'faults: Fortran' "does not compile: $(cat "$work/log")"
fi

# ------------------------------------------------------------------- and go

run_rows() # run_rows JOBS: those whose numbers come on stdin
{
    while read -r k; do grep "^$k$us" "$rows"; done | tr '\n' '\0' |
        xargs -0 -r -P "$1" -n 1 bash "$self" case "$work"
}

list_files()
{
    if [ "$FAULTS_SPACE" = own ]; then
        find /dev/shm -mindepth 1
        awk 'NR > 1 { print "System V segment", $2 }' /proc/sysvipc/shm
    fi
    find /tmp -mindepth 1 -maxdepth 1 \( -name 'sma*' -o -name 'ucx*' \) ! -type d
}
list_files | sort >"$work/before"
cut -d "$us" -f 1 "$rows" | run_rows $(($(nproc) + 2)) 2>"$work/log"

while IFS=$us read -r k name world _; do
    result=$work/$k.result
    if grep -q '^FAIL' "$result" 2>/dev/null || [ ! -s "$result" ]; then
        fail "faults: $name, $world" "$(sed '1s/^[A-Z]* //' "$result")"
    else
        ok "faults: $(cat "$result")"
    fi
done <"$rows"
[ "$FAULTS_SPACE" = own ] ||
    skip faults-files 'only root sees what a job alone leaves in /dev/shm'
list_files | sort | comm -13 "$work/before" - >"$work/left"
verdict faults-files 'left behind' empty "$(cat "$work/left")"
exit $bad
