/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Hands a job for several hosts over to a launcher that reaches them: srun
 * in a Slurm allocation; prterun or Open MPI's mpirun with -H or a hostfile.
 *
 * What oshrun promises is said in the words of that launcher: input for PE 0
 * alone, the end of all when one fails, more PEs than processors, variables.
 * What cannot be said there is an error here.  The time limit stays with
 * oshrun, as launchers count minutes, or end with another status.
 */
#include "oshrun/handover.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "shared/job.h"
#include "oshrun/options.h"
#include "oshrun/sink.h"

enum { LAUNCHER_GRACE = 10 }; /* seconds between SIGTERM and SIGKILL */

static const char *this_host;
static char **words; /* the command line of the launcher */

/* ------------------------------------------------------------ command line */

static void add(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

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

/* As one would type it. */
static void say_command(void)
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
        return; /* nobody is left to tell */
    free(text);
}

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

/* --wdir, as a path that means the same from anywhere. */
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

/* ------------------------------------------------------------ what is here */

static bool in_path(const char *name)
{
    const char *path = getenv("PATH");

    while (path != NULL && *path != '\0') {
        size_t len = strcspn(path, ":");
        struct stat st;
        char *file;
        bool found;

        if (asprintf(&file, "%.*s/%s", (int) len, path, name) < 0)
            fail("out of memory");
        found = stat(file, &st) == 0 && S_ISREG(st.st_mode) &&
                access(file, X_OK) == 0;
        free(file);
        if (found)
            return true;
        path += len + (path[len] == ':');
    }
    return false;
}

/* The whole output of a shell command, as allocated text; its wait status goes
 * to *status_p. */
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
        fail("out of memory");
    return text;
}

/* The name of Open MPI's mpirun, or NULL, and its version.  Others of that name
 * know other options and have no PMIx. */
static const char *find_mpirun(int *major_p)
{
    static const char *const names[] = {"mpirun", "mpirun.openmpi"};

    for (int i = 0; i < 2; i++) {
        char *command, *text, *version = NULL;
        int status;

        if (!in_path(names[i]))
            continue;
        if (asprintf(&command, "%s --version 2>/dev/null </dev/null",
                     names[i]) < 0)
            fail("out of memory");
        text = output_of(command, &status);
        free(command);
        version = strstr(text, "(Open MPI) ");
        *major_p = version ? atoi(version + strlen("(Open MPI) ")) : 0;
        free(text);
        if (version != NULL)
            return names[i];
    }
    return NULL;
}

/* Ends oshrun with a message unless srun can start PEs. */
static void check_srun(void)
{
    int status;
    char *text, *save = NULL;

    text = output_of("srun --mpi=list 2>&1 </dev/null", &status);
    if (status != 0)
        fail("srun cannot be used: %.*s", (int) strcspn(text, "\n"), text);
    for (char *word = strtok_r(text, " \t\n,", &save);;
         word = strtok_r(NULL, " \t\n,", &save)) {
        if (word == NULL)
            fail("srun has no pmix plugin (srun --mpi=list), and without it "
                 "PEs on several hosts do not find each other");
        if (strcmp(word, "pmix") == 0)
            break;
    }
    free(text);
}

/* ------------------------------------------------------------------- hosts */

static bool is_here(const char *name, size_t len)
{
    size_t mine = strlen(this_host), other = len;

    if ((len == 9 && strncmp(name, "localhost", 9) == 0) ||
        (len > 4 && strncmp(name, "127.", 4) == 0))
        return true;
    /* one of the names may lack its domain */
    if (memchr(name, '.', len) == NULL)
        mine = strcspn(this_host, ".");
    else if (strchr(this_host, '.') == NULL)
        other = strcspn(name, ".");
    return mine == other && strncasecmp(name, this_host, mine) == 0;
}

static bool hosts_are_here(const char *list)
{
    while (*list != '\0') {
        if (!is_here(list, strcspn(list, ":,")))
            return false;
        list += strcspn(list, ",");
        list += *list == ',';
    }
    return true;
}

static bool hostfile_is_here(const char *file)
{
    static const char blank[] = " \t\r\n";
    bool here = true, any = false;
    char *line = NULL, wrong[100] = "";
    size_t size = 0;
    struct stat st;
    FILE *f;

    if (stat(file, &st) != 0)
        fail("--hostfile %s: %s", file, strerror(errno));
    if (!S_ISREG(st.st_mode))
        fail("--hostfile %s: must be a file, as it is read several times",
             file);
    f = fopen(file, "re");
    if (f == NULL)
        fail("--hostfile %s: %s", file, strerror(errno));
    while (*wrong == '\0' && getline(&line, &size, f) >= 0) {
        char *host = line + strspn(line, blank);
        size_t len = strcspn(host, " \t\r\n#:");

        if (len == 0)
            continue;
        if (!is_host_name(host, len))
            snprintf(wrong, sizeof wrong, "%.*s", (int) len, host);
        any = true;
        here = here && is_here(host, len);
    }
    free(line);
    fclose(f);
    if (*wrong != '\0')
        fail("--hostfile %s: \"%s\" is no name of a host", file, wrong);
    if (!any)
        fail("--hostfile %s: no host in it", file);
    return here;
}

