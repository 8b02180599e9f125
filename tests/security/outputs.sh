#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests files that a job writes in a directory where another account may have put something
# under their names (--output-dir, SHMEM_STATS, SHMEM_TRACE, osh_stats): a symbolic or a hard
# link does not empty a file elsewhere, and a pipe that no process reads makes nothing wait.
# Standard output, devices and pipes that are read serve for SHMEM_STATS and SHMEM_TRACE.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

PREFIX=$(cd "$PREFIX" && pwd)
oshrun=$PREFIX/bin/oshrun
cd "$work" || exit 1
cp "$tests/package/packages_ring.c" pe.c # each PE prints "right"
"$PREFIX/bin/oshcc" -o pe pe.c || exit 1

# trap_at NAME KIND: puts it under the name; `mine` is what shall not be changed.
trap_at()
{
    rm -f "$1" absent
    echo precious >mine
    case $2 in
    symbolic) ln -s "$work/mine" "$1" ;;
    dangling) ln -s "$work/absent" "$1" ;;
    hard) ln mine "$1" ;;
    pipe) mkfifo "$1" ;;
    device) ln -s /dev/full "$1" ;;
    esac
}

untouched()
{
    same "$(cat mine)" precious && [ ! -e absent ] || { ls -l; false; }
}

# within COMMAND...: the command ends, and its exit status is in `status`.
within()
{
    "$@" >out 2>err </dev/null
    status=$?
}

declare -A reason=([symbolic]='it is a symbolic link'
    [dangling]='it is a symbolic link' [device]='it is a symbolic link'
    [hard]='the file has several names (hard links)'
    [pipe]='no process reads this pipe')

# ---- --output-dir

mkdir dir
refuses() # refuses PE KIND
{
    trap_at "dir/pe.$1" "$2"
    within "$oshrun" -n 2 --output-dir dir ./pe
    same $status 2 && same "$(cat err)" \
        "oshrun: dir/pe.$1: ${reason[$2]/no process*/it is not a regular file}" &&
        untouched
}
for kind in symbolic dangling hard pipe device; do
    verdict "outputs-dir-$kind" 'it is opened' refuses 0 $kind
done
rm dir/*
verdict outputs-dir-last 'the pipe of the last PE is opened' refuses 1 pipe
read_pipe()
{
    trap_at dir/pe.0 pipe
    cat dir/pe.0 >'read' &
    within "$oshrun" -n 1 --output-dir dir ./pe
    kill $! 2>/dev/null # nothing may have opened the pipe
    wait
    same $status 2 && same "$(cat read)" ''
}
verdict outputs-dir-read-pipe 'a pipe that is read is written' read_pipe
rm dir/*
own()
{
    echo old >dir/pe.0
    within "$oshrun" -n 1 --output-dir dir sh -c './pe; echo more >>/dev/stdout'
    same $status 0 && same "$(cat dir/pe.0)" "right
more" && same "$(stat -c %a dir/pe.0)" 644
}
umask 022
verdict outputs-dir-own 'a file that was there is not used' own

# ---- SHMEM_STATS and SHMEM_TRACE

# The program does what it does without the variable; one line tells.
tells() # tells VARIABLE KIND
{
    trap_at file "$2"
    within "$oshrun" -n 2 -x "$1=file" ./pe
    same $status 0 && same "$(cat out)" "right
right" && same "$(sed "s/.* on [^:]*: //; s,$work/,," err)" \
        "$1: file cannot be written: ${reason[$2]}" && untouched
}
for variable in SHMEM_STATS SHMEM_TRACE; do
    for kind in symbolic dangling hard pipe device; do
        verdict "outputs-$variable-$kind" 'it is opened' tells $variable $kind
    done
    serves() # serves FILE WHERE: the text is found there
    {
        within "$oshrun" -n 2 -x "$variable=$1" ./pe
        same $status 0 && grep -q "$text" "$2" || { cat err; false; }
    }
    [ $variable = SHMEM_STATS ] && text=libsma-stats || text=traceEvents
    verdict "outputs-$variable-stdout" 'not written' serves /dev/stdout out
    verdict "outputs-$variable-stdout-too" 'the output of the program is lost' \
        same "$(grep -c '^right' out)" 2
    verdict "outputs-$variable-stderr" 'not written' serves /dev/stderr err
    within "$oshrun" -n 2 -x $variable=/dev/null ./pe
    verdict "outputs-$variable-null" 'not accepted' same "$status$(cat err)" 0
    # It has a reader from the beginning, and a writer until the job has ended.
    rm -f file && mkfifo file
    exec 8<>file 7<file
    cat <&7 >'read' 7<&- 8<&- &
    verdict "outputs-$variable-read-pipe" 'not written' \
        same "$("$oshrun" -n 2 -x $variable="$work/file" ./pe 2>&1 7<&- 8<&- |
            sort | tr '\n' ' ')" 'right right '
    exec 8<&- 7<&-
    wait
    verdict "outputs-$variable-read-pipe-text" 'not written' grep -q $text read
    env $variable=/dev/fd/9 ./pe 9>file.9 >out 2>&1
    verdict "outputs-$variable-number" 'not written' grep -q $text file.9
    env $variable=/dev/fd/77 ./pe >out 2>&1
    verdict "outputs-$variable-number-closed" 'no message' \
        grep -q "$variable: /dev/fd/77 cannot be written: Bad file desc" out
done

# A pipe of another account has a reader that takes nothing: what does not fit into
# it would make the job wait for ever.
others_pipe() # others_pipe VARIABLE
{
    "${other[@]}" rm -f shared/file
    "${other[@]}" mkfifo -m 666 shared/file
    exec 8<>shared/file
    within "$oshrun" -n 2 -x "$1=shared/file" ./many 8<&-
    exec 8<&-
    same $status 0 && same "$(sed "s/.* on [^:]*: //; s,$work/,," err)" \
        "$1: shared/file cannot be written: the pipe belongs to another account"
}
other=(setpriv --reuid 65534 --regid 65534 --clear-groups)
if [ "$(id -u)" = 0 ] && "${other[@]}" true; then
    sed 's/puts.*/for (int i = 0; i < 5000; i++) shmem_quiet();/' pe.c >many.c
    "$PREFIX/bin/oshcc" -o many many.c
    chmod 755 "$work"
    mkdir -m 777 shared
    for variable in SHMEM_STATS SHMEM_TRACE; do
        verdict "outputs-$variable-others-pipe" 'it is opened' others_pipe $variable
    done
else
    skip outputs-others-pipe 'only root can be another user'
fi

# ---- osh_stats

rm -f file
SHMEM_STATS=s.json ./pe >/dev/null
report()
{
    trap_at s.html symbolic
    within "$PREFIX/bin/osh_stats" --html s.json
    same $status 1 && grep -q 's.html: it is a symbolic link' err && untouched
}
verdict outputs-report 'it is written through a link' report

exit $bad
