/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The types of numbers that a program unit of Fortran declares (declared.h), also by
 * IMPLICIT and with names of kinds.  Where a type is not certain, it is not known.
 */
#include "declared.h"

#include <ctype.h>
#include <stdlib.h>
#include <strings.h>

#include "fortran.h"

/* What a program unit declares. */
struct name {
    char *name;
    struct type type;
};
static struct name *names;
static size_t names_n;

/* The types of names that are not declared, by their first letters.  They do not
 * count where a name may come from elsewhere. */
static struct type implicit['Z' - 'A' + 1];
static bool has_implicit;

/* The number of bytes that the name of a kind stands for. */
static const struct {
    const char *name;
    int bytes;
} kinds[] = {
    {"INT8", 1},      {"INT16", 2},   {"INT32", 4},     {"INT64", 8},
    {"REAL32", 4},    {"REAL64", 8},  {"REAL128", 16},  {"C_INT", 4},
    {"C_INT32_T", 4}, {"C_LONG", 8},  {"C_INT64_T", 8}, {"C_LONG_LONG", 8},
    {"C_SIZE_T", 8},  {"C_FLOAT", 4}, {"C_DOUBLE", 8},  {"C_INTPTR_T", 8}};

/* Constants of the unit, which may be kinds. */
struct constant {
    char *name;
    int value;
};
static struct constant *constants;
static size_t constants_n;

struct type default_type(const char *word, size_t n)
{
    struct fortran_kinds k = fortran_kinds();
    const struct {
        const char *word;
        struct type type;
    } types[] = {
        {"INTEGER", {'I', k.integer}},
        {"LOGICAL", {'L', k.integer}},
        {"REAL", {'R', k.real}},
        {"COMPLEX", {'C', 2 * k.real}},
        {"DOUBLE", {'R', k.double_precision}},
        {"DOUBLEPRECISION", {'R', k.double_precision}},
    };

    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (strlen(types[i].word) == n &&
            strncasecmp(types[i].word, word, n) == 0)
            return types[i].type;
    return (struct type){0, 0};
}

static bool is_same(const char *name, const char *s, size_t n)
{
    return strlen(name) == n && strncasecmp(name, s, n) == 0;
}

/* The value of a number, of a constant or of SELECTED_INT_KIND(9) and the like, and
 * moves *s_p behind it; 0: nobody knows. */
static int constant_value(const char **s_p)
{
    const char *s = *s_p;
    size_t n = word_length(s);
    bool is_int = is_same("SELECTED_INT_KIND", s, n);
    int digits;

    if (isdigit((unsigned char) *s))
        return (int) strtol(s, (char **) s_p, 10);
    *s_p = s + n;
    if (is_int || is_same("SELECTED_REAL_KIND", s, n)) {
        s = skip(s + n);
        digits = atoi(skip(s + (*s == '(')));
        s += strcspn(s, ")");
        *s_p = s + (*s == ')');
        if (is_int)
            return digits <= 2 ? 1 : digits <= 4 ? 2 : digits <= 9 ? 4 : 8;
        return digits <= 6 ? 4 : digits <= 15 ? 8 : 0;
    }
    for (size_t i = 0; i < constants_n; i++)
        if (is_same(constants[i].name, s, n))
            return constants[i].value;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (is_same(kinds[i].name, s, n))
            return kinds[i].bytes;
    return 0;
}

/* Remembers NAME = VALUE. */
static void read_constant(const char *s)
{
    size_t n = word_length(s);
    const char *value = skip(s + n);
    struct constant c = {NULL, 0};

    if (n == 0 || *value != '=')
        return;
    value = skip(value + 1);
    c.value = constant_value(&value);
    value = skip(value);
    if (*value != '\0' && *value != ',' && *value != ')')
        c.value = 0;
    c.name = checked(strndup(s, n));
    constants = checked(realloc(constants, (constants_n + 1) * sizeof c));
    constants[constants_n++] = c;
}

/* Reads *8, (8) or (KIND=8) at *s_p, which moves behind it; a kind that nobody
 * knows makes the type unknown. */
static void read_kind(const char **s_p, struct type *type)
{
    const char *s = skip(*s_p);
    bool star = *s == '*';

    if (*s != '*' && *s != '(')
        return;
    s = skip(s + 1);
    if (!star && strncasecmp(s, "KIND", 4) == 0) {
        s = skip(s + 4);
        s += *s == '=';
        s = skip(s);
    }
    *s_p = s;
    type->bytes = constant_value(s_p);
    if (!star) {
        if (type->class == 'C')
            type->bytes *= 2;
        if (*skip(*s_p) != ')')
            type->bytes = 0;
        *s_p += strcspn(*s_p, ")");
        *s_p += **s_p == ')';
    }
    if (type->bytes == 0)
        type->class = 0;
}

/* Adds a name; one that is declared with two types, as by the alternatives of the
 * preprocessor, has an unknown one. */
static void declare(const char *word, size_t n, struct type type)
{
    for (size_t i = 0; i < names_n; i++)
        if (strlen(names[i].name) == n &&
            strncasecmp(names[i].name, word, n) == 0) {
            if (names[i].type.class != type.class ||
                names[i].type.bytes != type.bytes)
                names[i].type.class = 0;
            return;
        }
    names = checked(realloc(names, (names_n + 1) * sizeof *names));
    names[names_n++] = (struct name){checked(strndup(word, n)), type};
}

