/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the words of a command say about the program to be linked (command.h).
 */
#include "command.h"
#include "fortran.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Is the option this name, with one dash or with two? */
static bool is(const char *option, const char *name)
{
    if (option[0] == '-' && option[1] == '-')
        option++;
    return strcmp(option, name) == 0;
}

bool link_is_static(const char *option)
{
    return is(option, "-static") || is(option, "-static-pie");
}

bool link_is_static_pie(const struct words *w)
{
    for (size_t i = 0; i < w->n; i++)
        if (is(w->word[i], "-static-pie"))
            return true;
    return false;
}

static bool is_no_rpath(const char *word)
{
    return strncmp(word, "-Wl,-rpath,", 11) != 0;
}

void link_drop_rpath(struct words *libs)
{
    command_keep(libs, is_no_rpath);
}

/* Does the word name a library that has the names of the BLAS, by -l or by its path? */
static bool is_blas(const char *word)
{
    static const char *const names[] = {"blas", "blis", "mkl", "atlas",
                                        "armpl"};
    const char *slash = strrchr(word, '/');

    if (word[0] == '-' ? word[1] != 'l' : !fortran_is_object(word))
        return false;
    word = slash != NULL ? slash : word;
    if (word[strlen(word) - 1] == 'o' && word[strlen(word) - 2] == '.')
        return false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strstr(word, names[i]) != NULL)
            return true;
    return false;
}

/* Puts the word before the first of the list that is asked for. */
static void put_before(struct words *list, bool (*asked)(const char *word),
                       const char *word)
{
    struct words w = {NULL, 0};

    for (size_t i = 0; i < list->n; i++) {
        if (asked != NULL && asked(list->word[i])) {
            words_add(&w, word);
            asked = NULL;
        }
        words_add(&w, list->word[i]);
        if (command_takes_word(list->word[i]) && i + 1 < list->n)
            words_add(&w, list->word[++i]); /* as the file of -o */
    }
    words_free(list);
    *list = w;
}

static bool is_libsma(const char *word)
{
    return strcmp(word, "-lsma") == 0;
}

void link_for_cray(struct words *libs, struct words *user)
{
    put_before(libs, is_libsma, "-lsma_cray");
    put_before(user, is_blas, "-lsma_cray");
}

void link_for_nvcc(struct words *libs)
{
    struct words w = {NULL, 0};

    put_before(libs, is_libsma, "-lsma_cuda");
    for (size_t i = 0; i < libs->n; i++)
        if (strncmp(libs->word[i], "-Wl,", 4) == 0)
            words_addf(&w, "-Xlinker=%s", libs->word[i] + 4);
        else
            words_add(&w, libs->word[i]);
    words_free(libs);
    *libs = w;
}

static bool is_own(const char *word)
{
    return strcmp(word, "-loshmem") != 0 && strcmp(word, "-loshmpi") != 0 &&
           strcmp(word, "-lopenshmem") != 0;
}

void link_drop_others(struct words *user, bool links)
{
    for (size_t i = 0; links && i < user->n; i++)
        if (!is_own(user->word[i]))
            fprintf(stderr,
                    "%s: %s is left out: it is the library of another SHMEM\n",
                    program_name, user->word[i]);
    command_keep(user, is_own);
}

/* Does one of the options, with commas between them, decide whether the program has
 * fixed addresses?  linker: they are for the linker, for which -static only selects
 * libraries. */
static bool decides(const char *options, bool linker)
{
    static const char *const names[] = {
        "-pie",        "-no-pie",      "-shared", "-static-pie",    "-r", "-i",
        "-Bshareable", "-relocatable", "-static", "-pic-executable"};
    char *list = checked(strdup(options)), *rest = list;
    bool found = false;

    for (char *option; (option = strsep(&rest, ",")) != NULL;)
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            found = found || (is(option, names[i]) &&
                              !(linker && is(option, "-static")));
    free(list);
    return found;
}

/* Does one of the words decide whether the program has fixed addresses? */
static bool words_decide(const struct words *w)
{
    for (size_t i = 0; i < w->n; i++) {
        const char *word = w->word[i];
        bool linker = strncmp(word, "-Wl,", 4) == 0;

        if (strcmp(word, "-Xlinker") == 0 && i + 1 < w->n) {
            linker = true;
            word = w->word[++i];
        } else if (command_takes_word(word)) {
            i++;
            continue;
        }
        if (decides(word, linker))
            return true;
    }
    return false;
}

/* Is the compiler known to have -no-pie?  A command such as ccache or env may
 * stand before its name, and options after it. */
static bool is_known(const struct words *command)
{
    static const char *const known[] = {"gcc",   "g++",   "clang",  "gfortran",
                                        "flang", "mpicc", "mpicxx", "mpic++",
                                        "mpiCC", "mpif"};

    for (size_t i = 0; i < command->n; i++) {
        const char *word = command->word[i], *slash = strrchr(word, '/');
        const char *name = slash != NULL ? slash + 1 : word;

        if (word[0] == '-' || strchr(word, '=') != NULL) {
            i += command_takes_word(word);
            continue;
        }
        if (strcmp(name, "cc") == 0 || strcmp(name, "c++") == 0)
            return true;
        for (size_t k = 0; k < sizeof known / sizeof *known; k++)
            if (strstr(name, known[k]) != NULL)
                return true;
    }
    return false;
}

bool link_is_fixed(const struct words *command, const struct words *user)
{
    return is_known(command) && !words_decide(command) && !words_decide(user);
}
