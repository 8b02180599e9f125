/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM: names of <shmemx.h> of older libraries (libsma), which <shmemx.h> includes:
 * contexts and domains of Sandia OpenSHMEM before OpenSHMEM 1.4, and transfers with a
 * handle of Cray SHMEM and of the OSSS reference library.  All is made of routines of
 * the library.
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_SHMEMX_OLD_H
#define SMA_SHMEMX_OLD_H

#if (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L) || \
    (defined(__cplusplus) && __cplusplus >= 201103L)

#ifdef __cplusplus
extern "C++" {
#define SMA_X_INLINE SMA_OVERLOAD
#else
#define SMA_X_INLINE static inline
#endif

/* levels of threads, and the number of PEs on the host of the PE */

#define SHMEMX_THREAD_SINGLE     SHMEM_THREAD_SINGLE
#define SHMEMX_THREAD_FUNNELED   SHMEM_THREAD_FUNNELED
#define SHMEMX_THREAD_SERIALIZED SHMEM_THREAD_SERIALIZED
#define SHMEMX_THREAD_MULTIPLE   SHMEM_THREAD_MULTIPLE

SMA_X_INLINE int shmemx_local_npes(void)
{
    return shmem_team_n_pes(SHMEM_TEAM_SHARED);
}

/* A domain is the level of threads of the contexts that are made in it. */

typedef int shmemx_domain_t;
typedef shmem_ctx_t shmemx_ctx_t;
#define SHMEMX_DOMAIN_DEFAULT SHMEM_THREAD_MULTIPLE
#define SHMEMX_CTX_DEFAULT    SHMEM_CTX_DEFAULT

SMA_X_INLINE int shmemx_domain_create(int thread_level, int num_domains,
                                      shmemx_domain_t domains[])
{
    int i;

    for (i = 0; i < num_domains; i++)
        domains[i] = thread_level;
    return 0;
}
SMA_X_INLINE void shmemx_domain_destroy(int num_domains,
                                        shmemx_domain_t domains[])
{
    (void) num_domains;
    (void) domains;
}
SMA_X_INLINE int shmemx_ctx_create(shmemx_domain_t domain, shmemx_ctx_t *ctx)
{
    return shmem_ctx_create(
        domain == SHMEM_THREAD_MULTIPLE ? 0 : SHMEM_CTX_SERIALIZED, ctx);
}
SMA_X_INLINE void shmemx_ctx_destroy(shmemx_ctx_t ctx)
{
    shmem_ctx_destroy(ctx);
}
SMA_X_INLINE void shmemx_ctx_fence(shmemx_ctx_t ctx)
{
    shmem_ctx_fence(ctx);
}
SMA_X_INLINE void shmemx_ctx_quiet(shmemx_ctx_t ctx)
{
    shmem_ctx_quiet(ctx);
}

/* In these routines the context stands behind the other arguments. */

#define SMA_X_TRANSFER(name, suffix, type) \
    SMA_X_INLINE void shmemx_ctx_##name##suffix( \
        type *dest, const type *source, size_t nelems, int pe, \
        shmemx_ctx_t ctx) \
    { \
        shmem_ctx_##name##suffix(ctx, dest, source, nelems, pe); \
    }
#define SMA_X_STRIDED(name, type) \
    SMA_X_INLINE void shmemx_ctx_##name( \
        type *dest, const type *source, ptrdiff_t dst, ptrdiff_t sst, \
        size_t nelems, int pe, shmemx_ctx_t ctx) \
    { \
        shmem_ctx_##name(ctx, dest, source, dst, sst, nelems, pe); \
    }
