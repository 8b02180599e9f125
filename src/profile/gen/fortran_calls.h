/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The routines that libsma-watch.so counts, for src/profile/fortran.c.
 *
 * Generated from src/api; edit the table there, not this file.
 */
CALL(double, shmemx_wtime, SHMEMX_WTIME,
     (void),
     (), ALONE,
     NAMES_C, SMA_JOB_OTHER)
VOID_CALL(shpalloc, SHPALLOC,
     (void *addr, void *length, void *errcode, void *abort),
     (addr, length, errcode, abort), ALONE,
     NAMES, SMA_JOB_MEMORY)
VOID_CALL(shpdeallc, SHPDEALLC,
     (void *addr, void *errcode, void *abort),
     (addr, errcode, abort), ALONE,
     NAMES, SMA_JOB_MEMORY)
VOID_CALL(shpclmove, SHPCLMOVE,
     (void *addr, void *length, void *status, void *abort),
     (addr, length, status, abort), ALONE,
     NAMES, SMA_JOB_MEMORY)
VOID_CALL(shmem_character_put, SHMEM_CHARACTER_PUT,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_complex_put, SHMEM_COMPLEX_PUT,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_COMPLEX)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_double_put, SHMEM_DOUBLE_PUT,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_DOUBLE)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_integer_put, SHMEM_INTEGER_PUT,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_INTEGER)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_logical_put, SHMEM_LOGICAL_PUT,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_LOGICAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_real_put, SHMEM_REAL_PUT,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_REAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_put4, SHMEM_PUT4,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_put8, SHMEM_PUT8,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put16, SHMEM_PUT16,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 2),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put32, SHMEM_PUT32,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put64, SHMEM_PUT64,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put128, SHMEM_PUT128,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 16),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_putmem, SHMEM_PUTMEM,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put, SHMEM_PUT,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_character_put_nbi, SHMEM_CHARACTER_PUT_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_complex_put_nbi, SHMEM_COMPLEX_PUT_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_COMPLEX)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_double_put_nbi, SHMEM_DOUBLE_PUT_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_DOUBLE)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_integer_put_nbi, SHMEM_INTEGER_PUT_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_INTEGER)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_logical_put_nbi, SHMEM_LOGICAL_PUT_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_LOGICAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_real_put_nbi, SHMEM_REAL_PUT_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_REAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_put4_nbi, SHMEM_PUT4_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_put8_nbi, SHMEM_PUT8_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put32_nbi, SHMEM_PUT32_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put64_nbi, SHMEM_PUT64_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put128_nbi, SHMEM_PUT128_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 16),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_putmem_nbi, SHMEM_PUTMEM_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_complex_put_nb, SHMEM_COMPLEX_PUT_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_COMPLEX)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_double_put_nb, SHMEM_DOUBLE_PUT_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_DOUBLE)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_integer_put_nb, SHMEM_INTEGER_PUT_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_INTEGER)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_logical_put_nb, SHMEM_LOGICAL_PUT_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_LOGICAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_real_put_nb, SHMEM_REAL_PUT_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_REAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_put4_nb, SHMEM_PUT4_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_put8_nb, SHMEM_PUT8_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_put16_nb, SHMEM_PUT16_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 2),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put32_nb, SHMEM_PUT32_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put64_nb, SHMEM_PUT64_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put128_nb, SHMEM_PUT128_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 16),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_putmem_nb, SHMEM_PUTMEM_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_put_nb, SHMEM_PUT_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_character_iput, SHMEM_CHARACTER_IPUT,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_complex_iput, SHMEM_COMPLEX_IPUT,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_COMPLEX)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_double_iput, SHMEM_DOUBLE_IPUT,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_DOUBLE)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_integer_iput, SHMEM_INTEGER_IPUT,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_INTEGER)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_logical_iput, SHMEM_LOGICAL_IPUT,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_LOGICAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_real_iput, SHMEM_REAL_IPUT,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_REAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_iput4, SHMEM_IPUT4,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_iput8, SHMEM_IPUT8,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_iput16, SHMEM_IPUT16,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 2),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_iput32, SHMEM_IPUT32,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_iput64, SHMEM_IPUT64,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_iput128, SHMEM_IPUT128,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 16),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_iputmem, SHMEM_IPUTMEM,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_iput, SHMEM_IPUT,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_ixput4, SHMEM_IXPUT4,
     (void *dest, void *source, void *index, void *nelems, void *pe),
     (dest, source, index, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_ixput8, SHMEM_IXPUT8,
     (void *dest, void *source, void *index, void *nelems, void *pe),
     (dest, source, index, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_ixput, SHMEM_IXPUT,
     (void *dest, void *source, void *index, void *nelems, void *pe),
     (dest, source, index, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmemx_character_put_signal, SHMEMX_CHARACTER_PUT_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmemx_complex_put_signal, SHMEMX_COMPLEX_PUT_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_COMPLEX)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmemx_double_put_signal, SHMEMX_DOUBLE_PUT_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_DOUBLE)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmemx_integer_put_signal, SHMEMX_INTEGER_PUT_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_INTEGER)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmemx_logical_put_signal, SHMEMX_LOGICAL_PUT_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_LOGICAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmemx_real_put_signal, SHMEMX_REAL_PUT_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_REAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmemx_put4_signal, SHMEMX_PUT4_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmemx_put8_signal, SHMEMX_PUT8_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmemx_put16_signal, SHMEMX_PUT16_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * 2),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmemx_put32_signal, SHMEMX_PUT32_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmemx_put64_signal, SHMEMX_PUT64_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmemx_put128_signal, SHMEMX_PUT128_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * 16),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmemx_putmem_signal, SHMEMX_PUTMEM_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmemx_put_signal, SHMEMX_PUT_SIGNAL,
     (void *dest, void *source, void *nelems, void *sig_addr, void *signal, void *pe),
     (dest, source, nelems, sig_addr, signal, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_character_get, SHMEM_CHARACTER_GET,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_complex_get, SHMEM_COMPLEX_GET,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_COMPLEX)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_double_get, SHMEM_DOUBLE_GET,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_DOUBLE)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_integer_get, SHMEM_INTEGER_GET,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_INTEGER)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_logical_get, SHMEM_LOGICAL_GET,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_LOGICAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_real_get, SHMEM_REAL_GET,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_REAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_get4, SHMEM_GET4,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_get8, SHMEM_GET8,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get16, SHMEM_GET16,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 2),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get32, SHMEM_GET32,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get64, SHMEM_GET64,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get128, SHMEM_GET128,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 16),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_getmem, SHMEM_GETMEM,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get, SHMEM_GET,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_character_get_nbi, SHMEM_CHARACTER_GET_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_complex_get_nbi, SHMEM_COMPLEX_GET_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_COMPLEX)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_double_get_nbi, SHMEM_DOUBLE_GET_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_DOUBLE)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_integer_get_nbi, SHMEM_INTEGER_GET_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_INTEGER)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_logical_get_nbi, SHMEM_LOGICAL_GET_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_LOGICAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_real_get_nbi, SHMEM_REAL_GET_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_REAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_get4_nbi, SHMEM_GET4_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_get8_nbi, SHMEM_GET8_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get32_nbi, SHMEM_GET32_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get64_nbi, SHMEM_GET64_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get128_nbi, SHMEM_GET128_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 16),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_getmem_nbi, SHMEM_GETMEM_NBI,
     (void *dest, void *source, void *nelems, void *pe),
     (dest, source, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_complex_get_nb, SHMEM_COMPLEX_GET_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_COMPLEX)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_double_get_nb, SHMEM_DOUBLE_GET_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_DOUBLE)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_integer_get_nb, SHMEM_INTEGER_GET_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_INTEGER)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_logical_get_nb, SHMEM_LOGICAL_GET_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_LOGICAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_real_get_nb, SHMEM_REAL_GET_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_REAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_get4_nb, SHMEM_GET4_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_get8_nb, SHMEM_GET8_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_get16_nb, SHMEM_GET16_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 2),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get32_nb, SHMEM_GET32_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get64_nb, SHMEM_GET64_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get128_nb, SHMEM_GET128_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 16),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_getmem_nb, SHMEM_GETMEM_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_get_nb, SHMEM_GET_NB,
     (void *dest, void *source, void *nelems, void *pe, void *transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_character_iget, SHMEM_CHARACTER_IGET,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_complex_iget, SHMEM_COMPLEX_IGET,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_COMPLEX)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_double_iget, SHMEM_DOUBLE_IGET,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_DOUBLE)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_integer_iget, SHMEM_INTEGER_IGET,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_INTEGER)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_logical_iget, SHMEM_LOGICAL_IGET,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_LOGICAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_real_iget, SHMEM_REAL_IGET,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_REAL)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_iget4, SHMEM_IGET4,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_iget8, SHMEM_IGET8,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_iget16, SHMEM_IGET16,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 2),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_iget32, SHMEM_IGET32,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_iget64, SHMEM_IGET64,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_iget128, SHMEM_IGET128,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 16),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_igetmem, SHMEM_IGETMEM,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 1),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_iget, SHMEM_IGET,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe),
     (dest, source, dst, sst, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_RMA)
