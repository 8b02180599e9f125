/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The cache control routines of the Cray and SGI libraries.  Hardware keeps
 * caches coherent today, but a program calls these routines so that its own
 * loads, as of a flag in a loop, find what other PEs have put.  So they order
 * loads.
 */
#include "pshmem.h"
#include "rma/rma.h"

#define DEFINE_ORDER(name) \
    void p##name(void) \
    { \
        sma_order_loads(); \
    } \
    SMA_ALIAS(name)

#define DEFINE_ORDER_LINE(name) \
    void p##name(void *dest) \
    { \
        (void) dest; \
        sma_order_loads(); \
    } \
    SMA_ALIAS(name)

DEFINE_ORDER(shmem_clear_cache_inv)
DEFINE_ORDER(shmem_set_cache_inv)
DEFINE_ORDER(shmem_udcflush)
DEFINE_ORDER_LINE(shmem_clear_cache_line_inv)
DEFINE_ORDER_LINE(shmem_set_cache_line_inv)
DEFINE_ORDER_LINE(shmem_udcflush_line)
