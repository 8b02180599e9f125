/* SPDX-License-Identifier: BSD-3-Clause */
#include <nvshmem.h>
#include <nvshmemx.h>
#include <stdlib.h>
struct dim3 {
    unsigned x, y, z;
};
int main(int argc, char **argv)
{
    struct dim3 one = {1, 1, 1};
    nvshmemx_init_attr_t attr = NVSHMEMX_INIT_ATTR_INITIALIZER;
    int value = 1;

    (void) argv;
    if (argc == 1)
        return nvshmem_malloc(8) == NULL;
    if (nvshmemx_init_attr(NVSHMEMX_INIT_WITH_SHMEM, &attr) != 0)
        return 2;
    if (argc == 2)
        return nvshmemx_collective_launch("", one, one, NULL, 0, NULL);
    if (argc == 3)
        nvshmem_int_put(&value, &value, 1, 0);
    if (argc == 4)
        return nvshmem_malloc(8 + 8 * (size_t) nvshmem_my_pe()) == NULL;
    if (argc == 5)
        nvshmem_longdouble_sum_to_all(NULL, NULL, 0, 0, 0, 1, NULL, NULL);
    nvshmem_finalize();
    return 3;
}
