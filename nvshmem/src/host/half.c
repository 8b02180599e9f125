/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions of the types of 16 bits on memory of the host (half.h).
 */
#include "host/half.h"

enum { PART = 4096 }; /* elements that are reduced at a time */

/* Two symmetric arrays of PART floats. */
static float *space;

void sma_cuda_half_begin(void)
{
    space = shmem_malloc(2 * PART * sizeof *space);
    if (space == NULL)
        sma_cuda_fatal("nvshmem_init",
                       "the symmetric heap of libsma has no space");
}

void sma_cuda_half_end(void)
{
    shmem_free(space);
}

static float float_of(uint32_t bits)
{
    float f;

    memcpy(&f, &bits, sizeof f);
    return f;
}

static uint32_t bits_of(float f)
{
    uint32_t bits;

    memcpy(&bits, &f, sizeof bits);
    return bits;
}

static float widen(uint16_t bits, bool is_bfloat16)
{
    uint32_t sign = (uint32_t) (bits >> 15) << 31, rest = bits & 0x7fff;

    if (is_bfloat16)
        return float_of((uint32_t) bits << 16);
    if (rest >= 0x7c00) /* infinite, or no number */
        return float_of(sign | 0x7f800000 | (rest & 0x3ff) << 13);
    /* the exponent counts from another value; a product also makes numbers that
     * are too small for a normal exponent right */
    return float_of(sign | bits_of(float_of(rest << 13) * 0x1p112F));
}

/* Rounds to the nearest number of 16 bits, and of two to the even one. */
static uint16_t narrow(float f, bool is_bfloat16)
{
    uint32_t bits = bits_of(f), sign = bits >> 31 << 15;
    uint32_t rest = bits & 0x7fffffff;

    if (rest > 0x7f800000) /* no number */
        return (uint16_t) (sign | (is_bfloat16 ? 0x7fc0 : 0x7e00));
    if (is_bfloat16)
        return (uint16_t) (sign | (rest + 0x7fff + (rest >> 16 & 1)) >> 16);
    if (rest >= 0x477ff000) /* 65520 and more */
        return (uint16_t) (sign | 0x7c00);
    if (rest < 0x38800000) /* below the normal numbers: steps of 2^-24 */
        return (uint16_t) (sign |
                           (bits_of(float_of(rest) + 0.5F) - 0x3f000000));
    rest -= 112U << 23;
    return (uint16_t) (sign | (rest + 0xfff + (rest >> 13 & 1)) >> 13);
}

int sma_cuda_half_reduce(shmem_team_t team, uint16_t *dest,
                         const uint16_t *source, size_t n, bool is_bfloat16,
                         sma_cuda_float_reduce *reduce)
{
    int rc = 0;

    for (size_t at = 0; rc == 0 && (at < n || at == 0); at += PART) {
        size_t part = n - at < PART ? n - at : PART;

        for (size_t i = 0; i < part; i++)
            space[i] = widen(source[at + i], is_bfloat16);
        rc = reduce(team, space + PART, space, part);
        for (size_t i = 0; rc == 0 && i < part; i++)
            dest[at + i] = narrow(space[PART + i], is_bfloat16);
    }
    return rc;
}
