/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The files of --output-dir (output.h).
 */
#include "oshrun/output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "oshrun/options.h"
#include "shared/output.h"

static int dir = -1;

/* Makes the directory, and those above it that are missing. */
static void make_directory(const char *name)
{
    char *path = strdup(name);

    if (path == NULL)
        fail_memory();
    for (char *p = strchr(path + 1, '/'); p != NULL; p = strchr(p + 1, '/')) {
        *p = '\0';
        mkdir(path, 0777); /* what is wrong shows in the end */
        *p = '/';
    }
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        fail("--output-dir %s: %s", name, strerror(errno));
    free(path);
}

void output_start(void)
{
    const char *name = oshrun_opt.output_dir;

    if (name == NULL)
        return;
    if (*name == '\0')
        fail("--output-dir: the name of the directory is empty");
    make_directory(name);
    dir = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (dir < 0)
        fail("--output-dir %s: %s", name, strerror(errno));
}

int output_open(int i)
{
    const char *why;
    char name[32];
    int fd;

    snprintf(name, sizeof name, "pe.%d", i);
    fd = sma_output_open(dir, name, true, &why);
    if (fd < 0)
        fail("%s/%s: %s", oshrun_opt.output_dir, name, why);
    /* what the program starts may write there, too */
    fcntl(fd, F_SETFL, O_APPEND);
    return fd;
}
