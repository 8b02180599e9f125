/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * osh_stats: shows a file that SHMEM_STATS has written.  Routines are shown as
 * bars, and the traffic between PEs as a heat map, in the terminal or as
 * drawings by gnuplot.
 */
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "config.h"

#include "osh_stats/stats.h"

enum {
    NAME = 32,          /* columns for the name of a routine */
    NARROW = 60,        /* columns that a terminal must have */
    DRAWN_ROUTINES = 30, /* routines in a drawing at most */
    DRAWN_CELLS = 128,  /* cells of a side of the matrix in a drawing at most */
};

static bool ascii;
static bool of_calls; /* the matrix shows calls, not bytes */
static int columns;   /* of the terminal */
static const char *directory; /* for drawings; NULL: print to the terminal */

/* Prints a message and exits with status 1. */
static void die(const char *fmt, ...)
    __attribute__((noreturn, format(printf, 1, 2)));

static void die(const char *fmt, ...)
{
    va_list ap;

    fflush(stdout);
    fputs("osh_stats: ", stderr);
    va_start(ap, fmt);
    vfprintf(stderr, fmt, ap);
    va_end(ap);
    putc('\n', stderr);
    exit(1);
}

/* A text of the file without characters that a terminal or gnuplot would take
 * for a command.  The result is valid until the next call but one. */
static const char *plain(const char *text)
{
    static char room[2][256];
    static int turn;
    char *out = room[turn ^= 1];
    size_t i;

    for (i = 0; i < sizeof *room - 1 && text[i] != '\0'; i++)
        out[i] = (text[i] < ' ' || text[i] > '~' || strchr("\"'\\`", text[i]))
                     ? '?'
                     : text[i];
    out[i] = '\0';
    return out;
}

/* Divides the value by a power of 1000 and returns the letter for it. */
static const char *unit(double *value)
{
    static const char *const units[] = {"", "k", "M", "G", "T", "P"};
    size_t i = 0;

    while (*value >= 9999.5 && i < sizeof units / sizeof *units - 1) {
        *value /= 1000;
        i++;
    }
    return units[i];
}

/* A number in at most six columns: 123, 12.35k.  The result is valid until the
 * fourth next call. */
static const char *number(double value)
{
    static char room[4][32];
    static int turn;
    char *out = room[turn = (turn + 1) % 4];
    bool whole = value < 9999.5;
    const char *u = unit(&value);

    snprintf(out, sizeof *room, whole ? "%.0f%s" : "%.4g%s", value, u);
    return out;
}

/* ----------------------------------------------------------------- terminal */

/* Prints a bar: `part`, from 0 to 1, of `width` columns. */
static void bar(double part, int width)
{
    static const char *const eighth[] = {"",  "▏", "▎", "▍",
                                         "▌", "▋", "▊", "▉"};
    int eighths = (int) (part * width * 8 + 0.5);

    if (part > 0 && eighths == 0)
        eighths = 1;
    for (int i = 0; i < eighths / 8; i++)
        fputs(ascii ? "#" : "█", stdout);
    if (eighths % 8 > 0)
        fputs(ascii ? (eighths % 8 >= 4 ? "#" : "") : eighth[eighths % 8],
              stdout);
}

static void print_head(const struct stats *s)
{
    printf("%s: %zu %s on %zu %s, %.6f s\n", plain(s->program), s->pes,
           s->pes == 1 ? "PE" : "PEs", s->hosts,
           s->hosts == 1 ? "host" : "hosts", s->seconds);
    if (!s->complete)
        puts("A PE ended the job by shmem_global_exit: these are its numbers "
             "alone.");
}

static void print_routines(const struct stats *s)
{
    int width = columns - NAME - 34;
    double most = 0;

    for (size_t i = 0; i < s->routines; i++)
        if (s->routine[i].share > most)
            most = s->routine[i].share;
    printf("\n%-*s %6s %7s %10s %6s\n", NAME, "routine", "calls", "bytes",
           "time s", "share");
    for (size_t i = 0; i < s->routines; i++) {
        const struct stats_routine *r = &s->routine[i];

        printf("%-*.*s %6s %7s %10.6f %5.1f%%%s", NAME, NAME, plain(r->name),
               number(r->calls), number(r->bytes), r->seconds, r->share,
               r->share > 0 && width > 0 ? " " : "");
        bar(most > 0 ? r->share / most : 0, width > 0 ? width : 0);
        putchar('\n');
    }
    if (s->routines == 0)
        puts("(no routine was called)");
}

