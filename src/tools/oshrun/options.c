/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The command line of oshrun, and its messages.
 */
#include "config.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "oshrun/oshrun.h"
#include "shared/cause.h"
#include "shared/text.h"

const char *const oshrun_launchers[] = {"auto",    "local",  "srun",
                                        "prterun", "mpirun", NULL};
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
    output_put(STDERR_FILENO, line, (size_t) n);
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

static void parse_count(char *text)
{
    if (!parse_number(text, 1, SMA_MAX_PES, &current->n))
        fail("-n %s: must be a number of PEs, 1..%d", text, SMA_MAX_PES);
}

static void parse_debug(char *text)
{
    oshrun_opt.debug = DEBUG_ANY;
    if (text != NULL &&
        !parse_number(text, 0, SMA_MAX_PES - 1, &oshrun_opt.debug))
        fail("--debug=%s: must be the number of a PE", text);
}

/* Adds a word to a list that ends with NULL, and has space. */
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

static void parse_wdir(char *text)
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

static void parse_bind(char *text)
{
    static const char *const words[] = {"none", "core", "auto", "numa", NULL};
    int i = word_index(text, words);

    if (i < 0)
        fail("--bind %s: must be core, numa, none or auto", text);
    oshrun_opt.bind = (enum bind)(BIND_NONE + i);
}

static void parse_launcher(char *text)
{
    int i = word_index(text, oshrun_launchers);

    if (i < 0)
        fail("--launcher %s: must be auto, local, srun, prterun or mpirun",
             text);
    oshrun_opt.launcher = (enum launcher) i;
}

/* Checks HOST[:SLOTS],... */
static void parse_hosts(char *text)
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

static void parse_timeout(char *text)
{
    char *end;

    oshrun_opt.timeout = strtod(text, &end);
    if (end == text || *end != '\0' || !(oshrun_opt.timeout > 0) ||
        oshrun_opt.timeout > 1e9)
        fail("--timeout %s: must be a positive number of seconds", text);
}

/* ------------------------------------------------------------------ options */

/* Ends oshrun, with a message if standard output cannot be written. */
__attribute__((noreturn)) static void finish_output(void)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        exit(0);
    say("cannot write to standard output: %s", strerror(errno));
    exit(1);
}

static void take_check(char *unused)
{
    (void) unused;
    setenv("SHMEM_CHECK", "2", 1);
}

static void take_version(char *unused)
{
    (void) unused;
    puts(SMA_OSHRUN " (libsma) " PACKAGE_VERSION);
    finish_output();
}

static void usage(char *unused);

/* The options.  A word may follow one dash, too, as in other launchers
 * (-hostfile); its value is then the next word.  Abbreviations are not accepted:
 * they would be options that no manual describes. */