#define SMA_X_BLOCKS(name, type) \
    SMA_X_TRANSFER(put##name, , type) \
    SMA_X_TRANSFER(get##name, , type) \
    SMA_X_TRANSFER(put##name, _nbi, type) \
    SMA_X_TRANSFER(get##name, _nbi, type)
#define SMA_X_SIZE(size) \
    SMA_X_BLOCKS(size, void) \
    SMA_X_STRIDED(iput##size, void) \
    SMA_X_STRIDED(iget##size, void)
#define SMA_X_RMA(name, type) \
    SMA_X_TRANSFER(name##_put, , type) \
    SMA_X_TRANSFER(name##_get, , type) \
    SMA_X_TRANSFER(name##_put, _nbi, type) \
    SMA_X_TRANSFER(name##_get, _nbi, type) \
    SMA_X_STRIDED(name##_iput, type) \
    SMA_X_STRIDED(name##_iget, type) \
    SMA_X_INLINE void shmemx_ctx_##name##_p(type *dest, type value, int pe, \
                                            shmemx_ctx_t ctx) \
    { \
        shmem_ctx_##name##_p(ctx, dest, value, pe); \
    } \
    SMA_X_INLINE type shmemx_ctx_##name##_g(const type *source, int pe, \
                                            shmemx_ctx_t ctx) \
    { \
        return shmem_ctx_##name##_g(ctx, source, pe); \
    }
#define SMA_X_AMO_EXT(name, type) \
    SMA_X_INLINE type shmemx_ctx_##name##_fetch(const type *source, int pe, \
                                                shmemx_ctx_t ctx) \
    { \
        return shmem_ctx_##name##_atomic_fetch(ctx, source, pe); \
    } \
    SMA_X_INLINE void shmemx_ctx_##name##_set(type *dest, type value, int pe, \
                                              shmemx_ctx_t ctx) \
    { \
        shmem_ctx_##name##_atomic_set(ctx, dest, value, pe); \
    } \
    SMA_X_INLINE type shmemx_ctx_##name##_swap(type *dest, type value, \
                                               int pe, shmemx_ctx_t ctx) \
    { \
        return shmem_ctx_##name##_atomic_swap(ctx, dest, value, pe); \
    }
#define SMA_X_AMO(name, type) \
    SMA_X_INLINE type shmemx_ctx_##name##_cswap( \
        type *dest, type cond, type value, int pe, shmemx_ctx_t ctx) \
    { \
        return shmem_ctx_##name##_atomic_compare_swap(ctx, dest, cond, value, \
                                                      pe); \
    } \
    SMA_X_INLINE type shmemx_ctx_##name##_fadd(type *dest, type value, \
                                               int pe, shmemx_ctx_t ctx) \
    { \
        return shmem_ctx_##name##_atomic_fetch_add(ctx, dest, value, pe); \
    } \
    SMA_X_INLINE void shmemx_ctx_##name##_add(type *dest, type value, int pe, \
                                              shmemx_ctx_t ctx) \
    { \
        shmem_ctx_##name##_atomic_add(ctx, dest, value, pe); \
    } \
    SMA_X_INLINE type shmemx_ctx_##name##_finc(type *dest, int pe, \
                                               shmemx_ctx_t ctx) \
    { \
        return shmem_ctx_##name##_atomic_fetch_inc(ctx, dest, pe); \
    } \
    SMA_X_INLINE void shmemx_ctx_##name##_inc(type *dest, int pe, \
                                              shmemx_ctx_t ctx) \
    { \
        shmem_ctx_##name##_atomic_inc(ctx, dest, pe); \
    }

SMA_X_BLOCKS(mem, void)
SMA_X_RMA(float, float)
SMA_X_RMA(double, double)
SMA_X_RMA(longdouble, long double)
SMA_X_RMA(char, char)
SMA_X_RMA(schar, signed char)
SMA_X_RMA(short, short)
SMA_X_RMA(int, int)
SMA_X_RMA(long, long)
SMA_X_RMA(longlong, long long)
SMA_X_RMA(uchar, unsigned char)
SMA_X_RMA(ushort, unsigned short)
SMA_X_RMA(uint, unsigned int)
SMA_X_RMA(ulong, unsigned long)
SMA_X_RMA(ulonglong, unsigned long long)
SMA_X_RMA(int8, int8_t)
SMA_X_RMA(int16, int16_t)
SMA_X_RMA(int32, int32_t)
SMA_X_RMA(int64, int64_t)
SMA_X_RMA(uint8, uint8_t)
SMA_X_RMA(uint16, uint16_t)
SMA_X_RMA(uint32, uint32_t)
SMA_X_RMA(uint64, uint64_t)
SMA_X_RMA(size, size_t)
SMA_X_RMA(ptrdiff, ptrdiff_t)
SMA_X_AMO_EXT(float, float)
SMA_X_AMO_EXT(double, double)
SMA_X_AMO_EXT(int, int)
SMA_X_AMO_EXT(long, long)
SMA_X_AMO_EXT(longlong, long long)
SMA_X_AMO_EXT(uint, unsigned int)
SMA_X_AMO_EXT(ulong, unsigned long)
SMA_X_AMO_EXT(ulonglong, unsigned long long)
SMA_X_AMO_EXT(int32, int32_t)
SMA_X_AMO_EXT(int64, int64_t)
SMA_X_AMO_EXT(uint32, uint32_t)
SMA_X_AMO_EXT(uint64, uint64_t)
SMA_X_AMO_EXT(size, size_t)
SMA_X_AMO_EXT(ptrdiff, ptrdiff_t)
SMA_X_AMO(int, int)
SMA_X_AMO(long, long)
SMA_X_AMO(longlong, long long)
SMA_X_AMO(uint, unsigned int)
SMA_X_AMO(ulong, unsigned long)
SMA_X_AMO(ulonglong, unsigned long long)
SMA_X_AMO(int32, int32_t)
SMA_X_AMO(int64, int64_t)
SMA_X_AMO(uint32, uint32_t)
SMA_X_AMO(uint64, uint64_t)
SMA_X_AMO(size, size_t)
SMA_X_AMO(ptrdiff, ptrdiff_t)
SMA_X_SIZE(8)
SMA_X_SIZE(16)
SMA_X_SIZE(32)
SMA_X_SIZE(64)
SMA_X_SIZE(128)

/*
 * A handle stands for all transfers of the PE.  It is not null afterwards, so that a
 * program that asks for this waits.
 */

typedef void *shmemx_request_handle_t;

SMA_X_INLINE void shmemx_wait_req(shmemx_request_handle_t desc)
{
    (void) desc;
    shmem_quiet();
}
SMA_X_INLINE void shmemx_test_req(shmemx_request_handle_t desc, int *flag)
{
    shmemx_wait_req(desc);
    *flag = 1;
}

#define SMA_X_COMPLEX(name, bytes, type) \
    SMA_X_INLINE void shmemx_##name(type *dest, const type *source, \
                                    size_t nelems, int pe, void **desc) \
    { \
        shmem_##bytes(dest, source, nelems * sizeof(type), pe); \
        if (desc) \
            *desc = desc; \
    }
