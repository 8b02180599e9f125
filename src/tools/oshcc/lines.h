/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The lines of a Fortran source, for cray.c: what is code in them and what is
 * comment, which ones continue others, and from which file they come.
 */
#ifndef SMA_TOOLS_LINES_H
#define SMA_TOOLS_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "common/words.h"

/* How a source is read. */
struct form {
    bool is_free;
    size_t columns;           /* of fixed form, 0: any number */
    const char *directory; /* of the source: "", or with a slash at its end */
    const struct words *path; /* where else INCLUDE looks */
    bool expanded;            /* by the preprocessor, from `file` of a line */
};

struct line {
    char *text;       /* ends with '\0', no newline, no tab before column 7 */
    char *code;       /* the same, strings and comments blank */
    bool comment;     /* nothing but comment */
    bool sentinel;    /* a comment !$, which a compiler may take for code */
    bool marker; /* a comment that names file and number of the next line */
    bool continued;   /* belongs to the statement of the line before */
    bool npes;        /* N$PES is the function here, no name of the program */
    int unit;         /* program unit, counted by END statements */
    int padding;      /* blanks that belong to a string which goes on */
    size_t length;    /* of the text without the comment behind it */
    const char *file; /* where it comes from */
    size_t number;
};

struct lines {
    struct line *line;
    size_t n;
    const struct form *form;
    struct words files; /* their names */
};

/*
 * The lines of the text, the file `name`, which is changed.  An INCLUDE line
 * becomes the lines of its file, between markers, when the file lies beside
 * the source or has one of the names in it; where it cannot be found the line
 * stays.
 */
void lines_read(struct lines *l, const char *name, char *text,
                const char *const *names);
void lines_free(struct lines *l);

/* Puts the name together where blanks or the end of a line are within it. */
void lines_join(struct lines *l, const char *name);

/* Where the word stands in s, in upper or lower case, or NULL. */
const char *find_word(const char *s, const char *word);

/* All of a file and a '\0', or NULL. */
char *read_all(const char *name, size_t *length_p);

#endif
