/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes the command line of another launcher (launcher.h).
 */
#include "config.h"

#include "oshrun/launcher.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "oshrun/options.h"
#include "oshrun/output.h"
#include "oshrun/programs.h"
#include "oshrun/slurm.h"
#include "shared/wires.h"

static char **words; /* the command line, so far */

/* Characters that a shell takes as they are. */
static const char plain[] = "abcdefghijklmnopqrstuvwxyz"
                            "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                            "0123456789_./:=,@%+-";

static void add(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* Adds a word to the command line. */
static void add(const char *fmt, ...)
{
    static size_t count;
    va_list ap;
    int n;

    words = realloc(words, (count + 2) * sizeof *words);
    if (words == NULL)
        fail_memory();
    va_start(ap, fmt);
    n = vasprintf(&words[count], fmt, ap);
    va_end(ap);
    if (n < 0)
        fail_memory();
    words[++count] = NULL;
}

void launcher_say(char **command)
{
    char *text = NULL;
    size_t size;
    FILE *f = open_memstream(&text, &size);

    if (f == NULL)
        fail_memory();
    fputs(SMA_OSHRUN ":", f);
    for (char **w = command; *w != NULL; w++) {
        bool quote = **w == '\0' || (*w)[strspn(*w, plain)] != '\0';

        fputs(quote ? " '" : " ", f);
        for (const char *c = *w; *c != '\0'; c++)
            if (*c == '\'')
                fputs("'\\''", f);
            else
                fputc(*c, f);
        fputs(quote ? "'" : "", f);
    }
    fputc('\n', f);
    if (fclose(f) != 0 || write(STDERR_FILENO, text, size) < 0)
        return; /* stderr is gone */
    free(text);
}

/* Adds a program and its arguments. */
static void add_program(const struct segment *s)
{
    for (char **w = s->program; *w != NULL; w++)
        add("%s", *w);
}

/* Adds the directory for a program, as an absolute path. */
static void add_directory(const char *option, const struct segment *s)
{
    const char *dir = s->wdir != NULL ? s->wdir : oshrun_opt.wdir;
    char *here = NULL;

    if (dir == NULL)
        return;
    if (*dir != '/' && (here = getcwd(NULL, 0)) == NULL)
        fail("--wdir %s: %s", dir, strerror(errno));
    add("%s", option);
    if (here == NULL)
        add("%s", dir);
    else
        add("%s/%s", here, dir);
    free(here);
}

static void refuse_bind_auto(void)
{
    if (oshrun_opt.bind == BIND_AUTO)
        fail("--bind auto: the processors of other hosts are not known "
             "here; with %s use core, numa or none",
             words[0]);
}

/* Writes the programs as srun wants them for --multi-prog: a line for each,
 * with its PEs.  srun has its own rules for quotes and percent signs, so that
 * arguments with such characters are refused. */
static void write_programs(FILE *f)
{
    int pe = 0;

    for (int i = 0; i < oshrun_opt.segments; i++) {
        const struct segment *s = &oshrun_opt.segment[i];

        if (s->wdir != NULL || s->vars[0] != NULL)
            fail("-x and --wdir after the colon: srun cannot apply them to a "
                 "single program; use a script that sets them");
        fprintf(f, "%d-%d", pe, pe + s->n - 1);
        for (char **w = s->program; *w != NULL; w++) {
            if (**w == '\0' || (*w)[strspn(*w, plain)] != '\0' ||
                strchr(*w, '%') != NULL)
                fail("srun --multi-prog cannot pass on the word '%s'; use a "
                     "script that contains it",
                     *w);
            fprintf(f, " %s", *w);
        }
        fputc('\n', f);
        pe += s->n;
    }
}

/* Adds several programs: a file in memory, which srun inherits. */
static void add_programs(void)
{
    int fd = memfd_create("sma-programs", 0);
    FILE *f = fd >= 0 ? fdopen(dup(fd), "w") : NULL;

    if (f == NULL)
        fail("the list of programs for srun cannot be written: %s",
             strerror(errno));
    write_programs(f);
    if (fclose(f) != 0)
        fail("the list of programs for srun cannot be written: %s",
             strerror(errno));
    add("--multi-prog");
    add("/proc/self/fd/%d", fd);
}

/* Adds --output-dir. */
static void add_output(void)
{
    const char *dir = output_directory();

    if (dir == NULL)
        return;
    if (strchr(dir, '%') != NULL || strchr(dir, '\\') != NULL)
        fail("--output-dir %s: srun interprets the characters %% and \\ in "
             "file names",
             dir);
    add("--output=%s/pe.%%t", dir);
}

char **launcher_srun(void)
{
    const char *mpi = programs_srun_mpi();
    int nodes = slurm_nodes(), named = 0;

    add("srun");
    add("--mpi=%s", mpi);
    add("-n");
    add("%d", oshrun_opt.n);
    if (oshrun_opt.hostfile != NULL)
        fail("--hostfile %s: srun does not accept a file of hosts; name hosts "
             "of the allocation with -H",
             oshrun_opt.hostfile);
    if (oshrun_opt.hosts != NULL) {
        named = 1;
        for (const char *p = oshrun_opt.hosts; *p != '\0'; p++)
            named += *p == ',';
        if (strchr(oshrun_opt.hosts, ':') != NULL)
            fail("-H %s: srun does not accept numbers of slots",
                 oshrun_opt.hosts);
        add("--nodelist=%s", oshrun_opt.hosts);
        add("--nodes=%d", named);
    } else if (oshrun_opt.n < nodes) {
        add("--nodes=%d", oshrun_opt.n); /* otherwise srun warns */
    }
    if (nodes > 0 && oshrun_opt.n > slurm_processors(named))
        add("--overcommit");
    if (slurm_in_step())
        add("--overlap"); /* the step of oshrun holds the processors */
    add("--input=0");
    add("--kill-on-bad-exit=1");
    add("--export=ALL");
    if (oshrun_opt.label)
        add("--label");
    refuse_bind_auto();
    if (oshrun_opt.bind != BIND_DEFAULT)
        add("--cpu-bind=%s", oshrun_opt.bind == BIND_CORE   ? "cores"
                             : oshrun_opt.bind == BIND_NUMA ? "ldoms"
                                                            : "none");
    add_output();
    add_directory("--chdir", &oshrun_opt.segment[0]);
    if (oshrun_opt.segments > 1)
        add_programs();
    else
        add_program(&oshrun_opt.segment[0]);
    return words;
}

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Passes on variables by name: neither prterun nor mpirun takes the environment
 * to other hosts. */
static void add_variables(void)
{
    static const char *const prefixes[] = {"SHMEM_", "SMA_", "XT_",
                                           "LD_LIBRARY_PATH="};

    for (char **e = environ; *e != NULL; e++) {
        size_t len = strcspn(*e, "=");
        bool wanted = false;

        for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
            wanted |= begins(*e, prefixes[i]);
        for (size_t i = 0; i < SMA_WIRES; i++)
            wanted |= begins(*e, sma_wires[i].variables);
        for (char **v = oshrun_opt.vars; *v != NULL; v++)
            wanted |= strlen(*v) == len && strncmp(*e, *v, len) == 0;
        if (wanted) {
            add("-x");
            add("%.*s", (int) len, *e);
        }
    }
}

/* Adds the options that prterun and mpirun want before each program. */
static void add_hosts(void)
{
    if (oshrun_opt.hosts != NULL) {
        add("--host");
        add("%s", oshrun_opt.hosts);
    }
    if (oshrun_opt.hostfile != NULL) {
        add("--hostfile");
        add("%s", oshrun_opt.hostfile);
    }
}

char **launcher_prte(const char *name, bool old)
{
    const struct segment *s = oshrun_opt.segment;

    if (oshrun_opt.output_dir != NULL)
        fail("--output-dir: %s would write files with other names; the option "
             "works on one host and with srun",
             name);
    add("%s", name);
    add("-np");
    add("%d", s->n);
    if (geteuid() == 0)
        add("--allow-run-as-root");
    add("--map-by"); /* fill one host after the other */
    add("slot:OVERSUBSCRIBE");
    add_hosts();
    refuse_bind_auto();
    add("--bind-to");
    add("%s", oshrun_opt.bind == BIND_CORE   ? "core:overload-allowed"
              : oshrun_opt.bind == BIND_NUMA ? "numa:overload-allowed"
                                             : "none");
    if (oshrun_opt.label && old) {
        add("--tag-output");
    } else if (oshrun_opt.label) {
        add("--output");
        add("tag");
    }
    add_directory("--wdir", s);
    add_variables();
    add_program(s);
    for (int i = 1; i < oshrun_opt.segments; i++) {
        s = &oshrun_opt.segment[i];
        add(":");
        add("-np");
        add("%d", s->n);
        add_hosts();
        add_directory("--wdir", s);
        add_variables();
        for (char **v = s->vars; *v != NULL; v++) {
            add("-x");
            add("%s", *v);
        }
        add_program(s);
    }
    return words;
}
