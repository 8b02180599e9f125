#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests faults and their outcome.  Each row is a job of 4 PEs with a fault: a PE ends by
# one of many causes, in the middle of any routine; the launcher is killed; memory,
# descriptors, files or system calls are missing.  The file rows has what must hold.
#
#   faults.sh [PATTERN]        only rows whose name matches

. "$(dirname "${BASH_SOURCE[0]}")/rows"

# ---- a PE ends, while the others wait for it

pe='PE 1 \(pid [0-9]+ on .*\)'
killed() # killed NAME WORLDS COMMAND: PE 1 is
{
    row "$1" "$2" "$3" 137 "$pe was killed by signal 9"
}
killed SIGKILL "$all" "$run kill stand"
row SIGSEGV "$all" "$run segv stand" 139 "$pe was killed by signal 11"
row SIGBUS node "$run bus stand" 135 "$pe was killed by signal 7"
row SIGABRT "$all" "$run abort stand" 134 "$pe was killed by signal 6"
row SIGFPE "$all" "$run fpe stand" 136 "$pe was killed by signal 8"
row 'exit(3)' "$all" "$run exit3 stand" 3 "$pe exited with status 3"
row 'exit(0)' "$all" "$run exit0 stand" 1 \
    'waits for PE 1 \(pid [0-9]+\), which ended with status 0 without'
row '_exit(0)' "$all" "$run _exit0 stand" 1 "$pe exited with status 0 without shmem_finalize"
row finalize "$all" "$run finalize stand" 1 \
    'waits for PE 1 \(pid [0-9]+\), which called shmem_finalize'

# ---- a PE is killed in the middle of a routine

after=(11000 17000 23000 31000 41000)
i=0
for task in barrier barrier_set sync broadcast collect fcollect reduce \
    alltoall alltoalls scan team context put get amo lock malloc; do
    i=$(((i + 1) % 5))
    killed "killed in $task" "$all" "$run kill $task ${after[i]}"
done
for task in held wait spin compute; do
    killed "killed, others $task" "$all" "$run kill $task"
done
for t in 100 1000 5000 20000; do
    killed "killed in init, $t us" "$all" "$run kill init $t"
done
row 'exit(3) before init' "$all" "$run exit3 init" 3 "$pe exited with status 3"
row '_exit(0) before init' "$all" "$run _exit0 init" 1 \
    "$pe exited with status 0 without calling shmem_init"
for t in 50 500 3000; do
    killed "killed in finalize, $t us" "$all" "$run kill finalize $t"
done
killed 'killed, others finalize' "$all" "$run kill final"

# ---- oshrun is killed

gone='^oshrun: .*was killed'
script script <<'C'
OSHRUN_PID=$PPID
export OSHRUN_PID
sh -c "$*; exit \$?"
C
for task in stand spin barrier finalize; do
    row "oshrun killed, $task" "$all" "$run oshrun $task" 137 "$gone"
done
row 'oshrun killed, script' 'node ucx' "$oshrun -n 4 $work/script $fault oshrun spin" 137 "$gone"

# ---- memory, descriptors, files or system calls are missing

row 'no memory for library' "$all" "$run starve stand" '1|134' 'out of .*memory|killed by signal 6'
row 'no memory for program' 'node ucx' \
    "sh -c 'ulimit -v 500000; exec $run memory stand'" 134 "$pe was killed by signal 6"
for kib in 20000 60000; do
    row "ulimit -v $kib" "$all" "sh -c 'ulimit -v $kib; exec $run none'" 1 \
        'memory|mapped: .*SHMEM_SYMMETRIC_SIZE sets'
done
for kib in 120000 250000 400000 1000000; do
    row "ulimit -v $kib" "$all" "sh -c 'ulimit -v $kib; exec $run none'" '0|1' may
done
verdict faults-heap 'not a tenth of what ulimit -v leaves, of which 4 PEs map 5 heaps each' \
    grep -q "^symmetric heap: $(((2000000 - 4 * 51712) / 2 / 5 / 1024 << 20)) bytes" \
    <(ulimit -v 2000000; SHMEM_INFO=1 $run none 2>&1)
