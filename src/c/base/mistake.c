/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Mistakes of the program, and SHMEM_CHECK_GO_ON (mistake.h).
 *
 * A mistake is known by its routine, its kind and the place of the call.  The
 * job block holds a table of the mistakes of all PEs of this host; each is
 * printed only by the PE that enters it into the table.
 */
#include <stdarg.h>
#include <stdio.h>

#include "base/base.h"
#include "base/caller.h"
#include "base/env.h"
#include "base/mistake.h"
#include "base/msg.h"
#include "base/program.h"
#include "shared/hash.h"
#include "shared/job.h"

enum {
    TEXT = 800,
    MOST = 100000, /* calls with one mistake, after which the job ends: the
                      program may repeat the call for ever */
};

static __thread unsigned refusals;

/* Between sma_mistakes_begin and sma_mistakes_end: `refusals` at the begin. */
static __thread bool only_mistakes;
static __thread unsigned refusals_before;

static uint64_t hash(uint64_t h, const char *text)
{
    for (; *text != '\0'; text++)
        h = sma_hash_add(h, (unsigned char) *text);
    return h;
}

/* Never 0.  The PEs that run a program have equal keys for a mistake, wherever
 * the system has loaded the program. */
static uint64_t key_of(const struct sma_routine *routine, const char *fmt)
{
    const void *caller = sma_check_caller();
    uint64_t h = hash(hash(SMA_HASH_BEGIN, routine->name), fmt);

    if (caller != NULL)
        h ^= ((uintptr_t) caller - sma_program_file(caller).shift) *
             0x9e3779b97f4a7c15u;
    return h != 0 ? h : 1;
}

/* The entry of a mistake, which is entered if there is none; NULL: the table is
 * full.  The compare-and-swap elects the PE that prints, and orders no other
 * memory. */
static struct sma_job_mistake *find(uint64_t key, bool *is_new_p)
{
    for (int i = 0; i < SMA_JOB_MISTAKES; i++) {
        struct sma_job_mistake *m = &sma_self.job->mistake[i];
        uint64_t there = 0;

        *is_new_p = __atomic_compare_exchange_n(
            &m->key, &there, key, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
        if (*is_new_p || there == key)
            return m;
    }
    return NULL;
}

/* Counts a mistake, and prints it the first time, if the program may go on. */
static bool goes_on(const struct sma_routine *routine, const char *fmt,
                    const char *text, const char *result)
{
    struct sma_job_mistake *m;
    bool is_new;

    if (!sma_env.check_go_on || sma_self.job == NULL || routine == NULL)
        return false;
    m = find(key_of(routine, fmt), &is_new);
    if (m == NULL)
        sma_fatal(routine,
                  "%s; the job ends because SHMEM_CHECK_GO_ON reports at most "
                  "%d different mistakes",
                  text, SMA_JOB_MISTAKES);
    if (__atomic_add_fetch(&m->calls, 1, __ATOMIC_RELAXED) > MOST)
        sma_fatal(routine,
                  "%s; the job ends because %d calls at this place had this "
                  "mistake",
                  text, MOST);
    if (is_new)
        sma_warn(routine, "%s%s", text, result);
    return true;
}

/* Does no other PE wait for this one in the routine? */
static bool is_alone(const struct sma_routine *routine)
{
    return routine != NULL &&
           (routine->kind == SMA_JOB_RMA || routine->kind == SMA_JOB_AMO ||
            routine->kind == SMA_JOB_WAIT);
}

static bool refuse(const struct sma_routine *routine, bool alone,
                   const char *fmt, va_list ap)
{
    char text[TEXT];

    vsnprintf(text, sizeof text, fmt, ap);
    if (only_mistakes
            ? !goes_on(routine, fmt, text, "")
            : !alone || !goes_on(routine, fmt, text, "; the call does nothing"))
        sma_fatal(routine, "%s", text);
    refusals++;
    return false;
}

bool sma_refuse(const struct sma_routine *routine, const char *fmt, ...)
{
    va_list ap;

    va_start(ap, fmt);
    refuse(routine, is_alone(routine), fmt, ap);
    va_end(ap);
    return false;
}

bool sma_refuse_outsider(const struct sma_routine *routine, const char *fmt,
                         ...)
{
    va_list ap;

    va_start(ap, fmt);
    refuse(routine, true, fmt, ap);
    va_end(ap);
    return false;
}

unsigned sma_refusals(void)
{
    return refusals;
}

void sma_mistakes_begin(void)
{
    only_mistakes = true;
    refusals_before = refusals;
}

bool sma_mistakes_end(void)
{
    only_mistakes = false;
    return refusals == refusals_before;
}

void sma_mistake(const struct sma_routine *routine, const char *fmt, ...)
{
    char text[TEXT];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    if (!goes_on(routine, fmt, text, ""))
        sma_fatal(routine, "%s", text);
}

bool sma_mistakes_made(void)
{
    return sma_self.job != NULL &&
           __atomic_load_n(&sma_self.job->mistake[0].key, __ATOMIC_RELAXED) !=
               0;
}

bool sma_mistakes_tell(void)
{
    unsigned long long calls = 0;
    int n = 0;

    if (!sma_mistakes_made())
        return false;
    for (; n < SMA_JOB_MISTAKES && sma_self.job->mistake[n].key != 0; n++)
        calls += sma_self.job->mistake[n].calls;
    sma_tell("SHMEM_CHECK_GO_ON: mistakes reported on this host: %d; calls "
             "that had one of them: %llu",
             n, calls);
    return true;
}

void sma_mistakes_start(void)
{
    if (!sma_env.check_go_on)
        return;
    sma_message_hooks.tell_mistakes = sma_mistakes_tell;
}
