/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Texts that a terminal may show.
 */
#ifndef SMA_TOOLS_TOP_PLAIN_H
#define SMA_TOOLS_TOP_PLAIN_H

/* Replaces what is not ASCII, and what a terminal would take for a command. */
void top_make_plain(char *text);

#endif
