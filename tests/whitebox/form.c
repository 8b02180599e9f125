/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Messages of another PE, each with one field that is at its limit or beyond: why it is
 * refused, or what is done.  form.txt has the answers, a line for each.
 */
#include <inttypes.h>
#include <stdio.h>

#include "net/format/format.h"
#include "shared/word_copy.h"

enum { HEAD = sizeof(struct sma_format_head), SPACE = SMA_FORMAT_BYTES + 16 };

static const struct sma_format_job job = {
    .me = 1, .n = 3, .secret = "0123456789abcde"};

static unsigned char message[SPACE];
_Alignas(8) static char heap[512 + 256 + 24];
static char *const data = heap + 512, *const state = heap + 768;
static struct sma_format_memory memory;

static void allow_all(void)
{
    const int all =
        SMA_FORMAT_MAY_GET | SMA_FORMAT_MAY_PUT | SMA_FORMAT_MAY_AMO;

    sma_format_allow(&memory, SMA_HEAP, all, 0, 256, heap);
    sma_format_allow(&memory, SMA_HEAP, all, 256, 0, heap); /* is nothing */
    sma_format_allow(&memory, SMA_HEAP, all, 256, 256, heap + 256);
    sma_format_allow(&memory, SMA_DATA, all, 0, 64, data);
    sma_format_allow(&memory, SMA_DATA, all, 128, 64, data + 128);
    sma_format_allow(&memory, SMA_STATE, SMA_FORMAT_MAY_GET, 0, 16, state);
    sma_format_allow(&memory, SMA_STATE, SMA_FORMAT_MAY_AMO, 16, 8, state + 16);
    printf("%d spans\n", memory.n);
}

static void begin(void)
{
    struct sma_format_head head = {.from = 2,
                                   .number = 1,
                                   .done = 3,
                                   .channel = 4,
                                   .flags = SMA_FORMAT_SUMMED};

    memset(message, 0x5a, sizeof message);
    head.tag = sma_format_tag(&job, head.from, job.me);
    memcpy(message, &head, sizeof head);
}

static void open_it(const char *name, size_t bytes)
{
    static const char *const verdict[] = {"fine", "strange", "wrong"};
    struct sma_format_reader r;
    enum sma_format_verdict v = sma_format_open(&job, &r, message, bytes);

    printf("%s: %s%s%s\n", name, verdict[v], r.why != NULL ? ": " : "",
           r.why != NULL ? r.why : "");
}

/* A head whose members are these, but for what `late` changes after the sum. */
#define HEAD_IS(name, size, field, value, late, late_value) \
    do { \
        struct sma_format_head h; \
        begin(); \
        memcpy(&h, message, sizeof h); \
        h.field = (value); \
        memcpy(message, &h, sizeof h); \
        sma_format_close(message, size); \
        memcpy(&h, message, sizeof h); \
        h.late = (late_value); \
        memcpy(message, &h, sizeof h); \
        open_it(name, size); \
    } while (0)

static void heads(void)
{
    HEAD_IS("a head", HEAD, number, 5, number, 5);
    open_it("without a byte", HEAD - 1);
    HEAD_IS("the last PE", HEAD, from, 2, from, 2);
    HEAD_IS("tag of another PE", HEAD, from, 0, from, 0);
    HEAD_IS("no such PE", HEAD, from, 3, tag, sma_format_tag(&job, 3, job.me));
    HEAD_IS("tag", HEAD, tag, 7, number, 1);
    HEAD_IS("length", HEAD + 8, number, 1, bytes, HEAD);
    HEAD_IS("odd length", HEAD + 12, number, 1, number, 1);
    HEAD_IS("the longest", SMA_FORMAT_BYTES, number, 1, number, 1);
    HEAD_IS("too long", SMA_FORMAT_BYTES + 8, number, 1, number, 1);
    HEAD_IS("number", HEAD, number, 1, number, 2);
    HEAD_IS("done", HEAD, done, 1, done, 2);
    HEAD_IS("flags", HEAD, flags, 1, flags, 3);
    HEAD_IS("channel", HEAD, channel, 1, channel, 2);
    HEAD_IS("last channel", HEAD, channel, SMA_FORMAT_CHANNELS - 1, number, 1);
    HEAD_IS("no such channel", HEAD, channel, SMA_FORMAT_CHANNELS, number, 1);
    HEAD_IS("all flags", HEAD, flags, SMA_FORMAT_FLAGS, number, 1);
    HEAD_IS("no such flag", HEAD, flags, SMA_FORMAT_FLAGS + 1, number, 1);
    for (int summed = 0; summed < 2; summed++) {
        HEAD_IS("the sum", HEAD + 16, flags, summed ? SMA_FORMAT_SUMMED : 0,
                number, 1);
        message[HEAD + 8] ^= 1;
        open_it(summed ? "changed data" : "changed data, without a sum",
                HEAD + 16);
    }
}

