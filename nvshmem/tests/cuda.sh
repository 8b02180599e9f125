#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage awk python3
#
# Tests libsma_cuda: the names of its headers and its exports against the table,
# the routines of the host on memory of the host, and on a GPU that processors
# play, and some kernels through nvcc.  `make check-cuda-compile` compiles a
# kernel for each name, and `make check-cuda` needs a GPU.

. "$(dirname "${BASH_SOURCE[0]}")/../../tests/common"

if [ ! -f "$PREFIX/lib/libsma_cuda.so" ]; then
    skip cuda 'configured --without-cuda'
    exit 0
fi
bin=$PREFIX/bin
run() { "$bin/oshrun" "$@"; }

# ------------------------------------------------------------------- names
python3 -B "$SRC/build-aux/gen" -n cuda >"$work/forms"
sort -u -k2 "$work/forms" | awk '{ print $2 }' | sort -u >"$work/names"
awk '$1 == "host" || $1 == "stream" { print $2 }' "$work/forms" | sort \
    >"$work/host"
verdict cuda-table 'the table has no names' test "$(wc -l <"$work/names")" -gt 1500
verdict cuda-table-unique 'a form is there twice' empty \
    "$(sort "$work/forms" | uniq -d)"

# Without CUDA the headers declare what the host calls; nvcc has all names.
sed 's/__asm__.*//' "$PREFIX/include/nvshmem.h" "$PREFIX/include/nvshmemx.h" |
    sed -n 's/^\(SMA_NORETURN \)\{0,1\}[a-z].*[ *]\(nvshmemx\{0,1\}_[a-z_0-9]*\)(.*/\2/p' |
    sort -u >"$work/declared"
verdict cuda-header-host 'host names: the table (<), the headers (>)' \
    diff "$work/host" "$work/declared"
{
    cat "$work/declared"
    sed -n 's/^SMA_CUDA_\(BOTH\|DEVICE\)(.*, \(nvshmem[a-z_0-9]*\),$/\2/p' \
        "$PREFIX/include/nvshmem.h" "$PREFIX/include/nvshmemx.h"
} | sort -u >"$work/all"
verdict cuda-header-all 'all names: the table (<), the headers (>)' \
    diff "$work/names" "$work/all"
nm -D --defined-only "$PREFIX/lib/libsma_cuda.so" |
    awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort |
    grep -v '^sma_cuda_\(un\)\{0,1\}register' >"$work/exported"
verdict cuda-exports 'exported names: the table (<), the library (>)' \
    diff "$work/host" "$work/exported"
verdict cuda-libsma 'libsma needs CUDA' empty \
    "$(ldd "$PREFIX/lib/libsma.so" | grep -i cuda)"

verdict cuda-left-out 'said to be left out, and in the table' empty \
    "$(grep 'NVSHMEM |' "$SRC/doc/left-out.md" | sed 's/|[^|]*|[^|]*|$//' |
        grep -o '`nvshmem[a-z_0-9]*`' | tr -d '`' | sort |
        comm -12 - "$work/names")"

# --------------------------------------------------------------- C and C++
compilers=('gcc -xc -std=c99' 'clang++ -xc++ -std=c++17')
[ -n "${SMA_TEST_SHORT:-}" ] ||
    compilers+=('gcc -xc -std=c17' 'g++ -xc++ -std=c++11' 'clang -xc -std=c11')
for c in "${compilers[@]}"; do
    if ! command -v "${c%% *}" >/dev/null; then
        skip "cuda-header-${c%% *}" 'not here'
        continue
    fi
    verdict "cuda-header-${c%% *}-${c##*=}" 'the headers alone' \
        $c -pedantic -Wall -Wextra -Werror -fsyntax-only -I"$PREFIX/include" - \
        <<<'#include <nvshmem.h>
#include <nvshmemx.h>'
done

# Every name of the host has an address, from C and from C++, where four have a second
# function, of a team.
sed 's/.*/    (function) &,/' "$work/host" >"$work/in-c"
awk '
    /^nvshmemx?_(barrier|sync)(_on_stream)?$/ {
        more = /on_stream/ ? ", cudaStream_t" : ""
        print "    (function) (void (*)(int, int, int, long *" more ")) " $0 ","
        print "    (function) (int (*)(nvshmem_team_t" more ")) " $0 ","
        next
    }
    { print "    (function) " $0 "," }' "$work/host" >"$work/in-cc"
