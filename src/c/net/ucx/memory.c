/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Registers memory of this PE with UCX (memory.h).
 */
#include "net/ucx/memory.h"

#include <string.h>

struct slot sma_ucx_slots[PIECES];
static ucp_mem_h piece_memory[PIECES], area_memory[AREAS];

static ucp_mem_h register_memory(void *base, size_t size)
{
    const ucp_mem_map_params_t params = {
        .field_mask = UCP_MEM_MAP_PARAM_FIELD_ADDRESS |
                      UCP_MEM_MAP_PARAM_FIELD_LENGTH |
                      UCP_MEM_MAP_PARAM_FIELD_FLAGS,
        .address = base,
        .length = size,
        /* does not touch pages that the program has not used */
        .flags = UCP_MEM_MAP_NONBLOCK,
    };
    ucp_mem_h memory;

    sma_ucx_check(ucp_mem_map(sma_ucx_context, &params, &memory),
                  "ucp_mem_map");
    sma_ucx_counts.registered += size;
    return memory;
}

/* The memory of an area.  *size_p becomes 0 when the area is empty. */
static void *find_area(int i, size_t *size_p)
{
    int piece = i == SMA_DATA ? 0 : i - SMA_REMOTE_REGIONS + 1;

    if (piece < 0) {
        size_t skip = i == SMA_HEAP ? sma_ucx_client->blocks : 0;

        *size_p = sma_ucx_client->region[i].size - skip;
        return (char *) sma_ucx_client->region[i].base + skip;
    }
    *size_p =
        piece < sma_ucx_client->pieces ? sma_ucx_client->piece[piece].size : 0;
    return (char *) sma_ucx_client->region[SMA_DATA].base +
           sma_ucx_client->piece[piece].offset;
}

void sma_ucx_register_areas(void)
{
    for (int i = 0; i < AREAS; i++) {
        size_t size;
        void *base = find_area(i, &size);

        if (size > 0)
            area_memory[i] = register_memory(base, size);
    }
}

static size_t pack(ucp_mem_h memory, void **key_p)
{
    size_t bytes;

    sma_ucx_check(ucp_rkey_pack(sma_ucx_context, memory, key_p, &bytes),
                  "ucp_rkey_pack");
    return bytes;
}

size_t sma_ucx_pack_area(int area, void **key_p)
{
    return area_memory[area] != NULL ? pack(area_memory[area], key_p) : 0;
}

/* Registers a piece, and fills in its row of the table. */
static void register_piece(int i)
{
    char *heap = sma_ucx_client->region[SMA_HEAP].base;
    struct slot *slot = &sma_ucx_slots[i];
    size_t bytes;
    void *key;

    piece_memory[i] = register_memory(heap + piece_start(i),
                                      piece_end(i) - piece_start(i));
    bytes = pack(piece_memory[i], &key);
    if (bytes > sizeof slot->key)
        sma_ucx_client->fatal("a memory key of UCX has %zu bytes, but libsma "
                              "supports at most %zu; name fewer networks in "
                              "UCX_NET_DEVICES",
                              bytes, sizeof slot->key);
    memcpy(slot->key, key, bytes);
    ucp_rkey_buffer_release(key);
    slot->bytes = bytes;
    slot->seal = sma_ucx_seal_key(slot);
}

void sma_ucx_extend(size_t top)
{
    for (int i = 0; i < PIECES && piece_start(i) < top; i++)
        if (piece_memory[i] == NULL)
            register_piece(i);
}

static void unregister(ucp_mem_h *memory, int n)
{
    for (int i = 0; i < n; i++)
        if (memory[i] != NULL) {
            ucp_mem_unmap(sma_ucx_context, memory[i]);
            memory[i] = NULL;
        }
}

void sma_ucx_unregister(void)
{
    unregister(area_memory, AREAS);
    unregister(piece_memory, PIECES);
    memset(sma_ucx_slots, 0, sizeof sma_ucx_slots);
    sma_ucx_counts.registered = 0;
}
