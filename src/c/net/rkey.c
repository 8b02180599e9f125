/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The memory of this PE that the wire knows, and the keys with which transfers of the
 * wire reach the memory of other PEs.
 *
 * Static data, and what lies behind the blocks of the heap, are areas: they are
 * registered at the start, and their keys are parts of the PE's address.  A
 * NIC may keep all memory in RAM that is registered, so the blocks of
 * the heap are registered in pieces when the program has allocated them.  Each
 * piece but the first is as large as all pieces before it together.  The keys of
 * the pieces stand in a table.  Other PEs read a row of it at the first use: by the
 * NIC, as the table is an area, or as part of a bundle, for which no key is needed.
 */
#include "net/protocol.h"

#include <sys/mman.h>

enum {
    FIRST_PIECE_LOG = 24, /* the first piece has 16 MiB */
    PIECES = 64 - FIRST_PIECE_LOG,
    KEY_BYTES = SMA_WIRE_KEY, /* space for the key of a piece */
};

/* A row of the table: the key of a piece. */
struct slot {
    uint64_t bytes; /* 0: the piece is not registered */
    uint64_t mac;   /* of the key, whose length the wire may not compare */
    unsigned char key[KEY_BYTES];
};

/* The MAC of a key, which has no more bytes than there is space for. */
static uint64_t key_mac(const struct slot *slot)
{
    return sma_format_mac(&sma_net_job, SMA_FORMAT_FOR_KEY, slot->key,
                          slot->bytes);
}

enum { SLOTS_BYTES = PIECES * sizeof(struct slot) };

/* The piece that holds an offset of the heap. */
static int piece_at(size_t offset)
{
    size_t pieces = offset >> FIRST_PIECE_LOG;

    return pieces == 0 ? 0 : 64 - __builtin_clzll(pieces);
}

static size_t piece_start(int i)
{
    return i == 0 ? 0 : (size_t) 1 << (FIRST_PIECE_LOG + i - 1);
}

static size_t piece_end(int i)
{
    size_t end = piece_start(i + 1);

    return end < sma_memory.blocks ? end : sma_memory.blocks;
}

int sma_net_heap_pieces(void)
{
    return piece_at(sma_memory.blocks) + 1;
}

/* ---------------------------------------------------------- memory of this PE */

/* The table of this PE.  A thread of the program fills in a row when it has
 * allocated; the barrier at the end of the allocation comes before any PE reads
 * the row. */
static struct slot *slots;

static struct sma_wire_memory *piece_memory[PIECES], *area_memory[AREAS];

/* A child that the program forks has what is registered, which the library of a
 * NIC may have taken from it.  All of it is shared memory, so that a fork
 * does not move it, as the NIC demands. */
static void leave_to_children(void *base, size_t size)
{
    /* mappings of huge pages can be divided only between those */
    const uintptr_t pages[] = {(uintptr_t) sysconf(_SC_PAGESIZE), 2 << 20,
                               1 << 30};
    int failed = 1;

    for (size_t i = 0; failed != 0 && i < sizeof pages / sizeof *pages; i++) {
        uintptr_t start = (uintptr_t) base & ~(pages[i] - 1);
        uintptr_t end =
            ((uintptr_t) base + size + pages[i] - 1) & ~(pages[i] - 1);

        failed = madvise((void *) start, end - start, MADV_DOFORK);
    }
}

static struct sma_wire_memory *register_memory(void *base, size_t size)
{
    struct sma_wire_memory *memory = sma_net.wire->add(base, size);

    leave_to_children(base, size);
    sma_net_counts.registered += size;
    return memory;
}