verdict cuda-overloads 'four names have two functions' same \
    "$(($(wc -l <"$work/in-cc") - $(wc -l <"$work/in-c")))" 4
for suffix in c cc; do
    sed 's/^ *//' "$work/in-$suffix" >"$work/names.h"
    cp "$here/names.c" "$work/all.$suffix"
    wrapper=oshcc
    [ $suffix = c ] || wrapper=oshc++
    verdict "cuda-addresses-$suffix" 'a name is not in the library' \
        "$bin/$wrapper" -o "$work/all-$suffix" "$work/all.$suffix" -lsma_cuda
    verdict "cuda-addresses-$suffix-run" 'the program fails' \
        run -n 2 "$work/all-$suffix"
done

# ---------------------------------------------------------- memory of the host
verdict cuda-host-compile 'nvshmem/tests/host.c' \
    "$bin/oshcc" -O1 -Wall -Wextra -Werror -o "$work/host-test" \
    "$here/host.c" -lsma_cuda
# A GPU of this host is not for these.
export CUDA_VISIBLE_DEVICES=
for n in 1 3; do
    verdict "cuda-host-$n" 'on memory of the host' run -n $n "$work/host-test"
done
SHMEM_TRANSPORT=all-ucx verdict cuda-host-ucx 'on memory of the host, over UCX' \
    run -n 2 "$work/host-test"
run -n 3 "$work/all-c" >"$work/said" 2>&1
verdict cuda-one-line 'not one line of PE 0 about the missing GPU' same \
    "$(sed 's| on [^:]*:|:|' "$work/said")" \
    'shmem: PE 0/3: nvshmem_init: no GPU here: the symmetric memory is that of the host, and no kernel can run'
NVSHMEM_SYMMETRIC_SIZE=17X run -n 1 "$work/all-c" >"$work/said" 2>&1
verdict cuda-size 'a wrong size is taken' grep -q \
    'nvshmem_init: NVSHMEM_SYMMETRIC_SIZE is "17X", must be a size' "$work/said"

"$bin/oshcc" -o "$work/launch" "$here/cuda_launch.c" -lsma_cuda
run -n 2 "$work/launch" 1 >"$work/said" 2>&1
verdict cuda-launch 'not one line about the launch' same \
    "$(grep -c ': nvshmemx_collective_launch: a kernel cannot run: no GPU here$' \
        "$work/said")" 1
run -n 1 "$work/launch" >"$work/said" 2>&1
verdict cuda-not-started 'a call before nvshmem_init' grep -q \
    'nvshmem_malloc: nvshmem_init has not been called' "$work/said"

verdict cuda-teams-compile 'nvshmem/tests/teams.c' \
    "$bin/oshcc" -O0 -Wall -Wextra -Werror -o "$work/teams" \
    "$here/teams.c" -lsma_cuda
for n in 1 3; do
    verdict "cuda-teams-$n" 'on memory of the host' run -n $n "$work/teams"
done

# ------------------------------------------------------ a communicator of MPI
# mpi_says COMM TEXT: the test of the communicator COMM ends with such a line
mpi_says()
{
    "${mpirun[@]}" -n 2 "$work/mpi" "$1" >"$work/said" 2>&1 && return 1
    grep -q "nvshmemx_init_attr: $2\$" "$work/said"
}
for mpi in mpich openmpi; do
    mpirun=(mpiexec.hydra)
    [ $mpi = mpich ] ||
        mpirun=(mpirun.openmpi --allow-run-as-root --oversubscribe)
    if ! command -v "mpicc.$mpi" "${mpirun[0]}" >"$work/found" ||
        [ "$(wc -l <"$work/found")" -lt 2 ] ||
        { [ $mpi = openmpi ] && [ "$("$bin/osh_info" pmix)" = no ]; }; then
        skip "cuda-mpi-$mpi" "no such MPI here, or built without PMIx"
        continue
    fi
    verdict "cuda-mpi-$mpi-compile" 'does not compile' env OSHCC_CC="mpicc.$mpi" \
        "$bin/oshcc" -o "$work/mpi" "$here/cuda_mpi.c" -lsma_cuda
    verdict "cuda-mpi-$mpi" 'MPI_COMM_WORLD' \
        "${mpirun[@]}" -n 2 "$work/mpi" 3
    verdict "cuda-mpi-$mpi-early" 'before MPI_Init' \
        mpi_says 0 'MPI_Init has not been called'
    verdict "cuda-mpi-$mpi-self" 'MPI_COMM_SELF' \
        mpi_says 1 'the size of mpi_comm is 1, but the job has 2 PEs'
    verdict "cuda-mpi-$mpi-order" 'other ranks' mpi_says 2 \
        'mpi_comm gives PE . rank ., must be in the order of MPI_COMM_WORLD'
