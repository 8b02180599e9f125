/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * sma.pc, the file that pkg-config reads: where the tools find what the
 * installation knows of itself.
 */
#ifndef SMA_TOOLS_PC_H
#define SMA_TOOLS_PC_H

/* Reads sma.pc, found from where this program lies, else where it was to be.
 * In a tree that was moved its prefix is where the file lies now. */
void pc_load(void);

/* The text of an entry, or ""; the same with each ${key} replaced, to be
 * freed. */
const char *pc_get(const char *key);
char *pc_value(const char *key);

/* A text with each ${key} replaced, to be freed. */
char *pc_expand(const char *s);

#endif
