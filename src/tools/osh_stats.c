/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * osh_stats: shows a file that SHMEM_STATS has written, in the terminal, as
 * drawings, or as a report for a browser.
 */
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "config.h"

#include "common/words.h"
#include "osh_stats/report.h"
#include "osh_stats/stats.h"
#include "osh_stats/svg.h"
#include "osh_stats/terminal.h"
#include "osh_stats/text.h"
#include "osh_stats/trace.h"

enum {
    NARROW = 60, /* columns that a terminal must have */
};

static struct terminal terminal;
static const char *directory; /* for drawings; NULL: none are wanted */
static bool report;           /* one is wanted, for a browser */
static const char *html; /* its file; NULL: named after the file that is read */
static const char *trace; /* a file of SHMEM_TRACE for the report */

/* Says what is wrong with a file, and ends the program. */
static void refuse(const char *file, const struct stats_error *error)
{
    if (error->line > 0)
        die(1, "%s:%u: %s", file, error->line, error->what);
    die(1, "%s: %s", file, error->what);
}

static char *read_all(const char *file, size_t *bytes_p)
{
    FILE *f = strcmp(file, "-") == 0 ? stdin : fopen(file, "r");
    char *text = NULL;
    size_t got = 0, room = 0;

    if (f == NULL)
        die(1, "%s: %s", file, strerror(errno));
    do {
        if (got == room) {
            room = room == 0 ? 65536 : room * 2;
            text = realloc(text, room);
            if (text == NULL)
                die(1, "%s: out of memory", file);
        }
        got += fread(text + got, 1, room - got, f);
    } while (got == room);
    if (ferror(f))
        die(1, "%s: %s", file, strerror(errno));
    if (f != stdin)
        fclose(f);
    *bytes_p = got;
    return text;
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
        "  -o, --output DIR draw SVG files in this directory; a name that ends in\n"
        "                   .html is the file of a report\n"
        "      --svg        draw SVG files in the current directory\n"
        "      --html [F.html]\n"
        "                   write a report for a browser; without a name it stands\n"
        "                   beside FILE, and its name ends in .html\n"
        "      --trace FILE add the calls of SHMEM_TRACE=FILE to the report\n"
        "  -w, --width N    columns of the terminal\n"
        "      --ascii      print ASCII characters only\n"
        "      --help       print this text\n"
        "      --version    print the version");
}

/* The value of option *i, which is the next word. */
static const char *value_of(char **argv, int *i)
{
    if (argv[*i + 1] == NULL)
        die(1, "%s needs a value (" SMA_OSH_STATS " --help)", argv[*i]);
    return argv[++*i];
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

/* The options name at most one file. */
static void refuse_second(const char *first, const char *second)
{
    if (first == NULL)
        return;
    if (report && html == NULL)
        die(1,
            "%s: more than one file; the name of a report must end in .html, or be "
            "given by -o",
            second);
    die(1, "%s: more than one file (" SMA_OSH_STATS " --help)", second);
}

static const char *parse(int argc, char **argv)
{
    const char *file = NULL;
    bool options = true;

    for (int i = 1; i < argc; i++) {
        const char *a = argv[i];

        if (!options || a[0] != '-' || a[1] == '\0') {
            refuse_second(file, a);
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
        } else if (strcmp(a, "--svg") == 0) {
            directory = ".";
        } else if (strcmp(a, "--output") == 0 || strcmp(a, "-o") == 0) {
            const char *name = value_of(argv, &i);

            if (is_html(name)) {
                report = true;
                html = name;
            } else {
                directory = name;
            }
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
static void write_report(const struct stats *s)
{
    struct stats_error error;
    struct trace calls;
    FILE *f;

    memset(&calls, 0, sizeof calls);
    if (trace != NULL) {
        f = fopen(trace, "r");
        if (f == NULL)
            die(1, "%s: %s", trace, strerror(errno));
        if (trace_read(f, &calls, &error) != 0)
            refuse(trace, &error);
        fclose(f);
        if (calls.pes != s->pes || strcmp(calls.program, s->program) != 0)
            die(1, "%s: the trace is from another job: %s with %zu PEs", trace,
                plain(calls.program), calls.pes);
    }
    if (strcmp(html, "-") == 0) {
        report_write(s, trace != NULL ? &calls : NULL, stdout);
    } else {
        f = open_output(html);
        report_write(s, trace != NULL ? &calls : NULL, f);
        close_output(f, html);
        puts(html);
    }
    trace_free(&calls);
}

int main(int argc, char **argv)
{
    const char *file;
    struct stats_error error;
    struct winsize window;
    struct stats s;
    size_t bytes;
    char *text;

    program_name = SMA_OSH_STATS;
    if (setlocale(LC_CTYPE, "") == NULL ||
        strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        terminal.ascii = true;
    signal(SIGPIPE, SIG_IGN);
    file = parse(argc, argv);
    if (terminal.columns == 0)
        terminal.columns = ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 &&
                                   window.ws_col >= NARROW
                               ? window.ws_col
                               : 100;
    text = read_all(file, &bytes);
    if (stats_parse(text, bytes, &s, &error) != 0)
        refuse(file, &error);
    if (report)
        write_report(&s);
    if (directory != NULL)
        svg_write(&s, directory, file);
    if (!report && directory == NULL)
        terminal_print(&terminal, &s);
    stats_free(&s);
    free(text);
    finish_output();
}
