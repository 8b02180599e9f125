/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Opens files for writing whose names a user has given.  Another account may own
 * their directory, and may have put something else there under the name: a
 * symbolic link or a hard link to a file of the user, which would be emptied, or
 * a pipe, whose opening would wait for a reader, and whose reader could let the
 * writing wait.
 */
#ifndef SMA_OUTPUT_H
#define SMA_OUTPUT_H

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Lets writes of this thread beyond `ulimit -f`, or to a pipe that nobody reads, fail with
 * EFBIG or EPIPE, instead of a signal that ends the process, until sma_output_end. */
static inline void sma_output_begin(sigset_t *old)
{
    sigset_t both;

    sigemptyset(&both);
    sigaddset(&both, SIGXFSZ);
    sigaddset(&both, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &both, old);
}

static inline void sma_output_end(const sigset_t *old)
{
    int err = errno;
    sigset_t both;

    sigemptyset(&both);
    if (!sigismember(old, SIGXFSZ))
        sigaddset(&both, SIGXFSZ);
    if (!sigismember(old, SIGPIPE))
        sigaddset(&both, SIGPIPE);
    while (sigtimedwait(&both, NULL, &(struct timespec){.tv_sec = 0}) > 0)
        ;
    pthread_sigmask(SIG_SETMASK, old, NULL);
    errno = err;
}

/* The file descriptor that a name such as /dev/stdout stands for; -1: none. */
static inline int sma_output_number(const char *name)
{
    static const char *const prefixes[] = {"/dev/fd/", "/proc/self/fd/"};

    if (strcmp(name, "/dev/stdout") == 0)
        return STDOUT_FILENO;
    if (strcmp(name, "/dev/stderr") == 0)
        return STDERR_FILENO;
    for (int i = 0; i < 2; i++) {
        size_t len = strlen(prefixes[i]);
        const char *digits = name + len;

        if (strncmp(name, prefixes[i], len) == 0 && *digits != '\0' &&
            strlen(digits) < 6 && digits[strspn(digits, "0123456789")] == '\0')
            return atoi(digits);
    }
    return -1;
}

/* Empties the open file if it is a regular one.  Returns NULL, or why nothing
 * shall be written to it. */
static inline const char *sma_output_empty(int fd, bool regular)
{
    struct stat st;

    if (fstat(fd, &st) != 0)
        return strerror(errno);
    if (!regular && S_ISFIFO(st.st_mode) && st.st_uid != geteuid())
        return "the pipe belongs to another account";
    if (!S_ISREG(st.st_mode))
        return regular || !(S_ISFIFO(st.st_mode) || S_ISCHR(st.st_mode))
                   ? "it is not a regular file"
                   : NULL;
    if (st.st_nlink > 1)
        return "the file has several names (hard links)";
    return ftruncate(fd, 0) != 0 ? strerror(errno) : NULL;
}

/*
 * Opens the file for writing, empty, and makes it if there is none; dir and name
 * are those of openat.  If it need not be `regular`, it may also be a device or a
 * pipe of this account, which some process must read.  The call does not wait.  Returns -1 and in
 * *why_p the reason if the file cannot be opened.
 */
static inline int sma_output_open(int dir, const char *name, bool regular,
                                  const char **why_p)
{
    int number = sma_output_number(name);
    int fd = number >= 0 ? fcntl(number, F_DUPFD_CLOEXEC, 0)
                         : openat(dir, name,
                                  O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK |
                                      O_NOCTTY | O_CLOEXEC,
                                  0666);

    *why_p = NULL;
    if (fd < 0)
        *why_p = errno == ELOOP   ? "it is a symbolic link"
                 : errno != ENXIO ? strerror(errno)
                 : regular        ? "it is not a regular file"
                                  : "no process reads this pipe";
    else if (number < 0)
        *why_p = sma_output_empty(fd, regular);
    if (fd >= 0 && *why_p != NULL) {
        close(fd);
        return -1;
    }
    if (fd >= 0 && number < 0)
        fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) & ~O_NONBLOCK);
    return fd;
}

#endif
