/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Starts the PEs, with static data at the same addresses in all of them, and their
 * output in files where --output-dir asks for them.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/path.h"
#include "oshrun/oshrun.h"
#include "shared/cause.h"
#include "shared/cpus.h"
#include "shared/output.h"

/* Where the system lists the hardware threads of a processor's core. */
#define THREADS_OF_CORE \
    "/sys/devices/system/cpu/cpu%d/topology/thread_siblings_list"

static int files = -1; /* the directory of --output-dir */

/* Makes the directory, and those above it that are missing. */
static void make_directory(const char *name)
{
    char *path = strdup(name);

    if (path == NULL)
        fail_memory();
    for (char *p = strchr(path + 1, '/'); p != NULL; p = strchr(p + 1, '/')) {
        *p = '\0';
        mkdir(path, 0777); /* what is wrong shows in the end */
        *p = '/';
    }
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        fail("--output-dir %s: %s", name, strerror(errno));
    free(path);
}

void output_start(void)
{
    const char *name = oshrun_opt.output_dir;

    if (name == NULL)
        return;
    if (*name == '\0')
        fail("--output-dir: the name of the directory is empty");
    make_directory(name);
    files = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (files < 0)
        fail("--output-dir %s: %s", name, strerror(errno));
}

/* Opens the file of PE i for --output-dir, empty, for stdout and stderr. */
static int output_open(int i)
{
    const char *why;
    char name[32];
    int fd;

    snprintf(name, sizeof name, "pe.%d", i);
    fd = sma_output_open(files, name, true, &why);
    if (fd < 0)
        fail("%s/%s: %s", oshrun_opt.output_dir, name, why);
    /* what the program starts may write there, too */
    fcntl(fd, F_SETFL, O_APPEND);
    return fd;
}

/* Turns address randomization off for what the process executes next, unless the
 * program has fixed addresses anyway.  PEs of programs for the T3E and the Origin
 * send addresses to each other.  The kernel puts a position-independent program at
 * another random address in every process, unless it is told not to.  Programs that
 * the compiler wrappers link have fixed addresses and do not need this. */
static void fix_addresses(const char *program)
{
    int now;

    if (elf_is_static(program))
        return;
    now = personality(0xffffffff);
    /* a container may forbid this; addresses then differ, and the library's
     * messages about them say why */
    if (now >= 0)
        personality((unsigned long) now | ADDR_NO_RANDOMIZE);
}

static struct rlimit old_files; /* the limit that the PEs get back */

/* Those processors of the set that come first in it on their core, not as another
 * hardware thread; all, where the system does not show cores. */
static struct sma_cpus first_threads(const struct sma_cpus *set)
{
    struct sma_cpus first = {0}, later = {0}, one, core;
    char path[100];

    for (int i = 0, cpu; (cpu = sma_cpus_pick(set, i, &one)) >= 0; i++) {
        uint64_t bit = one.word[cpu / 64];

        if ((later.word[cpu / 64] & bit) != 0)
            continue;
        first.word[cpu / 64] |= bit;
        snprintf(path, sizeof path, THREADS_OF_CORE, cpu);
        if (sma_cpus_read(path, &core))
            for (size_t w = 0; w < sizeof core.word / sizeof *core.word; w++)
                later.word[w] |= core.word[w];
    }
    return first;
}

/* Makes *set_p a processor for PE i of --bind core or auto: the PEs get the first
 * threads of all cores, then the second ones, and so on.  Returns false if the PE is not
 * bound. */
static bool core_of(int i, const struct sma_cpus *mine, struct sma_cpus *set_p)
{
    static int order[SMA_JOB_CPUS], n, cores;
    struct sma_cpus left = *mine, first;

    while (n < sma_cpus_count(mine)) {
        first = first_threads(&left);
        for (int k = 0, cpu; (cpu = sma_cpus_pick(&first, k, set_p)) >= 0;
             k++) {
            order[n++] = cpu;
            left.word[cpu / 64] &= ~set_p->word[cpu / 64];
        }
        if (cores == 0)
            cores = n;
    }
    if (oshrun_opt.bind == BIND_AUTO && oshrun_opt.n > cores)
        return false;
    memset(set_p, 0, sizeof *set_p);
    i = order[i % n];
    set_p->word[i / 64] = (uint64_t) 1 << i % 64;
    return true;
}

/* Makes *set_p the processors that PE i is bound to: one of them, or those of a
 * NUMA node, which neighbouring PEs share.  Returns false when the PE is not
 * bound. */
static bool processors_of(int i, struct sma_cpus *set_p)
{
    static struct sma_cpus mine;
    static int nodes = -1;

    if (oshrun_opt.bind <= BIND_NONE)
        return false;
    if (nodes < 0) {
        sma_cpus_get(&mine);
        nodes = oshrun_opt.bind == BIND_NUMA
                    ? sma_cpus_count_nodes(SMA_CPUS_NODES, &mine)
                    : 0;
    }
    if (sma_cpus_count(&mine) == 0)
        return false;
    if (oshrun_opt.bind == BIND_NUMA)
        return nodes > 0 && sma_cpus_pick_node(
                                SMA_CPUS_NODES, &mine,
                                (int) ((long) i * nodes / oshrun_opt.n), set_p);
    return core_of(i, &mine, set_p);
}

