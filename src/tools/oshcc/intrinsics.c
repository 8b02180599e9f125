/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds uses of Cray's functions and subroutines (intrinsics.h).
 *
 * A scope is a program unit, or a procedure in one, from its first line to the next
 * scope.  What a scope does with a name is a set of marks; a name that it, or
 * anything in the same file, has for something of its own is left alone.
 */
#include "intrinsics.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "gen/cray_table.h"
#include "statements.h"

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
};

/* The operators on bits.  For gfortran, .XOR. is another name of .NEQV. */
static const char *const operators[] = {".AND.", ".OR.",   ".NOT.",
                                        ".EQV.", ".NEQV.", ".XOR."};
enum { OPERATORS = sizeof operators / sizeof *operators };

struct scope {
    size_t host;  /* the scope around it; 0: none */
    size_t line;  /* before which the USE statements stand */
    bool modules; /* uses a module of the program */
    bool begun;   /* its EXTERNAL statements are written */
    bool operators[OPERATORS];
    unsigned char marks[NAMES];
};

static struct scope *scopes;
static size_t scopes_n;
static size_t *scope_of;     /* for each line */
static bool defined[NAMES];  /* a procedure of the file has the name */
static bool external[NAMES]; /* ... which is in no module, unit or interface */
static size_t next_scope; /* the first whose USE statements are not written */

const char *const *intrinsics_words(void)
{
    static const char *words[NAMES + 1];

    for (size_t k = 0; k < NAMES; k++)
        words[k] = cray_names[k].name;
    return words;
}

const struct cray_name *intrinsics_find(const char *word, size_t length)
{
    for (size_t k = 0; k < NAMES; k++)
        if (strlen(cray_names[k].name) == length &&
            strncasecmp(word, cray_names[k].name, length) == 0)
            return &cray_names[k];
    return NULL;
}

/* ----------------------------------------------------------------- scopes */

static void add_scope(size_t line)
{
    scopes = checked(realloc(scopes, (scopes_n + 1) * sizeof *scopes));
    memset(&scopes[scopes_n], 0, sizeof *scopes);
    scopes[scopes_n++].line = line;
}

/* The units around a line: those whose CONTAINS stands before it. */
struct around {
    size_t scope[4];
    bool open[4]; /* a procedure in it has not ended */
    size_t n;
};

/* Notes the END of a unit. */
static void leave(struct around *a)
{
    if (a->n == 0)
        return;
    if (a->open[a->n - 1]) {
        a->open[a->n - 1] = false;
        return;
    }
    a->n--;
    if (a->n > 0)
        a->open[a->n - 1] = false;
}

/* Notes the first line of a unit or a procedure, and makes its scope. */
static void enter(struct around *a, size_t line)
{
    add_scope(line);
    if (a->n > 0) {
        scopes[scopes_n - 1].host = a->scope[a->n - 1];
        a->open[a->n - 1] = true;
    }
}

/* Notes a statement that is in no interface.  Returns whether it is the first line of a
 * unit. */
static bool see(struct around *a, const struct statement *s, bool ended)
{
    if (ended)
        leave(a);
    if (begins_with(s->word, "CONTAINS") &&
        a->n < sizeof a->scope / sizeof *a->scope) {
        a->scope[a->n] = scopes_n - 1;
        a->open[a->n++] = false;
    } else if (s->kind == HEADER || s->kind == UNIT) {
        enter(a, s->line);
        return true;
    } else if (ended && a->n == 0 && !begins_with(s->word, "END")) {
        add_scope(s->line); /* a main program without PROGRAM */
    }
    return false;
}

/* Finds where scopes begin, and which are in which. */
static void find_scopes(const struct lines *f)
{
    struct around around = {.n = 0};
    bool header = false;
    size_t line = 0;
    int unit = -1;

    scope_of = checked(calloc(f->n + 1, sizeof *scope_of));
    add_scope(0); /* what stands before the first unit */
    for (struct statement s = {.f = f}; statement_next(&s);) {
        while (line < s.line)
            scope_of[line++] = scopes_n - 1;
        if (header)
            scopes[scopes_n - 1].line = s.line; /* behind the header */
        header = false;
        if (s.interface == 0)
            header = see(&around, &s, f->line[s.line].unit != unit);
        unit = f->line[s.line].unit;
    }
    while (line < f->n)
        scope_of[line++] = scopes_n - 1;
}

