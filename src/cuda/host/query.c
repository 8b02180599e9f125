/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Questions about the job: PEs, teams and versions.
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

/* The team of libsma that a number stands for. */
static shmem_team_t team_of(nvshmem_team_t team)
{
    if (team == NVSHMEM_TEAM_WORLD)
        return SHMEM_TEAM_WORLD;
    if (team == NVSHMEM_TEAM_NODE || team == NVSHMEM_TEAM_SHARED)
        return SHMEM_TEAM_SHARED;
    return SHMEM_TEAM_INVALID;
}

int nvshmem_team_my_pe(nvshmem_team_t team)
{
    sma_cuda_check_started("nvshmem_team_my_pe");
    return shmem_team_my_pe(team_of(team));
}

int nvshmem_team_n_pes(nvshmem_team_t team)
{
    sma_cuda_check_started("nvshmem_team_n_pes");
    return shmem_team_n_pes(team_of(team));
}

int nvshmemx_my_pe(nvshmem_team_t team)
{
    sma_cuda_check_started("nvshmemx_my_pe");
    return shmem_team_my_pe(team_of(team));
}

int nvshmemx_n_pes(nvshmem_team_t team)
{
    sma_cuda_check_started("nvshmemx_n_pes");
    return shmem_team_n_pes(team_of(team));
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
