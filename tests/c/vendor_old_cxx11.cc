/* np: 2  cflags: -O0 -std=gnu++11 -Wall -Wextra -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the names of older libraries in C++ (vendor_old.h): arguments of
 * templates may have commas.
 */
#include "vendor_old.h"

template <typename A, int B> static TEST_UNUSED A *twice(A *a)
{
    return a + B;
}

static TEST_UNUSED void compiles(long *dest)
{
    shmemx_long_put_nb(twice<long, 2>(dest), dest, 1, 0);
    shmemx_put_nb(twice<long, 2>(dest), dest, 1, 0, nullptr);
}
