/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Programs that are looked for in PATH (path.h).
 */
#include "common/path.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Finds a file that may be accessed so in a directory of PATH; an empty name is that of
 * the working directory. */
static bool find(const char *program, int mode, char *file_p, size_t size)
{
    const char *path = getenv("PATH");
    struct stat st;

    while (path != NULL && *path != '\0') {
        int n = (int) strcspn(path, ":");

        if (snprintf(file_p, size, "%.*s%s%s", n, path, n > 0 ? "/" : "",
                     program) < (int) size &&
            access(file_p, mode) == 0 &&
            (mode == F_OK || (stat(file_p, &st) == 0 && S_ISREG(st.st_mode))))
            return true;
        path += n + (path[n] == ':');
    }
    return false;
}

/* execvp fails with EACCES, too, when it has met a directory that the user may not
 * search, such as one below /root that su has left in PATH. */
int path_error(const char *program)
{
    char file[PATH_MAX];
    int error = errno;

    if (error != EACCES || getenv("PATH") == NULL ||
        strchr(program, '/') != NULL)
        return error;
    return find(program, F_OK, file, sizeof file) ? EACCES : ENOENT;
}

bool path_find(const char *program, char *file_p, size_t size)
{
    if (strchr(program, '/') != NULL)
        return snprintf(file_p, size, "%s", program) < (int) size;
    return find(program, X_OK, file_p, size);
}
