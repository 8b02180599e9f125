/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads and writes JSON (stats.h).  Whatever the text is, the reader does not read
 * beyond its end, and refuses values that are nested deeper than DEPTH.
 */
#include "osh_stats/stats.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "shared/text.h"

enum {
    DEPTH = 64,  /* depth of nested values at most */
    NUMBER = 64, /* characters of a number at most */
};

static const char *const words[] = {
    [JSON_NULL] = "null", [JSON_FALSE] = "false", [JSON_TRUE] = "true"};

struct reader {
    const char *p, *end;
    unsigned line;
    int depth;
    struct stats_error *error;
};

static int bad(struct reader *r, const char *what)
{
    return stats_bad(r->error, r->line, "%s", what);
}

/* The next character that is no white space; 0 at the end. */
static int next(struct reader *r)
{
    for (; r->p < r->end && *r->p != '\0' && strchr(" \t\r\n", *r->p) != NULL;
         r->p++)
        r->line += *r->p == '\n';
    return r->p < r->end ? (unsigned char) *r->p : 0;
}

static int read_number(struct reader *r, struct json *value)
{
    char copy[NUMBER], *end;
    size_t len = 0;

    for (; r->p + len < r->end && len < sizeof copy - 1 && r->p[len] != '\0' &&
           strchr("+-.0123456789eE", r->p[len]) != NULL;
         len++)
        copy[len] = r->p[len];
    copy[len] = '\0';
    errno = 0;
    value->number = strtod(copy, &end);
    if (len == 0 || *end != '\0' || copy[0] == '+' || errno == ERANGE)
        return bad(r, "this is not a number");
    value->kind = JSON_NUMBER;
    r->p += len;
    return 0;
}

/* Reads the four digits after \u and writes the character as UTF-8.  Surrogates
 * become "?".  Returns false if there are no such digits. */
static bool read_code(struct reader *r, char **out)
{
    char copy[5] = "", *end;
    unsigned code;

    if (r->end - r->p < 4)
        return false;
    memcpy(copy, r->p, 4);
    code = (unsigned) strtoul(copy, &end, 16);
    if (end != copy + 4 || strchr("+- ", copy[0]) != NULL)
        return false;
    r->p += 4;
    if (code == 0 || (code >= 0xd800 && code < 0xe000))
        code = '?';
    if (code >= 0x800)
        *(*out)++ = (char) (0xe0 | code >> 12);
    if (code >= 0x80)
        *(*out)++ = (char) (code >= 0x800 ? 0x80 | (code >> 6 & 0x3f)
                                          : 0xc0 | code >> 6);
    *(*out)++ = (char) (code < 0x80 ? code : 0x80 | (code & 0x3f));
    return true;
}

static int read_string(struct reader *r, struct json *value)
{
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    const char *close = ++r->p, *c, *what = NULL;
    char *out;

    while (close < r->end && *close != '"')
        close += *close == '\\' ? 2 : 1;
    if (close >= r->end)
        return bad(r, "a string has no end");
    value->text = out = checked(malloc((size_t) (close - r->p) + 1));
    value->kind = JSON_TEXT;
    while (r->p < close && what == NULL)
        if ((unsigned char) *r->p < 0x20)
            what = "a string has a control character";
        else if (*r->p != '\\')
            *out++ = *r->p++;
        else if (*++r->p == 'u') {
            r->p++;
            if (!read_code(r, &out))
                what = "\\u must be followed by four hexadecimal digits";
        } else if (*r->p != '\0' && (c = strchr(from, *r->p)) != NULL) {
            *out++ = to[c - from];
            r->p++;
        } else
            what = "a string has an unknown character after \\";
    *out = '\0';
    r->p = close + 1;
    return what == NULL ? 0 : bad(r, what);
}

static int read_value(struct reader *r, struct json *value);

/* Adds an item, which is null, to the list. */
static struct json *add(struct json *list)
{
    if ((list->n & (list->n - 1)) == 0)
        list->item = checked(realloc(
            list->item, (list->n > 0 ? 2 * list->n : 1) * sizeof *list->item));
    memset(&list->item[list->n], 0, sizeof *list->item);
    return &list->item[list->n++];
}