SMA_X_COMPLEX(complexf_put_nb, putmem_nbi, sma_complexf_t)
SMA_X_COMPLEX(complexf_get_nb, getmem_nbi, sma_complexf_t)
SMA_X_COMPLEX(complexd_put_nb, putmem_nbi, sma_complexd_t)
SMA_X_COMPLEX(complexd_get_nb, getmem_nbi, sma_complexd_t)

#if !defined(SHMEM_NO_GENERIC)

#ifdef __cplusplus

SMA_X_INLINE int shmemx_init_thread(int requested)
{
    int provided = -1;

    shmemx_init_thread(requested, &provided);
    return provided;
}

#define SMA_X_NB(name, type) \
    SMA_X_INLINE void shmemx_##name(type *dest, const type *source, \
                                    size_t nelems, int pe, void **desc) \
    { \
        shmemx_##name(dest, source, nelems, pe); \
        if (desc) \
            *desc = desc; \
    }
SMA_X_NB(float_put_nb, float)
SMA_X_NB(double_put_nb, double)
SMA_X_NB(longdouble_put_nb, long double)
SMA_X_NB(char_put_nb, char)
SMA_X_NB(schar_put_nb, signed char)
SMA_X_NB(short_put_nb, short)
SMA_X_NB(int_put_nb, int)
SMA_X_NB(long_put_nb, long)
SMA_X_NB(longlong_put_nb, long long)
SMA_X_NB(uchar_put_nb, unsigned char)
SMA_X_NB(ushort_put_nb, unsigned short)
SMA_X_NB(uint_put_nb, unsigned int)
SMA_X_NB(ulong_put_nb, unsigned long)
SMA_X_NB(ulonglong_put_nb, unsigned long long)
SMA_X_NB(int8_put_nb, int8_t)
SMA_X_NB(int16_put_nb, int16_t)
SMA_X_NB(int32_put_nb, int32_t)
SMA_X_NB(int64_put_nb, int64_t)
SMA_X_NB(uint8_put_nb, uint8_t)
SMA_X_NB(uint16_put_nb, uint16_t)
SMA_X_NB(uint32_put_nb, uint32_t)
SMA_X_NB(uint64_put_nb, uint64_t)
SMA_X_NB(size_put_nb, size_t)
SMA_X_NB(ptrdiff_put_nb, ptrdiff_t)
SMA_X_NB(put8_nb, void)
SMA_X_NB(put16_nb, void)
SMA_X_NB(put32_nb, void)
SMA_X_NB(put64_nb, void)
SMA_X_NB(put128_nb, void)
SMA_X_NB(putmem_nb, void)
SMA_X_NB(put_nb, void)
SMA_X_NB(float_get_nb, float)
SMA_X_NB(double_get_nb, double)
SMA_X_NB(longdouble_get_nb, long double)
SMA_X_NB(char_get_nb, char)
SMA_X_NB(schar_get_nb, signed char)
SMA_X_NB(short_get_nb, short)
SMA_X_NB(int_get_nb, int)
SMA_X_NB(long_get_nb, long)
SMA_X_NB(longlong_get_nb, long long)
SMA_X_NB(uchar_get_nb, unsigned char)
SMA_X_NB(ushort_get_nb, unsigned short)
SMA_X_NB(uint_get_nb, unsigned int)
SMA_X_NB(ulong_get_nb, unsigned long)
SMA_X_NB(ulonglong_get_nb, unsigned long long)
SMA_X_NB(int8_get_nb, int8_t)
SMA_X_NB(int16_get_nb, int16_t)
SMA_X_NB(int32_get_nb, int32_t)
SMA_X_NB(int64_get_nb, int64_t)
SMA_X_NB(uint8_get_nb, uint8_t)
SMA_X_NB(uint16_get_nb, uint16_t)
SMA_X_NB(uint32_get_nb, uint32_t)
SMA_X_NB(uint64_get_nb, uint64_t)
SMA_X_NB(size_get_nb, size_t)
SMA_X_NB(ptrdiff_get_nb, ptrdiff_t)
SMA_X_NB(get8_nb, void)
SMA_X_NB(get16_nb, void)
SMA_X_NB(get32_nb, void)
SMA_X_NB(get64_nb, void)
SMA_X_NB(get128_nb, void)
SMA_X_NB(getmem_nb, void)
SMA_X_NB(get_nb, void)
SMA_X_NB(put_nb, float)
SMA_X_NB(put_nb, double)
SMA_X_NB(put_nb, long double)
SMA_X_NB(put_nb, char)
SMA_X_NB(put_nb, signed char)
SMA_X_NB(put_nb, short)
SMA_X_NB(put_nb, int)
SMA_X_NB(put_nb, long)
SMA_X_NB(put_nb, long long)
SMA_X_NB(put_nb, unsigned char)
SMA_X_NB(put_nb, unsigned short)
SMA_X_NB(put_nb, unsigned int)
SMA_X_NB(put_nb, unsigned long)
SMA_X_NB(put_nb, unsigned long long)
SMA_X_NB(get_nb, float)
SMA_X_NB(get_nb, double)
SMA_X_NB(get_nb, long double)
SMA_X_NB(get_nb, char)
SMA_X_NB(get_nb, signed char)
SMA_X_NB(get_nb, short)
SMA_X_NB(get_nb, int)
SMA_X_NB(get_nb, long)
SMA_X_NB(get_nb, long long)
SMA_X_NB(get_nb, unsigned char)
SMA_X_NB(get_nb, unsigned short)
SMA_X_NB(get_nb, unsigned int)
SMA_X_NB(get_nb, unsigned long)
SMA_X_NB(get_nb, unsigned long long)

