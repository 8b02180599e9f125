/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Adds to Fortran sources declarations of what Cray's compilers had (cray.h).
 *
 * A scope is a program unit, or a procedure in one, from its first line to the next
 * scope.  What a scope does with a name is a set of marks; a name that it, or
 * anything in the same file, has for something of its own is left alone.
 */
#include "cray.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "gen/cray_table.h"

#define ROW(name, function, call, type, common) \
    {name, function, call, type, common},
const struct cray_name cray_names[] = {SMA_CRAY_TABLE(ROW)};
enum { NAMES = sizeof cray_names / sizeof *cray_names };
const size_t cray_names_n = NAMES;

/* What a scope does with a name. */
enum mark {
    FUNCTION = 1,  /* NAME( */
    CALLED = 2,    /* CALL NAME */
    ARGUMENTS = 4, /* more than gfortran's own subroutine takes */
    TYPED = 8,     /* REAL NAME */
    OWNED = 16,    /* an array, an argument, a statement function and so on */
    OUTSIDE = 32,  /* EXTERNAL NAME */
    LISTED = 64,   /* INTRINSIC NAME */
    FOREIGN =
        128, /* a type that the function of Cray's compilers does not have */
};

/* The operators on bits.  For gfortran, .XOR. is another name of .NEQV. */
static const char *const operators[] = {".AND.", ".OR.",   ".NOT.",
                                        ".EQV.", ".NEQV.", ".XOR."};
enum { OPERATORS = sizeof operators / sizeof *operators };

struct scope {
    size_t host;      /* the scope around it; 0: none */
    size_t statement; /* the number of the one before which USE stands */
    bool is_module;
    bool modules; /* uses a module of the program */
    bool dollar;  /* has a $; N$PES may be in pieces, or in a line for OpenMP */
    bool begun;   /* its EXTERNAL statements are written */
    bool operators[OPERATORS];
    unsigned char marks[NAMES];
};

static struct scope *scopes;
static size_t scopes_n;
static size_t *scope_of;     /* for each statement, by its number */
static bool defined[NAMES];  /* a procedure of the file has the name */
static bool external[NAMES]; /* ... which is in no module, unit or interface */

/* The number of the name of this length, or NAMES. */
static size_t find_name(const char *word, size_t length)
{
    size_t k = 0;

    while (k < NAMES && (strlen(cray_names[k].name) != length ||
                         strncasecmp(word, cray_names[k].name, length) != 0))
        k++;
    return k;
}

/* The length of the word at s, 0 if there is none. */
static size_t word_length(const char *s)
{
    size_t n = 0;

    if (isalpha((unsigned char) *s))
        while (is_word(s[n]))
            n++;
    return n;
}

/* ----------------------------------------------------------------- scopes */

static struct scope *add_scope(size_t statement)
{
    scopes = checked(realloc(scopes, (scopes_n + 1) * sizeof *scopes));
    scopes[scopes_n] = (struct scope){.statement = statement};
    return &scopes[scopes_n++];
}

/* The scopes around a statement. */
struct around {
    size_t scope[8]; /* deeper ones do not count */
    size_t n;
    bool ended; /* the last statement was the END of one */
};

/* Makes a scope of the statement, which is in no interface, if it begins one. */
static void see(struct around *a, const struct statement *s)
{
    const size_t most = sizeof a->scope / sizeof *a->scope;
    bool heads = s->kind == HEADER || s->kind == UNIT;

    if (a->ended && a->n > 0)
        a->n--;
    /* a main program may have no header */
    if (heads || (a->ended && a->n == 0 && s->kind != END_UNIT)) {
        struct scope *scope = add_scope(s->number + (heads ? 1 : 0));

        scope->is_module = s->kind == UNIT && begins_with(s->word, "MODULE");
        if (a->n > 0 && a->n <= most)
            scope->host = a->scope[a->n - 1];
        if (a->n < most)
            a->scope[a->n] = scopes_n - 1;
        a->n++;
    }
    a->ended = s->kind == END_UNIT;
}

/* ------------------------------------------------------------------ marks */

