/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Which program each PE runs, in a job of several programs (boot/boot.h).  The
 * PEs of this host say it in the job block.  The first PE of each host tells
 * the other hosts.
 */
#include "boot/launchers.h"

/* The program of a PE, as it travels. */
struct entry {
    uint64_t id;
    int32_t pe;
    int32_t pad;
    char path[SMA_JOB_PATH];
};

enum { NONE = -1 }; /* not known yet */

static int32_t *program_of;
static struct sma_program *programs; /* [0] is that of this PE */
static int count;

static struct entry entry_of(int i)
{
    const struct sma_job_pe *pe = &sma_self.job->pe[i];
    struct entry e = {.id = pe->data_id, .pe = sma_host_pe(i)};

    memcpy(e.path, pe->program, sizeof e.path);
    return e;
}

/* The number of a program, which is new if no PE before ran it. */
static int number_of(const struct entry *e)
{
    enum { MORE = 8 };

    for (int k = 0; k < count; k++)
        if (programs[k].id == e->id)
            return k;
    if (count % MORE == 0) {
        struct sma_program *more =
            sma_new(NULL, (size_t) count + MORE, sizeof *more);

        if (count > 0)
            memcpy(more, programs, (size_t) count * sizeof *more);
        free(programs);
        programs = more;
    }
    programs[count].id = e->id;
    memcpy(programs[count].path, e->path, sizeof e->path);
    programs[count].path[sizeof e->path - 1] = '\0';
    return count++;
}

static void note(const struct entry *e)
{
    int k = number_of(e);

    program_of[e->pe] = k;
    if (k > 0 && strcmp(programs[k].path, programs[0].path) == 0)
        sma_fatal(NULL,
                  "PE %d and PE %d run different versions of %s; different "
                  "programs must have different names",
                  e->pe < sma_self.me ? e->pe : sma_self.me,
                  e->pe < sma_self.me ? sma_self.me : e->pe, programs[k].path);
}

/* Notes the programs of another host.  Each of its PEs must be there once, and no
 * other one. */
static void note_host(int host)
{
    const int first = sma_host_first(host);
    size_t bytes, n = 0;
    struct entry *e = sma_launcher->fetch(first, "sma.programs", &bytes);
    bool good;

    for (int pe = 0; pe < sma_self.job_n; pe++)
        n += sma_host_of(pe) == host;
    good = bytes == n * sizeof *e;
    for (size_t i = 0; good && i < n; i++) {
        good = e[i].pe >= 0 && e[i].pe < sma_self.job_n &&
               sma_host_of(e[i].pe) == host && program_of[e[i].pe] == NONE;
        if (good)
            note(&e[i]);
    }
    if (!good)
        sma_fatal(NULL,
                  "the programs that PE %d has published for its host are "
                  "not valid",
                  first);
    free(e);
}

static void publish(void)
{
    size_t n = (size_t) sma_topology.host_n;
    struct entry *mine = NULL;

    if (sma_topology.host_me == 0) {
        mine = sma_new(NULL, n, sizeof *mine);
        for (size_t i = 0; i < n; i++)
            mine[i] = entry_of((int) i);
    }
    sma_launcher->publish("sma.programs", mine, n * sizeof *mine);
    free(mine);
}

void sma_programs_find(void)
{
    struct entry e = entry_of(sma_topology.host_me);

    program_of = sma_new(NULL, (size_t) sma_self.job_n, sizeof *program_of);
    for (int pe = 0; pe < sma_self.job_n; pe++)
        program_of[pe] = NONE;
    note(&e);
    for (int i = 0; i < sma_topology.host_n; i++) {
        e = entry_of(i);
        note(&e);
    }
    if (sma_hosts() > 1)
        publish();
    for (int host = 0; host < sma_hosts(); host++)
        if (host != sma_host_here())
            note_host(host);
    sma_memory.program_of = program_of;
    sma_memory.program = programs;
}
