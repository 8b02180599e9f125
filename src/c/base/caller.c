/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where in the program the library was called, for messages.  The address is that
 * of the first function outside of the library on the stack; the line comes from
 * addr2line, when it is there and the program has debugging information.
 *
 * A message may come out of a signal handler that interrupted malloc, and
 * addr2line may hang: none of that may keep the message, which goes without the
 * position then.
 */
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/base.h"
#include "base/caller.h"
#include "base/clock.h"
#include "base/program.h"

enum {
    FRAMES = 48,
    PATIENCE = 1, /* seconds for addr2line */
    LIMIT = 2,    /* and for all that is done for one message */
};

/* ---------------------------------------------------------------- the caller */

/* Where the code of libsma.a lies in a program: in sections of this name, which
 * the linker gives these symbols.  NULL in libsma.so. */
extern const char __start_sma_text[]
    __attribute__((weak, visibility("hidden")));
extern const char __stop_sma_text[] __attribute__((weak, visibility("hidden")));

static bool begins(const char *name, const char *with)
{
    return strncmp(name, with, strlen(with)) == 0;
}

/* Of UCX: libucp.so.0, libuct_ib.so.0 and the like; but libucalc.so is not. */
static bool is_ucx(const char *name)
{
    return begins(name, "libuc") && name[5] != '\0' &&
           strchr("mpst", name[5]) != NULL && name[6] != '\0' &&
           strchr("._-", name[6]) != NULL;
}

/* Libraries that stand between the program and this one, or that call it back. */
static bool is_companion(const char *name)
{
    return begins(name, "libsma.so") || begins(name, "libsma-watch") ||
           begins(name, "transport_ucx") || is_ucx(name);
}

/* Who is called by nobody in the program: a thread begins there, or it ends. */
static bool is_system(const char *name)
{
    return begins(name, "libc.") || begins(name, "libc-") ||
           begins(name, "libpthread") || begins(name, "ld-");
}

