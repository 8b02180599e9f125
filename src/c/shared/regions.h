/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The regions of symmetric memory, as the library and its transports number them.
 */
#ifndef SMA_REGIONS_H
#define SMA_REGIONS_H

/* A region of a PE that others may reach: the heap, the static data, and a few
 * words about the state of the PE, which only the transport reaches. */
enum {
    SMA_HEAP,
    SMA_DATA,
    SMA_REGIONS,
    SMA_STATE = SMA_REGIONS,
    SMA_REMOTE_REGIONS
};

/* Static data may lie in several pieces with gaps between them. */
enum { SMA_MAX_PIECES = 4 };

#endif
