/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The Cray and SGI path of the one C header.
 */
#include "../shmem.h"
