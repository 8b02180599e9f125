#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests what oshrun promises: input, output, options, and what happens when oshrun
# itself ends badly; faults.sh has PEs that end badly.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

export SMA_TEST_ID="oshrun-test-$$"
oshrun=$PREFIX/bin/oshrun

"$PREFIX/bin/oshcc" -O1 -o "$work/pe" "$here/oshrun_pe.c" || exit 1

# run STATUS COMMAND...: the command ends with the status, though a PE does not end by
# itself, and no process is left.
run()
{
    local want=$1 got
    shift
    "$@" >"$work/out" 2>"$work/err" </dev/null
    got=$?
    [ $got = "$want" ] ||
        { echo "status $got, not $want"; cat "$work/err"; return 1; }
    none_left "^$work/pe( |\$)"
}

# says NAME STATUS LINE COMMAND...: it ends with the status and one such line
says()
{
    verdict "oshrun-$1" 'another status' run "$2" "${@:4}"
    verdict "oshrun-$1-message" 'not one line, or another one' one_line "$3"
}

verdict oshrun-global-exit 'wrong status' run 42 "$oshrun" -n 4 "$work/pe" global
verdict oshrun-global-exit-flush 'output of other PEs is lost' grep -q 'PE 3 was here' "$work/out"
verdict oshrun-global-exit-quiet 'it says something' empty "$(cat "$work/err")"

cat >"$work/one-missing" <<'C'
#!/bin/sh
case $SMA_JOB in *:1:*) exit 0 ;; *) exec "$1" ;; esac
C
chmod +x "$work/one-missing"
says no-init 1 'PE 1 .* without calling shmem_init' "$oshrun" -n 3 "$work/one-missing" "$work/pe"
says second 1 'process [0-9]+ is already PE 0 of this job; a PE can start only one' \
    "$oshrun" -n 1 sh -c '"$0" end; "$0" end' "$work/pe"

# Whoever starts oshrun ignores SIGCHLD, or has set an alarm.
verdict oshrun-ignored 'it does not see the end' \
    run 0 timeout -k 1 60 env --ignore-signal=CHLD "$oshrun" -n 2 true
verdict oshrun-alarm 'it goes on' \
    run 142 python3 -c 'import os, signal, sys; signal.alarm(1); os.execvp(sys.argv[1], sys.argv[1:])' \
    "$oshrun" --timeout 60 -n 2 "$work/pe" sleep

verdict oshrun-timeout 'the job goes on' run 124 "$oshrun" --timeout 0.5 -n 3 "$work/pe" sleep
# A table of the PEs follows if two of them have waited for long on a busy host.
sed -i '/^oshrun: the PEs of the job:$/,$d' "$work/err"
verdict oshrun-timeout-message 'not one line' one_line 'ran for 0.5 seconds'

# poll takes an int of milliseconds, which are 24 days.
in_poll()
{
    read -r number _ _ ms _ <"/proc/$(pgrep -P $pid)/syscall" && [ "$number" = 7 ]
}
if [ "$(uname -m)" = x86_64 ] && [ -r /proc/self/syscall ]; then
    "$oshrun" --timeout 2592000 -n 1 sleep 98765 &
    pid=$!
    await in_poll 2>/dev/null
    verdict oshrun-timeout-long "it waits for ever: $ms" test "$number" = 7 -a $((ms >> 31)) = 0
    kill $pid
    wait $pid
else
    skip oshrun-timeout-long 'no file shows what poll waits for'
fi

# A signal to oshrun ends all PEs; so does the end of oshrun itself.
all_here()
{
    [ "$(pgrep -fc "^$work/pe sleep$")" = 4 ]
}
for how in INT:130 TERM:143 HUP:129 KILL:137; do
    # the shell ignores SIGINT for what it runs in the background
    (trap - INT; exec "$oshrun" -n 4 "$work/pe" sleep) >/dev/null 2>"$work/err" &
    pid=$!
    await all_here
    kill -"${how%:*}" $pid
    wait $pid 2>/dev/null
    got=$?
    verdict "oshrun-SIG${how%:*}" 'wrong status' same $got "${how#*:}"
    verdict "oshrun-SIG${how%:*}-leftovers" 'processes are left' none_left "^$work/pe( |\$)"
done

# Signals that were ignored before are ignored: SIGHUP behind nohup, SIGINT and
# SIGQUIT in the background of a script.
(trap '' HUP INT QUIT; exec "$oshrun" -n 4 "$work/pe" sleep) >/dev/null 2>&1 &
pid=$!
await all_here
for how in HUP INT QUIT TERM; do
    kill -$how $pid
