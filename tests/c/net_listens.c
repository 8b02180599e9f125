/* np: 2  worlds: ucx (only UCX listens)  env: UCX_TLS=all */
/* np: 2  worlds: ucx (only UCX listens)  env: UCX_TLS=tcp,self */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests PEs of one host for which the user asks for TCP: they listen on the loopback
 * device alone, so that nobody on another host can connect to them.
 */
#include <unistd.h>

#include "test.h"

/* Is it a socket of this process? */
static int is_own(unsigned long inode)
{
    char socket[64], path[64], name[64];
    ssize_t n;

    snprintf(socket, sizeof socket, "socket:[%lu]", inode);
    for (int fd = 0; fd < 256; fd++) {
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
        n = readlink(path, name, sizeof name - 1);
        name[n > 0 ? n : 0] = '\0';
        if (strcmp(name, socket) == 0)
            return 1;
    }
    return 0;
}

int main(void)
{
    char line[256];
    unsigned address, state;
    unsigned long inode;
    int listens = 0;
    FILE *f;

    test_init();
    shmem_barrier_all();
    f = fopen("/proc/self/net/tcp", "r");
    CHECK(f != NULL, "no list of sockets");
    while (fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "%*d: %x:%*x %*x:%*x %x %*s %*s %*s %*s %*s %lu",
                   &address, &state, &inode) == 3 &&
            state == 10 && is_own(inode)) {
            listens = 1;
            CHECK((address & 0xff) == 127, "listens at %08x", address);
        }
    fclose(f);
    CHECK(listens, "no socket listens");
    return test_end();
}
