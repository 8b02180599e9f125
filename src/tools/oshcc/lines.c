/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads Fortran sources into lines (lines.h).
 */
#include "lines.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* How deep INCLUDE lines may be nested; the compiler itself refuses more. */
enum { DEEPEST = 100 };

/* The state of reading, from one line to the next. */
struct reader {
    struct lines *l;
    char quote; /* the quote of the open string, or 0 */
    bool open;  /* the previous line ended in & */
    bool
        changed; /* the lines are those of one that the preprocessor has changed */
};

const char *find_word(const char *s, const char *word)
{
    size_t n = strlen(word);

    for (const char *p = s; *p != '\0'; p++)
        if (strncasecmp(p, word, n) == 0 && !is_word(p[n]) &&
            (p == s || !is_word(p[-1])))
            return p;
    return NULL;
}

char *read_all(const char *name, size_t *length_p)
{
    FILE *in = fopen(name, "r"), *memory;
    char *text = NULL, part[4096];
    size_t n;
    bool failed;

    if (in == NULL)
        return NULL;
    memory = checked(open_memstream(&text, length_p));
    while ((n = fread(part, 1, sizeof part, in)) > 0)
        fwrite(part, 1, n, memory);
    failed = ferror(in); /* a directory */
    fclose(in);
    if (fclose(memory) != 0)
        die(1, "out of memory");
    if (failed) {
        free(text);
        return NULL;
    }
    return text;
}

/* ------------------------------------------------------------------- a line */

/* Overwrites comments in the code of a line, from `start` on, with blanks, and strings
 * with quotes.  *quote is the quote of the string that is open, or 0. */
static void mask(struct line *l, size_t start, char *quote)
{
    for (char *c = l->code + start; *c != '\0'; c++) {
        if (*quote == 0 && *c == '!') {
            memset(c, ' ', strlen(c));
            break;
        }
        if (*quote == 0 && *c != '\'' && *c != '"')
            continue;
        if (*quote == 0)
            *quote = *c;
        else if (*c == *quote)
            *quote = 0; /* a doubled quote opens a new string at once */
        *c = '\'';
    }
}

static bool is_blank(const char *s)
{
    return s[strspn(s, " \t\r")] == '\0';
}

/* Returns the line as the compiler reads it in fixed form, which the caller
 * frees.  A tab in the first six columns moves to column 7, or to column 6 if a
 * digit follows.  A line with & in column 1 continues the previous one. */
static char *without_tab(const char *text)
{
    size_t n = strcspn(text, "\t");
    char *wide = checked(malloc(strlen(text) + 7));

    if (text[0] == '&')
        sprintf(wide, "     %s", text);
    else if (n < 6 && text[n] == '\t' && text[n + 1] >= '1' &&
             text[n + 1] <= '9')
        sprintf(wide, "%-5.*s%s", (int) n, text, text + n + 1);
    else if (n < 6 && text[n] == '\t')
        sprintf(wide, "%-6.*s%s", (int) n, text, text + n + 1);
    else
        strcpy(wide, text);
    return wide;
}

static bool is_fixed_comment(const char *text)
{
    /* an empty line counts as well: strchr finds '\0' */
    return strchr("cC*!dD#", text[0]) != NULL || is_blank(text);
}

/* Reads a line in fixed form. */
static void read_fixed(struct line *l, const struct form *form, char *quote)
{
    size_t length = strlen(l->text), columns = form->columns;

    if (is_fixed_comment(l->text)) {
        l->comment = true;
        return;
    }
    if (columns > 0 && length > columns)
        l->code[length = columns] = '\0';
    l->continued = length > 5 && l->text[5] != ' ' && l->text[5] != '0' &&
                   strspn(l->text, " 0123456789") >= 5;
    if (!l->continued)
        *quote = 0;
    mask(l, l->continued ? 6 : 0, quote);
    l->comment = is_blank(l->code) && !l->continued;
}

