/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Plays the schedules of the collectives between nodes (coll_plan.h) without
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

/* What the schedule that was played last took. */
struct play_count {
    int rounds;
    int most; /* messages that one node sends */
    int64_t all;
};

extern struct play_count play_count;

/* What each node contributes: numbers without a pattern, whose sums tell what
 * is in them. */
extern uint64_t play_value[MOST];
uint64_t play_mix(uint64_t x);
void play_plain_values(void);

/* What is played, for play_wrong. */
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
