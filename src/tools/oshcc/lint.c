/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Checks calls of SHMEM routines (sources.h).
 *
 * gfortran compares a call of an external procedure with the definition, if both are in
 * one file.  So it reads, before each source, procedures with the names and arguments
 * of the routines.  The include files of the same directory have them for functions,
 * which they declare.  That these procedures take arguments of any type or rank is an
 * error where no interface is declared; such lines are left out, and so is what gfortran
 * says without the procedures.
 */
#include "sources.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "command.h"
#include "fortran.h"

/* What the procedures need is in no standard; a -w would silence what is said of them,
 * others write files or stop early, and object files need not exist. */
static bool is_kept(const char *word)
{
    static const char *const starts[] = {
        "-std=f", "-J", "-M", "-fmax-errors", "-Wfatal-errors", NULL};
    static const char *const others[] = {"-c", "-o", "-w", NULL};

    for (size_t i = 0; starts[i] != NULL; i++)
        if (strncmp(word, starts[i], strlen(starts[i])) == 0)
            return false;
    for (size_t i = 0; others[i] != NULL; i++)
        if (strcmp(word, others[i]) == 0)
            return false;
    return word[0] == '-' || !fortran_is_object(word);
}

/* Adds the directories of -J, of which there may be one, to those that are searched. */
static void add_modules(struct words *w, const struct words *user)
{
    for (size_t i = 0; i < user->n; i++)
        if (strcmp(user->word[i], "-J") == 0 && i + 1 < user->n)
            words_addf(w, "-I%s", user->word[++i]);
        else if (strncmp(user->word[i], "-J", 2) == 0)
            words_addf(w, "-I%s", user->word[i] + 2);
}

/* Makes gfortran read the files of the directory; -nostdinc takes away its own file
 * that is read first, and its own modules, too. */
static void add_lint(struct words *w, const char *directory)
{
    char *modules = NULL;

    command_run_again(w, "-print-file-name=finclude", NULL, &modules);
    if (modules == NULL)
        die(1, "the Fortran compiler does not say where its modules are");
    words_add(w, "-nostdinc");
    words_add(w, "-fintrinsic-modules-path");
    words_addf(w, "%.*s", (int) strcspn(modules, "\n"), modules);
    words_addf(w, "-fpre-include=%s/calls.fh", directory);
    words_addf(w, "-I%s", directory);
    free(modules);
}

/* Compiles without output.  Each run has a directory for modules: a module with errors
 * removes the file of the same name. */
static int compile(const struct words *command, size_t n,
                   const struct words *user, const char *directory,
                   char **text_p)
{
    const char *scratch = sources_scratch();
    struct words w = {NULL, 0};
    int status;

    for (size_t i = 0; i < n; i++)
        words_add(&w, command->word[i]);
    if (directory != NULL)
        add_lint(&w, directory);
    for (size_t i = n; i < command->n; i++)
        words_add(&w, command->word[i]);
    add_modules(&w, user);
    words_append(&w, command_filter(user, is_kept));
    words_addf(&w, "-J%s/%s", scratch, directory != NULL ? "lint" : "plain");
    mkdir(w.word[w.n - 1] + strlen("-J"), 0700);
    words_addf(&w, "-I%s/plain", scratch);
    words_add(&w, "-fno-diagnostics-show-caret");
    status = command_run_again(&w, "-fsyntax-only", NULL, text_p);
    words_free(&w);
    return status;
}

/* Does the text have the line?  That a call has too many arguments may mean, without
 * the procedures, that another has too few. */
static bool has_line(const char *text, const char *line)
{
    size_t n = strlen(line);

    if (strstr(line, "More actual than formal ") != NULL)
        return false;
    for (; text != NULL && (text = strstr(text, line)) != NULL; text += n)
        if (text[n] == '\n')
            return true;
    return false;
}

/* The bytes of a type such as "REAL(8)" behind the word; 0: there is none. */
static int bytes_behind(const char *line, const char *word)
{
    const char *at = strstr(line, word);
    char type[16];
    int kind;

    if (at == NULL ||
        sscanf(at + strlen(word), "%15[A-Z](%d)", type, &kind) != 2)
        return 0;
    return strcmp(type, "COMPLEX") == 0 ? 2 * kind : kind;
}

/* Is the line about the procedures themselves, or about data of as many bytes as the
 * type that the routine is for? */
static bool is_left_out(const char *line, const char *directory)
{
    bool data = strstr(line, "in argument 'dest'") != NULL ||
                strstr(line, "in argument 'source'") != NULL;

    return strstr(line, "Explicit interface required for ") != NULL ||
           strncmp(line, directory, strlen(directory)) == 0 ||
           strncmp(line, "shmem.fh:", 9) == 0 ||
           strncmp(line, "mpp/shmem.fh:", 13) == 0 ||
           (data && bytes_behind(line, "passed ") != 0 &&
            bytes_behind(line, "passed ") == bytes_behind(line, " to "));
}

/* Prints the lines of the text that belong to calls, and returns whether there are any.
 * The first of two places is a line of its own, which ends in (1). */
static bool print_lines(char *text, const char *plain, const char *directory)
{
    const char *first = NULL;
    bool any = false;

    for (char *line; (line = strsep(&text, "\n")) != NULL;) {
        const char *end = strstr(line, ": (1)");

        if (end != NULL && strcmp(end, ": (1)") == 0) {
            first = line;
            continue;
        }
        if (*line != '\0' && !has_line(plain, line) &&
            !is_left_out(line, directory)) {
            if (first != NULL)
                fprintf(stderr, "%s\n", first);
            fprintf(stderr, "%s\n", line);
            any = true;
        }
        first = NULL;
    }
    return any;
}

int lint_run(const struct words *command, size_t n, const struct words *user,
             const char *directory)
{
    char *plain = NULL, *text = NULL;
    int status = compile(command, n, user, NULL, &plain);

    if (status == 0)
        compile(command, n, user, directory, &text);
    else if (plain != NULL)
        fputs(plain, stderr);
    if (text != NULL)
        status = print_lines(text, plain, directory);
    free(plain);
    free(text);
    return status;
}
