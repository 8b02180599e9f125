/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What others may see of a job; used by security.sh.
 *
 *     security sockets     each socket that a PE or oshrun has, a line
 *     security file        the mode and the names of the memory files, and how
 *                          many segments of System V are mapped
 *     security wait FILE   writes the PEs' processes to FILE, and waits until it
 *                          is gone
 *     security take PID    tries to get at the memory of another process
 *     security poke NAME   sends datagrams to an abstract socket
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <shmem.h>

static long word, answer, numbers[64];

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

static int mapped_segments(void)
{
    FILE *f = fopen("/proc/self/maps", "r");
    char line[512];
    int n = 0;

    while (f != NULL && fgets(line, sizeof line, f) != NULL)
        n += strstr(line, "/SYSV") != NULL;
    if (f != NULL)
        fclose(f);
    return n;
}

/* A memory file is a memory file of the system, or lay in /dev/shm. */
static void say_file(void)
{
    char link[64], target[256];

    if (mapped_segments() > 0)
        printf("segments of System V: %d\n", mapped_segments());

    for (int fd = 3; fd < 256; fd++) {
        struct stat st;
        ssize_t n;

        snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
        n = readlink(link, target, sizeof target - 1);
        if (n <= 0)
            continue;
        target[n] = '\0';
        if ((strstr(target, "sma-") != NULL ||
             strstr(target, "ucx_shm") != NULL) &&
            fstat(fd, &st) == 0)
            printf("%.9s mode %o names %d\n", target,
                   (unsigned) st.st_mode & 0777, (int) st.st_nlink);
    }
}

/* Attaches the segments of System V that the process has made.  Where they have
 * been marked for removal, their numbers still lead to them. */
static int attach_segments(int pid)
{
    FILE *f = fopen("/proc/sysvipc/shm", "r");
    char line[512];
    int got = 0;

    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        int id, maker;

        if (sscanf(line, "%*d %d %*o %*u %d", &id, &maker) == 2 && maker == pid)
            got += shmat(id, NULL, 0) != (void *) -1;
    }
    if (f != NULL)
        fclose(f);
    return got;
}

/* Sends datagrams of several lengths to an abstract socket, until its queue is
 * full. */
static int poke(const char *name)
{
    static const char text[4096];
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0), sent = 0;
    socklen_t size =
        (socklen_t) (offsetof(struct sockaddr_un, sun_path) + 1 + strlen(name));

    strncpy(at.sun_path + 1, name, sizeof at.sun_path - 2);
    for (int i = 0; i < 10000; i++) {
        size_t n = (size_t[]){1, 0, 8, sizeof text}[i % 4];

        sent += sendto(fd, text, n, 0, (struct sockaddr *) &at, size) >= 0;
    }
    printf("sent %s\n", sent > 0 ? "some" : strerror(errno));
    return 0;
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
    got += attach_segments(pid);
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
    long before;
    int me, n;

    if (strcmp(what, "take") == 0)
        return take(atoi(argv[2]));
    if (strcmp(what, "poke") == 0)
        return poke(argv[2]);
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
    before = word;
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
    for (long i = 0; i < 100; i++) /* what others have sent changes nothing */
        for (int pe = 0; pe < n; pe++)
            shmem_long_atomic_inc(&word, pe);
    shmem_barrier_all();
    if (word != before + 100 * n)
        shmem_global_exit(9);
    shmem_finalize();
    return 0;
}
