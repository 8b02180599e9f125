/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What oshfort says when the compiler has failed and --cray would have helped, or
 * does not help (hints.h).
 */
#include "hints.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config.h"
#include "externals.h"
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

/* Does the text of an object file have the symbol of the name, such as ranf_? */
static bool has_symbol(const char *text, size_t length, const char *name)
{
    char symbol[64] = "";
    size_t n = externals_symbol(name, symbol + 1, sizeof symbol - 1);

    return memmem(text, length, symbol, n + 2) != NULL; /* between zeros */
}

/* Calls visit for each name whose symbol is in an object file of the user's words. */
static void visit_objects(const struct words *user,
                          void (*visit)(const struct cray_name *n,
                                        const char *file))
{
    for (size_t i = 0; i < user->n; i++) {
        const char *file = user->word[i];
        size_t length;
        char *text = file[0] != '-' && fortran_is_object(file)
                         ? read_all(file, &length)
                         : NULL;

        for (size_t k = 0; text != NULL && k < cray_names_n; k++)
            if (has_symbol(text, length, cray_names[k].name))
                visit(&cray_names[k], file);
        free(text);
    }
}

static void say_symbol(const struct cray_name *n, const char *file)
{
    if (!n->common && (n->function == USE || n->call == USE))
        say(file, 0, n->name, strlen(n->name));
}

static void note_symbol(const struct cray_name *n, const char *file)
{
    externals_note(n->name, file, 0);
}

void hints_print(const struct words *command, const struct words *user)
{
    sources_visit(command, user, look);
    visit_objects(user, say_symbol);
}

void hints_print_externals(const struct words *command,
                           const struct words *user)
{
    visit_objects(user, note_symbol);
    externals_explain(command);
}
