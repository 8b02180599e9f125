#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests a job under a PMIx launcher: what the start asks the launcher for, which
# hosts it finds, and what it says when PEs are missing; no descriptor of an
# unused memory file stays open, and a message of a child of fork takes no
# time.  The launcher is a false libpmix; launchers.sh has real ones.

# shellcheck disable=SC2046 # a list of flags
. "$(dirname "${BASH_SOURCE[0]}")/../common"

mkdir "$work/files"
if ! "$PREFIX/bin/osh_info" pmix 2>/dev/null | grep -q '^yes' ||
    ! ${CC:-cc} -shared -fPIC -o "$work/files/libpmix.so.2" "$here/file_pmix.c" \
        $(pkg-config --cflags pmix 2>/dev/null) 2>"$work/log"
then
    skip pmix 'no PMIx'
    exit 0
fi

# pe HOSTS RANK PROGRAM [NAME=VALUE...]
pe()
{
    FILE_PMIX=$work/server LD_LIBRARY_PATH=$work/files PMIX_LISTS=$1 PMIX_HOSTS=$1 \
        HOSTS=$1 PMIX_NAMESPACE=slurm.pmix.1.0 PMIX_RANK=$2 SHMEM_SYMMETRIC_SIZE=1M \
        env "${@:4}" "$work/$3"
}

# The job of the PEs on hosts "a a b", as far as the ranks in `only` are
# started; more variables follow.  Says what the PEs say, in their order.  When a PE
# fails, those that wait for it end, as under a launcher.
job() # job HOSTS ONLY PROGRAM [NAME=VALUE...]
{
    local hosts=$1 only=$2 program=$3 rank status=0 pids=() other=${other:-}
    shift 3
    rm -rf "$work/server"
    mkdir "$work/server"
    for rank in $only; do
        {
            pe "$hosts" "$rank" "$program$([ "$rank" = 0 ] || echo "$other")" "$@" ||
                { : >"$work/server/failed.0.0"; false; }
        } >"$work/out.$rank" 2>&1 &
        pids+=($!)
    done
    for rank in "${pids[@]}"; do
        wait "$rank" || status=$?
    done
    for rank in $only; do
        cat "$work/out.$rank"
    done
    return $status
}

# Fences and questions of each PE: "3 7, 3 3".
counts()
{
    local f all=
    for f in "$work"/server/count.*; do
        all+=${all:+, }$(<"$f")
    done
    echo "$all"
}

# asks HOSTS ONLY COUNTS [NAME=VALUE...]: the job runs, and asks so much.
asks()
{
    job "$1" "$2" all "${@:4}" && same "$(counts)" "$3"
}

# PE 1 cannot open the memory file that PE 0 has made, so they take another.
left_file()
{
    same "$(job 'a a' '0 1' left PMIX_HIDES=sma.memfd SHMEM_HUGE_PAGES=no)" "$(printf '%s\n' \
        'open /dev/shm/s' 'mapped /dev/shm/s' 'open /dev/shm/s' 'mapped /dev/shm/s')"
}