/* A statement, while its words are read. */
struct reading {
    const struct statement *s;
    bool list, outside, array; /* attributes of a declaration */
    int depth;
    bool after_call, first;
};

/* Does the argument list at s have more than the subroutine of gfortran takes? */
static bool has_more(const char *name, const char *s)
{
    int depth = 0;

    if (*s != '(')
        return false;
    if (strcmp(name, "ABORT") == 0)
        return s[1 + strspn(s + 1, " ")] != ')';
    for (; *s != '\0'; s++) {
        depth += (*s == '(') - (*s == ')');
        if (*s == ',' && depth == 1)
            return true;
    }
    return false;
}

/* The mark that an action gives to the name before `next`. */
static unsigned action(const struct reading *t, const char *name,
                       const char *next)
{
    bool array = *next == '(';

    if (t->after_call)
        return CALLED | (has_more(name, next) ? ARGUMENTS : 0);
    if (t->depth == 0 && is_assigned(next))
        return OWNED;
    return !array                                  ? 0
           : t->first && is_assigned(behind(next)) ? OWNED
                                                   : FUNCTION;
}

/* The file has a procedure of this name. */
static void define(const struct statement *s, size_t name)
{
    defined[name] = true;
    external[name] |=
        s->interface == 0 && scopes[scope_of[s->number]].host == 0;
}

/* May a function of this type, of 8 bytes, or of any if that is "", be declared so? */
static bool is_type_of(const char *s, const char *type)
{
    const char *kind = s + word_length(s);

    if (type[0] == '\0')
        return !begins_with(s, "CHARACTER");
    kind += strspn(kind, " \t*(");
    if (strncasecmp(kind, "KIND", 4) == 0)
        kind += 4 + strspn(kind + 4, " =");
    return (begins_with(s, type) && strchr("12346", *kind) == NULL) ||
           (strcmp(type, "REAL") == 0 && strncasecmp(s, "DOUBLE", 6) == 0);
}

static unsigned mark_of(const struct reading *t, size_t name, const char *next)
{
    static const char *const names[] = {"ENTRY", "EQUIVALENCE", "POINTER",
                                        NULL};

    switch (t->s->kind) {
    case HEADER:
        if (t->depth == 0)
            define(t->s, name);
        return OWNED;
    case LIST: return LISTED;
    case ATTRIBUTE: return OUTSIDE;
    case TYPE:
        if (t->depth > 0)
            return 0;
        if (!is_type_of(t->s->word, cray_names[name].type))
            return cray_names[name].type[0] == '\0' ? OWNED : FOREIGN;
        return t->list      ? LISTED | TYPED
               : t->outside ? OUTSIDE | TYPED
               : (*next != '\0' && strchr("(=/", *next) != NULL) || t->array
                   ? OWNED
                   : TYPED;
    case ACTION: return action(t, cray_names[name].name, next);
    case OTHER:
        if (t->depth == 0 && begins_with(t->s->word, "ENTRY"))
            define(t->s, name);
        return t->depth == 0 || is_assigned(next) ||
                       is_one_of(t->s->word, names)
                   ? OWNED
                   : 0;
    case END_UNIT: return 0;
    case UNIT:
    case IMPORT: break;
    }
    return OWNED;
}

/* Reads the words of the statement. */
static void read_words(struct reading *t, struct scope *scope)
{
    for (const char *s = t->s->word; *s != '\0';) {
        size_t n = word_length(s), name;

        for (size_t k = 0; *s == '.' && k < OPERATORS; k++)
            if (strncasecmp(s, operators[k], strlen(operators[k])) == 0)
                scope->operators[k] = true;
        if (n == 0) {
            t->depth += (*s == '(') - (*s == ')');
            t->first = t->first && isspace((unsigned char) *s);
            t->after_call = t->after_call && isspace((unsigned char) *s);
            s += isdigit((unsigned char) *s) ? strspn(s, "0123456789") : 1;
            continue;
        }
        name = find_name(s, n);
        if (name < NAMES && (s == t->s->word || s[-1] != '%'))
            scope->marks[name] |=
                (unsigned char) mark_of(t, name, s + n + strspn(s + n, " \t"));
        t->after_call = n == 4 && strncasecmp(s, "CALL", 4) == 0;
        t->first = false;
        s += n;
    }
}

