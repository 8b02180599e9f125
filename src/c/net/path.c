/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The path of each operation on a PE: by the NIC, which needs no processor there,
 * or as a part of a bundle.  Small puts are gathered in a bundle.  A quiet
 * behind few of them takes them out again and gives them to the NIC (fence_quiet.c).
 * So a put with a flag behind it is one message, and a stream of puts is as fast as
 * over a network without such NICs.  A program that waits after each put needs no
 * bundle: then a put goes by the NIC at once (transfer.c, is_bundled_put).  Without a
 * NIC this holds for one put, where the wire tells soon that it is in place.
 */
#include "net/protocol.h"

/* The most bytes that are part of a bundle: of a peer whose memory the NIC reaches, of
 * one whose wire is prompt, of one whose wire is ordered, the same while PEs share
 * processors, and of others.  Over TCP a put of 8 KiB takes less than half of the time
 * on this path, and a get from 4 KiB on takes more.  A put of 24 KiB takes less than one
 * of the wire with its answer; a nonblocking put above 8 KiB is not to wait in a bundle.
 * A put with a signal takes less up to 256 KiB with UCX where it would need a flush, a
 * message there and back, or would wait until the PE runs; with libfabric a stream of
 * them would take more. */
static const size_t most[][5] = {
    [BY_PUT] = {8192, 8192, 24576, 24576, 8192},
    [BY_PUT_NBI] = {8192, 8192, 8192, 8192, 8192},
    [BY_PUTS] = {8192, 8192, 8192, 8192, 8192},
    [BY_GET] = {0, 2048, 2048, 2048, 2048},
    [BY_GETS] = {8192, 8192, 8192, 8192, 8192},
    [BY_SIGNAL] = {16384, 16384, 32768, 262144, 262144},
};

static int column(const struct peer *p, bool nic)
{
    if (nic)
        return 0;
    if (p->path.prompt)
        return 1;
    if (!p->path.ordered)
        return 4;
    return sma_crowded ? 3 : 2;
}

/* The most blocks that are got one by one, the most puts that are taken out of a bundle
 * before a quiet, and the most bytes before a signal that the caller waits for. */
enum { FEW_BLOCKS = 16, FEW_PUTS = 16, MOST_AWAITED = 16384 };

/* For tests. */
static bool by_chance(void)
{
    static uint32_t calls;
    uint32_t x =
        __atomic_add_fetch(&calls, 1, __ATOMIC_RELAXED) * UINT32_C(0x9e3779b9);

    x = (x ^ x >> 16) * UINT32_C(0x85ebca6b);
    return (x >> 13 & 1) != 0;
}

void sma_net_learn_path(struct peer *p)
{
    sma_net.wire->path(p->link, &p->path);
    if (sma_env.paths != SMA_PATHS_AUTO)
        p->path.puts = p->path.gets = p->path.prompt =
            sma_env.paths == SMA_PATHS_NIC;
    sma_debug("PE %d: %s; small puts by %s, small gets by %s", p->pe,
              p->path.text, p->path.puts ? "NIC" : "bundle",
              p->path.gets ? "NIC" : "bundle");
}

bool sma_net_is_one_sided(const struct peer *p, enum by kind)
{
    if (sma_env.paths == SMA_PATHS_MIXED)
        return by_chance();
    return kind == BY_GET || kind == BY_GETS ? p->path.gets : p->path.puts;
}

bool sma_net_is_bundled(const struct peer *p, enum by kind, size_t bytes,
                        size_t n)
{
    bool nic = sma_net_is_one_sided(p, kind);

    if (kind == BY_GETS && nic && n <= FEW_BLOCKS)
        return false;
    return bytes <= most[kind][column(p, nic)];
}

size_t sma_net_most_unbundled(const struct peer *p)
{
    if (sma_net_is_one_sided(p, BY_PUT))
        return FEW_PUTS;
    /* over a stream, a word behind other data may be stored in parts */
    return p->path.prompt && !p->unflushed ? 1 : 0;
}

bool sma_net_is_awaited(const struct peer *p, size_t bytes, enum sma_amo_op op)
{
    return op == SMA_AMO_SET && bytes <= MOST_AWAITED &&
           sma_net_is_one_sided(p, BY_SIGNAL);
}

const char *sma_net_small_path(int pe)
{
    if (sma_env.paths == SMA_PATHS_MIXED)
        return ", small transfers by either at random";
    return peer_of(&sma_net_main, pe)->path.gets
               ? ", small transfers by NIC"
               : ", small transfers in bundles";
}