#else

/* With one argument it returns the level that is provided. */
static inline int sma_x_init_thread(int requested)
{
    int provided = -1;

    shmemx_init_thread(requested, &provided);
    return provided;
}
#define SMA_X_THIRD(a, b, c, ...) c
#define shmemx_init_thread(...) \
    SMA_X_THIRD(__VA_ARGS__, shmemx_init_thread, sma_x_init_thread, 0) \
    (__VA_ARGS__)

#define SMA_X_NB(name, type) \
    static inline void sma_x_##name(type *dest, const type *source, \
                                    size_t nelems, int pe, void **desc) \
    { \
        (shmemx_##name)(dest, source, nelems, pe); \
        if (desc) \
            *desc = desc; \
    }
SMA_X_NB(float_put_nb, float)
SMA_X_NB(double_put_nb, double)
SMA_X_NB(longdouble_put_nb, long double)
SMA_X_NB(char_put_nb, char)
SMA_X_NB(schar_put_nb, signed char)
SMA_X_NB(short_put_nb, short)
SMA_X_NB(int_put_nb, int)
SMA_X_NB(long_put_nb, long)
SMA_X_NB(longlong_put_nb, long long)
SMA_X_NB(uchar_put_nb, unsigned char)
SMA_X_NB(ushort_put_nb, unsigned short)
SMA_X_NB(uint_put_nb, unsigned int)
SMA_X_NB(ulong_put_nb, unsigned long)
SMA_X_NB(ulonglong_put_nb, unsigned long long)
SMA_X_NB(int8_put_nb, int8_t)
SMA_X_NB(int16_put_nb, int16_t)
SMA_X_NB(int32_put_nb, int32_t)
SMA_X_NB(int64_put_nb, int64_t)
SMA_X_NB(uint8_put_nb, uint8_t)
SMA_X_NB(uint16_put_nb, uint16_t)
SMA_X_NB(uint32_put_nb, uint32_t)
SMA_X_NB(uint64_put_nb, uint64_t)
SMA_X_NB(size_put_nb, size_t)
SMA_X_NB(ptrdiff_put_nb, ptrdiff_t)
SMA_X_NB(put8_nb, void)
SMA_X_NB(put16_nb, void)
SMA_X_NB(put32_nb, void)
SMA_X_NB(put64_nb, void)
SMA_X_NB(put128_nb, void)
SMA_X_NB(putmem_nb, void)
SMA_X_NB(put_nb, void)
SMA_X_NB(float_get_nb, float)
SMA_X_NB(double_get_nb, double)
SMA_X_NB(longdouble_get_nb, long double)
SMA_X_NB(char_get_nb, char)
SMA_X_NB(schar_get_nb, signed char)
SMA_X_NB(short_get_nb, short)
SMA_X_NB(int_get_nb, int)
SMA_X_NB(long_get_nb, long)
SMA_X_NB(longlong_get_nb, long long)
SMA_X_NB(uchar_get_nb, unsigned char)
SMA_X_NB(ushort_get_nb, unsigned short)
SMA_X_NB(uint_get_nb, unsigned int)
SMA_X_NB(ulong_get_nb, unsigned long)
SMA_X_NB(ulonglong_get_nb, unsigned long long)
SMA_X_NB(int8_get_nb, int8_t)
SMA_X_NB(int16_get_nb, int16_t)
SMA_X_NB(int32_get_nb, int32_t)
SMA_X_NB(int64_get_nb, int64_t)
SMA_X_NB(uint8_get_nb, uint8_t)
SMA_X_NB(uint16_get_nb, uint16_t)
SMA_X_NB(uint32_get_nb, uint32_t)
SMA_X_NB(uint64_get_nb, uint64_t)
SMA_X_NB(size_get_nb, size_t)
SMA_X_NB(ptrdiff_get_nb, ptrdiff_t)
SMA_X_NB(get8_nb, void)
SMA_X_NB(get16_nb, void)
SMA_X_NB(get32_nb, void)
SMA_X_NB(get64_nb, void)
SMA_X_NB(get128_nb, void)
SMA_X_NB(getmem_nb, void)
SMA_X_NB(get_nb, void)

/*
 * The fifth of five arguments is a handle.  In C11 its type tells so: the comma of a
 * compound literal makes five of four arguments.
 */
#define SMA_X_LAST(a, b, c, d, e, f, g, h, i, j, k, l, last, ...) last
#define SMA_X_PICK(five, four, ...) \
    SMA_X_LAST(__VA_ARGS__, four, four, four, four, four, four, four, five, \
               four, four, four, four, 0)
#define SMA_X_FOUR(name, ...) shmemx_##name(__VA_ARGS__)
#define SMA_X_CALL(name, ...) \
    SMA_X_PICK(SMA_X_FIVE, SMA_X_FOUR, __VA_ARGS__)(name, __VA_ARGS__)

#if defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define SMA_X_FIVE(name, a, b, c, d, e) \
    _Generic((e), void **: sma_x_##name, void *: sma_x_##name, \
        default: shmemx_##name)(a, b, c, d, e)
#define SMA_X_FOUR_put_nb(...) \
    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_ctx_float_put_nb, \
            double: shmemx_ctx_double_put_nb, \
            long double: shmemx_ctx_longdouble_put_nb, \
            char: shmemx_ctx_char_put_nb, \
            signed char: shmemx_ctx_schar_put_nb, \
            short: shmemx_ctx_short_put_nb, \
            int: shmemx_ctx_int_put_nb, \
            long: shmemx_ctx_long_put_nb, \
            long long: shmemx_ctx_longlong_put_nb, \
            unsigned char: shmemx_ctx_uchar_put_nb, \
            unsigned short: shmemx_ctx_ushort_put_nb, \
            unsigned int: shmemx_ctx_uint_put_nb, \
            unsigned long: shmemx_ctx_ulong_put_nb, \
            unsigned long long: shmemx_ctx_ulonglong_put_nb), default: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_float_put_nb, \
            double: shmemx_double_put_nb, \
            long double: shmemx_longdouble_put_nb, \
            char: shmemx_char_put_nb, \
            signed char: shmemx_schar_put_nb, \
            short: shmemx_short_put_nb, \
            int: shmemx_int_put_nb, \
            long: shmemx_long_put_nb, \
            long long: shmemx_longlong_put_nb, \
            unsigned char: shmemx_uchar_put_nb, \
            unsigned short: shmemx_ushort_put_nb, \
            unsigned int: shmemx_uint_put_nb, \
            unsigned long: shmemx_ulong_put_nb, \
            unsigned long long: shmemx_ulonglong_put_nb))(__VA_ARGS__)

