/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Cray Fortran to Fortran, as far as SHMEM goes (cray.h).  It reads lines,
 * joins them to statements, and knows strings and comments; it is no parser:
 * a name is looked for as a word, a statement is known by its first word.
 */
#include "cray.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

struct line {
    char *text;     /* ends with '\0', no newline */
    char *code;     /* the same, strings and comments blank */
    bool comment;   /* nothing but comment */
    bool continued; /* belongs to the statement of the line before */
    int unit;       /* program unit, counted by END statements */
    int padding;    /* blanks that belong to a string which goes on */
};

struct file {
    const char *name;
    struct line *line;
    size_t n;
    bool free_form;
    size_t columns; /* of fixed form, 0: any number */
    bool uses_npes;
    bool own_npes; /* gives N$PES a value itself */
};

/* The functions that were intrinsic to Cray's compilers. */
static const char *const intrinsics[] = { "MY_PE", "NUM_PES", "N$PES" };
enum { INTRINSICS = sizeof intrinsics / sizeof *intrinsics };

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$';
}

/* Where the word stands in s, in upper or lower case, or NULL. */
static const char *find_word(const char *s, const char *word)
{
    size_t n = strlen(word);

    for (const char *p = s; *p != '\0'; p++)
        if (strncasecmp(p, word, n) == 0 && !is_word(p[n]) &&
            (p == s || !is_word(p[-1])))
            return p;
    return NULL;
}

/* ------------------------------------------------------------------- lines */

/* Blanks the strings and comments of a line's code, from `start`.  *quote is
 * the string that is open from the line before, or 0. */
static void mask(struct line *l, size_t start, char *quote)
{
    for (char *c = l->code + start; *c != '\0'; c++) {
        if (*quote != 0) {
            if (*c == *quote)
                *quote = 0; /* a doubled quote opens a new string at once */
            *c = ' ';
        } else if (*c == '\'' || *c == '"') {
            *quote = *c;
            *c = ' ';
        } else if (*c == '!') {
            memset(c, ' ', strlen(c));
            break;
        }
    }
}

static bool is_blank(const char *s)
{
    return s[strspn(s, " \t\r")] == '\0';
}

static void read_fixed(struct line *l, size_t columns, char *quote)
{
    size_t start = l->text[0] == '\t' ? 1 : 6;
    size_t length;

    if (strchr("cC*!dD#", l->text[0]) != NULL || is_blank(l->text)) {
        l->comment = true; /* also an empty line: strchr finds '\0' */
        return;
    }
    length = strlen(l->text);
    if (columns > 0 && length > columns)
        l->text[columns] = l->code[columns] = '\0';
    if (start == 1)
        l->continued = l->text[1] >= '1' && l->text[1] <= '9';
    else
        l->continued = length > 5 && l->text[5] != ' ' && l->text[5] != '0' &&
                       memchr(l->text, '!', 5) == NULL;
    if (!l->continued)
        *quote = 0;
    mask(l, length < start ? length : start, quote);
    if (*quote != 0 && length < columns)
        l->padding = (int)(columns - length);
    l->comment = is_blank(l->code) && !l->continued;
}

/* *open: the line before ended in &. */
static void read_free(struct line *l, char *quote, bool *open)
{
    const char *end;

    if (l->text[0] == '#' || is_blank(l->text)) {
        l->comment = true;
        return;
    }
    l->continued = *open;
    if (!*open)
        *quote = 0;
    mask(l, 0, quote);
    if (is_blank(l->code) && *quote == 0) {
        l->comment = true; /* does not end a continued statement */
        return;
    }
    end = *quote != 0 ? l->text : l->code;
    end += strlen(end);
    while (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r')
        end--;
    *open = end[-1] == '&';
}

/* ------------------------------------------------------------- statements */

/* The first word of the statement on this line, after a label. */
static const char *first_word(const struct line *l)
{
    return l->code + strspn(l->code, " \t0123456789");
}

static bool begins(const struct line *l, const char *word)
{
    const char *s = first_word(l);

    return !l->comment && !l->continued && find_word(s, word) == s;
}

static bool is_implicit_none(const struct line *l)
{
    return begins(l, "IMPLICIT") && find_word(l->code, "NONE") != NULL;
}

static bool is_end_of_unit(const struct line *l)
{
    static const char *const units[] = { "PROGRAM", "SUBROUTINE", "FUNCTION",
                                         "MODULE", "BLOCK" };
    const char *s = first_word(l);

    if (l->comment || l->continued || strncasecmp(s, "END", 3) != 0)
        return false;
    s += 3;
    s += strspn(s, " \t\r");
    if (*s == '\0' || *s == ';')
        return true;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strncasecmp(s, units[i], strlen(units[i])) == 0)
            return true;
    return false;
}

