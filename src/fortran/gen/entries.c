/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The entry points of Fortran.
 *
 * Generated from src/api; edit the table there, not this file.
 */
#include "../fint.h"

#pragma GCC visibility push(default)

/* setup, exit, query */

void pstart_pes_(const finteger *npes)
{
    (void) npes;
    sma_f_start(SMA_R(START_PES));
}
SMA_F_NAMES_C(start_pes, START_PES)

void pshmem_init_(void)
{
    sma_f_init(SMA_R(SHMEM_INIT));
}
SMA_F_NAMES_C(shmem_init, SHMEM_INIT)

void pshmem_finalize_(void)
{
    sma_finalize();
}
SMA_F_NAMES_C(shmem_finalize, SHMEM_FINALIZE)

void pshmem_global_exit_(const finteger *status)
{
    sma_global_exit(SMA_R(SHMEM_GLOBAL_EXIT), (int) sma_f_int(status));
}
SMA_F_NAMES_C(shmem_global_exit, SHMEM_GLOBAL_EXIT)

fint pshmem_my_pe_(void)
{
    return sma_f_my_pe(SMA_R(SHMEM_MY_PE));
}
SMA_F_NAMES_C(shmem_my_pe, SHMEM_MY_PE)
SMA_F_KIND_NAME(shmem_my_pe, sma_my_pe_d, 4, 0, 0)
SMA_F_KIND_NAME(shmem_my_pe, sma_my_pe_h, 8, 0, 0)

fint pmy_pe_(void)
{
    return sma_f_my_pe(SMA_R(MY_PE));
}
SMA_F_NAMES_C(my_pe, MY_PE)

fint pshmem_n_pes_(void)
{
    return sma_f_n_pes(SMA_R(SHMEM_N_PES));
}
SMA_F_NAMES_C(shmem_n_pes, SHMEM_N_PES)
SMA_F_KIND_NAME(shmem_n_pes, sma_n_4, 0, 4, 8)
SMA_F_KIND_NAME(shmem_n_pes, sma_n_8, 0, 8, 8)
SMA_F_KIND_NAME(shmem_n_pes, sma_n_d, 0, 4, 16)
SMA_F_KIND_NAME(shmem_n_pes, sma_n_h, 0, 8, 16)
SMA_F_KIND_NAME(shmem_n_pes, sma_n_j, 0, 16, 16)
SMA_F_KIND_NAME(shmem_n_pes, sma_n_p, 0, 16, 16)

fint pnum_pes_(void)
{
    return sma_f_n_pes(SMA_R(NUM_PES));
}
SMA_F_NAMES_C(num_pes, NUM_PES)

fint pn$pes_(void)
{
    return sma_f_n_pes(SMA_R(N$PES));
}
SMA_F_NAMES(n$pes, N$PES)

void pshmem_info_get_version_(finteger *major, finteger *minor)
{
    sma_f_version(major, minor);
}
SMA_F_NAMES_C(shmem_info_get_version, SHMEM_INFO_GET_VERSION)

void pshmem_info_get_name_(char *name, size_t name_len)
{
    sma_f_name(name, name_len);
}
SMA_F_NAMES_C(shmem_info_get_name, SHMEM_INFO_GET_NAME)

flogical pshmem_pe_accessible_(const finteger *pe)
{
    return sma_f_pe_accessible(SMA_R(SHMEM_PE_ACCESSIBLE), sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_pe_accessible, SHMEM_PE_ACCESSIBLE)
SMA_F_ALIAS(pshmem_pe_accessible_, sma_pe_accessible_)
SMA_F_ALIAS(pshmem_pe_accessible_, sma_pe_accessible__)

flogical pshmem_addr_accessible_(const void *addr, const finteger *pe)
{
    return sma_f_addr_accessible(SMA_R(SHMEM_ADDR_ACCESSIBLE), addr,
                                 sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_addr_accessible, SHMEM_ADDR_ACCESSIBLE)
SMA_F_ALIAS(pshmem_addr_accessible_, sma_addr_accessible_)
SMA_F_ALIAS(pshmem_addr_accessible_, sma_addr_accessible__)

int64_t pshmem_ptr_(const void *dest, const finteger *pe)
{
    return sma_f_ptr(SMA_R(SHMEM_PTR), dest, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_ptr, SHMEM_PTR)

double pshmemx_wtime_(void)
{
    return sma_f_wtime(SMA_R(SHMEMX_WTIME));
}
SMA_F_NAMES_C(shmemx_wtime, SHMEMX_WTIME)

/* memory management */

void pshpalloc_(fword *addr, const finteger *length, finteger *errcode,
                const finteger *abort)
{
    sma_f_shpalloc(SMA_R(SHPALLOC), addr, sma_f_int(length), errcode,
                   sma_f_int(abort));
}
SMA_F_NAMES(shpalloc, SHPALLOC)

void pshpdeallc_(const fword *addr, finteger *errcode, const finteger *abort)
{
    sma_f_shpdeallc(SMA_R(SHPDEALLC), *addr, errcode, sma_f_int(abort));
}
SMA_F_NAMES(shpdeallc, SHPDEALLC)

void pshpclmove_(fword *addr, const finteger *length, finteger *status,
                 const finteger *abort)
{
    sma_f_shpclmove(SMA_R(SHPCLMOVE), addr, sma_f_int(length), status,
                    sma_f_int(abort));
}
SMA_F_NAMES(shpclmove, SHPCLMOVE)

/* put */

void pshmem_character_put_(char *dest, const char *source,
                           const finteger *nelems, const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_CHARACTER_PUT), dest, source, sma_f_int(nelems), 1,
              sma_f_int(pe));
}
SMA_F_NAMES(shmem_character_put, SHMEM_CHARACTER_PUT)

void pshmem_complex_put_(void *dest, const void *source, const finteger *nelems,
                         const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_COMPLEX_PUT), dest, source, sma_f_int(nelems),
              SMA_F_COMPLEX, sma_f_int(pe));
}
SMA_F_NAMES(shmem_complex_put, SHMEM_COMPLEX_PUT)

void pshmem_double_put_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_DOUBLE_PUT), dest, source, sma_f_int(nelems),
              SMA_F_DOUBLE, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_double_put, SHMEM_DOUBLE_PUT)

void pshmem_integer_put_(finteger *dest, const finteger *source,
                         const finteger *nelems, const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_INTEGER_PUT), dest, source, sma_f_int(nelems),
              SMA_F_INTEGER, sma_f_int(pe));
}
SMA_F_NAMES(shmem_integer_put, SHMEM_INTEGER_PUT)

void pshmem_logical_put_(flogical *dest, const flogical *source,
                         const finteger *nelems, const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_LOGICAL_PUT), dest, source, sma_f_int(nelems),
              SMA_F_LOGICAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_logical_put, SHMEM_LOGICAL_PUT)

void pshmem_real_put_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_REAL_PUT), dest, source, sma_f_int(nelems),
              SMA_F_REAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real_put, SHMEM_REAL_PUT)

void pshmem_put4_(void *dest, const void *source, const finteger *nelems,
                  const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT4), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES(shmem_put4, SHMEM_PUT4)

void pshmem_put8_(void *dest, const void *source, const finteger *nelems,
                  const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT8), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put8, SHMEM_PUT8)

void pshmem_put16_(void *dest, const void *source, const finteger *nelems,
                   const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT16), dest, source, sma_f_int(nelems), 2,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put16, SHMEM_PUT16)

void pshmem_put32_(void *dest, const void *source, const finteger *nelems,
                   const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT32), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put32, SHMEM_PUT32)

void pshmem_put64_(void *dest, const void *source, const finteger *nelems,
                   const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT64), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put64, SHMEM_PUT64)

void pshmem_put128_(void *dest, const void *source, const finteger *nelems,
                    const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT128), dest, source, sma_f_int(nelems), 16,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put128, SHMEM_PUT128)

void pshmem_putmem_(void *dest, const void *source, const finteger *nelems,
                    const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUTMEM), dest, source, sma_f_int(nelems), 1,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_putmem, SHMEM_PUTMEM)

void pshmem_put_(void *dest, const void *source, const finteger *nelems,
                 const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT), dest, source, sma_f_int(nelems), SMA_F_WORD,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put, SHMEM_PUT)

/* put, not blocking */

void pshmem_character_put_nbi_(char *dest, const char *source,
                               const finteger *nelems, const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_CHARACTER_PUT_NBI), dest, source, sma_f_int(nelems),
              1, sma_f_int(pe));
}
SMA_F_NAMES(shmem_character_put_nbi, SHMEM_CHARACTER_PUT_NBI)

void pshmem_complex_put_nbi_(void *dest, const void *source,
                             const finteger *nelems, const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_COMPLEX_PUT_NBI), dest, source, sma_f_int(nelems),
              SMA_F_COMPLEX, sma_f_int(pe));
}
SMA_F_NAMES(shmem_complex_put_nbi, SHMEM_COMPLEX_PUT_NBI)

void pshmem_double_put_nbi_(void *dest, const void *source,
                            const finteger *nelems, const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_DOUBLE_PUT_NBI), dest, source, sma_f_int(nelems),
              SMA_F_DOUBLE, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_double_put_nbi, SHMEM_DOUBLE_PUT_NBI)

void pshmem_integer_put_nbi_(finteger *dest, const finteger *source,
                             const finteger *nelems, const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_INTEGER_PUT_NBI), dest, source, sma_f_int(nelems),
              SMA_F_INTEGER, sma_f_int(pe));
}
SMA_F_NAMES(shmem_integer_put_nbi, SHMEM_INTEGER_PUT_NBI)

void pshmem_logical_put_nbi_(flogical *dest, const flogical *source,
                             const finteger *nelems, const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_LOGICAL_PUT_NBI), dest, source, sma_f_int(nelems),
              SMA_F_LOGICAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_logical_put_nbi, SHMEM_LOGICAL_PUT_NBI)

void pshmem_real_put_nbi_(void *dest, const void *source,
                          const finteger *nelems, const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_REAL_PUT_NBI), dest, source, sma_f_int(nelems),
              SMA_F_REAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real_put_nbi, SHMEM_REAL_PUT_NBI)

void pshmem_put4_nbi_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT4_NBI), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES(shmem_put4_nbi, SHMEM_PUT4_NBI)

void pshmem_put8_nbi_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT8_NBI), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put8_nbi, SHMEM_PUT8_NBI)

