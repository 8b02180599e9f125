/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where in the program the library was called, for messages.  The address is
 * that of the first function outside the library on the stack.  The line comes
 * from addr2line, if addr2line is installed and the program has debugging
 * information.
 *
 * A message may come from a signal handler that has interrupted malloc, and
 * addr2line may hang.  Neither may delay the message for long: it is then
 * printed without the position.
 */
#include <execinfo.h>
#include <poll.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>

#include "base/program.h"
#include "shared/wires.h"

enum {
    FRAMES = 48,
    PATIENCE = 1, /* seconds that addr2line may take */
    LIMIT = 2,    /* seconds that the search for a caller may take in all */
};

/* --------------------------------------------------------------- the caller */

/* The start and the end of the code of libsma.a in a program.  The code lies in
 * sections named sma_text, for which the linker defines these symbols.  In
 * libsma.so they are NULL. */
extern const char __start_sma_text[]
    __attribute__((weak, visibility("hidden")));
extern const char __stop_sma_text[] __attribute__((weak, visibility("hidden")));

static bool begins(const char *name, const char *with)
{
    return strncmp(name, with, strlen(with)) == 0;
}

/* Is this a library of a wire, or one that it loads?  libucp.so.0 and
 * libuct_ib.so.0 are, libucalc.so is not. */
static bool is_of_wire(const char *name)
{
    for (int i = 0; i < SMA_WIRES; i++) {
        const char *const *library = sma_wires[i].library;

        if (begins(name, strchr(sma_wires[i].file, '/') + 1))
            return true;
        for (; *library != NULL; library++)
            if (begins(name, *library) && name[strlen(*library)] != '\0' &&
                strchr("._-", name[strlen(*library)]) != NULL)
                return true;
    }
    return false;
}

/* Is this libsma, or a library that calls it back? */
static bool is_companion(const char *name)
{
    return begins(name, "libsma.so") || is_of_wire(name);
}

/* Is this a library of the system, in which a thread begins and ends?  When one
 * of its functions has called libsma, no function of the program has. */
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

    /* the first frames are the library's, or belong to a sanitizer that
     * intercepts backtrace */
    for (int i = 0; i < n; i++) {
        const char *at = (const char *) frame[i] - 1; /* in the call itself */
        struct sma_file f = sma_program_file(at);
        const char *name;

        if (f.name == NULL)
            return NULL;
        name = sma_last_part(f.name);
        if (is_linked
                ? (uintptr_t) at - (uintptr_t) __start_sma_text <
                      (uintptr_t) __stop_sma_text - (uintptr_t) __start_sma_text
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

/* Does the line belong to an inline function of the library's headers? */
static bool is_of_header(const char *line)
{
    if (line[0] == 'p')
        line++;
    return begins(line, "shmem.h:") || begins(line, "shmemx.h:");
}

/* Reads addr2line's answer and keeps "heat.c:42" of the first line that
 * matters.  Of the path only the last part is kept: a name has at most 255
 * bytes, a path may have thousands.  addr2line prints the innermost inline
 * function first, so lines of the library's headers are skipped.  The answer is
 * "" when no line remains.  Returns false if addr2line takes too long. */
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

static void ask(const char *file, uintptr_t address, char *line, size_t size)
{
    static bool slow; /* addr2line was too slow once and is not asked again */
    pid_t pid;
    int fd;

    line[0] = '\0';
    if (__atomic_load_n(&slow, __ATOMIC_RELAXED) || !sma_trusts_user())
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

/* Finds the path by which addr2line can open the program, and the name of its
 * file.  The path that the kernel's link /proc/PID/exe holds comes first: under
 * valgrind it names the program, while the link itself leads to valgrind.
 * Where the file was deleted since, or its path is too long, the link itself is
 * used. */
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

/* Does addr2line's answer name a line in a file of the program?  Calls that the
 * compiler has merged have no line, and with -flto the linker makes functions
 * that are in no file. */
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
    at = (uintptr_t) caller - 1; /* the caller's address follows the call */
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

/* ----------------------------------------------------------- within a limit */

static sigjmp_buf too_late;
static pthread_t finder;

static void on_alarm(int signo)
{
    (void) signo;
    if (pthread_equal(pthread_self(), finder))
        siglongjmp(too_late, 1);
}

/* Sends SIGALRM to this thread after LIMIT seconds, whatever timers the program
 * has set.  The calls go to the kernel directly, because the C library may
 * allocate memory in its timer functions. */
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