static void read_statement(const struct statement *s)
{
    static const char *const arrays[] = {"DIMENSION", "PARAMETER",
                                         "ALLOCATABLE", "POINTER", NULL};
    struct scope *scope = &scopes[scope_of[s->number]];
    struct reading t = {.s = s, .first = true};

    if (s->kind == TYPE) {
        t.list = find_word(s->word, "INTRINSIC") != NULL;
        t.outside = find_word(s->word, "EXTERNAL") != NULL;
        for (size_t i = 0; arrays[i] != NULL; i++)
            t.array = t.array || find_word(s->word, arrays[i]) != NULL;
    }
    scope->modules |= s->kind == IMPORT && s->interface == 0;
    for (size_t i = s->line; i < s->f->n; i++) {
        const struct line *l = &s->f->line[i];

        if (i > s->line && !l->comment && !l->continued)
            break;
        scope->dollar = scope->dollar || strchr(l->text, '$') != NULL;
    }
    read_words(&t, scope);
}

/* Finds the scopes, and what each of them does with names. */
static void read_statements(const struct lines *f)
{
    struct around around = {.ended = true};

    add_scope(0); /* what stands before the first unit */
    for (struct statement s = {.f = f}; statement_next(&s);) {
        if (s.interface == 0)
            see(&around, &s);
        if ((s.number & (s.number - 1)) == 0)
            scope_of =
                checked(realloc(scope_of, 2 * s.number * sizeof *scope_of));
        scope_of[s.number] = scopes_n - 1;
        read_statement(&s);
    }
}

/* ---------------------------------------------------------------- results */

/* May the scope get names from a module, itself or through the unit around it? */
static bool has_modules(const struct scope *scope)
{
    return scope->modules ||
           (scope->host != 0 && has_modules(&scopes[scope->host]));
}

/* Has another scope of the file, from which this one gets names, this name for
 * something of its own? */
static bool is_inherited(const struct scope *scope, size_t name)
{
    unsigned own =
        cray_names[name].function == VARIABLE ? OWNED : OWNED | TYPED;
    const struct scope *host = scope;
    bool modules = has_modules(scope);

    while (host->host != 0) {
        host = &scopes[host->host];
        if ((host->marks[name] & own) != 0)
            return true;
    }
    for (size_t k = 0; modules && k < scopes_n; k++)
        if (scopes[k].is_module && &scopes[k] != scope &&
            (scopes[k].marks[name] & own) != 0)
            return true;
    return false;
}

/* Is the name in this scope the one of Cray's compilers? */
static bool is_cray(const struct scope *scope, size_t name)
{
    unsigned marks = scope->marks[name];

    if (defined[name] || (marks & (OWNED | OUTSIDE | FOREIGN)) != 0)
        return false;
    return (marks & LISTED) != 0 ||
           ((!cray_names[name].common || !has_modules(scope)) &&
            !is_inherited(scope, name));
}

/* What a scope needs for a name: a USE statement for a function or a variable, one for
 * a subroutine, or EXTERNAL. */
enum need { NOTHING, USES, USES_CALL, DECLARES };

/* Does gfortran have the name, so that it may stay in an INTRINSIC statement? */
static bool stays(size_t name)
{
    const struct cray_name *n = &cray_names[name];

    return n->function == OWN || n->call == OWN ||
           (n->function == NONE && n->call == USE);
}

static enum need need_of(const struct scope *scope, size_t name)
{
    const struct cray_name *n = &cray_names[name];
    unsigned marks = scope->marks[name];
    bool called = (marks & CALLED) != 0, listed = (marks & LISTED) != 0;
    bool function = (marks & FUNCTION) != 0 || (listed && !called);