void pshmem_put32_nbi_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT32_NBI), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put32_nbi, SHMEM_PUT32_NBI)

void pshmem_put64_nbi_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT64_NBI), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put64_nbi, SHMEM_PUT64_NBI)

void pshmem_put128_nbi_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUT128_NBI), dest, source, sma_f_int(nelems), 16,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put128_nbi, SHMEM_PUT128_NBI)

void pshmem_putmem_nbi_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe)
{
    sma_f_put(SMA_R(SHMEM_PUTMEM_NBI), dest, source, sma_f_int(nelems), 1,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_putmem_nbi, SHMEM_PUTMEM_NBI)

/* put, not blocking, with a handle */

void pshmem_complex_put_nb_(void *dest, const void *source,
                            const finteger *nelems, const finteger *pe,
                            int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_COMPLEX_PUT_NB), dest, source, sma_f_int(nelems),
              SMA_F_COMPLEX, sma_f_int(pe));
}
SMA_F_NAMES(shmem_complex_put_nb, SHMEM_COMPLEX_PUT_NB)

void pshmem_double_put_nb_(void *dest, const void *source,
                           const finteger *nelems, const finteger *pe,
                           int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_DOUBLE_PUT_NB), dest, source, sma_f_int(nelems),
              SMA_F_DOUBLE, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_double_put_nb, SHMEM_DOUBLE_PUT_NB)

void pshmem_integer_put_nb_(finteger *dest, const finteger *source,
                            const finteger *nelems, const finteger *pe,
                            int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_INTEGER_PUT_NB), dest, source, sma_f_int(nelems),
              SMA_F_INTEGER, sma_f_int(pe));
}
SMA_F_NAMES(shmem_integer_put_nb, SHMEM_INTEGER_PUT_NB)

void pshmem_logical_put_nb_(flogical *dest, const flogical *source,
                            const finteger *nelems, const finteger *pe,
                            int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_LOGICAL_PUT_NB), dest, source, sma_f_int(nelems),
              SMA_F_LOGICAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_logical_put_nb, SHMEM_LOGICAL_PUT_NB)

void pshmem_real_put_nb_(void *dest, const void *source, const finteger *nelems,
                         const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_REAL_PUT_NB), dest, source, sma_f_int(nelems),
              SMA_F_REAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real_put_nb, SHMEM_REAL_PUT_NB)

void pshmem_put4_nb_(void *dest, const void *source, const finteger *nelems,
                     const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_PUT4_NB), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES(shmem_put4_nb, SHMEM_PUT4_NB)

void pshmem_put8_nb_(void *dest, const void *source, const finteger *nelems,
                     const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_PUT8_NB), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES(shmem_put8_nb, SHMEM_PUT8_NB)

void pshmem_put16_nb_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_PUT16_NB), dest, source, sma_f_int(nelems), 2,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put16_nb, SHMEM_PUT16_NB)

void pshmem_put32_nb_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_PUT32_NB), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put32_nb, SHMEM_PUT32_NB)

void pshmem_put64_nb_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_PUT64_NB), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put64_nb, SHMEM_PUT64_NB)

void pshmem_put128_nb_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_PUT128_NB), dest, source, sma_f_int(nelems), 16,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put128_nb, SHMEM_PUT128_NB)

void pshmem_putmem_nb_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_PUTMEM_NB), dest, source, sma_f_int(nelems), 1,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_putmem_nb, SHMEM_PUTMEM_NB)

void pshmem_put_nb_(void *dest, const void *source, const finteger *nelems,
                    const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_put(SMA_R(SHMEM_PUT_NB), dest, source, sma_f_int(nelems), SMA_F_WORD,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_put_nb, SHMEM_PUT_NB)

/* put with strides */

void pshmem_character_iput_(char *dest, const char *source, const finteger *dst,
                            const finteger *sst, const finteger *nelems,
                            const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_CHARACTER_IPUT), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 1, sma_f_int(pe));
}
SMA_F_NAMES(shmem_character_iput, SHMEM_CHARACTER_IPUT)

void pshmem_complex_iput_(void *dest, const void *source, const finteger *dst,
                          const finteger *sst, const finteger *nelems,
                          const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_COMPLEX_IPUT), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), SMA_F_COMPLEX, sma_f_int(pe));
}
SMA_F_NAMES(shmem_complex_iput, SHMEM_COMPLEX_IPUT)

void pshmem_double_iput_(void *dest, const void *source, const finteger *dst,
                         const finteger *sst, const finteger *nelems,
                         const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_DOUBLE_IPUT), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), SMA_F_DOUBLE, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_double_iput, SHMEM_DOUBLE_IPUT)

void pshmem_integer_iput_(finteger *dest, const finteger *source,
                          const finteger *dst, const finteger *sst,
                          const finteger *nelems, const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_INTEGER_IPUT), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), SMA_F_INTEGER, sma_f_int(pe));
}
SMA_F_NAMES(shmem_integer_iput, SHMEM_INTEGER_IPUT)

void pshmem_logical_iput_(flogical *dest, const flogical *source,
                          const finteger *dst, const finteger *sst,
                          const finteger *nelems, const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_LOGICAL_IPUT), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), SMA_F_LOGICAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_logical_iput, SHMEM_LOGICAL_IPUT)

void pshmem_real_iput_(void *dest, const void *source, const finteger *dst,
                       const finteger *sst, const finteger *nelems,
                       const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_REAL_IPUT), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), SMA_F_REAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real_iput, SHMEM_REAL_IPUT)

void pshmem_iput4_(void *dest, const void *source, const finteger *dst,
                   const finteger *sst, const finteger *nelems,
                   const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_IPUT4), dest, source, sma_f_int(dst), sma_f_int(sst),
               sma_f_int(nelems), 4, sma_f_int(pe));
}
SMA_F_NAMES(shmem_iput4, SHMEM_IPUT4)

void pshmem_iput8_(void *dest, const void *source, const finteger *dst,
                   const finteger *sst, const finteger *nelems,
                   const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_IPUT8), dest, source, sma_f_int(dst), sma_f_int(sst),
               sma_f_int(nelems), 8, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iput8, SHMEM_IPUT8)

void pshmem_iput16_(void *dest, const void *source, const finteger *dst,
                    const finteger *sst, const finteger *nelems,
                    const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_IPUT16), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 2, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iput16, SHMEM_IPUT16)

void pshmem_iput32_(void *dest, const void *source, const finteger *dst,
                    const finteger *sst, const finteger *nelems,
                    const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_IPUT32), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 4, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iput32, SHMEM_IPUT32)

void pshmem_iput64_(void *dest, const void *source, const finteger *dst,
                    const finteger *sst, const finteger *nelems,
                    const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_IPUT64), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 8, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iput64, SHMEM_IPUT64)

void pshmem_iput128_(void *dest, const void *source, const finteger *dst,
                     const finteger *sst, const finteger *nelems,
                     const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_IPUT128), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 16, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iput128, SHMEM_IPUT128)

void pshmem_iputmem_(void *dest, const void *source, const finteger *dst,
                     const finteger *sst, const finteger *nelems,
                     const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_IPUTMEM), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 1, sma_f_int(pe));
}
SMA_F_NAMES(shmem_iputmem, SHMEM_IPUTMEM)

void pshmem_iput_(void *dest, const void *source, const finteger *dst,
                  const finteger *sst, const finteger *nelems,
                  const finteger *pe)
{
    sma_f_iput(SMA_R(SHMEM_IPUT), dest, source, sma_f_int(dst), sma_f_int(sst),
               sma_f_int(nelems), SMA_F_WORD, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iput, SHMEM_IPUT)

/* put to indexed elements */

void pshmem_ixput4_(void *dest, const void *source, const void *index,
                    const finteger *nelems, const finteger *pe)
{
    sma_f_ixput(SMA_R(SHMEM_IXPUT4), dest, source, index, sma_f_int(nelems), 4,
                sma_f_int(pe));
}
SMA_F_NAMES(shmem_ixput4, SHMEM_IXPUT4)

void pshmem_ixput8_(void *dest, const void *source, const void *index,
                    const finteger *nelems, const finteger *pe)
{
    sma_f_ixput(SMA_R(SHMEM_IXPUT8), dest, source, index, sma_f_int(nelems), 8,
                sma_f_int(pe));
}
SMA_F_NAMES(shmem_ixput8, SHMEM_IXPUT8)

void pshmem_ixput_(void *dest, const void *source, const void *index,
                   const finteger *nelems, const finteger *pe)
{
    sma_f_ixput(SMA_R(SHMEM_IXPUT), dest, source, index, sma_f_int(nelems),
                SMA_F_WORD, sma_f_int(pe));
}
SMA_F_NAMES(shmem_ixput, SHMEM_IXPUT)

/* put with a signal */

void pshmemx_character_put_signal_(char *dest, const char *source,
                                   const finteger *nelems, int64_t *sig_addr,
                                   const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_CHARACTER_PUT_SIGNAL), dest, source,
                     sma_f_int(nelems), 1, sig_addr, *signal, sma_f_int(pe));
}
SMA_F_NAMES(shmemx_character_put_signal, SHMEMX_CHARACTER_PUT_SIGNAL)

void pshmemx_complex_put_signal_(void *dest, const void *source,
                                 const finteger *nelems, int64_t *sig_addr,
                                 const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_COMPLEX_PUT_SIGNAL), dest, source,
                     sma_f_int(nelems), SMA_F_COMPLEX, sig_addr, *signal,
                     sma_f_int(pe));
}
SMA_F_NAMES(shmemx_complex_put_signal, SHMEMX_COMPLEX_PUT_SIGNAL)

void pshmemx_double_put_signal_(void *dest, const void *source,
                                const finteger *nelems, int64_t *sig_addr,
                                const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_DOUBLE_PUT_SIGNAL), dest, source,
                     sma_f_int(nelems), SMA_F_DOUBLE, sig_addr, *signal,
                     sma_f_int(pe));
}
SMA_F_NAMES_C(shmemx_double_put_signal, SHMEMX_DOUBLE_PUT_SIGNAL)

void pshmemx_integer_put_signal_(finteger *dest, const finteger *source,
                                 const finteger *nelems, int64_t *sig_addr,
                                 const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_INTEGER_PUT_SIGNAL), dest, source,
                     sma_f_int(nelems), SMA_F_INTEGER, sig_addr, *signal,
                     sma_f_int(pe));
}
SMA_F_NAMES(shmemx_integer_put_signal, SHMEMX_INTEGER_PUT_SIGNAL)

