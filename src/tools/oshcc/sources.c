/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Translates the sources of a command into files of a temporary directory
 * (sources.h).
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
    bool dependencies;    /* -MD or -MMD */
    bool named, targeted; /* -MF, -MT or -MQ */
} wanted = {.columns = 72, .compiles = true};

/* The directory of translated sources, and the files in it. */
static char *scratch;
static struct words scratch_files;

/* ------------------------------------------------------------------ options */

static bool begins(const char *word, const char *start)
{
    return strncmp(word, start, strlen(start)) == 0;
}

static bool is(const char *word, const char *option)
{
    return strcmp(word, option) == 0;
}

/* Reads an option; next: the word after it, or NULL. */
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
}

/* Ends the command if --cray cannot deal with an option. */
static void refuse_option(const char *word, const char *next)
{
    if (begins(word, "-xf") ||
        (is(word, "-x") && next != NULL && next[0] == 'f'))
        die(1, "--cray translates no source whose language -x names; give it "
               "a name that ends in .f or .f90");
}

static void each_option(const struct words *w,
                        void (*visit)(const char *word, const char *next))
{
    for (size_t i = 0; i < w->n; i++) {
        const char *next = i + 1 < w->n ? w->word[i + 1] : NULL;

        visit(w->word[i], next);
        if (command_takes_word(w->word[i]))
            i++;
    }
}

/* Reads the options of the whole command, once. */
static void take_options(const struct words *command, const struct words *user)
{
    static bool taken;

    if (taken)
        return;
    taken = true;
    each_option(command, take_option);
    each_option(user, take_option);
}

/* ------------------------------------------------------------------ sources */

struct source {
    const char *name;
    bool is_free, preprocess;
};

/* Is the file Fortran source?  *s_p tells how to read it. */
static bool is_source(const char *file, struct source *s_p)
{
    static const struct {
        const char *ending;
        bool is_free, preprocess;
    } kinds[] = {
        {".f", false, false},  {".F", false, true},    {".for", false, false},
        {".FOR", false, true}, {".ftn", false, false}, {".FTN", false, true},
        {".fpp", false, true}, {".FPP", false, true},  {".f90", true, false},
        {".F90", true, true},  {".f95", true, false},  {".F95", true, true},
        {".f03", true, false}, {".F03", true, true},   {".f08", true, false},
        {".F08", true, true},
    };
    const char *dot = strrchr(file, '.');

    if (file[0] == '-' || dot == NULL)
        return false;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(dot, kinds[i].ending) == 0) {
            *s_p = (struct source){
                .name = file,
                .is_free = wanted.form == BY_NAME ? kinds[i].is_free
                                                  : wanted.form == FREE,
                .preprocess = wanted.cpp == CPP_BY_NAME ? kinds[i].preprocess
                                                        : wanted.cpp == CPP,
            };
            return true;
        }
    return false;
}

/* The length of the directory in the name of a file, with the slash. */
static int directory_length(const char *name)
{
    const char *slash = strrchr(name, '/');

    return slash != NULL ? (int) (slash + 1 - name) : 0;
}

/* The name without its directory, and with another ending.  The caller frees
 * it. */
static char *with_ending(const char *name, const char *ending)
{
    const char *base = name + directory_length(name);
    char *text;

    if (asprintf(&text, "%.*s%s", (int) (strrchr(base, '.') - base), base,
                 ending) < 0)
        die(1, "out of memory");
    return text;
}

/* --------------------------------------------------------- the preprocessor */

/* Adds options for -MD: the names of the target and of the file for
 * dependencies, which the compiler derives by itself only when it compiles. */
static void add_dependencies(struct words *w, const char *source)
{
    char *name = wanted.object != NULL ? strdup(wanted.object)
                                       : with_ending(source, ".o");

    checked(name);
    if (!wanted.targeted) {
        words_add(w, "-MT");
        words_add(w, name);
    }
    if (!wanted.named) {
        const char *base = name + directory_length(name);
        const char *dot = strrchr(base, '.');
        int n = (int) (dot != NULL ? (size_t) (dot - name) : strlen(name));
        char *file;

        if (asprintf(&file, "%.*s.d", n, name) < 0)
            die(1, "out of memory");
        words_add(w, "-MF");
        words_add(w, file);
        free(file);
    }
    free(name);
}

