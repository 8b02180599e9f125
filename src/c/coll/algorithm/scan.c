/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Scans: sums from left to right of the data of the members before each member.
 */
#include "coll/algorithm/algorithm.h"
#include "coll/epoch/epoch.h"
#include "coll/exchange/set_message.h"

/* A scan of `size` members, which follow each other in the order of the set:
 * source[i] are the data of the i-th of them, and dest[i] is where its result
 * goes, or NULL. */
struct scan {
    const char *const *source;
    char *const *dest;
    int size;
    const struct sma_op *op;
    bool exclusive;
    const char
        *before;  /* the sum of all members before, NULL: there are none */
    char *after;  /* gets the sum of all members so far, unless NULL */
    size_t first; /* the byte of the arrays at which these two begin */
};

enum { CHUNK = 4096 }; /* bytes of intermediate sums: two chunks fit in L1 */

/* Scans n elements from byte `at` on, which fit in a chunk. */
static void scan_chunk(const struct scan *s, size_t at, size_t n)
{
    unsigned char space[2][CHUNK] __attribute__((aligned(SMA_CACHE_LINE)));
    unsigned char *sum = space[0], *next = space[1];
    size_t bytes = n * s->op->esize;

    if (s->before != NULL)
        memcpy(sum, s->before + (at - s->first), bytes);
    else if (s->exclusive)
        memset(sum, 0, bytes);
    for (int i = 0; i < s->size; i++) {
        const char *term = s->source[i] + at;
        unsigned char *before = sum;

        /* The first term is copied: 0 + -0 would be 0. */
        if (i == 0 && s->before == NULL)
            memcpy(next, term, bytes);
        else
            s->op->kernel(next, sum, term, n);
        sum = next;
        next = before;
        if (s->dest[i] != NULL)
            memcpy(s->dest[i] + at, s->exclusive ? before : sum, bytes);
    }
    if (s->after != NULL)
        memcpy(s->after + (at - s->first), sum, bytes);
}

/* Scans n elements from byte `at` of each array on. */
static void scan_elements(const struct scan *s, size_t at, size_t n)
{
    size_t e = s->op->esize, most = CHUNK / e;

    while (n > 0) {
        size_t now = n < most ? n : most;

        scan_chunk(s, at, now);
        at += now * e;
        n -= now;
    }
}

/* Ends the job with a message if PE `pe` has another size than the caller. */
static void check_size(const struct sma_routine *routine, int pe, size_t theirs,
                       size_t mine, size_t esize)
{
    if (unlikely(theirs != mine))
        sma_coll_count_differs(routine, "nelems", mine, theirs, esize, pe);
}

/* Fills in where the source and the dest of the k-th member on this node are:
 * from_p[k] and to_p[k].  Waits until all members have posted their offsets in
 * this epoch, and compares their sizes. */
static void read_offsets(struct sma_set *set, const struct sma_routine *routine,
                         size_t bytes, size_t esize, const char **from_p,
                         char **to_p)
{
    for (int k = 0; k < set->local_n; k++) {
        size_t posted = sma_mailbox_bytes(sma_epoch_read(set, routine, k));
        const struct sma_offsets *p;
        size_t theirs;

        if (unlikely(posted != sizeof *p)) /* a PE that posts its data */
            check_size(routine, sma_set_local_pe(set, k), posted, bytes, esize);
        p = sma_offsets_read(set, routine, k);
        /* on one node nobody posts places for small data: these are data */
        theirs = set->nodes > 1 || p->bytes > SMA_SCAN_SMALL ? p->bytes
                                                             : SMA_NOT_KNOWN;
        check_size(routine, sma_set_local_pe(set, k), theirs, bytes, esize);
        from_p[k] = bytes > 0 ? sma_coll_at(p->source) : NULL;
        to_p[k] = bytes > 0 ? (char *) sma_coll_at(p->dest) : NULL;
    }
    sma_epoch_all_posted(set);
}

/* ---------------------------------------------------------------- on a node */

/* Small data: each PE sums the data of the members before it.  They travel in
 * mailboxes or bounce buffers, so a PE may scan in place. */
