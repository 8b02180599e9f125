/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The lines of a Fortran source: which part of a line is code and which is comment,
 * which lines continue others, and from which file they come; and its statements, one
 * after the other.
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
    size_t own;               /* the first so many of these are libsma's */
    bool expanded;            /* the preprocessor has changed the lines */
};

struct line {
    char *text;   /* without newline, and without tab before column 7 */
    char *code;   /* likewise, to the last column, with blanks for comments and
                     * quotes for strings */
    bool comment; /* the line is nothing but comment */
    bool continued;   /* belongs to the statement of the line before */
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
 * An INCLUDE line becomes the lines of the file that it names, between markers; if
 * the file cannot be found, or is one of libsma, the line stays.
 */
void lines_read(struct lines *l, const char *name, char *text);
void lines_free(struct lines *l);

/* What a statement is, as far as names are concerned. */
enum kind {
    HEADER,    /* of a procedure */
    UNIT,      /* PROGRAM, MODULE, BLOCK DATA */
    END_UNIT,  /* the END of a program unit or a procedure */
    LIST,      /* INTRINSIC */
    ATTRIBUTE, /* EXTERNAL */
    TYPE,
    OTHER, /* another declaration */
    IMPORT,
    ACTION
};

struct statement {
    const struct lines *f;
    size_t number; /* of the statement in the source; the first has 1 */
    size_t line,
        next; /* the line it begins on, and the first that is not read */
    const char *word; /* its code from the first word on, after a label */
    enum kind kind;
    int interface; /* depth of INTERFACE, from there to END INTERFACE */
    bool closes;   /* it is END INTERFACE */

    /* The code of the lines [line, next), which may have more statements behind
     * semicolons, and where each character stands. */
    char *code;
    struct place {
        size_t line, column;
    } * places;
    size_t n, from, to; /* its length; this statement; code[to] is '\0' */
};

/* Goes on to the next statement; {.f = lines} stands before the first.  Returns false
 * at the end. */
bool statement_next(struct statement *s);

/* Does the text begin with the word? */
bool begins_with(const char *s, const char *word);

/* Does the text begin with one of the words, which end with NULL? */
bool is_one_of(const char *s, const char *const *words);

/* The text behind the parenthesis that closes the one at s. */
const char *behind(const char *s);

/* Does a value for what is before the text stand there: "= 1", and not "== 1"? */
bool is_assigned(const char *s);

/* Finds the word in s, in upper or lower case.  Returns NULL if it is not there. */
const char *find_word(const char *s, const char *word);

/* The whole text of a file, which the caller frees; NULL if it cannot be read. */
char *read_all(const char *name, size_t *length_p);

#endif
