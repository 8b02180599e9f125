/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The functions that a printed program needs besides the library.  They are
 * compiled into fuzz, and copied into such a program.
 */
#ifndef FUZZ_HELP_H
#define FUZZ_HELP_H

#define FUZZ_HELP(X) \
    X(static inline uint64_t mix(uint64_t x) { \
        x += UINT64_C(0x9e3779b97f4a7c15); \
        x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9); \
        x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb); \
        return x ^ (x >> 31); \
    }) \
    X(static inline void fill(void *to, size_t n, uint64_t seed) { \
        for (size_t i = 0; i < n; i++) \
            ((unsigned char *) to)[i] = \
                (unsigned char) (mix(seed + i / 8) >> i % 8 * 8); \
    }) \
    X(static inline uint64_t hash(uint64_t h, const void *from, size_t n) { \
        const unsigned char *p = from; \
        for (size_t i = 0; i < n; i++) \
            h = (h ^ p[i]) * UINT64_C(0x100000001b3); \
        return h; \
    })

#define FUZZ_AS_IS(...) __VA_ARGS__
FUZZ_HELP(FUZZ_AS_IS)

/* Small whole numbers, whose floating-point sums and products are exact in any
 * order. */
#define FUZZ_FILL_SMALL(T, to, n, seed) \
    for (size_t i_ = 0; i_ < (n); i_++) \
    ((T *) (to))[i_] = (T) (1 + mix((seed) + i_) % 3)

#endif