#define SMA_X_HANDLE_put_nb(a, b) \
    _Generic(SMA_OBJECT(a, b, 0), \
        float: sma_x_float_put_nb, \
        double: sma_x_double_put_nb, \
        long double: sma_x_longdouble_put_nb, \
        char: sma_x_char_put_nb, \
        signed char: sma_x_schar_put_nb, \
        short: sma_x_short_put_nb, \
        int: sma_x_int_put_nb, \
        long: sma_x_long_put_nb, \
        long long: sma_x_longlong_put_nb, \
        unsigned char: sma_x_uchar_put_nb, \
        unsigned short: sma_x_ushort_put_nb, \
        unsigned int: sma_x_uint_put_nb, \
        unsigned long: sma_x_ulong_put_nb, \
        unsigned long long: sma_x_ulonglong_put_nb)
#define SMA_X_FIVE_put_nb(a, b, c, d, e) \
    _Generic((e), void **: SMA_X_HANDLE_put_nb(a, b), \
        void *: SMA_X_HANDLE_put_nb(a, b), \
        default: _Generic(SMA_OBJECT(a, b, 0), \
        float: shmemx_ctx_float_put_nb, \
        double: shmemx_ctx_double_put_nb, \
        long double: shmemx_ctx_longdouble_put_nb, \
        char: shmemx_ctx_char_put_nb, \
        signed char: shmemx_ctx_schar_put_nb, \
        short: shmemx_ctx_short_put_nb, \
        int: shmemx_ctx_int_put_nb, \
        long: shmemx_ctx_long_put_nb, \
        long long: shmemx_ctx_longlong_put_nb, \
        unsigned char: shmemx_ctx_uchar_put_nb, \
        unsigned short: shmemx_ctx_ushort_put_nb, \
        unsigned int: shmemx_ctx_uint_put_nb, \
        unsigned long: shmemx_ctx_ulong_put_nb, \
        unsigned long long: shmemx_ctx_ulonglong_put_nb)) \
    (a, b, c, d, e)
