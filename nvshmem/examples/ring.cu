/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A number travels around a ring of PEs, in memory of the GPUs: each PE adds its
 * number and passes the sum on to its right neighbour.  Then all PEs add up what
 * they have.
 *
 *     oshnvcc -arch=sm_90 -o ring ring.cu
 *     oshrun -n 4 ring
 *
 * Without a GPU the host does what the kernel would do.
 */
#include <nvshmem.h>
#include <nvshmemx.h>

#include <stdio.h>

/* Waits for the number of the left neighbour, and passes it on. */
static __host__ __device__ void pass_on(long *number, uint64_t *arrived, int me,
                                        int n)
{
    long sum = me;

    if (me != 0) {
        nvshmem_signal_wait_until(arrived, NVSHMEM_CMP_EQ, 1);
        sum += nvshmem_long_g(number, me);
    }
    nvshmem_long_p(number, sum, me);
    if (me + 1 < n)
        nvshmem_long_put_signal(number, &sum, 1, arrived, 1, NVSHMEM_SIGNAL_SET,
                                me + 1);
    nvshmem_quiet();
}

static __global__ void ring(long *number, uint64_t *arrived)
{
    pass_on(number, arrived, nvshmem_my_pe(), nvshmem_n_pes());
}

int main()
{
    int devices = 0;

    nvshmem_init();
    int me = nvshmem_my_pe(), n = nvshmem_n_pes();
    long *number = (long *) nvshmem_calloc(1, sizeof *number);
    long *total = (long *) nvshmem_calloc(1, sizeof *total);
    long *work =
        (long *) nvshmem_calloc(NVSHMEM_REDUCE_MIN_WRKDATA_SIZE, sizeof *work);
    long *psync =
        (long *) nvshmem_calloc(NVSHMEM_REDUCE_SYNC_SIZE, sizeof *psync);
    uint64_t *arrived = (uint64_t *) nvshmem_calloc(1, sizeof *arrived);

    if (cudaGetDeviceCount(&devices) == cudaSuccess && devices > 0) {
        void *args[] = {&number, &arrived};

        nvshmemx_collective_launch((const void *) ring, dim3(1), dim3(1), args,
                                   0, 0);
    } else {
        pass_on(number, arrived, me, n);
    }
    nvshmemx_long_sum_to_all_on_stream(total, number, 1, 0, 0, n, work, psync,
                                       0);
    cudaStreamSynchronize(0);
    printf("PE %d of %d: %ld, all together %ld\n", me, n,
           nvshmem_long_g(number, me), nvshmem_long_g(total, me));
    nvshmem_finalize();
    return 0;
}
