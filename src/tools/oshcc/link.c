/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the words of a command say about the program to be linked (link.h).
 */
#include "link.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"

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

static const char rpath[] = "-Wl,-rpath,";

void link_drop_rpath(struct words *libs)
{
    size_t n = 0;

    for (size_t i = 0; i < libs->n; i++)
        if (strncmp(libs->word[i], rpath, strlen(rpath)) == 0)
            free(libs->word[i]);
        else
            libs->word[n++] = libs->word[i];
    libs->n = n;
    if (libs->word != NULL)
        libs->word[n] = NULL;
}

void link_keep_commas(struct words *libs)
{
    struct words w = {NULL, 0};

    for (size_t i = 0; i < libs->n; i++) {
        const char *word = libs->word[i], *path = word + strlen(rpath);

        if (strncmp(word, rpath, strlen(rpath)) != 0 ||
            strchr(path, ',') == NULL) {
            words_add(&w, word);
            continue;
        }
        words_add(&w, "-Xlinker");
        words_add(&w, "-rpath");
        words_add(&w, "-Xlinker");
        words_add(&w, path);
    }
    words_free(libs);
    *libs = w;
}

/* Does the word name a library that has the names of the BLAS? */
static bool is_blas(const char *word)
{
    static const char *const names[] = {"blas", "blis", "mkl", "atlas",
                                        "armpl"};

    if (strncmp(word, "-l", 2) != 0)
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
    bool found = false;

    for (size_t i = 0; i < list->n; i++) {
        if (!found && asked(list->word[i])) {
            words_add(&w, word);
            found = true;
        }
        words_add(&w, list->word[i]);
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
    static const char linker[] = "-Wl,", library[] = "-lsma";
    struct words w = {NULL, 0};

    for (size_t i = 0; i < libs->n; i++) {
        char *option = NULL;

        if (strcmp(libs->word[i], library) == 0)
            words_add(&w, "-lsma_cuda");
        if (strncmp(libs->word[i], linker, strlen(linker)) == 0 &&
            asprintf(&option, "-Xlinker=%s", libs->word[i] + strlen(linker)) <
                0)
            die(1, "out of memory");
        words_add(&w, option != NULL ? option : libs->word[i]);
        free(option);
    }
    words_free(libs);
    *libs = w;
}

/* Does the word name the library of another SHMEM?  from_linker: it is an option for
 * the linker, whose arguments look like files. */
static bool is_other(const char *word, bool from_linker)
{
    static const char *const names[] = {"oshmem", "oshmpi", "openshmem"};
    bool short_name = strncmp(word, "-l", 2) == 0 && word[2] != ':';
    const char *slash = strrchr(word, '/');
    const char *name = slash != NULL ? slash + 1 : word;

    if (word[0] == '-' && strncmp(word, "-l", 2) != 0)
        return false;
    if (word[0] == '-')
        name = word + (short_name ? 2 : 3);
    else if (from_linker && slash == NULL)
        return false;
    if (!short_name && strncmp(name, "lib", 3) != 0)
        return false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        size_t n = strlen(names[i]);
        const char *base = short_name ? name : name + 3;
        const char *end = strncmp(base, names[i], n) == 0 ? base + n : "?";

        if (short_name ? *end == '\0'
                       : strcmp(end, ".a") == 0 || strcmp(end, ".so") == 0 ||
                             strncmp(end, ".so.", 4) == 0)
            return true;
    }
    return false;
}

/* Adds the word, or says that it is left out. */
static void add_own(struct words *w, const char *word, bool from_linker,
                    bool links)
{
    if (!is_other(word, from_linker)) {
        if (from_linker)
            words_add(w, "-Xlinker");
        words_add(w, word);
    } else if (links) {
        fprintf(stderr,
                "%s: %s is left out: it is the library of another SHMEM\n",
                program_name, word);
    }
}

/* Does a part of -Wl,a,b,c name the library of another SHMEM? */
static bool has_other(const char *word)
{
    char *list, *rest;
    bool found = false;

    rest = list = checked(strdup(word));
    for (char *part; (part = strsep(&rest, ",")) != NULL;)
        found = found || is_other(part, true);
    free(list);
    return found;
}

void link_drop_others(struct words *user, bool links)
{
    struct words w = {NULL, 0};

    for (size_t i = 0; i < user->n; i++) {
        const char *word = user->word[i];
        const char *next = i + 1 < user->n ? user->word[i + 1] : NULL;

        if (next != NULL && strcmp(word, "-l") == 0) {
            char *joined;

            if (asprintf(&joined, "-l%s", next) < 0)
                die(1, "out of memory");
            add_own(&w, joined, false, links);
            free(joined);
            i++;
        } else if (next != NULL && strcmp(word, "-Xlinker") == 0) {
            add_own(&w, next, true, links);
            i++;
        } else if (next != NULL && command_takes_word(word)) {
            words_add(&w, word);
            words_add(&w, next);
            i++;
        } else if (strncmp(word, "-Wl,", 4) == 0 && has_other(word + 4)) {
            char *rest = user->word[i] + 4;

            for (char *part; (part = strsep(&rest, ",")) != NULL;)
                add_own(&w, part, true, links);
        } else {
            add_own(&w, word, false, links);
        }
    }
    words_free(user);
    *user = w;
}

/* Does the option decide whether the program has fixed addresses?  from_linker:
 * it is an option for the linker. */
static bool places(const char *option, bool from_linker)
{
    static const char *const options[] = {"-pie", "-no-pie", "-shared",
                                          "-r",   "-static", "-static-pie"};
    static const char *const linker[] = {"-Bshareable", "-relocatable", "-i",
                                         "-pic-executable"};

    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (is(option, options[i]))
            /* for the linker, -static only selects libraries */
            return !from_linker || strcmp(options[i], "-static") != 0;
    for (size_t i = 0; i < sizeof linker / sizeof *linker; i++)
        if (from_linker && is(option, linker[i]))
            return true;
    return false;
}

/* Does an option in -Wl,a,b,c decide whether the program has fixed
 * addresses? */
static bool linker_word_places(const char *word)
{
    char *list, *rest;
    bool found = false;

    if (strncmp(word, "-Wl,", 4) != 0)
        return false;
    rest = list = checked(strdup(word + 4));
    for (char *option; (option = strsep(&rest, ",")) != NULL;)
        found = found || places(option, true);
    free(list);
    return found;
}

/* Does one of the words decide whether the program has fixed addresses? */
static bool words_place(const struct words *w)
{
    for (size_t i = 0; i < w->n; i++) {
        const char *word = w->word[i];

        if (strcmp(word, "-Xlinker") == 0 && i + 1 < w->n) {
            if (places(w->word[++i], true))
                return true;
        } else if (command_takes_word(word)) {
            i++;
        } else if (places(word, false) || linker_word_places(word)) {
            return true;
        }
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
        const char *word = command->word[i];
        const char *slash = strrchr(word, '/');
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
    return is_known(command) && !words_place(command) && !words_place(user);
}
