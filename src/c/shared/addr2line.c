/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Asks addr2line (addr2line.h).  A signal handler that has interrupted malloc may want
 * the line for a message, and addr2line may hang: neither may delay the message for
 * long.
 */
#include "shared/addr2line.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* May addr2line inherit this variable?  Some would make it load other libraries
 * or ask a server. */
static bool is_for_child(const char *variable)
{
    return strncmp(variable, "LD_", 3) != 0 &&
           strncmp(variable, "DEBUGINFOD", 10) != 0;
}

static char **environment(void)
{
    size_t n = 0, used = 0;
    char **copy;

    while (environ[n] != NULL)
        n++;
    copy = malloc((n + 1) * sizeof *copy);
    if (copy == NULL)
        return environ;
    for (size_t i = 0; i < n; i++)
        if (is_for_child(environ[i]))
            copy[used++] = environ[i];
    copy[used] = NULL;
    return copy;
}

/* Starts addr2line; *pid_p becomes its process.  Returns the descriptor from
 * which its output can be read, or -1. */
static int start(const char *file, uint64_t address, pid_t *pid_p)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    char hex[32];
    char *argv[] = {"addr2line", "-i", "-e", (char *) file, hex, NULL};
    char **env = environment();
    sigset_t none;
    int fd[2], failed;

    snprintf(hex, sizeof hex, "0x%llx", (unsigned long long) address);
    if (pipe2(fd, O_CLOEXEC) != 0)
        return -1;
    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, fd[1], 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    failed = posix_spawnp(pid_p, argv[0], &actions, &attributes, argv, env);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (env != environ)
        free(env);
    close(fd[1]);
    if (failed != 0) {
        close(fd[0]);
        return -1;
    }
    return fd[0];
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec + (double) t.tv_nsec * 1e-9;
}

/* Does the line belong to an inline function of the library's headers? */
static bool is_of_header(const char *line)
{
    if (line[0] == 'p')
        line++;
    return strncmp(line, "shmem.h:", 8) == 0 ||
           strncmp(line, "shmemx.h:", 9) == 0;
}

/* Reads addr2line's answer and keeps "heat.c:42" of the first line that
 * matters.  Of the path only the last part is kept: a name has at most 255
 * bytes, a path may have thousands.  addr2line prints the innermost inline
 * function first, so lines of the library's headers are skipped.  The answer is
 * "" when no line remains.  Returns false if addr2line takes too long. */
static bool read_line(int fd, int patience, char *line, size_t size)
{
    double until = now() + patience;
    size_t used = 0;
    bool more = true;

    line[0] = '\0';
    while (more) {
        struct pollfd p = {.fd = fd, .events = POLLIN};
        int left = (int) ((until - now()) * 1000);
        char text[256];
        ssize_t n;

        if (left <= 0)
            return false;
        if (poll(&p, 1, left) <= 0)
            continue;
        n = read(fd, text, sizeof text);
        more = n > 0;
        for (ssize_t i = 0; more && i < n; i++) {
            if (text[i] != '/' && text[i] != '\n') {
                if (used + 1 < size)
                    line[used++] = text[i];
                continue;
            }
            line[used] = '\0';
            more = text[i] == '/' || is_of_header(line);
            used = more ? 0 : used;
        }
    }
    line[used] = '\0';
    return true;
}

/* Kills addr2line in case that it still runs, and reaps it.  The program may have
 * reaped it, in a handler of SIGCHLD; its number then says nothing.  A process that
 * waits for a file system that does not answer cannot be killed, so this
 * function gives up after a while. */
static void end(pid_t pid)
{
    const struct timespec t = {.tv_nsec = 1000000};

    if (waitpid(pid, NULL, WNOHANG) != 0)
        return;
    kill(pid, SIGKILL);
    for (int i = 0; i < 100; i++) {
        if (waitpid(pid, NULL, WNOHANG) != 0)
            return;
        nanosleep(&t, NULL);
    }
}

/* Does addr2line's answer name a line in a file of the program?  Calls that the
 * compiler has merged have no line, and with -flto the linker makes functions
 * that are in no file. */
static bool is_place(const char *line)
{
    return line[0] != '\0' && line[0] != '?' && line[0] != '<' &&
           strstr(line, ":?") == NULL;
}

void sma_addr2line(const char *file, uint64_t address, int patience,
                   char *line_p, size_t size)
{
    static bool slow; /* addr2line was too slow once and is not asked again */
    bool known = false;
    char *more;
    pid_t pid;
    int fd;

    *line_p = '\0';
    if (__atomic_load_n(&slow, __ATOMIC_RELAXED))
        return;
    fd = start(file, address, &pid);
    if (fd < 0)
        return;
    known = read_line(fd, patience, line_p, size);
    if (!known)
        __atomic_store_n(&slow, true, __ATOMIC_RELAXED);
    close(fd);
    end(pid);
    more = strstr(line_p, " (discriminator");
    if (more != NULL)
        *more = '\0';
    if (!known || !is_place(line_p))
        *line_p = '\0';
}
