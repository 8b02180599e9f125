/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SIGUSR1: prints a table of what each PE does, and passes the signal on.
 */
#ifndef SMA_TOOLS_TABLE_H
#define SMA_TOOLS_TABLE_H

/* Begins a table.  oshrun looks at the PEs several times before it prints the
 * table. */
void table_begin(void);

/* When to call table_look next, by now(); 0: no table is wanted.  table_look
 * looks at the PEs if it is time. */
double table_next(void);
void table_look(void);

/* Sends SIGUSR1 to the PEs that handle it. */
void table_hand_on_usr1(void);

#endif