const char *item_end(const char *s)
{
    int depth = 0;

    for (; *s != '\0'; s++) {
        depth += (*s == '(') - (*s == ')');
        if (depth < 0 || (depth == 0 && *s == ','))
            break;
    }
    return s;
}

/* Does (A-H, O) follow, not a kind? */
static bool is_range(const char *s)
{
    const char *letter = skip(s + (*s == '('));

    return *s == '(' && isalpha((unsigned char) *letter) &&
           strchr(",-)", *skip(letter + 1)) != NULL;
}

/* Reads the keyword of a type and its kind. */
static struct type read_type(const char **s_p)
{
    const char *s = *s_p;
    size_t n = word_length(s);
    struct type type = default_type(s, n);

    s = skip(s + n);
    if (n == 6 && strncasecmp(s, "PRECISION", 9) == 0)
        s += 9;
    if (n == 6 && type.class == 'R' && strncasecmp(s, "COMPLEX", 7) == 0) {
        s += 7;
        type = (struct type){'C', 2 * type.bytes};
    }
    s = skip(s);
    if (!is_range(s) || strstr(s, "::") != NULL)
        read_kind(&s, &type);
    *s_p = s;
    return type;
}

/* IMPLICIT NONE, or IMPLICIT INTEGER*8 (I-N), REAL (A, B) */
static void read_implicit(const char *s)
{
    has_implicit = has_implicit && find_word(s, "NONE") != s;
    while (has_implicit && *s != '\0') {
        struct type type = read_type(&s);

        s = skip(s);
        if (!is_range(s)) {
            has_implicit = false;
            return;
        }
        while (*s == '(' || *s == ',') {
            int from = toupper((unsigned char) *(s = skip(s + 1))), to = from;

            if (!isalpha(from))
                break;
            s = skip(s + 1);
            if (*s == '-') {
                to = toupper((unsigned char) *(s = skip(s + 1)));
                s = skip(s + 1);
            }
            for (int c = from; c <= to && isalpha(c); c++)
                implicit[c - 'A'] = type;
        }
        s += *s == ')';
        s = skip(s);
        s += *s == ',';
        s = skip(s);
    }
}

/* Statements that give names a type which is none of a number, and FUNCTION. */
static void read_others(const char *s)
{
    static const char *const keywords[] = {
        "CHARACTER", "TYPE", "CLASS", "BYTE", "POINTER", "EXTERNAL", "RECORD"};
    const char *function = find_word(s, "FUNCTION");
    const struct type unknown = {0, 0};

    if (function != NULL) {
        const char *result = find_word(function, "RESULT");

        s = skip(function + 8);
        declare(s, word_length(s), unknown);
        if (result == NULL)
            return;
        s = result + 6 + strspn(result + 6, " \t(");
        declare(s, word_length(s), unknown);
        return;
    }
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (find_word(s, keywords[i]) == s)
            while (*s != '\0') {
                size_t n = word_length(s);

                if (n > 0)
                    declare(s, n, unknown);
                s += n > 0 ? n : 1;
            }
}

void declared_read(const char *s)
{
    struct type type;
    const char *colons;
    bool is_constant;

    if (find_word(s, "IMPLICIT") == s)
        read_implicit(skip(s + 8));
    if (find_word(s, "PARAMETER") == s)
        for (s = skip(s + 9); *s == '(' || *s == ','; s = item_end(skip(s + 1)))
            read_constant(skip(s + 1));
    if (default_type(s, word_length(s)).class == 0 ||
        find_word(s, "FUNCTION") != NULL) {
        read_others(s);
        return;
    }
    type = read_type(&s);
    colons = strstr(s, "::");
    is_constant = colons != NULL && find_word(s, "PARAMETER") != NULL;
    if (colons != NULL)
        s = colons + 2;
    else if (*skip(s) == ',')
        s = skip(s) + 1; /* REAL*8, X */
    for (;; s++) {
        struct type own = type;
        const char *word = skip(s), *end;
        size_t n = word_length(word);

        if (n > 0) {
            end = word + n;
            if (*skip(end) == '*')
                read_kind(&end, &own);
            declare(word, n, own);
            if (is_constant)
                read_constant(word);
        }
        s = item_end(word);
        if (*s != ',')
            return;
    }
}

void declared_begin(bool is_implicit)
{
    for (size_t i = 0; i < names_n; i++)
        free(names[i].name);
    for (size_t i = 0; i < constants_n; i++)
        free(constants[i].name);
    names_n = constants_n = 0;
    has_implicit = is_implicit;
    for (int c = 'A'; c <= 'Z'; c++)
        implicit[c - 'A'] = c >= 'I' && c <= 'N' ? default_type("INTEGER", 7)
                                                 : default_type("REAL", 4);
}

void declared_elsewhere(void)
{
    has_implicit = false;
}

struct type declared_type(const char *s, size_t n, bool is_implicit)
{
    for (size_t i = 0; i < names_n; i++)
        if (is_same(names[i].name, s, n))
            return names[i].type;
    /* a constant of shmem.fh, which declares it */
    if (strncasecmp(s, "SHMEM_", 6) == 0)
        return (struct type){0, 0};
    if (is_implicit && has_implicit && isalpha((unsigned char) *s))
        return implicit[toupper((unsigned char) *s) - 'A'];
    return (struct type){0, 0};
}
