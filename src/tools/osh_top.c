/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * osh_top: shows what the PEs of a running job do, on a screen, as tables, or as
 * lines of JSON.  osh_top/find.c finds the job, osh_top/job_view.c looks at its PEs.
 */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "config.h"

#include "osh_top/top.h"

static const char *name; /* of the job; NULL: the only one */
static const struct top_job *job;
static struct table_view view;
static double delay = 1;
static bool once, json, batch;

static void help(void)
{
    puts(
        "usage: " SMA_OSH_TOP " [OPTION]... [JOB]\n"
        "\n"
        "Shows what each PE of a running job does.  JOB is the number of the "
        "process\n"
        "of oshrun or of a PE; it may be left out where a single job runs.\n"
        "\n"
        "  -d, --delay S    seconds between two looks (default: 1)\n"
        "  -s, --sort KEY   sort by pe, cpu, busy, does, seconds, routine, for, "
        "at,\n"
        "                   heap, largest, calls, out or in\n"
        "  -r, --reverse    sort in reverse order\n"
        "  -b, --batch      print one table after the other, without a screen\n"
        "      --once       print one table, and end\n"
        "      --json       print a line of JSON for each look\n"
        "      --help       print this text\n"
        "      --version    print the version");
}

static void set_delay(const char *text)
{
    char *end;

    delay = strtod(text, &end);
    if (*text == '\0' || *end != '\0' || !(delay >= 0.1 && delay <= 3600))
        die(1, "--delay %s: must be 0.1..3600 seconds", text);
}

static void set_key(const char *text)
{
    for (int i = 0; table_key(i) != NULL; i++)
        if (strcmp(text, table_key(i)) == 0) {
            view.key = i;
            return;
        }
    die(1, "--sort %s: there is no such column (" SMA_OSH_TOP " --help)", text);
}

static bool is_one_of(const char *a, const char *one, const char *other)
{
    return strcmp(a, one) == 0 || strcmp(a, other) == 0;
}

static void parse(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const char *a = argv[i];

        if (a[0] != '-' && name != NULL)
            die(1, "%s: more than one job (" SMA_OSH_TOP " --help)", a);
        else if (a[0] != '-')
            name = a;
        else if (strcmp(a, "--help") == 0)
            help(), finish_output();
        else if (strcmp(a, "--version") == 0)
            puts(SMA_OSH_TOP " (libsma) " PACKAGE_VERSION), finish_output();
        else if (is_one_of(a, "-d", "--delay"))
            set_delay(value_of(argv, &i));
        else if (is_one_of(a, "-s", "--sort"))
            set_key(value_of(argv, &i));
        else if (is_one_of(a, "-r", "--reverse"))
            view.reverse = true;
        else if (is_one_of(a, "-b", "--batch"))
            batch = true;
        else if (strcmp(a, "--once") == 0)
            once = true;
        else if (strcmp(a, "--json") == 0)
            json = true;
        else
            die(1, "%s: unknown option (" SMA_OSH_TOP " --help)", a);
    }
}

static void flush(void)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        die(1, "standard output: %s", strerror(errno));
}

static void print(const struct job_view *l)
{
    struct table t;

    if (json) {
        view_write(stdout, l);
    } else {
        table_make(&t, l, &view);
        for (int i = 0; i < t.n + 4; i++)
            printf("%s%s\n", i == 2 ? "\n" : "", t.line[i]);
        if (!once)
            putchar('\n');
        table_free(&t);
    }
    flush();
}

/* Prints one look after the other.  The first only begins to measure. */
static void print_looks(void)
{
    struct job_view l;
    bool lives = view_job(job, &l);

    do {
        poll(NULL, 0, (int) (delay * 1000));
        lives = view_job(job, &l);
        if (lives || once)
            print(&l);
    } while (lives && !once);
    if (!lives && !json && !once)
        puts("the job has ended");
}

/* A process of the job may make the memory file shorter at any time.  Only osh_top's
 * own code reads it, in no routine that a message could not follow. */
static void on_sigbus(int signo)
{
    (void) signo;
    screen_end();
    die(1, "the memory file of the job has become shorter");
}

int main(int argc, char **argv)
{
    program_name = SMA_OSH_TOP;
    signal(SIGBUS, on_sigbus);
    signal(SIGPIPE, SIG_IGN); /* a write fails then */
    parse(argc, argv);
    job = find_job(name);
    if (once || json || batch || !screen_is_possible())
        print_looks();
    else if (screen_run(job, view, delay))
        puts("the job has ended");
    flush();
    return 0;
}
