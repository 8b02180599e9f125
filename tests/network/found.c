/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A wire that is the one over UCX, but for what it says that it has found: the words of
 * SMA_TEST_FOUND, which are a kind and a text (found.sh).
 */
#define sma_wire sma_wire_real
#include "net/wire.h"
#undef sma_wire

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((visibility("default"))) struct sma_wire_real sma_wire;

static void (*real_open)(const struct sma_wire_host *host,
                         struct sma_wire_facts *facts);

static void open_wire(const struct sma_wire_host *host,
                      struct sma_wire_facts *facts)
{
    static char kind[16], found[64];
    const char *text = getenv("SMA_TEST_FOUND");

    real_open(host, facts);
    if (text != NULL && sscanf(text, "%15s %63[^\n]", kind, found) == 2) {
        facts->kind = kind;
        facts->found = found;
    }
}

__attribute__((constructor)) static void take_over(void)
{
    void *lib = dlopen(getenv("SMA_TEST_WIRE"), RTLD_NOW | RTLD_LOCAL);
    const void *real = lib != NULL ? dlsym(lib, SMA_WIRE_SYMBOL) : NULL;

    if (real == NULL)
        return;
    memcpy(&sma_wire, real, sizeof sma_wire);
    real_open = sma_wire.open;
    sma_wire.open = open_wire;
}
