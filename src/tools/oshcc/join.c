/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Joins names that are in pieces (lines.h): in fixed form a name may contain
 * blanks, and in both forms it may continue in another line.
 */
#include "lines.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The characters of a statement without those that have no meaning, and their
 * places. */
struct stream {
    char *text;
    struct place {
        struct line *line;
        size_t column;
    } * at;
    size_t n;
};

static void add(struct stream *s, struct line *l, size_t column, char c)
{
    if ((s->n & (s->n - 1)) == 0) {
        size_t room = s->n == 0 ? 2 : 2 * s->n + 1;

        s->text = checked(realloc(s->text, room));
        s->at = checked(realloc(s->at, room * sizeof *s->at));
    }
    s->at[s->n] = (struct place){l, column};
    s->text[s->n++] = c;
    s->text[s->n] = '\0';
}

/* Adds the code of a line to a statement.  Fixed form: all characters but
 * blanks.  Free form: a name that continues in another line ends right before
 * an & and goes on right after the & of that line.  Without this second & a
 * blank separates the lines. */
static void add_code(struct stream *s, struct line *l, bool is_free)
{
    size_t from = is_free ? 0 : 6, to = strlen(l->code);

    while (to > 0 && isspace((unsigned char) l->code[to - 1]))
        to--;
    if (is_free && to > 0 && l->code[to - 1] == '&')
        to--;
    if (is_free && l->continued) {
        from = strspn(l->code, " \t");
        if (l->code[from] == '&')
            from++;
        else
            add(s, l, 0, ' ');
    }
    for (; from < to; from++)
        if (is_free || !isspace((unsigned char) l->code[from]))
            add(s, l, from, l->code[from]);
}

/* Writes the whole name where it begins, and blanks over the rest of it. */
static void put_together(struct place *at, const char *name, bool is_free)
{
    struct line *l = at[0].line;
    size_t column = at[0].column, n = strlen(name), end = column + n;
    size_t length = strlen(l->text);

    for (size_t i = 0; i < n; i++)
        at[i].line->text[at[i].column] = at[i].line->code[at[i].column] = ' ';
    if (end > length || is_free) {
        l->text = checked(realloc(l->text, length + n + 3));
        l->code = checked(realloc(l->code, length + n + 3));
        if (end > length)
            l->text[end] = l->code[end] = '\0';
    }
    memcpy(l->text + column, name, n);
    memcpy(l->code + column, name, n);
    if (is_free) { /* the name has replaced the & */
        strcpy(l->text + end, " &");
        strcpy(l->code + end, " &");
    }
}

/* Joins all occurrences of the name in the statement. */
static void join(struct stream *s, const char *name, bool is_free)
{
    size_t n = strlen(name);

    if (s->at == NULL || s->text == NULL) /* there is no character */
        return;
    for (size_t i = 0; i + n <= s->n; i++) {
        const struct place *at = &s->at[i];
        const char *code = at->line->code;

        if (strncasecmp(s->text + i, name, n) != 0 ||
            (at[n - 1].line == at->line &&
             at[n - 1].column == at->column + n - 1) ||
            (i + n < s->n && is_word(s->text[i + n])) ||
            (at->column > 0 && is_word(code[at->column - 1]) &&
             (is_free || at->column > 6)))
            continue;
        put_together(&s->at[i], name, is_free);
    }
}

void lines_join(struct lines *l, const char *name)
{
    bool is_free = l->form->is_free;

    for (size_t i = 0; i < l->n;) {
        struct stream s = {NULL, NULL, 0};
        size_t k = i;

        for (;
             k < l->n && (k == i || l->line[k].comment || l->line[k].continued);
             k++)
            if (!l->line[k].comment && (is_free || strlen(l->line[k].code) > 6))
                add_code(&s, &l->line[k], is_free);
        join(&s, name, is_free);
        free(s.text);
        free(s.at);
        i = k;
    }
}
