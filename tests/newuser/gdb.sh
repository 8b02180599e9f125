#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gdb script
#
# One PE of three under gdb: a breakpoint, a backtrace, symmetric variables, also
# those of another PE.  First in a terminal (oshrun --debug=1), which script(1)
# provides; then without one, as in a batch job.

. "$(dirname "${BASH_SOURCE[0]}")/common"

gdb -batch -ex run --args true 2>&1 | grep -q 'exited normally' ||
    { skip gdb 'gdb cannot run a program here'; exit 0; }
take ring.c
verdict gdb-compile 'an error or a warning' silent oshcc -g -o ring ring.c

cat >look <<'GDB'
backtrace
print field[3]
next
next
next
print inbox
GDB
# Some systems do not let gdb 13 write the registers of a processor with AMX.
echo 'int twice(int n) { return 2 * n; } int main(void) { return twice(0); }' >twice.c
calls=
if gcc -g -o twice twice.c &&
    gdb -batch -ex 'break main' -ex run -ex 'print twice(21)' twice 2>&1 |
    grep -q '= 42'
then
    calls=' = 2.25'
    echo 'print *(double *) shmem_ptr(&field[3], 2)' >>look
else
    skip gdb-call 'gdb cannot call a function here'
fi
echo continue >>look
{ printf 'break exchange\ncontinue\n'; cat look; echo quit; } >typed
{ printf 'break exchange\nrun\n'; cat look; } >commands

# finds NAME: out shows what the commands print in PE 1
finds()
{
    local pattern
    for pattern in 'Breakpoint [0-9.]+, exchange \(me=1, n=3\) at ring.c:1[45]' \
        '#1 .* in main \(\) at ring.c:[0-9]+' ' = 1.25' ' = \{0, 100\}' \
        ${calls:+"$calls"} 'PE 0 has 102' 'PE 2 has 101' 'exited normally'; do
        verdict "$1: $pattern" "$(cat out)" grep -qE "$pattern" out
    done
}

timeout 600 env TERM=dumb script -qec 'oshrun -n 3 --debug=1 ./ring' /dev/null \
    <typed >out 2>&1
verdict gdb-terminal 'the status is not 0' same $? 0
finds gdb-terminal

timeout 600 oshrun -n 3 sh -c '
    [ $SMA_PE != 1 ] || set -- gdb -batch -x commands --args "$@"
    exec "$@"' sh ./ring </dev/null >out 2>&1
verdict gdb-batch 'the status is not 0' same $? 0
finds gdb-batch

# Without a terminal, --debug points to that way.
setsid -w oshrun -n 3 --debug=1 ./ring </dev/null >out 2>&1
verdict gdb-none "$(cat out)" grep -q 'without a terminal' out
exit "$bad"
