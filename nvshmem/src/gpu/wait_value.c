/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waits of streams without a kernel: by the stream's own memory operations, where
 * the driver has them.  They know few comparisons, none of them signed.
 */
#include "gpu/gpu.h"

/* As cuda.h has them, which this library does not need to be compiled. */
enum { WAIT_GEQ = 0, WAIT_EQ = 1, WAIT_AND = 2 };
enum {
    HAS_64_BITS = 122
}; /* CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS */
enum { NOT_SUPPORTED = 801 };

typedef int wait_32(cudaStream_t stream, uintptr_t address, uint32_t value,
                    unsigned flags);
typedef int wait_64(cudaStream_t stream, uintptr_t address, uint64_t value,
                    unsigned flags);

/* The operation for "object >= least" of unsigned objects.  False: there is none.
 * The operation GEQ compares the difference as a signed number, and so is not for
 * 32 bits, whose values may lie far apart. */
static bool at_least(uint64_t least, bool is_64, uint64_t *value,
                     unsigned *flags)
{
    if (least == 0)
        return false;
    *flags = WAIT_AND;
    *value = ~(least - 1);
    if ((least & (least - 1)) == 0) /* one of the higher bits is set */
        return true;
    *flags = WAIT_GEQ;
    *value = least;
    return is_64 && least >> 63 == 0;
}

static bool operation(const struct sma_cuda_call *call, uint64_t *value,
                      unsigned *flags)
{
    bool is_64 = call->kind == SMA_CUDA_I64 || call->kind == SMA_CUDA_U64;
    bool is_unsigned = call->kind == SMA_CUDA_U32 || call->kind == SMA_CUDA_U64;

    *value = call->value;
    *flags = WAIT_EQ;
    switch (call->cmp) {
    case NVSHMEM_CMP_EQ: return true;
    case NVSHMEM_CMP_NE:
        return call->value == 0 && at_least(1, is_64, value, flags);
    case NVSHMEM_CMP_GE:
        return is_unsigned && at_least(call->value, is_64, value, flags);
    case NVSHMEM_CMP_GT:
        return is_unsigned &&
               call->value != (is_64 ? UINT64_MAX : UINT32_MAX) &&
               at_least(call->value + 1, is_64, value, flags);
    }
    return false;
}

/* Does the GPU of this thread have the operations of 64 bits? */
static bool has_64_bits(void)
{
    int (*get_device)(int *device), (*ask)(int *answer, int what, int device);
    int device, answer;

    *(void **) &get_device = sma_cuda_driver("cuCtxGetDevice");
    *(void **) &ask = sma_cuda_driver("cuDeviceGetAttribute");
    return get_device != NULL && ask != NULL && get_device(&device) == 0 &&
           ask(&answer, HAS_64_BITS, device) == 0 && answer != 0;
}

bool sma_cuda_wait_value(const char *routine, const struct sma_cuda_call *call,
                         cudaStream_t stream)
{
    uintptr_t address = (uintptr_t) call->source;
    bool is_32 = call->kind == SMA_CUDA_I32 || call->kind == SMA_CUDA_U32;
    bool is_64 = call->kind == SMA_CUDA_I64 || call->kind == SMA_CUDA_U64;
    wait_32 *for_32;
    wait_64 *for_64;
    uint64_t value;
    unsigned flags;
    int rc = NOT_SUPPORTED;

    if ((!is_32 && !is_64) || !operation(call, &value, &flags))
        return false;
    *(void **) &for_32 = sma_cuda_driver("cuStreamWaitValue32_v2");
    *(void **) &for_64 = sma_cuda_driver("cuStreamWaitValue64_v2");
    if (is_32 && for_32 != NULL)
        rc = for_32(stream, address, (uint32_t) value, flags);
    if (is_64 && for_64 != NULL && has_64_bits())
        rc = for_64(stream, address, value, flags);
    if (rc == NOT_SUPPORTED)
        return false;
    if (rc != 0)
        sma_cuda_fatal(routine, "cuStreamWaitValue: error %d of CUDA", rc);
    return true;
}
