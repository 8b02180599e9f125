/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Options of Cray's and SGI's Fortran compilers (foreign.h).
 */
#include "foreign.h"

#include <string.h>

#include "command.h"

/* value: it follows in the same word or in the next; NULL: there is none. */
static const struct {
    const char *option, *value, *instead;
} options[] = {
    {"-i8", NULL, "-fdefault-integer-8"},
    {"-r8", NULL, "-fdefault-real-8"},
    {"-d8", NULL, "-fdefault-double-8"},
    {"-extend_source", NULL, "-ffixed-line-length-132"},
    {"-col72", NULL, "-ffixed-line-length-72"},
    {"-col80", NULL, "-ffixed-line-length-80"},
    {"-col120", NULL, "-ffixed-line-length-120"},
    {"-freeform", NULL, "-ffree-form"},
    {"-fixedform", NULL, "-ffixed-form"},
    {"-automatic", NULL, "-fautomatic"},
    {"-mp", NULL, "-fopenmp"},
    {"-F", NULL, "-cpp"},
    {"-e", "Z", "-cpp"},
    {"-e", "v", "-fno-automatic"},
    {"-e", "I", "-fimplicit-none"},
    {"-s", "default64", "-fdefault-integer-8 -fdefault-real-8"},
    {"-s", "integer64", "-fdefault-integer-8"},
    {"-s", "real64", "-fdefault-real-8"},
    {"-d", "p", "-fdefault-double-8"},
    {"-f", "free", "-ffree-form"},
    {"-f", "fixed", "-ffixed-form"},
    {"-N", "72", "-ffixed-line-length-72"},
    {"-N", "80", "-ffixed-line-length-80"},
    {"-N", "132", "-ffixed-line-length-132"},
    {"-N", "255", "-ffixed-line-length-none"},
};

/* Adds what gfortran has for the word, and returns how many words that takes. */
static size_t take(struct words *out, const char *word, const char *next)
{
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        size_t n = strlen(options[i].option);
        const char *value = options[i].value, *rest = word + n;

        if (strncmp(word, options[i].option, n) != 0)
            continue;
        if (strcmp(rest, value != NULL ? value : "") == 0) {
            words_append(out, words_split(options[i].instead));
            return 1;
        }
        if (value != NULL && *rest == '\0' && next != NULL &&
            strcmp(next, value) == 0) {
            words_append(out, words_split(options[i].instead));
            return 2;
        }
    }
    words_add(out, word);
    if (!command_takes_word(word) || next == NULL)
        return 1;
    words_add(out, next);
    return 2;
}

void foreign_translate(struct words *user)
{
    struct words out = {NULL, 0};

    for (size_t i = 0; i < user->n;)
        i += take(&out, user->word[i],
                  i + 1 < user->n ? user->word[i + 1] : NULL);
    words_free(user);
    *user = out;
}
