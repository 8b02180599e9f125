/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads a text in JSON.
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
    unsigned line; /* on which it begins */
    union {
        double number;
        char *text;
        struct {
            struct json *item; /* of an object: name and value in turn */
            size_t n;          /* items, of an object twice its members */
        };
    };
};

struct json_error {
    unsigned line;
    const char *what;
};

/* The value that the text of `bytes` is.  Returns 0, or -1 and why not; in both
 * cases *value_p can be freed. */
int json_parse(const char *text, size_t bytes, struct json *value_p,
               struct json_error *error_p);
void json_free(struct json *value);

/* The member of an object, or NULL. */
const struct json *json_member(const struct json *object, const char *name);

#endif
