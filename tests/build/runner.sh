#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests the test runner itself: a made-up library whose launcher starts the
# program N times, and tests with known faults.  The runner must report each
# fault, and only those.  Prints "ok NAME" or "FAIL NAME: why".

. "$(dirname "${BASH_SOURCE[0]}")/common"
tests_dir=$(cd "$here/.." && pwd)

mkdir -p "$work/prefix/bin" "$work/prefix/include" "$work/t"
cat >"$work/prefix/bin/oshcc" <<'END'
#!/bin/sh
exec gcc "$@"
END
cat >"$work/prefix/bin/oshrun" <<'END'
#!/usr/bin/env bash
[ "$1" = -n ] && n=$2 && shift 2
while [ "${1#-}" != "$1" ]; do shift; done
worst=0 pids=
for ((i = 0; i < n; i++)); do
    PE=$i NPES=$n "$@" &
    pids="$pids $!"
done
for pid in $pids; do # wait -n may miss one that has ended already
    wait "$pid" || worst=$?
done
exit $worst
END
# oshfort compiles C, too, and KIND is the default kind.
cat >"$work/prefix/bin/oshfort" <<'END'
#!/usr/bin/env bash
kind=4
args=()
for a; do
    case $a in
    -show) exit 0 ;;
    -fdefault-integer-8) kind=8 ;;
    -fdefault-*-8 | -J*) ;;
    *.f) args+=(-x c "$a" -x none) ;;
    *) args+=("$a") ;;
    esac
done
exec gcc -DKIND=$kind "${args[@]}"
END
chmod +x "$work"/prefix/bin/*

# new NAME TAGS BODY: a test program.
new()
{
    printf '/* %s */\n' "$2" >"$work/t/$1.c"
    cat >>"$work/t/$1.c" <<END
/* SPDX-License-Identifier: BSD-3-Clause */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    $3
    return 0;
}
END
}

new good 'np: 1 2 3' ''
new default '' ''
new fails 'np: 2' 'puts("words of the test"); return 5;'
new skips 'np: 2' 'return 77;'
new hangs 'np: 2' 'for (;;) pause();'
new leaves 'np: 1' 'if (!fork()) { setsid(); for (;;) pause(); }'
# another run of tests on this host does not take the file for its own
new file 'np: 1' 'chdir("/dev/shm"); fclose(fopen(getenv("SMA_TEST_ID"), "w"));'
new status 'np: 2  status: 3' 'return 3;'
new status_bad 'np: 2  status: 3' ''
new nonzero 'np: 2  status: nonzero' 'return 9;'
new nonzero_bad 'np: 2  status: nonzero' ''
new signal 'np: solo  status: 137' 'raise(SIGKILL);'
new match 'np: 1  match: ^pe is [0-9], (a|b)$' 'puts("pe is 7, b");'
new match_bad 'np: 1  match: ^pe is [0-9]$' 'puts("pe is 77");'
new lines 'np: 1  lines: 1' 'fputs("one\n", stderr);'
new lines_bad 'np: 1  lines: 1' 'fputs("one\ntwo\n", stderr);'
new env 'np: 1  env: WORD=x OTHER=y  args: a b  status: 4' \
    'if (!strcmp(getenv("WORD"), "x") && !strcmp(getenv("OTHER"), "y") &&
        argc == 3 && !strcmp(argv[2], "b")) return 4;'
new flags 'np: 1  cflags: -DVALUE=6  status: 6' 'return VALUE;'
new broken 'np: 1 2' 'return undeclared;'
new warns 'np: 1' 'int unused;'
new oneafter 'np: 1  serial: 1' ''
new two 'np: 1  args: one  status: 2' 'return argc;'
sed -i '1a /* np: 1  args: one two  status: 3 */\n/* np: 1  args: bad  status: 9 */' \
    "$work/t/two.c"
new second 'np: 1  match: word' 'puts("word of"); puts("evil");'
sed -i '1a /* nomatch: evil */' "$work/t/second.c"
new second_ok 'np: 1  match: word' 'puts("word of");'
sed -i '1a /* nomatch: evil */' "$work/t/second_ok.c"

# fortran NAME TAGS BODY: a test program for oshfort.
fortran()
{
    new "$@"
    mv "$work/t/$1.c" "$work/t/$1.f"
}

new many 'np: 1  args: 0' 'return atoi(argv[1]) == 60;'
for i in $(seq 60 -1 1); do
    sed -i "1a /* np: 1  args: $i */" "$work/t/many.c"
done

fortran both 'np: 1 2' 'return KIND != 4 && KIND != 8;'
fortran only4 'np: 1  kinds: 4  status: 4' 'return KIND;'
fortran only8 'np: 1  kinds: 8  status: 8' 'return KIND;'
fortran wide 'np: 1' 'if (KIND == 8) { puts("eight"); return 1; }'
fortran per 'np: 1  args: x  kinds: 4  status: 5' 'return KIND + argc - 1;'
sed -i '1a /* np: 1  args: x y  kinds: 8  status: 10 */' "$work/t/per.f"

