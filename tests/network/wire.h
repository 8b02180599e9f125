/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A wire before the library's own one: a file that includes this has take_over, which
 * changes what it likes of `sma_wire`, the table that the library sees.  The script
 * `wire` makes a copy of the library that finds it, and the real one in the folder
 * "real" beside it.
 */
#ifndef TEST_WIRE_H
#define TEST_WIRE_H

#define sma_wire sma_wire_table
#include "net/wire.h"
#undef sma_wire

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((visibility("default"))) struct sma_wire_table sma_wire;

static struct sma_wire_table real;

static void take_over(void);

__attribute__((constructor)) static void load_real(void)
{
    const char *name;
    char path[4096];
    Dl_info here;
    void *lib, *table;

    if (dladdr(&sma_wire, &here) == 0)
        abort();
    name = strrchr(here.dli_fname, '/') + 1;
    snprintf(path, sizeof path, "%.*sreal/%s", (int) (name - here.dli_fname),
             here.dli_fname, name);
    lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    table = lib != NULL ? dlsym(lib, SMA_WIRE_SYMBOL) : NULL;
    if (table == NULL) {
        fprintf(stderr, "%s is no wire\n", path);
        abort();
    }
    memcpy(&real, table, sizeof real);
    sma_wire = real;
    take_over();
}

#endif
