/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The command line of oshrun, and its messages (options.h).
 */
#include "oshrun/options.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config.h"

#include "oshrun/sink.h"
#include "shared/cause.h"
#include "shared/facts.h"
#include "shared/job.h"
#include "shared/text.h"

struct oshrun_options oshrun_opt = {.debug = DEBUG_NONE};

static struct segment *current; /* whose options and words are read */

/* ----------------------------------------------------------------- messages */

void say(const char *fmt, ...)
{
    char line[1024];
    va_list ap;
    int n, m;

    n = snprintf(line, sizeof line, SMA_OSHRUN ": ");
    va_start(ap, fmt);
    m = vsnprintf(line + n, sizeof line - (size_t) n - 1, fmt, ap);
    va_end(ap);
    n += m < 0 ? 0 : m;
    if (n > (int) sizeof line - 2)
        n = sizeof line - 2;
    sma_make_plain(line); /* control characters could begin a new line */
    line[n++] = '\n';
    sink_put(STDERR_FILENO, line, (size_t) n);
}

static void usage(FILE *f)
{
    fprintf(
        f,
        "Usage: " SMA_OSHRUN " -n N [OPTION]... PROGRAM [ARGUMENT]...\n"
        "                   [: -n N [OPTION]... PROGRAM [ARGUMENT]...]...\n"
        "Run PROGRAM as N PEs of a SHMEM job, on this host or, through "
        "another\n"
        "launcher, on several hosts.\n"
        "\n"
        "  -n, -np, --n, --np N number of PEs\n"
        "  -H, --host HOST[:SLOTS],...\n"
        "                       run on these hosts\n"
        "      --hostfile FILE, --machinefile FILE\n"
        "                       run on the hosts that this file lists\n"
        "      --launcher NAME  start the PEs with this launcher: local, "
        "srun, prterun,\n"
        "                       mpirun, or auto (the default)\n"
        "  -l, --label          put the PE's number before each line of "
        "output\n"
        "      --bind MODE      bind each PE to processors: core, numa "
        "(those of a NUMA\n"
        "                       node), none (the default), or auto (core "
        "if there are\n"
        "                       as many cores as PEs)\n"
        "  -x VAR[=VALUE]       set an environment variable for the PEs; "
        "without VALUE,\n"
        "                       check that it is set (PEs on this host "
        "inherit all\n"
        "                       variables; PEs on other hosts, those of "
        "SHMEM and networks)\n"
        "      --check          make all checks for mistakes in the "
        "program\n"
        "                       (SHMEM_CHECK=2)\n"
        "      --wdir DIR       start the PEs in DIR\n"
        "      --output-dir DIR write the output of PE number P to the "
        "file DIR/pe.P\n"
        "      --timeout S      end the job after S seconds, with status "
        "124\n"
        "  -v, --verbose        print what is started, or the launcher's "
        "command line\n"
        "      --debug[=PE]     run this PE under gdb in this terminal; "
        "without PE, run\n"
        "                       each PE under gdb in a window of tmux\n"
        "      --oversubscribe  allow more PEs than processors, as " SMA_OSHRUN
        " always does\n"
        "  -h, --help           print this text\n"
        "      --version        print the version\n"
        "\n"
        "After a colon, only -n, -x and --wdir are allowed; they apply to "
        "the program\n"
        "that follows.\n"
        "Each PE finds its number in SMA_PE, the number of PEs in "
        "SMA_NPES, and its\n"
        "number on this host in SMA_LOCAL_PE.\n"
        "Standard input goes to PE 0.  The exit status is that of the PE "
        "that failed\n"
        "first (128 + signal number if a signal ended it), or 0.  SIGUSR1 "
        "makes " SMA_OSHRUN "\n"
        "print what each PE is doing.\n");
}

void fail(const char *fmt, ...)
{
    char text[512];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    say("%s", text);
    exit(STATUS_USAGE);
}

void fail_memory(void)
{
    fail("out of memory%s", sma_cause(SMA_CAUSE_MEMORY, 0, 0));
}

/* ---------------------------------------------------------------- arguments */

/* Parses a number of PEs, or of a PE.  Returns false unless it is
 * least..most. */
static bool parse_number(const char *text, int least, int most, int *n_p)
{
    char *end;
    long n;

    errno = 0;
    n = strtol(text, &end, 10);
    *n_p = (int) n;
    return !errno && end != text && *end == '\0' && n >= least && n <= most;
}

static void parse_count(const char *text)
{
    if (!parse_number(text, 1, SMA_MAX_PES, &current->n))
        fail("-n %s: must be a number of PEs, 1..%d", text, SMA_MAX_PES);
}

