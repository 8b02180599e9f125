/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Which lines of a Fortran source the preprocessor leaves (branches.h): conditions
 * on a name that the command or the source defines, or that neither defines.
 */
#include "branches.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 64 };

static const struct words *command;
static struct words defined; /* by the source; "!NAME" after #undef */
static bool includes; /* the source has #include, which may define names */
static int depth;
static enum branch outer[DEEPEST + 1], now[DEEPEST + 1];
static bool taken[DEEPEST + 1]; /* a branch of this #if is left */

static size_t name_length(const char *s)
{
    size_t n = 0;

    while (isalnum((unsigned char) s[n]) || s[n] == '_')
        n++;
    return n;
}

static bool is_name(const char *word, const char *name, size_t n)
{
    return strncmp(word, name, n) == 0 && (word[n] == '\0' || word[n] == '=');
}

/* LEFT: the name is defined; REMOVED: it is not. */
static enum branch is_defined(const char *name, size_t n)
{
    for (size_t i = defined.n; i-- > 0;) {
        const char *word = defined.word[i];

        if (is_name(word + (*word == '!'), name, n))
            return *word == '!' ? REMOVED : LEFT;
    }
    for (size_t i = command->n; i-- > 0;) {
        const char *word = command->word[i];

        if (word[0] != '-' || (word[1] != 'D' && word[1] != 'U'))
            continue;
        if (is_name(word[2] != '\0' || i + 1 == command->n
                        ? word + 2
                        : command->word[i + 1],
                    name, n))
            return word[1] == 'D' ? LEFT : REMOVED;
    }
    /* a name of the compiler, or of a file that nobody has read */
    return n == 0 || name[0] == '_' || includes ? UNKNOWN : REMOVED;
}

bool branches_may_replace(const char *word, size_t n)
{
    return is_defined(word, n) != REMOVED;
}

static enum branch opposite(enum branch b)
{
    return b == LEFT ? REMOVED : b == REMOVED ? LEFT : UNKNOWN;
}

/* What a condition of #if says: 0, 1, defined(NAME) and !defined(NAME). */
static enum branch condition(const char *s)
{
    bool is_not = *s == '!';
    enum branch b = UNKNOWN;
    size_t n;

    s += is_not + strspn(s + is_not, " \t");
    if (strncmp(s, "defined", 7) == 0) {
        s += 7 + strspn(s + 7, " \t(");
        n = name_length(s);
        b = is_defined(s, n);
        s += n;
    } else if (*s == '0' || *s == '1') {
        b = *s++ == '1' ? LEFT : REMOVED;
    }
    s += strspn(s, " \t)");
    if (*s != '\0')
        return UNKNOWN;
    return is_not ? opposite(b) : b;
}

static void enter(enum branch b)
{
    if (depth == DEEPEST)
        return;
    outer[depth + 1] = now[depth];
    depth++;
    now[depth] = outer[depth] == LEFT ? b : outer[depth];
    taken[depth] = now[depth] == LEFT;
}

static void begin_else(enum branch b)
{
    if (depth == 0 || outer[depth] != LEFT)
        return;
    if (taken[depth])
        now[depth] = REMOVED;
    else
        now[depth] = now[depth] == UNKNOWN ? UNKNOWN : b;
    taken[depth] = taken[depth] || now[depth] == LEFT;
}

static void remember(const char *name, const char *mark)
{
    size_t n = name_length(name);
    char *word;

    if (now[depth] == REMOVED)
        return;
    if (now[depth] == UNKNOWN) {
        includes = true;
        return;
    }
    word = checked(malloc(n + 2));
    strcpy(word, mark);
    strncat(word, name, n);
    words_add(&defined, word);
    free(word);
}

void branches_command(const struct words *user)
{
    command = user;
}

void branches_begin(void)
{
    words_free(&defined);
    defined = (struct words){NULL, 0};
    includes = false;
    depth = 0;
    now[0] = LEFT;
}

void branches_read(const char *line)
{
    const char *word = line + 1 + strspn(line + 1, " \t");
    size_t n = name_length(word);
    const char *rest = word + n + strspn(word + n, " \t");

    if (n == 2 && strncmp(word, "if", 2) == 0)
        enter(condition(rest));
    else if (n == 5 && strncmp(word, "ifdef", 5) == 0)
        enter(is_defined(rest, name_length(rest)));
    else if (n == 6 && strncmp(word, "ifndef", 6) == 0)
        enter(opposite(is_defined(rest, name_length(rest))));
    else if (n == 4 && strncmp(word, "elif", 4) == 0)
        begin_else(condition(rest));
    else if (n == 4 && strncmp(word, "else", 4) == 0)
        begin_else(LEFT);
    else if (n == 5 && strncmp(word, "endif", 5) == 0)
        depth -= depth > 0;
    else if (n == 6 && strncmp(word, "define", 6) == 0)
        remember(rest, "");
    else if (n == 5 && strncmp(word, "undef", 5) == 0)
        remember(rest, "!");
    else if (n == 7 && strncmp(word, "include", 7) == 0)
        includes = true;
}

enum branch branches_here(void)
{
    return now[depth];
}
