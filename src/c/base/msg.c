/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The messages of the library, and the end of the process after an error.  A
 * message is one line in one write, so lines of several PEs never mix.
 *
 * Besides this file, two more end the process: api/finish.c in
 * shmem_global_exit, and boot/sigterm.c when shmem_global_exit of another PE
 * interrupts a PE where exit() cannot be called.
 */
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <time.h>

#include "base/program.h"
#include "shared/limits.h"
#include "shared/text.h"

enum {
    LINE = 1024,
    WHERE = 192,     /* " at heat.c:42" */
    LEAVE_MS = 5000, /* others wait so long for the one that ends the job */
};

struct sma_self sma_self;
struct sma_topology sma_topology;
__thread const struct sma_routine *sma_calling;
struct sma_message_hooks sma_message_hooks;

const char *sma_host(void)
{
    static char name[SMA_HOST_NAME];

    if (name[0] == '\0' && gethostname(name, sizeof name) != 0)
        return "?";
    return name;
}

/* May a write that has failed be tried again? */
static bool is_worth_a_try(int fd)
{
    struct pollfd out = {.fd = fd, .events = POLLOUT};

    return (errno == EAGAIN && poll(&out, 1, LEAVE_MS) > 0) || errno == EINTR;
}

void sma_write_all(int fd, const char *text, size_t len)
{
    while (len > 0) {
        ssize_t n = write(fd, text, len);

        if (n < 0 && is_worth_a_try(fd))
            continue;
        if (n <= 0)
            return; /* nobody can read the message */
        text += n;
        len -= (size_t) n;
    }
}

/* Writes "shmem: PE 3/8 on n17: ", the routine, the text and " (called at
 * heat.c:42)" as one line.  `where` is " at heat.c:42" or "".  A text that is
 * too long is cut off; the position is always complete. */
static void say_line(int fd, const struct sma_routine *routine,
                     const char *where, const char *fmt, va_list ap)
{
    char line[LINE];
    size_t used = 0,
           space = sizeof line - 1 - strlen(where) - sizeof " (called)";
    int n;

#define ADD(...) \
    do { \
        n = snprintf(line + used, space - used, __VA_ARGS__); \
        used += n < 0 ? 0 : (size_t) n; \
        if (used > space - 1) \
            used = space - 1; \
    } while (0)

    ADD("shmem: ");
    if (sma_self.job_n > 0)
        ADD("PE %d/%d on %s: ", sma_self.me, sma_self.job_n, sma_host());
    if (routine != NULL)
        ADD("%s: ", routine->name);
    n = vsnprintf(line + used, space - used, fmt, ap);
    used += n < 0 ? 0 : (size_t) n;
    if (used > space - 1)
        used = space - 1;
    space = sizeof line - 1;
    if (where[0] != '\0')
        ADD(" (called%s)", where);
#undef ADD
    /* the values of environment variables may have control characters */
    sma_make_plain(line);
    line[used++] = '\n';
    sma_write_all(fd, line, used);
}

/* Has no PE ended the job?  The acquire pairs with the release of announce_end,
 * and with that of sma_global_exit (api/finish.c). */
static bool goes_on(void)
{
    return sma_self.job == NULL ||
           __atomic_load_n(&sma_self.job->end, __ATOMIC_ACQUIRE) ==
               SMA_JOB_GOES_ON;
}

