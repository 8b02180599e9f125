/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Checks calls of SHMEM routines (calls.h).
 *
 * Statements are read one after the other; of declarations only the types count.
 * Where the type of an argument is not certain, nothing is said.
 */
#include "calls.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "branches.h"
#include "declared.h"
#include "fortran.h"
#include "gen/fortran_args.h"
#include "sources.h"

static const struct {
    const char *name, *arguments;
} routines[] = {
#define ROW(name, arguments) {name, arguments},
    SMA_FORTRAN_ARGS(ROW)};
enum { ROUTINES = sizeof routines / sizeof *routines };

/* The unit has the module shmem. */
static bool has_module;

/* ------------------------------------------------------------------- calls */

/* The type of a literal; class 0: it is none. */
static struct type literal_type(const char *s, size_t n)
{
    size_t i = *s == '+' || *s == '-', digits;
    char exponent = 0;
    struct type type;

    digits = strspn(s + i, "0123456789");
    i += digits;
    if (i < n && s[i] == '.') {
        size_t more = strspn(s + i + 1, "0123456789");

        i += 1 + more;
        digits += more;
        exponent = 'E';
    }
    if (digits == 0)
        return (struct type){0, 0};
    if (i < n && strchr("eEdD", s[i]) != NULL) {
        exponent = (char) toupper((unsigned char) s[i++]);
        i += i < n && (s[i] == '+' || s[i] == '-');
        i += strspn(s + i, "0123456789");
    }
    type = exponent == 0     ? default_type("INTEGER", 7)
           : exponent == 'D' ? default_type("DOUBLE", 6)
                             : default_type("REAL", 4);
    if (i < n && s[i] == '_') {
        size_t kind = strspn(s + i + 1, "0123456789");

        type.bytes = atoi(s + i + 1);
        i += kind + 1;
        if (kind == 0)
            i = n + 1;
    }
    if (i != n)
        type.class = 0;
    return type;
}

/* The type of a variable, of an array or of an element of one. */
static struct type variable_type(const char *s, size_t n)
{
    size_t length = word_length(s);
    const char *next = skip(s + length);

    if (length < n && (*next != '(' || behind(next) != s + n))
        return (struct type){0, 0};
    return declared_type(s, length, length == n);
}

static const char *class_name(char class)
{
    return class == 'I'   ? "INTEGER"
           : class == 'L' ? "LOGICAL"
           : class == 'C' ? "COMPLEX"
                          : "REAL";
}

/* Compares an argument with what the routine takes, "value INTEGER*8". */
static void check_argument(const struct line *l, const char *routine,
                           const char *wanted, const char *s, size_t n)
{
    const char *type_name = strchr(wanted, ' ') + 1, *kind;
    int name = (int) (type_name - 1 - wanted), length;
    struct type type = default_type(type_name, word_length(type_name));
    struct type is = literal_type(s, n);
    bool literal = is.class != 0;

    kind = type_name + word_length(type_name);
    if (*kind == '*')
        type.bytes = atoi(kind + 1);
    /* pSync and pWrk may be larger */
    if (type.class == 0 ||
        (wanted[0] == 'p' && isupper((unsigned char) wanted[1])))
        return;
    if (!literal)
        is = variable_type(s, n);
    if (is.class == 0 ||
        (is.bytes == type.bytes && (!literal || is.class == type.class)))
        return;
    if (strncmp(wanted, "lock ", 5) == 0 && is.bytes > type.bytes)
        return; /* as in programs for Cray: the rest is not used */
    length = (int) n;
    fprintf(stderr,
            "%s: %s:%zu: warning: %s: %.*s is %s*%d, and %.*s is %s*%d: ",
            program_name, l->file, l->number, routine, name, wanted,
            class_name(type.class), type.bytes, length, s, class_name(is.class),
            is.bytes);
    if (literal && is.class == type.class)
        fprintf(stderr, "write %.*s_%d", (int) strcspn(s, "_,) \t"), s,
                type.bytes);
    else if (literal)
        fprintf(stderr, "write a constant of this type");
    else
        fprintf(stderr, "declare it as %s*%d", class_name(type.class),
                type.bytes);
    fprintf(stderr, ", or let the compiler check calls: \"use shmem\"\n");
}

