/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What code on a graphics processor knows of the job, and the addresses of the
 * other PEs' symmetric heaps.
 *
 * The code of this folder is compiled by nvcc into the program of the user, and
 * by a C++ compiler into the tests, where threads play the threads of a kernel.
 */

#ifndef SMA_CUDA_STATE_H
#define SMA_CUDA_STATE_H

#include <stddef.h>
#include <stdint.h>

/* The largest number of PEs of a job with graphics processors. */
#define SMA_CUDA_PES 256

/* The elements of a pSync that the collectives use.  All are 0 before and after
 * each collective. */
#define SMA_CUDA_SYNC_SIZE 32

/* The most teams that a PE is a member of at a time. */
#define SMA_CUDA_TEAMS 64

#define SMA_CUDA_CMP_EQ 0
#define SMA_CUDA_CMP_NE 1
#define SMA_CUDA_CMP_GT 2
#define SMA_CUDA_CMP_LE 3
#define SMA_CUDA_CMP_LT 4
#define SMA_CUDA_CMP_GE 5

#define SMA_CUDA_SIGNAL_SET 0
#define SMA_CUDA_SIGNAL_ADD 1

struct sma_cuda_state {
    int pe;       /* this PE */
    int npes;     /* the number of PEs */
    size_t bytes; /* the size of each PE's symmetric heap */
    char *base
        [SMA_CUDA_PES]; /* the heap of each PE as this PE maps it, or NULL */
    long *sync; /* the pSync of each team; the first is that of all PEs */
    /* Programs that were compiled with libsma 1.0 know what is above. */
    unsigned
        atomics[SMA_CUDA_PES / 32];    /* bit pe % 32 of word pe / 32: the path
                     to that PE has atomic operations, not loads and stores alone */
    const struct sma_cuda_team *teams; /* SMA_CUDA_TEAMS of them, on the GPU */
};

/* A team, as its members know it: PE i of it is start + i * stride. */
struct sma_cuda_team {
    int start, stride, size; /* size 0: there is no such team */
    int me;                  /* this PE in the team; -1: it is no member */
};

#ifdef __CUDACC__

#define SMA_DEVICE __device__ __forceinline__

/* Each translation unit has a pointer of its own to the state, so that the user
 * needs no relocatable device code.  The library has the pointers filled in before
 * the first kernel may run.  The memory of constants, of which a program has 64
 * KiB, would not hold many copies of the state. */
static __constant__ const struct sma_cuda_state *sma_cuda_state_of_unit;

/* Registers the function that fills in a pointer, and calls the function when the
 * state is known, with its address on the GPU (host/register.c).  The function
 * returns 0 or CUDA's error. */
extern "C" void
sma_cuda_register_pointer(int (*upload)(const struct sma_cuda_state *state));

/* Forgets the function, whose module is unloaded. */
extern "C" void
sma_cuda_unregister_pointer(int (*upload)(const struct sma_cuda_state *state));

/* clang takes a pointer for NULL that code of the host does not name when it compiles
 * for a GPU. */
#if !defined(__CUDA_ARCH__) || defined(__clang__)
namespace sma_cuda
{

static int upload_state(const struct sma_cuda_state *state)
{
    return cudaMemcpyToSymbol(sma_cuda_state_of_unit, &state, sizeof state);
}

/* The constructor has the function as its argument, as the linker keeps one copy
 * of the constructor for all units. */
struct registration {
    int (*const upload_of_unit)(const struct sma_cuda_state *);

    registration(int (*upload)(const struct sma_cuda_state *))
        : upload_of_unit(upload)
    {
        sma_cuda_register_pointer(upload_of_unit);
    }
    ~registration()
    {
        sma_cuda_unregister_pointer(upload_of_unit);
    }
};

static registration registration_of_unit(upload_state);

} // namespace sma_cuda
#endif

namespace sma_cuda
{

SMA_DEVICE const struct sma_cuda_state &here()
{
    return *sma_cuda_state_of_unit;
}

} // namespace sma_cuda

#else /* a C++ compiler: threads of processors play the kernel */

#define SMA_DEVICE inline

/* The state of the PE to which this thread belongs; the test sets it. */
extern thread_local const struct sma_cuda_state *sma_cuda_here;

namespace sma_cuda
{

SMA_DEVICE const struct sma_cuda_state &here()
{
    return *sma_cuda_here;
}

} // namespace sma_cuda

#endif

namespace sma_cuda
{

/* The address of a symmetric object on PE pe; NULL for an object that is not
 * symmetric or a PE whose memory is not mapped. */
template <class T> SMA_DEVICE T *ptr(T *object, int pe)
{
    const struct sma_cuda_state &state = here();
    size_t offset = (const char *) object - state.base[state.pe];

    if (offset >= state.bytes || (unsigned) pe >= (unsigned) state.npes ||
        !state.base[pe])
        return NULL;
    return (T *) (state.base[pe] + offset);
}

/* Is the path to PE pe one for atomic operations? */
SMA_DEVICE bool has_atomics(int pe)
{
    return here().atomics[pe / 32] >> pe % 32 & 1;
}

/* The address of a symmetric object on PE pe, which is mapped. */
template <class T> SMA_DEVICE T *at(T *object, int pe)
{
    const struct sma_cuda_state &state = here();

    return (T *) (state.base[pe] +
                  ((const char *) object - state.base[state.pe]));
}

} // namespace sma_cuda

#endif
