/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The paths of files that lie beside this library (beside.h).
 */
#include "base/beside.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

const char *sma_beside_self(void)
{
    Dl_info self;

    if (dladdr((void *) sma_beside_self, &self) == 0 || self.dli_fname == NULL)
        return "";
    return self.dli_fname;
}

bool sma_beside_here(char *path, size_t size, const char *file)
{
    const char *self = sma_beside_self(), *slash = strrchr(self, '/');

    if (slash == NULL)
        return false;
    snprintf(path, size, "%.*s/%s", (int) (slash - self), self, file);
    return true;
}

void sma_beside_installed(char *path, size_t size, const char *file)
{
    snprintf(path, size, "%s/%s", SMA_LIBDIR, file);
}
