/* np: 2  args: exec  status: 1  match: ^shmem: process [0-9]+ is already PE [01] of this job; a PE can start only one SHMEM program$ */
/* np: 2  args: early  status: 1  match: ^shmem: process [0-9]+ is already PE [01] of this job; a PE can start only one SHMEM program$ */
/* np: 2  args: child  lines: 2  match: ^shmem: process [0-9]+, which is PE [01] of 2 of a job, has started this program: it runs as a job of its own, of one PE$ */
/* np: 2  args: child  env: SHMEM_CHECK=0  lines: 0 */
/* np: 1  args: exec  lines: 0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a program that a PE executes in its place, after shmem_finalize or before: it
 * would be PE 0 of 1, as many times as the job has PEs, and is refused.  A child of a
 * PE may run alone, which a line says.
 */
#include <sys/wait.h>
#include <unistd.h>

#include "test.h"

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int status = 0;

    test_init();
    shmem_barrier_all();
    if (*what == '\0') {
        CHECK(npes == 1, "%d PEs", npes);
        return test_end();
    }
    if (strcmp(what, "early") != 0)
        shmem_finalize();
    if (strcmp(what, "child") != 0 || fork() == 0) {
        execl("/proc/self/exe", argv[0], NULL);
        return 2;
    }
    wait(&status);
    return status != 0;
}
