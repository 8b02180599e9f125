/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Options of Cray's and SGI's Fortran compilers (foreign.h).
 */
#include "foreign.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "config.h"

/* An option as a whole.  sgi: only SGI's compilers have it. */
static const struct {
    const char *option, *instead, *say;
    bool sgi;
} whole[] = {
    {"-i8", "-fdefault-integer-8", NULL, false},
    {"-r8", "-fdefault-real-8", NULL, false},
    {"-d8", "-fdefault-double-8", NULL, false},
    {"-i4", "", NULL, false},
    {"-r4", "", NULL, false},
    {"-64", "", NULL, true},
    {"-n32", "", NULL, true},
    {"-32", "", NULL, true},
    {"-mips3", "", NULL, true},
    {"-mips4", "", NULL, true},
    {"-extend_source", "-ffixed-line-length-132", NULL, true},
    {"-col72", "-ffixed-line-length-72", NULL, true},
    {"-col80", "-ffixed-line-length-80", NULL, true},
    {"-col120", "-ffixed-line-length-120", NULL, true},
    {"-freeform", "-ffree-form", NULL, true},
    {"-fixedform", "-ffixed-form", NULL, true},
    {"-automatic", "-fautomatic", NULL, true},
    {"-F", "-cpp", NULL, false},
    {"-ffree", "-ffree-form", NULL, false},
    {"-ffixed", "-ffixed-form", NULL, false},
    {"-apo", "", "gfortran makes no threads by itself", true},
    {"-mp", "-fopenmp", NULL, true},
};

/* Options that begin so, up to an equals sign or to the end; all of SGI. */
static const char *const sgi_groups[] = {
    "-LNO:",    "-OPT:", "-TENV:",  "-IPA:",
    "-INLINE:", "-MP:",  "-DEBUG:", "-Ofast="};

/* What follows a letter of Cray's, in the same word or in the next. */
static const struct {
    char letter;
    const char *value, *instead, *say;
} letters[] = {
    {'s', "default64", "-fdefault-integer-8 -fdefault-real-8", NULL},
    {'s', "integer64", "-fdefault-integer-8", NULL},
    {'s', "real64", "-fdefault-real-8", NULL},
    {'s', "default32", "", NULL},
    {'s', "integer32", "", NULL},
    {'s', "real32", "", NULL},
    {'s', "word_pointer", "",
     "a Cray pointer of gfortran counts bytes: see whether the program computes "
     "with one"},
    {'s', "byte_pointer", "", NULL},
    {'e', "v", "-fno-automatic", NULL},
    {'e', "m", "", NULL}, /* gfortran always writes modules */
    {'e', "I", "-fimplicit-none", NULL},
    {'e', "Z", "-cpp", NULL},
    {'d', "p", "-fdefault-double-8", NULL},
    {'d', "v", "", NULL},
    {'d', "m", "", NULL},
    {'f', "free", "-ffree-form", NULL},
    {'f', "fixed", "-ffixed-form", NULL},
    {'N', "72", "-ffixed-line-length-72", NULL},
    {'N', "80", "-ffixed-line-length-80", NULL},
    {'N', "132", "-ffixed-line-length-132", NULL},
    {'N', "255", "-ffixed-line-length-none", NULL},
};

static void say(const char *option, const char *value, const char *text)
{
    fprintf(stderr, "%s: %s%s%s is left out: %s\n", program_name, option,
            *value != '\0' ? " " : "", value, text);
}

/* -X 4 and -X4: the number of PEs.  Returns how many words it takes, or 0. */
static size_t take_pes(const char *word, const char *next)
{
    const char *value = word[2] != '\0' ? word + 2 : next;
    char text[160];

    if (strncmp(word, "-X", 2) != 0 || value == NULL ||
        (value[strspn(value, "0123456789")] != '\0' && strcmp(value, "m") != 0))
        return 0;
    snprintf(text, sizeof text,
             "the launcher gives the number of PEs: " SMA_OSHRUN " -n %s",
             isdigit((unsigned char) *value) ? value : "N");
    say("-X", value, text);
    return word[2] != '\0' ? 1 : 2;
}

/* -O3,unroll2,inline3 and so on: gfortran has the level, and a word for unroll.
 * "-O 3" is the level alone. */
static size_t take_level(struct words *out, const char *word, const char *next)
{
    const char *value = word + 2, *comma;
    size_t taken = 1;
    char *level;

    if (strncmp(word, "-O", 2) != 0)
        return 0;
    if (*value == '\0' && next != NULL && isdigit((unsigned char) next[0])) {
        value = next;
        taken = 2;
    }
    comma = strchr(value, ',');
    if (taken == 1 && comma == NULL)
        return 0;
    if (asprintf(&level, "-O%c",
                 isdigit((unsigned char) *value) ? *value : '2') < 0)
        die(1, "out of memory");
    words_add(out, level);
    free(level);
    if (comma != NULL && strstr(comma, "unroll") != NULL &&
        strstr(comma, "unroll0") == NULL && strstr(comma, "nounroll") == NULL)
        words_add(out, "-funroll-loops");
    return taken;
}