done

# ------------------------------------------------- a GPU played by processors
verdict cuda-fake 'nvshmem/tests/fake' \
    "$here/fake/build" "$SRC" "$PREFIX" "$work/fake"
fake() { LD_LIBRARY_PATH=$work/fake:$PREFIX/lib run "$@"; }
# for_fake PROGRAM SOURCE: compiles it with the runtime of the played GPU
for_fake()
{
    "$bin/oshcc" -O0 -Wall -Wextra -Werror -pthread -DWITH_CUDA \
        -I"$here/fake" -o "$work/$1" "$2" -lsma_cuda \
        "$work/fake/libcuda.so.1"
}
verdict cuda-gpu-compile 'host.c' for_fake host-fake "$here/host.c"
export NVSHMEM_SYMMETRIC_SIZE=4M
for n in 1 3 4; do
    [ $n = 3 ] || [ -z "${SMA_TEST_SHORT:-}" ] || continue
    fake -n $n "$work/host-fake" >"$work/said" 2>&1
    verdict "cuda-gpu-$n" 'on a played GPU, without a word' same \
        "$? $(cat "$work/said")" '0 '
done
fake -n 2 "$work/launch" 1 2 >"$work/said" 2>&1
verdict cuda-gpu-symmetric 'a put to memory that is not symmetric' grep -q \
    'nvshmem_int_put: dest is 0x[0-9a-f]*, which is not in the symmetric heap' \
    "$work/said"
fake -n 2 "$work/launch" 1 2 3 >"$work/said" 2>&1
verdict cuda-gpu-agree 'two sizes of a block' grep -q \
    'nvshmem_malloc: size is [0-9]* here, but 8 on one PE and 16 on another' \
    "$work/said"

fake -n 2 "$work/launch" 1 2 3 4 >"$work/said" 2>&1
verdict cuda-gpu-longdouble 'a type that GPUs do not have' grep -q \
    'nvshmem_longdouble_sum_to_all: the memory of a GPU holds no long double' \
    "$work/said"

verdict cuda-gpu-teams-compile 'teams.c' for_fake teams-fake \
    "$here/teams.c"
for n in 2 3; do
    [ $n = 3 ] || [ -z "${SMA_TEST_SHORT:-}" ] || continue
    verdict "cuda-gpu-teams-$n" 'teams on a played GPU' \
        fake -n $n "$work/teams-fake"
done

# Kernels of a program: those of device.cu, by a C++ compiler (nvshmem/tests/shim).
verdict cuda-shim-compile 'device.cu' "$here/shim" "$SRC" "$PREFIX" "$work/fake" \
    "$work/shim" device "$here/device.cu"
for n in 1 2 3; do
    [ $n = 2 ] || [ -z "${SMA_TEST_SHORT:-}" ] || continue
    verdict "cuda-shim-device-$n" 'kernels on a played GPU' \
        fake -n $n "$work/shim/device"
done

# Each routine that kernels call, in all its forms: what it does on the played GPU is
# what the library does on memory of the host (nvshmem/tests/names.h).
compare_calls()
{
    python3 -B "$SRC/build-aux/gen" -n calls >"$work/names.cc"
    verdict cuda-calls-compile 'a call of each name' "$here/shim" "$SRC" "$PREFIX" \
        "$work/fake" "$work/shim" names "$work/names.cc"
    FAKE_GPUS=none fake -n 2 "$work/shim/names" 1 >"$work/on-host" 2>"$work/said"
    verdict cuda-calls-host "the calls on memory of the host: $(cat "$work/said")" \
        test "$(grep -c . "$work/on-host")" -gt 2000
    fake -n 2 "$work/shim/names" 1 >"$work/on-gpu" 2>"$work/said"
    verdict cuda-calls-run "the calls on a played GPU: $(cat "$work/said")" test $? -eq 0
    awk 'NR == FNR { want[$1, $2] = $4; names++; next }
        { n++ }
        want[$1, $2] != $4 { print $2 " in the form " $3 " on PE " $1 }
        END { if (n < 3 * names) print n + 0 " calls" }' "$work/on-host" "$work/on-gpu" \
        >"$work/said"
    verdict cuda-calls "not as on the host: $(head -n 3 "$work/said")" empty \
        "$(cat "$work/said")"
}
[ -n "${SMA_TEST_SHORT:-}" ] || compare_calls

