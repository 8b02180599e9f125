/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The exchange in parts: another way to combine the results of nodes.
 */
#ifndef SMA_COLL_ALGORITHM_NODES_IN_PARTS_H
#define SMA_COLL_ALGORITHM_NODES_IN_PARTS_H

#include "base/base.h"
#include "coll/algorithm/nodes_in_pairs.h"

/* Node i combines part i of the elements of a stream, and sends the result to all. */
sma_nodes_fn sma_nodes_in_parts;

#endif
