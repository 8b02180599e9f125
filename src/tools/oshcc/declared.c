/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The types of numbers that a program unit of Fortran declares (declared.h), also by
 * IMPLICIT and with names of kinds.  Where a type is not certain, it is not known;
 * a statement that is not wholly understood makes all types of its unit unknown.
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

/* A statement was not understood: it may declare any name. */
static bool unknown;

/* The number of bytes that the name of a kind of Fortran's modules stands for,
 * unless other modules or files may have the name, too. */
static bool has_kinds;
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

/* Reads (9) or (15, 307) at *s_p: the kind that has so many digits and so large an
 * exponent; 0: nobody knows. */
static int selected_kind(const char **s_p, bool is_int)
{
    const char *s = skip(*s_p);
    long digits, range = 0;
    char *end;

    if (*s != '(')
        return 0;
    digits = strtol(s + 1, &end, 10);
    s = skip(end);
    if (*s == ',' && !is_int) {
        range = strtol(s + 1, &end, 10);
        s = skip(end);
    }
    if (*s != ')' || digits <= 0)
        return 0;
    *s_p = s + 1;
    if (is_int)
        return digits <= 2    ? 1
               : digits <= 4  ? 2
               : digits <= 9  ? 4
               : digits <= 18 ? 8
                              : 0;
    return digits <= 6 && range <= 37     ? 4
           : digits <= 15 && range <= 307 ? 8
                                          : 0;
}

/* The value of a number, of a constant or of SELECTED_INT_KIND(9) and the like, and
 * moves *s_p behind it; 0: nobody knows. */
static int constant_value(const char **s_p)
{
    const char *s = *s_p;
    size_t n = word_length(s);
    bool is_int = is_same("SELECTED_INT_KIND", s, n);

    if (isdigit((unsigned char) *s))
        return (int) strtol(s, (char **) s_p, 10);
    *s_p = s + n;
    if (is_int || is_same("SELECTED_REAL_KIND", s, n))
        return selected_kind(s_p, is_int);
    for (size_t i = 0; i < constants_n; i++)
        if (is_same(constants[i].name, s, n))
            return constants[i].value;
    for (size_t i = 0; has_kinds && i < sizeof kinds / sizeof *kinds; i++)
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

const char *item_end(const char *s)
{
    int depth = 0;

    for (; *s != '\0'; s++) {
        depth += (*s == '(' || *s == '[') - (*s == ')' || *s == ']');
        if (depth < 0 || (depth == 0 && *s == ','))
            break;
    }
    return s;
}

const char *behind(const char *s)
{
    do
        s = item_end(s + 1);
    while (*s == ',');
    return s + (*s != '\0');
}

/* Reads *8, (8) or (KIND=8) at *s_p, which moves behind it; a kind that nobody
 * knows makes the type unknown. */
static void read_kind(const char **s_p, struct type *type)
{
    const char *s = skip(*s_p), *end = s;
    bool star = *s == '*';

    if (*s != '*' && *s != '(')
        return;
    if (!star)
        end = behind(s);
    s = skip(s + 1);
    if (!star && find_word(s, "KIND") == s && *skip(s + 4) == '=')
        s = skip(skip(s + 4) + 1);
    type->bytes = constant_value(&s);
    if (!star) {
        if (*skip(s) != ')' || skip(s) + 1 != end)
            type->bytes = 0;
        if (type->class == 'C')
            type->bytes *= 2;
        s = end;
    }
    if (type->bytes == 0)
        type->class = 0;
    *s_p = s;
}

/* Adds a name; one that is declared with two types, as by the alternatives of the
 * preprocessor, has an unknown one. */
static void declare(const char *word, size_t n, struct type type)
{
    for (size_t i = 0; i < names_n; i++)
        if (is_same(names[i].name, word, n)) {
            if (names[i].type.class != type.class ||
                names[i].type.bytes != type.bytes)
                names[i].type.class = 0;
            return;
        }
    names = checked(realloc(names, (names_n + 1) * sizeof *names));
    names[names_n++] = (struct name){checked(strndup(word, n)), type};
}

/* Does (A-H, O) follow, not a kind? */
static bool is_range(const char *s)
{
    const char *letter = skip(s + (*s == '('));

    return *s == '(' && isalpha((unsigned char) *letter) &&
           strchr(",-)", *skip(letter + 1)) != NULL;
}

/* Reads the keyword of a type and its kind.  is_implicit: letters follow, as in
 * IMPLICIT REAL (A-H), so that only the first of two parentheses is a kind. */
static struct type read_type(const char **s_p, bool is_implicit)
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
    if (*s != '(' || !is_implicit || *skip(behind(s)) == '(')
        read_kind(&s, &type);
    *s_p = s;
    return type;
}