void sma_scan_small(struct sma_set *set, const struct sma_routine *routine,
                    char *dest, const void *source, size_t n,
                    const struct sma_op *op, bool exclusive)
{
    const char **from = sma_set_from(set, routine);
    char **to = sma_set_to(set, routine);
    size_t bytes = n * op->esize;
    struct scan s = {from, to, set->me + 1, op, exclusive, NULL, NULL, 0};

    sma_epoch_begin(set);
    if (bytes <= SMA_INLINE)
        sma_epoch_post(set, routine, source, bytes);
    else
        sma_epoch_post_copy(set, routine, source, bytes);
    for (int i = 0; i < set->size; i++) {
        const struct sma_mailbox *mailbox;
        size_t theirs;

        to[i] = i == set->me ? dest : NULL;
        from[i] = source;
        if (i == set->me)
            continue;
        mailbox = sma_epoch_read(set, routine, i);
        theirs = sma_mailbox_bytes(mailbox);
        if (unlikely(theirs != bytes)) /* perhaps the places of large data */
            sma_coll_count_differs(
                routine, "nelems", bytes,
                theirs == sizeof(struct sma_offsets) ? SMA_NOT_KNOWN : theirs,
                op->esize, sma_set_pe(set, i));
        from[i] = sma_mailbox_data(set, i, mailbox);
    }
    sma_epoch_all_posted(set);
    scan_elements(&s, 0, n);
    sma_epoch_done(set);
}

/* Large data: each PE reads its slice in all sources and writes it to all dests, so in
 * a scan in place an element is read by no other PE than the one that overwrites
 * it. */
void sma_scan_slices(struct sma_set *set, const struct sma_routine *routine,
                     char *dest, const void *source, size_t n,
                     const struct sma_op *op, bool exclusive)
{
    const char **from = sma_set_from(set, routine);
    char **to = sma_set_to(set, routine);
    struct scan s = {from, to, set->size, op, exclusive, NULL, NULL, 0};
    size_t bytes = n * op->esize;
    size_t line = op->esize < SMA_CACHE_LINE ? SMA_CACHE_LINE / op->esize : 1;
    size_t per = (n / (size_t) set->size + line) / line * line;
    size_t first = per * (size_t) set->me, end = first + per;

    sma_epoch_begin(set);
    sma_offsets_post(set, routine, dest, bytes, source, bytes);
    read_offsets(set, routine, bytes, op->esize, from, to);
    if (end > n)
        end = n;
    if (first < end)
        scan_elements(&s, first * op->esize, end - first);
    sma_epoch_done(set);
    sma_epoch_wait_over(set, routine);
}

/* ------------------------------------------------------------ between nodes */

/* A scan between nodes, as this PE takes part in it.  Each element is summed from
 * left to right, and the members on a node wait for those who read and write their
 * data. */
struct exchange {
    struct sma_set *set;
    const struct sma_routine *routine;
    const struct sma_op *op;
    bool exclusive;
    size_t n;          /* elements */
    const char **from; /* the source of the k-th member on this node */
    char **to;         /* its dest */
    const struct sma_layout *layout;
};

/* Every message has a head, which begins with the size of a member's data: so a
 * PE notices that another one has called with another size.  With a head of so
 * many bytes the elements stay aligned. */
enum { HEAD = 16 };

static void write_head(char *message, uint64_t bytes)
{
    memset(message, 0, HEAD);
    memcpy(message, &bytes, sizeof bytes);
}

/* Ends the job with a message: PE `pe` has another nelems.  Its number is not told,
 * because the PE may have chosen another algorithm. */
static __attribute__((noreturn, cold)) void differ(const struct exchange *x,
                                                   int pe)
{
    sma_fatal(x->routine, "nelems is %zu here but differs on PE %d", x->n, pe);
}

/* Ends the job where a message of `got` bytes from PE `pe` is of another size.
 * It is at `message` if it fits into the `space` there; nothing arrives of one
 * that is too long. */
