/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The files of SHMEM_STATS and SHMEM_TRACE: opening, closing, and text in JSON.
 */
#include "stats/stats.h"

#include "shared/output.h"
#include "shared/text.h"

const char *sma_stats_program(void)
{
    return program_invocation_name;
}

/* Reports once for each variable that its file cannot be written: the check at
 * the start and the attempt at the end may both find that. */
static void complain(const char *variable, const char *file, const char *why)
{
    static bool told[2];
    bool *told_p = &told[strcmp(variable, "SHMEM_STATS") == 0];

    if (!*told_p)
        sma_tell("%s: %s cannot be written: %s", variable, file, why);
    *told_p = true;
}

const char *sma_stats_full_name(const char *variable, const char *file)
{
    char *name = NULL, *here = NULL, *slash;
    struct stat st;

    if (*file == '/')
        name = strdup(file);
    else if ((here = getcwd(NULL, 0)) == NULL ||
             asprintf(&name, "%s/%s", here, file) < 0)
        name = NULL;
    free(here);
    if (name == NULL)
        return file;
    if (sma_self.me != 0 || sma_output_number(name) >= 0)
        return name;
    /* the file must be writable, or its directory if there is no such file */
    slash = strrchr(name, '/');
    if (lstat(name, &st) == 0) {
        if (S_ISLNK(st.st_mode))
            complain(variable, file, "it is a symbolic link");
        else if (access(name, W_OK) != 0)
            complain(variable, file, strerror(errno));
        return name;
    }
    *slash = '\0';
    if (access(*name != '\0' ? name : "/", W_OK | X_OK) != 0)
        complain(variable, file, strerror(errno));
    *slash = '/';
    return name;
}

/* From sma_stats_open to sma_stats_close: one file is open at a time. */
static bool writing;
static sigset_t signals;

FILE *sma_stats_open(const char *variable, const char *file)
{
    const char *why;
    int fd;
    FILE *f;

    fflush(stdout); /* the file may be standard output */
    fd = sma_output_open(AT_FDCWD, file, false, &why);
    f = fd >= 0 ? fdopen(fd, "w") : NULL;
    if (f == NULL)
        complain(variable, file, fd < 0 ? why : strerror(errno));
    if (f != NULL)
        sma_output_begin(&signals);
    writing = f != NULL;
    return f;
}

void sma_stats_close(FILE *f, const char *variable, const char *file)
{
    bool bad = ferror(f) != 0;

    bad |= fclose(f) != 0;
    if (writing)
        sma_output_end(&signals);
    writing = false;
    if (bad)
        complain(variable, file, strerror(errno));
}

void sma_stats_json_text(FILE *f, const char *text)
{
    putc('"', f);
    for (size_t n; *text != '\0'; text += n) {
        n = sma_utf8_bytes(text);
        if (*text == '"' || *text == '\\')
            fprintf(f, "\\%c", *text);
        else if (n == 0 || (unsigned char) *text < 0x20)
            fprintf(f, "\\u%04x", (unsigned char) *text);
        else
            fwrite(text, 1, n, f);
        n += n == 0;
    }
    putc('"', f);
}