void pshmemx_logical_put_signal_(flogical *dest, const flogical *source,
                                 const finteger *nelems, int64_t *sig_addr,
                                 const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_LOGICAL_PUT_SIGNAL), dest, source,
                     sma_f_int(nelems), SMA_F_LOGICAL, sig_addr, *signal,
                     sma_f_int(pe));
}
SMA_F_NAMES(shmemx_logical_put_signal, SHMEMX_LOGICAL_PUT_SIGNAL)

void pshmemx_real_put_signal_(void *dest, const void *source,
                              const finteger *nelems, int64_t *sig_addr,
                              const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_REAL_PUT_SIGNAL), dest, source,
                     sma_f_int(nelems), SMA_F_REAL, sig_addr, *signal,
                     sma_f_int(pe));
}
SMA_F_NAMES(shmemx_real_put_signal, SHMEMX_REAL_PUT_SIGNAL)

void pshmemx_put4_signal_(void *dest, const void *source,
                          const finteger *nelems, int64_t *sig_addr,
                          const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_PUT4_SIGNAL), dest, source, sma_f_int(nelems),
                     4, sig_addr, *signal, sma_f_int(pe));
}
SMA_F_NAMES(shmemx_put4_signal, SHMEMX_PUT4_SIGNAL)

void pshmemx_put8_signal_(void *dest, const void *source,
                          const finteger *nelems, int64_t *sig_addr,
                          const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_PUT8_SIGNAL), dest, source, sma_f_int(nelems),
                     8, sig_addr, *signal, sma_f_int(pe));
}
SMA_F_NAMES_C(shmemx_put8_signal, SHMEMX_PUT8_SIGNAL)

void pshmemx_put16_signal_(void *dest, const void *source,
                           const finteger *nelems, int64_t *sig_addr,
                           const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_PUT16_SIGNAL), dest, source,
                     sma_f_int(nelems), 2, sig_addr, *signal, sma_f_int(pe));
}
SMA_F_NAMES_C(shmemx_put16_signal, SHMEMX_PUT16_SIGNAL)

void pshmemx_put32_signal_(void *dest, const void *source,
                           const finteger *nelems, int64_t *sig_addr,
                           const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_PUT32_SIGNAL), dest, source,
                     sma_f_int(nelems), 4, sig_addr, *signal, sma_f_int(pe));
}
SMA_F_NAMES_C(shmemx_put32_signal, SHMEMX_PUT32_SIGNAL)

void pshmemx_put64_signal_(void *dest, const void *source,
                           const finteger *nelems, int64_t *sig_addr,
                           const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_PUT64_SIGNAL), dest, source,
                     sma_f_int(nelems), 8, sig_addr, *signal, sma_f_int(pe));
}
SMA_F_NAMES_C(shmemx_put64_signal, SHMEMX_PUT64_SIGNAL)

void pshmemx_put128_signal_(void *dest, const void *source,
                            const finteger *nelems, int64_t *sig_addr,
                            const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_PUT128_SIGNAL), dest, source,
                     sma_f_int(nelems), 16, sig_addr, *signal, sma_f_int(pe));
}
SMA_F_NAMES_C(shmemx_put128_signal, SHMEMX_PUT128_SIGNAL)

void pshmemx_putmem_signal_(void *dest, const void *source,
                            const finteger *nelems, int64_t *sig_addr,
                            const int64_t *signal, const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_PUTMEM_SIGNAL), dest, source,
                     sma_f_int(nelems), 1, sig_addr, *signal, sma_f_int(pe));
}
SMA_F_NAMES_C(shmemx_putmem_signal, SHMEMX_PUTMEM_SIGNAL)

void pshmemx_put_signal_(void *dest, const void *source, const finteger *nelems,
                         int64_t *sig_addr, const int64_t *signal,
                         const finteger *pe)
{
    sma_f_put_signal(SMA_R(SHMEMX_PUT_SIGNAL), dest, source, sma_f_int(nelems),
                     8, sig_addr, *signal, sma_f_int(pe));
}
SMA_F_NAMES_C(shmemx_put_signal, SHMEMX_PUT_SIGNAL)

/* get */

void pshmem_character_get_(char *dest, const char *source,
                           const finteger *nelems, const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_CHARACTER_GET), dest, source, sma_f_int(nelems), 1,
              sma_f_int(pe));
}
SMA_F_NAMES(shmem_character_get, SHMEM_CHARACTER_GET)

void pshmem_complex_get_(void *dest, const void *source, const finteger *nelems,
                         const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_COMPLEX_GET), dest, source, sma_f_int(nelems),
              SMA_F_COMPLEX, sma_f_int(pe));
}
SMA_F_NAMES(shmem_complex_get, SHMEM_COMPLEX_GET)

void pshmem_double_get_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_DOUBLE_GET), dest, source, sma_f_int(nelems),
              SMA_F_DOUBLE, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_double_get, SHMEM_DOUBLE_GET)

void pshmem_integer_get_(finteger *dest, const finteger *source,
                         const finteger *nelems, const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_INTEGER_GET), dest, source, sma_f_int(nelems),
              SMA_F_INTEGER, sma_f_int(pe));
}
SMA_F_NAMES(shmem_integer_get, SHMEM_INTEGER_GET)

void pshmem_logical_get_(flogical *dest, const flogical *source,
                         const finteger *nelems, const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_LOGICAL_GET), dest, source, sma_f_int(nelems),
              SMA_F_LOGICAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_logical_get, SHMEM_LOGICAL_GET)

void pshmem_real_get_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_REAL_GET), dest, source, sma_f_int(nelems),
              SMA_F_REAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real_get, SHMEM_REAL_GET)

void pshmem_get4_(void *dest, const void *source, const finteger *nelems,
                  const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET4), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES(shmem_get4, SHMEM_GET4)

void pshmem_get8_(void *dest, const void *source, const finteger *nelems,
                  const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET8), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get8, SHMEM_GET8)

void pshmem_get16_(void *dest, const void *source, const finteger *nelems,
                   const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET16), dest, source, sma_f_int(nelems), 2,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get16, SHMEM_GET16)

void pshmem_get32_(void *dest, const void *source, const finteger *nelems,
                   const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET32), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get32, SHMEM_GET32)

void pshmem_get64_(void *dest, const void *source, const finteger *nelems,
                   const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET64), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get64, SHMEM_GET64)

void pshmem_get128_(void *dest, const void *source, const finteger *nelems,
                    const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET128), dest, source, sma_f_int(nelems), 16,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get128, SHMEM_GET128)

void pshmem_getmem_(void *dest, const void *source, const finteger *nelems,
                    const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GETMEM), dest, source, sma_f_int(nelems), 1,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_getmem, SHMEM_GETMEM)

void pshmem_get_(void *dest, const void *source, const finteger *nelems,
                 const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET), dest, source, sma_f_int(nelems), SMA_F_WORD,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get, SHMEM_GET)

/* get, not blocking */

void pshmem_character_get_nbi_(char *dest, const char *source,
                               const finteger *nelems, const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_CHARACTER_GET_NBI), dest, source, sma_f_int(nelems),
              1, sma_f_int(pe));
}
SMA_F_NAMES(shmem_character_get_nbi, SHMEM_CHARACTER_GET_NBI)

void pshmem_complex_get_nbi_(void *dest, const void *source,
                             const finteger *nelems, const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_COMPLEX_GET_NBI), dest, source, sma_f_int(nelems),
              SMA_F_COMPLEX, sma_f_int(pe));
}
SMA_F_NAMES(shmem_complex_get_nbi, SHMEM_COMPLEX_GET_NBI)

void pshmem_double_get_nbi_(void *dest, const void *source,
                            const finteger *nelems, const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_DOUBLE_GET_NBI), dest, source, sma_f_int(nelems),
              SMA_F_DOUBLE, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_double_get_nbi, SHMEM_DOUBLE_GET_NBI)

void pshmem_integer_get_nbi_(finteger *dest, const finteger *source,
                             const finteger *nelems, const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_INTEGER_GET_NBI), dest, source, sma_f_int(nelems),
              SMA_F_INTEGER, sma_f_int(pe));
}
SMA_F_NAMES(shmem_integer_get_nbi, SHMEM_INTEGER_GET_NBI)

void pshmem_logical_get_nbi_(flogical *dest, const flogical *source,
                             const finteger *nelems, const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_LOGICAL_GET_NBI), dest, source, sma_f_int(nelems),
              SMA_F_LOGICAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_logical_get_nbi, SHMEM_LOGICAL_GET_NBI)

void pshmem_real_get_nbi_(void *dest, const void *source,
                          const finteger *nelems, const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_REAL_GET_NBI), dest, source, sma_f_int(nelems),
              SMA_F_REAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real_get_nbi, SHMEM_REAL_GET_NBI)

void pshmem_get4_nbi_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET4_NBI), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES(shmem_get4_nbi, SHMEM_GET4_NBI)

void pshmem_get8_nbi_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET8_NBI), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get8_nbi, SHMEM_GET8_NBI)

void pshmem_get32_nbi_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET32_NBI), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get32_nbi, SHMEM_GET32_NBI)

void pshmem_get64_nbi_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET64_NBI), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get64_nbi, SHMEM_GET64_NBI)

void pshmem_get128_nbi_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GET128_NBI), dest, source, sma_f_int(nelems), 16,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get128_nbi, SHMEM_GET128_NBI)

void pshmem_getmem_nbi_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe)
{
    sma_f_get(SMA_R(SHMEM_GETMEM_NBI), dest, source, sma_f_int(nelems), 1,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_getmem_nbi, SHMEM_GETMEM_NBI)

/* get, not blocking, with a handle */

void pshmem_complex_get_nb_(void *dest, const void *source,
                            const finteger *nelems, const finteger *pe,
                            int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_COMPLEX_GET_NB), dest, source, sma_f_int(nelems),
              SMA_F_COMPLEX, sma_f_int(pe));
}
SMA_F_NAMES(shmem_complex_get_nb, SHMEM_COMPLEX_GET_NB)

