#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: gcc
#
# Tests the test runner itself: a made-up library whose launcher starts the program N times, and
# tests with known faults.  The runner must report each fault, and only those.

# In a /dev/shm of its own, where other tests of this host have no files.
[ -n "${SHM_IS_OWN:-}" ] || [ "$(id -u)" != 0 ] || ! unshare -m true 2>/dev/null ||
    SHM_IS_OWN=1 exec unshare -m sh -c 'mount -t tmpfs tmpfs /dev/shm; exec "$@"' sh "$0" "$@"

. "$(dirname "${BASH_SOURCE[0]}")/../common"

mkdir -p "$work/prefix/bin" "$work/prefix/include" "$work/t"
cat >"$work/prefix/bin/oshcc" <<'END'
#!/bin/sh
exec gcc "$@"
END
cp "$here/runner_oshrun" "$work/prefix/bin/oshrun"
# oshfort compiles C, too.
cp "$here/runner_oshfort" "$work/prefix/bin/oshfort"
chmod +x "$work"/prefix/bin/*

# new NAME TAGS BODY [COUNT PATTERN]...: a test program for oshcc, or with .f in its name for
# oshfort, with a line for each line of tags.  In the log of all of them so many lines match the
# pattern, in which % is the name.
patterns=()
new()
{
    local name=${1%.f} file=$1 i
    [ "$name" != "$1" ] || file=$1.c
    {
        sed 's,.*,/* & */,' <<<"$2"
        echo '/* SPDX-License-Identifier: BSD-3-Clause */'
        printf '#include <%s.h>\n' signal stdio stdlib string unistd
        printf 'int main(int argc, char **argv) { (void)argc; (void)argv;\n%s\nreturn 0; }\n' "$3"
    } >"$work/t/$file"
    for ((i = 4; i < $#; i += 2)); do
        patterns+=("$name $((i / 2 - 1))" "${@:i + 1:1}" "${!i}")
    done
}

new good 'np: 1 2 3' '' 3 'ok - % np [123] node \('
new default '' '' 3 'ok - % np [124] node \('
new fails 'np: 2' 'puts("words of the test"); return 5;' \
    1 'not ok - % np 2 node: exit status 5, expected 0$' 2 '# words of the test$' \
    1 "# rerun: .*/run .* -w node -n 2 -k '.%\\$'"
new skips 'np: 2' 'return 77;' 1 'ok - % np 2 node # SKIP '
new status 'np: 2  status: 3' 'return 3;' 1 'ok - % np 2 node \('
new status_bad 'np: 2  status: 3' '' 1 'not ok - % np 2 .* status 0, expected 3$'
new nonzero 'np: 2  status: nonzero' 'return 9;' 1 'ok - % np 2 node \('
new nonzero_bad 'np: 2  status: nonzero' '' 1 'not ok - % np 2 node: '
new signal 'np: solo  status: 137' 'raise(SIGKILL);' 1 'ok - % np solo node \('
new match 'np: 1  match: ^pe is [0-9], (a|b)$' 'puts("pe is 7, b");' 1 'ok - % np 1 node \('
new match_bad 'np: 1  match: ^pe is [0-9]$' 'puts("pe is 77");' \
    1 'not ok - % np 1 node: .* not match: '
new nomatch $'np: 1  match: word\nmatch: of\nnomatch: evil' 'puts("word of");' 1 'ok - % np 1 node \('
new match_second_bad $'np: 1  match: word\nmatch: off' 'puts("word of");' \
    1 'not ok - % np 1 node: .* not match: off$'
new nomatch_bad $'np: 1  match: word\nmatch: of\nnomatch: evil' 'puts("word of"); puts("evil");' \
    1 'not ok - % np 1 node: the output matches: evil$'
new lines 'np: 1  lines: 1' 'fputs("one\n", stderr);' 1 'ok - % np 1 node \('
new lines_bad 'np: 1  lines: 1' 'fputs("one\ntwo\n", stderr);' \
    1 'not ok - % np 1 .* has 2 lines, expected 1$'
new env 'np: 1  env: WORD=x OTHER=y  args: a b  status: 4' \
    'if (!strcmp(getenv("WORD"), "x") && !strcmp(getenv("OTHER"), "y") &&
        argc == 3 && !strcmp(argv[2], "b")) return 4;' 1 'ok - % np 1 node \('
new flags 'np: 1  cflags: -DVALUE=6  status: 6' 'return VALUE;' 1 'ok - % np 1 node \('
new broken 'np: 1 2' 'return undeclared;' 2 'not ok - % np [12] node: does not compile$'
new warns 'np: 1' 'int unused;' 1 'not ok - % np 1 node: does not compile$'
new oneafter 'np: 1  serial: 1' '' 1 'ok - % np 1 node \('
new two $'np: 1  args: one  status: 2\nnp: 1  args: one two  status: 3\nnp: 1  args: bad  status: 9' \
    'return argc;' 2 'ok - %:one(_two)? np 1 node \(' 1 'not ok - %:bad np 1 node: exit status 2, '
new many "$(printf 'np: 1  args: %s\n' {0..60})" 'return atoi(argv[1]) == 60;' \
    60 'ok - %:[0-9]+ np 1 node \(' 1 'not ok - %:60 np 1 node: exit status 1, '
# KIND is the default kind
new both.f 'np: 1 2' 'return KIND != 4 && KIND != 8;' 4 'ok - %(@8)? np [12] node \('
new only4.f 'np: 1  kinds: 4  status: 4' 'return KIND;' 1 'ok - % np 1 node \(' 0 '.*t/only4@8 '
new only8.f 'np: 1  kinds: 8  status: 8' 'return KIND;' 1 'ok - %@8 np 1 node \(' 0 '.*t/only8 '
new wide.f 'np: 1' 'if (KIND == 8) { puts("eight"); return 1; }' \
    1 'not ok - %@8 np 1 node: exit status 1, expected 0$' 1 "# rerun: .* -k '.%@8\\$'"
new per.f $'np: 1  args: x  kinds: 4  status: 5\nnp: 1  args: x y  kinds: 8  status: 10' \
    'return KIND + argc - 1;' 2 'ok - %(:x|@8:x_y) np 1 node \(' 2 '(not )?ok - %[:@]'

# Only what reaches the limit has a short one, and runs beside the others.
mkdir "$work/u"
new hangs 'np: 2' 'for (;;) pause();'
new leaves 'np: 1' 'if (!fork()) { setsid(); for (;;) pause(); }'
# another run of tests on this host does not take the file for its own
new ends_runner 'np: solo' 'kill(getppid(), SIGKILL); pause();'
new file 'np: 1' 'chdir("/dev/shm"); fclose(fopen(getenv("SMA_TEST_ID"), "w"));'
mv "$work"/t/{hangs,leaves,ends_runner,file}.c "$work/u"
SMA_TEST_LIMIT=8 "$tests/run" -v -w node -j 4 -p "$work/prefix" \
    -o "$work/out-limit" "$work"/u/*.c >"$work/log-limit" 2>&1 &
"$tests/run" -v -w node -j 4 -p "$work/prefix" -o "$work/out" "$work"/t/*.[cf] >"$work/log" 2>&1
status=$?
wait

# expect NAME PATTERN COUNT: so many lines of the log match the pattern.
expect()
{
    local count
    count=$(grep -cE -- "$2" "$work/log")
    if [ "$count" -eq "$3" ]; then
        ok "runner-$1"
    else
        fail "runner-$1" "$count lines match \"$2\", expected $3"
    fi
}

for ((i = 0; i < ${#patterns[@]}; i += 3)); do
    read -r name number <<<"${patterns[i]}"
    expect "$name-$number" "^${patterns[i + 1]//%/t/$name}" "${patterns[i + 2]}"
done
expect summary '^86 passed, 13 failed, 1 skipped$' 1
expect time '^# wall time: [0-9.]+ s$' 1
verdict runner-status 'another end' same "$status $(tail -n 1 "$work/log")" \
    '1 86 passed, 13 failed, 1 skipped'

mv "$work/log-limit" "$work/log"
expect hangs '^not ok - u/hangs np 2 node: no end within the limit, 8 s$' 1
if command -v gdb >/dev/null; then
    expect stacks '^# #[0-9]+ .* main .*/hangs.c' 2
fi
expect leaves '^not ok - u/leaves np 1 node: processes left behind: [0-9]+$' 1
expect file '^not ok - leftover: files after the runs$' 1
expect file-name '^# /dev/shm/sma-test-[-0-9]+$' 1
expect ends-runner "^not ok - u/ends_runner np solo node: the runner's process ended with signal 9$" 1
expect ends-runner-rerun "^# rerun: .* -w node -n solo -k '.u/ends_runner\\$'" 1
expect summary-limit '^1 passed, 4 failed, 0 skipped$' 1
rm -f "$(sed -n 's,^# \(/dev/shm/sma-test-[-0-9]*\)$,\1,p' "$work/log")"
"$tests/run" -w node -k 'good|status$' -n 2 -p "$work/prefix" -o "$work/out" \
    "$work"/t/*.c >"$work/log" 2>&1
status=$?
verdict runner-select 'another end' same "$status $(tail -n 1 "$work/log")" \
    '0 2 passed, 0 failed, 0 skipped'

# ---- files of others that come meanwhile

other=/dev/shm/of-another-$$
new others 'np: 1' 'system("touch $OTHER $MPI; chown 1 $OTHER 2>/dev/null");'
OTHER=$other MPI=/dev/shm/vader_segment.$$ "$tests/run" -w node -k others \
    -p "$work/prefix" -o "$work/out" "$work"/t/others.c >"$work/log" 2>&1
if [ "$(id -u)" = 0 ]; then
    verdict runner-others 'a file of another user is taken for a leftover' \
        same "$(tail -n 1 "$work/log")" '1 passed, 0 failed, 0 skipped'
else # the file is this user's own
    verdict runner-others 'wrong leftovers' same "$(grep '^# /dev/shm' "$work/log")" "# $other"
fi
rm -f "$other" "/dev/shm/vader_segment.$$"

"$tests/run" -v -w node -k '^t/both@8$' -n 2 -p "$work/prefix" -o "$work/out" \
    "$work"/t/*.f >"$work/log" 2>&1
expect select-kind '^ok - t/both@8 np 2 node \(' 1
expect select-kind-only '^1 passed, 0 failed, 0 skipped$' 1
verdict runner-select-none 'it goes on' \
    ends 2 "$tests/run" -k 'no such|[x]y' -p "$work/prefix" -o "$work/out" "$work"/t/good.c
verdict runner-select-none-said 'the message' \
    same "$(cat "$work/ends")" "tests/run: no test matches 'no such|[x]y'"

new unsan 'np: 2  sanitize: no' ''
SMA_TEST_CFLAGS=-fsanitize=undefined "$tests/run" -w node -n 2 \
    -k 'good|unsan' -p "$work/prefix" -o "$work/out" "$work"/t/*.c >"$work/log" 2>&1
expect sanitize '^1 passed, 0 failed, 1 skipped$' 1

# ---- mistakes on purpose

new notices 'np: 1 2  notices: one two ucx/one' \
    'char *m = getenv("SMA_MUTANT"); return m && !strcmp(m, "one");'
"$tests/run" -m -p "$work/prefix" -o "$work/out" "$work"/t/{good,notices}.c >"$work/log" 2>&1
expect mutants '^ok - t/notices~one np 2 (node|ucx) \(' 2
expect mutants-bad '^not ok - t/notices~two np 2 node: the mistake two is not noticed$' 1
expect mutants-only '^2 passed, 1 failed, 0 skipped$' 1

# ---- scripts

# script NAME NEEDS BODY: a test that is a script
script()
{
    mkdir -p "$work/s"
    printf '#!/usr/bin/env bash\n#\n# needs: %s\n. "%s"\n%s\nexit "$bad"\n' \
        "$2" "$tests/common" "$3" >"$work/s/$1.sh"
    chmod +x "$work/s/$1.sh"
}
script right 'sh' 'ok one; (ok two); skip three because'
script wrong 'sh' 'ok four; verdict five why false'
script inner 'sh' '(fail six why); ok seven'
script stops 'sh' 'ok eight; exit 3'
script killed 'sh' 'ok nine; kill -9 $$'
script silent 'sh' ''
script kills 'sh' 'for i in {1..300}; do sleep 9 & kill $!; done; wait
verdict eleven why test -e "$work"'
script ends_runner 'sh' 'ok twelve; kill -9 $PPID; sleep 1000'
script middle 'sh' 'ok thirteen; trap - EXIT; printf "not ok - four"; exit'
script poor 'no-such-command' 'ok ten'
script mistaken $'sh\n# notices: three four' 'verdict m why test "${SMA_MUTANT:-}" != three'
TMPDIR=$work "$tests/run" -b "$work" -p "$work/prefix" -o "$work/out" "$work"/s/*.sh >"$work/log" 2>&1
expect script-ok '^ok - (one|two|four|seven|eight|nine|eleven|thirteen)$' 8
expect script-skip '^ok - three # SKIP because$' 1
expect script-fail '^not ok - (five|six): why$' 2
expect script-status '^not ok - stops.sh: it ended with status 3$' 1
expect script-killed '^not ok - s/killed: no end, status 137$' 1
expect script-ends-runner "^not ok - s/ends_runner: the runner's process ended with signal 9$" 1
expect script-middle '^not ok - s/middle: its output ends in the middle of a line, status 0$' 1
expect script-silent '^not ok - s/silent: it says nothing, status 1$' 1
expect script-needs '^ok - poor # SKIP it needs no-such-command$' 1
expect script-plan '^1\.\.18$' 1
expect script-summary '^9 passed, 7 failed, 2 skipped$' 1
TMPDIR=$work "$tests/run" -m -b "$work" -p "$work/prefix" -o "$work/out" "$work"/s/*.sh \
    >"$work/log" 2>&1
expect script-mutant '^ok - s/mistaken~three$' 1
expect script-mutant-bad '^not ok - s/mistaken~four: the mistake four is not noticed$' 1
expect script-mutant-only '^1 passed, 1 failed, 0 skipped$' 1
mkdir "$work/l"
script hangs 'sh' 'ok begun; verdict hangs why sleep 1000; ok goes-on'
mv "$work/s/hangs.sh" "$work/l"
TMPDIR=$work SMA_TEST_LIMIT=1 "$tests/run" -b "$work" -p "$work/prefix" -o "$work/out" \
    "$work/l/hangs.sh" >"$work/log" 2>&1
expect script-hangs '^not ok - l/hangs: no verdict within the limit, 3 s, after: ok - begun$' 1
expect script-goes-on '^ok - goes-on$' 1
expect script-hangs-summary '^2 passed, 2 failed, 0 skipped$' 1
if command -v prove >/dev/null; then
    prove "$work"/s/{right,poor}.sh >"$work/log" 2>&1
    expect prove '^Result: PASS$' 1
    prove "$work"/s/{right,wrong}.sh >"$work/log" 2>&1
    expect prove-fail '^Result: FAIL$' 1
else
    skip runner-prove 'no prove here'
fi

# ---- limits

verdict runner-late-tick 'a tick at the end of a watch ends the process later' \
    env PYTHONPATH="$tests" python3 -Bc '
import signal
from runner.processes import Watch
with Watch(bool) as watch:
    pass
watch.tick()
assert signal.getitimer(signal.ITIMER_REAL)[0] == 0'

# ---- worlds

new onlynode 'np: 1 2 3  worlds: node (it is a test)' ''
new everywhere 'np: 1 2 3 8' 'return strcmp(getenv("SMA_TEST_WORLD"), "ucx") == 0 &&
        strcmp(getenv("SHMEM_TRANSPORT"), "all-ucx") != 0;'
new noreason 'np: 1  worlds: node' ''
"$tests/run" -v -p "$work/prefix" -o "$work/out" "$work"/t/onlynode.c \
    "$work/t/everywhere.c" >"$work/log" 2>&1
expect worlds '^ok - t/everywhere np [1238] (node|ucx|mixed) \(' 12
expect worlds-skip '^ok - t/onlynode (ucx|mixed) # SKIP it is a test$' 2
expect worlds-summary '^15 passed, 0 failed, 2 skipped$' 1
"$tests/run" -s -v -p "$work/prefix" -o "$work/out" "$work/t/everywhere.c" >"$work/log" 2>&1
expect worlds-short '^ok - t/everywhere np (3 (ucx|mixed)|[138] node) \(' 5
expect worlds-short-summary '^5 passed, 0 failed, 0 skipped$' 1
new turns $'np: 2  args: a  status: 3\nnp: 2  args: b  status: 3' 'return 3;'
"$tests/run" -s -v -p "$work/prefix" -o "$work/out" "$work/t/turns.c" >"$work/log" 2>&1
expect worlds-turns '^ok - t/turns:(a np 2 (node|mixed)|b np 2 (node|ucx)) \(' 4
expect worlds-turns-summary '^4 passed, 0 failed, 0 skipped$' 1
"$tests/run" -p "$work/prefix" -o "$work/out" "$work"/t/noreason.c >"$work/log" 2>&1
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
new launched 'np: 2  lines: 1' 'if (!strcmp(getenv("PE"), "0")) fputs("one\n", stderr);'
"$tests/run" -v -l "$work/launch" -n 3,4,2 -p "$work/prefix" \
    -o "$work/out" "$work"/t/{onlymixed,onlynode,here,launched,good,fails}.c >"$work/log" 2>&1
expect launcher-first '^ok - t/good np 3 cluster \(' 1
expect launcher-all 'ok - t/good ' 1
expect launcher-mixed '^ok - t/onlymixed np 4 cluster \(' 1
expect launcher-node '^ok - t/onlynode cluster # SKIP it is a test$' 1
expect launcher-oshrun 't/here ' 0
expect launcher-lines '^ok - t/launched np 2 cluster \(' 1
expect launcher-rerun "^# rerun: .* -l '$work/launch' -n 2 -k '.t/fails\\\$'" 1

left=$(find /proc -maxdepth 2 -path '/proc/[0-9]*/cmdline' \
    -exec grep -ls "$work/ou[t][-a-z]*/bin" {} + 2>/dev/null)
if [ -n "$left" ]; then
    fail runner-clean "processes remain: $left"
else
    ok runner-clean
fi
[ $bad -eq 0 ] || remarks "$work/log"
exit $bad
