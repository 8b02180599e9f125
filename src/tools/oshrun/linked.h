/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the programs of the job need: libraries, a loader, an interpreter.
 */
#ifndef OSHRUN_LINKED_H
#define OSHRUN_LINKED_H

#include <stdbool.h>
#include <stddef.h>

/* Ends oshrun with a message if a program of the job is one of Open MPI's SHMEM,
 * and prints a line where a program is linked with MPI alone, or finds another
 * libsma than that of this oshrun.  Of scripts and of static programs nothing is
 * known. */
void linked_check(void);

/* Is there no file of the name that the program gives for its interpreter, as a script
 * does, or for its loader? */
bool linked_lacks(const char *program, char *name_p, size_t size);

#endif
