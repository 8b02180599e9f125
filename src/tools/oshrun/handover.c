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

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "common/path.h"
#include "oshrun/oshrun.h"
#include "shared/wires.h"

static bool is_in_path(const char *name)
{
    char file[PATH_MAX];

    return path_find(name, file, sizeof file);
}

/* The whole output of a shell command, which the caller frees.  *status_p
 * becomes its wait status. */
static char *output_of(const char *command, int *status_p)
{
    char *text = NULL;
    size_t size = 0;
    FILE *f;

    fflush(NULL);
    f = popen(command, "re");
    if (f == NULL)
        fail("%s: %s", command, strerror(errno));
    if (getdelim(&text, &size, '\0', f) < 0) {
        free(text);
        text = strdup("");
    }
    *status_p = pclose(f);
    if (text == NULL)
        fail_memory();
    return text;
}

/* The name of Open MPI's mpirun, or NULL.  The mpirun of another MPI has other
 * options and no PMIx. */
static const char *find_mpirun(void)
{
    static const char *const names[] = {"mpirun", "mpirun.openmpi"};
    static const char *found;

    for (int i = 0; i < 2 && found == NULL; i++) {
        char *command, *text;
        int status;

        if (!is_in_path(names[i]))
            continue;
        if (asprintf(&command, "%s --version 2>/dev/null </dev/null",
                     names[i]) < 0)
            fail_memory();
        text = output_of(command, &status);
        free(command);
        if (strstr(text, "(Open MPI) ") != NULL)
            found = names[i];
        free(text);
    }
    return found;
}

/* The kind of server with which srun can start PEs, for --mpi.  Ends oshrun with a
 * message when there is none. */
static const char *srun_mpi(void)
{
    bool pmix = false, pmi2 = false;
    char *text, *save = NULL;
    int status;

    text = output_of("srun --mpi=list 2>&1 </dev/null", &status);
    if (status != 0)
        fail("srun cannot be used: %.*s", (int) strcspn(text, "\n"), text);
    for (char *word = strtok_r(text, " \t\n,", &save); word != NULL;
         word = strtok_r(NULL, " \t\n,", &save)) {
        pmix |= strcmp(word, "pmix") == 0;
        pmi2 |= strcmp(word, "pmi2") == 0;
    }
    free(text);
    if (!pmix && !pmi2)
        fail("srun has no pmix or pmi2 plugin (srun --mpi=list), and without "
             "one PEs on several hosts cannot find each other");
    return pmix ? "pmix" : "pmi2";
}

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

/* The number of hosts in a list, as n1,m[1-3,7],r[0-1]b[0-3]. */
static int count_hosts(const char *list)
{
    int all = 0, of_name = 1, of_brackets = 0, first, last;

    for (; *list != '\0'; list++) {
        if (*list == '[' || (*list == ',' && of_brackets > 0))
            of_brackets +=
                sscanf(list + 1, "%d-%d", &first, &last) == 2 && last > first
                    ? last - first + 1
                    : 1;
        if (*list == ']') {
            of_name *= of_brackets;
            of_brackets = 0;
        } else if (*list == ',' && of_brackets == 0) {
            all += of_name;
            of_name = 1;
        }
    }
    return all + of_name;
}

static void make_srun(void)
{
    const char *mpi = srun_mpi();

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
        if (strchr(oshrun_opt.hosts, ':') != NULL)
            fail("-H %s: srun does not accept numbers of slots",
                 oshrun_opt.hosts);
        add("--nodelist=%s", oshrun_opt.hosts);
        add("--nodes=%d", count_hosts(oshrun_opt.hosts));
    }
    add("--input=0");
    add("--kill-on-bad-exit=1");
    add("--export=ALL");
    add_program(&oshrun_opt.segment[0]);
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
            wanted |= strncmp(*e, prefixes[i], strlen(prefixes[i])) == 0;
        for (size_t i = 0; i < SMA_WIRES; i++)
            wanted |= strncmp(*e, sma_wires[i].variables,
                              strlen(sma_wires[i].variables)) == 0;
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

/* The launcher for --launcher auto; others: the option that names other hosts, or
 * NULL. */
static enum launcher choose(const char *others)
{
    bool slurm = slurm_elsewhere();

    if (oshrun_opt.hosts == NULL && oshrun_opt.hostfile == NULL)
        return slurm ? LAUNCHER_SRUN : LAUNCHER_LOCAL;
    if (others == NULL)
        return LAUNCHER_LOCAL;
    if (is_in_path("prterun"))
        return LAUNCHER_PRTERUN;
    if (find_mpirun() != NULL)
        return LAUNCHER_MPIRUN;
    fail("%s names other hosts, and neither prterun nor Open MPI's mpirun, "
         "which could reach them, is in PATH; %s",
         others,
         slurm ? "in this Slurm allocation, leave the option out, or choose "
                 "--launcher srun"
               : "install PRRTE or Open MPI (openmpi-bin), or run in a Slurm "
                 "allocation");
}

/* Makes the command line. */
static void make_command(enum launcher launcher)
{
    const char *name = oshrun_launchers[launcher];

    oshrun_refuse_elsewhere(name);
    if (launcher == LAUNCHER_MPIRUN && find_mpirun() == NULL)
        fail("--launcher mpirun: Open MPI's mpirun is not in PATH");
    if (launcher != LAUNCHER_MPIRUN && !is_in_path(name)) {
        if (oshrun_opt.launcher == LAUNCHER_AUTO)
            fail("this Slurm allocation has other hosts, and srun is not in "
                 "PATH; --launcher local runs all PEs on this host");
        fail("--launcher %s: %s is not in PATH", name, name);
    }
    if (launcher == LAUNCHER_SRUN)
        make_srun();
    else
        make_prterun(launcher == LAUNCHER_MPIRUN ? find_mpirun() : name);
}

void oshrun_hand_over(const sigset_t *mask)
{
    const char *others = NULL;
    enum launcher launcher = oshrun_opt.launcher;

    if ((oshrun_opt.hosts != NULL || oshrun_opt.hostfile != NULL) &&
        !hosts_all_here())
        others = oshrun_opt.hosts != NULL ? "-H" : "--hostfile";
    if (launcher == LAUNCHER_AUTO)
        launcher = choose(others);
    unsetenv(SMA_JOB_ENV); /* oshrun may itself run in a job */
    unsetenv("SMA_PE");
    unsetenv("SMA_NPES");
    unsetenv("SMA_LOCAL_PE");
    if (launcher == LAUNCHER_LOCAL) {
        if (oshrun_opt.n > SMA_JOB_MAX_PES)
            fail("-n %d: at most %d PEs run on one host", oshrun_opt.n,
                 SMA_JOB_MAX_PES);
        if (others != NULL)
            fail("--launcher local: %s names other hosts", others);
        return;
    }
    make_command(launcher);
    oshrun_change_directory();
    say_command();
    /* What has come since oshrun began is forgotten: there is no PE for it yet, and at
     * the end of the block it would end the launcher, which does not handle it yet
     * either. */
    signal(SIGUSR1, signal(SIGUSR1, SIG_IGN));
    signal(SIGUSR2, signal(SIGUSR2, SIG_IGN));
    sigprocmask(SIG_SETMASK, mask, NULL);
    execvp(words[0], words);
    fail("%s: %s", words[0], strerror(path_error(words[0])));
}
