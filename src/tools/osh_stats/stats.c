/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Takes the numbers of a job from JSON (stats.h).  Nothing in the file is
 * trusted: every value is checked.
 */
#include "osh_stats/stats.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/json.h"

enum {
    MOST_PES = 1 << 21, /* a job has fewer */
    OUR_VERSION = 1,    /* the version of the format that is read */
};

/* Is the number not negative, and small enough that sums stay finite? */
static bool is_sane(double number)
{
    return number >= 0 && number <= 1e30;
}

/* Notes an error and returns -1. */
static int bad(struct stats_error *e, unsigned line, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

static int bad(struct stats_error *e, unsigned line, const char *fmt, ...)
{
    va_list ap;

    e->line = line;
    va_start(ap, fmt);
    vsnprintf(e->what, sizeof e->what, fmt, ap);
    va_end(ap);
    return -1;
}

/* The member of this name and kind.  NULL: there is none, and the error is
 * noted. */
static const struct json *want(const struct json *object, const char *name,
                               enum json_kind kind, struct stats_error *e)
{
    static const char *const names[] = {
        [JSON_NUMBER] = "a number",
        [JSON_TEXT] = "a string",
        [JSON_ARRAY] = "an array",
    };
    const struct json *value = json_member(object, name);

    if (value == NULL)
        bad(e, object->line, "\"%s\" is missing", name);
    else if (value->kind != kind)
        bad(e, value->line, "\"%s\" is not %s", name, names[kind]);
    else
        return value;
    return NULL;
}

static int want_number(const struct json *object, const char *name,
                       double *number_p, struct stats_error *e)
{
    const struct json *value = want(object, name, JSON_NUMBER, e);

    if (value == NULL)
        return -1;
    if (!is_sane(value->number))
        return bad(e, value->line, "\"%s\" is %g", name, value->number);
    *number_p = value->number;
    return 0;
}

/* Reads an array of n numbers.  If the object does not have it, *numbers_p
 * becomes NULL. */
static int read_numbers(const struct json *object, const char *name, size_t n,
                        double **numbers_p, struct stats_error *e)
{
    const struct json *list = json_member(object, name);

    *numbers_p = NULL;
    if (list == NULL)
        return 0;
    if (list->kind != JSON_ARRAY || list->n != n)
        return bad(e, list->line, "\"%s\" is not an array of %zu", name, n);
    *numbers_p = calloc(n, sizeof **numbers_p);
    if (*numbers_p == NULL)
        return bad(e, 0, "out of memory");
    for (size_t i = 0; i < n; i++) {
        const struct json *item = &list->item[i];

        if (item->kind != JSON_NUMBER || !is_sane(item->number))
            return bad(e, item->line,
                       "an element of \"%s\" is not a number of 0 or more",
                       name);
        (*numbers_p)[i] = item->number;
    }
    return 0;
}

static int read_routines(const struct json *root, struct stats *s,
                         struct stats_error *e)
{
    const struct json *list = want(root, "routines", JSON_ARRAY, e);

    if (list == NULL)
        return -1;
    s->routine = calloc(list->n + 1, sizeof *s->routine);
    if (s->routine == NULL)
        return bad(e, 0, "out of memory");
    for (size_t i = 0; i < list->n; i++) {
        struct stats_routine *r = &s->routine[s->routines++];
        const struct json *row = &list->item[i], *name;

        if (row->kind != JSON_OBJECT)
            return bad(e, row->line, "a routine is not an object");
        name = want(row, "name", JSON_TEXT, e);
        if (name == NULL || want_number(row, "calls", &r->calls, e) != 0 ||
            want_number(row, "bytes", &r->bytes, e) != 0 ||
            want_number(row, "seconds", &r->seconds, e) != 0 ||
            want_number(row, "share", &r->share, e) != 0 ||
            want_number(row, "min", &r->min, e) != 0 ||
            want_number(row, "median", &r->median, e) != 0 ||
            want_number(row, "max", &r->max, e) != 0 ||
            read_numbers(row, "pe_calls", s->pes, &r->pe_calls, e) != 0 ||
            read_numbers(row, "pe_bytes", s->pes, &r->pe_bytes, e) != 0 ||
            read_numbers(row, "pe_seconds", s->pes, &r->pe_seconds, e) != 0)
            return -1;
        r->name = name->text;
    }
    return 0;
}

static int read_matrix(const struct json *root, const char *name, size_t n,
                       double **matrix_p, struct stats_error *e)
{
    const struct json *rows = want(root, name, JSON_ARRAY, e);

    if (rows == NULL)
        return -1;
    if (rows->n != n)
        return bad(e, rows->line, "\"%s\" has %zu rows, must be %zu", name,
                   rows->n, n);
    /* check all rows before allocating as much memory as n asks for */
    for (size_t i = 0; i < n; i++)
        if (rows->item[i].kind != JSON_ARRAY || rows->item[i].n != n)
            return bad(e, rows->item[i].line,
                       "row %zu of \"%s\" is not an array of %zu", i, name, n);
    *matrix_p = calloc(n, n * sizeof **matrix_p);
    if (*matrix_p == NULL)
        return bad(e, 0, "out of memory");
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++) {
            const struct json *cell = &rows->item[i].item[k];

            if (cell->kind != JSON_NUMBER || !is_sane(cell->number))
                return bad(e, cell->line,
                           "an element of \"%s\" is not a number of 0 or more",
                           name);
            (*matrix_p)[i * n + k] = cell->number;
        }
    return 0;
}