/* -Wl"a b", which reaches oshfort as one word, becomes -Wl,a,b; what begins with -D
 * is for Cray's linker. */
static size_t take_linker(struct words *out, const char *word)
{
    struct words parts;

    if (strncmp(word, "-Wl", 3) != 0 || word[3] == ',' || word[3] == '\0')
        return 0;
    parts = words_split(word + 3);
    for (size_t i = 0; i < parts.n; i++) {
        char *rest = parts.word[i], *part;

        if (strncmp(rest, "-D", 2) == 0) {
            say("-Wl", rest,
                "it is a directive of Cray's linker; SHMEM_SYMMETRIC_SIZE sets "
                "the size of the symmetric heap");
            continue;
        }
        while ((part = strsep(&rest, ",")) != NULL) {
            words_add(out, "-Xlinker");
            words_add(out, part);
        }
    }
    words_free(&parts);
    return 1;
}

static size_t take_whole(struct words *out, const char *word)
{
    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++)
        if (strcmp(word, whole[i].option) == 0) {
            if (whole[i].instead[0] != '\0')
                words_add(out, whole[i].instead);
            if (whole[i].say != NULL)
                say(word, "", whole[i].say);
            return 1;
        }
    for (size_t i = 0; i < sizeof sgi_groups / sizeof *sgi_groups; i++)
        if (strncmp(word, sgi_groups[i], strlen(sgi_groups[i])) == 0)
            return 1;
    return 0;
}

static size_t take_letter(struct words *out, const char *word, const char *next)
{
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
        const char *value =
            word[1] != '\0' && word[2] != '\0' ? word + 2 : next;

        if (word[0] != '-' || word[1] != letters[i].letter || value == NULL ||
            strcmp(value, letters[i].value) != 0)
            continue;
        words_append(out, words_split(letters[i].instead));
        if (letters[i].say != NULL)
            say(word, word[2] != '\0' ? "" : value, letters[i].say);
        return word[2] != '\0' ? 1 : 2;
    }
    return 0;
}

/* Does a word show that the command is for SGI's compilers? */
static bool is_sgi(const struct words *w)
{
    for (size_t i = 0; i < w->n; i++) {
        for (size_t k = 0; k < sizeof whole / sizeof *whole; k++)
            if (whole[k].sgi && strcmp(w->word[i], whole[k].option) == 0)
                return true;
        for (size_t k = 0; k < sizeof sgi_groups / sizeof *sgi_groups; k++)
            if (strncmp(w->word[i], sgi_groups[k], strlen(sgi_groups[k])) == 0)
                return true;
    }
    return false;
}

/* Is there a Fortran source among the words? */
static bool has_source(const struct words *w)
{
    for (size_t i = 0; i < w->n; i++) {
        const char *dot = strrchr(w->word[i], '.');

        if (w->word[i][0] != '-' && dot != NULL &&
            (dot[1] == 'f' || dot[1] == 'F'))
            return true;
    }
    return false;
}

/*
 * -static of SGI's compilers means SAVE, on which symmetry may depend; gfortran
 * links statically.  Without another option of SGI it means both where sources are
 * compiled, unless threads would then share local variables.
 */
static size_t take_static(struct words *out, const struct words *w,
                          const char *word)
{
    bool sgi = is_sgi(w), threads = false, links = !sgi, after = false,
         kept = false;

    if (strcmp(word, "-static") != 0)
        return 0;
    for (size_t i = 0; i < w->n; i++) {
        threads = threads || strcmp(w->word[i], "-fopenmp") == 0;
        links = links && strcmp(w->word[i], "-c") != 0;
        after = after || w->word[i] == word;
        kept = kept || (after && strcmp(w->word[i], "-fautomatic") == 0);
    }
    if (links)
        words_add(out, word);
    if (!sgi && (threads || !has_source(w)))
        return 1;
    words_add(out, "-fno-automatic");
    if (!sgi && !kept)
        fprintf(stderr,
                "%s: -static also makes local variables static, as SGI's "
                "-static does; -fautomatic after it keeps them automatic\n",
                program_name);
    return 1;
}

void foreign_translate(struct words *user)
{
    struct words out = {NULL, 0};

    for (size_t i = 0; i < user->n;) {
        const char *word = user->word[i];
        const char *next = i + 1 < user->n ? user->word[i + 1] : NULL;
        size_t taken = take_whole(&out, word);

        if (taken == 0)
            taken = take_letter(&out, word, next);
        if (taken == 0)
            taken = take_pes(word, next);
        if (taken == 0)
            taken = take_level(&out, word, next);
        if (taken == 0)
            taken = take_linker(&out, word);
        if (taken == 0)
            taken = take_static(&out, user, word);
        if (taken == 0) {
            words_add(&out, word);
            taken = 1;
            if (command_takes_word(word) && next != NULL) {
                words_add(&out, next);
                taken = 2;
            }
        }
        i += taken;
    }
    words_free(user);
    *user = out;
}
