/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libFuzzer harness for hostfiles, lists of hosts, and the values of Slurm's
 * variables.  The first byte says which.
 */
#include "parse.h"

#include <stdarg.h>
#include <sys/mman.h>
#include <unistd.h>

#include "../../src/tools/oshrun/hosts.c"

struct oshrun_options oshrun_opt;
char host[SMA_HOST_NAME];

void say(const char *fmt, ...)
{
    va_list ap;

    va_start(ap, fmt);
    parse_text(fmt, ap);
    va_end(ap);
}

void fail(const char *fmt, ...)
{
    va_list ap;

    va_start(ap, fmt);
    parse_text(fmt, ap);
    va_end(ap);
    parse_stop();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const slurm[] = {"SLURM_STEP_ID", "SLURM_JOB_NUM_NODES",
                                        "SLURM_JOB_NODELIST"};
    static int file = -1;
    char *text, path[40];

    if (size < 1)
        return -1;
    text = parse_string(data + 1, size - 1);
    strcpy(host, data[0] & 0x80 ? "node7.example.org" : "node7");
    if (setjmp(parse_end) != 0) {
        free(text);
        return 0;
    }
    switch (data[0] % 3) {
    case 0:
        if (file < 0)
            file = memfd_create("hosts", 0);
        if (ftruncate(file, 0) != 0 ||
            pwrite(file, text, size - 1, 0) != (ssize_t) size - 1)
            abort();
        snprintf(path, sizeof path, "/proc/self/fd/%d", file);
        (void) hostfile_is_here(path);
        break;
    case 1: (void) hosts_are_here(text); break;
    default:
        setenv("SLURM_JOB_ID", "1", 1);
        setenv(slurm[data[0] / 3 % 3], text, 1);
        (void) slurm_elsewhere();
        for (int i = 0; i < 3; i++)
            unsetenv(slurm[i]);
    }
    free(text);
    return 0;
}
