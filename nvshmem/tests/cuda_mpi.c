/* SPDX-License-Identifier: BSD-3-Clause */
#include <mpi.h>
#include <nvshmem.h>
#include <nvshmemx.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    nvshmemx_init_attr_t attr = NVSHMEMX_INIT_ATTR_INITIALIZER;
    MPI_Comm comm = MPI_COMM_WORLD;
    int rank;

    attr.mpi_comm = &comm;
    if (atoi(argv[1]) == 0)
        nvshmemx_init_attr(NVSHMEMX_INIT_WITH_MPI_COMM, &attr);
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(comm, &rank);
    if (atoi(argv[1]) == 1)
        comm = MPI_COMM_SELF;
    else if (atoi(argv[1]) == 2)
        MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &comm);
    nvshmemx_init_attr(NVSHMEMX_INIT_WITH_MPI_COMM, &attr);
    rank -= nvshmem_my_pe();
    nvshmem_finalize();
    MPI_Finalize();
    return rank;
}