void pshmem_double_get_nb_(void *dest, const void *source,
                           const finteger *nelems, const finteger *pe,
                           int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_DOUBLE_GET_NB), dest, source, sma_f_int(nelems),
              SMA_F_DOUBLE, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_double_get_nb, SHMEM_DOUBLE_GET_NB)

void pshmem_integer_get_nb_(finteger *dest, const finteger *source,
                            const finteger *nelems, const finteger *pe,
                            int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_INTEGER_GET_NB), dest, source, sma_f_int(nelems),
              SMA_F_INTEGER, sma_f_int(pe));
}
SMA_F_NAMES(shmem_integer_get_nb, SHMEM_INTEGER_GET_NB)

void pshmem_logical_get_nb_(flogical *dest, const flogical *source,
                            const finteger *nelems, const finteger *pe,
                            int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_LOGICAL_GET_NB), dest, source, sma_f_int(nelems),
              SMA_F_LOGICAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_logical_get_nb, SHMEM_LOGICAL_GET_NB)

void pshmem_real_get_nb_(void *dest, const void *source, const finteger *nelems,
                         const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_REAL_GET_NB), dest, source, sma_f_int(nelems),
              SMA_F_REAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real_get_nb, SHMEM_REAL_GET_NB)

void pshmem_get4_nb_(void *dest, const void *source, const finteger *nelems,
                     const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_GET4_NB), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES(shmem_get4_nb, SHMEM_GET4_NB)

void pshmem_get8_nb_(void *dest, const void *source, const finteger *nelems,
                     const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_GET8_NB), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES(shmem_get8_nb, SHMEM_GET8_NB)

void pshmem_get16_nb_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_GET16_NB), dest, source, sma_f_int(nelems), 2,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get16_nb, SHMEM_GET16_NB)

void pshmem_get32_nb_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_GET32_NB), dest, source, sma_f_int(nelems), 4,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get32_nb, SHMEM_GET32_NB)

void pshmem_get64_nb_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_GET64_NB), dest, source, sma_f_int(nelems), 8,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get64_nb, SHMEM_GET64_NB)

void pshmem_get128_nb_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_GET128_NB), dest, source, sma_f_int(nelems), 16,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get128_nb, SHMEM_GET128_NB)

void pshmem_getmem_nb_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_GETMEM_NB), dest, source, sma_f_int(nelems), 1,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_getmem_nb, SHMEM_GETMEM_NB)

void pshmem_get_nb_(void *dest, const void *source, const finteger *nelems,
                    const finteger *pe, int64_t *transfer_handle)
{
    (void) transfer_handle;
    sma_f_get(SMA_R(SHMEM_GET_NB), dest, source, sma_f_int(nelems), SMA_F_WORD,
              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_get_nb, SHMEM_GET_NB)

/* get with strides */

void pshmem_character_iget_(char *dest, const char *source, const finteger *dst,
                            const finteger *sst, const finteger *nelems,
                            const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_CHARACTER_IGET), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 1, sma_f_int(pe));
}
SMA_F_NAMES(shmem_character_iget, SHMEM_CHARACTER_IGET)

void pshmem_complex_iget_(void *dest, const void *source, const finteger *dst,
                          const finteger *sst, const finteger *nelems,
                          const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_COMPLEX_IGET), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), SMA_F_COMPLEX, sma_f_int(pe));
}
SMA_F_NAMES(shmem_complex_iget, SHMEM_COMPLEX_IGET)

void pshmem_double_iget_(void *dest, const void *source, const finteger *dst,
                         const finteger *sst, const finteger *nelems,
                         const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_DOUBLE_IGET), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), SMA_F_DOUBLE, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_double_iget, SHMEM_DOUBLE_IGET)

void pshmem_integer_iget_(finteger *dest, const finteger *source,
                          const finteger *dst, const finteger *sst,
                          const finteger *nelems, const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_INTEGER_IGET), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), SMA_F_INTEGER, sma_f_int(pe));
}
SMA_F_NAMES(shmem_integer_iget, SHMEM_INTEGER_IGET)

void pshmem_logical_iget_(flogical *dest, const flogical *source,
                          const finteger *dst, const finteger *sst,
                          const finteger *nelems, const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_LOGICAL_IGET), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), SMA_F_LOGICAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_logical_iget, SHMEM_LOGICAL_IGET)

void pshmem_real_iget_(void *dest, const void *source, const finteger *dst,
                       const finteger *sst, const finteger *nelems,
                       const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_REAL_IGET), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), SMA_F_REAL, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real_iget, SHMEM_REAL_IGET)

void pshmem_iget4_(void *dest, const void *source, const finteger *dst,
                   const finteger *sst, const finteger *nelems,
                   const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_IGET4), dest, source, sma_f_int(dst), sma_f_int(sst),
               sma_f_int(nelems), 4, sma_f_int(pe));
}
SMA_F_NAMES(shmem_iget4, SHMEM_IGET4)

void pshmem_iget8_(void *dest, const void *source, const finteger *dst,
                   const finteger *sst, const finteger *nelems,
                   const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_IGET8), dest, source, sma_f_int(dst), sma_f_int(sst),
               sma_f_int(nelems), 8, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iget8, SHMEM_IGET8)

void pshmem_iget16_(void *dest, const void *source, const finteger *dst,
                    const finteger *sst, const finteger *nelems,
                    const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_IGET16), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 2, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iget16, SHMEM_IGET16)

void pshmem_iget32_(void *dest, const void *source, const finteger *dst,
                    const finteger *sst, const finteger *nelems,
                    const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_IGET32), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 4, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iget32, SHMEM_IGET32)

void pshmem_iget64_(void *dest, const void *source, const finteger *dst,
                    const finteger *sst, const finteger *nelems,
                    const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_IGET64), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 8, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iget64, SHMEM_IGET64)

void pshmem_iget128_(void *dest, const void *source, const finteger *dst,
                     const finteger *sst, const finteger *nelems,
                     const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_IGET128), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 16, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iget128, SHMEM_IGET128)

void pshmem_igetmem_(void *dest, const void *source, const finteger *dst,
                     const finteger *sst, const finteger *nelems,
                     const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_IGETMEM), dest, source, sma_f_int(dst),
               sma_f_int(sst), sma_f_int(nelems), 1, sma_f_int(pe));
}
SMA_F_NAMES(shmem_igetmem, SHMEM_IGETMEM)

