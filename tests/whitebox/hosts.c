/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Which PE runs on which host (src/c/boot/nodes.c, pmi_hosts.c), which program
 * (programs.c) and the texts of PMI
 * (pmi_text.c) by themselves: the PE of this process is one of a job that does not
 * exist, and the launcher says what the case wants.
 *
 *   hosts CASE; without one it prints the names of the cases
 */
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/base.h"
#include "base/env.h"
#include "boot/boot.h"
#include "boot/launchers.h"
#include "memory/memory.h"
#include "shared/job.h"
#include "shared/limits.h"

/* Of six PEs, PEs 1, 3 and 4 are on this host, which is host 1. */
enum { PES = 6, HERE = 3, BUNDLE_HEAD = (SMA_HOST_NAME + 3) / 4 * 4 };

static const int32_t host_of[PES] = {0, 1, 0, 1, 1, 0};

struct sma_self sma_self;
struct sma_topology sma_topology;
struct sma_memory sma_memory;
struct sma_env sma_env;
static struct sma_job *job;

/* What has been published last, under which name; and what fetch gives. */
static char name[64], data[8192];
static size_t data_bytes;

/* ------------------------------------------------ what the files call */

void sma_fatal(const struct sma_routine *routine, const char *fmt, ...)
{
    va_list ap;

    (void) routine;
    va_start(ap, fmt);
    vprintf(fmt, ap);
    putchar('\n');
    exit(0);
}

void *sma_new(const struct sma_routine *routine, size_t n, size_t bytes)
{
    (void) routine;
    return calloc(n, bytes);
}

const char *sma_host(void)
{
    return "n1";
}

void sma_boot_barrier(const char *step)
{
    (void) step;
}

size_t sma_job_size(void)
{
    return 65536;
}

void sma_segment_not_mapped(const char *what, size_t bytes)
{
    (void) bytes;
    sma_fatal(NULL, "%s", what);
}

void sma_segment_grow(size_t bytes, size_t used)
{
    (void) used;
    if (ftruncate(sma_memory.segment_fd, (off_t) bytes) != 0)
        exit(2);
}

static int find_hosts(int32_t *list)
{
    memcpy(list, host_of, sizeof host_of);
    return 2;
}

static void keep(const char *what, const void *from, size_t bytes)
{
    snprintf(name, sizeof name, "%s", what);
    if (bytes > 0)
        memcpy(data, from, bytes);
    data_bytes = bytes;
}

static void publish(const char *what, const void *from, size_t bytes)
{
    if (from != NULL)
        keep(what, from, bytes);
}

static void *fetch(int first, const char *what, size_t *bytes_p)
{
    (void) first;
    (void) what;
    *bytes_p = data_bytes;
    return memcpy(malloc(data_bytes), data, data_bytes);
}

static const struct sma_launcher launcher = {
    .find_hosts = find_hosts, .publish = publish, .fetch = fetch};
const struct sma_launcher *sma_launcher = &launcher;

void sma_pmi_put(const char *what, const void *from, size_t bytes)
{
    if (strcmp(what, "sma.map") == 0)
        keep(what, from, bytes);
}

void sma_pmi_fence(const char *step)
{
    (void) step;
}

/* PEs 0 to 3: two boots of a host with one name; PE 3 is in a container. */
struct place {
    char host[SMA_HOST_NAME], boot[40], processes[40];
};
static const struct place places[] = {
    {"n1", "first", "a"},
    {"n1", "second", "a"},
    {"n1", "first", "a"},
    {"n1", "second", "b"},
};

void *sma_pmi_get(int pe, const char *what, size_t *bytes_p)
{
    if (strcmp(what, "sma.map") == 0)
        return fetch(pe, what, bytes_p);
    *bytes_p = sizeof *places;
    return memcpy(malloc(sizeof *places), &places[pe], sizeof *places);
}

/* ------------------------------------------------------------- the cases */

