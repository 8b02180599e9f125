/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The atomic memory operations under the names that other libraries have for
 * them; amo.h has the operations, amo_define.h the macros.
 */
#include "rma/amo_define.h"

#define DEFINE_OLD_NAMES(T, type) \
    SMA_AMO_DEFINE_FETCH_OP(shmemx, swap, SMA_AMO_SWAP, T, type) \
    SMA_AMO_DEFINE_13(shmemx, T, type)

#define DEFINE_FETCH_AND_SET(T, type) \
    SMA_AMO_DEFINE_FETCH(shmemx, fetch, T, type) \
    SMA_AMO_DEFINE_OP(shmemx, set, SMA_AMO_SET, T, type)

#define DEFINE_BIT(T, type) \
    SMA_AMO_DEFINE_FETCH_OP(shmemx, atomic_fetch_and, SMA_AMO_AND, T, type) \
    SMA_AMO_DEFINE_OP(shmemx, atomic_and, SMA_AMO_AND, T, type) \
    SMA_AMO_DEFINE_FETCH_OP(shmemx, atomic_fetch_or, SMA_AMO_OR, T, type) \
    SMA_AMO_DEFINE_OP(shmemx, atomic_or, SMA_AMO_OR, T, type) \
    SMA_AMO_DEFINE_FETCH_OP(shmemx, atomic_fetch_xor, SMA_AMO_XOR, T, type) \
    SMA_AMO_DEFINE_OP(shmemx, atomic_xor, SMA_AMO_XOR, T, type)

#define DEFINE_XOR(T, type) SMA_AMO_DEFINE_OP(shmemx, xor, SMA_AMO_XOR, T, type)

SMA_LIST_SHORT(DEFINE_OLD_NAMES)
SMA_LIST_OMPI_X_AMO(DEFINE_OLD_NAMES)
SMA_LIST_OMPI_X_AMO(DEFINE_FETCH_AND_SET)
SMA_LIST_OMPI_X_AMO_BIT(DEFINE_BIT)
SMA_LIST_AMO_13(DEFINE_XOR)

/* Cray's nonblocking operations that return a value are complete when they
 * return, and shmem_quiet completes the others; so the handle is not used. */
#define BODY_NB(routine, op, type, value, cond, fetch) \
    (void) transfer_handle; \
    sma_amo(routine, SMA_ARG(dest), dest, sizeof(type), op, value, cond, \
            fetch, pe)

#define DEFINE_NB(prefix, T, type) \
    SMA_AMO_ROUTINE(void, prefix##_##T##_add_nb, \
                    (type * dest, type value, int pe, void **transfer_handle), \
                    BODY_NB, SMA_AMO_ADD, type, &value, NULL, NULL) \
    SMA_AMO_ROUTINE(void, prefix##_##T##_inc_nb, \
                    (type * dest, int pe, void **transfer_handle), BODY_NB, \
                    SMA_AMO_ADD, type, &(type){1}, NULL, NULL) \
    SMA_AMO_ROUTINE(void, prefix##_##T##_fadd_nb, \
                    (type * fetch, type * dest, type value, int pe, \
                     void **transfer_handle), \
                    BODY_NB, SMA_AMO_ADD, type, &value, NULL, fetch) \
    SMA_AMO_ROUTINE( \
        void, prefix##_##T##_finc_nb, \
        (type * fetch, type * dest, int pe, void **transfer_handle), BODY_NB, \
        SMA_AMO_ADD, type, &(type){1}, NULL, fetch) \
    SMA_AMO_ROUTINE(void, prefix##_##T##_cswap_nb, \
                    (type * fetch, type * dest, type cond, type value, int pe, \
                     void **transfer_handle), \
                    BODY_NB, SMA_AMO_CSWAP, type, &value, &cond, fetch)

#define DEFINE_SWAP_NB(prefix, T, type) \
    SMA_AMO_ROUTINE(void, prefix##_##T##_swap_nb, \
                    (type * fetch, type * dest, type value, int pe, \
                     void **transfer_handle), \
                    BODY_NB, SMA_AMO_SWAP, type, &value, NULL, fetch)

#define DEFINE_NB_X(T, type) \
    DEFINE_NB(shmemx, T, type) DEFINE_SWAP_NB(shmemx, T, type)
#define DEFINE_NB_CRAY(T, type) DEFINE_NB(shmem, T, type)
#define DEFINE_SWAP_NB_CRAY(T, type) DEFINE_SWAP_NB(shmem, T, type)

SMA_LIST_AMO_STD(DEFINE_NB_X)
SMA_LIST_CRAY_AMO_NB(DEFINE_NB_CRAY)
SMA_LIST_CRAY_SWAP_NB(DEFINE_SWAP_NB_CRAY)
