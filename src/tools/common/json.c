/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads JSON (json.h).  Whatever the text is, the reader does not read beyond
 * its end, and refuses values that are nested deeper than DEPTH.
 */
#include "common/json.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    DEPTH = 64,  /* depth of nested values at most */
    NUMBER = 64, /* characters of a number at most */
};

struct reader {
    const char *p, *end;
    unsigned line;
    int depth;
    struct json_error *error;
};

/* Notes an error and returns -1. */
static int bad(struct reader *r, const char *what)
{
    r->error->line = r->line;
    r->error->what = what;
    return -1;
}

static void skip_blanks(struct reader *r)
{
    for (; r->p < r->end; r->p++)
        if (*r->p == '\n')
            r->line++;
        else if (*r->p != ' ' && *r->p != '\t' && *r->p != '\r')
            return;
}

/* The next character that is no white space; 0 at the end. */
static int next(struct reader *r)
{
    skip_blanks(r);
    return r->p < r->end ? (unsigned char) *r->p : 0;
}

static int read_word(struct reader *r, const char *word, enum json_kind kind,
                     struct json *value)
{
    size_t len = strlen(word);

    if ((size_t) (r->end - r->p) < len || memcmp(r->p, word, len) != 0)
        return bad(r, "this is not a JSON value");
    r->p += len;
    value->kind = kind;
    return 0;
}

static int read_number(struct reader *r, struct json *value)
{
    char copy[NUMBER], *end;
    size_t len = 0;

    while (r->p + len < r->end && len < sizeof copy - 1 && r->p[len] != '\0' &&
           strchr("+-.0123456789eE", r->p[len]) != NULL) {
        copy[len] = r->p[len];
        len++;
    }
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
 * become "?". */
static int read_code(struct reader *r, char **out)
{
    char copy[5] = "", *end;
    unsigned code;

    if (r->end - r->p < 4)
        return bad(r, "the text ends inside a string");
    memcpy(copy, r->p, 4);
    code = (unsigned) strtoul(copy, &end, 16);
    if (end != copy + 4 || copy[0] == '+' || copy[0] == '-' || copy[0] == ' ')
        return bad(r, "\\u must be followed by four hexadecimal digits");
    r->p += 4;
    if (code == 0 || (code >= 0xd800 && code < 0xe000))
        code = '?';
    if (code < 0x80) {
        *(*out)++ = (char) code;
    } else if (code < 0x800) {
        *(*out)++ = (char) (0xc0 | code >> 6);
        *(*out)++ = (char) (0x80 | (code & 0x3f));
    } else {
        *(*out)++ = (char) (0xe0 | code >> 12);
        *(*out)++ = (char) (0x80 | (code >> 6 & 0x3f));
        *(*out)++ = (char) (0x80 | (code & 0x3f));
    }
    return 0;
}

static int read_string(struct reader *r, struct json *value)
{
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    const char *close = ++r->p;
    char *out;

    while (close < r->end && *close != '"')
        close += *close == '\\' ? 2 : 1;
    if (close >= r->end)
        return bad(r, "a string has no end");
    value->text = out = malloc((size_t) (close - r->p) + 1);
    if (out == NULL)
        return bad(r, "out of memory");
    value->kind = JSON_TEXT;
    while (r->p < close) {
        const char *c;

        if ((unsigned char) *r->p < 0x20) {
            *out = '\0';
            return bad(r, "a string has a control character");
        }
        if (*r->p != '\\') {
            *out++ = *r->p++;
            continue;
        }
        r->p++;
        if (*r->p == 'u') {
            r->p++;
            if (read_code(r, &out) != 0) {
                *out = '\0';
                return -1;
            }
        } else if (*r->p != '\0' && (c = strchr(from, *r->p)) != NULL) {
            *out++ = to[c - from];
            r->p++;
        } else {
            *out = '\0';
            return bad(r, "a string has an unknown character after \\");
        }
    }
    *out = '\0';
    r->p = close + 1;
    return 0;
}

static int read_value(struct reader *r, struct json *value);

/* Adds an item, which is null, to the list.  Returns NULL if memory is
 * short. */
static struct json *add(struct json *list, size_t *room)
{
    if (list->n == *room) {
        size_t more = *room == 0 ? 8 : *room * 2;
        struct json *item = realloc(list->item, more * sizeof *item);

        if (item == NULL)
            return NULL;
        list->item = item;
        *room = more;
    }
    memset(&list->item[list->n], 0, sizeof *list->item);
    return &list->item[list->n++];
}

static int read_list(struct reader *r, struct json *list, enum json_kind kind)
{
    char close = kind == JSON_ARRAY ? ']' : '}';
    size_t room = 0;

    list->kind = kind;
    list->item = NULL;
    list->n = 0;
    if (++r->depth > DEPTH)
        return bad(r, "values are nested too deeply");
    r->p++;
    if (next(r) == close) {
        r->p++;
        r->depth--;
        return 0;
    }
    for (;;) {
        struct json *item = add(list, &room);

        if (item == NULL)
            return bad(r, "out of memory");
        if (kind == JSON_OBJECT) {
            if (next(r) != '"')
                return bad(r, "a member begins with a string");
            item->line = r->line;
            if (read_string(r, item) != 0)
                return -1;
            if (next(r) != ':')
                return bad(r, "a colon is missing");
            r->p++;
            item = add(list, &room);
            if (item == NULL)
                return bad(r, "out of memory");
        }
        if (read_value(r, item) != 0)
            return -1;
        if (next(r) == close) {
            r->p++;
            r->depth--;
            return 0;
        }
        if (next(r) != ',')
            return bad(r, kind == JSON_ARRAY ? "a comma or ] is missing"
                                             : "a comma or } is missing");
        r->p++;
    }
}

static int read_value(struct reader *r, struct json *value)
{
    int c = next(r);

    value->line = r->line;
    switch (c) {
    case 0: return bad(r, "the text ends too early");
    case '"': return read_string(r, value);
    case '[': return read_list(r, value, JSON_ARRAY);
    case '{': return read_list(r, value, JSON_OBJECT);
    case 'n': return read_word(r, "null", JSON_NULL, value);
    case 't': return read_word(r, "true", JSON_TRUE, value);
    case 'f': return read_word(r, "false", JSON_FALSE, value);
    default: return read_number(r, value);
    }
}

int json_parse(const char *text, size_t bytes, struct json *value_p,
               struct json_error *error_p)
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
    if (value->kind == JSON_ARRAY || value->kind == JSON_OBJECT) {
        for (size_t i = 0; i < value->n; i++)
            json_free(&value->item[i]);
        free(value->item);
    }
    value->kind = JSON_NULL;
}

const struct json *json_member(const struct json *object, const char *name)
{
    if (object->kind != JSON_OBJECT)
        return NULL;
    for (size_t i = 0; i + 1 < object->n; i += 2)
        if (strcmp(object->item[i].text, name) == 0)
            return &object->item[i + 1];
    return NULL;
}
