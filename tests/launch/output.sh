#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests standard input, output and error of a job when they are closed, when the
# reader of the output stops reading or goes away, and when the disk is full.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

oshrun=$PREFIX/bin/oshrun
pe=$work/pe

"$PREFIX/bin/oshcc" -O1 -o "$pe" "$here/oshrun_pe.c" || exit 1

# --- closed ones
closed() # closed STATUS COMMAND...
{
    local want=$1 got
    shift
    "$@"
    got=$?
    [ $got = "$want" ] || { echo "status $got, not $want" >"$work/why"; false; }
}
echo text >"$work/text"
verdict output-no-stdin 'oshrun <&-' closed 0 "$oshrun" -n 2 "$pe" lines 1 <&-
closed 0 "$oshrun" -n 2 "$pe" lines 1 >&-
verdict output-no-stdout 'oshrun >&-' same $? 0
closed 0 "$oshrun" -n 2 "$pe" lines 1 2>&- >"$work/out"
verdict output-no-stderr 'oshrun 2>&-' same $? 0
verdict output-no-stderr-lines 'lost output' same "$(wc -l <"$work/out")" 2
closed 0 "$oshrun" -n 2 -l "$pe" lines 1 <&- >&- 2>&-
verdict output-none 'oshrun <&- >&- 2>&-' same $? 0
closed 127 "$oshrun" -n 2 ./nowhere <&- >&- 2>&-
verdict output-none-status 'a wrong status' same $? 0
rm -f "$work/what"
closed 0 "$pe" lines 100 "$work/what" <&- >&-
verdict output-alone-status 'a program alone' same $? 0
verdict output-alone 'a file of the library is standard output or input' \
    same "$(sort -u "$work/what")" /dev/null

# --- a reader that reads nothing: a pipe that is full already
mkfifo "$work/pipe"
exec 9<>"$work/pipe"
head -c 65536 /dev/zero >&9

# stalled NAME SIGNAL COMMAND...: starts the command, which writes to the pipe,
# sends it the signal after a while, and notes its status and what is left of it.
stalled()
{
    local name=$1 signal=$2 pid program
    shift 2
    program="$pe lines [0-9]* $work/of-$name$"
    # the shell ignores SIGINT for what it runs in the background
    (trap - INT; exec "$@" "$work/of-$name") >&9 2>&9 &
    pid=$!
    if [ "$signal" != - ]; then
        await test -s "$work/of-$name" # a PE has begun
        sleep 1
        kill -"$signal" $pid
    fi
    wait $pid 2>/dev/null
    echo $? >"$work/status-$name"
    await none_like "^$program" || pgrep -f "^$program" >"$work/left-$name"
}

stalled timeout - "$oshrun" --timeout 1 -n 2 "$pe" lines 0 &
stalled INT INT "$oshrun" -n 2 "$pe" lines 0 &
stalled TERM TERM "$oshrun" -l -n 2 "$pe" lines 0 &
stalled TERM-at-end TERM "$oshrun" -n 2 "$pe" lines 1000 &
stalled timeout-at-end - "$oshrun" --timeout 1 -n 2 "$pe" lines 1000 &
stalled KILL KILL "$oshrun" -n 2 "$pe" lines 0 &
# The PE must end before the time is over, which takes longer on a busy host.
bad_status()
{
    local seconds
    for seconds in 1 4 16 64; do
        stalled bad-status - "$oshrun" --timeout $seconds -n 1 sh -c 'echo text; exit 3'
        [ "$(cat "$work/status-bad-status")" = 124 ] || break
    done
}
bad_status &
wait
for how in timeout:124 INT:130 TERM:143 TERM-at-end:143 timeout-at-end:124 KILL:137 bad-status:3
do
    name=${how%:*}
    verdict "output-stalled-$name" 'wrong end' same "$(cat "$work/status-$name")" "${how#*:}"
    verdict "output-stalled-$name-left" 'processes are left' [ ! -s "$work/left-$name" ]
done
exec 9>&-

# --- a slow reader gets everything, line by line
"$oshrun" -n 2 "$pe" lines 40000 | { sleep 0.5; cat; } >"$work/out"
verdict output-slow 'torn or lost lines' same "$(grep -Ecx \
    '\[[01]:[0-9]*:abcdefghij\]' "$work/out")" 80000
{ "$oshrun" -n 1 sh -c 'echo text; exit 3'; echo "status $?"; } 2>&1 |
    { sleep 0.5; cat; } >"$work/out"
verdict output-order 'what was said is not behind what the PE wrote' \
    sh -c "head -n 1 '$work/out' | grep -qx text &&
        sed -n 2p '$work/out' | grep -q 'exited with status 3' &&
        tail -n 1 '$work/out' | grep -qx 'status 3'"

# --- a reader that goes away: the PEs get SIGPIPE, as they do without oshrun
for options in '' -l; do
    # shellcheck disable=SC2086 # no word, or one
    "$oshrun" -n 2 $options yes 2>"$work/err" | head -n 1 >"$work/out"
    verdict "output-gone${options:+ }$options" 'wrong status' same "${PIPESTATUS[0]}" 141
    verdict "output-gone-quiet${options:+ }$options" 'it says something' empty "$(cat "$work/err")"
done
# shellcheck disable=SC2016 # the shell of the PE expands it
"$oshrun" -n 1 sh -c 'trap "" PIPE
    while echo y; do :; done 2>/dev/null
    echo end >"$1"' sh "$work/end" | head -n 1 >"$work/out"
verdict output-gone-ignored 'a program that ignores SIGPIPE gets no error' \
    same "${PIPESTATUS[0]}.$(cat "$work/end")" 0.end

# --- a full disk
for to in out both; do
    if [ $to = out ]; then
        "$oshrun" -n 2 "$pe" lines 2000 2>"$work/err" >/dev/full
    else
        "$oshrun" -n 2 "$pe" lines 2000 >/dev/full 2>&1
    fi
    verdict "output-full-$to" 'lost output is no failure' same $? 1
done
verdict output-full-message 'not one line' same "$(cat "$work/err")" \
    'oshrun: cannot write to standard output: No space left on device'
"$oshrun" -n 1 sh -c 'echo text; exit 3' 2>/dev/null >/dev/full
verdict output-full-status 'not the status of the PE' same $? 3

exit $bad