done
wait $pid 2>/dev/null
verdict oshrun-ignored 'a signal that is ignored ends the job' same $? 143

# A program behind a script, and the script is killed.
cat >"$work/script" <<'C'
#!/bin/sh
sleep 98765.$1 &
"$2" sleep
C
chmod +x "$work/script"
verdict oshrun-script 'children of a script are left' \
    run 124 "$oshrun" --timeout 0.5 -n 2 "$work/script" $$ "$work/pe"
verdict oshrun-script-children 'what the script started is left' none_left "^sleep 98765\.$$\$"
# What a PE leaves has a child of its own, which oshrun must find, too: at times the
# kernel lists the child only after oshrun has killed the parent.
orphans()
{
    local i
    for i in 1 2 3 4 5 6 7 8 9 10; do
        # shellcheck disable=SC2016 # the shell of the PE expands it
        run 0 "$oshrun" -n 1 sh -c \
            '(sleep "$1"; true) & until pgrep -fx "sleep $1" >/dev/null; do :; done' \
            sh "98764.$$$i" || return
    done
}
verdict oshrun-orphan 'it fails, or does not end' orphans
verdict oshrun-orphan-left 'the child of an orphan is left' none_left "^sleep 98764\.$$"

isolate='unshare -p -f --mount-proc'
$isolate true 2>/dev/null || isolate='unshare -r -p -f --mount-proc'
reuse=$($isolate "$here/oshrun_reuse" "$oshrun" "$work" 2>&1 </dev/null)
if [ $? != 77 ]; then
    verdict oshrun-number 'oshrun signals another process' empty "$reuse"
else
    skip oshrun-number 'the number of a process cannot be chosen here'
fi

