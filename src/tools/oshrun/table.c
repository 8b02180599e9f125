/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The table of what each PE does: SIGUSR1 prints it, which is passed on to the PEs,
 * and so does the end of a job that stands still.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "oshrun/oshrun.h"
#include "shared/hang_table.h"

enum {
    TABLE_LOOK_MS = 100, /* milliseconds between two looks at the PEs */
    TABLE_LOOKS = 12,    /* after so many looks every PE that waits is known */
};

/* Nanoseconds: a PE stands still that has waited for so long, and has looked so
 * recently whether the wait is over. */
#define LONG_NS UINT64_C(1000000000)
#define RECENT_NS UINT64_C(250000000)

/* The table that SIGUSR1 has asked for.  A PE that waits increments the count
 * of polls in its wait record (shared/job.h), so two looks tell which PEs
 * wait. */
static struct {
    int looks;   /* how many are still to be made; 0: no table is wanted */
    double next; /* when to look next */
    struct sma_job_wait *first; /* each PE's wait record at the first look */
    bool *live;                 /* does the PE wait? */
} table;

/* Returns false, with a message, if there is no memory. */
static bool prepare(void)
{
    if (table.first == NULL)
        table.first = calloc((size_t) oshrun_opt.n,
                             sizeof *table.first + sizeof *table.live);
    table.live = (bool *) (table.first + oshrun_opt.n);
    if (table.first != NULL)
        return true;
    say("out of memory for a table of the PEs");
    return false;
}

void table_begin(void)
{
    if (table.looks > 0 || !prepare())
        return;
    for (int i = 0; i < oshrun_opt.n; i++) {
        sma_record_read(&table.first[i], &job->pe[i].wait);
        table.live[i] = false;
    }
    table.looks = TABLE_LOOKS;
    table.next = now() + TABLE_LOOK_MS / 1000.0;
}

/* Looks at the wait records.  Are all PEs that run known to wait? */
static bool look_at_waits(void)
{
    bool all = true;

    for (int i = 0; i < oshrun_opt.n; i++) {
        struct sma_job_wait w;

        sma_record_read(&w, &job->pe[i].wait);
        table.live[i] = sma_record_is_whole(&w) && w.id == table.first[i].id &&
                        w.polls - table.first[i].polls >= 2;
        if (w.id != table.first[i].id)
            table.first[i] = w;
        all &= table.live[i] || !pes[i].running;
    }
    return all;
}

static void print_table(void)
{
    struct sma_hang_row *row = calloc((unsigned) oshrun_opt.n, sizeof *row);
    char *text, *meaning;

    if (row == NULL) {
        say("out of memory for a table of the PEs");
        return;
    }
    for (int i = 0; i < oshrun_opt.n; i++) {
        sma_hang_take(&row[i], &job->pe[i]);
        row[i].exited = !pes[i].running;
        row[i].pid = pes_attached(i);
        sma_record_read(&row[i].wait, &job->pe[i].wait);
    }
    sma_hang_judge(row, oshrun_opt.n, table.live, (uint64_t) (now() * 1e9));
    text = sma_hang_table(row, oshrun_opt.n);
    meaning = sma_hang_verdict(row, oshrun_opt.n);
    if (text != NULL && meaning != NULL) {
        char *all;
        int len = asprintf(
            &all, SMA_OSHRUN ": the PEs of the job:\n%s" SMA_OSHRUN ": %s\n",
            text, meaning);

        if (len > 0) {
            output_put(STDERR_FILENO, all, (size_t) len);
            free(all);
        }
    }
    free(text);
    free(meaning);
    free(row);
}

void table_look(void)
{
    if (table.looks == 0 || now() < table.next)
        return;
    table.next = now() + TABLE_LOOK_MS / 1000.0;
    if (look_at_waits() || table.looks == 1) {
        table.looks = 0;
        print_table();
    } else {
        table.looks--;
    }
}

double table_next(void)
{
    return table.looks > 0 ? table.next : 0;
}

/* Has the PE waited for a while, up to now?  One look has to be enough: the signal
 * of a terminal has ended the PEs already. */
static bool waits_long(int i, uint64_t now)
{
    struct sma_job_wait w;

    if (!pes[i].running || sma_job_state_of(&job->pe[i]) < SMA_JOB_RUNNING)
        return false;
    sma_record_read(&w, &job->pe[i].wait);
    return sma_record_is_whole(&w) && w.id != 0 && w.since + LONG_NS < now &&
           w.polled_at + RECENT_NS > now;
}

void table_before_end(bool all)
{
    uint64_t ns = (uint64_t) (now() * 1e9);
    int running = 0, waiting = 0;

    if (!prepare())
        return;
    for (int i = 0; i < oshrun_opt.n; i++) {
        table.live[i] = waits_long(i, ns);
        running += pes[i].running;
        waiting += table.live[i];
    }
    if (waiting > 0 && (!all || waiting == running))
        print_table();
}

/* Does the process wait in sigwait?  A signal that it waits for looks blocked
 * then. */
static bool is_in_sigwait(pid_t pid)
{
    char path[64];
    long call = -1;
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/syscall", (int) pid);
    f = fopen(path, "re");
    if (f == NULL)
        return false;
    if (fscanf(f, "%ld", &call) != 1)
        call = -1;
    fclose(f);
    return call == SYS_rt_sigtimedwait;
}

/* Would the signal end the process?  It does not if the process handles or
 * ignores it, or, if blocks is set, blocks it for good.  A process that starts
 * another one with vfork blocks all signals until that one runs; it sleeps
 * without a break meanwhile (state D). */
static bool is_deadly(pid_t pid, int signo, bool blocks)
{
    char path[64], line[256], state = 0;
    unsigned long long mask, all = 0;
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/status", (int) pid);
    f = fopen(path, "re");
    if (f == NULL)
        return true;
    while (fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "State: %c", &state) != 1 &&
            ((sscanf(line, "SigBlk: %llx", &mask) == 1 && blocks &&
              state != 'D') ||
             sscanf(line, "SigIgn: %llx", &mask) == 1 ||
             sscanf(line, "SigCgt: %llx", &mask) == 1))
            all |= mask;
    fclose(f);
    return (all >> (signo - 1) & 1) == 0 && !is_in_sigwait(pid);
}

/* Hands the signal on to the PEs that expect it.  A block counts in a PE that
 * has started: before, it is oshrun's or the library's, and in a script that
 * has started the PE it may last for the start of a command alone. */
void table_hand_on_usr1(void)
{
    for (int i = 0; i < oshrun_opt.n; i++) {
        pid_t attached = pes_attached(i);
        bool started = sma_job_state_of(&job->pe[i]) >= SMA_JOB_RUNNING;

        if (!pes[i].running)
            continue;
        if (!is_deadly(pes[i].pid, SIGUSR1, started && attached == pes[i].pid))
            kill(pes[i].pid, SIGUSR1);
        if (attached > 0 && attached != pes[i].pid &&
            !is_deadly(attached, SIGUSR1, started))
            pes_signal_attached(i, SIGUSR1);
    }
}
