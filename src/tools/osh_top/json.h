/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What osh_top shows, as a line of JSON.
 */
#ifndef SMA_TOOLS_TOP_JSON_H
#define SMA_TOOLS_TOP_JSON_H

#include <stdbool.h>
#include <stdio.h>

#include "osh_top/look.h"

/* Writes a look as a line. */
void json_write(FILE *f, const struct top_look *look);

/* Reads such a line, with its elements in new memory; *look_p is to be freed by
 * json_forget.  Returns false if the line is not one. */
bool json_read(const char *line, size_t bytes, struct top_look *look_p);
void json_forget(struct top_look *look);

#endif