static const struct option {
    const char *word, *alias; /* or NULL */
    char letter;              /* or 0 */
    bool each; /* allowed behind a colon, for the program that follows */
    const char *argument; /* as the help shows it, with what stands before it;
                           * that of [ is optional, behind an equals sign */
    const char *help;     /* NULL: the option is not listed */
    /* where the value goes: one of these, or nowhere */
    bool *flag;
    const char **text;
    void (*take)(char *value); /* NULL for an option without a value */
    const char
        *refused; /* what oshrun says of an option that it does not have */
    const char *elsewhere; /* what stands for it if another launcher starts the
                            * PEs; NULL: it holds there, too */
} options[] = {
    {"n", "np", 'n', true, " N", "number of PEs", .take = parse_count},
    {"host", NULL, 'H', false, " HOST[:SLOTS],...", "run on these hosts",
     .take = parse_hosts},
    {"hostfile", "machinefile", 0, false, " FILE",
     "run on the hosts that this file lists", .text = &oshrun_opt.hostfile},
    {"launcher", NULL, 0, false, " NAME",
     "start the PEs with this launcher: local, srun, prterun,\n"
     "mpirun, or auto (the default)",
     .take = parse_launcher},
    {"label", NULL, 'l', false, NULL,
     "put the PE's number before each line of output",
     .flag = &oshrun_opt.label,
     .elsewhere = "behind --, srun has --label, and prterun --output tag"},
    {"bind", NULL, 0, false, " MODE",
     "bind each PE to processors: core, numa (those of a NUMA\n"
     "node), none (the default), or auto (core if there are\n"
     "as many cores as PEs)",
     .take = parse_bind,
     .elsewhere = "behind --, srun has --cpu-bind, and prterun --bind-to"},
    {NULL, NULL, 'x', true, " VAR[=VALUE]",
     "set an environment variable for the PEs; without VALUE,\n"
     "check that it is set (PEs on this host inherit all\n"
     "variables; PEs on other hosts, those of SHMEM and networks)",
     .take = parse_variable},
    {"check", NULL, 0, false, NULL,
     "make all checks for mistakes in the program\n(SHMEM_CHECK=2)",
     .take = take_check},
    {"wdir", NULL, 0, true, " DIR", "start the PEs in DIR", .take = parse_wdir},
    {"output-dir", NULL, 0, false, " DIR",
     "write the output of PE number P to the file DIR/pe.P",
     .text = &oshrun_opt.output_dir,
     .elsewhere = "behind --, srun has --output, and prterun --output dir=DIR"},
    {"timeout", NULL, 0, false, " S",
     "end the job after S seconds, with status 124", .take = parse_timeout,
     .elsewhere = "start " SMA_OSHRUN " by timeout(1)"},
    {"verbose", NULL, 'v', false, NULL, "print what is started",
     .flag = &oshrun_opt.verbose},
    {"debug", NULL, 0, false, "[=PE]", "run this PE under gdb in this terminal",
     .take = parse_debug, .elsewhere = "--launcher local starts the PEs here"},
    {"oversubscribe", NULL, 0, false, NULL,
     "allow more PEs than processors, as " SMA_OSHRUN " always does",
     .elsewhere = "behind --, srun has --overcommit, and prterun "
                  "--map-by :OVERSUBSCRIBE"},
    {"help", NULL, 'h', false, NULL, "print this text", .take = usage},
    {"version", NULL, 0, false, NULL, "print the version",
     .take = take_version},
    /* their meaning differs between launchers */
    {.letter = 'N',
     .refused =
         "-N is not supported: it means the number of hosts to srun, and "
         "the number of PEs on each host to mpirun and aprun; -n sets the "
         "number of PEs, and -H HOST:SLOTS,... where they run"},
    {.letter = 'c',
     .refused =
         "-c is not supported: it means the number of PEs to mpirun, and "
         "the number of processors of each PE to srun; -n sets the number "
         "of PEs"},
};
enum { OPTIONS = sizeof options / sizeof *options, HELP_COLUMN = 23 };

static bool given[OPTIONS];

static bool needs_value(const struct option *o)
{
    return o->argument != NULL && o->argument[0] != '[';
}

/* Prints an option for --help. */
static void print_option(const struct option *o)
{
    const char *argument = o->argument != NULL ? o->argument : "";
    char head[64] = "     ";
    int n = 5;

    if (o->letter != 0)
        n = snprintf(head, sizeof head, "  -%c%s", o->letter,
                     o->word != NULL ? "," : argument);
    if (o->word != NULL)
        n += snprintf(head + n, sizeof head - (size_t) n, " --%s%s%s%s",
                      o->word, o->alias != NULL ? ", --" : "",
                      o->alias != NULL ? o->alias : "", argument);
    printf("%s", head);
    if (n >= HELP_COLUMN) {
        printf("\n");
        n = 0;
    }
    for (const char *line = o->help; *line != '\0'; n = 0) {
        int len = (int) strcspn(line, "\n");

        printf("%*s%.*s\n", HELP_COLUMN - n, "", len, line);
        line += len + (line[len] == '\n');
    }
}

static void usage(char *unused)
{
    (void) unused;
    printf("Usage: " SMA_OSHRUN " -n N [OPTION]... PROGRAM [ARGUMENT]...\n"
           "                   [: -n N [OPTION]... PROGRAM [ARGUMENT]...]...\n"
           "Run PROGRAM as N PEs of a SHMEM job, on this host or, through "
           "another\nlauncher, on several hosts.\n\n");
    for (int i = 0; i < OPTIONS; i++)
        if (options[i].help != NULL)
            print_option(&options[i]);
    printf("\nAfter a colon, only -n, -x and --wdir are allowed; they apply to "
           "the program\nthat follows.  If another launcher starts the PEs, "
           "options of its own may\nstand behind --, before the program.\n"
           "Each PE finds its number in SMA_PE, the number of PEs in SMA_NPES, "
           "and its\nnumber on this host in SMA_LOCAL_PE.\n"
           "Standard input goes to PE 0.  The exit status is that of the PE "
           "that failed\nfirst (128 + signal number if a signal ended it), or "
           "0.  SIGUSR1 makes " SMA_OSHRUN "\n"
           "print what each PE is doing.\n");
    finish_output();
}

