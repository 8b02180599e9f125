/* np: 2 3 4 */
/* np: 2  args: ctx */
/* np: 2  args: private */
/* np: 2  worlds: ucx mixed (on one node no atomic operation travels)  env: SHMEM_ATOMICS=network  args: network */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests operations that are so small that a transport may send many of them in
 * one message, beside some that are too large for it: streams of one size, with
 * the source changed at once and a flag after a fence; and gets that must find what
 * the same PE has put before, without a fence.  tests/fuzz/plan_mix.c has operations
 * of all kinds on neighbouring bytes.
 */
#include "net.h"

#define SPAN 70000   /* the bytes of data on each PE */
#define STREAM 50000 /* the bytes of a stream: several messages */
#define PUTS 500     /* of a stream, at most */

static unsigned char *data, *source;
static _Alignas(8) unsigned char static_data[SPAN];
static long flag, ack, expected;
static shmem_ctx_t ctx;
static int right, left;

/* ---- streams */

/* Sizes on both sides of each limit that a transport might have. */
static size_t stream_size(int i)
{
    static const int around[] = {-65, -33, -24, -17, -16, -9,
                                 -8,  -1,  0,   1,   8,   16};
    enum { AROUND = sizeof around / sizeof around[0] };

    if (i < 40)
        return (size_t) i + 1;
    i -= 40;
    if (i / AROUND > 8)
        return 0;
    return ((size_t) 128 << i / AROUND) + (size_t) around[i % AROUND] + 1;
}

static void set_flag(long value)
{
    expected = value;
    switch (value % 4) {
    case 0: shmem_ctx_long_p(ctx, &flag, value, right); break;
    case 1: shmem_ctx_long_atomic_set(ctx, &flag, value, right); break;
    case 2: shmem_ctx_long_atomic_add(ctx, &flag, 1, right); break;
    default: shmem_ctx_long_put(ctx, &flag, &expected, 1, right); break;
    }
}

static void wait_flag(long value)
{
    if (value % 3 == 0)
        net_compute_until(&flag, value, "flag of the left PE");
    else
        shmem_long_wait_until(&flag, SHMEM_CMP_GE, value);
    CHECK(*(volatile long *) &flag == value, "flag %ld, not %ld", flag, value);
}

/* The right PE may write once more. */
static void next_round(long round)
{
    shmem_long_p(&ack, round, left);
    shmem_long_wait_until(&ack, SHMEM_CMP_GE, round);
}

/* One buffer is filled and put again and again; then comes the flag. */
static void streams(void)
{
    unsigned char *buffer = source;
    size_t size;
    long round = 0;

    data = static_data;
    flag = ack = 0;
    shmem_barrier_all();
    for (int i = 0; (size = stream_size(i)) > 0; i++) {
        size_t n = STREAM / size;
        long at;

        n = n > PUTS ? PUTS : n;
        memset(data, 0x33, n * size + 1);
        next_round(++round);
        for (size_t k = 0; k < n; k++) {
            net_fill(buffer, size, (uint64_t) (round * PUTS + me) + k * 64);
            shmem_ctx_putmem(ctx, data + k * size, buffer, size, right);
        }
        memset(buffer, 0xee, size);
        shmem_ctx_fence(ctx);
        set_flag(round);
        wait_flag(round);
        for (size_t k = 0; k < n; k++) {
            at = net_differs(data + k * size, size,
                             (uint64_t) (round * PUTS + left) + k * 64);
            CHECK(at < 0,
                  "put %zu of %zu of %zu bytes each: the flag came "
                  "before byte %ld, or it is not what was put",
                  k, n, size, at);
        }
        CHECK(data[n * size] == 0x33, "%zu puts of %zu bytes: one byte more", n,
              size);
    }
    shmem_barrier_all();
}

/* ---- gets after puts */

static void expect(const unsigned char *got, size_t n, uint64_t seed,
                   const char *after, const char *how)
{
    long at = net_differs(got, n, seed);

    CHECK(at < 0, "%s of %zu bytes after %s: byte %ld is older", how, n, after,
          at);
}

/* Gets what the PE itself has put just before, with no call between. */
static void read_back(unsigned char *where)
{
    static const size_t list[] = {1,    2,    3,    4,     7,     8,    16,
                                  24,   100,  1000, 2040,  2048,  4000, 4096,
                                  8000, 8192, 8200, 16384, 20000, 65536};
    static unsigned char got[SPAN];
    uint64_t seed = 1;

    shmem_barrier_all();
    for (int turn = 0; turn < 6; turn++)
        for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
            size_t n = list[i], words = n / 8;

            net_fill(source, n, ++seed);
            shmem_ctx_putmem(ctx, where, source, n, right);
            shmem_ctx_getmem(ctx, got, where, n, right);
            expect(got, n, seed, "putmem", "getmem");
            net_fill(source, words * 8, ++seed);
            shmem_ctx_iput64(ctx, where, source, 1, 1, words, right);
            shmem_ctx_getmem(ctx, got, where, words * 8, right);
            expect(got, words * 8, seed, "iput64", "getmem");
            net_fill(source, words * 8, ++seed);
            shmem_ctx_put64(ctx, where, source, words, right);
            shmem_ctx_iget64(ctx, got, where, 1, 1, words, right);
            expect(got, words * 8, seed, "put64", "iget64");
            net_fill(source, n, ++seed);
            shmem_ctx_putmem_nbi(ctx, where, source, n, right);
            shmem_ctx_getmem(ctx, got, where, n, right);
            expect(got, n, seed, "putmem_nbi", "getmem");
            shmem_ctx_quiet(ctx);
        }
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    unsigned char *heap;

    test_init();
    right = (me + 1) % npes;
    left = (me + npes - 1) % npes;
    ctx = SHMEM_CTX_DEFAULT;
    if (strcmp(how, "ctx") == 0 || strcmp(how, "private") == 0)
        CHECK(shmem_ctx_create(strcmp(how, "ctx") == 0
                                   ? 0
                                   : SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE,
                               &ctx) == 0,
              "no context");
    heap = shmem_malloc(SPAN);
    source = malloc(SPAN);
    CHECK(heap && source, "no memory");
    streams();
    if (strcmp(how, "network") != 0) {
        read_back(heap);
        read_back(static_data);
    }
    free(source);
    shmem_ctx_quiet(ctx);
    shmem_ctx_destroy(ctx);
    return test_end();
}
