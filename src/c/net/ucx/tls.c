/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The transports inside UCX (UCX_TLS).  UCX reaches PEs of the same host through
 * memory, and has several transports for that.  One of them, sysv, uses segments
 * of System V with mode 0660, which every account of the PEs' group may attach,
 * even after they have been marked for removal.  So no job uses it.  The files
 * of posix have mode 0600.
 */
#include "net/ucx/ucx.h"

#include <stdio.h>
#include <stdlib.h>

/* What UCX_TLS calls shm, and what it calls mm, without sysv.  UCX leaves out
 * transports that a host does not have. */
#define MAPPED "posix,xpmem"
#define SHARED MAPPED ",cma,knem"

/* The names that stand for several transports, one of which is sysv. */
static const struct {
    const char *name, *rest;
} groups[] = {{"shm", SHARED}, {"sm", SHARED}, {"mm", MAPPED}};

/* Writes what the word of UCX_TLS stands for without sysv. */
static void put_word(FILE *f, const char *word)
{
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        if (strcmp(word, groups[i].name) == 0)
            word = groups[i].rest;
    fputs(word, f);
}

/* Writes a list of the user without sysv; returns false for the list of all
 * transports. */
static bool put_words(FILE *f, char *words)
{
    char *save = NULL;
    bool first = true;

    for (char *w = strtok_r(words, ",", &save); w != NULL;
         w = strtok_r(NULL, ",", &save)) {
        if (strcmp(w, "all") == 0)
            return false;
        if (!first)
            putc(',', f);
        put_word(f, w);
        first = false;
    }
    return true;
}

/* The user's UCX_TLS without sysv; the caller frees it.  NULL: no memory. */
static char *without_sysv(const char *asked)
{
    char *text = NULL, *words;
    size_t size;
    FILE *f;
    bool some;

    if (*asked == '^')
        return asprintf(&text, "%s,sysv", asked) < 0 ? NULL : text;
    words = strdup(asked);
    if (words == NULL)
        return NULL;
    f = open_memstream(&text, &size);
    some = f != NULL && put_words(f, words);
    free(words);
    if (f == NULL)
        return NULL;
    if (fclose(f) != 0 || some)
        return text;
    free(text);
    return strdup("^sysv");
}

/* Where the library keeps the memory of a host mapped, UCX does not reach PEs
 * of the same host. */
static const char *by_default(void)
{
    if (sma_ucx_host->near_only)
        return SHARED ",self";
    return sma_ucx_host->near_too ? "^sysv" : "^shm";
}

void sma_ucx_choose_tls(ucp_config_t *config)
{
    const char *asked = getenv("UCX_TLS");
    char *ours = asked != NULL ? without_sysv(asked) : strdup(by_default());

    if (ours == NULL)
        sma_ucx_host->no_memory("for UCX_TLS");
    sma_ucx_check(ucp_config_modify(config, "TLS", ours), "UCX_TLS");
    /* UCX warns of transports that are named and that the host does not have.
     * What keeps it quiet otherwise (shared/wires.h) has no effect when an MPI
     * library has loaded it before. */
    if (asked == NULL || strcmp(asked, ours) != 0)
        sma_ucx_check(ucp_config_modify(config, "WARN_INVALID_CONFIG", "n"),
                      "UCX_WARN_INVALID_CONFIG");
    free(ours);
}

void sma_ucx_check_tls(void)
{
    char *text = NULL;
    size_t size;
    FILE *f = open_memstream(&text, &size);

    if (f == NULL)
        sma_ucx_host->no_memory("for UCX_TLS");
    ucp_context_print_info(sma_ucx_context, f);
    if (fclose(f) != 0 || text == NULL)
        sma_ucx_host->no_memory("for UCX_TLS");
    if (strstr(text, " sysv/") != NULL)
        sma_ucx_host->fatal("UCX_TLS selects sysv, whose memory is open to "
                            "all accounts of this group; use posix or shm");
    if (strstr(text, " rc_") != NULL || strstr(text, " dc_") != NULL ||
        strstr(text, " ud_") != NULL)
        sma_ucx_check_limit();
    if (sma_ucx_host->near_only && getenv("UCX_TLS") == NULL &&
        strstr(text, " posix/") == NULL && strstr(text, " xpmem/") == NULL)
        sma_ucx_host->fatal("UCX reaches PEs of a host through /dev/shm, "
                            "which it cannot use%s",
                            sma_ucx_host->cause(SMA_CAUSE_SHM, 0, 0));
    free(text);
}
