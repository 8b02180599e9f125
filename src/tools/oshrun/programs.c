/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Looks for launchers (programs.h).
 */
#include "oshrun/programs.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "oshrun/options.h"

bool programs_in_path(const char *name)
{
    const char *path = getenv("PATH");

    while (path != NULL && *path != '\0') {
        size_t len = strcspn(path, ":");
        struct stat st;
        char *file;
        bool found;

        if (asprintf(&file, "%.*s/%s", (int) len, path, name) < 0)
            fail_memory();
        found = stat(file, &st) == 0 && S_ISREG(st.st_mode) &&
                access(file, X_OK) == 0;
        free(file);
        if (found)
            return true;
        path += len + (path[len] == ':');
    }
    return false;
}

/* The whole output of a shell command, which the caller frees.  *status_p
 * becomes its wait status. */
static char *output_of(const char *command, int *status_p)
{
    char *text = NULL;
    size_t size = 0;
    FILE *f;

    fflush(NULL);
    f = popen(command, "re");
    if (f == NULL)
        fail("%s: %s", command, strerror(errno));
    if (getdelim(&text, &size, '\0', f) < 0) {
        free(text);
        text = strdup("");
    }
    *status_p = pclose(f);
    if (text == NULL)
        fail_memory();
    return text;
}

const char *programs_find_mpirun(void)
{
    static const char *const names[] = {"mpirun", "mpirun.openmpi"};

    for (int i = 0; i < 2; i++) {
        char *command, *text;
        bool is_it;
        int status;

        if (!programs_in_path(names[i]))
            continue;
        if (asprintf(&command, "%s --version 2>/dev/null </dev/null",
                     names[i]) < 0)
            fail_memory();
        text = output_of(command, &status);
        free(command);
        is_it = strstr(text, "(Open MPI) ") != NULL;
        free(text);
        if (is_it)
            return names[i];
    }
    return NULL;
}

const char *programs_srun_mpi(void)
{
    bool pmix = false, pmi2 = false;
    char *text, *save = NULL;
    int status;

    text = output_of("srun --mpi=list 2>&1 </dev/null", &status);
    if (status != 0)
        fail("srun cannot be used: %.*s", (int) strcspn(text, "\n"), text);
    for (char *word = strtok_r(text, " \t\n,", &save); word != NULL;
         word = strtok_r(NULL, " \t\n,", &save)) {
        pmix |= strcmp(word, "pmix") == 0;
        pmi2 |= strcmp(word, "pmi2") == 0;
    }
    free(text);
    if (!pmix && !pmi2)
        fail("srun has no pmix or pmi2 plugin (srun --mpi=list), and without "
             "one PEs on several hosts cannot find each other");
    return pmix ? "pmix" : "pmi2";
}
