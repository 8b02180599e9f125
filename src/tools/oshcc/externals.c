/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Says which names of a failed link are intrinsic functions of Cray's compilers
 * (externals.h).
 *
 * A name that the program declares EXTERNAL may be that of a routine of its own, in any
 * file or library of the link.  So only the linker knows which names nobody has: its
 * messages are searched for their symbols.
 */
#include "externals.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "config.h"

/* Where a name stands. */
struct place {
    const char *name;
    char *file;
    size_t number;
};
static struct place *places;
static size_t places_n;

void externals_note(const char *name, const char *file, size_t number)
{
    for (size_t i = 0; i < places_n; i++)
        if (strcmp(places[i].name, name) == 0 && places[i].number == number &&
            strcmp(places[i].file, file) == 0)
            return;
    places = checked(realloc(places, (places_n + 1) * sizeof *places));
    places[places_n++] = (struct place){name, checked(strdup(file)), number};
}

size_t externals_symbol(const char *name, char *symbol, size_t size)
{
    size_t n = (size_t) snprintf(symbol, size, "%s_", name);

    for (char *c = symbol; *c != '\0'; c++)
        *c = (char) tolower((unsigned char) *c);
    return n;
}

/* Runs the command once more, and returns what it prints, in English. */
static char *output_of(const struct words *command)
{
    FILE *f = checked(tmpfile());
    char *text = NULL;
    size_t n = 0;
    int kept[2] = {dup(1), dup(2)};

    fflush(stdout);
    setenv("LC_ALL", "C", 1);
    for (int i = 0; i < 2; i++)
        dup2(fileno(f), i + 1);
    command_run(command->word);
    for (int i = 0; i < 2; i++) {
        dup2(kept[i], i + 1);
        close(kept[i]);
    }
    rewind(f);
    if (getdelim(&text, &n, '\0', f) < 0) {
        free(text);
        text = NULL;
    }
    fclose(f);
    return text;
}

static bool is_part(char c)
{
    return isalnum((unsigned char) c) || c == '_' || c == '$' || c == '.';
}

/* Is the symbol of the name a word of the text, in a line that says that nobody
 * defines it? */
static bool is_missed(const char *text, const char *name)
{
    static const char undefined[] = "undefined";
    char symbol[64];
    size_t n = externals_symbol(name, symbol, sizeof symbol);

    for (const char *at = text; (at = strstr(at, symbol)) != NULL; at += n) {
        const char *line = at;

        if ((at > text && is_part(at[-1])) || is_part(at[n]))
            continue;
        while (line > text && line[-1] != '\n')
            line--;
        if (memmem(line, (size_t) (at - line), undefined, strlen(undefined)) !=
            NULL)
            return true;
    }
    return false;
}

static void say(const struct place *p)
{
    if (p->number > 0)
        fprintf(stderr,
                "%s: %s:%zu: %s is declared EXTERNAL, but it is an intrinsic: "
                "remove it from the declaration\n",
                program_name, p->file, p->number, p->name);
    else
        fprintf(stderr,
                "%s: %s: %s is an intrinsic, and no external routine: compile "
                "its source with " SMA_OSHFORT
                " --cray, and without EXTERNAL\n",
                program_name, p->file, p->name);
}

void externals_explain(const struct words *command)
{
    char *text = places_n > 0 ? output_of(command) : NULL;

    for (size_t i = 0; text != NULL && i < places_n; i++)
        if (is_missed(text, places[i].name))
            say(&places[i]);
    free(text);
}
