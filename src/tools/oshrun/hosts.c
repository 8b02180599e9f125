/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The names of hosts (hosts.h).
 */
#include "oshrun/hosts.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "oshrun/options.h"

static const char *this_host;

void hosts_start(const char *name)
{
    this_host = name;
}

bool hosts_is_here(const char *name, size_t len)
{
    size_t mine = strlen(this_host), other = len;

    if ((len == 9 && strncmp(name, "localhost", 9) == 0) ||
        (len > 4 && strncmp(name, "127.", 4) == 0))
        return true;
    /* one of the names may lack its domain */
    if (memchr(name, '.', len) == NULL)
        mine = strcspn(this_host, ".");
    else if (strchr(this_host, '.') == NULL)
        other = strcspn(name, ".");
    return mine == other && strncasecmp(name, this_host, mine) == 0;
}

static bool hosts_are_here(const char *list)
{
    while (*list != '\0') {
        if (!hosts_is_here(list, strcspn(list, ":,")))
            return false;
        list += strcspn(list, ",");
        list += *list == ',';
    }
    return true;
}

static bool hostfile_is_here(const char *file)
{
    static const char blank[] = " \t\r\n";
    bool here = true, any = false;
    char *line = NULL, wrong[100] = "";
    size_t size = 0;
    struct stat st;
    FILE *f;

    if (stat(file, &st) != 0)
        fail("--hostfile %s: %s", file, strerror(errno));
    if (!S_ISREG(st.st_mode))
        fail("--hostfile %s: must be a regular file, because it is read "
             "several times",
             file);
    f = fopen(file, "re");
    if (f == NULL)
        fail("--hostfile %s: %s", file, strerror(errno));
    while (*wrong == '\0' && getline(&line, &size, f) >= 0) {
        char *host = line + strspn(line, blank);
        size_t len = strcspn(host, " \t\r\n#:");

        if (len == 0)
            continue;
        if (!is_host_name(host, len))
            snprintf(wrong, sizeof wrong, "%.*s", (int) len, host);
        any = true;
        here = here && hosts_is_here(host, len);
    }
    free(line);
    fclose(f);
    if (*wrong != '\0')
        fail("--hostfile %s: \"%s\" is not the name of a host", file, wrong);
    if (!any)
        fail("--hostfile %s: the file does not name a host", file);
    return here;
}

bool hosts_all_here(void)
{
    bool hosts = oshrun_opt.hosts != NULL && hosts_are_here(oshrun_opt.hosts);
    bool file =
        oshrun_opt.hostfile != NULL && hostfile_is_here(oshrun_opt.hostfile);

    return hosts || file;
}