    if (!is_cray(scope, name)) /* gfortran may have an intrinsic of this name */
        return external[name] && (function || called) &&
                       (marks & (OWNED | OUTSIDE)) == 0 &&
                       !(listed && stays(name)) && !is_inherited(scope, name)
                   ? DECLARES
                   : NOTHING;
    if (n->function == VARIABLE)
        return scope->dollar ? USES : NOTHING;
    /* a function with this type is an external one, which may be the program's */
    if ((n->function == USE || n->function == REFUSED) && function &&
        ((marks & TYPED) == 0 || n->type[0] == '\0'))
        return USES;
    if (n->call == USE && called &&
        (n->function != NONE || (marks & ARGUMENTS) != 0))
        return USES_CALL;
    return (listed && !stays(name)) ||
                   ((n->function == EXTERNAL || n->function == USE) && function)
               ? DECLARES
               : NOTHING;
}

/* Warns of a subroutine that the unit takes from another file, where libsma_cray
 * has a function. */
static void warn_external(const struct line *l, const struct scope *scope,
                          size_t name)
{
    const struct cray_name *n = &cray_names[name];
    unsigned marks = scope->marks[name];

    if (!defined[name] && (marks & OUTSIDE) != 0 && (marks & CALLED) != 0 &&
        n->type[0] != '\0' && n->call == USE)
        fprintf(
            stderr,
            "%s: %s:%zu: warning: this unit calls %s, which it declares "
            "EXTERNAL, as a subroutine: the %s of libsma_cray is a function; "
            "without EXTERNAL it is both\n",
            program_name, l->file, l->number, n->name, n->name);
}

/* ----------------------------------------------------------------- output */

/* Writes the USE statements of a scope that begins at this line. */
static void put_uses(const struct line *l, const struct scope *scope, FILE *out)
{
    static const char use[] = "      USE CRAY_INTRINSICS, ONLY: ";

    for (size_t k = 0; k < NAMES; k++) {
        const char *n = cray_names[k].name;
        enum need need = need_of(scope, k);

        warn_external(l, scope, k);
        if (need == USES)
            fprintf(out, "%s%s\n", use, n);
        else if (need == USES_CALL)
            fprintf(out, "%s%s => CALL_%s\n", use, n, n);
    }
    for (size_t o = 0; o < OPERATORS; o++)
        if (scope->operators[o])
            fprintf(out, "%sOPERATOR(%s)\n", use, operators[o]);
}

/* Writes the EXTERNAL statements of a scope. */
static void put_externals(const struct scope *scope, FILE *out)
{
    for (size_t k = 0; k < NAMES; k++) {
        const struct cray_name *n = &cray_names[k];

        if (need_of(scope, k) != DECLARES)
            continue;
        fputs("      ", out);
        if (is_cray(scope, k) && n->type[0] != '\0' &&
            (scope->marks[k] & TYPED) == 0)
            fprintf(out, "%s %s; ", n->type, n->name);
        fprintf(out, "EXTERNAL %s\n", n->name);
    }
}

/* Writes what belongs before the statement. */
static void put_declarations(const struct statement *s, FILE *out)
{
    static const char *const before[] = {
        "USE", "IMPORT", "IMPLICIT", "INCLUDE", "PARAMETER", "FORMAT", NULL};
    struct scope *scope = &scopes[scope_of[s->number]];

    if (s->number == scope->statement)
        put_uses(&s->f->line[s->line], scope, out);
    if (s->number >= scope->statement && !scope->begun &&
        !is_one_of(s->word, before)) {
        scope->begun = true;
        put_externals(scope, out);
    }
}

/* The character of a line where the code has this one. */
static char *text_at(const struct statement *s, const char *code)
{
    struct place place = s->places[code - s->code];

    return s->f->line[place.line].text + place.column;
}

/* Hides the names of a declaration that come from USE statements, and INTRINSIC. */
static void change_type(const struct statement *s)
{
    const struct scope *scope = &scopes[scope_of[s->number]];
    const char *list = find_word(s->word, "INTRINSIC"), *c = s->word;
    bool changes = false;

    for (size_t n; *c != '\0'; c += n > 0 ? n : 1) {
        size_t k = find_name(c, n = word_length(c));
        enum need need = k < NAMES && (scope->marks[k] & TYPED) != 0
                             ? need_of(scope, k)
                             : NOTHING;

        changes = changes || need != NOTHING;
        if (need == USES || need == USES_CALL)
            *text_at(s, c + 2) = '$';
    }
    if (list == NULL || !changes)
        return;
    for (c = list + strlen("INTRINSIC"); c > s->word && c[0] != ','; c--)
        *text_at(s, c - 1) = ' ';
}

