/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Removes what PEs that were killed leave in the system, and ends the processes that
 * PEs have left behind.  oshrun is a subreaper, so these have become its children.
 *
 * libsma itself leaves nothing, as its memory files have no names.  If a wire
 * connects PEs of one host, it makes files in /dev/shm and System V segments,
 * and removes their names a moment later.  A PE that is killed in between
 * leaves them behind.
 */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "oshrun/oshrun.h"
#include "shared/wires.h"

static bool was_pe(pid_t pid)
{
    for (int i = 0; i < oshrun_opt.n; i++)
        if (job->pe[i].pid == pid || (pes != NULL && pes[i].pid == pid))
            return true;
    return false;
}

/* Removes System V segments that a PE has made and no process has attached. */
static void remove_segments(void)
{
    FILE *f = fopen("/proc/sysvipc/shm", "re");
    char line[512];

    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        long id, creator;
        struct shmid_ds segment;

        /* key shmid perms size cpid; cpid is 0 for a process of another
         * container */
        if (sscanf(line, "%*d %ld %*o %*u %ld", &id, &creator) == 2 &&
            creator > 0 && was_pe((pid_t) creator) &&
            shmctl((int) id, IPC_STAT, &segment) == 0 &&
            segment.shm_nattch == 0 && segment.shm_perm.cuid == geteuid())
            shmctl((int) id, IPC_RMID, NULL);
    }
    if (f != NULL)
        fclose(f);
}

/* Does a process have this file open or mapped?  The kernel grants a lease for
 * writing only if no process has. /proc would not show the processes of other
 * containers, with which this one may share /dev/shm.  The lease ends when this
 * process closes the file, and keeps others from opening it until then. */
static int lease(int dir, const char *name)
{
    int fd = openat(dir, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);

    if (fd >= 0 && fcntl(fd, F_SETLEASE, F_WRLCK) == 0)
        return fd;
    if (fd >= 0)
        close(fd);
    return -1;
}

static bool is_of_wire(const char *name)
{
    for (int i = 0; i < SMA_WIRES; i++)
        if (strncmp(name, sma_wires[i].own, strlen(sma_wires[i].own)) == 0)
            return true;
    return false;
}

/* Removes the files of wires, too, that no process has open.  A wire keeps a file
 * open for as long as it needs the name.  A lease that another process breaks raises
 * SIGIO. */
void oshrun_clean_up(void)
{
    DIR *shm = opendir("/dev/shm");
    const struct dirent *d;

    remove_segments();
    signal(SIGIO, SIG_IGN);
    while (shm != NULL && (d = readdir(shm)) != NULL) {
        struct stat st;
        int fd;

        if (is_of_wire(d->d_name) &&
            fstatat(dirfd(shm), d->d_name, &st, AT_SYMLINK_NOFOLLOW) == 0 &&
            S_ISREG(st.st_mode) && st.st_uid == geteuid() &&
            (fd = lease(dirfd(shm), d->d_name)) >= 0) {
            unlinkat(dirfd(shm), d->d_name, 0);
            close(fd);
        }
    }
    if (shm != NULL)
        closedir(shm);
}

/* Seconds after which oshrun leaves alone what starts processes faster than they
 * are found. */
enum { PATIENCE = 60 };

/* Kills the children that the file lists; false: there are none. */
static bool kill_listed(FILE *f)
{
    bool any = false;
    int pid;

    while (fscanf(f, "%d", &pid) == 1) {
        kill(pid, SIGKILL);
        any = true;
    }
    return any;
}

/* Is the child running, or has it ended without being waited for?  pid 0 means
 * any child. */
static bool is_child(pid_t pid)
{
    siginfo_t info;

    return waitid(pid == 0 ? P_ALL : P_PID, (id_t) pid, &info,
                  WEXITED | WNOHANG | WNOWAIT) == 0;
}

/* Finds the children where no /proc lists them, by asking the kernel for each
 * number that a process may have: within a second, and only where there are
 * any. */
static bool kill_found(void)
{
    enum { MOST = 1 << 22 }; /* Linux has no larger number of a process */

    if (!is_child(0))
        return false;
    for (pid_t pid = 1; pid < MOST; pid++)
        if (is_child(pid))
            kill(pid, SIGKILL);
    return true;
}

void oshrun_kill_orphans(void)
{
    const double end = now() + PATIENCE;
    char path[64];

    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int) getpid());
    while (now() < end) {
        FILE *f = fopen(path, "re");
        bool any = f != NULL ? kill_listed(f) : kill_found();

        if (f != NULL)
            fclose(f);
        if (!any)
            return;
        /* What a child leaves behind becomes a child, too, and nobody has killed
         * it yet: only the first of those that were killed is waited for. */
        waitpid(-1, NULL, 0);
        while (waitpid(-1, NULL, WNOHANG) > 0)
            ;
    }
}
