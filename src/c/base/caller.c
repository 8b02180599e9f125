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
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>

#include "base/program.h"
#include "shared/addr2line.h"
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

/* ----------------------------------------------------------------- the place */

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

void sma_check_where(const void *caller, char *text_p, size_t size)
{
    char line[300], path[512], name[256];
    struct sma_file f;
    uintptr_t at;

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
    line[0] = '\0';
    if (sma_trusts_user())
        sma_addr2line(f.name[0] == '\0' ? path : f.name, at - f.shift, PATIENCE,
                      line, sizeof line);
    if (line[0] != '\0')
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
