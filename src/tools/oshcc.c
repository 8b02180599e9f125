/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshcc, oshc++, oshfort and oshnvcc: run the compiler with the flags for libsma.
 *
 * They are one program, whose name decides the language.  The flags come from
 * sma.pc, the file for pkg-config.  The program finds this file relative to
 * itself, so that an installation may be moved as a whole.  oshcc/fortran.c has
 * what Fortran needs beyond these flags.
 */
#include "common/path.h"
#include "common/pc.h"
#include "common/words.h"
#include "config.h"
#include "oshcc/command.h"
#include "oshcc/fortran.h"
#include "oshcc/sources.h"

#include <ctype.h>
#include <errno.h>
#include <libgen.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum language { LANG_C, LANG_CXX, LANG_FORTRAN, LANG_CUDA };

/* For each language: the name of the wrapper, the variable that chooses another
 * compiler, and the entry of sma.pc with the usual compiler. */
static const struct {
    const char *name, *variable, *key;
} languages[] = {
    [LANG_C] = {SMA_OSHCC, "OSHCC_CC", "cc"},
    [LANG_CXX] = {SMA_OSHCXX, "OSHCXX_CXX", "cxx"},
    [LANG_FORTRAN] = {SMA_OSHFORT, "OSHFORT_FC", "fc"},
    [LANG_CUDA] = {SMA_OSHNVCC, "OSHNVCC_NVCC", "nvcc"},
};

static enum language lang;

/* ------------------------------------------------------------------ sma.pc */

/* Does the flag name a directory that the compiler searches anyway?  pkg-config
 * leaves such flags out, too.  gfortran does not search C's directories for
 * include files and modules. */
static bool is_system_directory(const char *flag)
{
    static const char *const system[] = {
        "-I/usr/include",        "-L/usr/lib", "-L/lib",
        "-L/usr/lib64",          "-L/lib64",   "-L/usr/lib/" SMA_MULTIARCH,
        "-L/lib/" SMA_MULTIARCH,
    };

    if (lang == LANG_FORTRAN && strncmp(flag, "-I", 2) == 0)
        return false;
    for (size_t i = 0; i < sizeof system / sizeof *system; i++)
        if (strcmp(flag, system[i]) == 0)
            return true;
    return false;
}

/* The words of an entry.  The text is split before variables are replaced,
 * because a prefix may contain spaces. */
static struct words pc_words(const char *key)
{
    struct words raw = words_split(pc_get(key)), w = {NULL, 0};

    for (size_t i = 0; i < raw.n; i++) {
        char *word = pc_expand(raw.word[i]);

        if (!is_system_directory(word))
            words_add(&w, word);
        free(word);
    }
    words_free(&raw);
    return w;
}

/* An entry that is one path.  The text is valid until the next call. */
static const char *pc_path(const char *key)
{
    static char *path;

    free(path);
    return path = pc_value(key);
}

/* ------------------------------------------------------------ the compiler */

/* The version of the compiler if it is GNU Fortran, else 0.  sma.pc has the
 * version of the compiler of the build; another compiler is run to find out. */
static int gnu_fortran(void)
{
    const char *chosen = getenv(languages[LANG_FORTRAN].variable);
    char line[256] = "", *command, *version;
    int number = 0;
    FILE *f;

    if (chosen == NULL || *chosen == '\0' || strcmp(chosen, pc_get("fc")) == 0)
        return atoi(pc_get("gnu_fortran"));
    if (asprintf(&command, "%s --version 2>/dev/null", chosen) < 0)
        die(1, "out of memory");
    f = checked(popen(command, "r"));
    if (fgets(line, sizeof line, f) != NULL &&
        strstr(line, "GNU Fortran") != NULL &&
        (version = strstr(line, ") ")) !=
            NULL) /* some name a revision behind it */
        number = atoi(version + 2);
    pclose(f);
    free(command);
    return number;
}

/* Adds the flags for Fortran.  The directory of the module for the program's
 * kinds must come before the others.  is_c: all sources are C; CMake asks for the
 * preprocessor's output of one. */
