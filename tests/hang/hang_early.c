/* SPDX-License-Identifier: BSD-3-Clause */
#include <signal.h>
#include <stdlib.h>
#include <string.h>

int gethostname(char *name, size_t size)
{
    unsetenv("LD_PRELOAD");
    raise(SIGUSR1);
    strncpy(name, "early", size);
    return 0;
}