#undef shmemx_put_nb
#define shmemx_put_nb(...) \
    SMA_X_PICK(SMA_X_FIVE_put_nb, SMA_X_FOUR_put_nb, __VA_ARGS__) \
    (__VA_ARGS__)

#define SMA_X_FOUR_get_nb(...) \
    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_ctx_float_get_nb, \
            double: shmemx_ctx_double_get_nb, \
            long double: shmemx_ctx_longdouble_get_nb, \
            char: shmemx_ctx_char_get_nb, \
            signed char: shmemx_ctx_schar_get_nb, \
            short: shmemx_ctx_short_get_nb, \
            int: shmemx_ctx_int_get_nb, \
            long: shmemx_ctx_long_get_nb, \
            long long: shmemx_ctx_longlong_get_nb, \
            unsigned char: shmemx_ctx_uchar_get_nb, \
            unsigned short: shmemx_ctx_ushort_get_nb, \
            unsigned int: shmemx_ctx_uint_get_nb, \
            unsigned long: shmemx_ctx_ulong_get_nb, \
            unsigned long long: shmemx_ctx_ulonglong_get_nb), default: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_float_get_nb, \
            double: shmemx_double_get_nb, \
            long double: shmemx_longdouble_get_nb, \
            char: shmemx_char_get_nb, \
            signed char: shmemx_schar_get_nb, \
            short: shmemx_short_get_nb, \
            int: shmemx_int_get_nb, \
            long: shmemx_long_get_nb, \
            long long: shmemx_longlong_get_nb, \
            unsigned char: shmemx_uchar_get_nb, \
            unsigned short: shmemx_ushort_get_nb, \
            unsigned int: shmemx_uint_get_nb, \
            unsigned long: shmemx_ulong_get_nb, \
            unsigned long long: shmemx_ulonglong_get_nb))(__VA_ARGS__)

#define SMA_X_HANDLE_get_nb(a, b) \
    _Generic(SMA_OBJECT(a, b, 0), \
        float: sma_x_float_get_nb, \
        double: sma_x_double_get_nb, \
        long double: sma_x_longdouble_get_nb, \
        char: sma_x_char_get_nb, \
        signed char: sma_x_schar_get_nb, \
        short: sma_x_short_get_nb, \
        int: sma_x_int_get_nb, \
        long: sma_x_long_get_nb, \
        long long: sma_x_longlong_get_nb, \
        unsigned char: sma_x_uchar_get_nb, \
        unsigned short: sma_x_ushort_get_nb, \
        unsigned int: sma_x_uint_get_nb, \
        unsigned long: sma_x_ulong_get_nb, \
        unsigned long long: sma_x_ulonglong_get_nb)
