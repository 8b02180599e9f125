/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The library's own environment variables, which are the rows of
 * src/api/env.def: reads, checks and prints them.  init reads all of them once.
 * Variables of others (launchers, wires, the loader) are read where they are used:
 * in boot/, net/ and api/.
 */
#include <ctype.h>
#include <locale.h>

#include "base/env.h"
#include "gen/env_table.h"
#include "shared/cpus.h"
#include "shared/text.h"
#include "shared/wires.h"

enum env_kind { FLAG, SIZE, LEVEL, WORD, PROCESSORS, FLAG_OR_FILE, FILE_NAME };

struct env_row {
    const char *name;
    const char *older; /* older spellings, separated by blanks */
    enum env_kind kind;
    const char *choices; /* of a LEVEL: "0-1"; of others: the words */
    const char *preset;
    const char *meaning;
};

#define ROW(id, name, older, kind, choices, preset, meaning) \
    [ENV_##id] = {name, older, kind, choices, preset, meaning},
#define INDEX(id, ...) ENV_##id,

enum { SMA_ENV_TABLE(INDEX) ENV_COUNT, ENV_FOR_TESTS = ENV_TEST_COUNTS };

static const struct env_row rows[] = {SMA_ENV_TABLE(ROW)};

struct sma_env sma_env;

/* Copies word i of a text whose words are separated by blanks.  False: the text
 * has no word i. */
static bool word_at(const char *text, int i, char *word_p, size_t size)
{
    for (;; i--) {
        size_t len;

        text += strspn(text, " ");
        len = strcspn(text, " ");
        if (len == 0)
            return false;
        if (i == 0) {
            if (len >= size)
                len = size - 1;
            memcpy(word_p, text, len);
            word_p[len] = '\0';
            return true;
        }
        text += len;
    }
}

/* The value of a row's variable, or NULL.  name_p becomes the spelling under
 * which the value was found. */
static const char *lookup(const struct env_row *row, char *name_p, size_t size)
{
    const char *value = getenv(row->name);

    strncpy(name_p, row->name, size - 1);
    name_p[size - 1] = '\0';
    for (int i = 0; value == NULL && word_at(row->older, i, name_p, size); i++)
        value = getenv(name_p);
    return value;
}

/* strtold in the locale "C", whatever locale the program has set. */
static long double number(const char *text, char **end_p)
{
    locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t) 0);
    long double value;

    if (plain == (locale_t) 0)
        return strtold(text, end_p);
    value = strtold_l(text, end_p, plain);
    freelocale(plain);
    return value;
}

int sma_env_parse_size(const char *text, uint64_t *bytes_p)
{
    const char *start = text;
    char *end;
    long double value;

    while (isspace((unsigned char) *start))
        start++;
    if (*start == '+')
        start++;
    /* strtold would also accept a minus, hexadecimal numbers, inf and nan */
    if (!isdigit((unsigned char) *start) && *start != '.')
        return -EINVAL;
    if (start[0] == '0' && (start[1] == 'x' || start[1] == 'X'))
        return -EINVAL;
    value = number(start, &end);
    if (end == start)
        return -EINVAL;
    switch (sma_lower(*end)) {
    case 't': value *= 1024; /* fall through */
    case 'g': value *= 1024; /* fall through */
    case 'm': value *= 1024; /* fall through */
    case 'k':
        value *= 1024;
        end = strchr(end, '\0'); /* OpenSHMEM: what follows is ignored */
        break;
    case 'b': end++; break;
    default: break;
    }
    while (isspace((unsigned char) *end))
        end++;
    if (*end != '\0')
        return -EINVAL;
    if (value > (long double) SMA_HEAP_MOST)
        return -ERANGE;
    *bytes_p = (uint64_t) value;
    if ((long double) *bytes_p < value)
        ++*bytes_p; /* round up: the heap has at least the size asked for */
    return 0;
}

static bool is_one_of(const char *value, const char *const *words)
{
    for (; *words != NULL; words++)
        if (sma_same_word(value, *words))
            return true;
    return false;
}

static const char *const no[] = {"0", "n", "no", "off", "false", NULL};

static bool get_flag(int i)
{
    char name[64];
    const char *value = lookup(&rows[i], name, sizeof name);

    return value != NULL && !is_one_of(value, no);
}

/* The value of a variable that is a flag or names a file: the name of the file,
 * "" for a flag that is set, NULL for a flag that is not set. */
static const char *get_file(int i)
{
    static const char *const yes[] = {"1", "y", "yes", "on", "true", NULL};
    char name[64];
    const char *value = lookup(&rows[i], name, sizeof name);

    if (value == NULL || *value == '\0' || is_one_of(value, no))
        return NULL;
    if (!is_one_of(value, yes))
        return value;
    if (rows[i].kind == FILE_NAME)
        sma_fatal(NULL, "%s is \"%s\", must be the name of a file", name,
                  value);
    return "";
}

static int get_level(int i)
{
    char name[64], *end;
    const char *value = lookup(&rows[i], name, sizeof name);
    long low = strtol(rows[i].choices, &end, 10);
    long high = strtol(end + 1, NULL, 10);
    long level;

    if (value == NULL)
        value = rows[i].preset;
    errno = 0;
    level = strtol(value, &end, 10);
    if (end == value || *end != '\0' || errno || level < low || level > high)
        sma_fatal(NULL, "%s is \"%s\", must be %s", name, value,
                  rows[i].choices);
    return (int) level;
}

