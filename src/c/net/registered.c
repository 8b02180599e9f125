/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Registers memory of this PE with the wire (registered.h).
 */
#include "net/registered.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct slot *sma_net_slots;
static struct sma_wire_memory *piece_memory[PIECES], *area_memory[AREAS];

/* A child that the program forks has what is registered, which the library of a
 * network card may have taken from it.  All of it is shared memory, so that a fork
 * does not move it, as the card demands. */
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
    struct sma_wire_memory *memory = sma_net_wire->add(base, size);

    leave_to_children(base, size);
    sma_net_counts.registered += size;
    return memory;
}

void sma_net_make_slots(void)
{
    void *p = mmap(NULL, SLOTS_BYTES, PROT_READ | PROT_WRITE,
                   MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (p == MAP_FAILED)
        sma_net_client->no_memory("for the table of memory keys");
    sma_net_slots = p;
}

/* The memory of an area.  *size_p becomes 0 when the area is empty. */
static void *find_area(int i, size_t *size_p)
{
    int piece = i < SMA_REMOTE_REGIONS ? 0 : i - SMA_REMOTE_REGIONS + 1;

    if (i == KEYS) {
        *size_p = SLOTS_BYTES;
        return sma_net_slots;
    }
    if (i < SMA_REMOTE_REGIONS && i != SMA_DATA) {
        size_t skip = i == SMA_HEAP ? sma_net_client->blocks : 0;

        *size_p = sma_net_client->region[i].size - skip;
        return (char *) sma_net_client->region[i].base + skip;
    }
    *size_p =
        piece < sma_net_client->pieces ? sma_net_client->piece[piece].size : 0;
    return (char *) sma_net_client->region[SMA_DATA].base +
           sma_net_client->piece[piece].offset;
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
               ? sma_net_wire->key(area_memory[area], bytes_p)
               : NULL;
}

/* Registers a piece, and fills in its row of the table. */
static void register_piece(int i)
{
    char *heap = sma_net_client->region[SMA_HEAP].base;
    struct slot *slot = &sma_net_slots[i];
    size_t bytes;
    void *key;

    piece_memory[i] =
        register_memory(heap + piece_start(i), piece_end(i) - piece_start(i));
    key = sma_net_wire->key(piece_memory[i], &bytes);
    if (bytes > sizeof slot->key)
        sma_net_client->fatal("a memory key of %s has %zu bytes, but libsma "
                              "supports at most %zu; %s",
                              sma_net_wire->name, bytes, sizeof slot->key,
                              sma_net_wire->advice(SMA_WIRE_LONG_ADDRESS));
    memcpy(slot->key, key, bytes);
    free(key);
    slot->bytes = bytes;
    slot->seal = sma_net_seal_key(slot);
}

void sma_net_extend(size_t top)
{
    for (int i = 0; i < PIECES && piece_start(i) < top; i++)
        if (piece_memory[i] == NULL)
            register_piece(i);
}

static void unregister(struct sma_wire_memory **memory, int n)
{
    for (int i = 0; i < n; i++)
        if (memory[i] != NULL) {
            sma_net_wire->drop(memory[i]);
            memory[i] = NULL;
        }
}

void sma_net_unregister(void)
{
    unregister(area_memory, AREAS);
    unregister(piece_memory, PIECES);
    munmap(sma_net_slots, SLOTS_BYTES);
    sma_net_slots = NULL;
    sma_net_counts.registered = 0;
}
