#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests oshrun --debug: gdb in a terminal, which script(1) makes, and in windows
# of tmux.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

oshrun=$PREFIX/bin/oshrun
unset TMUX
export TERM=vt100 TMUX_TMPDIR=$work HOME=$work
mkdir "$work/no-gdb" "$work/no-tmux"
echo 'set style enabled off' >"$work/.gdbinit"
ln -s "$(command -v gdb || echo /bin/true)" "$work/no-tmux/gdb"

cp "$here/debug_pe.c" "$work/pe.c"
"$PREFIX/bin/oshcc" -g -O0 -o "$work/pe" "$work/pe.c" ||
    { fail debug 'its test program does not compile'; exit 1; }

# What cannot work is said.
refuses() # refuses NAME PATTERN COMMAND...
{
    local name=$1 pattern=$2 got
    shift 2
    "$@" >"$work/out" 2>&1 </dev/null
    got=$?
    verdict "debug-$name" 'not refused' same $got 2
    verdict "debug-$name-message" 'no clear line' \
        grep -Eqe "^oshrun: $pattern" "$work/out"
}
refuses no-gdb '--debug: gdb is not in PATH' \
    env PATH="$work/no-gdb" "$oshrun" -n 2 --debug=1 true
refuses no-tmux '--debug opens .* tmux is not in PATH; --debug=PE runs' \
    env PATH="$work/no-tmux" "$oshrun" -n 2 --debug true
command -v gdb >/dev/null && command -v script >/dev/null ||
    { skip debug-gdb 'no gdb or no script'; exit $bad; }
refuses no-terminal '--debug: gdb needs a terminal, and there is none; for' \
    setsid -w "$oshrun" -n 2 --debug=1 "$work/pe"
gdb -q -batch -ex run -ex quit /bin/true >"$work/out" 2>&1
grep -q 'exited normally' "$work/out" ||
    { skip debug-gdb 'gdb cannot run a program here'; exit $bad; }

on_screen()
{
    [ "$(grep -aEc "$1" "$work/screen" 2>/dev/null)" -ge "$2" ]
}
# Waits until the terminal shows a line: shows PATTERN [TIMES].
shows()
{
    await on_screen "$1" "${2-1}"
}

# terminal COMMAND: runs it in a terminal; what the function `type` prints is
# typed there, and the screen is in the file screen.
terminal()
{
    : >"$work/screen"
    type_in | script -qfec "$1" "$work/screen" \
        >/dev/null 2>&1
    sed -i 's/\x1b[[][0-9;?]*[a-zA-Z]//g; s/\r//g' "$work/screen"
}

has() # has NAME PATTERN
{
    verdict "debug-$1" 'not on the screen' finds "$2"
}
finds()
{
    grep -aEq "$1" "$work/screen" || { tail -n 20 "$work/screen"; false; }
}

# Types Ctrl-C until it has stopped the PE.
interrupted()
{
    on_screen 'SIGINT' 1 || { printf '\003' && sleep 1 && on_screen 'SIGINT' 1; }
}

# --- one PE
type_in()
{
    shows '\(gdb\) ' # what is typed before may be lost
    echo 'break solve'
    shows 'Breakpoint 2 at' && echo continue
    shows 'Continuing' 2 && await interrupted # the first one is oshrun's
    shows '\(gdb\) ' 3 && printf '\003' # at the prompt, too
    shows Quit
    echo 'set var stop = 1'
    echo continue
    shows 'solve \(x=1\)' && echo 'print x + 41'
    shows '= 42' && printf '\032' # Ctrl-Z does nothing
    sleep 0.3
    echo continue
    shows 'exited normally' && echo quit
    sleep 0.5
}
terminal "SHMEM_HANG_TIMEOUT=1 $oshrun -n 3 --debug=1 $work/pe $work/pes; echo \
status \$?"
has break 'Breakpoint 2, .*solve \(x=1\)'
has interrupt 'Program received signal SIGINT'
has print '= 42'
has output 'PE 0 has 40, timeouts 0 0'
has status '^status 0$'
verdict debug-all-pes 'not all PEs came to the end' \
    same "$(sort "$work/pes")" "$(printf 'PE %d\n' 0 1 2)"