/* Counts the hosts.  The name is empty for a PE of which nothing is known. */
static size_t count_hosts(const struct json *hosts)
{
    size_t count = 0;

    for (size_t i = 0; i < hosts->n; i++) {
        size_t k =
            i > 0 && strcmp(hosts->item[i].text, hosts->item[i - 1].text) == 0
                ? i - 1
                : 0;

        while (k < i && strcmp(hosts->item[k].text, hosts->item[i].text) != 0)
            k++;
        count += k == i && *hosts->item[i].text != '\0';
    }
    return count;
}

/* Reads what the file says about the PEs. */
static int read_pes(const struct json *root, struct stats *s,
                    struct stats_error *e)
{
    const struct json *list = want(root, "hosts", JSON_ARRAY, e);

    if (list == NULL)
        return -1;
    if (list->n != s->pes)
        return bad(e, list->line, "\"hosts\" is not an array of %zu", s->pes);
    s->host = calloc(s->pes, sizeof *s->host);
    if (s->host == NULL)
        return bad(e, 0, "out of memory");
    for (size_t i = 0; i < list->n; i++) {
        if (list->item[i].kind != JSON_TEXT)
            return bad(e, list->item[i].line, "a host is not a string");
        s->host[i] = list->item[i].text;
    }
    s->hosts = count_hosts(list);
    if (want(root, "seconds", JSON_ARRAY, e) == NULL ||
        read_numbers(root, "seconds", s->pes, &s->ran, e) != 0)
        return -1;
    for (size_t i = 0; i < s->pes; i++)
        if (s->ran[i] > s->seconds)
            s->seconds = s->ran[i];
    return 0;
}

static int read_root(const struct json *root, struct stats *s,
                     struct stats_error *e)
{
    const struct json *value;
    double version, pes;

    if (json_member(root, "traceEvents") != NULL)
        return bad(e, root->line,
                   "this is a file of SHMEM_TRACE; give it as --trace FILE");
    value = json_member(root, "format");
    if (value == NULL || value->kind != JSON_TEXT ||
        strcmp(value->text, "libsma-stats") != 0)
        return bad(e, root->line, "this is not a file of SHMEM_STATS");
    if (want_number(root, "version", &version, e) != 0)
        return -1;
    if (version != OUR_VERSION)
        return bad(e, root->line,
                   "the format has version %g, and this program reads %d",
                   version, OUR_VERSION);
    if (want_number(root, "pes", &pes, e) != 0)
        return -1;
    if (!(pes >= 1 && pes <= MOST_PES) || pes != (double) (size_t) pes)
        return bad(e, root->line, "\"pes\" must be 1..%d", MOST_PES);
    s->pes = (size_t) pes;
    value = want(root, "program", JSON_TEXT, e);
    if (value == NULL)
        return -1;
    s->program = value->text;
    value = json_member(root, "library");
    s->library = value != NULL && value->kind == JSON_TEXT ? value->text : "";
    value = json_member(root, "complete");
    s->complete = value == NULL || value->kind != JSON_FALSE;
    if (read_matrix(root, "calls", s->pes, &s->calls, e) != 0 ||
        read_matrix(root, "bytes", s->pes, &s->bytes, e) != 0 ||
        read_pes(root, s, e) != 0)
        return -1;
    return read_routines(root, s, e);
}

int stats_parse(const char *text, size_t bytes, struct stats *stats_p,
                struct stats_error *error_p)
{
    struct json *root = calloc(1, sizeof *root);
    struct json_error error = {0, ""};

    memset(stats_p, 0, sizeof *stats_p);
    stats_p->text = root;
    if (root == NULL)
        return bad(error_p, 0, "out of memory");
    if (json_parse(text, bytes, root, &error) != 0)
        return bad(error_p, error.line, "%s", error.what);
    return read_root(root, stats_p, error_p);
}

void stats_free(struct stats *s)
{
    if (s->text != NULL)
        json_free(s->text);
    free(s->text);
    for (size_t i = 0; i < s->routines; i++) {
        free(s->routine[i].pe_calls);
        free(s->routine[i].pe_bytes);
        free(s->routine[i].pe_seconds);
    }
    free(s->routine);
    free(s->host);
    free(s->ran);
    free(s->calls);
    free(s->bytes);
    memset(s, 0, sizeof *s);
}
