/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Loads the profiling library (shared/profile.h) when the environment asks for
 * it, and tells it of the start and the end of the job.
 */
#include "shared/profile.h"
#include "api/api.h"
#include "base/base.h"
#include "base/beside.h"
#include "base/env.h"
#include "base/mistake.h"
#include "base/msg.h"
#include "pshmem.h"
#include "shared/facts.h"
#include "shared/job.h"

#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

/* This library executes the program a second time, with the profiling library
 * in LD_PRELOAD.  The variable AGAIN hands the original LD_PRELOAD to that
 * second program. */
#define AGAIN "SMA_WATCH"

/* Is this process the second program? */
static bool tried;

const struct sma_kinds *sma_profile_kinds;

/* ------------------------------------------------------- before the program */

/* Finds out whether this code is part of the program itself, through
 * libsma.a. */
static int look_into_program(struct dl_phdr_info *info, size_t size, void *arg)
{
    uintptr_t here = (uintptr_t) look_into_program;

    (void) size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + p->p_vaddr;

        if (p->p_type == PT_LOAD && here >= start && here - start < p->p_memsz)
            *(bool *) arg = true;
    }
    return 1; /* stop: the first object is the program */
}

static bool in_program(void)
{
    bool inside = false;

    dl_iterate_phdr(look_into_program, &inside);
    return inside;
}

/* Was this library loaded with the program, and not later by dlopen?  If so,
 * the names of the library are in the program's global scope before main. */
static bool came_with_program(void)
{
    __typeof__(dlopen) *open_library;
    void *all;

    /* dlopen is looked up by name: a reference to it makes the linker warn when
     * it links a static program */
    *(void **) &open_library = dlsym(RTLD_DEFAULT, "dlopen");
    all = open_library != NULL ? open_library(NULL, RTLD_LAZY) : NULL;
    return all != NULL && dlsym(all, "pshmem_query_initialized") != NULL;
}

/* Writes the path of libsma-watch.so: beside this library, else in the
 * directory of the installation. */
static void find(char *path, size_t size)
{
    if (!sma_beside_here(path, size, SMA_PROFILE_FILE) ||
        access(path, R_OK) != 0)
        sma_beside_installed(path, size, SMA_PROFILE_FILE);
}

/* The library of AddressSanitizer, which must be the first in LD_PRELOAD; "" if
 * the program does not use it. */
static const char *sanitizer(void)
{
    void *start = dlsym(RTLD_DEFAULT, "__asan_init");
    Dl_info info;

    if (start == NULL || dladdr(start, &info) == 0 ||
        strstr(info.dli_fname, ".so") == NULL)
        return "";
    return info.dli_fname;
}

/* Executes the program again, with the profiling library in LD_PRELOAD.
 * Returns only if that is impossible; sma_profile_check reports it later, if
 * the program needs the library. */
static void start_again(char **argv)
{
    const char *old = getenv("LD_PRELOAD"), *first = sanitizer();
    char library[4096], program[4096], *preload;
    ssize_t len = readlink("/proc/self/exe", program, sizeof program - 1);

    find(library, sizeof library);
    if (len < 0 || access(library, R_OK) != 0 || strpbrk(library, " :") != NULL)
        return;
    program[len] = '\0';
    old = old != NULL ? old : "";
    if (asprintf(&preload, "%s%s%s%s%s", first, *first ? ":" : "", old,
                 *old ? ":" : "", library) < 0)
        return;
    if (setenv(AGAIN, old, 1) == 0 && setenv("LD_PRELOAD", preload, 1) == 0)
        execv(program, argv);
    free(preload);
}

/* Restores the original environment, so that programs that this one starts do
 * not load the profiling library. */
static void forget_again(void)
{
    const char *old = getenv(AGAIN);

    if (old == NULL)
        return;
    if (*old != '\0')
        setenv("LD_PRELOAD", old, 1);
    else
        unsetenv("LD_PRELOAD");
    unsetenv(AGAIN);
    tried = true;
}

/* base/env.c checks the number and reports a bad one later. */
static bool has_hang_timeout(void)
{
    const char *value = getenv("SHMEM_HANG_TIMEOUT");

    return value != NULL && strtol(value, NULL, 10) > 0;
}

static bool is_wanted(void)
{
    const char *stats = NULL, *trace = NULL;

    if (getenv("SHMEM_STATS") != NULL || getenv("SHMEM_TRACE") != NULL)
        sma_env_profile(&stats, &trace);
    return stats != NULL || trace != NULL || has_hang_timeout() ||
           sma_env_go_on();
}

__attribute__((constructor)) static void load_profiler(int argc, char **argv)
{
    (void) argc;
    if (!sma_trusts_user())
        return;
    forget_again();
    if (&sma_profile != NULL && is_wanted() && !in_program())
        sma_profile_names();
    if (!is_wanted() || &sma_profile != NULL || tried || in_program() ||
        !came_with_program())
        return;
    /* the user ran "ld.so PROGRAM": /proc/self/exe is ld.so */
    if (getauxval(AT_BASE) == 0)
        return;
    start_again(argv);
    forget_again();
}

/* ------------------------------------------------------------- the program */

/* SHMEM_HANG_TIMEOUT and SHMEM_CHECK_GO_ON alone are no reason to end the job.
 * Without the profiling library the table of the PEs only lacks the counts of
 * calls, and only those mistakes end the job that prevent a call. */
void sma_profile_check(void)
{
    char path[4096];

    if ((sma_env.stats == NULL && sma_env.trace == NULL) ||
        &sma_profile != NULL)
        return;
    if (in_program())
        sma_fatal(NULL, "SHMEM_STATS and SHMEM_TRACE need libsma.so, and this "
                        "program is linked with libsma.a");
    if (access("/proc/self/exe", F_OK) != 0)
        sma_fatal(NULL, "SHMEM_STATS and SHMEM_TRACE need /proc, which is not "
                        "mounted");
    find(path, sizeof path);
    if (!tried && access(path, R_OK) == 0 && strpbrk(path, " :") == NULL)
        sma_fatal(NULL,
                  "SHMEM_STATS and SHMEM_TRACE cannot profile a program that "
                  "is running; start it with LD_PRELOAD=%s:%s",
                  path, sma_beside_self());
    sma_fatal(NULL,
              "SHMEM_STATS and SHMEM_TRACE need %s, which cannot be loaded",
              path);
}

/* Is the PE on this node? */
static bool near(int pe)
{
    return sma_topology.node_of == NULL ||
           sma_topology.node_of[pe] == sma_topology.node;
}

void sma_profile_started(void)
{
    struct sma_job_pe *mine = &sma_self.job->pe[sma_topology.host_me];
    struct sma_profile_job job = {
        .stats = sma_env.stats,
        .trace = sma_env.trace,
        .me = sma_self.me,
        .n = sma_self.n,
        .host = sma_host(),
        .kinds = sma_profile_kinds,
        .go_on = sma_env.check_go_on,
        .calls = mine->calls,
        .near = near,
        .tell = sma_tell,
    };

    sma_mistakes_start();
    if (&sma_profile == NULL)
        return;
    sma_profile.started(&job);
    mine->counts = 1;
}

void sma_profile_leaving(void)
{
    if (&sma_profile != NULL)
        sma_profile.leaving();
}

void sma_profile_ending(void)
{
    if (&sma_profile != NULL)
        sma_profile.ending();
}