static void parse_debug(const char *text)
{
    oshrun_opt.debug = DEBUG_ALL;
    if (text != NULL &&
        !parse_number(text, 0, SMA_MAX_PES - 1, &oshrun_opt.debug))
        fail("--debug=%s: must be the number of a PE", text);
}

/* Adds a word to a list that ends with NULL, and has room. */
static void add_word(char **list, char *word)
{
    while (*list != NULL)
        list++;
    *list = word;
}

/* -x VAR=VALUE behind a colon is for one program, any other for all. */
static void parse_variable(char *text)
{
    char *equals = strchr(text, '=');
    char *name = strndup(text, strcspn(text, "="));

    if (equals == text || *text == '\0')
        fail("-x %s: must be VAR or VAR=VALUE", text);
    if (name == NULL)
        fail_memory();
    if (equals == NULL && getenv(name) == NULL)
        fail("-x %s: the variable is not set", text);
    if (equals != NULL && current != oshrun_opt.segment) {
        add_word(current->vars, text);
        free(name);
        return;
    }
    if (equals != NULL && setenv(name, equals + 1, 1) != 0)
        fail("-x %s: %s", text, strerror(errno));
    add_word(oshrun_opt.vars, name);
}

static void parse_wdir(const char *text)
{
    if (current == oshrun_opt.segment)
        oshrun_opt.wdir = text;
    else
        current->wdir = text;
}

/* The index of a word in a list that ends with NULL, or -1. */
static int word_index(const char *text, const char *const *words)
{
    for (int i = 0; words[i] != NULL; i++)
        if (strcmp(text, words[i]) == 0)
            return i;
    return -1;
}

static void parse_bind(const char *text)
{
    static const char *const words[] = {"none", "core", "auto", "numa", NULL};
    int i = word_index(text, words);

    if (i < 0)
        fail("--bind %s: must be core, numa, none or auto", text);
    oshrun_opt.bind = (enum bind)(BIND_NONE + i);
}

static void parse_launcher(const char *text)
{
    static const char *const words[] = {"auto",    "local",  "srun",
                                        "prterun", "mpirun", NULL};
    int i = word_index(text, words);

    if (i < 0)
        fail("--launcher %s: must be auto, local, srun, prterun or mpirun",
             text);
    oshrun_opt.launcher = (enum launcher) i;
}

/* Checks HOST[:SLOTS],... */
static void parse_hosts(const char *text)
{
    const char *p = text;

    for (;;) {
        size_t host = strcspn(p, ":,"), slots = 0;

        if (!is_host_name(p, host))
            break;
        p += host;
        if (*p == ':') {
            slots = p[1] == '*' ? 1 : strspn(p + 1, "0123456789");
            if (slots == 0)
                break;
            p += 1 + slots;
        }
        if (*p != ',' && *p != '\0')
            break;
        if (*p++ == '\0') {
            oshrun_opt.hosts = text;
            return;
        }
    }
    fail("-H %s: must be HOST[:SLOTS],...", text);
}

static void parse_timeout(const char *text)
{
    char *end;

    oshrun_opt.timeout = strtod(text, &end);
    if (end == text || *end != '\0' || !(oshrun_opt.timeout > 0) ||
        oshrun_opt.timeout > 1e9)
        fail("--timeout %s: must be a positive number of seconds", text);
}

/* ------------------------------------------------------------------ options */

enum option {
    BIND,
    CHECK,
    DEBUG,
    HELP,
    HOST,
    HOSTFILE,
    LABEL,
    LAUNCHER,
    NUMBER,
    OUTPUT_DIR,
    OVERSUBSCRIBE,
    TIMEOUT,
    VARIABLE,
    VERBOSE,
    VERSION,
    WDIR,
    ON_EACH, /* -N, whose meaning differs between launchers */
    COUNT,   /* -c, whose meaning differs, too */
};

/* The options.  A word may follow one dash, too, as in other launchers
 * (-hostfile); its value is then the next word.  Abbreviations are not accepted:
 * they would be options that no manual describes. */
static const struct {
    const char *word; /* or NULL */
    char letter;      /* or 0 */
    enum { NO_VALUE, VALUE, MAY /* only behind an equals sign */ } value;
    enum option option;
} options[] = {
    {"n", 'n', VALUE, NUMBER},
    {"np", 0, VALUE, NUMBER},
    {"host", 'H', VALUE, HOST},
    {"hostfile", 0, VALUE, HOSTFILE},
    {"machinefile", 0, VALUE, HOSTFILE},
    {"launcher", 0, VALUE, LAUNCHER},
    {"label", 'l', NO_VALUE, LABEL},
    {"bind", 0, VALUE, BIND},
    {NULL, 'x', VALUE, VARIABLE},
    {"check", 0, NO_VALUE, CHECK},
    {"debug", 0, MAY, DEBUG},
    {"wdir", 0, VALUE, WDIR},
    {"output-dir", 0, VALUE, OUTPUT_DIR},
    {"timeout", 0, VALUE, TIMEOUT},
    {"oversubscribe", 0, NO_VALUE, OVERSUBSCRIBE},
    {"verbose", 'v', NO_VALUE, VERBOSE},
    {"help", 'h', NO_VALUE, HELP},
    {"version", 0, NO_VALUE, VERSION},
    {NULL, 'N', NO_VALUE, ON_EACH},
    {NULL, 'c', NO_VALUE, COUNT},
};
enum { OPTIONS = sizeof options / sizeof *options };

