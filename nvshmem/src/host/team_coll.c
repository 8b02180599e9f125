/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives on teams, of the host and on a stream.  The library has a pSync
 * for each team.
 */
#include <stdlib.h>

#include "gen/lists.h"
#include "host/half.h"
#include "host/team.h"

/* ---------------------------------------------------------------- barriers */

/* The members of the team meet in libsma. */
int nvshmem_team_sync(nvshmem_team_t team)
{
    static const char routine[] = "nvshmem_team_sync";

    sma_cuda_check_started(routine);
    return shmem_team_sync(sma_cuda_team(routine, team));
}

int nvshmemx_team_barrier(nvshmem_team_t team)
{
    static const char routine[] = "nvshmemx_team_barrier";

    if (sma_cuda_on_host(routine))
        shmem_quiet();
    else
        sma_cuda_gpu->quiet(routine);
    return shmem_team_sync(sma_cuda_team(routine, team));
}

static int meet_on_stream(const char *routine, enum sma_cuda_op op,
                          nvshmem_team_t team, cudaStream_t stream)
{
    struct sma_cuda_call call = sma_cuda_on_team(routine, op, team);

    sma_cuda_gpu->call(routine, &call, SMA_CUDA_ON(stream));
    return 0;
}

int nvshmemx_team_sync_on_stream(nvshmem_team_t team, cudaStream_t stream)
{
    static const char routine[] = "nvshmemx_team_sync_on_stream";

    return sma_cuda_on_host(routine)
               ? nvshmem_team_sync(team)
               : meet_on_stream(routine, SMA_CUDA_SYNC, team, stream);
}

int nvshmemx_team_barrier_on_stream(nvshmem_team_t team, cudaStream_t stream)
{
    static const char routine[] = "nvshmemx_team_barrier_on_stream";

    return sma_cuda_on_host(routine)
               ? nvshmemx_team_barrier(team)
               : meet_on_stream(routine, SMA_CUDA_BARRIER, team, stream);
}

/* -------------------------------------------------------------------- data */

static int data(const char *routine, enum sma_cuda_op op, nvshmem_team_t team,
                void *dest, const void *source, size_t bytes, int root,
                struct sma_cuda_queue q)
{
    struct sma_cuda_call call = sma_cuda_on_team(routine, op, team);

    call.dest = dest;
    call.source = source;
    call.n = bytes;
    call.root = root;
    sma_cuda_gpu->call(routine, &call, q);
    return 0;
}

static int strided(const char *routine, nvshmem_team_t team, void *dest,
                   const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t n,
                   size_t bytes, struct sma_cuda_queue q)
{
    struct sma_cuda_call call =
        sma_cuda_on_team(routine, SMA_CUDA_ALLTOALLS, team);

    call.kind = sma_cuda_unsigned(bytes);
    call.dest = dest;
    call.source = source;
    call.dst = dst;
    call.sst = sst;
    call.n = n;
    sma_cuda_gpu->call(routine, &call, q);
    return 0;
}

#define DATA(name, type, bytes, op) \
    int nvshmem_##name(nvshmem_team_t team, type *dest, const type *source, \
                       size_t nelems) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            return shmem_##name(sma_cuda_team("nvshmem_" #name, team), dest, \
                                source, nelems); \
        return data("nvshmem_" #name, op, team, dest, source, nelems * bytes, \
                    0, SMA_CUDA_NOW); \
    } \
    int nvshmemx_##name##_on_stream(nvshmem_team_t team, type *dest, \
                                    const type *source, size_t nelems, \
                                    cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            return shmem_##name( \
                sma_cuda_team("nvshmemx_" #name "_on_stream", team), dest, \
                source, nelems); \
        return data("nvshmemx_" #name "_on_stream", op, team, dest, source, \
                    nelems * bytes, 0, SMA_CUDA_ON(stream)); \
    }

#define BROADCAST(name, type, bytes) \
    int nvshmem_##name(nvshmem_team_t team, type *dest, const type *source, \
                       size_t nelems, int PE_root) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            return shmem_##name(sma_cuda_team("nvshmem_" #name, team), dest, \
                                source, nelems, PE_root); \
        return data("nvshmem_" #name, SMA_CUDA_TEAM_BROADCAST, team, dest, \
                    source, nelems * bytes, PE_root, SMA_CUDA_NOW); \
    } \
    int nvshmemx_##name##_on_stream(nvshmem_team_t team, type *dest, \
                                    const type *source, size_t nelems, \
                                    int PE_root, cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            return shmem_##name( \
                sma_cuda_team("nvshmemx_" #name "_on_stream", team), dest, \
                source, nelems, PE_root); \
        return data("nvshmemx_" #name "_on_stream", SMA_CUDA_TEAM_BROADCAST, \
                    team, dest, source, nelems * bytes, PE_root, \
                    SMA_CUDA_ON(stream)); \
    }

