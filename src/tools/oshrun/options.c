/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The command line of oshrun, and its messages (options.h).
 */
#include "oshrun/options.h"

#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config.h"

#include "job.h"

struct oshrun_options oshrun_opt;

/* ----------------------------------------------------------------- messages */

void say(const char *fmt, ...)
{
    char line[1024];
    va_list ap;
    int n, m;

    n = snprintf(line, sizeof line, "oshrun: ");
    va_start(ap, fmt);
    m = vsnprintf(line + n, sizeof line - (size_t) n - 1, fmt, ap);
    va_end(ap);
    n += m < 0 ? 0 : m;
    if (n > (int) sizeof line - 2)
        n = sizeof line - 2;
    line[n++] = '\n';
    if (write(STDERR_FILENO, line, (size_t) n) < 0)
        return; /* nobody is left to tell */
}

static void usage(FILE *f)
{
    fprintf(f,
            "Usage: oshrun -n N [OPTION]... PROGRAM [ARGUMENT]...\n"
            "Run PROGRAM as N PEs of a SHMEM job on this machine.\n"
            "\n"
            "  -n, -np N            number of PEs\n"
            "  -l, --label          put the PE's number before each line of "
            "output\n"
            "      --bind MODE      bind PEs to processors: core, none (the "
            "default), or\n"
            "                       auto (core if there is one for each PE)\n"
            "  -x VAR[=VALUE]       set an environment variable for the PEs; "
            "without VALUE\n"
            "                       check that it is set (all variables are "
            "passed on)\n"
            "      --wdir DIR       start the PEs in DIR\n"
            "      --timeout S      end the job after S seconds, with status "
            "124\n"
            "  -v, --verbose        say what is started\n"
            "      --help           show this and exit\n"
            "      --version        show the version and exit\n"
            "\n"
            "Standard input goes to PE 0.  The exit status is that of the PE "
            "that failed\n"
            "first (128 + signal number if a signal ended it), or 0.\n");
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

/* ---------------------------------------------------------------- arguments */

static int parse_count(const char *text)
{
    char *end;
    long n;

    errno = 0;
    n = strtol(text, &end, 10);
    if (errno || end == text || *end != '\0' || n < 1 || n > SMA_JOB_MAX_PES)
        fail("-n %s: must be a number of PEs, 1..%d", text, SMA_JOB_MAX_PES);
    return (int) n;
}

static void parse_variable(char *text)
{
    char *equals = strchr(text, '=');

    if (equals == text || *text == '\0')
        fail("-x %s: must be VAR or VAR=VALUE", text);
    if (equals == NULL) {
        if (getenv(text) == NULL)
            fail("-x %s: the variable is not set", text);
        return;
    }
    *equals = '\0';
    if (setenv(text, equals + 1, 1) != 0)
        fail("-x %s: %s", text, strerror(errno));
    *equals = '=';
}

static void parse_bind(const char *text)
{
    static const char *const words[] = {"none", "core", "auto"};

    for (int i = 0; i < 3; i++)
        if (strcmp(text, words[i]) == 0) {
            oshrun_opt.bind = (enum bind) i;
            return;
        }
    fail("--bind %s: must be core, none or auto", text);
}

static void parse_timeout(const char *text)
{
    char *end;

    oshrun_opt.timeout = strtod(text, &end);
    if (end == text || *end != '\0' || !(oshrun_opt.timeout > 0) ||
        oshrun_opt.timeout > 1e9)
        fail("--timeout %s: must be a positive number of seconds", text);
}

void oshrun_parse(int argc, char **argv)
{
    enum { BIND = 256, WDIR, TIMEOUT, HELP, VERSION };
    static const struct option options[] = {
        {"np", required_argument, NULL, 'n'},
        {"label", no_argument, NULL, 'l'},
        {"bind", required_argument, NULL, BIND},
        {"wdir", required_argument, NULL, WDIR},
        {"timeout", required_argument, NULL, TIMEOUT},
        {"verbose", no_argument, NULL, 'v'},
        {"help", no_argument, NULL, HELP},
        {"version", no_argument, NULL, VERSION},
        {NULL, 0, NULL, 0},
    };
    int c;

    /* -np N is what users of other launchers type */
    for (int i = 1; i < argc && argv[i][0] == '-'; i++)
        if (strcmp(argv[i], "-np") == 0)
            argv[i] = "-n";
    while ((c = getopt_long(argc, argv, "+:n:lx:v", options, NULL)) != -1) {
        switch (c) {
        case 'n': oshrun_opt.n = parse_count(optarg); break;
        case 'l': oshrun_opt.label = true; break;
        case 'x': parse_variable(optarg); break;
        case 'v': oshrun_opt.verbose = true; break;
        case BIND: parse_bind(optarg); break;
        case WDIR: oshrun_opt.wdir = optarg; break;
        case TIMEOUT: parse_timeout(optarg); break;
        case HELP: usage(stdout); exit(0);
        case VERSION: puts("oshrun (libsma) " PACKAGE_VERSION); exit(0);
        case ':': fail("%s needs a value (oshrun --help)", argv[optind - 1]);
        default: fail("%s: no such option (oshrun --help)", argv[optind - 1]);
        }
    }
    if (oshrun_opt.n == 0)
        fail("how many PEs?  oshrun -n N PROGRAM (oshrun --help)");
    if (argv[optind] == NULL)
        fail("which program?  oshrun -n N PROGRAM (oshrun --help)");
    oshrun_opt.program = argv + optind;
}
