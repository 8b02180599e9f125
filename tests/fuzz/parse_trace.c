/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libFuzzer harness for traces that osh_stats reads.  It joins the calls, as a
 * report does, and compares their number.
 */
#include "parse.h"

#include "../../src/tools/common/words.c"
#define bad json_bad /* more than one file has a function of that name */
#include "../../src/tools/osh_stats/json.c"
#undef bad
#include "../../src/tools/osh_stats/stats.c"
#include "../../src/tools/osh_stats/trace.c"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FILE *f = fmemopen((void *) data, size, "r");
    struct stats_error error;
    struct trace t;
    size_t calls = 0;

    if (f == NULL)
        return 0; /* no data */
    if (trace_read(f, &t, &error) != 0) {
        if (memchr(error.what, '\0', sizeof error.what) == NULL)
            abort();
    } else {
        trace_thin(&t, 3, SIZE_MAX);
        for (size_t i = 0; i < t.slices; i++)
            calls += t.slice[i].calls;
        trace_thin(&t, 3, 2);
        for (size_t i = 0; i < t.slices; i++) {
            calls -= t.slice[i].calls;
            if (t.slice[i].track >= t.tracks || t.slice[i].name >= t.names ||
                t.slice[i].end < t.slice[i].start)
                abort();
        }
        if (calls != 0 || t.slices > 2 + t.tracks)
            abort();
    }
    for (size_t i = 0; i < t.names; i++)
        free(t.name[i]);
    free(t.name);
    free(t.track);
    free(t.slice);
    free(t.program);
    fclose(f);
    return 0;
}
