/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds out which launcher has started this process, and calls its functions.
 */
#include "boot/boot.h"

/* Variables of launchers, for a process that no server waits for: those that
 * hold the number of tasks, and those that only a launcher sets. */
static const struct {
    const char *name;
    bool is_size;
    const char *advice;
} foreign[] = {
    {"SLURM_STEP_NUM_TASKS", true,
     "start it with: srun --mpi=pmix, or srun --mpi=pmi2"},
    {"OMPI_COMM_WORLD_SIZE", true,
     "this mpirun does not provide PMIx; use " SMA_OSHRUN},
    {"PMI_SIZE", true,
     "PMI_FD is not set, or is not an open connection; start the program "
     "directly with mpiexec, srun --mpi=pmi2 or " SMA_OSHRUN},
    {"MV2_COMM_WORLD_SIZE", true,
     "this mpirun does not provide PMI; use " SMA_OSHRUN},
    {"JSM_NAMESPACE_SIZE", true, "make jsrun provide PMIx, or use " SMA_OSHRUN},
    {"ALPS_APP_PE", false, "aprun cannot start it; use " SMA_OSHRUN},
    {"FLUX_JOB_SIZE", true, "start it with: flux run -o pmi=simple"},
    {"PALS_RANKID", false, "make PALS provide PMIx, or use " SMA_OSHRUN},
    {"PALS_LOCAL_SIZE", false, "make PALS provide PMIx, or use " SMA_OSHRUN},
};

/* Ends the process when a launcher has started several tasks, or perhaps has: a
 * job of n PEs must not become n jobs of one PE. */
static void refuse_foreign_launcher(void)
{
    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++) {
        const char *value = getenv(foreign[i].name);

        if (value == NULL)
            continue;
        if (!foreign[i].is_size)
            sma_fatal(NULL,
                      "%s=%s says that a launcher started this program, but it "
                      "provides no PMIx or PMI server for reaching other "
                      "tasks: %s",
                      foreign[i].name, value, foreign[i].advice);
        if (atoi(value) > 1)
            sma_fatal(NULL,
                      "%s=%s says that a launcher started %s tasks, but it "
                      "provides no PMIx or PMI server for reaching them: %s",
                      foreign[i].name, value, value,
                      sma_mpi_is_over()
                          ? "MPI_Finalize has closed the connection; call "
                            "shmem_init before it"
                          : foreign[i].advice);
    }
}

/* What a PE leaves in its environment, "PID:PE:NPES", where the launcher serves one
 * program only: the programs that it executes are not in the job. */
static const char started_env[] = "SMA_STARTED";

void sma_boot_refuse_second(int pid, int pe)
{
    sma_fatal(
        NULL,
        "process %d is already PE %d of this job; a PE can start only one "
        "SHMEM program",
        pid, pe);
}

static void leave_started(void)
{
    char text[40];

    snprintf(text, sizeof text, "%d:%d:%d", (int) getpid(), sma_self.me,
             sma_self.job_n);
    setenv(started_env, text, 1);
}

/* Which PE of a job has executed this program, or has a child that does so. */
static bool is_second(int *pid_p, int *pe_p, int *n_p)
{
    const char *text = getenv(started_env);

    return text != NULL && sscanf(text, "%d:%d:%d", pid_p, pe_p, n_p) == 3 &&
           *n_p > 1;
}

/* A program that each PE executes in its place would be PE 0 of 1 many times. */
static void refuse_second(void)
{
    int pid, pe, n;

    if (is_second(&pid, &pe, &n) && pid == (int) getpid())
        sma_boot_refuse_second(pid, pe);
}

/* A child of a PE may be meant to run alone. */
static void tell_second(void)
{
    int pid, pe, n;

    if (is_second(&pid, &pe, &n) && sma_self.check > 0)
        sma_warn(NULL,
                 "process %d, which is PE %d of %d of a job, has started this "
                 "program: it runs as a job of its own, of one PE",
                 pid, pe, n);
}