static void expect(bool holds, const char *what)
{
    if (!holds)
        sma_fatal(NULL, "%s", what);
}

static void start(int32_t a, int32_t b, int32_t c)
{
    job = calloc(1, 65536);
    job->pe[0].number = a;
    job->pe[1].number = b;
    job->pe[2].number = c;
    sma_self.job = job;
    sma_self.job_n = PES;
    sma_self.me = 1;
    sma_topology.host_n = HERE;
    sma_memory.segment_fd = memfd_create("hosts", 0);
    sma_nodes_find();
}

static void numbers(void)
{
    const int index[PES] = {-1, 0, -1, 1, 2, -1};

    start(1, 3, 4);
    for (int pe = 0; pe < PES; pe++) {
        expect(sma_host_index(pe) == index[pe], "a wrong place on the host");
        expect(sma_host_of(pe) == host_of[pe], "a wrong host");
    }
    expect(sma_hosts() == 2 && sma_host_here() == 1, "wrong hosts");
    expect(sma_host_first(0) == 0 && sma_host_first(1) == 1,
           "not the first PE of a host");
    expect(sma_topology.node_n == HERE && sma_topology.node_me == 0,
           "wrong PEs of the node");
}

static void unsorted(void)
{
    start(3, 1, 4);
}

static void too_large(void)
{
    start(1, 3, PES);
}

/* The host has published its addresses; they come back as those of host 0, whose
 * PEs are 0, 2 and 5. */
static uint32_t *entry(void)
{
    static uint32_t *at;

    if (at == NULL) {
        start(1, 3, 4);
        sma_nodes_publish("address", 8, "");
        at = (uint32_t *) (data + BUNDLE_HEAD + sizeof(int32_t));
        at[0] = 0;
        at[3] = 2;
        at[6] = 5;
    }
    return at;
}

static void bundle(void)
{
    size_t bytes;

    entry();
    expect(strcmp(sma_nodes_address(0, &bytes), "address") == 0 && bytes == 8,
           "a wrong address");
    sma_nodes_address(1, &bytes);
    expect(bytes == 8, "a wrong address of this host");
    sma_nodes_forget();
    sma_nodes_again();
    strcpy(name, "");
    sma_nodes_publish("another", 8, "");
    expect(strcmp(name, "sma.addresses.2") == 0,
           "the addresses of two starts have one name");
}

static void bundle_offset(void)
{
    uint32_t *at = entry();
    size_t bytes;

    at[1] = (uint32_t) data_bytes + 1;
    sma_nodes_address(0, &bytes);
}

static void bundle_bytes(void)
{
    uint32_t *at = entry();
    size_t bytes;

    at[2] = (uint32_t) data_bytes - at[1] + 1;
    sma_nodes_address(0, &bytes);
}

/* The map of the places above: two hosts, of which the second one has processes that
 * do not see each other; then the hosts of runs of PEs. */
static const int32_t good[] = {2, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1};

static void use_map(int me, const int32_t *map, size_t words)
{
    int32_t hosts[4];
    int first = -1, kind;

    sma_self.job_n = 4;
    sma_self.me = me;
    keep("sma.map", map, words * sizeof *map);
    kind = sma_pmi_find_hosts(&first);
    expect(sma_pmi_hosts(hosts) == 2, "not two hosts");
    expect(hosts[0] == 0 && hosts[1] == 1 && hosts[2] == 0 && hosts[3] == 1,
           "wrong hosts of PEs");
    expect(first == me && sma_topology.host_n == 2 && sma_topology.host_me == 0,
           "wrong PEs of this host");
    expect(kind == (me == 0 ? SMA_SEGMENT_MEMFD : SMA_SEGMENT_SHM),
           "a wrong kind of file");
}

static void map_use(void)
{
    use_map(1, good, sizeof good / sizeof *good);
}

static void map_make(void)
{
    use_map(0, NULL, 0);
    expect(data_bytes == sizeof good && memcmp(data, good, data_bytes) == 0,
           "a wrong map");
}

