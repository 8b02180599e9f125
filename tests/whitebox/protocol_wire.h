/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A wire (src/c/net/wire.h) within one process, on which PE 0 reaches itself.  It
 * does as little as a wire may: messages are delivered when the test lets them
 * through, one in each call of progress; puts happen with the flush behind them,
 * the last one first, or at once; of several flushes the last one is done first;
 * gets and atomic operations are done at once, gets behind the puts before them.
 * Children do not get the memory that the wire has.  It ends the program if a
 * transfer does not fit its key, or the key is closed.
 */
#ifndef PROTOCOL_WIRE_H
#define PROTOCOL_WIRE_H

#include "net/wire.h"

extern const struct sma_wire test_wire;

enum { LONGEST = 299000 }; /* bytes of a transfer */

/* What the test holds back, from any thread; what the wire can do; and how. */
extern bool hold_messages, hold_flushes, one_sided, puts_at_once;

/* Puts and gets are in flight until the test lets them end; flushes fail; a put is done
 * when the PE has answered. */
extern bool late_transfers, hold_transfers, fail_flushes, answered;

/* Messages and flushes that are held back. */
int held_messages(void);
int held_flushes(void);

/* The wire tells the test of each put that it gets, of each that happens, and of
 * each atomic operation. */
extern void (*before_put)(void);
extern void (*see_put)(const char *at, size_t bytes);
extern void (*see_atomic)(void);

/* Messages get lost; the memory that the wire has for links and keys. */
extern bool drop_messages;
size_t wire_bytes(void);

/* How many keys have been closed. */
extern int closed_keys;

/* Ends the program: the protocol is wrong. */
void wrong(const char *fmt, ...)
    __attribute__((noreturn, format(printf, 1, 2)));

#endif
