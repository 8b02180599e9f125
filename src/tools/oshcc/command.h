/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the wrappers know of the command line of compilers, how they run a compiler
 * when they have something to do afterwards, and what they say when it has failed.
 */
#ifndef SMA_TOOLS_COMMAND_H
#define SMA_TOOLS_COMMAND_H

#include <stdbool.h>

#include "common/words.h"

/* Adds a word of the command line; for @file, where it can be read, the words in
 * this file.  Compilers do the same, but the wrapper has to know the options. */
void command_add(struct words *w, const char *word);

/* Is the argument of the option the next word? */
bool command_takes_word(const char *option);

/* Does this option keep the compiler from linking a program?  -r makes one object of
 * several, in which the whole library would be. */
bool command_stops_early(const char *option);

/* The words that `keeps` accepts; the argument of an option follows the option. */
struct words command_filter(const struct words *w,
                            bool (*keeps)(const char *word));

/* Removes the others. */
void command_keep(struct words *w, bool (*keeps)(const char *word));

/* Does the compiler make a precompiled header of the file, which is not linked?
 * language: of the last -x before the file, or "none". */
bool command_is_header(const char *file, const char *language);

/* Is the file source of C, C++ or the assembler, which takes no options for Fortran?
 * language: as above. */
bool command_is_c(const char *file, const char *language);

/* Blocks, until command_run, the signals by which a user, a terminal or make
 * ends a program. */
void command_hold_signals(void);

/* Runs the command and returns its exit status; 128 + the signal number if a
 * signal has ended it.  Signals that were blocked reach the command.  They are
 * blocked again when this returns. */
int command_run(char **argv);

/* Can the command read all of its files again?  Not what came from a pipe. */
bool command_may_run_again(const struct words *command);

/* Runs the command with more options, of which NULL is none, and signals blocked.
 * Returns its exit status; *text_p: what it prints, in English, or NULL. */
int command_run_again(const struct words *command, const char *options,
                      const char *last, char **text_p);

/* Prints a line if the compiler's output shows that an option helps.  links: the
 * command is for Fortran, and may have failed in the link; cray: it has --cray.  With
 * signals blocked. */
void hints_print(const struct words *command, bool links, bool cray);

/* Does the option ask for a program without shared libraries? */
bool link_is_static(const char *option);

/* Is one of the words -static-pie? */
bool link_is_static_pie(const struct words *w);

/* Removes -Wl,-rpath,...: glibc ends a program that was linked with -static-pie
 * at its start if it has a run path. */
void link_drop_rpath(struct words *libs);

/*
 * Adds libsma_cray before libsma.  A BLAS among the user's words would have SDOT and
 * so on with REALs of 4 bytes; before such a word the library is added, too.
 */
void link_for_cray(struct words *libs, struct words *user);

/* Leaves out the libraries of other SHMEMs, such as -loshmem, with which the program
 * would never reach libsma.  links: says so. */
void link_drop_others(struct words *user, bool links);

/* Adds libsma_cuda before libsma, and writes the options for the linker as nvcc
 * reads them. */
void link_for_nvcc(struct words *libs);

/*
 * Should the wrapper add -no-pie?  A program with fixed addresses has its static data
 * at the same address in all PEs.  command: the compiler and its own options.  An
 * option in either list that decides this has precedence.  A compiler that is not known
 * to have -no-pie does without: oshrun turns address randomization off.
 */
bool link_is_fixed(const struct words *command, const struct words *user);

#endif
