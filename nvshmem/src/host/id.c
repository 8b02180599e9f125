/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Handles and unique IDs with which nvshmemx_init_attr starts.  The PEs of libsma
 * find each other through the launcher; so an ID says only that they belong
 * together, and a handle that libsma made it.
 */
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#include "host/cuda.h"

static const char handle_mark[] = "libsma handle", id_mark[] = "libsma ID";

int nvshmemx_get_init_handle(nvshmemx_init_handle_t *handle)
{
    memset(handle, 0, sizeof *handle);
    memcpy(handle->content, handle_mark, sizeof handle_mark);
    return NVSHMEMX_SUCCESS;
}

int nvshmemx_free_init_handle(nvshmemx_init_handle_t handle)
{
    return memcmp(handle.content, handle_mark, sizeof handle_mark) == 0
               ? NVSHMEMX_SUCCESS
               : NVSHMEMX_ERROR_INVALID_VALUE;
}

/* Where the random part of an ID is. */
enum { RANDOM = 16, RANDOM_BYTES = 32 };

int nvshmemx_get_uniqueid(nvshmemx_uniqueid_t *id)
{
    char *random = id->internal + RANDOM;

    memset(id->internal, 0, sizeof id->internal);
    memcpy(id->internal, id_mark, sizeof id_mark);
    return getrandom(random, RANDOM_BYTES, 0) == RANDOM_BYTES
               ? NVSHMEMX_SUCCESS
               : NVSHMEMX_ERROR_INTERNAL;
}

int nvshmemx_set_attr_uniqueid_args(int my_pe, int n_pes,
                                    const nvshmemx_uniqueid_t *id,
                                    nvshmemx_init_attr_t *attributes)
{
    if (my_pe < 0 || my_pe >= n_pes || id == NULL || attributes == NULL)
        return NVSHMEMX_ERROR_INVALID_VALUE;
    attributes->my_pe = my_pe;
    attributes->n_pes = n_pes;
    attributes->id = id;
    return NVSHMEMX_SUCCESS;
}

void sma_cuda_check_attributes(const char *routine, unsigned flags,
                               const nvshmemx_init_attr_t *attributes)
{
    if (attributes == NULL)
        sma_cuda_fatal(routine, "attributes is NULL");
    if ((flags & NVSHMEMX_INIT_WITH_HANDLE) != 0 &&
        nvshmemx_free_init_handle(attributes->handle) != NVSHMEMX_SUCCESS)
        sma_cuda_fatal(routine,
                       "handle is not one of nvshmemx_get_init_handle");
    if ((flags & NVSHMEMX_INIT_WITH_UNIQUEID) != 0 &&
        (attributes->id == NULL ||
         memcmp(attributes->id->internal, id_mark, sizeof id_mark) != 0))
        sma_cuda_fatal(routine, "the ID is not one of nvshmemx_get_uniqueid");
}

void sma_cuda_check_id(const char *routine,
                       const nvshmemx_init_attr_t *attributes)
{
    enum { WORDS = RANDOM_BYTES / sizeof(uint64_t) };
    uint64_t *id = shmem_malloc(3 * WORDS * sizeof *id);

    if (id == NULL)
        sma_cuda_fatal(routine, "the symmetric heap of libsma has no space");
    if (attributes->n_pes != shmem_n_pes())
        sma_cuda_fatal(routine,
                       "n_pes is %d, but the job has %d PEs: oshrun or another "
                       "launcher starts all of them",
                       attributes->n_pes, shmem_n_pes());
    if (attributes->my_pe != shmem_my_pe())
        sma_cuda_fatal(routine, "my_pe is %d, but the launcher gives %d",
                       attributes->my_pe, shmem_my_pe());
    memcpy(id, attributes->id->internal + RANDOM, RANDOM_BYTES);
    shmem_uint64_max_reduce(SHMEM_TEAM_WORLD, id + WORDS, id, WORDS);
    shmem_uint64_min_reduce(SHMEM_TEAM_WORLD, id + 2 * WORDS, id, WORDS);
    if (memcmp(id + WORDS, id + 2 * WORDS, RANDOM_BYTES) != 0)
        sma_cuda_fatal(routine, "the PEs do not have the same ID");
    shmem_free(id);
}
