/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the programs of the job are linked with.
 */
#ifndef OSHRUN_LINKED_H
#define OSHRUN_LINKED_H

/* Ends oshrun with a message if a program of the job is one of Open MPI's SHMEM,
 * and prints a line where a program is linked with MPI alone, or finds another
 * libsma than that of this oshrun.  Of scripts and of static programs nothing is
 * known. */
void linked_check(void);

#endif
