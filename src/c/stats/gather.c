/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Brings the counts and records of all PEs to PE 0, by puts and waits.  PE 0
 * asks one PE after the other for one piece at a time, so that a buffer for a
 * single piece is enough.
 */
#include "stats/stats.h"

#include "coll/calls.h"
#include "rma/rma.h"
#include "sync/sync.h"

enum { ROUNDS = 8 }; /* how often PE 0 asks a PE for its time */

/* The mailbox of this PE in symmetric memory. */
static struct mail {
    int64_t ask;   /* how many pieces PE 0 has asked this PE for */
    int64_t there; /* at PE 0: 1 if a piece has come, or the time of a PE */
    uint64_t bytes;
    uint64_t last;
    char data[];
} * mail;

static size_t space;     /* bytes of mail->data */
static int64_t *asked;   /* at PE 0: how many pieces it has asked each PE for */
static int64_t answered; /* how many questions of PE 0 this PE has answered */

/* The routine for messages. */
static const struct sma_routine *const routine = SMA_R(shmem_finalize);

static void put_word(int64_t *dest, int64_t value, int pe)
{
    sma_put(routine, dest, &value, sizeof value, pe);
}

bool sma_stats_gather_begin(void)
{
    static bool told;

    if (sma_self.n == 1)
        return true;
    /* an allocation returns memory to all PEs or to none */
    for (space = 65536; mail == NULL && space >= 512; space /= 8)
        mail = sma_stats.alloc(routine, SMA_CACHE_LINE, sizeof *mail + space,
                               true, "");
    space *= 8;
    if (mail == NULL && sma_self.me == 0 && !told)
        sma_tell("the symmetric heap has too little free memory for "
                 "gathering the data of SHMEM_STATS and SHMEM_TRACE; "
                 "set SHMEM_SYMMETRIC_SIZE to a larger size");
    told = mail == NULL;
    if (told)
        return false;
    answered = 0;
    asked = sma_new(routine, (size_t) sma_self.n, sizeof *asked);
    sma_barrier_all(routine);
    return true;
}

void sma_stats_gather_end(void)
{
    free(asked);
    asked = NULL;
    if (mail != NULL)
        sma_stats.give_back(routine, mail);
    mail = NULL;
}

/* Asks PE pe, and waits for the answer. */
static void ask(int pe)
{
    mail->there = 0;
    sma_fence(routine); /* this store must not overwrite an early answer */
    put_word(&mail->ask, ++asked[pe], pe);
    sma_wait_int64(routine, &mail->there, SHMEM_CMP_NE, 0);
}

static void wait_for_question(void)
{
    sma_wait_int64(routine, &mail->ask, SHMEM_CMP_GT, answered);
    answered++;
}

const void *sma_stats_receive(int pe, size_t *bytes_p, bool *last_p)
{
    ask(pe);
    *bytes_p = mail->bytes;
    *last_p = mail->last;
    return mail->data;
}

void sma_stats_send(const void *data, size_t bytes, bool last)
{
    do {
        size_t part = bytes < space ? bytes : space;

        wait_for_question();
        if (part > 0)
            memcpy(mail->data, data, part);
        mail->bytes = part;
        mail->last = last && part == bytes;
        sma_put(routine, &mail->bytes, &mail->bytes,
                sizeof *mail - offsetof(struct mail, bytes) + part, 0);
        sma_fence(routine);
        put_word(&mail->there, 1, 0);
        sma_quiet(routine);
        data = (const char *) data + part;
        bytes -= part;
    } while (bytes > 0);
}

int64_t sma_stats_ask_clock(int pe)
{
    uint64_t best = UINT64_MAX;
    int64_t ahead = 0;

    for (int i = 0; i < ROUNDS; i++) {
        uint64_t before = sma_now_ns(), after;

        ask(pe);
        after = sma_now_ns();
        /* the shortest round trip leaves the smallest error */
        if (after - before < best) {
            best = after - before;
            ahead = mail->there - (int64_t) (before + best / 2);
        }
    }
    return ahead;
}

void sma_stats_answer_clock(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        wait_for_question();
        put_word(&mail->there, (int64_t) sma_now_ns(), 0);
        sma_quiet(routine);
    }
}
