/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Makes the command line of another launcher (launcher.h).
 */
#include "oshrun/launcher.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "oshrun/options.h"
#include "oshrun/programs.h"
#include "oshrun/slurm.h"

static char **words; /* the command line, so far */

static void add(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* Adds a word to the command line. */
static void add(const char *fmt, ...)
{
    static size_t count;
    va_list ap;
    int n;

    words = realloc(words, (count + 2) * sizeof *words);
    if (words == NULL)
        fail("out of memory");
    va_start(ap, fmt);
    n = vasprintf(&words[count], fmt, ap);
    va_end(ap);
    if (n < 0)
        fail("out of memory");
    words[++count] = NULL;
}

void launcher_say(char **command)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyz"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                "0123456789_./:=,@%+-";
    char *text = NULL;
    size_t size;
    FILE *f = open_memstream(&text, &size);

    if (f == NULL)
        fail("out of memory");
    fputs("oshrun:", f);
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

/* Adds the program and its arguments. */
static void add_program(void)
{
    for (char **w = oshrun_opt.program; *w != NULL; w++) {
        if (strcmp(*w, ":") == 0)
            fail("%s would take the argument ':' for the beginning of another "
                 "program",
                 words[0]);
        add("%s", *w);
    }
}

/* Adds --wdir as an absolute path. */
static void add_directory(const char *option)
{
    const char *dir = oshrun_opt.wdir;
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
             "here; with %s use core or none",
             words[0]);
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
        fail("--hostfile %s: srun takes hosts from its allocation, or from "
             "-H",
             oshrun_opt.hostfile);
    if (oshrun_opt.hosts != NULL) {
        named = 1;
        for (const char *p = oshrun_opt.hosts; *p != '\0'; p++)
            named += *p == ',';
        if (strchr(oshrun_opt.hosts, ':') != NULL)
            fail("-H %s: srun takes no numbers of slots", oshrun_opt.hosts);
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
        add("--cpu-bind=%s", oshrun_opt.bind == BIND_CORE ? "cores" : "none");
    add_directory("--chdir");
    add_program();
    return words;
}

/* Passes on variables by name: neither prterun nor mpirun takes the environment
 * to other hosts. */
static void add_variables(void)
{
    static const char *const prefixes[] = {"SHMEM_", "SMA_", "UCX_", "XT_",
                                           "LD_LIBRARY_PATH="};

    for (char **e = environ; *e != NULL; e++) {
        size_t len = strcspn(*e, "=");
        bool wanted = false;

        for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
            wanted |= strncmp(*e, prefixes[i], strlen(prefixes[i])) == 0;
        for (char **v = oshrun_opt.vars; *v != NULL; v++)
            wanted |= strlen(*v) == len && strncmp(*e, *v, len) == 0;
        if (wanted) {
            add("-x");
            add("%.*s", (int) len, *e);
        }
    }
}

char **launcher_prte(const char *name, bool old)
{
    add("%s", name);
    add("-np");
    add("%d", oshrun_opt.n);
    if (geteuid() == 0)
        add("--allow-run-as-root");
    add("--map-by"); /* fill one host after the other */
    add("slot:OVERSUBSCRIBE");
    if (oshrun_opt.hosts != NULL) {
        add("--host");
        add("%s", oshrun_opt.hosts);
    }
    if (oshrun_opt.hostfile != NULL) {
        add("--hostfile");
        add("%s", oshrun_opt.hostfile);
    }
    refuse_bind_auto();
    add("--bind-to");
    add("%s", oshrun_opt.bind == BIND_CORE ? "core:overload-allowed" : "none");
    if (oshrun_opt.label && old) {
        add("--tag-output");
    } else if (oshrun_opt.label) {
        add("--output");
        add("tag");
    }
    add_directory("--wdir");
    add_variables();
    add_program();
    return words;
}
