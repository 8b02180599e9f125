/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * All that is known of a PE (top.h): as JSON, in which what is not known is null, or as
 * lines of text.
 */
#include "osh_top/top.h"

struct out {
    FILE *f;
    bool json;
};

/* Writes a value; NULL: it is not known. */
static void put(const struct out *o, const char *name, const char *value,
                const char *quote)
{
    if (o->json && value == NULL)
        fprintf(o->f, ",\"%s\":null", name);
    else if (o->json)
        fprintf(o->f, ",\"%s\":%s%s%s", name, quote, value, quote);
    else if (value != NULL)
        fprintf(o->f, "%-12s %s\n", name, value);
}

static void put_text(const struct out *o, const char *name, const char *text)
{
    char value[2 * SMA_JOB_PATH];
    size_t n = 0;

    for (; *text != '\0' && n < sizeof value - 2; text++) {
        if (o->json && (*text == '"' || *text == '\\'))
            value[n++] = '\\';
        value[n++] = *text;
    }
    value[n] = '\0';
    put(o, name, n > 0 ? value : NULL, "\"");
}

static void put_number(const struct out *o, const char *name, double value,
                       int digits)
{
    char text[64];

    snprintf(text, sizeof text, "%.*f", digits, value);
    put(o, name, value >= 0 ? text : NULL, "");
}

static void put_pe(const struct out *o, const struct top_pe *pe)
{
    static const char *const calls[SMA_JOB_OTHER] = {
        [SMA_JOB_RMA] = "rma",       [SMA_JOB_AMO] = "amo",
        [SMA_JOB_COLL] = "coll",     [SMA_JOB_WAIT] = "wait",
        [SMA_JOB_MEMORY] = "memory",
    };

    put_text(o, "host", pe->host);
    put_text(o, "program", pe->program);
    put_number(o, "processor", pe->processor, 0);
    put_number(o, "busy", pe->busy, 3);
    put_text(o, "does", top_does_name(pe->does));
    put_number(o, "seconds", pe->seconds, 3);
    put_text(o, "routine", pe->routine);
    put_text(o, "for", pe->target);
    put_text(o, "set", pe->set);
    put_text(o, "on", pe->on);
    put_text(o, "at", pe->where);
    put_number(o, "heap", (double) pe->heap, 0);
    put(o, "counts",
        pe->counts ? "true"
        : o->json  ? "false"
                   : "set SHMEM_STATS for calls, bytes and the use of the heap",
        "");
    if (!pe->counts)
        return;
    put_number(o, "heap_used", (double) pe->used, 0);
    put_number(o, "heap_largest", (double) pe->largest, 0);
    for (int k = 0; k < SMA_JOB_OTHER; k++)
        put_number(o, calls[k], (double) pe->calls[k], 0);
    put_number(o, "out", (double) pe->sent, 0);
    put_number(o, "in", (double) pe->fetched, 0);
    put_number(o, "calls_s", pe->calls_rate, 3);
    put_number(o, "out_s", pe->sent_rate, 3);
    put_number(o, "in_s", pe->fetched_rate, 3);
}

void pe_write(FILE *f, const struct top_pe *pe)
{
    fprintf(f, "PE %d on %s, process %d\n", pe->number, pe->host, pe->pid);
    put_pe(&(struct out){f, false}, pe);
}

void view_write(FILE *f, const struct job_view *shown)
{
    const struct out o = {f, true};

    fprintf(f,
            "{\"format\":\"libsma-top\",\"version\":1,\"pes\":%d,"
            "\"hosts\":%d",
            shown->pes, shown->hosts);
    put_text(&o, "program", shown->program);
    fputs(",\"pe\":[", f);
    for (int i = 0; i < shown->n; i++) {
        fprintf(f, "%s{\"pe\":%d,\"pid\":%d", i > 0 ? "," : "",
                shown->pe[i].number, shown->pe[i].pid);
        put_pe(&o, &shown->pe[i]);
        putc('}', f);
    }
    fputs("]}\n", f);
}
