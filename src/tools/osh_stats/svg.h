/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Drawings, each in an SVG file of its own.
 */
#ifndef SMA_TOOLS_STATS_SVG_H
#define SMA_TOOLS_STATS_SVG_H

#include "osh_stats/stats.h"

/* Writes the drawings to DIRECTORY, which is created if it does not exist, and
 * prints their names.  They begin with the last part of the name `file`. */
void svg_write(const struct stats *s, const char *directory, const char *file);

#endif
