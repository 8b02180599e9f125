#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests the table of what the PEs of a job do: SIGUSR1 to oshrun prints it at
# any time, SHMEM_HANG_TIMEOUT prints it once, and the calls in it are counted.
# tests/c/neg_hang.c tests what the table says of deadlocks.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

oshrun=$PREFIX/bin/oshrun
pe=$work/pe

"$PREFIX/bin/oshcc" -O1 -o "$pe" "$here/hang_pe.c" || exit 1

# count [-] FILE: makes a known number of calls, on PE 1 some more; then all PEs
# wait until the file is there, or, with "-", for ever.
cp "$here/hang_count.c" "$work/count.c"
"$PREFIX/bin/oshcc" -O1 -o "$work/count" "$work/count.c" || exit 1

# start NAME COMMAND...: runs in the background; the last argument is a file
# that ends the computing.
start()
{
    case=$1
    shift
    mkdir "$work/$case"
    work=$work/$case # of this case alone, which has a shell of its own
    # the shell ignores SIGINT for what it runs in the background
    (trap - INT; exec "$@" "$work/go") >"$work/out" 2>"$work/err" &
    job=$!
}

begun()
{
    await grep -q begun "$work/out"
}

# The job gets the file that it waits for, and must end well.
goes_on()
{
    touch "$work/go"
    wait $job
    verdict "hang-$case-goes-on" 'the job does not end well' same $? 0
}

says() # says WHAT REGEX
{
    verdict "hang-$case-$1" "$2 is not there" \
        sh -c 'grep -Eq -- "$1" "$2" || { cat "$2"; false; }' - "$2" "$work/err"
}

# A table with what it means, in the last line
has_table()
{
    awk '/the PEs of the job:$/ { inside = 1; next }
        inside && /^(shmem|oshrun): / { whole = 1 }
        END { exit !whole }' "$work/err"
}

signalled() # signalled PID REGEX
{
    kill -USR1 "$1"
    # written in one piece, but the last lines may still be in flight
    sleep 0.5
    has_table && grep -Eq -- "$2" "$work/err"
}

# table PID REGEX: it gets the signal again until the PEs are where they are going to
# stay, and objects have names, so that a line matches.
table()
{
    verdict "hang-$case-table" "no table with $2" await signalled "$@"
}

all_compute()
{
    # one that has waited for long in the barrier of the start is named by itself
    local some='PEs? [-, 0-2]+ computes?( \(last in shmem_barrier_all\))?'
    start all "$oshrun" -n 3 "$pe" all
    begun
    table $job '^ +2  computes'
    says rows '^ +2  computes .*( +-){5}$'
    says meaning "^oshrun: $some(; $some)*\$"
    goes_on
}

# some_wait WORLD SETTING: the PEs wait for one that computes.
some_wait()
{
    start "usr1-$1" env "$2" "$oshrun" -n 4 "$pe" wait
    begun
    table $job '^oshrun: PEs 2-3 wait in'
    table $job '^ +0  waits .*`flag`, value 0'
    says object '^ +0  waits +[0-9.]+  shmem_long_wait_until +- +any PE +`flag`, value 0, wants == 1( +-){5}$'
    says barrier '^ +3  waits +[0-9.]+  shmem_barrier_all +all PEs +PE [0-2]'
    says computes '^ +1  computes '
    # the PE that the barrier waits for first depends on the world
    says meaning '^oshrun: PEs 2-3 wait in shmem_barrier_all for PE [01], which.*PE (0 waits in shmem_long_wait_until on `flag`, value 0, wants == 1|1 computes( \(last in [a-z_]+\))?)$'
    goes_on
}

# One PE has not called shmem_init.
no_init()
{
    start no-init "$oshrun" -n 2 "$pe" no-init
    # oshrun takes the signal when it starts the PEs
    await pgrep -f "^$pe no-init $work/go" >/dev/null
    table $job 'PE 0 is in shmem_init; PE 1 has not'
    says row '^ +0  starts +-  shmem_init'
    says absent '^oshrun: PE 0 is in shmem_init; PE 1 has not called shmem_init$'
    goes_on
}

# The signal comes before oshrun knows on which host it is.
early()
{
    gcc -shared -fPIC -o "$work/early.so" "$here/hang_early.c" || return
    start early env LD_PRELOAD="$work/early.so" "$oshrun" -n 2 "$pe" all
    await has_table_or_ended
    says table '^oshrun: the PEs of the job:$'
    goes_on
}

has_table_or_ended()
{
    has_table || ! kill -0 $job 2>/dev/null
}

# The table comes without a signal, too.
no_init_limit()
{
    start no-init-limit env SHMEM_HANG_TIMEOUT=2 "$oshrun" -n 3 "$pe" no-init
    verdict hang-no-init-limit 'no table' await has_table
    says row '^ +1  not started'
    says absent '^shmem: PEs? .* in shmem_init; PEs? 1.* ha(s|ve) not called shmem_init$'
    goes_on
}

# The limit has passed several times, but nothing changes: one table.
once()
{
    start once env SHMEM_HANG_TIMEOUT=1 "$oshrun" -n 4 "$pe" one
    # There are others before it if a PE comes late.
    local tables meaning='^shmem: PEs 0, 2-3 wait in shmem_barrier_all for PE 1, which computes'
    await grep -q "$meaning" "$work/err"
    says computes "$meaning"
    tables=$(grep -c 'the PEs of the job:$' "$work/err")
    sleep 4
    goes_on
    verdict hang-once 'more than one table' \
        same "$(grep -c 'the PEs of the job:$' "$work/err")" "$tables"
}

