/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds out which launcher has started this process, and calls its functions.
 */
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "boot/mpi.h"
#include "shared/job.h"

const struct sma_launcher *sma_launcher;

/* Variables of launchers, for a process that no server waits for: those that
 * hold the number of tasks, and those that only a launcher sets. */
static const struct {
    const char *name;
    bool is_size;
    const char *advice;
} foreign[] = {
    {"SLURM_STEP_NUM_TASKS", true,
     "start it with: srun --mpi=pmix, or srun --mpi=pmi2"},
    {"OMPI_COMM_WORLD_SIZE", true, "this mpirun offers no PMIx; use oshrun"},
    {"PMI_SIZE", true,
     "PMI_FD names no open connection, or is not set; start the program "
     "directly by mpiexec, srun --mpi=pmi2 or oshrun"},
    {"FLUX_JOB_SIZE", true, "start it with: flux run -o pmi=simple"},
    {"PALS_RANKID", false, "have PALS offer PMIx, or use oshrun"},
    {"PALS_LOCAL_SIZE", false, "have PALS offer PMIx, or use oshrun"},
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
                      "gave no server of PMIx or PMI to reach other tasks: %s",
                      foreign[i].name, value, foreign[i].advice);
        if (atoi(value) > 1)
            sma_fatal(NULL,
                      "%s=%s says that a launcher started %s tasks, but it "
                      "gave no server of PMIx or PMI to reach them: %s",
                      foreign[i].name, value, value,
                      sma_mpi_is_over()
                          ? "MPI_Finalize has closed the connection; call "
                            "shmem_init before it"
                          : foreign[i].advice);
    }
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

/*
 * Chooses the launcher.  Launchers may be started by each other, and processes
 * inherit the variables of all of them; the innermost is the one that counts.
 *
 *   1. SMA_JOB: oshrun, which removes nothing else, is innermost.
 *   2. PMI_FD, when it is an open socket: nobody but the launcher itself leaves
 *      one open.  A job of one PE needs none.
 *   3. PMIX_NAMESPACE, PMIX_RANK: PMIx.
 *   4. PMI_PORT: a PMI server at a port.  Together with the variables of PMIx
 *      nobody can tell which of the two is meant.
 *   5. A variable of a launcher of several tasks: an error.
 *   6. Else the process is a job of one PE.
 */
static const struct sma_launcher *choose(void)
{
    bool port = getenv("PMI_PORT") != NULL;

    if (getenv(SMA_JOB_ENV) != NULL)
        return &sma_launcher_local;
    if (sma_boot_pmi_present())
        return &sma_launcher_pmi;
    if (sma_boot_pmix_present() && port)
        sma_fatal(NULL, "PMI_PORT and the variables of PMIx are set by two "
                        "launchers; unset PMI_PORT, or PMIX_RANK and "
                        "PMIX_NAMESPACE");
    if (sma_boot_pmix_present())
        return &sma_launcher_pmix;
    if (port)
        return &sma_launcher_pmi;
    refuse_foreign_launcher();
    return &sma_launcher_solo;
}

void sma_boot_start(void)
{
    open_standard_files();
    sma_launcher = choose();
    sma_launcher->start();
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

void sma_boot_look_for_gone(const char *routine)
{
    uint32_t now, last;
    int gone;

    if (sma_launcher == NULL || sma_launcher->find_gone == NULL)
        return;
    /* one PE of the host looks, once a second; the compare-and-swap only elects
     * it */
    now = (uint32_t) sma_now();
    last = __atomic_load_n(&sma_self.job->looked, __ATOMIC_RELAXED);
    if (now == last ||
        !__atomic_compare_exchange_n(&sma_self.job->looked, &last, now, false,
                                     __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        return;
    gone = sma_launcher->find_gone();
    if (gone >= 0)
        sma_fatal(routine, "PE %d (pid %d) is lost: it has ended without "
                           "shmem_finalize",
                  (int) sma_self.job->pe[gone].number,
                  (int) sma_self.job->pe[gone].pid);
}

void sma_boot_not_all_here(const char *step)
{
    sma_fatal(NULL,
              "%s: %s: not all PEs have arrived within %d seconds "
              "(SHMEM_TIMEOUT)",
              sma_launcher->name, step, sma_env.timeout);
}

/* The wait has a limit, because the launcher does not notice the end of a
 * process that is no client of it. */
void sma_boot_come_again(void)
{
    const struct timespec rest = {.tv_nsec = 1000000};
    double until = sma_now() + sma_env.timeout;

    /* pairs with the acquire below in the other PEs */
    __atomic_store_n(&sma_self.job->pe[sma_topology.host_me].state,
                     SMA_JOB_AGAIN, __ATOMIC_RELEASE);
    for (int i = 0; i < sma_topology.host_n; i++)
        /* pairs with the release above in the other PE */
        while (__atomic_load_n(&sma_self.job->pe[i].state, __ATOMIC_ACQUIRE) !=
               SMA_JOB_AGAIN) {
            /* pairs with the release of the PE that ends the job (base/msg.c)
             */
            if (__atomic_load_n(&sma_self.job->end, __ATOMIC_ACQUIRE) !=
                SMA_JOB_GOES_ON)
                sma_follow_job_end();
            if (sma_env.timeout > 0 && sma_now() > until)
                sma_boot_not_all_here("all PEs start again");
            nanosleep(&rest, NULL);
        }
}

/* Runs before other constructors of the library, which may end the job: the one
 * in api/profile.c, and START_PES in a program whose object files ask for it.
 */
__attribute__((constructor(101))) static void set_message_hooks(void)
{
    sma_message_hooks.find_job = sma_boot_local_peek;
    sma_message_hooks.end_job = sma_boot_abort;
    sma_message_hooks.await_end = sma_boot_await_abort;
}