static void check_head(const struct exchange *x, const char *message,
                       size_t space, size_t got, int pe)
{
    uint64_t theirs;

    if (got < HEAD)
        sma_net_wrong_size(x->routine, pe, got, HEAD + x->n * x->op->esize);
    if (got > space)
        differ(x, pe);
    memcpy(&theirs, message, sizeof theirs);
    check_size(x->routine, pe, theirs, x->n * x->op->esize, x->op->esize);
}

/* ------------------------------------------------------------------ a chain */

/* The sum of all members so far goes from run to run (coll/set/set.h).  Large
 * data go in pieces: the members on a node take them in turn, and each of them scans
 * its pieces for all members of the run. */

enum { PIECE = 32 << 10 }; /* bytes of the data of a message */

/*
 * The pieces of a group go through all runs before those of the next group.  So
 * all messages of a group can be in flight at once, and a node that has several
 * runs sends no more than the others are ready to receive.
 */
enum { GROUP = 16 };

/* A piece that travels along the chain. */
struct link {
    struct sma_message *coming, *sent;
    int sent_to;
    size_t got;
    char *in, *out; /* messages: the sums before and after the run */
};

/* The elements of a piece, at most. */
static size_t piece_most(const struct exchange *x)
{
    return PIECE / x->op->esize;
}

/* The elements of piece p. */
static size_t piece_n(const struct exchange *x, size_t p)
{
    size_t most = piece_most(x), left = x->n - p * most;

    return left < most ? left : most;
}

/* The PE that scans piece p in a run. */
static int piece_pe(const struct exchange *x, int run, size_t p)
{
    int node = x->layout->run[run].node;
    size_t k = p % (size_t) sma_layout_n(x->layout, node);

    return sma_layout_pe(x->set, x->layout, node, (int) k);
}

static void start_link(const struct exchange *x, struct link *l, int run,
                       size_t p)
{
    if (run > 0)
        l->coming = sma_net_start_receive(x->set, piece_pe(x, run - 1, p),
                                          l->in, HEAD + PIECE, &l->got);
}

/* Waits until the message that l has sent is done. */
static void end_link(const struct exchange *x, struct link *l)
{
    sma_net_wait(l->sent, x->routine, l->sent_to);
    l->sent = NULL;
}

/* Scans piece p in a run whose members are the ones from `first` on here. */
static void scan_link(const struct exchange *x, struct link *l, int run,
                      int first, size_t p)
{
    size_t e = x->op->esize, n = piece_n(x, p), at = p * piece_most(x) * e;
    const struct sma_layout *y = x->layout;
    bool last = run + 1 == y->runs;
    struct scan s = {
        .source = x->from + first,
        .dest = x->to + first,
        .size = y->run[run].n,
        .op = x->op,
        .exclusive = x->exclusive,
        .first = at,
    };

    end_link(x, l);
    if (run > 0) {
        int pe = piece_pe(x, run - 1, p);

        sma_net_wait(l->coming, x->routine, pe);
        check_head(x, l->in, HEAD + PIECE, l->got, pe);
        sma_net_check_size(x->routine, pe, l->got, HEAD + n * e);
        s.before = l->in + HEAD;
    }
    if (!last) {
        write_head(l->out, x->n * e);
        s.after = l->out + HEAD;
    }
    scan_elements(&s, at, n);
    if (last)
        return;
    l->sent_to = piece_pe(x, run + 1, p);
    l->sent = sma_net_send(x->set, l->sent_to, l->out, HEAD + n * e);
}

/* Takes the pieces first <= p < end through the runs of this node. */
static void pass_group(const struct exchange *x, struct link *link,
                       size_t first, size_t end)
{
    const struct sma_layout *y = x->layout;
    size_t local_n = (size_t) x->set->local_n, me = (size_t) x->set->local_me;
    size_t mine = first + (me + local_n - first % local_n) % local_n;

    for (int run = 0, k = 0; run < y->runs; run++) {
        if (y->run[run].node != x->set->node)
            continue;
        for (size_t p = mine, i = 0; p < end; p += local_n, i++)
            start_link(x, &link[i], run, p);
        for (size_t p = mine, i = 0; p < end; p += local_n, i++)
            scan_link(x, &link[i], run, k, p);
        k += y->run[run].n;
    }
}