static void nap_one_ms(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

/* The thread that ends this process; 0: no thread does.  A compare-and-swap
 * sets it once.  It orders no other memory: the other threads wait and read
 * nothing that the first one has written. */
static pid_t leaver;

bool sma_is_left(void)
{
    return __atomic_load_n(&leaver, __ATOMIC_RELAXED) != 0;
}

void sma_leave(int status)
{
    pid_t none = 0, self = (pid_t) syscall(SYS_gettid);

    /* a child of fork may have inherited `leaver`, a thread of its parent */
    if (sma_self.forked ||
        __atomic_compare_exchange_n(&leaver, &none, self, false,
                                    __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE) ||
        none == self)
        return;
    for (int i = 0; i < LEAVE_MS; i++)
        nap_one_ms();
    _exit(status);
}

/*
 * May this PE print its message?  Only the first PE of a host may: its error is
 * the cause, later ones are consequences.  The first PE announces the end of
 * the job only after it has printed the message, because whoever sees the end
 * may exit at once, and the exit of a PE makes oshrun end all others.  The
 * other PEs wait here until the end is announced, but not for ever: the first
 * PE may have died.  The compare-and-swap of `speaks` orders no other memory.
 */
bool sma_may_speak(struct sma_job *job)
{
    uint32_t none = 0;

    if (!goes_on())
        return false;
    if (__atomic_compare_exchange_n(&job->speaks, &none,
                                    (uint32_t) sma_self.me + 1, false,
                                    __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return true;
    if (none == (uint32_t) sma_self.me + 1) /* this PE has begun a report */
        return true;
    for (int i = 0; i < LEAVE_MS && goes_on(); i++)
        nap_one_ms();
    return false;
}

/* Ends the job for the PEs of this host, unless another PE has ended it.  The
 * release pairs with the acquires of `end` in goes_on, sma_follow_job_end and
 * the waits of boot/. */
static void announce_end(struct sma_job *job)
{
    int32_t none = SMA_JOB_GOES_ON;

    __atomic_compare_exchange_n(&job->end, &none, SMA_JOB_END(SMA_JOB_ERROR, 1),
                                false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/* Was the routine called from a place in the program that a message can
 * name? */
static bool has_caller(const struct sma_routine *routine)
{
    return routine != NULL && routine != SMA_R(exit);
}

/* Blocks signals, so that no handler of the program runs while a message is
 * written, which may take long when its reader is slow.  With `all` it also
 * blocks the signals with which a user ends a program. */
static void block_signals(bool all)
{
    static const int ends[] = {SIGINT, SIGTERM, SIGQUIT, SIGHUP};
    sigset_t set;

    sigfillset(&set);
    for (size_t i = 0; !all && i < sizeof ends / sizeof *ends; i++)
        sigdelset(&set, ends[i]);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

void sma_fatal(const struct sma_routine *routine, const char *fmt, ...)
{
    struct sma_job *job;
    char where[WHERE] = "";
    va_list ap;

    if (sma_self.job == NULL && sma_self.job_n == 0 && !sma_self.forked)
        sma_message_hooks.find_job();
    job = sma_self.job;
    block_signals(false);
    sma_leave(1);
    if (job != NULL && !sma_may_speak(job)) {
        announce_end(job); /* the PE that was to print may have died */
        sma_follow_job_end();
    }
    if (has_caller(routine))
        sma_check_last_where(where, sizeof where);
    va_start(ap, fmt);
    say_line(STDERR_FILENO, routine, where, fmt, ap);
    va_end(ap);
    if (sma_self.job_n > 1) /* the launcher now sends SIGTERM to the PEs */
        block_signals(true);
    if (job != NULL)
        announce_end(job);
    fflush(stdout);
    sma_message_hooks.end_job(1);
    _exit(1);
}

void sma_follow_job_end(void)
{
    /* pairs with the release in announce_end, or in shmem_global_exit */
    int32_t end = __atomic_load_n(&sma_self.job->end, __ATOMIC_ACQUIRE);

    sma_leave(SMA_JOB_END_STATUS(end));
    if (SMA_JOB_END_KIND(end) == SMA_JOB_GLOBAL_EXIT)
        exit(SMA_JOB_END_STATUS(end)); /* flushes all output */
    fflush(stdout);
    sma_message_hooks.await_end();
    _exit(SMA_JOB_END_STATUS(end));
}

void sma_warn(const struct sma_routine *routine, const char *fmt, ...)
{
    char where[WHERE] = "";
    va_list ap;

    if (has_caller(routine))
        sma_check_where(sma_check_caller(), where, sizeof where);
    va_start(ap, fmt);
    say_line(STDERR_FILENO, routine, where, fmt, ap);
    va_end(ap);
}

void sma_tell(const char *fmt, ...)
{
    va_list ap;

    va_start(ap, fmt);
    say_line(STDERR_FILENO, NULL, "", fmt, ap);
    va_end(ap);
}

void sma_assert_failed(const char *file, int line, const char *cond)
{
    const char *name = strrchr(file, '/');

    sma_tell("internal error at %s:%d: %s does not hold; please report it",
             name != NULL ? name + 1 : file, line, cond);
    abort();
}

void sma_tell_table(const struct sma_routine *routine, double seconds,
                    const char *table, const char *kind, const char *last)
{
    size_t size = strlen(table) + (last != NULL ? strlen(last) : 0) + LINE;
    char *text = malloc(size), where[WHERE] = "", number[32];

    if (text == NULL)
        return;
    if (has_caller(routine))
        sma_check_where(sma_check_caller(), where, sizeof where);
    sma_put_seconds(seconds, number, sizeof number);
    snprintf(text, size,
             "shmem: PE %d/%d on %s: %s: has waited for %s seconds%s%s%s; the "
             "PEs of the job:\n%s%s%s%s%s",
             sma_self.me, sma_self.job_n, sma_host(),
             routine != NULL ? routine->name : "?", number,
             where[0] != '\0' ? " (called" : "", where,
             where[0] != '\0' ? ")" : "", table, last != NULL ? "shmem: " : "",
             last != NULL ? kind : "", last != NULL ? last : "",
             last != NULL ? "\n" : "");
    sma_write_all(STDERR_FILENO, text, strlen(text));
    free(text);
}

void sma_debug(const char *fmt, ...)
{
    va_list ap;

    if (!sma_self.debug)
        return;
    va_start(ap, fmt);
    say_line(STDERR_FILENO, NULL, "", fmt, ap);
    va_end(ap);
}

void sma_say(const char *fmt, ...)
{
    char line[LINE];
    va_list ap;
    int n;

    va_start(ap, fmt);
    n = vsnprintf(line, sizeof line - 1, fmt, ap);
    va_end(ap);
    if (n < 0)
        return;
    if ((size_t) n > sizeof line - 2)
        n = sizeof line - 2;
    sma_make_plain(line);
    line[n] = '\n';
    fflush(stdout);
    sma_write_all(STDOUT_FILENO, line, (size_t) n + 1);
}