/* Line i and those that continue it end before the line returned. */
static size_t statement_end(const struct file *f, size_t i)
{
    size_t end = i + 1;

    for (size_t j = i + 1; j < f->n; j++)
        if (f->line[j].continued)
            end = j + 1;
        else if (!f->line[j].comment)
            break;
    return end;
}

static bool statement_has(const struct file *f, size_t i, const char *word)
{
    for (size_t j = i, end = statement_end(f, i); j < end; j++)
        if (!f->line[j].comment && find_word(f->line[j].code, word) != NULL)
            return true;
    return false;
}

/* Whether a program unit says itself that the name is an INTEGER. */
static bool is_declared(const struct file *f, int unit, const char *name)
{
    for (size_t i = 0; i < f->n; i++)
        if (f->line[i].unit == unit && begins(&f->line[i], "INTEGER") &&
            statement_has(f, i, name))
            return true;
    return false;
}

/* ----------------------------------------------------------------- output */

/* Writes what line i has become.  What does not fit into fixed form goes on in
 * another line; then the compiler is told the number of the next one. */
static void put_text(const struct file *f, size_t i, const char *text,
                     FILE *out)
{
    size_t room = f->free_form ? 0 : f->columns;

    if (f->line[i].comment || room == 0 || strlen(text) <= room) {
        fprintf(out, "%s\n", text);
        return;
    }
    fprintf(out, "%.*s\n", (int)room, text);
    for (text += room; *text != '\0';) {
        int n = (int)strnlen(text, room - 6);

        fprintf(out, "     &%.*s\n", n, text);
        text += n;
    }
    fprintf(out, "# %zu \"%s\"\n", i + 2, f->name);
}

/* "EXTERNAL name", with its type where the unit does not give it. */
static void put_external(const struct file *f, int unit, const char *name,
                         FILE *out)
{
    if (!is_declared(f, unit, name))
        fprintf(out, "INTEGER %s; ", name);
    fprintf(out, "EXTERNAL %s", name);
}

/* An INTRINSIC statement on the lines [i, end): the names that the compiler
 * does not know become EXTERNAL.  False if there is none. */
static bool put_intrinsic(const struct file *f, size_t i, size_t end, FILE *out)
{
    bool known = false, any = false;

    for (size_t k = 0; k < INTRINSICS; k++)
        any = any || statement_has(f, i, intrinsics[k]);
    if (!any)
        return false;

    fputs("      ", out);
    for (size_t j = i; j < end; j++) {
        const struct line *l = &f->line[j];
        const char *s = j == i ? first_word(l) + strlen("INTRINSIC") : l->code;

        if (l->comment)
            continue;
        if (j > i && !f->free_form)
            s += l->text[0] == '\t' ? 2 : 6;
        while (*(s += strcspn(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                 "abcdefghijklmnopqrstuvwxyz")) != '\0') {
            size_t n = 0, k = 0;

            while (is_word(s[n]))
                n++;
            while (k < INTRINSICS && (strlen(intrinsics[k]) != n ||
                                      strncasecmp(s, intrinsics[k], n) != 0))
                k++;
            if (k == INTRINSICS) {
                fprintf(out, "%s%.*s", known ? ", " : "INTRINSIC ", (int)n, s);
                known = true;
            }
            s += n;
        }
    }
    for (size_t k = 0; k < INTRINSICS; k++)
        if (statement_has(f, i, intrinsics[k])) {
            if (known)
                fputs("; ", out);
            put_external(f, f->line[i].unit, intrinsics[k], out);
            known = true;
        }
    return true;
}

