/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads text in JSON.
 */
#ifndef SMA_TOOLS_JSON_H
#define SMA_TOOLS_JSON_H

#include <stddef.h>

enum json_kind {
    JSON_NULL,
    JSON_FALSE,
    JSON_TRUE,
    JSON_NUMBER,
    JSON_TEXT,
    JSON_ARRAY,
    JSON_OBJECT,
};

struct json {
    enum json_kind kind;
    unsigned line; /* the line on which the value begins */
    union {
        double number;
        char *text;
        struct {
            struct json *item; /* in an object: a name, then its value */
            size_t n; /* number of items: in an object, two for a member */
        };
    };
};

struct json_error {
    unsigned line;
    const char *what;
};

/* Reads the value in the `bytes` bytes of text.  Returns 0, or -1 and the
 * reason in *error_p.  The caller frees *value_p in both cases. */
int json_parse(const char *text, size_t bytes, struct json *value_p,
               struct json_error *error_p);
void json_free(struct json *value);

/* The value of a member of an object; NULL if there is no such member. */
const struct json *json_member(const struct json *object, const char *name);

#endif
