#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests a job under a PMIx launcher: no descriptor of an unused memory file
# stays open, and a message of a child made by fork takes no time.  The launcher
# is a false libpmix; launchers.sh has real ones.

# shellcheck disable=SC2046 # a list of flags
. "$(dirname "${BASH_SOURCE[0]}")/common"

if ! "$PREFIX/bin/osh_info" pmix 2>/dev/null | grep -q '^yes' ||
    ! ${CC:-cc} -shared -fPIC -o "$work/libpmix.so.2" "$here/lying_pmix.c" \
        $(pkg-config --cflags pmix 2>/dev/null) 2>"$work/log"
then
    skip pmix 'no PMIx'
    exit 0
fi

cat >"$work/left.c" <<'X'
#include <shmem.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <dirent.h>

static int is_memory_file(const char *name)
{
    return strstr(name, "/memfd:sma-") || strstr(name, "/dev/shm/sma-");
}

/* Prints what this process has open of files in memory. */
static void print_open(void)
{
    DIR *dir = opendir("/proc/self/fd");
    struct dirent *entry;
    char path[300], to[300];

    while ((entry = readdir(dir)) != NULL) {
        ssize_t n;

        snprintf(path, sizeof path, "/proc/self/fd/%s", entry->d_name);
        n = readlink(path, to, sizeof to - 1);
        to[n > 0 ? n : 0] = '\0';
        if (is_memory_file(to))
            printf("open %.10s\n", to);
    }
    closedir(dir);
}

/* The first of those that are mapped, and all that are of another kind. */
static void print_mapped(void)
{
    FILE *f = fopen("/proc/self/maps", "r");
    char line[500], last[500] = "", *name;

    while (fgets(line, sizeof line, f))
        if (is_memory_file(line)) {
            name = strchr(line, '/');
            if (strncmp(name, last, 10) != 0)
                printf("mapped %.10s\n", name);
            strcpy(last, name);
        }
    fclose(f);
}

int main(int argc, char **argv)
{
    (void)argv;
    shmem_init();
    if (argc > 1) {
        if (fork() == 0)
            shmem_barrier_all();
    } else {
        print_open();
        print_mapped();
    }
    shmem_finalize();
    return 0;
}
X

under_pmix() # under_pmix NAME=VALUE... [ARGUMENT]
{
    LD_LIBRARY_PATH=$work PMIX_NAMESPACE=lies PMIX_RANK=0 LIE_SIZE=1 \
        timeout 60 env "$@"
}

left()
{
    same "$(under_pmix LIE_TEXT="$1" "$work/left")" "$2"
}

# The time until all processes that write to the pipe have ended.
child()
{
    local start=$EPOCHREALTIME text ms
    text=$(under_pmix "$work/left" fork 2>&1)
    ms=$(((${EPOCHREALTIME/./} - ${start/./}) / 1000))
    [[ $text = *'shmem_barrier_all: called in a child made by fork'* ]] &&
        [ "$ms" -lt 2500 ] || { echo "$text"; echo "after $ms ms"; false; }
}

verdict pmix-program 'does not compile' \
    "$PREFIX/bin/oshcc" -o "$work/left" "$work/left.c"
verdict pmix-memfd 'the memory file' \
    left yes $'open /memfd:sma\nmapped /memfd:sma'
verdict pmix-shm 'the memory file that was not used is left' \
    left no $'open /dev/shm/s\nmapped /dev/shm/s'
verdict pmix-child 'the message of a child takes long' child
exit "$bad"
