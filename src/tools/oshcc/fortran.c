/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Default kinds and marks (fortran.h).
 *
 * The library has to know the default kinds of the program, and how long the
 * words of SHMEM_PUT are.  Both follow from the options of the compiler.
 * oshfort marks every object file with them: it makes the assembler read a file
 * of markdir before the output of the compiler.  That file defines a common
 * block whose name tells the kind.  The library looks for these names
 * (src/fortran/kinds.c).  Compilers other than GNU Fortran cannot pass such a
 * file to the assembler; for them oshfort marks the program when it is linked.
 */
#include "fortran.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "lines.h"

/* Bytes of the default kinds, and of a word of SHMEM_PUT. */
static int integer = 4, real = 4, double_precision = 8, word = 8;

/* Has an option said how long a word is? */
static bool word_said;

bool fortran_cray, fortran_lint;

static bool is_gnu, double_is_8;

/* Has an option asked for standard Fortran, as -std=f2008 does? */
static bool is_strict;

/* ------------------------------------------------------------------ options */

/* What options of the compiler say of kinds, as gfortran numbers them: of the
 * default INTEGER and REAL, and what is made of INTEGER(4), REAL(4) and REAL(8).  0:
 * nothing. */
enum said {
    SAID_INTEGER,
    SAID_INTEGER_4,
    SAID_REAL,
    SAID_REAL_4,
    SAID_REAL_8,
    SAIDS
};

static int said[SAIDS];

/* The last option about REALs. */
static const char *real_option = "";

static const struct {
    const char *name;
    enum said of;
    int kind;
} kind_options[] = {
    {"-fdefault-integer-8", SAID_INTEGER, 8},
    {"-fno-default-integer-8", SAID_INTEGER, 0},
    {"-finteger-4-integer-8", SAID_INTEGER_4, 8},
    {"-fdefault-real-8", SAID_REAL, 8},
    {"-fno-default-real-8", SAID_REAL, 0},
    {"-fdefault-real-10", SAID_REAL, 10},
    {"-fdefault-real-16", SAID_REAL, 16},
    {"-freal-4-real-8", SAID_REAL_4, 8},
    {"-freal-4-real-10", SAID_REAL_4, 10},
    {"-freal-4-real-16", SAID_REAL_4, 16},
    {"-freal-8-real-4", SAID_REAL_8, 4},
    {"-freal-8-real-10", SAID_REAL_8, 10},
    {"-freal-8-real-16", SAID_REAL_8, 16},
};

/* Names of routines get no underscore. */
static bool is_plain;

bool fortran_option(const char *option)
{
    if (strcmp(option, "--cray") == 0) {
        fortran_cray = true;
        fortran_option("-fdefault-integer-8");
        fortran_option("-fdefault-real-8");
        fortran_option("-fdefault-double-8");
        return true;
    }
    if (strcmp(option, "--lint") == 0) {
        fortran_lint = true;
        return true;
    }
    if (strcmp(option, "-fshmem-generic-32") == 0 ||
        strcmp(option, "-fshmem-generic-64") == 0 ||
        strcmp(option, "-fno-shmem-generic-32") == 0) {
        word = strcmp(option, "-fshmem-generic-32") == 0 ? 4 : 8;
        word_said = true;
        return true;
    }
    if (strncmp(option, "-std=", 5) == 0)
        is_strict = strncmp(option, "-std=f", 6) == 0;
    if (strcmp(option, "-fdefault-double-8") == 0)
        double_is_8 = true;
    if (strcmp(option, "-fno-underscoring") == 0 ||
        strcmp(option, "-funderscoring") == 0)
        is_plain = option[2] == 'n';
    for (size_t i = 0; i < sizeof kind_options / sizeof *kind_options; i++)
        if (strcmp(option, kind_options[i].name) == 0) {
            said[kind_options[i].of] = kind_options[i].kind;
            if (kind_options[i].of >= SAID_REAL)
                real_option = kind_options[i].name;
        }
    return false;
}

/* The bytes of a REAL of this kind. */
static int bytes_of(int kind)
{
    return kind == 10 ? 16 : kind;
}

/* Has SHMEM_N_PES a name for programs with these kinds of REAL and DOUBLE
 * PRECISION?  fortran.def has them. */
static bool is_known(int of_real, int of_double)
{
    return (of_real == 4 && of_double == 8) ||
           (of_real == 8 && of_double == 8) || of_double == 16;
}

