/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The part of vendor.h for the names of atomic memory operations.  vendor.h
 * includes it after the macros at its top.
 */

/* The names of OpenSHMEM 1.3 under a prefix. */
#define OLD_NAMES(prefix, name, T) \
    static void prefix##_old_##name(void) \
    { \
        WORD(T) \
        prefix##_##name##_add(p, (T) 5, next); \
        prefix##_##name##_inc(p, next); \
        CHECK(prefix##_##name##_fadd(p, (T) 10, next) == (T) 6, \
              #prefix "_" #name "_fadd"); \
        CHECK(prefix##_##name##_finc(p, next) == (T) 16, \
              #prefix "_" #name "_finc"); \
        CHECK(prefix##_##name##_cswap(p, (T) 16, (T) 1, next) == (T) 17, \
              #prefix "_" #name "_cswap"); \
        CHECK(prefix##_##name##_cswap(p, (T) 17, (T) 30, next) == (T) 17, \
              #prefix "_" #name "_cswap"); \
        CHECK(prefix##_##name##_swap(p, (T) 31, next) == (T) 30, \
              #prefix "_" #name "_swap"); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T) 31 && p[1] == 0, #prefix "_" #name); \
        shmem_barrier_all(); \
    }
#define FETCH_SET(prefix, name, T) \
    static void prefix##_set_##name(void) \
    { \
        WORD(T) \
        prefix##_##name##_set(p + 1, (T) (me + 3), next); \
        CHECK(prefix##_##name##_fetch(p + 1, next) == (T) (me + 3), \
              #prefix "_" #name "_fetch"); \
        shmem_barrier_all(); \
        CHECK(p[1] == (T) (before + 3) && p[0] == 0 && p[2] == 0, \
              #prefix "_" #name "_set"); \
        shmem_barrier_all(); \
    }
#define OLD_13(name, T) OLD_NAMES(shmem, name, T) FETCH_SET(shmem, name, T)
#define OLD_X(name, T) OLD_NAMES(shmemx, name, T)
#define OLD_SET_X(name, T) OLD_X(name, T) FETCH_SET(shmemx, name, T)
/* types that OpenSHMEM 1.3 does not have */
#define XS_AMO(X) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) X(ulonglong, unsigned long long) TEST_FIXED(X)
XS_AMO(OLD_13)
OLD_X(short, short)
OMPI_X2(OLD_SET_X)

#define BITS(prefix, name, T) \
    static void prefix##_bits_##name(void) \
    { \
        WORD(T) \
        prefix##_##name##_atomic_or(p, (T) 0x3c, next); \
        CHECK(prefix##_##name##_atomic_fetch_or(p, (T) 2, next) == (T) 0x3c, \
              #prefix "_" #name "_atomic_fetch_or"); \
        prefix##_##name##_atomic_and(p, (T) 0x1f, next); \
        CHECK(prefix##_##name##_atomic_fetch_and(p, (T) 0x0f, next) == \
                  (T) 0x1e, \
              #prefix "_" #name "_atomic_fetch_and"); \
        prefix##_##name##_atomic_xor(p, (T) 0x11, next); \
        CHECK(prefix##_##name##_atomic_fetch_xor(p, (T) 0x41, next) == \
                  (T) 0x1f, \
              #prefix "_" #name "_atomic_fetch_xor"); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T) 0x5e && p[1] == 0, #prefix "_" #name " bits"); \
        shmem_barrier_all(); \
    }
#define BITS_OLD(name, T) BITS(shmem, name, T)
#define BITS_X(name, T) BITS(shmemx, name, T)
/* names of Open MPI that no table of OpenSHMEM has */
#define XS_INT(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(ushort, unsigned short) \
    X(int16, int16_t) X(uint16, uint16_t) X(size, size_t) X(ptrdiff, ptrdiff_t)
#define OMPI_XB(X) OMPI_X2(X) X(uint32, uint32_t) X(uint64, uint64_t)
XS_INT(BITS_OLD)
OMPI_XB(BITS_X)

#define XOR(name, T) \
    static void xor_##name(void) \
    { \
        WORD(T) \
        shmemx_##name##_xor(p, (T) 0x3c, next); \
        shmemx_##name##_xor(p, (T) 0x11, next); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T) 0x2d && p[1] == 0, "shmemx_" #name "_xor"); \
        shmem_barrier_all(); \
    }
TEST_AMO_OLD(XOR)

#define AMO_NB(name, T) \
    static void amo_nb_##name(void) \
    { \
        T old[4]; \
        void *handle = NULL; \
        WORD(T) \
        shmemx_##name##_add_nb(p, (T) 5, next, NULL); \
        shmemx_##name##_inc_nb(p, next, &handle); \
        shmem_quiet(); \
        shmemx_##name##_fadd_nb(&old[0], p, (T) 10, next, NULL); \
        shmem_quiet(); \
        shmemx_##name##_finc_nb(&old[1], p, next, NULL); \
        shmem_quiet(); \
        shmemx_##name##_cswap_nb(&old[2], p, (T) 17, (T) 30, next, NULL); \
        shmem_quiet(); \
        shmemx_##name##_swap_nb(&old[3], p, (T) 40, next, NULL); \
        shmem_quiet(); \
        CHECK(old[0] == (T) 6 && old[1] == (T) 16 && old[2] == (T) 17 && \
                  old[3] == (T) 30, \
              "shmemx_" #name "_..._nb"); \
        shmemx_add_nb(p, (T) 2, next, NULL); \
        shmemx_inc_nb(p, next, NULL); \
        shmem_quiet(); \
        shmemx_fadd_nb(&old[0], p, (T) 10, next, NULL); \
        shmem_quiet(); \
        shmemx_finc_nb(&old[1], p, next, NULL); \
        shmem_quiet(); \
        shmemx_cswap_nb(&old[2], p, (T) 54, (T) 60, next, NULL); \
        shmem_quiet(); \
        shmemx_swap_nb(&old[3], p, (T) 70, next, NULL); \
        shmem_quiet(); \
        CHECK(old[0] == (T) 43 && old[1] == (T) 53 && old[2] == (T) 54 && \
                  old[3] == (T) 60, \
              "generic _nb: " #name); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T) 70 && p[1] == 0, "_nb: " #name); \
        shmem_barrier_all(); \
    }
TEST_AMO(AMO_NB)

#define CRAY_AMO(name, T) \
    static void cray_amo_##name(void) \
    { \
        T old[4]; \
        WORD(T) \
        shmem_##name##_add_nb(p, (T) 5, next, NULL); \
        shmem_##name##_inc_nb(p, next, NULL); \
        shmem_quiet(); \
        shmem_##name##_fadd_nb(&old[0], p, (T) 10, next, NULL); \
        shmem_quiet(); \
        shmem_##name##_finc_nb(&old[1], p, next, NULL); \
        shmem_quiet(); \
        shmem_##name##_cswap_nb(&old[2], p, (T) 17, (T) 30, next, NULL); \
        shmem_quiet(); \
        CHECK(old[0] == (T) 6 && old[1] == (T) 16 && old[2] == (T) 17, \
              "shmem_" #name "_..._nb"); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T) 30 && p[1] == 0, "_nb: " #name); \
        shmem_barrier_all(); \
    }
#define SWAP_NB(name, T) \
    static void swap_nb_##name(void) \
    { \
        T old; \
        WORD(T) \
        shmem_##name##_swap_nb(&old, p, (T) 40, next, NULL); \
        shmem_quiet(); \
        CHECK(old == (T) 0, "shmem_" #name "_swap_nb"); \
        shmem_barrier_all(); \
        CHECK(p[0] == (T) 40 && p[1] == 0, "swap_nb: " #name); \
        shmem_barrier_all(); \
    }
#define CRAY_SIG(X) TEST_TOALL_INT(X) X(float, float) X(double, double)
TEST_TOALL_INT(CRAY_AMO)
CRAY_SIG(SWAP_NB)
