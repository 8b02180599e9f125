#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage ucx
#
# Tests jobs in which one PE sends one wrong message: a wire before that over UCX changes
# a bit, a byte, a word or the length of a message (mutate.c).
# Whatever is wrong, no PE crashes or hangs or goes on with wrong data: the job
# is not harmed, or it ends with a line of the library.  Only a change of the
# data that a program moves stays unnoticed, unless SHMEM_CHECK=2.
#
#   mutate.sh [JOBS [SEED]]   with JOBS, also prints how each job ends

. "$(dirname "${BASH_SOURCE[0]}")/../common"
. "$here/wire"

count=24
[ -z "${SMA_TEST_SHORT:-}" ] || count=12
count=${1:-$count} seed=${2:-1} shows=${1:-}
verdict mutate-compiles 'does not compile' wire "$here/mutate.c"
verdict mutate-job-compiles 'does not compile' "$work/stage/bin/oshcc" -O1 -Wall \
    -Wextra -Werror -o "$work/job" "$here/mutate_job.c"

# run PE MESSAGE KIND SEED: a job in which message MESSAGE of the PE is another.
# A bundle whose tag is damaged is refused like that of a stranger; if PEs then wait for
# what was in it without end, the report of hanging jobs says so, and the job is killed.
# $work/N.log has what it prints, and the result is its status.
run()
{
    local job log=$work/$4.log
    SMA_TEST_MUTATE=$* SMA_TEST_MUTATE_LOG=$work/$4.change \
        SHMEM_TRANSPORT=all-ucx SHMEM_TIMEOUT=1 SHMEM_HANG_TIMEOUT=3 \
        "$work/stage/bin/oshrun" -n 3 "$work/job" >"$log" 2>&1 </dev/null &
    job=$!
    await has_ended
    kill -KILL "$job" 2>/dev/null
    wait "$job" 2>/dev/null
}

has_ended()
{
    ! kill -0 "$job" 2>/dev/null || grep -q 'has waited for' "$log"
}

# outcome STATUS LOG: one word for how a job has ended
outcome()
{
    if grep -q 'wrong data' "$2"; then
        echo wrong
    elif grep -qE 'killed by signal|Sanitizer|Assertion' "$2"; then
        echo crash
    elif [ "$1" = 0 ]; then
        grep -q 'refused a message' "$2" && echo refused || echo unharmed
    elif grep -q 'has sent a wrong' "$2"; then
        echo named
    elif grep -qE 'SHMEM_TIMEOUT' "$2"; then
        echo timeout
    elif grep -q 'refused a message' "$2" && grep -q 'has waited for' "$2"; then
        echo refused # and what was in it does not come
    elif [ "$1" = 124 ] || [ "$1" = 137 ]; then
        echo hang
    else
        echo line
    fi
}

# jobs FIRST N KIND...: N jobs.  $work/outcomes gets a line for each.
jobs()
{
    local first=$1 n=$2 i how
    shift 2
    local kinds=("$@")
    for ((i = first; i < first + n; i++)); do
        (
            run $((i % 3)) $((i * 37 % 95 + 1)) "${kinds[i / 3 % $#]}" "$i"
            how=$(outcome $? "$work/$i.log")
            echo "$how: $(cat "$work/$i.change" 2>/dev/null): $(head -n 1 "$work/$i.log")"
        ) &
        [ $((i % 4)) != 0 ] || wait
    done >"$work/outcomes"
    wait
    [ -z "$shows" ] || { cut -c 1-200 "$work/outcomes"
        cut -d: -f1 "$work/outcomes" | sort | uniq -c; }
}

# Lines that must not be there, and one that must be there.
none()
{
    ! grep -E "$1" "$work/outcomes"
}
some()
{
    grep -qE "$1" "$work/outcomes" || { cat "$work/outcomes"; false; }
}

changes=(bit byte word length)
jobs $((seed * 1000 + 1)) "$count" "${changes[@]}"
verdict mutate-harmless 'a PE crashes or hangs' none '^(crash|hang)'
verdict mutate-silent 'wrong data that are not those of the program' \
    none '^wrong: PE [^,]*, [^:]*: (bit|byte|word|length)'
verdict mutate-named 'no line names the PE that sent the message' some '^named'
SHMEM_CHECK=2 jobs $((seed * 1000 + 501)) "$((count / 2))" "${changes[@]}"
verdict mutate-summed 'wrong data in a bundle with SHMEM_CHECK=2' \
    none '^(crash|hang|wrong: PE [^,]*, (bundle|answer))'

# What does not come from a PE of the job does no harm.
jobs $((seed * 1000 + 801)) 6 stranger repeat
verdict mutate-stranger 'a message of a stranger is not refused, or does harm' \
    none '^(crash|hang|wrong|named|timeout|line|unharmed: [sr])'
verdict mutate-refused 'no message of a stranger is refused' some '^refused.*\(1 so far\)$'
exit $bad