#define SMA_X_FIVE_get_nb(a, b, c, d, e) \
    _Generic((e), void **: SMA_X_HANDLE_get_nb(a, b), \
        void *: SMA_X_HANDLE_get_nb(a, b), \
        default: _Generic(SMA_OBJECT(a, b, 0), \
        float: shmemx_ctx_float_get_nb, \
        double: shmemx_ctx_double_get_nb, \
        long double: shmemx_ctx_longdouble_get_nb, \
        char: shmemx_ctx_char_get_nb, \
        signed char: shmemx_ctx_schar_get_nb, \
        short: shmemx_ctx_short_get_nb, \
        int: shmemx_ctx_int_get_nb, \
        long: shmemx_ctx_long_get_nb, \
        long long: shmemx_ctx_longlong_get_nb, \
        unsigned char: shmemx_ctx_uchar_get_nb, \
        unsigned short: shmemx_ctx_ushort_get_nb, \
        unsigned int: shmemx_ctx_uint_get_nb, \
        unsigned long: shmemx_ctx_ulong_get_nb, \
        unsigned long long: shmemx_ctx_ulonglong_get_nb)) \
    (a, b, c, d, e)
#undef shmemx_get_nb
#define shmemx_get_nb(...) \
    SMA_X_PICK(SMA_X_FIVE_get_nb, SMA_X_FOUR_get_nb, __VA_ARGS__) \
    (__VA_ARGS__)

#else
#define SMA_X_FIVE(name, ...) sma_x_##name(__VA_ARGS__)
#define shmemx_put_nb(...) SMA_X_CALL(put_nb, __VA_ARGS__)
#define shmemx_get_nb(...) SMA_X_CALL(get_nb, __VA_ARGS__)
#endif

#define shmemx_float_put_nb(...) \
    SMA_X_CALL(float_put_nb, __VA_ARGS__)
#define shmemx_double_put_nb(...) \
    SMA_X_CALL(double_put_nb, __VA_ARGS__)
#define shmemx_longdouble_put_nb(...) \
    SMA_X_CALL(longdouble_put_nb, __VA_ARGS__)
#define shmemx_char_put_nb(...) \
    SMA_X_CALL(char_put_nb, __VA_ARGS__)
#define shmemx_schar_put_nb(...) \
    SMA_X_CALL(schar_put_nb, __VA_ARGS__)
#define shmemx_short_put_nb(...) \
    SMA_X_CALL(short_put_nb, __VA_ARGS__)
#define shmemx_int_put_nb(...) \
    SMA_X_CALL(int_put_nb, __VA_ARGS__)
#define shmemx_long_put_nb(...) \
    SMA_X_CALL(long_put_nb, __VA_ARGS__)
#define shmemx_longlong_put_nb(...) \
    SMA_X_CALL(longlong_put_nb, __VA_ARGS__)
#define shmemx_uchar_put_nb(...) \
    SMA_X_CALL(uchar_put_nb, __VA_ARGS__)
#define shmemx_ushort_put_nb(...) \
    SMA_X_CALL(ushort_put_nb, __VA_ARGS__)
#define shmemx_uint_put_nb(...) \
    SMA_X_CALL(uint_put_nb, __VA_ARGS__)
#define shmemx_ulong_put_nb(...) \
    SMA_X_CALL(ulong_put_nb, __VA_ARGS__)
#define shmemx_ulonglong_put_nb(...) \
    SMA_X_CALL(ulonglong_put_nb, __VA_ARGS__)
#define shmemx_int8_put_nb(...) \
    SMA_X_CALL(int8_put_nb, __VA_ARGS__)
#define shmemx_int16_put_nb(...) \
    SMA_X_CALL(int16_put_nb, __VA_ARGS__)
#define shmemx_int32_put_nb(...) \
    SMA_X_CALL(int32_put_nb, __VA_ARGS__)
#define shmemx_int64_put_nb(...) \
    SMA_X_CALL(int64_put_nb, __VA_ARGS__)
#define shmemx_uint8_put_nb(...) \
    SMA_X_CALL(uint8_put_nb, __VA_ARGS__)
#define shmemx_uint16_put_nb(...) \
    SMA_X_CALL(uint16_put_nb, __VA_ARGS__)
#define shmemx_uint32_put_nb(...) \
    SMA_X_CALL(uint32_put_nb, __VA_ARGS__)
#define shmemx_uint64_put_nb(...) \
    SMA_X_CALL(uint64_put_nb, __VA_ARGS__)
#define shmemx_size_put_nb(...) \
    SMA_X_CALL(size_put_nb, __VA_ARGS__)
#define shmemx_ptrdiff_put_nb(...) \
    SMA_X_CALL(ptrdiff_put_nb, __VA_ARGS__)
#define shmemx_put8_nb(...) \
    SMA_X_CALL(put8_nb, __VA_ARGS__)
