/* np: 1 2 3 5 8  cflags: -ffp-contract=off */
/* np: 3 5 8  worlds: ucx mixed (one node has one order)  env: SHMEM_REDUCE=layout-independent */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests TYPE_prod_to_all for every type, in the order of PEs to the last bit
 * (reduce.h).
 */
#include "reduce.h"

#define NEAR_ONE(h) (1 + ((int) ((h) % 2001) - 1000) / 4096.0)

/* 3^8 fits into a short */
#define INTEGERS(name, T) REDUCTION(name, prod, T, (int) (h % 7) - 3, a * b)
#define REALS(name, T) REDUCTION(name, prod, T, (T) NEAR_ONE(h), a *b)
#define COMPLEX(name, T) \
    REDUCTION(name, prod, T, NEAR_ONE(h) + NEAR_ONE(h >> 20) * 0.5iF, a * b)
TEST_TOALL_INT(INTEGERS)
TEST_TOALL_REAL(REALS)
TEST_TOALL_COMPLEX(COMPLEX)

#define ROWS(name, T) REDUCTION_ROW(name, prod, T)
static const struct reduction list[] = {
    TEST_TOALL_INT(ROWS) TEST_TOALL_REAL(ROWS) TEST_TOALL_COMPLEX(ROWS)};

int main(void)
{
    return reduce_main(list, sizeof list / sizeof list[0]);
}