# What hardware and drivers ask for (nvshmem/tests/rules.c).
verdict cuda-rules-compile 'rules.c' for_fake rules "$here/rules.c"
for rule in threads meeting busy wait modules; do
    verdict "cuda-rule-$rule" "rules.c $rule" fake -n 2 "$work/rules" $rule
done
FAKE_NO_WAIT_VALUE=1 verdict cuda-rule-wait-kernel 'waits by kernels' \
    fake -n 2 "$work/rules" wait
FAKE_GPUS=2 verdict cuda-rule-device 'a thread has another GPU' \
    fake -n 2 "$work/rules" device
FAKE_GPUS=2 verdict cuda-rule-launch 'collective launch' \
    fake -n 2 "$work/rules" launch 1
verdict cuda-rule-launch-shared 'collective launch on one GPU' \
    fake -n 2 "$work/rules" launch 2
FAKE_GPUS=3 FAKE_NO_ATOMICS=1 verdict cuda-rule-stores \
    'without atomic operations' fake -n 3 "$work/rules" stores
# ends RULE TEXT: the rule ends the job with this line
ends()
{
    fake -n 2 "$work/rules" "$1" >"$work/said" 2>&1 && return 1
    grep -q "$2\$" "$work/said"
}
FAKE_GPUS=2 verdict cuda-rule-other-device 'two GPUs of a PE' ends other-device \
    'nvshmem_long_put: GPU 0 is current in this thread, but since nvshmem_init this PE has GPU 1: a PE uses one GPU'
verdict cuda-rule-capture 'a value of a stream that is captured' ends capture \
    'nvshmemx_long_g_on_stream: the stream is being captured, .*'
for rule in add signal-add; do
    FAKE_GPUS=2 FAKE_NO_ATOMICS=1 verdict "cuda-rule-no-$rule" \
        'an atomic operation over a path without them' ends $rule \
        'the GPU of this PE has no atomic operations on that of PE ., or CUDA_VISIBLE_DEVICES hides that one here'
done
FAKE_GPUS=2 FAKE_NO_PEERS=1 verdict cuda-rule-peers 'GPUs without a path' \
    ends '' 'nvshmem_init_thread: the GPU of this PE cannot reach memory of the GPU of PE .: peer access is not supported'
FAKE_GPUS=broken verdict cuda-rule-driver 'an error of the driver' \
    ends '' 'nvshmem_init_thread: the driver of the GPU does not work: system not yet initialized'

# ------------------------------------------------------------------- wrappers
verdict cuda-pc 'nvshmem.pc' grep -q -- '-lsma_cuda.*-lsma' <(PKG_CONFIG_PATH=\
"$PREFIX/lib/pkgconfig" pkg-config --libs nvshmem)
OSHNVCC_NVCC=nvcc "$bin/oshnvcc" --showme a.cu >"$work/said"
verdict cuda-wrapper 'oshnvcc --showme' grep -q -- \
    "^nvcc -I.* a.cu .*-Xlinker=-rpath,.* -lsma_cuda -lsma\$" "$work/said"
OSHNVCC_NVCC=nvcc "$bin/oshnvcc" --showme:link >"$work/said"
verdict cuda-wrapper-link 'oshnvcc --showme:link' grep -q -- \
    '-lsma_cuda -lsma$' "$work/said"