/* The sums of the matrix over blocks of `block` x `block` PEs: `cells` x
 * `cells` sums, which the caller frees.  *most_p becomes the largest. */
static double *shrink(const double *matrix, size_t n, size_t block,
                      size_t cells, double *most_p)
{
    double *sum = calloc(cells, cells * sizeof *sum);

    if (sum == NULL)
        die("out of memory");
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++)
            sum[i / block * cells + k / block] += matrix[i * n + k];
    *most_p = 0;
    for (size_t i = 0; i < cells * cells; i++)
        if (sum[i] > *most_p)
            *most_p = sum[i];
    return sum;
}

static void print_matrix(const struct stats *s, const double *matrix,
                         const char *what)
{
    static const char *const blocks[] = {"  ", "░░", "▒▒", "▓▓", "██"};
    static const char *const letters[] = {"  ", "..", "--", "++", "##"};
    const char *const *shade = ascii ? letters : blocks;
    size_t most_cells = (size_t) (columns - 10) / 2;
    size_t block = (s->pes + most_cells - 1) / most_cells;
    size_t cells = (s->pes + block - 1) / block;
    double most, *sum = shrink(matrix, s->pes, block, cells, &most);

    printf("\n%s from each PE (down) to each PE (across)", what);
    if (block > 1)
        printf("; a cell is %zu x %zu PEs", block, block);
    printf("\n%8s", "");
    for (size_t k = 0; k < cells; k += 5) {
        char text[24];

        snprintf(text, sizeof text, "%zu", k * block);
        printf("%-*s", cells - k < 5 ? (int) (cells - k) * 2 : 10, text);
    }
    putchar('\n');
    for (size_t i = 0; i < cells; i++) {
        printf("%7zu ", i * block);
        for (size_t k = 0; k < cells; k++) {
            double v = sum[i * cells + k];
            int level = v <= 0 ? 0 : 1 + (int) (v / most * 4);

            fputs(shade[level > 4 ? 4 : level], stdout);
        }
        putchar('\n');
    }
    free(sum);
    if (most <= 0) {
        puts("        (none)");
        return;
    }
    printf("%8s", "");
    for (int level = 1; level <= 4; level++)
        printf("%s up to %s%s", shade[level], number(most * level / 4),
               level < 4 ? "  " : "\n");
}

/* ----------------------------------------------------------------- drawings */

static FILE *gnuplot;

/* Ends the program with a message unless gnuplot is in PATH. */
static void gnuplot_there(void)
{
    const char *path = getenv("PATH");
    char *list = strdup(path != NULL ? path : "/usr/bin:/bin"), *rest = list;
    char file[4096], *dir;

    if (list == NULL)
        die("out of memory");
    while ((dir = strsep(&rest, ":")) != NULL) {
        snprintf(file, sizeof file, "%s/gnuplot", *dir != '\0' ? dir : ".");
        if (access(file, X_OK) == 0) {
            free(list);
            return;
        }
    }
    die("drawings need gnuplot, which is not in PATH; install it, or leave out "
        "-o and --svg");
}

/* Writes a name in quotes for gnuplot. */
static void put_quoted(const char *text)
{
    putc('\'', gnuplot);
    for (; *text != '\0'; text++)
        fputs(*text == '\'' ? "''" : (char[]){*text, '\0'}, gnuplot);
    putc('\'', gnuplot);
}

/* Begins a drawing: the file DIRECTORY/BASE-WHICH.svg. */
static void begin_drawing(const char *base, const char *which, int width,
                          int height)
{
    char file[4096];

    if (snprintf(file, sizeof file, "%s/%s-%s.svg", directory, base, which) >=
        (int) sizeof file)
        die("%s: the name is too long", directory);
    /* gnuplot does not report that it cannot write */
    FILE *f = fopen(file, "w");
    if (f == NULL)
        die("%s: %s", file, strerror(errno));
    fclose(f);
    fprintf(gnuplot,
            "reset\nset terminal svg size %d,%d background 'white' "
            "font 'sans-serif,12' noenhanced\nset output ",
            width, height);
    put_quoted(file);
    putc('\n', gnuplot);
    printf("%s\n", file);
}