static int read_list(struct reader *r, struct json *list, enum json_kind kind)
{
    char close = kind == JSON_ARRAY ? ']' : '}';

    list->kind = kind;
    list->item = NULL;
    list->n = 0;
    if (++r->depth > DEPTH)
        return bad(r, "values are nested too deeply");
    r->p++;
    while (list->n == 0 ? next(r) != close : next(r) == ',') {
        r->p += list->n > 0;
        if (kind == JSON_OBJECT) {
            if (next(r) != '"')
                return bad(r, "a member begins with a string");
            if (read_value(r, add(list)) != 0)
                return -1;
            if (next(r) != ':')
                return bad(r, "a colon is missing");
            r->p++;
        }
        if (read_value(r, add(list)) != 0)
            return -1;
    }
    if (next(r) != close)
        return bad(r, kind == JSON_ARRAY ? "a comma or ] is missing"
                                         : "a comma or } is missing");
    r->p++;
    r->depth--;
    return 0;
}

static int read_value(struct reader *r, struct json *value)
{
    int c = next(r);

    value->line = r->line;
    for (int k = JSON_NULL; k <= JSON_TRUE; k++)
        if ((size_t) (r->end - r->p) >= strlen(words[k]) &&
            memcmp(r->p, words[k], strlen(words[k])) == 0) {
            value->kind = (enum json_kind) k;
            r->p += strlen(words[k]);
            return 0;
        }
    switch (c) {
    case 0: return bad(r, "the text ends too early");
    case '"': return read_string(r, value);
    case '[': return read_list(r, value, JSON_ARRAY);
    case '{': return read_list(r, value, JSON_OBJECT);
    default: return read_number(r, value);
    }
}

int json_parse(const char *text, size_t bytes, struct json *value_p,
               struct stats_error *error_p)
{
    struct reader r = {text, text + bytes, 1, 0, error_p};

    memset(value_p, 0, sizeof *value_p);
    if (read_value(&r, value_p) != 0)
        return -1;
    if (next(&r) != 0 || r.p < r.end)
        return bad(&r, "the text goes on after the value");
    return 0;
}

void json_free(struct json *value)
{
    if (value->kind == JSON_TEXT)
        free(value->text);
    if (value->kind >= JSON_ARRAY) {
        for (size_t i = 0; i < value->n; i++)
            json_free(&value->item[i]);
        free(value->item);
    }
    value->kind = JSON_NULL;
}

struct json *json_member(const struct json *object, const char *name)
{
    for (size_t i = 0; object->kind == JSON_OBJECT && i + 1 < object->n; i += 2)
        if (strcmp(object->item[i].text, name) == 0)
            return &object->item[i + 1];
    return NULL;
}

double json_number(const struct json *object, const char *name,
                   double otherwise)
{
    const struct json *v = json_member(object, name);

    return v != NULL && v->kind == JSON_NUMBER ? v->number : otherwise;
}

const char *json_text(const struct json *object, const char *name)
{
    const struct json *v = json_member(object, name);

    return v != NULL && v->kind == JSON_TEXT ? v->text : "";
}

/* ------------------------------------------------------------------- writing */

void json_write_text(FILE *f, const char *text)
{
    putc('"', f);
    for (size_t n; *text != '\0'; text += n > 0 ? n : 1) {
        unsigned char c = (unsigned char) *text;

        n = sma_utf8_bytes(text);
        if (strchr("<>&\"'\\", *text) != NULL)
            fprintf(f, "\\u%04x", c);
        else if (n == 0 || c < ' ' || c == 0x7f ||
                 (c == 0xc2 && (unsigned char) text[1] < 0xa0))
            fputs("\xef\xbf\xbd", f);
        else
            fwrite(text, 1, n, f);
    }
    putc('"', f);
}

void json_write(FILE *f, const struct json *value)
{
    bool object = value->kind == JSON_OBJECT;

    if (value->kind == JSON_TEXT)
        json_write_text(f, value->text);
    else if (value->kind == JSON_NUMBER)
        fprintf(f, "%.17g", value->number);
    else if (value->kind < JSON_NUMBER)
        fputs(words[value->kind], f);
    else {
        putc(object ? '{' : '[', f);
        for (size_t i = 0; i < value->n; i++) {
            if (i > 0)
                fputs(object && i % 2 == 1 ? ":" : ",", f);
            json_write(f, &value->item[i]);
        }
        putc(object ? '}' : ']', f);
    }
}