static void scan_chain(const struct exchange *x)
{
    size_t pieces = x->n > 0 ? (x->n - 1) / piece_most(x) + 1 : 1;
    size_t space = HEAD + PIECE;
    size_t local_n = (size_t) x->set->local_n;
    size_t links = (pieces < GROUP ? pieces : GROUP) / local_n + 1;
    struct link link[GROUP + 1] = {0};
    char *data = sma_buffer(x->routine, 2 * links * space);

    for (size_t i = 0; i < links; i++) {
        link[i].in = data + 2 * i * space;
        link[i].out = link[i].in + space;
    }
    for (size_t first = 0; first < pieces; first += GROUP)
        pass_group(x, link, first,
                   pieces - first < GROUP ? pieces : first + GROUP);
    for (size_t i = 0; i < links; i++)
        end_link(x, &link[i]);
    free(data);
}

/* ----------------------------------------------------------------- a gather */

/* Each leader gets the data of all members, scans all of them, and writes to the dests
 * of those on its node.  This takes fewer messages one after the other than a chain,
 * but more bytes.  The leaders call this. */
static void scan_gathered(const struct exchange *x)
{
    struct sma_set *set = x->set;
    size_t e = x->op->esize, bytes = x->n * e;
    size_t nodes = (size_t) set->nodes, members = (size_t) set->size;
    const char **source = sma_buffer(x->routine, members * sizeof *source);
    char **dest = sma_new(x->routine, members, sizeof *dest);
    char **block = sma_buffer(x->routine, nodes * sizeof *block);
    size_t *size = sma_buffer(x->routine, nodes * sizeof *size);
    char *space = sma_new(x->routine, 1, nodes * HEAD + members * bytes);
    struct scan s = {.source = source,
                     .dest = dest,
                     .size = set->size,
                     .op = x->op,
                     .exclusive = x->exclusive};
    struct sma_wrong wrong;

    for (int i = 0, at = 0; i < set->nodes; i++) {
        block[i] = space + (size_t) i * HEAD + (size_t) at * bytes;
        size[i] = HEAD;
        for (; at < x->layout->first[i + 1]; at++) {
            source[x->layout->member[at]] = block[i] + size[i];
            size[i] += bytes;
        }
    }
    write_head(block[set->node], bytes);
    for (int k = 0; k < set->local_n; k++) {
        dest[set->local[k]] = x->to[k];
        if (bytes > 0)
            memcpy(block[set->node] + HEAD + (size_t) k * bytes, x->from[k],
                   bytes);
    }
    if (unlikely(!sma_net_collect(set, x->routine, block, block[set->node],
                                  size, &wrong))) {
        int node = wrong.node, pe = set->leader[node];

        /* only the first round brings the head of one node by itself */
        if (wrong.blocks == 1)
            check_head(x, block[node], size[node], wrong.got, pe);
        differ(x, pe);
    }
    scan_elements(&s, 0, x->n);
    free(source);
    free(dest);
    free(block);
    free(size);
    free(space);
}

void sma_scan_between(struct sma_set *set, const struct sma_routine *routine,
                      char *dest, const void *source, size_t n,
                      const struct sma_op *op, bool exclusive, bool gathers)
{
    struct exchange x = {
        .set = set,
        .routine = routine,
        .op = op,
        .exclusive = exclusive,
        .n = n,
        .from = sma_set_from(set, routine),
        .to = sma_set_to(set, routine),
        .layout = sma_set_layout(set, routine),
    };
    size_t bytes = n * op->esize;

    sma_net_begin(SMA_COLL_REDUCE, set);
    sma_epoch_begin(set);
    sma_offsets_post(set, routine, dest, bytes, source, bytes);
    read_offsets(set, routine, bytes, op->esize, x.from, x.to);
    if (!gathers)
        scan_chain(&x);
    else if (sma_set_leads(set))
        scan_gathered(&x);
    /* the others on this node have read and written the data */
    sma_epoch_done(set);
    sma_epoch_wait_over(set, routine);
}
