/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Atomic operations.  The target's processor does them as parts of bundles, unless
 * NICs do all atomic operations (SHMEM_ATOMICS=network): those of NICs and
 * those of processors do not exclude each other.
 *
 * NICs know words of 4 and 8 bytes and few operations; others are done by
 * compare-and-swap.
 */
#include "net/protocol.h"

/* A piece of the heap that has its own key ends at a multiple of 8 bytes, so all
 * of an aligned word has one key. */
static struct sma_wire_key *key_of(struct peer *p, const struct amo *w)
{
    size_t bytes = w->bytes;

    return sma_net_key(p, w->dest, &bytes);
}

/* Does one of the operations of NICs, and returns what the word held
 * before. */
static uint64_t nic(struct peer *p, const struct amo *w, enum sma_amo_op op,
                    uint64_t value, uint64_t cond)
{
    struct sma_message m = {.done = false};
    struct sma_wire_atomic a = {.op = op, .bytes = w->bytes};
    struct sma_wire_key *key = key_of(p, w);

    sma_word_store(&a.value, w->bytes, value);
    sma_word_store(&a.cond, w->bytes, cond);
    sma_net_finish(p->channel,
                   sma_net.wire->atomic(p->link, key, at_peer(p, w->dest), &a,
                                        sma_net_awaited(&m)),
                   &m, p->pe, "an atomic operation");
    return sma_word_load(&a.was, w->bytes);
}

/* The value of a word after an atomic operation. */
static uint64_t apply(enum sma_amo_op op, uint64_t old, uint64_t value,
                      uint64_t cond)
{
    switch (op) {
    case SMA_AMO_FETCH: return old;
    case SMA_AMO_SET:
    case SMA_AMO_SWAP: return value;
    case SMA_AMO_CSWAP: return old == cond ? value : old;
    case SMA_AMO_MSWAP: return (old & ~cond) | (value & cond);
    case SMA_AMO_ADD: return old + value;
    case SMA_AMO_AND: return old & value;
    case SMA_AMO_OR: return old | value;
    default: return old ^ value;
    }
}

/* Does an operation that NICs do not have by compare-and-swap in a
 * loop.  The operation changes `width` bits, from bit `shift` on, of a word. */
static uint64_t by_cswap(struct peer *p, const struct amo *w, unsigned shift,
                         unsigned width, enum sma_amo_op op, uint64_t value,
                         uint64_t cond)
{
    const uint64_t mask = UINT64_MAX >> (64 - width);
    uint64_t seen = nic(p, w, SMA_AMO_ADD, 0, 0);

    for (;;) {
        uint64_t old = seen >> shift & mask;
        uint64_t new = apply(op, old, value, cond) & mask;
        uint64_t was;

        if (new == old)
            return old;
        was = nic(p, w, SMA_AMO_CSWAP, (seen & ~(mask << shift)) | new << shift,
                  seen);
        if (was == seen)
            return old;
        seen = was;
    }
}

/* Has the NIC of a peer the operation? */
static bool has(const struct peer *p, const struct amo *w)
{
    uint32_t ops = w->bytes == 8   ? p->path.atomics8
                   : w->bytes == 4 ? p->path.atomics4
                                   : 0;

    return (ops >> w->op & 1) != 0;
}

/* The operation as NICs have it: they know neither fetch nor set. */
static struct amo offered(const struct amo *word)
{
    struct amo w = *word;

    if (w.op == SMA_AMO_SET)
        w.op = SMA_AMO_SWAP;
    if (w.op == SMA_AMO_FETCH) {
        w.op = SMA_AMO_ADD;
        w.value = 0;
    }
    return w;
}

static uint64_t nic_amo(struct peer *p, const struct amo *word)
{
    struct amo w = offered(word);

    sma_net_prepare(p, false);
    if (w.bytes == 2) {
        unsigned odd = w.dest.offset & 2;

        w.dest.offset -= odd;
        w.bytes = 4;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        odd = 2 - odd;
#endif
        return by_cswap(p, &w, odd * 8, 16, word->op, word->value, word->cond);
    }
    if (!has(p, &w))
        return by_cswap(p, &w, 0, (unsigned) w.bytes * 8, w.op, w.value,
                        w.cond);
    return nic(p, &w, w.op, w.value, w.cond);
}

/* An operation for which no thread waits; what ends it frees it. */
struct word {
    struct sma_wire_op op;
    struct count *count;
    struct sma_wire_atomic atomic;
    void *fetch; /* where the old value goes; NULL: nowhere */
};

static struct count *end_word(struct word *w)
{
    struct count *count = w->count;

