/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * osh_stats: shows a file that SHMEM_STATS has written, in the terminal or as a report
 * for a browser.
 */
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "config.h"

#include "osh_stats/stats.h"
#include "shared/output.h"

enum {
    NARROW = 60, /* columns that a terminal must have */
};

static struct terminal terminal;
static bool report;      /* one is wanted, for a browser */
static const char *html; /* its file; NULL: named after the file that is read */
static const char *trace; /* a file of SHMEM_TRACE for the report */

/* Says what is wrong with a file, and ends the program. */
static void refuse(const char *file, const struct stats_error *error)
{
    if (error->line > 0)
        die(1, "%s:%u: %s", file, error->line, error->what);
    die(1, "%s: %s", file, error->what);
}

static FILE *open_input(const char *file)
{
    FILE *f = strcmp(file, "-") == 0 ? stdin : fopen(file, "r");

    if (f == NULL)
        die(1, "%s: %s", file, strerror(errno));
    return f;
}

static void help(void)
{
    puts(
        "usage: " SMA_OSH_STATS " [OPTION]... FILE\n"
        "\n"
        "Shows the FILE that a job with SHMEM_STATS=FILE wrote: the routines "
        "that the\n"
        "job called, and how much each PE sent to each other PE.\n"
        "\n"
        "  -c, --calls      show the calls from PE to PE, not the bytes\n"
        "      --html [F.html]\n"
        "                   write a report for a browser; without a name it stands\n"
        "                   beside FILE, and its name ends in .html\n"
        "  -o, --output F.html\n"
        "                   write a report to this file\n"
        "      --trace FILE add the calls of SHMEM_TRACE=FILE to the report\n"
        "  -w, --width N    columns of the terminal\n"
        "      --ascii      print ASCII characters only\n"
        "      --help       print this text\n"
        "      --version    print the version");
}

static void set_columns(const char *text)
{
    char *end;
    long n = strtol(text, &end, 10);

    if (*text == '\0' || *end != '\0' || n < NARROW || n > 10000)
        die(1, "--width %s: must be %d..10000", text, NARROW);
    terminal.columns = (int) n;
}

static bool is_html(const char *name)
{
    size_t len = strlen(name);

    return len > 5 && strcmp(name + len - 5, ".html") == 0;
}

/* The name of the report on a file: .html instead of .json. */
static const char *report_beside(const char *file)
{
    size_t len = strlen(file);
    char *name;

    if (strcmp(file, "-") == 0)
        die(1,
            "--html needs a name that ends in .html where the statistics are read "
            "from standard input");
    if (len > 5 && strcmp(file + len - 5, ".json") == 0)
        len -= 5;
    if (asprintf(&name, "%.*s.html", (int) len, file) < 0)
        die(1, "%s: out of memory", file);
    return name;
}

static const char *parse(int argc, char **argv)
{
    const char *file = NULL;
    bool options = true;

    for (int i = 1; i < argc; i++) {
        const char *a = argv[i];

        if (!options || a[0] != '-' || a[1] == '\0') {
            if (file != NULL)
                die(1, "%s: more than one file%s (" SMA_OSH_STATS " --help)", a,
                    report && html == NULL
                        ? "; the name of a report must end in .html"
                        : "");
            file = a;
        } else if (strcmp(a, "--") == 0) {
            options = false;
        } else if (strcmp(a, "--help") == 0) {
            help();
            finish_output();
        } else if (strcmp(a, "--version") == 0) {
            puts(SMA_OSH_STATS " (libsma) " PACKAGE_VERSION);
            finish_output();
        } else if (strcmp(a, "--calls") == 0 || strcmp(a, "-c") == 0) {
            terminal.calls = true;
        } else if (strcmp(a, "--ascii") == 0) {
            terminal.ascii = true;
        } else if (strcmp(a, "--output") == 0 || strcmp(a, "-o") == 0) {
            html = value_of(argv, &i);
            report = true;
            if (!is_html(html))
                die(1,
                    "%s %s: the name must end in .html; " SMA_OSH_STATS
                    " draws nothing but a report",
                    a, html);
        } else if (strcmp(a, "--html") == 0) {
            const char *next = argv[i + 1];
            report = true;
            if (next != NULL && (is_html(next) || strcmp(next, "-") == 0))
                html = argv[++i];
        } else if (strcmp(a, "--trace") == 0) {
            trace = value_of(argv, &i);
        } else if (strcmp(a, "--width") == 0 || strcmp(a, "-w") == 0) {
            set_columns(value_of(argv, &i));
        } else {
            die(1, "unknown option: %s (" SMA_OSH_STATS " --help)", a);
        }
    }
    if (trace != NULL && !report)
        die(1, "--trace needs --html (" SMA_OSH_STATS " --help)");
    if (file == NULL)
        die(1, "the file is missing: " SMA_OSH_STATS " FILE (" SMA_OSH_STATS
               " --help)");
    if (report && html == NULL)
        html = report_beside(file);
    return file;
}

/* Writes the report that --html asks for. */
static void write_report(struct stats *s)
{
    struct stats_error error;
    struct trace calls;
    FILE *f = stdout;
    const char *why;
    bool bad;

    memset(&calls, 0, sizeof calls);
    if (trace != NULL) {
        if (trace_read(open_input(trace), &calls, &error) != 0)
            refuse(trace, &error);
        if (calls.pes != s->pes || strcmp(calls.program, s->program) != 0) {
            make_plain(calls.program);
            die(1, "%s: the trace is from another job: %s with %zu PEs", trace,
                calls.program, calls.pes);
        }
    }
    if (strcmp(html, "-") != 0) {
        int fd = sma_output_open(AT_FDCWD, html, false, &why);

        f = fd >= 0 ? fdopen(fd, "w") : NULL;
        if (f == NULL)
            die(1, "%s: %s", html, fd < 0 ? why : strerror(errno));
    }
    report_write(s, trace != NULL ? &calls : NULL, f);
    if (f == stdout)
        return;
    bad = ferror(f) != 0;
    if (fclose(f) != 0 || bad)
        die(1, "%s: cannot write: %s", html, strerror(errno));
    puts(html);
}

int main(int argc, char **argv)
{
    const char *file;
    struct stats_error error;
    struct winsize window;
    struct stats s;
    size_t space = 0;
    char *text = NULL;
    ssize_t bytes;
    FILE *f;

    program_name = SMA_OSH_STATS;
    if (setlocale(LC_CTYPE, "") == NULL ||
        strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        terminal.ascii = true;
    signal(SIGPIPE, SIG_IGN);
    file = parse(argc, argv);
    if (terminal.columns == 0)
        terminal.columns =
            ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0
                ? window.ws_col
                : 100;
    if (terminal.columns < NARROW)
        terminal.columns = NARROW;
    f = open_input(file);
    bytes = getdelim(&text, &space, '\0', f);
    if (ferror(f))
        die(1, "%s: %s", file, strerror(errno));
    if (stats_parse(text, bytes > 0 ? (size_t) bytes : 0, &s, &error) != 0)
        refuse(file, &error);
    if (report)
        write_report(&s);
    else
        terminal_print(&terminal, &s);
    finish_output();
}
