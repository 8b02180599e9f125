/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What gpu/kernels.cu needs where a C++ compiler makes functions of its kernels.
 */
#ifndef FAKE_KERNELS_H
#define FAKE_KERNELS_H

#include <cuda_runtime_api.h>

#include <cmath>
#include <cstdint>

/* A type of 16 bits with 1 bit of sign, `exponent` bits and the rest, which
 * computes in float. */
template <int exponent> struct fake_half {
    uint16_t bits;

    fake_half() = default;
    explicit fake_half(float f);
    operator float() const;
};

/* The number of bits behind the point, and the largest exponent. */
template <int exponent> static int digits()
{
    return 15 - exponent;
}

template <int exponent> fake_half<exponent>::operator float() const
{
    int bias = (1 << (exponent - 1)) - 1,
        e = bits >> digits<exponent>() & ((1 << exponent) - 1);
    int part = bits & ((1 << digits<exponent>()) - 1);
    float v;

    if (e == (1 << exponent) - 1)
        v = part != 0 ? NAN : INFINITY;
    else
        v = std::ldexp((float) (e != 0 ? part | 1 << digits<exponent>() : part),
                       (e != 0 ? e : 1) - bias - digits<exponent>());
    return bits >> 15 ? -v : v;
}

/* Takes the one of all numbers that is next. */
template <int exponent> fake_half<exponent>::fake_half(float f)
{
    double best = INFINITY;
    fake_half one;

    for (unsigned b = 0; b < 0x8000; b++) {
        one.bits = (uint16_t) b;
        double distance =
            std::fabs((double) (float) one - std::fabs((double) f));
        if (distance < best || (distance == best && b % 2 == 0)) {
            best = distance;
            bits = (uint16_t) (b | (std::signbit(f) ? 0x8000 : 0));
        }
    }
}

typedef fake_half<5> half_type;
typedef fake_half<8> bfloat16_type;

#endif