/* Takes the statement out of its lines. */
static void blank(const struct statement *s)
{
    size_t last = s->places[s->to - 1].line;

    for (size_t i = s->places[s->word - s->code].line; i <= last; i++) {
        struct line *l = &s->f->line[i];
        size_t from =
            i == s->line ? (size_t) (text_at(s, s->word) - l->text) : 0;
        size_t to = i == last && s->to < s->n ? s->places[s->to].column + 1
                                              : strlen(l->code);

        if (!l->comment)
            memset(l->text + from, ' ', to - from);
    }
}

/* Writes an INTRINSIC statement without the names that the unit gets otherwise. */
static void change_list(const struct statement *s, FILE *out)
{
    const struct scope *scope = &scopes[scope_of[s->number]];
    const char *c = s->word + strlen("INTRINSIC");
    char *kept = NULL;
    size_t size;
    FILE *memory = checked(open_memstream(&kept, &size));
    bool changes = false;

    for (size_t n; *c != '\0'; c += n > 0 ? n : 1) {
        size_t k = find_name(c, n = word_length(c));

        if (n == 0)
            continue;
        if (k < NAMES && (!stays(k) || need_of(scope, k) != NOTHING))
            changes = true;
        else
            fprintf(memory, "      INTRINSIC %.*s\n", (int) n, c);
    }
    fclose(memory);
    if (changes) {
        fputs(kept, out);
        blank(s);
    }
    free(kept);
}

/* Where the output is in a source. */
struct output {
    const struct lines *f;
    size_t line, column;
    FILE *out;
};

/* Writes the lines before this one. */
static void put_lines(struct output *o, size_t line)
{
    for (; o->line < line; o->line++, o->column = 0)
        fprintf(o->out, "%s%s\n", o->column > 0 ? "      " : "",
                o->f->line[o->line].text + o->column);
}

/* Writes the declarations before the statement.  A statement behind a semicolon then
 * begins a line of its own. */
static void put_before(struct output *o, const struct statement *s,
                       const char *declarations)
{
    const struct line *l = &o->f->line[s->line];
    size_t column = s->places[s->from].column;

    put_lines(o, s->line);
    if (s->from > 0) {
        fprintf(o->out, "%s%.*s\n", o->column > 0 ? "      " : "",
                (int) (column - o->column - 1), l->text + o->column);
        o->column = column;
    }
    fprintf(o->out, "%s# %zu \"%s\"\n", declarations, l->number, l->file);
}

static bool put_file(const struct lines *f, FILE *out)
{
    struct output o = {.f = f, .out = out};

    for (struct statement s = {.f = f}; statement_next(&s);) {
        char *text = NULL;
        size_t size;
        FILE *memory = open_memstream(&text, &size);

        if (memory == NULL)
            return false;
        put_declarations(&s, memory);
        if (s.kind == LIST)
            change_list(&s, memory);
        else if (s.kind == TYPE)
            change_type(&s);
        if (fclose(memory) != 0)
            return false;
        if (size > 0)
            put_before(&o, &s, text);
        free(text);
    }
    put_lines(&o, f->n);
    return !ferror(out);
}

bool cray_translate(const char *name, char *text, const struct form *form,
                    FILE *out)
{
    struct lines f = {.form = form};
    bool ok;

    free(scopes);
    free(scope_of);
    scopes = NULL;
    scope_of = NULL;
    scopes_n = 0;
    memset(defined, 0, sizeof defined);
    memset(external, 0, sizeof external);
    lines_read(&f, name, text);
    read_statements(&f);
    fprintf(out, "# 1 \"%s\"\n", name);
    ok = put_file(&f, out);
    lines_free(&f);
    return ok;
}
