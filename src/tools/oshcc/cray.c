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
    char *text;     /* ends with '\0', no newline, no tab before column 7 */
    char *code;     /* the same, strings and comments blank */
    bool comment;   /* nothing but comment */
    bool continued; /* belongs to the statement of the line before */
    int unit;       /* program unit, counted by END statements */
    int padding;    /* blanks that belong to a string which goes on */
    size_t length;  /* of the text without the comment behind it */
};

struct file {
    const char *name;
    struct line *line;
    size_t n;
    bool free_form;
    size_t columns; /* of fixed form, 0: any number */
    bool uses_npes; /* and does not give it a value itself */
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

/* Blanks the strings and comments of a line's code, from `start`, and finds its
 * length.  *quote is the string that is open from the line before, or 0. */
static void mask(struct line *l, size_t start, char *quote)
{
    l->length = strlen(l->text);
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
            l->length = (size_t)(c - l->code);
            break;
        }
    }
}

static bool is_blank(const char *s)
{
    return s[strspn(s, " \t\r")] == '\0';
}

/* The line as the compiler reads it in fixed form: a tab among the first six
 * columns goes on to column 7, or with a digit behind it to column 6; & in
 * column 1 continues, too.  NULL if there is no memory. */
static char *without_tab(const char *text)
{
    size_t n = strcspn(text, "\t");
    char *wide = malloc(strlen(text) + 7);

    if (wide == NULL)
        return NULL;
    if (text[0] == '&')
        sprintf(wide, "     %s", text);
    else if (n < 6 && text[n] == '\t' && text[n + 1] >= '1' &&
             text[n + 1] <= '9')
        sprintf(wide, "%-5.*s%s", (int)n, text, text + n + 1);
    else if (n < 6 && text[n] == '\t')
        sprintf(wide, "%-6.*s%s", (int)n, text, text + n + 1);
    else
        strcpy(wide, text);
    return wide;
}

static bool is_fixed_comment(const char *text)
{
    /* also an empty line: strchr finds '\0' */
    return strchr("cC*!dD#", text[0]) != NULL || is_blank(text);
}

