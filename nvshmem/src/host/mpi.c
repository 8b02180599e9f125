/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The communicator that nvshmemx_init_attr receives.  libsma_cuda is not linked
 * with MPI, and finds the routines of the program's MPI by name.
 */
#include <dlfcn.h>

#include "host/cuda.h"

/* Asks MPI for a number of the communicator at `address`: the routine is
 * MPI_Comm_size or MPI_Comm_rank.  Returns -1 if the program exports no MPI, as
 * when it is linked with a static one. */
static int ask(const char *routine, const void *address)
{
    void *found = dlsym(RTLD_DEFAULT, routine);
    int answer = -1;

    if (found == NULL)
        return -1;
    /* a communicator is a pointer in Open MPI, and an int in MPICH */
    if (dlsym(RTLD_DEFAULT, "ompi_mpi_comm_world") != NULL) {
        int (*call)(void *, int *);

        *(void **) &call = found;
        call(*(void *const *) address, &answer);
    } else {
        int (*call)(int, int *);

        *(void **) &call = found;
        call(*(const int *) address, &answer);
    }
    return answer;
}

static bool is_mpi_running(void)
{
    int (*is_begun)(int *), begun = 1;
    void *found = dlsym(RTLD_DEFAULT, "MPI_Initialized");

    *(void **) &is_begun = found;
    if (found != NULL)
        is_begun(&begun);
    return begun != 0;
}

void sma_cuda_check_mpi(const char *routine, const void *communicator)
{
    int size, rank;

    if (!is_mpi_running())
        sma_cuda_fatal(routine, "MPI_Init has not been called");
    size = ask("MPI_Comm_size", communicator);
    rank = ask("MPI_Comm_rank", communicator);
    if (size != -1 && size != shmem_n_pes())
        sma_cuda_fatal(routine,
                       "the size of mpi_comm is %d, but the job has %d "
                       "PEs",
                       size, shmem_n_pes());
    if (rank != -1 && rank != shmem_my_pe())
        sma_cuda_fatal(routine,
                       "mpi_comm gives PE %d rank %d, must be in the "
                       "order of MPI_COMM_WORLD",
                       shmem_my_pe(), rank);
}
