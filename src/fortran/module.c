/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The generic routines of the Fortran module that count elements.  Each serves
 * all types: the compiler has checked that both arguments have the same type,
 * and the descriptors tell the size of an element.
 */
#include "module.h"

const CFI_cdesc_t *sma_l_view(const struct gfc_desc *desc,
                              union sma_desc *space)
{
    ptrdiff_t span =
        desc->span != 0 ? desc->span : (ptrdiff_t) desc->dtype.elem_len;

    space->d.base_addr = desc->base;
    space->d.elem_len = desc->dtype.elem_len;
    space->d.rank = desc->dtype.rank;
    for (int i = 0; i < desc->dtype.rank; i++) {
        ptrdiff_t extent = desc->dim[i].upper - desc->dim[i].lower + 1;

        space->d.dim[i].lower_bound = 0;
        space->d.dim[i].extent = extent > 0 ? extent : 0;
        space->d.dim[i].sm = desc->dim[i].stride * span;
    }
    return &space->d;
}

/* Are there no gaps between the elements? */
static bool is_contiguous(const CFI_cdesc_t *desc)
{
    ptrdiff_t next = (ptrdiff_t) desc->elem_len;
    bool contiguous = true;

    for (int i = 0; i < desc->rank; i++) {
        ptrdiff_t extent = desc->dim[i].extent;

        if (extent == 0)
            return true;
        /* the last extent of an assumed-size array is -1 */
        if (extent != 1 && desc->dim[i].sm != next)
            contiguous = false;
        next *= extent;
    }
    return contiguous;
}

void *sma_d_data(const struct sma_routine *routine, const char *arg,
                 const CFI_cdesc_t *desc)
{
    if (unlikely(!is_contiguous(desc)))
        sma_fatal(routine,
                  "%s is not contiguous: there are gaps between its elements",
                  arg);
    return desc->base_addr;
}

/* Copies the elements of an array with gaps, in their order, to `data` or back
 * from there. */
static void copy_elements(const CFI_cdesc_t *desc, char *data, bool back)
{
    ptrdiff_t index[CFI_MAX_RANK] = {0};
    char *element = desc->base_addr;
    int i;

    do {
        memcpy(back ? element : data, back ? data : element, desc->elem_len);
        data += desc->elem_len;
        for (i = 0; i < desc->rank; i++) {
            element += desc->dim[i].sm;
            if (++index[i] < desc->dim[i].extent)
                break;
            element -= desc->dim[i].extent * desc->dim[i].sm;
            index[i] = 0;
        }
    } while (i < desc->rank);
}

void *sma_d_pack(const struct sma_routine *routine, const CFI_cdesc_t *desc)
{
    size_t bytes = desc->elem_len;
    void *data;

    if (likely(is_contiguous(desc)))
        return desc->base_addr;
    for (int i = 0; i < desc->rank; i++)
        bytes *= (size_t) desc->dim[i].extent;
    data = sma_buffer(routine, bytes);
    copy_elements(desc, data, false);
    return data;
}

void sma_d_drop(const CFI_cdesc_t *desc, void *data)
{
    if (unlikely(data != desc->base_addr))
        free(data);
}

void sma_d_back(const CFI_cdesc_t *desc, void *data)
{
    if (likely(data == desc->base_addr))
        return;
    copy_elements(desc, data, true);
    free(data);
}

/* The bytes of an element.  The job ends if the arguments differ in them. */
static size_t element(const struct sma_routine *routine,
                      const CFI_cdesc_t *dest, const CFI_cdesc_t *source)
{
    if (unlikely(dest->elem_len != source->elem_len))
        sma_fatal(routine,
                  "an element of dest has %zu bytes, one of source has %zu",
                  dest->elem_len, source->elem_len);
    return dest->elem_len;
}

/* The arguments of a transfer. */
struct transfer {
    void *dest, *source;
    size_t n, bytes; /* elements, and the bytes of each */
    int pe;
};

/* Which argument the caller alone uses until the routine returns, so that it may
 * be a copy. */
enum local { NEITHER, DEST_IS_LOCAL, SOURCE_IS_LOCAL };

static struct transfer read_transfer(const struct sma_routine *routine,
                                     const CFI_cdesc_t *dest,
                                     const CFI_cdesc_t *source,
                                     const finteger *nelems, const finteger *pe,
                                     enum local local)
{
    struct transfer t = {0};

    if (local != DEST_IS_LOCAL)
        t.dest = sma_d_data(routine, "dest", dest);
    if (local != SOURCE_IS_LOCAL)
        t.source = sma_d_data(routine, "source", source);
    t.n = sma_f_count(routine, "nelems", sma_f_int(nelems));
    t.bytes = element(routine, dest, source);
    t.pe = sma_f_int32(routine, "pe", pe);
    if (local == DEST_IS_LOCAL)
        t.dest = sma_d_pack(routine, dest);
    if (local == SOURCE_IS_LOCAL)
        t.source = sma_d_pack(routine, source);
    return t;
}

#define DEST sma_d_data(routine, "dest", dest)
#define SOURCE sma_d_data(routine, "source", source)
#define ELEMENT element(routine, dest, source)
#define COUNT sma_f_count(routine, "nelems", sma_f_int(nelems))

