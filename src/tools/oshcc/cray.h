/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshfort --cray: declares what Cray's compilers knew by themselves (src/api/cray.def).
 */
#ifndef SMA_TOOLS_CRAY_H
#define SMA_TOOLS_CRAY_H

#include <stdbool.h>
#include <stdio.h>

#include "lines.h"

/* What a name is as a function, or after CALL. */
enum cray_form { NONE, USE, EXTERNAL, OWN, VARIABLE, REFUSED };

struct cray_name {
    const char *name;
    enum cray_form function, call;
    const char *type; /* of the external function; "" if there is none */
    bool common;      /* programs have the name for other things, too */
};

extern const struct cray_name cray_names[];
extern const size_t cray_names_n;

/*
 * Copies a Fortran source to out.  `name` is the name of the file and `text` its text,
 * which has been preprocessed if it needs that.
 *   - Before the declarations of each program unit and procedure stand USE statements
 *     for what it uses of Cray's compilers, or EXTERNAL statements.
 *   - INTRINSIC statements lose these names.  Where the unit declares the type of a
 *     name that comes from a USE statement, the third letter becomes a $.
 *   - INCLUDE lines are replaced by their files, which are treated likewise.
 * A name that the program has for something of its own is left alone.  Lines keep
 * their numbers.  Returns false if out cannot be written.
 */
bool cray_translate(const char *name, char *text, const struct form *form,
                    FILE *out);

#endif
