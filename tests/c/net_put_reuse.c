/* np: 2 3 4 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the source of a put belongs to the caller again when the put
 * returns, and that of a put_nbi after quiet: the test overwrites the source,
 * gets into it or returns it to the system at once, and its data must arrive all the
 * same (net_small.c puts it again).  Sources are on the stack, from malloc, mapped, static and
 * symmetric.  Sizes are those at which transports change their protocols, and
 * their neighbours.
 */
#include <sys/mman.h>

#include "net.h"

#define LARGEST ((size_t) 1 << 20)
#define STACKED ((size_t) 300000)

enum { PUTMEM, PUT64, PUT32, IPUT64, IPUT16, NBI, MODES };

static unsigned char static_dest[LARGEST + 64];
static unsigned char static_source[LARGEST + 64];
static unsigned char *heap_dest, *heap_source, *malloc_source, *packed;
static int right, left;
static uint64_t round_number;

static const struct {
    const char *name;
    size_t size, dst, sst; /* bytes of an element, strides */
} modes[MODES] = {
    [PUTMEM] = {"putmem", 1, 1, 1}, [PUT64] = {"put64", 8, 1, 1},
    [PUT32] = {"put32", 4, 1, 1},   [IPUT64] = {"iput64", 8, 1, 3},
    [IPUT16] = {"iput16", 2, 2, 1}, [NBI] = {"putmem_nbi", 1, 1, 1},
};

/* Puts the source, then ends its use. */
static void put_and_spoil(int mode, unsigned char *dest, unsigned char *source,
                          size_t n)
{
    ptrdiff_t dst = (ptrdiff_t) modes[mode].dst,
              sst = (ptrdiff_t) modes[mode].sst;

    switch (mode) {
    case PUTMEM: shmem_putmem(dest, source, n, right); break;
    case PUT64: shmem_put64(dest, source, n, right); break;
    case PUT32: shmem_put32(dest, source, n, right); break;
    case IPUT64: shmem_iput64(dest, source, dst, sst, n, right); break;
    case IPUT16: shmem_iput16(dest, source, dst, sst, n, right); break;
    default:
        shmem_putmem_nbi(dest, source, n, right);
        shmem_quiet();
        break;
    }
    memset(source, 0xee, ((n - 1) * modes[mode].sst + 1) * modes[mode].size);
}

/* Compares what the left PE has put, element by element. */
static void expect(int mode, const unsigned char *dest, size_t n)
{
    size_t size = modes[mode].size, sst = modes[mode].sst;
    uint64_t seed = round_number * 64 + (uint64_t) left;
    long at;

    if (sst == 1 && modes[mode].dst == 1) {
        at = net_differs(dest, n * size, seed);
    } else {
        net_fill(packed, n * sst * size, seed);
        for (size_t i = 1; i < n; i++)
            memmove(packed + i * size, packed + i * sst * size, size);
        at = net_strided_differs(dest, size, n, modes[mode].dst, packed, 0x33);
    }
    CHECK(at < 0,
          "%s of %zu elements, round %d: what was in source when it "
          "was put did not arrive, byte %ld",
          modes[mode].name, n, (int) round_number, at);
}

static void once(int mode, size_t bytes, unsigned char *dest,
                 unsigned char *source)
{
    size_t size = modes[mode].size;
    size_t n = bytes / size / modes[mode].dst / modes[mode].sst;

    round_number++;
    memset(dest, 0x33, n * size * modes[mode].dst);
    net_fill(source, n * size * modes[mode].sst,
             round_number * 64 + (uint64_t) me);
    shmem_barrier_all();
    put_and_spoil(mode, dest, source, n);
    shmem_barrier_all();
    expect(mode, dest, n);
}

static void from_stack(int mode, size_t bytes, unsigned char *dest)
{
    unsigned char source[STACKED];

    once(mode, bytes, dest, source);
}

/* All routines and sizes; source and dest are of each kind in turn. */
static void sizes(void)
{
    static const size_t list[] = {
        1024,   1031,   2000,   4096,   4100,   8191,   8200,
        16384,  16385,  32768,  40003,  65528,  65536,  65544,
        131072, 131075, 262144, 300000, 524288, 700001, LARGEST};
    int turn = 0;

    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++)
        for (int mode = 0; mode < MODES; mode++, turn++) {
            unsigned char *dest = turn % 2 ? heap_dest : static_dest;

            switch (turn % 5) {
            case 0: once(mode, list[i], dest, heap_source); break;
            case 1: once(mode, list[i], dest, static_source); break;
            case 2: once(mode, list[i], dest, malloc_source); break;
            case 3: once(mode, list[i], dest, malloc_source + 8); break;
            default:
                if (list[i] <= STACKED)
                    from_stack(mode, list[i], dest);
                else
                    once(mode, list[i], dest, heap_source + 16);
                break;
            }
        }
}

/* The pages of the source are returned to the system after the put, and the
 * next ones most likely get their address: the library must not keep what it
 * knew of them. */
static void unmapped(void)
{
    for (int i = 0; i < 16; i++) {
        size_t bytes = (size_t) 4096 << i % 9;
        unsigned char *source = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        long at;

        CHECK(source != MAP_FAILED, "no memory");
        round_number++;
        net_fill(source, bytes, round_number * 64 + (uint64_t) me);
        shmem_barrier_all();
        shmem_putmem(heap_dest, source, bytes, right);
        munmap(source, bytes);
        shmem_barrier_all();
        at = net_differs(heap_dest, bytes, round_number * 64 + (uint64_t) left);
        CHECK(at < 0, "%zu bytes from pages given back: byte %ld", bytes, at);
    }
}

/* Memory that was the source of a put only is then that of a get's dest. */
static void fetched(void)
{
    for (size_t bytes = 4096; bytes <= LARGEST; bytes *= 2)
        for (int nbi = 0; nbi < 2; nbi++) {
            unsigned char *source = malloc(bytes);
            long at;

            CHECK(source != NULL, "no memory");
            round_number++;
            net_fill(source, bytes, round_number * 64 + (uint64_t) me);
            shmem_barrier_all();
            if (nbi)
                shmem_putmem_nbi(heap_dest, source, bytes, right);
            else
                shmem_putmem(heap_dest, source, bytes, right);
            shmem_barrier_all();
            shmem_getmem(source, heap_dest, bytes, left);
            at = net_differs(source, bytes,
                             round_number * 64 +
                                 (uint64_t) ((left + npes - 1) % npes));
            CHECK(at < 0, "%zu bytes, got into the source of a put: byte %ld",
                  bytes, at);
            shmem_barrier_all();
            free(source);
        }
}

int main(void)
{
    test_init();
    right = (me + 1) % npes;
    left = (me + npes - 1) % npes;
    heap_dest = shmem_malloc(LARGEST + 64);
    heap_source = shmem_malloc(LARGEST + 64);
    malloc_source = malloc(LARGEST + 64);
    packed = malloc(LARGEST + 64);
    CHECK(heap_dest && heap_source && malloc_source && packed, "no memory");
    sizes();
    unmapped();
    fetched();
    free(malloc_source);
    free(packed);
    return test_end();
}
