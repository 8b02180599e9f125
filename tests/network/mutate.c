/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A faulty PE: a shared object for LD_PRELOAD, whose functions take the place of
 * UCX's and change one message that a PE sends.  SMA_TEST_MUTATE is "PE N KIND
 * SEED": message N of the PE is changed.  KIND is bit, byte, word or length: one
 * bit, byte or word of 8 bytes is another one, or the message is longer or
 * shorter; or it is stranger or repeat: the message is right, but after it comes
 * one that is not from a PE of the job, or the same once more.  N counts active messages and messages with tags from 1 on.  The file
 * named by SMA_TEST_MUTATE_LOG gets a line about the change, which says "data" if
 * only data of the program are other ones; or, if N is 0, the number of messages
 * at the end.  The object does nothing without SMA_TEST_MUTATE.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <ucp/api/ucp.h>

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

__attribute__((constructor)) static void begin(void)
{
    const char *what = getenv("SMA_TEST_MUTATE"), *me = getenv("SMA_PE");
    unsigned long seed;
    int which;

    if (what == NULL || me == NULL ||
        sscanf(what, "%d %lu %15s %lu", &which, &change, kind, &seed) != 4 ||
        atoi(me) != which)
        return;
    pe = which;
    state = seed * 0x9e3779b97f4a7c15u + 0x1234567;
}

__attribute__((destructor)) static void end(void)
{
    char text[80];

    if (pe < 0 || change != 0)
        return;
    snprintf(text, sizeof text, "%d sends %lu\n", pe, sent);
    say(text);
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

/* UCX is loaded by a plug-in, so the search after this object does not find
 * it. */
static void *real(const char *name)
{
    void *lib = dlopen("libucp.so.0", RTLD_NOW | RTLD_NOLOAD);
    void *f = lib != NULL ? dlsym(lib, name) : NULL;

    if (f == NULL)
        _exit(99);
    return f;
}

ucs_status_ptr_t ucp_am_send_nbx(ucp_ep_h ep, unsigned id, const void *header,
                                 size_t header_length, const void *buffer,
                                 size_t count, const ucp_request_param_t *param)
{
    __typeof__(ucp_am_send_nbx) *f;
    __typeof__(ucp_request_free) *free_request;
    const ucp_request_param_t eager = {.op_attr_mask = UCP_OP_ATTR_FIELD_FLAGS,
                                       .flags = UCP_AM_SEND_FLAG_EAGER};
    const void *copy = buffer;
    ucs_status_ptr_t request, more;

    *(void **) &f = real("ucp_am_send_nbx");
    *(void **) &free_request = real("ucp_request_free");
    if (kind[0] == 's' || kind[0] == 'r')
        copy = one_more(buffer, count);
    else
        buffer = copy =
            changed(is_answer(buffer) ? "answer" : "bundle", buffer, &count);
    request = f(ep, id, header, header_length, buffer, count, param);
    if (copy != buffer) {
        more = f(ep, id, header, header_length, copy, count, &eager);
        if (UCS_PTR_IS_PTR(more))
            free_request(more);
    }
    return request;
}

ucs_status_ptr_t ucp_tag_send_nbx(ucp_ep_h ep, const void *buffer, size_t count,
                                  ucp_tag_t tag,
                                  const ucp_request_param_t *param)
{
    __typeof__(ucp_tag_send_nbx) *f;

    *(void **) &f = real("ucp_tag_send_nbx");
    if (kind[0] != 's' && kind[0] != 'r')
        buffer = changed("message", buffer, &count);
    return f(ep, buffer, count, tag, param);
}
