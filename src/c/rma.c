/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Contiguous transfers: put, get, p, g and their nonblocking forms.  On mapped
 * memory a transfer is finished when the copy is, and the forms do not differ.
 */
#include "lists.h"
#include "pshmem.h"
#include "region.h"
#include "shmem.h"
#include "xport.h"

#define DEFINE_PUT(name) \
    static inline void name(const char *routine, void *dest, \
                            const void *source, size_t bytes, int pe) \
    { \
        struct sma_place place; \
        void *to; \
        sma_check_pe(routine, pe); \
        if (unlikely(bytes == 0)) \
            return; \
        place = sma_find(routine, "dest", dest, bytes); \
        to = sma_mapped(place, pe); \
        if (likely(to != NULL)) { \
            sma_copy(to, source, bytes); \
        } else { \
            sma_far_##name(routine, pe, place, source, bytes); \
        } \
    }

#define DEFINE_GET(name) \
    static inline void name(const char *routine, void *dest, \
                            const void *source, size_t bytes, int pe) \
    { \
        struct sma_place place; \
        const void *from; \
        sma_check_pe(routine, pe); \
        if (unlikely(bytes == 0)) \
            return; \
        place = sma_find(routine, "source", source, bytes); \
        from = sma_mapped(place, pe); \
        if (likely(from != NULL)) { \
            sma_copy(dest, from, bytes); \
        } else { \
            sma_far_##name(routine, pe, place, dest, bytes); \
        } \
    }

DEFINE_PUT(put)
DEFINE_PUT(put_nbi)
DEFINE_GET(get)
DEFINE_GET(get_nbi)

void sma_put(const char *routine, void *dest, const void *source,
             size_t bytes, int pe)
{
    put(routine, dest, source, bytes, pe);
}

void sma_get(const char *routine, void *dest, const void *source,
             size_t bytes, int pe)
{
    get(routine, dest, source, bytes, pe);
}

/* ------------------------------------------------------------- entry points */

/* An element count that does not fit an address range is no symmetric range
 * either; SIZE_MAX bytes let the range check find it. */
static inline size_t bytes_of(size_t nelems, size_t esize)
{
    size_t bytes;

    if (unlikely(__builtin_mul_overflow(nelems, esize, &bytes)))
        return SIZE_MAX;
    return bytes;
}

#define DEFINE_BLOCK(op, name, type, esize) \
    void p##name(type *dest, const type *source, size_t nelems, int pe) \
    { \
        op(#name, dest, source, bytes_of(nelems, esize), pe); \
    } \
    SMA_TWIN(name)

#define DEFINE_TYPED(T, type) \
    DEFINE_BLOCK(put, shmem_##T##_put, type, sizeof(type)) \
    DEFINE_BLOCK(get, shmem_##T##_get, type, sizeof(type)) \
    DEFINE_BLOCK(put_nbi, shmem_##T##_put_nbi, type, sizeof(type)) \
    DEFINE_BLOCK(get_nbi, shmem_##T##_get_nbi, type, sizeof(type))

#define DEFINE_SIZED(bits, bytes) \
    DEFINE_BLOCK(put, shmem_put##bits, void, bytes) \
    DEFINE_BLOCK(get, shmem_get##bits, void, bytes) \
    DEFINE_BLOCK(put_nbi, shmem_put##bits##_nbi, void, bytes) \
    DEFINE_BLOCK(get_nbi, shmem_get##bits##_nbi, void, bytes)

#undef shmem_put
#undef shmem_get

SMA_LIST_RMA_STD(DEFINE_TYPED)
SMA_LIST_SIZE(DEFINE_SIZED)
DEFINE_BLOCK(put, shmem_putmem, void, 1)
DEFINE_BLOCK(get, shmem_getmem, void, 1)
DEFINE_BLOCK(put_nbi, shmem_putmem_nbi, void, 1)
DEFINE_BLOCK(get_nbi, shmem_getmem_nbi, void, 1)
/* the Cray forms without a type move 64-bit words */
DEFINE_BLOCK(put, shmem_put, void, 8)
DEFINE_BLOCK(get, shmem_get, void, 8)

#define DEFINE_SINGLE(T, type) \
    void pshmem_##T##_p(type *dest, type value, int pe) \
    { \
        const char *routine = "shmem_" #T "_p"; \
        struct sma_place place; \
        volatile type *to; \
        sma_check_pe(routine, pe); \
        place = sma_find(routine, "dest", dest, sizeof value); \
        to = sma_mapped(place, pe); \
        if (likely(to != NULL)) { \
            *to = value; \
            return; \
        } \
        sma_far_put(routine, pe, place, (type[]){value}, sizeof value); \
    } \
    SMA_TWIN(shmem_##T##_p) \
    type pshmem_##T##_g(const type *source, int pe) \
    { \
        const char *routine = "shmem_" #T "_g"; \
        struct sma_place place; \
        const volatile type *from; \
        type value; \
        sma_check_pe(routine, pe); \
        place = sma_find(routine, "source", source, sizeof value); \
        from = sma_mapped(place, pe); \
        if (likely(from != NULL)) \
            return *from; \
        sma_far_get(routine, pe, place, &value, sizeof value); \
        return value; \
    } \
    SMA_TWIN(shmem_##T##_g)

SMA_LIST_RMA_STD(DEFINE_SINGLE)
