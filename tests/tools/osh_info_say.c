/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdio.h>
int main(void)
{
    static const char *const level[] = {
        [SHMEM_THREAD_SINGLE] = "single",
        [SHMEM_THREAD_FUNNELED] = "funneled",
        [SHMEM_THREAD_SERIALIZED] = "serialized",
        [SHMEM_THREAD_MULTIPLE] = "multiple",
    };
    int major, minor, provided;
    shmem_init();
    shmem_info_get_version(&major, &minor);
    shmem_query_thread(&provided);
    printf("%d.%d %s\n", major, minor, level[provided]);
    shmem_finalize();
    return 0;
}
