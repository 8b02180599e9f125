/* np: 1 2 3 5 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests TYPE_and_to_all, TYPE_or_to_all and TYPE_xor_to_all for every type
 * (reduce.h).
 */
#include "reduce.h"

#define FUNCTIONS(name, T) \
    REDUCTION(name, and, T, h | test_mix(h) | 0x1000, a & b) \
    REDUCTION(name, or, T, h & test_mix(h), a | b) \
    REDUCTION(name, xor, T, h, a ^ b)
TEST_TOALL_INT(FUNCTIONS)

#define ROWS(name, T) \
    REDUCTION_ROW(name, and, T) \
    REDUCTION_ROW(name, or, T) REDUCTION_ROW(name, xor, T)
static const struct reduction list[] = {TEST_TOALL_INT(ROWS)};

int main(void)
{
    return reduce_main(list, sizeof list / sizeof list[0]);
}