static void add_fortran_flags(struct words *flags, bool is_c)
{
    int version = gnu_fortran();

    fortran_choose(version > 0);
    fortran_module_dir(flags, pc_path("includedir"));
    words_append(flags, pc_words("Cflags"));
    if (is_c)
        return;
    if (version > 0)
        fortran_flags(flags, version);
}

/* Reads the options of Fortran, and removes those that are for oshfort only. */
static void take_options(struct words *w)
{
    size_t n = 0;

    for (size_t i = 0; i < w->n; i++)
        if (fortran_option(w->word[i]))
            free(w->word[i]);
        else
            w->word[n++] = w->word[i];
    w->n = n;
    if (w->word != NULL)
        w->word[n] = NULL;
}

/* The command of the compiler, which may have options. */
static struct words compiler(void)
{
    const char *chosen = getenv(languages[lang].variable);
    struct words w;

    if (lang == LANG_FORTRAN && *pc_get("fc") == '\0')
        die(1, "this libsma was built without Fortran");
    if (chosen != NULL && *chosen == '\0')
        chosen = NULL;
    w = chosen != NULL ? words_split(chosen) : pc_words(languages[lang].key);
    if (w.n == 0)
        die(1, "no compiler was found when libsma was built; set %s",
            languages[lang].variable);
    return w;
}

/* Prints words, quoted for a shell. */
static void words_print(const struct words *w)
{
    for (size_t i = 0; i < w->n; i++) {
        const char *s = w->word[i];
        bool plain = *s != '\0';

        for (const char *c = s; *c != '\0'; c++)
            if (!isalnum((unsigned char) *c) && !strchr("-_=+,./:@%^", *c))
                plain = false;
        if (i > 0)
            putchar(' ');
        if (plain) {
            fputs(s, stdout);
            continue;
        }
        putchar('\'');
        for (; *s != '\0'; s++) {
            if (*s == '\'')
                fputs("'\\'", stdout);
            putchar(*s);
        }
        putchar('\'');
    }
    putchar('\n');
}

static void help(void)
{
    printf(
        "usage: %s [option or file]...\n\n"
        "Calls the compiler with the flags for compiling and linking with"
        " %s.\nAll options except these are passed to the compiler:\n\n"
        "  -show, --showme    print the command instead of running it\n"
        "  --showme:compile   print the flags for compiling\n"
        "  --showme:link      print the flags for linking\n"
        "  --showme:WORD      print a part of them: command, incdirs, libdirs,\n"
        "                     libs, libdirs_static, libs_static, or the version\n"
        "  --help             print this text\n",
        languages[lang].name, lang == LANG_CUDA ? "libsma_cuda" : "libsma");
    if (lang != LANG_CUDA)
        printf(
            "  -static            link a static program, with libsma.a\n"
            "  -pie               link a position-independent program: its static"
            " data have\n"
            "                     the same addresses in all PEs only if " SMA_OSHRUN
            " starts it\n");
    if (lang == LANG_FORTRAN)
        printf("  --cray             compile as Cray's compilers did: default"
               " kinds of 8 bytes,\n"
               "                     N$PES, INTRINSIC MY_PE, no START_PES\n"
               "  --lint             compile nothing, and report calls of SHMEM"
               " routines whose\n"
               "                     arguments do not fit\n"
               "  -fshmem-generic-32\n"
               "                     SHMEM_PUT and other routines without a"
               " type move words\n"
               "                     of 4 bytes instead of 8\n"
               "  -fshmem-generic-64\n"
               "                     these routines move words of 8 bytes,"
               " without a warning\n"
               "                     if INTEGERs and REALs have 4\n");
    printf("\nThe environment variable %s names another compiler.\n",
           languages[lang].variable);
    finish_output();
}

/* A link may still have the usual name of a wrapper that configure has renamed
 * (--program-prefix and so on). */