void pshmem_iget_(void *dest, const void *source, const finteger *dst,
                  const finteger *sst, const finteger *nelems,
                  const finteger *pe)
{
    sma_f_iget(SMA_R(SHMEM_IGET), dest, source, sma_f_int(dst), sma_f_int(sst),
               sma_f_int(nelems), SMA_F_WORD, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_iget, SHMEM_IGET)

/* get of indexed elements */

void pshmem_ixget4_(void *dest, const void *source, const void *index,
                    const finteger *nelems, const finteger *pe)
{
    sma_f_ixget(SMA_R(SHMEM_IXGET4), dest, source, index, sma_f_int(nelems), 4,
                sma_f_int(pe));
}
SMA_F_NAMES(shmem_ixget4, SHMEM_IXGET4)

void pshmem_ixget8_(void *dest, const void *source, const void *index,
                    const finteger *nelems, const finteger *pe)
{
    sma_f_ixget(SMA_R(SHMEM_IXGET8), dest, source, index, sma_f_int(nelems), 8,
                sma_f_int(pe));
}
SMA_F_NAMES(shmem_ixget8, SHMEM_IXGET8)

void pshmem_ixget_(void *dest, const void *source, const void *index,
                   const finteger *nelems, const finteger *pe)
{
    sma_f_ixget(SMA_R(SHMEM_IXGET), dest, source, index, sma_f_int(nelems),
                SMA_F_WORD, sma_f_int(pe));
}
SMA_F_NAMES(shmem_ixget, SHMEM_IXGET)

/* atomic memory operations */

void pshmem_int4_add_(int32_t *dest, const int32_t *value, const finteger *pe)
{
    sma_f_int32_add(SMA_R(SHMEM_INT4_ADD), dest, *value, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int4_add, SHMEM_INT4_ADD)

void pshmem_int4_inc_(int32_t *dest, const finteger *pe)
{
    sma_f_int32_add(SMA_R(SHMEM_INT4_INC), dest, 1, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int4_inc, SHMEM_INT4_INC)

int32_t pshmem_int4_fadd_(int32_t *dest, const int32_t *value,
                          const finteger *pe)
{
    return sma_f_int32_add(SMA_R(SHMEM_INT4_FADD), dest, *value, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int4_fadd, SHMEM_INT4_FADD)

int32_t pshmem_int4_finc_(int32_t *dest, const finteger *pe)
{
    return sma_f_int32_add(SMA_R(SHMEM_INT4_FINC), dest, 1, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int4_finc, SHMEM_INT4_FINC)

int32_t pshmem_int4_swap_(int32_t *dest, const int32_t *value,
                          const finteger *pe)
{
    return sma_f_int32_swap(SMA_R(SHMEM_INT4_SWAP), dest, *value,
                            sma_f_int(pe));
}
SMA_F_NAMES(shmem_int4_swap, SHMEM_INT4_SWAP)

int32_t pshmem_int4_cswap_(int32_t *dest, const int32_t *cond,
                           const int32_t *value, const finteger *pe)
{
    return sma_f_int32_cswap(SMA_R(SHMEM_INT4_CSWAP), dest, *cond, *value,
                             sma_f_int(pe));
}
SMA_F_NAMES(shmem_int4_cswap, SHMEM_INT4_CSWAP)

int32_t pshmem_int4_mswap_(int32_t *dest, const int32_t *mask,
                           const int32_t *value, const finteger *pe)
{
    return sma_f_int32_mswap(SMA_R(SHMEM_INT4_MSWAP), dest, *mask, *value,
                             sma_f_int(pe));
}
SMA_F_NAMES(shmem_int4_mswap, SHMEM_INT4_MSWAP)

int32_t pshmem_int4_fetch_(const int32_t *source, const finteger *pe)
{
    return sma_f_int32_fetch(SMA_R(SHMEM_INT4_FETCH), source, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int4_fetch, SHMEM_INT4_FETCH)

void pshmem_int4_set_(int32_t *dest, const int32_t *value, const finteger *pe)
{
    sma_f_int32_set(SMA_R(SHMEM_INT4_SET), dest, *value, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int4_set, SHMEM_INT4_SET)

void pshmem_int8_add_(int64_t *dest, const int64_t *value, const finteger *pe)
{
    sma_f_int64_add(SMA_R(SHMEM_INT8_ADD), dest, *value, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int8_add, SHMEM_INT8_ADD)

void pshmem_int8_inc_(int64_t *dest, const finteger *pe)
{
    sma_f_int64_add(SMA_R(SHMEM_INT8_INC), dest, 1, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int8_inc, SHMEM_INT8_INC)

int64_t pshmem_int8_fadd_(int64_t *dest, const int64_t *value,
                          const finteger *pe)
{
    return sma_f_int64_add(SMA_R(SHMEM_INT8_FADD), dest, *value, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int8_fadd, SHMEM_INT8_FADD)

int64_t pshmem_int8_finc_(int64_t *dest, const finteger *pe)
{
    return sma_f_int64_add(SMA_R(SHMEM_INT8_FINC), dest, 1, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int8_finc, SHMEM_INT8_FINC)

int64_t pshmem_int8_swap_(int64_t *dest, const int64_t *value,
                          const finteger *pe)
{
    return sma_f_int64_swap(SMA_R(SHMEM_INT8_SWAP), dest, *value,
                            sma_f_int(pe));
}
SMA_F_NAMES(shmem_int8_swap, SHMEM_INT8_SWAP)

int64_t pshmem_int8_cswap_(int64_t *dest, const int64_t *cond,
                           const int64_t *value, const finteger *pe)
{
    return sma_f_int64_cswap(SMA_R(SHMEM_INT8_CSWAP), dest, *cond, *value,
                             sma_f_int(pe));
}
SMA_F_NAMES(shmem_int8_cswap, SHMEM_INT8_CSWAP)

int64_t pshmem_int8_mswap_(int64_t *dest, const int64_t *mask,
                           const int64_t *value, const finteger *pe)
{
    return sma_f_int64_mswap(SMA_R(SHMEM_INT8_MSWAP), dest, *mask, *value,
                             sma_f_int(pe));
}
SMA_F_NAMES(shmem_int8_mswap, SHMEM_INT8_MSWAP)

int64_t pshmem_int8_fetch_(const int64_t *source, const finteger *pe)
{
    return sma_f_int64_fetch(SMA_R(SHMEM_INT8_FETCH), source, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int8_fetch, SHMEM_INT8_FETCH)

void pshmem_int8_set_(int64_t *dest, const int64_t *value, const finteger *pe)
{
    sma_f_int64_set(SMA_R(SHMEM_INT8_SET), dest, *value, sma_f_int(pe));
}
SMA_F_NAMES(shmem_int8_set, SHMEM_INT8_SET)

fint pshmem_fadd_(finteger *dest, const finteger *value, const finteger *pe)
{
    return sma_f_integer_add(SMA_R(SHMEM_FADD), dest, sma_f_int(value),
                             sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_fadd, SHMEM_FADD)

fint pshmem_finc_(finteger *dest, const finteger *pe)
{
    return sma_f_integer_add(SMA_R(SHMEM_FINC), dest, 1, sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_finc, SHMEM_FINC)

fint pshmem_swap_(finteger *dest, const finteger *value, const finteger *pe)
{
    return sma_f_integer_swap(SMA_R(SHMEM_SWAP), dest, sma_f_int(value),
                              sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_swap, SHMEM_SWAP)

fint pshmem_cswap_(finteger *dest, const finteger *cond, const finteger *value,
                   const finteger *pe)
{
    return sma_f_integer_cswap(SMA_R(SHMEM_CSWAP), dest, sma_f_int(cond),
                               sma_f_int(value), sma_f_int(pe));
}
SMA_F_NAMES_C(shmem_cswap, SHMEM_CSWAP)

float pshmem_real4_swap_(float *dest, const float *value, const finteger *pe)
{
    return sma_f_float_swap(SMA_R(SHMEM_REAL4_SWAP), dest, *value,
                            sma_f_int(pe));
}
SMA_F_NAMES(shmem_real4_swap, SHMEM_REAL4_SWAP)

float pshmem_real4_fetch_(const float *source, const finteger *pe)
{
    return sma_f_float_fetch(SMA_R(SHMEM_REAL4_FETCH), source, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real4_fetch, SHMEM_REAL4_FETCH)

void pshmem_real4_set_(float *dest, const float *value, const finteger *pe)
{
    sma_f_float_set(SMA_R(SHMEM_REAL4_SET), dest, *value, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real4_set, SHMEM_REAL4_SET)

double pshmem_real8_swap_(double *dest, const double *value, const finteger *pe)
{
    return sma_f_double_swap(SMA_R(SHMEM_REAL8_SWAP), dest, *value,
                             sma_f_int(pe));
}
SMA_F_NAMES(shmem_real8_swap, SHMEM_REAL8_SWAP)

double pshmem_real8_fetch_(const double *source, const finteger *pe)
{
    return sma_f_double_fetch(SMA_R(SHMEM_REAL8_FETCH), source, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real8_fetch, SHMEM_REAL8_FETCH)

void pshmem_real8_set_(double *dest, const double *value, const finteger *pe)
{
    sma_f_double_set(SMA_R(SHMEM_REAL8_SET), dest, *value, sma_f_int(pe));
}
SMA_F_NAMES(shmem_real8_set, SHMEM_REAL8_SET)

void pfast_shmem_int4_inc_(int32_t *dest, const finteger *pe)
{
    sma_f_int32_add(SMA_R(FAST_SHMEM_INT4_INC), dest, 1, sma_f_int(pe));
}
SMA_F_NAMES(fast_shmem_int4_inc, FAST_SHMEM_INT4_INC)

int32_t pfast_shmem_int4_finc_(int32_t *dest, const finteger *pe)
{
    return sma_f_int32_add(SMA_R(FAST_SHMEM_INT4_FINC), dest, 1, sma_f_int(pe));
}
SMA_F_NAMES(fast_shmem_int4_finc, FAST_SHMEM_INT4_FINC)

/* point-to-point synchronisation */

void pshmem_int4_wait_(int32_t *ivar, const int32_t *cmp_value)
{
    sma_wait_int32(SMA_R(SHMEM_INT4_WAIT), ivar, SHMEM_CMP_NE, *cmp_value);
}
SMA_F_NAMES(shmem_int4_wait, SHMEM_INT4_WAIT)

void pshmem_int8_wait_(int64_t *ivar, const int64_t *cmp_value)
{
    sma_wait_int64(SMA_R(SHMEM_INT8_WAIT), ivar, SHMEM_CMP_NE, *cmp_value);
}
SMA_F_NAMES(shmem_int8_wait, SHMEM_INT8_WAIT)

void pshmem_wait_(finteger *ivar, const finteger *cmp_value)
{
    sma_f_wait(SMA_R(SHMEM_WAIT), ivar, SHMEM_CMP_NE, sma_f_int(cmp_value));
}
SMA_F_NAMES_C(shmem_wait, SHMEM_WAIT)

void pshmem_int4_wait_until_(int32_t *ivar, const finteger *cmp,
                             const int32_t *cmp_value)
{
    sma_wait_int32(SMA_R(SHMEM_INT4_WAIT_UNTIL), ivar,
                   sma_f_int32(SMA_R(SHMEM_INT4_WAIT_UNTIL), "cmp", cmp),
                   *cmp_value);
}
SMA_F_NAMES(shmem_int4_wait_until, SHMEM_INT4_WAIT_UNTIL)

void pshmem_int8_wait_until_(int64_t *ivar, const finteger *cmp,
                             const int64_t *cmp_value)
{
    sma_wait_int64(SMA_R(SHMEM_INT8_WAIT_UNTIL), ivar,
                   sma_f_int32(SMA_R(SHMEM_INT8_WAIT_UNTIL), "cmp", cmp),
                   *cmp_value);
}
SMA_F_NAMES(shmem_int8_wait_until, SHMEM_INT8_WAIT_UNTIL)

void pshmem_wait_until_(finteger *ivar, const finteger *cmp,
                        const finteger *cmp_value)
{
    sma_f_wait(SMA_R(SHMEM_WAIT_UNTIL), ivar, sma_f_int(cmp),
               sma_f_int(cmp_value));
}
SMA_F_NAMES_C(shmem_wait_until, SHMEM_WAIT_UNTIL)

/* events */

void pshmem_set_event_(finteger *event)
{
    sma_event_set(SMA_R(SHMEM_SET_EVENT), event);
}
SMA_F_NAMES_C(shmem_set_event, SHMEM_SET_EVENT)

void pshmem_clear_event_(finteger *event)
{
    sma_event_clear(SMA_R(SHMEM_CLEAR_EVENT), event);
}
SMA_F_NAMES_C(shmem_clear_event, SHMEM_CLEAR_EVENT)

void pshmem_wait_event_(finteger *event)
{
    sma_event_wait(SMA_R(SHMEM_WAIT_EVENT), event);
}
SMA_F_NAMES_C(shmem_wait_event, SHMEM_WAIT_EVENT)

flogical pshmem_test_event_(finteger *event)
{
    return sma_event_test(SMA_R(SHMEM_TEST_EVENT), event);
}
SMA_F_NAMES_C(shmem_test_event, SHMEM_TEST_EVENT)
SMA_F_ALIAS(pshmem_test_event_, sma_test_event_)
SMA_F_ALIAS(pshmem_test_event_, sma_test_event__)

/* memory ordering */

void pshmem_fence_(void)
{
    sma_f_fence(SMA_R(SHMEM_FENCE));
}
SMA_F_NAMES_C(shmem_fence, SHMEM_FENCE)

void pshmem_quiet_(void)
{
    sma_f_quiet(SMA_R(SHMEM_QUIET));
}
SMA_F_NAMES_C(shmem_quiet, SHMEM_QUIET)

void pshmemx_thread_fence_(void)
{
    sma_f_fence(SMA_R(SHMEMX_THREAD_FENCE));
}
SMA_F_NAMES_C(shmemx_thread_fence, SHMEMX_THREAD_FENCE)

void pshmemx_thread_quiet_(void)
{
    sma_f_quiet(SMA_R(SHMEMX_THREAD_QUIET));
}
SMA_F_NAMES_C(shmemx_thread_quiet, SHMEMX_THREAD_QUIET)

void pshmemx_thread_register_(void)
{
    sma_check_running(SMA_R(SHMEMX_THREAD_REGISTER));
}
SMA_F_NAMES_C(shmemx_thread_register, SHMEMX_THREAD_REGISTER)

void pshmemx_thread_unregister_(void)
{
    sma_check_running(SMA_R(SHMEMX_THREAD_UNREGISTER));
}
SMA_F_NAMES_C(shmemx_thread_unregister, SHMEMX_THREAD_UNREGISTER)

/* barriers */

void pshmem_barrier_all_(void)
{
    sma_barrier_all(SMA_R(SHMEM_BARRIER_ALL));
}
SMA_F_NAMES_C(shmem_barrier_all, SHMEM_BARRIER_ALL)

void pbarrier_(void)
{
    sma_barrier_all(SMA_R(BARRIER));
}
SMA_F_NAMES_C(barrier, BARRIER)

void pshmem_barrier_(const finteger *pe_start, const finteger *logpe_stride,
                     const finteger *pe_size, const finteger *psync)
{
    sma_barrier(SMA_R(SHMEM_BARRIER), SMA_F_SET(SMA_R(SHMEM_BARRIER)));
}
SMA_F_NAMES_C(shmem_barrier, SHMEM_BARRIER)

/* collectives on active sets */

void pshmem_broadcast4_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe_root, const finteger *pe_start,
                        const finteger *logpe_stride, const finteger *pe_size,
                        const finteger *psync)
{
    sma_f_broadcast(SMA_R(SHMEM_BROADCAST4), dest, source, sma_f_int(nelems), 4,
                    sma_f_int(pe_root), SMA_F_SET(SMA_R(SHMEM_BROADCAST4)));
}
SMA_F_NAMES(shmem_broadcast4, SHMEM_BROADCAST4)

void pshmem_broadcast8_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe_root, const finteger *pe_start,
                        const finteger *logpe_stride, const finteger *pe_size,
                        const finteger *psync)
{
    sma_f_broadcast(SMA_R(SHMEM_BROADCAST8), dest, source, sma_f_int(nelems), 8,
                    sma_f_int(pe_root), SMA_F_SET(SMA_R(SHMEM_BROADCAST8)));
}
SMA_F_NAMES(shmem_broadcast8, SHMEM_BROADCAST8)

void pshmem_broadcast32_(void *dest, const void *source, const finteger *nelems,
                         const finteger *pe_root, const finteger *pe_start,
                         const finteger *logpe_stride, const finteger *pe_size,
                         const finteger *psync)
{
    sma_f_broadcast(SMA_R(SHMEM_BROADCAST32), dest, source, sma_f_int(nelems),
                    4, sma_f_int(pe_root), SMA_F_SET(SMA_R(SHMEM_BROADCAST32)));
}
SMA_F_NAMES_C(shmem_broadcast32, SHMEM_BROADCAST32)

void pshmem_broadcast64_(void *dest, const void *source, const finteger *nelems,
                         const finteger *pe_root, const finteger *pe_start,
                         const finteger *logpe_stride, const finteger *pe_size,
                         const finteger *psync)
{
    sma_f_broadcast(SMA_R(SHMEM_BROADCAST64), dest, source, sma_f_int(nelems),
                    8, sma_f_int(pe_root), SMA_F_SET(SMA_R(SHMEM_BROADCAST64)));
}
SMA_F_NAMES_C(shmem_broadcast64, SHMEM_BROADCAST64)

void pshmem_broadcast_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe_root, const finteger *pe_start,
                       const finteger *logpe_stride, const finteger *pe_size,
                       const finteger *psync)
{
    sma_f_broadcast(SMA_R(SHMEM_BROADCAST), dest, source, sma_f_int(nelems),
                    SMA_F_WORD, sma_f_int(pe_root),
                    SMA_F_SET(SMA_R(SHMEM_BROADCAST)));
}
SMA_F_NAMES_C(shmem_broadcast, SHMEM_BROADCAST)

void pshmem_collect4_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe_start, const finteger *logpe_stride,
                      const finteger *pe_size, const finteger *psync)
{
    sma_f_collect(SMA_R(SHMEM_COLLECT4), dest, source, sma_f_int(nelems), 4,
                  false, SMA_F_SET(SMA_R(SHMEM_COLLECT4)));
}
SMA_F_NAMES(shmem_collect4, SHMEM_COLLECT4)

void pshmem_collect8_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe_start, const finteger *logpe_stride,
                      const finteger *pe_size, const finteger *psync)
{
    sma_f_collect(SMA_R(SHMEM_COLLECT8), dest, source, sma_f_int(nelems), 8,
                  false, SMA_F_SET(SMA_R(SHMEM_COLLECT8)));
}
SMA_F_NAMES(shmem_collect8, SHMEM_COLLECT8)

void pshmem_collect32_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe_start, const finteger *logpe_stride,
                       const finteger *pe_size, const finteger *psync)
{
    sma_f_collect(SMA_R(SHMEM_COLLECT32), dest, source, sma_f_int(nelems), 4,
                  false, SMA_F_SET(SMA_R(SHMEM_COLLECT32)));
}
SMA_F_NAMES_C(shmem_collect32, SHMEM_COLLECT32)

void pshmem_collect64_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe_start, const finteger *logpe_stride,
                       const finteger *pe_size, const finteger *psync)
{
    sma_f_collect(SMA_R(SHMEM_COLLECT64), dest, source, sma_f_int(nelems), 8,
                  false, SMA_F_SET(SMA_R(SHMEM_COLLECT64)));
}
SMA_F_NAMES_C(shmem_collect64, SHMEM_COLLECT64)

void pshmem_collect_(void *dest, const void *source, const finteger *nelems,
                     const finteger *pe_start, const finteger *logpe_stride,
                     const finteger *pe_size, const finteger *psync)
{
    sma_f_collect(SMA_R(SHMEM_COLLECT), dest, source, sma_f_int(nelems),
                  SMA_F_WORD, false, SMA_F_SET(SMA_R(SHMEM_COLLECT)));
}
SMA_F_NAMES_C(shmem_collect, SHMEM_COLLECT)

void pshmem_fcollect4_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe_start, const finteger *logpe_stride,
                       const finteger *pe_size, const finteger *psync)
{
    sma_f_collect(SMA_R(SHMEM_FCOLLECT4), dest, source, sma_f_int(nelems), 4,
                  true, SMA_F_SET(SMA_R(SHMEM_FCOLLECT4)));
}
SMA_F_NAMES(shmem_fcollect4, SHMEM_FCOLLECT4)

void pshmem_fcollect8_(void *dest, const void *source, const finteger *nelems,
                       const finteger *pe_start, const finteger *logpe_stride,
                       const finteger *pe_size, const finteger *psync)
{
    sma_f_collect(SMA_R(SHMEM_FCOLLECT8), dest, source, sma_f_int(nelems), 8,
                  true, SMA_F_SET(SMA_R(SHMEM_FCOLLECT8)));
}
SMA_F_NAMES(shmem_fcollect8, SHMEM_FCOLLECT8)

void pshmem_fcollect32_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe_start, const finteger *logpe_stride,
                        const finteger *pe_size, const finteger *psync)
{
    sma_f_collect(SMA_R(SHMEM_FCOLLECT32), dest, source, sma_f_int(nelems), 4,
                  true, SMA_F_SET(SMA_R(SHMEM_FCOLLECT32)));
}
SMA_F_NAMES_C(shmem_fcollect32, SHMEM_FCOLLECT32)

void pshmem_fcollect64_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe_start, const finteger *logpe_stride,
                        const finteger *pe_size, const finteger *psync)
{
    sma_f_collect(SMA_R(SHMEM_FCOLLECT64), dest, source, sma_f_int(nelems), 8,
                  true, SMA_F_SET(SMA_R(SHMEM_FCOLLECT64)));
}
SMA_F_NAMES_C(shmem_fcollect64, SHMEM_FCOLLECT64)

void pshmem_fcollect_(void *dest, const void *source, const finteger *nelems,
                      const finteger *pe_start, const finteger *logpe_stride,
                      const finteger *pe_size, const finteger *psync)
{
    sma_f_collect(SMA_R(SHMEM_FCOLLECT), dest, source, sma_f_int(nelems),
                  SMA_F_WORD, true, SMA_F_SET(SMA_R(SHMEM_FCOLLECT)));
}
SMA_F_NAMES_C(shmem_fcollect, SHMEM_FCOLLECT)

void pshmem_alltoall32_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe_start, const finteger *logpe_stride,
                        const finteger *pe_size, const finteger *psync)
{
    sma_f_alltoalls(SMA_R(SHMEM_ALLTOALL32), dest, source, 1, 1,
                    sma_f_int(nelems), 4, SMA_F_SET(SMA_R(SHMEM_ALLTOALL32)));
}
SMA_F_NAMES_C(shmem_alltoall32, SHMEM_ALLTOALL32)

void pshmem_alltoall64_(void *dest, const void *source, const finteger *nelems,
                        const finteger *pe_start, const finteger *logpe_stride,
                        const finteger *pe_size, const finteger *psync)
{
    sma_f_alltoalls(SMA_R(SHMEM_ALLTOALL64), dest, source, 1, 1,
                    sma_f_int(nelems), 8, SMA_F_SET(SMA_R(SHMEM_ALLTOALL64)));
}
SMA_F_NAMES_C(shmem_alltoall64, SHMEM_ALLTOALL64)

void pshmem_alltoalls32_(void *dest, const void *source, const finteger *dst,
                         const finteger *sst, const finteger *nelems,
                         const finteger *pe_start, const finteger *logpe_stride,
                         const finteger *pe_size, const finteger *psync)
{
    sma_f_alltoalls(SMA_R(SHMEM_ALLTOALLS32), dest, source, sma_f_int(dst),
                    sma_f_int(sst), sma_f_int(nelems), 4,
                    SMA_F_SET(SMA_R(SHMEM_ALLTOALLS32)));
}
SMA_F_NAMES_C(shmem_alltoalls32, SHMEM_ALLTOALLS32)

void pshmem_alltoalls64_(void *dest, const void *source, const finteger *dst,
                         const finteger *sst, const finteger *nelems,
                         const finteger *pe_start, const finteger *logpe_stride,
                         const finteger *pe_size, const finteger *psync)
{
    sma_f_alltoalls(SMA_R(SHMEM_ALLTOALLS64), dest, source, sma_f_int(dst),
                    sma_f_int(sst), sma_f_int(nelems), 8,
                    SMA_F_SET(SMA_R(SHMEM_ALLTOALLS64)));
}
SMA_F_NAMES_C(shmem_alltoalls64, SHMEM_ALLTOALLS64)

/* alltoall of blocks of any size */

void pshmemx_alltoallv_(void *dest, const void *t_offsets, void *t_sizes,
                        const void *source, const void *s_offsets,
                        const void *s_sizes, const finteger *pe_start,
                        const finteger *logpe_stride, const finteger *pe_size,
                        const finteger *psync)
{
    sma_alltoallv(SMA_R(SHMEMX_ALLTOALLV), dest, (const size_t *) t_offsets,
                  (size_t *) t_sizes, 0, source, (const size_t *) s_offsets,
                  (const size_t *) s_sizes, SMA_F_SET(SMA_R(SHMEMX_ALLTOALLV)));
}
SMA_F_NAMES_C(shmemx_alltoallv, SHMEMX_ALLTOALLV)

void pshmem_alltoallv_packed_(void *dest, const int64_t *dest_size,
                              int64_t *t_size, const void *source,
                              const void *s_offsets, const void *s_sizes,
                              const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, const finteger *psync)
{
    *t_size = (int64_t) sma_alltoallv(SMA_R(SHMEM_ALLTOALLV_PACKED), dest, NULL,
               NULL, (size_t) *dest_size, source, (const size_t *) s_offsets,
               (const size_t *) s_sizes,
               SMA_F_SET(SMA_R(SHMEM_ALLTOALLV_PACKED)));
}
SMA_F_NAMES_C(shmem_alltoallv_packed, SHMEM_ALLTOALLV_PACKED)

/* teams */

void pshmemx_team_split_(const int64_t *parent_team, const finteger *color,
                         const finteger *key, int64_t *new_team)
{
    *new_team = sma_f_team(sma_team_split_color(SMA_R(SHMEMX_TEAM_SPLIT),
                           sma_f_handle(*parent_team),
                           sma_f_int32(SMA_R(SHMEMX_TEAM_SPLIT), "color",
                           color), sma_f_int32(SMA_R(SHMEMX_TEAM_SPLIT), "key",
                           key)));
}
SMA_F_NAMES_C(shmemx_team_split, SHMEMX_TEAM_SPLIT)

void pshmemx_team_split_strided_(const int64_t *parent_team,
                                 const finteger *pe_start,
                                 const finteger *pe_stride,
                                 const finteger *pe_size, int64_t *new_team)
{
    *new_team = sma_f_team(sma_team_split_part(SMA_R(SHMEMX_TEAM_SPLIT_STRIDED),
                           sma_f_handle(*parent_team),
                           sma_f_int32(SMA_R(SHMEMX_TEAM_SPLIT_STRIDED),
                           "PE_start", pe_start),
                           sma_f_int32(SMA_R(SHMEMX_TEAM_SPLIT_STRIDED),
                           "PE_stride", pe_stride),
                           sma_f_int32(SMA_R(SHMEMX_TEAM_SPLIT_STRIDED),
                           "PE_size", pe_size)));
}
SMA_F_NAMES_C(shmemx_team_split_strided, SHMEMX_TEAM_SPLIT_STRIDED)

void pshmemx_team_destroy_(int64_t *team)
{
    sma_team_destroy(SMA_R(SHMEMX_TEAM_DESTROY), sma_f_handle(*team));
    *team = 0;
}
SMA_F_NAMES_C(shmemx_team_destroy, SHMEMX_TEAM_DESTROY)

fint pshmemx_team_my_pe_(const int64_t *team)
{
    return sma_f_team_place(SMA_R(SHMEMX_TEAM_MY_PE), sma_f_handle(*team));
}
SMA_F_NAMES_C(shmemx_team_my_pe, SHMEMX_TEAM_MY_PE)

fint pshmemx_team_n_pes_(const int64_t *team)
{
    return sma_f_team_size(SMA_R(SHMEMX_TEAM_N_PES), sma_f_handle(*team));
}
SMA_F_NAMES_C(shmemx_team_n_pes, SHMEMX_TEAM_N_PES)

fint pshmemx_team_translate_pe_(const int64_t *src_team, const finteger *src_pe,
                                const int64_t *dest_team)
{
    return sma_f_team_translate(SMA_R(SHMEMX_TEAM_TRANSLATE_PE),
                                sma_f_handle(*src_team),
                                sma_f_int32(SMA_R(SHMEMX_TEAM_TRANSLATE_PE),
                                "src_pe", src_pe), sma_f_handle(*dest_team));
}
SMA_F_NAMES_C(shmemx_team_translate_pe, SHMEMX_TEAM_TRANSLATE_PE)

/* reductions on active sets */

void pshmem_int2_and_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT2_AND_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_short_and, SMA_F_SET_WRK(SMA_R(SHMEM_INT2_AND_TO_ALL)));
}
SMA_F_NAMES(shmem_int2_and_to_all, SHMEM_INT2_AND_TO_ALL)

void pshmem_int4_and_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT4_AND_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_int_and, SMA_F_SET_WRK(SMA_R(SHMEM_INT4_AND_TO_ALL)));
}
SMA_F_NAMES(shmem_int4_and_to_all, SHMEM_INT4_AND_TO_ALL)

void pshmem_int8_and_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT8_AND_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_long_and, SMA_F_SET_WRK(SMA_R(SHMEM_INT8_AND_TO_ALL)));
}
SMA_F_NAMES(shmem_int8_and_to_all, SHMEM_INT8_AND_TO_ALL)

void pshmem_int2_or_to_all_(void *dest, const void *source,
                            const finteger *nreduce, const finteger *pe_start,
                            const finteger *logpe_stride,
                            const finteger *pe_size, void *pwrk,
                            const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT2_OR_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_short_or, SMA_F_SET_WRK(SMA_R(SHMEM_INT2_OR_TO_ALL)));
}
SMA_F_NAMES(shmem_int2_or_to_all, SHMEM_INT2_OR_TO_ALL)

