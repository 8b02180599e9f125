/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * libsma_cuda without CUDA: no PE has a GPU.
 */
#include "host/cuda.h"

#ifndef HAVE_CUDA
const struct sma_cuda_gpu *sma_cuda_find_gpu(const char **why)
{
    *why = NULL;
    return NULL;
}
#endif
