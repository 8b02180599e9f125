/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The sum in the head of a message.
 */
#ifndef SMA_FORM_SUM_H
#define SMA_FORM_SUM_H

#include "net/form/form.h"

/* The sum of words of 8 bytes, which depends on their order. */
static inline uint64_t sma_form_sum(const unsigned char *at, size_t bytes)
{
    uint64_t sum = 0, word;

    for (; bytes >= 8; at += 8, bytes -= 8) {
        memcpy(&word, at, 8);
        sum = (sum ^ word) * UINT64_C(0x9e3779b97f4a7c15);
        sum ^= sum >> 32;
    }
    return sum;
}

/* The sum of a head, whose own member `check` does not count; and of the
 * `bytes` after it if the head says so. */
static inline uint32_t sma_form_head_check(const struct sma_form_head *head,
                                           const unsigned char *rest,
                                           size_t bytes)
{
    uint64_t sum = sma_form_add(2, 0, head->tag);

    sum = sma_form_add(sum, 1, head->number);
    sum = sma_form_add(sum, 2,
                       (uint64_t) head->from << 32 |
                           (uint64_t) head->channel << 16 | head->flags);
    sum = sma_form_add(sum, 3, head->bytes);
    if ((head->flags & SMA_FORM_SUMMED) != 0)
        sum = sma_form_add(sum, 4, sma_form_sum(rest, bytes));
    return sma_form_shorten(sum);
}

#endif
