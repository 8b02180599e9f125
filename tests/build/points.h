/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes each atomic load of a file of the library a point at which a test can hold
 * the thread: the file is compiled with -include of this one, and the test has the
 * function.  So a race is not waited for, but made.
 */
#ifndef POINTS_H
#define POINTS_H

/* An atomic load of this function of the library has just been made. */
void test_point(const char *function);

#define __atomic_load_n(p, order) \
    __extension__({ \
        __auto_type loaded_ = __atomic_load_n(p, order); \
        test_point(__func__); \
        loaded_; \
    })

#endif