    if (w->fetch != NULL)
        memcpy(w->fetch, &w->atomic.was, w->atomic.bytes);
    free(w);
    return count;
}

static void on_word_done(struct sma_wire_op *op, const char *why)
{
    sma_net_on_counted(&end_word((struct word *) op)->op, why);
}

static void start_nic(struct peer *p, const struct amo *word, void *fetch)
{
    struct sma_wire_key *key = key_of(p, word);
    struct word *w = malloc(sizeof *w);

    if (w == NULL)
        sma_net_no_memory("for an operation on PE %d", p->pe);
    *w = (struct word){.op.done = on_word_done,
                       .count = sma_net_count(p),
                       .atomic = {.op = word->op, .bytes = word->bytes},
                       .fetch = fetch};
    sma_word_store(&w->atomic.value, word->bytes, word->value);
    sma_word_store(&w->atomic.cond, word->bytes, word->cond);
    if (sma_net.wire->atomic(p->link, key, at_peer(p, word->dest), &w->atomic,
                             &w->op))
        sma_net_started(true, end_word(w));
    else
        sma_net_started(false, NULL);
    sma_net_throttle(p->channel);
}

static void nic_amo_nbi(struct peer *p, const struct amo *word, void *fetch)
{
    struct amo w = offered(word);

    /* Such an operation takes several of a NIC, and each needs the
     * result of the one before. */
    if (!has(p, &w)) {
        uint64_t was = nic_amo(p, word);

        if (fetch != NULL)
            sma_word_store(fetch, w.bytes, was);
        return;
    }
    sma_net_prepare(p, false);
    start_nic(p, &w, fetch);
}

/* ------------------------------------------------------ NICs and processors */

/* Does the operation on a PE of this node.  Returns false if the PE is on another one,
 * or NICs do all atomic operations. */
static bool amo_here(int pe, const struct amo *amo, uint64_t *was_p)
{
    void *at = sma_net.atomics ? NULL : sma_peer_at(amo->dest, pe);

    if (at == NULL)
        return false;
    *was_p = sma_amo_here(at, amo->bytes, amo->op, amo->value, amo->cond);
    if (amo->op != SMA_AMO_FETCH)
        sma_wake_memory(pe);
    return true;
}

/* Does the wire an operation that the caller waits for?  It takes less time than a
 * bundle there and back, but would have to wait for bundles and puts before it. */
static bool is_of_wire(const struct peer *p, const struct amo *amo)
{
    const struct amo w = offered(amo);

    return p->path.by_processor && sma_env.paths == SMA_PATHS_AUTO &&
           has(p, &w) && !has_unsettled(p->channel) && !has_puts(p);
}

uint64_t sma_net_amo(const struct sma_routine *routine, struct sma_ctx *ctx,
                     int pe, struct sma_address dest, size_t bytes,
                     enum sma_amo_op op, uint64_t value, uint64_t cond)
{
    const struct amo amo = {dest, bytes, op, value, cond};
    uint64_t was = 0, left = 1;
    const struct pending_get e = {
        .dest = (char *) &was, .bytes = bytes, .n = 1, .left = &left};
    struct peer *p;

    if (amo_here(pe, &amo, &was))
        return was;
    p = peer_for(routine, ctx, pe);
    if (sma_net.atomics || is_of_wire(p, &amo))
        return nic_amo(p, &amo);
    sma_net_bundle_fetch(p, &amo, &e, true);
    sma_net_await_data(p, &left);
    return sma_word_load(&was, bytes);
}

void sma_net_amo_nbi(const struct sma_routine *routine, struct sma_ctx *ctx,
                     int pe, struct sma_address dest, size_t bytes,
                     enum sma_amo_op op, uint64_t value, uint64_t cond,
                     void *fetch)
{
    const struct amo amo = {dest, bytes, op, value, cond};
    struct peer *p;
    uint64_t was;

    if (amo_here(pe, &amo, &was)) {
        if (fetch != NULL && !SMA_MUTANT(sleeper_not_fetched))
            sma_word_store(fetch, bytes, was);
        return;
    }
    p = peer_for(routine, ctx, pe);
    if (sma_net.atomics) {
        nic_amo_nbi(p, &amo, fetch);
        return;
    }
    if (fetch == NULL) {
        sma_net_bundle_amo(p, &amo);
        return;
    }
    sma_net_limit_requests(p->channel);
    sma_net_bundle_fetch(
        p, &amo,
        &(struct pending_get){
            .dest = fetch, .bytes = bytes, .n = 1, .count = sma_net_count(p)},
        false);
}
