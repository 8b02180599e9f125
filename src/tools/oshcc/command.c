/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Knows and runs command lines of compilers (command.h).
 */
#include "command.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/path.h"
#include "common/words.h"
#include "lines.h"

enum { MOST_FILES = 2000 }; /* of @file; gcc reads as many */

/* The words of the file that the word @file names.  Returns false if it is no
 * such word, or if the file cannot be read. */
static bool read_file(const char *word, struct words *words_p)
{
    static int files;
    size_t length;
    char *text;

    if (word[0] != '@' || (text = read_all(word + 1, &length)) == NULL)
        return false;
    if (++files > MOST_FILES)
        die(1, "%s: too many files of options; does one name itself?", word);
    *words_p = words_split_quoted(text);
    free(text);
    return true;
}

void command_add(struct words *w, const char *word)
{
    struct words more;

    if (!read_file(word, &more)) {
        words_add(w, word);
        return;
    }
    for (size_t i = 0; i < more.n; i++)
        command_add(w, more.word[i]);
    words_free(&more);
}

bool command_takes_word(const char *option)
{
    static const char *const options[] = {
        "-o",        "-I",           "-D",
        "-U",        "-L",           "-J",
        "-x",        "-u",           "-T",
        "-z",        "-e",           "-B",
        "-MF",       "-MT",          "-MQ",
        "-include",  "-imacros",     "-isystem",
        "-iquote",   "-idirafter",   "-iprefix",
        "-isysroot", "-iwithprefix", "-Xlinker",
        "-Xclang",   "-Xassembler",  "-Xpreprocessor",
        "--param",
    };

    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (strcmp(option, options[i]) == 0)
            return true;
    return false;
}

bool command_stops_early(const char *option)
{
    static const char *const options[] = {"-c", "-S",  "-E",
                                          "-M", "-MM", "-fsyntax-only"};

    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (strcmp(option, options[i]) == 0)
            return true;
    return false;
}

struct words command_filter(const struct words *w,
                            bool (*keeps)(const char *word))
{
    struct words kept = {NULL, 0};

    for (size_t i = 0; i < w->n; i++) {
        const char *word = w->word[i];
        bool more = command_takes_word(word) && i + 1 < w->n;

        if (keeps(word))
            words_add(&kept, word);
        if (more && keeps(word))
            words_add(&kept, w->word[i + 1]);
        i += more;
    }
    return kept;
}

void command_keep(struct words *w, bool (*keeps)(const char *word))
{
    struct words kept = command_filter(w, keeps);

    words_free(w);
    *w = kept;
}

/* Does the text end in one of these, which end with NULL? */
static bool ends(const char *text, const char *const *endings)
{
    size_t n = strlen(text), m;

    for (; *endings != NULL; endings++)
        if (n > (m = strlen(*endings)) && strcmp(text + n - m, *endings) == 0)
            return true;
    return false;
}

bool command_is_header(const char *file, const char *language)
{
    static const char *const files[] = {".h",   ".hh",  ".H",   ".hp",  ".hxx",
                                        ".hpp", ".HPP", ".h++", ".tcc", NULL};
    static const char *const languages[] = {"-header", NULL};

    if (strcmp(language, "none") != 0)
        return ends(language, languages);
    return ends(file, files);
}

bool command_is_c(const char *file, const char *language)
{
    static const char *const files[] = {".c",   ".i",   ".C",   ".cc",  ".cp",
                                        ".cxx", ".cpp", ".CPP", ".c++", ".ii",
                                        ".s",   ".S",   ".sx",  NULL};

    if (strcmp(language, "none") != 0)
        return language[0] == 'c' || language[0] == 'a'; /* assembler */
    return ends(file, files);
}

static volatile sig_atomic_t child; /* the command that runs, or 0 */

/* Passes a signal on to the command. */
static void pass_on(int sig)
{
    if (child > 0)
        kill((pid_t) child, sig);
}

static sigset_t ending_signals(void)
{
    sigset_t set;

    sigemptyset(&set);
    sigaddset(&set, SIGHUP);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
}

void command_hold_signals(void)
{
    sigset_t set = ending_signals();

    sigprocmask(SIG_BLOCK, &set, NULL);
}

int command_run(char **argv)
{
    struct sigaction act = {.sa_handler = pass_on};
    sigset_t set = ending_signals();
    pid_t pid = fork();
    siginfo_t info;
    int status = 1 << 8;

    if (pid == 0) {
        sigprocmask(SIG_UNBLOCK, &set, NULL);
        execvp(argv[0], argv);
        fprintf(stderr, "%s: %s: %s\n", program_name, argv[0],
                strerror(path_error(argv[0])));
        _exit(127);
    }
    if (pid < 0)
        die(1, "%s: %s", argv[0], strerror(errno));
    child = pid;
    sigaction(SIGHUP, &act, NULL);
    sigaction(SIGINT, &act, NULL);
    sigaction(SIGTERM, &act, NULL);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    /* no signal is passed on when the number may belong to another process */
    while (waitid(P_PID, (id_t) pid, &info, WEXITED | WNOWAIT) < 0 &&
           errno == EINTR)
        ;
    sigprocmask(SIG_BLOCK, &set, NULL);
    child = 0;
    waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
