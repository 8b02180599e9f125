/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The signals that oshrun reads (signals.h).
 */
#include "oshrun/signals.h"

#include <stdbool.h>

static bool is_ignored(int signo)
{
    struct sigaction act;

    return (signo == SIGINT || signo == SIGTERM || signo == SIGHUP ||
            signo == SIGQUIT) &&
           sigaction(signo, NULL, &act) == 0 && act.sa_handler == SIG_IGN;
}

void signals_take(const int *signos, size_t n, sigset_t *set_p)
{
    sigemptyset(set_p);
    for (size_t i = 0; i < n; i++)
        if (!is_ignored(signos[i]))
            sigaddset(set_p, signos[i]);
    sigprocmask(SIG_BLOCK, set_p, NULL);
}