void fortran_choose(bool gnu)
{
    int of_real = said[SAID_REAL], of_double = 16;

    if (of_real == 0) {
        of_real = said[SAID_REAL_4] != 0 ? said[SAID_REAL_4] : 4;
        of_double = said[SAID_REAL_8] != 0 ? said[SAID_REAL_8] : 8;
    }
    if (double_is_8)
        of_double = 8;
    if (!is_known(of_real, of_double))
        die(1,
            "%s: the library has no routines for a REAL of kind %d beside a "
            "DOUBLE PRECISION of kind %d",
            real_option, of_real, of_double);
    integer = said[SAID_INTEGER] == 8 || said[SAID_INTEGER_4] == 8 ? 8 : 4;
    real = bytes_of(of_real);
    double_precision = bytes_of(of_double);
    is_gnu = gnu;
    if ((fortran_cray || fortran_lint) && !gnu)
        die(1, "--%s needs GNU Fortran", fortran_cray ? "cray" : "lint");
}

void fortran_module_dir(struct words *flags, const char *includedir)
{
    if (integer == 8 || (real == 8 && double_precision != 4))
        words_addf(flags, "-I%s/sma-%s%s%s", includedir,
                   integer == 8 ? "i8" : "", real == 8 ? "r8" : "",
                   real == 8 && double_precision == 8 ? "d8" : "");
}

void fortran_warn(const struct words *user, bool compiles)
{
    for (size_t i = 0; i < user->n; i++)
        if (strcmp(user->word[i], "-w") == 0)
            return;
    if (is_plain && compiles)
        fprintf(stderr,
                "%s: warning: -fno-underscoring: a routine that C has, too, is "
                "called as that of C, with the wrong arguments, as SHMEM_PUT8 "
                "is; only units with \"use shmem\" are right\n",
                program_name);
}

void fortran_flags(struct words *flags, int version)
{
    words_add(flags, "-fcray-pointer");
    if (version >= 10) { /* older versions need no option for these */
        words_add(flags, "-fallow-argument-mismatch");
        if (fortran_cray || !is_strict)
            words_add(flags, "-fallow-invalid-boz");
    }
    if (fortran_cray)
        words_append(flags, words_split("-std=legacy -fdefault-integer-8 "
                                        "-fdefault-real-8 -fdefault-double-8 "
                                        "-fdollar-ok"));
}

/* -------------------------------- options that gfortran has not, or not so */

/* value: it follows in the same word or in the next; NULL: there is none. */
static const struct {
    const char *option, *value, *instead;
} foreign[] = {
    {"-i8", NULL, "-fdefault-integer-8"},
    {"-r8", NULL, "-fdefault-real-8 -fdefault-double-8"},
    {"-d8", NULL, "-fdefault-double-8"},
    {"-extend_source", NULL, "-ffixed-line-length-132"},
    {"-col72", NULL, "-ffixed-line-length-72"},
    {"-col80", NULL, "-ffixed-line-length-80"},
    {"-col120", NULL, "-ffixed-line-length-120"},
    {"-freeform", NULL, "-ffree-form"},
    {"-fixedform", NULL, "-ffixed-form"},
    {"-automatic", NULL, "-fautomatic"},
    {"-mp", NULL, "-fopenmp"},
    {"-F", NULL, "-cpp"},
    /* with marks, the assembler would not read what the compiler writes */
    {"-pipe", NULL, ""},
    {"-e", "Z", "-cpp"},
    {"-e", "v", "-fno-automatic"},
    {"-e", "I", "-fimplicit-none"},
    {"-s", "default64", "-fdefault-integer-8 -fdefault-real-8"},
    {"-s", "integer64", "-fdefault-integer-8"},
    {"-s", "real64", "-fdefault-real-8"},
    {"-d", "p", "-fdefault-double-8"},
    {"-f", "free", "-ffree-form"},
    {"-f", "fixed", "-ffixed-form"},
    {"-N", "72", "-ffixed-line-length-72"},
    {"-N", "80", "-ffixed-line-length-80"},
    {"-N", "132", "-ffixed-line-length-132"},
    {"-N", "255", "-ffixed-line-length-none"},
};

/* Adds what gfortran has for the word, and returns how many words that takes. */
static size_t take(struct words *out, const char *word, const char *next)
{
    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++) {
        size_t n = strlen(foreign[i].option);
        const char *value = foreign[i].value, *rest = word + n;

        if (strncmp(word, foreign[i].option, n) != 0)
            continue;
        if (strcmp(rest, value != NULL ? value : "") == 0) {
            words_append(out, words_split(foreign[i].instead));
            return 1;
        }
        if (value != NULL && *rest == '\0' && next != NULL &&
            strcmp(next, value) == 0) {
            words_append(out, words_split(foreign[i].instead));
            return 2;
        }
    }
    words_add(out, word);
    if (!command_takes_word(word) || next == NULL)
        return 1;
    words_add(out, next);
    return 2;
}

/* Is the word none of those that say that DOUBLE PRECISION has 8 bytes, or -d16? */
static bool is_no_double(const char *word)
{
    return strcmp(word, "-fdefault-double-8") != 0 && strcmp(word, "-d16") != 0;
}

