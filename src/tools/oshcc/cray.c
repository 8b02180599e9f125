/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Translates Cray Fortran to standard Fortran, as far as SHMEM is concerned
 * (cray.h).
 *
 * The translator reads lines, joins them to statements, and recognises strings
 * and comments.  It is not a parser: it looks for a name as a word, and
 * recognises a statement by its first word.
 */
#include "cray.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "intrinsics.h"
#include "statements.h"

/* ------------------------------------------------------------- statements */

/* Does the line begin a statement whose first word this is? */
static bool begins(const struct line *l, const char *word)
{
    const char *s = first_word(l);

    return !l->comment && !l->continued && find_word(s, word) == s;
}

/* Is the line code, or may a compiler take it for code? */
static bool is_code(const struct line *l)
{
    return !l->comment || l->sentinel;
}

static bool is_implicit_none(const struct line *l)
{
    return begins(l, "IMPLICIT") && find_word(l->code, "NONE") != NULL;
}

/* Does the statement at line i have the word? */
static bool statement_has(const struct lines *f, size_t i, const char *word)
{
    for (size_t j = i, end = statement_end(f, i); j < end; j++)
        if (!f->line[j].comment && find_word(f->line[j].code, word) != NULL)
            return true;
    return false;
}

/* Does the statement at line i have "name ="? */
static bool gives_value(const struct lines *f, size_t i, const char *name)
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

/* Does the program unit call the function without a statement that declares or
 * defines it? */
