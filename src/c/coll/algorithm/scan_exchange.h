/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A scan between nodes, as this PE takes part in it.  Each element is summed from left to
 * right, and the members on a node wait for those who read and write their data.
 */
#ifndef SMA_COLL_ALGORITHM_SCAN_EXCHANGE_H
#define SMA_COLL_ALGORITHM_SCAN_EXCHANGE_H

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/scan.h"
#include "coll/set/set.h"
#include "coll/set/set_layout.h"

struct sma_scan_exchange {
    struct sma_set *set;
    const struct sma_routine *routine;
    const struct sma_op *op;
    bool exclusive;
    size_t n;          /* elements */
    const char **from; /* the source of the k-th member on this node */
    char **to;         /* its dest */
    const struct sma_layout *layout;
};

/* Every message has a head, which begins with the size of a member's data: so a
 * PE notices that another one has called with another size.  With a head of so
 * many bytes the elements stay aligned. */
enum { SMA_SCAN_HEAD = 16 };

/* Begins the epoch in which the members on this node post where their data are, and
 * waits for all of them. */
struct sma_scan_exchange sma_scan_begin(struct sma_set *set,
                                        const struct sma_routine *routine,
                                        char *dest, const void *source,
                                        size_t n, const struct sma_op *op,
                                        bool exclusive);

/* Ends the epoch when the others on this node have read and written the data. */
void sma_scan_end(const struct sma_scan_exchange *x);

void sma_scan_write_head(char *message, uint64_t bytes);

/* Ends the job with a message: PE `pe` has another nelems.  Its number is not told,
 * because the PE may have chosen another algorithm. */
void sma_scan_differ(const struct sma_scan_exchange *x, int pe)
    __attribute__((noreturn, cold));

/* Ends the job where a message of `got` bytes from PE `pe` is of another size.
 * It is at `message` if it fits into the `room` there; nothing arrives of one
 * that is too long. */
void sma_scan_check_head(const struct sma_scan_exchange *x, const char *message,
                         size_t room, size_t got, int pe);

#endif
