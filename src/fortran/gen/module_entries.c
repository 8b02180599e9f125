/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The routines of the Fortran module that take arrays of one type: they
 * get descriptors, and call the entry points of the same names.  What takes
 * or returns LOGICAL comes by here too.
 *
 * Generated from src/api; edit the table there, not this file.
 */
#include "../module.h"

#define DATA(arg) sma_d_data(routine, #arg, arg)
#define VIEW(arg) sma_l_view(arg, &(union sma_desc){.d = {.rank = 0}})
#define LDATA(arg) sma_d_data(routine, #arg, VIEW(arg))

/* The local argument of a routine that blocks may have gaps. */
#define PACKED(arg) sma_d_pack(routine, arg)
#define DROP(arg) sma_d_drop(arg, arg##_at)
#define BACK(arg) sma_d_back(arg, arg##_at)
#define LPACKED(arg) sma_d_pack(routine, VIEW(arg))
#define LDROP(arg) sma_d_drop(VIEW(arg), arg##_at)
#define LBACK(arg) sma_d_back(VIEW(arg), arg##_at)

#pragma GCC visibility push(default)

flogical shmem_pe_accessible_(const void *pe);
static flogical l_shmem_pe_accessible(const void *pe)
{
    return shmem_pe_accessible_(pe);
}
SMA_L_NAMES(l_shmem_pe_accessible, sma_l_shmem_pe_accessible)

flogical shmem_addr_accessible_(const void *addr, const void *pe);
static flogical l_shmem_addr_accessible(const void *addr, const void *pe)
{
    return shmem_addr_accessible_(addr, pe);
}
SMA_L_NAMES(l_shmem_addr_accessible, sma_l_shmem_addr_accessible)

void shmem_character_put_(void *dest, const void *source, const void *nelems,
                          const void *pe);
void sma_d_shmem_character_put(const CFI_cdesc_t *dest,
                               const CFI_cdesc_t *source, const void *nelems,
                               const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_CHARACTER_PUT);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmem_character_put_(dest_at, source_at, nelems, pe);
    DROP(source);
}

void shmem_complex_put_(void *dest, const void *source, const void *nelems,
                        const void *pe);
void sma_d_shmem_complex_put(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                             const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMPLEX_PUT);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmem_complex_put_(dest_at, source_at, nelems, pe);
    DROP(source);
}

void shmem_double_put_(void *dest, const void *source, const void *nelems,
                       const void *pe);
void sma_d_shmem_double_put(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                            const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_DOUBLE_PUT);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmem_double_put_(dest_at, source_at, nelems, pe);
    DROP(source);
}

void shmem_integer_put_(void *dest, const void *source, const void *nelems,
                        const void *pe);
void sma_d_shmem_integer_put(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                             const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INTEGER_PUT);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmem_integer_put_(dest_at, source_at, nelems, pe);
    DROP(source);
}

void shmem_logical_put_(void *dest, const void *source, const void *nelems,
                        const void *pe);
static void l_shmem_logical_put(const struct gfc_desc *dest,
                                const struct gfc_desc *source,
                                const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_LOGICAL_PUT);
    void *dest_at = LDATA(dest);
    void *source_at = LPACKED(source);

    shmem_logical_put_(dest_at, source_at, nelems, pe);
    LDROP(source);
}
SMA_L_NAMES(l_shmem_logical_put, sma_l_shmem_logical_put)

void shmem_real_put_(void *dest, const void *source, const void *nelems,
                     const void *pe);
void sma_d_shmem_real_put(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                          const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL_PUT);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmem_real_put_(dest_at, source_at, nelems, pe);
    DROP(source);
}

void shmem_character_put_nbi_(void *dest, const void *source,
                              const void *nelems, const void *pe);
void sma_d_shmem_character_put_nbi(const CFI_cdesc_t *dest,
                                   const CFI_cdesc_t *source,
                                   const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_CHARACTER_PUT_NBI);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_character_put_nbi_(dest_at, source_at, nelems, pe);
}

void shmem_complex_put_nbi_(void *dest, const void *source, const void *nelems,
                            const void *pe);
void sma_d_shmem_complex_put_nbi(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nelems,
                                 const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMPLEX_PUT_NBI);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_complex_put_nbi_(dest_at, source_at, nelems, pe);
}

void shmem_double_put_nbi_(void *dest, const void *source, const void *nelems,
                           const void *pe);
void sma_d_shmem_double_put_nbi(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *nelems,
                                const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_DOUBLE_PUT_NBI);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_double_put_nbi_(dest_at, source_at, nelems, pe);
}

void shmem_integer_put_nbi_(void *dest, const void *source, const void *nelems,
                            const void *pe);
void sma_d_shmem_integer_put_nbi(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nelems,
                                 const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INTEGER_PUT_NBI);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_integer_put_nbi_(dest_at, source_at, nelems, pe);
}

void shmem_logical_put_nbi_(void *dest, const void *source, const void *nelems,
                            const void *pe);
static void l_shmem_logical_put_nbi(const struct gfc_desc *dest,
                                    const struct gfc_desc *source,
                                    const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_LOGICAL_PUT_NBI);
    void *dest_at = LDATA(dest);
    void *source_at = LDATA(source);

    shmem_logical_put_nbi_(dest_at, source_at, nelems, pe);
}
SMA_L_NAMES(l_shmem_logical_put_nbi, sma_l_shmem_logical_put_nbi)