/* Checks the arguments of a call; s: behind the parenthesis. */
static void check_call(const struct line *l, size_t routine, const char *s)
{
    const char *wanted = routines[routine].arguments;

    for (;;) {
        const char *end = item_end(s), *last = end;

        s = skip(s);
        while (last > s && isspace((unsigned char) last[-1]))
            last--;
        if (last > s)
            check_argument(l, routines[routine].name, wanted, s,
                           (size_t) (last - s));
        wanted += strcspn(wanted, ";");
        if (*end != ',' || *wanted != ';')
            return;
        wanted++;
        s = end + 1;
    }
}

static void read_calls(const struct line *l, const char *s)
{
    while (*s != '\0') {
        size_t n = word_length(s);

        if (n > 3 && strncasecmp(s, "SH", 2) == 0 && *skip(s + n) == '(')
            for (size_t i = 0; i < ROUTINES; i++)
                if (strlen(routines[i].name) == n &&
                    strncasecmp(routines[i].name, s, n) == 0)
                    check_call(l, i, skip(s + n) + 1);
        s += n > 0 ? n : 1;
    }
}

/* -------------------------------------------------------------- statements */

/* The text of the statement at line i, without its label; the caller frees it.
 * *next_p: the line after it. */
static char *statement(const struct lines *f, size_t i, size_t *next_p)
{
    bool is_free = f->form->is_free;
    char *text = NULL;
    size_t size, k = i;
    FILE *out = checked(open_memstream(&text, &size));

    for (; k < f->n && (k == i || f->line[k].comment || f->line[k].continued) &&
           f->line[k].text[0] != '#';
         k++) {
        const char *s = f->line[k].code;
        size_t n = strlen(s);

        if (f->line[k].comment)
            continue;
        if (k == i)
            s += strspn(s, " \t0123456789");
        else if (!is_free)
            s += n > 6 ? 6 : n;
        else if (*skip(s) == '&')
            s = skip(s) + 1;
        n = strlen(s);
        while (n > 0 && isspace((unsigned char) s[n - 1]))
            n--;
        if (is_free && n > 0 && s[n - 1] == '&')
            n--;
        fwrite(s, 1, n, out);
    }
    if (fclose(out) != 0)
        die(1, "out of memory");
    *next_p = k;
    return text;
}

/* Do procedures get the module from the unit around them? */
static bool inherits_module(const struct lines *f)
{
    bool uses = false, contains = false;

    for (size_t i = 0; i < f->n; i++) {
        const char *s = skip(f->line[i].code);

        if (f->line[i].comment)
            continue;
        contains = contains || find_word(s, "CONTAINS") == s;
        uses =
            uses || (find_word(s, "USE") == s && find_word(s, "SHMEM") != NULL);
    }
    return uses && contains;
}

static void begin_unit(bool implicit)
{
    declared_begin(implicit);
    has_module = false;
}

/* May procedures have names from a unit around them? */
static bool has_hosts(const struct lines *f)
{
    for (size_t i = 0; i < f->n; i++)
        if (!f->line[i].comment &&
            find_word(f->line[i].code, "CONTAINS") == skip(f->line[i].code))
            return true;
    return false;
}

/* Does an INCLUDE line, or one of the preprocessor, name a file of the library,
 * which declares no variable? */
static bool includes_own(const char *text)
{
    static const char *const files[] = {"shmem.fh", "mpp/shmem.fh", "shmemx.fh",
                                        "mpp/shmemx.fh"};
    const char *name = strpbrk(text, "'\"<");
    size_t n = name != NULL ? strcspn(name + 1, "'\">") : 0;

    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        if (n == strlen(files[i]) && strncmp(name + 1, files[i], n) == 0)
            return true;
    return false;
}

