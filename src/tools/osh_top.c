/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * osh_top: shows what the PEs of a running job do, on a screen, as tables, or as
 * lines of JSON.  osh_top/find.c finds the job, osh_top/look.c looks at its PEs,
 * and osh_top/from.c reads what other hosts print.
 */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "config.h"

#include "common/words.h"
#include "osh_top/find.h"
#include "osh_top/from.h"
#include "osh_top/json.h"
#include "osh_top/look.h"
#include "osh_top/screen.h"
#include "osh_top/table.h"

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
        "  -s, --sort KEY   sort by pe, host, cpu, busy, does, seconds, routine, "
        "for,\n"
        "                   at, heap, largest, calls, out or in\n"
        "  -r, --reverse    sort the other way round\n"
        "  -b, --batch      print one table after the other, without a screen\n"
        "      --once       print one table, and end\n"
        "      --json       print a line of JSON for each look\n"
        "      --from COMMAND\n"
        "                   show what this command prints, which runs " SMA_OSH_TOP
        " --json\n"
        "                   on other hosts; once for each command\n"
        "      --help       print this text\n"
        "      --version    print the version");
}

/* ---------------------------------------------------------------- the arguments */

/* The value of option *i, which is the next word. */
static const char *value_of(char **argv, int *i)
{
    if (argv[*i + 1] == NULL)
        die(1, "%s needs a value (" SMA_OSH_TOP " --help)", argv[*i]);
    return argv[++*i];
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
            view.key = (enum top_column) i;
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
        else if (strcmp(a, "--from") == 0)
            from_start(value_of(argv, &i));
        else
            die(1, "%s: unknown option (" SMA_OSH_TOP " --help)", a);
    }
    if (name != NULL && from_count() > 0)
        die(1, "%s: with --from the command names the job", name);
}

/* -------------------------------------------------------------------- the looks */

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec + (double) t.tv_nsec * 1e-9;
}

static bool look(struct top_look *look_p)
{
    return from_count() > 0 ? from_look(look_p) : look_at(job, look_p);
}

/* Waits so long, or until a key is hit, if that matters. */
static void rest(int milliseconds, bool keys)
{
    struct pollfd *fds =
        checked(calloc((size_t) from_count() + 1, sizeof *fds));
    double until = now() + milliseconds / 1000.0;
    int left = milliseconds;

    do {
        int n = 0;

        if (keys)
            fds[n++] = (struct pollfd){.fd = STDIN_FILENO, .events = POLLIN};
        n += from_poll(fds + n);
        if (poll(fds, (nfds_t) n, left) < 0 && keys)
            break; /* a signal: the size has changed, or the user wants no more */
        from_read();
        if (keys && fds[0].revents != 0)
            break;
        left = (int) ((until - now()) * 1000);
    } while (left > 0);
    free(fds);
}

/* ------------------------------------------------------------------- the output */

static void flush(void)
{
    if (fflush(stdout) != 0 || ferror(stdout)) {
        from_stop();
        die(1, "standard output: %s", strerror(errno));
    }
}

static void print(const struct top_look *l)
{
    struct table t;

    if (json) {
        json_write(stdout, l);
        flush();
        return;
    }
    table_make(&t, l, &view);
    printf("%s\n%s\n\n%s\n%s\n", t.title, t.states, t.head, t.sum);
    for (int i = 0; i < t.n; i++)
        puts(t.row[i]);
    if (!once)
        putchar('\n');
    table_free(&t);
    flush();
}

/* Prints one look after the other.  The first only begins to measure. */
static void print_looks(void)
{
    struct top_look l;
    bool lives = look(&l);

    do {
        rest((int) (delay * 1000), false);
        while (from_count() > 0 && lives && !from_is_complete()) {
            rest(100, false);
            lives = look(&l);
        }
        lives = look(&l);
        if (lives || once)
            print(&l);
    } while (lives && !once);
    if (!lives && !json && !once)
        puts("the job has ended");
    flush();
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
    signal(SIGPIPE,
           SIG_IGN); /* a write fails then, and the commands are ended */
    parse(argc, argv);
    if (from_count() == 0)
        job = find_job(name);
    if (once || json || batch || !screen_is_possible())
        print_looks();
    else if (screen_run(look, rest, view, delay))
        puts("the job has ended");
    from_stop();
    flush();
    return 0;
}