# The PE is left to itself, and goes on.
type_in()
{
    shows '\(gdb\) ' # what is typed before may be lost
    echo detach
    shows 'detached' && echo quit
    sleep 0.5
}
terminal "$oshrun -n 2 --debug=0 --output-dir $work/out.d $work/pe; echo status \$?"
has detach '^status 0$'
verdict debug-output-dir 'the output is not in the file' \
    grep -q 'PE 0 has 40' "$work/out.d/pe.0"

# Another PE fails: the job ends, and gdb stays until it is left.
type_in()
{
    shows '\(gdb\) ' # what is typed before may be lost
    echo continue
    shows 'Continuing' 2 && touch "$work/fails"
    shows 'exited with status 7; ending the job' && echo quit
    sleep 0.3
    echo y
    sleep 0.5
}
terminal "$oshrun -n 2 --debug=0 sh -c \
'[ \$SMA_PE = 0 ] || { until [ -e $work/fails ]; do sleep 0.1; done; exit 7; }
exec $work/pe'; echo status \$?"
has failure '^status 7$'

# --- all PEs, in windows
if ! command -v tmux >/dev/null; then
    skip debug-tmux 'there is no tmux'
    exit $bad
fi
in_tmux()
{
    tmux -L "$server" "$@" 2>>"$work/tmux.err"
}
in_window()
{
    in_tmux capture-pane -p -t ":$1" | grep -Eq "$2"
}
window() # window PE PATTERN: waits until the window shows it
{
    [ ! -s "$work/windows" ] || return # the first failure is enough
    await in_window "$@" && return
    echo "window $1: no $2" >>"$work/windows"
    in_tmux kill-server
}
has_server()
{
    # beside the socket there is a lock file for a moment
    server=$(find "$work"/tmux-* -type s -printf '%f' 2>/dev/null)
    [ -n "$server" ]
}
type_in()
{
    local pe
    await has_server
    : >"$work/windows"
    for pe in 0 1 2; do
        window $pe '\(gdb\)'
        in_tmux send-keys -t ":$pe" 'break solve' Enter continue Enter
    done
    for pe in 0 1 2; do
        window $pe "solve \(x=$pe\)"
        in_tmux send-keys -t ":$pe" continue Enter
    done
    for pe in 0 1 2; do
        window $pe "PE $pe has $((40 + pe)), timeouts 0 0"
    done
    for pe in 0 1 2; do
        window $pe 'exited normally'
        in_tmux send-keys -t ":$pe" quit Enter
    done
    sleep 0.5
}
terminal "$oshrun -v -n 3 --debug $work/pe; echo status \$?"
has tmux-status '^status 0$'
has tmux-verbose 'oshrun: PE 2 is process'
verdict debug-tmux 'not in each window' empty "$(cat "$work/windows")"
verdict debug-tmux-socket 'tmux leaves a file' empty "$(ls "$work"/tmux-*/)"

# A signal ends oshrun, though each gdb holds its PE.
type_in()
{
    await has_server
    : >"$work/windows"
    window 0 '\(gdb\)'
    window 1 '\(gdb\)'
    kill "-$signal" "$(cat "$work/oshrun")"
    sleep 0.5
}
for signal in HUP TERM; do
    terminal "sh -c 'echo \$\$ >$work/oshrun; exec $oshrun -n 2 --debug $work/pe'; echo \
status \$?"
    has "tmux-SIG$signal" "^status $((128 + $(kill -l $signal)))$"
    verdict "debug-tmux-SIG$signal-left" 'tmux is left' \
        empty "$(cat "$work/windows"; ls "$work"/tmux-*/)"
done

exit $bad
