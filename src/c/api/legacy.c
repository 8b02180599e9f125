/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The cache control routines of the Cray and SGI libraries.  They do nothing,
 * on purpose: hardware keeps caches coherent today.
 */
#include "base/base.h"
#include "pshmem.h"
#include "shmem.h"

#define DEFINE_NOTHING(name) \
    void p##name(void) \
    { \
    } \
    SMA_ALIAS(name)

#define DEFINE_NOTHING_LINE(name) \
    void p##name(void *dest) \
    { \
        (void) dest; \
    } \
    SMA_ALIAS(name)

DEFINE_NOTHING(shmem_clear_cache_inv)
DEFINE_NOTHING(shmem_set_cache_inv)
DEFINE_NOTHING(shmem_udcflush)
DEFINE_NOTHING_LINE(shmem_clear_cache_line_inv)
DEFINE_NOTHING_LINE(shmem_set_cache_line_inv)
DEFINE_NOTHING_LINE(shmem_udcflush_line)
