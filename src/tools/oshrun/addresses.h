/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The same addresses in all PEs.
 */
#ifndef OSHRUN_ADDRESSES_H
#define OSHRUN_ADDRESSES_H

/* What the process executes next, a program that is found as execvp does, gets
 * its addresses without randomization, unless it has fixed ones anyway. */
void oshrun_fix_addresses(const char *program);

#endif
