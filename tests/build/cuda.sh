#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests libsma_cuda: the names of its headers and its exports against the table,
# the routines of the host on memory of the host, and on a GPU that processors
# play, and some kernels through nvcc.  `make check-cuda-compile` compiles a
# kernel for each name, and `make check-cuda` needs a GPU.

. "$(dirname "${BASH_SOURCE[0]}")/common"

if [ ! -f "$PREFIX/lib/libsma_cuda.so" ]; then
    skip cuda 'configured --without-cuda'
    exit 0
fi
bin=$PREFIX/bin
run() { "$bin/oshrun" "$@"; }

# ------------------------------------------------------------------- names
"$SRC/build-aux/generate" -n cuda "$SRC" awk >"$work/forms"
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
    grep -v '^sma_cuda_register' >"$work/exported"
verdict cuda-exports 'exported names: the table (<), the library (>)' \
    diff "$work/host" "$work/exported"
verdict cuda-libsma 'libsma needs CUDA' empty \
    "$(ldd "$PREFIX/lib/libsma.so" | grep -i cuda)"

verdict cuda-left-out 'said to be left out, and in the table' empty \
    "$(grep 'NVSHMEM |' "$SRC/doc/left-out.md" | sed 's/|[^|]*|[^|]*|$//' |
        grep -o '`nvshmem[a-z_0-9]*`' | grep -v init_attr | tr -d '`' | sort |
        comm -12 - "$work/names")"

# --------------------------------------------------------------- C and C++
for c in 'gcc -xc -std=c99' 'gcc -xc -std=c17' 'g++ -xc++ -std=c++11' \
    'clang -xc -std=c11' 'clang++ -xc++ -std=c++17'; do
    if ! command -v "${c%% *}" >/dev/null; then
        skip "cuda-header-${c%% *}" 'not here'
        continue
    fi
    # shellcheck disable=SC2086 # the compiler and its options
    verdict "cuda-header-${c%% *}-${c##*=}" 'the headers alone' \
        $c -pedantic -Wall -Wextra -Werror -fsyntax-only -I"$PREFIX/include" - \
        <<<'#include <nvshmem.h>
#include <nvshmemx.h>'
done

# Every name of the host has an address, from C and from C++.
for suffix in c cc; do
    {
        printf '#include <nvshmem.h>\n#include <nvshmemx.h>\n'
        echo 'typedef void (*function)(void);'
        echo 'static const function all[] = {'
        sed 's/.*/    (function) &,/' "$work/host"
        cat <<'END'
};
int main(void)
{
    unsigned i;
    for (i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i] == 0)
            return 1;
    nvshmem_init();
    nvshmem_finalize();
    return 0;
}
END
    } >"$work/all.$suffix"
    wrapper=oshcc
    [ $suffix = c ] || wrapper=oshc++
    verdict "cuda-addresses-$suffix" 'a name is not in the library' \
        "$bin/$wrapper" -o "$work/all-$suffix" "$work/all.$suffix" -lsma_cuda
    verdict "cuda-addresses-$suffix-run" 'the program fails' \
        run -n 2 "$work/all-$suffix"
done

# ---------------------------------------------------------- memory of the host
verdict cuda-host-compile 'tests/cuda/host.c' \
    "$bin/oshcc" -O1 -Wall -Wextra -Werror -o "$work/host-test" \
    "$SRC/tests/cuda/host.c" -lsma_cuda
# A GPU of this host is not for these.
export CUDA_VISIBLE_DEVICES=
for n in 1 3; do
    verdict "cuda-host-$n" 'on memory of the host' run -n $n "$work/host-test"
done
SHMEM_TRANSPORT=ucx verdict cuda-host-ucx 'on memory of the host, over UCX' \
    run -n 2 "$work/host-test"
run -n 3 "$work/all-c" >"$work/said" 2>&1
verdict cuda-one-line 'not one line of PE 0 about the missing GPU' same \
    "$(sed 's| on [^:]*:|:|' "$work/said")" \
    'shmem: PE 0/3: nvshmem_init: no GPU here: the symmetric memory is that of the host, and no kernel can run'
NVSHMEM_SYMMETRIC_SIZE=17X run -n 1 "$work/all-c" >"$work/said" 2>&1
verdict cuda-size 'a wrong size is taken' grep -q \
    'nvshmem_init: NVSHMEM_SYMMETRIC_SIZE is "17X", must be a size' "$work/said"

