/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM_CHECK=2: where in the program the library was called.  The line comes from
 * addr2line, when it is there and the program has debugging information.
 */
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"
#include "wait.h"

enum { FRAMES = 48, PATIENCE = 1 /* seconds */ };

/* A loaded file: the one that holds an address. */
struct file {
    uintptr_t address;
    const char *name; /* "" is the program, NULL: there is none */
    uintptr_t shift;  /* from the addresses in the file */
};

static int look_at_file(struct dl_phdr_info *info, size_t size, void *arg)
{
    struct file *f = arg;

    (void) size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *ph = &info->dlpi_phdr[i];

        if (ph->p_type != PT_LOAD ||
            f->address - info->dlpi_addr - ph->p_vaddr >= ph->p_memsz)
            continue;
        f->name = info->dlpi_name;
        f->shift = info->dlpi_addr;
        return 1;
    }
    return 0;
}

static struct file file_of(const void *address)
{
    struct file f = {.address = (uintptr_t) address};

    dl_iterate_phdr(look_at_file, &f);
    return f;
}

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash != NULL ? slash + 1 : path;
}

/* Linked statically, the library ends where its last entry point does. */
static const void *caller_in_program(void *const *frame, int n)
{
    int last = -1;

    for (int i = 0; i < n; i++) {
        const char *name = sma_check_function(frame[i]);

        if (name != NULL && sma_check_is_entry(name))
            last = i;
    }
    return last >= 0 && last + 1 < n ? frame[last + 1] : NULL;
}

const void *sma_check_caller(void)
{
    struct file self = file_of((void *) (uintptr_t) &sma_check_caller);
    void *frame[FRAMES];
    int n = backtrace(frame, FRAMES);
    bool inside = false;

    if (self.name == NULL || self.name[0] == '\0')
        return caller_in_program(frame, n);
    for (int i = 0; i < n; i++) {
        struct file f = file_of(frame[i]);

        if (f.name == NULL)
            return NULL;
        /* a sanitizer may stand before it, and a part of it be on its own */
        if (f.shift == self.shift)
            inside = true;
        else if (inside && strncmp(last_part(f.name), "libsma", 6) != 0)
            return frame[i];
    }
    return NULL;
}

/* ---------------------------------------------------------------- addr2line */

/* What would change addr2line, or make it ask a server. */
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

/* Starts it; *pid_p is what to wait for.  Returns where its output can be read, or
 * -1. */
static int start(const char *file, uintptr_t address, pid_t *pid_p)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    char hex[32];
    char *argv[] = {"addr2line", "-e", (char *) file, hex, NULL};
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

/* Its first line; what takes long is nothing. */
static void read_line(int fd, char *line, size_t size)
{
    double until = sma_now() + PATIENCE;
    size_t used = 0;

    while (used + 1 < size) {
        struct pollfd p = {.fd = fd, .events = POLLIN};
        int left = (int) ((until - sma_now()) * 1000);
        ssize_t n;

        if (left <= 0 || poll(&p, 1, left) <= 0) {
            used = 0;
            break;
        }
        n = read(fd, line + used, size - 1 - used);
        if (n <= 0)
            break;
        used += (size_t) n;
    }
    line[used] = '\0';
    line[strcspn(line, "\n")] = '\0';
}

static void ask(const char *file, uintptr_t address, char *line, size_t size)
{
    pid_t pid;
    int fd = start(file, address, &pid);

    line[0] = '\0';
    if (fd < 0)
        return;
    read_line(fd, line, size);
    close(fd);
    kill(pid, SIGKILL); /* in case that it still runs */
    while (waitpid(pid, NULL, 0) < 0 && errno == EINTR)
        ;
}

void sma_check_where(const void *caller, char *text_p, size_t size)
{
    /* the address is that of the next instruction */
    struct file f = file_of((const char *) caller - 1);
    char line[512], path[512];
    sigset_t all, old;
    ssize_t n;

    text_p[0] = '\0';
    if (f.name == NULL)
        return;
    if (f.name[0] == '\0') {
        n = readlink("/proc/self/exe", path, sizeof path - 1);
        path[n > 0 ? n : 0] = '\0';
    } else {
        snprintf(path, sizeof path, "%s", f.name);
    }
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    ask(path, f.address - f.shift, line, sizeof line);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    line[strcspn(line, " ")] = '\0';
    if (line[0] != '\0' && line[0] != '?' && strstr(line, ":?") == NULL)
        snprintf(text_p, size, " (%s)", last_part(line));
    else
        snprintf(text_p, size, " (%s+0x%llx)", last_part(path),
                 (unsigned long long) (f.address - f.shift));
}