/* The variables that say which PE this is, for libsma and for scripts. */
static void set_variables(int i, const struct segment *s)
{
    char text[64];

    for (char **v = s->vars; *v != NULL; v++)
        putenv(*v);
    snprintf(text, sizeof text, "%d:%d:%d", job_fd, i, oshrun_opt.n);
    setenv(SMA_JOB_ENV, text, 1);
    snprintf(text, sizeof text, "%d", i);
    setenv("SMA_PE", text, 1);
    setenv("SMA_LOCAL_PE", text, 1); /* all PEs are on this host */
    snprintf(text, sizeof text, "%d", oshrun_opt.n);
    setenv("SMA_NPES", text, 1);
}

static pid_t starter; /* the process that starts the PEs */

/* Becomes the program of PE i, or notes why not and exits. */
__attribute__((noreturn)) static void execute(int i, const struct segment *s)
{
    char **words;
    int error;

    if (s->wdir != NULL && fchdir(s->dir) != 0) {
        job->pe[i].flag = (uint64_t) errno;
        _exit(126);
    }
    fix_addresses(s->program[0]);
    words = i == oshrun_opt.debug ? debug_enter(s->program) : s->program;
    execvp(words[0], words);
    error = path_error(s->program[0]);
    job->pe[i].flag = (uint64_t) error; /* exit_report_end reports it, once */
    _exit(error == ENOENT ? 127 : 126);
}

/* The new process: makes it PE i, and executes the program. */
__attribute__((noreturn)) static void
run_child(int i, int out, int err, pid_t parent, const sigset_t *mask)
{
    struct sma_cpus set;
    bool bound = processors_of(i, &set);

    prctl(PR_SET_PDEATHSIG, SIGKILL); /* if oshrun is killed, the PEs die too */
    if (getppid() != parent)
        _exit(1);
    if (bound)
        sma_cpus_use(&set);
    if (out >= 0)
        dup2(out, STDOUT_FILENO);
    if (err >= 0)
        dup2(err, STDERR_FILENO);
    if (i > 0 || (oshrun_opt.debug != DEBUG_NONE && isatty(STDIN_FILENO))) {
        int null = open("/dev/null", O_RDONLY | O_CLOEXEC);

        if (null >= 0)
            dup2(null, STDIN_FILENO);
    }
    set_variables(i, oshrun_segment_of(i));
    sigprocmask(SIG_SETMASK, mask, NULL);
    setrlimit(RLIMIT_NOFILE, &old_files);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    execute(i, oshrun_segment_of(i));
}

/* Opens where PE i writes to: its file, or its pipes; -1: where oshrun does. */
static void open_output(int i, const bool *direct, int *out_p, int *err_p)
{
    if (oshrun_opt.output_dir != NULL) {
        *out_p = output_open(i);
        *err_p = fcntl(*out_p, F_DUPFD_CLOEXEC, 0);
        return;
    }
    *out_p = reader_open(&pes[i].out[0], STDOUT_FILENO, direct[0]);
    *err_p = reader_open(&pes[i].out[1], STDERR_FILENO, direct[1]);
}

void start_allow_files(void)
{
    struct rlimit more;

    if (getrlimit(RLIMIT_NOFILE, &old_files) != 0)
        fail("getrlimit: %s", strerror(errno));
    more = old_files;
    more.rlim_cur = more.rlim_max;
    setrlimit(RLIMIT_NOFILE, &more);
}

/* Where oshrun ends before it looks after the PEs, with what scripts have started, too. */
static void end_started(void)
{
    if (getpid() == starter)
        oshrun_kill_orphans();
}

void start_pes(const sigset_t *mask)
{
    pid_t parent = starter = getpid();
    bool direct[2];

    for (int k = 0; k < 2; k++)
        direct[k] = !oshrun_opt.label && isatty(STDOUT_FILENO + k);
    pes = calloc((size_t) oshrun_opt.n, sizeof *pes);
    if (pes == NULL)
        fail_memory();
    atexit(end_started);
    for (int i = 0; i < oshrun_opt.n; i++) {
        int out, err;

        pes[i].out[0].from = pes[i].out[1].from = -1;
        open_output(i, direct, &out, &err);
        pes[i].pid = fork();
        if (pes[i].pid == 0)
            run_child(i, out, err, parent, mask);
        if (pes[i].pid < 0) {
            say("PE %d cannot be started: %s%s", i, strerror(errno),
                sma_cause(SMA_CAUSE_PROCESS, errno, 0));
            exit(1);
        }
        pes[i].running = true;
        if (i != oshrun_opt.debug) /* that process is the debugger */
            job->pe[i].child = pes[i].pid;
        if (out >= 0)
            close(out);
        if (err >= 0)
            close(err);
        if (oshrun_opt.verbose)
            say("PE %d is process %d on %s%s%s", i, (int) pes[i].pid, host,
                oshrun_opt.segments > 1 ? ", of " : "",
                oshrun_opt.segments > 1 ? oshrun_segment_of(i)->program[0]
                                        : "");
    }
}
