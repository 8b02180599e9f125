/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SIGUSR1: a table of what each PE does, and the signal for the PEs themselves.
 */
#ifndef SMA_TOOLS_TABLE_H
#define SMA_TOOLS_TABLE_H

/* Begins a table: it takes some looks at the PEs until one is printed. */
void table_begin(void);

/* When to look next, by now(); 0: no table is wanted.  Looks, if it is time. */
double table_next(void);
void table_look(void);

/* SIGUSR1 goes to those PEs that want it. */
void table_hand_on_usr1(void);

#endif