void pshmem_int4_or_to_all_(void *dest, const void *source,
                            const finteger *nreduce, const finteger *pe_start,
                            const finteger *logpe_stride,
                            const finteger *pe_size, void *pwrk,
                            const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT4_OR_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_int_or, SMA_F_SET_WRK(SMA_R(SHMEM_INT4_OR_TO_ALL)));
}
SMA_F_NAMES(shmem_int4_or_to_all, SHMEM_INT4_OR_TO_ALL)

void pshmem_int8_or_to_all_(void *dest, const void *source,
                            const finteger *nreduce, const finteger *pe_start,
                            const finteger *logpe_stride,
                            const finteger *pe_size, void *pwrk,
                            const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT8_OR_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_long_or, SMA_F_SET_WRK(SMA_R(SHMEM_INT8_OR_TO_ALL)));
}
SMA_F_NAMES(shmem_int8_or_to_all, SHMEM_INT8_OR_TO_ALL)

void pshmem_int2_xor_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT2_XOR_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_short_xor, SMA_F_SET_WRK(SMA_R(SHMEM_INT2_XOR_TO_ALL)));
}
SMA_F_NAMES(shmem_int2_xor_to_all, SHMEM_INT2_XOR_TO_ALL)

void pshmem_int4_xor_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT4_XOR_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_int_xor, SMA_F_SET_WRK(SMA_R(SHMEM_INT4_XOR_TO_ALL)));
}
SMA_F_NAMES(shmem_int4_xor_to_all, SHMEM_INT4_XOR_TO_ALL)