void shmem_real_put_nbi_(void *dest, const void *source, const void *nelems,
                         const void *pe);
void sma_d_shmem_real_put_nbi(const CFI_cdesc_t *dest,
                              const CFI_cdesc_t *source, const void *nelems,
                              const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL_PUT_NBI);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_real_put_nbi_(dest_at, source_at, nelems, pe);
}

void shmem_complex_put_nb_(void *dest, const void *source, const void *nelems,
                           const void *pe, void *transfer_handle);
void sma_d_shmem_complex_put_nb(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *nelems,
                                const void *pe, void *transfer_handle)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMPLEX_PUT_NB);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_complex_put_nb_(dest_at, source_at, nelems, pe, transfer_handle);
}

void shmem_double_put_nb_(void *dest, const void *source, const void *nelems,
                          const void *pe, void *transfer_handle);
void sma_d_shmem_double_put_nb(const CFI_cdesc_t *dest,
                               const CFI_cdesc_t *source, const void *nelems,
                               const void *pe, void *transfer_handle)
{
    const struct sma_routine *routine = SMA_R(SHMEM_DOUBLE_PUT_NB);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_double_put_nb_(dest_at, source_at, nelems, pe, transfer_handle);
}

void shmem_integer_put_nb_(void *dest, const void *source, const void *nelems,
                           const void *pe, void *transfer_handle);
void sma_d_shmem_integer_put_nb(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *nelems,
                                const void *pe, void *transfer_handle)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INTEGER_PUT_NB);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_integer_put_nb_(dest_at, source_at, nelems, pe, transfer_handle);
}

void shmem_logical_put_nb_(void *dest, const void *source, const void *nelems,
                           const void *pe, void *transfer_handle);
static void l_shmem_logical_put_nb(const struct gfc_desc *dest,
                                   const struct gfc_desc *source,
                                   const void *nelems, const void *pe,
                                   void *transfer_handle)
{
    const struct sma_routine *routine = SMA_R(SHMEM_LOGICAL_PUT_NB);
    void *dest_at = LDATA(dest);
    void *source_at = LDATA(source);

    shmem_logical_put_nb_(dest_at, source_at, nelems, pe, transfer_handle);
}
SMA_L_NAMES(l_shmem_logical_put_nb, sma_l_shmem_logical_put_nb)

void shmem_real_put_nb_(void *dest, const void *source, const void *nelems,
                        const void *pe, void *transfer_handle);
void sma_d_shmem_real_put_nb(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                             const void *nelems, const void *pe,
                             void *transfer_handle)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL_PUT_NB);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_real_put_nb_(dest_at, source_at, nelems, pe, transfer_handle);
}

void shmem_character_iput_(void *dest, const void *source, const void *dst,
                           const void *sst, const void *nelems, const void *pe);
void sma_d_shmem_character_iput(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *dst,
                                const void *sst, const void *nelems,
                                const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_CHARACTER_IPUT);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmem_character_iput_(dest_at, source_at, dst, sst, nelems, pe);
    DROP(source);
}

void shmem_complex_iput_(void *dest, const void *source, const void *dst,
                         const void *sst, const void *nelems, const void *pe);
void sma_d_shmem_complex_iput(const CFI_cdesc_t *dest,
                              const CFI_cdesc_t *source, const void *dst,
                              const void *sst, const void *nelems,
                              const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMPLEX_IPUT);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmem_complex_iput_(dest_at, source_at, dst, sst, nelems, pe);
    DROP(source);
}

void shmem_double_iput_(void *dest, const void *source, const void *dst,
                        const void *sst, const void *nelems, const void *pe);
void sma_d_shmem_double_iput(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                             const void *dst, const void *sst,
                             const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_DOUBLE_IPUT);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmem_double_iput_(dest_at, source_at, dst, sst, nelems, pe);
    DROP(source);
}

void shmem_integer_iput_(void *dest, const void *source, const void *dst,
                         const void *sst, const void *nelems, const void *pe);
void sma_d_shmem_integer_iput(const CFI_cdesc_t *dest,
                              const CFI_cdesc_t *source, const void *dst,
                              const void *sst, const void *nelems,
                              const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INTEGER_IPUT);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmem_integer_iput_(dest_at, source_at, dst, sst, nelems, pe);
    DROP(source);
}

void shmem_logical_iput_(void *dest, const void *source, const void *dst,
                         const void *sst, const void *nelems, const void *pe);
static void l_shmem_logical_iput(const struct gfc_desc *dest,
                                 const struct gfc_desc *source, const void *dst,
                                 const void *sst, const void *nelems,
                                 const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_LOGICAL_IPUT);
    void *dest_at = LDATA(dest);
    void *source_at = LPACKED(source);

    shmem_logical_iput_(dest_at, source_at, dst, sst, nelems, pe);
    LDROP(source);
}
SMA_L_NAMES(l_shmem_logical_iput, sma_l_shmem_logical_iput)

void shmem_real_iput_(void *dest, const void *source, const void *dst,
                      const void *sst, const void *nelems, const void *pe);
void sma_d_shmem_real_iput(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                           const void *dst, const void *sst, const void *nelems,
                           const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL_IPUT);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmem_real_iput_(dest_at, source_at, dst, sst, nelems, pe);
    DROP(source);
}

