#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Tests that the programs of examples/, of the README and of shmem_from_mpi(7) compile
# without a warning and give the right result on any number of PEs.

. "$(dirname "${BASH_SOURCE[0]}")/../common"
. "$tests/openmpi"

PATH=$PREFIX/bin:$PATH
export PATH
fortran=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
find "$SRC/examples" -maxdepth 1 -type f -exec cp {} "$work" \;
cd "$work" || exit 1

# prints NAME N PATTERN COUNT PROGRAM: N PEs print COUNT lines with PATTERN
prints()
{
    local name=$1 n=$2 pattern=$3 count=$4 status
    shift 4
    oshrun -n "$n" "$@" >out 2>&1
    status=$?
    verdict "examples-$name-$n" "$(head -n 5 out)" \
        same "status $status, $(grep -c -e "$pattern" out)" "status 0, $count"
}

flags='-O2 -Wall -Wextra -Werror'
if [ -z "$fortran" ]; then
    programs='hello-c heat-c'
else
    programs='hello-c hello-f heat-c heat-f'
fi
verdict examples-make 'a warning, or worse' make CFLAGS="$flags" $programs

for p in $programs; do
    for n in 1 2 3; do
        case $p in
        hello-*) prints "$p" $n 'hello from PE' $n "./$p" ;;
        heat-*) prints "$p" $n ': OK' 1 "./$p" ;;
        esac
    done
done

# The examples with MPI, under the launcher of each MPI library that is here.
with_mpi()
{
    local mpi=$1 mpirun=$2 p
    make CFLAGS="$flags" MPICC="mpicc.$mpi" MPIFORT="mpifort.$mpi" -B \
        mpi-c ${fortran:+mpi-f} || return 1
    for p in mpi-c ${fortran:+mpi-f}; do
        $mpirun -n 3 "./$p" </dev/null 2>&1 | tee out
        [ "$(grep -c ': OK$' out)" = 1 ] || return 1
    done
}

# The programs of shmem_from_mpi(7), of which those in MPI print what those in SHMEM print.
awk -v dir=. -v mark=EXAMPLE -f "$here/programs.awk" \
    "$("$PREFIX/bin/osh_info" mandir)/man7/shmem_from_mpi.7" >pairs
verdict examples-pairs 'the programs of the page' same "$(echo ./*_mpi.c)" \
    './column_mpi.c ./tasks_mpi.c'
for program in column tasks; do
    verdict "examples-$program" 'the program in SHMEM' \
        oshcc -Wall -Werror -o $program ${program}_shmem.c
    oshrun -n 4 ./$program >$program.shmem 2>&1 </dev/null
    verdict "examples-$program-says" 'it prints nothing' test -s $program.shmem
done
prints_the_same() # prints_the_same PROGRAM MPI MPIRUN
{
    mpicc.$2 -Wall -Werror -o $1.$2 ${1}_mpi.c && $3 -n 4 ./$1.$2 >out 2>err </dev/null &&
        diff $1.shmem out
}

for mpi in openmpi mpich; do
    case $mpi in
    openmpi) mpirun='mpirun.openmpi --allow-run-as-root --oversubscribe' ;;
    mpich) mpirun=mpiexec.hydra ;;
    esac
    if command -v "mpicc.$mpi" >/dev/null && command -v "${mpirun%% *}" >/dev/null
    then
        verdict "examples-$mpi" 'wrong, or a warning' with_mpi $mpi "$mpirun"
        for program in column tasks; do
            verdict "examples-$program-$mpi" 'it prints something else' \
                prints_the_same $program $mpi "$mpirun"
        done
    else
        skip "examples-$mpi" 'not here'
    fi
done

# The profiling tool with a program of which the numbers are known, and with one
# that does not know the tool.
verdict examples-count-make 'a warning, or worse' make CFLAGS="$flags" libcount.so
cp "$here/examples_counted.c" counted.c
verdict examples-count-program 'does not compile' oshcc -o counted counted.c
prints count-numbers 3 '^count: PE [0-2]: 6 puts of 142 bytes, 3 gets of 35 bytes, 2 barriers$' 3 \
    env LD_PRELOAD=./libcount.so ./counted
prints count-heat 3 '^count: PE [0-2]: .* puts of [0-9]* bytes, .* barriers$' 3 \
    env LD_PRELOAD=./libcount.so ./heat-c
# as the tool's first lines say it
out=$(LD_PRELOAD=./libcount.so oshrun -n 2 ./counted 2>&1)
verdict examples-count-preload 'not loaded through oshrun' \
    same "$? $(echo "$out" | grep -c '^count: PE')" '0 2'

# The blocks of the README, by language.
for language in c fortran; do
    awk -v l="$language" '
        $0 == "```" { on = 0 }
        on
        $0 == "```" l { on = 1 }' "$SRC/README.md" >"readme-$language"
done
verdict examples-readme-c 'does not compile' \
    oshcc -Wall -Wextra -Werror -x c readme-c -x none -o readme-c.out
prints readme-c 4 'hello from PE' 4 ./readme-c.out
verdict examples-readme-c-output 'not as in man/src/examples.out' same \
    "$(sort out)" "$(printed README.c)"
if [ -n "$fortran" ]; then
    mv readme-fortran readme.f
    # no routine uses all that the include file declares
    verdict examples-readme-fortran 'does not compile' \
        oshfort -Wall -Wno-unused-variable -Werror readme.f -o readme-f.out
    prints readme-fortran 4 'hello from PE' 4 ./readme-f.out
    verdict examples-readme-fortran-output 'not as in man/src/examples.out' same \
        "$(sed 's/ *$//' out | sort)" "$(printed README.f)"
else
    skip examples-fortran 'built without Fortran'
fi

exit "$bad"
