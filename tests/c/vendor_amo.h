/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The part of vendor.c for the names of atomic memory operations.  vendor.c
 * includes it after the macros at its top.
 */

/* types that OpenSHMEM 1.3 does not have */
#define XS_AMO(X) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) X(ulonglong, unsigned long long) TEST_FIXED(X)
#define OLD_13(name, T) \
    OLD(name, T, shmem_##name##_) \
    EXCHANGE(name, T, shmem_##name##_, BIG(T), OTHER(T), )
#define OLD_X(name, T) OLD(x_##name, T, shmemx_##name##_)
#define OLD_SET_X(name, T) \
    OLD_X(name, T) EXCHANGE(x_##name, T, shmemx_##name##_, BIG(T), OTHER(T), )
XS_AMO(OLD_13)
OLD_X(short, short)
OMPI_X2(OLD_SET_X)

/* names of Open MPI that no table of OpenSHMEM has */
#define XS_INT(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(ushort, unsigned short) \
    X(int16, int16_t) X(uint16, uint16_t) X(size, size_t) X(ptrdiff, ptrdiff_t)
#define OMPI_XB(X) OMPI_X2(X) X(uint32, uint32_t) X(uint64, uint64_t)
#define BITS_OLD(name, T) BITWISE(name, T, shmem_##name##_atomic_, )
#define BITS_X(name, T) BITWISE(x_##name, T, shmemx_##name##_atomic_, )
XS_INT(BITS_OLD)
OMPI_XB(BITS_X)

#define XOR(name, T) \
    static void xor_##name(void *memory) \
    { \
        T *w = (T *) memory; \
        CHANGES(T, shmemx_##name##_, xor, (w + 1, OTHER(T), next), BIG(T), \
                BIG(T) ^ OTHER(T)); \
    }
TEST_AMO_OLD(XOR)

#define AMO_NB(fn, T, P) \
    static void amo_nb_##fn(void *memory) \
    { \
        T *w = (T *) memory, old; \
        const T big = BIG(T), other = OTHER(T); \
        void *handle = NULL; \
        CHANGES(T, P, add_nb, (w + 1, (T) 5, next, NULL), big, big + 5); \
        CHANGES(T, P, inc_nb, (w + 1, next, &handle), big, big + 1); \
        FETCHES_NBI(T, P, fadd_nb, (&old, w + 1, (T) 10, next, NULL), big, \
                    big + 10); \
        FETCHES_NBI(T, P, finc_nb, (&old, w + 1, next, NULL), big, big + 1); \
        FETCHES_NBI(T, P, cswap_nb, (&old, w + 1, big, other, next, NULL), \
                    big, other); \
    }
#define SWAP_NB(fn, T, P) \
    static void swap_nb_##fn(void *memory) \
    { \
        T *w = (T *) memory, old; \
        FETCHES_NBI(T, P, swap_nb, (&old, w + 1, (T) 40, next, NULL), 3, 40); \
    }
#define AMO_NB_OF(name, T) \
    AMO_NB(x_##name, T, shmemx_##name##_) \
    SWAP_NB(x_##name, T, shmemx_##name##_) \
    AMO_NB(any_##name, T, shmemx_) SWAP_NB(any_##name, T, shmemx_)
TEST_AMO(AMO_NB_OF)
#define CRAY_AMO(name, T) AMO_NB(name, T, shmem_##name##_)
TEST_TOALL_INT(CRAY_AMO)
#define CRAY_SIG(X) TEST_TOALL_INT(X) X(float, float) X(double, double)
#define CRAY_SWAP(name, T) SWAP_NB(name, T, shmem_##name##_)
CRAY_SIG(CRAY_SWAP)
