/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The entry points of the atomic memory operations; amo.h has the operations,
 * amo_define.h the macros.
 */
#include "rma/amo_define.h"

#define DEFINE_STD(T, type) \
    SMA_AMO_DEFINE_CSWAP_CTX(shmem, atomic_compare_swap, T, type) \
    SMA_AMO_DEFINE_FETCH_INC_CTX(shmem, atomic_fetch_inc, T, type) \
    SMA_AMO_DEFINE_INC_CTX(shmem, atomic_inc, T, type) \
    SMA_AMO_DEFINE_FETCH_OP_CTX(shmem, atomic_fetch_add, SMA_AMO_ADD, T, type) \
    SMA_AMO_DEFINE_OP_CTX(shmem, atomic_add, SMA_AMO_ADD, T, type)

#define DEFINE_EXT(T, type) \
    SMA_AMO_DEFINE_FETCH_CTX(shmem, atomic_fetch, T, type) \
    SMA_AMO_DEFINE_OP_CTX(shmem, atomic_set, SMA_AMO_SET, T, type) \
    SMA_AMO_DEFINE_FETCH_OP_CTX(shmem, atomic_swap, SMA_AMO_SWAP, T, type)

#define DEFINE_BIT(T, type) \
    SMA_AMO_DEFINE_FETCH_OP_CTX(shmem, atomic_fetch_and, SMA_AMO_AND, T, type) \
    SMA_AMO_DEFINE_OP_CTX(shmem, atomic_and, SMA_AMO_AND, T, type) \
    SMA_AMO_DEFINE_FETCH_OP_CTX(shmem, atomic_fetch_or, SMA_AMO_OR, T, type) \
    SMA_AMO_DEFINE_OP_CTX(shmem, atomic_or, SMA_AMO_OR, T, type) \
    SMA_AMO_DEFINE_FETCH_OP_CTX(shmem, atomic_fetch_xor, SMA_AMO_XOR, T, type) \
    SMA_AMO_DEFINE_OP_CTX(shmem, atomic_xor, SMA_AMO_XOR, T, type)

/* The names of OpenSHMEM 1.3 and before. */
#define DEFINE_13(T, type) SMA_AMO_DEFINE_13(shmem, T, type)

#define DEFINE_EXT_13(T, type) \
    SMA_AMO_DEFINE_FETCH(shmem, fetch, T, type) \
    SMA_AMO_DEFINE_OP(shmem, set, SMA_AMO_SET, T, type) \
    SMA_AMO_DEFINE_FETCH_OP(shmem, swap, SMA_AMO_SWAP, T, type)

#define DEFINE_SHORT(T, type) \
    DEFINE_13(T, type) \
    SMA_AMO_DEFINE_FETCH_OP(shmem, swap, SMA_AMO_SWAP, T, type)

#define DEFINE_MSWAP(T, type) \
    SMA_AMO_ROUTINE( \
        type, shmem_##T##_mswap, (type * dest, type mask, type value, int pe), \
        SMA_AMO_BODY_OLD, SMA_CTX_DEFAULT, SMA_AMO_MSWAP, type, &value, &mask)

SMA_LIST_AMO_STD(DEFINE_STD)
SMA_LIST_AMO_EXT(DEFINE_EXT)
SMA_LIST_AMO_BIT(DEFINE_BIT)
SMA_LIST_OMPI_AMO_BIT(DEFINE_BIT)
SMA_LIST_AMO_13(DEFINE_13)
SMA_LIST_AMO_EXT_13(DEFINE_EXT_13)
SMA_LIST_SOS_AMO(DEFINE_13)
SMA_LIST_SOS_AMO(DEFINE_EXT_13)
SMA_LIST_SHORT(DEFINE_SHORT)
SMA_LIST_MSWAP(DEFINE_MSWAP)

/* The Cray and SGI forms without a type work on long. */
#undef shmem_swap
#undef shmem_cswap
#undef shmem_finc
#undef shmem_inc
#undef shmem_fadd
#undef shmem_add

SMA_AMO_ROUTINE(long, shmem_swap, (long *dest, long value, int pe),
                SMA_AMO_BODY_OLD, SMA_CTX_DEFAULT, SMA_AMO_SWAP, long, &value,
                NULL)
SMA_AMO_ROUTINE(long, shmem_cswap, (long *dest, long cond, long value, int pe),
                SMA_AMO_BODY_OLD, SMA_CTX_DEFAULT, SMA_AMO_CSWAP, long, &value,
                &cond)
SMA_AMO_ROUTINE(long, shmem_finc, (long *dest, int pe), SMA_AMO_BODY_OLD,
                SMA_CTX_DEFAULT, SMA_AMO_ADD, long, &(long){1}, NULL)
SMA_AMO_ROUTINE(void, shmem_inc, (long *dest, int pe), SMA_AMO_BODY_NO_OLD,
                SMA_CTX_DEFAULT, SMA_AMO_ADD, long, &(long){1})
SMA_AMO_ROUTINE(long, shmem_fadd, (long *dest, long value, int pe),
                SMA_AMO_BODY_OLD, SMA_CTX_DEFAULT, SMA_AMO_ADD, long, &value,
                NULL)
SMA_AMO_ROUTINE(void, shmem_add, (long *dest, long value, int pe),
                SMA_AMO_BODY_NO_OLD, SMA_CTX_DEFAULT, SMA_AMO_ADD, long, &value)
