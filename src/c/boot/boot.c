/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds out which launcher has started this process, and calls its functions.
 */
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/base.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "shared/job.h"

const struct sma_launcher *sma_launcher;

/* Launchers that libsma cannot talk to: the variable in which each gives the
 * number of its tasks. */
static const struct {
    const char *size;
    const char *advice;
} foreign[] = {
    {"SLURM_STEP_NUM_TASKS", "start it with: srun --mpi=pmix"},
    {"OMPI_COMM_WORLD_SIZE", "this mpirun offers no PMIx; use oshrun"},
    {"PMI_SIZE", "MPICH's mpiexec speaks another protocol; use oshrun"},
    {"PALS_LOCAL_SIZE", "use oshrun, or a launcher with PMIx"},
};

/* Ends the process when such a launcher has started several tasks: a job of n
 * PEs must not become n jobs of one PE. */
static void refuse_foreign_launcher(void)
{
    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++) {
        const char *size = getenv(foreign[i].size);

        if (size != NULL && atoi(size) > 1)
            sma_fatal(NULL,
                      "%s=%s says that a launcher started %s tasks, but it "
                      "gave no PMIx server to reach them: %s",
                      foreign[i].size, size, size, foreign[i].advice);
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

void sma_boot_start(void)
{
    open_standard_files();
    if (getenv(SMA_JOB_ENV) != NULL) {
        sma_launcher = &sma_launcher_local;
    } else if (sma_boot_pmix_present()) {
        sma_launcher = &sma_launcher_pmix;
    } else {
        refuse_foreign_launcher();
        sma_launcher = &sma_launcher_solo;
    }
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

/* Runs before other constructors of the library, which may end the job: the one
 * in api/profile.c, and START_PES in a program whose object files ask for it.
 */
__attribute__((constructor(101))) static void set_message_hooks(void)
{
    sma_message_hooks.find_job = sma_boot_local_peek;
    sma_message_hooks.end_job = sma_boot_abort;
}
