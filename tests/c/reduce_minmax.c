/* np: 1 2 3 5 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests TYPE_max_to_all and TYPE_min_to_all for every type (reduce.h).
 */
#include "reduce.h"

#define INTEGERS(name, T) \
    REDUCTION(name, max, T, h, a > b ? a : b) \
    REDUCTION(name, min, T, h, a < b ? a : b)
#define REALS(name, T) \
    REDUCTION(name, max, T, (T) (int64_t) h / 3, a > b ? a : b) \
    REDUCTION(name, min, T, (T) (int64_t) h / 3, a < b ? a : b)
TEST_TOALL_INT(INTEGERS)
TEST_TOALL_REAL(REALS)

#define ROWS(name, T) REDUCTION_ROW(name, max, T) REDUCTION_ROW(name, min, T)
static const struct reduction list[] = {TEST_TOALL_INT(ROWS)
                                            TEST_TOALL_REAL(ROWS)};

int main(void)
{
    return reduce_main(list, sizeof list / sizeof list[0]);
}
