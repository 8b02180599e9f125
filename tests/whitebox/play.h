/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Plays the schedules of the collectives between nodes (src/c/coll/exchange/schedule.h) without
 * any communication: every node asks the same functions as the library whom it
 * sends to and whom it hears from, and the messages are numbers in arrays.  For
 * each number of nodes that is played this proves that every node gets each
 * contribution exactly once.  A fault ends the program with a line that says
 * what is wrong where, and status 1.
 */
#ifndef PLAY_H
#define PLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MOST = 1000000 }; /* nodes, PEs */

/* The cost of the schedule that was played last. */
struct play_count {
    int rounds;
    int most; /* messages that one node sends */
    int64_t all;
};

extern struct play_count play_count;

/* The contribution of each node: a number without a pattern, so that a sum is
 * right only when it has the right contributions. */
extern uint64_t play_value[MOST];
uint64_t play_mix(uint64_t x);
void play_plain_values(void);

/* The name and the number of nodes that play_wrong prints. */
void play_begin(const char *name, int m);
void play_wrong(const char *fmt, ...)
    __attribute__((noreturn, format(printf, 1, 2)));

/* One schedule of m nodes.  A large reduction has n elements, which stay
 * together in groups of unit. */
void play_barrier(int m);
void play_collect(int m);
void play_broadcast(int m, int root, bool pipe);
void play_small(int m);
void play_large(int m, size_t n, size_t unit);

#endif