/* Does the statement begin or end an interface, which declares names of its own? */
static bool is_interface(const char *s)
{
    return find_word(s, "INTERFACE") == s || find_word(s, "ABSTRACT") == s;
}

static bool ends_interface(const char *s)
{
    return find_word(s, "ENDINTERFACE") == s ||
           (find_word(s, "END") == s && find_word(s, "INTERFACE") != NULL);
}

/* May the preprocessor replace a word of the statement? */
static bool has_macro(const char *s)
{
    while (*s != '\0') {
        size_t n = word_length(s);

        if (n > 0 && branches_may_replace(s, n))
            return true;
        s += n > 0 ? n : 1;
    }
    return false;
}

/* Reads a statement of a line that the preprocessor leaves, or may leave. */
static void read_statement(const struct line *l, const char *s)
{
    bool module_of_fortran = find_word(s, "ISO_C_BINDING") != NULL ||
                             find_word(s, "ISO_FORTRAN_ENV") != NULL;

    if (find_word(s, "USE") == s) {
        declared_elsewhere(!module_of_fortran || strstr(s, "=>") != NULL);
        has_module = has_module || find_word(s, "SHMEM") != NULL;
    }
    if (branches_here() == UNKNOWN || has_macro(s)) {
        declared_unknown();
        return;
    }
    if (find_word(s, "INCLUDE") == s && !includes_own(l->text))
        declared_elsewhere(true);
    declared_read(s);
    if (!has_module)
        read_calls(l, s);
}

/* Reads the statements that begin at line i, and returns the line after them. */
static size_t read_line(const struct lines *f, size_t i, bool *in_interface)
{
    size_t next;
    char *text = statement(f, i, &next), *rest = text, *s;

    while ((s = strsep(&rest, ";")) != NULL) {
        s += strspn(s, " \t");
        if (is_interface(s))
            *in_interface = true;
        if (!*in_interface)
            read_statement(&f->line[i], s);
        if (ends_interface(s))
            *in_interface = false;
    }
    free(text);
    return next;
}

/* Reads a line of the preprocessor, and returns whether it may declare names. */
static bool read_directive(const char *text)
{
    bool declares = strstr(text, "include") != NULL && !includes_own(text);

    if (declares || strstr(text, "include") == NULL)
        branches_read(text);
    return declares;
}

static void check(struct lines *f)
{
    bool hosts = has_hosts(f), in_interface = false;
    int unit = 0;

    if (inherits_module(f))
        return;
    begin_unit(!hosts);
    branches_begin();
    for (size_t i = 0, next; i < f->n; i = next) {
        const struct line *l = &f->line[i];

        next = i + 1;
        if (l->text[0] == '#' && read_directive(l->text)) {
            hosts = true;
            declared_elsewhere(true);
        }
        if (l->comment || branches_here() == REMOVED)
            continue;
        if (l->continued) { /* the preprocessor has a line in the statement */
            declared_unknown();
            continue;
        }
        if ((l->unit != unit && !in_interface) ||
            find_word(l->code, "CONTAINS") == skip(l->code))
            begin_unit(!hosts);
        unit = l->unit;
        next = read_line(f, i, &in_interface);
    }
    begin_unit(false);
}

/* Does the word ask for silence, or leave open how many bytes a type has? */
static bool silences(const char *word)
{
    return strcmp(word, "-w") == 0 || word[0] == '@' ||
           strncmp(word, "-freal-", 7) == 0 ||
           strcmp(word, "-finteger-4-integer-8") == 0;
}

void calls_check_all(const struct words *command, const struct words *user)
{
    for (size_t i = 0; i < user->n; i++)
        if (silences(user->word[i]))
            return;
    branches_command(user);
    sources_visit(command, user, check);
}
