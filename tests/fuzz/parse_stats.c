/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libFuzzer harness for files that osh_stats reads.  It reads everything that
 * the parser finds in a file.
 */
#include "parse.h"

#include "../../src/tools/common/words.c"
#include "../../src/tools/osh_stats/json.c"
#include "../../src/tools/osh_stats/stats.c"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct stats s;
    struct stats_error error;
    volatile double sum = 0;

    if (stats_parse((const char *) data, size, &s, &error) != 0) {
        if (memchr(error.what, '\0', sizeof error.what) == NULL)
            abort();
    } else {
        const struct json *list = json_member(&s.root, "routines");

        for (size_t i = 0; i < list->n; i++)
            sum += json_number(&list->item[i], "calls", -1) +
                   (double) strlen(json_text(&list->item[i], "name"));
        stats_condense(&s, "calls", 2);
        list = json_member(&s.root, "calls");
        for (size_t i = 0; i < list->n; i++)
            for (size_t k = 0; k < list->n; k++)
                sum += list->item[i].item[k].number;
        sum += (double) (strlen(s.program) + s.hosts);
        if (!(sum >= 0) || list->n > 2)
            abort();
    }
    json_free(&s.root);
    return 0;
}