/* Runs the preprocessor on the source. */
static void preprocess(const struct words *command, const struct words *user,
                       const char *source, const char *out)
{
    struct words w = {NULL, 0};
    int status;

    for (size_t i = 0; i < command->n; i++)
        words_add(&w, command->word[i]);
    for (size_t i = 0; i < user->n; i++) {
        const char *word = user->word[i];

        if (is(word, "-o")) {
            i++;
        } else if (command_takes_word(word)) {
            words_add(&w, word);
            if (i + 1 < user->n)
                words_add(&w, user->word[++i]);
        } else if (word[0] == '-' && !command_stops_early(word)) {
            words_add(&w, word);
        }
    }
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

/* Removes options that the compiler refuses, or misunderstands, if there is
 * nothing to preprocess. */
static void drop_options(struct words *user)
{
    size_t n = 0;

    for (size_t i = 0; i < user->n; i++) {
        char *word = user->word[i];
        bool drop = is(word, "-cpp") || is(word, "-MD") || is(word, "-MMD") ||
                    is(word, "-MP") || is(word, "-MG") || begins(word, "-MF") ||
                    begins(word, "-MT") || begins(word, "-MQ");

        if (drop && command_takes_word(word) && i + 1 < user->n)
            free(user->word[++i]);
        if (drop)
            free(word);
        else
            user->word[n++] = word;
    }
    user->n = n;
    user->word[n] = NULL;
}

/* -------------------------------------------------------------- translation */

static void clean(void)
{
    for (size_t i = scratch_files.n; i-- > 0;)
        remove(scratch_files.word[i]);
    rmdir(scratch);
}

static void make_scratch(void)
{
    const char *tmp = getenv("TMPDIR");

    if (asprintf(&scratch, "%s/oshfort-XXXXXX",
                 tmp != NULL && *tmp != '\0' ? tmp : "/tmp") < 0)
        die(1, "out of memory");
    if (mkdtemp(scratch) == NULL)
        die(1, "%s: %s; TMPDIR names the directory for temporary files",
            scratch, strerror(errno));
    atexit(clean);
}

/* The name of a temporary file, in a directory for source number `number`.
 * Both are removed at exit. */
static char *scratch_file(size_t number, const char *name)
{
    char *path;

    if (asprintf(&path, "%s/%zu", scratch, number) < 0)
        die(1, "out of memory");
    if (mkdir(path, 0700) == 0)
        words_add(&scratch_files, path);
    else if (errno != EEXIST)
        die(1, "%s: %s", path, strerror(errno));
    free(path);
    if (asprintf(&path, "%s/%zu/%s", scratch, number, name) < 0)
        die(1, "out of memory");
    words_add(&scratch_files, path);
    return path;
}

/* Translates the text of the source and writes it to the file `path`. */
static void translate(const struct source *s, char *text, const char *path)
{
    char *directory =
        checked(strndup(s->name, (size_t) directory_length(s->name)));
    struct form form = {.is_free = s->is_free,
                        .columns = wanted.columns,
                        .directory = directory,
                        .path = &wanted.path,
                        .expanded = s->preprocess};
    FILE *out = fopen(path, "w");

    if (out == NULL)
        die(1, "%s: %s", path, strerror(errno));
    if (!cray_translate(s->name, text, &form, out) || fclose(out) != 0)
        die(1,
            "%s cannot be translated to %s: %s; TMPDIR names the directory for "
            "temporary files",
            s->name, path, strerror(errno));
    free(directory);
}

void sources_visit(const struct words *command, const struct words *user,
                   void (*visit)(struct lines *f))
{
    static const char *const names[] = {NULL};

    take_options(command, user);
    for (size_t i = 0; wanted.compiles && i < user->n; i++) {
        struct source s;
        char *text;
        size_t length;

        if (command_takes_word(user->word[i])) {
            i++;
            continue;
        }
        if (!is_source(user->word[i], &s) ||
            (text = read_all(s.name, &length)) == NULL)
            continue;
        if (strlen(text) == length) {
            char *directory =
                checked(strndup(s.name, (size_t) directory_length(s.name)));
            struct form form = {.is_free = s.is_free,
                                .columns = wanted.columns,
                                .directory = directory,
                                .path = &wanted.path};
            struct lines f = {.form = &form};

            lines_read(&f, s.name, text, names);
            visit(&f);
            lines_free(&f);
            free(directory);
        }
        free(text);
    }
}

/* Returns the name of the translated file, or NULL if the source cannot be
 * read; the compiler then says why. */
static char *translated(const struct words *command, const struct words *user,
                        const struct source *s, size_t number)
{
    const char *name = s->name + directory_length(s->name);
    char *path, *text;
    size_t length;

    path = s->preprocess ? scratch_file(number, "cpp") : strdup(s->name);
    checked(path);
    if (s->preprocess)
        preprocess(command, user, s->name, path);
    text = read_all(path, &length);
    free(path);
    path = NULL;
    if (text != NULL) {
        if (strlen(text) != length)
            die(1, "%s cannot be translated: it is not a text file", s->name);
        path = scratch_file(number, name);
        translate(s, text, path);
    }
    free(text);
    return path;
}

/* Makes INCLUDE, USE and debuggers look in the directory of the source. */
static void add_directory(struct words *more, size_t number, const char *source)
{
    int n = directory_length(source);
    char *option;

    if (asprintf(&option, "-I%.*s.", n, source) < 0)
        die(1, "out of memory");
    words_add(more, option);
    free(option);
    if (asprintf(&option, "-fdebug-prefix-map=%s/%zu/=%.*s", scratch, number, n,
                 source) < 0)
        die(1, "out of memory");
    words_add(more, option);
    free(option);
}

bool sources_translate(const struct words *command, struct words *user)
{
    struct words more = {NULL, 0};
    struct words original = {NULL, 0};
    bool preprocessed = false;

    take_options(command, user);
    each_option(command, refuse_option);
    each_option(user, refuse_option);
    if (!wanted.compiles)
        return false;
    command_hold_signals();
    make_scratch();
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
        drop_options(user);
    words_append(user, more);
    words_add(user, "-ffree-line-length-none");
    words_add(user, "-nocpp"); /* the sources have been preprocessed */
    return true;
}
