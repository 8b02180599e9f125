#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests jobs of several programs: how oshrun starts them, which PEs run the same program, and
# that static data are never taken for those of another program.  mpmd.c has the calls.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

oshrun=$PREFIX/bin/oshrun
cd "$work" || exit 1

compile() # compile NAME FLAG...
{
    local name=$1
    shift
    "$PREFIX/bin/oshcc" -g -O1 "$@" -o "$name" "$SRC/tests/launch/mpmd.c" || exit 1
}
compile a
compile b -DOTHER

# go WORLD COMMAND...: the output is in out, the messages in err.
go()
{
    local set=A=1
    case $1 in
    ucx) set=SHMEM_TRANSPORT=all-ucx ;;
    mixed) set=SHMEM_TEST_NODES=2 ;;
    checks) set=SHMEM_CHECK=2 ;;
    esac
    shift
    env $set "$@" >out 2>err </dev/null
}

# --- the library
for world in node ucx mixed checks; do
    go $world "$oshrun" -n 2 ./a : -n 1 ./b
    verdict "mpmd-$world" 'what must work does not' same "$(cat out err)" 'all works'
done

refused() # refused WORLD CASE
{
    local got
    go "$1" "$oshrun" -n 2 ./a "$2" : -n 1 ./b "$2"
    got=$?
    [ $got = 1 ] || { echo "status $got"; cat out err; return 1; }
    one_line "^shmem: PE [0-9]/3 on [^ ]*: $2: [a-z_]* 0x[0-9a-f]* is static \
data \(\`[a-z_]*. of this program(, which is constant)?\), and PE [0-9] runs another program \
\($work/[ab]\); .* \(called at mpmd.c:[0-9]*\)$"
}
cases=$(./a -l)
verdict mpmd-cases 'too few' [ "$(echo "$cases" | wc -l)" -ge 25 ]
for name in $cases; do
    verdict "mpmd-refused-$name" 'not refused by name' refused node "$name"
done
for name in shmem_long_put shmem_long_g shmem_long_atomic_add shmem_ptr \
    shmem_long_put_signal_nbi shmem_set_lock shmem_long_sum_to_all \
    shmem_broadcast64 shmem_alltoallv
do
    for world in ucx mixed checks; do
        verdict "mpmd-refused-$world-$name" 'not refused' refused $world "$name"
    done
done

# The place where another PE called is known if it runs the same program.
for other in a b; do
    there=', called there at mpmd.c:[0-9]*'
    [ $other = a ] || there=
    go checks "$oshrun" -n 1 ./a differ : -n 1 ./$other differ
    verdict "mpmd-differ-$other" 'another place' one_line \
        "nreduce is [12] here but [12] on PE [01]$there \(called at mpmd.c:[0-9]*\)$"
done

# --- which programs are one
works() # works PROGRAM PROGRAM: the first two PEs run the same program
{
    go node "$oshrun" -n 1 "$1" : -n 1 "$2" : -n 1 ./b
    same "$(cat out err)" 'all works'
}
cp a copy
mkdir dir
cp a dir/prog
strip -o stripped a
for name in ./copy ./dir/prog ./stripped; do
    verdict "mpmd-same-$name" 'a copy is another program' works ./a $name
done
compile twin -DCONTENT='"2"'
go node "$oshrun" -n 1 ./a : -n 1 ./twin : -n 1 ./b
verdict mpmd-other-build 'programs of one layout are the same program' \
    grep -q 'static data of a PE alike is 0, should be 1' out
# Without a build-id the content counts.
compile plain -Wl,--build-id=none
compile plain2 -Wl,--build-id=none -DCONTENT='"2"'
cp plain plain-copy
verdict mpmd-same-content 'a copy without a build-id is another program' works ./plain ./plain-copy
go node "$oshrun" -n 1 ./plain : -n 1 ./plain2 : -n 1 ./b
verdict mpmd-other-content 'programs of one layout are the same program' \
    grep -q 'static data of a PE alike is 0, should be 1' out

# A program that was built once more while the job started, when PE 0 ran it already.
cp a old
cat >late <<X
#!/bin/sh
until ls -l /proc/[0-9]*/exe 2>/dev/null | grep -q ' $work/old$'; do sleep 0.1; done
cp b old.new && mv old.new old
exec ./old
X
chmod +x late
go node "$oshrun" -n 1 ./old : -n 1 ./late
verdict mpmd-old-copy 'two versions of a program run together' one_line \
    "PE 0 and PE 1 run different versions of $work/old; "

SHMEM_INFO=1 "$oshrun" -n 2 ./a : -n 1 ./b >out 2>err
verdict mpmd-info 'nothing is said of it' grep -q 'run different programs' out err
SHMEM_INFO=1 "$oshrun" -n 2 ./a shmem_ptr : -n 1 ./copy shmem_ptr >out 2>err
verdict mpmd-info-one 'one program is taken for two' \
    same "$(grep -c 'PEs: 3' out) $(grep -c 'different programs' out err)" "1 out:0
err:0"

# --- oshrun
cat >tell <<'X'
#!/bin/sh
echo "$SMA_PE/$SMA_NPES $SMA_LOCAL_PE $* COLOUR=$COLOUR ${PWD##*/}"
X
chmod +x tell
mkdir all one
tell="$work/tell"
"$oshrun" -n 2 -x COLOUR=red --wdir all "$tell" a 'b c' : -np 1 "$tell" : \
    -x COLOUR=blue -n1 --wdir one "$tell" d >out 2>err
verdict mpmd-segments 'wrong programs, variables or directories' \
    same "$(sort out)" '0/4 0 a b c COLOUR=red all
1/4 1 a b c COLOUR=red all
2/4 2  COLOUR=red all
3/4 3 d COLOUR=blue one'
"$oshrun" -v -n 1 true : -n 1 echo 2>err >out
verdict mpmd-verbose 'no program in the list of PEs' \
    grep -q 'PE 1 is process [0-9]* on .*, of echo$' err
go node "$oshrun" -n 1 true : -n 1 ./nowhere
verdict mpmd-not-found-status 'wrong status' same $? 127
verdict mpmd-not-found 'the wrong program is named' one_line '^oshrun: ./nowhere: No such file'
go node "$oshrun" -n 1 true : -n 2 sh -c 'exit $((SMA_PE + 5))'
verdict mpmd-status 'not the status of a PE' [ $? -ge 6 ]

refuses() # refuses PATTERN ARGUMENT...
{
    local pattern=$1 got
    shift
    go node "$oshrun" "$@"
    got=$?
    verdict "mpmd-wrong $*" 'not refused' same $got 2
    verdict "mpmd-wrong-message $*" 'no clear line' one_line "^oshrun: $pattern"
}
refuses 'the program is missing: ' -n 1 : -n 1 true
refuses 'the program is missing after the colon' -n 1 true : -n 1
refuses 'the program is missing after the colon' -n 1 true : -n 1 : -n 1 true
refuses 'the number of PEs is missing after the colon' -n 1 true :
refuses 'the number of PEs is missing after the colon' -n 1 true : true
refuses '--timeout=5: this option is for the whole job and must stand before' \
    -n 1 true : --timeout=5 -n 1 true
refuses '-l: this option is for the whole job' -n 1 true : -l -n 1 true
refuses '--wdir nowhere: No such' -n 1 true : --wdir nowhere -n 1 true
refuses '-n: the programs have [0-9]* PEs together' -n 2000000 true : -n 2000000 true

exit $bad
