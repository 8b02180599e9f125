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

/* What may continue from one line of a statement to the next. */
struct inside {
    char quote;       /* the quote of the open string, or 0 */
    size_t hollerith; /* characters left of a Hollerith constant */
    bool format;      /* a FORMAT statement */
};

/* The state of reading, from one line to the next. */
struct reader {
    struct lines *l;
    const char *const *names;
    struct inside inside;
    bool open; /* the previous line ended in & */
    int unit;
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

/*
 * The length of the Hollerith constant whose H is at h, or 0 if there is none.
 * It is one if the digits before the H stand where a constant may.  The code
 * begins at `start`; in a line that continues another, the character before
 * `start` is not known.
 */
static size_t hollerith_length(const struct line *l, size_t start,
                               const char *h, bool format)
{
    const char *first = l->code + start, *digits = h, *p;

    while (digits > first && isdigit((unsigned char) digits[-1]))
        digits--;
    if (digits == h)
        return 0;
    for (p = digits; p > first && (p[-1] == ' ' || p[-1] == '\t');)
        p--;
    if (p == first ? !l->continued
                   : !format && strchr("(,=/.", p[-1]) == NULL &&
                         (p[-1] != '*' || p - 1 == first ||
                          !isdigit((unsigned char) p[-2])))
        return 0;
    return (size_t) atoi(digits);
}

/* Overwrites strings and comments in the code of a line with blanks, from
 * `start` on, and finds the length of the line without its comment. */
static void mask(struct line *l, size_t start, struct inside *in)
{
    l->length = strlen(l->text);
    for (char *c = l->code + start; *c != '\0'; c++) {
        if (in->hollerith > 0) {
            in->hollerith--;
            *c = ' ';
        } else if (in->quote != 0) {
            if (*c == in->quote)
                in->quote = 0; /* a doubled quote opens a new string at once */
            *c = ' ';
        } else if (*c == '\'' || *c == '"') {
            in->quote = *c;
            *c = ' ';
        } else if (*c == '!') {
            memset(c, ' ', strlen(c));
            l->length = (size_t) (c - l->code);
            break;
        } else if (*c == 'H' || *c == 'h') {
            in->hollerith = hollerith_length(l, start, c, in->format);
        }
    }
}

/* The state at the beginning of a statement. */
static struct inside new_statement(const struct line *l)
{
    const char *s = l->code + strspn(l->code, " \t0123456789");