/* Is this host all that -H and --hostfile name? */
static bool all_here(void)
{
    bool hosts = oshrun_opt.hosts != NULL && hosts_are_here(oshrun_opt.hosts);
    bool file = oshrun_opt.hostfile != NULL &&
                hostfile_is_here(oshrun_opt.hostfile);

    return hosts || file;
}

/* ------------------------------------------------------------------- Slurm */

static const char *env_text(const char *name)
{
    const char *text = getenv(name);

    return text != NULL ? text : "";
}

/* A number that Slurm has set, or what somebody has; no sum of them overflows. */
static long count_at(const char *text, char **end_p)
{
    long n = strtol(text, end_p, 10);

    return n < 0 ? 0 : n > 1000000 ? 1000000 : n;
}

/* The hosts of the allocation we are in, 0: we are in none. */
static int slurm_nodes(void)
{
    const char *text = env_text("SLURM_JOB_NUM_NODES");

    if (*env_text("SLURM_JOB_ID") == '\0')
        return 0;
    return (int) count_at(*text != '\0' ? text : env_text("SLURM_NNODES"),
                          NULL);
}

/* Did srun start us?  The numbers of steps that are only the shell of salloc or
 * the script of sbatch are close to 2^32. */
static bool in_slurm_step(void)
{
    const char *id = env_text("SLURM_STEP_ID");

    return *id >= '0' && *id <= '9' && strtoull(id, NULL, 10) < 0xfffffff0u;
}

/* Has the allocation other hosts than this one?  The shell of salloc may be
 * outside of it.  What srun started is where the user wants it to be. */
static bool slurm_elsewhere(void)
{
    const char *nodes = env_text("SLURM_JOB_NODELIST");

    if (slurm_nodes() < 1 || in_slurm_step())
        return false;
    return slurm_nodes() > 1 ||
           (!is_here(nodes, strlen(nodes)) &&
            strcmp(nodes, env_text("SLURMD_NODENAME")) != 0);
}

/* The processors of the allocation, or those that any so many hosts of it
 * have at least; from a text like 72(x2),36. */
static long slurm_processors(int hosts)
{
    const char *p = env_text("SLURM_JOB_CPUS_PER_NODE");
    long sum = 0, least = 0;

    while (*p >= '0' && *p <= '9') {
        char *end;
        long each = count_at(p, &end), times = 1;

        if (end[0] == '(' && end[1] == 'x')
            times = count_at(end + 2, &end);
        sum += each * times;
        least = least == 0 || each < least ? each : least;
        p = end + strspn(end, "),");
    }
    return hosts > 0 ? hosts * least : sum;
}

/* --------------------------------------------------------------- launchers */

static void use_srun(void)
{
    int nodes = slurm_nodes(), named = 0;

    check_srun();
    add("srun");
    add("--mpi=pmix");
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
        add("--nodes=%d", oshrun_opt.n); /* not a warning */
    }
    if (nodes > 0 && oshrun_opt.n > slurm_processors(named))
        add("--overcommit");
    if (in_slurm_step())
        add("--overlap"); /* our own step has the processors */
    add("--input=0");
    add("--kill-on-bad-exit=1");
    add("--export=ALL");
    if (oshrun_opt.label)
        add("--label");
    refuse_bind_auto();
    if (oshrun_opt.bind != BIND_DEFAULT)
        add("--cpu-bind=%s", oshrun_opt.bind == BIND_CORE ? "cores" : "none");
    add_directory("--chdir");
}

/* Neither prterun nor mpirun takes the environment to other hosts. */
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

/* prterun, or mpirun of Open MPI, which since version 5 is a prterun and
 * grumbles at old options. */
static void use_prte(const char *name, bool old)
{
    add("%s", name);
    add("-np");
    add("%d", oshrun_opt.n);
    if (geteuid() == 0)
        add("--allow-run-as-root");
    add("--map-by"); /* one host after the other */
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
}

