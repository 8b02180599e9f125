/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Programs that are looked for in PATH (path.h).
 */
#include "common/path.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Is there a file of this name in a directory of which `len` characters are the
 * name?  No characters mean the working directory. */
static bool has_file(const char *directory, size_t len, const char *name)
{
    char *file;
    bool has;

    if (asprintf(&file, "%.*s%s%s", (int) len, directory, len > 0 ? "/" : "",
                 name) < 0)
        return true; /* the first error counts */
    has = access(file, F_OK) == 0;
    free(file);
    return has;
}

/* execvp fails with EACCES, too, when it has met a directory that the user may not
 * search, such as one below /root that su has left in PATH. */
int path_error(const char *program)
{
    int error = errno;
    const char *path = getenv("PATH");

    if (error != EACCES || path == NULL || strchr(program, '/') != NULL)
        return error;
    for (;;) {
        size_t len = strcspn(path, ":");

        if (has_file(path, len, program))
            return EACCES;
        if (path[len] == '\0')
            return ENOENT;
        path += len + 1;
    }
}

bool path_find(const char *program, char *file_p, size_t size)
{
    const char *path = getenv("PATH");

    if (strchr(program, '/') != NULL)
        return snprintf(file_p, size, "%s", program) < (int) size;
    while (path != NULL && *path != '\0') {
        int n = (int) strcspn(path, ":");

        if (snprintf(file_p, size, "%.*s%s%s", n, path, n > 0 ? "/" : "",
                     program) < (int) size &&
            access(file_p, X_OK) == 0)
            return true;
        path += n + (path[n] == ':');
    }
    return false;
}