/* A routine is defined under its profiling name psma_d_NAME.  The public name
 * is a weak alias, which a profiling tool may replace. */
#define ALIAS(name) SMA_F_ALIAS(p##name, name)

#pragma GCC visibility push(default)

void psma_d_put(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                const finteger *nelems, const finteger *pe)
{
    const struct sma_routine *routine = SMA_R(generic_put);
    struct transfer t =
        read_transfer(routine, dest, source, nelems, pe, SOURCE_IS_LOCAL);

    sma_put(routine, t.dest, t.source, sma_bytes_of(t.n, t.bytes), t.pe);
    sma_d_drop(source, t.source);
}
ALIAS(sma_d_put)

void psma_d_put_nbi(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                    const finteger *nelems, const finteger *pe)
{
    const struct sma_routine *routine = SMA_R(generic_put_nbi);
    struct transfer t =
        read_transfer(routine, dest, source, nelems, pe, NEITHER);

    sma_put(routine, t.dest, t.source, sma_bytes_of(t.n, t.bytes), t.pe);
}
ALIAS(sma_d_put_nbi)

void psma_d_get(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                const finteger *nelems, const finteger *pe)
{
    const struct sma_routine *routine = SMA_R(generic_get);
    struct transfer t =
        read_transfer(routine, dest, source, nelems, pe, DEST_IS_LOCAL);

    sma_get(routine, t.dest, t.source, sma_bytes_of(t.n, t.bytes), t.pe);
    sma_d_back(dest, t.dest);
}
ALIAS(sma_d_get)

void psma_d_get_nbi(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                    const finteger *nelems, const finteger *pe)
{
    const struct sma_routine *routine = SMA_R(generic_get_nbi);
    struct transfer t =
        read_transfer(routine, dest, source, nelems, pe, NEITHER);

    sma_get(routine, t.dest, t.source, sma_bytes_of(t.n, t.bytes), t.pe);
}
ALIAS(sma_d_get_nbi)

void psma_d_iput(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                 const finteger *dst, const finteger *sst,
                 const finteger *nelems, const finteger *pe)
{
    const struct sma_routine *routine = SMA_R(generic_iput);
    struct transfer t =
        read_transfer(routine, dest, source, nelems, pe, SOURCE_IS_LOCAL);

    sma_iput(routine, t.dest, t.source, sma_f_int(dst), sma_f_int(sst), t.n,
             t.bytes, t.pe);
    sma_d_drop(source, t.source);
}
ALIAS(sma_d_iput)

void psma_d_iget(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                 const finteger *dst, const finteger *sst,
                 const finteger *nelems, const finteger *pe)
{
    const struct sma_routine *routine = SMA_R(generic_iget);
    struct transfer t =
        read_transfer(routine, dest, source, nelems, pe, DEST_IS_LOCAL);

    sma_iget(routine, t.dest, t.source, sma_f_int(dst), sma_f_int(sst), t.n,
             t.bytes, t.pe);
    sma_d_back(dest, t.dest);
}
ALIAS(sma_d_iget)

void psma_d_broadcast(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                      const finteger *nelems, const finteger *pe_root,
                      const finteger *pe_start, const finteger *logpe_stride,
                      const finteger *pe_size, const void *psync)
{
    const struct sma_routine *routine = SMA_R(generic_broadcast);

    sma_broadcast(routine, DEST, SOURCE, COUNT, ELEMENT,
                  sma_f_int32(routine, "PE_root", pe_root), SMA_F_SET(routine));
}
ALIAS(sma_d_broadcast)

void psma_d_collect(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                    const finteger *nelems, const finteger *pe_start,
                    const finteger *logpe_stride, const finteger *pe_size,
                    const void *psync)
{
    const struct sma_routine *routine = SMA_R(generic_collect);

    sma_collect(routine, DEST, SOURCE, COUNT, ELEMENT, false,
                SMA_F_SET(routine));
}
ALIAS(sma_d_collect)

void psma_d_fcollect(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                     const finteger *nelems, const finteger *pe_start,
                     const finteger *logpe_stride, const finteger *pe_size,
                     const void *psync)
{
    const struct sma_routine *routine = SMA_R(generic_fcollect);

    sma_collect(routine, DEST, SOURCE, COUNT, ELEMENT, true,
                SMA_F_SET(routine));
}
ALIAS(sma_d_fcollect)

void psma_d_alltoall(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                     const finteger *nelems, const finteger *pe_start,
                     const finteger *logpe_stride, const finteger *pe_size,
                     const void *psync)
{
    const struct sma_routine *routine = SMA_R(generic_alltoall);

    sma_alltoalls(routine, DEST, SOURCE, 1, 1, COUNT, ELEMENT,
                  SMA_F_SET(routine));
}
ALIAS(sma_d_alltoall)

void psma_d_alltoalls(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                      const finteger *dst, const finteger *sst,
                      const finteger *nelems, const finteger *pe_start,
                      const finteger *logpe_stride, const finteger *pe_size,
                      const void *psync)
{
    const struct sma_routine *routine = SMA_R(generic_alltoalls);

    sma_alltoalls(routine, DEST, SOURCE, sma_f_int(dst), sma_f_int(sst), COUNT,
                  ELEMENT, SMA_F_SET(routine));
}
ALIAS(sma_d_alltoalls)
