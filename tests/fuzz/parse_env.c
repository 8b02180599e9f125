/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libFuzzer harness for the values of the environment variables.  The first
 * byte says which spelling of which variable, the rest is its value.
 */
#include "parse_library.h"

#include "../../src/c/base/env.c"
#include "../../src/c/shared/cpus.c"

struct sma_self sma_self;

void sma_say(const char *fmt, ...)
{
    va_list ap;

    va_start(ap, fmt);
    parse_text(fmt, ap);
    va_end(ap);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct sma_env zero;
    char name[64], *value;
    int row;

    if (size < 1)
        return -1;
    row = data[0] % ENV_COUNT;
    if (!word_at(rows[row].older, data[0] / ENV_COUNT, name, sizeof name))
        snprintf(name, sizeof name, "%s", rows[row].name);
    value = parse_string(data + 1, size - 1);
    if (setenv(name, value, 1) != 0)
        abort();
    sma_env = zero;
    if (setjmp(parse_end) == 0) {
        long low, high;

        sma_env_read();
        sma_env_print();
        /* a value that was taken is one that the table allows */
        if (row == ENV_SYMMETRIC_SIZE &&
            (sma_env.symmetric_size == 0 ||
             sma_env.symmetric_size > UINT64_MAX / 4))
            abort();
        if (rows[row].kind == LEVEL &&
            (sscanf(rows[row].choices, "%ld-%ld", &low, &high) != 2 ||
             get_level(row) < low || get_level(row) > high))
            abort();
    }
    unsetenv(name);
    free(value);
    return 0;
}
