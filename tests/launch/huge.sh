#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests the pages of the symmetric heaps: reserved huge pages and transparent
# ones, where this host has them or this user may ask the kernel for some, and
# the messages if there are no huge pages.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

oshrun=$PREFIX/bin/oshrun
reserved=/sys/kernel/mm/hugepages/hugepages-2048kB
transparent=/sys/kernel/mm/transparent_hugepage/shmem_enabled
declare -A before=()

# set_to FILE VALUE: until the end of this test.
set_to()
{
    [ -w "$1" ] || return 1
    before[$1]=${before[$1]-$(sed 's/.*\[\(.*\)\].*/\1/' "$1")}
    echo "$2" 2>/dev/null >"$1"
}
restore()
{
    local file
    for file in "${!before[@]}"; do
        echo "${before[$file]}" >"$file"
    done
    before=()
}
at_end 'restore; clean_up $status'
trap 'exit 1' INT TERM
# Of two of these tests at a time, one changes the pages of the system.
if [ -r $reserved/nr_hugepages ]; then
    exec 8<$reserved/nr_hugepages
    flock 8
fi

for test in c/{own_memory,setup_again,static_fork,net_blocks} launch/huge_{pages,again}; do
    program=${test##*/}
    "$PREFIX/bin/oshcc" -D_GNU_SOURCE -rdynamic -pthread -I"$tests/c" \
        -o "$work/${program#huge_}" "$tests/$test.c" ||
        { fail huge "$test.c does not compile"; exit 1; }
done

free_pages()
{
    echo $(($(cat $reserved/free_hugepages) - $(cat $reserved/resv_hugepages)))
}

# Sees to it that this number of pages is free.
reserve()
{
    local lacking=$(($1 - $(free_pages)))
    [ $lacking -le 0 ] ||
        set_to $reserved/nr_hugepages $(($(cat $reserved/nr_hugepages) + lacking))
}

# on_pages COMMAND...: runs it with free pages.  Any job on this host takes them, too:
# if they were too few, the command runs once more.
on_pages()
{
    local status
    await had_pages "$@"
    cat "$work/pages.out"
    cat "$work/pages.err" >&2
    return $status
}
had_pages()
{
    reserve 200
    "$@" >"$work/pages.out" 2>"$work/pages.err"
    status=$?
    ! grep -Eq 'no reserved huge pages|need [0-9]+ huge pages' "$work/pages.err"
}

# message NAME REGEX COMMAND...: it must fail with one line.
message()
{
    local name=$1 regex=$2
    shift 2
    if "$@" >"$work/out" 2>"$work/err"; then
        fail "$name" 'no error'
        return
    fi
    verdict "$name" 'no clear message' one_line "$regex"
}

# --- without enough pages
export SHMEM_SYMMETRIC_SIZE=256M
if [ -r $reserved/free_hugepages ] && [ "$(free_pages)" -lt 200 ]; then
    message huge-few '^shmem: PE 0/2 on .*: SHMEM_HUGE_PAGES=2M: the heaps of 2 PEs need 258 huge pages, but only [0-9]* are free; reserve more, as root: echo [0-9]* >/sys/.*/nr_hugepages, make SHMEM_SYMMETRIC_SIZE smaller' \
        env SHMEM_HUGE_PAGES=2M "$oshrun" -n 2 "$work/pages"
    verdict huge-auto-few 'auto is not silent' \
        empty "$("$oshrun" -n 2 "$work/pages" 2>&1 || echo failed)"
    verdict huge-auto-debug 'SHMEM_DEBUG does not tell' \
        grep -q 'PE 0/2 on .*: no reserved huge pages: 258 needed' \
        <(SHMEM_DEBUG=1 "$oshrun" -n 2 "$work/pages" 2>&1)
else
    skip huge-few 'this host has many reserved huge pages, or knows none'
fi
message huge-differ 'SHMEM_HUGE_PAGES is auto on PE 0 but no on PE 1; it must be the same' \
    "$oshrun" -n 2 sh -c \
    '[ "${SMA_JOB#*:1:}" = "$SMA_JOB" ] || export SHMEM_HUGE_PAGES=no; exec "$0"' "$work/pages"

# --- reserved pages
export SHMEM_SYMMETRIC_SIZE=64M
if ! [ -r $reserved/free_hugepages ]; then
    skip huge-reserved 'this kernel has no huge pages of 2 MiB'
elif reserve 200; [ "$(free_pages)" -lt 200 ]; then
    skip huge-reserved 'no huge pages of 2 MiB are free, and none can be had'
else
    export SHMEM_HUGE_PAGES=2M
    verdict huge-2M 'the heaps lie on other pages' \
        on_pages "$oshrun" -n 2 "$work/pages" Shared_Hugetlb:
    SHMEM_HUGE_PAGES=auto SHMEM_DEBUG=1 verdict huge-auto 'the heaps lie on other pages' \
        on_pages "$oshrun" -n 2 "$work/pages" Shared_Hugetlb:
    verdict huge-touch 'the start touches a page' on_pages "$oshrun" -n 3 "$work/own_memory"
    for world in SHMEM_TEST_NODES=2 SHMEM_TRANSPORT=all-ucx; do
        [ -f "$PREFIX/lib/sma/transport_ucx.so" ] || continue
        verdict "huge-$world" 'wrong' on_pages env "$world" "$oshrun" -n 3 "$work/own_memory"
        SHMEM_SYMMETRIC_SIZE=180M verdict "huge-net-$world" 'wrong' \
            on_pages env "$world" "$oshrun" -n 2 "$work/net_blocks"
    done
    verdict huge-fork 'a child of a PE' on_pages "$oshrun" -n 2 "$work/static_fork"
    verdict huge-again 'a second start' on_pages "$oshrun" -n 3 "$work/setup_again"
    # It needs no free pages, and finds no records of the calls before.
    SHMEM_CHECK=2 verdict huge-again-taken 'a second start after others took all pages' \
        on_pages "$oshrun" -n 2 "$work/again"
    SHMEM_TEST_SEGMENT=shm verdict huge-solo 'one PE' on_pages "$work/own_memory"
    if unshare -pf true 2>/dev/null; then
        # each PE is process 1 of its own namespace, so none finds another
        message huge-namespace 'SHMEM_HUGE_PAGES=2M: PE 1 cannot open the heaps of PE 0 through /proc: .*; PE 0 is in another PID namespace: containers need --pid=host' \
            on_pages "$oshrun" -n 2 unshare -pf --mount-proc "$work/pages"
        SHMEM_HUGE_PAGES=auto verdict huge-namespace-auto 'auto fails' \
            on_pages "$oshrun" -n 2 unshare -pf --mount-proc "$work/pages"
    fi
    mkdir -p "$work/group"
    echo 8388608 >"$work/group/hugetlb.2MB.max"
    group='mount --bind "$0" /sys/fs/cgroup && exec "$@"'
    if grep -q '^0::' /proc/self/cgroup && ! grep -q hugetlb /proc/self/cgroup &&
        unshare -m sh -c "$group" "$work/group" true 2>/dev/null; then
        message huge-group 'need 66 huge pages, which the control group \(hugetlb.2MB\) does not allow; make' \
            unshare -m sh -c "$group" "$work/group" "$oshrun" -n 2 "$work/pages"
    fi
    export SHMEM_HUGE_PAGES=auto
fi
restore

# --- transparent pages
if grep -qE '\[(always|within_size|advise|force)\]' $transparent 2>/dev/null ||
    set_to $transparent advise; then
    verdict huge-transparent 'the heaps lie on small pages' \
        "$oshrun" -n 2 "$work/pages" ShmemPmdMapped:
    verdict huge-transparent-info 'SHMEM_INFO does not tell' \
        grep -q 'pages of the heaps: transparent huge pages' \
        <(SHMEM_INFO=1 "$oshrun" -n 1 "$work/pages" 2>&1)
    verdict huge-no 'there are huge pages with SHMEM_HUGE_PAGES=no' \
        same "$(SHMEM_HUGE_PAGES=no "$oshrun" -n 1 "$work/pages" \
            ShmemPmdMapped: 2>/dev/null)" 'PE 0: 0 KiB'
else
    skip huge-transparent 'the system has no transparent huge pages for shared memory'
fi

exit $bad
