/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshfort --cray: which program units use the functions and subroutines that
 * Cray's compilers and libraries had beside SHMEM (src/api/cray.def).
 */
#ifndef SMA_TOOLS_INTRINSICS_H
#define SMA_TOOLS_INTRINSICS_H

#include <stdbool.h>
#include <stdio.h>

#include "lines.h"

/* What a name is as a function, or after CALL. */
enum cray_form { NONE, USE, EXTERNAL, OWN, REFUSED };

struct cray_name {
    const char *name;
    enum cray_form function, call;
    const char *type; /* of the external function; "" if there is none */
    bool common;      /* programs have the name for other things, too */
};

extern const struct cray_name cray_names[];
extern const size_t cray_names_n;

/* The names, ending with NULL, for lines_read. */
const char *const *intrinsics_words(void);

/* The row of the word of this length, or NULL. */
const struct cray_name *intrinsics_find(const char *word, size_t length);

/*
 * Finds what each program unit uses, and hides declarations of types that a USE
 * statement replaces: "REAL CVMGT" becomes "REAL SMA_CVMGT".  Ends the program at
 * a name that cannot be translated.  The rest refers to the lines of this call.
 */
void intrinsics_read(struct lines *f);

/* Is the name on the INTRINSIC statement of line i got by a USE statement? */
bool intrinsics_is_used(size_t i, const struct cray_name *name);

/* Writes the USE and EXTERNAL statements that belong before line i. */
void intrinsics_put_declarations(const struct lines *f, size_t i, FILE *out);

#endif