/* ------------------------------------------------------------------ marks */

/* A statement, while its words are read. */
struct reading {
    const struct statement *s;
    bool list, outside, array; /* attributes of a declaration */
    int depth;
    bool after_call, first;
};

/* The text behind the parenthesis that closes the one at s. */
static const char *behind(const char *s)
{
    int depth = 0;

    for (; *s != '\0'; s++) {
        depth += (*s == '(') - (*s == ')');
        if (depth == 0)
            return s + 1;
    }
    return s;
}

/* Does the argument list at s have more than the subroutine of gfortran takes? */
static bool has_more(const struct line *l, const char *name, const char *s)
{
    const char *text = l->text + (s - l->code); /* with strings */
    int depth = 0;

    if (*s != '(')
        return false;
    if (strcmp(name, "ABORT") == 0)
        return text[1 + strspn(text + 1, " ")] != ')';
    for (; *s != '\0'; s++) {
        depth += (*s == '(') - (*s == ')');
        if (*s == ',' && depth == 1)
            return true;
    }
    return false;
}

/* The mark that an action gives to the name before `next`. */
static unsigned action(const struct reading *t, const struct line *l,
                       const char *name, const char *next)
{
    if (t->after_call)
        return CALLED | (has_more(l, name, next) ? ARGUMENTS : 0);
    if (t->first && *next == '(') {
        const char *end = behind(next);

        end += strspn(end, " \t");
        return *end == '=' ? OWNED : FUNCTION;
    }
    if (t->first && *next == '=')
        return OWNED;
    return *next == '(' ? FUNCTION : 0;
}

static unsigned mark_of(const struct reading *t, const struct line *l,
                        size_t name, const char *next)
{
    switch (t->s->kind) {
    case HEADER:
        if (t->depth == 0) {
            const struct scope *own = &scopes[scope_of[t->s->line]];

            defined[name] = true;
            /* an interface makes no scope, which would begin behind this line */
            if (own->host == 0 && own->line > t->s->line)
                external[name] = true;
        }
        return OWNED;
    case LIST: return LISTED;
    case ATTRIBUTE: return OUTSIDE;
    case TYPE:
        if (t->depth > 0)
            return 0;
        return t->list                    ? LISTED | TYPED
               : t->outside               ? OUTSIDE | TYPED
               : *next == '(' || t->array ? OWNED
                                          : TYPED;
    case ACTION: return action(t, l, cray_names[name].name, next);
    case UNIT:
    case IMPORT:
    case OTHER: break;
    }
    return OWNED;
}

/* Reads the words of a line of the statement. */
static void read_line(struct reading *t, const struct line *l, const char *s)
{
    struct scope *scope = &scopes[scope_of[t->s->line]];

    while (*s != '\0') {
        size_t n = 0;
        const struct cray_name *name;

        for (size_t k = 0; *s == '.' && k < OPERATORS; k++)
            if (strncasecmp(s, operators[k], strlen(operators[k])) == 0)
                scope->operators[k] = true;
        if (!isalpha((unsigned char) *s)) {
            t->depth += (*s == '(') - (*s == ')');
            t->first = t->first && isspace((unsigned char) *s);
            t->after_call = t->after_call && isspace((unsigned char) *s);
            s += isdigit((unsigned char) *s) ? strspn(s, "0123456789") : 1;
            continue;
        }
        while (is_word(s[n]))
            n++;
        name = intrinsics_find(s, n);
        if (name != NULL && (s == l->code || s[-1] != '%')) {
            unsigned mark = mark_of(t, l, (size_t) (name - cray_names),
                                    s + n + strspn(s + n, " \t"));

            scope->marks[name - cray_names] |= (unsigned char) mark;
        }
        t->after_call = n == 4 && strncasecmp(s, "CALL", 4) == 0;
        t->first = false;
        s += n;
    }
}