SMA_TEST_LIMIT=4 "$tests_dir/run" -v -w node -j 4 -p "$work/prefix" \
    -o "$work/out" "$work"/t/*.[cf] >"$work/log" 2>&1
status=$?

# expect NAME PATTERN COUNT: so many lines of the log match the pattern.
expect()
{
    local count
    count=$(grep -cE -- "$2" "$work/log")
    if [ "$count" -eq "$3" ]; then
        echo "ok runner-$1"
    else
        echo "FAIL runner-$1: $count lines match \"$2\", expected $3"
        bad=1
    fi
}

expect good '^pass .* t/good np [123] node  \(' 3
expect default '^pass .* t/default np [124] node  \(' 3
expect fails '^FAIL t/fails np 2 node: exit status 5, expected 0$' 1
expect output '^    words of the test$' 2
expect rerun "^    rerun: .*/run .* -w node -n 2 -k '.t/fails\\$'" 1
expect skips '^skip .* t/skips np 2 node  \(' 1
expect hangs '^FAIL t/hangs np 2 node: no end within the limit, 4 s$' 1
if command -v gdb >/dev/null; then
    expect stacks '^    #[0-9]+ .* main .*/hangs.c' 2
fi
expect leaves '^FAIL t/leaves np 1 node: processes left behind: [0-9]+$' 1
expect file '^FAIL leftover files after the runs:$' 1
expect file-name '^    /dev/shm/sma-test-[-0-9]+$' 1
expect status '^(pass .*|FAIL) t/status np 2 node  \(' 1
expect status-bad '^FAIL t/status_bad np 2 .* status 0, expected 3$' 1
expect nonzero '^pass .* t/nonzero np 2 node  \(' 1
expect nonzero-bad '^FAIL t/nonzero_bad np 2 node: ' 1
expect signal '^pass .* t/signal np solo node  \(' 1
expect match '^pass .* t/match np 1 node  \(' 1
expect match-bad '^FAIL t/match_bad np 1 node: .* not match: ' 1
expect nomatch '^FAIL t/second np 1 node: the output matches: evil$' 1
expect nomatch-ok '^pass .* t/second_ok np 1 node  \(' 1
expect lines '^pass .* t/lines np 1 node  \(' 1
expect lines-bad '^FAIL t/lines_bad np 1 .* has 2 lines, expected 1$' 1
expect env '^pass .* t/env np 1 node  \(' 1
expect flags '^pass .* t/flags np 1 node  \(' 1
expect broken '^FAIL t/broken np [12] node: does not compile$' 2
expect warns '^FAIL t/warns np 1 node: does not compile$' 1
expect serial '^pass .* t/oneafter np 1 node  \(' 1
expect variants '^pass .* t/two:one(_two)? np 1 node  \(' 2
expect variant-bad '^FAIL t/two:bad np 1 node: exit status 2, ' 1
expect many '^pass .* t/many:[0-9]+ np 1 node  \(' 60
expect many-bad '^FAIL t/many:60 np 1 node: exit status 1, ' 1
expect kinds '^pass .* t/both(@8)? np [12] node  \(' 4
expect kind-4 '^pass .* t/only4 np 1 node  \(' 1
expect kind-8 '^pass .* t/only8@8 np 1 node  \(' 1
expect kind-alone 't/only(4@8|8) ' 0
expect kind-name '^FAIL t/wide@8 np 1 node: exit status 1, expected 0$' 1
expect kind-rerun "^    rerun: .* -k '.t/wide@8\\$'" 1
expect kind-variants '^pass .* t/per(:x|@8:x_y) np 1 node  \(' 2
expect kind-variants-only '^(pass|FAIL) .*t/per[:@]' 2
expect summary '^87 passed, 15 failed, 1 skipped$' 1
expect time '^wall time: [0-9.]+ s$' 1
if [ "$(tail -n 1 "$work/log")" = '87 passed, 15 failed, 1 skipped' ] &&
    [ $status -eq 1 ]; then
    echo "ok runner-status"
else
    echo "FAIL runner-status: status $status," \
        "last line: $(tail -n 1 "$work/log")"
    bad=1
fi

