/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Warns of environment variables that have no effect, which nobody would notice
 * otherwise: names that are nearly those of the library's variables, such as
 * SHMEM_CHEK, one that libsma 1.1 had, and variables with which other SHMEM
 * libraries are tuned.  The latter have the same prefix, but no name that is near to
 * one of the library's.
 */
#include "base/env.h"
#include "gen/env_table.h"
#include "shared/text.h"

enum { NAME_MAX_LEN = 48, LONG_NAME = 8, LIST_SIZE = 400 };

#define NAMES(id, name, older, ...) name " " older,

/* The name of each variable and its older spellings, separated by blanks. */
static const char *const rows[] = {SMA_ENV_TABLE(NAMES)};

/*
 * Variables of Cray, SGI and Sandia, which shmem_from_cray(7) and
 * shmem_from_openmpi(7) list, without "SHMEM_" or "SMA_".  Behind a "*" the
 * name may go on.
 */
static const char foreign[] =
    "ABORT_ON_ERROR ALLTOALL_* ALLTOALLV_TSIZE_CHK BACKTRACE BARRIERS_FLUSH "
    "BARRIER_ALGORITHM BAR_COUNTER BCAST_ALGORITHM BOUNCE_SIZE "
    "CMA_GET_MAX CMA_PUT_MAX COLLECT_ALGORITHM COLL_CROSSOVER COLL_OPT_OFF "
    "COLL_RADIX COLL_SIZE_CROSSOVER DEBUG_CATEGORIES DEBUG_LEVEL DEBUG_RANKS "
    "DISABLE_ASLR_CHECK ENV_DISPLAY ERROR_FILE FCOLLECT_ALGORITHM "
    "FREEMEM_THRESHOLD GLOBAL_ALLOC GLOBAL_HEAP_SIZE LAUNCHER LOCALITY_OFFNODE "
    "LOCALITY_ONNODE LOGGING LOG_LEVELS MASSIVE_BCAST_CUTOFF "
    "MAX_BOUNCE_BUFFERS MAX_CTX MEMINFO_DISPLAY NUM_TEAM_PSYNC OFI_* "
    "OPTIMIZED_MEMCPY PROGRESS_INTERVAL PROGRESS_THREADS REDUCE_ALGORITHM "
    "REDUCE_CUTOFF_SIZE SCAN_ALGORITHM SMP_SIZE_LIMIT STATIC_PREALLOC "
    "SWAP_BACKOFF SYMMETRIC_HEAP_ALLOCATOR SYMMETRIC_HEAP_PAGE_SIZE "
    "SYMMETRIC_HEAP_USE_HUGE_PAGES SYMMETRIC_HEAP_USE_MALLOC "
    "SYMMETRIC_PARTITION* TEAMS_MAX TEAMS_MEM_OPT_LEVEL TEAM_FREE_ASSO_CHILD "
    "TEAM_SHARED_ONLY_SELF TEAM_SMP_REDUCE TRAP_ON_ABORT USE_DSMML "
    "USE_DSMML_SSHEAP USE_HUGEPAGES USE_LARGE_OPT_REDUCE "
    "USE_OPTIMIZED_VSMSG_BCAST USE_OPT_MASSIVE_BCAST USE_SMP "
    "USE_TREE_ALLREDUCE VERSION_DISPLAY ";

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

/* Is this the part of the name of a variable of another library? */
static bool is_foreign(const char *tail)
{
    char known[NAME_MAX_LEN + 1];

    for (const char *text = foreign; next_word(&text, known);) {
        size_t len = strcspn(known, "*");

        if (strncmp(tail, known, len) == 0 &&
            (known[len] == '*' || tail[len] == '\0'))
            return true;
    }
    return false;
}

/* Adds ", NAME" to a list, as long as there is space for it. */
static void add(char list_p[LIST_SIZE], const char *name)
{
    size_t used = strlen(list_p);

    if (used + strlen(name) + 3 < LIST_SIZE)
        snprintf(list_p + used, LIST_SIZE - used, "%s%s", used ? ", " : "",
                 name);
}

void sma_env_tell_useless(void)
{
    char name[NAME_MAX_LEN + 1], nearest[NAME_MAX_LEN + 1], list[LIST_SIZE];

    list[0] = '\0';
    for (char **e = environ; e != NULL && *e != NULL; e++) {
        size_t len = strcspn(*e, "=");
        const char *tail;

        if (len > NAME_MAX_LEN)
            continue;
        memcpy(name, *e, len);
        name[len] = '\0';
        tail = tail_of(name);
        if (tail == NULL)
            continue;
        if (strcmp(name, "SHMEM_CHECK_GO_ON") == 0)
            sma_tell("SHMEM_CHECK_GO_ON is gone: a mistake ends the job");
        else if (is_foreign(tail))
            add(list, name);
        else if (is_near(name, tail, nearest))
            sma_tell("%s: did you mean %s?", name, nearest);
    }
    if (list[0] != '\0')
        sma_tell("not needed with libsma: %s (man 7 shmem_from_cray)", list);
}
