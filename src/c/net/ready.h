/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Before a network library is loaded: does this process have what the library ends
 * it for without?
 */
#ifndef SMA_READY_H
#define SMA_READY_H

#include "shared/wires.h"

/* Ends the job with a message if each PE of this host cannot have n threads more, for
 * `whose` work.  All PEs of the host call it. */
void sma_ready_for_threads(int n, const char *whose);

/* Ends the job with a message if the library of the wire would end the process
 * because of the host's name. */
void sma_ready_to_load(const struct sma_wire_row *wire);

#endif
