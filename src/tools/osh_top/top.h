/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * osh_top: find.c finds the job, job_view.c looks at its PEs, source_line.c
 * finds where they are in the program, and table.c, screen.c and json.c show
 * it.
 */
#ifndef SMA_TOOLS_TOP_H
#define SMA_TOOLS_TOP_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

#include "common/words.h"
#include "shared/hang_table.h"
#include "shared/job.h"
#include "shared/limits.h"

/* ------------------------------------------------------------------- find.c */

/* A process, also after another one has got its number. */
struct top_holder {
    pid_t pid;
    unsigned long long start;
};

/* A job of this host: its memory file (shared/job.h), which its PEs and oshrun have
 * open. */
struct top_job {
    dev_t device;
    ino_t inode;
    struct top_holder *holder; /* the processes that have the file open */
    size_t holders;
    struct sma_job *block; /* can only be read; NULL: of another version */
    int n; /* PEs of the block, which its PEs cannot change any more */
    uint32_t version;
};

/* The job that `name` means, the number of oshrun, of a PE or of a process that
 * has started them; NULL: the only job here.  Ends the program with a message if
 * there is no such job, or more than one. */
const struct top_job *find_job(const char *name);

/* Does a process run still that had the memory file open when it was found? */
bool find_lives(const struct top_job *job);

/* The fields of /proc/PID/stat that osh_top needs; false: no such process. */
struct top_process {
    char state;
    pid_t parent;
    unsigned long long ticks, start;
    int processor;
};

bool find_process(pid_t pid, struct top_process *process_p);

/* --------------------------------------------------------------- job_view.c */

/* What a PE does: enum sma_hang_does, or one more. */
enum {
    TOP_CALLS =
        SMA_HANG_SILENT + 1, /* it is in a routine, and not known to wait */
    TOP_DOES,
};

struct top_pe {
    int number;
    int pid;       /* 0: none */
    int processor; /* the one on which it ran last; -1: not known */
    int does;
    double busy;    /* processors that it has used since the last look; -1 */
    double seconds; /* in its wait, or since its last; negative: not known */
    char host[SMA_HOST_NAME];
    char program[SMA_JOB_PATH];
    char routine[64]; /* the one that it is in, or that of its last wait; "" */
    char target[32];  /* for whom it waits: "PE 3"; "" */
    char set[64];     /* the PEs of the collective; "" */
    char on[192];     /* the object that it waits on; "" */
    char where[128];  /* its call in the program: "heat.c:42"; "" */
    uint64_t heap;    /* bytes of the heap */
    bool counts;      /* the numbers below are known */
    uint64_t used, largest; /* bytes of the heap */
    uint64_t calls[SMA_JOB_OTHER];
    uint64_t sent, fetched;
    /* a second; negative: not known */
    double calls_rate, sent_rate, fetched_rate;
};

/* The PEs of a job on this host at one moment. */
struct job_view {
    char program[SMA_JOB_PATH]; /* of the first PE */
    int pes;                    /* of the whole job; 0: not known yet */
    int hosts;
    int n; /* PEs that are described, one or more, in the order of their numbers */
    struct top_pe *pe;
};

const char *top_does_name(int does);
uint64_t now_ns(void); /* of a clock that is never set */

/* Looks at a job of this host.  The rates are those since the last look.
 * Returns false if the job has ended.  *view_p is valid until the next look. */
bool view_job(const struct top_job *job, struct job_view *view_p);

/* ------------------------------------------------------------ source_line.c */

/* Writes the place of the call that returns to `address` in a process: as
 * "heat.c:42" if addr2line knows it, else as "heat+0x11b0", or as "". */
void source_line_of(pid_t pid, uint64_t address, char *text_p, size_t size);

/* ------------------------------------------------------------------- json.c */

/* Writes a look as a line of JSON, or a PE as a line of text for each thing. */
void view_write(FILE *f, const struct job_view *shown);
void pe_write(FILE *f, const struct top_pe *pe);

/* ------------------------------------------------------------------ table.c */

struct table_view {
    int width; /* columns of the terminal; 0: no limit */
    int key;   /* the column by which the rows are sorted */
    bool reverse;
};

/* The table as lines of text: the job, how many PEs do what, the names of the columns,
 * the sums, and the PEs. */
struct table {
    int n;
    char **line, **row; /* all lines, and the first of the PEs */
    int *pe;            /* the element of shown->pe that a row shows */
};

/* The name of a column for --sort; NULL behind the last.  The column beside another
 * one; the last stands beside the first. */
const char *table_key(int column);
int table_next(int column, int by);

void table_make(struct table *t, const struct job_view *shown,
                const struct table_view *view);
void table_free(struct table *t);

/* ----------------------------------------------------------------- screen.c */

/* Is there a screen: was the tool built with ncurses, and is this a terminal that
 * ncurses knows? */
bool screen_is_possible(void);

/* Shows the job, at which it looks every `delay` seconds, until it has ended (true) or
 * the user wants no more (false). */
bool screen_run(const struct top_job *job, struct table_view view,
                double delay);

/* Gives the terminal back if there is a screen, before a message. */
void screen_end(void);

#endif
