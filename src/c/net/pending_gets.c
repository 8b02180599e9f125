/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Data that operations fetch.  What travels to the target and comes back with
 * the data is an id: the place of an entry in a table, and a number that is
 * another one for each use of the entry.  So an answer that is damaged, or that
 * comes twice, reaches no memory.
 */
#include "net/protocol.h"

enum { CHUNK = 1024, CHUNKS = 4096 }; /* entries of a chunk, and chunks */

struct entry {
    struct pending_get get;
    uint32_t use;  /* odd while data are expected; random at first */
    uint32_t next; /* 1 + the next free entry; 0: none */
};

/* Guards the table.  No other lock is taken while it is held, and a callback of
 * the wire may take it.  Chunks stay where they are until the end. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct entry *chunk[CHUNKS];
static uint32_t entries, first_free; /* first_free is 1 + an index */

static struct entry *entry_at(uint32_t index)
{
    return &chunk[index / CHUNK][index % CHUNK];
}

/* Makes one chunk more, whose entries are free.  Returns false if that is not
 * possible.  The caller holds the mutex. */
static bool add_chunk(void)
{
    uint32_t c = entries / CHUNK;

    if (c == CHUNKS || (chunk[c] = calloc(CHUNK, sizeof *chunk[c])) == NULL)
        return false;
    for (uint32_t i = CHUNK; i-- > 0;) {
        struct entry *e = &chunk[c][i];

        e->use = (uint32_t) (((uint64_t) entries + i) *
                                 UINT64_C(0x9e3779b97f4a7c15) >>
                             32) &
                 ~1u;
        e->next = first_free;
        first_free = entries + i + 1;
    }
    entries += CHUNK;
    return true;
}

uint64_t sma_net_add_pending_get(struct peer *p, const struct pending_get *what)
{
    struct entry *e = NULL;
    uint64_t id = 0;

    pthread_mutex_lock(&mutex);
    if (first_free > 0 || add_chunk()) {
        id = first_free - 1;
        e = entry_at((uint32_t) id);
        first_free = e->next;
        e->use++;
        e->get = *what;
        e->get.pe = p->pe;
        id |= (uint64_t) e->use << 32;
    }
    pthread_mutex_unlock(&mutex);
    if (e == NULL)
        sma_net_no_memory("for a transfer from PE %d", p->pe);
    return id;
}

bool sma_net_take_pending_get(uint64_t id, int pe, size_t bytes,
                              struct pending_get *get_p)
{
    uint32_t index = (uint32_t) id;
    bool found = false;

    pthread_mutex_lock(&mutex);
    if (index < entries) {
        struct entry *e = entry_at(index);

        found = e->use == id >> 32 && e->use % 2 == 1 && e->get.pe == pe &&
                e->get.n * e->get.bytes == bytes;
        if (found) {
            *get_p = e->get;
            e->use++;
            e->next = first_free;
            first_free = index + 1;
        }
    }
    pthread_mutex_unlock(&mutex);
    return found;
}

void sma_net_forget_pending_gets(void)
{
    for (uint32_t c = 0; c < entries / CHUNK; c++)
        free(chunk[c]);
    entries = first_free = 0;
}
