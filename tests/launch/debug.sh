#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests oshrun --debug: gdb in a terminal, which script(1) makes.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

oshrun=$PREFIX/bin/oshrun
export TERM=vt100 HOME=$work
mkdir "$work/no-gdb"
echo 'set style enabled off' >"$work/.gdbinit"

cp "$here/debug_pe.c" "$work/pe.c"
"$PREFIX/bin/oshcc" -g -O0 -o "$work/pe" "$work/pe.c" || exit 1

# What cannot work is said.
refuses() # refuses NAME PATTERN COMMAND...
{
    local name=$1 pattern=$2 got
    shift 2
    "$@" >"$work/out" 2>&1 </dev/null
    got=$?
    verdict "debug-$name" 'not refused' same $got 2
    verdict "debug-$name-message" 'no clear line' grep -Eqe "^oshrun: $pattern" "$work/out"
}
refuses no-gdb '--debug: gdb is not in PATH' env PATH="$work/no-gdb" "$oshrun" -n 2 --debug=1 true
refuses no-number '--debug: name one PE, as in --debug=0; .*attach gdb' "$oshrun" -n 2 --debug true
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

# terminal COMMAND: runs it in a terminal, with what stands in rows "PATTERN [TIMES]~KEYS":
# once the terminal has shown the pattern so often, the keys are typed, or the command behind
# "!" runs.  The screen is in the file screen.
terminal()
{
    : >"$work/screen"
    while IFS='~' read -r pattern keys; do
        local times=1
        [[ $pattern != *' '[0-9] ]] || times=${pattern##* } pattern=${pattern% *}
        await on_screen "$pattern" "$times"
        case $keys in
        !*) eval "${keys#!}" ;;
        *) printf '%b' "$keys" ;;
        esac
        sleep 0.3
    done | script -qfec "$1" "$work/screen" >/dev/null 2>&1
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

# --- one PE; Ctrl-C comes while it runs and at the prompt, and Ctrl-Z does nothing
terminal "SHMEM_HANG_TIMEOUT=1 $oshrun -n 3 --debug=1 $work/pe $work/pes; echo status \$?" <<'X'
\(gdb\)~break solve\n
Breakpoint 1 at~continue\n
Continuing~!await interrupted
\(gdb\) 3~\003
Quit~set var stop = 1\ncontinue\n
solve \(x=1\)~print x + 41\n
= 42~\032
= 42~continue\n
exited normally~quit\n
X
has break 'Breakpoint 1, .*solve \(x=1\)'
has interrupt 'Program received signal SIGINT'
has print '= 42'
has output 'PE 0 has 40, timeouts 0 0'
has status '^status 0$'
verdict debug-all-pes 'not all PEs came to the end' \
    same "$(sort "$work/pes")" "$(printf 'PE %d\n' 0 1 2)"

# What stands behind oshrun has the terminal again, with its modes.
terminal "sh -c 'stty -a | grep -o .icanon >$work/before
$oshrun -n 2 --debug=0 $work/pe; stty -a | grep -o .icanon >$work/after
echo then:; read -r word; echo got \$word'" <<'X'
\(gdb\)~continue\n
exited normally~quit\n
then:~hello\n
X
has terminal '^got hello$'
verdict debug-modes 'the modes of the terminal have changed' cmp "$work/before" "$work/after"

# gdb ends the PE, and so the job; one PE needs no number.
terminal "$oshrun -n 1 --debug $work/pe; echo status \$?" <<'X'
\(gdb\)~quit\n
\(gdb\) quit~y\n
X
has quit '^status 0$'

# Another PE fails, and the job ends.  Nothing is left.
terminal "$oshrun -n 2 --debug=0 sh -c \
'[ \$SMA_PE = 0 ] || { until [ -e $work/fails ]; do sleep 0.1; done; exit 7; }
exec $work/pe'; echo status \$?" <<'X'
\(gdb\)~continue\n
Continuing~!touch "$work/fails"
exited with status 7; ending the job~
X
has failure '^status 7$'
for signal in HUP TERM KILL; do
    terminal "sh -c 'echo \$\$ >$work/oshrun; exec $oshrun -n 2 --debug=1 $work/pe x'; echo \
status \$?" <<'X'
\(gdb\)~!kill "-$signal" "$(cat "$work/oshrun")"
X
    has "SIG$signal" "^(\(gdb\) )?status $((128 + $(kill -l $signal)))$"
    verdict "debug-SIG$signal-left" 'something is left' none_left "$work/pe"
done

exit $bad
