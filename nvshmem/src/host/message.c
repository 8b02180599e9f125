/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The messages of libsma_cuda, in the form of those of libsma: one line with the
 * PE, the host and the routine.
 */
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "host/cuda.h"

/* An int of PE 0: 0 until a PE has printed an error. */
static int *spoken;

void sma_cuda_begin_messages(void)
{
    spoken = shmem_calloc(1, sizeof *spoken);
}

void sma_cuda_end_messages(void)
{
    shmem_free(spoken);
    spoken = NULL;
}

/* May this PE print its error?  The first PE may: errors of others follow from
 * it, or are the same.  The others give it time to print. */
static bool may_speak(void)
{
    if (spoken == NULL || shmem_int_atomic_swap(spoken, 1, 0) == 0)
        return true;
    nanosleep(&(struct timespec){.tv_sec = 2}, NULL);
    return false;
}

static void say(const char *routine, const char *text, va_list ap)
{
    char host[HOST_NAME_MAX + 1] = "?", line[512];
    int started, used;

    gethostname(host, sizeof host);
    shmem_query_initialized(&started);
    used = started ? snprintf(line, sizeof line,
                              "shmem: PE %d/%d on %s: %s: ", shmem_my_pe(),
                              shmem_n_pes(), host, routine)
                   : snprintf(line, sizeof line, "shmem: %s: ", routine);
    used += vsnprintf(line + used, sizeof line - (size_t) used - 1, text, ap);
    if (used > (int) sizeof line - 2)
        used = (int) sizeof line - 2;
    line[used] = '\n';
    if (write(STDERR_FILENO, line, (size_t) used + 1) < 0)
        return; /* nobody can read it */
}

void sma_cuda_say(const char *routine, const char *text, ...)
{
    va_list ap;

    va_start(ap, text);
    say(routine, text, ap);
    va_end(ap);
}

void sma_cuda_fatal(const char *routine, const char *text, ...)
{
    int started;
    va_list ap;

    va_start(ap, text);
    if (may_speak())
        say(routine, text, ap);
    va_end(ap);
    shmem_query_initialized(&started);
    if (started)
        shmem_global_exit(1);
    exit(1);
}

size_t sma_cuda_size(const char *text)
{
    static const char units[] = "kmgt";
    char *end;
    double size = strtod(text, &end);
    const char *unit;

    if (end == text || !(size > 0))
        return 0;
    if (*end != '\0') {
        unit = strchr(units, *end | 0x20);
        if (unit == NULL || *unit == '\0')
            return 0;
        for (const char *u = units; u <= unit; u++)
            size *= 1024;
        end++;
    }
    if ((*end | 0x20) == 'b')
        end++;
    return *end == '\0' && size < 0x1p62 ? (size_t) size : 0;
}

int sma_cuda_starts;

void sma_cuda_check_started(const char *routine)
{
    if (sma_cuda_starts == 0)
        sma_cuda_fatal(routine, "nvshmem_init has not been called");
}
