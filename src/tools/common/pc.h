/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads sma.pc, the file for pkg-config.  It tells the tools where libsma is
 * installed and which compilers built it.
 */
#ifndef SMA_TOOLS_PC_H
#define SMA_TOOLS_PC_H

/* Reads sma.pc.  The file is looked for relative to this program, then in the
 * directory that `configure` chose.  If the installation was moved, "prefix"
 * becomes the new place. */
void pc_load(void);

/* The text of an entry as the file has it; "" if there is none. */
const char *pc_get(const char *key);

/* The text of an entry with each ${key} replaced.  The caller frees it. */
char *pc_value(const char *key);

/* A text with each ${key} replaced.  The caller frees it. */
char *pc_expand(const char *s);

#endif