void *sma_net_slots(size_t *bytes_p)
{
    if (slots == NULL)
        slots = mmap(NULL, SLOTS_BYTES, PROT_READ | PROT_WRITE,
                     MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (slots == MAP_FAILED)
        sma_net_no_memory("for the table of memory keys");
    *bytes_p = SLOTS_BYTES;
    return slots;
}

/* The memory of an area.  *size_p becomes 0 when the area is empty. */
static void *find_area(int i, size_t *size_p)
{
    const struct reached *here = &sma_net_reached;
    int piece = i < SMA_REMOTE_REGIONS ? 0 : i - SMA_REMOTE_REGIONS + 1;

    if (i == KEYS)
        return sma_net_slots(size_p);
    if (i < SMA_REMOTE_REGIONS && i != SMA_DATA) {
        size_t skip = i == SMA_HEAP ? sma_memory.blocks : 0;

        *size_p = here->region[i].size - skip;
        return (char *) here->region[i].base + skip;
    }
    *size_p = piece < here->pieces ? here->piece[piece].size : 0;
    return (char *) here->region[SMA_DATA].base + here->piece[piece].offset;
}

void sma_net_register_areas(void)
{
    for (int i = 0; i < AREAS; i++) {
        size_t size;
        void *base = find_area(i, &size);

        if (size > 0)
            area_memory[i] = register_memory(base, size);
    }
}

void *sma_net_pack_area(int area, size_t *bytes_p)
{
    *bytes_p = 0;
    return area_memory[area] != NULL
               ? sma_net.wire->key(area_memory[area], bytes_p)
               : NULL;
}

/* Registers a piece, and fills in its row of the table. */
static void register_piece(int i)
{
    char *heap = (char *) sma_net_reached.region[SMA_HEAP].base;
    struct slot *slot = &slots[i];
    size_t bytes;
    void *key;

    piece_memory[i] =
        register_memory(heap + piece_start(i), piece_end(i) - piece_start(i));
    key = sma_net.wire->key(piece_memory[i], &bytes);
    if (bytes > sizeof slot->key)
        sma_fatal(NULL,
                  "a memory key of %s has %zu bytes, but libsma "
                  "supports at most %zu; %s",
                  sma_net.wire->name, bytes, sizeof slot->key,
                  sma_net.wire->advice(SMA_WIRE_LONG_ADDRESS));
    memcpy(slot->key, key, bytes);
    free(key);
    slot->bytes = bytes;
    slot->mac = key_mac(slot);
}

void sma_net_extend(size_t top)
{
    if (sma_net.wire == NULL)
        return;
    for (int i = 0; i < PIECES && piece_start(i) < top; i++)
        if (piece_memory[i] == NULL)
            register_piece(i);
}

static void unregister(struct sma_wire_memory **memory, int n)
{
    for (int i = 0; i < n; i++)
        if (memory[i] != NULL) {
            sma_net.wire->drop(memory[i]);
            memory[i] = NULL;
        }
}

void sma_net_unregister(void)
{
    unregister(area_memory, AREAS);
    unregister(piece_memory, PIECES);
    munmap(slots, SLOTS_BYTES);
    slots = NULL;
    sma_net_counts.registered = 0;
}

/* ------------------------------------------------------ memory of other PEs */

/* Reads a row of the peer's table. */
static void fetch_slot(struct peer *p, int piece, struct slot *slot)
{
    const struct sma_strided from = {
        .first = {SMA_FORMAT_KEYS, (size_t) piece * sizeof *slot},
        .bytes = sizeof *slot,
        .n = 1};
    uint64_t left = 1;
    const struct pending_get e = {
        .dest = (char *) slot, .bytes = sizeof *slot, .n = 1, .left = &left};
    struct sma_message m = {.done = false};

    if (sma_net_is_one_sided(p, BY_GET)) {
        sma_net_finish(p->channel,
                       sma_net.wire->get(p->link, p->key[KEYS],
                                         p->slots + from.first.offset, slot,
                                         sizeof *slot, sma_net_awaited(&m)),
                       &m, p->pe, "a get");
        return;
    }
    sma_net_bundle_get(p, &from, &e, true);
    sma_net_await_data(p, &left);
}

/* Two threads may fetch a key at a time; the second one drops its own. */
static struct sma_wire_key *fetch_key(struct peer *p, int piece)
{
    struct slot slot;
    struct sma_wire_key *key, *before = NULL;

    fetch_slot(p, piece, &slot);
    if (slot.bytes == 0)
        sma_fatal(NULL,
                  "a transfer reaches memory of the symmetric heap "
                  "of PE %d in which no block was ever allocated",
                  p->pe);
    if (slot.bytes > sizeof slot.key || slot.mac != key_mac(&slot))
        sma_fatal(NULL, "PE %d has sent a memory key that is not valid", p->pe);
    key = sma_net.wire->open_key(p->link, slot.key, slot.bytes);
    /* the release pairs with the acquire in sma_net_key, and with the one here
     * of the thread that comes second */
    if (__atomic_compare_exchange_n(&p->piece_key[piece], &before, key, false,
                                    __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return key;
    sma_net.wire->close_key(key);
    return before;
}

struct sma_wire_key *sma_net_key(struct peer *p, struct sma_address address,
                                 size_t *bytes_p)
{
    int area = address.region;

    if (*bytes_p > sma_net_facts.longest)
        *bytes_p = sma_net_facts.longest;
    if (area == SMA_HEAP && address.offset < sma_memory.blocks) {
        int piece = piece_at(address.offset);
        /* pairs with the release in fetch_key */
        struct sma_wire_key *key =
            __atomic_load_n(&p->piece_key[piece], __ATOMIC_ACQUIRE);

        if (*bytes_p > piece_end(piece) - address.offset)
            *bytes_p = piece_end(piece) - address.offset;
        return key != NULL ? key : fetch_key(p, piece);
    }
    if (area == SMA_DATA)
        for (int i = 1; i < sma_net_reached.pieces &&
                        address.offset >= sma_net_reached.piece[i].offset;
             i++)
            area = SMA_REMOTE_REGIONS - 1 + i;
    return p->key[area];
}
