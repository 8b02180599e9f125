/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads sma.pc (pc.h).
 */
#include "pc.h"

#include <errno.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "words.h"

/* The lines "key=value" and "Key: value" of the file, in order. */
#define MAX_ENTRIES 32
static struct {
    char *key, *value;
} entry[MAX_ENTRIES];
static size_t entries;

const char *pc_get(const char *key)
{
    for (size_t i = 0; i < entries; i++)
        if (strcmp(entry[i].key, key) == 0)
            return entry[i].value;
    return "";
}

static char *expand(const char *s, int depth)
{
    char *out = NULL;
    size_t size = 0;
    FILE *f = checked(open_memstream(&out, &size));

    if (depth > MAX_ENTRIES)
        die(1, "sma.pc: a variable refers to itself");
    while (*s != '\0') {
        const char *end;

        if (s[0] == '$' && s[1] == '{' && (end = strchr(s, '}')) != NULL) {
            char *key = checked(strndup(s + 2, (size_t) (end - s - 2)));
            char *value = expand(pc_get(key), depth + 1);

            fputs(value, f);
            free(value);
            free(key);
            s = end + 1;
        } else {
            fputc(*s++, f);
        }
    }
    if (fclose(f) != 0)
        die(1, "out of memory");
    return out;
}

char *pc_expand(const char *s)
{
    return expand(s, 0);
}

char *pc_value(const char *key)
{
    return pc_expand(pc_get(key));
}

static void pc_read(const char *path)
{
    FILE *f = fopen(path, "r");
    char *line = NULL;
    size_t size = 0;

    if (f == NULL)
        die(1, "%s: %s", path, strerror(errno));
    while (getline(&line, &size, f) > 0 && entries < MAX_ENTRIES) {
        size_t key = strcspn(line, "=:");

        if (line[0] == '#' || line[key] == '\0')
            continue;
        line[strcspn(line, "\n")] = '\0';
        entry[entries].value =
            checked(strdup(line + key + 1 + strspn(line + key + 1, " \t")));
        line[key] = '\0';
        entry[entries].key = checked(strdup(line));
        entries++;
    }
    free(line);
    fclose(f);
}

/* Corrects "prefix" if the installation was moved: the file then still names
 * the old prefix.  The new prefix is the path of the file without the part
 * below the prefix, as in pkg-config --define-prefix. */
static void pc_move(const char *path)
{
    char *old = pc_value("prefix"), *libdir = pc_value("libdir");
    size_t n = strlen(old);
    char *here = checked(realpath(path, NULL));
    char *below = NULL;

    if (strncmp(libdir, old, n) == 0 &&
        asprintf(&below, "%s/pkgconfig/sma.pc", libdir + n) >= 0 &&
        strlen(here) > strlen(below)) {
        char *tail = here + strlen(here) - strlen(below);
        char *was = realpath(old, NULL);

        if (strcmp(tail, below) == 0) {
            *tail = '\0';
            if (was == NULL || strcmp(was, here) != 0)
                for (size_t i = 0; i < entries; i++)
                    if (strcmp(entry[i].key, "prefix") == 0) {
                        free(entry[i].value);
                        entry[i].value = checked(strdup(here));
                    }
        }
        free(was);
    }
    free(below);
    free(here);
    free(libdir);
    free(old);
}

void pc_load(void)
{
    static const char *const places[] = {SMA_PCREL, "../lib/pkgconfig"};
    char exe[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", exe, sizeof exe - 1);
    char *path = NULL, *dir;

    exe[n > 0 ? n : 0] = '\0';
    dir = dirname(exe);
    for (size_t i = 0; n > 0 && i < sizeof places / sizeof *places; i++) {
        if (asprintf(&path, "%s/%s/sma.pc", dir, places[i]) < 0)
            die(1, "out of memory");
        if (access(path, R_OK) == 0)
            break;
        free(path);
        path = NULL;
    }
    if (path == NULL)
        path = checked(strdup(SMA_PCDIR "/sma.pc"));
    pc_read(path);
    pc_move(path);
    free(path);
}
