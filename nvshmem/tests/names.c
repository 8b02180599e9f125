/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Every name of the host has an address; cuda.sh writes names.h.
 */

#include <nvshmem.h>
#include <nvshmemx.h>

typedef void (*function)(void);

static const function all[] = {
#include "names.h"
};

int main(void)
{
    unsigned i;

    for (i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i] == 0)
            return 1;
    nvshmem_init();
    nvshmem_finalize();
    return 0;
}
