/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * How the leaders of a set on several nodes, or all members, get the data of all.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/epoch/epoch.h"
#include "coll/exchange/set_message.h"

/* Where the block of this node is: that of one member whose data lie apart from all
 * that is received stays where it is; other data are copied to `block`. */
static const char *own_block(const struct sma_set *set, const size_t *size,
                             const char *const *mine, char *block,
                             const char *out, size_t total)
{
    size_t at = 0;

    if (set->local_n == 1 &&
        (mine[0] + size[set->me] <= out || mine[0] >= out + total))
        return mine[0];
    for (int k = 0; k < set->local_n; k++) {
        size_t n = size[set->local[k]];

        if (n > 0)
            memcpy(block + at, mine[k], n);
        at += n;
    }
    return block;
}

bool sma_gather_data(const struct sma_set *set,
                     const struct sma_routine *routine, char *out,
                     const size_t *size, const int *node,
                     const char *const *mine, struct sma_wrong *wrong_p)
{
    size_t nodes = (size_t) set->nodes;
    char **block = sma_new(routine, nodes, sizeof *block);
    size_t *bytes = sma_new(routine, nodes, sizeof *bytes);
    size_t *filled = sma_new(routine, nodes, sizeof *filled);
    size_t total = 0, at = 0;
    bool sorted = true; /* by nodes: then nothing needs to be put in order */
    char *space = NULL;
    bool right;

    for (int i = 0; i < set->size; i++) {
        total += size[i];
        bytes[node[i]] += size[i];
        sorted &= i == 0 || node[i - 1] <= node[i];
    }
    if (!sorted)
        space = sma_buffer(routine, total);
    for (int k = 0; k < set->nodes; k++) {
        block[k] = (sorted ? out : space) + at;
        at += bytes[k];
    }
    right = sma_net_collect(
        set, routine, block,
        own_block(set, size, mine, block[set->node], out, total), bytes,
        wrong_p);
    for (int i = 0; !sorted && right && i < set->size; i++) {
        if (size[i] > 0)
            memcpy(out, block[node[i]] + filled[node[i]], size[i]);
        filled[node[i]] += size[i];
        out += size[i];
    }
    free(block);
    free(bytes);
    free(filled);
    free(space);
    return right;
}

void sma_gather_sizes(const struct sma_set *set,
                      const struct sma_routine *routine, size_t *size,
                      const int *node)
{
    size_t n = (size_t) set->size;
    size_t *word = sma_buffer(routine, n * sizeof *word);
    size_t *all = sma_buffer(routine, n * sizeof *all);
    const char **mine = sma_new(routine, (size_t) set->local_n, sizeof *mine);
    struct sma_wrong wrong;

    for (int i = 0; i < set->size; i++)
        word[i] = sizeof *word;
    for (int k = 0; k < set->local_n; k++)
        mine[k] = (const char *) &size[set->local[k]];
    if (unlikely(!sma_gather_data(set, routine, (char *) all, word, node, mine,
                                  &wrong)))
        sma_net_wrong_size(routine, set->leader[wrong.node], wrong.got,
                           wrong.wanted);
    memcpy(size, all, n * sizeof *all);
    free(word);
    free(all);
    free(mine);
}

int sma_gather_equal(struct sma_set *set, const struct sma_routine *routine,
                     char *out, const char *const *mine, size_t bytes)
{
    size_t *size = sma_buffer(routine, (size_t) set->size * sizeof *size);
    int *node = sma_set_nodes_of_members(set, routine);
    struct sma_wrong wrong;
    bool right;

    for (int i = 0; i < set->size; i++)
        size[i] = bytes;
    right = sma_gather_data(set, routine, out, size, node, mine, &wrong);
    free(size);
    free(node);
    return right ? -1 : wrong.node;
}

void sma_gather_words(const struct sma_routine *routine, struct sma_set *set,
                      uint64_t mine, uint64_t *all)
{
    size_t local_n = (size_t) set->local_n, bytes = (size_t) set->size * 8;
    uint64_t *here = sma_buffer(routine, local_n * sizeof *here);
    const char **from = sma_buffer(routine, local_n * sizeof *from);

    sma_net_begin(SMA_COLL_COLLECT, set);
    sma_epoch_begin(set);
    sma_epoch_post(set, routine, &mine, sizeof mine);
    for (int k = 0; k < set->local_n; k++) {
        here[k] = mine;
        if (k != set->local_me)
            memcpy(
                &here[k],
                sma_mailbox_data(
                    set, k, sma_epoch_read_bytes(set, routine, k, sizeof mine)),
                sizeof mine);
        from[k] = (const char *) &here[k];
        if (set->nodes == 1)
            all[k] = here[k];
    }
    if (set->nodes > 1 && sma_set_leads(set)) {
        int wrong =
            sma_gather_equal(set, routine, (char *) all, from, sizeof mine);

        if (unlikely(wrong >= 0))
            sma_coll_other(routine, set->leader[wrong]);
    }
    sma_epoch_done(set);
    /* pieces that are copied, as `all` need not be symmetric */
    for (size_t at = 0; set->nodes > 1 && at < bytes; at += SMA_SHARE_COPIED) {
        char *piece = (char *) all + at;
        size_t n = bytes - at;

        sma_epoch_share(set, routine, 0, piece, piece,
                        n < SMA_SHARE_COPIED ? n : SMA_SHARE_COPIED);
    }
    free(here);
    free(from);
}