/* What each PE runs, as programs.c publishes it; its PEs are those of host 0. */
static struct {
    uint64_t id;
    int32_t pe, pad;
    char path[SMA_JOB_PATH];
} theirs[] = {{7, 0, 0, "a"}, {8, 2, 0, "b"}, {9, 5, 0, "c"}};

static void use_programs(void)
{
    start(1, 3, 4);
    for (int i = 0; i < HERE; i++) {
        job->pe[i].data_id = 1 + (uint64_t) i;
        snprintf(job->pe[i].program, sizeof job->pe[i].program, "%d", i);
    }
    sma_topology.host_me = 1; /* does not publish what the host runs */
    keep("sma.programs", theirs, sizeof theirs);
    sma_programs_find();
}

static void programs(void)
{
    /* that of PE 3, which is this one, then in the order in which they come */
    const int32_t want[PES] = {3, 1, 4, 0, 2, 5};

    use_programs();
    expect(memcmp(sma_memory.program_of, want, sizeof want) == 0,
           "a wrong program");
    expect(sma_memory.program[4].id == 8 &&
               strcmp(sma_memory.program[4].path, "b") == 0,
           "another program");
}

static void programs_twice(void)
{
    theirs[2].pe = 0;
    use_programs();
}

static void programs_else(void)
{
    theirs[2].pe = 1; /* is a PE of this host */
    use_programs();
}

static void programs_many(void)
{
    enum { MANY = 64 };

    job = calloc(1, 1 << 20);
    sma_self.job = job;
    sma_self.job_n = sma_topology.host_n = MANY;
    for (int i = 0; i < MANY; i++) {
        job->pe[i].data_id = 1 + (uint64_t) i;
        snprintf(job->pe[i].program, sizeof job->pe[i].program, "%d", i);
    }
    sma_nodes_find();
    sma_programs_find();
    for (int i = 0; i < MANY; i++)
        expect(sma_memory.program_of[i] == i &&
                   atoi(sma_memory.program[i].path) == i,
               "a wrong program");
}

static bool is_number(const char *text, int number)
{
    int got = number + 1;

    return sma_pmi_read_number(text, strlen(text), &got) && got == number;
}

static void texts(void)
{
    char text[16], back[8] = "xxxxxxx";
    int n;

    expect(is_number("2147483647", 2147483647) && is_number("-1", -1),
           "a number is not read");
    expect(!sma_pmi_read_number("2147483648", 10, &n) &&
               !sma_pmi_read_number("-", 1, &n) &&
               !sma_pmi_read_number("1x", 2, &n),
           "a text is taken for a number");
    expect(
        sma_pmi_find_number("xrank=1;ranks=2;rank=3;rank=4", ';', "rank", &n) &&
            n == 3,
        "the value of another key");
    sma_pmi_encode("four", 4, text);
    expect(sma_pmi_decode(text, strlen(text), back, 4) &&
               memcmp(back, "four", 4) == 0,
           "other data");
    strcat(text, "AA");
    expect(!sma_pmi_decode(text, strlen(text), back, 4) && back[4] == 'x',
           "data that are too long");
}

static const struct {
    const char *name;
    void (*run)(void);
} cases[] = {
    {"numbers", numbers},
    {"unsorted", unsorted},
    {"too-large", too_large},
    {"bundle", bundle},
    {"bundle-offset", bundle_offset},
    {"bundle-bytes", bundle_bytes},
    {"map-make", map_make},
    {"map-use", map_use},
    {"programs", programs},
    {"programs-twice", programs_twice},
    {"programs-else", programs_else},
    {"programs-many", programs_many},
    {"texts", texts},
};

int main(int argc, char **argv)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (argc < 2)
            puts(cases[i].name);
        else if (strcmp(argv[1], cases[i].name) == 0) {
            cases[i].run();
            puts("passed");
        }
    }
    return 0;
}
