/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * X-macro lists: SMA_LIST_KEY(X) is X(name, C type) for each type.
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_LISTS_H
#define SMA_LISTS_H

#define SMA_LIST_NV_RMA(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t) \
    X(half, sma_cuda_half_t) \
    X(bfloat16, sma_cuda_bfloat16_t)

#define SMA_LIST_SIZE(X) \
    X(8, 1) \
    X(16, 2) \
    X(32, 4) \
    X(64, 8) \
    X(128, 16)

#define SMA_LIST_AMO_EXT(X) \
    X(float, float) \
    X(double, double) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define SMA_LIST_AMO_STD(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define SMA_LIST_AMO_BIT(X) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t)

#define SMA_LIST_P2P(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define SMA_LIST_SIZE_COLL(X) \
    X(32, 4) \
    X(64, 8)

#define SMA_LIST_TOALL_BIT(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long)

#define SMA_LIST_OP_BIT(X, ...) \
    X(and, __VA_ARGS__) \
    X(or, __VA_ARGS__) \
    X(xor, __VA_ARGS__)

#define SMA_LIST_NV_TOALL_MINMAX(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(float, float) \
    X(double, double)

#define SMA_LIST_OP_MINMAX(X, ...) \
    X(max, __VA_ARGS__) \
    X(min, __VA_ARGS__)

#define SMA_LIST_NV_TOALL_ARITH(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(float, float) \
    X(double, double) \
    X(complexf, sma_complexf_t) \
    X(complexd, sma_complexd_t)

#define SMA_LIST_OP_ARITH(X, ...) \
    X(sum, __VA_ARGS__) \
    X(prod, __VA_ARGS__)

#define SMA_LIST_TEAM_BIT(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t)

#define SMA_LIST_NV_TEAM_MINMAX(X) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(ptrdiff, ptrdiff_t) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(float, float) \
    X(double, double) \
    X(half, sma_cuda_half_t) \
    X(bfloat16, sma_cuda_bfloat16_t)

#define SMA_LIST_NV_TEAM_ARITH(X) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(ptrdiff, ptrdiff_t) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(float, float) \
    X(double, double) \
    X(complexf, sma_complexf_t) \
    X(complexd, sma_complexd_t) \
    X(half, sma_cuda_half_t) \
    X(bfloat16, sma_cuda_bfloat16_t)

#define SMA_LIST_NV_TOALL_HOST(X) \
    X(longdouble, long double)

#endif
