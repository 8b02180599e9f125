/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The wire of a faulty PE, which changes one message that it sends.  SMA_TEST_MUTATE is
 * "PE N KIND SEED": message N of the PE is changed.  KIND is bit, byte, word or length:
 * one bit, byte or word of 8 bytes is another one, or the message is longer or shorter;
 * or it is stranger or repeat: the message is right, but after it comes one that is not
 * from a PE of the job, or the same once more.  N counts messages and messages with tags
 * from 1 on.  The file named by SMA_TEST_MUTATE_LOG gets a line about the change, which
 * says "data" if only data of the program are other ones.
 */
#include "wire.h"

#include <fcntl.h>
#include <unistd.h>

#include "net/format/format.h"

enum { MORE = 64 }; /* bytes that a message may get longer by */

static int pe = -1;
static unsigned long change, sent;
static uint64_t state;
static char kind[16];

static void say(const char *text)
{
    const char *name = getenv("SMA_TEST_MUTATE_LOG");
    int fd =
        name != NULL ? open(name, O_WRONLY | O_CREAT | O_APPEND, 0666) : -1;

    if (fd >= 0 && write(fd, text, strlen(text)) < 0)
        _exit(99);
    close(fd);
}

static void open_wire(const struct sma_wire_host *host,
                      struct sma_wire_facts *facts)
{
    const char *what = getenv("SMA_TEST_MUTATE");
    unsigned long seed;
    int which;

    real.open(host, facts);
    if (what == NULL ||
        sscanf(what, "%d %lu %15s %lu", &which, &change, kind, &seed) != 4 ||
        host->me != which)
        return;
    pe = which;
    state = seed * 0x9e3779b97f4a7c15u + 0x1234567;
}

static uint64_t random_below(uint64_t n)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (state >> 11) % n;
}

/* Half of the changes hit the first bytes of a message, where its heads are. */
static size_t place(size_t count)
{
    return random_below(count > 64 && random_below(2) == 0 ? 64 : count);
}

/* The bytes of an operation before its data, and the bytes of its data. */
static size_t before_data(const unsigned char *at, size_t *data_p)
{
    struct sma_format_op op;
    struct sma_format_blocks blocks = {.n = 1};

    memcpy(&op, at, sizeof op);
    if (op.kind == SMA_FORMAT_PUTS)
        memcpy(&blocks, at + sizeof op, sizeof blocks);
    *data_p = op.kind == SMA_FORMAT_PUT || op.kind == SMA_FORMAT_PUTS
                  ? sma_format_padded(op.bytes * blocks.n)
                  : 0;
    return op.kind == SMA_FORMAT_PUT    ? sizeof op
           : op.kind == SMA_FORMAT_GET  ? sizeof op + 8
           : op.kind == SMA_FORMAT_PUTS ? sizeof op + 16
           : op.kind == SMA_FORMAT_AMO  ? sizeof op + 16
                                        : sizeof op + 24;
}

/* Are bytes of a message data of the program?  Those between leaders are. */
static bool is_data(const char *type, const unsigned char *message,
                    size_t count, size_t first, size_t end)
{
    size_t at = sizeof(struct sma_format_head), data;

    if (type[0] == 'm')
        return true;
    for (; at < count; at += data) {
        struct sma_format_piece piece;

        if (type[0] == 'b') {
            at += before_data(message + at, &data);
        } else {
            memcpy(&piece, message + at, sizeof piece);
            at += sizeof piece;
            data = sma_format_padded(piece.bytes);
        }
        if (first >= at && end <= at + data)
            return true;
    }
    return false;
}

/* Changes a message.  Returns its new bytes, which stay until the end, or the
 * old ones if there is nothing to change. */
static const void *changed(const char *type, const void *buffer, size_t *count)
{
    size_t old = *count, at = old == 0 ? 0 : place(old);
    unsigned char *copy;
    char text[160];

    if (pe < 0 || __atomic_add_fetch(&sent, 1, __ATOMIC_RELAXED) != change)
        return buffer;
    copy = malloc(old + MORE);
    if (copy == NULL)
        abort();
    if (old > 0)
        memcpy(copy, buffer, old);
    for (size_t i = 0; i < MORE; i++)
        copy[old + i] = (unsigned char) random_below(256);
    if (strcmp(kind, "length") == 0)
        *count = old == 0 || random_below(2) == 0 ? old + 1 + random_below(MORE)
                                                  : random_below(old);
    else if (old == 0)
        return buffer;
    else if (strcmp(kind, "bit") == 0)
        copy[at] ^= (unsigned char) (1 << random_below(8));
    else if (strcmp(kind, "byte") == 0)
        copy[at] = (unsigned char) (copy[at] + 1 + random_below(255));
    else
        for (size_t i = 0, word = at & ~(size_t) 7; i < 8; i++)
            if (word + i < old)
                copy[word + i] = (unsigned char) random_below(256);
    if (strcmp(kind, "word") == 0)
        at &= ~(size_t) 7;
    snprintf(text, sizeof text,
             "PE %d message %lu, %s of %zu bytes: %s%s at %zu, %zu bytes\n", pe,
             change, type, old,
             *count == old && is_data(type, buffer, old, at,
                                      at + (kind[0] == 'w' ? 8 : 1))
                 ? "data, "
                 : "",
             kind, at, *count);
    say(text);
    return copy;
}

/* The message that comes after a bundle, or the bundle if there is none. */
static bool is_answer(const void *buffer)
{
    struct sma_format_head head;

    memcpy(&head, buffer, sizeof head);
    return (head.flags & SMA_FORMAT_ANSWER) != 0;
}

static const void *one_more(const void *buffer, size_t count)
{
    struct sma_format_head head;
    unsigned char *copy;

    if (pe < 0 || is_answer(buffer) ||
        __atomic_add_fetch(&sent, 1, __ATOMIC_RELAXED) != change)
        return buffer;
    copy = malloc(count);
    if (copy == NULL)
        abort();
    memcpy(copy, buffer, count);
    memcpy(&head, copy, sizeof head);
    if (kind[0] == 's') {
        head.tag = random_below(UINT64_MAX);
        head.number++;
        memcpy(copy, &head, sizeof head);
    }
    say(kind);
    say("\n");
    return copy;
}

static void on_done(struct sma_wire_op *op, const char *why)
{
    (void) op;
    (void) why;
}

static bool send_message(struct sma_wire_link *link, const void *data,
                         size_t bytes, struct sma_wire_message *message)
{
    static struct sma_wire_message second = {.op.done = on_done};
    const void *more = data;
    bool complete;

    if (kind[0] == 's' || kind[0] == 'r')
        more = one_more(data, bytes);
    else
        more = data =
            changed(is_answer(data) ? "answer" : "bundle", data, &bytes);
    complete = real.send(link, data, bytes, message);
    if (more != data)
        real.send(link, more, bytes, &second);
    return complete;
}

static bool send_tagged(struct sma_wire_link *link, uint64_t tag,
                        const void *data, size_t bytes, struct sma_wire_op *op)
{
    if (kind[0] != 's' && kind[0] != 'r')
        data = changed("message", data, &bytes);
    return real.send_tagged(link, tag, data, bytes, op);
}

static void take_over(void)
{
    sma_wire.open = open_wire;
    sma_wire.send = send_message;
    sma_wire.send_tagged = send_tagged;
}
