/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * <shmemx.h> beside <mpp/shmem.h>, as programs of Cray and Sandia include it.
 */
#include "../shmemx.h"