    return (struct inside){.format = strncasecmp(s, "FORMAT", 6) == 0};
}

/* Reads a line with the sentinel !$.  Its code follows the sentinel, or the
 * word that the sentinel begins. */
static void read_sentinel(struct line *l, const struct form *form)
{
    struct inside in = {0, 0, false};
    size_t start = 6, length = strlen(l->text);

    if (form->is_free)
        for (start = strspn(l->text, " \t") + 2; is_word(l->text[start]);)
            start++;
    else if (form->columns > 0 && length > form->columns)
        length = form->columns;
    l->text[length] = l->code[length] = '\0';
    if (start > length)
        start = length;
    l->sentinel = l->comment = true;
    memset(l->code, ' ', start);
    mask(l, start, &in);
}

static bool is_sentinel(const char *text, const struct form *form)
{
    if (form->is_free)
        return strncmp(text + strspn(text, " \t"), "!$", 2) == 0;
    return text[0] != '\0' && strchr("cC*!", text[0]) != NULL && text[1] == '$';
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

/* Returns line `number` of a file, as without_tab does, or NULL.  Lines are
 * asked for one after the other, so the file and the position of the last line
 * are kept. */
static char *line_of(const char *name, size_t number)
{
    static char *file, *text, *at;
    static size_t at_number;
    char *line, *wide;
    size_t length;

    if (file == NULL || strcmp(file, name) != 0) {
        free(file);
        free(text);
        file = checked(strdup(name));
        text = at = read_all(name, &length);
        at_number = 1;
    }
    if (number < at_number) {
        at = text;
        at_number = 1;
    }
    while (at != NULL && at_number < number) {
        at = strchr(at, '\n');
        at = at != NULL ? at + 1 : NULL;
        at_number++;
    }
    if (at == NULL)
        return NULL;
    line = checked(strndup(at, strcspn(at, "\n")));
    wide = without_tab(line);
    free(line);
    return wide;
}

/*
 * Where the code of a line ends: at the last column of fixed form, if the line
 * is that long.  A line that the preprocessor has made longer has all of its
 * code, and after it the text that lay beyond the last column before.
 */
static size_t code_end(const struct line *l, const struct form *form)
{
    char *before = form->expanded ? line_of(l->file, l->number) : NULL;
    size_t length = strlen(l->text), end = length, beyond = 0;

    if (before != NULL && strcmp(before, l->text) != 0) {
        if (strlen(before) > form->columns)
            beyond = strlen(before) - form->columns;
        if (beyond <= length && strcmp(before + strlen(before) - beyond,
                                       l->text + length - beyond) == 0)
            end = length - beyond;
        else if (length > form->columns)
            end = form->columns;
    } else if (length > form->columns) {
        end = form->columns;
    }
    free(before);
    return end;
}

/* Reads a line in fixed form. */
static void read_fixed(struct line *l, const struct form *form,
                       struct inside *in)
{
    enum { START = 6 };
    size_t length, columns = form->columns;

    if (is_fixed_comment(l->text)) {
        l->comment = true;
        return;
    }
    length = strlen(l->text);
    if (columns > 0) {
        length = code_end(l, form);
        l->text[length] = l->code[length] = '\0';
    }
    l->continued = length > 5 && l->text[5] != ' ' && l->text[5] != '0' &&
                   memchr(l->text, '!', 5) == NULL;
    if (!l->continued)
        *in = new_statement(l);
    mask(l, length < START ? length : START, in);
    if ((in->quote != 0 || in->hollerith > 0) && length < columns) {
        size_t padding = columns - length;

        l->padding = (int) padding;
        in->hollerith -= padding < in->hollerith ? padding : in->hollerith;
    }
    l->comment = is_blank(l->code) && !l->continued;
}

/* Reads a line in free form; *open: the previous line ended in &. */
static void read_free(struct line *l, struct inside *in, bool *open)
{
    const char *start, *end;

    if (l->text[0] == '#' || is_blank(l->text)) {
        l->comment = true;
        return;
    }
    l->continued = *open;
    if (!*open)
        *in = new_statement(l);
    mask(l, 0, in);
    in->hollerith = 0;
    if (is_blank(l->code) && in->quote == 0 &&
        l->text[strspn(l->text, " \t")] == '!') {
        l->comment = true; /* the statement may go on after it */
        return;
    }
    start = in->quote != 0 ? l->text : l->code;
    end = start + strlen(start);
    while (end > start && isspace((unsigned char) end[-1]))
        end--;
    *open = end > start && end[-1] == '&';
}

/* Is the line the END of a program unit, and not that of a block? */
static bool is_end_of_unit(const struct line *l)
{
    static const char *const units[] = {"PROGRAM", "SUBROUTINE", "FUNCTION",
                                        "MODULE", "BLOCKDATA"};
    const char *s = l->code + strspn(l->code, " \t0123456789");

    if (l->comment || l->continued || strncasecmp(s, "END", 3) != 0)
        return false;
    s += 3;
    s += strspn(s, " \t\r");
    if (*s == '\0' || *s == ';')
        return true;
    if (strncasecmp(s, "BLOCK", 5) == 0 && isspace((unsigned char) s[5])) {
        s += 5;
        s += strspn(s, " \t");
        return strncasecmp(s, "DATA", 4) == 0;
    }
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strncasecmp(s, units[i], strlen(units[i])) == 0)
            return true;
    return false;
}

/* ------------------------------------------------------------------ INCLUDE */

/* The name of the file in an INCLUDE line, which the caller frees; NULL: the
 * line is no INCLUDE line. */
static char *included(const char *text)
{
    const char *s = text + strspn(text, " \t"), *end;

    if (strncasecmp(s, "INCLUDE", 7) != 0)
        return NULL;
    s += 7;
    s += strspn(s, " \t");
    end = *s == '\'' || *s == '"' ? strchr(s + 1, *s) : NULL;
    if (end == NULL || end == s + 1)
        return NULL;
    s++;
    if (end[1 + strspn(end + 1, " \t\r")] != '\0' &&
        end[1 + strspn(end + 1, " \t\r")] != '!')
        return NULL;
    return checked(strndup(s, (size_t) (end - s)));
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
 * does.  *path_p becomes the path of the file, *beside_p whether it lies beside
 * the source. */
static char *read_included(const struct form *form, const char *name,
                           char **path_p, bool *beside_p)
{
    char *text;

    *beside_p = name[0] != '/';
    text = read_in(*beside_p ? form->directory : "", "", name, path_p);
    if (text != NULL || name[0] == '/')
        return text;
    *beside_p = false;
    for (size_t i = 0; text == NULL && i < form->path->n; i++)
        text = read_in(form->path->word[i], "/", name, path_p);
    return text;
}

/* Does the text, or a file that it includes, have one of the names outside of
 * comments? */
static bool has_names(const struct reader *r, const char *text, int depth)
{
    const struct form *form = r->l->form;
    bool found = false;

    for (const char *p = text; !found && *p != '\0';) {
        size_t n = strcspn(p, "\n");
        char *line = checked(strndup(p, n)), *more, *path;
        char *name = included(line);
        bool beside;

        p += n + (p[n] == '\n');
        if (is_sentinel(line, form) ||
            (form->is_free ? line[strspn(line, " \t")] != '!'
                           : !is_fixed_comment(line)))
            for (size_t i = 0; !found && r->names[i] != NULL; i++)
                found = find_word(line, r->names[i]) != NULL;
        if (!found && name != NULL && depth < DEEPEST &&
            (more = read_included(form, name, &path, &beside)) != NULL) {
            found = has_names(r, more, depth + 1);
            free(more);
            free(path);
        }
        free(name);
        free(line);
    }
    return found;
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

/* Adds a marker: the next line is line `number` of the file. */
static void add_marker(struct reader *r, size_t number, const char *name,
                       const char *how)
{
    struct line line = {.comment = true,
                        .marker = true,
                        .file = name,
                        .number = number,
                        .unit = r->unit};

    if (asprintf(&line.text, "# %zu \"%s\"%s", number, name, how) < 0)
        die(1, "out of memory");
    line.code = checked(strdup(line.text));
    add_line(r, line);
}

/* Reads a marker of the preprocessor, which names the file and the number of
 * the next line.  Returns false if the line is not a marker. */
static bool read_marker(struct reader *r, const char *text, const char **file,
                        size_t *number)
{
    unsigned long n;
    int at = 0;
    const char *end;
    char *name;

    if (sscanf(text, "# %lu \"%n", &n, &at) != 1 || at == 0 ||
        (end = strrchr(text + at, '"')) == NULL)
        return false;
    name = checked(strndup(text + at, (size_t) (end - text - at)));
    *file = keep_name(r->l, name);
    *number = n;
    free(name);
    return true;
}

static void read_text(struct reader *r, const char *name, char *text,
                      int depth);

/* Reads the lines of the file that an INCLUDE line names.  False: the line
 * stays. */
static bool read_include(struct reader *r, const struct line *line, int depth)
{
    char *name = line->comment || line->continued ? NULL : included(line->text);
    char *path, *text = NULL;
    bool beside, takes = false;

    if (name != NULL && depth < DEEPEST)
        text = read_included(r->l->form, name, &path, &beside);
    free(name);
    if (text != NULL) {
        takes = beside || has_names(r, text, depth);
        if (takes) {
            const char *kept = keep_name(r->l, path);

            add_marker(r, 1, kept, " 1");
            read_text(r, kept, text, depth + 1);
            add_marker(r, line->number + 1, line->file, " 2");
        }
        free(path);
    }
    free(text);
    return takes;
}

static void read_text(struct reader *r, const char *name, char *text, int depth)
{
    const struct form *form = r->l->form;
    size_t number = 1;

    for (char *p = text; *p != '\0';) {
        struct line line = {
            .text = p, .file = name, .number = number, .unit = r->unit};
        char *newline = strchr(p, '\n');

        if (newline != NULL)
            *newline = '\0';
        p = newline != NULL ? newline + 1 : p + strlen(p);
        number++;
        line.marker = read_marker(r, line.text, &name, &number);
        if (!form->is_free && !is_fixed_comment(line.text))
            line.text = without_tab(line.text);
        else
            line.text = checked(strdup(line.text));
        line.code = checked(strdup(line.text));
        if (is_sentinel(line.text, form))
            read_sentinel(&line, form);
        else if (form->is_free)
            read_free(&line, &r->inside, &r->open);
        else
            read_fixed(&line, form, &r->inside);
        if (read_include(r, &line, depth)) {
            free(line.text);
            free(line.code);
            continue;
        }
        if (!line.comment || line.sentinel)
            line.text[line.length] = line.code[line.length] = '\0';
        r->unit += is_end_of_unit(&line);
        add_line(r, line);
    }
}

void lines_read(struct lines *l, const char *name, char *text,
                const char *const *names)
{
    struct reader r = {.l = l, .names = names};

    read_text(&r, keep_name(l, name), text, 0);
}

void lines_free(struct lines *l)
{
    for (size_t i = 0; i < l->n; i++) {
        free(l->line[i].text);
        free(l->line[i].code);
    }
    free(l->line);
    words_free(&l->files);
}
