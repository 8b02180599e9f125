/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The messages of the collectives between nodes.
 *
 * The tag of a message names its set and its sender.  It does not need to name
 * the call: all members of a set make the same calls in the same order, and
 * messages from one PE to another arrive in the order in which they were sent.
 */
#include "coll/exchange/set_message.h"
#include "net/net.h"

static const char *const kind_name[SMA_COLL_KINDS] = {
    "barrier", "broadcast", "collect", "alltoall", "reduce",
};

/* What this PE has sent for each kind of collective, for SHMEM_TEST_COUNTS. */
static struct {
    uint64_t calls, messages, bytes;
} count[SMA_COLL_KINDS];

/* The kind of the collective that this thread is in; and its set, for the report of
 * a long wait. */
static __thread enum sma_coll_kind kind;
static __thread const struct sma_set *current;

void sma_net_begin(enum sma_coll_kind k, const struct sma_set *set)
{
    kind = k;
    current = set;
    __atomic_fetch_add(&count[k].calls, 1, __ATOMIC_RELAXED);
}

void sma_net_print_stats(void)
{
    char line[512];
    size_t used = 0;

    for (int k = 0; k < SMA_COLL_KINDS; k++)
        if (count[k].calls > 0 && used < sizeof line)
            used +=
                (size_t) snprintf(line + used, sizeof line - used,
                                  "%s%s: %llu calls, %llu messages, %llu bytes",
                                  used > 0 ? "; " : ": ", kind_name[k],
                                  (unsigned long long) count[k].calls,
                                  (unsigned long long) count[k].messages,
                                  (unsigned long long) count[k].bytes);
    sma_tell("sent in collectives between nodes%s",
             used > 0 ? line : ": nothing");
    memset(count, 0, sizeof count);
}

/* ----------------------------------------------------------------- messages */

/* Messages that have been started and not been waited for.  Only builds with
 * assertions count them. */
static int in_flight;

static struct sma_message *note(struct sma_message *message)
{
    if (SMA_ASSERTING && message != NULL)
        __atomic_fetch_add(&in_flight, 1, __ATOMIC_RELAXED);
    return message;
}

void sma_net_walk(void)
{
    SMA_ASSERT(__atomic_load_n(&in_flight, __ATOMIC_RELAXED) == 0);
}

static struct sma_message *send_tagged(int pe, uint64_t tag, const void *data,
                                       size_t bytes)
{
    __atomic_fetch_add(&count[kind].messages, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&count[kind].bytes, bytes, __ATOMIC_RELAXED);
    return note(
        sma_net_send_message(pe, tag | (uint64_t) sma_self.me, data, bytes));
}

struct sma_message *sma_net_send(const struct sma_set *set, int pe,
                                 const void *data, size_t bytes)
{
    return send_tagged(pe, set->tag, data, bytes);
}

struct sma_message *sma_net_start_receive(const struct sma_set *set, int pe,
                                          void *data, size_t bytes,
                                          size_t *got_p)
{
    return note(
        sma_net_receive_message(set->tag | (uint64_t) pe, data, bytes, got_p));
}

void sma_net_await(struct sma_message *message, struct sma_wait w)
{
    bool news;

    while (message != NULL && !sma_net_is_done(message, &news)) {
        if (news)
            sma_wait_heard(&w);
        SMA_WAIT_MORE(&w, .remote = true,
                      .kind = w.leaving ? SMA_JOB_WAITS_PE : SMA_JOB_WAITS_SET,
                      .set = w.leaving ? NULL : current);
    }
    if (SMA_ASSERTING && message != NULL)
        __atomic_fetch_sub(&in_flight, 1, __ATOMIC_RELAXED);
}

void sma_net_wait(struct sma_message *message,
                  const struct sma_routine *routine, int pe)
{
    sma_net_await(message, (struct sma_wait) SMA_WAIT(routine, pe));
}

size_t sma_net_receive(const struct sma_set *set,
                       const struct sma_routine *routine, int pe, void *data,
                       size_t bytes)
{
    size_t got;

    sma_net_wait(sma_net_start_receive(set, pe, data, bytes, &got), routine,
                 pe);
    return got;
}

void sma_net_wrong_size(const struct sma_routine *routine, int pe, size_t got,
                        size_t bytes)
{
    sma_fatal(
        routine,
        "PE %d has sent a wrong message, of %s instead of %zu bytes: it is "
        "damaged, or the PE has called another collective or with another size",
        pe, sma_number(got).text, bytes);
}

struct sma_message *sma_net_send_empty(int pe, uint64_t tag)
{
    return send_tagged(pe, tag, NULL, 0);
}

struct sma_message *sma_net_receive_empty(int pe, uint64_t tag, size_t *got_p)
{
    return note(sma_net_receive_message(tag | (uint64_t) pe, NULL, 0, got_p));
}
