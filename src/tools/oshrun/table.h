/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The table of what each PE does: SIGUSR1 prints it, which is passed on to the PEs,
 * and so does the end of a job that stands still.
 */
#ifndef SMA_TOOLS_TABLE_H
#define SMA_TOOLS_TABLE_H

#include <stdbool.h>

/* Prints the table at once, before the job is ended: if all PEs that run have
 * waited for a second or more, or with `all` false, if one of them has. */
void table_before_end(bool all);

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