/* The line with N$PES as a function; a declaration names it without (). */
static void put_line(const struct file *f, const struct line *l,
                     bool declaration, FILE *out)
{
    int depth = 0;

    if (l->comment || !f->uses_npes) {
        fprintf(out, "%s%*s", l->text, l->padding, "");
        return;
    }
    for (const char *c = l->code, *t = l->text; *t != '\0'; c++, t++) {
        if (*c == '(')
            depth++;
        else if (*c == ')')
            depth--;
        fputc(*t, out);
        if (*c == '$' && c - l->code >= 1 && toupper((unsigned char)c[-1]) == 'N' &&
            find_word(c - 1, "N$PES") == c - 1 &&
            (c - l->code < 2 || !is_word(c[-2])) &&
            (!declaration || depth > 0)) {
            fprintf(out, "%.3s()", t + 1);
            c += 3;
            t += 3;
        }
    }
    fprintf(out, "%*s", l->padding, "");
}

static bool put_file(const struct file *f, FILE *out)
{
    bool declaration = false;

    for (size_t i = 0, next; i < f->n; i = next) {
        const struct line *l = &f->line[i];
        char *text = NULL;
        size_t size;
        FILE *memory = open_memstream(&text, &size);

        if (memory == NULL)
            return false;
        next = i + 1;
        if (!l->comment && !l->continued)
            declaration = begins(l, "INTEGER") || begins(l, "EXTERNAL") ||
                          begins(l, "INTRINSIC");
        if (begins(l, "INTRINSIC") &&
            put_intrinsic(f, i, statement_end(f, i), memory)) {
            next = statement_end(f, i);
        } else if (is_implicit_none(l) && f->uses_npes &&
                   !is_declared(f, l->unit, "N$PES")) {
            fputs("      IMPLICIT NONE; ", memory);
            put_external(f, l->unit, "N$PES", memory);
        } else {
            put_line(f, l, declaration, memory);
        }
        if (fclose(memory) != 0)
            return false;
        put_text(f, i, text, out);
        free(text);
        for (size_t j = i + 1; j < next; j++)
            fputc('\n', out); /* the number of lines stays */
    }
    return true;
}

static bool read_file(struct file *f, char *text)
{
    char quote = 0;
    bool open = false;
    int unit = 0;

    for (char *p = text; *p != '\0';) {
        struct line l = { .text = p };
        char *newline = strchr(p, '\n');

        if (newline != NULL)
            *newline = '\0';
        p = newline != NULL ? newline + 1 : p + strlen(p);
        l.code = strdup(l.text);
        if ((f->n & (f->n - 1)) == 0) {
            size_t room = f->n == 0 ? 1 : 2 * f->n;
            struct line *more = realloc(f->line, room * sizeof l);

            if (more != NULL)
                f->line = more;
            else
                free(l.code), l.code = NULL;
        }
        if (l.code == NULL)
            return false;
        if (f->free_form)
            read_free(&l, &quote, &open);
        else
            read_fixed(&l, f->columns, &quote);
        l.unit = unit;
        unit += is_end_of_unit(&l);
        f->line[f->n++] = l;
        if (!l.comment && find_word(l.code, "N$PES") != NULL)
            f->uses_npes = true;
    }
    for (size_t i = 0; i < f->n; i++)
        if (!f->line[i].comment && !f->line[i].continued &&
            statement_has(f, i, "PARAMETER") && statement_has(f, i, "N$PES"))
            f->own_npes = true;
    if (f->own_npes)
        f->uses_npes = false;
    return true;
}

bool cray_translate(const char *name, char *text, size_t length,
                    bool free_form, size_t columns, FILE *out)
{
    struct file f = { .name = name, .free_form = free_form,
                      .columns = columns };
    bool ok = strlen(text) == length && read_file(&f, text);

    if (ok) {
        fprintf(out, "# 1 \"%s\"\n", name);
        ok = put_file(&f, out) && !ferror(out);
    }
    for (size_t i = 0; i < f.n; i++)
        free(f.line[i].code);
    free(f.line);
    return ok;
}
