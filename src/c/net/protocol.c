/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The state that all files of the protocol share (protocol.h).
 */
#include "net/protocol.h"

const struct sma_transport_client *sma_net_client;
const struct sma_wire *sma_net_wire;
struct sma_wire_facts sma_net_facts;
struct sma_form_job sma_net_job;
struct sma_channel sma_net_main;
int sma_net_any_fd = -1;
int sma_net_open_bundles;
struct sma_transport_counts sma_net_counts;
uint32_t *sma_net_heard_of;