# PE 0 is killed while it waits for PE 1.  The next job removes its file in /dev/shm, and
# leaves it alone as long as PE 0 lives.
killed_early()
{
    local pid file status=0
    mkdir "$work/first"
    FILE_PMIX=$work/first LD_LIBRARY_PATH=$work/files PMIX_LISTS='a a' PMIX_HOSTS='a a' \
        PMIX_NAMESPACE=slurm.pmix.1.0 PMIX_RANK=0 SHMEM_SYMMETRIC_SIZE=1M SHMEM_TEST_SEGMENT=shm \
        "$work/left" &
    pid=$!
    await file_of $pid || { echo 'no file in /dev/shm'; status=1; }
    file=$(file_of $pid)
    job 'a a' '0 1' left SHMEM_TEST_SEGMENT=shm >/dev/null && [ -e "$file" ] ||
        { echo "$file is removed while a PE has it"; status=1; }
    kill -9 $pid
    wait $pid 2>/dev/null
    job 'a a' '0 1' left SHMEM_TEST_SEGMENT=shm >/dev/null && [ ! -e "$file" ] ||
        { echo "$file is left"; status=1; }
    return $status
}
# The file in /dev/shm that a process has open.
file_of()
{
    readlink "/proc/$1"/fd/* | grep '^/dev/shm/sma-'
}

# says HOSTS ONLY WHAT [NAME=VALUE...]: the job fails, and says what.
says()
{
    local text
    text=$(job "$1" "$2" all "${@:4}") && return 1
    [[ $text = *"$3"* ]] || { echo "$text"; false; }
}

# The message of a child of fork, and the time until all processes that write to the
# pipe have ended: not twenty times as long as a job without a child.
child()
{
    local start=${EPOCHREALTIME/./} between text took usual
    pe a 0 left >/dev/null 2>&1
    between=${EPOCHREALTIME/./}
    text=$(pe a 0 left FORK=1 2>&1)
    took=$((${EPOCHREALTIME/./} - between)) usual=$((between - start))
    echo "$text"
    echo "$took us, without a child $usual us"
    [[ $text = *'shmem_barrier_all: called in a child created by fork'* ]] &&
        [ $took -lt $((20 * usual)) ]
}

# PE 1 ends the job with status 0.  PE 0 leaves PMIx, which MPI has joined, too; PE 1 does not.
exits()
{
    job 'a a' '0 1' left END=1 PMIX_MPI=1 && same "$(counts)" '1 2'
}

cat "$here/all.c" - >"$work/all.other.c" <<<'char more[1 << 20];'
for source in "$here/pmix_left" "$here/all" "$work/all.other" "$SRC/tests/c/setup_again"; do
    program=${source##*[/_]}
    verdict "pmix-program-$program" 'does not compile' \
        "$PREFIX/bin/oshcc" -pthread -o "$work/$program" "$source.c"
done
verdict pmix-memfd 'the memory file' \
    same "$(job a 0 left SHMEM_HUGE_PAGES=no)" $'open /memfd:sma\nmapped /memfd:sma'
verdict pmix-shm 'the memory file that was not used is left' left_file
verdict pmix-shm-killed 'the file of a job that was killed' killed_early
# The PEs of host a take a file in /dev/shm, those of host b do not: all of them
# are in as many fences.
verdict pmix-shm-one-host 'a host that takes another file is in another fence' \
    job 'a a b b' '0 1 2 3' all PMIX_HIDES=sma.memfd SHMEM_TIMEOUT=5
verdict pmix-exits 'another status, or another PE leaves PMIx' exits
# Other work may delay one of the two jobs.
verdict pmix-child 'the message of a child takes long' eval 'child || child || child'
# Each PE: the size of the job, the PEs of its host, the memory file (but for the PE that makes
# it).  The first PE of each host besides: the names of the hosts, the PEs of each host, the
# facts of each other host.  Each PE that talks to another host: the addresses there.
verdict pmix-asks-one 'one host: another number of fences or questions' \
    asks 'a a a a' '0 1 2 3' '1 2, 1 3, 1 3, 1 3'
verdict pmix-asks-two 'two hosts: another number of fences or questions' \
    asks 'a a b b' '0 1 2 3' '3 7, 3 4, 3 7, 3 4'
verdict pmix-asks-three 'three hosts: another number of fences or questions' \
    asks 'c a b a c' '0 1 2 3 4' '3 10, 3 10, 3 10, 3 5, 3 5'
verdict pmix-asks-names 'hosts are not told apart by the names of their PEs' \
    asks 'c a b a c' '0 1 2 3 4' '3 12, 3 12, 3 12, 3 5, 3 5' PMIX_LISTS=
verdict pmix-asks-others 'another server than that of Slurm is asked for lists' \
    asks 'c a b a c' '0 1 2 3 4' '3 11, 3 11, 3 11, 3 5, 3 5' PMIX_NAMESPACE=prterun-1
verdict pmix-lists-short 'a list of hosts lacks PEs' \
    asks 'a a b b' '0 1 2 3' '3 11, 3 4, 3 11, 3 4' PMIX_LISTS='a a b'
verdict pmix-answers 'waits for no answer, or does not ask again' \
    job 'a a b b' '0 1 2 3' all PMIX_ANSWERS='at once'
# At its end host b computes for longer than SHMEM_TIMEOUT while host a waits.
verdict pmix-again 'a further start of two hosts' \
    job 'a a b b' '0 1 2 3' again SHMEM_SYMMETRIC_SIZE=16M SHMEM_TIMEOUT=2 LATE=5
verdict pmix-two-names 'a host has two names' \
    says 'a a b' '0 1 2' 'the launcher gives this host two names' PMIX_LISTS='a b b'
verdict pmix-late 'no message, or another one' \
    says 'a a' 1 'exchange of the memory file: not all PEs have arrived within 1' SHMEM_TIMEOUT=1
verdict pmix-late-at-once 'no message, or another one' \
    says 'a a' 1 'exchange of the memory file: not all PEs have arrived within 1' \
    SHMEM_TIMEOUT=1 PMIX_ANSWERS='at once'

# The job ends by itself, without a crash; each PE that speaks says one line of text,
# and no PE says that all is well, if the lie may not be believed.
# lies HOSTS KEY HOW LIED_TO WHAT [NAME=VALUE...]
lies()
{
    local hosts=$1 only lie="$2 $4 $3" what=$5 text status words
    shift 5
    read -ra words <<<"$hosts"
    only=$(seq -s ' ' 0 $((${#words[@]} - 1)))
    text=$(job "$hosts" "$only" all SHMEM_TIMEOUT=2 PMIX_LIE="$lie" "$@")
    status=$?
    [ "$(wc -l <<<"$text")" -le ${#words[@]} ] &&
        ! grep -qP '[\x00-\x09\x0b-\x1f\x7f]' <<<"$text" || { echo "$text"; return 1; }
    if [ "$what" = '' ]; then
        [ $status -le 1 ]
    else
        [ $status = 1 ] && [[ $text = *"$what"* ]]
    fi || { echo "$lie: status $status: $text"; return 1; }
}
many=$(printf '%0100000d' 0)
peers=('' -1 '0,1' "$many")
[ -n "${SMA_TEST_SHORT:-}" ] ||
    peers+=('0,0' '0,-1' 99999999999 %n ',,,' '1,0' 0x0 $'0,\n')
tell()
{
    local how
    for how in type null; do
        lies 'a b' sma.facts $how 0 'PMIx: sma.facts of PE 1 is not binary data' &&
            lies 'a b' pmix.lpeers $how 1 'PMIx: pmix.lpeers is not a string' &&
            lies 'a a' sma.memfd $how 1 'sma.memfd is not a string' || return
    done
    lies 'a b' pmix.job.size type 1 'rank 1 of 0, which is impossible' || return
    for how in 0 4294967295; do
        lies a pmix.job.size =$how 0 "rank 0 of $how, which" || return
    done
    lies a pmix.lpeers =1 0 'is not valid' || return
    lies 'a b' pmix.lpeers =0,0 0 'is not valid' || return
    for how in "${peers[@]}"; do
        lies a pmix.lpeers "=$how" 0 '' || return
    done
    for how in empty short long ones =../../etc/passwd =%n%n%s%s "=$many" \
        =1:0:99999999999999999999:99999999999999999999; do
        lies 'a a' sma.memfd "$how" 1 '' || return
    done
    lies 'a b' pmix.hname null 0 'pmix.hname is not a string' PMIX_LISTS= || return
    for how in empty short long huge; do
        lies 'a b' sma.facts $how 0 'PE 1 runs another version of libsma' || return
    done
    lies 'a b' sma.facts ones 0 'unknown on PE 1' &&
        lies 'a b' sma.facts zeros 0 'does not provide' || return
    for how in null empty short huge ones zeros; do
        lies 'a b' sma.addresses.1 $how 0 'PE 1' || return
    done
}
programs()
{
    local how other=.other
    job 'a b' '0 1' all || return
    for how in empty short long huge ones zeros; do
        lies 'a b' sma.programs $how 0 'PE 1' || return
    done
}
lists()
{
    says 'a b' '0 1' 'gives the name of this host to 2 PEs, but lists 1 PEs on it' \
        PMIX_LISTS='a a' &&
        asks 'a a b b' '0 1 2 3' '3 11, 3 4, 3 11, 3 4' PMIX_NO_PEERS=1
}
# A launcher would end PE 0, which waits for PE 1.
owner()
{
    lies 'a a' sma.shm owner 1 'cannot be opened: Operation not permitted' SHMEM_TEST_SEGMENT=shm &
    await grep -qs 'cannot be opened' "$work/out.1" &&
        kill "$(pgrep -f "^$work/all\$")"
    wait $!
}
verdict pmix-rank 'no message' says a 7 'rank 7 of 1, which is impossible'
verdict pmix-lies 'an answer of the launcher is believed, or leads astray' tell
if [ "$(id -u)" = 0 ]; then
    verdict pmix-lies-owner 'a file of another user is opened' owner
    rm -f "$(cut -c 2- "$work/server/sma.shm.0.0")" # it was given away
else
    skip pmix-lies-owner 'only root can give a file away'
fi
verdict pmix-lies-programs 'programs of another host lead astray' programs
verdict pmix-lies-lists 'lists of hosts lead astray' lists
exit "$bad"