/* An operation: the words after it, and so many bytes of data. */
struct op {
    const char *name;
    int kind, region, amo;
    unsigned bytes;
    uint64_t offset, word[3];
    size_t data;
};

static size_t words_of(int kind)
{
    static const size_t words[] = {0, 1, 2, 3, 2, 3};

    return kind < SMA_FORMAT_KINDS ? words[kind] : 0;
}

static void read_ops(const char *name, size_t bytes)
{
    struct sma_format_reader r;
    struct sma_format_todo todo;

    sma_format_close(message, bytes);
    sma_format_open(&job, &r, message, bytes);
    printf("%s, sum %08" PRIx32 ":", name, r.head.check);
    while (sma_format_next_op(&memory, &r, &todo)) {
        printf(" %d: %zu of %zu", todo.kind, todo.n, todo.bytes);
        if (todo.n > 0)
            printf(" at %td", todo.at - heap);
        if (todo.n > 1)
            printf(" by %ld", (long) todo.stride);
        if (todo.kind == SMA_FORMAT_AMO || todo.kind == SMA_FORMAT_FETCH)
            printf(", %d of %lu and %lu", todo.amo, (unsigned long) todo.value,
                   (unsigned long) todo.cond);
        if (todo.answers)
            printf(" for %lu", (unsigned long) todo.id);
    }
    printf("%s%s\n", r.why != NULL ? " " : "", r.why != NULL ? r.why : "");
}

/* Reads it; with the last `cut` bytes missing; with a word that has changed. */
static void read_op(const struct op *o, size_t cut, int changed)
{
    struct sma_format_op op = {
        .kind = (uint8_t) o->kind,
        .what = (uint8_t) (o->region | o->amo << SMA_FORMAT_AMO_SHIFT),
        .bytes = (uint16_t) o->bytes,
        .offset = o->offset};
    size_t words = words_of(o->kind);
    size_t all = HEAD + sizeof op + 8 * words + sma_format_padded(o->data);

    begin();
    op.check = sma_format_op_check(&op, o->word, (int) words);
    op.offset ^= (uint64_t) changed;
    memcpy(message + HEAD, &op, sizeof op);
    memcpy(message + HEAD + sizeof op, o->word, 8 * words);
    read_ops(o->name, all - cut);
}

enum {
    PUT = SMA_FORMAT_PUT,
    GET = SMA_FORMAT_GET,
    PUTS = SMA_FORMAT_PUTS,
    GETS = SMA_FORMAT_GETS,
    AMO = SMA_FORMAT_AMO,
    FETCH = SMA_FORMAT_FETCH,
    HEAP = SMA_HEAP,
    DATA = SMA_DATA,
    STATE = SMA_STATE,
    MOST = SMA_FORMAT_BYTES,
};

