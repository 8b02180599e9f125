/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libFuzzer harness for messages of other PEs: bundles, whose operations are
 * done on memory with an end on both sides, and answers.  The bits of the first
 * byte say whether the message is an answer, and whether its head and its parts
 * get the tag, length and check sums that they need to be read on.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/c/net/format/mac.c"
#include "../../src/c/net/format/read.c"

enum { IS_ANSWER = 1, RIGHT_HEAD = 2, RIGHT_PARTS = 4 };

static const struct sma_format_job job = {
    .me = 1, .n = 3, .secret = "0123456789abcde"};

/* Regions like those of a PE: the heap; static data with a gap; a state with one
 * word for atomic operations; keys. */
static const struct {
    int region, may;
    size_t offset, bytes;
} areas[] = {
    {SMA_HEAP, SMA_FORMAT_MAY_GET | SMA_FORMAT_MAY_PUT | SMA_FORMAT_MAY_AMO, 0,
     500},
    {SMA_DATA, SMA_FORMAT_MAY_GET | SMA_FORMAT_MAY_PUT | SMA_FORMAT_MAY_AMO, 0,
     64},
    {SMA_DATA, SMA_FORMAT_MAY_GET | SMA_FORMAT_MAY_PUT | SMA_FORMAT_MAY_AMO,
     128, 64},
    {SMA_STATE, SMA_FORMAT_MAY_GET, 0, 100},
    {SMA_STATE, SMA_FORMAT_MAY_AMO, 16, 8},
    {SMA_FORMAT_KEYS, SMA_FORMAT_MAY_GET, 0, 200},
};

enum { AREAS = sizeof areas / sizeof *areas };

static struct sma_format_memory make_memory(char **block)
{
    struct sma_format_memory m = {.n = 0};

    for (int i = 0; i < AREAS; i++) {
        block[i] = calloc(1, areas[i].bytes);
        sma_format_allow(&m, areas[i].region, areas[i].may, areas[i].offset,
                         areas[i].bytes, block[i]);
    }
    return m;
}

static void set_head(unsigned char *message, size_t size)
{
    struct sma_format_head head;

    memcpy(&head, message, sizeof head);
    head.from %= job.n;
    head.tag = sma_format_tag(&job, head.from, job.me);
    head.channel %= SMA_FORMAT_CHANNELS;
    head.flags &= SMA_FORMAT_FLAGS;
    memcpy(message, &head, sizeof head);
    sma_format_close(message, size);
}

/* Sets the check sums of operations, up to one that does not fit. */
static void set_ops(unsigned char *message, size_t size)
{
    struct sma_format_op op;
    uint64_t word[3];
    size_t at = sizeof(struct sma_format_head);

    while (size - at >= sizeof op) {
        size_t words, data = 0;

        memcpy(&op, message + at, sizeof op);
        op.kind %= SMA_FORMAT_KINDS;
        words = words_of[op.kind] * sizeof *word;
        if (size - at - sizeof op < words)
            return;
        memcpy(word, message + at + sizeof op, words);
        op.check = sma_format_op_check(&op, word, words_of[op.kind]);
        memcpy(message + at, &op, sizeof op);
        at += sizeof op + words;
        if (op.kind == SMA_FORMAT_PUT)
            data = sma_format_padded(op.bytes);
        else if (op.kind == SMA_FORMAT_PUTS && word[1] < SMA_FORMAT_BYTES)
            data = sma_format_padded(op.bytes * word[1]);
        if (data > size - at)
            return;
        at += data;
    }
}

static void set_pieces(unsigned char *message, size_t size)
{
    struct sma_format_piece piece;
    size_t at = sizeof(struct sma_format_head);

    while (size - at >= sizeof piece) {
        memcpy(&piece, message + at, sizeof piece);
        piece.check = sma_format_piece_check(&piece);
        memcpy(message + at, &piece, sizeof piece);
        at += sizeof piece;
        if (sma_format_padded(piece.bytes) > size - at)
            return;
        at += sma_format_padded(piece.bytes);
    }
}

static void read_bundle(struct sma_format_reader *r)
{
    char *block[AREAS];
    struct sma_format_memory m = make_memory(block);
    struct sma_format_todo todo;

    while (sma_format_next_op(&m, r, &todo)) {
        size_t bytes = todo.n * todo.bytes;
        unsigned char *answer =
            todo.answers ? malloc(sma_format_padded(bytes)) : NULL;

        if (todo.answers && bytes > SMA_FORMAT_BYTES -
                                        sizeof(struct sma_format_head) -
                                        sizeof(struct sma_format_piece))
            abort(); /* no answer holds so much */
        sma_format_do(&todo, answer);
        free(answer);
    }
    for (size_t i = 0; i < areas[3].bytes; i++)
        if (block[3][i] != 0)
            abort(); /* nobody may write there */
    for (int i = 0; i < AREAS; i++)
        free(block[i]);
}

static void read_answer(struct sma_format_reader *r)
{
    struct sma_format_came came;
    unsigned char copy[SMA_FORMAT_BYTES];

    while (sma_format_next_piece(r, &came))
        memcpy(copy, came.data, came.bytes);
}

/* The test vector of the authors of SipHash-2-4. */
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    unsigned char byte[16];

    (void) argc, (void) argv;
    for (int i = 0; i < 16; i++)
        byte[i] = (unsigned char) i;
    if (sip_hash(byte, byte, 15) != UINT64_C(0xa129ca6149be45e5))
        abort();
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct sma_format_reader r;
    unsigned char *message;

    if (size < 1)
        return -1;
    message = malloc(size);
    memcpy(message, data + 1, --size);
    if ((data[0] & RIGHT_PARTS) != 0 && size >= sizeof r.head) {
        if ((data[0] & IS_ANSWER) != 0)
            set_pieces(message, size);
        else
            set_ops(message, size);
    }
    if ((data[0] & RIGHT_HEAD) != 0 && size >= sizeof r.head)
        set_head(message, size);
    if (sma_format_open(&job, &r, message, size) == SMA_FORMAT_FINE) {
        if ((data[0] & IS_ANSWER) != 0)
            read_answer(&r);
        else
            read_bundle(&r);
    }
    free(message);
    return 0;
}