row 'ulimit -n 6' node "sh -c 'ulimit -n 6; exec $run none'" 2 \
    'the limit of open files \(ulimit -Hn\) is too low for so many PEs'
for files in 14 18; do
    row "ulimit -n $files" "$all" "sh -c 'ulimit -n $files; exec $run none'" '0|1|2' may
done
row 'ulimit -Sn 40, 64 PEs' node "sh -c 'ulimit -Sn 40; exec $oshrun -n 64 $fault none'" 0 ''
row 'ulimit -l 0' "$all" "sh -c 'ulimit -l 0; exec $run none'" 0 ''
row 'ulimit -f 1' "$all" "sh -c 'ulimit -f 1; exec $run none'" 2 \
    'no shared memory: File too large; ulimit -f allows files of (512 bytes|1 KiB)$'
row 'ulimit -f 1, alone' node "sh -c 'ulimit -f 1; exec $fault none'" 1 \
    'no shared memory for 1 PEs: File too large; ulimit -f allows files of (512 bytes|1 KiB)$'
row 'ulimit -f 1000' "$all" "sh -c 'ulimit -f 1000; exec $run none'" 1 \
    'File too large; ulimit -f allows files of (500|1000) KiB; SHMEM_SYMMETRIC_SIZE sets'

# libsma.so was copied: the wire is not beside it.  Where nothing is installed, a line
# names the file that was looked for.
copied()
{
    mkdir "$work/copy@" && cp "$PREFIX"/lib/libsma.so.1 "$work/copy@" || return
    LD_LIBRARY_PATH=$work/copy@ SHMEM_TRANSPORT=all-ucx $run none >"$work/log" 2>&1 ||
        grep -qE ' UCX only, but [^@]*/sma/transport_ucx.so cannot be loaded: ' \
            "$work/log" || { cat "$work/log"; false; }
}
[ -z "$have_ucx" ] ||
    verdict faults-copied 'it does not look where libsma was installed' copied

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
    row 'not dumpable, TCP' ucx "$user env UCX_TLS=tcp,self FAULT_HIDE=1 $run none" 0 ''
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
            row "ulimit -u $n" $world "bash -c 'ulimit -u $n; exec $user $run none'" '0|1' may
        done
    done
    as_user
    row 'ulimit -u 3, cause' node "bash -c 'ulimit -u 3; exec $user $run none'" \
        1 'PE [0-9] cannot be started: .*; ulimit -u allows no more processes and threads of this user than 3$'
    # A PE that looks when others have ended already finds fewer processes, and claims less.
    for world in ucx mixed; do
        as_user
        row 'ulimit -u 8, cause' $world "bash -c 'ulimit -u 8; exec $user $run none'" 1 \
            'the network needs 2 threads, which cannot be started: .*; ulimit -u (allows no more processes and threads of this user than 8|or the control group .* allows no more processes)$'
    done
fi
row exec 'ucx mixed' "$run exec first" 1 \
    'PE 1 \(pid [0-9]+\) has ended: its process has executed [a-z]+$'
script outlive <<'C'
# outlive COMMAND...: oshrun does not see that the command has ended
"$@"
: >"$FAULT_TIME.done"
until grep -qs ' is lost' "${FAULT_TIME%.time}.err"; do sleep 0.1; done
C
row 'ended, in a script' "$all" "$oshrun -n 4 $work/outlive $fault _exit0 first" 1 \
    'PE 1 \(pid [0-9]+\) (has ended$|is lost: it has ended without shmem_finalize)'
row stopped 'ucx mixed' "env SHMEM_TIMEOUT=2 $run stop first" 1 \
    'has not answered for 2 seconds \(SHMEM_TIMEOUT\); PE 1 \(pid [0-9]+\) is stopped'
row 'first thread ended' 'ucx mixed' "$run headless first" 1 \
    'the first thread of (PE 1 \(pid [0-9]+\)|this process) has ended, and .*: let it wait for the others \(pthread_join\)$'
row 'no address space' ucx "$run space first" 1 \
    'ulimit -v allows (it )?[0-9]+ MiB of address space$'
