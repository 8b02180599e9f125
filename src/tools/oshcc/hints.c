/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the wrappers say when the compiler has failed (command.h).
 *
 * Only the compiler and the linker know what is wrong.  The command runs once more,
 * in English and without being seen, and its output is searched; what the user sees
 * stays as the compiler prints it.
 */
#include "command.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config.h"
#include "cray.h"

#define OF_CRAY \
    "is of Cray's compilers: compile all files with " SMA_OSHFORT " --cray"
#define AS_INTRINSIC \
    "is an intrinsic: compile its source with " SMA_OSHFORT \
    " --cray, and without EXTERNAL"
#define OLD_OPTION "options of Cray's and SGI's compilers: man " SMA_OSHFORT
#define OLD_C(as) "C of the 1990s: compile it with " as " (man shmem_from_cray)"
#define OLD_C_CLANG \
    OLD_C("-std=gnu89 -Wno-error=int-conversion" \
          " -Wno-error=incompatible-pointer-types -Wno-error=return-mismatch")

/* With -std=gnu89 main may return anything, and shmem_put moves words of 8 bytes. */
#define GCC "-std=gnu17 -fpermissive"

/* What a line of the compiler's output has, and what to say then; the first row that
 * fits counts.  word: a word of the line; NULL: a name of Cray's compilers, which is
 * said first.  proof: options with which the compiler must not fail; "--cray": the
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
    /* gcc since version 14, and clang */
    {"error", "-Wimplicit-int", OLD_C(GCC), GCC},
    {"error", "-Wimplicit-function-declaration", OLD_C(GCC), GCC},
    {"error", "-Wint-conversion", OLD_C(GCC), GCC},
    {"error", "-Wincompatible-pointer-types", OLD_C(GCC), GCC},
    {"error", "-Wreturn-mismatch", OLD_C(GCC), GCC},
    {"error", "-Wdeclaration-missing-parameter-type", OLD_C(GCC), GCC},
    {"error", "-Wimplicit-int", OLD_C("-std=gnu89"), "-std=gnu89"},
    {"error", "-Wimplicit-function", OLD_C("-std=gnu89"), "-std=gnu89"},
    /* gcc since version 15: () is (void), and bool is a keyword */
    {"error", "expected 0, have ", OLD_C(GCC), GCC},
    {"note", "is a keyword with '-std=c23' onwards", OLD_C(GCC), GCC},
    /* gfortran, and the linker */
    {NULL, "Use '-fdollar-ok'", OF_CRAY, NULL},
    {NULL, "declared INTRINSIC", OF_CRAY, NULL},
    {NULL, "undefined reference", OF_CRAY, NULL},
    {NULL, "undefined reference", AS_INTRINSIC, "--cray"},
};

static bool is_part(char c)
{
    return isalnum((unsigned char) c) || c == '_' || c == '$' || c == '.';
}

/* Does a line of the text have both, the word as a whole? */
static bool has(const char *text, const char *word, const char *printed)
{
    size_t n = strlen(word);

    for (const char *at = text; (at = strstr(at, word)) != NULL; at += n) {
        const char *line = at;

        if ((at > text && is_part(at[-1])) || is_part(at[n]))
            continue;
        while (line > text && line[-1] != '\n')
            line--;
        if (memmem(line, strcspn(line, "\n"), printed, strlen(printed)) != NULL)
            return true;
    }
    return false;
}

/* Likewise, for a name of Fortran, which the compiler writes in lower case; symbol: with
 * an underscore, as the linker does. */
static bool has_name(const char *text, const char *name, const char *printed,
                     bool symbol)
{
    char word[64];

    snprintf(word, sizeof word, symbol ? "%s_" : "%s", name);
    for (char *c = word; *c != '\0'; c++)
        *c = (char) tolower((unsigned char) *c);
    return has(text, word, printed);
}

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
             (!linker && (n->function == EXTERNAL || n->call == EXTERNAL ||
                          n->function == VARIABLE))) &&
            has_name(text, n->name, printed, linker))
            return strdup(n->name);
    }
    return NULL;
}

/* Does the compiler accept the sources with the options? */
static bool is_proven(const struct words *command, const char *options)
{
    char *text;
    int status = command_run_again(command, options, "-fsyntax-only", &text);

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

    if (!command_may_run_again(command))
        return;
    command_run_again(command, links ? NULL : "-fsyntax-only", NULL, &text);
    for (size_t i = 0; text != NULL && i < sizeof hints / sizeof *hints; i++) {
        const char *word = hints[i].word, *printed = hints[i].printed;
        char *name = word == NULL ? cray_name(text, printed) : NULL;
        bool fits =
            is_for(i, cray) &&
            (word == NULL ? name != NULL : has(text, word, printed)) &&
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
