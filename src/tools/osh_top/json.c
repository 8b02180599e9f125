/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Looks as lines of JSON (osh_top/json.h): osh_top prints them with --json, and
 * reads with --from what other hosts have printed.
 */
#include "osh_top/json.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "common/json.h"
#include "common/words.h"
#include "osh_top/plain.h"
#include "shared/facts.h"

static const char *const calls[SMA_JOB_OTHER] = {
    [SMA_JOB_RMA] = "rma",       [SMA_JOB_AMO] = "amo",
    [SMA_JOB_COLL] = "coll",     [SMA_JOB_WAIT] = "wait",
    [SMA_JOB_MEMORY] = "memory",
};

/* ------------------------------------------------------------------- writing */

static void put_text(FILE *f, const char *name, const char *text)
{
    fprintf(f, ",\"%s\":", name);
    if (text[0] == '\0') {
        fputs("null", f);
        return;
    }
    putc('"', f);
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            putc('\\', f);
        putc(*text, f);
    }
    putc('"', f);
}

static void put_number(FILE *f, const char *name, double value)
{
    if (value < 0)
        fprintf(f, ",\"%s\":null", name);
    else
        fprintf(f, ",\"%s\":%.3f", name, value);
}

static void put_count(FILE *f, const char *name, uint64_t value)
{
    fprintf(f, ",\"%s\":%" PRIu64, name, value);
}

static void put_pe(FILE *f, const struct top_pe *pe)
{
    fprintf(f, "{\"pe\":%d,\"pid\":%d", pe->number, pe->pid);
    put_text(f, "host", pe->host);
    put_text(f, "program", pe->program);
    fprintf(f, ",\"processor\":");
    fprintf(f, pe->processor < 0 ? "null" : "%d", pe->processor);
    put_number(f, "busy", pe->busy);
    put_text(f, "does", top_does_name(pe->does));
    put_number(f, "seconds", pe->seconds);
    put_text(f, "routine", pe->routine);
    put_text(f, "for", pe->target);
    put_text(f, "set", pe->set);
    put_text(f, "on", pe->on);
    put_text(f, "at", pe->where);
    put_count(f, "heap", pe->heap);
    fprintf(f, ",\"counts\":%s", pe->counts ? "true" : "false");
    if (pe->counts) {
        put_count(f, "heap_used", pe->used);
        put_count(f, "heap_largest", pe->largest);
        for (int k = 0; k < SMA_JOB_OTHER; k++)
            put_count(f, calls[k], pe->calls[k]);
        put_count(f, "out", pe->sent);
        put_count(f, "in", pe->fetched);
        put_number(f, "calls_s", pe->calls_rate);
        put_number(f, "out_s", pe->sent_rate);
        put_number(f, "in_s", pe->fetched_rate);
    }
    putc('}', f);
}

void json_write(FILE *f, const struct top_look *look)
{
    fprintf(f,
            "{\"format\":\"libsma-top\",\"version\":1,\"pes\":%d,"
            "\"hosts\":%d",
            look->pes, look->hosts);
    put_text(f, "program", look->program);
    fputs(",\"pe\":[", f);
    for (int i = 0; i < look->n; i++) {
        if (i > 0)
            putc(',', f);
        put_pe(f, &look->pe[i]);
    }
    fputs("]}\n", f);
}

/* ------------------------------------------------------------------- reading */

/* The number of a member; `otherwise` if it has none. */
static double number(const struct json *object, const char *name,
                     double otherwise)
{
    const struct json *v = json_member(object, name);

    return v != NULL && v->kind == JSON_NUMBER ? v->number : otherwise;
}

static int integer(const struct json *object, const char *name, int least,
                   int most)
{
    double v = number(object, name, least);

    return v >= least && v <= most ? (int) v : least;
}

static uint64_t count(const struct json *object, const char *name)
{
    double v = number(object, name, 0);

    return v > 0 && v < 18e18 ? (uint64_t) v : 0;
}

static const char *text(const struct json *object, const char *name)
{
    const struct json *v = json_member(object, name);

    return v != NULL && v->kind == JSON_TEXT ? v->text : "";
}

#define TAKE_TEXT(field, name) \
    do { \
        snprintf(field, sizeof(field), "%s", text(object, name)); \
        top_make_plain(field); \
    } while (0)

static void take_pe(struct top_pe *pe, const struct json *object)
{
    const struct json *counts = json_member(object, "counts");

    pe->number = integer(object, "pe", 0, SMA_MAX_PES);
    pe->pid = integer(object, "pid", 0, 1 << 30);
    pe->processor = integer(object, "processor", -1, SMA_JOB_CPUS);
    pe->busy = number(object, "busy", -1);
    pe->seconds = number(object, "seconds", -1);
    TAKE_TEXT(pe->host, "host");
    TAKE_TEXT(pe->program, "program");
    TAKE_TEXT(pe->routine, "routine");
    TAKE_TEXT(pe->target, "for");
    TAKE_TEXT(pe->set, "set");
    TAKE_TEXT(pe->on, "on");
    TAKE_TEXT(pe->where, "at");
    for (int k = 0; k < TOP_DOES; k++)
        if (strcmp(text(object, "does"), top_does_name(k)) == 0)
            pe->does = k;
    pe->counts = counts != NULL && counts->kind == JSON_TRUE;
    pe->heap = count(object, "heap");
    pe->used = count(object, "heap_used");
    pe->largest = count(object, "heap_largest");
    for (int k = 0; k < SMA_JOB_OTHER; k++)
        pe->calls[k] = count(object, calls[k]);
    pe->sent = count(object, "out");
    pe->fetched = count(object, "in");
    pe->calls_rate = number(object, "calls_s", -1);
    pe->sent_rate = number(object, "out_s", -1);
    pe->fetched_rate = number(object, "in_s", -1);
}

static bool is_look(const struct json *v)
{
    const struct json *pes;

    if (v->kind != JSON_OBJECT ||
        strcmp(text(v, "format"), "libsma-top") != 0 ||
        number(v, "version", 0) != 1)
        return false;
    pes = json_member(v, "pe");
    if (pes == NULL || pes->kind != JSON_ARRAY || pes->n > SMA_MAX_PES)
        return false;
    for (size_t i = 0; i < pes->n; i++)
        if (pes->item[i].kind != JSON_OBJECT)
            return false;
    return true;
}

bool json_read(const char *line, size_t bytes, struct top_look *look_p)
{
    struct json value;
    struct json_error error;
    bool good = json_parse(line, bytes, &value, &error) == 0 && is_look(&value);

    if (good) {
        const struct json *object = &value;
        const struct json *pes = json_member(object, "pe");

        *look_p = (struct top_look){
            .pes = integer(object, "pes", 0, SMA_MAX_PES),
            .hosts = integer(object, "hosts", 1, SMA_MAX_PES),
            .n = (int) pes->n,
            .pe = checked(calloc(pes->n + 1, sizeof *look_p->pe)),
        };
        TAKE_TEXT(look_p->program, "program");
        for (size_t i = 0; i < pes->n; i++)
            take_pe(&look_p->pe[i], &pes->item[i]);
    }
    json_free(&value);
    return good;
}

void json_forget(struct top_look *look)
{
    free(look->pe);
    *look = (struct top_look){.n = 0};
}
