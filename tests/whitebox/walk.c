/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * walk DAMAGE: the allocator and the list of contexts by themselves, with
 * assertions.  Makes blocks and contexts, damages what is known of them in one
 * place, and goes on; "nothing" damages nothing.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/c/net/ctx.c"
#include "base/base.h"
#include "memory/heap_blocks.h"
#include "memory/memory.h"

enum { HEAP = 1 << 20, BLOCKS = 40 };

struct sma_self sma_self;
struct sma_memory sma_memory;
struct sma_net sma_net;

/* ------------------------------------- what the two need of the library */

void sma_assert_failed(const char *file, int line, const char *cond)
{
    const char *name = strrchr(file, '/');

    (void) line;
    printf("%s: %s\n", name != NULL ? name + 1 : file, cond);
    exit(3);
}

void sma_fatal(const struct sma_routine *routine, const char *fmt, ...)
{
    va_list ap;

    va_start(ap, fmt);
    printf("%s: ", routine != NULL ? routine->name : "");
    vprintf(fmt, ap);
    exit(4);
}

void *sma_buffer(const struct sma_routine *routine, size_t bytes)
{
    void *p = malloc(bytes);

    if (p == NULL)
        sma_fatal(routine, "out of memory");
    return p;
}

void sma_bad_time(const struct sma_routine *routine)
{
    sma_fatal(routine, "bad time");
}

struct sma_channel *sma_net_open_channel(void)
{
    return NULL;
}

void sma_net_close_channel(struct sma_channel *channel)
{
    (void) channel;
}

void sma_net_quiet(const struct sma_routine *routine, struct sma_ctx *ctx)
{
    (void) routine;
    (void) ctx;
}

/* ----------------------------------------------------------------- damage */

static struct block *free_block(void)
{
    struct block *b = sma_blocks.first;

    while (b->used || b->after == NULL)
        b = b->after;
    return b;
}

static struct block *used_block(void)
{
    struct block *b = sma_blocks.first->after;

    while (!b->used)
        b = b->after;
    return b;
}

static void damage(const char *what)
{
    struct block *unused = free_block(), *used = used_block();
    int bin = sma_blocks_bin(unused->size);

#define IS(name) (strcmp(what, name) == 0)
    if (IS("size"))
        used->size += SMA_GRAIN;
    else if (IS("odd-size"))
        used->size -= 8;
    else if (IS("offset"))
        used->offset += SMA_GRAIN;
    else if (IS("before"))
        used->before = used;
    else if (IS("after"))
        used->after = used->after->after;
    else if (IS("end"))
        used->after = NULL;
    else if (IS("used"))
        used->used = false;
    else if (IS("unused"))
        unused->used = true;
    else if (IS("asked"))
        used->asked = used->size + 1;
    else if (IS("bin"))
        sma_blocks.bins[bin] = unused->next;
    else if (IS("bin-link"))
        unused->previous = used;
    else if (IS("bin-circle"))
        unused->next = unused;
    else if (IS("bin-map"))
        sma_blocks.bin_map[bin / 64] ^= (uint64_t) 1 << (bin % 64);
    else if (IS("chain"))
        *sma_blocks_chain(used->offset) = NULL;
    else if (IS("chain-circle"))
        used->next = used;
    else if (IS("used-count"))
        sma_blocks.nused++;
    else if (IS("free-bytes"))
        sma_blocks.free_bytes -= SMA_GRAIN;
    else if (IS("ctx-count"))
        nall++;
    else if (IS("ctx-link"))
        all->next->link = &all;
    else if (IS("ctx-circle"))
        all->next->next = all;
    else if (IS("ctx-destroyed"))
        all->next->magic = 0;
    else if (IS("ctx-options"))
        all->next->options = 1 << 20;
    else if (IS("ctx-channel"))
        all->next->channel = (struct sma_channel *) &sma_self;
    else if (IS("ctx-kept"))
        kept[0]->magic = SMA_CTX_QUICK;
    else if (IS("ctx-next-kept"))
        next_kept = KEPT;
    else if (!IS("nothing"))
        sma_fatal(NULL, "no such damage: %s", what);
}

int main(int argc, char **argv)
{
    static long long heap[HEAP / sizeof(long long)];
    shmem_ctx_t ctx[6];
    void *block[BLOCKS];

    sma_self.n = 1;
    sma_self.check = 2;
    sma_memory.region[SMA_HEAP] = (struct sma_region){(uintptr_t) heap, HEAP};
    sma_heap_init(HEAP);
    for (int i = 0; i < BLOCKS; i++)
        block[i] = sma_heap_alloc(i % 5 == 0 ? 1024 : 64, 100 * (size_t) i + 1);
    for (int i = 0; i < BLOCKS; i += 3)
        if (sma_heap_free(block[i]) != 0)
            return 5;
    for (int i = 0; i < 6; i++)
        if ((ctx[i] = sma_ctx_new(i % 4, false)) == NULL)
            return 6;
    sma_ctx_end(NULL, ctx[4]);
    damage(argc > 1 ? argv[1] : "nothing");
    for (int i = 1; i < BLOCKS; i += 3)
        sma_heap_resize(block[i], 5000);
    for (int i = 1; i < BLOCKS; i += 3)
        sma_heap_free(block[i]);
    sma_ctx_end(NULL, ctx[2]);
    sma_ctx_fini(NULL);
    sma_heap_fini();
    puts("whole");
    return 0;
}
