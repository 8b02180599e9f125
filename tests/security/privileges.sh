#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests programs that run with more rights than the user who starts them: with the
# set-user-ID bit, the set-group-ID bit, or capabilities of their file.  This user
# chooses the variables and the launcher, so libsma reads no variable, loads and
# executes nothing, joins no job, and ends the program in shmem_init.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

for_others
PREFIX=$(cd "$PREFIX" && pwd)
source=$SRC/tests/security/privileges.c
owner=65533
other=(setpriv --reuid 65534 --regid 65534 --clear-groups)
cd "$work" || exit 1
if [ "$(id -u)" != 0 ] ||
    ! "${other[@]}" "$PREFIX/bin/oshrun" --version >/dev/null 2>&1; then
    skip privileges 'only root can make a program of another user'
    exit $bad
fi

# build NAME MODE FLAGS...: a program that another account owns.
build()
{
    local name=$1 mode=$2
    shift 2
    "$PREFIX/bin/oshcc" -g -Wall -D_GNU_SOURCE -o "$name" "$source" "$@" >"$work/log" 2>&1 ||
        { fail "privileges-$name" "does not compile: $(head -n 3 "$work/log")"
          return 1; }
    chown "$owner:$owner" "$name" && chmod "$mode" "$name"
}

refusal='this program has more rights than its user (set-user-ID, '
refusal+='set-group-ID or capabilities of its file), and libsma does not start '
refusal+='in it'

# refuses ROUTINE VARIABLE... -- COMMAND...: the program says only that it has the
# rights, and its environment as it was; the library prints one line.
refuses()
{
    local routine=$1 vars=() got
    shift
    while [ "$1" != -- ]; do vars+=("$1"); shift; done
    shift
    "${other[@]}" env "${vars[@]}" "$@" >out 2>err </dev/null
    got=$?
    { [ $got = 1 ] || { echo "status $got"; false; }; } &&
        same "$(cat out)" 'rights 1' &&
        same "$(cat err)" "shmem: $routine: $refusal" || { cat out err; false; }
}

build setuid 4755 || exit 1
build setgid 2755 || exit 1
build plain 755 || exit 1
"${other[@]}" ./setuid early >out 2>/dev/null
if ! grep -qx 'rights 1' out; then
    skip privileges 'the file system ignores the set-user-ID bit'
    exit $bad
fi
# A check of the test: without more rights the program starts, and the functions
# that it defines are those that the library calls.
verdict privileges-none 'the test does not see what the library does' \
    test "$("${other[@]}" ./plain 2>&1 | sed 's/^calls getenv.*/get/' | sort -u |
        tr '\n' ' ')" = 'get rights 0 runs '

for program in setuid setgid; do
    verdict "privileges-$program" 'it starts' refuses shmem_init -- ./$program
    verdict "privileges-$program-profile" 'the counting of calls is wanted' \
        refuses shmem_init SHMEM_STATS=1 SHMEM_TRACE=trace.json \
        SHMEM_HANG_TIMEOUT=1 SHMEM_DEBUG=1 -- ./$program
    verdict "privileges-$program-pmix" 'a launcher of its user counts' \
        refuses shmem_init PMIX_NAMESPACE=evil PMIX_RANK=0 \
        PMIX_MCA_mca_base_component_path="$work" -- ./$program
    verdict "privileges-$program-ucx" 'UCX is loaded' \
        refuses shmem_init SHMEM_TRANSPORT=all-ucx UCX_MODULE_DIR="$work" -- ./$program
done

# The job of another user.
joins()
{
    "${other[@]}" "$PREFIX/bin/oshrun" -n 2 ./setuid >out 2>err \
        </dev/null && { echo 'the job succeeds'; cat out; return 1; }
    same "$(sort -u out)" 'rights 1' &&
        same "$(grep '^shmem: ' err | sort -u)" "shmem: shmem_init: $refusal" &&
        grep -q '^oshrun: PE [01] .* exited with status 1' err ||
        { cat out err; false; }
}
verdict privileges-job 'it joins the job of another user' joins

# A message about a call before shmem_init: addr2line of the user's PATH is not
# executed, and the message names no PE, as SMA_JOB is not read.
early()
{
    "${other[@]}" env SMA_JOB=0:0:1 ./setuid early >out 2>err </dev/null
    same "$?" 1 && same "$(cat out)" 'rights 1' &&
        grep -qE '^shmem: shmem_n_pes: .*called' err || { cat out err; false; }
}
verdict privileges-early 'it executes a program, or reads a variable' early

if setcap cap_net_raw+ep plain 2>/dev/null && getcap plain | grep -q net_raw; then
    verdict privileges-capabilities 'it starts' refuses shmem_init HAS_CAPABILITIES=1 -- ./plain
else
    skip privileges-capabilities 'no setcap here'
fi

if build static 4755 "$PREFIX/lib/libsma.a" -ldl; then
    verdict privileges-static 'it starts with libsma.a' \
        refuses shmem_init SHMEM_STATS=1 -- ./static
fi

if [ -x "$PREFIX/bin/oshfort" ]; then
    printf '      call start_pes(0)\n      end\n' >start.f
    "$PREFIX/bin/oshfort" -o fortran start.f && chown $owner fortran &&
        chmod 4755 fortran
    verdict privileges-fortran 'it starts' \
        same "$("${other[@]}" ./fortran 2>&1)" "shmem: START_PES: $refusal"
fi

if [ -e "$PREFIX/lib/libsma_cuda.so" ]; then
    if build cuda 4755 -DWITH_CUDA -lsma_cuda -lsma; then
        verdict privileges-cuda 'CUDA is asked, or a variable is read' \
            refuses nvshmem_init NVSHMEM_SYMMETRIC_SIZE=1M -- ./cuda cuda
    fi
fi

exit $bad
