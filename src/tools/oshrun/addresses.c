/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Turns address randomization off (addresses.h).
 *
 * PEs of programs for the T3E and the Origin send addresses to each other.  The
 * kernel puts a position-independent program at another random address in every
 * process, unless it is told not to.  Programs that the compiler wrappers link
 * have fixed addresses and do not need this.
 */
#include "oshrun/addresses.h"

#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <sys/personality.h>
#include <unistd.h>

#include "common/path.h"
#include "shared/elf.h"

/* Is the file a program with fixed addresses? */
static bool is_fixed(const char *file)
{
    /* not to wait for a pipe */
    int fd = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    bool fixed = sma_elf_of_fd(fd).head.e_type == ET_EXEC;

    if (fd >= 0)
        close(fd);
    return fixed;
}

void oshrun_fix_addresses(const char *program)
{
    char file[PATH_MAX];
    int now;

    if (path_find(program, file, sizeof file) && is_fixed(file))
        return;
    now = personality(0xffffffff);
    /* a container may forbid this; addresses then differ, and the library's
     * messages about them say why */
    if (now >= 0)
        personality((unsigned long) now | ADDR_NO_RANDOMIZE);
}
