/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Ends the job (ending.h).
 */
#include "oshrun/ending.h"

#include <signal.h>

#include "oshrun/pes.h"

enum { GRACE_MS = 300 }; /* between SIGTERM and SIGKILL */

static int exit_status;
static bool ending;
static double kill_at; /* when to send SIGKILL, by now(); 0: no time is set */

void ending_expect(int status)
{
    ending = true;
    exit_status = status;
    kill_at = now() + GRACE_MS / 1000.0;
}

void ending_begin(int status)
{
    if (ending)
        return;
    ending_expect(status);
    pes_signal(SIGTERM);
    pes_signal(SIGCONT); /* a stopped PE ends only when it goes on */
}

void ending_hurry(void)
{
    kill_at = now();
}

bool ending_has_begun(void)
{
    return ending;
}

int ending_status(void)
{
    return exit_status;
}

double ending_next(void)
{
    return kill_at;
}

void ending_look(void)
{
    if (kill_at > 0 && now() >= kill_at) {
        kill_at = 0;
        pes_signal(SIGKILL);
    }
}