static enum language language_of(const char *program)
{
    static const struct {
        const char *usual, *installed;
        enum language lang;
    } names[] = {
        {"oshc++", SMA_OSHCXX, LANG_CXX},
        {"oshCC", SMA_OSHCXX_CAPITAL, LANG_CXX},
        {"oshcxx", SMA_OSHCXX_LETTERS, LANG_CXX},
        {"oshfort", SMA_OSHFORT, LANG_FORTRAN},
        {"oshnvcc", SMA_OSHNVCC, LANG_CUDA},
    };
    const char *slash = strrchr(program, '/');
    const char *name = slash != NULL ? slash + 1 : program;

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i].usual) == 0 ||
            strcmp(name, names[i].installed) == 0)
            return names[i].lang;
    return LANG_C;
}

enum mode {
    RUN,
    SHOW,
    SHOW_COMMAND,
    SHOW_COMPILE,
    SHOW_INCDIRS,
    SHOW_LINK,
    SHOW_LIBDIRS,
    SHOW_LIBS,
    SHOW_VERSION,
    SHOW_HELP
};

/* What the command line asks for. */
struct request {
    enum mode mode;
    bool links, is_static;
    bool has_input, has_source; /* names files; names files to compile */
    bool has_c;                 /* names files of C, which count as no source */
    bool has_header, has_other; /* names headers to compile; other files */
    struct words user;          /* the words for the compiler */
};

/* Reads an option that says what the wrapper is to do, with one dash or with two.
 * Returns false if `a` is not such an option. */
static bool take_mode(struct request *r, const char *a)
{
    static const struct {
        const char *name;
        enum mode mode;
        bool is_static;
    } modes[] = {
        {"show", SHOW, false},
        {"showme", SHOW, false},
        {"showlibs", SHOW_LINK, false},
        {"showme:command", SHOW_COMMAND, false},
        {"showme:compile", SHOW_COMPILE, false},
        {"showme:incdirs", SHOW_INCDIRS, false},
        {"showme:link", SHOW_LINK, false},
        {"showme:libdirs", SHOW_LIBDIRS, false},
        {"showme:libdirs_static", SHOW_LIBDIRS, true},
        {"showme:libs", SHOW_LIBS, false},
        {"showme:libs_static", SHOW_LIBS, true},
        {"showme:version", SHOW_VERSION, false},
        {"showme:help", SHOW_HELP, false},
    };
    static const char other[] = "showme:";

    if (a[0] != '-')
        return false;
    a += a[1] == '-' ? 2 : 1;
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        if (strcmp(a, modes[i].name) == 0) {
            r->mode = modes[i].mode;
            r->is_static |= modes[i].is_static;
            return true;
        }
    if (strncmp(a, other, strlen(other)) == 0)
        die(1, "--%s: there is no such option; --help lists the options", a);
    return false;
}

/* language: of the last -x. */
static void take_input(struct request *r, const char *a, const char *language)
{
    bool library = strncmp(a, "-l", 2) == 0;

    r->has_input = true;
    if (!library && command_is_c(a, language))
        r->has_c = true;
    else
        r->has_source |= !library && !fortran_is_object(a);
    if (!library && command_is_header(a, language))
        r->has_header = true;
    else
        r->has_other = true;
}

static struct request read_arguments(const struct words *w)
{
    struct request r = {.mode = RUN, .links = true};
    const char *language = "none";

    for (size_t i = 0; i < w->n; i++) {
        const char *a = w->word[i];

        if (take_mode(&r, a))
            continue;
        words_add(&r.user, a);
        if (strncmp(a, "-x", 2) == 0)
            language = a[2] != '\0' || i + 1 == w->n ? a + 2 : w->word[i + 1];
        if (link_is_static(a))
            r.is_static = true;
        else if (command_stops_early(a))
            r.links = false;
        else if (command_takes_word(a) && i + 1 < w->n)
            words_add(&r.user, w->word[++i]);
        else if (a[0] != '-' || a[1] == '\0' || a[1] == 'l')
            take_input(&r, a, language);
    }
    r.links = r.links && (r.has_other || !r.has_header);
    return r;
}

/* Prints the words that begin so, without this beginning. */
static void print_rests(const struct words *w, const char *start)
{
    struct words rests = {NULL, 0};

    for (size_t i = 0; i < w->n; i++)
        if (strncmp(w->word[i], start, strlen(start)) == 0)
            words_add(&rests, w->word[i] + strlen(start));
    words_print(&rests);
}

