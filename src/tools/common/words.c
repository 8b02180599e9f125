/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Lists of words, and messages that end the program (words.h).
 */
#include "words.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *program_name;

void die(int status, const char *format, ...)
{
    va_list ap;

    fflush(stdout);
    fprintf(stderr, "%s: ", program_name);
    va_start(ap, format);
    vfprintf(stderr, format, ap);
    va_end(ap);
    fputc('\n', stderr);
    exit(status);
}

const char *value_of(char **argv, int *i)
{
    if (argv[*i + 1] == NULL)
        die(1, "%s needs a value (%s --help)", argv[*i], program_name);
    return argv[++*i];
}

void finish_output(void)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        die(1, "cannot write to standard output: %s", strerror(errno));
    exit(0);
}

void *checked(void *p)
{
    if (p == NULL)
        die(1, "out of memory");
    return p;
}

void words_add(struct words *w, const char *word)
{
    w->word = checked(realloc(w->word, (w->n + 2) * sizeof *w->word));
    w->word[w->n++] = checked(strdup(word));
    w->word[w->n] = NULL;
}

void words_addf(struct words *w, const char *format, ...)
{
    char *word;
    va_list ap;
    int n;

    va_start(ap, format);
    n = vasprintf(&word, format, ap);
    va_end(ap);
    checked(n < 0 ? NULL : word);
    words_add(w, word);
    free(word);
}

void words_free(struct words *w)
{
    for (size_t i = 0; i < w->n; i++)
        free(w->word[i]);
    free(w->word);
}

void words_append(struct words *w, struct words more)
{
    for (size_t i = 0; i < more.n; i++)
        words_add(w, more.word[i]);
    words_free(&more);
}

/* quotes: the characters that keep white space until they come again. */
static struct words split(const char *s, const char *quotes)
{
    struct words w = {NULL, 0};
    char *word = checked(malloc(strlen(s) + 1));

    for (;;) {
        char quote = '\0';
        size_t n = 0;

        while (isspace((unsigned char) *s))
            s++;
        if (*s == '\0')
            break;
        for (; *s != '\0' && (quote != '\0' || !isspace((unsigned char) *s));
             s++) {
            if (*s == '\\' && s[1] != '\0')
                word[n++] = *++s;
            else if (quote == '\0' && strchr(quotes, *s) != NULL)
                quote = *s;
            else if (quote != '\0' && *s == quote)
                quote = '\0';
            else
                word[n++] = *s;
        }
        word[n] = '\0';
        words_add(&w, word);
    }
    free(word);
    return w;
}

void make_plain(char *text)
{
    for (; *text != '\0'; text++)
        if (*text < ' ' || *text > '~')
            *text = '?';
}

struct words words_split(const char *s)
{
    return split(s, "");
}

struct words words_split_quoted(const char *s)
{
    return split(s, "'\"");
}
