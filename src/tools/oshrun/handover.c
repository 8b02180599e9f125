/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Hands a job for several hosts over to a launcher that reaches them: srun in a
 * Slurm allocation; prterun or Open MPI's mpirun with -H or a hostfile.
 *
 * The launcher gets the number of PEs, the hosts, and the words of the user behind
 * --, which come last, so that they win.  Beside these it gets what PEs need to
 * find each other and to have the same variables.
 */
#include "config.h"

#include "oshrun/handover.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "common/path.h"
#include "oshrun/hosts.h"
#include "oshrun/options.h"
#include "oshrun/programs.h"
#include "oshrun/slurm.h"
#include "shared/job.h"
#include "shared/wires.h"

static char **words; /* the command line of the launcher, so far */

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

/* Adds the words of the user: a program, and what stands before it behind --. */
static void add_program(const struct segment *s)
{
    for (char **w = s->program; *w != NULL; w++)
        add("%s", *w);
}

static void make_srun(void)
{
    const char *mpi = programs_srun_mpi();

    if (oshrun_opt.hostfile != NULL)
        fail("--hostfile %s: srun does not accept a file of hosts; name hosts "
             "of the allocation with -H",
             oshrun_opt.hostfile);
    if (oshrun_opt.segments > 1)
        fail("srun starts several programs by its option --multi-prog, from a "
             "file that lists them; " SMA_OSHRUN " does not write that file");
    add("srun");
    add("--mpi=%s", mpi);
    add("-n");
    add("%d", oshrun_opt.n);
    if (oshrun_opt.hosts != NULL) {
        int named = 1;

        if (strchr(oshrun_opt.hosts, ':') != NULL)
            fail("-H %s: srun does not accept numbers of slots",
                 oshrun_opt.hosts);
        for (const char *p = oshrun_opt.hosts; *p != '\0'; p++)
            named += *p == ',';
        add("--nodelist=%s", oshrun_opt.hosts);
        add("--nodes=%d", named);
    }
    add("--input=0");
    add("--kill-on-bad-exit=1");
    add("--export=ALL");
    add_program(&oshrun_opt.segment[0]);
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

static void make_prterun(const char *name)
{
    /* --wdir counts for the launcher, and not for the name of this file */
    const char *file = oshrun_opt.hostfile != NULL
                           ? realpath(oshrun_opt.hostfile, NULL)
                           : NULL;

    for (int i = 0; i < oshrun_opt.segments; i++) {
        const struct segment *s = &oshrun_opt.segment[i];

        if (s->wdir != NULL || s->vars[0] != NULL)
            fail("-x and --wdir after the colon: not if %s starts the PEs; use "
                 "a script that sets them",
                 name);
        add("%s", i == 0 ? name : ":");
        add("-np");
        add("%d", s->n);
        if (oshrun_opt.hosts != NULL) {
            add("--host");
            add("%s", oshrun_opt.hosts);
        }
        if (file != NULL) {
            add("--hostfile");
            add("%s", file);
        }
        add_variables();
        add_program(s);
    }
}

/* Prints the command line on stderr, quoted as for a shell. */
static void say_command(void)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyz"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                "0123456789_./:=,@%+-";
    char *text = NULL;
    size_t size;
    FILE *f = open_memstream(&text, &size);

    if (f == NULL)
        fail_memory();
    fputs(SMA_OSHRUN ":", f);
    for (char **w = words; *w != NULL; w++) {
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

/* Forgets the signals that have come since oshrun began, for which there is no PE
 * yet: at the end of the block they would end the launcher, which does not handle
 * them yet either. */
static void forget_early_signals(void)
{
    const struct timespec none = {0};
    sigset_t set;

    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGUSR2);
    while (sigtimedwait(&set, NULL, &none) > 0)
        ;
}

/* What is known when a launcher is chosen. */
struct choice {
    const char *named;  /* the option that names hosts */
    bool hosts;         /* -H or --hostfile was given */
    bool elsewhere;     /* and names other hosts */
    bool slurm;         /* the Slurm allocation has other hosts */
    const char *mpirun; /* Open MPI's, if it was looked for, or NULL */
};

/* The launcher for --launcher auto. */
static enum launcher choose(struct choice *c)
{
    c->slurm = !c->hosts && slurm_elsewhere();
    if (c->slurm)
        return LAUNCHER_SRUN;
    if (!c->elsewhere)
        return LAUNCHER_LOCAL;
    if (programs_in_path("prterun"))
        return LAUNCHER_PRTERUN;
    c->mpirun = programs_find_mpirun();
    if (c->mpirun != NULL)
        return LAUNCHER_MPIRUN;
    fail("%s names other hosts, and neither prterun nor Open MPI's mpirun, "
         "which could reach them, is in PATH; %s",
         c->named,
         slurm_elsewhere() ? "in this Slurm allocation, leave the option out, "
                             "or choose --launcher srun"
                           : "install PRRTE or Open MPI (openmpi-bin), or "
                             "run in a Slurm allocation");
}

/* Makes the command line. */
static void make_command(enum launcher launcher, struct choice *c)
{
    static const char *const names[] = {[LAUNCHER_SRUN] = "srun",
                                        [LAUNCHER_PRTERUN] = "prterun",
                                        [LAUNCHER_MPIRUN] = "mpirun"};
    const char *name = names[launcher];

    oshrun_refuse_elsewhere(name);
    if (launcher == LAUNCHER_MPIRUN) {
        if (c->mpirun == NULL)
            c->mpirun = programs_find_mpirun();
        if (c->mpirun == NULL)
            fail("--launcher mpirun: Open MPI's mpirun is not in PATH");
        name = c->mpirun;
    } else if (!programs_in_path(name)) {
        if (c->slurm)
            fail("this Slurm allocation has other hosts, and srun is not in "
                 "PATH; --launcher local runs all PEs on this host");
        fail("--launcher %s: %s is not in PATH", name, name);
    }
    if (launcher == LAUNCHER_SRUN)
        make_srun();
    else
        make_prterun(name);
}

void oshrun_hand_over(const char *host, const sigset_t *mask)
{
    struct choice c = {
        .named = oshrun_opt.hosts != NULL ? "-H" : "--hostfile",
        .hosts = oshrun_opt.hosts != NULL || oshrun_opt.hostfile != NULL,
    };
    enum launcher launcher = oshrun_opt.launcher;

    hosts_start(host);
    c.elsewhere = c.hosts && !hosts_all_here();
    if (launcher == LAUNCHER_AUTO)
        launcher = choose(&c);
    unsetenv(SMA_JOB_ENV); /* oshrun may itself run in a job */
    unsetenv("SMA_PE");
    unsetenv("SMA_NPES");
    unsetenv("SMA_LOCAL_PE");
    if (launcher == LAUNCHER_LOCAL) {
        if (oshrun_opt.n > SMA_JOB_MAX_PES)
            fail("-n %d: at most %d PEs run on one host", oshrun_opt.n,
                 SMA_JOB_MAX_PES);
        if (c.elsewhere)
            fail("--launcher local: %s names other hosts", c.named);
        return;
    }
    make_command(launcher, &c);
    oshrun_change_directory();
    say_command();
    forget_early_signals();
    sigprocmask(SIG_SETMASK, mask, NULL);
    execvp(words[0], words);
    fail("%s: %s", words[0], strerror(path_error(words[0])));
}
