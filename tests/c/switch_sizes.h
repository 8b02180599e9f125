/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The bytes of a contribution at which coll/choose.c changes the algorithm, or an
 * algorithm the number of its pieces; for coll_switch.c and tests/fuzz.
 */
#ifndef SWITCH_SIZES_H
#define SWITCH_SIZES_H

#include <stddef.h>

#define PIECE (63 << 10)

static const size_t switch_sizes[] = {16,        48,
                                      112,       256,
                                      512,       1 << 10,
                                      4 << 10,   8 << 10,
                                      32 << 10,  PIECE,
                                      64 << 10,  96 << 10,
                                      128 << 10, 2 * PIECE,
                                      4 * PIECE, 0 /* a piece of each node */,
                                      256 << 10, 17 * PIECE + 1000,
                                      1 << 20,   2 << 20};
enum { SWITCH_SIZES = sizeof switch_sizes / sizeof *switch_sizes };

static inline size_t switch_size(size_t i, int npes)
{
    return switch_sizes[i] != 0 ? switch_sizes[i] : PIECE * (size_t) npes;
}

#endif
