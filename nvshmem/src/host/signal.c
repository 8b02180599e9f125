/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Put with a signal, and signals alone.
 */
#include "gen/lists.h"
#include "host/half.h"

/* Changes the signal behind what the queue has before. */
static void signal_behind(const char *routine, uint64_t *sig, uint64_t value,
                          int op, int pe, struct sma_cuda_queue q)
{
    struct sma_cuda_call call = {
        .op = SMA_CUDA_SIGNAL,
        .dest = sig,
        .value = value,
        .sig_op = op,
        .pe = pe,
    };

    if (op != NVSHMEM_SIGNAL_SET && op != NVSHMEM_SIGNAL_ADD)
        sma_cuda_fatal(routine,
                       "sig_op is %d, must be NVSHMEM_SIGNAL_SET or "
                       "NVSHMEM_SIGNAL_ADD",
                       op);
    sma_cuda_gpu->call(routine, &call, q);
}

static void put_signal(const char *routine, void *dest, const void *source,
                       size_t bytes, uint64_t *sig, uint64_t value, int op,
                       int pe, struct sma_cuda_queue q)
{
    const struct sma_cuda_copy c = {
        .is_put = true,
        .dest = dest,
        .source = source,
        .bytes = bytes,
        .n = 1,
        .pe = pe,
    };

    sma_cuda_gpu->copy(routine, &c, q);
    signal_behind(routine, sig, value, op, pe, q);
}

#define PUT_SIGNAL(name, type, bytes, queue) \
    void nvshmem_##name(type *dest, const type *source, size_t nelems, \
                        uint64_t *sig_addr, uint64_t signal, int sig_op, \
                        int pe) \
    { \
        if (sma_cuda_on_host("nvshmem_" #name)) \
            shmem_##name(dest, source, nelems, sig_addr, signal, sig_op, pe); \
        else \
            put_signal("nvshmem_" #name, dest, source, nelems *bytes, \
                       sig_addr, signal, sig_op, pe, queue); \
    } \
    void nvshmemx_##name##_on_stream( \
        type *dest, const type *source, size_t nelems, uint64_t *sig_addr, \
        uint64_t signal, int sig_op, int pe, cudaStream_t stream) \
    { \
        if (sma_cuda_on_host("nvshmemx_" #name "_on_stream")) \
            shmem_##name(dest, source, nelems, sig_addr, signal, sig_op, pe); \
        else \
            put_signal("nvshmemx_" #name "_on_stream", dest, source, \
                       nelems *bytes, sig_addr, signal, sig_op, pe, \
                       SMA_CUDA_ON(stream)); \
    }

#define OF_TYPE(T, type) \
    PUT_SIGNAL(T##_put_signal, type, sizeof(type), SMA_CUDA_NOW) \
    PUT_SIGNAL(T##_put_signal_nbi, type, sizeof(type), SMA_CUDA_NBI)

#define OF_SIZE(bits, bytes) \
    PUT_SIGNAL(put##bits##_signal, void, bytes, SMA_CUDA_NOW) \
    PUT_SIGNAL(put##bits##_signal_nbi, void, bytes, SMA_CUDA_NBI)

SMA_LIST_NV_RMA(OF_TYPE)
SMA_LIST_SIZE(OF_SIZE)
OF_SIZE(mem, 1)

/* ------------------------------------------------------------ signals alone */

static void signal_of_shmem(const char *routine, uint64_t *sig, uint64_t value,
                            int op, int pe)
{
    if (op == NVSHMEM_SIGNAL_SET)
        shmem_signal_set(sig, value, pe);
    else if (op == NVSHMEM_SIGNAL_ADD)
        shmem_signal_add(sig, value, pe);
    else
        sma_cuda_fatal(routine,
                       "sig_op is %d, must be NVSHMEM_SIGNAL_SET or "
                       "NVSHMEM_SIGNAL_ADD",
                       op);
}

void nvshmemx_signal_op(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    static const char routine[] = "nvshmemx_signal_op";

    if (sma_cuda_on_host(routine))
        signal_of_shmem(routine, sig_addr, signal, sig_op, pe);
    else
        signal_behind(routine, sig_addr, signal, sig_op, pe, SMA_CUDA_NOW);
}

void nvshmemx_signal_op_on_stream(uint64_t *sig_addr, uint64_t signal,
                                  int sig_op, int pe, cudaStream_t stream)
{
    static const char routine[] = "nvshmemx_signal_op_on_stream";

    if (sma_cuda_on_host(routine))
        signal_of_shmem(routine, sig_addr, signal, sig_op, pe);
    else
        signal_behind(routine, sig_addr, signal, sig_op, pe,
                      SMA_CUDA_ON(stream));
}

uint64_t nvshmem_signal_fetch(const uint64_t *sig_addr)
{
    uint64_t value;

    if (sma_cuda_on_host("nvshmem_signal_fetch"))
        return shmem_signal_fetch(sig_addr);
    sma_cuda_gpu->move("nvshmem_signal_fetch", &value, sig_addr, sizeof value);
    return value;
}
