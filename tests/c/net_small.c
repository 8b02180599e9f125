/* np: 2 3 4 */
/* np: 2  args: ctx */
/* np: 2  args: private */
/* np: 2  worlds: ucx mixed (on one node no atomic operation travels)  env: SHMEM_ATOMICS=network  args: network */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests operations that are so small that a transport may send many of them in
 * one message, beside some that are too large for it: streams of one size, with
 * the source changed at once and a flag after a fence; operations of all kinds
 * on overlapping bytes, with a fence between two that overlap; and gets and
 * atomic operations that must find what the same PE has put before, without a
 * fence.
 */
#include "net.h"

#define SPAN 70000   /* the bytes of data on each PE */
#define STREAM 50000 /* the bytes of a stream: several messages */
#define PUTS 500     /* of a stream, at most */

static unsigned char *data, *mirror, *source;
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

/* ---- operations that overlap */

struct op {
    int kind;
    size_t at, bytes, n; /* n elements for a strided one */
    ptrdiff_t stride;
    uint64_t value;
};
enum {
    PUT,
    PUT_NBI,
    P8,
    P4,
    P2,
    P1,
    SET,
    ADD,
    ADD4,
    XOR,
    IPUT,
    IPUT2,
    IBPUT,
    OPS
};

/* The number i of a sequence that sender and target make alike. */
static struct op make_op(uint64_t *state, size_t span)
{
    static const size_t most[] = {16, 64, 300, 1100, 4200, 8300, 20000};
    static const size_t word[OPS] = {
        [P8] = 8,  [P4] = 4,  [P2] = 2,   [P1] = 1,
        [SET] = 8, [ADD] = 8, [ADD4] = 4, [XOR] = 8};
    struct op op = {.kind = (int) test_below(state, OPS), .n = 1};
    size_t limit = most[test_below(state, sizeof most / sizeof most[0])];

    op.value = test_next(state);
    op.bytes = 1 + test_below(state, limit < span / 2 ? limit : span / 2);
    if (word[op.kind] > 0) {
        op.bytes = word[op.kind];
    } else if (op.kind >= IPUT) {
        size_t size = op.kind == IPUT ? 4 : op.kind == IPUT2 ? 2 : 16;

        op.stride = 1 + (ptrdiff_t) test_below(state, 3);
        op.n = 1 + op.bytes / size / (size_t) op.stride / 2;
        op.bytes = ((op.n - 1) * (size_t) op.stride + 1) * size;
    }
    op.at = test_below(state, span - op.bytes + 1);
    if (op.kind != PUT && op.kind != PUT_NBI)
        op.at = op.at / 8 * 8;
    if (op.at + op.bytes > span)
        op.at = 0;
    return op;
}

/* What the operation reads: the same bytes on both sides. */
static void op_source(const struct op *op, unsigned char *from)
{
    net_fill(from, op->bytes, op->value);
}

static void start_op(const struct op *op, unsigned char *from)
{
    unsigned char *to = data + op->at;
    ptrdiff_t st = op->stride;

    op_source(op, from);
    switch (op->kind) {
    case PUT: shmem_ctx_putmem(ctx, to, from, op->bytes, right); break;
    case PUT_NBI: shmem_ctx_putmem_nbi(ctx, to, from, op->bytes, right); break;
    case P8: shmem_ctx_uint64_p(ctx, (void *) to, op->value, right); break;
    case P4:
        shmem_ctx_uint32_p(ctx, (void *) to, (uint32_t) op->value, right);
        break;
    case P2:
        shmem_ctx_uint16_p(ctx, (void *) to, (uint16_t) op->value, right);
        break;
    case P1: shmem_ctx_uint8_p(ctx, to, (uint8_t) op->value, right); break;
    case SET:
        shmem_ctx_uint64_atomic_set(ctx, (void *) to, op->value, right);
        break;
    case ADD:
        shmem_ctx_uint64_atomic_add(ctx, (void *) to, op->value, right);
        break;
    case ADD4:
        shmem_ctx_uint32_atomic_add(ctx, (void *) to, (uint32_t) op->value,
                                    right);
        break;
    case XOR:
        shmem_ctx_uint64_atomic_xor(ctx, (void *) to, op->value, right);
        break;
    case IPUT: shmem_ctx_iput32(ctx, to, from, st, 1, op->n, right); break;
    case IPUT2: shmem_ctx_iput16(ctx, to, from, st, 1, op->n, right); break;
    default:
        /* blocks of two elements of 8 bytes */
        shmem_ctx_ibput64(ctx, to, from, 2 * st, 2, 2, op->n, right);
        break;
    }
    /* a blocking routine has read its source */
    if (op->kind != PUT_NBI)
        memset(from, 0xee, op->bytes);
}

static void scatter(unsigned char *to, const unsigned char *from, size_t size,
                    ptrdiff_t stride, size_t n)
{
    for (size_t i = 0; i < n; i++)
        memcpy(to + i * (size_t) stride * size, from + i * size, size);
}