cat >"$work/launch.c" <<'END'
#include <nvshmem.h>
#include <nvshmemx.h>
#include <stdlib.h>
struct dim3 {
    unsigned x, y, z;
};
int main(int argc, char **argv)
{
    struct dim3 one = {1, 1, 1};
    nvshmemx_init_attr_t attr = NVSHMEMX_INIT_ATTR_INITIALIZER;
    int value = 1;

    (void) argv;
    if (argc == 1)
        return nvshmem_malloc(8) == NULL;
    if (nvshmemx_init_attr(NVSHMEMX_INIT_WITH_SHMEM, &attr) != 0)
        return 2;
    if (argc == 2)
        return nvshmemx_collective_launch("", one, one, NULL, 0, NULL);
    if (argc == 3)
        nvshmem_int_put(&value, &value, 1, 0);
    if (argc == 4)
        return nvshmem_malloc(8 + 8 * (size_t) nvshmem_my_pe()) == NULL;
    nvshmem_finalize();
    return 3;
}
END
"$bin/oshcc" -o "$work/launch" "$work/launch.c" -lsma_cuda
run -n 2 "$work/launch" 1 >"$work/said" 2>&1
verdict cuda-launch 'not one line about the launch' same \
    "$(grep -c ': nvshmemx_collective_launch: a kernel cannot run: no GPU here$' \
        "$work/said")" 1
run -n 1 "$work/launch" >"$work/said" 2>&1
verdict cuda-not-started 'a call before nvshmem_init' grep -q \
    'nvshmem_malloc: nvshmem_init has not been called' "$work/said"

# ------------------------------------------------------ a communicator of MPI
cat >"$work/mpi.c" <<'END'
#include <mpi.h>
#include <nvshmem.h>
#include <nvshmemx.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    nvshmemx_init_attr_t attr = NVSHMEMX_INIT_ATTR_INITIALIZER;
    MPI_Comm comm = MPI_COMM_WORLD;
    int rank;

    attr.mpi_comm = &comm;
    if (atoi(argv[1]) == 0)
        nvshmemx_init_attr(NVSHMEMX_INIT_WITH_MPI_COMM, &attr);
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(comm, &rank);
    if (atoi(argv[1]) == 1)
        comm = MPI_COMM_SELF;
    else if (atoi(argv[1]) == 2)
        MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &comm);
    nvshmemx_init_attr(NVSHMEMX_INIT_WITH_MPI_COMM, &attr);
    rank -= nvshmem_my_pe();
    nvshmem_finalize();
    MPI_Finalize();
    return rank;
}
END
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
        "$bin/oshcc" -o "$work/mpi" "$work/mpi.c" -lsma_cuda
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
verdict cuda-fake 'tests/cuda/fake' \
    "$SRC/tests/cuda/fake/build" "$SRC" "$BUILD" "$PREFIX" "$work/fake"
fake() { LD_LIBRARY_PATH=$work/fake:$PREFIX/lib run "$@"; }
export NVSHMEM_SYMMETRIC_SIZE=4M
for n in 1 3 4; do
    verdict "cuda-gpu-$n" 'on a played GPU' fake -n $n "$work/host-test"
done
fake -n 2 "$work/host-test" >"$work/said" 2>&1
verdict cuda-gpu-silent 'something is printed with a GPU' empty "$(cat "$work/said")"
fake -n 2 "$work/launch" 1 2 >"$work/said" 2>&1
verdict cuda-gpu-symmetric 'a put to memory that is not symmetric' grep -q \
    'nvshmem_int_put: dest is 0x[0-9a-f]*, which is not in the symmetric heap' \
    "$work/said"
fake -n 2 "$work/launch" 1 2 3 >"$work/said" 2>&1
verdict cuda-gpu-agree 'two sizes of a block' grep -q \
    'nvshmem_malloc: size is [0-9]* here, but 8 on one PE and 16 on another' \
    "$work/said"

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
if "$bin/oshnvcc" --version >/dev/null 2>&1; then
    unset NVSHMEM_SYMMETRIC_SIZE
    verdict cuda-ring-compile 'examples/ring.cu' empty "$("$bin/oshnvcc" \
        -arch=sm_90 -o "$work/ring" "$SRC/examples/ring.cu" 2>&1)"
    run -n 3 "$work/ring" >"$work/said" 2>/dev/null
    verdict cuda-ring 'examples/ring.cu on memory of the host' same \
        "$(sort "$work/said" | tail -n 1)" 'PE 2 of 3: 3, all together 4'
    "$bin/oshnvcc" -arch=sm_90 -ptx -o "$work/poll.ptx" "$SRC/tests/cuda/poll.cu"
    awk '/\.entry/ {
            name = $0
            sub(/.*entry /, "", name)
            sub(/\(.*/, "", name)
            split("", start)
        }
        /^\$L/ { sub(/:.*/, ""); start[$1] = loads }
        /ld\.(relaxed|acquire)\.sys/ { loads++ }
        /ld\.global\.nc/ { print name ": a load that may be old" }
        /bra/ {
            sub(/;/, "")
            if ($NF in start) {
                loops++
                if (start[$NF] == loads)
                    print name ": a loop without a load"
            }
        }
        END { if (loops < 8) print loops + 0 " loops" }' \
        "$work/poll.ptx" >"$work/said"
    verdict cuda-poll "$(cat "$work/said")" empty "$(cat "$work/said")"
else
    skip cuda-ring 'no nvcc'
fi
"$SRC/tests/cuda/compile" '_float_p$|complexd_sum.*warp$|t32_block$|signal_op' \
    sm_90 | tee "$work/compiled"
grep -q '^FAIL' "$work/compiled" && bad=1

exit "$bad"
