/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The epochs of a set (coll/epoch/epoch.h) with two threads in place of two PEs of a
 * node, for ThreadSanitizer: it knows which accesses the acquires and releases order,
 * whatever the processor does, and reports the others.  Both threads post and read in
 * each epoch, and run ahead of each other until the mailboxes are used up.  The program
 * is linked with the library's objects, but coll/epoch/epoch.c is compiled with it.
 *
 *   order mailbox    data lie in the mailboxes
 *   order source     a mailbox points to data, which change after the epoch
 */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "coll/epoch/epoch.h"
#include "wait/wait.h"

enum { PES = 2, EPOCHS = 500, WORDS = 4 };

static struct sma_slot slots[PES];
static uint64_t source[PES][WORDS];
static int points; /* data lie in `source` */

/* What PE `me` knows of the set of both. */
static void make_set(struct sma_set *set, int me, int *local,
                     struct sma_slot **slot)
{
    memset(set, 0, sizeof *set);
    set->stride = 1;
    set->size = set->local_n = PES;
    set->me = set->local_me = me;
    set->local = local;
    set->slot = slot;
    set->nodes = 1;
    for (int k = 0; k < PES; k++) {
        local[k] = k;
        slot[k] = &slots[k];
    }
    set->my_slot = slot[me];
}

/* The accesses are those of single words, which ThreadSanitizer sees. */
static void post(struct sma_set *set, uint64_t number)
{
    struct sma_mailbox *mailbox = sma_my_mailbox(set);
    uint64_t *to = points ? source[set->me] : (uint64_t *) mailbox->data;

    if (!sma_epoch_is_ready(set))
        sma_epoch_make_ready(set, NULL);
    for (uint64_t i = 0; i < WORDS; i++)
        to[i] = number * 10 + i;
    sma_epoch_publish(set, mailbox, sizeof source[0],
                      points ? SMA_MAILBOX_SOURCE : SMA_MAILBOX_INLINE);
}

/* Are the words that the other has posted those of this epoch? */
static bool read_other(struct sma_set *set, uint64_t number)
{
    const struct sma_mailbox *mailbox = sma_epoch_read(set, NULL, 1 - set->me);
    const uint64_t *from =
        points ? source[1 - set->me] : (const uint64_t *) mailbox->data;

    for (uint64_t i = 0; i < WORDS; i++)
        if (from[i] != number * 10 + i)
            return false;
    return true;
}

static void *pe(void *arg)
{
    int me = (int) (intptr_t) arg, local[PES];
    struct sma_slot *slot[PES];
    struct sma_set set;

    make_set(&set, me, local, slot);
    for (uint64_t i = 1; i <= EPOCHS; i++) {
        sma_epoch_begin(&set);
        post(&set, i);
        /* in most epochs only PE 0 reads, so that it falls behind */
        if ((me == 0 || i % 20 == 0) && !read_other(&set, i)) {
            puts("wrong data");
            break;
        }
        sma_epoch_close(&set, NULL, points);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t other;

    points = argc > 1 && strcmp(argv[1], "source") == 0;
    sma_spin = UINT32_MAX;
    if (pthread_create(&other, NULL, pe, (void *) 1) != 0)
        return 1;
    pe((void *) 0);
    pthread_join(other, NULL);
    puts("passed");
    return 0;
}