void shmemx_character_put_signal_(void *dest, const void *source,
                                  const void *nelems, void *sig_addr,
                                  const void *signal, const void *pe);
void sma_d_shmemx_character_put_signal(const CFI_cdesc_t *dest,
                                       const CFI_cdesc_t *source,
                                       const void *nelems, void *sig_addr,
                                       const void *signal, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEMX_CHARACTER_PUT_SIGNAL);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmemx_character_put_signal_(dest_at, source_at, nelems, sig_addr, signal,
                                 pe);
    DROP(source);
}

void shmemx_complex_put_signal_(void *dest, const void *source,
                                const void *nelems, void *sig_addr,
                                const void *signal, const void *pe);
void sma_d_shmemx_complex_put_signal(const CFI_cdesc_t *dest,
                                     const CFI_cdesc_t *source,
                                     const void *nelems, void *sig_addr,
                                     const void *signal, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEMX_COMPLEX_PUT_SIGNAL);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmemx_complex_put_signal_(dest_at, source_at, nelems, sig_addr, signal,
                               pe);
    DROP(source);
}

void shmemx_double_put_signal_(void *dest, const void *source,
                               const void *nelems, void *sig_addr,
                               const void *signal, const void *pe);
void sma_d_shmemx_double_put_signal(const CFI_cdesc_t *dest,
                                    const CFI_cdesc_t *source,
                                    const void *nelems, void *sig_addr,
                                    const void *signal, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEMX_DOUBLE_PUT_SIGNAL);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmemx_double_put_signal_(dest_at, source_at, nelems, sig_addr, signal, pe);
    DROP(source);
}

void shmemx_integer_put_signal_(void *dest, const void *source,
                                const void *nelems, void *sig_addr,
                                const void *signal, const void *pe);
void sma_d_shmemx_integer_put_signal(const CFI_cdesc_t *dest,
                                     const CFI_cdesc_t *source,
                                     const void *nelems, void *sig_addr,
                                     const void *signal, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEMX_INTEGER_PUT_SIGNAL);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmemx_integer_put_signal_(dest_at, source_at, nelems, sig_addr, signal,
                               pe);
    DROP(source);
}

void shmemx_logical_put_signal_(void *dest, const void *source,
                                const void *nelems, void *sig_addr,
                                const void *signal, const void *pe);
static void l_shmemx_logical_put_signal(const struct gfc_desc *dest,
                                        const struct gfc_desc *source,
                                        const void *nelems, void *sig_addr,
                                        const void *signal, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEMX_LOGICAL_PUT_SIGNAL);
    void *dest_at = LDATA(dest);
    void *source_at = LPACKED(source);

    shmemx_logical_put_signal_(dest_at, source_at, nelems, sig_addr, signal,
                               pe);
    LDROP(source);
}
SMA_L_NAMES(l_shmemx_logical_put_signal, sma_l_shmemx_logical_put_signal)

void shmemx_real_put_signal_(void *dest, const void *source, const void *nelems,
                             void *sig_addr, const void *signal,
                             const void *pe);
void sma_d_shmemx_real_put_signal(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source, const void *nelems,
                                  void *sig_addr, const void *signal,
                                  const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEMX_REAL_PUT_SIGNAL);
    void *dest_at = DATA(dest);
    void *source_at = PACKED(source);

    shmemx_real_put_signal_(dest_at, source_at, nelems, sig_addr, signal, pe);
    DROP(source);
}

void shmem_character_get_(void *dest, const void *source, const void *nelems,
                          const void *pe);
void sma_d_shmem_character_get(const CFI_cdesc_t *dest,
                               const CFI_cdesc_t *source, const void *nelems,
                               const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_CHARACTER_GET);
    void *source_at = DATA(source);
    void *dest_at = PACKED(dest);

    shmem_character_get_(dest_at, source_at, nelems, pe);
    BACK(dest);
}

void shmem_complex_get_(void *dest, const void *source, const void *nelems,
                        const void *pe);
void sma_d_shmem_complex_get(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                             const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMPLEX_GET);
    void *source_at = DATA(source);
    void *dest_at = PACKED(dest);

    shmem_complex_get_(dest_at, source_at, nelems, pe);
    BACK(dest);
}

void shmem_double_get_(void *dest, const void *source, const void *nelems,
                       const void *pe);
void sma_d_shmem_double_get(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                            const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_DOUBLE_GET);
    void *source_at = DATA(source);
    void *dest_at = PACKED(dest);

    shmem_double_get_(dest_at, source_at, nelems, pe);
    BACK(dest);
}

void shmem_integer_get_(void *dest, const void *source, const void *nelems,
                        const void *pe);
void sma_d_shmem_integer_get(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                             const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INTEGER_GET);
    void *source_at = DATA(source);
    void *dest_at = PACKED(dest);

    shmem_integer_get_(dest_at, source_at, nelems, pe);
    BACK(dest);
}

void shmem_logical_get_(void *dest, const void *source, const void *nelems,
                        const void *pe);
static void l_shmem_logical_get(const struct gfc_desc *dest,
                                const struct gfc_desc *source,
                                const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_LOGICAL_GET);
    void *source_at = LDATA(source);
    void *dest_at = LPACKED(dest);

    shmem_logical_get_(dest_at, source_at, nelems, pe);
    LBACK(dest);
}
SMA_L_NAMES(l_shmem_logical_get, sma_l_shmem_logical_get)

