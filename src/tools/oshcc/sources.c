/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Translates the sources of a command into files of a temporary directory (sources.h).
 */
#include "sources.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "cray.h"

/* What the options of the command say. */
static struct {
    enum { BY_NAME, FREE, FIXED } form;
    size_t columns;
    enum { CPP_BY_NAME, CPP, NO_CPP } cpp;
    bool compiles;
    const char *object;   /* of -o, or NULL */
    struct words path;    /* of -I */
    size_t own;           /* how many of these are not the user's */
    bool dependencies;    /* -MD or -MMD */
    bool named, targeted; /* -MF, -MT or -MQ */
} wanted = {.columns = 72, .compiles = true};

/* The directory of temporary files. */
static char *scratch;

/* ------------------------------------------------------------------ options */

static bool begins(const char *word, const char *start)
{
    return strncmp(word, start, strlen(start)) == 0;
}

static bool is(const char *word, const char *option)
{
    return strcmp(word, option) == 0;
}

/* Reads an option; next: the word after it, or NULL.  Ends the command if --cray cannot
 * deal with it. */
static void take_option(const char *word, const char *next)
{
    static const char length[] = "-ffixed-line-length-";

    if (is(word, "-ffree-form") || is(word, "-ffixed-form"))
        wanted.form = is(word, "-ffree-form") ? FREE : FIXED;
    else if (begins(word, length))
        /* "none" gives 0 */
        wanted.columns = (size_t) atoi(word + strlen(length));
    else if (is(word, "-cpp") || is(word, "-nocpp"))
        wanted.cpp = is(word, "-cpp") ? CPP : NO_CPP;
    else if (is(word, "-E") || is(word, "-M") || is(word, "-MM"))
        wanted.compiles = false;
    else if (is(word, "-MD") || is(word, "-MMD"))
        wanted.dependencies = true;
    else if (begins(word, "-MF"))
        wanted.named = true;
    else if (begins(word, "-MT") || begins(word, "-MQ"))
        wanted.targeted = true;
    else if (is(word, "-o"))
        wanted.object = next;
    else if (begins(word, "-I") && (word[2] != '\0' || next != NULL))
        words_add(&wanted.path, word[2] != '\0' ? word + 2 : next);
    else if (begins(word, "-xf") ||
             (is(word, "-x") && next != NULL && next[0] == 'f'))
        die(1, "--cray translates no source whose language -x names; give it "
               "a name that ends in .f or .f90");
}

static void take_options(const struct words *w)
{
    for (size_t i = 0; i < w->n; i++) {
        take_option(w->word[i], i + 1 < w->n ? w->word[i + 1] : NULL);
        i += command_takes_word(w->word[i]);
    }
}

/* ------------------------------------------------------------------ sources */

struct source {
    const char *name;
    bool is_free, preprocess;
};

/* Is the file Fortran source?  *s_p tells how to read it. */
static bool is_source(const char *file, struct source *s_p)
{
    static const char *const endings[] = {"f",   "for", "ftn", "fpp",
                                          "f90", "f95", "f03", "f08"};
    enum { KINDS = sizeof endings / sizeof *endings, FPP = 3 };
    const char *dot = strrchr(file, '.');
    size_t i = 0;

    while (dot != NULL && i < KINDS && strcasecmp(dot + 1, endings[i]) != 0)
        i++;
    if (file[0] == '-' || dot == NULL || i == KINDS)
        return false;
    *s_p = (struct source){
        .name = file,
        .is_free = wanted.form == BY_NAME ? i > FPP : wanted.form == FREE,
        .preprocess = wanted.cpp == CPP_BY_NAME ? dot[1] == 'F' || i == FPP
                                                : wanted.cpp == CPP,
    };
    return true;
}

/* The length of the directory in the name of a file, with the slash. */
static int directory_length(const char *name)
{
    const char *slash = strrchr(name, '/');

    return slash != NULL ? (int) (slash + 1 - name) : 0;
}

/* --------------------------------------------------------- the preprocessor */

/* Adds options for -MD: the names of the target and of the file for
 * dependencies, which the compiler derives by itself only when it compiles. */
static void add_dependencies(struct words *w, const char *source)
{
    const char *object = wanted.object;
    const char *name =
        object != NULL ? object : source + directory_length(source);
    const char *dot = strrchr(name + directory_length(name), '.');
    int n = (int) (dot != NULL ? (size_t) (dot - name) : strlen(name));

    if (!wanted.targeted) {
        words_add(w, "-MT");
        words_addf(w, "%.*s%s", n, name, object != NULL ? name + n : ".o");
    }
    if (!wanted.named) {
        words_add(w, "-MF");
        words_addf(w, "%.*s.d", n, name);
    }
}

/* Is this an option that the preprocessor takes? */
static bool is_for_cpp(const char *word)
{
    return word[0] == '-' && !is(word, "-o") && !command_stops_early(word);
}