void pshmem_int8_xor_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT8_XOR_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_long_xor, SMA_F_SET_WRK(SMA_R(SHMEM_INT8_XOR_TO_ALL)));
}
SMA_F_NAMES(shmem_int8_xor_to_all, SHMEM_INT8_XOR_TO_ALL)

void pshmem_int2_max_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT2_MAX_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_short_max, SMA_F_SET_WRK(SMA_R(SHMEM_INT2_MAX_TO_ALL)));
}
SMA_F_NAMES(shmem_int2_max_to_all, SHMEM_INT2_MAX_TO_ALL)

void pshmem_int4_max_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT4_MAX_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_int_max, SMA_F_SET_WRK(SMA_R(SHMEM_INT4_MAX_TO_ALL)));
}
SMA_F_NAMES(shmem_int4_max_to_all, SHMEM_INT4_MAX_TO_ALL)

void pshmem_int8_max_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT8_MAX_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_long_max, SMA_F_SET_WRK(SMA_R(SHMEM_INT8_MAX_TO_ALL)));
}
SMA_F_NAMES(shmem_int8_max_to_all, SHMEM_INT8_MAX_TO_ALL)

void pshmem_real4_max_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL4_MAX_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_float_max, SMA_F_SET_WRK(SMA_R(SHMEM_REAL4_MAX_TO_ALL)));
}
SMA_F_NAMES(shmem_real4_max_to_all, SHMEM_REAL4_MAX_TO_ALL)

void pshmem_real8_max_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL8_MAX_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_double_max,
               SMA_F_SET_WRK(SMA_R(SHMEM_REAL8_MAX_TO_ALL)));
}
SMA_F_NAMES(shmem_real8_max_to_all, SHMEM_REAL8_MAX_TO_ALL)

void pshmem_real16_max_to_all_(void *dest, const void *source,
                               const finteger *nreduce,
                               const finteger *pe_start,
                               const finteger *logpe_stride,
                               const finteger *pe_size, void *pwrk,
                               const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL16_MAX_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_float128_max,
               SMA_F_SET_WRK(SMA_R(SHMEM_REAL16_MAX_TO_ALL)));
}
SMA_F_NAMES(shmem_real16_max_to_all, SHMEM_REAL16_MAX_TO_ALL)

void pshmem_int2_min_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT2_MIN_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_short_min, SMA_F_SET_WRK(SMA_R(SHMEM_INT2_MIN_TO_ALL)));
}
SMA_F_NAMES(shmem_int2_min_to_all, SHMEM_INT2_MIN_TO_ALL)

void pshmem_int4_min_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT4_MIN_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_int_min, SMA_F_SET_WRK(SMA_R(SHMEM_INT4_MIN_TO_ALL)));
}
SMA_F_NAMES(shmem_int4_min_to_all, SHMEM_INT4_MIN_TO_ALL)

