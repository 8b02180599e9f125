/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the wrappers say when the compiler has failed (hints.h).
 *
 * Only the compiler and the linker know what is wrong.  The command runs once more,
 * in English and without being seen, and its output is searched; what the user sees
 * stays as the compiler prints it.
 */
#include "hints.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "again.h"
#include "config.h"
#include "fortran.h"
#include "intrinsics.h"

#define OF_CRAY \
    "is of Cray's compilers: compile all files with " SMA_OSHFORT " --cray"
#define AS_INTRINSIC \
    "is an intrinsic: compile its source with " SMA_OSHFORT \
    " --cray, and without EXTERNAL"
#define OLD_OPTION "options of Cray's and SGI's compilers: man " SMA_OSHFORT
#define OLD_C(options) \
    "C of the 1990s: compile it with -std=gnu89" options \
    " (man shmem_from_cray)"
#define OLD_C_GCC OLD_C("")
#define OLD_C_CLANG \
    OLD_C(" -Wno-error=int-conversion -Wno-error=incompatible-pointer-types" \
          " -Wno-error=return-mismatch")

/* What a line of the compiler's output has, and what to say then; the first row that
 * fits counts.  word: a word of the line; NULL: a name of Cray's compilers, which is
 * said first.  proof: an option with which the compiler must not fail; "--cray": the
 * row is for commands with this option; "": for those, too. */
static const struct {
    const char *word, *printed, *say, *proof;
} hints[] = {
    {"error", "option '-mips", OLD_OPTION, ""},
    {"error", "option '-n32'", OLD_OPTION, ""},
    {"error", "option '-64'", OLD_OPTION, ""},
    {"Error", "argument to '-O' should be", OLD_OPTION, ""},
    /* clang */
    {"error", "error: incompatible ", OLD_C_CLANG, NULL},
    {"error", "should return a value", OLD_C_CLANG, NULL},
    /* both, and gcc since version 14 */
    {"error", "-Wimplicit-int", OLD_C_GCC, "-std=gnu89"},
    {"error", "-Wimplicit-function-declaration", OLD_C_GCC, "-std=gnu89"},
    {"error", "-Wint-conversion", OLD_C_GCC, "-std=gnu89"},
    {"error", "-Wincompatible-pointer-types", OLD_C_GCC, "-std=gnu89"},
    {"error", "-Wreturn-mismatch", OLD_C_GCC, "-std=gnu89"},
    {"error", "-Wdeclaration-missing-parameter-type", OLD_C_GCC, "-std=gnu89"},
    /* gcc since version 15: () is (void), and bool is a keyword */
    {"error", "expected 0, have ", OLD_C_GCC, "-std=gnu89"},
    {"note", "is a keyword with '-std=c23' onwards", OLD_C_GCC, "-std=gnu89"},
    /* gfortran, and the linker */
    {NULL, "Use '-fdollar-ok'", OF_CRAY, NULL},
    {NULL, "declared INTRINSIC", OF_CRAY, NULL},
    {NULL, "undefined reference", OF_CRAY, NULL},
    {NULL, "undefined reference", AS_INTRINSIC, "--cray"},
};

static bool is_name(char c)
{
    return isalnum((unsigned char) c) || c == '_' || c == '$';
}

/* The first word of the text with a $ behind another letter, such as N$PES. */
static char *dollar_word(const char *text)
{
    const char *at = text, *end;

    do
        at = strchr(at + (at > text), '$');
    while (at != NULL && (at == text || !isalnum((unsigned char) at[-1])));
    if (at == NULL)
        return NULL;
    for (end = at; is_name(*end); end++)
        ;
    while (at > text && is_name(at[-1]))
        at--;
    return strndup(at, (size_t) (end - at));
}

/* The name of Cray's compilers in a line that has this; NULL: there is none. */
static char *cray_name(const char *text, const char *printed)
{
    bool linker = strncmp(printed, "undefined", 9) == 0;

    if (strstr(printed, "-fdollar-ok") != NULL)
        return strstr(text, printed) != NULL ? dollar_word(text) : NULL;
    for (size_t i = 0; i < cray_names_n; i++) {
        const struct cray_name *n = &cray_names[i];

        if ((n->function == USE || n->call == USE ||
             (!linker && (n->function == EXTERNAL || n->call == EXTERNAL))) &&
            again_has_name(text, n->name, printed, linker))
            return strdup(n->name);
    }
    return NULL;
}

/* Does the compiler accept the sources with the option? */
static bool is_proven(const struct words *command, const char *option)
{
    char *text;
    int status = again_run(command, option, "-fsyntax-only", &text);

    free(text);
    return status == 0;
}

/* Is the row for such a command?  cray: it has --cray. */
static bool is_for(size_t row, bool cray)
{
    const char *proof = hints[row].proof;

    if (proof != NULL && *proof == '\0')
        return true;
    return cray == (proof != NULL && strcmp(proof, "--cray") == 0);
}

void hints_print(const struct words *command, bool links, bool cray)
{
    char *text;

    if (!again_possible(command))
        return;
    again_run(command, links ? NULL : "-fsyntax-only", NULL, &text);
    for (size_t i = 0; text != NULL && i < sizeof hints / sizeof *hints; i++) {
        const char *word = hints[i].word, *printed = hints[i].printed;
        char *name = word == NULL ? cray_name(text, printed) : NULL;
        bool fits =
            is_for(i, cray) &&
            (word == NULL ? name != NULL : again_has(text, word, printed)) &&
            (cray || hints[i].proof == NULL || *hints[i].proof == '\0' ||
             is_proven(command, hints[i].proof));

        if (fits)
            fprintf(stderr, "%s: %s%s%s\n", program_name,
                    name != NULL ? name : "", name != NULL ? " " : "",
                    hints[i].say);
        free(name);
        if (fits)
            break;
    }
    free(text);
}