void shmem_real_get_(void *dest, const void *source, const void *nelems,
                     const void *pe);
void sma_d_shmem_real_get(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                          const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL_GET);
    void *source_at = DATA(source);
    void *dest_at = PACKED(dest);

    shmem_real_get_(dest_at, source_at, nelems, pe);
    BACK(dest);
}

void shmem_character_get_nbi_(void *dest, const void *source,
                              const void *nelems, const void *pe);
void sma_d_shmem_character_get_nbi(const CFI_cdesc_t *dest,
                                   const CFI_cdesc_t *source,
                                   const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_CHARACTER_GET_NBI);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_character_get_nbi_(dest_at, source_at, nelems, pe);
}

void shmem_complex_get_nbi_(void *dest, const void *source, const void *nelems,
                            const void *pe);
void sma_d_shmem_complex_get_nbi(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nelems,
                                 const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMPLEX_GET_NBI);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_complex_get_nbi_(dest_at, source_at, nelems, pe);
}

void shmem_double_get_nbi_(void *dest, const void *source, const void *nelems,
                           const void *pe);
void sma_d_shmem_double_get_nbi(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *nelems,
                                const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_DOUBLE_GET_NBI);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_double_get_nbi_(dest_at, source_at, nelems, pe);
}

void shmem_integer_get_nbi_(void *dest, const void *source, const void *nelems,
                            const void *pe);
void sma_d_shmem_integer_get_nbi(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nelems,
                                 const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INTEGER_GET_NBI);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_integer_get_nbi_(dest_at, source_at, nelems, pe);
}

void shmem_logical_get_nbi_(void *dest, const void *source, const void *nelems,
                            const void *pe);
static void l_shmem_logical_get_nbi(const struct gfc_desc *dest,
                                    const struct gfc_desc *source,
                                    const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_LOGICAL_GET_NBI);
    void *dest_at = LDATA(dest);
    void *source_at = LDATA(source);

    shmem_logical_get_nbi_(dest_at, source_at, nelems, pe);
}
SMA_L_NAMES(l_shmem_logical_get_nbi, sma_l_shmem_logical_get_nbi)

void shmem_real_get_nbi_(void *dest, const void *source, const void *nelems,
                         const void *pe);
void sma_d_shmem_real_get_nbi(const CFI_cdesc_t *dest,
                              const CFI_cdesc_t *source, const void *nelems,
                              const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL_GET_NBI);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_real_get_nbi_(dest_at, source_at, nelems, pe);
}

void shmem_complex_get_nb_(void *dest, const void *source, const void *nelems,
                           const void *pe, void *transfer_handle);
void sma_d_shmem_complex_get_nb(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *nelems,
                                const void *pe, void *transfer_handle)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMPLEX_GET_NB);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_complex_get_nb_(dest_at, source_at, nelems, pe, transfer_handle);
}

void shmem_double_get_nb_(void *dest, const void *source, const void *nelems,
                          const void *pe, void *transfer_handle);
void sma_d_shmem_double_get_nb(const CFI_cdesc_t *dest,
                               const CFI_cdesc_t *source, const void *nelems,
                               const void *pe, void *transfer_handle)
{
    const struct sma_routine *routine = SMA_R(SHMEM_DOUBLE_GET_NB);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_double_get_nb_(dest_at, source_at, nelems, pe, transfer_handle);
}

void shmem_integer_get_nb_(void *dest, const void *source, const void *nelems,
                           const void *pe, void *transfer_handle);
void sma_d_shmem_integer_get_nb(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *nelems,
                                const void *pe, void *transfer_handle)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INTEGER_GET_NB);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_integer_get_nb_(dest_at, source_at, nelems, pe, transfer_handle);
}

void shmem_logical_get_nb_(void *dest, const void *source, const void *nelems,
                           const void *pe, void *transfer_handle);
static void l_shmem_logical_get_nb(const struct gfc_desc *dest,
                                   const struct gfc_desc *source,
                                   const void *nelems, const void *pe,
                                   void *transfer_handle)
{
    const struct sma_routine *routine = SMA_R(SHMEM_LOGICAL_GET_NB);
    void *dest_at = LDATA(dest);
    void *source_at = LDATA(source);

    shmem_logical_get_nb_(dest_at, source_at, nelems, pe, transfer_handle);
}
SMA_L_NAMES(l_shmem_logical_get_nb, sma_l_shmem_logical_get_nb)

void shmem_real_get_nb_(void *dest, const void *source, const void *nelems,
                        const void *pe, void *transfer_handle);
void sma_d_shmem_real_get_nb(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                             const void *nelems, const void *pe,
                             void *transfer_handle)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL_GET_NB);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);

    shmem_real_get_nb_(dest_at, source_at, nelems, pe, transfer_handle);
}

void shmem_character_iget_(void *dest, const void *source, const void *dst,
                           const void *sst, const void *nelems, const void *pe);
void sma_d_shmem_character_iget(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *dst,
                                const void *sst, const void *nelems,
                                const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_CHARACTER_IGET);
    void *source_at = DATA(source);
    void *dest_at = PACKED(dest);

    shmem_character_iget_(dest_at, source_at, dst, sst, nelems, pe);
    BACK(dest);
}

void shmem_complex_iget_(void *dest, const void *source, const void *dst,
                         const void *sst, const void *nelems, const void *pe);