/* IMPLICIT NONE, or IMPLICIT INTEGER*8 (I-N), REAL (A, B) */
static void read_implicit(const char *s)
{
    has_implicit = has_implicit && find_word(s, "NONE") != s;
    while (has_implicit && *s != '\0') {
        struct type type = read_type(&s, true);

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

/* REAL*8 FUNCTION F(X) RESULT(R): the types of F and R are not known. */
static void read_function(const char *s)
{
    const char *result = find_word(s, "RESULT");
    const struct type none = {0, 0};

    s = skip(s + 8);
    declare(s, word_length(s), none);
    if (result == NULL)
        return;
    s = result + 6 + strspn(result + 6, " \t(");
    declare(s, word_length(s), none);
}

/* Statements that give names a type which is none of a number. */
static bool read_others(const char *s)
{
    static const char *const keywords[] = {
        "CHARACTER", "TYPE", "CLASS", "BYTE", "POINTER", "EXTERNAL", "RECORD"};
    bool found = false;

    if (find_word(s, "TYPE") == s && *skip(s + 4) != '(')
        return false; /* its components follow */
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        found = found || find_word(s, keywords[i]) == s;
    while (found && *s != '\0') {
        size_t n = word_length(s);

        if (n > 0)
            declare(s, n, (struct type){0, 0});
        s += n > 0 ? n : 1;
    }
    return found;
}

/* The first c of the statement that is not in parentheses, or NULL. */
static const char *outside(const char *s, char c)
{
    int depth = 0;

    for (; *s != '\0'; s++) {
        depth += (*s == '(') - (*s == ')');
        if (depth == 0 && *s == c)
            return s;
    }
    return NULL;
}

/* Is this an assignment, or another statement that declares no type?  Of what
 * nobody knows, such as INTEGERX or a macro, that is not certain. */
static bool is_other(const char *s)
{
    static const char *const words[] = {
        "ALLOCATABLE", "ALLOCATE",   "ASSIGN",    "BACKSPACE", "BLOCKDATA",
        "CALL",        "CASE",       "CLOSE",     "COMMON",    "CONTAINS",
        "CONTINUE",    "CYCLE",      "DATA",      "DECODE",    "DIMENSION",
        "DO",          "DEALLOCATE", "ELSE",      "ELSEIF",    "ELSEWHERE",
        "ENCODE",      "ENTRY",      "EXIT",      "FORALL",    "EQUIVALENCE",
        "FORMAT",      "GO",         "GOTO",      "IF",        "INCLUDE",
        "INQUIRE",     "INTENT",     "INTRINSIC", "MODULE",    "NAMELIST",
        "NULLIFY",     "OPEN",       "OPTIONAL",  "PAUSE",     "PRINT",
        "PRIVATE",     "PROGRAM",    "PUBLIC",    "READ",      "RETURN",
        "REWIND",      "SAVE",       "SELECT",    "STOP",      "SUBROUTINE",
        "TARGET",      "USE",        "VOLATILE",  "WHERE",     "WRITE"};
    const char *colon = outside(s, ':');

    if (*s == '\0' || strncasecmp(s, "END", 3) == 0 ||
        (outside(s, '=') != NULL && (colon == NULL || colon[1] != ':')))
        return true;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (find_word(s, words[i]) == s)
            return true;
    return false;
}

/* Reads NAME, NAME*8(10), NAME(10) = 1 or NAME /1, 2/ up to the comma behind it, and
 * returns whether it is one of these. */
static bool read_item(const char **s_p, struct type type, bool is_constant)
{
    const char *word = skip(*s_p), *s;
    size_t n = word_length(word);

    s = skip(word + n);
    if (*s == '*') {
        read_kind(&s, &type);
        s = skip(s);
    }
    if (*s == '(')
        s = skip(behind(s));
    if (*s == '/' && strchr(s + 1, '/') != NULL)
        s = skip(strchr(s + 1, '/') + 1);
    if (*s == '=')
        s = item_end(s);
    *s_p = s;
    if (n == 0 || (*s != ',' && *s != '\0'))
        return false;
    declare(word, n, type);
    if (is_constant)
        read_constant(word);
    return true;
}

static void read_declaration(const char *s)
{
    struct type type = read_type(&s, false);
    const char *colons = outside(s, ':');
    bool is_constant = colons != NULL && find_word(s, "PARAMETER") != NULL;

    if (colons != NULL && colons[1] == ':')
        s = colons + 2;
    else if (*skip(s) == ',')
        s = skip(s) + 1; /* REAL*8, X */
    while (read_item(&s, type, is_constant)) {
        if (*s == '\0')
            return;
        s++;
    }
    declared_unknown();
}

void declared_read(const char *s)
{
    size_t n = word_length(s);
    const char *function = find_word(s, "FUNCTION");

    if (*skip(s + n) == ':' && skip(s + n)[1] != ':') {
        s = skip(skip(s + n) + 1); /* NAME: DO */
        n = word_length(s);
    }
    if (find_word(s, "IMPLICIT") == s) {
        read_implicit(skip(s + 8));
    } else if (find_word(s, "PARAMETER") == s) {
        s = skip(s + 9);
        if (*s != '(')
            declared_unknown(); /* the value has the type */
        for (; *s == '(' || *s == ','; s = item_end(skip(s + 1)))
            read_constant(skip(s + 1));
    } else if (function != NULL) {
        read_function(function);
    } else if (default_type(s, n).class != 0) {
        read_declaration(s);
    } else if (!read_others(s) && !is_other(s) &&
               find_word(s, "SUBROUTINE") == NULL) {
        declared_unknown();
    }
}

void declared_begin(bool is_implicit)
{
    for (size_t i = 0; i < names_n; i++)
        free(names[i].name);
    for (size_t i = 0; i < constants_n; i++)
        free(constants[i].name);
    names_n = constants_n = 0;
    has_implicit = has_kinds = is_implicit;
    unknown = false;
    for (int c = 'A'; c <= 'Z'; c++)
        implicit[c - 'A'] = c >= 'I' && c <= 'N' ? default_type("INTEGER", 7)
                                                 : default_type("REAL", 4);
}

void declared_elsewhere(bool kinds)
{
    has_implicit = false;
    has_kinds = has_kinds && !kinds;
}

void declared_unknown(void)
{
    unknown = true;
}

struct type declared_type(const char *s, size_t n, bool is_implicit)
{
    if (unknown)
        return (struct type){0, 0};
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