/* Reads a line in free form; *open: the previous line ended in &. */
static void read_free(struct line *l, char *quote, bool *open)
{
    const char *start, *end;

    if (l->text[0] == '#' || is_blank(l->text)) {
        l->comment = true;
        return;
    }
    l->continued = *open;
    if (!*open)
        *quote = 0;
    mask(l, 0, quote);
    if (is_blank(l->code) && *quote == 0 &&
        l->text[strspn(l->text, " \t")] == '!') {
        l->comment = true; /* the statement may go on after it */
        return;
    }
    start = *quote != 0 ? l->text : l->code;
    end = start + strlen(start);
    while (end > start && isspace((unsigned char) end[-1]))
        end--;
    *open = end > start && end[-1] == '&';
}

/* ------------------------------------------------------------------ INCLUDE */

/* The name of the file in an INCLUDE line, which the caller frees; NULL: the
 * line is no INCLUDE line.  In fixed form it may have a number behind `columns`. */
static char *included(const struct line *line, size_t columns)
{
    const char *text = line->text, *s = text + strspn(text, " \t"), *end, *rest;

    if (strncasecmp(s, "INCLUDE", 7) != 0)
        return NULL;
    s += 7;
    s += strspn(s, " \t");
    end = *s == '\'' || *s == '"' ? strchr(s + 1, *s) : NULL;
    if (end == NULL || end == s + 1)
        return NULL;
    rest = end + 1 + strspn(end + 1, " \t\r");
    return *rest == '\0' || *rest == '!' ||
                   (columns > 0 && rest >= text + columns)
               ? checked(strndup(s + 1, (size_t) (end - s - 1)))
               : NULL;
}

/* Reads the file of this name in a directory; *path_p becomes its path. */
static char *read_in(const char *directory, const char *separator,
                     const char *name, char **path_p)
{
    size_t length;
    char *text;

    if (asprintf(path_p, "%s%s%s", directory, separator, name) < 0)
        die(1, "out of memory");
    text = read_all(*path_p, &length);
    if (text == NULL || strlen(text) != length) {
        free(*path_p);
        free(text);
        return NULL;
    }
    return text;
}

/* The text of the file that an INCLUDE line names, looked for as the compiler
 * does.  *path_p becomes the path of the file. */
static char *read_included(const struct form *form, const char *name,
                           char **path_p)
{
    bool absolute = name[0] == '/';
    char *text = read_in(absolute ? "" : form->directory, "", name, path_p);

    for (size_t i = 0; text == NULL && !absolute && i < form->path->n; i++) {
        text = read_in(form->path->word[i], "/", name, path_p);
        if (text != NULL && i < form->own) {
            free(text);
            free(*path_p);
            return NULL;
        }
    }
    return text;
}

/* ---------------------------------------------------------------- all lines */

/* Copies a name into the lines, and returns the copy. */
static const char *keep_name(struct lines *l, const char *name)
{
    words_add(&l->files, name);
    return l->files.word[l->files.n - 1];
}

static void add_line(struct reader *r, struct line line)
{
    struct lines *l = r->l;

    if ((l->n & (l->n - 1)) == 0)
        l->line =
            checked(realloc(l->line, (l->n == 0 ? 1 : 2 * l->n) * sizeof line));
    l->line[l->n++] = line;
}

static void line_free(struct line *l)
{
    free(l->text);
    free(l->code);
}

/* Adds a marker: the next line is line `number` of the file. */
static void add_marker(struct reader *r, size_t number, const char *name,
                       const char *how)
{
    struct line line = {.comment = true, .file = name, .number = number};

    if (asprintf(&line.text, "# %zu \"%s\"%s", number, name, how) < 0)
        die(1, "out of memory");
    line.code = checked(strdup(line.text));
    add_line(r, line);
}

/* Reads a marker of the preprocessor, which names the file and the number of the next
 * line, if the line is one. */
static void read_marker(struct reader *r, const char *text, const char **file,
                        size_t *number)
{
    unsigned long n;
    int at = 0;
    const char *end;
    char *name;

    if (sscanf(text, "# %lu \"%n", &n, &at) != 1 || at == 0 ||
        (end = strrchr(text + at, '"')) == NULL)
        return;
    name = checked(strndup(text + at, (size_t) (end - text - at)));
    *file = keep_name(r->l, name);
    *number = n;
    free(name);
}

static void read_text(struct reader *r, const char *name, char *text,
                      int depth);

