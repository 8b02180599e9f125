/* SPDX-License-Identifier: BSD-3-Clause */
#include <pshmem.h>
#ifdef __cplusplus
extern "C" {
#endif
void shmem_int_wait_until(int *ivar, int cmp, int value)
{
    pshmem_int_wait_until(ivar, cmp, value);
}
int shmem_long_test_all(long *ivars, size_t n, const int *status, int cmp,
                        long value)
{
    return pshmem_long_test_all(ivars, n, status, cmp, value);
}
void shmem_set_lock(long *lock)
{
    pshmem_set_lock(lock);
}
#ifdef __cplusplus
}
#endif
