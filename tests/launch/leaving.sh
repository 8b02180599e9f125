#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests threads of one PE at the end of a job: the message of a thread that has found a mistake,
# and the output of a global exit, come whatever other threads do.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

oshrun=$PREFIX/bin/oshrun
pe=$work/pe

"$PREFIX/bin/oshcc" -O1 -pthread -o "$pe" "$here/leaving_pe.c" || exit 1

# The message waits in a pipe that is full, and the job waits with it.
mkfifo "$work/pipe"
exec 9<>"$work/pipe"

# message NAME STATUS COMMAND...
message()
{
    local name=$1 want=$2 pid
    shift 2
    head -c 65536 /dev/zero >&9
    "$@" 2>&9 &
    pid=$!
    sleep 1
    head -c 65536 <&9 >/dev/null
    wait $pid 2>/dev/null
    verdict "leaving-$name" 'wrong status' same $? "$want"
    echo end >&9
    sed '/^end$/q' <&9 >"$work/err"
    verdict "leaving-$name-message" 'the message is lost' \
        grep -q 'shmem_long_p: .*1000' "$work/err"
}
job='"$0" -n 3 sh -c '\''case $SMA_JOB in
*:0:*) exec "$0" message 2>&9 ;; *) exec "$0" message 2>/dev/null ;; esac'\'' "$1"'
message threads 1 "$pe" message
message exit 1 "$pe" message-and-exit
message job 1 sh -c "$job" "$oshrun" "$pe"

# Only SIGINT ends a PE while its message waits.
head -c 65536 /dev/zero >&9
"$pe" message 2>&9 &
pid=$!
sleep 0.7
kill -TERM $pid
wait $pid 2>/dev/null
verdict leaving-SIGTERM 'it does not end while its message waits' same $? 143
exec 9>&-

"$oshrun" -n 2 "$pe" global >"$work/out"
verdict leaving-global 'wrong status' same $? 42
verdict leaving-global-output 'the output of a PE is lost' \
    same "$(sort "$work/out")" "$(printf 'the last words of PE %d\n' 0 1)"

"$oshrun" -n 2 "$pe" in-exit 2>"$work/err"
verdict leaving-in-exit 'a PE that ends in exit is not missed' same "$? $(
    sed 's/(.*)/(...)/' "$work/err")" \
    '1 oshrun: PE 1 (...) exited with status 0 without shmem_finalize; ending the job'

# SIGTERM of oshrun comes while a PE is in malloc.
for _ in 1 2 3 4; do
    "$oshrun" -n 3 "$pe" global-malloc
done >"$work/out"
verdict leaving-malloc 'wrong status' same $? 42
verdict leaving-malloc-output 'the output of a PE is lost' \
    same "$(sort "$work/out" | uniq -c)" "$(printf '      4 the last words of PE %d\n' 0 1 2)"

exit $bad