/* The number of the row's word that is the value, or -1. */
static int find_word(int i, const char *value)
{
    char word[32];

    for (int k = 0; word_at(rows[i].choices, k, word, sizeof word); k++)
        if (sma_same_word(value, word))
            return k;
    return -1;
}

void sma_env_text(const char *name, unsigned value, char *text_p, size_t size)
{
    int i = 0;

    while (strcmp(rows[i].name, name) != 0)
        i++;
    if (rows[i].kind == LEVEL && value <= (unsigned) rows[i].choices[2] - '0')
        snprintf(text_p, size, "%u", value);
    else if (rows[i].kind == LEVEL ||
             !word_at(rows[i].choices, (int) value, text_p, size))
        snprintf(text_p, size, "unknown");
}

static int word_of(int i, const char *name, const char *value)
{
    int k = find_word(i, value);

    if (k < 0)
        sma_fatal(NULL, "%s is \"%s\", must be one of: %s", name, value,
                  rows[i].choices);
    return k;
}

static int get_word(int i)
{
    char name[64];
    const char *value = lookup(&rows[i], name, sizeof name);

    return word_of(i, name, value != NULL ? value : rows[i].preset);
}

/* SHMEM_NETWORK was a variable of its own until version 1.1, so both may be
 * set. */
static void get_transport(void)
{
    enum { SHM = SMA_TRANSPORT_SHM };
    const struct env_row *row = &rows[ENV_TRANSPORT];
    const char *older = getenv(row->older);
    int word = get_word(ENV_TRANSPORT), other = 0;

    if (older != NULL)
        other = word_of(ENV_TRANSPORT, row->older, older);
    if (word == 0)
        word = other;
    else if (other > 0 &&
             (word % SHM != other % SHM || (word == SHM) != (other == SHM)))
        sma_fatal(NULL, "%s is %s but %s, its older name, is %s", row->name,
                  getenv(row->name), row->older, older);
    sma_env.transport = word;
    sma_env.network = word % SHM;
}

static void get_service_thread(void)
{
    const struct env_row *row = &rows[ENV_SERVICE_THREAD];
    char name[64];
    const char *value = lookup(row, name, sizeof name);

    if (value == NULL)
        value = row->preset;
    sma_env.serve = find_word(ENV_SERVICE_THREAD, value);
    if (sma_env.serve >= 0)
        return;
    sma_env.serve = SMA_SERVE_PLACED;
    if (!sma_cpus_parse(value, &sma_env.serve_cpus))
        sma_fatal(NULL,
                  "%s is \"%s\", must be one of: %s, or processors, as in 2,3 "
                  "or 8-11",
                  name, value, row->choices);
}

static void get_symmetric_size(void)
{
    static char name[64];
    const char *value = lookup(&rows[ENV_SYMMETRIC_SIZE], name, sizeof name);
    int err;

    sma_env.symmetric_size_name =
        value != NULL ? name : rows[ENV_SYMMETRIC_SIZE].name;
    if (value == NULL)
        return;
    err = sma_env_parse_size(value, &sma_env.symmetric_size);
    if (err == -ERANGE)
        sma_fatal(NULL, "%s is \"%s\", more than an address can hold", name,
                  value);
    if (err)
        sma_fatal(NULL,
                  "%s is \"%s\", must be a number of bytes, perhaps with a "
                  "suffix k, m, g or t",
                  name, value);
    if (sma_env.symmetric_size == 0)
        sma_env.symmetric_size = 1; /* the smallest heap: 0 means the default */
    sma_env.symmetric_size_text = value;
}

void sma_env_read(void)
{
    sma_env.version = get_flag(ENV_VERSION);
    sma_env.info = get_flag(ENV_INFO);
    sma_env.debug = get_flag(ENV_DEBUG);
    sma_env.check = get_level(ENV_CHECK);
    sma_env.huge_pages = get_word(ENV_HUGE_PAGES);
    sma_env.numa = get_word(ENV_NUMA);
    get_transport();
    sma_env.atomics = (int) get_word(ENV_ATOMICS);
    get_service_thread();
    sma_env.reduce = get_word(ENV_REDUCE);
    sma_env.wait = get_word(ENV_WAIT);
    sma_env.coll_threads = get_level(ENV_COLL_THREADS);
    sma_env.timeout = get_level(ENV_TIMEOUT);
    sma_env.hang_timeout = get_level(ENV_HANG_TIMEOUT);
    sma_env.stats = get_file(ENV_STATS);
    sma_env.trace = get_file(ENV_TRACE);
    sma_env.test_counts = get_flag(ENV_TEST_COUNTS);
    sma_env.test_nodes = get_level(ENV_TEST_NODES);
    sma_env.test_cyclic = get_flag(ENV_TEST_CYCLIC);
    sma_env.segment = get_word(ENV_TEST_SEGMENT);
    sma_env.paths = get_word(ENV_TEST_SMALL_TRANSFERS);
    get_symmetric_size();
    sma_self.check = sma_env.check;
    sma_self.debug = sma_env.debug;
}

void sma_env_print(void)
{
    for (int i = 0; i < ENV_COUNT; i++) {
        char name[64];
        const char *value = lookup(&rows[i], name, sizeof name);

        if (i >= ENV_FOR_TESTS && value == NULL)
            continue;
        sma_say("%s=%s%s%s", rows[i].name, value ? value : rows[i].preset,
                value ? "" : " (default)",
                value && strcmp(name, rows[i].name) ? " (older name)" : "");
        sma_say("    %s", rows[i].meaning);
        if (rows[i].older[0] != '\0')
            sma_say("    Also: %s", rows[i].older);
    }
}