static void draw_routines(const struct stats *s, const char *base)
{
    size_t n = s->routines < DRAWN_ROUTINES ? s->routines : DRAWN_ROUTINES;

    if (n == 0)
        return;
    begin_drawing(base, "routines", 800, 90 + 22 * (int) n);
    fprintf(gnuplot, "set title '%s: share of the time of all PEs'\n",
            plain(s->program));
    fprintf(gnuplot, "unset key\nset xrange [0:]\nset yrange [%zu:-1]\n"
                     "set xlabel '%%'\nset style fill solid\nset ytics (", n);
    for (size_t i = 0; i < n; i++)
        fprintf(gnuplot, "%s'%s' %zu", i > 0 ? ", " : "",
                plain(s->routine[i].name), i);
    fprintf(gnuplot, ")\nplot '-' using ($1/2):2:($1/2):(0.35) with boxxyerror "
                     "lc rgb '#3465a4'\n");
    for (size_t i = 0; i < n; i++)
        fprintf(gnuplot, "%.2f %zu\n", s->routine[i].share, i);
    fprintf(gnuplot, "e\n");
}

static void draw_matrix(const struct stats *s, const char *base,
                        const double *matrix, const char *which)
{
    size_t block = (s->pes + DRAWN_CELLS - 1) / DRAWN_CELLS;
    size_t cells = (s->pes + block - 1) / block;
    double most, *sum = shrink(matrix, s->pes, block, cells, &most);

    begin_drawing(base, which, 720, 640);
    fprintf(gnuplot, "set title '%s: %s from PE to PE'\n", plain(s->program),
            which);
    fprintf(
        gnuplot,
        "unset key\nset xlabel 'to PE'\nset ylabel 'from PE'\n"
        "set xrange [-0.5:%zu-0.5]\nset yrange [%zu-0.5:-0.5]\n"
        "set cbrange [0:%g]\nset palette defined (0 'white', 0.001 '#fdebd0', "
        "1 '#fcaf3e', 2 '#cc0000', 3 '#2e0000')\nset style fill solid "
        "noborder\n"
        "plot '-' using 1:2:(%g):(%g):3 with boxxyerror lc palette\n",
        cells * block, cells * block, most > 0 ? most : 1.0, (double) block / 2,
        (double) block / 2);
    for (size_t i = 0; i < cells; i++)
        for (size_t k = 0; k < cells; k++)
            fprintf(gnuplot, "%g %g %.17g\n",
                    (double) (k * block) + ((double) block - 1) / 2,
                    (double) (i * block) + ((double) block - 1) / 2,
                    sum[i * cells + k]);
    fprintf(gnuplot, "e\n");
    free(sum);
}

static void draw(const struct stats *s, const char *file)
{
    const char *slash = strrchr(file, '/');
    char *base = strdup(slash != NULL ? slash + 1 : file);
    size_t len;

    if (base == NULL)
        die("out of memory");
    len = strlen(base);
    if (len > 5 && strcmp(base + len - 5, ".json") == 0)
        base[len - 5] = '\0';
    for (const char *p = file; *p != '\0'; p++)
        if ((unsigned char) *p < ' ')
            die("a name with control characters cannot be drawn");
    if (mkdir(directory, 0777) != 0 && errno != EEXIST)
        die("%s: %s", directory, strerror(errno));
    gnuplot_there();
    fflush(stdout);
    gnuplot = popen("gnuplot", "w");
    if (gnuplot == NULL)
        die("gnuplot: %s", strerror(errno));
    draw_routines(s, base);
    draw_matrix(s, base, s->calls, "calls");
    draw_matrix(s, base, s->bytes, "bytes");
    if (pclose(gnuplot) != 0)
        die("gnuplot has failed");
    free(base);
}

/* --------------------------------------------------------------------- main */