# oshrun is two processes.  Whichever of them is killed, nothing is left of what the PEs
# have started, and one line says so.  @ stands for the number of seconds to sleep.
begun()
{
    [ "$(pgrep -fcx "sleep $seconds")" = 2 ]
}
# what a PE starts has neither its environment nor its files
cat >"$work/closes" <<'C'
#!/usr/bin/env bash
for fd in /proc/self/fd/*; do
    [ "${fd##*/}" -le 2 ] || eval "exec ${fd##*/}>&-"
done
env -i setsid sleep "$1" &
wait
C
chmod +x "$work/closes"
# An oshrun in a PE, which is ended then, may say so, too.
says_killed()
{
    [ "$(grep -c "(pid $killed on" "$work/err")" = 1 ] &&
        ! grep -vq '^oshrun: oshrun (pid .* was killed; ending the job$' "$work/err"
}
number=0
while IFS='|' read -r name options command; do
    for victim in first second; do
        seconds=98763.$$$((number += 1))
        eval "exec '$oshrun' $options ${command//@/$seconds}" >/dev/null 2>"$work/err" </dev/null &
        pid=$!
        await begun
        killed=$pid
        [ $victim = first ] || killed=$(pgrep -P $pid)
        kill -KILL "$killed"
        wait $pid 2>/dev/null
        verdict "oshrun-killed $name $victim" 'wrong status' same $? 137
        verdict "oshrun-killed $name $victim left" 'processes are left' \
            none_left "^sleep $seconds\$"
        # the line of the second process may come after the first has ended
        verdict "oshrun-killed $name $victim message" 'not one line' await says_killed
    done
done <<'END'
program|-n 2|sleep @
script|-n 2|sh -c 'sleep @; true'
session|-n 2|sh -c 'setsid sleep @; true'
left behind|-n 2|sh -c '(setsid sh -c "sleep @; true" &); exec tail -f /dev/null'
closed|-n 2|"$work/closes" @
oshrun in a PE|-n 1|"$oshrun" -n 2 sh -c 'sleep @; true'
END

verdict oshrun-usr1 'SIGUSR1 does not reach all' run 0 "$oshrun" -n 4 "$work/pe" usr1
verdict oshrun-usr1-all 'SIGUSR1 does not reach all' same "$(grep -c 'got it' "$work/out")" 4

# Input and output.
seq 100000 >"$work/numbers"
verdict oshrun-stdin 'PE 0 does not get it' cmp "$work/numbers" - \
    < <("$oshrun" -n 3 "$work/pe" cat <"$work/numbers")
"$oshrun" -n 4 "$work/pe" lines >"$work/out"
verdict oshrun-lines 'torn lines' same "$(grep -Ecx '\[[0-3]:[0-9]+:abcdefghij\]' "$work/out")" 800
"$oshrun" -n 4 --label "$work/pe" lines >"$work/out"
verdict oshrun-label 'torn or wrong lines' \
    same "$(grep -Ecx '([0-3]): \[\1:[0-9]+:abcdefghij\]' "$work/out")" 800
# each line is 200000 times one letter
for option in '' -l; do
    "$oshrun" -n 4 $option "$work/pe" long >"$work/out" 2>&1
    verdict "oshrun-lines-long$option" 'torn or wrong lines' \
        same "$(tr -s a-d <"$work/out" | sed 's/^[0-3]: //' | sort | uniq -c | xargs)" \
        '20 a 20 b 20 c 20 d'
done
verdict oshrun-lines-stack 'a small stack' same 1:end \
    "$(sh -c "ulimit -s 64; exec '$oshrun' -l -n 2 sh -c 'echo end'" 2>&1 |
        sort | tail -n 1 | tr -d ' ')"
verdict oshrun-label-rest 'a last line without its end' \
    same "$("$oshrun" -n 1 -l printf 'one\ntwo' | od -c)" "$(printf '0: one\n0: two\n' | od -c)"
verdict oshrun-label-err 'stderr has no label' \
    same "$("$oshrun" -n 1 -l sh -c 'echo hello >&2' 2>&1)" '0: hello'
verdict oshrun-no-newline 'the last piece is lost' \
    same "$("$oshrun" -n 1 printf 'a\nb')" "$(printf 'a\nb')"
verdict oshrun-closed-output 'it does not end' sh -c "'$oshrun' -n 2 '$work/pe' lines | head -n 1"

# Options.
mkdir "$work/there"
verdict oshrun-wdir-x 'the PEs start elsewhere or without the variable' \
    same "$("$oshrun" --wdir "$work/there" -x COLOUR=blue -np 1 "$work/pe" \
        where)" "0 $work/there blue"
verdict oshrun-version 'no version' sh -c "'$oshrun' --version | grep -q 'libsma.*[0-9]'"
# --help is made from the table of options; manual/man compares the page with it.
"$oshrun" --help >"$work/help"
verdict oshrun-help 'no options' test "$(grep -c '^ *-' "$work/help")" -ge 15
verdict oshrun-h 'no help' sh -c "'$oshrun' -h | grep -q ^Usage"
for word in -h --version; do
    says "full $word" 1 '^oshrun: cannot write to standard output: No space left on device$' \
        sh -c '"$@" >/dev/full' sh "$oshrun" $word
done
for options in '-n 2' '-n2' '-np 2' '--np 2' '--np=2' '--n 2' '-n 1 -np 2' '-ln2' \
    '-n 2 --oversubscribe' '-oversubscribe -ln 2' '-n 2 --' \
    '--timeout=999 -n 2' '--timeout 999 -n 2' '-timeout 999 -n 2'
do
    verdict "oshrun-options $options" 'not two PEs' same "$("$oshrun" $options echo -c | wc -l)" 2
done
for option in -N -c; do
    says "option$option" 2 "^oshrun: $option is not supported: it means the number of .*-n" \
        "$oshrun" $option 2 true
done

# The variables of a PE, and a file for each.
cat >"$work/variables" <<'C'
#!/bin/sh
echo "$SMA_PE of $SMA_NPES, $SMA_LOCAL_PE here"
C
chmod +x "$work/variables"
verdict oshrun-variables 'wrong variables' same "$("$oshrun" -n 3 "$work/variables" | sort)" \
    "$(for i in 0 1 2; do echo "$i of 3, $i here"; done)"
(cd "$work" && "$oshrun" -n 3 sh -c 'exec echo $SMA_LOCAL_PE >perf.$SMA_PE')
verdict oshrun-variables-files 'not a file for each PE' \
    same "$(cat "$work"/perf.[012])" "$(seq 0 2)"
export SMA_PE=9 SMA_NPES=9 SMA_LOCAL_PE=9 # as inside of another job
verdict oshrun-variables-inner 'those of the outer job stay' \
    same "$("$oshrun" -n 1 "$work/variables")" '0 of 1, 0 here'
unset SMA_PE SMA_NPES SMA_LOCAL_PE

files=$work/new/files
run 0 "$oshrun" -n 3 --output-dir "$files" sh -c 'echo out $SMA_PE; echo err $SMA_PE >&2'
verdict oshrun-output-dir 'wrong files' \
    same "$(tail -n 9 "$files"/*; cat "$work/out" "$work/err")" "$(for i in 0 1 2; do
        printf '==> %s <==\nout %s\nerr %s\n' "$files/pe.$i" $i $i
        [ $i = 2 ] || echo
    done)"
