/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * RANF, RANGET and RANSET (cray.h): Cray's generator of random numbers,
 *
 *     x = 44485709377909 * x mod 2**48
 *
 * RANF returns the seed before this step, divided by 2**48.  Threads share the seed,
 * and each call of a thread makes one step.
 */
#include "cray.h"

#include <stdatomic.h>

static const uint64_t multiplier = 0x2875A2E7B175;
static const uint64_t bits = ((uint64_t) 1 << 48) - 1;

#define DEFAULT_SEED 0x948253FC9CD1

static _Atomic uint64_t seed = DEFAULT_SEED;

double ranf_(void)
{
    uint64_t old = atomic_load_explicit(&seed, memory_order_relaxed);

    while (!atomic_compare_exchange_weak_explicit(
        &seed, &old, old * multiplier & bits, memory_order_relaxed,
        memory_order_relaxed))
        ;
    return (double) old / 0x1p48;
}

void ranget_(int64_t *value)
{
    *value = (int64_t) seed;
}

/* Only an odd seed has the full period of 2**46. */
void ranset_(const int64_t *value)
{
    seed = *value == 0 ? DEFAULT_SEED : ((uint64_t) *value & bits) | 1;
}
