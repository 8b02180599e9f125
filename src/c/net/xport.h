/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Moving data.  A PE whose memory is mapped here is reached by a copy; any other
 * one through the transport, in the functions named far.  Arguments have been
 * checked.
 */
#ifndef SMA_XPORT_H
#define SMA_XPORT_H

#include <string.h>

#include "base/base.h"
#include "memory/memory.h"
#include "net/transport.h"

/* A copy that may overlap.  A single word moves in one piece and is stored once:
 * a flag is never seen half written, nor again after its owner has reset it. */
static inline void sma_copy(void *dest, const void *source, size_t bytes)
{
    if (bytes == 8) {
        uint64_t word;

        memcpy(&word, source, 8);
        memcpy(dest, &word, 8);
    } else if (bytes == 4) {
        uint32_t word;

        memcpy(&word, source, 4);
        memcpy(dest, &word, 4);
    } else if (bytes == 16) {
        uint64_t word[2];

        memcpy(word, source, 16);
        memcpy(dest, word, 16);
    } else if (bytes == 2) {
        uint16_t word;

        memcpy(&word, source, 2);
        memcpy(dest, &word, 2);
    } else {
        memmove(dest, source, bytes);
    }
}

/* The transport to other nodes; NULL: there are none.  It does all atomic
 * operations when `atomics` is set. */
struct sma_xport {
    const struct sma_transport *net;
    bool atomics;
};

extern struct sma_xport sma_xport SMA_HIDDEN;

/*
 * Starts the transport, when there are other nodes: before sma_xport_start no
 * memory may be registered, before sma_xport_serve no peer may be talked to.
 * Leave when all PEs are in finalize: that a connection ends is no failure any
 * more.  Disconnect when all PEs have left; stop when all have done so.
 * Is_leaving is asked in a long wait for PE pe, -1: any; as all others are in
 * finalize too, the job ends when that takes too long.
 */
void sma_xport_start(void);
void sma_xport_serve(void);
void sma_xport_leave(void);
bool sma_xport_is_leaving(int pe);
void sma_xport_disconnect(void);
void sma_xport_stop(void);

/* Those of the transport, for the routine. */
#define SMA_COLD __attribute__((cold))
void sma_remote_put(const char *routine, int pe, struct sma_address dest,
                 const void *source, size_t bytes) SMA_COLD;
void sma_remote_put_nbi(const char *routine, int pe, struct sma_address dest,
                     const void *source, size_t bytes) SMA_COLD;
void sma_remote_get(const char *routine, int pe, struct sma_address source,
                 void *dest, size_t bytes) SMA_COLD;
void sma_remote_get_nbi(const char *routine, int pe, struct sma_address source,
                     void *dest, size_t bytes) SMA_COLD;

/* The same on the channel of a context (ctx.h). */
struct sma_ctx;
void sma_remote_put_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                     struct sma_address dest, const void *source,
                     size_t bytes) SMA_COLD;

/* A put whose words may be stored more than once while it is under way. */
void sma_remote_put_data_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                          struct sma_address dest, const void *source,
                          size_t bytes) SMA_COLD;
void sma_remote_put_nbi_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                         struct sma_address dest, const void *source,
                         size_t bytes) SMA_COLD;
void sma_remote_get_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                     struct sma_address source, void *dest,
                     size_t bytes) SMA_COLD;
void sma_remote_get_nbi_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                         struct sma_address source, void *dest,
                         size_t bytes) SMA_COLD;

/* All that was put, also by other threads, is complete: on the default context,
 * on one. */
void sma_remote_quiet(const char *routine);
void sma_remote_quiet_ctx(const char *routine, struct sma_ctx *ctx);

/* Any operation on a word of 2, 4 or 8 bytes, the routine's argument `arg`; what
 * it held before.  The job ends when the word is not aligned. */
uint64_t sma_remote_amo_ctx(const char *routine, struct sma_ctx *ctx, int pe,
                         const char *arg, struct sma_address word, size_t bytes,
                         enum sma_amo_op op, uint64_t value,
                         uint64_t cond) SMA_COLD;

/* The state (enum sma_job_state) of a PE of another host, looked up there:
 * a round trip.  The job ends when there is no answer. */
int sma_remote_state(int pe);

#endif
