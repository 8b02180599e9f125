/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Warns of environment variables whose names are nearly those of the library's
 * variables: nobody would notice otherwise that SHMEM_CHEK has no effect.
 * Variables of other SHMEM libraries have the same prefix, but no name that is
 * near to one of the library's.
 */
#include <string.h>
#include <unistd.h>

#include "base/base.h"
#include "base/env.h"
#include "base/msg.h"
#include "gen/env_table.h"
#include "shared/text.h"

enum { NAME_MAX_LEN = 48, LONG_NAME = 8 };

#define NAMES(id, name, older, ...) name " " older,

/* The name of each variable and its older spellings, separated by blanks. */
static const char *const rows[] = {SMA_ENV_TABLE(NAMES)};

/* The part of a name after "SHMEM_" or "SMA_", or NULL when it begins
 * otherwise. */
static const char *tail_of(const char *name)
{
    if (strncmp(name, "SHMEM_", 6) == 0)
        return name + 6;
    return strncmp(name, "SMA_", 4) == 0 ? name + 4 : NULL;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/*
 * The edit distance of two names: how many letters have to be inserted,
 * deleted, replaced or swapped with their neighbour to turn one name into the
 * other.  Case does not matter.  Row i of the table has the distances of the
 * first i letters of a from the beginnings of b.  Only the last three rows are
 * kept.
 */
static int distance(const char *a, const char *b)
{
    int row[3][NAME_MAX_LEN + 1] = {{0}};
    int n = (int) strlen(a), m = (int) strlen(b);

    for (int i = 0; i <= n; i++) {
        int *now = row[i % 3], *before = row[(i + 2) % 3];

        for (int j = 0; j <= m; j++) {
            if (i == 0 || j == 0) {
                now[j] = i + j;
                continue;
            }
            now[j] = before[j - 1];
            if (sma_lower(a[i - 1]) != sma_lower(b[j - 1]))
                now[j]++;
            now[j] = least(now[j], least(before[j], now[j - 1]) + 1);
            if (i > 1 && j > 1 && sma_lower(a[i - 1]) == sma_lower(b[j - 2]) &&
                sma_lower(a[i - 2]) == sma_lower(b[j - 1]))
                now[j] = least(now[j], row[(i + 1) % 3][j - 2] + 1);
        }
    }
    return row[n % 3][m];
}

/* Compares with one known name.  *best_p is the least distance so far, and
 * nearest_p holds the name that has this distance. */
static void compare(const char *tail, const char *known, int *best_p,
                    char *nearest_p)
{
    const char *known_tail = tail_of(known);
    int d = known_tail != NULL ? distance(tail, known_tail) : *best_p;

    if (d < *best_p) {
        *best_p = d;
        strcpy(nearest_p, known);
    }
}

/* Copies the next word of *text_p and moves *text_p behind it.  False: there is
 * no further word. */
static bool next_word(const char **text_p, char *word_p)
{
    size_t len;

    *text_p += strspn(*text_p, " ");
    len = strcspn(*text_p, " ");
    if (len == 0 || len > NAME_MAX_LEN)
        return false;
    memcpy(word_p, *text_p, len);
    word_p[len] = '\0';
    *text_p += len;
    return true;
}

/* Is the name no variable of the library's, but near to one?  Then nearest_p
 * becomes the name of that variable. */
static bool is_near(const char *name, const char *tail, char *nearest_p)
{
    char known[NAME_MAX_LEN + 1];
    int best = NAME_MAX_LEN;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (const char *text = rows[i]; next_word(&text, known);) {
            if (strcmp(name, known) == 0)
                return false;
            compare(tail, known, &best, nearest_p);
        }
    return best <= (strlen(tail) < LONG_NAME ? 1 : 2);
}

void sma_env_name_near(void)
{
    char name[NAME_MAX_LEN + 1], nearest[NAME_MAX_LEN + 1];

    for (char **e = environ; e != NULL && *e != NULL; e++) {
        size_t len = strcspn(*e, "=");
        const char *tail;

        if (len > NAME_MAX_LEN)
            continue;
        memcpy(name, *e, len);
        name[len] = '\0';
        tail = tail_of(name);
        if (tail != NULL && is_near(name, tail, nearest))
            sma_tell("%s: did you mean %s?", name, nearest);
    }
}