/* Opens /dev/null as each standard file that is closed.  Otherwise a file that
 * the library opens could get the number of standard output, and the program
 * would write its output into this file. */
static void open_standard_files(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 &&
            open("/dev/null", fd == STDIN_FILENO ? O_RDONLY : O_WRONLY) < 0)
            return;
}

/* Chooses the launcher.  Launchers may be started by each other, and processes
 * inherit the variables of all of them; the innermost is the one that counts.  The
 * manual says the same to users: man/src/inc/oshrun-launchers.inc. */
static const struct sma_launcher *choose(void)
{
    bool port = getenv("PMI_PORT") != NULL;

    /* Each PE removes the variable, so it is never that of an outer job. */
    if (getenv(SMA_JOB_ENV) != NULL)
        return &sma_launcher_local;
    refuse_second();
    /* PMI_FD is an open socket, which nobody but the launcher leaves open, and the
     * job has several PEs. */
    if (sma_boot_pmi_present())
        return &sma_launcher_pmi;
    /* Nobody can tell which of the two is meant. */
    if (sma_boot_pmix_present() && port)
        sma_fatal(NULL, "PMI_PORT and the variables of PMIx are set by two "
                        "launchers; unset PMI_PORT, or PMIX_RANK and "
                        "PMIX_NAMESPACE");
    if (sma_boot_pmix_present())
        return &sma_launcher_pmix;
    if (port)
        return &sma_launcher_pmi;
    refuse_foreign_launcher();
    tell_second();
    return &sma_launcher_solo;
}

void sma_boot_start(void)
{
    open_standard_files();
    sma_launcher = choose();
    sma_launcher->start();
    if (sma_launcher == &sma_launcher_local ||
        sma_launcher == &sma_launcher_pmi)
        leave_started();
    sma_self.job->pe[sma_topology.host_me].pid = getpid();
    sma_self.job->pe[sma_topology.host_me].number = sma_self.me;
    /* pairs with the acquire in sma_job_state_of: pid and number are there */
    __atomic_store_n(&sma_self.job->pe[sma_topology.host_me].state,
                     SMA_JOB_ATTACHED, __ATOMIC_RELEASE);
}

void sma_boot_again(void)
{
    int32_t *state = &sma_self.job->pe[sma_topology.host_me].state;

    /* A PE that is still in shmem_finalize must not conclude that this PE has
     * not reached shmem_finalize yet; so the state becomes SMA_JOB_AGAIN first.
     * The releases of the state pair with the acquires in sma_job_state_of. */
    if (sma_launcher->again != NULL)
        sma_launcher->again();
    else
        __atomic_store_n(state, SMA_JOB_AGAIN, __ATOMIC_RELEASE);
    sma_boot_barrier("all PEs start again");
    if (sma_topology.host_me == 0) {
        sma_self.job->met = 0;
        sma_self.job->silent = 0;
    }
    __atomic_store_n(state, SMA_JOB_ATTACHED, __ATOMIC_RELEASE);
    sma_boot_barrier("all PEs are here");
}

void sma_boot_finish(void)
{
    if (sma_launcher != NULL && sma_launcher->finish != NULL)
        sma_launcher->finish();
}

void sma_boot_abort(int status)
{
    if (sma_launcher != NULL && sma_launcher->abort != NULL)
        sma_launcher->abort(status);
}

void sma_boot_await_abort(void)
{
    if (sma_launcher != NULL && sma_launcher->await_abort != NULL)
        sma_launcher->await_abort();
}

/* Runs before main and before the constructors of a program, so that each message
 * reaches the job. */
__attribute__((constructor(101))) static void set_message_hooks(void)
{
    sma_message_hooks.find_job = sma_boot_local_peek;
    sma_message_hooks.end_job = sma_boot_abort;
    sma_message_hooks.await_end = sma_boot_await_abort;
}
