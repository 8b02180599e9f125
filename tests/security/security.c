/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What others may see of a job; used by security.sh.
 *
 *     security sockets     each socket that a PE or oshrun has, a line
 *     security file        the mode and the names of the memory file
 *     security wait FILE   writes the PEs' processes to FILE, and waits until it
 *                          is gone
 *     security take PID    tries to get at the memory of another process
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include <shmem.h>

static long word, answer;
static long numbers[64];

/* Which table of /proc/net has the socket with this number? */
static void say_socket(int pid, const char *inode)
{
    static const char *const tables[] = {"tcp",  "tcp6", "udp",    "udp6",
                                         "unix", "raw",  "netlink"};
    char path[64], line[512];
    int found = 0;

    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        FILE *f;

        snprintf(path, sizeof path, "/proc/net/%s", tables[i]);
        f = fopen(path, "r");
        while (f != NULL && fgets(line, sizeof line, f) != NULL) {
            char *at = strstr(line, inode);

            if (at == NULL || at == line || at[-1] != ' ' ||
                at[strlen(inode)] > ' ')
                continue;
            printf("process %d has a socket: %s: %s", pid, tables[i], line);
            found = 1;
        }
        if (f != NULL)
            fclose(f);
    }
    if (!found)
        printf("process %d has a socket: %s\n", pid, inode);
}

static void say_sockets(int pid)
{
    char path[64], link[600], target[64];
    const struct dirent *d;
    DIR *dir;

    snprintf(path, sizeof path, "/proc/%d/fd", pid);
    dir = opendir(path);
    if (dir == NULL) {
        printf("process %d: %s\n", pid, strerror(errno));
        return;
    }
    while ((d = readdir(dir)) != NULL) {
        ssize_t n;

        snprintf(link, sizeof link, "%s/%s", path, d->d_name);
        n = readlink(link, target, sizeof target - 1);
        if (n < 9 || strncmp(target, "socket:[", 8) != 0)
            continue;
        target[n - 1] = '\0';
        say_socket(pid, target + 8);
    }
    closedir(dir);
}

/* The memory file is a memory file of the system, or lay in /dev/shm. */
static void say_file(void)
{
    char link[64], target[256];

    for (int fd = 3; fd < 256; fd++) {
        struct stat st;
        ssize_t n;

        snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
        n = readlink(link, target, sizeof target - 1);
        if (n <= 0)
            continue;
        target[n] = '\0';
        if (strstr(target, "sma-") != NULL && fstat(fd, &st) == 0)
            printf("%.9s mode %o names %d\n", target,
                   (unsigned) st.st_mode & 0777, (int) st.st_nlink);
    }
}

static int take(int pid)
{
    static const char *const dirs[] = {"fd", "map_files"};
    char path[400], buffer[64] = "";
    struct iovec here = {buffer, sizeof buffer}, there;
    int got = 0, fd;

    for (int i = 0; i < 256; i++) {
        snprintf(path, sizeof path, "/proc/%d/fd/%d", pid, i);
        got += open(path, O_RDONLY) >= 0;
    }
    for (int i = 0; i < 2; i++) {
        snprintf(path, sizeof path, "/proc/%d/%s", pid, dirs[i]);
        got += opendir(path) != NULL;
    }
    snprintf(path, sizeof path, "/proc/%d/mem", pid);
    fd = open(path, O_RDWR);
    got += fd >= 0;
    /* our own program, not moved, has the same addresses; any error will do but
     * that the address is wrong */
    there.iov_base = &word;
    there.iov_len = sizeof word;
    errno = 0;
    if (process_vm_readv(pid, &here, 1, &there, 1, 0) >= 0 || errno != EPERM)
        got++;
    if (ptrace(PTRACE_ATTACH, pid, NULL, NULL) == 0) {
        got++;
        waitpid(pid, NULL, 0);
        ptrace(PTRACE_DETACH, pid, NULL, NULL);
    }
    printf("got %d\n", got);
    return 0;
}

static void tell_and_wait(const char *name)
{
    FILE *f = fopen(name, "a");

    if (f == NULL)
        exit(1);
    fprintf(f, "%d\n", (int) getpid());
    fclose(f);
    while (access(name, F_OK) == 0)
        usleep(10000);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int me, n;

    if (strcmp(what, "take") == 0)
        return take(atoi(argv[2]));
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    /* connections are made when there is something to say */
    for (int pe = 0; pe < n; pe++) {
        shmem_long_p(&word, me, pe);
        shmem_long_put(numbers, numbers, 64, pe);
        answer += shmem_long_g(&word, pe);
        shmem_long_atomic_inc(&answer, pe);
    }
    shmem_barrier_all();
    if (strcmp(what, "sockets") == 0) {
        say_sockets((int) getpid());
        if (me == 0 && getenv("SECURITY_ALONE") == NULL)
            say_sockets((int) getppid());
    } else if (strcmp(what, "file") == 0) {
        say_file();
    } else if (strcmp(what, "wait") == 0) {
        tell_and_wait(argv[2]);
    }
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