void sma_d_shmem_complex_iget(const CFI_cdesc_t *dest,
                              const CFI_cdesc_t *source, const void *dst,
                              const void *sst, const void *nelems,
                              const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMPLEX_IGET);
    void *source_at = DATA(source);
    void *dest_at = PACKED(dest);

    shmem_complex_iget_(dest_at, source_at, dst, sst, nelems, pe);
    BACK(dest);
}

void shmem_double_iget_(void *dest, const void *source, const void *dst,
                        const void *sst, const void *nelems, const void *pe);
void sma_d_shmem_double_iget(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                             const void *dst, const void *sst,
                             const void *nelems, const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_DOUBLE_IGET);
    void *source_at = DATA(source);
    void *dest_at = PACKED(dest);

    shmem_double_iget_(dest_at, source_at, dst, sst, nelems, pe);
    BACK(dest);
}

void shmem_integer_iget_(void *dest, const void *source, const void *dst,
                         const void *sst, const void *nelems, const void *pe);
void sma_d_shmem_integer_iget(const CFI_cdesc_t *dest,
                              const CFI_cdesc_t *source, const void *dst,
                              const void *sst, const void *nelems,
                              const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INTEGER_IGET);
    void *source_at = DATA(source);
    void *dest_at = PACKED(dest);

    shmem_integer_iget_(dest_at, source_at, dst, sst, nelems, pe);
    BACK(dest);
}

void shmem_logical_iget_(void *dest, const void *source, const void *dst,
                         const void *sst, const void *nelems, const void *pe);
static void l_shmem_logical_iget(const struct gfc_desc *dest,
                                 const struct gfc_desc *source, const void *dst,
                                 const void *sst, const void *nelems,
                                 const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_LOGICAL_IGET);
    void *source_at = LDATA(source);
    void *dest_at = LPACKED(dest);

    shmem_logical_iget_(dest_at, source_at, dst, sst, nelems, pe);
    LBACK(dest);
}
SMA_L_NAMES(l_shmem_logical_iget, sma_l_shmem_logical_iget)

void shmem_real_iget_(void *dest, const void *source, const void *dst,
                      const void *sst, const void *nelems, const void *pe);
void sma_d_shmem_real_iget(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                           const void *dst, const void *sst, const void *nelems,
                           const void *pe)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL_IGET);
    void *source_at = DATA(source);
    void *dest_at = PACKED(dest);

    shmem_real_iget_(dest_at, source_at, dst, sst, nelems, pe);
    BACK(dest);
}

flogical shmem_test_event_(void *event);
static flogical l_shmem_test_event(void *event)
{
    return shmem_test_event_(event);
}
SMA_L_NAMES(l_shmem_test_event, sma_l_shmem_test_event)

void shmem_int2_and_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int2_and_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT2_AND_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int2_and_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int4_and_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int4_and_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT4_AND_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int4_and_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int8_and_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int8_and_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT8_AND_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int8_and_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int2_or_to_all_(void *dest, const void *source, const void *nreduce,
                           const void *pe_start, const void *logpe_stride,
                           const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int2_or_to_all(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *nreduce,
                                const void *pe_start, const void *logpe_stride,
                                const void *pe_size, const CFI_cdesc_t *pwrk,
                                const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT2_OR_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int2_or_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                          pe_size, pwrk_at, psync);
}

void shmem_int4_or_to_all_(void *dest, const void *source, const void *nreduce,
                           const void *pe_start, const void *logpe_stride,
                           const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int4_or_to_all(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *nreduce,
                                const void *pe_start, const void *logpe_stride,
                                const void *pe_size, const CFI_cdesc_t *pwrk,
                                const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT4_OR_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int4_or_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                          pe_size, pwrk_at, psync);
}

void shmem_int8_or_to_all_(void *dest, const void *source, const void *nreduce,
                           const void *pe_start, const void *logpe_stride,
                           const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int8_or_to_all(const CFI_cdesc_t *dest,
                                const CFI_cdesc_t *source, const void *nreduce,
                                const void *pe_start, const void *logpe_stride,
                                const void *pe_size, const CFI_cdesc_t *pwrk,
                                const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT8_OR_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int8_or_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                          pe_size, pwrk_at, psync);
}

void shmem_int2_xor_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int2_xor_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT2_XOR_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int2_xor_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int4_xor_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int4_xor_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT4_XOR_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int4_xor_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int8_xor_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int8_xor_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT8_XOR_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int8_xor_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int2_max_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int2_max_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT2_MAX_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int2_max_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int4_max_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int4_max_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT4_MAX_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int4_max_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int8_max_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int8_max_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT8_MAX_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int8_max_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_real4_max_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_real4_max_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL4_MAX_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real4_max_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_real8_max_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_real8_max_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL8_MAX_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real8_max_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_real16_max_to_all_(void *dest, const void *source,
                              const void *nreduce, const void *pe_start,
                              const void *logpe_stride, const void *pe_size,
                              void *pwrk, const void *psync);
void sma_d_shmem_real16_max_to_all(const CFI_cdesc_t *dest,
                                   const CFI_cdesc_t *source,
                                   const void *nreduce, const void *pe_start,
                                   const void *logpe_stride,
                                   const void *pe_size, const CFI_cdesc_t *pwrk,
                                   const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL16_MAX_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real16_max_to_all_(dest_at, source_at, nreduce, pe_start,
                             logpe_stride, pe_size, pwrk_at, psync);
}

