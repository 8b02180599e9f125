/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The lines of a Fortran source, for cray.c: which part of a line is code and
 * which is comment, which lines continue others, and from which file they come.
 */
#ifndef SMA_TOOLS_LINES_H
#define SMA_TOOLS_LINES_H

#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>

#include "common/words.h"

/* May the character be part of a name? */
static inline bool is_word(char c)
{
    return isalnum((unsigned char) c) || c == '_' || c == '$';
}

/* How a source is read. */
struct form {
    bool is_free;
    size_t columns;           /* columns of fixed form; 0: any number */
    const char *directory;    /* of the source: "", or ends with a slash */
    const struct words *path; /* where else INCLUDE looks */
    bool expanded;            /* the preprocessor has changed the lines */
};

struct line {
    char *text;     /* without newline, and without tab before column 7 */
    char *code;     /* the text with blanks for strings and comments */
    bool comment;   /* the line is nothing but comment */
    bool sentinel;  /* a comment !$, which a compiler may take for code */
    bool marker;    /* a comment that names file and number of the next line */
    bool continued; /* belongs to the statement of the line before */
    bool npes;      /* N$PES is the function in the unit of the line */
    int unit;       /* the number of the program unit */
    int padding;    /* blanks at the end that belong to an open string */
    size_t length;  /* of the text without the comment behind it */
    const char *file; /* the file and the line that it comes from */
    size_t number;
};

struct lines {
    struct line *line;
    size_t n;
    const struct form *form;
    struct words files; /* the names that `file` of the lines refers to */
};

/*
 * Reads the lines of `text`, which is changed; `name` is the name of its file.
 * An INCLUDE line becomes the lines of the file that it names, between markers,
 * if that file lies beside the source or has one of `names` in it.  Otherwise,
 * or if the file cannot be found, the line stays.
 */
void lines_read(struct lines *l, const char *name, char *text,
                const char *const *names);
void lines_free(struct lines *l);

/* Joins the pieces of the name where it contains blanks or the end of a
 * line. */
void lines_join(struct lines *l, const char *name);

/* Finds the word in s, in upper or lower case.  Returns NULL if it is not
 * there. */
const char *find_word(const char *s, const char *word);

/* The whole text of a file, which the caller frees; NULL if it cannot be
 * read. */
char *read_all(const char *name, size_t *length_p);

#endif
