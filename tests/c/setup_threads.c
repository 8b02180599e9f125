/* np: 2  args: constructor  worlds: node (static data are shared)  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_init: called while the program has 2 threads: stores of other threads to static data during the call may be lost; start threads and OpenMP after it \(called at (c-)?setup_threads(\.c:[0-9]+|\+0x[0-9a-f]+)\)$ */
/* np: 3  args: start_pes  worlds: node (static data are shared)  lines: 1  match: ^shmem: PE [0-2]/3 on [^ ]+: start_pes: called while the program has 2 threads: */
/* np: 2  args: start_pes  worlds: ucx (static data are not shared)  lines: 0 */
/* np: 1 solo  args: start_pes  lines: 0 */
/* np: 2  args: joined  lines: 0 */
/* np: 2  args: after  lines: 0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests threads that run while the library starts.  Their stores to static data may be
 * lost, as the library copies the data to shared memory meanwhile.  One PE of each host
 * says so, but only when there are other threads and data are copied.
 */
#include <semaphore.h>
#include <stdbool.h>

#include <mpp/shmem.h>

#include "threads.h"

static pthread_t thread;
static sem_t more;

static void *wait_for_more(void *arg)
{
    (void) arg;
    while (sem_wait(&more) != 0)
        ;
    return NULL;
}

static void begin(void)
{
    sem_init(&more, 0, 0);
    thread = thread_start(wait_for_more, NULL);
}

static void end(void)
{
    sem_post(&more);
    thread_join(thread);
}

__attribute__((constructor)) static void early(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "constructor") == 0)
        begin();
}

int main(int argc, char **argv)
{
    const char *when = argc > 1 ? argv[1] : "";
    bool early = strcmp(when, "constructor") == 0;

    if (strcmp(when, "joined") == 0 || strcmp(when, "start_pes") == 0)
        begin();
    if (strcmp(when, "joined") == 0)
        end();
    if (strcmp(when, "start_pes") == 0)
        start_pes(0);
    else
        shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
    if (strcmp(when, "after") == 0)
        begin();
    if (early || strcmp(when, "start_pes") == 0 || strcmp(when, "after") == 0)
        end();
    return test_end();
}