void shmem_int2_min_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int2_min_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT2_MIN_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int2_min_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int4_min_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int4_min_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT4_MIN_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int4_min_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int8_min_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int8_min_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT8_MIN_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int8_min_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_real4_min_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_real4_min_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL4_MIN_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real4_min_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_real8_min_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_real8_min_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL8_MIN_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real8_min_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_real16_min_to_all_(void *dest, const void *source,
                              const void *nreduce, const void *pe_start,
                              const void *logpe_stride, const void *pe_size,
                              void *pwrk, const void *psync);
void sma_d_shmem_real16_min_to_all(const CFI_cdesc_t *dest,
                                   const CFI_cdesc_t *source,
                                   const void *nreduce, const void *pe_start,
                                   const void *logpe_stride,
                                   const void *pe_size, const CFI_cdesc_t *pwrk,
                                   const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL16_MIN_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real16_min_to_all_(dest_at, source_at, nreduce, pe_start,
                             logpe_stride, pe_size, pwrk_at, psync);
}

void shmem_int2_sum_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int2_sum_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT2_SUM_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int2_sum_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int4_sum_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int4_sum_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT4_SUM_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int4_sum_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_int8_sum_to_all_(void *dest, const void *source, const void *nreduce,
                            const void *pe_start, const void *logpe_stride,
                            const void *pe_size, void *pwrk, const void *psync);
void sma_d_shmem_int8_sum_to_all(const CFI_cdesc_t *dest,
                                 const CFI_cdesc_t *source, const void *nreduce,
                                 const void *pe_start, const void *logpe_stride,
                                 const void *pe_size, const CFI_cdesc_t *pwrk,
                                 const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT8_SUM_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int8_sum_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                           pe_size, pwrk_at, psync);
}

void shmem_real4_sum_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_real4_sum_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL4_SUM_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real4_sum_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_real8_sum_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_real8_sum_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL8_SUM_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real8_sum_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_real16_sum_to_all_(void *dest, const void *source,
                              const void *nreduce, const void *pe_start,
                              const void *logpe_stride, const void *pe_size,
                              void *pwrk, const void *psync);
void sma_d_shmem_real16_sum_to_all(const CFI_cdesc_t *dest,
                                   const CFI_cdesc_t *source,
                                   const void *nreduce, const void *pe_start,
                                   const void *logpe_stride,
                                   const void *pe_size, const CFI_cdesc_t *pwrk,
                                   const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL16_SUM_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real16_sum_to_all_(dest_at, source_at, nreduce, pe_start,
                             logpe_stride, pe_size, pwrk_at, psync);
}

void shmem_comp4_sum_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_comp4_sum_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMP4_SUM_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_comp4_sum_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_comp8_sum_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_comp8_sum_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMP8_SUM_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_comp8_sum_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_int2_prod_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_int2_prod_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT2_PROD_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int2_prod_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_int4_prod_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_int4_prod_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT4_PROD_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int4_prod_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_int8_prod_to_all_(void *dest, const void *source,
                             const void *nreduce, const void *pe_start,
                             const void *logpe_stride, const void *pe_size,
                             void *pwrk, const void *psync);
void sma_d_shmem_int8_prod_to_all(const CFI_cdesc_t *dest,
                                  const CFI_cdesc_t *source,
                                  const void *nreduce, const void *pe_start,
                                  const void *logpe_stride, const void *pe_size,
                                  const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_INT8_PROD_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_int8_prod_to_all_(dest_at, source_at, nreduce, pe_start, logpe_stride,
                            pe_size, pwrk_at, psync);
}

void shmem_real4_prod_to_all_(void *dest, const void *source,
                              const void *nreduce, const void *pe_start,
                              const void *logpe_stride, const void *pe_size,
                              void *pwrk, const void *psync);
void sma_d_shmem_real4_prod_to_all(const CFI_cdesc_t *dest,
                                   const CFI_cdesc_t *source,
                                   const void *nreduce, const void *pe_start,
                                   const void *logpe_stride,
                                   const void *pe_size, const CFI_cdesc_t *pwrk,
                                   const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL4_PROD_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real4_prod_to_all_(dest_at, source_at, nreduce, pe_start,
                             logpe_stride, pe_size, pwrk_at, psync);
}

void shmem_real8_prod_to_all_(void *dest, const void *source,
                              const void *nreduce, const void *pe_start,
                              const void *logpe_stride, const void *pe_size,
                              void *pwrk, const void *psync);
void sma_d_shmem_real8_prod_to_all(const CFI_cdesc_t *dest,
                                   const CFI_cdesc_t *source,
                                   const void *nreduce, const void *pe_start,
                                   const void *logpe_stride,
                                   const void *pe_size, const CFI_cdesc_t *pwrk,
                                   const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL8_PROD_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real8_prod_to_all_(dest_at, source_at, nreduce, pe_start,
                             logpe_stride, pe_size, pwrk_at, psync);
}

void shmem_real16_prod_to_all_(void *dest, const void *source,
                               const void *nreduce, const void *pe_start,
                               const void *logpe_stride, const void *pe_size,
                               void *pwrk, const void *psync);