void fortran_translate(struct words *user)
{
    struct words out = {NULL, 0};
    bool real = false, large = false;

    for (size_t i = 0; i < user->n; i++) {
        real |= strcmp(user->word[i], "-r8") == 0;
        large |= strcmp(user->word[i], "-d16") == 0;
    }
    for (size_t i = 0; i < user->n;)
        i += take(&out, user->word[i],
                  i + 1 < user->n ? user->word[i + 1] : NULL);
    /* -d16 alone is left to gfortran, which says that it has no such option */
    if (real && large)
        command_keep(&out, is_no_double);
    words_free(user);
    *user = out;
}

/* ------------------------------------------------------------------- marks */

/* Makes the assembler read a mark before the output of the compiler. */
static void add_mark(struct words *flags, const char *markdir, const char *name)
{
    words_add(flags, "-Xassembler");
    words_addf(flags, "%s/%s.s", markdir, name);
}

/* Makes the linker define sma_NAME, as the mark of this name does. */
static void define_name(struct words *flags, const char *name)
{
    words_addf(flags, "-Wl,--defsym=sma_%s=1", name);
}

/* Makes the linker define the mark of a kind, unless the kind is the usual one. */
static void define_mark(struct words *flags, const char *kind, int bytes,
                        int usual)
{
    if (bytes != usual)
        words_addf(flags, "-Wl,--defsym=sma_%s_%d=1", kind, bytes);
}

bool fortran_is_object(const char *file)
{
    static const char *const endings[] = {".o", ".a", ".so", ".lo"};
    const char *slash = strrchr(file, '/');
    const char *name = slash != NULL ? slash : file;
    const char *dot = strrchr(name, '.');

    for (size_t i = 0; dot != NULL && i < sizeof endings / sizeof *endings; i++)
        if (strcmp(dot, endings[i]) == 0)
            return true;
    return strstr(name, ".so.") != NULL;
}

/* Does the text of a file have the mark? */
static bool is_marked(const char *text, size_t length, const char *mark)
{
    char name[64];
    int n = snprintf(name, sizeof name, "sma_%s", mark);

    return memmem(text, length, name, (size_t) n + 1) != NULL;
}

/*
 * Defines the marks of object files for -flto.  The link-time optimiser
 * assembles the code of such files again, and passes options to the assembler
 * only if they are the same for all files; otherwise marks would be lost.
 */
static void add_lost_marks(struct words *flags, const char *markdir,
                           const struct words *user)
{
    static const char *const marks[] = {
        "integer_4", "integer_8", "real_4",      "real_8",
        "real_16",   "double_4",  "double_8",    "double_16",
        "word_4",    "word_8",    "word_unsaid", "word_said",
    };
    enum { MARKS = sizeof marks / sizeof *marks };
    bool found[MARKS] = {false}, starts = false;

    for (size_t i = 0; i < user->n; i++) {
        static const char lto[] = ".gnu.lto_", start[] = "sma_start";
        size_t length;
        char *text;

        if (user->word[i][0] == '-' || !fortran_is_object(user->word[i]) ||
            (text = read_all(user->word[i], &length)) == NULL)
            continue;
        if (memmem(text, length, lto, strlen(lto)) != NULL) {
            for (size_t k = 0; k < MARKS; k++)
                found[k] |= is_marked(text, length, marks[k]);
            starts |= memmem(text, length, start, sizeof start) != NULL;
        }
        free(text);
    }
    for (size_t k = 0; k < MARKS; k++)
        if (found[k])
            define_name(flags, marks[k]);
    if (starts)
        words_addf(flags, "%s/start-link.s", markdir);
}

void fortran_marks(struct words *flags, const char *markdir, bool compiles,
                   bool links, const struct words *user)
{
    /* An option says that words have 8 bytes; or should the library warn that they do,
     * because all else has 4? */
    const char *said_words = word_said ? word == 8 ? "said" : NULL
                             : integer == 4 && real == 4 ? "unsaid"
                                                         : NULL;
    char name[32];

    if (is_gnu && links)
        add_lost_marks(flags, markdir, user);
    if (is_gnu && !compiles)
        return;
    if (is_gnu) {
        snprintf(name, sizeof name, "i%dr%dd%dw%d", integer, real,
                 double_precision, word);
        add_mark(flags, markdir, name);
        if (said_words != NULL)
            add_mark(flags, markdir, said_words);
    } else if (links) {
        define_mark(flags, "integer", integer, 4);
        define_mark(flags, "real", real, 4);
        define_mark(flags, "double", double_precision, 8);
        define_mark(flags, "word", word, 8);
        if (said_words != NULL)
            words_addf(flags, "-Wl,--defsym=sma_word_%s=1", said_words);
    }
    if (fortran_cray)
        add_mark(flags, markdir, "start");
}