# stopped WORLD SETTING: a PE that a signal has stopped while it computes, as a PE of
# its node and a PE of another node see it.
stopped()
{
    start "stop-$1" env SHMEM_HANG_TIMEOUT=1 "$2" "$oshrun" -v -n 4 "$pe" last
    begun
    pid=$(sed -n 's/^oshrun: PE 3 is process \([0-9]*\) .*/\1/p' "$work/err")
    kill -STOP "$pid"
    # On a slow host there is a table before, in which the PE computes.
    verdict "hang-$case-row" 'no such row' await grep -Eq '^ +3  (stopped|no answer) ' "$work/err"
    says meaning '^shmem: PEs .* wait in shmem_barrier_all for PE'
    kill -CONT "$pid"
    goes_on
}

# The PE that has made the table is stopped: another one tells of that.
reporter_stopped()
{
    start reporter env SHMEM_HANG_TIMEOUT=1 "$oshrun" -v -l -n 4 "$pe" one
    await grep -q 'the PEs of the job:$' "$work/err"
    local by pid
    by=$(sed -n 's/^\([0-9]\): .*the PEs of the job:$/\1/p' "$work/err" | tail -n 1)
    pid=$(sed -n "s/^oshrun: PE $by is process \([0-9]*\) .*/\1/p" "$work/err")
    kill -STOP "$pid"
    verdict hang-reporter-row 'nobody else reports' \
        await grep -Eq "^[^$by]: +$by  stopped " "$work/err"
    kill -CONT "$pid"
    goes_on
}

heads='^  PE  does .*  on +puts\+gets  atomics  collectives  waits  memory$'

# counted WORLD SETTING: a deadlock; the call in which a PE waits counts.
counted()
{
    local status
    start "count-$1" env SHMEM_HANG_TIMEOUT=1 "$2" "$oshrun" -n 4 "$work/count" -
    wait $job
    status=$?
    verdict "hang-$case-status" 'no deadlock' same $status 1
    says heads "$heads"
    says first '^ +0  waits .* +3 +2 +5 +0 +1$'
    says gets '^ +1  waits .* +1003 +2 +5 +0 +1$'
    says wait '^ +3  waits .* shmem_long_wait_until .* +3 +2 +4 +1 +1$'
}

# usr1_counted WORLD SETTING: oshrun reads the counters while the job goes on.
usr1_counted()
{
    start "usr1-count-$1" env "$2" "$oshrun" -n 4 "$work/count"
    begun
    table $job '^ +1  waits .* 1003 '
    says heads "$heads"
    says computes '^ +0  computes .* +3 +2 +4 +0 +1$'
    says gets '^ +1  waits .* +1003 +2 +5 +0 +1$'
    goes_on
}

# Without oshrun a PE takes the signal.
mpirun()
{
    local mpirun
    mpirun=$(type -P mpirun)
    if [ -z "$mpirun" ] ||
        ! "$mpirun" --version 2>/dev/null | grep -q 'Open MPI'
    then
        skip hang-mpirun "no Open MPI's mpirun"
        return
    fi
    ln -s pe "$pe-mpirun"
    start mpirun env SHMEM_HANG_TIMEOUT=1000 OMPI_ALLOW_RUN_AS_ROOT=1 \
        OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 "$mpirun" --oversubscribe -n 4 "$pe-mpirun" wait
    begun
    table "$(pgrep -f "^$pe-mpirun wait" | head -n 1)" '^shmem: PEs 2-3 wait in'
    says meaning '^shmem: PEs 2-3 wait in shmem_barrier_all for PE'
    goes_on
}

# ended SIGNAL PATTERN COMMAND...: ends jobs that stand still by a signal, or by
# --timeout, until one of five has a table: a PE that has just got no processor on
# a busy host does not count as one that waits.
ended()
{
    local signal=$1 pattern=$2
    shift 2
    local try above=$work
    for try in 1 2 3 4 5; do
        work=$above
        start "ended-$signal-$try" "$@"
        begun
        sleep 2
        [ "$signal" = timeout ] || kill "-$signal" $job
        wait $job
        ! grep -q "$pattern" "$work/err" || break
    done
    case=ended-$signal
    says table 'the PEs of the job:$'
    says verdict "$pattern"
}

# A job in which a PE computes does not stand still.
ended_busy()
{
    start ended-busy "$oshrun" -n 2 "$pe" wait
    begun
    sleep 2
    kill -TERM $job
    wait $job
    verdict hang-ended-busy 'a table of a job that computes' empty "$(cat "$work/err")"
}

# All cases run at the same time, as they mostly wait.
n=0
for words in all_compute 'some_wait node A=1' \
    'some_wait ucx SHMEM_TRANSPORT=all-ucx' 'some_wait mixed SHMEM_TEST_NODES=2' \
    early no_init no_init_limit once reporter_stopped 'stopped node A=1' 'stopped mixed SHMEM_TEST_NODES=2' \
    'counted node A=1' 'counted ucx SHMEM_TRANSPORT=all-ucx' \
    'counted mixed SHMEM_TEST_NODES=2' 'usr1_counted limit SHMEM_HANG_TIMEOUT=1000' \
    'usr1_counted trace SHMEM_TRACE=/dev/null' mpirun \
    "ended TERM PE.3,.which.is.in.shmem_long_wait_until $oshrun -n 4 $work/count -" \
    "ended INT PE.3,.which.is.in.shmem_long_wait_until $oshrun -n 4 $work/count -" \
    "ended timeout computes $oshrun --timeout 3 -n 2 $pe wait" ended_busy
do
    n=$((n + 1))
    $words >"$work/$n.log" 2>&1 &
done
wait
for ((i = 1; i <= n; i++)); do
    cat "$work/$i.log"
done

exit $bad
