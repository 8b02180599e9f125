/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Brings in the library that counts and records calls (watch.h), and tells it
 * of the start and the end.
 */
#include "../fortran/fint.h"
#include "api/api.h"
#include "base/base.h"
#include "base/env.h"
#include "base/msg.h"
#include "pshmem.h"
#include "shared/facts.h"
#include "shared/job.h"
#include "shared/profile.h"

#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#ifdef HAVE_FORTRAN
#endif

/* Set by this library for the program that it starts once more: the LD_PRELOAD
 * that there was. */
#define AGAIN "SMA_WATCH"

static bool tried; /* this is that program */

/* ------------------------------------------------------- before the program */

/* Is this code in the program itself, by libsma.a? */
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
    return 1; /* the first object is the program */
}

static bool in_program(void)
{
    bool inside = false;

    dl_iterate_phdr(look_into_program, &inside);
    return inside;
}

/* Was this library loaded with the program, not later by dlopen?  Then it is in
 * the scope of the program already when it starts. */
static bool came_with_program(void)
{
    __typeof__(dlopen) *open_library;
    void *all;

    /* looked up by name, as a reference makes a static link warn */
    *(void **) &open_library = dlsym(RTLD_DEFAULT, "dlopen");
    all = open_library != NULL ? open_library(NULL, RTLD_LAZY) : NULL;
    return all != NULL && dlsym(all, "pshmem_query_initialized") != NULL;
}

/* The place of libsma-watch.so, beside this library, else where both were to
 * be.  Returns that of this library. */
static const char *find(char *path, size_t size)
{
    Dl_info self = {.dli_fname = ""};
    const char *slash;

    if (dladdr((void *) find, &self) != 0 &&
        (slash = strrchr(self.dli_fname, '/')) != NULL) {
        snprintf(path, size, "%.*s/" SMA_PROFILE_FILE,
                 (int) (slash - self.dli_fname), self.dli_fname);
        if (access(path, R_OK) == 0)
            return self.dli_fname;
    }
    snprintf(path, size, "%s/" SMA_PROFILE_FILE, SMA_LIBDIR);
    return self.dli_fname;
}

/* The library of AddressSanitizer wants to be the first one. */
static const char *sanitizer(void)
{
    void *start = dlsym(RTLD_DEFAULT, "__asan_init");
    Dl_info info;

    if (start == NULL || dladdr(start, &info) == 0 ||
        strstr(info.dli_fname, ".so") == NULL)
        return "";
    return info.dli_fname;
}

/* The program as before, but with the library.  Returns when that cannot be;
 * sma_profile_check says so later, if it matters. */
static void start_again(char **argv)
{
    const char *old = getenv("LD_PRELOAD"), *first = sanitizer();
    char watch[4096], program[4096], *preload;
    ssize_t len = readlink("/proc/self/exe", program, sizeof program - 1);

    find(watch, sizeof watch);
    if (len < 0 || access(watch, R_OK) != 0 || strpbrk(watch, " :") != NULL)
        return;
    program[len] = '\0';
    old = old != NULL ? old : "";
    if (asprintf(&preload, "%s%s%s%s%s", first, *first ? ":" : "", old,
                 *old ? ":" : "", watch) < 0)
        return;
    if (setenv(AGAIN, old, 1) == 0 && setenv("LD_PRELOAD", preload, 1) == 0)
        execv(program, argv);
    free(preload);
}

/* The environment as it was, for what this program starts. */
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

/* Whether the number can be so is said later. */
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
    return stats != NULL || trace != NULL || has_hang_timeout();
}

__attribute__((constructor)) static void load_watch(int argc, char **argv)
{
    (void) argc;
    forget_again();
    if (!is_wanted() || &sma_profile != NULL || tried || in_program() ||
        getauxval(AT_SECURE) != 0 || !came_with_program())
        return;
    if (getauxval(AT_BASE) == 0) /* ld.so was called with the program's name */
        return;
    start_again(argv);
    forget_again();
}

/* ------------------------------------------------------------- the program */

/* A table of the PEs can do without the library. */
void sma_profile_check(void)
{
    char path[4096];
    const char *library;

    if ((sma_env.stats == NULL && sma_env.trace == NULL) ||
        &sma_profile != NULL)
        return;
    if (in_program())
        sma_fatal(NULL, "SHMEM_STATS and SHMEM_TRACE need libsma.so, and this "
                        "program is linked with libsma.a");
    library = find(path, sizeof path);
    if (!tried && access(path, R_OK) == 0 && strpbrk(path, " :") == NULL)
        sma_fatal(NULL,
                  "SHMEM_STATS and SHMEM_TRACE cannot come into a running "
                  "program; start it with LD_PRELOAD=%s:%s",
                  path, library);
    sma_fatal(NULL,
              "SHMEM_STATS and SHMEM_TRACE need %s, which cannot be loaded",
              path);
}

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
#ifdef HAVE_FORTRAN
        .integer = &sma_f_kinds.integer,
        .real = &sma_f_kinds.real,
        .double_precision = &sma_f_kinds.double_precision,
        .word = &sma_f_kinds.word,
#endif
        .calls = mine->calls,
        .near = near,
        .tell = sma_tell,
    };

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
