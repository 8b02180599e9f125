/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Questions about the job: PEs and versions; cache control.
 */
#include "host/cuda.h"

int nvshmem_my_pe(void)
{
    sma_cuda_check_started("nvshmem_my_pe");
    return shmem_my_pe();
}

int nvshmem_n_pes(void)
{
    sma_cuda_check_started("nvshmem_n_pes");
    return shmem_n_pes();
}

void nvshmem_query_thread(int *provided)
{
    sma_cuda_check_started("nvshmem_query_thread");
    shmem_query_thread(provided);
}

void nvshmemx_query_thread(int *provided)
{
    nvshmem_query_thread(provided);
}

void nvshmem_info_get_version(int *major, int *minor)
{
    *major = NVSHMEM_MAJOR_VERSION;
    *minor = NVSHMEM_MINOR_VERSION;
}

void nvshmem_info_get_name(char *name)
{
    strcpy(name, NVSHMEM_VENDOR_STRING);
}

void nvshmemx_vendor_get_version_info(int *major, int *minor, int *patch)
{
    *major = NVSHMEM_VENDOR_MAJOR_VERSION;
    *minor = NVSHMEM_VENDOR_MINOR_VERSION;
    *patch = NVSHMEM_VENDOR_PATCH_VERSION;
}

/* ------------------------------------------------------------------- caches */

/* They are coherent; the routines order loads, as those of libsma. */

void nvshmem_clear_cache_inv(void)
{
    shmem_clear_cache_inv();
}

void nvshmem_set_cache_inv(void)
{
    shmem_set_cache_inv();
}

void nvshmem_clear_cache_line_inv(void *dest)
{
    shmem_clear_cache_line_inv(dest);
}

void nvshmem_set_cache_line_inv(void *dest)
{
    shmem_set_cache_line_inv(dest);
}

void nvshmem_udcflush(void)
{
    shmem_udcflush();
}

void nvshmem_udcflush_line(void *dest)
{
    shmem_udcflush_line(dest);
}
