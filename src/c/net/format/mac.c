/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Message authentication codes (MAC): SipHash-2-4 with the secret of the job as
 * its key (Aumasson and Bernstein, 2012).  Who does not know the secret cannot
 * compute a MAC better than by guessing 64 bits.
 */
#include <endian.h>

#include "net/format/format.h"

static uint64_t turned(uint64_t word, int bits)
{
    return word << bits | word >> (64 - bits);
}

struct state {
    uint64_t v0, v1, v2, v3;
};

static void rounds(struct state *s, int n)
{
    while (n-- > 0) {
        s->v0 += s->v1;
        s->v2 += s->v3;
        s->v1 = turned(s->v1, 13) ^ s->v0;
        s->v3 = turned(s->v3, 16) ^ s->v2;
        s->v0 = turned(s->v0, 32);
        s->v2 += s->v1;
        s->v0 += s->v3;
        s->v1 = turned(s->v1, 17) ^ s->v2;
        s->v3 = turned(s->v3, 21) ^ s->v0;
        s->v2 = turned(s->v2, 32);
    }
}

/* The bytes are words in the order of little-endian processors, whatever this
 * one has. */
static uint64_t word_at(const unsigned char *at, size_t bytes)
{
    uint64_t word = 0;

    if (bytes == 8) {
        memcpy(&word, at, 8);
        return le64toh(word);
    }
    for (size_t i = 0; i < bytes; i++)
        word |= (uint64_t) at[i] << 8 * i;
    return word;
}

static void take_word(struct state *s, uint64_t word)
{
    s->v3 ^= word;
    rounds(s, 2);
    s->v0 ^= word;
}

static uint64_t sip_hash(const unsigned char *secret, const void *data,
                         size_t bytes)
{
    const uint64_t k0 = word_at(secret, 8), k1 = word_at(secret + 8, 8);
    struct state s = {.v0 = k0 ^ UINT64_C(0x736f6d6570736575),
                      .v1 = k1 ^ UINT64_C(0x646f72616e646f6d),
                      .v2 = k0 ^ UINT64_C(0x6c7967656e657261),
                      .v3 = k1 ^ UINT64_C(0x7465646279746573)};
    const unsigned char *at = data;
    size_t left = bytes;

    for (; left >= 8; at += 8, left -= 8)
        take_word(&s, word_at(at, 8));
    take_word(&s, word_at(at, left) | (uint64_t) bytes << 56);
    s.v2 ^= 0xff;
    rounds(&s, 4);
    return s.v0 ^ s.v1 ^ s.v2 ^ s.v3;
}

/* The bytes are authenticated through their own hash, so that the words in
 * front of them need no copy. */
uint64_t sma_format_mac(const struct sma_format_job *job, uint32_t purpose,
                        const void *data, size_t bytes)
{
    unsigned char all[16] = {0};
    uint64_t hash = sip_hash(job->secret, data, bytes);

    for (int i = 0; i < 4; i++) {
        all[i] = (unsigned char) (purpose >> 8 * i);
        all[4 + i] = (unsigned char) (job->start >> 8 * i);
    }
    for (int i = 0; i < 8; i++)
        all[8 + i] = (unsigned char) (hash >> 8 * i);
    return sip_hash(job->secret, all, sizeof all);
}

/* A tag is computed for each message, so it is one hash, of as many bytes as the
 * last hash of a MAC. */
uint64_t sma_format_tag(const struct sma_format_job *job, uint32_t from,
                        uint32_t to)
{
    const uint32_t all[] = {SMA_FORMAT_FOR_TAG, job->start, from, to};

    return sip_hash(job->secret, all, sizeof all);
}