static bool is_undeclared(const struct lines *f, int unit, const char *name)
{
    static const char *const statements[] = {"INTEGER", "EXTERNAL", "INTRINSIC",
                                             "USE",     "REAL",     "DIMENSION",
                                             "COMMON"};
    bool called = false;

    for (size_t i = 0; i < f->n; i++) {
        const struct line *l = &f->line[i];
        const char *s;

        if (!is_code(l))
            continue;
        if (!l->comment && find_word(l->code, "FUNCTION") != NULL &&
            find_word(l->code, name) != NULL)
            return false; /* the program defines a function of this name */
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

/* What the statement at line i stands in. */
static enum inside inside_at(const struct lines *f, size_t i)
{
    struct statement s = {.f = f};

    while (statement_next(&s) && s.line < i)
        ;
    return s.inside;
}

/* Does a statement of the program unit begin with the word and have the
 * name? */
static bool is_in(const struct lines *f, int unit, const char *word,
                  const char *name)
{
    for (struct statement s = {.f = f}; statement_next(&s);)
        if (f->line[s.line].unit == unit && begins_with(s.word, word) &&
            statement_has(f, s.line, name))
            return true;
    return false;
}

/* Is N$PES the function on this line, and does the source use it anywhere? */
static bool uses_npes(const struct lines *f, const struct line *l)
{
    for (size_t i = 0; l->npes && i < f->n; i++)
        if (is_code(&f->line[i]) && find_word(f->line[i].code, "N$PES") != NULL)
            return true;
    return false;
}

/* Does the statement show that N$PES is a variable of the program?  It is one if it is
 * an argument, is named in COMMON or DATA, or is assigned a value outside of
 * parentheses. */
static bool makes_variable(const struct statement *s)
{
    static const char *const list[] = {"COMMON", "DATA", NULL};
    bool names = s->kind == HEADER || begins_with(s->word, "ENTRY");
    bool lists = is_one_of(s->word, list) &&
                 strchr(s->word, '=') == NULL; /* no array of that name */
    int depth = 0;

    for (size_t k = s->line; k < s->end; k++) {
        const struct line *l = &s->f->line[k];
        const char *at = find_word(l->code, "N$PES");

        for (const char *c = l->code; !l->comment && *c != '\0'; c++) {
            depth += (*c == '(') - (*c == ')');
            if (c != at)
                continue;
            at = find_word(c + 1, "N$PES");
            c += strlen("N$PES") - 1;
            if ((names && depth > 0) || (lists && depth == 0) ||
                (depth == 0 && c[1 + strspn(c + 1, " \t")] == '=' &&
                 c[2 + strspn(c + 1, " \t")] != '='))
                return true;
        }
    }
    return false;
}

/* Finds the program units in which N$PES is a constant or a variable of the
 * program.  If the source has modules or internal procedures, all its units are
 * treated as one: a unit may get the name from another. */
static void find_npes(struct lines *f)
{
    static const char *const hosts[] = {"CONTAINS", "MODULE", NULL};
    bool all = false;

    for (size_t i = 0; i < f->n; i++)
        f->line[i].npes = true;
    for (struct statement s = {.f = f}; statement_next(&s);)
        all = all || is_one_of(s.word, hosts);
    for (struct statement s = {.f = f}; statement_next(&s);)
        if ((statement_has(f, s.line, "PARAMETER") &&
             gives_value(f, s.line, "N$PES")) ||
            makes_variable(&s))
            for (size_t k = 0; k < f->n; k++)
                if (all || f->line[k].unit == f->line[s.line].unit)
                    f->line[k].npes = false;
}

/* Refuses N$PES as the size of an array in a declaration: Fortran allows only
 * pure functions there, and N$PES is not declared as pure. */
static void refuse_size(const struct statement *s)
{
    int depth = 0;

    if (s->kind != HEADER && s->kind != TYPE &&
        !begins_with(s->word, "DIMENSION"))
        return;
    for (size_t k = s->line; k < s->end; k++) {
        const struct line *l = &s->f->line[k];
        const char *at = find_word(l->code, "N$PES");

        for (const char *c = l->code; is_code(l) && *c != '\0'; c++) {
            if (*c == ';')
                return; /* another statement */
            depth += (*c == '(') - (*c == ')');
            if (c == at && l->npes && depth > 0)
                die(1,
                    "%s:%zu: N$PES cannot be in a declaration as the size of "
                    "an array; pass it as an argument, or ALLOCATE the array",
                    l->file, l->number);
            if (c == at)
                at = find_word(c + 1, "N$PES");
        }
    }
}

/* ----------------------------------------------------------------- output */

/* Tells the compiler the number of the line after this one. */
static void put_marker(const struct line *l, FILE *out)
{
    fprintf(out, "# %zu \"%s\"\n", l->number + 1, l->file);
}

/* How many characters of the text, which is code of fixed form, go into a line of
 * `room` characters.  A statement never begins at the start of a continuation line,
 * which gfortran refuses: the semicolon before it goes there, too.  *quote_p is the
 * quote of the literal in which the text begins, and then that in which it goes on,
 * or 0. */
static size_t piece_of(const char *text, size_t room, char *quote_p)
{
    size_t n = strnlen(text, room), code = n;

    for (size_t i = 0; i < n; i++) {
        if (*quote_p == 0 && (text[i] == '\'' || text[i] == '"'))
            *quote_p = text[i];
        else if (text[i] == *quote_p)
            *quote_p = 0;
    }
    while (code > 0 && text[code - 1] == ' ')
        code--;
    if (text[n] == '\0' || *quote_p != 0 || code < 2 || text[code - 1] != ';')
        return n;
    return code - 1;
}

/* Writes the translation of line i.  If it has become several lines, or is too long
 * for fixed form and continues in another line, a marker follows. */
static void put_text(const struct lines *f, size_t i, const char *text,
                     FILE *out)
{
    size_t room = f->form->is_free ? 0 : f->form->columns;
    const struct line *l = &f->line[i];
    const char *start = "     ";
    bool several = strchr(text, '\n') != NULL;
    char quote = 0;
    size_t n;

    if (!is_code(l) || room == 0 || several || strlen(text) <= room) {
        fprintf(out, "%s\n", text);
        if (several)
            put_marker(l, out);
        return;
    }
    if (l->sentinel)
        start = isalpha((unsigned char) text[2]) ? l->text : "!$   ";
    n = piece_of(text, room, &quote);
    fprintf(out, "%.*s\n", (int) n, text);
    for (text += n; *text != '\0'; text += n) {
        n = piece_of(text, room - 6, &quote);
        fprintf(out, "%.5s&%.*s\n", start, (int) n, text);
    }
    put_marker(l, out);
}

/* Does the unit declare the type of the function? */
static bool has_type(const struct lines *f, int unit, const char *name)
{
    return is_in(f, unit, "INTEGER", name) || is_in(f, unit, "REAL", name) ||
           is_in(f, unit, "DOUBLE", name);
}

/* Writes "EXTERNAL name", with the type of a function unless the unit declares
 * it. */
static void put_external(const struct lines *f, int unit,
                         const struct cray_name *name, FILE *out)
{
    if (name->type[0] != '\0' && !has_type(f, unit, name->name))
        fprintf(out, "%s %s; ", name->type, name->name);
    fprintf(out, "EXTERNAL %s", name->name);
}

/* Calls for each name in the INTRINSIC statement on the lines [i, end) the
 * function with its row, or with NULL if it is not one of Cray's. */
static void each_intrinsic(const struct lines *f, size_t i, size_t end,
                           void (*visit)(const struct cray_name *name,
                                         const char *word, size_t n, void *arg),
                           void *arg)
{
    for (size_t j = i; j < end; j++) {
        const struct line *l = &f->line[j];
        const char *s = j == i ? first_word(l) + strlen("INTRINSIC") : l->code;

        if (l->comment)
            continue;
        if (j > i && !f->form->is_free)
            s += 6;
        while (*(s += strcspn(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                 "abcdefghijklmnopqrstuvwxyz")) != '\0') {
            size_t n = 0;

            while (is_word(s[n]))
                n++;
            visit(intrinsics_find(s, n), s, n, arg);
            s += n;
        }
    }
}

/* An INTRINSIC statement that is written. */
struct intrinsic {
    const struct lines *f;
    size_t line;
    FILE *out;
    bool kept, any, changes;
};

/* Does gfortran know the name, so that it stays in an INTRINSIC statement? */
static bool stays(const struct intrinsic *t, const struct cray_name *name)
{
    return name == NULL || (!intrinsics_is_used(t->line, name) &&
                            (name->function == OWN || name->call == OWN ||
                             (name->function == NONE && name->call == USE)));
}

static void see_change(const struct cray_name *name, const char *word, size_t n,
                       void *arg)
{
    struct intrinsic *t = arg;

    (void) word, (void) n;
    t->changes = t->changes || !stays(t, name);
}

static void put_kept(const struct cray_name *name, const char *word, size_t n,
                     void *arg)
{
    struct intrinsic *t = arg;

    if (!stays(t, name))
        return;
    fprintf(t->out, "%s%.*s", t->kept ? ", " : "INTRINSIC ", (int) n, word);
    t->kept = t->any = true;
}

static void put_changed(const struct cray_name *name, const char *word,
                        size_t n, void *arg)
{
    struct intrinsic *t = arg;

    (void) word, (void) n;
    if (stays(t, name) || intrinsics_is_used(t->line, name))
        return;
    if (t->any)
        fputs("; ", t->out);
    put_external(t->f, t->f->line[t->line].unit, name, t->out);
    t->any = true;
}

/* Writes the INTRINSIC statement on the lines [i, end): names that the compiler
 * does not know become EXTERNAL, unless a USE statement brings them.  Returns
 * false if the statement has no such name. */
static bool put_intrinsic(const struct lines *f, size_t i, size_t end,
                          FILE *out)
{
    struct intrinsic t = {.f = f, .line = i, .out = out};

    each_intrinsic(f, i, end, see_change, &t);
    if (!t.changes)
        return false;
    fputs("      ", out);
    each_intrinsic(f, i, end, put_kept, &t);
    each_intrinsic(f, i, end, put_changed, &t);
    return true;
}

/* Writes the IMPLICIT NONE of line i, and declares the functions that the unit
 * calls and does not declare.  BLOCK DATA and interfaces call nothing. */
static void put_implicit_none(const struct lines *f, size_t i, FILE *out)
{
    const struct line *l = &f->line[i];
    int n = (int) strcspn(l->code, ";");
    enum inside inside = inside_at(f, i);

    fprintf(out, "%.*s", n, l->text);
    for (size_t k = 0; k < cray_names_n; k++) {
        const char *name = cray_names[k].name;
        bool npes = strcmp(name, "N$PES") == 0;

        if (cray_names[k].function != EXTERNAL)
            continue;
        if (inside == IN_BLOCK_DATA || inside == IN_INTERFACE_BODY ||
            (npes ? !uses_npes(f, l) || is_in(f, l->unit, "INTEGER", name) ||
                        is_in(f, l->unit, "INTRINSIC", name)
                  : !is_undeclared(f, l->unit, name)))
            continue;
        fputs("\n      ", out);
        put_external(f, l->unit, &cray_names[k], out);
        /* units that use the module have their own declaration */
        if (inside == IN_HOST)
            fprintf(out, "; PRIVATE %s", name);
    }
    if (l->text[n] == ';') /* what follows begins a line of its own */
        fprintf(out, "\n      %s", l->text + n + 1);
}

/* Does line i begin a statement such as "INTEGER, INTRINSIC :: MY_PE"? */
static bool is_integer_intrinsic(const struct lines *f, size_t i)
{
    bool any = false;

    if (!begins(&f->line[i], "INTEGER") ||
        find_word(f->line[i].code, "INTRINSIC") == NULL)
        return false;
    for (size_t k = 0; k < cray_names_n; k++)
        any = any || (cray_names[k].function == EXTERNAL &&
                      statement_has(f, i, cray_names[k].name));
    return any;
}

/* Writes line i with N$PES as a function; a declaration names it without (). */
static void put_line(const struct lines *f, size_t i, bool declaration,
                     FILE *out)
{
    static const char intrinsic[] = "INTRINSIC";
    const struct line *l = &f->line[i];
    const char *attribute = NULL;
    int depth = 0;

    if (is_integer_intrinsic(f, i))
        attribute = find_word(l->code, intrinsic);
    if (!is_code(l) || (!l->npes && attribute == NULL)) {
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
        if (*c == '$' && l->npes && c > l->code &&
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

static bool put_file(const struct lines *f, FILE *out)
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
        intrinsics_put_declarations(f, i, out);
        if (!l->comment && !l->continued)
            declaration = begins(l, "INTEGER") || begins(l, "EXTERNAL") ||
                          begins(l, "INTRINSIC");
        if (begins(l, "INTRINSIC") &&
            put_intrinsic(f, i, statement_end(f, i), memory)) {
            next = statement_end(f, i);
        } else if (is_implicit_none(l)) {
            put_implicit_none(f, i, memory);
        } else {
            put_line(f, i, declaration && !l->comment, memory);
        }
        if (fclose(memory) != 0)
            return false;
        put_text(f, i, text, out);
        free(text);
        for (size_t j = i + 1; j < next; j++)
            fprintf(out, "%s\n", /* so that lines keep their numbers */
                    f->line[j].marker ? f->line[j].text : "");
    }
    return true;
}

bool cray_translate(const char *name, char *text, const struct form *form,
                    FILE *out)
{
    struct lines f = {.form = form};
    bool ok;

    lines_read(&f, name, text, intrinsics_words());
    lines_join(&f, "N$PES");
    intrinsics_read(&f);
    find_npes(&f);
    for (struct statement s = {.f = &f}; statement_next(&s);)
        refuse_size(&s);
    fprintf(out, "# 1 \"%s\"\n", name);
    ok = put_file(&f, out) && !ferror(out);
    lines_free(&f);
    return ok;
}