void sma_d_shmem_real16_prod_to_all(const CFI_cdesc_t *dest,
                                    const CFI_cdesc_t *source,
                                    const void *nreduce, const void *pe_start,
                                    const void *logpe_stride,
                                    const void *pe_size,
                                    const CFI_cdesc_t *pwrk, const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_REAL16_PROD_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_real16_prod_to_all_(dest_at, source_at, nreduce, pe_start,
                              logpe_stride, pe_size, pwrk_at, psync);
}

void shmem_comp4_prod_to_all_(void *dest, const void *source,
                              const void *nreduce, const void *pe_start,
                              const void *logpe_stride, const void *pe_size,
                              void *pwrk, const void *psync);
void sma_d_shmem_comp4_prod_to_all(const CFI_cdesc_t *dest,
                                   const CFI_cdesc_t *source,
                                   const void *nreduce, const void *pe_start,
                                   const void *logpe_stride,
                                   const void *pe_size, const CFI_cdesc_t *pwrk,
                                   const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMP4_PROD_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_comp4_prod_to_all_(dest_at, source_at, nreduce, pe_start,
                             logpe_stride, pe_size, pwrk_at, psync);
}

void shmem_comp8_prod_to_all_(void *dest, const void *source,
                              const void *nreduce, const void *pe_start,
                              const void *logpe_stride, const void *pe_size,
                              void *pwrk, const void *psync);
void sma_d_shmem_comp8_prod_to_all(const CFI_cdesc_t *dest,
                                   const CFI_cdesc_t *source,
                                   const void *nreduce, const void *pe_start,
                                   const void *logpe_stride,
                                   const void *pe_size, const CFI_cdesc_t *pwrk,
                                   const void *psync)
{
    const struct sma_routine *routine = SMA_R(SHMEM_COMP8_PROD_TO_ALL);
    void *dest_at = DATA(dest);
    void *source_at = DATA(source);
    void *pwrk_at = DATA(pwrk);

    shmem_comp8_prod_to_all_(dest_at, source_at, nreduce, pe_start,
                             logpe_stride, pe_size, pwrk_at, psync);
}

void sma_d_put(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
               const void *nelems, const void *pe);
static void l_put(const struct gfc_desc *dest, const struct gfc_desc *source,
                  const void *nelems, const void *pe)
{
    sma_d_put(VIEW(dest), VIEW(source), nelems, pe);
}
SMA_L_NAMES(l_put, sma_l_put_l1)
SMA_L_NAMES(l_put, sma_l_put_l2)
SMA_L_NAMES(l_put, sma_l_put_l4)
SMA_L_NAMES(l_put, sma_l_put_l8)
SMA_L_NAMES(l_put, sma_l_put_l16)

void sma_d_put_nbi(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                   const void *nelems, const void *pe);
static void l_put_nbi(const struct gfc_desc *dest,
                      const struct gfc_desc *source, const void *nelems,
                      const void *pe)
{
    sma_d_put_nbi(VIEW(dest), VIEW(source), nelems, pe);
}
SMA_L_NAMES(l_put_nbi, sma_l_put_nbi_l1)
SMA_L_NAMES(l_put_nbi, sma_l_put_nbi_l2)
SMA_L_NAMES(l_put_nbi, sma_l_put_nbi_l4)
SMA_L_NAMES(l_put_nbi, sma_l_put_nbi_l8)
SMA_L_NAMES(l_put_nbi, sma_l_put_nbi_l16)

void sma_d_iput(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                const void *dst, const void *sst, const void *nelems,
                const void *pe);
static void l_iput(const struct gfc_desc *dest, const struct gfc_desc *source,
                   const void *dst, const void *sst, const void *nelems,
                   const void *pe)
{
    sma_d_iput(VIEW(dest), VIEW(source), dst, sst, nelems, pe);
}
SMA_L_NAMES(l_iput, sma_l_iput_l1)
SMA_L_NAMES(l_iput, sma_l_iput_l2)
SMA_L_NAMES(l_iput, sma_l_iput_l4)
SMA_L_NAMES(l_iput, sma_l_iput_l8)
SMA_L_NAMES(l_iput, sma_l_iput_l16)

void sma_d_get(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
               const void *nelems, const void *pe);
static void l_get(const struct gfc_desc *dest, const struct gfc_desc *source,
                  const void *nelems, const void *pe)
{
    sma_d_get(VIEW(dest), VIEW(source), nelems, pe);
}
SMA_L_NAMES(l_get, sma_l_get_l1)
SMA_L_NAMES(l_get, sma_l_get_l2)
SMA_L_NAMES(l_get, sma_l_get_l4)
SMA_L_NAMES(l_get, sma_l_get_l8)
SMA_L_NAMES(l_get, sma_l_get_l16)

void sma_d_get_nbi(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                   const void *nelems, const void *pe);
static void l_get_nbi(const struct gfc_desc *dest,
                      const struct gfc_desc *source, const void *nelems,
                      const void *pe)
{
    sma_d_get_nbi(VIEW(dest), VIEW(source), nelems, pe);
}
SMA_L_NAMES(l_get_nbi, sma_l_get_nbi_l1)
SMA_L_NAMES(l_get_nbi, sma_l_get_nbi_l2)
SMA_L_NAMES(l_get_nbi, sma_l_get_nbi_l4)
SMA_L_NAMES(l_get_nbi, sma_l_get_nbi_l8)
SMA_L_NAMES(l_get_nbi, sma_l_get_nbi_l16)

void sma_d_iget(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                const void *dst, const void *sst, const void *nelems,
                const void *pe);
