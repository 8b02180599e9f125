#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage awk
#
# Tests osh_top: what it says of PEs whose state is known, with and without counters,
# as tables, JSON and on a screen; wrong use; the end of the job.
# The short run leaves out the screen of 300 PEs.

. "$(dirname "${BASH_SOURCE[0]}")/../common"
short=${SMA_TEST_SHORT:-}
unset "${!SHMEM_@}" "${!SMA_@}"
export SHMEM_SYMMETRIC_SIZE=1m
top=$PREFIX/bin/osh_top
cd "$work" || exit 1

# PE 0 has put and got known numbers of bytes, and computes; PE 1 waits for a value,
# and all others for PE 0, until there is a file.
cp "$here/osh_top_job.c" job.c
read -ra cflags <<<"${SMA_TEST_CFLAGS:-}"
"$PREFIX/bin/oshcc" "${cflags[@]}" -g -pthread -o job job.c || exit 1
wait_line=$(grep -n wait_until job.c | cut -d: -f1)
barrier_line=$(grep -n barrier_all job.c | cut -d: -f1)

# start NPES [WORD]: starts a job, which ends when there is the file "end"; with a
# word the first thread of PE 2 ends before
start()
{
    rm -f end
    "$PREFIX/bin/oshrun" -n "$1" ./job end ${2:+"$2"} >job.out 2>&1 &
    job=$!
}

finish()
{
    : >end
    wait "$job"
}

# Writes what osh_top says of the job, as JSON.
search=$PATH # where it finds addr2line
look()
{
    PATH=$search "$top" --json --once -d 0.2 "$job" >look 2>look.err
}

# has PE TEXT: the JSON of the PE has the text
has()
{
    sed 's/},{/}\n{/g' look | grep "\"pe\":$1,\"pid\"" | grep -qF -- "$2"
}

# says PE TEXT...: soon the JSON of the PE has the texts
says()
{
    local pe=$1 text
    shift
    look || return 1
    for text; do
        has "$pe" "$text" || return 1
    done
}

# is NAME PE TEXT...: verdict on says
is()
{
    verdict "$1" "not: ${*:2}" soon "${@:2}"
}

soon()
{
    await says "$@" || { cat look look.err; ps -fp "$job"; false; }
}

# --- without counters
start 4
is top-waits-value 1 '"does":"waits"' '"routine":"shmem_long_wait_until"' \
    '"on":"`flag`, value 0, wants == 1"' '"for":"any PE"'
is top-computes 0 '"does":"computes"' '"counts":false' '"heap":1048576'
is top-waits-pe 3 '"does":"waits"' '"routine":"shmem_barrier_all"' \
    '"for":"PE ' '"set":"all PEs"'
if command -v addr2line >/dev/null; then
    is top-line 1 "\"at\":\"job.c:$wait_line\""
    is top-line-barrier 2 "\"at\":\"job.c:$barrier_line\""
    search=$work/none
    is top-no-addr2line 1 '"at":"job+0x'
    search=$PATH
else
    skip top-line 'no addr2line'
fi
verdict top-oshrun-and-pe 'a PE means another job' \
    "$top" --once -d 0.1 "$(pgrep -P "$(pgrep -P "$job")" -x job | tail -n 1)"
"$top" --once -d 0.1 "$job" >table
verdict top-no-counts 'not said' grep -q 'SHMEM_STATS is not set' table
verdict top-no-counters 'columns without numbers' empty "$(grep -E 'HEAP|OUT/s' table)"
verdict top-rows 'not a line for each PE' \
    same "$(awk '$1 ~ /^[0-9]+$/ { print $1 }' table | tr '\n' ' ')" '0 1 2 3 '
verdict top-reverse 'not sorted in reverse order' same "$("$top" --once -r -d 0.1 "$job" |
        awk '$1 ~ /^[0-9]+$/ { print $1 }' | tr '\n' ' ')" '3 2 1 0 '
verdict top-sort 'PE 0 is not the first that computes' same \
    "$("$top" --once -s does -d 0.1 "$job" |
        awk '$1 ~ /^[0-9]+$/ { print $1; exit }')" 0

# --- stopped and ended PEs, and the end of the job
pid=$(sed 's/},{/}\n{/g' look | sed -n 's/.*"pe":0,"pid":\([0-9]*\).*/\1/p')
kill -STOP "$pid"
is top-stopped 0 '"does":"stopped"'
kill -CONT "$pid"
"$top" -b -d 0.2 "$job" >'batch' 2>&1 &
batch=$!
await grep -q waits batch
finish
wait $batch
verdict top-end 'status at the end of the job' same $? 0
verdict top-end-said 'not said' same "$(tail -n 1 batch)" 'the job has ended'
verdict top-job-lives 'the job did not end well' empty "$(cat job.out)"

# --- a PE whose first thread has ended
start 3 thread
is top-first-thread 2 '"does":"waits"' '"routine":"shmem_barrier_all"'
finish

# --- with counters: what the program has done, to the byte
export SHMEM_STATS=stats.json
start 4
is top-counts 0 '"counts":true' '"rma":11,' '"out":8000,' '"in":56,' \
    '"heap_used":1088,' '"heap_largest":1047488,' '"memory":4,'
is top-counts-none 2 '"rma":0,' '"out":0,' '"in":0,'
is top-rates 0 '"calls_s":0.000' '"out_s":0.000'
"$top" --once -d 0.1 "$job" >table
verdict top-sum 'the sum of the heaps' grep -q '^all .* 4.2k  *1023k  *0  *0  *0$' table
finish
unset SHMEM_STATS

