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

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "again.h"
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
    char *text = NULL;

    if (places_n > 0 && again_possible(command))
        again_run(command, NULL, NULL, &text);
    for (size_t i = 0; text != NULL && i < places_n; i++)
        if (again_has_name(text, places[i].name, "undefined", true))
            say(&places[i]);
    free(text);
}
