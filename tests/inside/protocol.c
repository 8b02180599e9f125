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

#include "net/protocol.h"
#include "protocol.h"

char *heap, source[LARGE];
void (*on_idle)(void);
__thread unsigned my_idle;
volatile int go_on;
const char *fails_with;

static void *address;
static size_t address_bytes;

/* ---------------------------------------------------- what the protocol needs */

/* Each PE is PE 0, under another number. */
static void *address_of(int pe, size_t *bytes_p)
{
    char *copy = memcpy(malloc(address_bytes), address, address_bytes);
    uint64_t seal = sma_net_seal_address(pe, copy, address_bytes);

    memcpy(copy + offsetof(struct address_head, seal), &seal, sizeof seal);
    *bytes_p = address_bytes;
    return copy;
}

static bool is_near(int pe)
{
    (void) pe;
    return false;
}

static void idle(struct sma_channel *channel, int pe, uint32_t *polls)
{
    (void) channel;
    (void) pe;
    ++*polls;
    my_idle++;
    if (on_idle != NULL)
        on_idle();
    usleep(10);
}

static void lost(int pe, const char *why)
{
    wrong("the connection to PE %d is lost: %s", pe, why);
}

static void arrived(void) {}

static void debug(const char *fmt, ...)
{
    (void) fmt;
}

__attribute__((noreturn)) static void fatal(const char *fmt, ...)
{
    char line[200];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(line, sizeof line, fmt, ap);
    va_end(ap);
    puts(fails_with != NULL && strcmp(line, fails_with) == 0 ? "passed" : line);
    exit(1);
}

struct sma_transport_client client = {
    .n = 1,
    .near_too = true,
    .start = 1,
    .blocks = HEAP,
    .address = address_of,
    .is_near = is_near,
    .network = "test",
    .idle = idle,
    .lost = lost,
    .arrived = arrived,
    .debug = debug,
    .warn = debug,
    .fatal = fatal,
    .no_memory = fatal,
};

static void start(void)
{
    static char state[4096], data[4096];

    heap = mmap(NULL, HEAP, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (heap == MAP_FAILED)
        wrong("no memory");
    client.region[SMA_HEAP].base = heap;
    client.region[SMA_HEAP].size = HEAP;
    client.region[SMA_DATA].base = data;
    client.region[SMA_DATA].size = sizeof data;
    client.region[SMA_STATE].base = state;
    client.region[SMA_STATE].size = sizeof state;
    client.pieces = 1;
    client.piece[0].size = sizeof data;
    client.words.size = 64;
    sma_net_start(&test_wire, &client, &address, &address_bytes);
    sma_net_extend(HEAP);
}

/* ------------------------------------------------------------------- tools */

uint64_t word_at(size_t offset)
{
    return *(volatile uint64_t *) (heap + offset);
}

char *region_base(int region)
{
    return client.region[region].base;
}

size_t region_bytes(int region)
{
    return client.region[region].size;
}

void put_word(size_t offset, uint64_t value)
{
    sma_net_put(NULL, 0, SMA_HEAP, offset, &value, sizeof value);
}

void put_large(size_t offset, int value)
{
    memset(source, value, LARGE);
    sma_net_put(NULL, 0, SMA_HEAP, offset, source, LARGE);
}

void signal_at(size_t offset, int value, uint64_t to)
{
    const struct sma_amo_word signal = {SMA_HEAP,    SIGNAL, 8,
                                        SMA_AMO_SET, to,     0};

    memset(source, value, LARGE);
    sma_net_put_signal(NULL, 0, SMA_HEAP, offset, source, LARGE, true, &signal);
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
    const struct test_case *all[] = {order_cases, nic_cases, late_cases,
                                     call_cases};

    for (int i = 0; i < 4; i++)
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
    client.nic_atomics = c->atomics;
    client.n = c->n;
    one_sided = c->one_sided;
    start();
    c->run();
    see_put = NULL;
    sma_net_disconnect();
    sma_net_stop();
    puts("passed");
    return 0;
}
