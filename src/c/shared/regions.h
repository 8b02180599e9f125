/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The regions of symmetric memory, as libsma and its transport number them.
 */
#ifndef SMA_REGIONS_H
#define SMA_REGIONS_H

/* The regions of a PE that other PEs may reach. */
enum {
    SMA_HEAP,                /* the symmetric heap */
    SMA_DATA,                /* the static data of the executable */
    SMA_REGIONS,             /* the number of symmetric regions */
    SMA_STATE = SMA_REGIONS, /* struct sma_job_pe, through the transport only */
    SMA_REMOTE_REGIONS       /* the number of regions of the transport */
};

/* The largest number of pieces of static data, which have gaps between them. */
enum { SMA_MAX_PIECES = 4 };

#endif
