/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What oshfort says when the compiler has failed and --cray would have helped
 * (hints.h).
 */
#include "hints.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config.h"
#include "fortran.h"
#include "intrinsics.h"
#include "sources.h"

static bool said;

static void say(const char *file, size_t number, const char *name, size_t n)
{
    if (said)
        return;
    said = true;
    fprintf(stderr, "%s: %s", program_name, file);
    if (number > 0)
        fprintf(stderr, ":%zu", number);
    fprintf(stderr,
            ": %.*s is of Cray's compilers: compile all files with " SMA_OSHFORT
            " --cray\n",
            (int) n, name);
}

/* Looks for a name with $, such as N$PES. */
static void look_for_dollar(const struct line *l)
{
    const char *at = strchr(l->code, '$'), *end = at;

    if (at == NULL || at == l->code || !isalnum((unsigned char) at[-1]))
        return;
    while (at > l->code &&
           (isalnum((unsigned char) at[-1]) || at[-1] == '_' || at[-1] == '$'))
        at--;
    while (isalnum((unsigned char) *end) || *end == '_' || *end == '$')
        end++;
    say(l->file, l->number, at, (size_t) (end - at));
}

static void look(struct lines *f)
{
    size_t number;
    const char *name = NULL, *file;

    for (size_t i = 0; i < f->n; i++)
        if (!f->line[i].comment)
            look_for_dollar(&f->line[i]);
    name = intrinsics_first(f, &file, &number);
    if (name != NULL)
        say(file, number, name, strlen(name));
}

/* Looks for a symbol such as ranf_ in an object file. */
static void look_in_object(const char *file)
{
    size_t length;
    char *text = read_all(file, &length);

    for (size_t k = 0; text != NULL && k < cray_names_n; k++) {
        const struct cray_name *n = &cray_names[k];
        char symbol[64];
        size_t size = 1;

        if (n->common || (n->function != USE && n->call != USE))
            continue;
        symbol[0] = '\0';
        for (const char *c = n->name; *c != '\0'; c++)
            symbol[size++] = (char) tolower((unsigned char) *c);
        symbol[size++] = '_';
        symbol[size++] = '\0';
        if (memmem(text, length, symbol, size) != NULL)
            say(file, 0, n->name, strlen(n->name));
    }
    free(text);
}

void hints_print(const struct words *command, const struct words *user)
{
    sources_visit(command, user, look);
    for (size_t i = 0; i < user->n; i++)
        if (user->word[i][0] != '-' && fortran_is_object(user->word[i]))
            look_in_object(user->word[i]);
}
