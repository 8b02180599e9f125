/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libFuzzer harness for files that osh_stats reads.  It reads everything that
 * the parser finds in a file.
 */
#include "parse.h"

#define bad json_bad /* both files have a function of that name */
#include "../../src/tools/common/json.c"
#undef bad
#include "../../src/tools/osh_stats/stats.c"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct stats s;
    struct stats_error error;
    volatile double sum = 0;

    if (stats_parse((const char *) data, size, &s, &error) != 0) {
        if (memchr(error.what, '\0', sizeof error.what) == NULL)
            abort();
        return 0;
    }
    for (size_t i = 0; i < s.routines; i++)
        sum += s.routine[i].calls + (double) strlen(s.routine[i].name);
    for (size_t i = 0; i < s.pes * s.pes; i++)
        sum += s.calls[i] + s.bytes[i];
    sum += s.program != NULL ? (double) strlen(s.program) : 0;
    stats_free(&s);
    return 0;
}
