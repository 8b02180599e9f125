/* np: 1 2 3 4 5 8 */
/* np: 3  env: SHMEM_CHECK=2 */
/* np: 4 5 8  worlds: ucx mixed (one node has one order)  env: SHMEM_REDUCE=layout-independent */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests TYPE_sum_to_all for every type (reduce.h).  The terms of the
 * floating-point sums are chosen so that another order of addition gives other
 * bits.
 */
#include "reduce.h"

#define SMALL(h) ((int64_t) ((h) % 2000001) - 1000000)
#define DIVISOR(h) ((int) ((h) >> 40) % 97 + 1)

/* four bits are left for the sum */
#define INTEGERS(name, T) \
    REDUCTION(name, sum, T, (int64_t) h >> (68 - 8 * (int) sizeof(T)), a + b)
#define REALS(name, T) \
    REDUCTION(name, sum, T, (T) SMALL(h) / (T) DIVISOR(h), a + b)
#define COMPLEX(name, T) \
    REDUCTION(name, sum, T, \
              (T) SMALL(h) / DIVISOR(h) + \
                  (T) SMALL(h >> 20) / DIVISOR(h) * 1.0iF, \
              a + b)
TEST_TOALL_INT(INTEGERS)
TEST_TOALL_REAL(REALS)
TEST_TOALL_COMPLEX(COMPLEX)

#define ROWS(name, T) REDUCTION_ROW(name, sum, T)
static const struct reduction list[] = {
    TEST_TOALL_INT(ROWS) TEST_TOALL_REAL(ROWS) TEST_TOALL_COMPLEX(ROWS)};

int main(void)
{
    return reduce_main(list, sizeof list / sizeof list[0]);
}
