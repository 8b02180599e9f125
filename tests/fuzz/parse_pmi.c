/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libFuzzer harness for what a PMI server says: the pairs of an answer, the
 * pieces of a value, the map of hosts, and whole answers as they come through a
 * socket, in pieces and perhaps not to the end.  The first byte says which.
 */
#include "parse_library.h"

#include <sys/socket.h>
#include <unistd.h>

#include "../../src/c/boot/pmi_hosts.c"
#include "../../src/c/boot/pmi_text.c"
#include "../../src/c/boot/pmi_wire.c"

struct sma_self sma_self;
struct sma_topology sma_topology;
struct sma_env sma_env;

void sma_boot_not_all_here(const char *step)
{
    (void) step;
    parse_stop();
}

void sma_debug(const char *fmt, ...)
{
    (void) fmt;
}
const char *sma_host(void)
{
    return "node7";
}
double sma_now(void)
{
    return 1;
}
struct sma_limit sma_limit_begin(void)
{
    return (struct sma_limit){.since = 1};
}

bool sma_limit_is_over(struct sma_limit *limit, int seconds)
{
    (void) limit, (void) seconds;
    return false;
}
void sma_nodes_read_boot(char *text_p, size_t size)
{
    snprintf(text_p, size, "boot 1");
}
int sma_pmi_connect(const char *where)
{
    return where[0];
}

/* MPI does not run beside libsma here. */
bool sma_mpi_numbers(int *rank_p, int *size_p)
{
    (void) rank_p;
    (void) size_p;
    return false;
}

void *sma_load_symbol(const char *name)
{
    (void) name;
    return NULL;
}

void sma_no_memory(const struct sma_routine *routine, size_t bytes)
{
    (void) routine, (void) bytes;
    abort();
}

void *sma_new(const struct sma_routine *routine, size_t n, size_t size)
{
    (void) routine;
    return calloc(n, size);
}

/* A server may say how long a value is, and be wrong. */
void *sma_buffer(const struct sma_routine *routine, size_t bytes)
{
    (void) routine;
    if (bytes > 1 << 20)
        parse_stop();
    return malloc(bytes);
}

static void pairs(const char *text)
{
    static const char *const keys[] = {"cmd", "rc", "value", "size"};
    const char *value;
    size_t len;
    int number;

    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 2; k++) {
            char stop = k == 0 ? ' ' : ';';

            if (sma_pmi_find(text, stop, keys[i], &value, &len) &&
                (value < text || value + len > text + strlen(text)))
                abort();
            (void) sma_pmi_find_number(text, stop, keys[i], &number);
        }
}

/* What is encoded comes back. */
static void code(const uint8_t *data, size_t size)
{
    char *text = malloc(SMA_PMI_CHARS(size) + 1), *back = malloc(size + 1);

    sma_pmi_encode(data, size, text);
    if (strlen(text) != SMA_PMI_CHARS(size) ||
        !sma_pmi_decode(text, strlen(text), back, size) ||
        memcmp(data, back, size) != 0)
        abort();
    (void) sma_pmi_decode((const char *) data, size, back, size * 3 / 4);
    free(text);
    free(back);
}

static void map(const uint8_t *data, size_t size)
{
    int32_t *words = malloc(size + 1);

    memcpy(words, data, size);
    sma_self.job_n = 12;
    host_of = calloc(12, sizeof *host_of);
    (void) read_map(words, size / sizeof *words);
    free(words);
    sma_pmi_forget_hosts();
}

/* The server says all of it and has gone. */
static void answers(const uint8_t *data, size_t size, int version, int what)
{
    int pair[2], rank, n;
    size_t bytes;

    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0 ||
        send(pair[1], data, size, 0) != (ssize_t) size)
        abort();
    shutdown(pair[1], SHUT_WR);
    memset(&pmi, 0, sizeof pmi);
    pmi.fd = pair[0];
    pmi.client = getpid();
    pmi.version = version;
    pmi.piece = PIECE;
    if (setjmp(parse_end) == 0) {
        if (what == 0)
            agree();
        if (what == 1 && pmi.version == 1)
            enter_1();
        if (what == 1 && pmi.version == 2)
            enter_2(false, &rank, &n);
        if (what == 2)
            free(sma_pmi_get(0, "sma.map", &bytes));
        if (what == 3)
            sma_pmi_fence("fence");
    }
    close(pair[0]);
    close(pair[1]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text;

    if (size < 1)
        return -1;
    switch (data[0] % 4) {
    case 0:
        text = parse_string(data + 1, size - 1);
        pairs(text);
        free(text);
        break;
    case 1: code(data + 1, size - 1); break;
    case 2: map(data + 1, size - 1); break;
    default: answers(data + 1, size - 1, 1 + data[0] / 4 % 2, data[0] / 8 % 4);
    }
    return 0;
}
