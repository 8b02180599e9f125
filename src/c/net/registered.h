/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The memory of this PE that the wire knows.
 *
 * Static data, and what lies behind the blocks of the heap, are areas: they are
 * registered at the start, and their keys are parts of the PE's address.  A
 * network card may keep all memory in RAM that is registered, so the blocks of
 * the heap are registered in pieces when the program has allocated them.  Each
 * piece but the first is as large as all pieces before it together.  The keys of
 * the pieces stand in a table, of which other PEs read what they need (key.c).
 */
#ifndef SMA_NET_REGISTERED_H
#define SMA_NET_REGISTERED_H

#include "net/protocol.h"

enum {
    FIRST_PIECE_LOG = 24, /* the first piece has 16 MiB */
    PIECES = 64 - FIRST_PIECE_LOG,
    KEY_BYTES = SMA_WIRE_KEY, /* room for the key of a piece */
};

/* A row of the table: the key of a piece. */
struct slot {
    uint64_t bytes; /* 0: the piece is not registered */
    uint64_t seal;  /* of the key, whose length the wire may not compare */
    unsigned char key[KEY_BYTES];
};

/* The seal of a key, which has no more bytes than there is room for. */
static inline uint64_t sma_net_seal_key(const struct slot *slot)
{
    return sma_form_seal(&sma_net_job, SMA_FORM_FOR_KEY, slot->key,
                         slot->bytes);
}

/* The table of this PE.  A thread of the program fills in a row when it has
 * allocated; the barrier at the end of the allocation comes before any PE reads
 * the row. */
enum { SLOTS_BYTES = PIECES * sizeof(struct slot) };
extern struct slot *sma_net_slots;

/* The piece that holds an offset of the heap. */
static inline int piece_at(size_t offset)
{
    size_t pieces = offset >> FIRST_PIECE_LOG;

    return pieces == 0 ? 0 : 64 - __builtin_clzll(pieces);
}

static inline size_t piece_start(int i)
{
    return i == 0 ? 0 : (size_t) 1 << (FIRST_PIECE_LOG + i - 1);
}

static inline size_t piece_end(int i)
{
    size_t end = piece_start(i + 1);

    return end < sma_net_client->blocks ? end : sma_net_client->blocks;
}

/* The number of pieces that the heap of each PE has. */
static inline int pieces_of_heap(void)
{
    return piece_at(sma_net_client->blocks) + 1;
}

/* Makes the table, before anything refers to it. */
void sma_net_make_slots(void);

/* Registers the areas. */
void sma_net_register_areas(void);

/* Ends the registration of all memory. */
void sma_net_unregister(void);

/* The key of an area, which the caller frees; NULL: the area is empty. */
void *sma_net_pack_area(int area, size_t *bytes_p);

#endif