void pshmem_int8_min_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT8_MIN_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_long_min, SMA_F_SET_WRK(SMA_R(SHMEM_INT8_MIN_TO_ALL)));
}
SMA_F_NAMES(shmem_int8_min_to_all, SHMEM_INT8_MIN_TO_ALL)

void pshmem_real4_min_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL4_MIN_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_float_min, SMA_F_SET_WRK(SMA_R(SHMEM_REAL4_MIN_TO_ALL)));
}
SMA_F_NAMES(shmem_real4_min_to_all, SHMEM_REAL4_MIN_TO_ALL)

void pshmem_real8_min_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL8_MIN_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_double_min,
               SMA_F_SET_WRK(SMA_R(SHMEM_REAL8_MIN_TO_ALL)));
}
SMA_F_NAMES(shmem_real8_min_to_all, SHMEM_REAL8_MIN_TO_ALL)

void pshmem_real16_min_to_all_(void *dest, const void *source,
                               const finteger *nreduce,
                               const finteger *pe_start,
                               const finteger *logpe_stride,
                               const finteger *pe_size, void *pwrk,
                               const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL16_MIN_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_float128_min,
               SMA_F_SET_WRK(SMA_R(SHMEM_REAL16_MIN_TO_ALL)));
}
SMA_F_NAMES(shmem_real16_min_to_all, SHMEM_REAL16_MIN_TO_ALL)

void pshmem_int2_sum_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT2_SUM_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_short_sum, SMA_F_SET_WRK(SMA_R(SHMEM_INT2_SUM_TO_ALL)));
}
SMA_F_NAMES(shmem_int2_sum_to_all, SHMEM_INT2_SUM_TO_ALL)

void pshmem_int4_sum_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT4_SUM_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_int_sum, SMA_F_SET_WRK(SMA_R(SHMEM_INT4_SUM_TO_ALL)));
}
SMA_F_NAMES(shmem_int4_sum_to_all, SHMEM_INT4_SUM_TO_ALL)

void pshmem_int8_sum_to_all_(void *dest, const void *source,
                             const finteger *nreduce, const finteger *pe_start,
                             const finteger *logpe_stride,
                             const finteger *pe_size, void *pwrk,
                             const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT8_SUM_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_long_sum, SMA_F_SET_WRK(SMA_R(SHMEM_INT8_SUM_TO_ALL)));
}
SMA_F_NAMES(shmem_int8_sum_to_all, SHMEM_INT8_SUM_TO_ALL)

void pshmem_real4_sum_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL4_SUM_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_float_sum, SMA_F_SET_WRK(SMA_R(SHMEM_REAL4_SUM_TO_ALL)));
}
SMA_F_NAMES(shmem_real4_sum_to_all, SHMEM_REAL4_SUM_TO_ALL)

void pshmem_real8_sum_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL8_SUM_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_double_sum,
               SMA_F_SET_WRK(SMA_R(SHMEM_REAL8_SUM_TO_ALL)));
}
SMA_F_NAMES(shmem_real8_sum_to_all, SHMEM_REAL8_SUM_TO_ALL)

void pshmem_real16_sum_to_all_(void *dest, const void *source,
                               const finteger *nreduce,
                               const finteger *pe_start,
                               const finteger *logpe_stride,
                               const finteger *pe_size, void *pwrk,
                               const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL16_SUM_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_float128_sum,
               SMA_F_SET_WRK(SMA_R(SHMEM_REAL16_SUM_TO_ALL)));
}
SMA_F_NAMES(shmem_real16_sum_to_all, SHMEM_REAL16_SUM_TO_ALL)

void pshmem_comp4_sum_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_COMP4_SUM_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_complexf_sum,
               SMA_F_SET_WRK(SMA_R(SHMEM_COMP4_SUM_TO_ALL)));
}
SMA_F_NAMES(shmem_comp4_sum_to_all, SHMEM_COMP4_SUM_TO_ALL)

void pshmem_comp8_sum_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_COMP8_SUM_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_complexd_sum,
               SMA_F_SET_WRK(SMA_R(SHMEM_COMP8_SUM_TO_ALL)));
}
SMA_F_NAMES(shmem_comp8_sum_to_all, SHMEM_COMP8_SUM_TO_ALL)

void pshmem_int2_prod_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT2_PROD_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_short_prod,
               SMA_F_SET_WRK(SMA_R(SHMEM_INT2_PROD_TO_ALL)));
}
SMA_F_NAMES(shmem_int2_prod_to_all, SHMEM_INT2_PROD_TO_ALL)

void pshmem_int4_prod_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT4_PROD_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_int_prod, SMA_F_SET_WRK(SMA_R(SHMEM_INT4_PROD_TO_ALL)));
}
SMA_F_NAMES(shmem_int4_prod_to_all, SHMEM_INT4_PROD_TO_ALL)

void pshmem_int8_prod_to_all_(void *dest, const void *source,
                              const finteger *nreduce, const finteger *pe_start,
                              const finteger *logpe_stride,
                              const finteger *pe_size, void *pwrk,
                              const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_INT8_PROD_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_long_prod, SMA_F_SET_WRK(SMA_R(SHMEM_INT8_PROD_TO_ALL)));
}
SMA_F_NAMES(shmem_int8_prod_to_all, SHMEM_INT8_PROD_TO_ALL)

void pshmem_real4_prod_to_all_(void *dest, const void *source,
                               const finteger *nreduce,
                               const finteger *pe_start,
                               const finteger *logpe_stride,
                               const finteger *pe_size, void *pwrk,
                               const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL4_PROD_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_float_prod,
               SMA_F_SET_WRK(SMA_R(SHMEM_REAL4_PROD_TO_ALL)));
}
SMA_F_NAMES(shmem_real4_prod_to_all, SHMEM_REAL4_PROD_TO_ALL)

void pshmem_real8_prod_to_all_(void *dest, const void *source,
                               const finteger *nreduce,
                               const finteger *pe_start,
                               const finteger *logpe_stride,
                               const finteger *pe_size, void *pwrk,
                               const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL8_PROD_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_double_prod,
               SMA_F_SET_WRK(SMA_R(SHMEM_REAL8_PROD_TO_ALL)));
}
SMA_F_NAMES(shmem_real8_prod_to_all, SHMEM_REAL8_PROD_TO_ALL)

void pshmem_real16_prod_to_all_(void *dest, const void *source,
                                const finteger *nreduce,
                                const finteger *pe_start,
                                const finteger *logpe_stride,
                                const finteger *pe_size, void *pwrk,
                                const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_REAL16_PROD_TO_ALL), dest, source,
               sma_f_int(nreduce), &sma_op_float128_prod,
               SMA_F_SET_WRK(SMA_R(SHMEM_REAL16_PROD_TO_ALL)));
}
SMA_F_NAMES(shmem_real16_prod_to_all, SHMEM_REAL16_PROD_TO_ALL)

void pshmem_comp4_prod_to_all_(void *dest, const void *source,
                               const finteger *nreduce,
                               const finteger *pe_start,
                               const finteger *logpe_stride,
                               const finteger *pe_size, void *pwrk,
                               const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_COMP4_PROD_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_complexf_prod,
               SMA_F_SET_WRK(SMA_R(SHMEM_COMP4_PROD_TO_ALL)));
}
SMA_F_NAMES(shmem_comp4_prod_to_all, SHMEM_COMP4_PROD_TO_ALL)

void pshmem_comp8_prod_to_all_(void *dest, const void *source,
                               const finteger *nreduce,
                               const finteger *pe_start,
                               const finteger *logpe_stride,
                               const finteger *pe_size, void *pwrk,
                               const finteger *psync)
{
    sma_reduce(SMA_R(SHMEM_COMP8_PROD_TO_ALL), dest, source, sma_f_int(nreduce),
               &sma_op_complexd_prod,
               SMA_F_SET_WRK(SMA_R(SHMEM_COMP8_PROD_TO_ALL)));
}
SMA_F_NAMES(shmem_comp8_prod_to_all, SHMEM_COMP8_PROD_TO_ALL)

/* locks */

void pshmem_set_lock_(finteger *lock)
{
    sma_lock_set(SMA_R(SHMEM_SET_LOCK), lock);
}
SMA_F_NAMES_C(shmem_set_lock, SHMEM_SET_LOCK)

void pshmem_clear_lock_(finteger *lock)
{
    sma_lock_clear(SMA_R(SHMEM_CLEAR_LOCK), lock);
}
SMA_F_NAMES_C(shmem_clear_lock, SHMEM_CLEAR_LOCK)

fint pshmem_test_lock_(finteger *lock)
{
    return sma_lock_test(SMA_R(SHMEM_TEST_LOCK), lock);
}
SMA_F_NAMES_C(shmem_test_lock, SHMEM_TEST_LOCK)

/* profiling */

void pshmem_pcontrol_(const finteger *level)
{
    sma_calls_control((sma_f_int(level)) != 0);
}
SMA_F_NAMES_C(shmem_pcontrol, SHMEM_PCONTROL)

/* cache control, which orders loads: caches are coherent */

void pshmem_clear_cache_inv_(void)
{
    sma_order_loads();
}
SMA_F_NAMES_C(shmem_clear_cache_inv, SHMEM_CLEAR_CACHE_INV)

void pshmem_set_cache_inv_(void)
{
    sma_order_loads();
}
SMA_F_NAMES_C(shmem_set_cache_inv, SHMEM_SET_CACHE_INV)

void pshmem_udcflush_(void)
{
    sma_order_loads();
}
SMA_F_NAMES_C(shmem_udcflush, SHMEM_UDCFLUSH)

void pshmem_clear_cache_line_inv_(const void *dest)
{
    (void) dest, sma_order_loads();
}
SMA_F_NAMES_C(shmem_clear_cache_line_inv, SHMEM_CLEAR_CACHE_LINE_INV)

void pshmem_set_cache_line_inv_(const void *dest)
{
    (void) dest, sma_order_loads();
}
SMA_F_NAMES_C(shmem_set_cache_line_inv, SHMEM_SET_CACHE_LINE_INV)

void pshmem_udcflush_line_(const void *dest)
{
    (void) dest, sma_order_loads();
}
SMA_F_NAMES_C(shmem_udcflush_line, SHMEM_UDCFLUSH_LINE)

void pshmem_stack_(const void *var)
{
    (void) var;
}
SMA_F_NAMES(shmem_stack, SHMEM_STACK)