/* Prints what the user wants to see, unless it is the whole command. */
static void show_part(enum mode mode, const struct words *compiler,
                      const struct words *flags, const struct words *libs)
{
    if (mode == RUN || mode == SHOW)
        return;
    if (mode == SHOW_HELP)
        help();
    else if (mode == SHOW_VERSION)
        printf("%s (libsma) " PACKAGE_VERSION "\n", program_name);
    else if (mode == SHOW_COMMAND)
        words_print(compiler);
    else if (mode == SHOW_COMPILE || mode == SHOW_LINK)
        words_print(mode == SHOW_LINK ? libs : flags);
    else if (mode == SHOW_INCDIRS)
        print_rests(flags, "-I");
    else
        print_rests(libs, mode == SHOW_LIBS ? "-l" : "-L");
    finish_output();
}

/* Runs the compiler, and says what would have helped where it fails. */
static int run_watched(const struct words *command)
{
    int status;

    command_hold_signals();
    status = command_run(command->word);
    if (status != 0 && status < 128)
        hints_print(command, lang == LANG_FORTRAN, fortran_cray);
    return status;
}

/* The words of the command line, for the compiler that sma.pc names. */
static struct words own_arguments(int argc, char **argv)
{
    struct words w = {NULL, 0};

    for (int i = 1; i < argc; i++)
        command_add(&w, argv[i]);
    for (size_t i = 0; i < w.n; i++)
        if (strcmp(w.word[i], "--help") == 0)
            help();
    pc_load();
    if (lang == LANG_FORTRAN && gnu_fortran() > 0)
        fortran_translate(&w);
    return w;
}

/* Checks calls; the command begins with n words of the compiler. */
static int lint(const struct words *command, size_t n, const struct words *user)
{
    static struct words directory; /* reachable at the end */

    words_addf(&directory, "%s/sma-lint", pc_path("includedir"));
    return lint_run(command, n, user, directory.word[0]);
}

int main(int argc, char **argv)
{
    static struct words arguments, command, flags, libs;
    static struct request r;
    bool fixed, watched;
    size_t n;

    lang = language_of(argv[0]);
    program_name = languages[lang].name;
    arguments = own_arguments(argc, argv);
    r = read_arguments(&arguments);
    link_drop_others(&r.user, r.links);
    command = compiler();
    if (lang == LANG_FORTRAN) {
        if (gnu_fortran() > 0)
            fortran_translate(&command);
        take_options(&command);
        take_options(&r.user);
        add_fortran_flags(&flags, r.has_c && !r.has_source);
    } else
        flags = pc_words("Cflags");
    libs = pc_words("Libs");
    if (lang == LANG_CUDA)
        link_for_nvcc(&libs);
    if (lang == LANG_FORTRAN && fortran_cray)
        link_for_cray(&libs, &r.user);
    if (r.is_static)
        words_append(&libs, pc_words("Libs.private"));
    if (link_is_static_pie(&command) || link_is_static_pie(&r.user))
        link_drop_rpath(&libs);
    show_part(r.mode, &command, &flags, &libs);
    fixed = link_is_fixed(&command, &r.user);
    n = command.n;
    words_append(&command, flags);
    if (lang == LANG_FORTRAN)
        fortran_marks(&command, pc_path("markdir"),
                      r.has_source || !r.has_input, r.links, &r.user);
    watched = r.mode == RUN && lang == LANG_FORTRAN && gnu_fortran() > 0;
    if (watched)
        fortran_warn(&r.user, r.has_source);
    if (watched && fortran_cray)
        sources_translate(&command, &r.user);
    if (watched && fortran_lint)
        return lint(&command, n, &r.user);
    words_append(&command, r.user);
    if (r.links && (r.has_input || r.mode == SHOW)) {
        if (fixed)
            words_add(&command, "-no-pie");
        words_append(&command, libs);
    }
    if (r.mode == SHOW) {
        words_print(&command);
        finish_output();
    }
    if (watched || (r.mode == RUN && lang == LANG_C && r.has_c))
        return run_watched(&command);
    execvp(command.word[0], command.word);
    die(127, "%s: %s", command.word[0], strerror(path_error(command.word[0])));
}