const void *sma_check_caller(void)
{
    struct sma_file self =
        sma_program_file((void *) (uintptr_t) &sma_check_caller);
    bool is_linked = (uintptr_t) __start_sma_text != 0, inside = false;
    void *frame[FRAMES];
    int n = backtrace(frame, FRAMES);

    /* the first frames are the library's, or those of a sanitizer that stands
     * before backtrace */
    for (int i = 0; i < n; i++) {
        const char *at = (const char *) frame[i] - 1; /* in the call itself */
        struct sma_file f = sma_program_file(at);
        const char *name;

        if (f.name == NULL)
            return NULL;
        name = sma_last_part(f.name);
        if (is_linked ? (uintptr_t) at - (uintptr_t) __start_sma_text <
                            (uintptr_t) __stop_sma_text -
                                (uintptr_t) __start_sma_text
                      : f.shift == self.shift)
            inside = true;
        else if (inside && is_system(name))
            return NULL;
        else if (inside && !is_companion(name))
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

/* Is it a line of an inline function of the library's headers? */
static bool is_of_header(const char *line)
{
    if (line[0] == 'p')
        line++;
    return begins(line, "shmem.h:") || begins(line, "shmemx.h:");
}

/* The last part of the path in a line, and the number of the line: a name in a
 * directory has at most 255 bytes, a path may have thousands.  The line is the
 * first one that is not of a function of our headers, which stands in the next
 * line's function; "": there is none.  False: it takes too long. */
static bool read_line(int fd, char *line, size_t size)
{
    double until = sma_now() + PATIENCE;
    size_t used = 0;
    bool more = true;

    line[0] = '\0';
    while (more) {
        struct pollfd p = {.fd = fd, .events = POLLIN};
        int left = (int) ((until - sma_now()) * 1000);
        char text[256];
        ssize_t n;

        if (left <= 0)
            return false;
        if (poll(&p, 1, left) <= 0)
            continue;
        n = read(fd, text, sizeof text);
        if (n < 0 && errno == EINTR)
            continue;
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

/* Ends it, in case that it still runs, and forgets it; a process that waits for a
 * file system that does not answer cannot be ended. */
static void end(pid_t pid)
{
    const struct timespec t = {.tv_nsec = 1000000};

    kill(pid, SIGKILL);
    for (int i = 0; i < 100; i++) {
        if (waitpid(pid, NULL, WNOHANG) != 0)
            return;
        nanosleep(&t, NULL);
    }
}

static void ask(const char *file, uintptr_t address, char *line, size_t size)
{
    static bool slow; /* it was, and is not asked again */
    pid_t pid;
    int fd;

    line[0] = '\0';
    if (__atomic_load_n(&slow, __ATOMIC_RELAXED))
        return;
    fd = start(file, address, &pid);
    if (fd < 0)
        return;
    if (!read_line(fd, line, size)) {
        line[0] = '\0';
        __atomic_store_n(&slow, true, __ATOMIC_RELAXED);
    }
    close(fd);
    end(pid);
}

/* Where addr2line finds the program, and the name of its file.  The kernel's
 * link leads there even if the file was deleted since, or its path is too long;
 * under valgrind it leads to valgrind, and the path to the program. */
static void find_program(char *path_p, size_t size, char *name_p,
                         size_t name_size)
{
    ssize_t n = readlink("/proc/self/exe", path_p, size);
    size_t used = n > 0 && (size_t) n < size ? (size_t) n : 0;
    char *gone;

    path_p[used] = '\0';
    snprintf(name_p, name_size, "%s",
             used > 0 ? sma_last_part(path_p) : program_invocation_short_name);
    if (used > 0 && access(path_p, R_OK) == 0)
        return;
    snprintf(path_p, size, "/proc/%ld/exe", (long) getpid());
    gone = strstr(name_p, " (deleted)");
    if (gone != NULL)
        *gone = '\0';
}

/* Of addr2line, is it a line of a file of the program's?  The compiler merges
 * calls, which have none then, and -flto makes functions of its own. */
static bool is_place(const char *line)
{
    return line[0] != '\0' && line[0] != '?' && line[0] != '<' &&
           strstr(line, ":?") == NULL;
}

void sma_check_where(const void *caller, char *text_p, size_t size)
{
    char line[300], path[512], name[256];
    struct sma_file f;
    uintptr_t at;
    char *more;

    text_p[0] = '\0';
    if (caller == NULL)
        return;
    at = (uintptr_t) caller - 1; /* that is the next instruction */
    f = sma_program_file((const void *) at);
    if (f.name == NULL)
        return;
    if (f.name[0] == '\0')
        find_program(path, sizeof path, name, sizeof name);
    else
        snprintf(name, sizeof name, "%s", sma_last_part(f.name));
    ask(f.name[0] == '\0' ? path : f.name, at - f.shift, line, sizeof line);
    more = strstr(line, " (discriminator");
    if (more != NULL)
        *more = '\0';
    if (is_place(line))
        snprintf(text_p, size, " at %s", line);
    else
        snprintf(text_p, size, " at %s+0x%llx", name,
                 (unsigned long long) (at - f.shift));
}

/* ------------------------------------------------------------- within a limit */

static sigjmp_buf too_late;
static pthread_t finder;

static void on_alarm(int signo)
{
    (void) signo;
    if (pthread_equal(pthread_self(), finder))
        siglongjmp(too_late, 1);
}

/* The signal after LIMIT seconds is for this thread, whatever others do with
 * theirs.  The calls are the kernel's, as a C library may allocate in its own. */
static void set_alarm(void)
{
    const struct itimerspec t = {.it_value.tv_sec = LIMIT};
    struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID,
                             .sigev_signo = SIGALRM};
    int id;

    event._sigev_un._tid = (pid_t) syscall(SYS_gettid);
    if (syscall(SYS_timer_create, CLOCK_MONOTONIC, &event, &id) == 0)
        syscall(SYS_timer_settime, id, 0, &t, NULL);
}

void sma_check_last_where(char *text_p, size_t size)
{
    struct sigaction act = {.sa_handler = on_alarm};
    sigset_t only;

    sigemptyset(&only);
    sigaddset(&only, SIGALRM);
    finder = pthread_self();
    if (sigsetjmp(too_late, 1) == 0) { /* keeps the mask */
        sigaction(SIGALRM, &act, NULL);
        set_alarm();
        pthread_sigmask(SIG_UNBLOCK, &only, NULL);
        sma_check_where(sma_check_caller(), text_p, size);
        pthread_sigmask(SIG_BLOCK, &only, NULL);
    } else {
        text_p[0] = '\0';
    }
}