VOID_CALL(shmem_ixget4, SHMEM_IXGET4,
     (void *dest, void *source, void *index, void *nelems, void *pe),
     (dest, source, index, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 4),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_ixget8, SHMEM_IXGET8,
     (void *dest, void *source, void *index, void *nelems, void *pe),
     (dest, source, index, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * 8),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_ixget, SHMEM_IXGET,
     (void *dest, void *source, void *index, void *nelems, void *pe),
     (dest, source, index, nelems, pe), PE((int) profile_int(pe), profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES, SMA_JOB_RMA)
VOID_CALL(shmem_int4_add, SHMEM_INT4_ADD,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
VOID_CALL(shmem_int4_inc, SHMEM_INT4_INC,
     (void *dest, void *pe),
     (dest, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
CALL(int32_t, shmem_int4_fadd, SHMEM_INT4_FADD,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
CALL(int32_t, shmem_int4_finc, SHMEM_INT4_FINC,
     (void *dest, void *pe),
     (dest, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
CALL(int32_t, shmem_int4_swap, SHMEM_INT4_SWAP,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
CALL(int32_t, shmem_int4_cswap, SHMEM_INT4_CSWAP,
     (void *dest, void *cond, void *value, void *pe),
     (dest, cond, value, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
CALL(int32_t, shmem_int4_mswap, SHMEM_INT4_MSWAP,
     (void *dest, void *mask, void *value, void *pe),
     (dest, mask, value, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
CALL(int32_t, shmem_int4_fetch, SHMEM_INT4_FETCH,
     (void *source, void *pe),
     (source, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
VOID_CALL(shmem_int4_set, SHMEM_INT4_SET,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
VOID_CALL(shmem_int8_add, SHMEM_INT8_ADD,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
VOID_CALL(shmem_int8_inc, SHMEM_INT8_INC,
     (void *dest, void *pe),
     (dest, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
CALL(int64_t, shmem_int8_fadd, SHMEM_INT8_FADD,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
CALL(int64_t, shmem_int8_finc, SHMEM_INT8_FINC,
     (void *dest, void *pe),
     (dest, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
CALL(int64_t, shmem_int8_swap, SHMEM_INT8_SWAP,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
CALL(int64_t, shmem_int8_cswap, SHMEM_INT8_CSWAP,
     (void *dest, void *cond, void *value, void *pe),
     (dest, cond, value, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
CALL(int64_t, shmem_int8_mswap, SHMEM_INT8_MSWAP,
     (void *dest, void *mask, void *value, void *pe),
     (dest, mask, value, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
CALL(int64_t, shmem_int8_fetch, SHMEM_INT8_FETCH,
     (void *source, void *pe),
     (source, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
VOID_CALL(shmem_int8_set, SHMEM_INT8_SET,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
CALL(int64_t, shmem_fadd, SHMEM_FADD,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_AMO)
CALL(int64_t, shmem_finc, SHMEM_FINC,
     (void *dest, void *pe),
     (dest, pe), PE((int) profile_int(pe), profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_AMO)
CALL(int64_t, shmem_swap, SHMEM_SWAP,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_AMO)
CALL(int64_t, shmem_cswap, SHMEM_CSWAP,
     (void *dest, void *cond, void *value, void *pe),
     (dest, cond, value, pe), PE((int) profile_int(pe), profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_AMO)
CALL(float, shmem_real4_swap, SHMEM_REAL4_SWAP,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
CALL(float, shmem_real4_fetch, SHMEM_REAL4_FETCH,
     (void *source, void *pe),
     (source, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
VOID_CALL(shmem_real4_set, SHMEM_REAL4_SET,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
CALL(double, shmem_real8_swap, SHMEM_REAL8_SWAP,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
CALL(double, shmem_real8_fetch, SHMEM_REAL8_FETCH,
     (void *source, void *pe),
     (source, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
VOID_CALL(shmem_real8_set, SHMEM_REAL8_SET,
     (void *dest, void *value, void *pe),
     (dest, value, pe), PE((int) profile_int(pe), 8),
     NAMES, SMA_JOB_AMO)
VOID_CALL(fast_shmem_int4_inc, FAST_SHMEM_INT4_INC,
     (void *dest, void *pe),
     (dest, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
CALL(int32_t, fast_shmem_int4_finc, FAST_SHMEM_INT4_FINC,
     (void *dest, void *pe),
     (dest, pe), PE((int) profile_int(pe), 4),
     NAMES, SMA_JOB_AMO)
VOID_CALL(shmem_int4_wait, SHMEM_INT4_WAIT,
     (void *ivar, void *cmp_value),
     (ivar, cmp_value), ALONE,
     NAMES, SMA_JOB_WAIT)
VOID_CALL(shmem_int8_wait, SHMEM_INT8_WAIT,
     (void *ivar, void *cmp_value),
     (ivar, cmp_value), ALONE,
     NAMES, SMA_JOB_WAIT)
VOID_CALL(shmem_wait, SHMEM_WAIT,
     (void *ivar, void *cmp_value),
     (ivar, cmp_value), ALONE,
     NAMES_C, SMA_JOB_WAIT)
VOID_CALL(shmem_int4_wait_until, SHMEM_INT4_WAIT_UNTIL,
     (void *ivar, void *cmp, void *cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     NAMES, SMA_JOB_WAIT)
VOID_CALL(shmem_int8_wait_until, SHMEM_INT8_WAIT_UNTIL,
     (void *ivar, void *cmp, void *cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     NAMES, SMA_JOB_WAIT)
VOID_CALL(shmem_wait_until, SHMEM_WAIT_UNTIL,
     (void *ivar, void *cmp, void *cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     NAMES_C, SMA_JOB_WAIT)
VOID_CALL(shmem_set_event, SHMEM_SET_EVENT,
     (void *event),
     (event), ALONE,
     NAMES_C, SMA_JOB_WAIT)
VOID_CALL(shmem_clear_event, SHMEM_CLEAR_EVENT,
     (void *event),
     (event), ALONE,
     NAMES_C, SMA_JOB_WAIT)
VOID_CALL(shmem_wait_event, SHMEM_WAIT_EVENT,
     (void *event),
     (event), ALONE,
     NAMES_C, SMA_JOB_WAIT)
CALL(int64_t, shmem_test_event, SHMEM_TEST_EVENT,
     (void *event),
     (event), ALONE,
     NAMES_C, SMA_JOB_WAIT)
VOID_CALL(shmem_fence, SHMEM_FENCE,
     (void),
     (), ALONE,
     NAMES_C, SMA_JOB_OTHER)
VOID_CALL(shmem_quiet, SHMEM_QUIET,
     (void),
     (), ALONE,
     NAMES_C, SMA_JOB_OTHER)
VOID_CALL(shmemx_thread_fence, SHMEMX_THREAD_FENCE,
     (void),
     (), ALONE,
     NAMES_C, SMA_JOB_OTHER)
VOID_CALL(shmemx_thread_quiet, SHMEMX_THREAD_QUIET,
     (void),
     (), ALONE,
     NAMES_C, SMA_JOB_OTHER)
VOID_CALL(shmem_barrier_all, SHMEM_BARRIER_ALL,
     (void),
     (), WORLD,
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(barrier, BARRIER,
     (void),
     (), WORLD,
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_barrier, SHMEM_BARRIER,
     (void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (pe_start, logpe_stride, pe_size, psync), SET(0, 0),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_broadcast4, SHMEM_BROADCAST4,
     (void *dest, void *source, void *nelems, void *pe_root, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_root, pe_start, logpe_stride, pe_size, psync), SET((int) profile_int(pe_root), profile_count(nelems) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_broadcast8, SHMEM_BROADCAST8,
     (void *dest, void *source, void *nelems, void *pe_root, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_root, pe_start, logpe_stride, pe_size, psync), SET((int) profile_int(pe_root), profile_count(nelems) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_broadcast32, SHMEM_BROADCAST32,
     (void *dest, void *source, void *nelems, void *pe_root, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_root, pe_start, logpe_stride, pe_size, psync), SET((int) profile_int(pe_root), profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_broadcast64, SHMEM_BROADCAST64,
     (void *dest, void *source, void *nelems, void *pe_root, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_root, pe_start, logpe_stride, pe_size, psync), SET((int) profile_int(pe_root), profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_broadcast, SHMEM_BROADCAST,
     (void *dest, void *source, void *nelems, void *pe_root, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_root, pe_start, logpe_stride, pe_size, psync), SET((int) profile_int(pe_root), profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_collect4, SHMEM_COLLECT4,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(nelems) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_collect8, SHMEM_COLLECT8,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(nelems) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_collect32, SHMEM_COLLECT32,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_collect64, SHMEM_COLLECT64,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_collect, SHMEM_COLLECT,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_fcollect4, SHMEM_FCOLLECT4,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(nelems) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_fcollect8, SHMEM_FCOLLECT8,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(nelems) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_fcollect32, SHMEM_FCOLLECT32,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_fcollect64, SHMEM_FCOLLECT64,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_fcollect, SHMEM_FCOLLECT,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(nelems) * profile_kind(SMA_F_WORD)),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_alltoall32, SHMEM_ALLTOALL32,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(pe_size) * profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_alltoall64, SHMEM_ALLTOALL64,
     (void *dest, void *source, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(pe_size) * profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_alltoalls32, SHMEM_ALLTOALLS32,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, dst, sst, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(pe_size) * profile_count(nelems) * 4),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_alltoalls64, SHMEM_ALLTOALLS64,
     (void *dest, void *source, void *dst, void *sst, void *nelems, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, source, dst, sst, nelems, pe_start, logpe_stride, pe_size, psync), SET(0, profile_count(pe_size) * profile_count(nelems) * 8),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmemx_alltoallv, SHMEMX_ALLTOALLV,
     (void *dest, void *t_offsets, void *t_sizes, void *source, void *s_offsets, void *s_sizes, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, t_offsets, t_sizes, source, s_offsets, s_sizes, pe_start, logpe_stride, pe_size, psync), SET(0, profile_sum(s_sizes, (int) profile_int(pe_size))),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmem_alltoallv_packed, SHMEM_ALLTOALLV_PACKED,
     (void *dest, void *dest_size, void *t_size, void *source, void *s_offsets, void *s_sizes, void *pe_start, void *logpe_stride, void *pe_size, void *psync),
     (dest, dest_size, t_size, source, s_offsets, s_sizes, pe_start, logpe_stride, pe_size, psync), SET(0, profile_sum(s_sizes, (int) profile_int(pe_size))),
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmemx_team_split, SHMEMX_TEAM_SPLIT,
     (void *parent_team, void *color, void *key, void *new_team),
     (parent_team, color, key, new_team), ALONE,
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmemx_team_split_strided, SHMEMX_TEAM_SPLIT_STRIDED,
     (void *parent_team, void *pe_start, void *pe_stride, void *pe_size, void *new_team),
     (parent_team, pe_start, pe_stride, pe_size, new_team), ALONE,
     NAMES_C, SMA_JOB_COLL)
VOID_CALL(shmemx_team_destroy, SHMEMX_TEAM_DESTROY,
     (void *team),
     (team), ALONE,
     NAMES_C, SMA_JOB_COLL)
CALL(int64_t, shmemx_team_my_pe, SHMEMX_TEAM_MY_PE,
     (void *team),
     (team), ALONE,
     NAMES_C, SMA_JOB_OTHER)
CALL(int64_t, shmemx_team_n_pes, SHMEMX_TEAM_N_PES,
     (void *team),
     (team), ALONE,
     NAMES_C, SMA_JOB_OTHER)
CALL(int64_t, shmemx_team_translate_pe, SHMEMX_TEAM_TRANSLATE_PE,
     (void *src_team, void *src_pe, void *dest_team),
     (src_team, src_pe, dest_team), ALONE,
     NAMES_C, SMA_JOB_OTHER)
VOID_CALL(shmem_int2_and_to_all, SHMEM_INT2_AND_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 2),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int4_and_to_all, SHMEM_INT4_AND_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int8_and_to_all, SHMEM_INT8_AND_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int2_or_to_all, SHMEM_INT2_OR_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 2),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int4_or_to_all, SHMEM_INT4_OR_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int8_or_to_all, SHMEM_INT8_OR_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int2_xor_to_all, SHMEM_INT2_XOR_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 2),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int4_xor_to_all, SHMEM_INT4_XOR_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int8_xor_to_all, SHMEM_INT8_XOR_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int2_max_to_all, SHMEM_INT2_MAX_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 2),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int4_max_to_all, SHMEM_INT4_MAX_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int8_max_to_all, SHMEM_INT8_MAX_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real4_max_to_all, SHMEM_REAL4_MAX_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real8_max_to_all, SHMEM_REAL8_MAX_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real16_max_to_all, SHMEM_REAL16_MAX_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 16),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int2_min_to_all, SHMEM_INT2_MIN_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 2),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int4_min_to_all, SHMEM_INT4_MIN_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int8_min_to_all, SHMEM_INT8_MIN_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real4_min_to_all, SHMEM_REAL4_MIN_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real8_min_to_all, SHMEM_REAL8_MIN_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real16_min_to_all, SHMEM_REAL16_MIN_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 16),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int2_sum_to_all, SHMEM_INT2_SUM_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 2),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int4_sum_to_all, SHMEM_INT4_SUM_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int8_sum_to_all, SHMEM_INT8_SUM_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real4_sum_to_all, SHMEM_REAL4_SUM_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real8_sum_to_all, SHMEM_REAL8_SUM_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real16_sum_to_all, SHMEM_REAL16_SUM_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 16),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_comp4_sum_to_all, SHMEM_COMP4_SUM_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_comp8_sum_to_all, SHMEM_COMP8_SUM_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 16),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int2_prod_to_all, SHMEM_INT2_PROD_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 2),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int4_prod_to_all, SHMEM_INT4_PROD_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_int8_prod_to_all, SHMEM_INT8_PROD_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real4_prod_to_all, SHMEM_REAL4_PROD_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 4),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real8_prod_to_all, SHMEM_REAL8_PROD_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_real16_prod_to_all, SHMEM_REAL16_PROD_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 16),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_comp4_prod_to_all, SHMEM_COMP4_PROD_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 8),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_comp8_prod_to_all, SHMEM_COMP8_PROD_TO_ALL,
     (void *dest, void *source, void *nreduce, void *pe_start, void *logpe_stride, void *pe_size, void *pwrk, void *psync),
     (dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync), SET(0, profile_count(nreduce) * 16),
     NAMES, SMA_JOB_COLL)
VOID_CALL(shmem_set_lock, SHMEM_SET_LOCK,
     (void *lock),
     (lock), ALONE,
     NAMES_C, SMA_JOB_WAIT)
VOID_CALL(shmem_clear_lock, SHMEM_CLEAR_LOCK,
     (void *lock),
     (lock), ALONE,
     NAMES_C, SMA_JOB_WAIT)
CALL(int64_t, shmem_test_lock, SHMEM_TEST_LOCK,
     (void *lock),
     (lock), ALONE,
     NAMES_C, SMA_JOB_WAIT)
