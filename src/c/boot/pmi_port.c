/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Connects to a PMI server that waits at a port, as MPICH's
 * `mpiexec -pmi-port` has it.
 */
#include <arpa/inet.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>

#include "boot/launchers.h"

__attribute__((noreturn)) static void unreachable(const char *where,
                                                  const char *why)
{
    sma_fatal(NULL,
              "PMI_PORT=%s says that a launcher started this program, but its "
              "server cannot be reached: %s",
              where, why);
}

/* Connects to one address, within SHMEM_TIMEOUT.  Returns a descriptor or
 * -errno. */
static int try_address(const struct addrinfo *to)
{
    int fd =
        socket(to->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    struct pollfd ready = {.fd = fd, .events = POLLOUT};
    int limit = sma_env.timeout > 0 ? sma_env.timeout * 1000 : -1;
    int err = 0;
    socklen_t size = sizeof err;

    if (fd < 0)
        return -errno;
    if (connect(fd, to->ai_addr, to->ai_addrlen) != 0) {
        if (errno != EINPROGRESS)
            err = errno;
        else if (poll(&ready, 1, limit) != 1)
            err = ETIMEDOUT;
        else if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &err, &size) != 0)
            err = errno;
    }
    if (err == 0 && fcntl(fd, F_SETFL, 0) != 0)
        err = errno;
    if (err == 0)
        return fd;
    close(fd);
    return -err;
}

/* A program that is linked statically cannot look up names, and a reference to
 * getaddrinfo would make the linker warn of it. */
int sma_pmi_connect(const char *where)
{
    __typeof__(getaddrinfo) *look_up;
    __typeof__(freeaddrinfo) *give_back;
    const struct addrinfo hints = {.ai_socktype = SOCK_STREAM};
    struct addrinfo *found = NULL;
    const char *colon = strrchr(where, ':');
    size_t length = colon != NULL ? (size_t) (colon - where) : 0;
    int fd = -EHOSTUNREACH;
    char host[256];

    if (length == 0 || length >= sizeof host)
        unreachable(where, "it is not HOST:PORT");
    snprintf(host, sizeof host, "%.*s", (int) length, where);
    *(void **) &look_up = sma_load_symbol("getaddrinfo");
    *(void **) &give_back = sma_load_symbol("freeaddrinfo");
    if (look_up == NULL || give_back == NULL)
        unreachable(where, "a statically linked program cannot look up hosts; "
                           "link it dynamically");
    if (look_up(host, colon + 1, &hints, &found) != 0)
        unreachable(where, "there is no such host");
    for (const struct addrinfo *to = found; to != NULL && fd < 0;
         to = to->ai_next)
        fd = try_address(to);
    give_back(found);
    if (fd < 0)
        unreachable(where, strerror(-fd));
    return fd;
}
