/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Knows and runs command lines of compilers (command.h).
 */
#include "command.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
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
    static const char *const options[] = {"-c", "-S",     "-E",
                                          "-M", "-MM",    "-fsyntax-only",
                                          "-r", "-Wl,-r", "-Wl,--relocatable"};

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

/* Is the ending of the file's name in the list, which has a blank behind each? */
static bool ends(const char *file, const char *list)
{
    const char *dot = strrchr(file, '.');
    char ending[8];

    if (dot == NULL || dot == file || strlen(dot) > sizeof ending - 2)
        return false;
    snprintf(ending, sizeof ending, "%s ", dot);
    return strstr(list, ending) != NULL;
}

bool command_is_header(const char *file, const char *language)
{
    if (strcmp(language, "none") != 0)
        return strstr(language, "-header") != NULL;
    return ends(file, ".h .hh .H .hp .hxx .hpp .HPP .h++ .tcc ");
}

bool command_is_c(const char *file, const char *language)
{
    if (strcmp(language, "none") != 0)
        return language[0] == 'c' || language[0] == 'a'; /* assembler */
    return ends(file, ".c .i .C .cc .cp .cxx .cpp .CPP .c++ .ii .s .S .sx ");
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
    signal(SIGCHLD, SIG_DFL); /* ignored, it loses the compiler's status */
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

bool command_may_run_again(const struct words *command)
{
    struct stat st;

    for (size_t i = 0; i < command->n; i++)
        if (strcmp(command->word[i], "-") == 0 ||
            (i > 0 && stat(command->word[i], &st) == 0 && S_ISFIFO(st.st_mode)))
            return false;
    return true;
}

int command_run_again(const struct words *command, const char *options,
                      const char *last, char **text_p)
{
    FILE *f = checked(fdopen(memfd_create(program_name, MFD_CLOEXEC), "w+e"));
    int kept[3] = {dup(0), dup(1), dup(2)}, status;
    struct words w = {NULL, 0};
    size_t n = 0;

    for (size_t i = 0; i < command->n; i++)
        words_add(&w, command->word[i]);
    words_add(&w, "-fdiagnostics-color=never");
    if (options != NULL)
        words_append(&w, words_split(options));
    if (last != NULL)
        words_add(&w, last);
    fflush(stdout);
    setenv("LC_ALL", "C", 1);
    for (int i = 1; i < 3; i++)
        dup2(fileno(f), i);
    close(0);
    open("/dev/null", O_RDONLY | O_CLOEXEC);
    status = command_run(w.word);
    for (int i = 0; i < 3; i++) {
        dup2(kept[i], i);
        close(kept[i]);
    }
    words_free(&w);
    rewind(f);
    *text_p = NULL;
    if (getdelim(text_p, &n, '\0', f) < 0) {
        free(*text_p);
        *text_p = NULL;
    }
    fclose(f);
    return status;
}
