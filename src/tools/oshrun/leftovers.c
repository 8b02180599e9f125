/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Removes what PEs that were killed leave in the system (leftovers.h).
 *
 * libsma itself leaves nothing, as its memory files have no names.  If UCX
 * connects PEs of one host, it makes files in /dev/shm and System V segments,
 * and removes their names a moment later.  A PE that is killed in between
 * leaves them behind.
 */
#include "oshrun/leftovers.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <unistd.h>

/* Removes System V segments that a PE has made and no process has attached. */
static void remove_segments(bool (*was_pe)(pid_t pid))
{
    FILE *f = fopen("/proc/sysvipc/shm", "re");
    char line[512];

    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        long id, creator;
        struct shmid_ds segment;

        /* key shmid perms size cpid */
        if (sscanf(line, "%*d %ld %*o %*u %ld", &id, &creator) == 2 &&
            was_pe((pid_t) creator) &&
            shmctl((int) id, IPC_STAT, &segment) == 0 &&
            segment.shm_nattch == 0 && segment.shm_perm.cuid == geteuid())
            shmctl((int) id, IPC_RMID, NULL);
    }
    if (f != NULL)
        fclose(f);
}

/* Does any process have this file open? */
static bool is_open(const struct stat *file)
{
    DIR *proc = opendir("/proc");
    const struct dirent *p, *d;
    bool found = proc == NULL;

    while (!found && (p = readdir(proc)) != NULL) {
        char path[64];
        DIR *files;

        if (atoi(p->d_name) <= 0)
            continue;
        snprintf(path, sizeof path, "/proc/%d/fd", atoi(p->d_name));
        files = opendir(path);
        while (files != NULL && !found && (d = readdir(files)) != NULL) {
            struct stat st;

            found = fstatat(dirfd(files), d->d_name, &st, 0) == 0 &&
                    st.st_dev == file->st_dev && st.st_ino == file->st_ino;
        }
        if (files != NULL)
            closedir(files);
    }
    if (proc != NULL)
        closedir(proc);
    return found;
}

/* Removes the files of UCX that no process has open.  UCX keeps a file open for
 * as long as it needs the name. */
static void remove_files(void)
{
    static const char prefix[] = "ucx_shm_posix_";
    DIR *shm = opendir("/dev/shm");
    const struct dirent *d;

    while (shm != NULL && (d = readdir(shm)) != NULL) {
        struct stat st;

        if (strncmp(d->d_name, prefix, sizeof prefix - 1) == 0 &&
            fstatat(dirfd(shm), d->d_name, &st, AT_SYMLINK_NOFOLLOW) == 0 &&
            S_ISREG(st.st_mode) && st.st_uid == geteuid() && !is_open(&st))
            unlinkat(dirfd(shm), d->d_name, 0);
    }
    if (shm != NULL)
        closedir(shm);
}

void oshrun_clean_up(bool (*was_pe)(pid_t pid))
{
    remove_segments(was_pe);
    remove_files();
}