run 0 "$oshrun" -n 1 --output-dir "$files" echo short
verdict oshrun-output-dir-again 'not emptied' same "$(cat "$files/pe.0")" short
# Twenty times as long as a job takes that writes as much and ends.
begin=${EPOCHREALTIME/./}
run 0 "$oshrun" -n 2 --output-dir "$files" sh -c 'echo early'
tenths=$(((${EPOCHREALTIME/./} - begin) * 20 / 100000 + 5))
seconds=$((tenths / 10)).$((tenths % 10))
verdict oshrun-output-dir-timeout 'wrong status' run 124 "$oshrun" \
    --output-dir "$files" --timeout $seconds -n 2 sh -c 'echo early; exec sleep 98765'
verdict oshrun-output-dir-timeout-files 'output is lost' \
    same "$(cat "$files/pe.0" "$files/pe.1" "$work/err")" \
    "$(printf 'early\nearly\noshrun: the job ran for %s seconds; ending it' "${seconds%.0}")"
says output-dir-named 1 "^oshrun: PE [0-2] ended the job with a message; see $files/pe" \
    "$oshrun" -n 3 --output-dir "$files" "$work/pe" exit0
named=$(sed 's/.*see //' "$work/err")
verdict oshrun-output-dir-there 'the message is not in that file' grep -q 'waits for PE 1' "$named"
verdict oshrun-output-dir-relative '--wdir moves it' \
    sh -c "cd '$work' && '$oshrun' -n 1 --output-dir rel --wdir there pwd &&
        [ \"\$(cat rel/pe.0)\" = '$work/there' ]"
for wrong in "$work/out/x" "$work/out" /proc/nowhere ''; do
    says "output-dir-wrong $wrong" 2 "^oshrun: --output-dir.*$wrong" \
        "$oshrun" -n 1 --output-dir "$wrong" true
done
mkdir "$files/pe.99"
says output-dir-file 2 "^oshrun: $files/pe.99: Is a directory" \
    "$oshrun" -n 100 --output-dir "$files" sh -c "sleep 98$$; true"
verdict oshrun-output-dir-file-left 'processes' empty "$(pgrep -fx "sleep 98$$")"
verdict oshrun-output-dir-label 'it is not refused' \
    run 2 "$oshrun" -n 1 -l --output-dir "$files" true

cpus=$(nproc)
for bind in core:1 none:"$cpus" auto:1; do
    verdict "oshrun-bind-${bind%:*}" 'wrong processors' \
        same "$("$oshrun" -n 1 --bind "${bind%:*}" nproc)" "${bind#*:}"
done
node=/sys/devices/system/node/node0
if [ -r $node/cpulist ] && [ ! -e $node/../node1 ]; then
    verdict oshrun-bind-numa 'wrong processors' \
        same "$("$oshrun" -n 2 --bind numa nproc | sort -u)" "$cpus"
else
    skip oshrun-bind-numa 'not one NUMA node'
fi
verdict oshrun-bind-auto-many 'auto binds more PEs than processors' \
    same "$("$oshrun" -n $((cpus + 1)) --bind auto nproc | sort -u)" "$cpus"
# All processors are threads of one core, and so two PEs have no core each.
mkdir -p "$work"/cpu/cpu{0..63}/topology
for file in "$work"/cpu/cpu{0..63}; do echo 0-63 >"$file/topology/thread_siblings_list"; done
if unshare -m true 2>/dev/null; then
    verdict oshrun-bind-threads 'two PEs are bound to one core' same "$(unshare -m sh -c \
        'mount --bind "$0" /sys/devices/system/cpu && exec "$@"' "$work/cpu" \
        "$oshrun" -n 2 --bind auto nproc | sort -u)" "$cpus"
else
    skip oshrun-bind-threads 'no mount namespaces'
fi
for wrong in '' '-n' '-n 0 true' '-n x true' '-n 2' '--bind x -n 1 true' \
    '--timeout x -n 1 true' '-x =1 -n 1 true' '--nonsense -n 1 true' \
    '-n 1 --wdir /nowhere true' '-c -n 1 true' '-n 1 --chec true' \
    '-n 1 -lab true' '-n 1 --label=x true' '-n 1 -np' '--np' '--np2 true' '--x A=b -n 1 true' \
    '--l -n 1 true' '-H=localhost -n 1 true' '-n 2 --debug=2 true' \
    '-n 2 --debug=x true' '-n 2 --debug= true' '-n 1 --debug --timeout 9 true'
do
    says "wrong${wrong:+ }$wrong" 2 ^oshrun "$oshrun" $wrong
done
for wrong in -n=2 -np=2 -np2 -timeout=9; do
    says "next-word $wrong" 2 \
        "^oshrun: $wrong: the value of this option must be the next word" "$oshrun" "$wrong" true
done
says no-program 127 'nowhere: No such' "$oshrun" -n 2 ./nowhere
# a program of this directory, named as if it were in PATH
printf '#!/bin/sh\n' >"$work/here"
chmod +x "$work/here"
says no-slash 127 '^oshrun: here: No such .* in PATH; did you mean ./here\?$' \
    sh -c 'cd "$1" && exec "$2" -n 2 here' sh "$work" "$oshrun"
mkfifo "$work/fifo"
chmod +x "$work/fifo"
says fifo 126 'fifo: Permission denied$' timeout -k 1 60 "$oshrun" -n 2 "$work/fifo"
while IFS='|' read -r first name; do
    printf '%b\n' "$first" >"$work/lost"
    chmod +x "$work/lost"
    for program in "$work/lost" lost; do
        says "interpreter $first ${program##*/}" 127 \
            "^oshrun: $program: its interpreter, $name, is missing\$" \
            env "PATH=$PATH:$work" "$oshrun" -n 2 "$program"
    done
done <<'END'
#!/no/where|/no/where
#! /no/where -x|/no/where
#!/bin/sh\r|/bin/sh with a carriage return
END
# a program for another C library names a loader that is not here
"$PREFIX/bin/oshcc" -O1 -Wl,--dynamic-linker=/no/loader -o "$work/lost" \
    "$here/oshrun_pe.c" 2>"$work/err"
says loader 127 "^oshrun: $work/lost: its interpreter, /no/loader, is missing\$" \
    "$oshrun" -n 2 "$work/lost"
# PATH has a directory that the user may not search.  Root may search all, unless it
# gives up its right to.
as_user=()
[ "$(id -u)" != 0 ] ||
    as_user=(setpriv '--bounding-set=-dac_override,-dac_read_search')
mkdir -m 0 "$work/closed"
mkdir "$work/open"
touch "$work/open/plain"
if "${as_user[@]}" true 2>/dev/null &&
    ! "${as_user[@]}" sh -c 'cd "$1"' - "$work/closed" 2>/dev/null; then
    as_user+=(env "PATH=$PATH:$work/closed:$work/open")
    says closed-path 127 '^oshrun: no-such-program: No such file or directory$' \
        "${as_user[@]}" "$oshrun" -n 2 no-such-program
    verdict oshrun-closed-path-file 'wrong status of a file that is no program' \
        run 126 "${as_user[@]}" "$oshrun" -n 2 plain
    says closed-path-compiler 127 '^oshcc: no-such-compiler: No such file or directory$' \
        "${as_user[@]}" OSHCC_CC=no-such-compiler "$PREFIX/bin/oshcc" -c x.c
else
    skip oshrun-closed-path 'no directory can be closed to this user'
fi

# Scripts have files of their own.
verdict oshrun-script-files 'a script may not use descriptors' \
    run 0 "$oshrun" -n 2 sh -c "exec 3>&- 4>'$work/log' 5<&4; exec '$work/pe'"

# An environment that says that oshrun started the program, which is not true.
says false-job 1 'cannot be reached: Bad .*, it has closed descriptor 99 \(Python does so ' \
    env SMA_JOB=99:0:2 "$work/pe"
{ printf 'ASM1\n\0\0\0'; head -c 100000 /dev/zero; } >"$work/job" # of version 10
says false-job-version 1 'cannot be reached: it is of another version of libsma' \
    env SMA_JOB=9:0:2 "$work/pe" 9<>"$work/job"
verdict oshrun-job-after 'a PE after the last one' run 1 "$oshrun" -n 2 bash -c \
    'SMA_JOB=${SMA_JOB%%:*}:2:2 exec "$0"' "$work/pe"
verdict oshrun-job-after-message 'no reason' \
    grep -q ':2:2", which is not a value that oshrun sets' "$work/err"
verdict oshrun-closed-job 'it runs' run 1 "$oshrun" -n 2 bash -c \
    'eval "exec ${SMA_JOB%%:*}>&-"; exec "$0"' "$work/pe"
verdict oshrun-closed-job-message 'no reason' \
    grep -q 'cannot be reached: .* it has closed descriptor' "$work/err"

exit $bad