/* The end of the launcher, or of the time; the exit status. */
static int wait_for(pid_t pid, const sigset_t *set)
{
    struct timespec t;
    double end;
    bool late = false;

    clock_gettime(CLOCK_MONOTONIC, &t);
    end = (double) t.tv_sec + (double) t.tv_nsec * 1e-9 + oshrun_opt.timeout;
    for (;;) {
        siginfo_t info;
        double left;
        int wstatus, signo;

        clock_gettime(CLOCK_MONOTONIC, &t);
        left = end - ((double) t.tv_sec + (double) t.tv_nsec * 1e-9);
        if (left < 0)
            left = 0;
        t.tv_sec = (time_t) left;
        t.tv_nsec = (long) ((left - (double) t.tv_sec) * 1e9);
        signo = sigtimedwait(set, &info, &t);
        if (signo == SIGCHLD && waitpid(pid, &wstatus, WNOHANG) == pid) {
            if (late)
                return STATUS_TIMEOUT;
            return WIFEXITED(wstatus) ? WEXITSTATUS(wstatus)
                                      : 128 + WTERMSIG(wstatus);
        } else if (signo > 0 && signo != SIGCHLD) {
            if (info.si_code != SI_KERNEL) /* not from the terminal, to all */
                kill(pid, signo);
        } else if (signo < 0 && errno == EAGAIN && late) {
            kill(pid, SIGKILL);
            end += LAUNCHER_GRACE;
        } else if (signo < 0 && errno == EAGAIN) {
            say("the job ran for %g seconds; ending it", oshrun_opt.timeout);
            kill(pid, SIGTERM);
            late = true;
            end += LAUNCHER_GRACE;
        }
    }
}

static void run(void)
{
    static const int caught[] = {SIGCHLD, SIGINT,  SIGTERM, SIGHUP,
                                 SIGQUIT, SIGUSR1, SIGUSR2};
    pid_t pid, parent = getpid();
    sigset_t set, old;

    if (oshrun_opt.verbose)
        say_command();
    if (oshrun_opt.timeout > 0) {
        sigemptyset(&set);
        for (size_t i = 0; i < sizeof caught / sizeof *caught; i++)
            sigaddset(&set, caught[i]);
        sigprocmask(SIG_BLOCK, &set, &old);
        pid = fork();
        if (pid < 0)
            fail("%s cannot be started: %s", words[0], strerror(errno));
        if (pid > 0) {
            sink_start(); /* a message must not keep the time limit waiting */
            exit(wait_for(pid, &set));
        }
        prctl(PR_SET_PDEATHSIG, SIGTERM); /* oshrun killed: the job ends */
        if (getppid() != parent)
            _exit(1);
        sigprocmask(SIG_SETMASK, &old, NULL);
    }
    execvp(words[0], words);
    say("%s: %s", words[0], strerror(errno));
    _exit(STATUS_USAGE);
}

/* ---------------------------------------------------------------- decision */

void oshrun_hand_over(const char *host)
{
    const char *named = oshrun_opt.hosts != NULL ? "-H" : "--hostfile";
    bool hosts = oshrun_opt.hosts != NULL || oshrun_opt.hostfile != NULL;
    bool elsewhere, slurm = false;
    enum launcher launcher = oshrun_opt.launcher;
    const char *mpirun = NULL;
    int major = 0;

    this_host = host;
    elsewhere = hosts && !all_here();
    if (launcher == LAUNCHER_AUTO) {
        slurm = !hosts && slurm_elsewhere();
        if (slurm)
            launcher = LAUNCHER_SRUN;
        else if (!elsewhere)
            launcher = LAUNCHER_LOCAL;
        else if (in_path("prterun"))
            launcher = LAUNCHER_PRTERUN;
        else if ((mpirun = find_mpirun(&major)) != NULL)
            launcher = LAUNCHER_MPIRUN;
        else
            fail("%s names other hosts, and neither prterun nor Open MPI's "
                 "mpirun is here to reach them; install PRRTE or Open MPI "
                 "(openmpi-bin), or run in a Slurm allocation",
                 named);
    }
    unsetenv(SMA_JOB_ENV); /* that of a job that we may be part of */
    switch (launcher) {
    case LAUNCHER_AUTO:
    case LAUNCHER_LOCAL:
        if (oshrun_opt.n > SMA_JOB_MAX_PES)
            fail("-n %d: at most %d PEs run on one host", oshrun_opt.n,
                 SMA_JOB_MAX_PES);
        if (elsewhere)
            fail("--launcher local: %s names other hosts", named);
        return;
    case LAUNCHER_SRUN:
        if (!in_path("srun") && slurm)
            fail("this Slurm allocation has other hosts, and srun is not "
                 "here to reach them; --launcher local runs all PEs on this "
                 "one");
        if (!in_path("srun"))
            fail("--launcher srun: there is no srun here");
        use_srun();
        break;
    case LAUNCHER_PRTERUN:
        if (!in_path("prterun"))
            fail("--launcher prterun: there is no prterun here");
        use_prte("prterun", false);
        break;
    case LAUNCHER_MPIRUN:
        if (mpirun == NULL && (mpirun = find_mpirun(&major)) == NULL)
            fail("--launcher mpirun: there is no mpirun of Open MPI here");
        use_prte(mpirun, major < 5);
        break;
    }
    add_program();
    run();
}
