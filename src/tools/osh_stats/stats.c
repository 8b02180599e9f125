/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Takes the numbers of a job from JSON (stats.h).  Nothing in the file is
 * trusted: every value is checked.
 */
#include "osh_stats/stats.h"

#include <stdarg.h>
#include <string.h>

enum {
    MOST_PES = 1 << 21, /* a job has fewer */
    OUR_VERSION = 1,    /* the version of the format that is read */
};

int stats_bad(struct stats_error *e, unsigned line, const char *format, ...)
{
    va_list ap;

    e->line = line;
    va_start(ap, format);
    vsnprintf(e->what, sizeof e->what, format, ap);
    va_end(ap);
    return -1;
}

/* What a member is: one value, an array of one for each PE, or an array of such arrays. */
enum shape { ONE, ROW, MATRIX };

struct member {
    const char *name;
    enum json_kind kind; /* of each value */
    enum shape shape;
    bool optional; /* files of older libraries do not have it */
};

static const struct member of_root[] = {
    {"calls", JSON_NUMBER, MATRIX, false},
    {"bytes", JSON_NUMBER, MATRIX, false},
    {"hosts", JSON_TEXT, ROW, false},
    {"seconds", JSON_NUMBER, ROW, false},
    {"program", JSON_TEXT, ONE, false},
    {NULL, JSON_NULL, ONE, false},
};

static const struct member of_routine[] = {
    {"name", JSON_TEXT, ONE, false},
    {"calls", JSON_NUMBER, ONE, false},
    {"bytes", JSON_NUMBER, ONE, false},
    {"seconds", JSON_NUMBER, ONE, false},
    {"share", JSON_NUMBER, ONE, false},
    {"min", JSON_NUMBER, ONE, false},
    {"median", JSON_NUMBER, ONE, false},
    {"max", JSON_NUMBER, ONE, false},
    {"pe_calls", JSON_NUMBER, ROW, true},
    {"pe_bytes", JSON_NUMBER, ROW, true},
    {"pe_seconds", JSON_NUMBER, ROW, true},
    {NULL, JSON_NULL, ONE, false},
};

/* Checks a value, which is of a member or is a part of it.  No number is negative, and
 * all are so small that sums stay finite. */
static int check_value(const struct json *v, const struct member *m,
                       enum shape shape, size_t pes, struct stats_error *e)
{
    const char *part = m->shape == ONE ? "" : "an element of ";

    if (shape != ONE && (v->kind != JSON_ARRAY || v->n != pes))
        return stats_bad(e, v->line, "%s\"%s\" is not an array of %zu",
                         shape == m->shape ? "" : part, m->name, pes);
    for (size_t i = 0; shape != ONE && i < pes; i++)
        if (check_value(&v->item[i], m, shape == MATRIX ? ROW : ONE, pes, e) !=
            0)
            return -1;
    if (shape != ONE)
        return 0;
    if (v->kind != m->kind)
        return stats_bad(e, v->line, "%s\"%s\" is not %s", part, m->name,
                         m->kind == JSON_TEXT ? "a string" : "a number");
    if (v->kind == JSON_NUMBER && !(v->number >= 0 && v->number <= 1e30))
        return stats_bad(e, v->line, "%s\"%s\" is %g", part, m->name,
                         v->number);
    return 0;
}

static int check_object(const struct json *object, const struct member *m,
                        size_t pes, struct stats_error *e)
{
    for (; m->name != NULL; m++) {
        const struct json *v = json_member(object, m->name);

        if (v == NULL && !m->optional)
            return stats_bad(e, object->line, "\"%s\" is missing", m->name);
        if (v != NULL && check_value(v, m, m->shape, pes, e) != 0)
            return -1;
    }
    return 0;
}

/* Counts the hosts.  The name is empty for a PE of which nothing is known. */
static size_t count_hosts(const struct json *hosts)
{
    size_t count = 0;

    for (size_t i = 0; i < hosts->n; i++) {
        size_t k = 0;

        while (k < i && strcmp(hosts->item[k].text, hosts->item[i].text) != 0)
            k++;
        count += k == i && *hosts->item[i].text != '\0';
    }
    return count;
}

static int read_root(struct stats *s, struct stats_error *e)
{
    const struct json *root = &s->root, *list;
    double version = json_number(root, "version", -1);
    double pes = json_number(root, "pes", -1);

    if (json_member(root, "traceEvents") != NULL)
        return stats_bad(
            e, root->line,
            "this is a file of SHMEM_TRACE; give it as --trace FILE");
    if (strcmp(json_text(root, "format"), "libsma-stats") != 0)
        return stats_bad(e, root->line, "this is not a file of SHMEM_STATS");
    if (version != OUR_VERSION)
        return stats_bad(e, root->line,
                         "the format has version %g, and this program reads %d",
                         version, OUR_VERSION);
    if (!(pes >= 1 && pes <= MOST_PES) || pes != (double) (size_t) pes)
        return stats_bad(e, root->line, "\"pes\" must be 1..%d", MOST_PES);
    s->pes = (size_t) pes;
    if (check_object(root, of_root, s->pes, e) != 0)
        return -1;
    list = json_member(root, "routines");
    if (list == NULL || list->kind != JSON_ARRAY)
        return stats_bad(e, root->line, "\"routines\" is not an array");
    for (size_t i = 0; i < list->n; i++)
        if (check_object(&list->item[i], of_routine, s->pes, e) != 0)
            return -1;
    s->program = json_text(root, "program");
    s->hosts = count_hosts(json_member(root, "hosts"));
    list = json_member(root, "seconds");
    for (size_t i = 0; i < s->pes; i++)
        if (list->item[i].number > s->seconds)
            s->seconds = list->item[i].number;
    return 0;
}

int stats_parse(const char *text, size_t bytes, struct stats *stats_p,
                struct stats_error *error_p)
{
    memset(stats_p, 0, sizeof *stats_p);
    return json_parse(text, bytes, &stats_p->root, error_p) != 0
               ? -1
               : read_root(stats_p, error_p);
}

size_t stats_condense(struct stats *s, const char *name, size_t most)
{
    struct json *rows = json_member(&s->root, name);
    size_t n = rows->n, block = (n + most - 1) / most;

    /* a cell is read before a sum takes its place */
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++) {
            struct json *sum = &rows->item[i / block].item[k / block];
            double value = rows->item[i].item[k].number;

            if (i % block == 0 && k % block == 0)
                sum->number = value;
            else
                sum->number += value;
        }
    rows->n = (n + block - 1) / block;
    for (size_t i = 0; i < rows->n; i++)
        rows->item[i].n = rows->n;
    for (size_t i = rows->n; i < n; i++)
        json_free(&rows->item[i]);
    return block;
}
