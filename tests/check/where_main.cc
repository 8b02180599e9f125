#include <shmem.h>
static int flag;
template <class T> static void put(T *p)
{
    shmem_p(p, *p, 99); /* template */
}
int main()
{
    shmem_init();
    put(&flag);
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */
