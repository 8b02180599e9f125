/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the loader and the executable's file tell about an address: which file
 * and which object of the program hold it.  Only sma_program_index allocates
 * memory, so messages may call the other functions at any time.
 */
#ifndef SMA_PROGRAM_H
#define SMA_PROGRAM_H

#include <link.h>

#include "base/base.h"

/* A loaded file that holds an address. */
struct sma_file {
    const char *name; /* path; "": the program; NULL: no file is found */
    uintptr_t shift;  /* from the addresses in the file to those in memory */
    bool local; /* the address is a thread-local variable of this thread */
};

struct sma_file sma_program_file(const void *addr);

/* The program as the loader has it: where its addresses begin, and its headers. */
struct dl_phdr_info sma_program_loaded(void);

/* The value of the dynamic section of the program that has the tag; 0: none. */
uintptr_t sma_program_entry(const struct dl_phdr_info *program, int64_t tag);

/* Writes the path of the executable, or the end of one that is too long.
 * Returns text_p. */
const char *sma_program_path(char *text_p, size_t size);

/* A hash of the bytes of the executable's file; 0: the file cannot be read. */
uint64_t sma_program_hash(void);

/* The part of a path after the last slash. */
const char *sma_last_part(const char *path);

/* A static variable, or an array, of the program. */
struct sma_object {
    uintptr_t base;
    size_t size;
    unsigned section; /* its number in the file */
    const char *name; /* as it stands in the file, which stays mapped */
};

/*
 * The object of the program that holds an address; false: no object is known,
 * as in a stripped program.  A symbol may lie in another one or be a second
 * name for it; the object is the symbol that reaches furthest.
 */
bool sma_program_object(const void *addr, struct sma_object *object_p);

/*
 * May the object be a part of a larger one that no symbol describes?  Such an
 * array is made by the linker, of the objects in a section: the program declares
 * its start, a symbol without a size, as __start_NAME for the section NAME or
 * where a linker script has put it.
 */
bool sma_program_is_part(const struct sma_object *object);

/* The name as the source has it, without what compilers add: `count` for
 * count.0 and for __module_MOD_count.  Returns text_p. */
const char *sma_object_name(const struct sma_object *object, char *text_p,
                            size_t size);

/* Makes a sorted index of the objects, unless there is one, for checks that look
 * an object up in every call.  When there is no memory for the index, each search
 * goes over all symbols. */
void sma_program_index(void);

/* ---------------------- caller.c: where the program has called the library */

/* The address in the program to which the routine that the program has called
 * returns; NULL if the program has not called a routine, as in a thread of the
 * library. */
const void *sma_check_caller(void);

/* Writes the position of such an address as " at heat.c:42", or as
 * " at heat+0x11b0" without debugging information, or as "". */
void sma_check_where(const void *caller, char *text_p, size_t size);

/* Writes the position of the caller for the last message of this process.  It
 * takes two seconds at most, even in a signal handler that has interrupted
 * malloc: it then abandons what it has begun.  SIGALRM must be blocked. */
void sma_check_last_where(char *text_p, size_t size);

#endif