static const struct op ops[] = {
    {"put", PUT, HEAP, 0, 3, 0, {0}, 3},
    {"at the end", PUT, HEAP, 0, 8, 504, {0}, 8},
    {"beyond the end", PUT, HEAP, 0, 8, 505, {0}, 8},
    {"over a join", PUT, HEAP, 0, 8, 252, {0}, 8},
    {"all", PUT, HEAP, 0, 512, 0, {0}, 512},
    {"more than all", PUT, HEAP, 0, 520, 0, {0}, 520},
    {"before a gap", PUT, DATA, 0, 8, 56, {0}, 8},
    {"in a gap", PUT, DATA, 0, 8, 64, {0}, 8},
    {"after a gap", PUT, DATA, 0, 8, 128, {0}, 8},
    {"no region", PUT, 7, 0, 8, 0, {0}, 8},
    {"nothing, nowhere", PUT, 7, 0, 0, 9, {0}, 0},
    {"less data", PUT, HEAP, 0, 16, 0, {0}, 8},
    {"put to a state", PUT, STATE, 0, 8, 0, {0}, 8},
    {"get of a state", GET, STATE, 0, 8, 8, {77}, 0},
    {"get of a word for AMOs", GET, STATE, 0, 8, 16, {77}, 0},
    {"get of nothing", GET, HEAP, 0, 0, 0, {77}, 0},
    {"blocks", PUTS, HEAP, 0, 8, 0, {16, 32}, 256},
    {"blocks up to the end", PUTS, HEAP, 0, 8, 8, {16, 32}, 256},
    {"blocks beyond", PUTS, HEAP, 0, 8, 9, {16, 32}, 256},
    {"backward", PUTS, HEAP, 0, 8, 496, {(uint64_t) -16, 32}, 256},
    {"before the start", PUTS, HEAP, 0, 8, 495, {(uint64_t) -16, 32}, 256},
    {"one block", PUTS, HEAP, 0, 8, 0, {1000, 1}, 8},
    {"no block", PUTS, HEAP, 0, 8, 0, {1000, 0}, 0},
    {"blocks overflow", PUTS, HEAP, 0, 8, 0, {UINT64_C(1) << 62, 3}, 24},
    {"too many blocks", PUTS, HEAP, 0, 0, 0, {0, MOST + 1}, 0},
    {"most blocks", PUTS, HEAP, 0, 0, 0, {0, MOST}, 0},
    {"get blocks", GETS, HEAP, 0, 4, 4, {12, 3, 78}, 0},
    {"most of an answer", GETS, HEAP, 0, 8, 0, {0, 4080, 78}, 0},
    {"too many for one", GETS, HEAP, 0, 8, 0, {0, 4081, 78}, 0},
    {"get no block", GETS, HEAP, 0, 8, 0, {0, 0, 78}, 0},
    {"AMO", AMO, STATE, SMA_AMO_ADD, 8, 16, {1}, 0},
    {"AMO on a state", AMO, STATE, SMA_AMO_ADD, 8, 8, {1}, 0},
    {"2 bytes", AMO, HEAP, SMA_AMO_XOR, 2, 2, {1}, 0},
    {"4 bytes", FETCH, HEAP, SMA_AMO_CSWAP, 4, 4, {1, 2, 79}, 0},
    {"1 byte", AMO, HEAP, SMA_AMO_ADD, 1, 0, {1}, 0},
    {"16 bytes", AMO, HEAP, SMA_AMO_ADD, 16, 0, {1}, 0},
    {"odd", AMO, HEAP, SMA_AMO_ADD, 4, 2, {1}, 0},
    {"no such AMO", AMO, HEAP, SMA_AMO_XOR + 1, 4, 4, {1}, 0},
    {"no such kind", SMA_FORMAT_KINDS, HEAP, 0, 4, 4, {1}, 0},
};

static void read_piece(const char *name, size_t bytes, size_t there,
                       int changed)
{
    struct sma_format_piece p = {.id = 80, .bytes = (uint32_t) bytes};
    size_t all = HEAD + sizeof p + there;
    struct sma_format_reader r;
    struct sma_format_came came;

    begin();
    p.check = sma_format_piece_check(&p);
    p.id ^= (uint64_t) changed;
    memcpy(message + HEAD, &p, sizeof p);
    sma_format_close(message, all);
    sma_format_open(&job, &r, message, all);
    printf("%s, sum %08" PRIx32 ":", name, r.head.check);
    while (sma_format_next_piece(&r, &came))
        printf(" %zu for %lu, %td left", came.bytes, (unsigned long) came.id,
               r.end - r.at);
    printf("%s%s\n", r.why != NULL ? " " : "", r.why != NULL ? r.why : "");
}

/* form.txt has the values that another program for SipHash-2-4 computes. */
static void macs(void)
{
    static const size_t sizes[] = {0, 7, 8, 20};
    struct sma_format_job one = job;

    one.start = 0x01020304;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        printf("MAC of %zu bytes: %016" PRIx64 "\n", sizes[i],
               sma_format_mac(&one, SMA_FORMAT_FOR_COLL, "0123456789abcdefghij",
                              sizes[i]));
    printf("tag: %016" PRIx64 "\n", sma_format_tag(&one, 2, 1));
}

int main(void)
{
    struct op put = ops[0], fetch = ops[33];

    macs();
    allow_all();
    heads();
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
        read_op(&ops[i], 0, 0);
    put.name = "changed", fetch.name = "without its last word";
    read_op(&put, 0, 1);
    read_op(&fetch, 8, 0);
    put.name = "half an operation";
    put.data = 0;
    read_op(&put, 8, 0);
    read_piece("piece", 5, 8, 0);
    read_piece("empty piece", 0, 0, 0);
    read_piece("data beyond its end", 9, 8, 0);
    read_piece("changed piece", 8, 8, 1);
    return 0;
}