# --------------------------------------------------------------------- kernels
# clang as a compiler of CUDA, where one reads the headers of the CUDA that is here, which
# no longer have a file that it asks for.
second_compiler()
{
    local clang nvcc cuda
    read -r nvcc _ < <("$bin/oshnvcc" --showme)
    cuda=(--cuda-path="$(dirname "$(command -v "$nvcc")")/.." -Wno-unknown-cuda-version
        --cuda-gpu-arch=sm_80 "-I$work/clang" "-I$PREFIX/include" -O2 -Wall -Wextra
        -Wno-unused-parameter -Werror)
    mkdir -p "$work/clang"
    : >"$work/clang/texture_fetch_functions.h"
    for clang in clang++ clang++-{19..25}; do
        command -v "$clang" >/dev/null &&
            "$clang" -x cuda "${cuda[@]}" -fsyntax-only - >"$work/log" 2>&1 <<<'' &&
            break
        clang=
    done
    [ -n "$clang" ] || { skip cuda-clang 'no clang that knows this CUDA'; return; }
    verdict cuda-clang-poll 'poll.cu' "$clang" -x cuda "${cuda[@]}" \
        --cuda-device-only -S -o "$work/clang.ptx" "$here/poll.cu"
    ptx clang "$work/clang.ptx"
    # for both processors; clang does not put them together as this CUDA wants it
    verdict cuda-clang-device 'device.cu for a GPU' "$clang" -x cuda "${cuda[@]}" \
        --cuda-device-only -S -o "$work/clang.ptx" "$here/device.cu"
    verdict cuda-clang-host 'device.cu for the host' "$clang" -x cuda "${cuda[@]}" \
        --cuda-host-only -fsyntax-only "$here/device.cu"
}

# The nvcc of a PATH may be a script that calls the one of a folder elsewhere.
other_folder()
{
    local nvcc
    read -r nvcc _ < <("$bin/oshnvcc" --showme)
    mkdir -p "$work/other/bin" "$work/configured"
    printf '#!/bin/sh\nexec %s "$@"\n' "$(command -v "$nvcc")" >"$work/other/bin/nvcc"
    chmod +x "$work/other/bin/nvcc"
    (cd "$work/configured" && "$SRC/configure" -q --without-ucx --without-ofi \
        --without-pmix --disable-fortran --with-cuda="$work/other")
}

# ptx COMPILER FILE: what nvshmem/tests/poll.cu has become
ptx()
{
    verdict "cuda-nc-$1" 'a load that may be old' empty "$(grep 'ld\.global\.nc' "$2")"
    python3 "$here/loops.py" "$2" poll_ >"$work/said"
    verdict "cuda-poll-$1" "$(cat "$work/said")" empty "$(cat "$work/said")"
    # What a thread tells another PE comes behind a fence, and behind nothing that
    # lets it see more: no other store, and no meeting of threads or PEs.
    awk '/\.entry/ {
            name = $0
            sub(/.*entry /, "", name)
            sub(/\(.*/, "", name)
            fenced = 0
        }
        /(membar|fence)[a-z._]*\.sys/ { fenced = 1 }
        /bar\.(sync|warp)|barrier\.sync|ld\.acquire/ { fenced = 0 }
        /^[^a-z]*st\.[a-z0-9.]+ / && !/st\.(relaxed|param|local)/ { fenced = 0 }
        /atom[.a-z]*\.sys\.add|st\.relaxed\.sys/ {
            messages[name]++
            if (!fenced)
                print name ": a message without a fence"
        }
        END {
            for (name in messages)
                kinds++
            if (kinds != 9)
                print kinds + 0 " kinds of messages"
        }' <(sed -n '/entry post_/,/^}/p' "$2") >"$work/said"
    verdict "cuda-fences-$1" "$(cat "$work/said")" empty "$(cat "$work/said")"
}

if "$bin/oshnvcc" --version >/dev/null 2>&1; then
    unset NVSHMEM_SYMMETRIC_SIZE
    verdict cuda-ring-compile 'examples/ring.cu' empty "$("$bin/oshnvcc" \
        -arch=sm_90 -o "$work/ring" "$SRC/nvshmem/examples/ring.cu" 2>&1)"
    run -n 3 "$work/ring" >"$work/said" 2>/dev/null
    verdict cuda-ring 'examples/ring.cu on memory of the host' same \
        "$(sort "$work/said" | tail -n 1)" 'PE 2 of 3: 3, all together 4'
    if [ -z "${SMA_TEST_SHORT:-}" ]; then
        "$bin/oshnvcc" -arch=sm_90 -ptx -o "$work/poll.ptx" "$here/poll.cu"
        ptx nvcc "$work/poll.ptx"
        second_compiler
        verdict cuda-nvcc-script 'configure does not find CUDA' other_folder
    fi
else
    skip cuda-ring 'no nvcc'
fi
[ -n "${SMA_TEST_SHORT:-}" ] || # in the short run ring.cu stands for it
    tap_part cuda-compile "$here/compile" \
        '_float_p$|complexd_sum.*warp$|t32_block$|signal_op' sm_90

exit "$bad"