static void read_fixed(struct line *l, size_t columns, char *quote)
{
    enum { START = 6 };
    size_t length;

    if (is_fixed_comment(l->text)) {
        l->comment = true;
        return;
    }
    length = strlen(l->text);
    if (columns > 0 && length > columns)
        l->text[columns] = l->code[columns] = '\0';
    l->continued = length > 5 && l->text[5] != ' ' && l->text[5] != '0' &&
                   memchr(l->text, '!', 5) == NULL;
    if (!l->continued)
        *quote = 0;
    mask(l, length < START ? length : START, quote);
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

/* Whether the statement at line i has "name =". */
static bool gives_value(const struct file *f, size_t i, const char *name)
{
    for (size_t j = i, end = statement_end(f, i); j < end; j++) {
        const char *s = f->line[j].code;

        while (!f->line[j].comment && (s = find_word(s, name)) != NULL) {
            s += strlen(name);
            if (s[strspn(s, " \t")] == '=')
                return true;
        }
    }
    return false;
}

/* Whether a program unit calls the function, and no statement of it says what
 * it is, nor defines it. */
static bool is_undeclared(const struct file *f, int unit, const char *name)
{
    static const char *const statements[] = { "INTEGER", "EXTERNAL",
                                              "INTRINSIC", "USE", "REAL",
                                              "DIMENSION", "COMMON" };
    bool called = false;

    for (size_t i = 0; i < f->n; i++) {
        const struct line *l = &f->line[i];
        const char *s;

        if (l->comment)
            continue;
        if (find_word(l->code, "FUNCTION") != NULL &&
            find_word(l->code, name) != NULL)
            return false; /* the program has one of its own */
        if (l->unit != unit)
            continue;
        for (size_t k = 0; k < sizeof statements / sizeof *statements; k++)
            if (begins(l, statements[k]) &&
                (statement_has(f, i, name) || statements[k][0] == 'U'))
                return false;
        s = find_word(l->code, name);
        if (s != NULL) {
            s += strlen(name);
            called |= s[strspn(s, " \t")] == '(';
        }
    }
    return called;
}

static bool is_module(const struct file *f, int unit)
{
    for (size_t i = 0; i < f->n; i++)
        if (f->line[i].unit == unit && begins(&f->line[i], "MODULE"))
            return find_word(f->line[i].code, "PROCEDURE") == NULL;
    return false;
}

/* Whether a statement of the program unit that begins with the word has the
 * name. */
static bool is_in(const struct file *f, int unit, const char *word,
                  const char *name)
{
    for (size_t i = 0; i < f->n; i++)
        if (f->line[i].unit == unit && begins(&f->line[i], word) &&
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
    if (!is_in(f, unit, "INTEGER", name))
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
            s += 6;
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

/* IMPLICIT NONE with the types of the functions that the unit calls and does
 * not declare. */
static void put_implicit_none(const struct file *f, const struct line *l,
                              FILE *out)
{
    int n = (int)strcspn(l->code, ";");

    fprintf(out, "%.*s", n, l->text);
    for (size_t k = 0; k < INTRINSICS; k++) {
        const char *name = intrinsics[k];
        bool npes = strcmp(name, "N$PES") == 0;

        if (npes ? !f->uses_npes || is_in(f, l->unit, "INTEGER", name) ||
                       is_in(f, l->unit, "INTRINSIC", name)
                 : !is_undeclared(f, l->unit, name))
            continue;
        fputs("; ", out);
        put_external(f, l->unit, name, out);
        /* who uses the module has a declaration of its own */
        if (is_module(f, l->unit))
            fprintf(out, "; PRIVATE %s", name);
    }
    fputs(l->text + n, out);
}

/* Whether line i begins "INTEGER, INTRINSIC :: MY_PE" or the like. */
static bool is_integer_intrinsic(const struct file *f, size_t i)
{
    bool any = false;

    if (!begins(&f->line[i], "INTEGER") ||
        find_word(f->line[i].code, "INTRINSIC") == NULL)
        return false;
    for (size_t k = 0; k < INTRINSICS; k++)
        any = any || statement_has(f, i, intrinsics[k]);
    return any;
}

/* Line i with N$PES as a function; a declaration names it without (). */
static void put_line(const struct file *f, size_t i, bool declaration,
                     FILE *out)
{
    static const char intrinsic[] = "INTRINSIC";
    const struct line *l = &f->line[i];
    const char *attribute = NULL;
    int depth = 0;

    if (is_integer_intrinsic(f, i))
        attribute = find_word(l->code, intrinsic);
    if (l->comment || (!f->uses_npes && attribute == NULL)) {
        fprintf(out, "%s%*s", l->text, l->padding, "");
        return;
    }
    for (const char *c = l->code, *t = l->text; *t != '\0'; c++, t++) {
        if (*c == '(')
            depth++;
        else if (*c == ')')
            depth--;
        if (c == attribute) {
            fputs("EXTERNAL", out);
            c += strlen(intrinsic);
            t += strlen(intrinsic);
        }
        fputc(*t, out);
        if (*c == '$' && f->uses_npes && c > l->code &&
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
        } else if (is_implicit_none(l)) {
            put_implicit_none(f, l, memory);
        } else {
            put_line(f, i, declaration, memory);
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
        struct line l = { .text = p }; /* copied below */
        char *newline = strchr(p, '\n');

        if (newline != NULL)
            *newline = '\0';
        p = newline != NULL ? newline + 1 : p + strlen(p);
        if (!f->free_form && !is_fixed_comment(l.text))
            l.text = without_tab(l.text);
        else
            l.text = strdup(l.text);
        l.code = l.text != NULL ? strdup(l.text) : NULL;
        if ((f->n & (f->n - 1)) == 0) {
            size_t room = f->n == 0 ? 1 : 2 * f->n;
            struct line *more = realloc(f->line, room * sizeof l);

            if (more != NULL)
                f->line = more;
            else
                free(l.code), l.code = NULL;
        }
        if (l.code == NULL) {
            free(l.text);
            return false;
        }
        if (f->free_form)
            read_free(&l, &quote, &open);
        else
            read_fixed(&l, f->columns, &quote);
        if (!l.comment)
            l.text[l.length] = l.code[l.length] = '\0';
        l.unit = unit;
        unit += is_end_of_unit(&l);
        f->line[f->n++] = l;
        if (!l.comment && find_word(l.code, "N$PES") != NULL)
            f->uses_npes = true;
    }
    for (size_t i = 0; i < f->n; i++)
        if (!f->line[i].comment && !f->line[i].continued &&
            statement_has(f, i, "PARAMETER") && gives_value(f, i, "N$PES"))
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
    for (size_t i = 0; i < f.n; i++) {
        free(f.line[i].text);
        free(f.line[i].code);
    }
    free(f.line);
    return ok;
}