row 'no data' "$all" "env FAULT_DATA=1 $run none" 1 'ulimit -d allows 0 bytes of data$'
for kib in 4000 16000; do
    row "ulimit -d $kib" 'ucx mixed' "sh -c 'ulimit -d $kib; exec $run none'" 1 \
        "the network needs 2 threads, which .*; ulimit -d allows $kib KiB of data\$"
done

some='env SHMEM_SYMMETRIC_SIZE=70m'
row 'without ptrace' "$all" "$fault cage ptrace $run none" 0 ''
killed 'without ptrace, SIGKILL' "$all" "$fault cage ptrace $run kill reduce"
row 'without memfd' "$all" "$some $fault cage memfd $run none" 0 ''
killed 'without memfd, SIGKILL' node "$some $fault cage memfd $run kill reduce"

# Namespaces in which something is unusual.
if [ "$ROWS_SPACE" = own ]; then
    script full <<'C'
# full COMMAND...: with nothing in /dev/shm
mount -t tmpfs -o size=64k tmpfs /dev/shm || exit 99
cat /dev/zero >/dev/shm/zeros 2>/dev/null
exec "$@"
C
    script fixed <<'C'
# fixed COMMAND...: in a directory that cannot be written, nor can /tmp
mount --bind /tmp /tmp && mount -o remount,bind,ro /tmp && cd /tmp || exit 99
[ -n "$TMPDIR" ] || ! touch /tmp/faults 2>/dev/null || exit 99
exec "$@"
C
    killed 'UCX half made, SIGKILL' "$all" "$run litter stand"
    row 'UCX half made, oshrun' "$all" "$run litter-oshrun stand" 137 "$gone"
    row 'full /dev/shm' node "unshare -m $work/full env SHMEM_TEST_SEGMENT=shm $fault none" 1 \
        'no shared memory: /dev/shm: No space left'
    row 'full /dev/shm, memfd' node "unshare -m $work/full $run none" 0 ''
    row 'full /dev/shm, no memfd' node "unshare -m $work/full $fault cage memfd $run none" 2 \
        'no shared memory: /dev/shm: No space left'
    row 'full /dev/shm' 'ucx mixed' "unshare -m $work/full $run none" '0|1' may
    # without the words of the locks, 128 KiB, it would be 67 MiB
    empty_program "$work/empty"
    row 'small /dev/shm' node "unshare -m $work/shm size=8m env SHMEM_TEST_SEGMENT=shm \
        SHMEM_SYMMETRIC_SIZE=66040K $work/empty" 1 \
        '/dev/shm has [78] MiB free, 68 MiB are needed'
    row '/dev/shm fills up' node \
        "unshare -m $work/shm size=600m $some $fault cage memfd $run touch stand" 1 \
        '/dev/shm is full: there is no memory for 0x.*; make SHMEM_SYMMETRIC_SIZE smaller or /dev/shm larger \(in docker: --shm-size\)'
    row 'SIGBUS from elsewhere' node "$fault cage memfd $run bus stand" 135 \
        "$pe was killed by signal 7"
    row 'read-only cwd, /tmp' "$all" "unshare -m $work/fixed $run none" 0 ''
    killed 'read-only cwd, /tmp, SIGKILL' node "unshare -m $work/fixed $run kill reduce"
fi

# ---- Fortran

if [ -x "$PREFIX/bin/oshfort" ] &&
    "$PREFIX/bin/oshfort" -O0 -ffpe-trap=zero -o "$work/ends" \
        "$here/faults_ends.f90" >"$work/log" 2>&1
then
    row 'Fortran: STOP 5' "$all" "$oshrun -n 4 $work/ends stop" 5 "$pe exited with status 5"
    row 'Fortran: ERROR STOP 6' "$all" "$oshrun -n 4 $work/ends error" 6 \
        "$pe exited with status 6"
    row 'Fortran: 1 / 0' "$all" "$oshrun -n 4 $work/ends fpe" 136 "$pe was killed by signal 8"
    row 'Fortran: null pointer' "$all" "$oshrun -n 4 $work/ends null" 139 \
        "$pe was killed by signal 11"
elif [ -x "$PREFIX/bin/oshfort" ]; then
    fail 'faults: Fortran' "does not compile: $(cat "$work/log")"
fi

run_rows
exit $bad