/* Does to the mirror what the operation does to the data. */
static void apply_op(const struct op *op)
{
    unsigned char *to = mirror + op->at;
    uint64_t word;
    uint32_t half;

    op_source(op, source);
    memcpy(&word, to, 8);
    memcpy(&half, to, 4);
    word = op->kind == ADD   ? word + op->value
           : op->kind == XOR ? word ^ op->value
                             : op->value;
    half += (uint32_t) op->value;
    switch (op->kind) {
    case PUT:
    case PUT_NBI: memcpy(to, source, op->bytes); break;
    case ADD4: memcpy(to, &half, 4); break;
    case IPUT: scatter(to, source, 4, op->stride, op->n); break;
    case IPUT2: scatter(to, source, 2, op->stride, op->n); break;
    case IBPUT: scatter(to, source, 16, op->stride, op->n); break;
    default: memcpy(to, &word, op->bytes); break; /* low bytes first */
    }
}

/* Many operations on `span` bytes.  There is a fence between two that overlap,
 * and sometimes else.  The mirror says what must come out. */
static void overlapping(long round, size_t span)
{
    enum { MOST = 120 };
    static struct op op[MOST];
    uint64_t mine = (uint64_t) (round * 64 + me) << 20;
    uint64_t theirs = (uint64_t) (round * 64 + left) << 20;
    unsigned char *from = source;
    int first = 0; /* the first operation since the last fence */
    long at = 0;

    memset(data, 0x55, span);
    memset(mirror, 0x55, span);
    next_round(round);
    for (int i = 0; i < MOST; i++) {
        op[i] = make_op(&mine, span);
        for (int k = first; k < i; k++)
            if (op[k].at < op[i].at + op[i].bytes &&
                op[i].at < op[k].at + op[k].bytes) {
                shmem_ctx_fence(ctx);
                first = i;
                break;
            }
        /* a source that is in use until quiet is not used again */
        if ((size_t) (from - source) + op[i].bytes > 16 * (size_t) SPAN) {
            shmem_ctx_quiet(ctx);
            from = source;
        }
        start_op(&op[i], from);
        from += (op[i].bytes + 7) / 8 * 8;
    }
    shmem_ctx_fence(ctx);
    set_flag(round);
    wait_flag(round);
    shmem_ctx_quiet(ctx);
    for (int i = 0; i < MOST; i++) {
        op[i] = make_op(&theirs, span);
        apply_op(&op[i]);
    }
    while (at < (long) span && data[at] == mirror[at])
        at++;
    CHECK(at == (long) span,
          "round %ld of operations that overlap, on %zu "
          "bytes: byte %ld is 0x%02x, not 0x%02x",
          round, span, at, data[at], mirror[at]);
}

static void overlaps(unsigned char *where)
{
    static const size_t spans[] = {64, 256, 2000, 6000, 20000, SPAN - 8};

    data = where;
    flag = ack = 0;
    shmem_barrier_all();
    for (long round = 1; round <= 36; round++)
        overlapping(round, spans[round % 6]);
    shmem_barrier_all();
}

/* ---- gets and atomic operations after puts */

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
    unsigned char *got = mirror;
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

/* Atomic operations after puts, and after each other. */
static void read_words(unsigned char *where)
{
    long *word = (void *) where, mine[300];
    short *half = (void *) (where + 4096);

    shmem_barrier_all();
    for (long r = 1; r <= 150; r++) {
        size_t n = (size_t) (r * 7 % 300) + 1;

        shmem_ctx_long_p(ctx, word, r, right);
        CHECK(shmem_ctx_long_g(ctx, word, right) == r, "g after p");
        shmem_ctx_long_p(ctx, word, 2 * r, right);
        CHECK(shmem_ctx_long_atomic_fetch_add(ctx, word, 5, right) == 2 * r,
              "fetch_add after p");
        shmem_ctx_long_atomic_add(ctx, word, 5, right);
        shmem_ctx_long_atomic_inc(ctx, word, right);
        CHECK(shmem_ctx_long_g(ctx, word, right) == 2 * r + 11,
              "g after two atomic operations");
        shmem_ctx_long_atomic_set(ctx, word, -r, right);
        CHECK(shmem_ctx_long_atomic_swap(ctx, word, 7, right) == -r,
              "swap after set");
        for (size_t i = 0; i < n; i++)
            mine[i] = r * 1000 + (long) i;
        shmem_ctx_long_put(ctx, word, mine, n, right);
        CHECK(shmem_ctx_long_atomic_fetch(ctx, word + n - 1, right) ==
                  mine[n - 1],
              "fetch of the last of %zu words put", n);
        CHECK(shmem_ctx_long_atomic_compare_swap(ctx, word, r * 1000, 3,
                                                 right) == r * 1000,
              "compare_swap after a put of %zu words", n);
        shmem_ctx_short_p(ctx, half, (short) r, right);
        shmem_ctx_short_p(ctx, half + 1, (short) -r, right);
        CHECK(shmem_ctx_short_g(ctx, half, right) == r &&
                  shmem_ctx_short_g(ctx, half + 1, right) == -r,
              "halves of a word");
    }
    shmem_barrier_all();
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
    mirror = malloc(SPAN);
    source = malloc(17 * (size_t) SPAN);
    CHECK(heap && mirror && source, "no memory");
    streams();
    overlaps(heap);
    overlaps(static_data);
    if (strcmp(how, "network") != 0) {
        read_back(heap);
        read_back(static_data);
        read_words(heap);
        read_words(static_data);
    }
    free(mirror);
    free(source);
    shmem_ctx_quiet(ctx);
    shmem_ctx_destroy(ctx);
    return test_end();
}