/* The index of the option with this word of len bytes; -1: there is none. */
static int find_word(const char *word, size_t len)
{
    for (int i = 0; i < OPTIONS; i++) {
        const char *names[] = {options[i].word, options[i].alias};

        for (int k = 0; k < 2; k++)
            if (names[k] != NULL && strlen(names[k]) == len &&
                strncmp(names[k], word, len) == 0)
                return i;
    }
    return -1;
}

static int find_letter(char letter)
{
    for (int i = 0; i < OPTIONS; i++)
        if (options[i].letter != 0 && options[i].letter == letter)
            return i;
    return -1;
}

void oshrun_refuse_elsewhere(const char *launcher)
{
    for (int i = 0; i < OPTIONS; i++)
        if (given[i] && options[i].elsewhere != NULL)
            fail("--%s: not if %s starts the PEs; %s", options[i].word,
                 launcher, options[i].elsewhere);
}

/* value is NULL for an option without a value. */
static void set_option(int i, char *value)
{
    const struct option *o = &options[i];

    given[i] = true;
    if (o->refused != NULL)
        fail("%s", o->refused);
    if (o->flag != NULL)
        *o->flag = true;
    else if (o->text != NULL)
        *o->text = value;
    else if (o->take != NULL)
        o->take(value);
}

/* Sets option i, which argv[0] names.  value is the part of argv[0] that holds
 * the value, or NULL.  Returns how many words the option takes. */
static int take_option(int i, char **argv, char *value)
{
    if (current != oshrun_opt.segment && !options[i].each)
        fail("%s: this option is for the whole job and must stand before the "
             "first program (" SMA_OSHRUN " --help)",
             argv[0]);
    if (!needs_value(&options[i])) {
        set_option(i, value);
        return 1;
    }
    if (value == NULL && argv[1] == NULL)
        fail("%s needs a value (" SMA_OSHRUN " --help)", argv[0]);
    set_option(i, value != NULL ? value : argv[1]);
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
    const char *name = word + strspn(word, "-");
    size_t len = strcspn(name, "=");

    for (const char *other =
             "allow-run-as-root bind-to display-map gmca map-by "
             "mca output-filename prefix q quiet rank-by "
             "report-bindings tag-output wd ";
         *other != '\0'; other += strcspn(other, " ") + 1)
        if (strcspn(other, " ") == len && memcmp(other, name, len) == 0)
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
        if (needs_value(&options[i]) && c[1] == '=')
            needs_next_word(argv[0]);
        if (needs_value(&options[i]) || c[1] == '\0')
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
    if (word[len] == '=' && options[i].argument == NULL)
        fail("%s: this option has no value (" SMA_OSHRUN " --help)", argv[0]);
    if (word[len] == '=' && dashes == 1)
        needs_next_word(argv[0]);
    return take_option(i, argv, word[len] == '=' ? word + len + 1 : NULL);
}

/* Reads the options and the words of one program.  Returns what follows: the
 * words after a colon, or NULL at the end of the command line. */
static char **parse_segment(char **argv)
{
    const bool first = current == oshrun_opt.segment;
    const char *missing = NULL;

    while (*argv != NULL && (*argv)[0] == '-' && (*argv)[1] != '\0') {
        bool last = strcmp(*argv, "--") == 0;

        argv += last ? 1 : parse_option(argv);
        if (last)
            break;
    }
    if (current->n == 0)
        missing = "number of PEs";
    else if (*argv == NULL || strcmp(*argv, ":") == 0)
        missing = "program";
    if (missing != NULL)
        fail("the %s is missing%s: " SMA_OSHRUN " -n N PROGRAM%s (" SMA_OSHRUN
             " --help)",
             missing, first ? "" : " after the colon",
             first ? "" : " : -n N PROGRAM");
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
    if (oshrun_opt.debug == DEBUG_ANY && oshrun_opt.n == 1)
        oshrun_opt.debug = 0;
    if (oshrun_opt.debug == DEBUG_ANY)
        fail("--debug: name one PE, as in --debug=0; to debug others as well, "
             "attach gdb to the processes that -v prints (gdb -p)");
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

void oshrun_change_directory(void)
{
    if (oshrun_opt.wdir != NULL && chdir(oshrun_opt.wdir) != 0)
        fail("--wdir %s: %s", oshrun_opt.wdir, strerror(errno));
}

const struct segment *oshrun_segment_of(int pe)
{
    const struct segment *s = oshrun_opt.segment;

    while (pe >= s->n)
        pe -= s++->n;
    return s;
}