rm -f "$(sed -n 's,^    \(/dev/shm/sma-test-[-0-9]*\)$,\1,p' "$work/log")"
"$tests_dir/run" -w node -k 'good|status$' -n 2 -p "$work/prefix" -o "$work/out" \
    "$work"/t/*.c >"$work/log" 2>&1
status=$?
if [ $status -eq 0 ] &&
    [ "$(tail -n 1 "$work/log")" = '2 passed, 0 failed, 0 skipped' ]; then
    echo "ok runner-select"
else
    echo "FAIL runner-select: status $status, $(tail -n 1 "$work/log")"
    bad=1
fi

# ---- files of others that come meanwhile

other=/dev/shm/of-another-$$
new others 'np: 1' 'system("touch $OTHER $MPI; chown 1 $OTHER 2>/dev/null");'
OTHER=$other MPI=/dev/shm/vader_segment.$$ "$tests_dir/run" -w node -k others \
    -p "$work/prefix" -o "$work/out" "$work"/t/others.c >"$work/log" 2>&1
if [ "$(id -u)" = 0 ]; then
    verdict runner-others 'a file of another user is taken for a leftover' \
        same "$(tail -n 1 "$work/log")" '1 passed, 0 failed, 0 skipped'
else # the file is this user's own
    verdict runner-others 'wrong leftovers' \
        same "$(grep '^    /dev/shm' "$work/log")" "    $other"
fi
rm -f "$other" "/dev/shm/vader_segment.$$"

"$tests_dir/run" -v -w node -k '^t/both@8$' -n 2 -p "$work/prefix" -o "$work/out" \
    "$work"/t/*.f >"$work/log" 2>&1
if grep -q '^pass .* t/both@8 np 2 node  (' "$work/log" &&
    [ "$(tail -n 1 "$work/log")" = '1 passed, 0 failed, 0 skipped' ]; then
    echo "ok runner-select-kind"
else
    echo "FAIL runner-select-kind: $(tail -n 1 "$work/log")"
    bad=1
fi

new unsan 'np: 2  sanitize: no' ''
SMA_TEST_CFLAGS=-fsanitize=undefined "$tests_dir/run" -w node -n 2 \
    -k 'good|unsan' -p "$work/prefix" -o "$work/out" "$work"/t/*.c >"$work/log" 2>&1
if [ "$(tail -n 1 "$work/log")" = '1 passed, 0 failed, 1 skipped' ]; then
    echo "ok runner-sanitize"
else
    echo "FAIL runner-sanitize: $(tail -n 1 "$work/log")"
    bad=1
fi

# ---- a status that comes in two parts

# What a slow reader sees: the second is over when read has only a part of the line.
(
    echo()
    {
        printf '%s' "${1:0:1}"
        sleep 1.3
        printf '%s\n' "${1:1}"
    }
    for status in 0 137; do
        limited SMA_NO_MARK=1 "$work/no-stacks" sh -c "exit $status"
        printf '%s ' $?
    done
) >"$work/parts"
verdict runner-status-parts 'a part of a status is taken for it' \
    same "$(cat "$work/parts")" '0 137 '

# ---- worlds

new onlynode 'np: 1 2 3  worlds: node (it is a test)' ''
new everywhere 'np: 1 2 3 8' \
    'return strcmp(getenv("SMA_TEST_WORLD"), "ucx") == 0 &&
        strcmp(getenv("SHMEM_TRANSPORT"), "ucx") != 0;'
new noreason 'np: 1  worlds: node' ''
"$tests_dir/run" -v -p "$work/prefix" -o "$work/out" "$work"/t/onlynode.c \
    "$work/t/everywhere.c" >"$work/log" 2>&1
expect worlds '^pass .* t/everywhere np [1238] (node|ucx|mixed)  \(' 12
expect worlds-skip '^skip t/onlynode (ucx|mixed): it is a test$' 2
expect worlds-summary '^15 passed, 0 failed, 2 skipped$' 1
"$tests_dir/run" -s -v -p "$work/prefix" -o "$work/out" \
    "$work/t/everywhere.c" >"$work/log" 2>&1
expect worlds-short '^pass .* t/everywhere np 3 (ucx|mixed)  \(' 2
expect worlds-short-summary '^6 passed, 0 failed, 0 skipped$' 1
"$tests_dir/run" -p "$work/prefix" -o "$work/out" "$work"/t/noreason.c \
    >"$work/log" 2>&1
expect worlds-why 'noreason.c: worlds: does not say why' 1

# ---- another launcher

cat >"$work/launch" <<END
#!/bin/sh
echo "srun: error: said by the launcher" >&2
exec "$work/prefix/bin/oshrun" "\$@"
END
chmod +x "$work/launch"
new onlymixed 'np: 4  worlds: mixed (it spans hosts)' ''
new here 'np: 2  oshrun: -l' ''
new launched 'np: 2  lines: 1' \
    'if (!strcmp(getenv("PE"), "0")) fputs("one\n", stderr);'
"$tests_dir/run" -v -l "$work/launch" -n 3,4,2 -p "$work/prefix" \
    -o "$work/out" "$work"/t/{onlymixed,onlynode,here,launched,good,fails}.c \
    >"$work/log" 2>&1
expect launcher-first '^pass .* t/good np 3 cluster  \(' 1
expect launcher-all '(pass .*|FAIL) t/good ' 1
expect launcher-mixed '^pass .* t/onlymixed np 4 cluster  \(' 1
expect launcher-node '^skip t/onlynode cluster: it is a test$' 1
expect launcher-oshrun 't/here ' 0
expect launcher-lines '^pass .* t/launched np 2 cluster  \(' 1
expect launcher-rerun "^    rerun: .* -l '$work/launch' -n 2 -k '.t/fails\\\$'" 1

left=$(find /proc -maxdepth 2 -path '/proc/[0-9]*/cmdline' \
    -exec grep -ls "$work/ou[t]/bin" {} + 2>/dev/null)
if [ -n "$left" ]; then
    echo "FAIL runner-clean: processes remain: $left"
    bad=1
else
    echo "ok runner-clean"
fi
[ $bad -eq 0 ] || cat "$work/log"
exit $bad