/* Reads the lines of the file that an INCLUDE line names.  False: the line stays. */
static bool read_include(struct reader *r, const struct line *line, int depth)
{
    char *name =
        line->comment || line->continued
            ? NULL
            : included(line, r->l->form->is_free ? 0 : r->l->form->columns);
    char *path, *text = NULL;
    const char *kept;

    if (name != NULL && depth < DEEPEST)
        text = read_included(r->l->form, name, &path);
    free(name);
    if (text == NULL)
        return false;
    kept = keep_name(r->l, path);
    free(path);
    add_marker(r, 1, kept, " 1");
    read_text(r, kept, text, depth + 1);
    add_marker(r, line->number + 1, line->file, " 2");
    free(text);
    return true;
}

/* Line `number` of a file before the preprocessor, as without_tab does, or NULL. */
static char *line_before(const char *file, size_t number)
{
    static char *name;
    static struct words lines;

    if (name == NULL || strcmp(name, file) != 0) {
        size_t length;
        char *text = read_all(file, &length), *rest = text;

        free(name);
        name = checked(strdup(file));
        words_free(&lines);
        lines = (struct words){NULL, 0};
        while (rest != NULL)
            words_add(&lines, strsep(&rest, "\n"));
        free(text);
    }
    return number - 1 < lines.n ? without_tab(lines.word[number - 1]) : NULL;
}

/* The length of the code of a line in fixed form that the preprocessor has changed,
 * before the text that lay beyond the last column; 0: it has to be read as it is. */
static size_t length_of(const struct line *l, const struct form *form)
{
    size_t length = strlen(l->text), columns = form->columns, before, beyond;
    char *text = NULL;

    if (form->expanded && columns > 0)
        text = line_before(l->file, l->number);
    if (text == NULL)
        return 0;
    before = strlen(text);
    beyond = before > columns ? before - columns : 0;
    if (strcmp(text, l->text) == 0 || beyond > length ||
        (beyond == 0 && length <= columns) ||
        strcmp(text + before - beyond, l->text + length - beyond) != 0)
        beyond = length;
    free(text);
    return length - beyond;
}

/* Reads the code of such a line, as several lines if it has become longer.  False: it is
 * no such line. */
static bool read_changed(struct reader *r, const struct line *line, int depth)
{
    size_t length = r->changed ? 0 : length_of(line, r->l->form), size;
    size_t columns = r->l->form->columns;
    const char *start = "";
    FILE *memory;
    char *text;

    if (length == 0)
        return false;
    memory = checked(open_memstream(&text, &size));
    fprintf(memory, "# %zu \"%s\"\n", line->number, line->file);
    for (size_t at = 0, n; at < length; at += n, start = "     &") {
        n = columns - strlen(start);
        n = length - at < n ? length - at : n;
        fprintf(memory, "%s%.*s\n", start, (int) n, line->text + at);
    }
    fprintf(memory, "# %zu \"%s\"\n", line->number + 1, line->file);
    fclose(memory);
    r->changed = true;
    read_text(r, line->file, text, depth);
    r->changed = false;
    free(text);
    return true;
}

static void read_text(struct reader *r, const char *name, char *text, int depth)
{
    const struct form *form = r->l->form;
    size_t number = 1;

    for (char *p = text; *p != '\0';) {
        struct line line = {.text = p, .file = name, .number = number};
        size_t length = strcspn(p, "\n");
        bool is_last = p[length] == '\0', fixed;

        p[length] = '\0';
        p += is_last ? length : length + 1;
        number++;
        read_marker(r, line.text, &name, &number);
        fixed = !form->is_free && !is_fixed_comment(line.text);
        line.text = fixed ? without_tab(line.text) : checked(strdup(line.text));
        line.code = checked(strdup(line.text));
        if (fixed && read_changed(r, &line, depth)) {
            line_free(&line);
            continue;
        }
        if (form->is_free)
            read_free(&line, &r->quote, &r->open);
        else
            read_fixed(&line, form, &r->quote);
        if (read_include(r, &line, depth))
            line_free(&line);
        else
            add_line(r, line);
    }
}

void lines_read(struct lines *l, const char *name, char *text)
{
    struct reader r = {.l = l};

    read_text(&r, keep_name(l, name), text, 0);
}

void lines_free(struct lines *l)
{
    for (size_t i = 0; i < l->n; i++)
        line_free(&l->line[i]);
    free(l->line);
    words_free(&l->files);
}
