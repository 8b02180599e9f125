/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Chooses how to start, and the start-up barrier of a host, which all ways
 * share because it lives in the job block.
 */
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "hang/hang.h"
#include "shared/job.h"

struct sma_boot_state sma_boot;

/* A variable that a launcher without PMIx sets for a job of several tasks. */
static const struct {
    const char *size;
    const char *advice;
} foreign[] = {
    {"SLURM_STEP_NUM_TASKS", "start it with: srun --mpi=pmix"},
    {"OMPI_COMM_WORLD_SIZE", "this mpirun offers no PMIx; use oshrun"},
    {"PMI_SIZE", "MPICH's mpiexec speaks another protocol; use oshrun"},
    {"PALS_LOCAL_SIZE", "use oshrun, or a launcher with PMIx"},
};

/* A job of N tasks that we cannot reach must not become N jobs of one PE. */
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

/* What the library opens must not get the number of a standard file that is
 * closed: the program would write its output into it. */
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
        sma_boot.launcher = &sma_launcher_local;
    } else if (sma_boot_pmix_present()) {
        sma_boot.launcher = &sma_launcher_pmix;
    } else {
        refuse_foreign_launcher();
        sma_boot.launcher = &sma_launcher_solo;
    }
    sma_boot.launcher->start();
    sma_self.job->pe[sma_boot.host_me].pid = getpid();
    sma_self.job->pe[sma_boot.host_me].number = sma_boot.me;
    __atomic_store_n(&sma_self.job->pe[sma_boot.host_me].state,
                     SMA_JOB_ATTACHED, __ATOMIC_RELEASE);
}

void sma_boot_again(void)
{
    int32_t *state = &sma_self.job->pe[sma_boot.host_me].state;

    /* one that is still in shmem_finalize must not take this PE for one that
     * has not come there yet */
    if (sma_boot.launcher->again != NULL)
        sma_boot.launcher->again();
    else
        __atomic_store_n(state, SMA_JOB_AGAIN, __ATOMIC_RELEASE);
    sma_boot_barrier("all PEs start again");
    if (sma_boot.host_me == 0) {
        sma_self.job->met = 0;
        sma_self.job->silent = 0;
    }
    __atomic_store_n(state, SMA_JOB_ATTACHED, __ATOMIC_RELEASE);
    sma_boot_barrier("all PEs are here");
}

void sma_boot_finish(void)
{
    if (sma_boot.launcher != NULL && sma_boot.launcher->finish != NULL)
        sma_boot.launcher->finish();
}

void sma_boot_abort(int status)
{
    if (sma_boot.launcher != NULL && sma_boot.launcher->abort != NULL)
        sma_boot.launcher->abort(status);
}

void sma_boot_barrier(const char *step)
{
    struct sma_job *job = sma_self.job;
    uint32_t round = __atomic_load_n(&job->round, __ATOMIC_ACQUIRE);
    struct timespec limit = {.tv_sec = 0, .tv_nsec = 100000000};
    double start;

    sma_debug("start-up: %s", step);
    if (__atomic_add_fetch(&job->arrived, 1, __ATOMIC_ACQ_REL) ==
        (uint32_t) job->n) {
        __atomic_store_n(&job->arrived, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&job->round, round + 1, __ATOMIC_SEQ_CST);
        syscall(SYS_futex, &job->round, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
        return;
    }
    start = sma_now();
    while (__atomic_load_n(&job->round, __ATOMIC_ACQUIRE) == round) {
        if (sma_env.hang_timeout > 0)
            sma_hang_at_start(sma_now() - start);
        if (__atomic_load_n(&job->end, __ATOMIC_ACQUIRE) != SMA_JOB_GOES_ON)
            sma_follow_job_end();
        syscall(SYS_futex, &job->round, FUTEX_WAIT, round, &limit, NULL, 0);
    }
}
