#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests memory limits of control groups, and a PE that is killed as memory is
# short: with directories that stand for those of the system, and with a
# namespace in which they are mounted over those.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

# What huge.sh reserves meanwhile is no memory for these jobs.
export SHMEM_HUGE_PAGES=no

${CC:-cc} -D_GNU_SOURCE -Wall -iquote "$SRC/src/c" -o "$work/group" "$here/cgroup_group.c" \
    "$SRC/src/c/shared/cgroup.c" || exit 1

root=$work/root
echo 'oom_kill 77' >"$work/vmstat"

# put FILE TEXT
put()
{
    mkdir -p "$root/${1%/*}"
    printf '%s\n' "$2" >"$root/$1"
}

# is WHAT NAME RESULT LINE-OF-SELF: what the group of a process grants
is()
{
    printf '%s\n' "$4" >"$work/self"
    verdict "cgroup-$1-$2" 'wrong' \
        same "$("$work/group" "$1" "$root" "$work/self" "$work/vmstat")" "$3"
}

mkdir -p "$root"
is memory nothing 'none 77 vmstat' '0::/'
put a/b/memory.max max
put a/memory.max 1000
put ./memory.max 5000
put a/b/memory.events $'low 0\noom 4\noom_kill 3\noom_group_kill 0'
put a/memory.events 'oom_kill 9'
is memory v2 '1000 3 /a/b/memory.events' '0::/a/b'
is memory v2-parent '1000 9 /a/memory.events' '0::/a'
is memory v2-deeper '1000 3 /a/b/memory.events' '0::/a/b/c/d'
is memory v2-root '5000 77 vmstat' '0::/'
is memory v2-of-the-host '5000 77 vmstat' '0::/docker/0123'
is memory v2-outside '5000 77 vmstat' '0::/../x'
rm -r "${root:?}"/*
put memory/j/s/memory.limit_in_bytes 9223372036854771712
put memory/j/memory.limit_in_bytes 2000
put memory/j/s/memory.oom_control $'oom_kill_disable 0\nunder_oom 0\noom_kill 5'
is memory v1 '2000 5 /memory/j/s/memory.oom_control' \
    $'12:cpuset:/x\n4:cpu,memory:/j/s\n1:name=systemd:/y\n0::/z'
is memory v1-other 'none 77 vmstat' $'4:memory_x:/j\n1:cpu:/j'
verdict cgroup-no-file 'wrong' \
    same "$("$work/group" memory "$root" "$work/none" "$work/none")" 'none -1 vmstat'
rm -r "${root:?}"/*
is huge nothing none '0::/a'
put a/b/hugetlb.2MB.max max
put a/b/hugetlb.2MB.rsvd.max 9000
put a/hugetlb.2MB.max 6000
put a/hugetlb.2MB.current 1000
put a/hugetlb.1GB.max 7
put c/hugetlb.2MB.max 0
is huge v2 5000 '0::/a/b'
is huge v2-none 0 '0::/c'
put a/hugetlb.2MB.current 7000
is huge v2-full 0 '0::/a/b'
rm -r "${root:?}"/*
put hugetlb/j/hugetlb.2MB.limit_in_bytes 9223372036852678656
put hugetlb/j/hugetlb.2MB.rsvd.limit_in_bytes 4000
put hugetlb/j/hugetlb.2MB.rsvd.usage_in_bytes 500
is huge v1 3500 '3:hugetlb:/j'
put unified/k/hugetlb.2MB.max 300
is huge both 300 $'4:memory:/x\n0::/k'
rm -r "${root:?}"/*
is cpus nothing 0 '0::/a'
put a/b/cpu.max 'max 100000'
put a/cpu.max '150000 100000'
put ./cpu.max '400000 100000'
is cpus v2 150 '0::/a/b'
is cpus v2-root 400 '0::/'
put a/b/cpu.max '100 100000'
is cpus v2-little 1 '0::/a/b'
put a/b/cpu.max 'nonsense'
is cpus v2-nonsense 150 '0::/a/b'
rm -r "${root:?}"/*
put cpu/j/cpu.cfs_quota_us -1
put cpu/j/cpu.cfs_period_us 100000
is cpus v1-none 0 '4:cpu,cpuacct:/j'
put cpu/j/cpu.cfs_quota_us 200000
put cpu/j/s/cpu.cfs_quota_us 50000
put cpu/j/s/cpu.cfs_period_us 50000
is cpus v1 100 '4:cpu,cpuacct:/j/s'
rm -r "${root:?}"/*
is pids nothing 0 '0::/a'
put a/b/pids.max max
put a/b/pids.current 7
put a/pids.max 9
put a/pids.current 8
is pids v2 0 '0::/a/b'
put a/pids.current 9
is pids v2-full 9 '0::/a/b'
rm -r "${root:?}"/*
put pids/j/pids.max 5
put pids/j/pids.current 6
is pids v1-full 5 $'4:memory:/x\n3:pids:/j\n0::/'
rm -r "${root:?}"/*

# --- the library and oshrun
empty_program "$work/heap" || exit 1
# The group of this shell, of either version.
events=memory.oom_control limit=memory.limit_in_bytes
group=memory$(sed -n 's/^[0-9]*:[a-z_,]*memory[a-z_,]*://p' /proc/self/cgroup)
if [ "$group" = memory ]; then
    events=memory.events limit=memory.max
    group=.$(sed -n 's/^0:://p' /proc/self/cgroup)
fi
export events=/sys/fs/cgroup/$group/$events
put "$group/$limit" $((512 << 20))
put "$group/${events##*/}" 'oom_kill 4'

in_namespace()
{
    unshare -m sh -c 'mount --bind "$0" /sys/fs/cgroup && exec "$@"' "$root" "$@"
}
if ! in_namespace true 2>/dev/null; then
    skip cgroup-oshrun 'no namespace to mount in'
    exit $bad
fi
in_namespace env SHMEM_INFO=1 "$PREFIX/bin/oshrun" -n 2 "$work/heap" >"$work/out" 2>&1
# three quarters of 512 MiB for two PEs
verdict cgroup-default 'the default heap does not know the limit' \
    grep -q "symmetric heap: $((192 << 20)) bytes" "$work/out"
in_namespace "$PREFIX/bin/oshrun" -n 2 -x SHMEM_SYMMETRIC_SIZE=400M "$work/heap" 2>"$work/err"
verdict cgroup-message 'the limit is not named' \
    grep -q 'but the control group of the PEs allows 512 MiB in all' "$work/err"
# A PE is killed, once with the counter and once without.
in_namespace "$PREFIX/bin/oshrun" -n 1 sh -c 'echo "oom_kill 5" >"$events" && kill -9 $$' \
    2>"$work/err"
verdict cgroup-killed 'out of memory is not named' grep -q \
    'by signal 9 (Killed); out of memory? The system has killed 1 process for lack of memory ' \
    "$work/err"
in_namespace "$PREFIX/bin/oshrun" -n 1 sh -c 'kill -9 $$' 2>"$work/err"
verdict cgroup-killed-otherwise 'out of memory is named' \
    empty "$(grep 'out of memory' "$work/err")"

exit $bad
