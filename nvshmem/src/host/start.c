/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Start and end of libsma_cuda: starts libsma, finds out whether the PEs have
 * GPUs, and chooses between memory of the host and memory of the GPUs.
 */
#include <errno.h>
#include <stdlib.h>
#include <sys/auxv.h>

#include "host/half.h"
#include "host/team.h"

enum { HEAP = 1 << 30 };

/* ------------------------------------------------------------------- start */

/* The size of the heap that the user asks for; 0: none is given. */
static size_t heap_size(const char *routine)
{
    const char *text = getenv("NVSHMEM_SYMMETRIC_SIZE");
    size_t size;

    if (text == NULL)
        return 0;
    size = sma_cuda_size(text);
    if (size == 0)
        sma_cuda_fatal(routine,
                       "NVSHMEM_SYMMETRIC_SIZE is \"%s\", must be a "
                       "size such as 512M or 2G",
                       text);
    return size;
}

/* Has the program started libsma already? */
static bool is_shmem_started(void)
{
    int started;

    shmem_query_initialized(&started);
    return started;
}

/* The number of PEs that have a GPU. */
static int pes_with_gpu(const char *routine, bool here)
{
    int *count = shmem_malloc(2 * sizeof *count);
    int n;

    if (count == NULL)
        sma_cuda_fatal(routine, "the symmetric heap of libsma has no space");
    count[0] = here;
    shmem_int_sum_reduce(SHMEM_TEAM_WORLD, count + 1, count, 1);
    n = count[1];
    shmem_free(count);
    return n;
}

/* Chooses the memory.  libsma runs. */
static void choose_memory(const char *routine, const struct sma_cuda_gpu *gpu,
                          const char *why, size_t heap)
{
    int with;

    if (why != NULL)
        sma_cuda_fatal(routine, "the driver of the GPU does not work: %s", why);
    with = pes_with_gpu(routine, gpu != NULL);

    if (with == 0) {
        if (shmem_my_pe() == 0)
            sma_cuda_say(routine,
                         "no GPU here: the symmetric memory is that of "
                         "the host, and no kernel can run");
        return;
    }
    if (gpu == NULL)
        sma_cuda_fatal(routine, "this PE has no GPU, but %d of %d PEs have one",
                       with, shmem_n_pes());
    gpu->start(routine, heap != 0 ? heap : HEAP);
    sma_cuda_gpu = gpu;
    sma_cuda_upload_modules();
}

/* Starts libsma and chooses the memory.  provided may be NULL. */
static int start(const char *routine, int requested, int *provided)
{
    const struct sma_cuda_gpu *gpu;
    const char *why;
    size_t heap;
    int level, rc;

    if (sma_cuda_starts > 0) {
        sma_cuda_starts++;
        shmem_query_thread(provided != NULL ? provided : &level);
        return 0;
    }
    if (getauxval(AT_SECURE) != 0) /* before CUDA reads variables */
        sma_cuda_fatal(routine,
                       "this program has more rights than its user "
                       "(set-user-ID, set-group-ID or capabilities of its "
                       "file), and libsma does not start in it");
    heap = heap_size(routine);
    gpu = sma_cuda_find_gpu(&why);
    /* libsma reads its variable in shmem_init */
    if (gpu == NULL && heap != 0 && !is_shmem_started())
        setenv("SHMEM_SYMMETRIC_SIZE", getenv("NVSHMEM_SYMMETRIC_SIZE"), 1);
    rc = shmem_init_thread(requested, &level);
    if (rc != 0)
        return rc;
    if (provided != NULL)
        *provided = level;
    sma_cuda_starts = 1;
    sma_cuda_begin_messages();
    choose_memory(routine, gpu, why, heap);
    sma_cuda_teams_begin();
    sma_cuda_half_begin();
    return 0;
}

void nvshmem_init(void)
{
    start("nvshmem_init", SHMEM_THREAD_SERIALIZED, NULL);
}

int nvshmem_init_thread(int requested, int *provided)
{
    if (requested < NVSHMEM_THREAD_SINGLE ||
        requested > NVSHMEM_THREAD_MULTIPLE)
        return EINVAL;
    return start("nvshmem_init_thread", requested, provided);
}

int nvshmemx_init_thread(int requested, int *provided)
{
    return nvshmem_init_thread(requested, provided);
}

int nvshmemx_init_attr(unsigned int flags, nvshmemx_init_attr_t *attributes)
{
    static const char routine[] = "nvshmemx_init_attr";
    int rc;

    if ((flags &
         ~(unsigned) (NVSHMEMX_INIT_WITH_MPI_COMM | NVSHMEMX_INIT_WITH_SHMEM |
                      NVSHMEMX_INIT_WITH_HANDLE |
                      NVSHMEMX_INIT_WITH_UNIQUEID)) != 0)
        sma_cuda_fatal(routine,
                       "flags is %#x; the PEs can start with "
                       "NVSHMEMX_INIT_WITH_SHMEM, "
                       "NVSHMEMX_INIT_WITH_MPI_COMM, "
                       "NVSHMEMX_INIT_WITH_HANDLE or "
                       "NVSHMEMX_INIT_WITH_UNIQUEID",
                       flags);
    if ((flags & (NVSHMEMX_INIT_WITH_HANDLE | NVSHMEMX_INIT_WITH_UNIQUEID)) !=
        0)
        sma_cuda_check_attributes(routine, flags, attributes);
    if ((flags & NVSHMEMX_INIT_WITH_MPI_COMM) != 0 &&
        (attributes == NULL || attributes->mpi_comm == NULL))
        sma_cuda_fatal(routine, "mpi_comm is NULL, must be the address of "
                                "MPI_COMM_WORLD or of a communicator like it");
    rc = start(routine, SHMEM_THREAD_SERIALIZED, NULL);
    if (rc == 0 && (flags & NVSHMEMX_INIT_WITH_MPI_COMM) != 0)
        sma_cuda_check_mpi(routine, attributes->mpi_comm);
    if (rc == 0 && (flags & NVSHMEMX_INIT_WITH_UNIQUEID) != 0)
        sma_cuda_check_id(routine, attributes);
    return rc;
}

int nvshmemx_init_status(void)
{
    return sma_cuda_starts > 0 ? NVSHMEM_STATUS_IS_INITIALIZED
                               : NVSHMEM_STATUS_NOT_INITIALIZED;
}

/* --------------------------------------------------------------------- end */

void nvshmem_finalize(void)
{
    sma_cuda_check_started("nvshmem_finalize");
    if (sma_cuda_starts-- > 1)
        return;
    sma_cuda_half_end();
    sma_cuda_teams_end();
    if (sma_cuda_gpu != NULL) {
        sma_cuda_gpu->quiet("nvshmem_finalize");
        shmem_barrier_all();
        sma_cuda_gpu->stop();
        sma_cuda_gpu = NULL;
    }
    sma_cuda_end_messages();
    shmem_finalize();
}

void nvshmem_global_exit(int status)
{
    shmem_global_exit(status);
}