/* The index of the option with this word of len bytes; -1: there is none. */
static int find_word(const char *word, size_t len)
{
    for (int i = 0; i < OPTIONS; i++)
        if (options[i].word != NULL && strlen(options[i].word) == len &&
            strncmp(options[i].word, word, len) == 0)
            return i;
    return -1;
}

static int find_letter(char letter)
{
    for (int i = 0; i < OPTIONS; i++)
        if (options[i].letter != 0 && options[i].letter == letter)
            return i;
    return -1;
}

/* Ends oshrun when an option stands behind a colon and is of the whole job. */
static void check_place(enum option option, const char *word)
{
    if (current != oshrun_opt.segment && option != NUMBER &&
        option != VARIABLE && option != WDIR)
        fail("%s: this option is for the whole job and must stand before the "
             "first program (" SMA_OSHRUN " --help)",
             word);
}

/* Ends oshrun, with a message if standard output cannot be written. */
__attribute__((noreturn)) static void finish_output(void)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        exit(0);
    say("cannot write to standard output: %s", strerror(errno));
    exit(1);
}

/* value is NULL for an option without a value. */
static void set_option(enum option option, char *value)
{
    switch (option) {
    case BIND: parse_bind(value); break;
    case CHECK: setenv("SHMEM_CHECK", "2", 1); break;
    case DEBUG: parse_debug(value); break;
    case HELP: usage(stdout); finish_output();
    case HOST: parse_hosts(value); break;
    case HOSTFILE: oshrun_opt.hostfile = value; break;
    case LABEL: oshrun_opt.label = true; break;
    case LAUNCHER: parse_launcher(value); break;
    case NUMBER: parse_count(value); break;
    case OUTPUT_DIR: oshrun_opt.output_dir = value; break;
    case OVERSUBSCRIBE: break; /* oshrun always allows it */
    case TIMEOUT: parse_timeout(value); break;
    case VARIABLE: parse_variable(value); break;
    case VERBOSE: oshrun_opt.verbose = true; break;
    case VERSION:
        puts(SMA_OSHRUN " (libsma) " PACKAGE_VERSION);
        finish_output();
    case WDIR: parse_wdir(value); break;
    case ON_EACH:
        fail("-N is not supported: it means the number of hosts to srun, and "
             "the number of PEs on each host to mpirun and aprun; -n sets the "
             "number of PEs, and -H HOST:SLOTS,... where they run");
    case COUNT:
        fail("-c is not supported: it means the number of PEs to mpirun, and "
             "the number of processors of each PE to srun; -n sets the number "
             "of PEs");
    }
}

/* Sets option i, which argv[0] names.  value is the part of argv[0] that holds
 * the value, or NULL.  Returns how many words the option takes. */
static int take_option(int i, char **argv, char *value)
{
    check_place(options[i].option, argv[0]);
    if (options[i].value != VALUE) {
        set_option(options[i].option, value);
        return 1;
    }
    if (value == NULL && argv[1] == NULL)
        fail("%s needs a value (" SMA_OSHRUN " --help)", argv[0]);
    set_option(options[i].option, value != NULL ? value : argv[1]);
    return value != NULL ? 1 : 2;
}

static void needs_next_word(const char *word)
{
    fail("%s: the value of this option must be the next word (" SMA_OSHRUN
         " --help)",
         word);
}

/* An option that oshrun does not have. */
__attribute__((noreturn)) static void no_such_option(const char *word)
{
    static const char *const of_others[] = {"allow-run-as-root",
                                            "bind-to",
                                            "display-map",
                                            "gmca",
                                            "map-by",
                                            "mca",
                                            "output-filename",
                                            "prefix",
                                            "q",
                                            "quiet",
                                            "rank-by",
                                            "report-bindings",
                                            "tag-output",
                                            "wd"};
    const char *name = word + strspn(word, "-");
    size_t len = strcspn(name, "=");

    for (size_t i = 0; i < sizeof of_others / sizeof *of_others; i++)
        if (strlen(of_others[i]) == len && memcmp(of_others[i], name, len) == 0)
            fail("%s: this is an option of Open MPI's oshrun; "
                 "shmem_from_openmpi(7) says what stands for it here",
                 word);
    fail("%s: no such option (" SMA_OSHRUN " --help)", word);
}