static void l_iget(const struct gfc_desc *dest, const struct gfc_desc *source,
                   const void *dst, const void *sst, const void *nelems,
                   const void *pe)
{
    sma_d_iget(VIEW(dest), VIEW(source), dst, sst, nelems, pe);
}
SMA_L_NAMES(l_iget, sma_l_iget_l1)
SMA_L_NAMES(l_iget, sma_l_iget_l2)
SMA_L_NAMES(l_iget, sma_l_iget_l4)
SMA_L_NAMES(l_iget, sma_l_iget_l8)
SMA_L_NAMES(l_iget, sma_l_iget_l16)

void sma_d_broadcast(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                     const void *nelems, const void *pe_root,
                     const void *pe_start, const void *logpe_stride,
                     const void *pe_size, const void *psync);
static void l_broadcast(const struct gfc_desc *dest,
                        const struct gfc_desc *source, const void *nelems,
                        const void *pe_root, const void *pe_start,
                        const void *logpe_stride, const void *pe_size,
                        const void *psync)
{
    sma_d_broadcast(VIEW(dest), VIEW(source), nelems, pe_root, pe_start,
                    logpe_stride, pe_size, psync);
}
SMA_L_NAMES(l_broadcast, sma_l_broadcast_l1)
SMA_L_NAMES(l_broadcast, sma_l_broadcast_l2)
SMA_L_NAMES(l_broadcast, sma_l_broadcast_l4)
SMA_L_NAMES(l_broadcast, sma_l_broadcast_l8)
SMA_L_NAMES(l_broadcast, sma_l_broadcast_l16)

void sma_d_collect(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                   const void *nelems, const void *pe_start,
                   const void *logpe_stride, const void *pe_size,
                   const void *psync);
static void l_collect(const struct gfc_desc *dest,
                      const struct gfc_desc *source, const void *nelems,
                      const void *pe_start, const void *logpe_stride,
                      const void *pe_size, const void *psync)
{
    sma_d_collect(VIEW(dest), VIEW(source), nelems, pe_start, logpe_stride,
                  pe_size, psync);
}
SMA_L_NAMES(l_collect, sma_l_collect_l1)
SMA_L_NAMES(l_collect, sma_l_collect_l2)
SMA_L_NAMES(l_collect, sma_l_collect_l4)
SMA_L_NAMES(l_collect, sma_l_collect_l8)
SMA_L_NAMES(l_collect, sma_l_collect_l16)

void sma_d_fcollect(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                    const void *nelems, const void *pe_start,
                    const void *logpe_stride, const void *pe_size,
                    const void *psync);
static void l_fcollect(const struct gfc_desc *dest,
                       const struct gfc_desc *source, const void *nelems,
                       const void *pe_start, const void *logpe_stride,
                       const void *pe_size, const void *psync)
{
    sma_d_fcollect(VIEW(dest), VIEW(source), nelems, pe_start, logpe_stride,
                   pe_size, psync);
}
SMA_L_NAMES(l_fcollect, sma_l_fcollect_l1)
SMA_L_NAMES(l_fcollect, sma_l_fcollect_l2)
SMA_L_NAMES(l_fcollect, sma_l_fcollect_l4)
SMA_L_NAMES(l_fcollect, sma_l_fcollect_l8)
SMA_L_NAMES(l_fcollect, sma_l_fcollect_l16)

void sma_d_alltoall(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                    const void *nelems, const void *pe_start,
                    const void *logpe_stride, const void *pe_size,
                    const void *psync);
static void l_alltoall(const struct gfc_desc *dest,
                       const struct gfc_desc *source, const void *nelems,
                       const void *pe_start, const void *logpe_stride,
                       const void *pe_size, const void *psync)
{
    sma_d_alltoall(VIEW(dest), VIEW(source), nelems, pe_start, logpe_stride,
                   pe_size, psync);
}
SMA_L_NAMES(l_alltoall, sma_l_alltoall_l1)
SMA_L_NAMES(l_alltoall, sma_l_alltoall_l2)
SMA_L_NAMES(l_alltoall, sma_l_alltoall_l4)
SMA_L_NAMES(l_alltoall, sma_l_alltoall_l8)
SMA_L_NAMES(l_alltoall, sma_l_alltoall_l16)

void sma_d_alltoalls(const CFI_cdesc_t *dest, const CFI_cdesc_t *source,
                     const void *dst, const void *sst, const void *nelems,
                     const void *pe_start, const void *logpe_stride,
                     const void *pe_size, const void *psync);
static void l_alltoalls(const struct gfc_desc *dest,
                        const struct gfc_desc *source, const void *dst,
                        const void *sst, const void *nelems,
                        const void *pe_start, const void *logpe_stride,
                        const void *pe_size, const void *psync)
{
    sma_d_alltoalls(VIEW(dest), VIEW(source), dst, sst, nelems, pe_start,
                    logpe_stride, pe_size, psync);
}
SMA_L_NAMES(l_alltoalls, sma_l_alltoalls_l1)
SMA_L_NAMES(l_alltoalls, sma_l_alltoalls_l2)
SMA_L_NAMES(l_alltoalls, sma_l_alltoalls_l4)
SMA_L_NAMES(l_alltoalls, sma_l_alltoalls_l8)
SMA_L_NAMES(l_alltoalls, sma_l_alltoalls_l16)
