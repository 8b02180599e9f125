/* SPDX-License-Identifier: BSD-3-Clause
 *
 * All that a kernel may call, for a thread, a warp or a block: sma_cuda:: names
 * behind those of nvshmem.h and nvshmemx.h.
 */

#ifndef SMA_CUDA_DEVICE_H
#define SMA_CUDA_DEVICE_H

#include "amo.h"
#include "coll.h"
#include "reduce.h"
#include "rma.h"
#include "sync.h"
#include "wait.h"

#endif
