/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The protocol of the network (src/c/net) by itself, over a wire that the test
 * holds (protocol_wire.h).  PE 0 is its own peer: what it sends comes back to it.
 * It is linked with the library's objects.
 *
 *   protocol CASE; without one it prints the names of the cases
 */
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "protocol.h"

char *heap, source[LARGE];
void (*on_idle)(void);
__thread unsigned my_idle;
volatile int go_on;
const char *fails_with;

static void *address;
static size_t address_bytes;

/* ------------------------------- what the protocol calls here instead (--wrap) */

/* Each PE is PE 0, under another number. */
void *__wrap_sma_nodes_address(int pe, size_t *bytes_p)
{
    char *copy = memcpy(malloc(address_bytes), address, address_bytes);
    uint64_t mac = sma_net_address_mac(pe, copy, address_bytes);

    memcpy(copy, &mac, sizeof mac);
    *bytes_p = address_bytes;
    return copy;
}

void __wrap_sma_silence_idle(struct sma_channel *channel, int pe,
                             uint32_t *polls)
{
    (void) channel;
    (void) pe;
    ++*polls;
    my_idle++;
    if (on_idle != NULL)
        on_idle();
    usleep(10);
}

__attribute__((noreturn)) void
__wrap_sma_fatal(const struct sma_routine *routine, const char *fmt, ...)
{
    char line[200];
    va_list ap;

    (void) routine;
    va_start(ap, fmt);
    vsnprintf(line, sizeof line, fmt, ap);
    va_end(ap);
    puts(fails_with != NULL && strcmp(line, fails_with) == 0 ? "passed" : line);
    exit(1);
}

/* All PEs are on another node than this one, and on this host. */
static void start(int n)
{
    static char data[4096];
    static struct sma_job_pe state;
    struct reached *here = &sma_net_reached;
    int32_t *node_of = calloc((size_t) n, sizeof *node_of);

    heap = mmap(NULL, HEAP, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (heap == MAP_FAILED)
        wrong("no memory");
    here->region[SMA_HEAP] = (struct sma_region){(uintptr_t) heap, HEAP};
    here->region[SMA_DATA] = (struct sma_region){(uintptr_t) data, sizeof data};
    here->region[SMA_STATE] =
        (struct sma_region){(uintptr_t) &state, sizeof state};
    here->pieces = 2; /* with a gap between them */
    here->piece[0].size = sizeof data / 4;
    here->piece[1].offset = here->piece[1].size = sizeof data / 2;
    sma_memory.blocks = HEAP;
    sma_topology.node_of = node_of;
    sma_topology.node = 1;
    sma_net_job.n = (uint32_t) n;
    sma_net_host.n = n;
    sma_net_host.near_too = true;
    sma_net_network = "test";
    sma_net.wire = &test_wire;
    sma_net_open();
    address = sma_net_address(&address_bytes);
    sma_net_extend(HEAP);
}

/* ------------------------------------------------------------------- tools */

uint64_t word_at(size_t offset)
{
    return *(volatile uint64_t *) (heap + offset);
}

char *region_base(int region)
{
    return (char *) sma_net_reached.region[region].base;
}

size_t region_bytes(int region)
{
    return sma_net_reached.region[region].size;
}

void put_word(size_t offset, uint64_t value)
{
    sma_net_put(DEFAULT, 0, in_heap(offset), &value, sizeof value);
}

void put_large(size_t offset, int value)
{
    memset(source, value, LARGE);
    sma_net_put(DEFAULT, 0, in_heap(offset), source, LARGE);
}

void signal_at(size_t offset, int value, uint64_t to)
{
    memset(source, value, LARGE);
    sma_net_put_signal(DEFAULT, 0, in_heap(offset), source, LARGE, true,
                       in_heap(SIGNAL), SMA_AMO_SET, to);
}

bool is_there(size_t offset, int value)
{
    char want[LARGE];

    memset(want, value, LARGE);
    return memcmp(heap + offset, want, LARGE) == 0;
}

void expect(bool holds, const char *what)
{
    if (!holds)
        wrong("%s", what);
}

/* Makes progress, once with each held flush, until the flag is there. */
void await_flag(uint64_t value)
{
    while (word_at(FLAG) != value)
        if (!sma_net_progress())
            usleep(10);
}

static const struct test_case *find_case(const char *name)
{
    const struct test_case *all[] = {order_cases, nic_cases, call_cases};

    for (int i = 0; i < 3; i++)
        for (const struct test_case *c = all[i]; c->name != NULL; c++) {
            if (name == NULL)
                puts(c->name);
            else if (strcmp(name, c->name) == 0)
                return c;
        }
    return NULL;
}

int main(int argc, char **argv)
{
    const struct test_case *c = find_case(argc > 1 ? argv[1] : NULL);

    if (c == NULL)
        return argc > 1;
    sma_net.atomics = c->atomics;
    one_sided = c->one_sided;
    start(c->n);
    c->run();
    see_put = NULL;
    sma_net_disconnect();
    expect(sma_net_open_bundles == 0, "bundles are said to be open");
    sma_net_stop();
    puts("passed");
    return 0;
}
