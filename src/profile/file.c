/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The files of SHMEM_STATS and SHMEM_TRACE: opening, closing, and text in JSON.
 */
#include "profile.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *profile_program(void)
{
    return program_invocation_name;
}

/* Reports once for each variable that its file cannot be written: the check at
 * the start and the attempt at the end may both find that. */
static void complain(const char *variable, const char *file)
{
    static bool told[2];
    bool *told_p = &told[strcmp(variable, "SHMEM_STATS") == 0];

    if (!*told_p)
        profile_job.tell("%s: %s cannot be written: %s", variable, file,
                         strerror(errno));
    *told_p = true;
}

const char *profile_full_name(const char *variable, const char *file)
{
    char *name = NULL, *here = NULL, *slash;

    if (*file == '/')
        name = strdup(file);
    else if ((here = getcwd(NULL, 0)) == NULL ||
             asprintf(&name, "%s/%s", here, file) < 0)
        name = NULL;
    free(here);
    if (name == NULL)
        return file;
    if (profile_job.me != 0)
        return name;
    /* the file must be writable, or its directory if there is no such file */
    slash = strrchr(name, '/');
    if (access(name, F_OK) == 0) {
        if (access(name, W_OK) != 0)
            complain(variable, file);
        return name;
    }
    *slash = '\0';
    if (access(*name != '\0' ? name : "/", W_OK | X_OK) != 0)
        complain(variable, file);
    *slash = '/';
    return name;
}

FILE *profile_open(const char *variable, const char *file)
{
    FILE *f = fopen(file, "we");

    if (f == NULL)
        complain(variable, file);
    return f;
}

void profile_close(FILE *f, const char *variable, const char *file)
{
    bool bad = ferror(f) != 0;

    if (fclose(f) != 0 || bad)
        complain(variable, file);
}

void profile_json_text(FILE *f, const char *text)
{
    putc('"', f);
    for (const unsigned char *p = (const unsigned char *) text; *p; p++)
        if (*p == '"' || *p == '\\')
            fprintf(f, "\\%c", *p);
        else if (*p < 0x20 || *p >= 0x7f)
            fprintf(f, "\\u%04x", *p);
        else
            putc(*p, f);
    putc('"', f);
}