#define STRIDED(name, type, bytes) \
    int nvshmem_##name(nvshmem_team_t team, type *dest, const type *source, \
                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            return shmem_##name(sma_cuda_team("nvshmem_" #name, team), dest, \
                                source, dst, sst, nelems); \
        return strided("nvshmem_" #name, team, dest, source, dst, sst, nelems, \
                       bytes, SMA_CUDA_NOW); \
    } \
    int nvshmemx_##name##_on_stream( \
        nvshmem_team_t team, type *dest, const type *source, ptrdiff_t dst, \
        ptrdiff_t sst, size_t nelems, cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            return shmem_##name( \
                sma_cuda_team("nvshmemx_" #name "_on_stream", team), dest, \
                source, dst, sst, nelems); \
        return strided("nvshmemx_" #name "_on_stream", team, dest, source, \
                       dst, sst, nelems, bytes, SMA_CUDA_ON(stream)); \
    }

/* `after` is the part of the name behind that of the routine. */
#define ALL(before, after, type, bytes) \
    BROADCAST(before##broadcast##after, type, bytes) \
    DATA(before##collect##after, type, bytes, SMA_CUDA_COLLECT) \
    DATA(before##fcollect##after, type, bytes, SMA_CUDA_FCOLLECT) \
    DATA(before##alltoall##after, type, bytes, SMA_CUDA_ALLTOALL) \
    STRIDED(before##alltoalls##after, type, bytes)
#define OF_TYPE(T, type) ALL(T##_, , type, sizeof(type))

SMA_LIST_NV_RMA(OF_TYPE)
ALL(, mem, void, 1)

/* -------------------------------------------------------------- reductions */

static int reduce(const char *routine, enum sma_cuda_op op,
                  enum sma_cuda_kind kind, bool scatter, nvshmem_team_t team,
                  void *dest, const void *source, size_t n,
                  struct sma_cuda_queue q)
{
    struct sma_cuda_call call = sma_cuda_on_team(routine, op, team);

    call.kind = kind;
    call.scatter = scatter;
    call.dest = dest;
    call.source = source;
    call.n = n;
    sma_cuda_gpu->call(routine, &call, q);
    return 0;
}

/* Each member's block of a reduction, one block after the other: libsma has no such
 * routine.  A block is reduced where its result may be written on all members. */
#define SCATTER(name, type, routine) \
    static int name##_of_host(const char *caller, nvshmem_team_t number, \
                              type *dest, const type *source, size_t n) \
    { \
        shmem_team_t team = sma_cuda_team(caller, number); \
        int me = shmem_team_my_pe(team), size = shmem_team_n_pes(team), rc; \
        type *mine = malloc(n * sizeof *mine + 1); \
        if (mine == NULL) \
            sma_cuda_fatal(caller, "no memory for %zu objects", n); \
        rc = 0; \
        for (int i = 0; i < size && rc == 0; i++) { \
            rc = routine(team, dest, source + (size_t) i * n, n); \
            if (i == me) \
                memcpy(mine, dest, n * sizeof *mine); \
        } \
        memcpy(dest, mine, n * sizeof *mine); \
        free(mine); \
        return rc; \
    }

#define FORMS(name, type, which, scattered, of_host) \
    int nvshmem_##name(nvshmem_team_t team, type *dest, const type *source, \
                       size_t nreduce) \
    { \
        static const char routine[] = "nvshmem_" #name; \
        if (sma_cuda_on_host(routine)) \
            return of_host(routine, team, dest, source, nreduce); \
        return reduce(routine, which, SMA_CUDA_KIND(type), scattered, team, \
                      dest, source, nreduce, SMA_CUDA_NOW); \
    } \
    int nvshmemx_##name##_on_stream(nvshmem_team_t team, type *dest, \
                                    const type *source, size_t nreduce, \
                                    cudaStream_t stream) \
    { \
        static const char routine[] = "nvshmemx_" #name "_on_stream"; \
        if (sma_cuda_on_host(routine)) \
            return of_host(routine, team, dest, source, nreduce); \
        return reduce(routine, which, SMA_CUDA_KIND(type), scattered, team, \
                      dest, source, nreduce, SMA_CUDA_ON(stream)); \
    }

#define REDUCTION(T, type, op, which) \
    static int T##_##op##_of_host(const char *routine, nvshmem_team_t team, \
                                  type *dest, const type *source, size_t n) \
    { \
        return shmem_##T##_##op##_reduce(sma_cuda_team(routine, team), dest, \
                                         source, n); \
    } \
    SCATTER(T##_##op##_blocks, type, shmem_##T##_##op##_reduce) \
    FORMS(T##_##op##_reduce, type, which, false, T##_##op##_of_host) \
    FORMS(T##_##op##_reducescatter, type, which, true, \
          T##_##op##_blocks_of_host)

#define BY_OPERATOR(O, T, type) REDUCTION(T, type, O, SMA_CUDA_REDUCE_##O)
#define BITWISE(T, type) SMA_LIST_OP_BIT(BY_OPERATOR, T, type)
#define COMPARED(T, type) SMA_LIST_OP_MINMAX(BY_OPERATOR, T, type)
#define COMPUTED(T, type) SMA_LIST_OP_ARITH(BY_OPERATOR, T, type)

SMA_LIST_TEAM_BIT(BITWISE)
SMA_LIST_NV_TEAM_MINMAX(COMPARED)
SMA_LIST_NV_TEAM_ARITH(COMPUTED)
