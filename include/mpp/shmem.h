/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * <shmem.h> under its Cray and SGI name.
 */
#include "../shmem.h"