/* Parses options of one letter: -l, -n 4, -n4, or several as in -lvn4. */
static int parse_letters(char **argv)
{
    for (char *c = argv[0] + 1;; c++) {
        int i = find_letter(*c);

        if (i < 0)
            no_such_option(argv[0]);
        if (options[i].value == VALUE && c[1] == '=')
            needs_next_word(argv[0]);
        if (options[i].value == VALUE || c[1] == '\0')
            return take_option(i, argv, c[1] != '\0' ? c + 1 : NULL);
        take_option(i, argv, NULL);
    }
}

/* Parses --host n7, --host=n7 or -host n7, or options of one letter. */
static int parse_option(char **argv)
{
    int dashes = argv[0][1] == '-' ? 2 : 1;
    char *word = argv[0] + dashes;
    size_t len = strcspn(word, "=");
    int i = find_word(word, len);

    if (i < 0 && dashes == 1) {
        if (strncmp(word, "np", 2) == 0) /* -np4 is not -n with the value p4 */
            needs_next_word(argv[0]);
        return parse_letters(argv);
    }
    if (i < 0)
        no_such_option(argv[0]);
    if (word[len] == '=' && options[i].value == NO_VALUE)
        fail("%s: this option has no value (" SMA_OSHRUN " --help)", argv[0]);
    if (word[len] == '=' && dashes == 1)
        needs_next_word(argv[0]);
    return take_option(i, argv, word[len] == '=' ? word + len + 1 : NULL);
}

/* Reads the options and the words of one program.  Returns what follows: the
 * words after a colon, or NULL at the end of the command line. */
static char **parse_segment(char **argv)
{
    const char *where = current == oshrun_opt.segment ? "" : " after the colon";

    while (*argv != NULL && (*argv)[0] == '-' && (*argv)[1] != '\0') {
        bool last = strcmp(*argv, "--") == 0;

        argv += last ? 1 : parse_option(argv);
        if (last)
            break;
    }
    if (current->n == 0)
        fail("the number of PEs is missing%s: " SMA_OSHRUN
             " -n N PROGRAM%s (" SMA_OSHRUN " --help)",
             where, *where != '\0' ? " : -n N PROGRAM" : "");
    if (*argv == NULL || strcmp(*argv, ":") == 0)
        fail("the program is missing%s: " SMA_OSHRUN
             " -n N PROGRAM%s (" SMA_OSHRUN " --help)",
             where, *where != '\0' ? " : -n N PROGRAM" : "");
    current->program = argv;
    while (*argv != NULL && strcmp(*argv, ":") != 0)
        argv++;
    if (*argv == NULL)
        return NULL;
    *argv = NULL; /* the end of the program's words */
    return argv + 1;
}

/* Ends oshrun when options contradict each other. */
static void check_options(void)
{
    if (oshrun_opt.n > SMA_MAX_PES)
        fail("-n: the programs have %d PEs together, at most %d are possible",
             oshrun_opt.n, SMA_MAX_PES);
    if (oshrun_opt.debug >= oshrun_opt.n)
        fail("--debug=%d: the PEs of the job are 0..%d", oshrun_opt.debug,
             oshrun_opt.n - 1);
    if (oshrun_opt.debug != DEBUG_NONE && oshrun_opt.timeout > 0)
        fail("--timeout would end the job while a PE is stopped in the "
             "debugger; do not use it with --debug");
    if (oshrun_opt.label && oshrun_opt.output_dir != NULL)
        fail("--label cannot be used with --output-dir, which gives each PE "
             "its own file");
}

void oshrun_parse(int argc, char **argv)
{
    size_t most = (size_t) argc + 1; /* words, and more than there are colons */

    oshrun_opt.vars = calloc(most, sizeof *oshrun_opt.vars);
    oshrun_opt.segment = calloc(most, sizeof *oshrun_opt.segment);
    if (oshrun_opt.vars == NULL || oshrun_opt.segment == NULL)
        fail_memory();
    argv++;
    while (argv != NULL) {
        current = &oshrun_opt.segment[oshrun_opt.segments++];
        current->vars = calloc(most, sizeof *current->vars);
        if (current->vars == NULL)
            fail_memory();
        argv = parse_segment(argv);
        oshrun_opt.n += current->n;
        if (oshrun_opt.n > SMA_MAX_PES)
            break; /* check_options says so */
    }
    check_options();
}

const struct segment *oshrun_segment_of(int pe)
{
    const struct segment *s = oshrun_opt.segment;

    while (pe >= s->n)
        pe -= s++->n;
    return s;
}