# refuses NAME WORDS ARGUMENT...: one line with these words, and status 1
refuses()
{
    local name=$1 words=$2
    shift 2
    "$top" "$@" >out 2>err </dev/null
    verdict "top-refuses-$name" 'status' same $? 1
    verdict "top-says-$name" 'not one line with the words' \
        same "$(grep -c -e "$words" err) $(wc -l <err) $(wc -c <out)" '1 1 0'
}
refuses option 'unknown option' --no-such
refuses delay 'must be 0.1' --delay 0
refuses delay-text 'must be 0.1' --delay 1x
refuses delay-missing 'needs a value' --delay
refuses sort 'no such column' --sort size
refuses two 'more than one job' 1 2
refuses number 'not the number of a process' job
refuses process 'there is no process' $((1 << 30))
sleep 600 &
refuses other 'is of no job' $!
kill $!
verdict top-help 'no help' grep -q 'usage: osh_top' <("$top" --help)
verdict top-version 'no version' grep -q '^osh_top (libsma) ' <("$top" --version)
verdict top-help-full 'an error of output is not noticed' \
    same "$("$top" --help 2>/dev/null >/dev/full; echo $?)" 1
start 2
await says 1 '"does":"waits"'
verdict top-full 'an error of output is not noticed' \
    same "$("$top" --once -d 0.1 "$job" 2>/dev/null >/dev/full; echo $?)" 1
finish

# --- which job, where no other program is seen
cat >alone <<'S'
top=$1 run=$2
$top 2>none.err; echo $? >none.status
for i in 1 2; do
    $run -n 2 ./job end-of-all >/dev/null 2>&1 &
done
until $top 2>&1 --once -d 0.1 | grep -q 'there are 2 jobs.*/job,.*/job,'; do sleep 0.1; done
$top 2>two.err; echo $? >two.status
: >end-of-all
wait
S
rm -f end-of-all
if unshare -Urpf --mount-proc true 2>/dev/null; then
    unshare -Urpf --mount-proc sh alone "$top" "$PREFIX/bin/oshrun"
    verdict top-no-job 'without a job' same "$(cat none.status none.err)" \
        $'1\nosh_top: no job of this user runs on this host'
    verdict top-two-jobs 'with two jobs' same \
        "$(cat two.status; sed 's|[0-9]\{1,\} ([^ ,]*/job|N (job|g' two.err)" \
        $'1\nosh_top: there are 2 jobs: N (job, PEs here: 2), N (job, PEs here: 2); name one by its number'
else
    skip top-no-job 'no namespaces of processes'
fi

# --- on a screen
if ! command -v tmux >/dev/null; then
    skip top-screen 'no tmux'
    exit "$bad"
fi
if ! grep -q '^#define HAVE_NCURSES 1' "$BUILD/config.h"; then
    skip top-screen 'built without ncurses'
    exit "$bad"
fi
export TMUX_TMPDIR=$work
unset TMUX
mux()
{
    tmux -L top -f /dev/null "$@"
}

# shown REGEX: soon a line of the screen matches
screen()
{
    mux capture-pane -p >screen
}
matches()
{
    screen && grep -Eq -- "$1" screen
}
shown()
{
    await matches "$1" || { cat screen; false; }
}
fits()
{
    screen
    awk -v most="$1" 'length($0) > most { print; bad = 1 } END { exit bad }' screen
}

export SHMEM_STATS=stats.json
sizes='4 64 300'
[ -z "$short" ] || sizes='4 64'
for n in $sizes; do
    start $n
    await says $((n - 1)) '"does":"waits"'
    mux new-session -d -x 80 -y 24 "'$top' -d 0.2 $job; echo status \$?; read -r _"
    verdict "top-screen-$n" 'not the PEs' shown "^ +0 .* computes"
    verdict "top-screen-$n-states" 'not all PEs wait but one' \
        shown "^waits $((n - 1)), computes 1"
    verdict "top-screen-$n-80" 'wider than the screen' fits 80
    verdict "top-screen-$n-narrow" 'no column is left out' same "$(grep -c LARGEST screen)" 0
    mux resize-window -x 200 -y 40
    verdict "top-screen-$n-resized" 'not the wide table' \
        shown '^ *PE CPU BUSY DOES .* LARGEST CALLS/s OUT/s IN/s$'
    verdict "top-screen-$n-200" 'wider than the screen' fits 200
    while IFS='|' read -r name keys pattern; do
        [ -z "$keys" ] || mux send-keys $keys
        verdict "top-screen-$n-$name" 'not what the keys stand for' shown "$pattern"
    done <<X
end|End|^ *$((n - 1)) .* waits
detail|Enter|^PE $((n - 1)) on .*, process [0-9]+
place||^at +job.*$barrier_line\$
back|Enter|^sorted by pe
key|> r|^sorted by cpu, reversed
X
    if [ $n = 64 ]; then
        mux send-keys q
        verdict "top-screen-$n-quit" 'does not end' shown '^status 0$'
        finish
    else
        finish
        verdict "top-screen-$n-over" 'not the end of the job' shown '^the job has ended$'
        verdict "top-screen-$n-status" 'status' shown '^status 0$'
    fi
    mux kill-server
done

exit "$bad"
