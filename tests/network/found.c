/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A wire that says it has found something else: the words of SMA_TEST_FOUND, which are
 * a kind and a text.  With SMA_TEST_VERSION it is of another version (found.sh).
 */
#include "wire.h"

static void open_wire(const struct sma_wire_host *host,
                      struct sma_wire_facts *facts)
{
    static char kind[16], found[64];
    const char *text = getenv("SMA_TEST_FOUND");

    real.open(host, facts);
    if (text != NULL && sscanf(text, "%15s %63[^\n]", kind, found) == 2) {
        facts->kind = kind;
        facts->found = found;
    }
}

static void take_over(void)
{
    sma_wire.open = open_wire;
    sma_wire.version += getenv("SMA_TEST_VERSION") != NULL;
}
