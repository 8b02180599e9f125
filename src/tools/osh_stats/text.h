/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What all files of osh_stats that write something share: texts and numbers in the
 * form that a terminal, XML or JSON wants.
 */
#ifndef SMA_TOOLS_STATS_TEXT_H
#define SMA_TOOLS_STATS_TEXT_H

#include <stdio.h>

/* malloc of n zeroed elements of `size` bytes, or the end of the program. */
void *room_for(size_t n, size_t size);

/* A text without characters that a terminal would take for a command.  The
 * caller frees it. */
char *plain(const char *text);

/* A number in at most six columns: 123, 12.35k.  The result is valid until the
 * fourth next call. */
const char *number(double value);

/* The smallest of 1, 2, 5, 10, 20, 50, 100, ... with which a scale from 0 to
 * `end` has at most `most` steps. */
double nice_step(double end, int most);

/* Opens a file to write, and closes it after the last byte; both end the
 * program with a message if they fail. */
FILE *open_output(const char *file);
void close_output(FILE *f, const char *file);

/* Writes a text in XML or HTML, between tags or in the quotes of an attribute.
 * What is not UTF-8 becomes the replacement character. */
void put_xml(FILE *f, const char *text);

/* Writes a text as a string of JSON, with its quotes, that may stand in an HTML
 * element <script>. */
void put_json(FILE *f, const char *text);

#endif