static char *read_all(const char *file, size_t *bytes_p)
{
    FILE *f = strcmp(file, "-") == 0 ? stdin : fopen(file, "r");
    char *text = NULL;
    size_t got = 0, room = 0;

    if (f == NULL)
        die("%s: %s", file, strerror(errno));
    do {
        if (got == room) {
            room = room == 0 ? 65536 : room * 2;
            text = realloc(text, room);
            if (text == NULL)
                die("%s: out of memory", file);
        }
        got += fread(text + got, 1, room - got, f);
    } while (got == room);
    if (ferror(f))
        die("%s: %s", file, strerror(errno));
    if (f != stdin)
        fclose(f);
    *bytes_p = got;
    return text;
}

static void help(void)
{
    puts("usage: osh_stats [OPTION]... FILE\n"
         "\n"
         "Shows the FILE that a job with SHMEM_STATS=FILE wrote: the routines "
         "that the\n"
         "job called, and how much each PE sent to each other PE.\n"
         "\n"
         "  -c, --calls      show the calls from PE to PE, not the bytes\n"
         "  -o, --output DIR draw SVG files in this directory, with gnuplot\n"
         "      --svg        draw SVG files in the current directory\n"
         "  -w, --width N    columns of the terminal\n"
         "      --ascii      print ASCII characters only\n"
         "      --help       print this text\n"
         "      --version    print the version");
}

/* The value of option *i, which is the next word. */
static const char *value_of(char **argv, int *i)
{
    if (argv[*i + 1] == NULL)
        die("%s needs a value (osh_stats --help)", argv[*i]);
    return argv[++*i];
}

static void set_columns(const char *text)
{
    char *end;
    long n = strtol(text, &end, 10);

    if (*text == '\0' || *end != '\0' || n < NARROW || n > 10000)
        die("--width %s: must be %d..10000", text, NARROW);
    columns = (int) n;
}

static const char *parse(int argc, char **argv)
{
    const char *file = NULL;
    bool options = true;

    for (int i = 1; i < argc; i++) {
        const char *a = argv[i];

        if (!options || a[0] != '-' || a[1] == '\0') {
            if (file != NULL)
                die("%s: more than one file (osh_stats --help)", a);
            file = a;
        } else if (strcmp(a, "--") == 0) {
            options = false;
        } else if (strcmp(a, "--help") == 0) {
            help();
            exit(0);
        } else if (strcmp(a, "--version") == 0) {
            puts("osh_stats (libsma) " PACKAGE_VERSION);
            exit(0);
        } else if (strcmp(a, "--calls") == 0 || strcmp(a, "-c") == 0) {
            of_calls = true;
        } else if (strcmp(a, "--ascii") == 0) {
            ascii = true;
        } else if (strcmp(a, "--svg") == 0) {
            directory = ".";
        } else if (strcmp(a, "--output") == 0 || strcmp(a, "-o") == 0) {
            directory = value_of(argv, &i);
        } else if (strcmp(a, "--width") == 0 || strcmp(a, "-w") == 0) {
            set_columns(value_of(argv, &i));
        } else {
            die("unknown option: %s (osh_stats --help)", a);
        }
    }
    if (file == NULL)
        die("the file is missing: osh_stats FILE (osh_stats --help)");
    return file;
}

int main(int argc, char **argv)
{
    const char *file;
    struct stats_error error;
    struct winsize window;
    struct stats s;
    size_t bytes;
    char *text;

    if (setlocale(LC_CTYPE, "") == NULL ||
        strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        ascii = true;
    signal(SIGPIPE, SIG_IGN);
    file = parse(argc, argv);
    if (columns == 0)
        columns = ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 &&
                          window.ws_col >= NARROW
                      ? window.ws_col
                      : 100;
    text = read_all(file, &bytes);
    if (stats_parse(text, bytes, &s, &error) != 0) {
        if (error.line > 0)
            die("%s:%u: %s", file, error.line, error.what);
        die("%s: %s", file, error.what);
    }
    if (directory != NULL) {
        draw(&s, file);
    } else {
        print_head(&s);
        print_routines(&s);
        if (of_calls)
            print_matrix(&s, s.calls, "Calls");
        else
            print_matrix(&s, s.bytes, "Bytes");
    }
    stats_free(&s);
    free(text);
    if (fflush(stdout) != 0 || ferror(stdout))
        die("cannot write: %s", strerror(errno));
    return 0;
}