/* Runs the preprocessor on the source. */
static void preprocess(const struct words *command, const struct words *user,
                       const char *source, const char *out)
{
    struct words w = {NULL, 0};
    int status;

    for (size_t i = 0; i < command->n; i++)
        words_add(&w, command->word[i]);
    words_append(&w, command_filter(user, is_for_cpp));
    if (wanted.dependencies)
        add_dependencies(&w, source);
    words_add(&w, "-E");
    words_add(&w, "-fno-working-directory");
    words_add(&w, source);
    words_add(&w, "-o");
    words_add(&w, out);
    status = command_run(w.word);
    words_free(&w);
    if (status != 0)
        exit(status);
}

/* Does the compiler accept the word, and not misunderstand it, if there is nothing to
 * preprocess? */
static bool is_for_compiler(const char *word)
{
    return !is(word, "-cpp") && !begins(word, "-M");
}

/* -------------------------------------------------------------- translation */

static void clean(void)
{
    char *argv[] = {"rm", "-rf", scratch, NULL};

    command_run(argv);
}

const char *sources_scratch(void)
{
    const char *tmp = getenv("TMPDIR");

    if (scratch != NULL)
        return scratch;
    command_hold_signals();
    if (asprintf(&scratch, "%s/oshfort-XXXXXX",
                 tmp != NULL && *tmp != '\0' ? tmp : "/tmp") < 0)
        die(1, "out of memory");
    if (mkdtemp(scratch) == NULL)
        die(1, "%s: %s; TMPDIR names the directory for temporary files",
            scratch, strerror(errno));
    atexit(clean);
    return scratch;
}

/* The name of a temporary file, in a directory for source number `number`. */
static char *scratch_file(size_t number, const char *name)
{
    char *path;

    if (asprintf(&path, "%s/%zu/%s", sources_scratch(), number, name) < 0)
        die(1, "out of memory");
    path[directory_length(path) - 1] = '\0';
    if (mkdir(path, 0700) != 0 && errno != EEXIST)
        die(1, "%s: %s", path, strerror(errno));
    path[strlen(path)] = '/';
    return path;
}

/* Returns the name of the translated file, or NULL if the source cannot be
 * read; the compiler then says why. */
static char *translated(const struct words *command, const struct words *user,
                        const struct source *s, size_t number)
{
    size_t directory = (size_t) directory_length(s->name), length;
    struct form form = {.is_free = s->is_free,
                        .columns = wanted.columns,
                        .directory = checked(strndup(s->name, directory)),
                        .path = &wanted.path,
                        .own = wanted.own,
                        .expanded = s->preprocess};
    char *path = s->preprocess ? scratch_file(number, "cpp") : NULL, *text;
    FILE *out;

    if (s->preprocess)
        preprocess(command, user, s->name, path);
    text = read_all(path != NULL ? path : s->name, &length);
    free(path);
    if (text == NULL)
        return NULL;
    if (strlen(text) != length)
        die(1, "%s cannot be translated: it is not a text file", s->name);
    path = scratch_file(number, s->name + directory);
    out = fopen(path, "w");
    if (out == NULL)
        die(1, "%s: %s", path, strerror(errno));
    if (!cray_translate(s->name, text, &form, out) || fclose(out) != 0)
        die(1,
            "%s cannot be translated to %s: %s; TMPDIR names the directory for "
            "temporary files",
            s->name, path, strerror(errno));
    free(text);
    return path;
}

/* Makes INCLUDE, USE and debuggers look in the directory of the source. */
static void add_directory(struct words *more, size_t number, const char *source)
{
    int n = directory_length(source);

    words_addf(more, "-I%.*s.", n, source);
    words_addf(more, "-fdebug-prefix-map=%s/%zu/=%.*s", scratch, number, n,
               source);
}

void sources_translate(const struct words *command, struct words *user)
{
    struct words more = {NULL, 0};
    struct words original = {NULL, 0};
    bool preprocessed = false;

    take_options(command);
    wanted.own = wanted.path.n;
    take_options(user);
    if (!wanted.compiles)
        return;
    sources_scratch();
    for (size_t i = 0; i < user->n; i++)
        words_add(&original, user->word[i]);
    for (size_t i = 0; i < user->n; i++) {
        struct source s;
        char *file;

        if (command_takes_word(user->word[i])) {
            i++;
            continue;
        }
        if (!is_source(original.word[i], &s) ||
            (file = translated(command, &original, &s, i)) == NULL)
            continue;
        preprocessed |= s.preprocess;
        add_directory(&more, i, s.name);
        free(user->word[i]);
        user->word[i] = file;
    }
    words_free(&original);
    if (preprocessed)
        command_keep(user, is_for_compiler);
    words_append(user, more);
    words_add(user, "-ffree-line-length-none");
    words_add(user, "-nocpp"); /* the sources have been preprocessed */
}
