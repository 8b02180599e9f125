/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Brings the counts and records of all PEs to PE 0, by routines of SHMEM.  PE 0
 * asks one PE after the other for one piece at a time, so that a buffer for a
 * single piece is enough.
 */
#include "profile.h"

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 8 }; /* how often PE 0 asks a PE for its time */

/* The mailbox of this PE in symmetric memory. */
static struct mail {
    long ask;      /* how many pieces PE 0 has asked this PE for */
    long there;    /* at PE 0: 1 if a piece has come, or the time of a PE */
    uint64_t bytes;
    uint64_t last;
    char data[];
} *mail;

static size_t room;   /* bytes of mail->data */
static long *asked;   /* at PE 0: how many pieces it has asked each PE for */
static long answered; /* how many questions of PE 0 this PE has answered */

bool profile_gather_begin(void)
{
    if (profile_job.n == 1)
        return true;
    /* pshmem_calloc returns memory to all PEs or to none */
    for (room = 65536; mail == NULL && room >= 512; room /= 8)
        mail = pshmem_calloc(1, sizeof *mail + room);
    room *= 8;
    if (mail == NULL && profile_job.me == 0)
        profile_job.tell("the symmetric heap has too little free memory for "
                         "gathering the data of SHMEM_STATS and SHMEM_TRACE; "
                         "set SHMEM_SYMMETRIC_SIZE to a larger size");
    if (mail == NULL)
        return false;
    answered = 0;
    asked = calloc((size_t) profile_job.n, sizeof *asked);
    if (asked == NULL)
        abort();
    pshmem_barrier_all();
    return true;
}

void profile_gather_end(void)
{
    free(asked);
    asked = NULL;
    if (mail != NULL)
        pshmem_free(mail);
    mail = NULL;
}

/* Asks PE pe, and waits for the answer. */
static void ask(int pe)
{
    mail->there = 0;
    pshmem_fence(); /* this store must not overwrite an early answer */
    pshmem_long_p(&mail->ask, ++asked[pe], pe);
    pshmem_long_wait_until(&mail->there, SHMEM_CMP_NE, 0);
}

static void wait_for_question(void)
{
    pshmem_long_wait_until(&mail->ask, SHMEM_CMP_GT, answered);
    answered++;
}

const void *profile_receive(int pe, size_t *bytes_p, bool *last_p)
{
    ask(pe);
    *bytes_p = mail->bytes;
    *last_p = mail->last;
    return mail->data;
}

void profile_send(const void *data, size_t bytes, bool last)
{
    do {
        size_t part = bytes < room ? bytes : room;

        wait_for_question();
        if (part > 0)
            memcpy(mail->data, data, part);
        mail->bytes = part;
        mail->last = last && part == bytes;
        pshmem_putmem(&mail->bytes, &mail->bytes,
                      sizeof *mail - offsetof(struct mail, bytes) + part, 0);
        pshmem_fence();
        pshmem_long_p(&mail->there, 1, 0);
        pshmem_quiet();
        data = (const char *) data + part;
        bytes -= part;
    } while (bytes > 0);
}

int64_t profile_ask_clock(int pe)
{
    uint64_t best = UINT64_MAX;
    int64_t ahead = 0;

    for (int i = 0; i < ROUNDS; i++) {
        uint64_t before = profile_now(), after;

        ask(pe);
        after = profile_now();
        /* the shortest round trip leaves the smallest error */
        if (after - before < best) {
            best = after - before;
            ahead = mail->there - (int64_t) (before + best / 2);
        }
    }
    return ahead;
}

void profile_answer_clock(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        wait_for_question();
        pshmem_long_p(&mail->there, (long) profile_now(), 0);
        pshmem_quiet();
    }
}
