/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes each atomic load and store of a file of the library a point at which a
 * test can hold the thread: the file is compiled with -include of this one, and the
 * test has the function.  So a race is not waited for, but made.
 */
#ifndef POINTS_H
#define POINTS_H

/* This function of the library has just made an atomic load, or is about to make an
 * atomic store. */
void test_point(const char *function);

#define __atomic_load_n(p, order) \
    __extension__({ \
        __auto_type loaded_ = __atomic_load_n(p, order); \
        test_point(__func__); \
        loaded_; \
    })

#define __atomic_store_n(p, value, order) \
    __extension__({ \
        test_point(__func__); \
        __atomic_store_n(p, value, order); \
    })

#endif
