#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gnu-fortran
#
# Tests oshfort --cray: programs as they were written for Cray's compilers, with
# N$PES, INTRINSIC MY_PE and no START_PES, compile as they stand and run;
# messages and debuggers name the lines of the source; no file is left behind.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fc=$PREFIX/bin/oshfort
mkdir "$work/tmp"
cd "$work" || exit 1

# compile NAME WORDS...: oshfort --cray makes ./prog, and leaves no files.
compile()
{
    local name=$1
    shift
    rm -f prog
    if ! TMPDIR=$work/tmp "$fc" --cray "$@" -o prog >log 2>&1; then
        fail "cray-$name" 'does not compile'
        head -n 12 log | remarks
        return 1
    fi
    left_nothing "$name"
}

left_nothing()
{
    verdict "cray-$1-tmp" 'left in TMPDIR' empty "$(ls -A tmp)"
    rm -rf tmp/*
}

# says NAME NP TEXT: TEXT is what all PEs print, sorted and with blanks folded.
says()
{
    "$PREFIX/bin/oshrun" -n "$2" ./prog >out 2>err
    local status=$?
    verdict "cray-$1-np$2" "status $status" same "$(tr -s ' ' <out |
        sed 's/^ //; s/ $//' | sort; cat err)" "$3"
}

# ends NAME NP PATTERN: the job ends with a message and a status that is not 0.
ends()
{
    if "$PREFIX/bin/oshrun" -n "$2" ./prog >out 2>err; then
        fail "cray-$1-np$2" 'status 0'
    else
        verdict "cray-$1-np$2" 'another message' same \
            "$(grep -cE -- "$3" err) $(sed 1d err)" '1 '
    fi
}

# ---- the reductions' example of the T3E's manuals, as it stands

cp "$here/cray_manual.f" manual.f
compile manual manual.f
says manual 2 'Result on PE 0 is 0.0000000000000000'
says manual 4 'Result on PE 0 is 2.0000000000000000
Result on PE 2 is 2.0000000000000000'
says manual 6 'Result on PE 0 is 4.0000000000000000
Result on PE 2 is 4.0000000000000000
Result on PE 4 is 4.0000000000000000'
# With an odd number of PEs N$PES/2 leaves the last even PE out of the set, and
# yet it calls: no set can be meant.
ends manual 1 'SHMEM_REAL8_MAX_TO_ALL: PE_size is 0'
ends manual 3 'PE 2/3 .*SHMEM_REAL8_MAX_TO_ALL: the caller is not in the active'
ends manual 5 'PE 4/5 .*SHMEM_REAL8_MAX_TO_ALL: the caller is not in the active'

# ---- what the text may look like

# Every form in which the functions are declared; N$PES in strings, comments, continuation
# lines, lower case; no kinds written, and all of them 8 bytes.  Tabs are put in for @.
cp "$here/cray_text.f" text.f
tr @ '\t' <text.f >t.f
if compile text t.f; then
    "$PREFIX/bin/oshrun" -n 2 ./prog >out 2>err
    grep -v '^/' out | tr -s ' ' | sed 's/^ //; s/ $//' >text
    verdict cray-text 'says something else' same "$(cat text err)" "N\$PES isn't N\$PES
N\$PES! 2
2 4 2 2
A string that goes on here: N\$PES N\$PES 2
1 T 8 8 8
2
tab 4 2 2 0
1 2 2
2"
fi

# Text beyond column 72 does not count, or counts up to column 132; a line that
# the translation makes longer keeps its end.
cat >columns.f <<'FORTRAN'
      PROGRAM COLUMN
      I = N$PES+ 1                                                      +1+N$PES
      J = N$PES + N$PES + N$PES + N$PES + N$PES + N$PES + N$PES + N$PES
      K=N$PES+N$PES+N$PES+N$PES+N$PES+N$PES+N$PES+N$PES+N$PES+N$PES+1-1
     &+2                                                      ! a comment here
      PRINT *, I, J, K                                      ! N$PES, N$PES
      END
FORTRAN
compile columns columns.f && says columns 1 '2 8 12'
compile columns-132 -ffixed-line-length-132 columns.f &&
    says columns-132 1 '4 8 12'

# free form: continuation, a module with IMPLICIT NONE and its user
cp "$here/cray_free.f90" free.f90
compile free free.f90 && says free 3 'a string & n$pes goes on 3 0'
cp free.f90 free.f
compile free-option -ffree-form free.f &&
    says free-option 2 'a string & n$pes goes on 2 0'

# through the C preprocessor, with an INCLUDE file and a header beside the
# source in another directory; another source of the same name
mkdir -p a/src b/src
cp "$here/cray_prog.F" a/src/prog.F
echo '#define SIZE 3' >a/src/size.h
echo '      COMMON /C/ WORD' >a/src/common.h
echo '      COMMON /C/ WORD' >b/src/common.h
cat >b/src/prog.F <<'FORTRAN'
      SUBROUTINE OTHER
      INCLUDE 'common.h'
      PRINT *, 'word', NINT(WORD), N$PES
      END
FORTRAN
compile directories a/src/prog.F b/src/prog.F && says directories 2 'word 6 2'
(cd a && TMPDIR=$work/tmp "$fc" --cray -c src/prog.F) &&
    (cd b && TMPDIR=$work/tmp "$fc" --cray -c src/prog.F)
rm -f prog
verdict cray-link-alone 'does not link' "$fc" a/prog.o b/prog.o -o prog
says link-alone 3 'word 9 3'
TMPDIR=$work/tmp "$fc" --cray -O1 -flto -c a/src/prog.F -o a/lto.o
TMPDIR=$work/tmp "$fc" --cray -O1 -flto -c b/src/prog.F -o b/lto.o
rm -f prog
"$fc" -O1 -flto a/lto.o b/lto.o -o prog
says link-lto 3 'word 9 3'
left_nothing link
if [ -f "$PREFIX/lib/libsma.a" ]; then
    compile static -static a/src/prog.F b/src/prog.F && says static 2 'word 6 2'
fi

# A program that has a MY_PE of its own keeps it.
cat >mine.f90 <<'FORTRAN'
program mine
    implicit none
    print *, my_pe(), num_pes(), n$pes
contains
    subroutine unused
    end subroutine
    integer function my_pe()
        my_pe = 17
    end function
end program
FORTRAN
compile mine mine.f90 && says mine 1 '17 1 1'

# a program that gives N$PES a value itself keeps it; a PARAMETER that takes the
# value of N$PES, which is not a constant here, is an error
cat >own.f <<'FORTRAN'
      PROGRAM OWN
      PARAMETER (N$PES = 5, M = 2 * N$PES)
      DIMENSION A(N$PES)
      INTRINSIC MY_PE
      IF (MY_PE() .EQ. 0) PRINT *, SIZE(A), M
      END
FORTRAN
compile own own.f && says own 2 '5 10'
sed 's/N$PES = 5, //; /DIMENSION/d; /PRINT/d' own.f >taken.f
verdict cray-parameter 'compiles' grep -q Error <("$fc" --cray -c taken.f 2>&1)

# ---- the data of such programs

# Directives, pointers, words without type, cache routines, memory of SHPALLOC,
# addresses of others by SHMEM_PTR, a lock, an event, swaps, END without more.
cp "$here/cray_t3e.f" t3e.f
compile t3e t3e.f
says t3e 1 'good 0'
says t3e 4 'good 0
good 1
good 2
good 3'
compile t3e-debug -g -O0 -fcheck=all t3e.f && says t3e-debug 2 'good 0
good 1'

# Lengths of SHPALLOC are words of 8 bytes, as on that system.
cp "$here/cray_words.f" words.f
compile words words.f && says words 1 '7.0000000000000000
7.0000000000000000'

# The whole programs of tests/fortran.
for t in halo.f idiom_psync.f; do
    compile "$t" -I"$SRC/tests/fortran" "$SRC/tests/fortran/$t" &&
        says "$t" 4 ''
done

# ---- ends of programs

# Data put before the end arrive: the others wait at the end for a late PE, and
# it may use their memory.
for end in END STOP 'CALL EXIT' 'CALL SHMEM_FINALIZE' 'RETURN'; do
    name=${end##* }
    sed "/^C/d; s/@END@/${end#END}/" "$here/cray_end.f" >end.f
    [ $name = RETURN ] && sed -i 's/^ *PROGRAM.*/      CALL S/
        1a\      END\n      SUBROUTINE S' end.f
    compile "end-$name" end.f && says "end-$name" 3 'late 20'
done
# A PE that ends with a status, or by a signal, ends the job.
cat >status.f <<'FORTRAN'
      INTRINSIC MY_PE
      IF (MY_PE() .EQ. 1) STOP 7
      CALL BARRIER
      PRINT *, 'not here'
      END
FORTRAN
compile status status.f
"$PREFIX/bin/oshrun" -n 3 ./prog >out 2>err
verdict cray-status 'another status' same "$? $(cat out)" '7 '
# START_PES and SHMEM_INIT of later programs do no harm.
for start in 'START_PES(0)' 'SHMEM_INIT'; do
    printf '      CALL %s\n      PRINT *, N$PES\n      CALL SHMEM_FINALIZE\n' "$start" >start.f
    echo '      END' >>start.f
    compile "start-${start%(*}" start.f && says "start-${start%(*}" 2 '2
2'
done

# ---- lines and files

# The compiler's messages name the source and its lines, after lines that the
# translation made longer or joined.
cat >wrong.f <<'FORTRAN'
      PROGRAM WRONG
      IMPLICIT NONE
      INTRINSIC MY_PE,
     &  N$PES
      INTEGER K
      K=N$PES+N$PES+N$PES+N$PES+N$PES+N$PES+N$PES+N$PES+N$PES+N$PES+1-1
     &+2
      UNDECLARED = N$PES
      END
FORTRAN
TMPDIR=$work/tmp "$fc" --cray -c wrong.f >log 2>&1
verdict cray-error-status 'compiles' test $? -ne 0
verdict cray-error-line 'another line' same "$(grep -o '^wrong.f:[0-9]*' log)" wrong.f:8
left_nothing error
TMPDIR=$work/tmp "$fc" --cray -c nowhere.f >log 2>&1
verdict cray-no-file 'compiles' test $? -ne 0
left_nothing no-file

# So does a debugger.
sed 's/^      UNDECLARED.*/      CALL HERE(K)/' wrong.f >right.f
cat >>right.f <<'FORTRAN'
      SUBROUTINE HERE(K)
      K = N$PES
      END
FORTRAN
mkdir -p tmp
if TMPDIR=$work/tmp "$fc" --cray -g -c right.f &&
    command -v addr2line >/dev/null; then
    at=$(nm right.o | sed -n 's/ T here_$//p')
    verdict cray-debug 'another line' same \
        "$(addr2line -e right.o "$at" | sed 's/ (.*//')" "$work/right.f:10"
    (mkdir -p c && cd c && cp ../right.f . && cd .. &&
        TMPDIR=$work/tmp "$fc" --cray -g -c c/right.f -o c.o)
    verdict cray-debug-directory 'another file' same \
        "$(addr2line -e c.o "$at" | sed 's/ (.*//')" "$work/c/right.f:10"
    # whatever the name ends in, which says how it is compiled
    for name in u.F u.FOR u.for u.fpp; do
        cp right.f $name
        TMPDIR=$work/tmp "$fc" --cray -g -c $name -o u.o >log 2>&1
        verdict "cray-debug-$name" 'another name' same \
            "$(addr2line -e u.o "$at" | sed 's/ (.*//') $(readelf \
                --debug-dump=info u.o | grep -c "DW_AT_name.*/*$name\$")" "$work/$name:10 1"
    done
else
    skip cray-debug 'no addr2line'
fi
rm -rf tmp/*

# An interrupt ends the compiler, and all files are removed.  A compiler that
# runs for long says that it has begun.
cat >slow <<END
#!/bin/sh
case \$* in *--version*) exec $(sed -n 's/^fc=//p' \
    "$PREFIX/lib/pkgconfig/sma.pc") --version ;; esac
ls "\$TMPDIR" >"\$BEGUN"
exec sleep 98765
END
chmod +x slow
for signal in INT TERM HUP; do
    rm -f begun
    # with job control a job in the background is open to the interrupt
    set -m
    TMPDIR=$work/tmp BEGUN=$work/begun OSHFORT_FC=$work/slow "$fc" --cray -c manual.f &
    pid=$!
    set +m
    await test -s begun
    kill -$signal $pid
    wait $pid 2>/dev/null
    verdict "cray-$signal-status" 'status 0' test $? -gt 128
    verdict "cray-$signal-had" 'had not begun' grep -q oshfort begun
    left_nothing "$signal"
done

exit "$bad"
