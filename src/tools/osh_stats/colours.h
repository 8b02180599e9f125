/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The colours of drawings and of the report.
 */
#ifndef SMA_TOOLS_STATS_COLOURS_H
#define SMA_TOOLS_STATS_COLOURS_H

enum { COLOURS = 8 }; /* routines with a colour of their own */

/* The names are those of variables of CSS: r0 .. r7 for routines and r8 for
 * those without a colour of their own; m1 .. m8 for the levels of a map (map.h)
 * and m0 for nothing.  The last name is NULL. */
extern const struct colour {
    const char *name, *light, *dark;
} colours[];

#endif
