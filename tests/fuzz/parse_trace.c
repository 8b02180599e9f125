/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libFuzzer harness for traces that osh_stats reads.  It joins the calls, as a
 * report does, and compares their number.
 */
#include "parse.h"

/* both files have names that are the same */
#define bad json_bad
#define reader json_reader
#include "../../src/tools/common/json.c"
#undef bad
#undef reader
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
        trace_keep_tracks(&t, 3);
        for (size_t i = 0; i < t.slices; i++)
            calls += t.slice[i].calls;
        trace_thin(&t, 2);
        for (size_t i = 0; i < t.slices; i++) {
            calls -= t.slice[i].calls;
            if (t.slice[i].track >= t.tracks || t.slice[i].name >= t.names ||
                t.slice[i].end < t.slice[i].start)
                abort();
        }
        if (calls != 0 || t.slices > 2 + t.tracks)
            abort();
    }
    trace_free(&t);
    fclose(f);
    return 0;
}
