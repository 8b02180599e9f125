/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes static data lie at the same addresses in all PEs.
 */
#ifndef OSHRUN_ADDRESSES_H
#define OSHRUN_ADDRESSES_H

/* Turns address randomization off for what the process executes next, unless
 * the program has fixed addresses anyway.  The program is looked for as execvp
 * does. */
void oshrun_fix_addresses(const char *program);

#endif
