/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Lists of numbers in ascending order.
 */
#ifndef SMA_SORTED_H
#define SMA_SORTED_H

/* The last place whose number is at most `number`, of the n > 0 numbers of a list;
 * 0 if all are greater. */
static inline int sma_sorted_place(const int *list, int n, int number)
{
    int low = 0, high = n;

    while (low + 1 < high) {
        int middle = low + (high - low) / 2;

        if (list[middle] <= number)
            low = middle;
        else
            high = middle;
    }
    return low;
}

#endif