static bool has_one_of(const char *s, const char *const *words)
{
    for (; *words != NULL; words++)
        if (find_word(s, *words) != NULL)
            return true;
    return false;
}

static void read_statement(const struct statement *s)
{
    static const char *const arrays[] = {"DIMENSION", "PARAMETER",
                                         "ALLOCATABLE", "POINTER", NULL};
    struct reading t = {.s = s, .first = true};

    if (s->kind == TYPE) {
        t.list = find_word(s->word, "INTRINSIC") != NULL;
        t.outside = find_word(s->word, "EXTERNAL") != NULL;
        t.array = has_one_of(s->word, arrays);
    }
    if (s->kind == IMPORT)
        scopes[scope_of[s->line]].modules = true;
    for (size_t i = s->line; i < s->end; i++) {
        const struct line *l = &s->f->line[i];
        bool short_line = s->f->form->is_free || strlen(l->code) < 6;

        if (!l->comment)
            read_line(&t, l,
                      i == s->line ? s->word : l->code + (short_line ? 0 : 6));
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
    const struct scope *host = scope;
    bool modules = has_modules(scope);

    while (host->host != 0) {
        host = &scopes[host->host];
        if ((host->marks[name] & (OWNED | TYPED)) != 0)
            return true;
    }
    for (size_t k = 0; modules && k < scopes_n; k++)
        if (&scopes[k] != scope &&
            (scopes[k].marks[name] & (OWNED | TYPED)) != 0)
            return true;
    return false;
}

/* Is the name in this scope the one of Cray's compilers? */
static bool is_cray(const struct scope *scope, size_t name)
{
    unsigned marks = scope->marks[name];

    if (defined[name] || (marks & (OWNED | OUTSIDE)) != 0)
        return false;
    return (marks & LISTED) != 0 ||
           ((!cray_names[name].common || !has_modules(scope)) &&
            !is_inherited(scope, name));
}

static bool uses_function(const struct scope *scope, size_t name)
{
    const struct cray_name *n = &cray_names[name];
    unsigned marks = scope->marks[name];

    if (n->function != USE || !is_cray(scope, name))
        return false;
    if ((marks & FUNCTION) == 0 &&
        ((marks & LISTED) == 0 || (marks & CALLED) != 0))
        return false;
    /* a function with this type is an external one, which may be the program's */
    return (marks & TYPED) == 0 || n->type[0] == '\0';
}

static bool uses_call(const struct scope *scope, size_t name)
{
    const struct cray_name *n = &cray_names[name];
    unsigned marks = scope->marks[name];

    return n->call == USE && is_cray(scope, name) && (marks & CALLED) != 0 &&
           (n->function != NONE || (marks & ARGUMENTS) != 0);
}

/* Writes SMA_ before the name, where the statement at line i declares its
 * type. */
static void hide(struct lines *f, size_t i, const char *name)
{
    for (size_t k = i;
         k < f->n && (k == i || f->line[k].comment || f->line[k].continued);
         k++) {
        struct line *l = &f->line[k];
        const char *at = l->comment ? NULL : find_word(l->code, name);
        size_t before;

        if (at == NULL)
            continue;
        before = (size_t) (at - l->code);
        for (int pass = 0; pass < 2; pass++) {
            char **text = pass == 0 ? &l->text : &l->code, *more;

            if (asprintf(&more, "%.*sSMA_%s", (int) before, *text,
                         *text + before) < 0)
                die(1, "out of memory");
            free(*text);
            *text = more;
        }
    }
}

/* Ends the program if the scope uses NUMARG, which no library can have. */
static void refuse(const struct lines *f, const struct scope *scope,
                   size_t name)
{
    const struct line *l = &f->line[scope->line];

    if (cray_names[name].function == REFUSED && is_cray(scope, name) &&
        (scope->marks[name] & (FUNCTION | LISTED)) != 0)
        die(1,
            "%s: the unit with line %zu calls %s: gfortran does not pass the "
            "number of arguments; make them OPTIONAL and ask PRESENT",
            l->file, l->number, cray_names[name].name);
}

/* Warns of a subroutine that the unit takes from another file, where libsma_cray
 * has a function. */
static void warn_external(const struct lines *f, const struct scope *scope,
                          size_t name)
{
    const struct cray_name *n = &cray_names[name];
    const struct line *l = &f->line[scope->line];
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

void intrinsics_read(struct lines *f)
{
    free(scopes);
    free(scope_of);
    scopes = NULL;
    scopes_n = 0;
    memset(defined, 0, sizeof defined);
    memset(external, 0, sizeof external);
    next_scope = 0;
    find_scopes(f);
    for (struct statement s = {.f = f}; statement_next(&s);)
        read_statement(&s);
    for (size_t k = 0; k < scopes_n; k++)
        for (size_t name = 0; name < NAMES; name++) {
            refuse(f, &scopes[k], name);
            warn_external(f, &scopes[k], name);
        }
    for (struct statement s = {.f = f}; statement_next(&s);)
        for (size_t name = 0; s.kind == TYPE && name < NAMES; name++) {
            const struct scope *scope = &scopes[scope_of[s.line]];

            if ((scope->marks[name] & TYPED) != 0 &&
                (uses_function(scope, name) || uses_call(scope, name)))
                hide(f, s.line, cray_names[name].name);
        }
}

bool intrinsics_is_used(size_t i, const struct cray_name *name)
{
    const struct scope *scope = &scopes[scope_of[i]];
    size_t k = (size_t) (name - cray_names);

    return uses_function(scope, k) || uses_call(scope, k);
}

/* Writes EXTERNAL statements for routines of the file that the scope of line i calls:
 * gfortran may have an intrinsic of this name.  They stand before the first statement
 * that may not precede IMPLICIT.  Returns whether there are any. */
static bool put_externals(const struct lines *f, size_t i, FILE *out)
{
    static const char *const before[] = {
        "USE", "IMPORT", "IMPLICIT", "INCLUDE", "PARAMETER", "FORMAT", NULL};
    struct scope *scope = &scopes[scope_of[i]];
    const struct line *l = &f->line[i];
    bool any = false;

    if (scope->begun || i < scope->line || l->comment || l->continued ||
        is_one_of(first_word(l), before))
        return false;
    scope->begun = true;
    for (size_t name = 0; name < NAMES; name++) {
        unsigned marks = scope->marks[name];

        if (!external[name] || (marks & (FUNCTION | CALLED)) == 0 ||
            (marks & (OWNED | OUTSIDE | LISTED)) != 0 ||
            is_inherited(scope, name))
            continue;
        fprintf(out, "      EXTERNAL %s\n", cray_names[name].name);
        any = true;
    }
    return any;
}

void intrinsics_put_declarations(const struct lines *f, size_t i, FILE *out)
{
    static const char use[] = "      USE CRAY_INTRINSICS, ONLY: ";
    bool any = false;

    for (; next_scope < scopes_n && scopes[next_scope].line <= i;
         next_scope++) {
        const struct scope *scope = &scopes[next_scope];

        for (size_t name = 0; name < NAMES; name++) {
            const char *n = cray_names[name].name;

            if (uses_function(scope, name))
                fprintf(out, "%s%s\n", use, n);
            else if (uses_call(scope, name))
                fprintf(out, "%s%s => CALL_%s\n", use, n, n);
            else
                continue;
            any = true;
        }
        for (size_t o = 0; o < OPERATORS; o++)
            if (scope->operators[o]) {
                fprintf(out, "%sOPERATOR(%s)\n", use, operators[o]);
                any = true;
            }
    }
    any = put_externals(f, i, out) || any;
    if (any)
        fprintf(out, "# %zu \"%s\"\n", f->line[i].number, f->line[i].file);
}
