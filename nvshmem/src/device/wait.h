/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Waits of one thread for objects of its PE that other PEs change.
 *
 * An element i of an array is left out where status[i] is not 0; status may be
 * NULL.
 */

#ifndef SMA_CUDA_WAIT_H
#define SMA_CUDA_WAIT_H

#include "access.h"

namespace sma_cuda
{

template <class T> SMA_DEVICE bool holds(T current, int cmp, T value)
{
    switch (cmp) {
    case SMA_CUDA_CMP_EQ: return current == value;
    case SMA_CUDA_CMP_NE: return current != value;
    case SMA_CUDA_CMP_GT: return current > value;
    case SMA_CUDA_CMP_LE: return current <= value;
    case SMA_CUDA_CMP_LT: return current < value;
    default: return current >= value;
    }
}

template <class T> SMA_DEVICE int test(const T *ivar, int cmp, T value)
{
    return holds(peek_acquire(ivar), cmp, value);
}

template <class T> SMA_DEVICE void wait_until(const T *ivar, int cmp, T value)
{
    while (!test(ivar, cmp, value))
        pause();
}

/* Waits until the object has another value. */
template <class T> SMA_DEVICE void wait(const T *ivar, T value)
{
    wait_until(ivar, SMA_CUDA_CMP_NE, value);
}

SMA_DEVICE uint64_t signal_fetch(const uint64_t *sig)
{
    return peek_acquire(sig);
}

/* Returns the value that ended the wait. */
SMA_DEVICE uint64_t signal_wait_until(const uint64_t *sig, int cmp,
                                      uint64_t value)
{
    uint64_t current;

    while (!holds(current = peek_acquire(sig), cmp, value))
        pause();
    return current;
}

/* The values that an array is compared with: one for all, or one for each. */
template <class T> struct one_value {
    T value;
    SMA_DEVICE T operator[](size_t) const
    {
        return value;
    }
};

template <class T> SMA_DEVICE one_value<T> each(T value)
{
    one_value<T> values = {value};
    return values;
}

/* V is one_value<T> or const T *. */

template <class T, class V>
SMA_DEVICE int test_all_of(const T *ivars, size_t n, const int *status, int cmp,
                           V values)
{
    for (size_t i = 0; i < n; i++)
        if (!(status && status[i]) && !test(&ivars[i], cmp, (T) values[i]))
            return 0;
    return 1;
}

/* The first element of which the comparison is true; SIZE_MAX: none.  *left says
 * whether an element is not left out. */
template <class T, class V>
SMA_DEVICE size_t first_of(const T *ivars, size_t n, const int *status, int cmp,
                           V values, bool *left)
{
    *left = false;
    for (size_t i = 0; i < n; i++) {
        if (status && status[i])
            continue;
        *left = true;
        if (test(&ivars[i], cmp, (T) values[i]))
            return i;
    }
    return SIZE_MAX;
}

/* Puts the indices of all elements of which the comparison is true into
 * indices, and returns their number. */
template <class T, class V>
SMA_DEVICE size_t some_of(const T *ivars, size_t n, size_t *indices,
                          const int *status, int cmp, V values, bool *left)
{
    size_t found = 0;

    *left = false;
    for (size_t i = 0; i < n; i++) {
        if (status && status[i])
            continue;
        *left = true;
        if (test(&ivars[i], cmp, (T) values[i]))
            indices[found++] = i;
    }
    return found;
}

template <class T, class V>
SMA_DEVICE void wait_all_of(const T *ivars, size_t n, const int *status,
                            int cmp, V values)
{
    for (size_t i = 0; i < n; i++)
        if (!(status && status[i]))
            wait_until(&ivars[i], cmp, (T) values[i]);
}

template <class T, class V>
SMA_DEVICE size_t wait_any_of(const T *ivars, size_t n, const int *status,
                              int cmp, V values)
{
    size_t found;
    bool left;

    while ((found = first_of(ivars, n, status, cmp, values, &left)) ==
               SIZE_MAX &&
           left)
        pause();
    return found;
}

template <class T, class V>
SMA_DEVICE size_t wait_some_of(const T *ivars, size_t n, size_t *indices,
                               const int *status, int cmp, V values)
{
    size_t found;
    bool left;

    while ((found = some_of(ivars, n, indices, status, cmp, values, &left)) ==
               0 &&
           left)
        pause();
    return found;
}

/* The routines of the API, with one value and with a vector of values. */

#define SMA_CUDA_MANY(SUFFIX, VALUE, VALUES) \
    template <class T> \
    SMA_DEVICE void wait_until_all##SUFFIX( \
        const T *ivars, size_t n, const int *status, int cmp, VALUE value) \
    { \
        wait_all_of(ivars, n, status, cmp, VALUES); \
    } \
    template <class T> \
    SMA_DEVICE size_t wait_until_any##SUFFIX( \
        const T *ivars, size_t n, const int *status, int cmp, VALUE value) \
    { \
        return wait_any_of(ivars, n, status, cmp, VALUES); \
    } \
    template <class T> \
    SMA_DEVICE size_t wait_until_some##SUFFIX( \
        const T *ivars, size_t n, size_t *indices, const int *status, int cmp, \
        VALUE value) \
    { \
        return wait_some_of(ivars, n, indices, status, cmp, VALUES); \
    } \
    template <class T> \
    SMA_DEVICE int test_all##SUFFIX(const T *ivars, size_t n, \
                                    const int *status, int cmp, VALUE value) \
    { \
        return test_all_of(ivars, n, status, cmp, VALUES); \
    } \
    template <class T> \
    SMA_DEVICE size_t test_any##SUFFIX( \
        const T *ivars, size_t n, const int *status, int cmp, VALUE value) \
    { \
        bool left; \
        return first_of(ivars, n, status, cmp, VALUES, &left); \
    } \
    template <class T> \
    SMA_DEVICE size_t test_some##SUFFIX(const T *ivars, size_t n, \
                                        size_t *indices, const int *status, \
                                        int cmp, VALUE value) \
    { \
        bool left; \
        return some_of(ivars, n, indices, status, cmp, VALUES, &left); \
    }

SMA_CUDA_MANY(, T, each(value))
SMA_CUDA_MANY(_vector, const T *, value)

#undef SMA_CUDA_MANY

} // namespace sma_cuda

#endif
