/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The wires (net/wire.h) that libsma may have been built with, and what is to be
 * known of each without loading it.
 */
#ifndef SMA_WIRES_H
#define SMA_WIRES_H

#include <stdbool.h>

#ifdef HAVE_UCX
#define SMA_BUILT_UCX true
#else
#define SMA_BUILT_UCX false
#endif
#ifdef HAVE_OFI
#define SMA_BUILT_OFI true
#else
#define SMA_BUILT_OFI false
#endif

/* In the order in which a job takes them, and SHMEM_TRANSPORT names them. */
static const struct sma_wire_row {
    bool built;
    const char *name, *title;
    const char *variables; /* how the names of its library's variables begin */
    const char *file;      /* in the directory of libsma */
    const char *package;   /* what osh_info calls its library */
    int threads;           /* that its library starts */
    int host_name; /* characters of a host's name with which it can be loaded; 0: any */
    const char *own; /* how the names of its files in /dev/shm begin */
    const char
        *library[5]; /* how the names of its libraries begin, up to . _ - */

    /* Variables that keep the network's library from printing messages of its
     * own, which the user of a program could not use.  They are read when it is
     * loaded. */
    struct {
        const char *name, *value;
    } quiet[4];
} sma_wires[] = {
    {SMA_BUILT_UCX,
     "ucx",
     "UCX",
     "UCX_",
     "sma/transport_ucx.so",
     "libucp",
     1,
     63, /* the longest name that Linux gives to a host has 64 */
     "ucx_shm_posix_",
     {"libucm", "libucp", "libucs", "libuct"},
     {{"UCX_LOG_LEVEL", "fatal"},
      {"UCX_WARN_UNUSED_ENV_VARS", "n"},
      {"UCX_HANDLE_ERRORS", "none"}}},
    {SMA_BUILT_OFI,
     "ofi",
     "libfabric",
     "FI_",
     "sma/transport_ofi.so",
     "libfabric",
     0,
     0,
     "fi_shm",
     {"libfabric"},
     {{"FI_LOG_LEVEL", "none"},
      {"IPATH_NO_BACKTRACE", "1"},
      {"HFI_NO_BACKTRACE", "1"}}},
};

enum { SMA_WIRES = sizeof sma_wires / sizeof *sma_wires };

/* The words of SHMEM_TRANSPORT are auto, the names of the wires, shm, and the names
 * with "all-" before them.  This is the number of shm. */
enum { SMA_TRANSPORT_SHM = SMA_WIRES + 1 };

#endif
