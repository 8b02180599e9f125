/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM_CHECK=2: collective calls are compared between the PEs.
 */
#ifndef SMA_COLL_CHECK_H
#define SMA_COLL_CHECK_H

#include "base/base.h"

/*
 * A collective call.  Its arguments must be the same on all PEs of
 * the set, which is compared before any of them goes on.
 */
enum sma_call_kind {
    SMA_CALL_END,
    SMA_CALL_NUMBER,
    SMA_CALL_ADDRESS, /* a symmetric address */
};

enum { SMA_CALL_ARGS = 8 };

struct sma_call {
    /* what is written and read, 0 bytes: nothing; in_place: both may begin at
     * the same address */
    const void *dest, *source;
    size_t dest_bytes, source_bytes;
    bool in_place;
    bool dest_each, source_each; /* the bytes are for each PE of the set */
    size_t esize;                /* of a reduction */
    struct {
        const char *name;
        enum sma_call_kind kind;
        int64_t number;
        const void *address;
    } arg[SMA_CALL_ARGS];
};

#define SMA_NUMBER(name_, value) \
    {.name = (name_), .kind = SMA_CALL_NUMBER, .number = (int64_t) (value)}
#define SMA_ADDRESS(name_, address_) \
    {.name = (name_), .kind = SMA_CALL_ADDRESS, .address = (address_)}
#define SMA_CALL(...) (&(const struct sma_call){.arg = {__VA_ARGS__}})
#define SMA_CALL_MOVES(dest_, dest_bytes_, dest_each_, source_, source_bytes_, \
                       source_each_, in_place_, ...) \
    (&(const struct sma_call){ \
        .dest = (dest_), \
        .dest_bytes = (dest_bytes_), \
        .source = (source_), \
        .source_bytes = (source_bytes_), \
        .in_place = (in_place_), \
        .dest_each = (dest_each_), \
        .source_each = (source_each_), \
        .arg = {SMA_ADDRESS("dest", dest_), SMA_ADDRESS("source", source_), \
                __VA_ARGS__}})
#define SMA_CALL_REDUCES(dest_, source_, n, esize_, ...) \
    (&(const struct sma_call){ \
        .dest = (dest_), \
        .dest_bytes = (n) * (esize_), \
        .source = (source_), \
        .source_bytes = (n) * (esize_), \
        .in_place = true, \
        .esize = (esize_), \
        .arg = {SMA_ADDRESS("dest", dest_), SMA_ADDRESS("source", source_), \
                __VA_ARGS__, \
                SMA_NUMBER("the size of an element", esize_)}})
#define SMA_CALL_NOTHING SMA_CALL({.kind = SMA_CALL_END})

/* Bytes of the heap that it needs for n PEs; its start, when all else is there,
 * and its end. */
size_t sma_check_bytes(int n);
void sma_check_start(void);
void sma_check_end(void);

struct sma_set;
struct sma_active;
void sma_check_call(const char *routine, const struct sma_set *set,
                    const struct sma_call *call);

/* A barrier or sync of all PEs. */
void sma_check_world(const char *routine);

/* The same on an active set, with its pSync and pWrk. */
void sma_check_active(const char *routine, const struct sma_set *set,
                      const struct sma_active *a, const struct sma_call *call);

#endif