#define shmemx_put16_nb(...) \
    SMA_X_CALL(put16_nb, __VA_ARGS__)
#define shmemx_put32_nb(...) \
    SMA_X_CALL(put32_nb, __VA_ARGS__)
#define shmemx_put64_nb(...) \
    SMA_X_CALL(put64_nb, __VA_ARGS__)
#define shmemx_put128_nb(...) \
    SMA_X_CALL(put128_nb, __VA_ARGS__)
#define shmemx_putmem_nb(...) \
    SMA_X_CALL(putmem_nb, __VA_ARGS__)
#define shmemx_float_get_nb(...) \
    SMA_X_CALL(float_get_nb, __VA_ARGS__)
#define shmemx_double_get_nb(...) \
    SMA_X_CALL(double_get_nb, __VA_ARGS__)
#define shmemx_longdouble_get_nb(...) \
    SMA_X_CALL(longdouble_get_nb, __VA_ARGS__)
#define shmemx_char_get_nb(...) \
    SMA_X_CALL(char_get_nb, __VA_ARGS__)
#define shmemx_schar_get_nb(...) \
    SMA_X_CALL(schar_get_nb, __VA_ARGS__)
#define shmemx_short_get_nb(...) \
    SMA_X_CALL(short_get_nb, __VA_ARGS__)
#define shmemx_int_get_nb(...) \
    SMA_X_CALL(int_get_nb, __VA_ARGS__)
#define shmemx_long_get_nb(...) \
    SMA_X_CALL(long_get_nb, __VA_ARGS__)
#define shmemx_longlong_get_nb(...) \
    SMA_X_CALL(longlong_get_nb, __VA_ARGS__)
#define shmemx_uchar_get_nb(...) \
    SMA_X_CALL(uchar_get_nb, __VA_ARGS__)
#define shmemx_ushort_get_nb(...) \
    SMA_X_CALL(ushort_get_nb, __VA_ARGS__)
#define shmemx_uint_get_nb(...) \
    SMA_X_CALL(uint_get_nb, __VA_ARGS__)
#define shmemx_ulong_get_nb(...) \
    SMA_X_CALL(ulong_get_nb, __VA_ARGS__)
#define shmemx_ulonglong_get_nb(...) \
    SMA_X_CALL(ulonglong_get_nb, __VA_ARGS__)
#define shmemx_int8_get_nb(...) \
    SMA_X_CALL(int8_get_nb, __VA_ARGS__)
#define shmemx_int16_get_nb(...) \
    SMA_X_CALL(int16_get_nb, __VA_ARGS__)
#define shmemx_int32_get_nb(...) \
    SMA_X_CALL(int32_get_nb, __VA_ARGS__)
#define shmemx_int64_get_nb(...) \
    SMA_X_CALL(int64_get_nb, __VA_ARGS__)
#define shmemx_uint8_get_nb(...) \
    SMA_X_CALL(uint8_get_nb, __VA_ARGS__)
#define shmemx_uint16_get_nb(...) \
    SMA_X_CALL(uint16_get_nb, __VA_ARGS__)
#define shmemx_uint32_get_nb(...) \
    SMA_X_CALL(uint32_get_nb, __VA_ARGS__)
#define shmemx_uint64_get_nb(...) \
    SMA_X_CALL(uint64_get_nb, __VA_ARGS__)
#define shmemx_size_get_nb(...) \
    SMA_X_CALL(size_get_nb, __VA_ARGS__)
#define shmemx_ptrdiff_get_nb(...) \
    SMA_X_CALL(ptrdiff_get_nb, __VA_ARGS__)
#define shmemx_get8_nb(...) \
    SMA_X_CALL(get8_nb, __VA_ARGS__)
#define shmemx_get16_nb(...) \
    SMA_X_CALL(get16_nb, __VA_ARGS__)
#define shmemx_get32_nb(...) \
    SMA_X_CALL(get32_nb, __VA_ARGS__)
#define shmemx_get64_nb(...) \
    SMA_X_CALL(get64_nb, __VA_ARGS__)
#define shmemx_get128_nb(...) \
    SMA_X_CALL(get128_nb, __VA_ARGS__)
#define shmemx_getmem_nb(...) \
    SMA_X_CALL(getmem_nb, __VA_ARGS__)

#endif

#undef SMA_X_NB
#endif

#undef SMA_X_TRANSFER
#undef SMA_X_STRIDED
#undef SMA_X_BLOCKS
#undef SMA_X_SIZE
#undef SMA_X_RMA
#undef SMA_X_AMO_EXT
#undef SMA_X_AMO
#undef SMA_X_COMPLEX
#undef SMA_X_INLINE

#ifdef __cplusplus
}
#endif

#endif

#endif
